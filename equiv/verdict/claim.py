"""The first line of a verdict: what was proven, at which level and for which sizes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from equiv.verdict.scope import Scope
from equiv.verdict.verdict import EQUIVALENT, Level

if TYPE_CHECKING:
    from equiv.verdict import Verdict

_LEVELS: dict[str, str] = {
    Level.BITWISE: "bit for bit",
    Level.REASSOCIATED: "up to reassociation",
    Level.REAL: "over the real numbers",
    Level.REAL_ANY_PRECISION: "over the real numbers, at any precision",
}


def claim(verdict: Verdict) -> str:
    """The verdict with the level and the scope of what was proven: `equivalent bit for bit at 11 sizes`."""
    if verdict.level is None or verdict.scope is None:
        return verdict.verdict
    proven = f"{_LEVELS[verdict.level]} {_where(verdict, verdict.scope)}"
    return f"equivalent {proven}" if verdict.verdict == EQUIVALENT else f"{verdict.verdict}, equal {proven}"


def _where(verdict: Verdict, scope: Scope) -> str:
    vectors = len(verdict.sizes)
    match scope:
        case Scope.ALL_SIZES:
            return "for all sizes"
        case Scope.STATIC:
            return "(static sizes)"
        case Scope.ENUMERATED:
            cases = f"{vectors:,} cases" if vectors > 1 else "one case"
            return f"in all {cases} of {enumeration(verdict.control)}"
        case Scope.GIVEN:
            return "at the size given" if vectors == 1 else f"at the {vectors} sizes given"
        case Scope.LISTED:
            return "at 1 size" if vectors == 1 else f"at {vectors} sizes"
        case Scope.SAMPLED:
            return f"at {_sampled(verdict)}"


def _sampled(verdict: Verdict) -> str:
    names = verdict.control
    values = len({tuple(vector.get(name) for name in names) for vector in verdict.sizes})
    number = "1 sampled value" if values == 1 else f"{values} sampled values"
    return f"{number} of {enumeration(names)}, which decide{'s' if len(names) == 1 else ''} control"


def enumeration(names: Sequence[str]) -> str:
    """Names of scalars in a sentence: `%a, %b and %c`."""
    marked = [f"%{name}" for name in names]
    return " and ".join(filter(None, (", ".join(marked[:-1]), marked[-1])))
