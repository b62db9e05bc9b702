"""The nvgpu dialect: products of matrices, loads of their tiles, and copies that go on beside a thread."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.alignment import require_element_aligned
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.async_copies import (
    COPY_SIZES,
    ROW_BYTES,
    attribute_or,
    close_group,
    copy_elements_or_zeros,
    start_copy,
    wait_for_groups,
)
from frontends.mlir.dialects.gpu.fragments import Fragments, Integers, multiply
from frontends.mlir.dialects.gpu.geometry import assume_block_alignment, is_shared
from frontends.mlir.dialects.gpu.matrices import require_all_lanes
from frontends.mlir.dialects.gpu.subgroup import meet, put, scratch, take
from interp import ir
from interp.ir.affine import combine

_LANES = 32
_ROWS = 8


@handles("nvgpu.mma.sync", attributes=("mmaShape", "tf32Enabled"))
def _mma(lowering: Lowering, operation: Any) -> None:
    m, n, k = (int(each.value) for each in operation.attributes["mmaShape"])
    left, right, sums = (lowering.parts(each) for each in operation.operands)
    element = left[0].type
    assert isinstance(element, ir.Scalar)
    fragments = Fragments(m, n, k, element.width)
    tf32 = "tf32Enabled" in operation.attributes
    # Upstream lowers products of integers to the instruction on signed ones that saturates.
    integers = None if element.is_float else Integers((False, False), saturate=True)
    found = multiply(lowering, operation, fragments, left, right, sums, tf32, integers)
    lowering.bind_parts(operation.results[0], found)


@handles("nvgpu.ldmatrix", attributes=("numTiles", "transpose"))
def _ldmatrix(lowering: Lowering, operation: Any) -> None:
    """Lane i says where row i modulo 8 of tile i / 8 begins; lanes 4r to 4r + 3 get the 32 bits each of row r, or of
    column r where tiles are transposed."""
    lane = require_all_lanes(lowering, operation)
    source, *mlir_indices = operation.operands
    view, indices = lowering.value(source), [lowering.as_value(each) for each in lowering.indices(mlir_indices)]
    if not is_shared(source.type):
        raise lowering.unsupported("tiles that are not in shared memory")
    element = view_type(view).element
    tiles = int(operation.attributes["numTiles"].value)
    transposed = str(operation.attributes["transpose"]) == "true"
    if element.width not in (8, 16, 32) or (transposed and element.width != 16):
        raise lowering.unsupported(f"tiles of {element}")
    assume_block_alignment(lowering, source.type)
    with lowering.when(lowering.compare("slt", lane, tiles * _ROWS)):
        require_element_aligned(lowering, view, [*indices], ROW_BYTES)
    rows = [scratch(lowering, ir.INDEX, [_LANES]) for _ in indices]
    for index, buffer in zip(indices, rows, strict=True):
        put(lowering, index, buffer, [lane])
    meet(lowering)
    held = 32 // element.width
    part = combine("*", combine("mod", lane, 4), held)
    results = []
    for tile in range(tiles):
        for each in range(held):
            row, column = combine("floordiv", lane, 4), combine("+", part, each)
            if transposed:
                row, column = column, row
            owner = lowering.apply(combine("+", row, tile * _ROWS))
            *outer, last = [take(lowering, buffer, [owner]) for buffer in rows]
            results.append(lowering.load(view, [*outer, lowering.apply(combine("+", last, column))]))
    meet(lowering)
    lowering.bind_parts(operation.results[0], results)


@handles("nvgpu.device_async_copy", attributes=("dstElements", "operandSegmentSizes", "bypassL1"))
def _copy(lowering: Lowering, operation: Any) -> None:
    """With a number of source elements, what is beyond them is zeros."""
    (target,), to, (source,), origin, limit = lowering.segments(operation)
    destination, origin_view = lowering.value(target), lowering.value(source)
    *to_outer, to_last = lowering.indices(to)
    *from_outer, from_last = lowering.indices(origin)
    count = attribute_or(operation, "dstElements", 0)
    element = view_type(destination).element
    if element != view_type(origin_view).element:
        raise lowering.unsupported("a copy between elements of two types")
    bytes_ = count * element.width // 8
    if bytes_ not in COPY_SIZES or element.width % 8:
        raise lowering.unsupported(f"a copy of {count} elements of {element}")
    if "bypassL1" in operation.attributes and bytes_ != ROW_BYTES:
        raise lowering.unsupported(f"a copy of {bytes_} bytes past the first cache")
    for view, indices, type in (
        (destination, [*to_outer, to_last], target.type),
        (origin_view, [*from_outer, from_last], source.type),
    ):
        if bytes_ > element.width // 8:
            assume_block_alignment(lowering, type)
        require_element_aligned(lowering, view, indices, bytes_)
    available = lowering.index(limit[0]) if limit else None

    def load(at: ir.Index) -> ir.Value:
        return lowering.load(origin_view, [*from_outer, lowering.apply(combine("+", from_last, at))])

    def store(value: ir.Value, at: ir.Index) -> None:
        lowering.store(value, destination, [*to_outer, lowering.apply(combine("+", to_last, at))])

    def copy() -> None:
        copy_elements_or_zeros(lowering, count, available, load, store, lambda: lowering.constant(0, element))

    lowering.bind(operation.results[0], start_copy(lowering, copy))


@handles("nvgpu.device_async_create_group")
def _create_group(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], close_group(lowering, lowering.operands(operation)))


@handles("nvgpu.device_async_wait", attributes=("numGroups",))
def _wait(lowering: Lowering, operation: Any) -> None:
    """Without a number, until the group of the token has ended; with one, until no more than that have not."""
    if "numGroups" in operation.attributes:
        wait_for_groups(lowering, attribute_or(operation, "numGroups", 0))
    else:
        lowering.wait(lowering.operands(operation))
