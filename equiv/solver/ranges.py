"""Between which numbers an integer expression stays, whatever its inputs are: what z3 takes long to find of quotients
and remainders of 64 bits. Poison is no number: what is said holds of values that are none.

Each value has two ranges, as a signed and as an unsigned number. Flags are passed over: they make poison of values, and
no other values."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import trunc

from msgspec import Struct

from interp.ir.types import signed
from interp.machine.terms import Term, TermKind

Pair = tuple[int, int]  # the lowest and the highest number


class Range(Struct, frozen=True):
    """The numbers of `width` bits that a value may be."""

    width: int
    unsigned: Pair
    signed: Pair

    @property
    def value(self) -> int | None:
        """The pattern, where there is one alone."""
        low, high = self.unsigned
        return low if low == high else None


def full(width: int) -> Range:
    """Any number."""
    half = (1 << width) // 2  # 0 of numbers without bits
    return Range(width, (0, (1 << width) - 1), (-half, max(half - 1, 0)))


def of_pattern(bits: int, width: int) -> Range:
    """One number."""
    number = signed(bits, width) if width else bits
    return Range(width, (bits, bits), (number, number))


def range_of(term: Term, known: Mapping[Term, Range]) -> Range | None:
    """The range of a term whose operands' are known; None for what is no integer."""
    if term.type is None or not term.type.is_integer:
        return None
    width = term.type.width
    if term.kind is TermKind.CONSTANT:
        return of_pattern(term.bits, width)
    operands = [known.get(each) for each in term.operands]
    given = [each for each in operands if each is not None]
    if term.kind is not TermKind.OPERATION or term.result != 0 or len(given) < len(operands):
        return full(width)
    if term.name == "select":
        return _chosen(*given)
    if term.name.startswith("cmpi."):
        found = compared(term.name.removeprefix("cmpi."), *given)
        return full(1) if found is None else of_pattern(int(found), 1)
    rule = _RULES.get(term.name)
    return full(width) if rule is None else rule(given, width)


def compared(predicate: str, left: Range, right: Range) -> bool | None:
    """What a comparison gives, where the ranges tell."""
    if predicate in ("eq", "ne"):
        apart = any(_below(*pair) for pair in _orders(left, right))
        if apart:
            return predicate == "ne"
        same = left.value is not None and left.value == right.value
        return predicate == "eq" if same else None
    one, other = (left.signed, right.signed) if predicate[0] == "s" else (left.unsigned, right.unsigned)
    if predicate[1:] in ("gt", "ge"):
        one, other = other, one
    if predicate[1:] in ("lt", "gt"):
        return True if one[1] < other[0] else False if one[0] >= other[1] else None
    return True if one[1] <= other[0] else False if one[0] > other[1] else None


def _orders(left: Range, right: Range) -> tuple[tuple[Pair, Pair], ...]:
    return (
        (left.unsigned, right.unsigned),
        (right.unsigned, left.unsigned),
        (left.signed, right.signed),
        (right.signed, left.signed),
    )


def _below(one: Pair, other: Pair) -> bool:
    return one[1] < other[0]


def _made(width: int, *, unsigned: Pair | None = None, signed: Pair | None = None) -> Range:
    """The range of which a half is known, or both, and the other follows; a half that does not fit is not known."""
    whole = full(width)
    if unsigned is not None and not whole.unsigned[0] <= unsigned[0] <= unsigned[1] <= whole.unsigned[1]:
        unsigned = None
    if signed is not None and not whole.signed[0] <= signed[0] <= signed[1] <= whole.signed[1]:
        signed = None
    half = 1 << (width - 1)
    if unsigned is None and signed is not None:
        if signed[0] >= 0:
            unsigned = signed
        elif signed[1] < 0:
            unsigned = signed[0] + 2 * half, signed[1] + 2 * half
    if signed is None and unsigned is not None:
        if unsigned[1] < half:
            signed = unsigned
        elif unsigned[0] >= half:
            signed = unsigned[0] - 2 * half, unsigned[1] - 2 * half
    return Range(width, unsigned or whole.unsigned, signed or whole.signed)


def _chosen(condition: Range, yes: Range, no: Range) -> Range:
    if condition.value is not None:
        return yes if condition.value else no
    return Range(yes.width, _union(yes.unsigned, no.unsigned), _union(yes.signed, no.signed))


def _union(one: Pair, other: Pair) -> Pair:
    return min(one[0], other[0]), max(one[1], other[1])


Rule = Callable[[Sequence[Range], int], Range]


def _ring(combine: Callable[[int, int], int]) -> Rule:
    """Of sums, differences and products, whose extremes are at the ends of the operands' ranges."""

    def rule(given: Sequence[Range], width: int) -> Range:
        unsigned, signed = (
            _ends(combine, one, other)
            for one, other in ((given[0].unsigned, given[1].unsigned), (given[0].signed, given[1].signed))
        )
        return _made(width, unsigned=unsigned, signed=signed)

    return rule


def _ends(combine: Callable[[int, int], int], left: Pair, right: Pair) -> Pair:
    found = [combine(one, other) for one in left for other in right]
    return min(found), max(found)


def _extreme(is_signed: bool, choose: Callable[[int, int], int]) -> Rule:
    def rule(given: Sequence[Range], width: int) -> Range:
        one, other = ((each.signed if is_signed else each.unsigned) for each in given)
        found = choose(one[0], other[0]), choose(one[1], other[1])
        return _made(width, signed=found) if is_signed else _made(width, unsigned=found)

    return rule


def _and(given: Sequence[Range], width: int) -> Range:
    return _made(width, unsigned=(0, min(each.unsigned[1] for each in given)))


def _or(given: Sequence[Range], width: int) -> Range:
    high = max(each.unsigned[1] for each in given).bit_length()
    return _made(width, unsigned=(max(each.unsigned[0] for each in given), (1 << high) - 1))


def _xor(given: Sequence[Range], width: int) -> Range:
    values = [each.value for each in given]
    if None not in values:
        return of_pattern(operator.xor(*(each or 0 for each in values)), width)
    high = max(each.unsigned[1] for each in given).bit_length()
    return _made(width, unsigned=(0, (1 << high) - 1))


def _towards_zero(left: int, right: int) -> int:
    return trunc(Fraction(left, right))


def _up(left: int, right: int) -> int:
    return -(-left // right)


def _quotient(is_signed: bool, divide: Callable[[int, int], int]) -> Rule:
    """By divisors of one sign a quotient is monotonous in the dividend, and of one dividend in the divisor."""

    def rule(given: Sequence[Range], width: int) -> Range:
        left, right = ((each.signed if is_signed else each.unsigned) for each in given)
        if right[0] <= 0 <= right[1]:
            return full(width)
        pair = _ends(divide, left, right)
        return _made(width, signed=pair) if is_signed else _made(width, unsigned=pair)

    return rule


def _unsigned_remainder(given: Sequence[Range], width: int) -> Range:
    left, right = (each.unsigned for each in given)
    if right[0] == 0:
        return full(width)
    if left[1] < right[0]:
        return given[0]
    return _made(width, unsigned=(0, min(left[1], right[1] - 1)))


def _signed_remainder(given: Sequence[Range], width: int) -> Range:
    left, right = (each.signed for each in given)
    if right[0] <= 0 <= right[1] or (left[0] == full(width).signed[0] and right[0] <= -1 <= right[1]):
        return full(width)
    most = max(abs(right[0]), abs(right[1])) - 1
    return _made(width, signed=(min(0, max(left[0], -most)), max(0, min(left[1], most))))


def _zero_extended(given: Sequence[Range], width: int) -> Range:
    return _made(width, unsigned=given[0].unsigned)


def _sign_extended(given: Sequence[Range], width: int) -> Range:
    return _made(width, signed=given[0].signed)


def _truncated(given: Sequence[Range], width: int) -> Range:
    return _made(width, unsigned=given[0].unsigned, signed=given[0].signed)


def _shifted(kind: str) -> Rule:
    """By a number of bits that is known; by others, and by too many, nothing is."""

    def rule(given: Sequence[Range], width: int) -> Range:
        amount = given[1].value
        if amount is None or amount >= width:
            return full(width)
        if kind == "shrsi":
            low, high = given[0].signed
            return _made(width, signed=(low >> amount, high >> amount))
        low, high = given[0].unsigned
        if kind == "shrui":
            return _made(width, unsigned=(low >> amount, high >> amount))
        return _made(width, unsigned=(low << amount, high << amount))

    return rule


_RULES: Mapping[str, Rule] = {
    "addi": _ring(operator.add),
    "subi": _ring(operator.sub),
    "muli": _ring(operator.mul),
    "maxsi": _extreme(True, max),
    "minsi": _extreme(True, min),
    "maxui": _extreme(False, max),
    "minui": _extreme(False, min),
    "andi": _and,
    "ori": _or,
    "xori": _xor,
    "divsi": _quotient(True, _towards_zero),
    "floordivsi": _quotient(True, operator.floordiv),
    "ceildivsi": _quotient(True, _up),
    "divui": _quotient(False, operator.floordiv),
    "ceildivui": _quotient(False, _up),
    "remui": _unsigned_remainder,
    "remsi": _signed_remainder,
    "extui": _zero_extended,
    "extsi": _sign_extended,
    "trunci": _truncated,
    **{name: _shifted(name) for name in ("shli", "shrsi", "shrui")},
}
