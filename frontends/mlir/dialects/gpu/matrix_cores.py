"""Which elements of matrices each lane of a wave holds for products of AMD's processors: MFMA of CDNA, WMMA of RDNA.

Source: AMD's Matrix Instruction Calculator (ROCm/amd_matrix_instruction_calculator, 2ef91896 of 2025-05-20), by its
formulae for gfx9 (CDNA 1 to 3), gfx11 (RDNA 3) and gfx12 (RDNA 4). What it does not know is in no table here. A factor
is kept in a buffer of the wave by lane and by its place among the numbers that a lane holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.gpu.fragments import Integers, saturated
from frontends.mlir.dialects.gpu.matrices import require_all_lanes, sum_of_products
from frontends.mlir.dialects.gpu.subgroup import meet, put, scratch, subgroups_of, take
from interp import ir
from interp.ir.affine import combine

Where = tuple[ir.Affine, ir.Affine]  # a lane, and a place among the numbers that it holds
_WAVE = 64  # lanes that MFMA takes
_ROWS = 16  # of a product of WMMA, and its columns
_WIDE = ir.Scalar("i64")
# The shapes (m, n, k, blocks) of MFMA, by the type of factors. Of bf16, those whose lanes have two numbers of a factor
# came first, and those with four are named `_1k`.
_OF_HALVES = ((32, 32, 4, 2), (16, 16, 4, 4), (4, 4, 4, 16), (32, 32, 8, 1), (16, 16, 16, 1))
_OF_BYTES = ((16, 16, 32, 1), (32, 32, 16, 1))
SHAPES = {
    "f64": ((16, 16, 4, 1), (4, 4, 4, 4)),
    "f32": ((32, 32, 1, 2), (16, 16, 1, 4), (4, 4, 1, 16), (32, 32, 2, 1), (16, 16, 4, 1)),
    "f16": _OF_HALVES,
    "bf16": (*_OF_HALVES, (32, 32, 2, 2), (16, 16, 2, 4), (4, 4, 2, 16), (32, 32, 4, 1), (16, 16, 8, 1)),
    "i8": (*_OF_HALVES, *_OF_BYTES),
}
# Lanes of B that a product takes in the place of each lane's own, by the word for `blgp`: how many, from which on.
LANES_OF_B = {
    "none": (64, 0),
    "bcast_first_32": (32, 0),
    "bcast_second_32": (32, 32),
    "rotate_16_right": (64, 16),
    **{f"bcast_{word}_16": (16, 16 * at) for at, word in enumerate(("first", "second", "third", "fourth"))},
}


class Layout(Protocol):
    """Where the elements of one product's matrices are."""

    @property
    def k(self) -> int:
        """How many products are in one of the sums."""
        ...

    def held(self) -> tuple[int, int]:
        """How many numbers a lane has of each factor, and of the sums."""
        ...

    def sums(self, lane: ir.Affine, part: int) -> tuple[ir.Affine, ir.Affine, ir.Affine]:
        """The row, the column and the block of one of the sums of a lane."""
        ...

    def left(self, row: ir.Affine, depth: ir.Affine, block: ir.Affine) -> list[Where]:
        """Where an element of A is, in each of the places that hold it."""
        ...

    def right(self, depth: ir.Affine, column: ir.Affine, block: ir.Affine) -> list[Where]:
        """Likewise of B."""
        ...


class Mfma(Struct, frozen=True):
    """`blocks` products of an m x k and a k x n matrix by a wave of 64 lanes. `cbsz` and `abid`: of each 2^cbsz blocks
    of A, all are the one of number `abid`; `lanes_of_b`: see there."""

    m: int
    n: int
    k: int
    blocks: int
    width: int  # of sums, in bits
    cbsz: int = 0
    abid: int = 0
    lanes_of_b: tuple[int, int] = LANES_OF_B["none"]

    def held(self) -> tuple[int, int]:
        return self.m * self.k * self.blocks // _WAVE, self.m * self.n * self.blocks // _WAVE

    @property
    def _height(self) -> int:
        """Rows of sums that follow each other in a lane."""
        return 1 if self.width == 64 else 4

    @property
    def _side_by_side(self) -> int:
        """Blocks of sums that share a register."""
        return max(_WAVE * self._height // (self.m * self.n), 1)

    def sums(self, lane: ir.Affine, part: int) -> tuple[ir.Affine, ir.Affine, ir.Affine]:
        group, beside = combine("floordiv", lane, self.n), self._side_by_side
        below = _WAVE // self.n // beside  # groups of lanes that hold rows of one block
        block, part = divmod(part, self.m * self.n * beside // _WAVE)
        turn, row = divmod(part, self._height)
        strip = combine("+", turn * below, combine("floordiv", group, beside))
        return (
            combine("+", combine("*", strip, self._height), row),
            combine("mod", lane, self.n),
            combine("+", block * beside, combine("mod", group, beside)),
        )

    def left(self, row: ir.Affine, depth: ir.Affine, block: ir.Affine) -> list[Where]:
        if self.cbsz:
            whole = combine("*", combine("floordiv", block, 1 << self.cbsz), 1 << self.cbsz)
            block = combine("+", whole, self.abid)
        return [self._factor(row, depth, block, self.m)]

    def right(self, depth: ir.Affine, column: ir.Affine, block: ir.Affine) -> list[Where]:
        lane, part = self._factor(column, depth, block, self.n)
        count, first = self.lanes_of_b
        if count == _WAVE:
            return [(combine("mod", combine("+", lane, first), _WAVE) if first else lane, part)]
        return [(combine("+", combine("mod", lane, count), first), part)]

    def _factor(self, across: ir.Affine, depth: ir.Affine, block: ir.Affine, extent: int) -> Where:
        held = self.k * extent * self.blocks // _WAVE
        lane = combine("+", combine("*", block, extent), across)
        lane = combine("+", lane, combine("*", combine("floordiv", depth, held), extent * self.blocks))
        return lane, combine("mod", depth, held)


class _Symmetric(Struct, frozen=True):
    """The right factor lies as the left one does, with columns in the place of rows."""

    def left(self, row: ir.Affine, depth: ir.Affine, block: ir.Affine) -> list[Where]:
        raise NotImplementedError

    def right(self, depth: ir.Affine, column: ir.Affine, block: ir.Affine) -> list[Where]:
        return self.left(column, depth, block)


class Wmma11(_Symmetric, frozen=True):
    """A product of 16 x 16 matrices by RDNA 3, by a wave of 32 lanes or 64. Each 16 lanes have the same factors. Sums
    of 16 bits are in one half of each register, the one of number `half`: the lower one is 0 (`op_sel`), so that
    results are at even places where it is not set."""

    wave: int
    halves: bool = False
    half: int = 0
    k: int = 16

    def held(self) -> tuple[int, int]:
        return self.k, _ROWS * _ROWS // self.wave * (2 if self.halves else 1)

    def sums(self, lane: ir.Affine, part: int) -> tuple[ir.Affine, ir.Affine, ir.Affine]:
        register = part // 2 if self.halves else part
        row = combine("+", register * (self.wave // _ROWS), combine("floordiv", lane, _ROWS))
        return row, combine("mod", lane, _ROWS), 0

    def left(self, row: ir.Affine, depth: ir.Affine, block: ir.Affine) -> list[Where]:
        return [(combine("+", row, first), depth) for first in range(0, self.wave, _ROWS)]


class Wmma12(_Symmetric, frozen=True):
    """A product of 16 x k and k x 16 matrices by RDNA 4, by a wave of 32 lanes or 64, of factors of `width` bits."""

    wave: int
    width: int
    k: int = 16

    def held(self) -> tuple[int, int]:
        return _ROWS * self.k // self.wave, _ROWS * _ROWS // self.wave

    def sums(self, lane: ir.Affine, part: int) -> tuple[ir.Affine, ir.Affine, ir.Affine]:
        lower = combine("*", combine("mod", combine("floordiv", lane, _ROWS), 2), _ROWS // 2)
        row = combine("+", lower, part)
        if self.wave == _WAVE:
            row = combine("+", row, combine("*", combine("floordiv", lane, 32), _ROWS // 4))
        return row, combine("mod", lane, _ROWS), 0

    def left(self, row: ir.Affine, depth: ir.Affine, block: ir.Affine) -> list[Where]:
        # Of halves four in a row are in a lane, and the next ones 16 lanes on; of narrower numbers one half of all are.
        run = 4 if self.width == 16 else self.k // 2
        upper = combine("mod", combine("floordiv", depth, run), 2)
        lane = combine("+", combine("*", upper, _ROWS), row)
        if self.wave == 32:
            part = combine("mod", depth, run)
            return [(lane, combine("+", part, combine("*", combine("floordiv", depth, 2 * run), run)))]
        # In a wave of 64, the second half of what a lane of a wave of 32 holds is 32 lanes on.
        held = _ROWS * self.k // _WAVE
        second = combine("floordiv", depth, 2 * run) if self.width == 16 else combine("floordiv", depth, held)
        lane = combine("+", lane, combine("*", combine("mod", second, 2), 32))
        return [(lane, combine("mod", depth, held))]


def wmma(
    lowering: Lowering, wave: int, k: int, factor: ir.Scalar, held: int, type: ir.Scalar, sums: int, half: int = 0
) -> Layout:
    """The layout of a product by WMMA whose lanes hold `held` numbers of each factor and `sums` sums: this tells the
    generation. Raises `Unsupported`."""
    found: list[Layout] = []
    if k == 16:
        found.append(Wmma11(wave, type.width == 16, half))
    if not half and not (factor.width == 4 and wave == _WAVE):
        found.append(Wmma12(wave, factor.width, k))
    for layout in found:
        if layout.held() == (held, sums):
            return layout
    raise lowering.unsupported(f"{held} factors of type {factor} and {sums} sums of a lane of {wave}")


def multiply(
    lowering: Lowering,
    operation: Any,
    layout: Layout,
    left: Sequence[ir.Value],
    right: Sequence[ir.Value],
    sums: Sequence[ir.Value],
    integers: Integers,
) -> list[ir.Value]:
    """What a lane holds of the sums after a product. Raises `Unsupported` for numbers that do not go together."""
    lane = require_all_lanes(lowering, operation)
    held, count = layout.held()
    if (len(left), len(right), len(sums)) != (held, held, count):
        raise lowering.unsupported(f"{len(left)} and {len(right)} factors and {len(sums)} sums of a lane")
    element, type = left[0].type, sums[0].type
    assert isinstance(element, ir.Scalar) and isinstance(type, ir.Scalar)
    if right[0].type != element:
        raise lowering.unsupported(f"products of {element} and {right[0].type}")
    if element.is_float != type.is_float:
        raise lowering.unsupported(f"products of {element} in sums of {type}")
    if type.is_float:
        lowering.assumptions.add("products of matrices round each product and each sum to the type of the sums")
        if element.width < 32:
            lowering.assumptions.add(
                "products of matrices take subnormal numbers for what they are, not for zeros as MI200 does"
            )
    buffers = []
    for values in (left, right):
        buffer = scratch(lowering, element, [subgroups_of(lowering).size, held])
        for part, value in enumerate(values):
            put(lowering, value, buffer, [lane, part])
        buffers.append(buffer)
    meet(lowering)
    if isinstance(layout, Wmma11):
        for values, buffer in zip((left, right), buffers, strict=True):
            for part, value in enumerate(values):
                _require_equal(lowering, value, _at(lowering, buffer, (combine("mod", lane, _ROWS), part)))
    results = []
    for part, start in enumerate(sums):
        if isinstance(layout, Wmma11) and layout.halves and part % 2 != layout.half:
            results.append(lowering.undefined(type))  # what the other half of a register holds is not said
            continue
        row, column, block = layout.sums(lane, part)
        first = lowering.op("extsi", [start], _WIDE) if integers.saturate else start

        def factors(
            depth: ir.Value, row: ir.Affine = row, column: ir.Affine = column, block: ir.Affine = block
        ) -> tuple[ir.Value, ir.Value]:
            return (
                _at(lowering, buffers[0], layout.left(row, depth, block)[0]),
                _at(lowering, buffers[1], layout.right(depth, column, block)[0]),
            )

        total = sum_of_products(lowering, factors, layout.k, first, integers.unsigned)
        results.append(saturated(lowering, total) if integers.saturate else total)
    meet(lowering)
    return results


def _require_equal(lowering: Lowering, one: ir.Value, other: ir.Value) -> None:
    assert isinstance(one.type, ir.Scalar)
    if one.type.is_float:
        bits = ir.Scalar(f"i{one.type.width}")
        one, other = (lowering.op("bitcast", [each], bits) for each in (one, other))
    lowering.require(lowering.op("cmpi.eq", [one, other], ir.I1), "each 16 lanes have the same factors")


def _at(lowering: Lowering, buffer: ir.Value, place: Where) -> ir.Value:
    return take(lowering, buffer, [lowering.apply(each) for each in place])
