"""The numbers that bit patterns stand for, for showing and for measuring distances."""

from __future__ import annotations

import math
import struct

from interp.ir import Scalar

# (exponent bits, mantissa bits) of the IEEE-like formats whose patterns are read here.
_FORMATS = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52)}


def to_signed(bits: int, width: int) -> int:
    """The two's-complement reading of a pattern of `width` bits."""
    return bits - (1 << width) if bits >> (width - 1) & 1 else bits


def to_number(bits: int, scalar: Scalar) -> int | float | None:
    """The number of a pattern: int for integers (signed; i1 as 0 or 1), float for IEEE formats, None for others."""
    if scalar.is_integer:
        return bits if scalar.width == 1 else to_signed(bits, scalar.width)
    if scalar.name == "f64":
        return float(struct.unpack("<d", struct.pack("<Q", bits))[0])
    if scalar.name not in _FORMATS:
        return None
    exponent_bits, mantissa_bits = _FORMATS[scalar.name]
    sign = -1.0 if bits >> (exponent_bits + mantissa_bits) & 1 else 1.0
    exponent = bits >> mantissa_bits & ((1 << exponent_bits) - 1)
    mantissa = bits & ((1 << mantissa_bits) - 1)
    bias = (1 << (exponent_bits - 1)) - 1
    if exponent == (1 << exponent_bits) - 1:
        return math.nan if mantissa else sign * math.inf
    if exponent == 0:
        return sign * math.ldexp(mantissa, 1 - bias - mantissa_bits)
    return sign * math.ldexp((1 << mantissa_bits) + mantissa, exponent - bias - mantissa_bits)


def to_pattern(number: float, scalar: Scalar) -> int:
    """The pattern of a number in an IEEE format, rounded to nearest, ties to even. Raises `KeyError` for others."""
    if scalar.name == "f64":
        return int(struct.unpack("<Q", struct.pack("<d", number))[0])
    exponent_bits, mantissa_bits = _FORMATS[scalar.name]
    sign = (1 if math.copysign(1.0, number) < 0 else 0) << (exponent_bits + mantissa_bits)
    largest = (1 << exponent_bits) - 1
    if math.isnan(number):
        return sign | largest << mantissa_bits | 1 << (mantissa_bits - 1)
    if math.isinf(number):
        return sign | largest << mantissa_bits
    bias = largest >> 1
    # In units of the last place; Python rounds ties to even, and what is carried goes into the exponent.
    exponent = max(math.frexp(number)[1] - 1, 1 - bias) if number else 1 - bias
    units = round(math.ldexp(abs(number), mantissa_bits - exponent))
    pattern = units + (exponent + bias - 1 << mantissa_bits)
    return sign | min(pattern, largest << mantissa_bits)


def is_nan(bits: int, scalar: Scalar) -> bool:
    number = to_number(bits, scalar)
    return isinstance(number, float) and math.isnan(number)


def to_text(bits: int, scalar: Scalar) -> str:
    """A pattern as a reader writes it: `3`, `-0.5`, `nan`, with the pattern itself where the number hides it."""
    number = to_number(bits, scalar)
    if number is None:
        return f"0x{bits:x} ({scalar})"
    if isinstance(number, int):
        return str(number)
    if math.isnan(number):
        return f"nan (0x{bits:x})"
    return repr(number) if scalar.name == "f64" else _shortest(number, scalar)


def _shortest(number: float, scalar: Scalar) -> str:
    """The fewest digits that round to the same value of a narrow format."""
    if math.isinf(number) or number == 0:
        return repr(number)
    fraction, exponent = math.frexp(number)
    # Half the distance to the neighbours, which is half as much again below a power of two.
    reach = math.ldexp(1.0, exponent - 2 - _FORMATS[scalar.name][1] - (abs(fraction) == 0.5))
    for digits in range(1, 18):
        text = f"{number:.{digits}g}"
        if abs(float(text) - number) < reach:
            return repr(float(text))
    return repr(number)


def relative_difference(left: int, right: int, scalar: Scalar) -> float:
    """|a - b| / max(|a|, |b|) of two patterns; infinite where one is not finite or its format is unknown."""
    a, b = to_number(left, scalar), to_number(right, scalar)
    if a is None or b is None or not math.isfinite(a) or not math.isfinite(b):
        return 0.0 if left == right else math.inf
    largest = max(abs(a), abs(b))
    return 0.0 if largest == 0 else abs(a - b) / largest
