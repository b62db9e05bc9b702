"""Floats up to the sign of zero: when two terms are equal, both zeros, or both NaN.

Sums, products and choices of such terms are such terms, whatever signs their zeros have. A comparison takes both zeros
for one number (IEEE 754-2019, 5.11), so that it is the same for them, and so is a function that is even or is not zero
there. A choice by a comparison that gives the larger number, or a NaN where there is one, is a maximum up to the sign
of zero alone, as it takes either of two zeros."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable
from typing import NamedTuple

from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS
from interp.machine.terms import Term, TermKind

_EXTREMES = frozenset(("maximumf", "minimumf"))
_COMMUTATIVE = frozenset(("addf", "mulf"))
_KEPT = _COMMUTATIVE | {"subf", "negf", "extf", "truncf"}  # operations that take such terms to such terms
BLIND = frozenset(("exp", "exp2", "cos", "cosh"))
"""Functions of a library that give one number for both zeros, where they give the nearest ones."""
# What holds where a predicate does not, of those that hold for no NaN.
_NEGATED = {"ord": "uno", "ole": "ugt", "olt": "uge", "oge": "ult", "ogt": "ule"}
_EXTREME_BY = {"ugt": "maximumf", "uge": "maximumf", "ult": "minimumf", "ule": "minimumf"}
_MIRRORED = {"ugt": "ult", "uge": "ule", "ult": "ugt", "ule": "uge"}


class _Choice(NamedTuple):
    """A selection by a comparison: `yes` where it holds, which it does for NaNs."""

    predicate: str
    left: Term
    right: Term
    yes: Term
    no: Term


def is_comparison(term: Term) -> bool:
    return term.name.startswith("cmpf.") and not term.flags


class Zeros:
    """Keys of floats, equal for terms that are equal up to the sign of zero. `exact` gives numbers of terms, the same
    for those that are equal, and `number` those of keys."""

    def __init__(
        self, exact: Callable[[Term], int], number: Callable[[Hashable], int], may_be_poison: Container[Term]
    ) -> None:
        self._exact = exact
        self._number = number
        self._may_be_poison = may_be_poison
        self._known: dict[Term, int] = {}
        self._members: dict[int, tuple[str, frozenset[int]]] = {}  # of extremes

    def of(self, term: Term) -> int:
        """The number of a term, that of another operand asked for before; its own where nothing more is known of it."""
        if term not in self._known:
            self._known[term] = self._made(term)
        return self._known[term]

    def _made(self, term: Term) -> int:
        type_ = term.type
        if type_ is None or type_.name not in FLOAT_FORMATS or term.flags:
            return self._exact(term)
        if term.kind is TermKind.CONSTANT and FLOAT_FORMATS[type_.name].is_zero(term.bits):
            return self._number(("zero", type_))
        if term.kind is not TermKind.OPERATION:
            return self._exact(term)
        if term.name in _EXTREMES:
            return self._extreme(term.name, type_, *term.operands)
        if term.name in _KEPT:
            operands = [self.of(each) for each in term.operands]
            if term.name in _COMMUTATIVE:
                operands.sort()
            return self._number((term.name, "up to zeros", type_, term.operands[0].type, tuple(operands)))
        if term.name == "select":
            found = self._chosen(term)
            if found is not None:
                return self._extreme(found[0], type_, *found[1:])
            condition, yes, no = term.operands
            return self._number((term.name, "up to zeros", type_, self._exact(condition), self.of(yes), self.of(no)))
        return self._exact(term)

    def _extreme(self, name: str, type_: Scalar, *operands: Term) -> int:
        members: frozenset[int] = frozenset()
        format_ = FLOAT_FORMATS[type_.name]
        neutral = format_.infinity | (format_.sign if name == "maximumf" else 0)
        for each in operands:
            if each.kind is TermKind.CONSTANT and each.bits == neutral:
                continue
            number = self.of(each)
            kind, inner = self._members.get(number, ("", frozenset()))
            members |= inner if kind == name else {number}
        if len(members) == 1:
            return next(iter(members))
        found = self._number((name, "up to zeros", type_, members))
        self._members[found] = name, members
        return found

    def _chosen(self, term: Term) -> tuple[str, Term, Term] | None:
        """The operands of an extreme that a selection gives: one of them where that is a NaN, which no number is, and
        otherwise the larger or the smaller one, or the other where that is a NaN."""
        inner = _choice(term)
        if inner is None:
            return None
        if inner.predicate == "uno":
            tested, left, right = self.of(inner.yes), self.of(inner.left), self.of(inner.right)
            inner = _choice(inner.no)
            if inner is None or not left == right == tested == self.of(inner.no):
                return None
        elif not _is_number(inner.no):
            return None
        if inner.predicate not in _EXTREME_BY:
            return None
        compared, chosen = [self.of(inner.left), self.of(inner.right)], [self.of(inner.yes), self.of(inner.no)]
        if compared == chosen:
            name = _EXTREME_BY[inner.predicate]
        elif compared == chosen[::-1]:
            name = _EXTREME_BY[_MIRRORED[inner.predicate]]
        else:
            return None
        if inner.yes in self._may_be_poison or inner.no in self._may_be_poison:
            return None  # the selection gives a NaN whatever the other one is
        return name, inner.yes, inner.no


def _is_number(term: Term) -> bool:
    """Whether a term is a constant, and no NaN."""
    if term.kind is not TermKind.CONSTANT or term.type is None:
        return False
    return not FLOAT_FORMATS[term.type.name].is_nan(term.bits)


def _choice(term: Term) -> _Choice | None:
    if term.name != "select" or term.flags:
        return None
    comparison, yes, no = term.operands
    if not is_comparison(comparison):
        return None
    predicate = comparison.name.removeprefix("cmpf.")
    left, right = comparison.operands
    if predicate in _NEGATED:
        return _Choice(_NEGATED[predicate], left, right, no, yes)
    return _Choice(predicate, left, right, yes, no)
