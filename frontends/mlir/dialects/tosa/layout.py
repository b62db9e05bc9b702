"""Operations of the tosa dialect that move elements."""

from __future__ import annotations

from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.memref.views import product_of
from frontends.mlir.dialects.tensor.constants import constant_tensor
from frontends.mlir.dialects.tensor.shapes import in_shape
from frontends.mlir.dialects.tosa.operands import axis_of, integers
from frontends.mlir.dialects.tosa.shapes import constant_numbers
from frontends.mlir.dialects.vector.masks import access_where
from interp import ir
from interp.ir.affine import combine


@handles("tosa.const", attributes=("values",))
def _const(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    lowering.bind(result, constant_tensor(lowering, operation, "values"))


@handles("tosa.identity")
def _identity(lowering: Lowering, operation: Any) -> None:
    in_shape(lowering, operation, lowering.sizes(lowering.value(operation.operands[0])))


@handles("tosa.reshape")
def _reshape(lowering: Lowering, operation: Any) -> None:
    given, wanted = lowering.sizes(lowering.value(operation.operands[0])), _wanted_sizes(lowering, operation)
    count = product_of(lowering, given)
    known = prod(size for size in wanted if size is not None)
    if None not in wanted:
        if isinstance(count, int) and count != known:
            raise lowering.unsupported("a different number of elements")
        lowering.require_equal(count, known, f"there are {known} elements")
        in_shape(lowering, operation, [size for size in wanted if size is not None])
        return
    if known == 0:
        raise lowering.unsupported("a size that is left open, of a tensor without elements")
    lowering.require_equal(lowering.apply(combine("mod", count, known)), 0, f"{known} divides the number of elements")
    rest = lowering.apply(combine("floordiv", count, known))
    in_shape(lowering, operation, [rest if size is None else size for size in wanted])


def _wanted_sizes(lowering: Lowering, operation: Any) -> list[int | None]:
    """The sizes of a result; None for the one, if there is one, that is left to how many elements there are."""
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    if None not in type.shape:
        return list(type.shape)
    numbers = constant_numbers(lowering, operation.operands[1])
    if len(numbers) != type.rank or any(number < -1 for number in numbers) or numbers.count(-1) > 1:
        raise lowering.unsupported(f"the shape {numbers}")
    return [None if number == -1 else number for number in numbers]


@handles("tosa.transpose", attributes=("perms",))
def _transpose(lowering: Lowering, operation: Any) -> None:
    view, order = lowering.value(operation.operands[0]), integers(operation, "perms")
    sizes = lowering.sizes(view)
    buffer = lowering.tensors.result(operation, [sizes[each] for each in order])
    with lowering.loops([sizes[each] for each in order]) as point:
        there: list[ir.Index] = [0] * len(order)
        for index, dimension in zip(point, order, strict=True):
            there[dimension] = index
        lowering.store(lowering.load(view, there), buffer, point)


@handles("tosa.reverse", attributes=("axis",))
def _reverse(lowering: Lowering, operation: Any) -> None:
    view, axis = lowering.value(operation.operands[0]), axis_of(operation)
    sizes = lowering.sizes(view)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        there: list[ir.Index] = list(point)
        there[axis] = lowering.apply(combine("+", combine("+", sizes[axis], -1), combine("*", point[axis], -1)))
        lowering.store(lowering.load(view, there), buffer, point)


@handles("tosa.concat", attributes=("axis",))
def _concat(lowering: Lowering, operation: Any) -> None:
    axis = axis_of(operation)
    sources = lowering.operands(operation)
    sizes = lowering.sizes(sources[0])
    starts: list[ir.Index] = []
    total: ir.Affine = 0
    for source in sources:
        for dimension, size in enumerate(lowering.sizes(source)):
            if dimension != axis:
                lowering.require_equal(size, sizes[dimension], f"the sizes of dimension {dimension} agree")
        starts.append(lowering.apply(total))
        total = combine("+", starts[-1], lowering.size(source, axis))
    sizes[axis] = lowering.apply(total)
    buffer = lowering.tensors.result(operation, sizes)
    for source, start in zip(sources, starts, strict=True):
        with lowering.loops(lowering.sizes(source)) as point:
            there: list[ir.Index] = list(point)
            there[axis] = lowering.apply(combine("+", point[axis], start))
            lowering.store(lowering.load(source, point), buffer, there)


@handles("tosa.slice")
def _slice(lowering: Lowering, operation: Any) -> None:
    source, start_operand, size_operand = operation.operands
    view = lowering.value(source)
    starts, sizes = constant_numbers(lowering, start_operand), constant_numbers(lowering, size_operand)
    for start, size, whole in zip(starts, sizes, lowering.sizes(view), strict=True):
        if not isinstance(whole, int) or start < 0 or size < 0 or start + size > whole:
            raise lowering.unsupported("a slice that is not known to lie in the tensor")
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        there = [lowering.apply(combine("+", at, start)) for at, start in zip(point, starts, strict=True)]
        lowering.store(lowering.load(view, there), buffer, point)


@handles("tosa.tile")
def _tile(lowering: Lowering, operation: Any) -> None:
    view = lowering.value(operation.operands[0])
    counts = constant_numbers(lowering, operation.operands[1])
    inner = lowering.sizes(view)
    if any(count < 1 for count in counts):
        raise lowering.unsupported("a multiple that is not a constant")
    sizes = [lowering.apply(combine("*", size, count)) for size, count in zip(inner, counts, strict=True)]
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        there = [lowering.apply(combine("mod", at, size)) for at, size in zip(point, inner, strict=True)]
        lowering.store(lowering.load(view, there), buffer, point)


@handles("tosa.pad")
def _pad(lowering: Lowering, operation: Any) -> None:
    source, padding, constant = operation.operands
    view = lowering.value(source)
    numbers = constant_numbers(lowering, padding)
    inner = lowering.sizes(view)
    if any(number < 0 for number in numbers):
        raise lowering.unsupported("negative padding")
    sizes = [lowering.apply(combine("+", size, numbers[2 * at] + numbers[2 * at + 1])) for at, size in enumerate(inner)]
    filling = lowering.load(lowering.value(constant), [0] * view_type(lowering.value(constant)).rank)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        there = [lowering.apply(combine("+", at, -numbers[2 * number])) for number, at in enumerate(point)]
        conditions = []
        for number, (index, size) in enumerate(zip(there, inner, strict=True)):
            if numbers[2 * number]:
                conditions.append(lowering.compare("sge", index, 0))
            if numbers[2 * number + 1]:
                conditions.append(lowering.compare("slt", index, size))
        inside = lowering.conjunction(conditions) if conditions else None
        lowering.store(_loaded(lowering, view, there, inside, filling), buffer, point)


def _loaded(
    lowering: Lowering, view: ir.Value, there: list[ir.Index], inside: ir.Value | None, other: ir.Value
) -> ir.Value:
    return access_where(lowering, inside, lambda: lowering.load(view, there), other)


@handles("tosa.gather")
def _gather(lowering: Lowering, operation: Any) -> None:
    """Row `indices[n, w]` of the matrix `values[n]`; one that is not there is undefined."""
    values, indices = lowering.operands(operation)
    batch, _, channels = lowering.sizes(values)
    lowering.require_equal(batch, lowering.size(indices, 0), "the batch sizes agree")
    sizes = [batch, lowering.size(indices, 1), channels]
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, w, c):
        row = lowering.op("index_cast", [lowering.load(indices, [n, w])], ir.INDEX)
        lowering.store(lowering.load(values, [n, row, c]), buffer, [n, w, c])


@handles("tosa.row_gather")
def _row_gather(lowering: Lowering, operation: Any) -> None:
    """For each index so many rows of `values[n]`, from that one on, as a tensor of one number says."""
    values, indices = lowering.operands(operation)[:2]
    rows = _single_number(lowering, operation.operands[2])
    batch, _, channels = lowering.sizes(values)
    lowering.require_equal(batch, lowering.size(indices, 0), "the batch sizes agree")
    groups = lowering.size(indices, 1)
    sizes = [batch, lowering.apply(combine("*", groups, rows)), channels]
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops([batch, groups, rows, channels]) as (n, w, r, c):
        first = lowering.op("index_cast", [lowering.load(indices, [n, w])], ir.INDEX)
        row = lowering.op("addi", [first, r], ir.INDEX)
        to = lowering.apply(combine("+", combine("*", w, rows), r))
        lowering.store(lowering.load(values, [n, row, c]), buffer, [n, to, c])


def _single_number(lowering: Lowering, mlir_value: Any) -> int:
    owner = mlir_value.owner
    attribute = {"tosa.const": "values", "arith.constant": "value"}.get(getattr(owner, "name", ""))
    if attribute is None or not owner.attributes[attribute].is_splat:
        raise lowering.unsupported("a number of rows that is not a constant")
    return int(owner.attributes[attribute].get_splat_value().value)


@handles("tosa.scatter")
def _scatter(lowering: Lowering, operation: Any) -> None:
    """Row `indices[n, w]` of `values[n]` becomes row `w` of `input[n]`. "It is not permitted to repeat the same output
    index within a single SCATTER operation" (MLIR's TosaOps.td)."""
    _, indices, rows = lowering.operands(operation)
    buffer = lowering.tensors.destination(operation, 0, operation.results[0])
    batch, count, channels = lowering.sizes(rows)
    for dimension, size in ((0, batch), (2, channels)):
        lowering.require_equal(size, lowering.size(buffer, dimension), f"the sizes of dimension {dimension} agree")
    lowering.require_equal(batch, lowering.size(indices, 0), "the batch sizes agree")
    lowering.require_equal(count, lowering.size(indices, 1), "the numbers of indices and rows agree")
    with lowering.loops([batch, count]) as (n, w):
        row = lowering.op("index_cast", [lowering.load(indices, [n, w])], ir.INDEX)
        with lowering.loop(0, w) as before:
            other = lowering.op("index_cast", [lowering.load(indices, [n, before.induction])], ir.INDEX)
            lowering.require(lowering.compare("ne", row, other), "no two rows of a tosa.scatter meet", promise=True)
        with lowering.loop(0, channels) as loop:
            lowering.store(lowering.load(rows, [n, w, loop.induction]), buffer, [n, row, loop.induction])
    lowering.bind(operation.results[0], buffer)
