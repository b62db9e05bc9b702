"""What the scalar operations mean on patterns: Python integers, and exact rationals that are rounded once.

Written from the descriptions of MLIR's `arith` and `math`, of LLVM's LangRef for what these leave open, and of IEEE
754; `interp/native/scalar` is the other table, which the machine uses. Functions whose precision nobody specifies
(`exp`, `sin`, ...) are taken from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isqrt

from interp.ir.floats import FLOAT_FORMATS, FloatFormat, Rounding
from interp.ir.types import Scalar

MAY_BE_UNDEFINED = frozenset(("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui", "ipowi"))
"""Whose execution is undefined for some operands."""


class UndefinedScalar(Exception):
    """Executing the operation on these operands is undefined behaviour."""


class NoNumber(Exception):
    """The operation has no number for these types or operands."""


class Poison(Exception):
    """The results are poison."""


def evaluate(
    name: str, flags: Sequence[str], operand_types: Sequence[Scalar], result_types: Sequence[Scalar], given: list[int]
) -> list[int]:
    """The patterns of the results. Raises `Poison`, `UndefinedScalar`, `NoNumber`."""
    if not all(map(_has_numbers, (*operand_types, *result_types))):
        raise NoNumber
    use = _Use(name, flags, operand_types, result_types)
    use.exclude(operand_types, given)
    if name in _INTEGERS and not operand_types[0].is_float:
        return use.wrapped(_INTEGERS[name](use, *given))
    if name.startswith("cmpi."):
        return [int(ordered(name[5:].removeprefix("s").removeprefix("u"), *use.compared(name[5:], given)))]
    if name in _CONVERSIONS:
        results = _CONVERSIONS[name](use, given[0])
    elif name.startswith("cmpf."):
        results = int(_relation(use.format, *given) in _PREDICATES[name[5:]])
    elif name in _FLOATS and operand_types[0].is_float:
        results = _FLOATS[name](use, *given)
    else:
        return _from_the_native_table(name, flags, operand_types, result_types, given)
    use.exclude(result_types, [results])
    return [results]


def _has_numbers(type_: Scalar) -> bool:
    return type_.name in FLOAT_FORMATS if type_.is_float else type_.width <= 128


class _Use:
    """An operation with its types and flags."""

    def __init__(
        self, name: str, flags: Sequence[str], operand_types: Sequence[Scalar], result_types: Sequence[Scalar]
    ) -> None:
        self.name, self.flags = name, frozenset(flags)
        self.operand_types, self.result_types = operand_types, result_types
        self.width = operand_types[0].width
        modes = [each for each in Rounding if each.value in self.flags]
        self.rounding = modes[0] if modes else Rounding.NEAREST_EVEN

    @property
    def format(self) -> FloatFormat:
        return FLOAT_FORMATS[self.operand_types[0].name]

    @property
    def result_format(self) -> FloatFormat:
        return FLOAT_FORMATS[self.result_types[0].name]

    def signed(self, pattern: int) -> int:
        return signed(pattern, self.width)

    def wrapped(self, numbers: int | tuple[int, ...]) -> list[int]:
        numbers = numbers if isinstance(numbers, tuple) else (numbers,)
        return [each & ((1 << type_.width) - 1) for each, type_ in zip(numbers, self.result_types, strict=True)]

    def require(self, flag: str, holds: bool) -> None:
        """Poison where a flag promises what does not hold."""
        if flag in self.flags and not holds:
            raise Poison

    def in_range(self, exact_signed: int, exact_unsigned: int) -> None:
        self.require("nsw", -(1 << self.width - 1) <= exact_signed < 1 << self.width - 1)
        self.require("nuw", 0 <= exact_unsigned < 1 << self.width)

    def compared(self, predicate: str, given: list[int]) -> list[int]:
        return [self.signed(each) for each in given] if predicate.startswith("s") else given

    def exclude(self, types: Sequence[Scalar], patterns: Sequence[int]) -> None:
        """`nnan` and `ninf` make poison of what they exclude, among operands and results."""
        for type_, pattern in zip(types, patterns, strict=True):
            if type_.name in FLOAT_FORMATS:
                self.require("nnan", not FLOAT_FORMATS[type_.name].is_nan(pattern))
                self.require("ninf", not FLOAT_FORMATS[type_.name].is_infinite(pattern))


def signed(pattern: int, width: int) -> int:
    """The number of a pattern in two's complement."""
    return pattern - (1 << width) if pattern >> (width - 1) & 1 else pattern


# -- integers ----------------------------------------------------------------------------------------------------------


def _addi(use: _Use, left: int, right: int) -> int:
    use.in_range(use.signed(left) + use.signed(right), left + right)
    return left + right


def _subi(use: _Use, left: int, right: int) -> int:
    use.in_range(use.signed(left) - use.signed(right), left - right)
    return left - right


def _muli(use: _Use, left: int, right: int) -> int:
    use.in_range(use.signed(left) * use.signed(right), left * right)
    return left * right


def _divide(is_signed: bool, direction: int) -> Callable[[_Use, int, int], int]:
    """The quotient rounded down (-1), toward zero (0) or up (1)."""

    def apply(use: _Use, left: int, right: int) -> int:
        if right == 0:
            raise UndefinedScalar
        if is_signed:
            left, right = use.signed(left), use.signed(right)
            if right == -1 and left == -(1 << use.width - 1):
                raise UndefinedScalar
        use.require("exact", left % right == 0)
        floor = left // right
        up = direction == 1 or (direction == 0 and floor < 0)
        return floor + (up and left % right != 0)

    return apply


def _remainder(is_signed: bool) -> Callable[[_Use, int, int], int]:
    def apply(use: _Use, left: int, right: int) -> int:
        if right == 0:
            raise UndefinedScalar
        if is_signed:
            left, right = use.signed(left), use.signed(right)
            if right == -1 and left == -(1 << use.width - 1):
                raise NoNumber  # MLIR calls it zero by giving no exception for it, LLVM calls it undefined
        size = abs(left) % abs(right)
        return -size if left < 0 else size

    return apply


def _extremum(choose: Callable[[int, int], int], is_signed: bool) -> Callable[[_Use, int, int], int]:
    def apply(use: _Use, left: int, right: int) -> int:
        return choose(use.signed(left), use.signed(right)) if is_signed else choose(left, right)

    return apply


def _ori(use: _Use, left: int, right: int) -> int:
    use.require("disjoint", left & right == 0)
    return left | right


def _shli(use: _Use, value: int, amount: int) -> int:
    if amount >= use.width:
        raise Poison
    use.in_range(use.signed(value) << amount, value << amount)
    return value << amount


def _shift_right(is_signed: bool) -> Callable[[_Use, int, int], int]:
    def apply(use: _Use, value: int, amount: int) -> int:
        if amount >= use.width:
            raise Poison
        use.require("exact", value & ((1 << amount) - 1) == 0)
        return (use.signed(value) if is_signed else value) >> amount

    return apply


def _ipowi(use: _Use, base: int, power: int) -> int:
    """A negative power is the reciprocal rounded toward zero."""
    base, power = use.signed(base), use.signed(power)
    if power >= 0:
        return pow(base, power, 1 << use.width)
    if base == 0:
        raise UndefinedScalar
    return {1: 1, -1: -1 if power % 2 else 1}.get(base, 0)


def _extended(sign: bool) -> Callable[[_Use, int, int], tuple[int, int]]:
    def apply(use: _Use, left: int, right: int) -> tuple[int, int]:
        product = use.signed(left) * use.signed(right) if sign else left * right
        return product, product >> use.width

    return apply


_INTEGERS: dict[str, Callable[..., int | tuple[int, ...]]] = {
    "addi": _addi,
    "subi": _subi,
    "muli": _muli,
    "addui_extended": lambda use, left, right: (left + right, left + right >> use.width),
    "subui_extended": lambda use, left, right: (left - right, int(left < right)),
    "mulsi_extended": _extended(True),
    "mului_extended": _extended(False),
    "divsi": _divide(True, 0),
    "divui": _divide(False, 0),
    "ceildivsi": _divide(True, 1),
    "ceildivui": _divide(False, 1),
    "floordivsi": _divide(True, -1),
    "remsi": _remainder(True),
    "remui": _remainder(False),
    "maxsi": _extremum(max, True),
    "maxui": _extremum(max, False),
    "minsi": _extremum(min, True),
    "minui": _extremum(min, False),
    "andi": lambda use, left, right: left & right,
    "ori": _ori,
    "xori": lambda use, left, right: left ^ right,
    "shli": _shli,
    "shrsi": _shift_right(True),
    "shrui": _shift_right(False),
    "ctlz": lambda use, value: use.width - value.bit_length(),
    "cttz": lambda use, value: (value & -value).bit_length() - 1 if value else use.width,
    "ctpop": lambda use, value: value.bit_count(),
    "absi": lambda use, value: abs(use.signed(value)),
    "ipowi": _ipowi,
}


def ordered(relation: str, left: int, right: int) -> bool:
    return {
        "eq": left == right,
        "ne": left != right,
        "lt": left < right,
        "le": left <= right,
        "gt": left > right,
        "ge": left >= right,
    }[relation]


# -- conversions -------------------------------------------------------------------------------------------------------


def _zero_extended(use: _Use, value: int) -> int:
    use.require("nneg", use.signed(value) >= 0)
    return value & ((1 << use.result_types[0].width) - 1)


def _sign_extended(use: _Use, value: int) -> int:
    return use.signed(value) & ((1 << use.result_types[0].width) - 1)


def _truncated(use: _Use, value: int) -> int:
    width = use.result_types[0].width
    result = value & ((1 << width) - 1)
    use.require("nuw", result == value)
    use.require("nsw", signed(result, width) == use.signed(value))
    return result


def _from_unsigned(use: _Use, value: int) -> int:
    use.require("nneg", use.signed(value) >= 0)
    return use.result_format.rounded(Fraction(value))


def _to_integer(is_signed: bool) -> Callable[[_Use, int], int]:
    def apply(use: _Use, value: int) -> int:
        if not use.format.is_finite(value):
            raise Poison
        number, width = int(use.format.number(value)), use.result_types[0].width  # toward zero
        low, high = (-(1 << width - 1), 1 << width - 1) if is_signed else (0, 1 << width)
        if not low <= number < high:
            raise Poison
        return number & ((1 << width) - 1)

    return apply


def _converted(use: _Use, value: int) -> int:
    from_, to = use.format, use.result_format
    sign = to.sign if from_.is_negative(value) else 0
    if from_.is_nan(value):
        return to.canonical_nan
    if from_.is_infinite(value):
        return sign | to.infinity
    return to.rounded(from_.number(value), use.rounding, from_.is_negative(value))


def _bitcast(use: _Use, value: int) -> int:
    """Which bits a NaN has is open, so nothing can be said of them in another type."""
    from_, to = use.operand_types[0], use.result_types[0]
    if from_.width != to.width or (from_.is_float and from_ != to and use.format.is_nan(value)):
        raise NoNumber
    return value


_CONVERSIONS: dict[str, Callable[[_Use, int], int]] = {
    "extsi": _sign_extended,
    "extui": _zero_extended,
    "trunci": _truncated,
    "index_cast": _sign_extended,
    "index_castui": _zero_extended,
    "sitofp": lambda use, value: use.result_format.rounded(Fraction(use.signed(value))),
    "uitofp": _from_unsigned,
    "fptosi": _to_integer(True),
    "fptoui": _to_integer(False),
    "extf": _converted,
    "truncf": _converted,
    "convertf": _converted,
    "bitcast": _bitcast,
    "freeze": lambda use, value: value,
}


# -- floats ------------------------------------------------------------------------------------------------------------


def _addf(use: _Use, left: int, right: int) -> int:
    format_ = use.format
    if format_.is_nan(left) or format_.is_nan(right):
        return format_.canonical_nan
    if format_.is_infinite(left) or format_.is_infinite(right):
        opposite = format_.is_infinite(left) and format_.is_infinite(right) and left != right
        return format_.canonical_nan if opposite else left if format_.is_infinite(left) else right
    return _sum(use, format_.number(left), format_.number(right), format_.is_negative(left), format_.is_negative(right))


def _sum(use: _Use, left: Fraction, right: Fraction, left_sign: bool, right_sign: bool) -> int:
    """A sum that is zero is +0, or -0 where both are negative zeros or rounding is downward."""
    both_zero = left == right == 0
    negative = left_sign if both_zero and left_sign == right_sign else use.rounding is Rounding.DOWNWARD
    return use.format.rounded(left + right, use.rounding, negative)


def _mulf(use: _Use, left: int, right: int) -> int:
    format_ = use.format
    negative = format_.is_negative(left) != format_.is_negative(right)
    if format_.is_nan(left) or format_.is_nan(right):
        return format_.canonical_nan
    if format_.is_infinite(left) or format_.is_infinite(right):
        if format_.is_zero(left) or format_.is_zero(right):
            return format_.canonical_nan
        return format_.infinity | (format_.sign if negative else 0)
    return format_.rounded(format_.number(left) * format_.number(right), use.rounding, negative)


def _divf(use: _Use, left: int, right: int) -> int:
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


def _remf(use: _Use, left: int, right: int) -> int:
    """The rest of the quotient truncated to an integer, with the sign of the dividend; always exact."""
    format_ = use.format
    if not format_.is_finite(left) or format_.is_nan(right) or format_.is_zero(right):
        return format_.canonical_nan
    if format_.is_infinite(right):
        return left
    size = abs(format_.number(left)) % abs(format_.number(right))
    negative = format_.is_negative(left)
    return format_.rounded(-size if negative else size, negative_zero=negative)


def _fma(use: _Use, left: int, right: int, addend: int) -> int:
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


def _sqrt(use: _Use, value: int) -> int:
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


def _relation(format_: FloatFormat, left: int, right: int) -> str:
    """The one of IEEE 754's four relations that holds: less, equal, greater or unordered."""
    if format_.is_nan(left) or format_.is_nan(right):
        return "u"
    keys = [_order_key(format_, each) if not format_.is_zero(each) else 0 for each in (left, right)]
    return "l" if keys[0] < keys[1] else "g" if keys[0] > keys[1] else "e"


_PREDICATES = {
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


def _float_extremum(choose: Callable[..., int], keeps_number: bool) -> Callable[[_Use, int, int], int]:
    def apply(use: _Use, left: int, right: int) -> int:
        format_ = use.format
        numbers = [each for each in (left, right) if not format_.is_nan(each)]
        if not numbers or (len(numbers) < 2 and not keeps_number):
            return format_.canonical_nan
        return choose(numbers, key=lambda each: _order_key(format_, each))

    return apply


def _clampf(use: _Use, value: int, low: int, high: int) -> int:
    format_ = use.format
    if any(map(format_.is_nan, (value, low, high))):
        raise NoNumber
    if _relation(format_, low, high) == "g":
        raise Poison

    def key(each: int) -> int:
        return _order_key(format_, each)

    return max(min(value, high, key=key), low, key=key)


def _copysign(use: _Use, value: int, sign: int) -> int:
    format_ = use.format
    if format_.is_nan(sign) and not format_.is_nan(value):
        raise NoNumber  # the sign of a computed NaN is open
    return format_.magnitude(value) | sign & format_.sign


def _integral(toward: Callable[[Fraction], int]) -> Callable[[_Use, int], int]:
    """Rounding to an integral number, which keeps the sign of zeros."""

    def apply(use: _Use, value: int) -> int:
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


_FLOATS: dict[str, Callable[..., int]] = {
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


def _from_the_native_table(
    name: str, flags: Sequence[str], operand_types: Sequence[Scalar], result_types: Sequence[Scalar], given: list[int]
) -> list[int]:
    from interp import _native

    types, results = ([each.name for each in given_types] for given_types in (operand_types, result_types))
    try:
        folding = _native.fold(name, list(flags), types, results, given)
    except ValueError:
        raise NoNumber from None
    if folding.status == "poison":
        raise Poison
    if folding.status == "undefined":
        raise UndefinedScalar
    if folding.status == "unfolded":
        raise NoNumber
    return folding.patterns
