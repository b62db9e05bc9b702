"""Terms for what values are, each known by a number: equal numbers are equal values, at any step of both programs.

Sums and products of integers are polynomials modulo two to their width. Each remembers what it was made of, as poison
of an operand is poison of the result whatever it is multiplied by. `index` and `i64` are one type here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interp import ir
from interp.ir import scalars
from interp.ir.predicates import COMPARISONS
from interp.ir.types import signed

_MOST_MONOMIALS = 32
_MOST_FACTORS = 32  # of a monomial: a number that is squared again and again has twice as many each time
_COMMUTATIVE = frozenset(
    (
        *("andi", "ori", "xori", "addf", "mulf", "cmpi.eq", "cmpi.ne", "minsi", "maxsi", "minui", "maxui"),
        *("addi", "muli"),
    )
)
_FOLDED = frozenset(
    ("addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrui", "shrsi", "minsi", "maxsi", "minui", "maxui")
)
_PROMISED_RANGE = frozenset(("nsw", "nuw"))

Term = int


def type_name(type_: ir.Type) -> str:
    """A type as terms have it."""
    if isinstance(type_, ir.View):
        return f"view {type_.element} {type_.shape} {type_.strides} {type_.offset}"
    return "i64" if type_.is_index else type_.name


def _degree(polynomial: Mapping[tuple[Term, ...], int]) -> int:
    return max(map(len, polynomial), default=0)


class Terms:
    """All terms of one walk. `leaves` of a term are those of heads of loops in it: the numbers of these heads. Where
    not all values are `written`, one that nothing has written may be another number at each use (LLVM Language
    Reference, "Undefined Values"), so that what is twice a number is not the sum of it and itself."""

    def __init__(self, *, written: bool = True) -> None:
        self._written = written
        self.keys: list[tuple[Any, ...]] = []
        self.heads: list[frozenset[int]] = []
        self._numbers: dict[tuple[object, ...], Term] = {}

    def make(self, key: tuple[object, ...], made_of: Sequence[Term] = (), head: int | None = None) -> Term:
        """The term of a key, which says all that it is; `made_of` are the terms in it."""
        known = self._numbers.get(key)
        if known is None:
            known = self._numbers[key] = len(self.keys)
            self.keys.append(key)
            heads = frozenset[int]().union(*(self.heads[each] for each in made_of))
            self.heads.append(heads if head is None else heads | {head})
        return known

    def op(self, name: str, details: object, *operands: Term) -> Term:
        return self.make((name, details, operands), operands)

    # -- integers ------------------------------------------------------------------------------------------------------

    def number(self, value: int, width: int = 64) -> Term:
        return self.make(("const", f"i{width}", value & (1 << width) - 1))

    def constant(self, term: Term, width: int = 64) -> int | None:
        """The signed integer that a term is, where it is one of that width."""
        key = self.keys[term]
        if key[0] != "const" or key[1] != f"i{width}":
            return None
        return signed(key[2], width)

    def plus(self, left: Term, right: Term, width: int = 64) -> Term:
        return self._ring("+", left, right, width)

    def minus(self, left: Term, right: Term, width: int = 64) -> Term:
        return self._ring("-", left, right, width)

    def times(self, left: Term, right: Term, width: int = 64) -> Term:
        return self._ring("*", left, right, width)

    def _ring(self, what: str, left: Term, right: Term, width: int) -> Term:
        (one, of_one), (other, of_other) = self._polynomial(left, width), self._polynomial(right, width)
        if not all(map(self._is_one_number, of_one & of_other)):
            operands = (left, right) if what == "-" else tuple(sorted((left, right)))
            return self.make(("of one number", what, width, operands), operands)
        found: dict[tuple[Term, ...], int] = {}
        if what == "*":
            if len(one) * len(other) > _MOST_MONOMIALS or _degree(one) + _degree(other) > _MOST_FACTORS:
                ordered = tuple(sorted((left, right)))
                return self.make(("product", width, ordered), ordered)
            for first, times in one.items():
                for second, by in other.items():
                    monomial = tuple(sorted(first + second))
                    found[monomial] = found.get(monomial, 0) + times * by
        else:
            found = dict(one)
            for monomial, by in other.items():
                found[monomial] = found.get(monomial, 0) + (by if what == "+" else -by)
        return self._sum(found, of_one | of_other, width)

    def _is_one_number(self, term: Term) -> bool:
        """Whether a term is the same number wherever it is used."""
        return self._written or self.keys[term][0] in ("parameter", "extent")

    def _polynomial(self, term: Term, width: int) -> tuple[dict[tuple[Term, ...], int], frozenset[Term]]:
        """The factors of monomials with their coefficients, and all that they are made of."""
        key = self.keys[term]
        if key[0] == "const":
            value = self.constant(term, width)
            assert value is not None
            return {(): value}, frozenset()
        if key[0] == "sum":
            return dict(key[2]), frozenset(key[3])
        return {(term,): 1}, frozenset((term,))

    def _sum(self, found: dict[tuple[Term, ...], int], made_of: frozenset[Term], width: int) -> Term:
        mask = (1 << width) - 1
        kept = {monomial: by & mask for monomial, by in sorted(found.items()) if by & mask}
        if not made_of:
            return self.number(kept.get((), 0), width)
        if len(made_of) == 1 and kept == {(only := next(iter(made_of)),): 1}:
            return only
        ordered = tuple(sorted(made_of))
        return self.make(("sum", width, tuple(kept.items()), ordered), ordered)

    def without_flags(self, term: Term) -> Term:
        """A sum or product of 64 bits that promises not to wrap around, and those that it is made of, without the
        promises."""
        ring = self._promised(term)
        if ring is None:
            return term
        left, right = map(self.without_flags, self.keys[term][4])
        return ring(left, right)

    def least_and_most(self, term: Term, known: Mapping[Term, int]) -> tuple[int, int] | None:
        """Between which numbers a term is, if all sums and products in it keep their promises; None where that is not
        known, or they may not. `known` are the sizes below which some are that are not negative."""
        if term in known:
            return 0, known[term] - 1
        number = self.constant(term)
        if number is not None:
            return number, number
        key = self.keys[term]
        if self._promised(term) is None or key[0] == "subi":
            return None
        bounds = [self.least_and_most(each, known) for each in key[4]]
        found: list[int] = []
        for one, other in zip(*(each or () for each in bounds), strict=False):
            found.append(one + other if key[0] == "addi" else one * other)
        if len(found) != 2 or any(each is None or each[0] < 0 for each in bounds):
            return None
        return (found[0], found[1]) if found[1] < 1 << 63 else None

    def _promised(self, term: Term) -> Callable[[Term, Term], Term] | None:
        """What computes a term without its promises; None for one that has none."""
        key = self.keys[term]
        if len(key) != 5 or not isinstance(key[1], tuple) or not key[1] or not {"nsw", "nuw"}.issuperset(key[1]):
            return None
        return {"addi": self.plus, "subi": self.minus, "muli": self.times}.get(key[0]) if key[3] == ("i64",) else None

    # -- operations ----------------------------------------------------------------------------------------------------

    def scalar(self, operation: ir.Op, operands: Sequence[Term]) -> list[Term]:
        """The results of an operation without effects."""
        types = [type_name(each.type) for each in operation.operands]
        results = [type_name(each.type) for each in operation.results]
        name, flags = operation.name, tuple(sorted(operation.flags))
        integers = all(isinstance(each.type, ir.Scalar) and each.type.is_integer for each in operation.operands)
        if name in ("index_cast", "index_castui") and types == results and not flags:
            return [operands[0]]
        if integers and not flags and len(results) == 1 and len(operands) == 2:
            width = int(types[0][1:])
            ring = {"addi": self.plus, "subi": self.minus, "muli": self.times}.get(name)
            if ring is not None:
                return [ring(operands[0], operands[1], width)]
            if name in COMPARISONS:
                name, swapped, negated = COMPARISONS[name]
                given = operands[::-1] if swapped else operands
                if name == "cmpi.ult" and self.constant(given[0], width) == 0:
                    name, negated = "cmpi.eq", not negated  # all numbers but 0 are above it
                found = self._plain(name, flags, types, results, given)
                return [self.opposite(found) if negated else found]
            if name == "xori" and width == 1:
                for value, other in (operands, operands[::-1]):
                    if self.constant(value, 1) == -1:
                        return [self.opposite(other)]
        if len(results) == 1:
            return [self._plain(name, flags, types, results, operands)]
        key = (name, flags, tuple(types), tuple(results), tuple(operands))
        return [self.make((*key, at), operands) for at in range(len(results))]

    def _plain(
        self, name: str, flags: tuple[str, ...], types: Sequence[str], results: Sequence[str], operands: Sequence[Term]
    ) -> Term:
        folded = self._folded(name, flags, types, results, operands)
        if folded is not None:
            return folded
        if name in _COMMUTATIVE:
            operands = sorted(operands)
        return self.make((name, flags, tuple(types), tuple(results), tuple(operands)), operands)

    def _folded(
        self, name: str, flags: tuple[str, ...], types: Sequence[str], results: Sequence[str], operands: Sequence[Term]
    ) -> Term | None:
        """What an operation on known integers is, which keeps its promises."""
        if not (name in _FOLDED or name.startswith("cmpi.")) or any(each[0] != "i" for each in types):
            return None
        if not _PROMISED_RANGE.issuperset(flags):
            return None
        keys = [self.keys[each] for each in operands]
        if any(each[0] != "const" for each in keys):
            return None
        given = [each[2] for each in keys]
        try:
            found = scalars.evaluate(
                name, flags, [ir.Scalar(each) for each in types], [ir.Scalar(each) for each in results], given
            )
        except (scalars.Poison, scalars.UndefinedScalar, scalars.NoNumber):
            return None
        return self.make(("const", results[0], found[0]))

    def opposite(self, condition: Term) -> Term:
        """The truth value that a term is not."""
        key = self.keys[condition]
        if key[0] == "not":
            return int(key[1])
        value = self.constant(condition, 1)
        if value is not None:
            return self.number(0 if value else 1, 1)
        return self.make(("not", condition), (condition,))

    # -- memory --------------------------------------------------------------------------------------------------------

    def described(self, term: Term, type_: ir.Type) -> Term:
        """A value of which nothing is known but its type: a view as what its descriptor holds."""
        if not isinstance(type_, ir.View) or self.keys[term][0] == "view":
            return term
        root = self.op("root", None, term)

        def part(known: int | None, what: str, at: int = 0) -> Term:
            return self.op("extent", (what, at), term) if known is None else self.number(known)

        sizes = [part(size, "size", at) for at, size in enumerate(type_.shape)]
        if type_.strides is None:
            strides = self.row_major(sizes)
        else:
            strides = [part(stride, "stride", at) for at, stride in enumerate(type_.strides)]
        return self.view(root, type_.element, part(type_.offset, "offset"), sizes, strides)

    def row_major(self, sizes: Sequence[Term]) -> list[Term]:
        """The strides of a buffer of such sizes."""
        strides = [self.number(1)] if sizes else []
        for size in reversed(sizes[1:]):
            strides.insert(0, self.times(strides[0], size))
        return strides

    def view(
        self, root: Term, element: ir.Scalar, offset: Term, sizes: Sequence[Term], strides: Sequence[Term]
    ) -> Term:
        made_of = (root, offset, *sizes, *strides)
        return self.make(("view", root, type_name(element), offset, tuple(sizes), tuple(strides)), made_of)

    def parts(self, view: Term) -> tuple[Term, Term, tuple[Term, ...], tuple[Term, ...]]:
        """The buffer, the offset, the sizes and the strides of a view."""
        key = self.keys[view]
        assert key[0] == "view"
        return key[1], key[3], key[4], key[5]
