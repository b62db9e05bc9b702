"""Operations of the tensor dialect that see the same elements in another shape or type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.ranks import unranked
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import emit_scalar_operation
from frontends.mlir.dialects.memref.views import groups_of, product_of
from interp import ir

SHAPE_ALONE = "shape alone"
"""What `Lowering.memo` has the shape under of a value that has no elements, beside the value."""


def in_shape(lowering: Lowering, operation: Any, sizes: Sequence[ir.Index]) -> None:
    """Makes the first result of an operation the elements of its first operand with these sizes, whose product is the
    same; those of an element may be left out. What the result's type tells of them has to hold."""
    view = lowering.view(operation.operands[0])
    if lowering.tensors.is_copied(operation, 0):
        view = lowering.tensors.copied(operation.results[0], operation, operation.operands[0])
    type = lowering.type_of_view(operation.results[0])
    known: list[ir.Index] = []
    inner = type.shape[max(len(sizes), operation.results[0].type.rank) :]
    all_sizes = [*sizes, *(size for size in inner if size is not None)]
    for dimension, (size, wanted) in enumerate(zip(all_sizes, type.shape, strict=True)):
        if wanted is not None:
            lowering.require_equal(size, wanted, f"dimension {dimension} has the size {wanted}")
        known.append(size if wanted is None else wanted)
    if tuple(known) == tuple(lowering.sizes(view)):
        lowering.bind_parts(operation.results[0], [view])
        return
    strides = [product_of(lowering, known[dimension + 1 :]) for dimension in range(len(known))]
    shape = tuple(size if isinstance(size, int) else None for size in known)
    element = type.element
    reshaped = lowering.reshape(view, 0, known, strides, ir.View(element, shape))
    lowering.bind_parts(operation.results[0], [reshaped])


@handles("tensor.cast")
def _cast(lowering: Lowering, operation: Any) -> None:
    in_shape(lowering, operation, lowering.sizes(lowering.view(operation.operands[0])))


@handles("tensor.bitcast")
def _bitcast(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, "bitcast")


@handles("tensor.collapse_shape", attributes=("reassociation",))
def _collapse_shape(lowering: Lowering, operation: Any) -> None:
    sizes = lowering.sizes(lowering.view(operation.operands[0]))
    groups = groups_of(operation)
    in_shape(lowering, operation, [product_of(lowering, [sizes[each] for each in group]) for group in groups])


@handles("tensor.expand_shape", attributes=("reassociation", "static_output_shape"))
def _expand_shape(lowering: Lowering, operation: Any) -> None:
    source, *dynamic = operation.operands
    view = lowering.view(source)
    sizes = mixed(operation.attributes["static_output_shape"], lowering.indices(dynamic))
    for dimension, group in enumerate(groups_of(operation)):
        for each in group:
            require_size(lowering, sizes[each])
        lowering.require_equal(
            lowering.size(view, dimension),
            product_of(lowering, [sizes[each] for each in group]),
            f"the product of the expanded sizes of dimension {dimension} is its size",
        )
    in_shape(lowering, operation, sizes)


@handles("tensor.reshape")
def _reshape(lowering: Lowering, operation: Any) -> None:
    """The sizes are the elements of a tensor."""
    if all(use.owner.name == "shape.shape_of" for use in operation.results[0].uses):
        _reshape_for_shape(lowering, operation)
        return
    view, shape = (lowering.view(each) for each in operation.operands)
    type = operation.results[0].type
    known_sizes = lowering.type_of_view(operation.results[0]).shape[: type.rank]
    lowering.require_equal(
        lowering.size(shape, 0), type.rank, "the shape has as many extents as the result has dimensions"
    )
    sizes: list[ir.Index] = []
    for dimension, known in enumerate(known_sizes):
        size = lowering.load(shape, [dimension])
        if size.type != ir.INDEX:
            size = lowering.op("index_cast", [size], ir.INDEX)
        if known is not None:
            lowering.require_equal(size, known, f"dimension {dimension} has the size {known}")
        require_size(lowering, size)
        sizes.append(size if known is None else known)
    lowering.require_equal(
        product_of(lowering, lowering.sizes(view)[: operation.operands[0].type.rank]),
        product_of(lowering, sizes),
        "both shapes have the same number of elements",
    )
    in_shape(lowering, operation, sizes)


def _reshape_for_shape(lowering: Lowering, operation: Any) -> None:
    """A reshape of which nothing is looked at but the shape, as it is now: a copy of that stands for the result, whose
    rank may be any."""
    view, shape = (lowering.view(each) for each in operation.operands)
    type = operation.results[0].type
    count = lowering.size(shape, 0)
    extents = lowering.allocate(ir.INDEX, [count])
    with lowering.loop(0, count, carried=[lowering.constant(1)]) as loop:
        size = lowering.load(shape, [loop.induction])
        if size.type != ir.INDEX:
            size = lowering.op("index_cast", [size], ir.INDEX)
        require_size(lowering, size)
        lowering.store(size, extents, [loop.induction])
        loop.yielded = [lowering.as_value(product_of(lowering, [loop.carried[0], size]))]
    elements = lowering.sizes(view)[: operation.operands[0].type.rank]
    message = "both shapes have the same number of elements"
    lowering.require_equal(product_of(lowering, elements), loop.results[0], message)
    if not unranked(type):
        lowering.require_equal(count, type.rank, "the shape has as many extents as the result has dimensions")
        for dimension, known in enumerate(lowering.type_of_view(operation.results[0]).shape[: type.rank]):
            if known is not None:
                size = lowering.load(extents, [dimension])
                lowering.require_equal(size, known, f"dimension {dimension} has the size {known}")
    lowering.memo[SHAPE_ALONE, operation.results[0]] = extents


def require_size(lowering: Lowering, size: ir.Index) -> None:
    """The program is undefined where a size is negative."""
    if not isinstance(size, int):
        lowering.require(lowering.compare("sge", size, 0), "a size is not negative")
    elif size < 0:
        lowering.require(lowering.constant(0, ir.I1), "a size is not negative")
