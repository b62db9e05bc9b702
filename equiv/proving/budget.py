"""How many operations the next goal of a check may take."""

from __future__ import annotations

from equiv.proving.findings import Findings

# Operations that all vectors chosen by the tool may execute together, per program, once two of them are done.
CHOSEN_OPERATIONS = 20_000_000
PROVEN_OPERATIONS = 100_000_000  # of a run that confirms what is proven without it
_LARGEST_SHARE = 4  # one vector may use a quarter of them


class Budget:
    """`choosing` holds where the tool has a say in the sizes, `confirming` where the runs of a static program confirm a
    proof for all sizes. Sizes of a choice are `bounded` once what takes long is to be left out, however few were run.
    """

    def __init__(self, choosing: bool, confirming: bool) -> None:
        self._choosing, self._confirming = choosing, confirming
        self._spent = 0
        self._allowance = CHOSEN_OPERATIONS
        self.bounded = False

    def renew(self) -> None:
        """Each choice of sizes has its own allowance."""
        self._allowance = self._spent + CHOSEN_OPERATIONS

    def spend(self, operations: int) -> None:
        """Counts operations that ran at a size vector."""
        self._spent += operations

    def operations(self, findings: Findings) -> int | None:
        """For the next run; None where only the user's limits hold. Nothing is left at 0."""
        if self._confirming:
            return PROVEN_OPERATIONS
        if not self.bounded and (not self._choosing or not findings.is_enough):
            return None
        return max(min(self._allowance - self._spent, CHOSEN_OPERATIONS // _LARGEST_SHARE), 0)
