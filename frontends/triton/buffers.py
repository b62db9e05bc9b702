"""Accesses of AMD's processors at offsets from one pointer, which the hardware holds to the end of a buffer."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.triton.hints import require_contiguous
from frontends.triton.pointers import buffer_of
from frontends.triton.tiles import EVICTION, Point, at_once, element, make_tile, masked_load, masked_store, shape_of
from interp import ir


@handles("amdg.buffer_load", attributes=(*EVICTION, "contiguity"))
def _buffer_load(lowering: Lowering, operation: Any) -> None:
    """A load at offsets from one pointer. Where the mask does not hold, the hardware is given an offset beyond any
    buffer, for which it gives zeros."""
    (pointer,), (offsets,), stride, masks, others = lowering.segments(operation)
    del stride  # how the hardware orders what it holds in its caches
    buffer = buffer_of(lowering, pointer)
    type = view_type(buffer).element

    def at(point: Point) -> ir.Value:
        return displaced(lowering, pointer, offsets, point)

    require_contiguous(lowering, operation, offsets, at, masks[0] if masks else None)
    make_tile(
        lowering,
        operation,
        lambda point: masked_load(
            lowering,
            buffer,
            lambda: at(point),
            element(lowering, masks[0], point) if masks else None,
            lambda: element(lowering, others[0], point) if others else lowering.constant(0, type),
        ),
    )


@handles("amdg.buffer_store", attributes=(*EVICTION, "contiguity"))
def _buffer_store(lowering: Lowering, operation: Any) -> None:
    (value,), (pointer,), (offsets,), stride, masks = lowering.segments(operation)
    del stride
    buffer = buffer_of(lowering, pointer)

    def at(point: Point) -> ir.Value:
        return displaced(lowering, pointer, offsets, point)

    require_contiguous(lowering, operation, offsets, at, masks[0] if masks else None)
    with at_once(lowering, shape_of(lowering, offsets)) as point:
        masked_store(
            lowering,
            lambda: lowering.store(element(lowering, value, point), buffer, [at(point)]),
            element(lowering, masks[0], point) if masks else None,
        )


def displaced(lowering: Lowering, pointer: Any, offsets: Any, point: Point) -> ir.Value:
    """Offsets of buffer accesses are unsigned."""
    distance = lowering.op("index_castui", [element(lowering, offsets, point)], ir.INDEX)
    return lowering.op("addi", [lowering.value(pointer), distance], ir.INDEX)
