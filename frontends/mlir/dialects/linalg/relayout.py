"""`linalg.pack` and `linalg.unpack`: copies between a buffer and one that is cut into tiles.

The packed buffer has the unpacked one's dimensions, counted in tiles and permuted, then the dimensions of the tile.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.linalg.operands import output, require_apart, require_size
from interp import ir
from interp.ir.affine import combine

_ATTRIBUTES = ("inner_dims_pos", "operandSegmentSizes", "outer_dims_perm", "static_inner_tiles")


class _Layout(Struct, frozen=True):
    """`order[i]` is the unpacked dimension that packed dimension i counts; `tiles` maps an unpacked dimension to its
    tile size and the packed dimension that runs through the tile."""

    order: list[int]
    tiles: dict[int, tuple[ir.Index, int]]

    @classmethod
    def of(cls, operation: Any, rank: int, given: list[ir.Index]) -> _Layout:
        attributes = operation.attributes
        order = list(attributes["outer_dims_perm"]) if "outer_dims_perm" in attributes else []
        sizes = mixed(attributes["static_inner_tiles"], given)
        positions = enumerate(zip(attributes["inner_dims_pos"], sizes, strict=True))
        return cls(order or list(range(rank)), {at: (size, rank + number) for number, (at, size) in positions})

    def require_sizes(
        self, lowering: Lowering, operation: Any, packed: list[ir.Index], unpacked: list[ir.Index]
    ) -> None:
        """The packed buffer holds the tiles that cover the unpacked one, and no more."""
        for position, dimension in enumerate(self.order):
            size: ir.Affine = unpacked[dimension]
            if dimension in self.tiles:
                size = combine("ceildiv", size, self.tiles[dimension][0])
            what = f"dimension {position} of the packed buffer has a tile for all of dimension {dimension}"
            require_size(lowering, operation, packed[position], lowering.apply(size), what)
        for dimension, (tile, position) in self.tiles.items():
            what = f"dimension {position} of the packed buffer has the size of the tile of dimension {dimension}"
            require_size(lowering, operation, packed[position], tile, what)


@handles("linalg.pack", attributes=_ATTRIBUTES)
def _pack(lowering: Lowering, operation: Any) -> None:
    sources, _, paddings, tiles = lowering.segments(operation)
    source, target = lowering.value(sources[0]), output(lowering, operation, 1)
    packed, unpacked = lowering.sizes(target), lowering.sizes(source)
    layout = _Layout.of(operation, len(unpacked), lowering.indices(tiles))
    layout.require_sizes(lowering, operation, packed, unpacked)
    require_apart(lowering, operation, source, target, pointwise=False)
    partial = []  # the dimensions whose last tile may stick out
    for dimension, (tile, _) in layout.tiles.items():
        rest = lowering.apply(combine("mod", unpacked[dimension], tile))
        if not paddings:
            what = f"without padding, the tile size divides the size of dimension {dimension}"
            require_size(lowering, operation, rest, 0, what)
        elif rest != 0:
            partial.append(dimension)
    with lowering.loops(packed) as point:
        indices: list[ir.Index] = [0] * len(unpacked)
        for position, dimension in enumerate(layout.order):
            start: ir.Affine = point[position]
            if dimension in layout.tiles:
                tile, inner = layout.tiles[dimension]
                start = combine("+", combine("*", start, tile), point[inner])
            indices[dimension] = lowering.apply(start)
        inside = None
        for dimension in partial:
            fits = lowering.compare("slt", indices[dimension], unpacked[dimension])
            inside = fits if inside is None else lowering.op("andi", [inside, fits], ir.I1)
        if inside is None:
            value = lowering.load(source, indices)
        else:
            value = _load_or(lowering, lowering.value(paddings[0]), inside, source, indices)
        lowering.store(value, target, point)


@handles("linalg.unpack", attributes=_ATTRIBUTES)
def _unpack(lowering: Lowering, operation: Any) -> None:
    given, _, *tiles = operation.operands
    source, target = lowering.value(given), output(lowering, operation, 1)
    packed, unpacked = lowering.sizes(source), lowering.sizes(target)
    layout = _Layout.of(operation, len(unpacked), lowering.indices(tiles))
    layout.require_sizes(lowering, operation, packed, unpacked)
    require_apart(lowering, operation, source, target, pointwise=False)
    with lowering.loops(unpacked) as point:
        indices: list[ir.Index] = [0] * (len(layout.order) + len(layout.tiles))
        for position, dimension in enumerate(layout.order):
            indices[position] = point[dimension]
            if dimension in layout.tiles:
                tile, inner = layout.tiles[dimension]
                indices[position] = lowering.apply(combine("floordiv", point[dimension], tile))
                indices[inner] = lowering.apply(combine("mod", point[dimension], tile))
        value = lowering.load(source, indices)
        lowering.store(value, target, point)


def _load_or(
    lowering: Lowering, padding: ir.Value, inside: ir.Value, view: ir.Value, indices: list[ir.Index]
) -> ir.Value:
    """The element at `indices`, or `padding` where `inside` does not hold."""
    place = lowering.place
    then = ir.Block()
    with lowering.within(then):
        loaded = lowering.load(view, indices)
        lowering.emit(ir.Yield(place=place, values=[loaded]))
    result = ir.Value(loaded.type)
    otherwise = ir.Region([ir.Block([], [ir.Yield(place=place, values=[padding])])])
    lowering.emit(ir.If(place=place, results=[result], condition=inside, then=ir.Region([then]), otherwise=otherwise))
    return result
