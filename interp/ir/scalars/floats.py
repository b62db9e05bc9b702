"""Float arithmetic, in exact rationals that are rounded once."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import isqrt

from interp.ir.floats import FloatFormat, Rounding
from interp.ir.scalars.use import NoNumber, Poison, Use


def _addf(use: Use, left: int, right: int) -> int:
    format_ = use.format
    if format_.is_nan(left) or format_.is_nan(right):
        return format_.canonical_nan
    if format_.is_infinite(left) or format_.is_infinite(right):
        opposite = format_.is_infinite(left) and format_.is_infinite(right) and left != right
        return format_.canonical_nan if opposite else left if format_.is_infinite(left) else right
    return _sum(use, format_.number(left), format_.number(right), format_.is_negative(left), format_.is_negative(right))


def _sum(use: Use, left: Fraction, right: Fraction, left_sign: bool, right_sign: bool) -> int:
    """A sum that is zero is +0, or -0 where both are negative zeros or rounding is downward."""
    both_zero = left == right == 0
    negative = left_sign if both_zero and left_sign == right_sign else use.rounding is Rounding.DOWNWARD
    return use.format.rounded(left + right, use.rounding, negative)


def _mulf(use: Use, left: int, right: int) -> int:
    format_ = use.format
    negative = format_.is_negative(left) != format_.is_negative(right)
    if format_.is_nan(left) or format_.is_nan(right):
        return format_.canonical_nan
    if format_.is_infinite(left) or format_.is_infinite(right):
        if format_.is_zero(left) or format_.is_zero(right):
            return format_.canonical_nan
        return format_.infinity | (format_.sign if negative else 0)
    return format_.rounded(format_.number(left) * format_.number(right), use.rounding, negative)


def _divf(use: Use, left: int, right: int) -> int:
    format_ = use.format
    negative = format_.is_negative(left) != format_.is_negative(right)
    sign = format_.sign if negative else 0
    if format_.is_nan(left) or format_.is_nan(right):
        return format_.canonical_nan
    if format_.is_infinite(left):
        return format_.canonical_nan if format_.is_infinite(right) else format_.infinity | sign
    if format_.is_infinite(right):
        return sign
    if format_.is_zero(right):
        return format_.canonical_nan if format_.is_zero(left) else format_.infinity | sign
    return format_.rounded(format_.number(left) / format_.number(right), use.rounding, negative)


def _remf(use: Use, left: int, right: int) -> int:
    """The rest of the quotient truncated to an integer, with the sign of the dividend; always exact."""
    format_ = use.format
    if not format_.is_finite(left) or format_.is_nan(right) or format_.is_zero(right):
        return format_.canonical_nan
    if format_.is_infinite(right):
        return left
    size = abs(format_.number(left)) % abs(format_.number(right))
    negative = format_.is_negative(left)
    return format_.rounded(-size if negative else size, negative_zero=negative)


def _fma(use: Use, left: int, right: int, addend: int) -> int:
    format_ = use.format
    negative = format_.is_negative(left) != format_.is_negative(right)
    if any(map(format_.is_nan, (left, right, addend))):
        return format_.canonical_nan
    if format_.is_infinite(left) or format_.is_infinite(right):
        product = format_.infinity | (format_.sign if negative else 0)
        invalid = format_.is_zero(left) or format_.is_zero(right)
        invalid |= format_.is_infinite(addend) and addend != product
        return format_.canonical_nan if invalid else product
    if format_.is_infinite(addend):
        return addend
    exact = format_.number(left) * format_.number(right)
    return _sum(use, exact, format_.number(addend), negative, format_.is_negative(addend))


def _sqrt(use: Use, value: int) -> int:
    format_ = use.format
    if format_.is_nan(value) or (format_.is_negative(value) and not format_.is_zero(value)):
        return format_.canonical_nan
    if not format_.is_finite(value) or format_.is_zero(value):
        return value
    number = format_.number(value)
    shift = 4 * format_.width + number.denominator.bit_length()
    scaled = (number.numerator << 2 * shift) // number.denominator
    root = isqrt(scaled)
    # what is cut off counts as half of the last, very small, place: it decides no tie wrongly
    exact = root * root == scaled and (number.numerator << 2 * shift) % number.denominator == 0
    return format_.rounded(Fraction(2 * root + (not exact), 2 << shift))


def relation(format_: FloatFormat, left: int, right: int) -> str:
    """The one of IEEE 754's four relations that holds: less, equal, greater or unordered."""
    if format_.is_nan(left) or format_.is_nan(right):
        return "u"
    keys = [_order_key(format_, each) if not format_.is_zero(each) else 0 for each in (left, right)]
    return "l" if keys[0] < keys[1] else "g" if keys[0] > keys[1] else "e"


PREDICATES = {
    "false": "",
    "oeq": "e",
    "ogt": "g",
    "oge": "ge",
    "olt": "l",
    "ole": "le",
    "one": "lg",
    "ord": "leg",
    "ueq": "ue",
    "ugt": "ug",
    "uge": "uge",
    "ult": "ul",
    "ule": "ule",
    "une": "ulg",
    "uno": "u",
    "true": "uleg",
}


def _order_key(format_: FloatFormat, pattern: int) -> int:
    """Orders the patterns of numbers as IEEE 754's totalOrder: by value, -0 before +0."""
    size = format_.magnitude(pattern)
    return -size - 1 if format_.is_negative(pattern) else size


def _float_extremum(choose: Callable[..., int], keeps_number: bool) -> Callable[[Use, int, int], int]:
    def apply(use: Use, left: int, right: int) -> int:
        format_ = use.format
        numbers = [each for each in (left, right) if not format_.is_nan(each)]
        if not numbers or (len(numbers) < 2 and not keeps_number):
            return format_.canonical_nan
        return choose(numbers, key=lambda each: _order_key(format_, each))

    return apply


def _clampf(use: Use, value: int, low: int, high: int) -> int:
    format_ = use.format
    if any(map(format_.is_nan, (value, low, high))):
        raise NoNumber
    if relation(format_, low, high) == "g":
        raise Poison

    def key(each: int) -> int:
        return _order_key(format_, each)

    return max(min(value, high, key=key), low, key=key)


def _copysign(use: Use, value: int, sign: int) -> int:
    format_ = use.format
    if format_.is_nan(sign) and not format_.is_nan(value):
        raise NoNumber  # the sign of a computed NaN is open
    return format_.magnitude(value) | sign & format_.sign


def _integral(toward: Callable[[Fraction], int]) -> Callable[[Use, int], int]:
    """Rounding to an integral number, which keeps the sign of zeros."""

    def apply(use: Use, value: int) -> int:
        format_ = use.format
        if format_.is_nan(value):
            return format_.canonical_nan
        if not format_.is_finite(value):
            return value
        number = Fraction(toward(format_.number(value)))
        return format_.rounded(number, negative_zero=format_.is_negative(value))

    return apply


def _away(number: Fraction) -> int:
    size = (abs(number) + Fraction(1, 2)).__floor__()
    return -size if number < 0 else size


FLOATS: dict[str, Callable[..., int]] = {
    "addf": _addf,
    "subf": lambda use, left, right: _addf(use, left, right ^ use.format.sign),
    "mulf": _mulf,
    "divf": _divf,
    "remf": _remf,
    "fma": _fma,
    "sqrt": _sqrt,
    "maximumf": _float_extremum(max, False),
    "minimumf": _float_extremum(min, False),
    "maxnumf": _float_extremum(max, True),
    "minnumf": _float_extremum(min, True),
    "clampf": _clampf,
    "negf": lambda use, value: value ^ use.format.sign,
    "absf": lambda use, value: use.format.magnitude(value),
    "flush_denormals": lambda use, value: (
        value & use.format.sign if use.format.magnitude(value) < use.format.least_normal else value
    ),
    "copysign": _copysign,
    "isnan": lambda use, value: int(use.format.is_nan(value)),
    "isinf": lambda use, value: int(use.format.is_infinite(value)),
    "isfinite": lambda use, value: int(use.format.is_finite(value)),
    "isnormal": lambda use, value: int(
        use.format.is_finite(value) and use.format.magnitude(value) >= use.format.least_normal
    ),
    "ceil": _integral(lambda number: number.__ceil__()),
    "floor": _integral(lambda number: number.__floor__()),
    "round": _integral(_away),
    "roundeven": _integral(round),
    "trunc": _integral(int),
}
