"""Queries of bit-vectors as queries of whole numbers, in which products, quotients and shifts by constants are linear.

A bit-vector of w bits becomes the integer from 0 to 2^w - 1 that it stands for. Sums and products are reduced modulo
2^w only where they may leave that range. `x | y` is `x + y - (x & y)`, and `x ^ y` is `x + y - 2 (x & y)` (Warren,
Hacker's Delight, 2-2). What is not linear is any function of its operands, within its range: if these assertions cannot
be met, neither can the given ones, and a model of these says nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import z3
from msgspec import Struct

from equiv.solver.subterms import inner_first

_MOST_RUNS = 8  # of ones in a mask


class _Whole(Struct, frozen=True):
    """An integer `term` that is from `low` to `high`, for a bit-vector of `width` bits."""

    term: Any
    low: int
    high: int
    width: int

    @property
    def value(self) -> int | None:
        return self.low if self.low == self.high else None


def as_whole_numbers(assertions: Sequence[Any]) -> list[Any] | None:
    """The assertions with integers for bit-vectors; None where quantifiers stand in them."""
    made = _Translation()
    for expression in inner_first(assertions):
        if not z3.is_app(expression):
            return None
        made.add(expression)
    return [*(made.proposition(each) for each in assertions), *made.facts]


class _Translation:
    """Expressions by their ids: `_Whole` for bit-vectors, terms of z3 for others."""

    def __init__(self) -> None:
        self.facts: list[Any] = []
        self._made: dict[int, Any] = {}
        self._ranged: set[int] = set()

    def proposition(self, expression: Any) -> Any:
        return self._made[expression.get_id()]

    def add(self, expression: Any) -> None:
        operands = [self._made[each.get_id()] for each in expression.children()]
        self._made[expression.get_id()] = self._of_bits(expression, operands)

    def _of_bits(self, expression: Any, operands: list[Any]) -> Any:
        kind = expression.decl().kind()
        wholes = [each for each in operands if isinstance(each, _Whole)]
        found = None
        if z3.is_bv_value(expression):
            return self._number(expression.as_long(), expression.size(), expression.ctx)
        if z3.is_bv(expression):
            if kind == z3.Z3_OP_ITE:
                condition, yes, no = operands
                term = z3.If(condition, yes.term, no.term)
                return _Whole(term, min(yes.low, no.low), max(yes.high, no.high), yes.width)
            rule = _RULES.get(kind)
            found = rule(self, expression, wholes) if rule is not None else None
        elif kind in _COMPARED and len(wholes) == 2:
            found = _COMPARED[kind](*wholes)
        elif kind in _OVERFLOWS and any(each.value is not None for each in wholes):
            found = _OVERFLOWS[kind](*wholes)
        elif kind in (z3.Z3_OP_EQ, z3.Z3_OP_DISTINCT) and wholes:
            terms = [each.term for each in wholes]
            found = terms[0] == terms[1] if kind == z3.Z3_OP_EQ else z3.Distinct(*terms)
        elif not wholes:
            found = expression.decl()(*operands) if operands else expression
        return self._any(expression, operands) if found is None else found

    def _number(self, value: int, width: int, context: Any) -> _Whole:
        return _Whole(z3.IntVal(value, context), value, value, width)

    def _any(self, expression: Any, operands: Sequence[Any]) -> Any:
        """Some function of the operands."""
        terms = [each.term if isinstance(each, _Whole) else each for each in operands]
        declared = expression.decl()
        sorts = [each.sort() for each in expression.children()]
        given = [str(declared.params()[at]) for at in range(len(declared.params()))]
        name = " ".join(map(str, ["some", declared.name(), *given, *sorts, "to", expression.sort()]))
        context = expression.ctx
        sort = z3.IntSort(context) if z3.is_bv(expression) else expression.sort()
        term = z3.Function(name, *(each.sort() for each in terms), sort)(*terms) if terms else z3.Const(name, sort)
        return self._within(term, 0, (1 << expression.size()) - 1, expression.size()) if z3.is_bv(expression) else term

    def _within(self, term: Any, low: int, high: int, width: int) -> _Whole:
        if term.get_id() not in self._ranged:
            self._ranged.add(term.get_id())
            self.facts += [term >= low, term <= high]
        return _Whole(term, low, high, width)

    # -- operations ----------------------------------------------------------------------------------------------------

    def reduced(self, term: Any, low: int, high: int, width: int) -> _Whole:
        """A term from `low` to `high`, modulo 2^width."""
        modulus = 1 << width
        first, last = low // modulus, high // modulus
        if first == last:
            return _Whole(_shifted(term, -first * modulus), low - first * modulus, high - first * modulus, width)
        if last == first + 1:
            kept = z3.If(term >= last * modulus, term - last * modulus, _shifted(term, -first * modulus))
            return _Whole(kept, 0, modulus - 1, width)
        return _Whole(term % modulus, 0, modulus - 1, width)

    def total(self, expression: Any, parts: Sequence[tuple[int, _Whole]]) -> _Whole:
        """A linear combination."""
        low = high = 0
        terms: list[Any] = []
        constant = 0
        width = expression.size()
        for factor, each in parts:
            if each.value is not None:
                constant += factor * each.value
                continue
            ends = (factor * each.low, factor * each.high)
            low, high = low + min(ends), high + max(ends)
            terms.append(each.term if factor == 1 else each.term * factor)
        constant %= 1 << width
        if low + constant >= 1 << width:  # the number of fewer digits that keeps the sum in its range
            constant -= 1 << width
        if not terms:
            return self._number(constant % (1 << width), width, expression.ctx)
        return self.reduced(_shifted(z3.Sum(terms) if len(terms) > 1 else terms[0], constant),
                            low + constant, high + constant, width)  # fmt: skip

    def product(self, expression: Any, operands: Sequence[_Whole]) -> _Whole | None:
        factor = 1
        others: list[_Whole] = []
        for each in operands:
            if each.value is None:
                others.append(each)
            else:
                factor *= each.value
        width = expression.size()
        factor %= 1 << width
        if len(others) != 1 or factor == 0:
            return None if others and factor else self._number(factor, width, expression.ctx)
        negative = factor - (1 << width)
        return self.total(
            expression, [(negative if factor >= 1 << width - 1 and -negative < 64 else factor, others[0])]
        )

    def conjunction(self, expression: Any, left: _Whole, right: _Whole) -> _Whole:
        """`x & y`; by a mask of few runs of ones it is a sum of digits."""
        if left.value is not None:
            left, right = right, left
        width = left.width
        if right.value is not None:
            runs = _runs(right.value)
            if left.value is not None:
                return self._number(left.value & right.value, width, expression.ctx)
            if len(runs) <= _MOST_RUNS:
                digits = [(1 << at, self.digits(left, at, count, width)) for at, count in runs]
                return self.total(expression, digits)
        one, other = sorted((left, right), key=lambda each: int(each.term.get_id()))
        sort = one.term.sort()
        term = z3.Function(f"conjunction {width}", sort, sort, sort)(one.term, other.term)
        known = term.get_id() in self._ranged
        found = self._within(term, 0, min(one.high, other.high), width)
        if not known:
            # What both have is at most each, and what either has is at most all ones.
            self.facts += [term <= one.term, term <= other.term, one.term + other.term - term <= (1 << width) - 1]
        return found

    def digits(self, of: _Whole, at: int, count: int, width: int) -> _Whole:
        """So many bits from a bit on, as a number of `width` bits."""
        low, high = of.low >> at, of.high >> at
        term = of.term / (1 << at) if at else of.term
        if low >> count == high >> count:
            above = (low >> count) << count
            return _Whole(_shifted(term, -above), low - above, high - above, width)
        return _Whole(term % (1 << count), 0, (1 << count) - 1, width)


def _shifted(term: Any, by: int) -> Any:
    return term + by if by else term


def _runs(mask: int) -> list[tuple[int, int]]:
    """The runs of ones in a mask: the lowest bit of each, and its length."""
    found: list[tuple[int, int]] = []
    at = 0
    while mask >> at:
        if mask >> at & 1:
            begin = at
            while mask >> at & 1:
                at += 1
            found.append((begin, at - begin))
        else:
            at += 1
    return found


def _signed(of: _Whole) -> tuple[Any, int, int]:
    """The signed number, and the lowest and the highest that it may be."""
    half, modulus = 1 << of.width - 1, 1 << of.width
    if of.high < half:
        return of.term, of.low, of.high
    if of.low >= half:
        return of.term - modulus, of.low - modulus, of.high - modulus
    return z3.If(of.term >= half, of.term - modulus, of.term), -half, half - 1


_Rule = Callable[[_Translation, Any, Sequence[_Whole]], _Whole | None]


def _sum(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    return made.total(expression, [(1, each) for each in of])


def _difference(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    return made.total(expression, [(1, of[0]), *((-1, each) for each in of[1:])])


def _negated(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    return made.total(expression, [(-1, of[0])])


def _complement(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    ones = (1 << of[0].width) - 1
    return _Whole(ones - of[0].term, ones - of[0].high, ones - of[0].low, of[0].width)


def _product(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    return made.product(expression, of)


def _and(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    found = of[0]
    for each in of[1:]:
        found = made.conjunction(expression, found, each)
    return found


def _or(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    found = of[0]
    for each in of[1:]:
        found = made.total(expression, [(1, found), (1, each), (-1, made.conjunction(expression, found, each))])
    return found


def _xor(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    found = of[0]
    for each in of[1:]:
        found = made.total(expression, [(1, found), (1, each), (-2, made.conjunction(expression, found, each))])
    return found


def _quotient(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    left, divisor = of[0], of[1].value
    return _Whole(left.term / divisor, left.low // divisor, left.high // divisor, left.width) if divisor else None


def _remainder(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    left, divisor = of[0], of[1].value
    if not divisor:
        return None
    return left if left.high < divisor else _Whole(left.term % divisor, 0, divisor - 1, left.width)


def _signed_division(of: Sequence[_Whole]) -> tuple[Any, int, int, int] | None:
    """The signed dividend, the lowest and the highest that it may be, and the divisor."""
    divisor = of[1].value
    if not divisor:
        return None
    half = 1 << of[1].width - 1
    return (*_signed(of[0]), divisor - 2 * half if divisor >= half else divisor)


def _signed_quotient(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    """Toward zero."""
    given = _signed_division(of)
    if given is None:
        return None
    left, low, high, divisor = given
    positive, negative = left / abs(divisor), -(-left / abs(divisor))
    term = positive if low >= 0 else negative if high <= 0 else z3.If(left >= 0, positive, negative)
    ends = [_toward_zero(each, abs(divisor)) for each in (low, high)]
    if divisor < 0:
        term, ends = -term, [-ends[1], -ends[0]]
    return made.reduced(term, ends[0], ends[1], of[0].width)


def _signed_remainder(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    """Of the dividend's sign."""
    given = _signed_division(of)
    if given is None:
        return None
    left, low, high, divisor = given
    positive, negative = left % abs(divisor), -(-left % abs(divisor))
    term = positive if low >= 0 else negative if high <= 0 else z3.If(left >= 0, positive, negative)
    most = abs(divisor) - 1
    return made.reduced(term, 0 if low >= 0 else -most, 0 if high <= 0 else most, of[0].width)


def _toward_zero(number: int, divisor: int) -> int:
    return number // divisor if number >= 0 else -(-number // divisor)


def _left_shift(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    amount = of[1].value
    if amount is None:
        return None
    return made.total(expression, [(1 << amount if amount < of[0].width else 0, of[0])])


def _right_shift(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    left, amount = of[0], of[1].value
    if amount is None:
        return None
    divisor = 1 << min(amount, left.width)
    return _Whole(left.term / divisor, left.low // divisor, left.high // divisor, left.width)


def _arithmetic_shift(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    amount = of[1].value
    if amount is None:
        return None
    term, low, high = _signed(of[0])
    divisor = 1 << min(amount, of[0].width)
    return made.reduced(term / divisor, low // divisor, high // divisor, of[0].width)


def _joined(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    found = of[0]
    for each in of[1:]:
        width = found.width + each.width
        low, high = ((end << each.width) + other for end, other in ((found.low, each.low), (found.high, each.high)))
        found = _Whole(found.term * (1 << each.width) + each.term, low, high, width)
    return found


def _extracted(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    high, low = expression.params()
    return made.digits(of[0], low, high - low + 1, high - low + 1)


def _zero_extended(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    return _Whole(of[0].term, of[0].low, of[0].high, expression.size())


def _sign_extended(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole:
    return made.reduced(*_signed(of[0]), expression.size())


_RULES: dict[int, _Rule] = {
    z3.Z3_OP_BADD: _sum,
    z3.Z3_OP_BSUB: _difference,
    z3.Z3_OP_BNEG: _negated,
    z3.Z3_OP_BNOT: _complement,
    z3.Z3_OP_BMUL: _product,
    z3.Z3_OP_BAND: _and,
    z3.Z3_OP_BOR: _or,
    z3.Z3_OP_BXOR: _xor,
    z3.Z3_OP_BUDIV: _quotient,
    z3.Z3_OP_BUREM: _remainder,
    z3.Z3_OP_BSDIV: _signed_quotient,
    z3.Z3_OP_BSREM: _signed_remainder,
    z3.Z3_OP_BSHL: _left_shift,
    z3.Z3_OP_BLSHR: _right_shift,
    z3.Z3_OP_BASHR: _arithmetic_shift,
    z3.Z3_OP_CONCAT: _joined,
    z3.Z3_OP_EXTRACT: _extracted,
    z3.Z3_OP_ZERO_EXT: _zero_extended,
    z3.Z3_OP_SIGN_EXT: _sign_extended,
}

_COMPARED: dict[int, Callable[[_Whole, _Whole], Any]] = {
    z3.Z3_OP_ULT: lambda left, right: left.term < right.term,
    z3.Z3_OP_ULEQ: lambda left, right: left.term <= right.term,
    z3.Z3_OP_UGT: lambda left, right: left.term > right.term,
    z3.Z3_OP_UGEQ: lambda left, right: left.term >= right.term,
    z3.Z3_OP_SLT: lambda left, right: _signed(left)[0] < _signed(right)[0],
    z3.Z3_OP_SLEQ: lambda left, right: _signed(left)[0] <= _signed(right)[0],
    z3.Z3_OP_SGT: lambda left, right: _signed(left)[0] > _signed(right)[0],
    z3.Z3_OP_SGEQ: lambda left, right: _signed(left)[0] >= _signed(right)[0],
}


def _signed_product(left: _Whole, right: _Whole) -> Any:
    return _signed(left)[0] * _signed(right)[0]


_OVERFLOWS: dict[int, Callable[[_Whole, _Whole], Any]] = {
    z3.Z3_OP_BUMUL_NO_OVFL: lambda left, right: left.term * right.term < 1 << left.width,
    z3.Z3_OP_BSMUL_NO_OVFL: lambda left, right: _signed_product(left, right) < 1 << left.width - 1,
    z3.Z3_OP_BSMUL_NO_UDFL: lambda left, right: _signed_product(left, right) >= -(1 << left.width - 1),
}
