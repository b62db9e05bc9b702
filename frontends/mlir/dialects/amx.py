"""The amx dialect: tiles of Intel's processors as the numbers that they hold, by rows (Intel 64 and IA-32 Architectures
Software Developer's Manual, TILELOADD, TILESTORED, TDPBF16PS, TDPFP16PS and TDPBSSD).

Of a product the second factor has its rows in groups: each of its columns holds as many numbers of one below the other
as fit in 32 bits.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.layout import tile_of
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.matrices import sum_of_products
from interp import ir
from interp.ir.affine import combine

_WORD = 32  # bits of an element of the sums
_FLUSHES = "products of tiles flush no subnormal number to zero, as Intel's processors do"


_ROWS, _ROW = 16, 512  # how many there are at most, and of how many bits


def _tile(lowering: Lowering, type: Any) -> tuple[int, int, ir.Scalar]:
    """The rows, the columns and the elements of a tile that fits in a register. Raises `Unsupported`."""
    rows, columns, element = tile_of(str(type))
    if rows > _ROWS or columns * element.width > _ROW or columns * element.width % _WORD:
        raise lowering.unsupported(f"{type}, which is no register")
    return rows, columns, element


@handles("amx.tile_zero")
def _zero(lowering: Lowering, operation: Any) -> None:
    rows, columns, element = _tile(lowering, operation.results[0].type)
    lowering.bind_parts(operation.results[0], [lowering.constant(0, element)] * (rows * columns))


@handles("amx.tile_load", attributes=("operandSegmentSizes",))
def _load(lowering: Lowering, operation: Any) -> None:
    base, indices, stride = lowering.segments(operation)
    places = _places(lowering, operation.results[0].type, base[0], indices, stride)
    view = lowering.value(base[0])
    lowering.bind_parts(operation.results[0], [lowering.load(view, each) for each in places])


@handles("amx.tile_store", attributes=("operandSegmentSizes",))
def _store(lowering: Lowering, operation: Any) -> None:
    base, indices, value, stride = lowering.segments(operation)
    view = lowering.value(base[0])
    places = _places(lowering, value[0].type, base[0], indices, stride)
    for part, each in zip(lowering.parts(value[0]), places, strict=True):
        lowering.store(part, view, each)


def _places(lowering: Lowering, tile: Any, base: Any, mlir_indices: Any, stride: Any) -> list[list[ir.Index]]:
    """Where in memory the elements of a tile are: its rows are those of the last two dimensions."""
    rows, columns, element = _tile(lowering, tile)
    view = view_type(lowering.value(base))
    if stride or view.rank < 2 or (view.strides is not None and view.strides[-1] != 1):
        raise lowering.unsupported("rows that are not those of the memref")
    if view.element != element:
        raise lowering.unsupported(f"numbers of {view.element} as a {tile}")
    *outer, first, start = lowering.indices(list(mlir_indices))
    return [
        [*outer, lowering.apply(combine("+", first, row)), lowering.apply(combine("+", start, column))]
        for row in range(rows)
        for column in range(columns)
    ]


@handles("amx.tile_mulf")
def _product(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add(_FLUSHES)
    _multiply(lowering, operation, ("f16", "bf16"), ir.Scalar("f32"), (False, False))


@handles("amx.tile_muli", attributes=("isZextLhs", "isZextRhs"))
def _product_of_integers(lowering: Lowering, operation: Any) -> None:
    unsigned = "isZextLhs" in operation.attributes, "isZextRhs" in operation.attributes
    _multiply(lowering, operation, ("i8",), ir.Scalar("i32"), unsigned)


def _multiply(
    lowering: Lowering, operation: Any, factors: tuple[str, ...], sums: ir.Scalar, unsigned: tuple[bool, bool]
) -> None:
    """The sums and the products of the rows of one factor and the columns of the other; the order of sums is open."""
    tiles = [_tile(lowering, each.type) for each in operation.operands]
    (rows, depth, left), (below, across, right), (height, width, into) = tiles
    group = _WORD // max(left.width, 1)
    fits = (rows, depth, width * group) == (height, below * group, across)
    if not fits or into != sums or not {left.name, right.name} <= set(factors):
        raise lowering.unsupported("tiles that do not fit")
    buffers = []
    for (high, wide, element), operand in zip(tiles, operation.operands, strict=True):
        buffer = lowering.allocate(element, [high, wide])
        for at, part in enumerate(lowering.parts(operand)):
            lowering.store(part, buffer, list(divmod(at, wide)))
        buffers.append(buffer)
    with lowering.loops([height, width]) as (row, column):

        def pair(at: ir.Value) -> tuple[ir.Value, ir.Value]:
            place = combine("+", combine("*", column, group), combine("mod", at, group))
            packed = [lowering.apply(combine("floordiv", at, group)), lowering.apply(place)]
            return lowering.load(buffers[0], [row, at]), lowering.load(buffers[1], packed)

        start = lowering.load(buffers[2], [row, column])
        lowering.store(sum_of_products(lowering, pair, depth, start, unsigned), buffers[2], [row, column])
    parts = [lowering.load(buffers[2], list(divmod(at, width))) for at in range(height * width)]
    lowering.bind_parts(operation.results[0], parts)
