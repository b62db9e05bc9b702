"""What is assumed of the inputs, as z3 has it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import Any

import z3

from equiv.request.assumptions import Assumptions, Promise, PromiseKind
from interp.ir import Scalar


class Facts:
    """The assumptions about the elements of the parameters."""

    def __init__(self, assumptions: Assumptions) -> None:
        self._of = assumptions.by_parameter()

    def name(self, parameter: int, element: int) -> object:
        """What is known of an input: those of the same name can stand for each other."""
        promises = self._of.get(parameter, ())
        if any(each.relates for each in promises):
            return parameter, element
        return tuple(sorted((each.kind, str(each.low), str(each.high)) for each in promises))

    def assertions(self, inputs: Mapping[tuple[int, int], tuple[Any, Scalar]]) -> list[Any]:
        """Of the inputs by (parameter, element), each a z3 constant with its type."""
        found = []
        for (parameter, _), (value, type) in inputs.items():
            found += [_holds(value, type, each) for each in self._of.get(parameter, ()) if not each.relates]
        for parameter, promises in self._of.items():
            elements = sorted((element, value) for (owner, element), (value, _) in inputs.items() if owner == parameter)
            for promise in promises:
                if promise.kind is PromiseKind.SORTED:
                    found += [first <= second for (_, first), (_, second) in pairwise(elements)]
                elif promise.kind is PromiseKind.DISTINCT:
                    found += [first != second for (_, first), (_, second) in combinations(elements, 2)]
        return found


def _holds(value: Any, type: Scalar, promise: Promise) -> Any:
    """That a promise about each element holds of one."""
    if promise.kind is PromiseKind.FINITE:
        return z3.Not(z3.Or(z3.fpIsNaN(value), z3.fpIsInf(value)))
    if promise.kind is PromiseKind.NOT_NAN:
        return z3.Not(z3.fpIsNaN(value))
    assert promise.low is not None and promise.high is not None
    if type.is_float:
        low, high = (z3.FPVal(bound, value.sort()) for bound in promise.representable(type))
        return z3.And(z3.fpGEQ(value, low), z3.fpLEQ(value, high))
    low, high = (z3.BitVecVal(int(bound), type.width) for bound in (promise.low, promise.high))
    if promise.is_unsigned(type):
        return z3.And(z3.UGE(value, low), z3.ULE(value, high))
    return z3.And(value >= low, value <= high)
