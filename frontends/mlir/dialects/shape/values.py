"""Operations of the shape dialect that bring shapes together, and tensors with shapes of their own.

A tensor to which `shape.with_shape` gives a shape is a copy of it beside that shape: only the two operations that take
them apart again look at it.
"""

from __future__ import annotations

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
    """The extents that all shapes have; one in which they differ is no value, and nothing else happens."""
    first, *others = shapes_of(lowering, operation)
    count = lowering.size(first, 0)
    if not isinstance(count, int) or any(lowering.size(each, 0) != count for each in others):
        raise lowering.unsupported("of shapes whose ranks are not known to be the same")
    buffer = result_of(lowering, operation, count)
    none = lowering.undefined(ir.INDEX)
    for at in range(count):
        extent = lowering.load(first, [at])
        found = extent
        for other in others:
            found = lowering.select(lowering.compare("eq", extent, lowering.load(other, [at])), found, none)
        lowering.store(found, buffer, [at])


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
