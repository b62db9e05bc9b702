"""Access patterns: what a copy or a channel reads or writes, as a stream of elements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.dialects.memref.buffers import copy_elements
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major


class Pattern(Struct, frozen=True):
    """The operands of one side as MLIR has them: a memref, and offsets, sizes and strides with the dynamic ones among
    them as values."""

    memref: Any
    offsets: list[Any]
    sizes: list[Any]
    strides: list[Any]


def pattern(operation: Any, side: str, memref: Any, groups: Sequence[list[Any]]) -> Pattern:
    """`side` is `src` or `dst`; `groups` are the operands for offsets, sizes and strides."""
    given: list[list[Any]] = []
    for what, operands in zip(("offsets", "sizes", "strides"), groups, strict=True):
        name = f"static_{side}_{what}"
        if name in operation.attributes:
            given.append(mixed(operation.attributes[name], operands))
        else:
            given.append(list(operands))
    return Pattern(memref, *given)


_SIDES: Mapping[str, Sequence[tuple[str, int]]] = {
    "air.dma_memcpy_nd": (("dst", 1), ("src", 5)),
    "air.channel.put": (("src", 2),),
    "air.channel.get": (("dst", 2),),
}
"""The sides of a transfer, each with the segment of operands that its memref is; the sizes are the second after it."""


def addressed(operation: Any) -> list[Any]:
    """The memrefs of a transfer whose elements it addresses by sizes and strides of its own."""
    counts = [int(each) for each in operation.attributes["operandSegmentSizes"]]
    operands = list(operation.operands)
    found = []
    for side, at in _SIDES[operation.name]:
        static = f"static_{side}_sizes"
        known = len(operation.attributes[static]) if static in operation.attributes else 0
        if known or counts[at + 2]:
            found.append(operands[sum(counts[:at])])
    return found


def stream(lowering: Lowering, access: Pattern) -> ir.Value:
    """The view whose elements in row-major order are the stream."""
    (memref,) = lowering.parts(access.memref)
    type = view_type(memref)
    offsets = _indices(lowering, access.offsets)
    sizes, strides = _indices(lowering, access.sizes), _indices(lowering, access.strides)
    if not sizes:
        if offsets or strides:
            raise lowering.unsupported("offsets or strides without sizes")
        return memref
    if len(strides) != len(sizes) or len(offsets) > len(sizes):
        raise lowering.unsupported(f"{len(offsets)} offsets, {len(sizes)} sizes and {len(strides)} strides")
    if type.strides is not None and type.strides != row_major(type.shape):
        raise lowering.unsupported(f"offsets into a memref whose layout is not the identity, {access.memref.type}")
    if access.memref not in lowering.aggregates and _has_parts(lowering, access):
        raise lowering.unsupported(f"offsets into a {access.memref.type}")
    if not isinstance(strides[-1], int) or (strides[-1] == 0 and sizes[-1] != 1):
        # Old files mean 1 by an innermost stride of 0, others mean that one element comes again and again.
        raise lowering.unsupported("an innermost stride that is 0, or not a constant")
    offsets = [*[0] * (len(sizes) - len(offsets)), *offsets]
    first: ir.Affine = lowering.offset(memref)
    for offset, stride in zip(offsets, strides, strict=True):
        first = combine("+", first, combine("*", offset, stride))
    for size in sizes:
        if not isinstance(size, int) or size < 0:
            lowering.require(lowering.compare("sge", size, 0), "the sizes of an access are not negative")
    return lowering.reshape(memref, lowering.apply(first), sizes, strides)


def _has_parts(lowering: Lowering, access: Pattern) -> bool:
    """Whether the elements are several scalars each."""
    return view_type(lowering.parts(access.memref)[0]).rank != len(access.memref.type.shape)


def _indices(lowering: Lowering, mixed: list[Any]) -> list[ir.Index]:
    return [each if isinstance(each, int) else lowering.index(each) for each in mixed]


def padding(lowering: Lowering, operation: Any, rank: int) -> tuple[list[int], list[int]] | None:
    """Zeros before and after each dimension, where the operation has them."""
    names = ("pad_before", "pad_after")
    found = [name in operation.attributes for name in names]
    if not any(found):
        return None
    if not all(found):
        raise lowering.unsupported("'pad_before' and 'pad_after' apart")
    before, after = (list(operation.attributes[name]) for name in names)
    if len(before) != rank or len(after) != rank or any(each < 0 for each in (*before, *after)):
        raise lowering.unsupported(f"{len(before)} paddings of an access of rank {rank}")
    return before, after


def padded(lowering: Lowering, view: ir.Value, zeros: tuple[list[int], list[int]]) -> ir.Value:
    """A copy of a view with zeros around it."""
    before, after = zeros
    sizes = lowering.sizes(view)
    outer = [
        lowering.apply(combine("+", size, left + right)) for size, left, right in zip(sizes, before, after, strict=True)
    ]
    element = view_type(view).element
    buffer = lowering.allocate(element, outer)
    zero = lowering.constant(0, element)
    with lowering.loops(outer) as indices:
        lowering.store(zero, buffer, indices)
    with lowering.loops(sizes) as indices:
        inside = [lowering.apply(combine("+", index, left)) for index, left in zip(indices, before, strict=True)]
        lowering.store(lowering.load(view, indices), buffer, inside)
    return buffer


def room(lowering: Lowering, view: ir.Value, unit: ir.Scalar) -> ir.Value:
    """A buffer for the elements of a view, each of them so many units."""
    element = view_type(view).element
    assert isinstance(element, ir.Scalar)
    return lowering.allocate(unit, [*lowering.sizes(view), element.width // unit.width])


def split(lowering: Lowering, view: ir.Value, unit: ir.Scalar) -> ir.Value:
    """A copy of the elements of a view as units, the one of the lowest bits first."""
    buffer = room(lowering, view, unit)
    with lowering.loops(lowering.sizes(view)) as indices:
        for at, part in enumerate(recast(lowering, [lowering.load(view, indices)], unit, "elements of other types")):
            lowering.store(part, buffer, [*indices, at])
    return buffer


def join(lowering: Lowering, buffer: ir.Value, view: ir.Value, unit: ir.Scalar) -> None:
    """Writes what such a copy holds to a view, and ends the copy."""
    element = view_type(view).element
    assert isinstance(element, ir.Scalar)
    with lowering.loops(lowering.sizes(view)) as indices:
        parts = [lowering.load(buffer, [*indices, at]) for at in range(element.width // unit.width)]
        (value,) = recast(lowering, parts, element, "elements of other types")
        lowering.store(value, view, indices)
    lowering.free(buffer)


def volume(lowering: Lowering, sizes: Sequence[ir.Index]) -> ir.Index:
    """The product of sizes: how many elements are accessed."""
    return lowering.product(sizes)


def transfer(lowering: Lowering, source: ir.Value, target: ir.Value, apart: bool) -> None:
    """Writes the stream of `source` to that of `target`; `apart` says that they do not overlap."""
    sizes, target_sizes = lowering.sizes(source), lowering.sizes(target)
    if apart and _same(sizes, target_sizes):
        copy_elements(lowering, source, target, sizes)
        return
    total = volume(lowering, sizes)
    lowering.require_equal(total, volume(lowering, target_sizes), "both sides of a copy have as many elements")
    between = lowering.allocate(view_type(source).element, [total])
    copy_elements(lowering, source, _row_major(lowering, between, sizes), sizes)
    copy_elements(lowering, _row_major(lowering, between, target_sizes), target, target_sizes)
    lowering.free(between)


def _row_major(lowering: Lowering, buffer: ir.Value, sizes: Sequence[ir.Index]) -> ir.Value:
    strides: list[ir.Index] = []
    for at in range(len(sizes)):
        strides.append(volume(lowering, sizes[at + 1 :]))
    return lowering.reshape(buffer, 0, sizes, strides)


def _same(left: Sequence[ir.Index], right: Sequence[ir.Index]) -> bool:
    return len(left) == len(right) and all(
        a is b or (isinstance(a, int) and a == b) for a, b in zip(left, right, strict=True)
    )


def known_range(view: ir.Value) -> tuple[int, int] | None:
    """The least and the greatest address of a view in its buffer, where its type tells them."""
    type = view_type(view)
    strides = type.strides if type.strides is not None else row_major(type.shape)
    if type.offset is None or None in type.shape or None in strides or prod(size or 0 for size in type.shape) == 0:
        return None
    reach = [((size or 0) - 1) * (stride or 0) for size, stride in zip(type.shape, strides, strict=True)]
    return type.offset + sum(each for each in reach if each < 0), type.offset + sum(each for each in reach if each > 0)
