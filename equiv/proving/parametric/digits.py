"""Variables of parallel loops by their digits.

Where the body of a parallel loop takes quotients of a variable from 0 to a constant N by constants that divide N and
each other, the loop is one over the digits of the variable in that mixed radix: each number below N is one vector of
digits. Cells that are linear in digits have no quotients, which the search for flows and z3 are slow with.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from equiv.solver.linear.expression import (
    FALSE,
    TRUE,
    Atom,
    Both,
    Choice,
    Compare,
    Either,
    Floor,
    Formula,
    Least,
    Linear,
    Variable,
    both,
    choice,
    combine,
    constant,
    either,
    floor_div,
    is_zero,
    least,
    not_negative,
    variable,
)


class NeedsDigits(Exception):
    """That loops have to be over the digits of their variables: the weight of each digit but the last, by variable."""

    def __init__(self, weights: Mapping[str, tuple[int, ...]]) -> None:
        super().__init__(weights)
        self.weights = dict(weights)


class Digits:
    """The variables of parallel loops that are below a constant, and what this says of expressions of them."""

    def __init__(self, weights: Mapping[str, tuple[int, ...]]) -> None:
        self._weights = weights
        self._below: dict[str, int] = {}  # the values of these variables are from 0 to less than this
        self._digits: dict[str, tuple[str, int]] = {}  # of which variable, and with which weight
        self._divisors: dict[str, set[int]] = defaultdict(set)

    def of(self, name: str, count: int) -> list[tuple[str, int, int]]:
        """Of a variable from 0 to less than a count the digits, most significant first: name, weight and how many
        values. One that is not told apart is its own only digit."""
        weights = self._weights.get(name, ())
        names = [f"{name}_{at}" for at in range(len(weights) + 1)] if weights else [name]
        found = []
        for digit, outer, weight in zip(names, (count, *weights), (*weights, 1), strict=True):
            assert outer % weight == 0
            self._below[digit] = outer // weight
            self._digits[digit] = name, weight
            found.append((digit, weight, outer // weight))
        return found

    def require(self) -> None:
        """Raises `NeedsDigits` where quotients were taken of variables that have no digits yet."""
        needed: dict[str, list[int]] = {}
        for digit, divisors in self._divisors.items():
            name, weight = self._digits[digit]
            outer = self._below[digit]
            for each in sorted(divisors, reverse=True):
                if outer % each == 0 and 1 < each < outer:
                    needed.setdefault(name, list(self._weights.get(name, ()))).append(each * weight)
                    outer = each
        if needed:
            raise NeedsDigits({name: tuple(sorted(weights, reverse=True)) for name, weights in needed.items()})

    # -- expressions of variables in their ranges ----------------------------------------------------------------------

    def settled(self, given: Linear) -> Linear:
        """An expression that is equal wherever the variables are in their ranges, with no more quotients, minima and
        choices."""
        if all(isinstance(atom, Variable) for atom, _ in given.terms):
            return given
        return combine(((self._settled(atom), factor) for atom, factor in given.terms), given.constant)

    def settled_in(self, given: Formula) -> Formula:
        """A formula with what the digits tell of its terms put in."""
        match given:
            case Both(parts=parts):
                return both(*(self.settled_in(each) for each in parts))
            case Either(parts=parts):
                return either(*(self.settled_in(each) for each in parts))
            case Compare(left=left, is_equal=is_equal):
                value = self.settled(left)
                return self._decided(is_zero(value) if is_equal else not_negative(value))
            case _:
                raise AssertionError(given)

    def _settled(self, atom: Atom) -> Linear:
        match atom:
            case Floor(body=body, divisor=divisor):
                quotient = floor_div(self.settled(body), divisor)
                return combine(((self._quotient(each), factor) for each, factor in quotient.terms), quotient.constant)
            case Least(left=left, right=right):
                one, two = self.settled(left), self.settled(right)
                order = self._decided(not_negative(two - one))
                return one if order is TRUE else two if order is FALSE else least(one, two)
            case Choice(condition=condition, yes=yes, no=no):
                return choice(self.settled_in(condition), self.settled(yes), self.settled(no))
            case _:
                return Linear(((atom, 1),), 0)

    def _quotient(self, atom: Atom) -> Linear:
        if not isinstance(atom, Floor):
            return Linear(((atom, 1),), 0)
        range_ = self._range(atom.body)
        if range_ is not None and range_[0] // atom.divisor == range_[1] // atom.divisor:
            return constant(range_[0] // atom.divisor)
        for name in self._below:
            if atom.body == variable(name):
                self._divisors[name].add(atom.divisor)
        return Linear(((atom, 1),), 0)

    def _decided(self, given: Formula) -> Formula:
        """TRUE or FALSE where the ranges alone decide a comparison."""
        if not isinstance(given, Compare):
            return given
        range_ = self._range(given.left)
        if range_ is None:
            return given
        low, high = range_
        if given.is_equal:
            return FALSE if low > 0 or high < 0 else given
        return TRUE if low >= 0 else FALSE if high < 0 else given

    def _range(self, given: Linear) -> tuple[int, int] | None:
        """The least and the greatest value, where all variables have ranges."""
        low = high = given.constant
        for atom, factor in given.terms:
            match atom:
                case Variable(text=name) if name in self._below:
                    ends = 0, self._below[name] - 1
                case Floor(body=body, divisor=divisor):
                    inner = self._range(body)
                    if inner is None:
                        return None
                    ends = inner[0] // divisor, inner[1] // divisor
                case _:
                    return None
            low += factor * ends[factor < 0]
            high += factor * ends[factor > 0]
        return low, high
