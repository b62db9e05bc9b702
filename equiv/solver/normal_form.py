"""Normal forms of integer expressions: polynomials over the ring of integers modulo 2^w, sets and multisets of what an
associative and commutative operation combines, and the one number that a value can be (`equiv.solver.ranges`).

Terms with equal keys are equal for all inputs for which they are defined. Operations with flags are taken as they are.
What cancels out may have been poison: a term that has lost such a part is less defined than its key tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from equiv.solver.library import nearest
from equiv.solver.ranges import Range, range_of
from equiv.solver.zeros import BLIND, Zeros, is_comparison
from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS, IEEE_FORMATS, NARROW_FORMATS
from interp.machine.analysis.poison import SHIFTS, makes_poison
from interp.machine.terms import FROZEN, READ, Structures, Term, TermKind, is_itself, unfinished

_RING = frozenset(("addi", "subi", "muli"))
_SETS = frozenset(("maxsi", "maxui", "minsi", "minui", "andi", "ori", "maximumf", "minimumf"))  # x op x is x
_MULTISETS = frozenset(("xori",))
_WITH_NEUTRAL = frozenset(("andi", "ori", "xori"))
_COMMUTATIVE = frozenset(("addf", "mulf"))
# Operations whose result, rounded to a format of at least 2p + 2 bits and then to one of p, is that of the narrower one
# (Figueroa 1995), of the formats that have it so.
_ROUNDED_TWICE = frozenset(("addf", "subf", "mulf", "divf", "sqrt"))
# The bits of significands, the hidden one included, of the formats in which what is computed is the number that was
# rounded once: a scale has no such arithmetic (llvm/llvm-project issue 215295), and formats without a NaN have no
# number for what is none.
_PRECISIONS = {name: each.fraction_bits + 1 for name, each in IEEE_FORMATS.items()} | {
    name: each.fraction_bits + 1 for name, each in NARROW_FORMATS.items() if each.is_signed and each.nans
}
_MOST_MONOMIALS = 4096
_MOST_DEGREE = 16  # of what has several monomials
_MOST_FACTORS = 1024  # of what has one

Key = Hashable
_Monomials = frozenset[tuple[tuple[int, ...], int]]


class TooLarge(Exception):
    """A normal form that would be too large to be of use."""


class NormalForms:
    """Keys of terms, shared between all that are asked for."""

    def __init__(self, *, rounded: bool = False) -> None:
        """`rounded` takes for granted that functions of a library give the nearest numbers (`equiv.solver.library`)."""
        self._rounded = rounded
        self._keys: dict[Term, Key] = {}
        self._numbers: dict[Key, int] = {}
        self._may_be_poison: set[Term] = set()
        self._poison_numbers: set[int] = set()
        self._lossy: set[Term] = set()
        self._structures = Structures()
        self._ranges: dict[Term, Range] = {}
        self._by_number: list[Key] = []
        self._zeros = Zeros(self._of, self._number, self._may_be_poison)

    def loses_poison(self, root: Term) -> bool:
        """Whether a part of the term that may be poison is no part of its key, which was asked for before."""
        return root in self._lossy

    def key(self, root: Term) -> int:
        """Equal for terms of equal normal form. Raises `TooLarge`."""
        for term in unfinished(root, self._keys):
            within = range_of(term, self._ranges)
            if within is not None:
                self._ranges[term] = within
            self._keys[term] = self._make(term)
            self._note_poison(term)
            self._zeros.of(term)
        return self._number(self._keys[root])

    def up_to_zeros(self, root: Term) -> int:
        """Equal for terms that are equal up to the sign of zero (`equiv.solver.zeros`). Raises `TooLarge`."""
        self.key(root)
        return self._zeros.of(root)

    def _note_poison(self, term: Term) -> None:
        own = term.kind is TermKind.UNDEFINED or (term.kind is TermKind.OPERATION and may_make_poison(term))
        if own or (term.name != FROZEN and any(each in self._may_be_poison for each in term.operands)):
            self._may_be_poison.add(term)
            self._poison_numbers.add(self._number(self._keys[term]))
        if any(each in self._lossy for each in term.operands):
            self._lossy.add(term)

    def _lose(self, term: Term, lost: set[int]) -> None:
        """Numbers of what a normal form has forgotten of a term's operands."""
        if not lost.isdisjoint(self._poison_numbers):
            self._lossy.add(term)

    def _number(self, key: Key) -> int:
        if key not in self._numbers:
            self._numbers[key] = len(self._numbers)
            self._by_number.append(key)
        return self._numbers[key]

    def _make(self, term: Term) -> Key:
        within = self._ranges.get(term)
        if term.type is not None and within is not None and within.value is not None:
            self._lose(term, {self._of(each) for each in term.operands})
            return _constant(within.value, term.type)
        if term.kind is TermKind.CONSTANT:
            return ("constant", term.type, term.bits)
        if term.kind is TermKind.INPUT:
            return ("input", term.type, term.parameter, term.element)
        if term.kind is TermKind.UNKNOWN and not is_itself(term):
            return (term.kind, term.type, term.bits)
        if term.kind in (TermKind.UNKNOWN, TermKind.UNDEFINED):
            return (term.kind, id(term))
        if term.name == FROZEN:
            # Of two values that are equal unless they are poison each one is frozen for itself.
            return (term.name, self._structures.number(term))
        assert term.type is not None
        if term.name in _RING and not term.flags and term.result == 0:
            left, right = (self._terms(each) for each in term.operands)
            width = term.type.width
            if term.name == "muli":
                made = _product(left, right, width)
            else:
                sign = 1 if term.name == "addi" else -1
                total = Counter(left)
                for monomial, coefficient in right.items():
                    total[monomial] += sign * coefficient
                made = _polynomial(total, width)
            kept = {factor for monomial, _ in made for factor in monomial}
            self._lose(term, {factor for monomial in (*left, *right) for factor in monomial} - kept)
            return ("polynomial", term.type, made)
        if term.name in _SETS and not term.flags:
            return self._combined(term, frozenset(self._members(term)))
        if term.name in _MULTISETS:
            members = self._members(term)
            odd = frozenset(each for each, count in Counter(members).items() if count % 2)
            self._lose(term, set(members) - odd)
            return self._combined(term, odd)
        if term.name == "select" and (condition := self._ranges.get(term.operands[0])) is not None:
            chosen = {None: None, 0: term.operands[2]}.get(condition.value, term.operands[1])
            if chosen is not None:
                self._lose(term, {self._of(each) for each in term.operands})
                return self._keys[chosen]
        simple = self._narrow(term) or (self._of_library(term) if self._rounded else None)
        if simple is not None:
            return simple
        types = tuple(each.type for each in term.operands)
        if is_comparison(term) or (self._rounded and term.name in BLIND and not term.flags):
            return (term.name, "up to zeros", term.type, types, tuple(map(self._zeros.of, term.operands)))
        if term.name == "bitcast":
            whose = pattern_of(term)
            return self._keys[whose] if whose.type == term.type else (term.name, term.type, whose.type, self._of(whose))
        if term.name == "copysign" and not term.flags:
            return self._with_sign(term)
        if term.name in _COMMUTATIVE and not term.flags:
            return (term.name, term.flags, 0, term.type, types, tuple(sorted(map(self._of, term.operands))))
        if term.name == READ:
            return (term.name, term.element, term.type, types, tuple(map(self._of, term.operands)))
        return (term.name, term.flags, term.result, term.type, types, tuple(map(self._of, term.operands)))

    def _with_sign(self, term: Term) -> Key:
        """The key of a number with the sign of another one. The sign is all that `negf`, `absf` and `copysign` change,
        so that the sign of a constant makes it one of the first two."""
        number, sign = term.operands
        while number.name in ("negf", "absf") and not number.flags:
            number = number.operands[0]
        if self._of(number) == self._of(sign):
            return self._keys[number]

        def made(name: str, *operands: int) -> Key:
            return (name, term.flags, 0, term.type, (term.type,) * len(operands), operands)

        if sign.kind is not TermKind.CONSTANT or term.type is None:
            return made("copysign", self._of(number), self._of(sign))
        positive = made("absf", self._of(number))
        return made("negf", self._number(positive)) if sign.bits >> term.type.width - 1 else positive

    def _narrow(self, term: Term) -> Key | None:
        """The key of an operation that is computed in a wider format and rounded: that of the narrow operation."""
        if term.name != "truncf" or term.flags or term.type is None or term.type.name not in _PRECISIONS:
            return None
        wide = term.operands[0]
        if wide.name not in _ROUNDED_TWICE or wide.flags or wide.type is None or wide.type.name not in FLOAT_FORMATS:
            return None
        if _precision(wide.type) < 2 * _precision(term.type) + 2:
            return None
        operands = []
        for each in wide.operands:
            if each.name == "extf" and each.operands[0].type == term.type:
                operands.append(self._of(each.operands[0]))
            elif (bits := _narrow_constant(each, term.type)) is not None:
                operands.append(self._number(("constant", term.type, bits)))
            else:
                return None
        if wide.name in _COMMUTATIVE:
            operands.sort()
        return (wide.name, (), 0, term.type, (term.type,) * len(operands), tuple(operands))

    def _of_library(self, term: Term) -> Key | None:
        """The key of what a function of a library gives for constants."""
        found = nearest(term)
        return None if found is None else ("constant", term.type, found)

    def _of(self, term: Term) -> int:
        return self._number(self._keys[term])

    def _terms(self, term: Term) -> dict[tuple[int, ...], int]:
        """The monomials of a term, each a sorted tuple of the numbers of its factors, with their coefficients."""
        key = self._keys[term]
        if isinstance(key, tuple) and key[0] == "polynomial":
            return dict(key[2])
        return {(self._number(key),): 1}

    def _combined(self, term: Term, members: frozenset[int]) -> Key:
        """What is combined, without what changes nothing; one alone is itself."""
        assert term.type is not None
        if term.type.is_integer:
            neutral = (1 << term.type.width) - 1 if term.name == "andi" else 0
            if term.name in _WITH_NEUTRAL:
                members -= {self._number(_constant(neutral, term.type))}
            if not members:
                return _constant(neutral, term.type)
            if len(members) == 1:
                return self._by_number[next(iter(members))]
        return (term.name, term.type, members)

    def _members(self, term: Term) -> list[int]:
        members: list[int] = []
        for each in term.operands:
            key = self._keys[each]
            if isinstance(key, tuple) and key[0] == term.name and len(key) == 3 and isinstance(key[2], frozenset):
                members += key[2]
            else:
                members.append(self._number(key))
        return members


def pattern_of(term: Term) -> Term:
    """The term whose pattern a bitcast, of others or not, gives."""
    while term.name == "bitcast":
        (term,) = term.operands
    return term


def _constant(bits: int, type_: Scalar) -> Key:
    return ("polynomial", type_, _polynomial({(): bits}, type_.width))


def _precision(type_: Scalar) -> int:
    """The bits of the significand, the hidden one included; 0 of another format."""
    return _PRECISIONS.get(type_.name, 0)


def _narrow_constant(term: Term, narrow: Scalar) -> int | None:
    """The pattern of a constant in a narrower format that has that number."""
    if term.kind is not TermKind.CONSTANT or term.type is None or narrow.name not in FLOAT_FORMATS:
        return None
    number = FLOAT_FORMATS[term.type.name].to_float(term.bits)
    format_ = FLOAT_FORMATS[narrow.name]
    pattern = format_.from_float(number)
    return pattern if format_.to_float(pattern) == number else None


def may_make_poison(term: Term) -> bool:
    """Whether a term may be poison, or its computation undefined, where its operands are not."""
    if term.name in SHIFTS and not term.flags and term.operands[1].kind is TermKind.CONSTANT and term.type is not None:
        return term.operands[1].bits >= term.type.width
    return term.name == READ or "div" in term.name or term.name.startswith("rem") or makes_poison(term.name, term.flags)


def _polynomial(terms: dict[tuple[int, ...], int] | Counter[tuple[int, ...]], width: int) -> _Monomials:
    """The monomials whose coefficients are not 0 modulo 2^width."""
    if len(terms) > _MOST_MONOMIALS:
        raise TooLarge
    kept = {monomial: coefficient % (1 << width) for monomial, coefficient in terms.items()}
    return frozenset((monomial, coefficient) for monomial, coefficient in kept.items() if coefficient)


def _product(left: dict[tuple[int, ...], int], right: dict[tuple[int, ...], int], width: int) -> _Monomials:
    if len(left) * len(right) > _MOST_MONOMIALS:
        raise TooLarge
    most = _MOST_FACTORS if len(left) * len(right) == 1 else _MOST_DEGREE
    total: Counter[tuple[int, ...]] = Counter()
    for first, coefficient in left.items():
        for second, other in right.items():
            monomial = tuple(sorted(first + second))
            if len(monomial) > most:
                raise TooLarge
            total[monomial] += coefficient * other
    return _polynomial(total, width)
