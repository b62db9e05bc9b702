"""Floats of 8 and 4 bits as the integers of their patterns: what they are as wider floats, and back.

Conversions to them round to the nearest, ties to even, and saturate: what is beyond becomes the largest finite number,
and where the format has no NaN to give, so does a NaN (https://docs.nvidia.com/cuda/tile-ir, floating-point conversion
semantics)."""

from __future__ import annotations

import math

from msgspec import Struct

from frontends.tileir.types import NARROW_FLOATS
from frontends.tileir.writer import Value, Writer

_LESS, _GREATER = 2, 4  # signed predicates of arith.cmpi
_EQUAL = 0
_MAGNITUDE, _INFINITY = 0x7FFFFFFF, 0x7F800000  # of f32
_SINGLE_WIDTH, _SINGLE_BIAS, _SINGLE_FRACTION = 32, 127, 23
_HALF_WIDTH, _HALF_BIAS, _HALF_FRACTION = 16, 15, 10


class _Format(Struct, frozen=True):
    """A sign, an exponent and a `fraction` of so many bits. `largest` is the pattern of the largest finite number,
    `nan` that of what becomes of a NaN. All numbers are less than 2^`beyond`."""

    width: int
    bias: int
    fraction: int
    largest: int
    nan: int
    beyond: int


_FORMATS = {
    "f8E4M3FN": _Format(8, 7, 3, 0x7E, 0x7E, 9),
    "f8E5M2": _Format(8, 15, 2, 0x7B, 0x7F, 16),
    "f4E2M1FN": _Format(4, 1, 1, 0x7, 0x7, 3),
}
_SCALE = "f8E8M0FNU"  # the powers of two from 2^-127 to 2^127, and a NaN
_SCALE_BIAS, _SCALE_NAN = 127, 0xFF
assert {*_FORMATS, _SCALE} == NARROW_FLOATS.keys()


def pattern(number: float, element: str) -> int | None:
    """The pattern of a number that a narrow format holds, with the sign of a zero; None of any other number."""
    if element == _SCALE:
        fraction, exponent = math.frexp(number)
        found = exponent - 1 + _SCALE_BIAS
        return found if fraction == 0.5 and 0 <= found < _SCALE_NAN else None
    format = _FORMATS[element]
    sign = 1 << (format.width - 1) if math.copysign(1.0, number) < 0 else 0
    for each in range(format.largest + 1):
        exponent, fraction = each >> format.fraction, each & ((1 << format.fraction) - 1)
        units = fraction + ((1 << format.fraction) if exponent else 0)
        if math.ldexp(units, max(exponent, 1) - format.bias - format.fraction) == abs(number):
            return sign | each
    return None


def largest_scale(element: str) -> int:
    """The pattern of the largest power of two that f32 holds the products of with all numbers of a format."""
    return _SCALE_BIAS + 127 - _FORMATS[element].beyond + 1


def widened(writer: Writer, value: Value) -> Value:
    """A narrow tile in f16, which holds all of its numbers, or in f32 that of powers of two; any other tile as it
    is."""
    name, type = value
    if type.element not in NARROW_FLOATS:
        return value
    if type.element == _SCALE:
        return _power(writer, value)
    half, integers = type.of("f16"), type.of("i16")
    wide = writer.op("arith.extui", [(name, type.of(type.scalar))], integers)

    def constant(number: int) -> Value:
        return writer.constant(str(number), integers)

    if type.element == "f8E5M2":
        return writer.op("arith.bitcast", [writer.arithmetic("shli", wide, constant(8))], half)
    # With the exponent of f16 in front of its fraction, the number is a power of two times too small.
    format = _FORMATS[type.element]
    magnitude = writer.op("arith.andi", [wide, constant((1 << (format.width - 1)) - 1)], integers)
    sign = writer.op("arith.xori", [wide, magnitude], integers)
    moved = [
        writer.arithmetic("shli", each, constant(by))
        for each, by in ((sign, _HALF_WIDTH - format.width), (magnitude, _HALF_FRACTION - format.fraction))
    ]
    small = writer.op("arith.bitcast", [writer.op("arith.ori", moved, integers)], half)
    scale = writer.constant(f"{2.0 ** (_HALF_BIAS - format.bias)}", half)
    number = writer.op("arith.mulf", [small, scale], half, "fastmath = #arith.fastmath<none>")
    if type.element != "f8E4M3FN":
        return number
    is_nan = writer.compare(_EQUAL, magnitude, constant(0x7F))
    return writer.op("arith.select", [is_nan, writer.constant("0x7E00", half), number], half)


def _power(writer: Writer, value: Value) -> Value:
    """Powers of two in f32, the least of which is not normal there."""
    name, type = value
    integers = type.of("i32")
    wide = writer.op("arith.extui", [(name, type.of("i8"))], integers)
    zero, least, nan, shift = (
        writer.constant(str(each), integers)
        for each in (0, 1 << (_SINGLE_FRACTION - 1), _INFINITY | 1 << (_SINGLE_FRACTION - 1), _SINGLE_FRACTION)
    )
    normal = writer.arithmetic("shli", wide, shift)
    bits = writer.op("arith.select", [writer.compare(_EQUAL, wide, zero), least, normal], integers)
    is_nan = writer.compare(_EQUAL, wide, writer.constant(str(_SCALE_NAN), integers))
    return writer.op("arith.bitcast", [writer.op("arith.select", [is_nan, nan, bits], integers)], type.of("f32"))


def narrowed(writer: Writer, value: Value, element: str) -> Value:
    """A tile of f32 rounded to a narrow format. Raises `Unsupported` where that has powers of two alone."""
    type = value[1]
    assert type.element == "f32"
    if element not in _FORMATS:
        raise writer.unsupported(f"from f32 to {element}")
    format, integers = _FORMATS[element], type.of("i32")
    dropped = _SINGLE_FRACTION - format.fraction

    def constant(number: int) -> Value:
        return writer.constant(str(number), integers)

    def together(operation: str, left: Value, number: int) -> Value:
        return writer.op(operation, [left, constant(number)], integers)

    bits = writer.op("arith.bitcast", [value], integers)
    magnitude = together("arith.andi", bits, _MAGNITUDE)
    sign = together("arith.andi", together("arith.shrui", bits, _SINGLE_WIDTH - format.width), 1 << (format.width - 1))
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
    bits = writer.op("arith.select", [is_nan, constant(format.nan), signed], integers)
    narrow = type.of(NARROW_FLOATS[element])
    result, _ = writer.op("arith.trunci", [bits], narrow, "overflowFlags = #arith.overflow<none>")
    return result, type.of(element)
