"""Conversions from and to floats of at most eight bits, in exact rationals.

Formats and numbers are those of OCP 8-bit floating point 1.0 and OCP microscaling formats 1.0; rounding into them is
that of LLVM's `APFloat`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from interp.ir.floats import FLOAT_FORMATS, IEEE_FORMATS, NARROW_FORMATS, FloatFormat, NarrowFormat, Rounding
from interp.ir.scalars.use import NoNumber, Use

WIDTHS = {name: each.width for name, each in (IEEE_FORMATS | NARROW_FORMATS).items() if each.width <= 8}
"""Of the narrow formats, by name, in bits."""


def converted(use: Use, value: int) -> int:
    """The pattern in the result's type of a pattern of the operand's, at least one of them narrow. Raises `NoNumber`
    where nobody defines it."""
    if use.flags - {each.value for each in Rounding}:
        raise NoNumber
    from_, to = (_format_of(each[0].name) for each in (use.operand_types, use.result_types))
    number = from_.to_float(value)
    if math.isnan(number):
        return _only_nan(to)
    is_machine = use.name == "convertf"  # whose mode decides what becomes of numbers that are too large
    if math.isinf(number) and is_machine and use.result_types[0].name in WIDTHS:
        raise NoNumber
    if isinstance(to, FloatFormat) and math.isinf(number):
        return to.from_float(number)
    if use.result_types[0].name in FLOAT_FORMATS:
        return _exactly(to, number)
    is_scale = isinstance(to, NarrowFormat) and not to.is_signed
    if math.isinf(number) and not (is_scale and number < 0):
        return _only_nan(to)
    candidates = _numbers(to)
    if is_scale:
        if number == 0.0 and use.rounding is Rounding.NEAREST_EVEN and not is_machine:
            return 0  # the least scale is the nearest one, and zeros have its exponent
        if number not in candidates:  # whether scales are rounded or cut off is open
            raise NoNumber
        return candidates[number]
    return _rounded(to, candidates, number, use.rounding, is_machine)


def bits_of(use: Use, value: int) -> int:
    """A pattern as one of another type of the same width. Raises `NoNumber` for one of several NaNs."""
    types = (use.operand_types[0], use.result_types[0])
    from_, to = (WIDTHS.get(each.name, each.width) for each in types)
    format_ = _format_of(types[0].name) if types[0].is_float else None
    if from_ != to or (format_ and types[0] != types[1] and math.isnan(format_.to_float(value)) and _has_nans(format_)):
        raise NoNumber
    return value


def _format_of(name: str) -> FloatFormat | NarrowFormat:
    found = IEEE_FORMATS.get(name) or NARROW_FORMATS.get(name)
    if found is None:
        raise NoNumber
    return found


def _has_nans(format_: FloatFormat | NarrowFormat) -> bool:
    return isinstance(format_, FloatFormat) or len(format_.nans) > 1


def _only_nan(format_: FloatFormat | NarrowFormat) -> int:
    if isinstance(format_, FloatFormat) and format_.width > 8:
        return format_.canonical_nan
    if isinstance(format_, FloatFormat) or len(format_.nans) != 1:
        raise NoNumber
    (only,) = format_.nans
    return only


def _exactly(format_: FloatFormat | NarrowFormat, number: float) -> int:
    assert isinstance(format_, FloatFormat)
    pattern = format_.from_float(number)
    if format_.to_float(pattern) != number:
        raise NoNumber
    return pattern


@cache
def _numbers(format_: FloatFormat | NarrowFormat) -> Mapping[float, int]:
    """Finite numbers that are not negative, and their patterns."""
    sizes = 1 << (format_.width - (isinstance(format_, FloatFormat) or format_.is_signed))
    found = {format_.to_float(each): each for each in range(sizes)}
    return {number: pattern for number, pattern in found.items() if math.isfinite(number)}


def _rounded(
    format_: FloatFormat | NarrowFormat,
    candidates: Mapping[float, int],
    number: float,
    rounding: Rounding,
    is_machine: bool,
) -> int:
    negative = math.copysign(1.0, number) < 0
    sign = 1 << (format_.width - 1) if negative else 0
    size = abs(number)  # floats of Python compare without rounding, also with fractions
    below = max(each for each in candidates if each <= size)
    largest = max(candidates)
    above = min((each for each in candidates if each >= size), default=None)
    up = {Rounding.DOWNWARD: negative, Rounding.UPWARD: not negative, Rounding.TOWARD_ZERO: False}.get(rounding)
    if above is None:  # one step further, as if there were a number
        step = Fraction(largest) - Fraction(max(each for each in candidates if each < largest))
        next_ = Fraction(largest) + step
        half = Fraction(largest) + step / 2
        even = candidates[largest] % 2 == 0
        over = size >= next_ or size > half or (size == half and (not even or rounding is Rounding.NEAREST_AWAY))
        if up is None and not over:
            return sign | candidates[largest]
        if is_machine and (up is not False or size >= next_):
            raise NoNumber
        return _overflowed(format_, sign, candidates[largest], up)
    if up is None:
        middle = (Fraction(below) + Fraction(above)) / 2
        away = rounding is Rounding.NEAREST_AWAY or candidates[below] % 2 == 1
        up = size > middle or (size == middle and away)
    pattern = candidates[above if up else below]
    nameless = isinstance(format_, NarrowFormat) and sign in format_.nans  # the zero without a sign
    return pattern if pattern == 0 and nameless else sign | pattern


def _overflowed(format_: FloatFormat | NarrowFormat, sign: int, largest: int, up: bool | None) -> int:
    """Beyond the largest number; `up` says whether the mode rounds away from zero, if it rounds in a direction."""
    if up is False:
        return sign | largest
    if isinstance(format_, FloatFormat):
        return sign | format_.infinity
    return _only_nan(format_) if format_.nans else sign | largest
