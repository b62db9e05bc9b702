"""Scalars that are data and decide control: the values of them that are run.

A few values of such a scalar tell nothing of the others, as the number of a branch is no trip count. Where it has few
values, or few are assumed, all are run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from equiv.request.assumptions import Assumptions
from equiv.request.signature import Signature
from equiv.sizing.variables import Sizes, Variable
from interp import ir

MAX_COMBINATIONS = 1 << 10


def combinations(
    control: Sequence[Variable],
    cases: Mapping[Variable, Sequence[int]],
    assumptions: Assumptions,
    signature: Signature,
) -> list[Sizes] | None:
    """Every combination of values that the scalars may have, or of `cases` that stand for all of them; None where these
    are too many."""
    columns = []
    count = 1
    for variable in control:
        type_ = signature.parameters[variable.parameter].type
        assert isinstance(type_, ir.Scalar)
        values = _values(variable.parameter, type_, assumptions)
        if values is None and variable in cases:
            values = cases[variable]
        count *= MAX_COMBINATIONS + 1 if values is None else len(values)
        if count > MAX_COMBINATIONS:
            return None
        columns.append(values or [])
    return [dict(zip(control, row, strict=True)) for row in product(*columns)]


def _values(parameter: int, type_: ir.Scalar, assumptions: Assumptions) -> Sequence[int] | None:
    """The values that a scalar may have, as signed numbers but for i1; None where these are too many."""
    shortest, first = 1 << type_.width, 0
    for promise in assumptions.by_parameter().get(parameter, ()):
        if isinstance(promise.low, int) and isinstance(promise.high, int):
            shortest, first = min((shortest, first), (promise.high - promise.low + 1, promise.low))
    if shortest > MAX_COMBINATIONS:
        return None
    patterns = ((first + at) % (1 << type_.width) for at in range(shortest))
    numbers = dict.fromkeys(ir.signed(each, type_.width) if type_.width > 1 else each for each in patterns)
    return [value for value in numbers if assumptions.allows(parameter, value, type_)]
