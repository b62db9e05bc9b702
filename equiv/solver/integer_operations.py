"""What the solver knows of scalar operations on integers: for each the number that it makes of its operands'.

An operation that is not in the table makes any number of its type. A proof at chosen sizes tells nothing of others
where one program alone makes sizes into such a number, which `equiv.sizing.uninterpreted` looks for by this table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import z3
from msgspec import Struct

from equiv.solver.numbers import Made, Number, bitwise, constant, divided, unsigned


class Use(Struct, frozen=True):
    """One use of an operation: its operands as signed numbers, of one bit 0 or 1, with their widths and that of the
    result in bits."""

    name: str
    numbers: Sequence[Number]
    widths: Sequence[int]
    width: int

    @property
    def made(self) -> Made:
        return max((each.made for each in self.numbers), default=Made.OF_SIZES)


Rule = Callable[[Use], Number | None]
"""The number that a use makes, before it wraps around; None where nothing is known of it."""


def binary(operator: str, left: Number, right: Number) -> Number | None:
    """The number that an operator of affine expressions makes of two, which does not wrap around; None for any other
    operator. By a divisor below 1 the program is undefined: the divisor is 1 then."""
    made = max(left.made, right.made)
    match operator:
        case "+":
            return Number(left.term + right.term, left.low + right.low, left.high + right.high, made)
        case "-":
            return Number(left.term - right.term, left.low - right.high, left.high - right.low, made)
        case "*":
            ends = [one * other for one in (left.low, left.high) for other in (right.low, right.high)]
            return Number(left.term * right.term, min(ends), max(ends), made)
        case "floordiv" | "ceildiv" | "mod":
            if right.low <= 0:
                right = Number(z3.If(right.term > 0, right.term, 1), 1, max(right.high, 1))
            if operator == "mod":
                return Number(left.term % right.term, 0, max(right.high - 1, 0), made)
            magnitude = max(abs(left.low), abs(left.high)) // right.low + 1
            low = -magnitude if left.low < 0 else 0
            if operator == "floordiv":
                return Number(left.term / right.term, low, magnitude, made)
            return Number(-((-left.term) / right.term), low, magnitude, made)
    return None


def _exact(operator: str) -> Rule:
    return lambda use: binary(operator, *use.numbers)


def _signed_division(use: Use) -> Number | None:
    left, right = use.numbers
    if use.name in ("floordivsi", "ceildivsi") and right.low > 0:
        return binary(use.name.removesuffix("si"), left, right)
    return divided(use.name, left, right)


def _unsigned_division(operator: str) -> Rule:
    return lambda use: binary(operator, *(unsigned(each, use.width) for each in use.numbers))


def _shift(use: Use) -> Number | None:
    left, by = use.numbers
    if not by.is_constant or not 0 <= by.low < use.width:
        return None
    left = unsigned(left, use.width) if use.name == "shrui" else left
    return binary("*" if use.name == "shli" else "floordiv", left, constant(1 << by.low))


def _extremum(use: Use) -> Number | None:
    left, right = use.numbers
    is_unsigned = use.name.endswith("ui")
    one, other = (unsigned(each, use.width) if is_unsigned else each for each in use.numbers)
    is_least = use.name.startswith("min")
    first = one.term <= other.term if is_least else one.term >= other.term
    if is_unsigned and (left.low < 0 or right.low < 0):
        low, high = min(left.low, right.low), max(left.high, right.high)
    else:
        bound = min if is_least else max
        low, high = bound(left.low, right.low), bound(left.high, right.high)
    return Number(z3.If(first, left.term, right.term), low, high, use.made)


def _sign_extension(use: Use) -> Number | None:
    (only,) = use.numbers
    return only if use.widths[0] > 1 else Number(-only.term, -1, 0, use.made)


def _zero_extension(use: Use) -> Number | None:
    return unsigned(use.numbers[0], use.widths[0])


def _truncation(use: Use) -> Number | None:
    (only,) = use.numbers
    half = 1 << (use.width - 1)
    if -half <= only.low and only.high < half:
        return only
    return Number((only.term + half) % (2 * half) - half, -half, half - 1, use.made)


def _cast(widened: Rule) -> Rule:
    """Between `index` and another type, which may be the wider one."""
    return lambda use: (widened if use.width >= use.widths[0] else _truncation)(use)


def _bits(use: Use) -> Number | None:
    left, right = use.numbers
    return bitwise(use.name, left, right, use.width)


INTEGER_OPERATIONS: dict[str, Rule] = {
    "addi": _exact("+"),
    "subi": _exact("-"),
    "muli": _exact("*"),
    "divsi": _signed_division,
    "remsi": _signed_division,
    "floordivsi": _signed_division,
    "ceildivsi": _signed_division,
    "divui": _unsigned_division("floordiv"),
    "remui": _unsigned_division("mod"),
    "ceildivui": _unsigned_division("ceildiv"),
    "shli": _shift,
    "shrsi": _shift,
    "shrui": _shift,
    "minsi": _extremum,
    "maxsi": _extremum,
    "minui": _extremum,
    "maxui": _extremum,
    "extsi": _sign_extension,
    "extui": _zero_extension,
    "trunci": _truncation,
    "index_cast": _cast(_sign_extension),
    "index_castui": _cast(_zero_extension),
    "andi": _bits,
    "ori": _bits,
    "xori": _bits,
}
