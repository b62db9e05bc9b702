"""How many operations the next goal of a check may take."""

from __future__ import annotations

from equiv.proving.findings import Findings
from equiv.verdict import LEVELS, Level

# Operations that all vectors chosen by the tool may execute together, per program, once two of them are done.
CHOSEN_OPERATIONS = 20_000_000
UNCOMPARED_OPERATIONS = CHOSEN_OPERATIONS  # of a run of programs that can only be told apart by where they are defined
PROVEN_OPERATIONS = 100_000_000  # of a run that confirms what is proven without it
# Operations and compared cells of all vectors that confirm a proof for all sizes, once there are enough of them.
CONFIRMING_WORK = 1_000_000
_LARGEST_SHARE = 4  # one vector may use a quarter of them


class Budget:
    """`choosing` holds where the tool has a say in the sizes, `confirming` where the runs of a static program confirm a
    proof for all sizes, none of them to its end where it `is_long`, and `proven` is the level of such a proof. Sizes of
    a choice are `bounded` once what takes long is to be left out, however few were run."""

    def __init__(self, choosing: bool, confirming: bool, proven: Level | None = None, is_long: bool = False) -> None:
        self._choosing, self._confirming, self._proven = choosing, confirming, proven
        self._confirmation = CONFIRMING_WORK if is_long else PROVEN_OPERATIONS
        self._spent = self._compared = 0
        self._allowance = CHOSEN_OPERATIONS
        self.bounded = False

    def renew(self) -> None:
        """Each choice of sizes has its own allowance."""
        self._allowance = self._spent + CHOSEN_OPERATIONS

    def spend(self, operations: int, cells: int = 0) -> None:
        """Counts operations that ran at a size vector, and cells that were compared after them."""
        self._spent += operations
        self._compared += cells

    def operations(self, findings: Findings) -> int | None:
        """For the next run; None where only the user's limits hold. Nothing is left at 0."""
        if self._confirming:
            return self._confirmation
        if self._is_confirmed(findings):
            return 0
        if not self.bounded and (not self._choosing or not findings.is_enough):
            return None
        return max(min(self._allowance - self._spent, CHOSEN_OPERATIONS // _LARGEST_SHARE), 0)

    def _is_confirmed(self, findings: Findings) -> bool:
        """Whether more runs would only confirm what is proven for all sizes, and enough went into that."""
        if self._proven is None or not self._choosing or not findings.is_enough:
            return False
        # Where runs are equal at a weaker level alone, the verdict rests on them.
        speaks_for_all = LEVELS.index(findings.level) <= LEVELS.index(self._proven)
        return speaks_for_all and self._spent + self._compared >= CONFIRMING_WORK
