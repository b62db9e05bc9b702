"""Queries of bit-vectors as queries of whole numbers, in which products, quotients and shifts by constants are linear.

A bit-vector of w bits becomes the integer from 0 to 2^w - 1 that it stands for. Sums and products are reduced modulo
2^w only where they may leave that range. `x | y` is `x + y - (x & y)`, and `x ^ y` is `x + y - 2 (x & y)` (Warren,
Hacker's Delight, 2-2). A product of data is some number in its range, and where a factor is divided by a
constant elsewhere, the sum of products with quotient and remainder. What else is not linear is any function of its
operands: if these assertions cannot be met, neither can the given ones, and a model of these says nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import z3
from msgspec import Struct

from equiv.solver.subterms import inner_first

_MOST_RUNS = 8  # of ones in a mask
_MOST_PRODUCTS = 64  # of data


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
    made.distribute()
    return [*(made.proposition(each) for each in assertions), *made.facts]


class _Translation:
    """Expressions by their ids: `_Whole` for bit-vectors, terms of z3 for others."""

    def __init__(self) -> None:
        self.facts: list[Any] = []
        self._made: dict[int, Any] = {}
        self._ranged: set[int] = set()
        self._divided: dict[tuple[int, int], tuple[_Whole, _Whole]] = {}  # by a term and a divisor
        self._products: dict[tuple[int, int], tuple[_Whole, _Whole, Any]] = {}
        self._shifted: dict[int, tuple[_Whole, int]] = {}  # by a quotient, of what it is, and by which power of two
        self._sums: dict[int, list[tuple[int, _Whole]]] = {}  # by a term, of which multiples it is the sum
        self._kept: list[Any] = []  # so that an id names one term
        self._set: dict[int, _Whole] = {}  # by a condition, the bit that it holds of

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
            return self.number(expression.as_long(), expression.size(), expression.ctx)
        if z3.is_bv(expression):
            if kind == z3.Z3_OP_ITE:
                return self.chosen(*operands)
            rule = _RULES.get(kind)
            found = rule(self, expression, wholes) if rule is not None else None
        elif kind in _COMPARED and len(wholes) == 2:
            found = _COMPARED[kind](*wholes)
        elif kind in _OVERFLOWS and any(each.value is not None for each in wholes):
            found = _OVERFLOWS[kind](*wholes)
        elif kind in (z3.Z3_OP_EQ, z3.Z3_OP_DISTINCT) and wholes:
            terms = [each.term for each in wholes]
            found = self.same(*wholes) if kind == z3.Z3_OP_EQ else z3.Distinct(*terms)
        elif not wholes:
            found = expression.decl()(*operands) if operands else expression
        return self._any(expression, operands) if found is None else found

    def number(self, value: int, width: int, context: Any) -> _Whole:
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
        return self.divided(term, low, high, modulus, width)[1]

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
            return self.number(constant % (1 << width), width, expression.ctx)
        total = _shifted(z3.Sum(terms) if len(terms) > 1 else terms[0], constant)
        found = self.reduced(total, low + constant, high + constant, width)
        if constant == 0 and found.term.eq(total):
            self._sums[total.get_id()] = [each for each in parts if each[1].value is None]
            self._kept.append(total)
        return found

    def same(self, left: _Whole, right: _Whole) -> Any:
        """Whether two are equal; of a bit, whether it is set, or not."""
        if left.value is not None:
            left, right = right, left
        if right.value not in (0, 1) or left.high > 1:
            return left.term == right.term
        is_set = left.term == 1
        self._set[is_set.get_id()] = left
        self._kept.append(is_set)
        return is_set if right.value else z3.Not(is_set)

    def chosen(self, condition: Any, yes: _Whole, no: _Whole) -> _Whole:
        """One of two; what is added where a bit is set is a product."""
        if z3.is_not(condition):
            condition, yes, no = condition.arg(0), no, yes
        bit = self._set.get(condition.get_id())
        added = None if bit is None else self._added(yes, no)
        if bit is not None and added is not None:
            factor, of = added
            product = self.exact_product(bit, of)
            ends = sorted((factor * product.low, factor * product.high))
            term = _shifted_by(product.term * factor, no)
            return _Whole(term, ends[0] + no.low, ends[1] + no.high, yes.width)
        term = z3.If(condition, yes.term, no.term)
        return _Whole(term, min(yes.low, no.low), max(yes.high, no.high), yes.width)

    def _added(self, yes: _Whole, no: _Whole) -> tuple[int, _Whole] | None:
        """What one number is more than another, as a multiple; None where it is not known."""
        parts = self._sums.get(yes.term.get_id(), [(1, yes)])
        others = [each for each in parts if not (each[0] == 1 and each[1].term.eq(no.term))]
        is_part = no.value == 0 or len(others) == len(parts) - 1
        if not is_part or len(others) != 1:
            return None
        factor, of = others[0]
        while len(inner := self._sums.get(of.term.get_id(), [])) == 1 and not inner[0][1].term.eq(of.term):
            factor, of = factor * inner[0][0], inner[0][1]
        return factor, of

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
        if not others or factor == 0:
            return self.number(factor, width, expression.ctx)
        if len(others) > 2:
            return None
        negative = factor - (1 << width)
        factor = negative if factor >= 1 << width - 1 and -negative < 64 else factor
        if len(others) == 2:
            exact = self.exact_product(*others)
            if factor == 1:
                return self.reduced(exact.term, exact.low, exact.high, width)
            others = [self.reduced(exact.term, exact.low, exact.high, width)]
        return self.total(expression, [(factor, others[0])])

    def exact_product(self, left: _Whole, right: _Whole) -> _Whole:
        """All digits of a product of data."""
        left, right = sorted((left, right), key=lambda each: int(each.term.get_id()))
        name = (left.term.get_id(), right.term.get_id())
        low, high = left.low * right.low, left.high * right.high
        known = self._products.get(name)
        term = z3.FreshInt("product", left.term.ctx) if known is None else known[2]
        if known is None:
            self._products[name] = left, right, term
            self.facts += [term >= low, term <= high]
            for bit, other in ((left, right), (right, left)):
                if (bit.low, bit.high) == (0, 1):
                    self.facts.append(term == z3.If(bit.term == 1, other.term, 0))
        return _Whole(term, low, high, left.width + right.width)

    def distribute(self) -> None:
        """Facts of products: with a factor that is taken apart, the sum of those with its parts."""
        for of, below, above in self._neighbours():
            self.split(self.split(of, below)[0], above - below)
        parts: dict[int, tuple[int, _Whole, _Whole]] = {}
        for (name, divisor), (quotient, remainder) in self._divided.items():
            if name not in parts or divisor < parts[name][0]:
                parts[name] = divisor, quotient, remainder
        pending = list(self._products.values())
        for left, right, term in pending:
            for one, other in ((left, right), (right, left)):
                if one.term.get_id() not in parts or len(self._products) >= _MOST_PRODUCTS:
                    continue
                divisor, quotient, remainder = parts[one.term.get_id()]
                before = len(self._products)
                above, below = (self.exact_product(each, other).term for each in (quotient, remainder))
                self.facts.append(term == above * divisor + below)
                pending += list(self._products.values())[before:]

    def _neighbours(self) -> list[tuple[_Whole, int, int]]:
        """Of what is taken apart at several bits, those next to each other."""
        places: dict[int, tuple[_Whole, list[int]]] = {}
        for of, at in self._shifted.values():
            places.setdefault(of.term.get_id(), (of, []))[1].append(at)
        return [(of, below, above) for of, bits in places.values() for below, above in pairwise(sorted(bits))]

    def conjunction(self, expression: Any, left: _Whole, right: _Whole) -> _Whole:
        """`x & y`; by a mask of few runs of ones it is a sum of digits."""
        if left.value is not None:
            left, right = right, left
        width = left.width
        if right.value is not None:
            runs = _runs(right.value)
            if left.value is not None:
                return self.number(left.value & right.value, width, expression.ctx)
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
        above = self.split(of, at)[0] if at else of
        if above.high >> count:
            above = self.split(above, count)[1]
        return _Whole(above.term, above.low, above.high, width)

    def split(self, of: _Whole, at: int) -> tuple[_Whole, _Whole]:
        """What is above a bit, and what is below. What is above a bit of what is above one is one term, whichever way
        it is had."""
        whole, below = self._shifted.get(of.term.get_id(), (of, 0))
        if below and (of.term.get_id(), 1 << at) not in self._divided:
            above = self.split(whole, below + at)[0]
            rest = _Whole(z3.FreshInt("remainder", of.term.ctx), 0, (1 << at) - 1, at)
            self.facts += [of.term == above.term * (1 << at) + rest.term, rest.term >= 0, rest.term <= rest.high]
            self._divided[of.term.get_id(), 1 << at] = above, rest
        found = self.divided(of.term, of.low, of.high, 1 << at, of.width)
        self._shifted.setdefault(found[0].term.get_id(), (whole, below + at))
        return found

    def divided(self, term: Any, low: int, high: int, divisor: int, width: int) -> tuple[_Whole, _Whole]:
        """The quotient by a positive number, toward minus infinity, and the remainder, which is not negative, of a term
        from `low` to `high`."""
        name = term.get_id(), divisor
        if name not in self._divided:
            least, most = low // divisor, high // divisor
            ends = (low % divisor, high % divisor) if least == most else (0, divisor - 1)
            quotient = _Whole(z3.FreshInt("quotient", term.ctx), least, most, width)
            remainder = _Whole(z3.FreshInt("remainder", term.ctx), *ends, width)
            self.facts.append(term == quotient.term * divisor + remainder.term)
            for each in (quotient, remainder):
                self.facts += [each.term >= each.low, each.term <= each.high]
            self._divided[name] = quotient, remainder
        return self._divided[name]


def _shifted_by(term: Any, by: _Whole) -> Any:
    return _shifted(term, by.value) if by.value is not None else by.term + term


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
    return made.divided(left.term, left.low, left.high, divisor, left.width)[0] if divisor else None


def _remainder(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    left, divisor = of[0], of[1].value
    if not divisor:
        return None
    return made.divided(left.term, left.low, left.high, divisor, left.width)[1]


def _toward_zero(made: _Translation, of: Sequence[_Whole], part: int) -> tuple[Any, int, int, int] | None:
    """The signed quotient (part 0) by the size of a constant divisor, or the remainder (part 1), the lowest and the
    highest that it may be, and the divisor."""
    divisor = of[1].value
    if not divisor:
        return None
    width = of[0].width
    divisor -= (divisor >> width - 1) << width
    left, low, high = _signed(of[0])
    above = made.divided(left, low, high, abs(divisor), width)[part]
    if low >= 0:
        return above.term, above.low, above.high, divisor
    below = made.divided(-left, -high, -low, abs(divisor), width)[part]
    if high <= 0:
        return -below.term, -below.high, -below.low, divisor
    return z3.If(left >= 0, above.term, -below.term), -below.high, above.high, divisor


def _signed_quotient(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    found = _toward_zero(made, of, 0)
    if found is None:
        return None
    term, low, high, divisor = found
    return made.reduced(*((term, low, high) if divisor > 0 else (-term, -high, -low)), of[0].width)


def _signed_remainder(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    """Of the dividend's sign."""
    found = _toward_zero(made, of, 1)
    return None if found is None else made.reduced(*found[:3], of[0].width)


def _left_shift(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    amount = of[1].value
    if amount is None:
        return None
    return made.total(expression, [(1 << amount if amount < of[0].width else 0, of[0])])


def _right_shift(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    left, amount = of[0], of[1].value
    if amount is None:
        return None
    if amount >= left.width:
        return made.number(0, left.width, expression.ctx)
    return made.digits(left, amount, left.width - amount, left.width)


def _arithmetic_shift(made: _Translation, expression: Any, of: Sequence[_Whole]) -> _Whole | None:
    amount = of[1].value
    if amount is None:
        return None
    term, low, high = _signed(of[0])
    divisor = 1 << min(amount, of[0].width)
    quotient = made.divided(term, low, high, divisor, of[0].width)[0]
    return made.reduced(quotient.term, quotient.low, quotient.high, of[0].width)


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
