"""The intrinsics of the arm_sme dialect: what the Scalable Matrix Extension does with the registers of its tiles.

The array ZA has as many rows as a vector has bytes. A tile of elements of so many bytes is every so-manieth row of it
(Arm Architecture Reference Manual, B1.4.10): tile t of 4 bytes has the rows t, t + 4, t + 8 and so on. A function has
an array of its own here (`arm_new_za`), which is zero at its beginning (llvm/llvm-project#66361), which others leave as
it is, and elements of one type in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from frontends.mlir.dialects.vector.masks import access_where
from interp import ir

_PREFIX = "arm_sme.intr."
_TILE = re.compile(r"vector<\[\d+\]x\[\d+\]x(?!i1>)")
_HANDING_ON = ("cf.br", "cf.cond_br")
_SHARED = ("arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za")  # of a function with its callers
_OUTSIDE = ("func.call_indirect", "llvm.inline_asm", "llvm.call_intrinsic")
_COUNTS = {"cntsb": 16, "cntsh": 8, "cntsw": 4, "cntsd": 2}  # elements of 128 bits
_OF_VECTORS = {"mopa": 2, "mops": 2, "read": 0, "write": 2}  # the operand that has the type of the elements
_QUAD_TILES = 8  # tiles of 8 bytes, which a mask of `zero` counts


class Tiles(Scope):
    """The tiles of one function, as buffers that are there from its beginning on."""

    def __init__(self) -> None:
        self._element: ir.Scalar | None = None
        self._buffers: dict[int, ir.Value] = {}
        self._rows = 0

    def begin(self, lowering: Lowering, operation: Any) -> None:
        """Raises `Unsupported` where an array is not the function's own, or holds elements of several types."""
        if self._element is not None:
            return
        function = function_of(operation)
        if "arm_new_za" not in function.attributes:
            raise lowering.unsupported("tiles that a function shares with its callers")
        sharing = _sharing(function)
        if sharing is not None:
            raise lowering.unsupported_at(sharing, "what may use the caller's tiles")
        by_value = uses_tiles(function)
        if by_value is not None:
            raise lowering.unsupported_at(by_value, "a tile by value, and others by their registers")
        found = set()
        for each in nested(function):
            if each.name.startswith(_PREFIX):
                kind = each.name.removeprefix(_PREFIX).partition(".")[0]
                if kind in _OF_VECTORS:
                    (type_,) = set(lowering.part_types(each.operands[_OF_VECTORS[kind]].type))
                    found.add(type_)
        if len(found) != 1:
            raise lowering.unsupported("tiles of elements of several types, or of none")
        (element,) = found
        if not isinstance(element, ir.Scalar) or element.width % 8:
            raise lowering.unsupported(f"tiles of {element}")
        self._element = element
        self._rows = 128 // element.width * lowering.vscale

    @property
    def element(self) -> ir.Scalar:
        assert self._element is not None
        return self._element

    @property
    def rows(self) -> int:
        """How many rows a tile has, and elements a row."""
        return self._rows

    @property
    def count(self) -> int:
        """How many tiles there are."""
        return self.element.width // 8

    def buffer(self, lowering: Lowering, tile: int) -> ir.Value:
        """The elements of a tile. Raises `Unsupported` where there is none of this number."""
        if not 0 <= tile < self.count:
            raise lowering.unsupported(f"tile {tile} of {self.count}")
        if tile not in self._buffers:
            self._buffers[tile] = ir.Value(ir.View(self.element, (self.rows, self.rows)))
        return self._buffers[tile]

    def finish(self, function: ir.Function) -> None:
        if function.body is None:
            return
        function.body.blocks[0].operations[:0] = [
            each for _, buffer in sorted(self._buffers.items()) for each in self._begun(buffer, function.place)
        ]

    def _begun(self, buffer: ir.Value, place: ir.Place) -> Sequence[ir.Operation]:
        """A tile as it is at the beginning."""
        zero, row, column = ir.Value(self.element), ir.Value(ir.INDEX), ir.Value(ir.INDEX)

        def each(counter: ir.Value, inner: ir.Operation) -> ir.For:
            body = ir.Region([ir.Block([counter], [inner, ir.Yield(place=place, values=[])])])
            return ir.For(place=place, results=[], lower=0, upper=self.rows, step=1, carried=[], body=body)

        store = ir.Store(place=place, value=zero, view=buffer, indices=[row, column])
        return (
            ir.Alloc(place=place, result=buffer, sizes=[self.rows, self.rows], stack=True),
            ir.Const(place=place, result=zero, bits=0),
            each(row, each(column, store)),
        )


def uses_tiles(function: Any) -> Any:
    """An operation of a function that computes with a tile as a value, None where there is none: branches only hand it
    on."""
    for each in nested(function):
        values = each.operands if each.name in (*_HANDING_ON, "arm_sme.get_tile") else (*each.operands, *each.results)
        if each.name not in _HANDING_ON and any(_TILE.match(str(value.type)) for value in values):
            return each
    return None


def _sharing(function: Any) -> Any:
    """An operation of a function that calls what may use its tiles, None where there is none."""
    functions = {
        each.operation.attributes["sym_name"].value: each.operation
        for block in function.parent.regions[0].blocks
        for each in block.operations
        if "sym_name" in each.operation.attributes
    }
    for each in nested(function):
        if each.name in _OUTSIDE:
            return each
        if each.name in ("func.call", "llvm.call"):
            callee = functions.get(each.attributes["callee"].value) if "callee" in each.attributes else None
            if callee is None or any(name in callee.attributes for name in _SHARED):
                return each
    return None


def _tiles(lowering: Lowering, operation: Any) -> Tiles:
    found = lowering.own(Tiles)
    found.begin(lowering, operation)
    return found


def _tile(lowering: Lowering, operation: Any) -> tuple[Tiles, ir.Value]:
    tiles = _tiles(lowering, operation)
    return tiles, tiles.buffer(lowering, operation.attributes["tile_id"].value)


@handles("arm_sme.intr.zero", attributes=("tile_mask",))
def _zero(lowering: Lowering, operation: Any) -> None:
    """The mask counts the tiles of 8 bytes."""
    tiles = _tiles(lowering, operation)
    mask = operation.attributes["tile_mask"].value
    zero = lowering.constant(0, tiles.element)
    for tile in range(tiles.count):
        for row in range(tiles.rows):
            if mask >> (row * tiles.count + tile) % _QUAD_TILES & 1:
                buffer = tiles.buffer(lowering, tile)
                for column in range(tiles.rows):
                    lowering.store(zero, buffer, [row, column])


@handles("arm_sme.intr.mopa", "arm_sme.intr.mops", attributes=("tile_id",))
def _product(lowering: Lowering, operation: Any) -> None:
    """Each product of two elements is added to the tile, or taken from it, and rounds once."""
    tiles, buffer = _tile(lowering, operation)
    left_mask, right_mask, left, right = (_row(lowering, tiles, each) for each in operation.operands)
    if not tiles.element.is_float:
        raise lowering.unsupported("products of integers")
    taken = operation.name.endswith("mops")
    for row, (first, one) in enumerate(zip(left_mask, left, strict=True)):
        factor = lowering.op("negf", [one], tiles.element) if taken else one
        for column, (second, other) in enumerate(zip(right_mask, right, strict=True)):
            before = lowering.load(buffer, [row, column])
            value = lowering.op("fma", [factor, other, before], tiles.element)
            active = lowering.conjunction([first, second])
            lowering.store(lowering.select(active, value, before), buffer, [row, column])


@handles("arm_sme.intr.read.horiz", "arm_sme.intr.read.vert", attributes=("tile_id",))
def _read(lowering: Lowering, operation: Any) -> None:
    """Elements that the mask leaves out are those of the vector."""
    tiles, buffer = _tile(lowering, operation)
    vector, mask = (_row(lowering, tiles, each) for each in operation.operands[:2])
    place = _slice(lowering, operation, tiles, operation.operands[2])
    found = [
        access_where(lowering, active, partial(lowering.load, buffer, place(at)), other)
        for at, (active, other) in enumerate(zip(mask, vector, strict=True))
    ]
    lowering.bind_parts(operation.results[0], found)


@handles("arm_sme.intr.write.horiz", "arm_sme.intr.write.vert", attributes=("tile_id",))
def _write(lowering: Lowering, operation: Any) -> None:
    tiles, buffer = _tile(lowering, operation)
    index, *vectors = operation.operands
    mask, vector = (_row(lowering, tiles, each) for each in vectors)
    place = _slice(lowering, operation, tiles, index)
    for at, (active, value) in enumerate(zip(mask, vector, strict=True)):
        with lowering.when(active):
            lowering.store(value, buffer, place(at))


@handles(*(f"{_PREFIX}{name}" for name in _COUNTS))
def _count(lowering: Lowering, operation: Any) -> None:
    """How many elements a vector has in streaming mode, outside of which `vscale` says nothing of it."""
    if "arm_locally_streaming" not in function_of(operation).attributes:
        raise lowering.unsupported("the length of vectors in another mode than that of the function")
    result = operation.results[0]
    number = _COUNTS[operation.name.removeprefix(_PREFIX)] * lowering.vscale
    lowering.bind(result, lowering.constant(number, lowering.scalar(result.type)))


def _row(lowering: Lowering, tiles: Tiles, vector: Any) -> list[ir.Value]:
    """The elements of a vector. Raises `Unsupported` where they are not as many as a row has."""
    parts = list(lowering.parts(vector))
    if len(parts) != tiles.rows:
        raise lowering.unsupported(f"a vector of type {vector.type} for a row of {tiles.rows} elements")
    return parts


def _slice(lowering: Lowering, operation: Any, tiles: Tiles, index: Any) -> Callable[[int], list[ir.Index]]:
    """Where the elements of a row, or of a column, are: its number counts modulo how many there are."""
    number = lowering.value(index)
    assert isinstance(number.type, ir.Scalar)
    if tiles.rows & (tiles.rows - 1):
        raise lowering.unsupported(f"tiles of {tiles.rows} rows")
    within = lowering.op("andi", [number, lowering.constant(tiles.rows - 1, number.type)], number.type)
    at = lowering.op("index_castui", [within], ir.INDEX)
    return lambda other: [other, at] if operation.name.endswith("vert") else [at, other]
