"""The numbers that bit patterns stand for, for showing and for measuring distances."""

from __future__ import annotations

import math

from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS
from interp.ir.types import signed


def to_number(bits: int, scalar: Scalar) -> int | float | None:
    """The number of a pattern: int for integers (signed; of i1 0 or 1), float for IEEE formats, None for others."""
    if scalar.is_integer:
        return bits if scalar.width <= 1 else signed(bits, scalar.width)
    format_ = FLOAT_FORMATS.get(scalar.name)
    return None if format_ is None else format_.to_float(bits)


def to_pattern(number: float, scalar: Scalar) -> int:
    """The pattern of a number in an IEEE format, rounded to nearest, ties to even. Raises `KeyError` for others."""
    return FLOAT_FORMATS[scalar.name].from_float(number)


def is_nan(bits: int, scalar: Scalar) -> bool:
    """Whether a pattern is a NaN of a float type."""
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
    reach = math.ldexp(1.0, exponent - 2 - FLOAT_FORMATS[scalar.name].fraction_bits - (abs(fraction) == 0.5))
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
