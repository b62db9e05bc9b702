"""What a program must meet lest it be undefined."""

from __future__ import annotations

from msgspec import Struct

from interp._native import RequirementKind
from interp.machine.terms import Term

__all__ = ["Requirement", "RequirementKind"]


class Requirement(Struct, frozen=True):
    """What a program must meet where all literals of `path` hold, each a condition and whether it must not hold; a term
    that is None is not at hand. What is `DEFINED` is neither poison nor unwritten, what `HOLDS` is true, what is
    `COMPUTED` is no operation that is undefined for its operands, and the sum of signed integers times factors is
    `WITHIN` the numbers from `low` to `high`; a path that is `NEVER` taken has no value."""

    kind: RequirementKind
    value: Term | None = None
    terms: tuple[tuple[int, Term | None], ...] = ()
    low: int = 0
    high: int = 0
    path: tuple[tuple[Term | None, bool], ...] = ()
