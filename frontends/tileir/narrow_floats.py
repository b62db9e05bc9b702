"""Floats of 8 bits as the integers of their patterns: what they are as wider floats, and back.

Conversions to them round to the nearest, ties to even, and saturate: what is beyond becomes the largest finite number,
and where the format has no NaN to give, so does a NaN (https://docs.nvidia.com/cuda/tile-ir, floating-point conversion
semantics)."""

from __future__ import annotations

from msgspec import Struct

from frontends.tileir.types import NARROW_FLOATS
from frontends.tileir.writer import Value, Writer

_LESS, _GREATER = 2, 4  # signed predicates of arith.cmpi
_EQUAL = 0
_MAGNITUDE, _INFINITY = 0x7FFFFFFF, 0x7F800000  # of f32
_SINGLE_BIAS, _SINGLE_FRACTION = 127, 23


class _Format(Struct, frozen=True):
    """`largest` is the pattern of the largest finite number, `nan` that of what becomes of a NaN."""

    bias: int
    fraction: int
    largest: int
    nan: int


_FORMATS = {"f8E4M3FN": _Format(7, 3, 0x7E, 0x7E), "f8E5M2": _Format(15, 2, 0x7B, 0x7F)}
assert _FORMATS.keys() == NARROW_FLOATS


def widened(writer: Writer, value: Value) -> Value:
    """A narrow tile in f16, which holds all of its numbers; any other tile as it is."""
    name, type = value
    if type.element not in NARROW_FLOATS:
        return value
    half, integers = type.of("f16"), type.of("i16")
    wide = writer.op("arith.extui", [(name, type.of("i8"))], integers)

    def constant(number: int) -> Value:
        return writer.constant(str(number), integers)

    if type.element == "f8E5M2":
        return writer.op("arith.bitcast", [writer.arithmetic("shli", wide, constant(8))], half)
    # With the exponent of f16 in front of its fraction, the number is 2^(15-7) times too small.
    magnitude = writer.op("arith.andi", [wide, constant(0x7F)], integers)
    sign = writer.op("arith.xori", [wide, magnitude], integers)
    moved = [
        writer.arithmetic("shli", each, constant(by))
        for each, by in ((sign, 8), (magnitude, 10 - _FORMATS[type.element].fraction))
    ]
    small = writer.op("arith.bitcast", [writer.op("arith.ori", moved, integers)], half)
    scale = writer.constant("256.0", half)
    number = writer.op("arith.mulf", [small, scale], half, "fastmath = #arith.fastmath<none>")
    is_nan = writer.compare(_EQUAL, magnitude, constant(0x7F))
    return writer.op("arith.select", [is_nan, writer.constant("0x7E00", half), number], half)


def narrowed(writer: Writer, value: Value, element: str) -> Value:
    """A tile of f32 rounded to a narrow format."""
    type = value[1]
    assert type.element == "f32"
    format, integers = _FORMATS[element], type.of("i32")
    dropped = _SINGLE_FRACTION - format.fraction

    def constant(number: int) -> Value:
        return writer.constant(str(number), integers)

    def together(operation: str, left: Value, number: int) -> Value:
        return writer.op(operation, [left, constant(number)], integers)

    bits = writer.op("arith.bitcast", [value], integers)
    magnitude = together("arith.andi", bits, _MAGNITUDE)
    sign = together("arith.andi", together("arith.shrui", bits, 24), 0x80)
    # Normal numbers: half of what the last bit is worth is added, a little less where that bit is 0.
    odd = together("arith.andi", together("arith.shrui", magnitude, dropped), 1)
    half = writer.arithmetic("addi", magnitude, constant((1 << (dropped - 1)) - 1))
    rounded = together("arith.shrui", writer.arithmetic("addi", half, odd), dropped)
    offset = (_SINGLE_BIAS - format.bias) << format.fraction
    normal = together("arith.minsi", writer.arithmetic("subi", rounded, constant(offset)), format.largest)
    # Smaller ones: a sum whose last bit is worth what the least number is, so that it rounds as wanted.
    least = 1 - format.bias - format.fraction
    beside = (least + _SINGLE_FRACTION + _SINGLE_BIAS) << _SINGLE_FRACTION
    number = writer.op("arith.bitcast", [magnitude], type)
    base = writer.op("arith.bitcast", [constant(beside)], type)
    sum_ = writer.op("arith.addf", [number, base], type, "fastmath = #arith.fastmath<none>")
    small = writer.arithmetic("subi", writer.op("arith.bitcast", [sum_], integers), constant(beside))
    least_normal = (1 - format.bias + _SINGLE_BIAS) << _SINGLE_FRACTION
    is_small = writer.compare(_LESS, magnitude, constant(least_normal))
    signed = writer.op("arith.ori", [sign, writer.op("arith.select", [is_small, small, normal], integers)], integers)
    is_nan = writer.compare(_GREATER, magnitude, constant(_INFINITY))
    pattern = writer.op("arith.select", [is_nan, constant(format.nan), signed], integers)
    result, _ = writer.op("arith.trunci", [pattern], type.of("i8"), "overflowFlags = #arith.overflow<none>")
    return result, type.of(element)
