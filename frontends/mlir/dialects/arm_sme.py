"""The arm_sme dialect: tiles, which are square scalable vectors, and products that are added to them, as Arm's Scalable
Matrix Extension has them. The choice of a tile's registers says nothing of its contents."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.arm_sme_intrinsics import uses_tiles
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from frontends.mlir.dialects.vector.masks import access_where, store_where
from frontends.mlir.dialects.vector.shape import element_type, shape_of
from frontends.mlir.dialects.vector.spill import spill
from interp import ir
from interp.ir.affine import combine


@handles("arm_sme.get_tile", attributes=("tile_id",))
def _get_tile(lowering: Lowering, operation: Any) -> None:
    """It holds nothing that a program could tell. Which registers it is matters to who uses it."""
    if "tile_id" in operation.attributes and uses_tiles(function_of(operation)) is not None:
        raise lowering.unsupported("attribute 'tile_id'")
    _bind_all(lowering, operation.results[0], lowering.undefined)


@handles("arm_sme.zero")
def _zero(lowering: Lowering, operation: Any) -> None:
    _bind_all(lowering, operation.results[0], partial(lowering.constant, 0))


@handles("arm_sme.copy_tile")
def _copy_tile(lowering: Lowering, operation: Any) -> None:
    lowering.bind_parts(operation.results[0], lowering.parts(operation.operands[0]))


def _bind_all(lowering: Lowering, result: Any, make: Any) -> None:
    lowering.bind_parts(result, [make(type) for type in lowering.part_types(result.type)])


@handles("arm_sme.tile_load", attributes=("layout", "operandSegmentSizes"))
def _tile_load(lowering: Lowering, operation: Any) -> None:
    """Rows of memory become slices of the tile: columns where the layout is vertical. The mask counts as memory does;
    what it leaves out is the padding."""
    memref, indices, padding, masks = _groups(operation)
    result = operation.results[0]
    size, _ = shape_of(lowering, result.type)
    view, start = lowering.value(memref[0]), lowering.indices(indices)
    mask = lowering.parts(masks[0]) if masks else None
    found: dict[tuple[int, ...], ir.Value] = {}
    for row, column in product(range(size), repeat=2):
        load = partial(lowering.load, view, _moved(lowering, start, row, column))
        where = (column, row) if _vertical(operation) else (row, column)
        if mask is None:
            found[where] = load()
        else:
            found[where] = access_where(lowering, mask[row * size + column], load, lowering.value(padding[0]))
    lowering.bind_parts(result, [found[each] for each in sorted(found)])


@handles("arm_sme.tile_store", attributes=("layout", "operandSegmentSizes"))
def _tile_store(lowering: Lowering, operation: Any) -> None:
    """The same way back."""
    tile, memref, indices, masks = _groups(operation)
    size, _ = shape_of(lowering, tile[0].type)
    parts, view, start = lowering.parts(tile[0]), lowering.value(memref[0]), lowering.indices(indices)
    mask = lowering.parts(masks[0]) if masks else None
    for row, column in product(range(size), repeat=2):
        at = column * size + row if _vertical(operation) else row * size + column
        to = _moved(lowering, start, row, column)
        store_where(lowering, None if mask is None else mask[row * size + column], parts[at], view, to)


@handles("arm_sme.load_tile_slice", attributes=("layout",))
def _load_tile_slice(lowering: Lowering, operation: Any) -> None:
    """Elements that the mask leaves out become zero, as the architecture's loads make them."""
    memref, masks, tile, *indices, index = operation.operands
    view, start = lowering.value(memref), lowering.indices(indices)
    loaded = [
        access_where(
            lowering,
            active,
            partial(lowering.load, view, _moved(lowering, start, column)),
            lowering.constant(0, element_type(lowering, tile.type)),
        )
        for column, active in enumerate(lowering.parts(masks))
    ]
    _with_slice(lowering, operation, loaded, tile, index)


@handles("arm_sme.store_tile_slice", attributes=("layout",))
def _store_tile_slice(lowering: Lowering, operation: Any) -> None:
    tile, index, masks, memref, *indices = operation.operands
    view, start = lowering.value(memref), lowering.indices(indices)
    values = _slice(lowering, operation, tile, index)
    for column, (value, active) in enumerate(zip(values, lowering.parts(masks), strict=True)):
        store_where(lowering, active, value, view, _moved(lowering, start, column))


@handles("arm_sme.insert_tile_slice", attributes=("layout",))
def _insert_tile_slice(lowering: Lowering, operation: Any) -> None:
    vector, tile, index = operation.operands
    _with_slice(lowering, operation, lowering.parts(vector), tile, index)


@handles("arm_sme.extract_tile_slice", attributes=("layout",))
def _extract_tile_slice(lowering: Lowering, operation: Any) -> None:
    tile, index = operation.operands
    lowering.bind_parts(operation.results[0], _slice(lowering, operation, tile, index))


@handles("arm_sme.outerproduct", attributes=("kind", "operandSegmentSizes"))
def _outerproduct(lowering: Lowering, operation: Any) -> None:
    """Each product is added to, or taken from, the accumulator, or zero where there is none, and floats round once. An
    element that either mask leaves out stays as it is."""
    (left,), (right,), left_masks, right_masks, accumulators = _groups(operation)
    type = element_type(lowering, left.type)
    rows, columns = lowering.parts(left), lowering.parts(right)
    masks = [lowering.parts(each) for each in (*left_masks, *right_masks)]
    total = (
        lowering.parts(accumulators[0]) if accumulators else [lowering.constant(0, type)] * (len(rows) * len(columns))
    )
    taken = "sub" in str(operation.attributes["kind"])
    found = []
    for (row, one), (column, other) in product(enumerate(rows), enumerate(columns)):
        before = total[row * len(columns) + column]
        if type.is_float:
            factor = lowering.op("negf", [one], type) if taken else one
            value = lowering.op("fma", [factor, other, before], type)
        else:
            value = lowering.op("subi" if taken else "addi", [before, lowering.op("muli", [one, other], type)], type)
        if masks:
            active = lowering.conjunction([masks[0][row], masks[1][column]])
            value = lowering.select(active, value, before)
        found.append(value)
    lowering.bind_parts(operation.results[0], found)


@handles("arm_sve.psel")
def _select_by_element(lowering: Lowering, operation: Any) -> None:
    """All of one mask where an element of the other is set."""
    mask, of, index = operation.operands
    parts = lowering.parts(of)
    buffer = spill(lowering, parts, [len(parts)])
    (at,) = lowering.indices([index])
    exists = lowering.compare("ult", at, len(parts))
    chosen = access_where(lowering, exists, partial(lowering.load, buffer, [at]), lowering.undefined(ir.I1))
    lowering.free(buffer)
    found = [lowering.conjunction([chosen, each]) for each in lowering.parts(mask)]
    lowering.bind_parts(operation.results[0], found)


def _groups(operation: Any) -> list[list[Any]]:
    """The operands, as their segments say."""
    operands, found = list(operation.operands), []
    for count in operation.attributes["operandSegmentSizes"]:
        count = getattr(count, "value", count)
        found.append(operands[:count])
        operands = operands[count:]
    return found


def _vertical(operation: Any) -> bool:
    return "vertical" in str(operation.attributes["layout"])


def _moved(lowering: Lowering, start: Sequence[ir.Index], *by: int) -> list[ir.Index]:
    """The place so many elements further in the last dimensions."""
    ahead = len(start) - len(by)
    last = (lowering.apply(combine("+", each, step)) for each, step in zip(start[ahead:], by, strict=True))
    return [*start[:ahead], *last]


def _places(operation: Any, at: ir.Index, size: int) -> list[list[ir.Index]]:
    """Those of a slice in its tile."""
    return [[each, at] if _vertical(operation) else [at, each] for each in range(size)]


def _slice(lowering: Lowering, operation: Any, tile: Any, index: Any) -> list[ir.Value]:
    """A row of a tile, or a column where the layout is vertical; poison where there is none."""
    shape, parts = shape_of(lowering, tile.type), lowering.parts(tile)
    (at,) = lowering.indices([index])
    buffer = spill(lowering, parts, shape)
    exists = lowering.compare("ult", at, shape[0])
    found = [
        access_where(lowering, exists, partial(lowering.load, buffer, place), lowering.undefined(parts[0].type))
        for place in _places(operation, at, shape[0])
    ]
    lowering.free(buffer)
    return found


def _with_slice(lowering: Lowering, operation: Any, values: Sequence[ir.Value], tile: Any, index: Any) -> None:
    """Binds the result to a tile with another slice; poison where there is none."""
    shape, parts = shape_of(lowering, tile.type), lowering.parts(tile)
    (at,) = lowering.indices([index])
    buffer = spill(lowering, parts, shape)
    exists = lowering.compare("ult", at, shape[0])
    with lowering.when(exists):
        for value, place in zip(values, _places(operation, at, shape[0]), strict=True):
            lowering.store(value, buffer, place)
    found = [
        access_where(lowering, exists, partial(lowering.load, buffer, place), lowering.undefined(parts[0].type))
        for place in product(range(shape[0]), range(shape[1]))
    ]
    lowering.free(buffer)
    lowering.bind_parts(operation.results[0], found)
