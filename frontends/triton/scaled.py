"""Products whose factors are narrow and share a scale by blocks, as the microscaling formats have it.

Source: TritonOps.td (dot_scaled) and TritonNvidiaGPUOps.td (tc_gen5_mma_scaled), with the formats of the OCP
specification of microscaling (MX) 1.0. A scale is the exponent of a power of two from 2^-127 to 2^127, or a NaN, or
itself a float; there is one for each block of factors along the dimension that is summed over. Of floats of four bits
two stand in a byte, the first one in its lower half."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.triton.layouts import require_accumulator, require_factor, require_scales
from frontends.triton.products import add_on_tensor_core
from frontends.triton.tiles import Point, element, elements_of, make_tile, shape_of
from interp import ir

_HALF = 16  # bits
_F32, _F8, _I8, _I32 = ir.Scalar("f32"), ir.Scalar("f8E4M3FN"), ir.Scalar("i8"), ir.Scalar("i32")
_BF16, _I16 = ir.Scalar("bf16"), ir.Scalar("i16")
_NO_EXPONENT, _FRACTION_OF_BF16 = 0x807F, 7
_UP_ONCE = (
    "a number and its scale, whose bits are an exponent alone, are multiplied in f32 and rounded to the nearest once"
)
_BLOCKS = (16, 32)  # how many factors share a scale
_FORMATS = {0: "f8E4M3FN", 1: "f8E5M2", 4: "i8", 5: "bf16", 6: "f16"}  # by tt.ScaleDotElemType
_OF_EIGHT_BITS, _PAIRS = (0, 1), 4
_FRACTION, _BIAS, _NAN = 23, 127, 0x7FC00000  # of f32
_SCALE_NAN = 0xFF
_AS_SINGLES = "a factor of a block with a scale is their product in f32"


class Factor:
    """The factors of one side of a product, as f32. `depth` is the dimension that is summed over, the last one of the
    left side and the one before it of the right side; pairs stand along it where they are `packed` so."""

    def __init__(
        self,
        lowering: Lowering,
        tile: Any,
        scale: Any | None,
        format: int,
        left: bool,
        packed: bool,
        fast: bool = False,
    ) -> None:
        """Where it is to be `fast`, a scale that is a NaN may make anything of its block. Raises `Unsupported`."""
        type = lowering.type(tile.type)
        expected = _FORMATS.get(format)
        held = type.element.name if isinstance(type, ir.View) else ""
        if expected is None or held not in (expected, *(["i8"] if format in _OF_EIGHT_BITS else [])):
            raise lowering.unsupported(f"factors of the format {format} in {tile.type}")
        self._held = ir.Scalar(expected)
        self._lowering, self._tile, self._scale = lowering, tile, scale
        self._left = left
        self._fast = fast
        self._pairs = "" if format != _PAIRS else "depth" if packed else "line"
        *self.batch, line, depth = _turned(shape_of(lowering, tile), left)
        self.depth = depth * (2 if self._pairs == "depth" else 1)
        self.line = line * (2 if self._pairs == "line" else 1)
        if scale is not None:
            self._require_scale(scale)

    def _require_scale(self, scale: Any) -> None:
        lowering = self._lowering
        type = lowering.type(scale.type)
        *batch, line, blocks = shape_of(lowering, scale)
        if not isinstance(type, ir.View) or [*batch, line] != [*self.batch, self.line]:
            raise lowering.unsupported(f"scales of type {scale.type}")
        self._of_powers = type.element == _I8
        if not self._of_powers and type.element != _F8:
            raise lowering.unsupported(f"scales of type {scale.type}")
        self._block = self.depth // blocks if blocks and not self.depth % blocks else 0
        if self._block not in _BLOCKS:
            raise lowering.unsupported(f"{blocks} scales for {self.depth} factors")

    def at(self, batch: Point, line: ir.Index, depth: ir.Index) -> ir.Value:
        """A factor, with its scale."""
        found = self._number(batch, line, depth)
        if self._scale is None:
            return found
        lowering = self._lowering
        block = lowering.apply(ir.Binary("floordiv", depth, self._block))
        value = element(lowering, self._scale, [*batch, line, block])
        scale = _power(lowering, value, self._fast) if self._of_powers else lowering.op("extf", [value], _F32)
        return lowering.op("mulf", [found, scale], _F32)

    def _number(self, batch: Point, line: ir.Index, depth: ir.Index) -> ir.Value:
        lowering = self._lowering
        if not self._pairs:
            number = self._load(batch, line, depth)
            if number.type != self._held:  # the bits of one
                number = lowering.op("bitcast", [number], self._held)
            return lowering.op("extf", [number], _F32)
        halved = depth if self._pairs == "depth" else line
        of_pair = lowering.apply(ir.Binary("floordiv", halved, 2))
        place = (line, of_pair) if self._pairs == "depth" else (of_pair, depth)
        return number_of_pair(lowering, self._load(batch, *place), halved)

    def _load(self, batch: Point, line: ir.Index, depth: ir.Index) -> ir.Value:
        return element(self._lowering, self._tile, [*batch, *((line, depth) if self._left else (depth, line))])


def _turned(sizes: list[int], left: bool) -> list[int]:
    """The sizes of a tile with the dimension that is summed over as the last one."""
    return sizes if left else [*sizes[:-2], sizes[-1], sizes[-2]]


def _as_f32(lowering: Lowering, bits: ir.Value) -> ir.Value:
    return lowering.op("bitcast", [bits], _F32)


def _quarter(lowering: Lowering, bits: ir.Value) -> ir.Value:
    """The float of four bits (a sign, two of the exponent, one of the fraction) in the lowest bits of a number: in the
    exponent of f32 it is a power of two times too small."""

    def part(mask: int, by: int) -> ir.Value:
        masked = lowering.op("andi", [bits, lowering.constant(mask, _I32)], _I32)
        return lowering.op("shli", [masked, lowering.constant(by, _I32)], _I32)

    small = _as_f32(lowering, lowering.op("ori", [part(7, _FRACTION - 1), part(8, 28)], _I32))
    by = _as_f32(lowering, lowering.constant((2 * _BIAS - 1) << _FRACTION, _I32))
    return lowering.op("mulf", [small, by], _F32)


@handles("ttg.fp4_to_fp", attributes=("axis",))
def _fp4_to_fp(lowering: Lowering, operation: Any) -> None:
    """Each byte is two numbers in format e2m1, that in the lower bits first, one behind the other along "axis"
    (TritonGPUOps.td, `Fp4ToFpOp`); f16 and bf16 have all of these numbers."""
    (source,) = operation.operands
    axis = operation.attributes["axis"].value
    sizes = shape_of(lowering, source)
    wanted = [2 * size if at == axis else size for at, size in enumerate(sizes)]
    held, made = (elements_of(lowering, each) for each in (source, operation.results[0]))
    if wanted == sizes or shape_of(lowering, operation.results[0]) != wanted or held != _I8 or made.width != _HALF:
        raise lowering.unsupported(f"{source.type} as {operation.results[0].type}")

    def at(point: Point) -> ir.Value:
        index = list(point)
        index[axis] = lowering.apply(ir.Binary("floordiv", point[axis], 2))
        return lowering.op("truncf", [number_of_pair(lowering, element(lowering, source, index), point[axis])], made)

    make_tile(lowering, operation, at)


@handles("amdg.scaled_upcast_fp4", attributes=("axis",))
def _scaled_upcast_fp4(lowering: Lowering, operation: Any) -> None:
    """Numbers of pairs, as those of `ttg.fp4_to_fp`, times their scales: one for each, or for each block of them along
    "axis" (TritonAMDGPUOps.td, `ScaledUpcastFp4Op`)."""
    source, scale = operation.operands
    axis = operation.attributes["axis"].value
    sizes = shape_of(lowering, source)
    wanted = [2 * size if at == axis else size for at, size in enumerate(sizes)]
    held = elements_of(lowering, source)
    if wanted == sizes or shape_of(lowering, operation.results[0]) != wanted or held != _I8:
        raise lowering.unsupported(f"{source.type} as {operation.results[0].type}")

    def number(point: Point) -> ir.Value:
        index = list(point)
        index[axis] = lowering.apply(ir.Binary("floordiv", point[axis], 2))
        return number_of_pair(lowering, element(lowering, source, index), point[axis])

    _scale_up(lowering, operation, scale, axis, number)


@handles("amdg.scaled_upcast_fp8")
def _scaled_upcast_fp8(lowering: Lowering, operation: Any) -> None:
    source, scale = operation.operands
    if not shape_of(lowering, source) == shape_of(lowering, operation.results[0]) == shape_of(lowering, scale):
        raise lowering.unsupported(f"{source.type} as {operation.results[0].type}")
    _scale_up(
        lowering, operation, scale, 0, lambda point: lowering.op("extf", [element(lowering, source, point)], _F32)
    )


def _scale_up(lowering: Lowering, operation: Any, scale: Any, axis: int, number: Callable[[Point], ir.Value]) -> None:
    """Has each of the result be a number times its scale, whose exponent is given alone, or as a bf16."""
    sizes, scales = shape_of(lowering, operation.results[0]), shape_of(lowering, scale)
    made, held = (elements_of(lowering, each) for each in (operation.results[0], scale))
    others = [size for at, size in enumerate(sizes) if at != axis]
    block = sizes[axis] // scales[axis] if len(scales) == len(sizes) and scales[axis] else 0
    if (
        made.width != _HALF
        or held not in (_I8, _BF16)
        or others != [size for at, size in enumerate(scales) if at != axis]
    ):
        raise lowering.unsupported(f"scales of type {scale.type} for {operation.results[0].type}")
    if not block or block * scales[axis] != sizes[axis]:
        raise lowering.unsupported(f"scales of type {scale.type} for {operation.results[0].type}")
    lowering.assumptions.add(_UP_ONCE)

    def at(point: Point) -> ir.Value:
        index = list(point)
        index[axis] = lowering.apply(ir.Binary("floordiv", point[axis], block))
        value = element(lowering, scale, index)
        power = _power(lowering, value if held == _I8 else _exponent(lowering, value))
        return lowering.op("truncf", [lowering.op("mulf", [number(point), power], _F32)], made)

    make_tile(lowering, operation, at)


def _exponent(lowering: Lowering, value: ir.Value) -> ir.Value:
    """That of a power of two which is a bf16: its bits say nothing else."""
    bits = lowering.op("bitcast", [value], _I16)
    rest = lowering.op("andi", [bits, lowering.constant(_NO_EXPONENT, _I16)], _I16)
    power = lowering.op("cmpi.eq", [rest, lowering.constant(0, _I16)], ir.I1)
    lowering.require(power, "a scale that is a bf16 is a power of two")
    exponent = lowering.op("shrui", [bits, lowering.constant(_FRACTION_OF_BF16, _I16)], _I16)
    return lowering.op("trunci", [exponent], _I8)


def number_of_pair(lowering: Lowering, byte: ir.Value, at: ir.Index) -> ir.Value:
    """The number in the lower or, at an odd place, in the upper bits of a byte."""
    wide = lowering.op("extui", [byte], _I32)
    upper = lowering.op("shrui", [wide, lowering.constant(4, _I32)], _I32)
    is_first = lowering.compare("eq", lowering.apply(ir.Binary("mod", at, 2)), 0)
    return _quarter(lowering, lowering.select(is_first, wide, upper))


def _power(lowering: Lowering, exponent: ir.Value, open_nan: bool = False) -> ir.Value:
    """The power of two of a scale; what a NaN gives may be left open."""
    wide = lowering.op("extui", [exponent], _I32)
    normal = lowering.op("shli", [wide, lowering.constant(_FRACTION, _I32)], _I32)
    least, nan = lowering.constant(1 << (_FRACTION - 1), _I32), lowering.constant(_NAN, _I32)
    is_zero = lowering.op("cmpi.eq", [wide, lowering.constant(0, _I32)], ir.I1)
    is_nan = lowering.op("cmpi.eq", [wide, lowering.constant(_SCALE_NAN, _I32)], ir.I1)
    if open_nan:
        number = _as_f32(lowering, lowering.select(is_zero, least, normal))
        return lowering.either(is_nan, lambda: lowering.undefined(_F32), lambda: number, _F32)
    return _as_f32(lowering, lowering.select(is_nan, nan, lowering.select(is_zero, least, normal)))


class ScaledProduct:
    """The product of two sides, in f32 and in an order that is open."""

    def __init__(self, lowering: Lowering, left: Factor, right: Factor, accumulator: Any) -> None:
        """Raises `Unsupported`."""
        type = lowering.type(accumulator.type)
        self.sizes = shape_of(lowering, accumulator)
        fits = left.depth == right.depth and self.sizes == [*left.batch, left.line, right.line]
        if not isinstance(type, ir.View) or type.element != _F32 or not fits or left.batch != right.batch:
            raise lowering.unsupported(f"a product in {accumulator.type}")
        self._lowering, self._left, self._right = lowering, left, right
        self.type = _F32
        leave_order_open(lowering, ["addf"])
        lowering.assumptions.add(_AS_SINGLES)

    def at(self, point: Point, first: ir.Value) -> ir.Value:
        """An element of the product, with what it begins with."""
        lowering = self._lowering
        *batch, row, column = point
        with lowering.loop(0, self._left.depth, carried=[first]) as loop:
            x = self._left.at(batch, row, loop.induction)
            y = self._right.at(batch, column, loop.induction)
            product = lowering.op("mulf", [x, y], _F32)
            loop.yielded = [lowering.op("addf", [loop.carried[0], product], _F32)]
        return loop.results[0]


@handles(
    "tt.dot_scaled",
    attributes=("a_elem_type", "b_elem_type", "fastMath", "lhs_k_pack", "rhs_k_pack", "operandSegmentSizes"),
)
def _dot_scaled(lowering: Lowering, operation: Any) -> None:
    """With `fastMath` what a NaN as a scale makes of its block is open."""
    (left,), (right,), (accumulator,), left_scales, right_scales = lowering.segments(operation)
    attributes = operation.attributes
    fast = bool(attributes["fastMath"].value)

    def packed(name: str) -> bool:
        return name not in attributes or bool(attributes[name].value)

    formats = [int(attributes[name].value) for name in ("a_elem_type", "b_elem_type")]
    scales = [found[0] if found else None for found in (left_scales, right_scales)]
    one = Factor(lowering, left, scales[0], formats[0], left=True, packed=packed("lhs_k_pack"), fast=fast)
    other = Factor(lowering, right, scales[1], formats[1], left=False, packed=packed("rhs_k_pack"), fast=fast)
    product = ScaledProduct(lowering, one, other, accumulator)
    make_tile(lowering, operation, lambda point: product.at(point, element(lowering, accumulator, point)))


@handles(
    "ttng.tc_gen5_mma_scaled",
    attributes=("a_type", "b_type", "operandSegmentSizes", "is_async", "two_ctas", "multicast"),
)
def _tc_gen5_mma_scaled(lowering: Lowering, operation: Any) -> None:
    """Adds to tensor memory, as the product without scales does."""
    segments = lowering.segments(operation)
    (left,), (right,), (target,), _, (left_scale,), (right_scale,), (use,), (predicate,), memories, conditions = (
        segments
    )
    for factor, in_tensor_memory in ((left, True), (right, False)):
        require_factor(lowering, factor, in_tensor_memory)
    require_accumulator(lowering, target)
    for scale in (left_scale, right_scale):
        require_scales(lowering, scale)
    if memories and "is_async" not in operation.attributes:
        raise lowering.unsupported("a product that is waited for at once, with barriers")
    formats = [int(operation.attributes[name].value) for name in ("a_type", "b_type")]
    one = Factor(lowering, left, left_scale, formats[0], left=True, packed=True)
    other = Factor(lowering, right, right_scale, formats[1], left=False, packed=True)
    product = ScaledProduct(lowering, one, other, target)
    arrivals = list(zip(memories, conditions, strict=True))
    add_on_tensor_core(lowering, operation, product, target, use, predicate, arrivals)
