"""Operations of the shape dialect that bring shapes together, and tensors with shapes of their own.

A tensor to which `shape.with_shape` gives a shape is a copy of it beside that shape: only the two operations that take
them apart again look at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.shape.operations import are_equal, copy_extents, is_shape, result_of, shape_of, shapes_of
from frontends.mlir.dialects.tensor.slices import copy
from interp import ir


@handles("shape.meet", attributes=("error",))
def _meet(lowering: Lowering, operation: Any) -> None:
    """What is known of shapes and sizes is all of them: where they differ the result is an error."""
    message = "shapes and sizes that meet are the same"
    if not is_shape(lowering, operation.operands[0]):
        left, right = lowering.indices(operation.operands)
        lowering.require_equal(left, right, message)
        lowering.bind(operation.results[0], lowering.as_value(left))
        return
    shapes = shapes_of(lowering, operation)
    lowering.require(are_equal(lowering, shapes), message)
    copy_extents(lowering, operation, shapes[0])


@handles("shape.any")
def _any(lowering: Lowering, operation: Any) -> None:
    """The extents that all shapes have; one in which they differ is no value, and nothing else happens. Where ranks
    differ no extent is one (ShapeOps.td, `AnyOp`), and there are as many as the type says."""
    shapes = shapes_of(lowering, operation)
    if not shapes:
        raise lowering.unsupported("of no shapes")
    ranks = [lowering.size(each, 0) for each in shapes]
    wanted = lowering.type(operation.results[0].type)
    count = wanted.shape[0] if isinstance(wanted, ir.View) and wanted.rank == 1 else None
    if count is None:
        first = ranks[0]
        if not isinstance(first, int) or any(each != first for each in ranks):
            raise lowering.unsupported("of shapes whose ranks are not known to be the same")
        count = first
    buffer = result_of(lowering, operation, count)
    none = lowering.undefined(ir.INDEX)
    fit = lowering.conjunction([lowering.compare("eq", each, count) for each in ranks if each != count])
    for at in range(count):
        found = lowering.either(fit, partial(_common_extent, lowering, shapes, at, none), lambda: none, ir.INDEX)
        lowering.store(found, buffer, [at])


def _common_extent(lowering: Lowering, shapes: Sequence[ir.Value], at: int, none: ir.Value) -> ir.Value:
    """The extent that all shapes have at a position; `none` where they differ."""
    first, *others = (lowering.load(each, [at]) for each in shapes)
    found = first
    for other in others:
        found = lowering.select(lowering.compare("eq", first, other), found, none)
    return found


@handles("shape.with_shape")
def _with_shape(lowering: Lowering, operation: Any) -> None:
    """Of both as they are now: neither is changed by what happens to its buffer later."""
    value, shape = operation.operands
    known = lowering.memo.get(("value and shape", value))
    original = known[0] if known is not None else lowering.value(value)
    if not isinstance(original.type, ir.View):
        raise lowering.unsupported(f"on a value of type {value.type}")
    extents = shape_of(lowering, shape)
    parts = [lowering.allocate(view_type(each).element, lowering.sizes(each)) for each in (original, extents)]
    for before, after in zip((original, extents), parts, strict=True):
        copy(lowering, before, after)
    lowering.memo["value and shape", operation.results[0]] = tuple(parts)


@handles("shape.value_of")
def _value_of(lowering: Lowering, operation: Any) -> None:
    """The tensor, whatever shape it was given. Another type than its own is a promise that is not looked at."""
    known = lowering.memo.get(("value and shape", operation.operands[0]))
    if known is None:
        raise lowering.unsupported(
            f"of a value that is not a result of 'shape.with_shape', of type {operation.operands[0].type}"
        )
    value, wanted = known[0], lowering.type(operation.results[0].type)
    if not isinstance(wanted, ir.View) or (wanted.element, wanted.shape) != (value.type.element, value.type.shape):
        raise lowering.unsupported(f"as a value of type {operation.results[0].type}")
    copy(lowering, value, lowering.tensors.result(operation, lowering.sizes(value)))
