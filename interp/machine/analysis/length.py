"""How long a run takes at most."""

from __future__ import annotations

from math import prod

from interp import ir
from interp.ir import Value

_MOST = 256  # operations of a short run
_ELEMENTS = 64  # of an argument of one
_OF_SCALARS = frozenset((ir.Const, ir.Op, ir.Apply, ir.Check, ir.Yield, ir.Return))


def is_short(function: ir.Function) -> bool:
    """Whether each run is over at once, whatever the data: a few operations on scalars and on elements of small
    arguments, in loops of few iterations by their constant bounds."""
    if function.body is None or not all(_is_small(each) for each in function.parameters):
        return False
    return _most(function.body) <= _MOST


def _is_small(parameter: Value) -> bool:
    type_ = parameter.type
    if isinstance(type_, ir.View):
        return None not in type_.shape and prod(each or 0 for each in type_.shape) <= _ELEMENTS
    return isinstance(type_, ir.Scalar)


def _most(region: ir.Region) -> int:
    """How many operations a region runs at most; more than a short run has where that is not known."""
    if len(region.blocks) != 1:
        return _MOST + 1
    found = 0
    for operation in region.blocks[0].operations:
        found += 1
        if type(operation) in _OF_SCALARS and found <= _MOST:
            continue
        match operation:
            case ir.Select(result=result) if not isinstance(result.type, ir.View):
                pass
            case ir.Load(atomic="") | ir.Store(atomic=""):
                pass
            case ir.If():
                found += sum(map(_most, ir.regions_of(operation)))
            case ir.For(lower=int(lower), upper=int(upper), step=int(step), body=body) if step > 0 and lower >= 0:
                found += max(0, -((lower - upper) // step)) * _most(body)
            case _ if type(operation) not in _OF_SCALARS:
                return _MOST + 1
        if found > _MOST:
            break
    return found
