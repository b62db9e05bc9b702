"""What a program must meet lest it be undefined."""

from __future__ import annotations

from msgspec import Struct

from interp._native import RequirementKind
from interp.ir import Place
from interp.machine.terms import Term

__all__ = ["Path", "Reach", "Requirement", "RequirementKind"]

Path = tuple[tuple[Term | None, bool], ...]


class Requirement(Struct, frozen=True):
    """What a program must meet where all literals of `path` hold, each a condition and whether it must not hold; a term
    that is None is not at hand. What is `DEFINED` is neither poison nor unwritten, what `HOLDS` is true, what is
    `COMPUTED` is no operation that is undefined for its operands, and the sum of signed integers times factors is
    `WITHIN` the numbers from `low` to `high`; a path that is `NEVER` taken has no value. A remainder that
    `excludes_overflow` is undefined where its quotient overflows; another one leaves open whether it is."""

    kind: RequirementKind
    value: Term | None = None
    terms: tuple[tuple[int, Term | None], ...] = ()
    low: int = 0
    high: int = 0
    path: Path = ()
    excludes_overflow: bool = False


class Reach(Struct, frozen=True):
    """How far a program goes in a `dimension` of an argument on a path: an access is at the index `high` if it
    `is_certain`; else at most at one from `low` to `high`, and perhaps at none. `position` counts in the list of all,
    and `place` is that of an access at `high`."""

    position: int
    parameter: int
    dimension: int
    low: int
    high: int
    is_certain: bool
    place: Place | None
