"""What a program must meet lest it be undefined."""

from __future__ import annotations

from dataclasses import dataclass

from interp.machine.terms import Term


@dataclass(frozen=True, slots=True)
class Requirement:
    """What a program must meet where all literals of `path` hold, each a condition and whether it must not hold; a term
    that is None is not at hand. `kind` is `defined` (that `value` is neither poison nor unwritten), `holds` (that it is
    true), `computed` (that its operation is not undefined for its operands) or `within` (that the sum of signed
    integers times factors is from `low` to `high`)."""

    kind: str
    value: Term | None = None
    terms: tuple[tuple[int, Term | None], ...] = ()
    low: int = 0
    high: int = 0
    path: tuple[tuple[Term | None, bool], ...] = ()
