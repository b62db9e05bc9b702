"""Which elements of a matrix each lane of a subgroup holds for `mma.sync`, as the PTX instruction set has it.

Matrices are made of tiles of 8 rows and 128 bits a row, of which each lane holds 32 bits (one number where that has
64): lanes 4i to 4i + 3 hold row i. The tiles of A follow each other down, then right; those of B are of its transpose;
those of sums have 8 columns, of which each lane holds two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.dialects.gpu.matrices import dot, require_all_lanes
from frontends.mlir.dialects.gpu.subgroup import meet, put, scratch
from interp import ir
from interp.ir.affine import combine

Place = tuple[ir.Index, ir.Index]
_LANES_OF_ROW = 4
_WIDE = ir.Scalar("i64")
_ROWS = 8
_TF32 = "a factor of the precision tf32"
_ONE_ROUNDING = "all factors of the precision tf32 are rounded by one function"
# The shapes (m, n, k) that the instruction has, by the width of factors in bits.
SHAPES = {
    4: ((16, 8, 64), (16, 8, 32), (8, 8, 32)),
    8: ((16, 8, 32), (16, 8, 16), (8, 8, 16)),
    16: ((16, 8, 16), (16, 8, 8)),
    32: ((16, 8, 8), (16, 8, 4)),
    64: ((8, 8, 4),),
}


class Fragments(Struct, frozen=True):
    """The fragments of one product of an m x k and a k x n matrix."""

    m: int
    n: int
    k: int
    width: int  # of factors, in bits

    @property
    def held(self) -> int:
        """Numbers of a lane in one tile of factors."""
        return max(32 // self.width, 1)

    def left(self, lane: ir.Affine) -> list[tuple[ir.Affine, ir.Affine]]:
        """Rows and columns of what a lane holds of A."""
        tiles, down = self.m * self.k // (32 * self.held), self.m // _ROWS
        row, column = combine("floordiv", lane, _LANES_OF_ROW), self._start(lane)
        return [
            (
                combine("+", row, tile % down * _ROWS),
                combine("+", column, tile // down * _LANES_OF_ROW * self.held + each),
            )
            for tile in range(tiles)
            for each in range(self.held)
        ]

    def right(self, lane: ir.Affine) -> list[tuple[ir.Affine, ir.Affine]]:
        """Likewise of B."""
        tiles = self.k * self.n // (32 * self.held)
        row, column = self._start(lane), combine("floordiv", lane, _LANES_OF_ROW)
        return [
            (combine("+", row, tile * _LANES_OF_ROW * self.held + each), column)
            for tile in range(tiles)
            for each in range(self.held)
        ]

    def sums(self, lane: ir.Affine) -> list[tuple[ir.Affine, ir.Affine]]:
        """Likewise of C and D."""
        row = combine("floordiv", lane, _LANES_OF_ROW)
        column = combine("*", combine("mod", lane, _LANES_OF_ROW), 2)
        return [
            (combine("+", row, tile * _ROWS), combine("+", column, each))
            for tile in range(self.m // _ROWS)
            for each in range(2)
        ]

    def _start(self, lane: ir.Affine) -> ir.Affine:
        return combine("*", combine("mod", lane, _LANES_OF_ROW), self.held)


class Integers(Struct, frozen=True):
    """How factors of A and of B are read, and whether a sum that 32 bits do not hold becomes the nearest number that
    they do, or what is left of it modulo 2^32."""

    unsigned: tuple[bool, bool]
    saturate: bool


def multiply(
    lowering: Lowering,
    operation: Any,
    fragments: Fragments,
    left: Sequence[ir.Value],
    right: Sequence[ir.Value],
    sums: Sequence[ir.Value],
    tf32: bool = False,
    integers: Integers | None = None,
) -> list[ir.Value]:
    """What a lane holds of the sums after a product. Raises `Unsupported` for numbers that do not go together."""
    shape = (fragments.m, fragments.n, fragments.k)
    if shape not in SHAPES.get(fragments.width, ()):
        raise lowering.unsupported(f"a product of shape {shape} of numbers of {fragments.width} bits")
    lane = require_all_lanes(lowering, operation)
    places = (fragments.left(lane), fragments.right(lane), fragments.sums(lane))
    if [len(left), len(right), len(sums)] != [len(each) for each in places]:
        raise lowering.unsupported("fragments of other sizes than the shape has")
    element, type = left[0].type, sums[0].type
    assert isinstance(element, ir.Scalar) and isinstance(type, ir.Scalar)
    if element.is_float != type.is_float or (not type.is_float and (integers is None or type.width != 32)):
        raise lowering.unsupported(f"products of {element} in sums of {type}")
    if fragments.width == 32 and not tf32:
        raise lowering.unsupported("products of f32 that are not rounded to tf32")
    buffers = []
    for values, where, sizes in (
        (left, places[0], [fragments.m, fragments.k]),
        (right, places[1], [fragments.k, fragments.n]),
    ):
        buffer = scratch(lowering, element, sizes)
        for value, place in zip(values, where, strict=True):
            put(
                lowering,
                rounded_factor(lowering, value) if tf32 else value,
                buffer,
                [lowering.apply(at) for at in place],
            )
        buffers.append(buffer)
    meet(lowering)
    if integers is None:
        lowering.assumptions.add("products of matrices round each product and each sum to the type of the sums")
    results = []
    for start, (row, column) in zip(sums, places[2], strict=True):
        place = (lowering.apply(row), lowering.apply(column))
        if integers is None:
            results.append(dot(lowering, buffers[0], buffers[1], place, fragments.k, start))
        elif not integers.saturate:
            results.append(dot(lowering, buffers[0], buffers[1], place, fragments.k, start, integers.unsigned))
        else:
            wide = lowering.op("extsi", [start], _WIDE)
            exact = dot(lowering, buffers[0], buffers[1], place, fragments.k, wide, integers.unsigned)
            results.append(saturated(lowering, exact))
    meet(lowering)
    return results


def saturated(lowering: Lowering, exact: ir.Value) -> ir.Value:
    """The number of 32 bits that is nearest to one of 64."""
    least, most = (lowering.constant(each % (1 << 64), _WIDE) for each in (-(1 << 31), (1 << 31) - 1))
    bounded = lowering.op("maxsi", [lowering.op("minsi", [exact, most], _WIDE), least], _WIDE)
    return lowering.op("trunci", [bounded], ir.Scalar("i32"))


def rounded_factor(lowering: Lowering, value: ir.Value) -> ir.Value:
    """What a product of the precision tf32 takes of an f32. Which of its bits are read is not said (PTX), and devices
    cut the others off: one function for all factors, of which nothing else is known."""
    lowering.assumptions.add(_ONE_ROUNDING)
    return unknown(lowering, _TF32, [value], ir.Scalar("f32"))
