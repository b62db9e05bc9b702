"""What a tactic may answer to a goal, the equality of a pair at one size vector."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import ClassVar, TypeAlias

from msgspec import Struct

from equiv.request.progress import Result
from equiv.verdict import LEVELS, Reason, Witness
from equiv.verdict.method import Method
from interp.ir.place import Place
from interp.machine.coverage import Decisions


class Then(Enum):
    """How a check goes on after a goal that stays unproven."""

    REPLACE = "the goal took too long: others stand in for it"
    ASSUME_OTHERS = "the source has no meaning there that is known: sizes are taken to be others"
    GO_ON = "other sizes may show a difference"
    CHOOSE_OTHERS = "no goal of the same choice of sizes would get further"
    END = "no goal would get further"


class Proven(Struct, frozen=True):
    """The outputs are equal at `level`. `cells` were compared, and `uninitialized` are left so by the source,
    of which `poison_for_unwritten` may be poison in the target.
    `operations` are those of the proof's own run, where it made one. `decisions` are the source's and the target's,
    None where nothing was run."""

    method: Method
    cells: int
    decisions: tuple[Decisions, Decisions] | None
    level: str = LEVELS[0]
    error_bound: float = 0.0
    uninitialized: int = 0
    poison_for_unwritten: int = 0
    operations: int = 0

    result: ClassVar[Result] = Result.PROVEN

    @property
    def text(self) -> str:
        """As `equiv check -v` prints it: the level, and how many output cells were compared."""
        cells = "1 cell" if self.cells == 1 else f"{self.cells} cells"
        return f"{self.level}, {cells}" if self.decisions is not None else f"{self.level}, without a run"


class Refuted(Struct, frozen=True):
    """Both programs were run on the witness's inputs and disagree. `reasons` say what had been found before."""

    witness: Witness
    reasons: tuple[Reason, ...] = ()

    result: ClassVar[Result] = Result.REFUTED

    @property
    def text(self) -> str:
        """As `equiv check -v` prints it: the cell that differs, or what the target does."""
        cell = self.witness.cell
        return self.witness.message if cell is None else f"{cell.text} differs"


class SourceUndefined(Struct, frozen=True):
    """The source is undefined, and binds the target to nothing."""

    reason: Reason

    result: ClassVar[Result] = Result.UNDEFINED

    @property
    def text(self) -> str:
        return self.reason.message


class Blocked(Struct, frozen=True):
    """The goal stays unproven. `witness` shows what the reason says under one schedule, which may not come about."""

    reason: Reason
    then: Then
    witness: Witness | None = None

    result: ClassVar[Result] = Result.BLOCKED

    @property
    def text(self) -> str:
        return self.reason.message


class NeedsSizes(Struct, frozen=True):
    """Scalar parameters that are data, by position, must be numbers, since a run depends on them at these places."""

    parameters: Mapping[int, Place | None]

    result: ClassVar[Result] = Result.NEEDS_SIZES

    @property
    def text(self) -> str:
        """As `equiv check -v` prints it: the places that need numbers."""
        places = {f"{place}" for place in self.parameters.values() if place is not None}
        return "scalars that decide control must be numbers" + "".join(f", at {place}" for place in sorted(places))


Answer: TypeAlias = Proven | Refuted | SourceUndefined | Blocked | NeedsSizes
