"""Operations that only move elements: from one place of a vector to another, and between vectors and scalars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from typing import Any

from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.vector.masks import access_where
from frontends.mlir.dialects.vector.shape import (
    element_type,
    linear,
    numbers,
    positions,
    scalable_dimensions,
    scaled,
    shape_of,
)
from frontends.mlir.dialects.vector.spill import spill
from interp import ir


@handles("vector.broadcast")
def _broadcast(lowering: Lowering, operation: Any) -> None:
    """The dimensions of the source are the last ones of the result; those of size 1 are repeated."""
    source, result = operation.operands[0], operation.results[0]
    parts, given, shape = lowering.parts(source), shape_of(lowering, source.type), shape_of(lowering, result.type)
    ahead = len(shape) - len(given)
    found = []
    for position in positions(shape):
        inner = [0 if size == 1 else index for index, size in zip(position[ahead:], given, strict=True)]
        found.append(parts[linear(inner, given)])
    lowering.bind_parts(result, found)


@handles("vector.splat")
def _splat(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    count = prod(shape_of(lowering, result.type))
    lowering.bind_parts(result, [lowering.value(operation.operands[0])] * count)


@handles("vector.shape_cast")
def _shape_cast(lowering: Lowering, operation: Any) -> None:
    lowering.bind_parts(operation.results[0], lowering.parts(operation.operands[0]))


@handles("vector.transpose", attributes=("permutation",))
def _transpose(lowering: Lowering, operation: Any) -> None:
    """Dimension i of the result is dimension `permutation[i]` of the source."""
    source, result = operation.operands[0], operation.results[0]
    parts, given = lowering.parts(source), shape_of(lowering, source.type)
    permutation = numbers(operation, "permutation")
    found = []
    for position in positions([given[each] for each in permutation]):
        inner = [0] * len(given)
        for index, dimension in zip(position, permutation, strict=True):
            inner[dimension] = index
        found.append(parts[linear(inner, given)])
    lowering.bind_parts(result, found)


@handles("vector.shuffle", attributes=("mask",))
def _shuffle(lowering: Lowering, operation: Any) -> None:
    """The mask counts along the first dimension of both vectors, one after the other; -1 is any value."""
    left, right = operation.operands
    shape = shape_of(lowering, left.type)
    row = prod(shape[1:])
    parts = [*lowering.parts(left), *lowering.parts(right)]
    found = []
    for chosen in numbers(operation, "mask"):
        if chosen < 0:
            found += [lowering.undefined(parts[0].type)] * row
        else:
            found += parts[chosen * row : (chosen + 1) * row]
    lowering.bind_parts(operation.results[0], found)


def _position(lowering: Lowering, operation: Any, dynamic: Sequence[Any]) -> list[ir.Index]:
    return mixed(numbers(operation, "static_position"), lowering.indices(dynamic))


@handles("vector.extract", attributes=("static_position",))
def _extract(lowering: Lowering, operation: Any) -> None:
    source, *dynamic = operation.operands
    parts, shape = lowering.parts(source), shape_of(lowering, source.type)
    position = _position(lowering, operation, dynamic)
    count = prod(shape[len(position) :])
    known = [each for each in position if isinstance(each, int)]
    if len(known) == len(position):
        if any(not 0 <= index < size for index, size in zip(known, shape, strict=False)):
            # -1 is how a position that is no position is written.
            lowering.bind_parts(operation.results[0], [lowering.undefined(parts[0].type)] * count)
            return
        start = linear(known, shape[: len(known)]) * count
        lowering.bind_parts(operation.results[0], parts[start : start + count])
        return
    buffer = spill(lowering, parts, shape)
    exists = _exists(lowering, position, shape)
    found = [
        access_where(
            lowering,
            exists,
            partial(lowering.load, buffer, [*position, *rest]),
            lowering.undefined(parts[0].type),
        )
        for rest in positions(shape[len(position) :])
    ]
    lowering.free(buffer)
    lowering.bind_parts(operation.results[0], found)


@handles("vector.insert", attributes=("static_position",))
def _insert(lowering: Lowering, operation: Any) -> None:
    value, into, *dynamic = operation.operands
    parts, shape = list(lowering.parts(into)), shape_of(lowering, into.type)
    position = _position(lowering, operation, dynamic)
    values = lowering.parts(value)
    known = [each for each in position if isinstance(each, int)]
    if len(known) == len(position):
        if any(not 0 <= index < size for index, size in zip(known, shape, strict=False)):
            lowering.bind_parts(operation.results[0], [lowering.undefined(parts[0].type)] * len(parts))
            return
        start = linear(known, shape[: len(known)]) * len(values)
        parts[start : start + len(values)] = values
        lowering.bind_parts(operation.results[0], parts)
        return
    buffer = spill(lowering, parts, shape)
    exists = _exists(lowering, position, shape)
    with lowering.when(exists):
        for each, rest in zip(values, positions(shape[len(position) :]), strict=True):
            lowering.store(each, buffer, [*position, *rest])
    found = [
        access_where(
            lowering,
            exists,
            partial(lowering.load, buffer, each),
            lowering.undefined(parts[0].type),
        )
        for each in positions(shape)
    ]
    lowering.free(buffer)
    lowering.bind_parts(operation.results[0], found)


def _exists(lowering: Lowering, position: Sequence[ir.Index], shape: Sequence[int]) -> ir.Value:
    """Whether a position is one of the vector's; at any other there is poison, which no one need look at."""
    inside = [lowering.compare("ult", index, size) for index, size in zip(position, shape, strict=False)]
    return lowering.conjunction(inside)


@handles("vector.extract_strided_slice", attributes=("offsets", "sizes", "strides"))
def _extract_strided_slice(lowering: Lowering, operation: Any) -> None:
    """Offsets, sizes and strides are of the first dimensions; the others are taken whole, as scalable ones are."""
    source = operation.operands[0]
    parts, shape = lowering.parts(source), shape_of(lowering, source.type)
    offsets, sizes, strides = (numbers(operation, name) for name in ("offsets", "sizes", "strides"))
    _require_whole(lowering, source.type, offsets, strides)
    found = []
    for position in positions([*scaled(lowering, source.type, sizes), *shape[len(sizes) :]]):
        inner = list(position)
        for at, (offset, stride) in enumerate(zip(offsets, strides, strict=True)):
            inner[at] = offset + position[at] * stride
        found.append(parts[linear(inner, shape)])
    lowering.bind_parts(operation.results[0], found)


def _require_whole(lowering: Lowering, mlir_type: Any, offsets: Sequence[int], strides: Sequence[int]) -> None:
    """Raises `Unsupported` where a slice begins within a scalable dimension: in which units is not said."""
    dimensions = scalable_dimensions(lowering, mlir_type)
    for offset, stride, scalable in zip(offsets, strides, dimensions, strict=False):
        if scalable and (offset, stride) != (0, 1):
            raise lowering.unsupported("a part of a scalable dimension")


@handles("vector.scalable.insert", attributes=("pos",))
def _scalable_insert(lowering: Lowering, operation: Any) -> None:
    """The position counts elements, however long vectors are. Where the part does not fit, there is poison."""
    value, into = operation.operands
    values, parts = lowering.parts(value), list(lowering.parts(into))
    at = operation.attributes["pos"].value
    if at + len(values) > len(parts):
        parts = [lowering.undefined(each.type) for each in parts]
    else:
        parts[at : at + len(values)] = values
    lowering.bind_parts(operation.results[0], parts)


@handles("vector.scalable.extract", attributes=("pos",))
def _scalable_extract(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    parts, count, at = (
        lowering.parts(operation.operands[0]),
        prod(shape_of(lowering, result.type)),
        operation.attributes["pos"].value,
    )
    found = parts[at : at + count]
    lowering.bind_parts(result, found if len(found) == count else [lowering.undefined(parts[0].type)] * count)


@handles("vector.vscale")
def _vscale(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], lowering.constant(lowering.vscale, ir.INDEX))


@handles("vector.insert_strided_slice", attributes=("offsets", "strides"))
def _insert_strided_slice(lowering: Lowering, operation: Any) -> None:
    """Offsets are of all dimensions of the vector that is inserted into, strides of the last ones, which are those of
    what is inserted."""
    value, into = operation.operands
    parts, shape, small = list(lowering.parts(into)), shape_of(lowering, into.type), shape_of(lowering, value.type)
    offsets, strides = numbers(operation, "offsets"), numbers(operation, "strides")
    ahead = len(shape) - len(small)
    _require_whole(lowering, into.type, offsets, [1] * ahead + strides)
    for each, position in zip(lowering.parts(value), positions(small), strict=True):
        inner = list(offsets)
        for at, (index, stride) in enumerate(zip(position, strides, strict=True)):
            inner[ahead + at] = offsets[ahead + at] + index * stride
        parts[linear(inner, shape)] = each
    lowering.bind_parts(operation.results[0], parts)


@handles("vector.interleave")
def _interleave(lowering: Lowering, operation: Any) -> None:
    left, right = (lowering.parts(each) for each in operation.operands)
    lowering.bind_parts(operation.results[0], [part for pair in zip(left, right, strict=True) for part in pair])


@handles("vector.deinterleave")
def _deinterleave(lowering: Lowering, operation: Any) -> None:
    parts = lowering.parts(operation.operands[0])
    for start, result in enumerate(operation.results):
        lowering.bind_parts(result, parts[start::2])


@handles("vector.from_elements")
def _from_elements(lowering: Lowering, operation: Any) -> None:
    lowering.bind_parts(operation.results[0], lowering.operands(operation))


@handles("vector.to_elements")
def _to_elements(lowering: Lowering, operation: Any) -> None:
    for result, part in zip(operation.results, lowering.parts(operation.operands[0]), strict=True):
        lowering.bind(result, part)


@handles("vector.step")
def _step(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    (count,) = shape_of(lowering, result.type)
    type = element_type(lowering, result.type)
    lowering.bind_parts(result, [lowering.constant(each, type) for each in range(count)])


@handles("vector.bitcast")
def _bitcast(lowering: Lowering, operation: Any) -> None:
    """The bits of the last dimension are split or joined."""
    source, result = operation.operands[0], operation.results[0]
    after = element_type(lowering, result.type)
    what = f"from {source.type} to {result.type}"
    parts, shape = lowering.parts(source), shape_of(lowering, source.type)
    row = shape[-1] if shape else 1
    found = []
    for start in range(0, len(parts), row):
        found += recast(lowering, parts[start : start + row], after, what)
    lowering.bind_parts(result, found)


@handles("vector.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.flat(operation.operands)))
