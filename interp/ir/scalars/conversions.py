"""Conversions between integers and floats of all widths."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from interp.ir.scalars.use import NoNumber, Poison, Use
from interp.ir.types import signed


def _zero_extended(use: Use, value: int) -> int:
    use.require("nneg", use.signed(value) >= 0)
    return value & ((1 << use.result_types[0].width) - 1)


def _sign_extended(use: Use, value: int) -> int:
    return use.signed(value) & ((1 << use.result_types[0].width) - 1)


def _truncated(use: Use, value: int) -> int:
    width = use.result_types[0].width
    result = value & ((1 << width) - 1)
    use.require("nuw", result == value)
    use.require("nsw", signed(result, width) == use.signed(value))
    return result


def _from_unsigned(use: Use, value: int) -> int:
    use.require("nneg", use.signed(value) >= 0)
    return use.result_format.rounded(Fraction(value))


def _to_integer(is_signed: bool) -> Callable[[Use, int], int]:
    def apply(use: Use, value: int) -> int:
        if not use.format.is_finite(value):
            raise Poison
        number, width = int(use.format.number(value)), use.result_types[0].width  # toward zero
        low, high = (-(1 << width - 1), 1 << width - 1) if is_signed else (0, 1 << width)
        if not low <= number < high:
            raise Poison
        return number & ((1 << width) - 1)

    return apply


def _converted(use: Use, value: int) -> int:
    from_, to = use.format, use.result_format
    sign = to.sign if from_.is_negative(value) else 0
    if from_.is_nan(value):
        return to.canonical_nan
    if from_.is_infinite(value):
        return sign | to.infinity
    return to.rounded(from_.number(value), use.rounding, from_.is_negative(value))


def _bitcast(use: Use, value: int) -> int:
    """Which bits a NaN has is open, so nothing can be said of them in another type."""
    from_, to = use.operand_types[0], use.result_types[0]
    if from_.width != to.width or (from_.is_float and from_ != to and use.format.is_nan(value)):
        raise NoNumber
    return value


CONVERSIONS: dict[str, Callable[[Use, int], int]] = {
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
