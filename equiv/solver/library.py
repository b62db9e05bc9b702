"""The results of a mathematical library's functions, where it gives the nearest number of their type.

No definition of MLIR says how exact `math.sin` is, so that it is some function of its operand. A compiler that computes
it beforehand takes for granted what it is: the nearest number, of which a proof that needs it says so. A value is
computed with far more digits than any format has, and is known where all numbers within its error round to one."""

from __future__ import annotations

import decimal
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from functools import cache

from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS
from interp.ir.types import signed
from interp.machine.terms import Term, TermKind

NEAREST = "a function of the math dialect whose operands are constants gives the nearest number of its type"
_DIGITS = 120  # of all that is computed
_LOST = 60  # of these, at most, to cancellation
_LARGEST = 1 << 12  # of what is computed by a series
_LARGEST_POWER = 1 << 10


def nearest(term: Term) -> int | None:
    """The pattern of the number nearest to what a function gives for its constants; None where it is no function that
    is known here, of no finite number, or nothing is known of it. Zero as a result has no sign, and is not given."""
    function = _FUNCTIONS.get(term.name)
    if function is None or term.flags or term.result or term.type is None or term.type.name not in FLOAT_FORMATS:
        return None
    numbers = [_number(each) for each in term.operands]
    given = [each for each in numbers if each is not None]
    if len(given) < len(numbers):
        return None
    with decimal.localcontext() as context:
        context.prec = _DIGITS
        context.Emax, context.Emin = decimal.MAX_EMAX, decimal.MIN_EMIN
        try:
            value = function(*given)
        except (decimal.DecimalException, ZeroDivisionError):
            return None
    return None if value is None else _rounded(Fraction(value), term.type)


def _number(term: Term) -> Fraction | None:
    if term.kind is not TermKind.CONSTANT or term.type is None:
        return None
    if term.type.is_integer:
        return Fraction(signed(term.bits, term.type.width))
    format_ = FLOAT_FORMATS.get(term.type.name)
    return format_.number(term.bits) if format_ is not None and format_.is_finite(term.bits) else None


def _rounded(value: Fraction, type_: Scalar) -> int | None:
    error = abs(value) / 10 ** (_DIGITS - _LOST - 10)
    if abs(value) < Fraction(1, 10**50):
        return None
    patterns = {FLOAT_FORMATS[type_.name].rounded(each) for each in (value - error, value + error)}
    return patterns.pop() if len(patterns) == 1 else None


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)


@cache
def _pi() -> Decimal:
    """By Machin's formula."""

    def arctangent(inverse: int) -> Fraction:
        total, at, power = Fraction(0), 0, Fraction(1, inverse)
        while power > Fraction(1, 10 ** (_DIGITS + 10)):
            total += Fraction((-1) ** at, 2 * at + 1) * power
            power /= inverse * inverse
            at += 1
        return total

    return _decimal(4 * (4 * arctangent(5) - arctangent(239)))


def _series(first: Decimal, ratio: Callable[[int], Decimal]) -> Decimal:
    """The sum of terms, of which each is the one before times `ratio` of its number."""
    total, term, at = first, first, 1
    while abs(term) > Decimal(10) ** -(_DIGITS + 5) or at < 4:
        term *= ratio(at)
        total += term
        at += 1
    return total


def _sine(x: Fraction) -> Decimal | None:
    if abs(x) > _LARGEST:
        return None
    return _reduced_sine(_decimal(x))


def _cosine(x: Fraction) -> Decimal | None:
    return None if abs(x) > _LARGEST else _reduced_sine(_decimal(x) + _pi() / 2)


def _reduced_sine(x: Decimal) -> Decimal:
    x -= 2 * _pi() * (x / (2 * _pi())).to_integral_value()
    return _series(x, lambda at: -x * x / (2 * at * (2 * at + 1)))


def _tangent(x: Fraction) -> Decimal | None:
    sine, cosine = _sine(x), _cosine(x)
    return None if sine is None or cosine is None else sine / cosine


def _arctangent(x: Decimal) -> Decimal:
    for _ in range(3):
        x = x / (1 + (1 + x * x).sqrt())
    powers = _series(x, lambda at: -x * x * Decimal(2 * at - 1) / Decimal(2 * at + 1))
    return 8 * powers


def _arctangent2(y: Fraction, x: Fraction) -> Decimal | None:
    if not x or not y:
        return None
    angle = _arctangent(_decimal(y / x))
    if x > 0:
        return angle
    return angle + _pi() if y > 0 else angle - _pi()


def _arcsine(x: Fraction) -> Decimal | None:
    return None if abs(x) >= 1 else _arctangent(_decimal(x) / _decimal(1 - x * x).sqrt())


def _arccosine(x: Fraction) -> Decimal | None:
    sine = _arcsine(x)
    return None if sine is None else _pi() / 2 - sine


def _exponential(x: Decimal) -> Decimal | None:
    return None if abs(x) > _LARGEST else x.exp()


def _of_exponentials(combine: Callable[[Decimal, Decimal], Decimal]) -> Callable[[Fraction], Decimal | None]:
    """A function of e^x and e^-x."""

    def function(x: Fraction) -> Decimal | None:
        if abs(x) > _LARGEST:
            return None
        return combine(_decimal(x).exp(), _decimal(-x).exp())

    return function


def _logarithm(base: int | None) -> Callable[[Fraction], Decimal | None]:
    def function(x: Fraction) -> Decimal | None:
        if x <= 0:
            return None
        return _decimal(x).ln() / (1 if base is None else Decimal(base).ln())

    return function


def _error_function(x: Fraction) -> Decimal | None:
    if abs(x) > 6:
        return None
    number = _decimal(x)
    total = _series(number, lambda at: -number * number * Decimal(2 * at - 1) / (at * Decimal(2 * at + 1)))
    return 2 * total / _pi().sqrt()


def _less(value: Decimal | None) -> Decimal | None:
    return None if value is None else 1 - value


def _power(base: Fraction, exponent: Fraction) -> Decimal | Fraction | None:
    if not base:
        return None
    if exponent.denominator == 1 and abs(exponent) <= _LARGEST_POWER:
        return base**exponent.numerator
    if base < 0:
        return None
    return _exponential(_decimal(exponent) * _decimal(base).ln())


def _root(x: Fraction) -> Decimal | None:
    if not x:
        return None
    size = (_decimal(abs(x)).ln() / 3).exp()
    return size if x > 0 else -size


_FUNCTIONS: dict[str, Callable[..., Decimal | Fraction | None]] = {
    "sin": _sine,
    "cos": _cosine,
    "tan": _tangent,
    "asin": _arcsine,
    "acos": _arccosine,
    "atan": lambda x: _arctangent(_decimal(x)),
    "atan2": _arctangent2,
    "sinh": _of_exponentials(lambda up, down: (up - down) / 2),
    "cosh": _of_exponentials(lambda up, down: (up + down) / 2),
    "tanh": _of_exponentials(lambda up, down: (up - down) / (up + down)),
    "exp": lambda x: _exponential(_decimal(x)),
    "exp2": lambda x: _power(Fraction(2), x),
    "expm1": _of_exponentials(lambda up, _: up - 1),
    "log": _logarithm(None),
    "log2": _logarithm(2),
    "log10": _logarithm(10),
    "log1p": lambda x: _logarithm(None)(1 + x),
    "erf": _error_function,
    "erfc": lambda x: _less(_error_function(x)),
    "powf": _power,
    "fpowi": _power,
    "cbrt": _root,
    "rsqrt": lambda x: 1 / _decimal(x).sqrt() if x > 0 else None,
}


def has_functions(terms: Iterable[Term]) -> bool:
    """Whether a function that is known here is among the operations of terms."""
    return any(each.name in _FUNCTIONS for each in terms)
