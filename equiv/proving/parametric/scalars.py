"""Scalar operations on numbers that never come from data, as quasi-affine expressions.

An integer of a type is the signed number of its bits. Each result comes with what has to hold for it to be the number
that the machine computes, as that it fits its type, and for it not to be poison.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from equiv.solver.linear.expression import (
    FALSE,
    TRUE,
    ZERO,
    Formula,
    Linear,
    at_most,
    both,
    ceil_div,
    choice,
    constant,
    either,
    equal,
    floor_div,
    least,
    less,
    modulo,
    most,
    negate,
    not_negative,
)
from interp import ir

_UNSIGNED_FLAGS = frozenset(("nuw", "nneg"))
# `no_overflow` is of remainders by -1, and no divisor here is negative.
_KNOWN_FLAGS = _UNSIGNED_FLAGS | {"nsw", "no_overflow"}
_SMALLEST_BIT = 1
_MOST_DISTANCES = 7  # of a shift to the left


class Number(Struct, frozen=True):
    """An expression, and what has to hold where it is computed."""

    value: Linear
    needs: Formula


def fits(value: Linear, width: int) -> Formula:
    """That a number is one of the signed ones of a width."""
    half = 1 << (width - 1)
    return both(not_negative(value + half), not_negative(-value + (half - 1)))


def number(operation: ir.Op, operands: Sequence[Linear]) -> Number | None:
    """What an operation on numbers computes; None where that is no expression of this kind."""
    if set(operation.flags) - _KNOWN_FLAGS or len(operation.results) != 1:
        return None
    types = [*(each.type for each in operation.operands), operation.results[0].type]
    widths = [each.width for each in types if isinstance(each, ir.Scalar) and each.is_integer]
    if len(widths) != len(types) or min(widths) <= _SMALLEST_BIT:
        return None
    found = _computed(operation.name, widths, operands)
    if found is None:
        return None
    needs = [found.needs, fits(found.value, widths[-1])]
    if _UNSIGNED_FLAGS & set(operation.flags):
        # Where no operand is negative and the result fits as a signed number, nothing wraps as an unsigned one either.
        needs += [not_negative(each) for each in (*operands, found.value)]
    return Number(found.value, both(*needs))


def _computed(name: str, widths: Sequence[int], operands: Sequence[Linear]) -> Number | None:
    if len(operands) == 1:
        return _converted(name, widths, operands[0])
    left, right = operands
    match name:
        case "addi":
            return Number(left + right, TRUE)
        case "subi":
            return Number(left - right, TRUE)
        case "muli" if right.is_constant:
            return Number(left * right.constant, TRUE)
        case "muli" if left.is_constant:
            return Number(right * left.constant, TRUE)
        case "minsi":
            return Number(least(left, right), TRUE)
        case "maxsi":
            return Number(most(left, right), TRUE)
        case "minui":
            return Number(choice(_less_unsigned(left, right), left, right), TRUE)
        case "maxui":
            return Number(choice(_less_unsigned(left, right), right, left), TRUE)
        case "shli" | "shrsi" | "shrui" if left.is_constant and left.constant >= 0 and not right.is_constant:
            return _shifted(name, widths[0], left.constant, right)
        case _ if right.is_constant:
            return _by_constant(name, widths[0], left, right.constant)
    return None


def _shifted(name: str, width: int, left: int, right: Linear) -> Number:
    """A constant by a distance that is one of a few numbers."""
    most = min(width - 1, _MOST_DISTANCES) if name == "shli" else min(width - 1, left.bit_length())
    value = constant(left << most if name == "shli" else left >> most)
    for distance in reversed(range(most)):
        shifted = left << distance if name == "shli" else left >> distance
        value = choice(equal(right, constant(distance)), constant(shifted), value)
    farthest = most if name == "shli" else width - 1
    return Number(value, both(not_negative(right), at_most(right, constant(farthest))))


def _converted(name: str, widths: Sequence[int], operand: Linear) -> Number | None:
    """Conversions keep the number; that it fits the result is required of all of them."""
    match name:
        case "index_cast" | "extsi" | "trunci":
            return Number(operand, TRUE)
        case "index_castui" | "extui":
            return Number(operand, not_negative(operand) if widths[1] > widths[0] else TRUE)
    return None


def _by_constant(name: str, width: int, left: Linear, right: int) -> Number | None:
    if name in ("shli", "shrsi", "shrui"):
        if not 0 <= right < width - 1:
            return None
        factor = 1 << right
        if name == "shli":
            return Number(left * factor, TRUE)
        return Number(floor_div(left, factor), not_negative(left) if name == "shrui" else TRUE)
    if right <= 0:
        return None
    toward_zero = choice(not_negative(left), floor_div(left, right), -floor_div(-left, right))
    match name:
        case "divsi":
            return Number(toward_zero, TRUE)
        case "remsi":
            return Number(left - toward_zero * right, TRUE)
        case "floordivsi":
            return Number(floor_div(left, right), TRUE)
        case "ceildivsi":
            return Number(ceil_div(left, right), TRUE)
        case "divui":
            return Number(floor_div(left, right), not_negative(left))
        case "remui":
            return Number(modulo(left, right), not_negative(left))
        case "ceildivui":
            return Number(ceil_div(left, right), not_negative(left))
        case "andi" if right & (right + 1) == 0:
            return Number(modulo(left, right + 1), TRUE)
    return None


def compared(predicate: str, left: Linear, right: Linear) -> Formula | None:
    """The formula of a comparison `cmpi` of two numbers of one type."""
    match predicate:
        case "eq":
            return equal(left, right)
        case "ne":
            return negate(equal(left, right))
        case "slt":
            return less(left, right)
        case "sle":
            return at_most(left, right)
        case "sgt":
            return less(right, left)
        case "sge":
            return at_most(right, left)
        case "ult":
            return _less_unsigned(left, right)
        case "ule":
            return negate(_less_unsigned(right, left))
        case "ugt":
            return _less_unsigned(right, left)
        case "uge":
            return negate(_less_unsigned(left, right))
    return None


def _less_unsigned(left: Linear, right: Linear) -> Formula:
    """As unsigned numbers the negative ones come after the others, in their order."""
    same_sign = either(both(not_negative(left), not_negative(right)), both(less(left, ZERO), less(right, ZERO)))
    return either(both(same_sign, less(left, right)), both(not_negative(left), less(right, ZERO)))


def logical(name: str, left: Formula, right: Formula) -> Formula | None:
    """The formula of an operation on two values of one bit."""
    match name:
        case "andi":
            return both(left, right)
        case "ori":
            return either(left, right)
        case "xori" | "cmpi.ne":
            return either(both(left, negate(right)), both(negate(left), right))
        case "cmpi.eq":
            return either(both(left, right), both(negate(left), negate(right)))
    return None


def applied(expression: ir.Affine, leaf: dict[ir.Value, Linear]) -> Number | None:
    """An affine expression over numbers; None where it is not linear in them. Every part of it has to fit 64 bits."""
    match expression:
        case int():
            return Number(constant(expression), TRUE)
        case ir.Value():
            return Number(leaf[expression], TRUE)
        case ir.Binary(operator=operator, left=left, right=right):
            first, second = applied(left, leaf), applied(right, leaf)
            if first is None or second is None:
                return None
            value = _combined(operator, first.value, second.value)
            if value is None:
                return None
            return Number(value, both(first.needs, second.needs, fits(value, ir.INDEX.width)))
        case _:
            return None


def _combined(operator: str, left: Linear, right: Linear) -> Linear | None:
    if operator == "+":
        return left + right
    if operator == "*":
        if right.is_constant:
            return left * right.constant
        return right * left.constant if left.is_constant else None
    if not right.is_constant or right.constant <= 0:
        return None
    match operator:
        case "floordiv":
            return floor_div(left, right.constant)
        case "ceildiv":
            return ceil_div(left, right.constant)
        case "mod":
            return modulo(left, right.constant)
    return None


def bit(bits: int) -> Formula:
    return TRUE if bits & 1 else FALSE
