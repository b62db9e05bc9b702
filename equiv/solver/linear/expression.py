"""Quasi-affine expressions of integer variables, and formulas over them.

An expression is a sum of multiples of atoms: variables, quotients rounded down by positive constants, the lesser of two
expressions, and choices by a formula. A formula holds none of the last two: they become conjunctions and disjunctions
as it is built, so that every formula is quantifier-free linear integer arithmetic with quotients.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd

_LONGEST = 100_000  # characters


class TooLarge(ValueError):
    """An expression or a formula of so many cases that no proof would end."""


def _bounded(text: str) -> str:
    """The text, which says how large an expression is. Raises `TooLarge`."""
    if len(text) > _LONGEST:
        raise TooLarge("an expression of too many cases")
    return text


class Atom:
    """What an expression sums multiples of. Atoms of one text are the same."""

    __slots__ = ("_hash", "text")

    def __init__(self, text: str) -> None:
        self.text = _bounded(text)
        self._hash = hash(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Atom) and self.text == other.text

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return self.text


class Variable(Atom):
    """A variable by its name, which is its text."""

    __slots__ = ()


class Floor(Atom):
    """`body` over the positive `divisor`, rounded down. `body` holds variables and quotients alone."""

    __slots__ = ("body", "divisor")

    def __init__(self, body: Linear, divisor: int) -> None:
        super().__init__(f"floor(({body.text})/{divisor})")
        self.body, self.divisor = body, divisor


class Least(Atom):
    """The lesser of two expressions."""

    __slots__ = ("left", "right")

    def __init__(self, left: Linear, right: Linear) -> None:
        super().__init__(f"min({left.text}, {right.text})")
        self.left, self.right = left, right


class Choice(Atom):
    """One of two expressions, by a formula."""

    __slots__ = ("condition", "no", "yes")

    def __init__(self, condition: Formula, yes: Linear, no: Linear) -> None:
        super().__init__(f"({condition.text} ? {yes.text} : {no.text})")
        self.condition, self.yes, self.no = condition, yes, no


class Linear:
    """A sum of multiples of atoms, in the order of their texts, and a constant."""

    __slots__ = ("constant", "terms", "text")

    def __init__(self, terms: tuple[tuple[Atom, int], ...], constant: int) -> None:
        self.terms, self.constant = terms, constant
        parts = [f"{coefficient}*{atom.text}" if coefficient != 1 else atom.text for atom, coefficient in terms]
        if constant or not parts:
            parts.append(str(constant))
        self.text = _bounded(" + ".join(parts))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Linear) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return self.text

    @property
    def is_constant(self) -> bool:
        return not self.terms

    def __add__(self, other: Linear | int) -> Linear:
        return combine(((self, 1), (constant(other) if isinstance(other, int) else other, 1)))

    def __sub__(self, other: Linear | int) -> Linear:
        return combine(((self, 1), (constant(other) if isinstance(other, int) else other, -1)))

    def __neg__(self) -> Linear:
        return self * -1

    def __mul__(self, factor: int) -> Linear:
        if factor == 0:
            return ZERO
        return Linear(tuple((atom, coefficient * factor) for atom, coefficient in self.terms), self.constant * factor)


def constant(value: int) -> Linear:
    """An integer of any size as an expression: nothing here wraps around."""
    return Linear((), value)


ZERO = constant(0)


def variable(name: str) -> Linear:
    return Linear(((Variable(name), 1),), 0)


def combine(parts: Iterable[tuple[Linear, int]], extra: int = 0) -> Linear:
    """The sum of multiples of expressions, and of `extra`."""
    sums: dict[Atom, int] = {}
    total = extra
    for each, factor in parts:
        total += each.constant * factor
        for atom, coefficient in each.terms:
            sums[atom] = sums.get(atom, 0) + coefficient * factor
    terms = sorted(((atom, each) for atom, each in sums.items() if each), key=lambda term: term[0].text)
    return Linear(tuple(terms), total)


def _split(given: Linear) -> tuple[Linear, Atom, int] | None:
    """An expression as the rest, and a multiple of an atom that is a minimum or a choice; None without one."""
    for at, (atom, coefficient) in enumerate(given.terms):
        if isinstance(atom, Least | Choice):
            return Linear(given.terms[:at] + given.terms[at + 1 :], given.constant), atom, coefficient
    return None


def floor_div(given: Linear, divisor: int) -> Linear:
    """The quotient by a positive constant, rounded down."""
    assert divisor > 0
    if divisor == 1:
        return given
    split = _split(given)
    if split is not None:
        rest, atom, factor = split
        if isinstance(atom, Least):
            left, right = (floor_div(rest + each * factor, divisor) for each in (atom.left, atom.right))
            return least(left, right) if factor > 0 else most(left, right)
        assert isinstance(atom, Choice)
        yes, no = (floor_div(rest + each * factor, divisor) for each in (atom.yes, atom.no))
        return choice(atom.condition, yes, no)
    whole = combine(((Linear(((atom, each // divisor),), 0), 1) for atom, each in given.terms if each // divisor))
    terms = tuple((atom, each % divisor) for atom, each in given.terms if each % divisor)
    whole += given.constant // divisor
    rest_constant = given.constant % divisor
    if not terms:
        return whole
    common = gcd(divisor, *(each for _, each in terms))
    terms = tuple((atom, each // common) for atom, each in terms)
    body, small = Linear(terms, rest_constant // common), divisor // common
    return whole + Linear(((Floor(body, small), 1),), 0)


def modulo(given: Linear, divisor: int) -> Linear:
    """The rest of the division by a positive constant that rounds down: from 0 to less than it."""
    return given - floor_div(given, divisor) * divisor


def ceil_div(given: Linear, divisor: int) -> Linear:
    """The quotient by a positive constant, rounded up."""
    return -floor_div(-given, divisor)


def least(left: Linear, right: Linear) -> Linear:
    """The smaller of two expressions."""
    difference = left - right
    if difference.is_constant:
        return left if difference.constant <= 0 else right
    return Linear(((Least(left, right), 1),), 0)


def most(left: Linear, right: Linear) -> Linear:
    return -least(-left, -right)


def choice(condition: Formula, yes: Linear, no: Linear) -> Linear:
    """One of two expressions, by a condition."""
    if condition is TRUE or yes == no:
        return yes
    if condition is FALSE:
        return no
    return Linear(((Choice(condition, yes, no), 1),), 0)


# -- formulas ----------------------------------------------------------------------------------------------------------


class Formula:
    """A formula. Formulas of one text are the same."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = _bounded(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Formula) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return self.text


class Compare(Formula):
    """That `left` is 0 (`is_equal`), or at least 0. `left` holds variables and quotients alone."""

    __slots__ = ("is_equal", "left")

    def __init__(self, left: Linear, is_equal: bool) -> None:
        super().__init__(f"{left.text} {'=' if is_equal else '>='} 0")
        self.left, self.is_equal = left, is_equal


class Both(Formula):
    """That all parts hold; none is TRUE."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Formula, ...]) -> None:
        super().__init__(" and ".join(f"({each.text})" if isinstance(each, Either) else each.text for each in parts))
        self.parts = parts


class Either(Formula):
    """That one of the parts holds; none is FALSE."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Formula, ...]) -> None:
        super().__init__(" or ".join(f"({each.text})" if isinstance(each, Both) else each.text for each in parts))
        self.parts = parts


TRUE: Formula = Both(())
FALSE: Formula = Either(())
TRUE.text, FALSE.text = "true", "false"


def both(*parts: Formula) -> Formula:
    """The conjunction of formulas, flat and without repetition."""
    found: dict[Formula, None] = {}
    for part in parts:
        if part is FALSE:
            return FALSE
        for each in part.parts if isinstance(part, Both) else (part,):
            found[each] = None
    kept = tuple(found)
    return TRUE if not kept else kept[0] if len(kept) == 1 else Both(kept)


def either(*parts: Formula) -> Formula:
    """The disjunction of formulas, flat and without repetition."""
    found: dict[Formula, None] = {}
    for part in parts:
        if part is TRUE:
            return TRUE
        for each in part.parts if isinstance(part, Either) else (part,):
            found[each] = None
    kept = tuple(found)
    return FALSE if not kept else kept[0] if len(kept) == 1 else Either(kept)


def negate(given: Formula) -> Formula:
    """The negation of a formula over the integers, in negation normal form."""
    match given:
        case Both(parts=parts):
            return either(*(negate(each) for each in parts))
        case Either(parts=parts):
            return both(*(negate(each) for each in parts))
        case Compare(left=left, is_equal=True):
            return either(not_negative(left - 1), not_negative(-left - 1))
        case Compare(left=left):
            return not_negative(-left - 1)
        case _:
            raise AssertionError(given)


def not_negative(given: Linear) -> Formula:
    """That an expression is at least 0."""
    if not given.terms:
        return TRUE if given.constant >= 0 else FALSE
    split = _split(given)
    if split is not None:
        rest, atom, factor = split
        if isinstance(atom, Least):
            sides = (not_negative(rest + each * factor) for each in (atom.left, atom.right))
            return both(*sides) if factor > 0 else either(*sides)
        assert isinstance(atom, Choice)
        return either(
            both(atom.condition, not_negative(rest + atom.yes * factor)),
            both(negate(atom.condition), not_negative(rest + atom.no * factor)),
        )
    common = gcd(*(each for _, each in given.terms))
    if common > 1:
        given = Linear(tuple((atom, each // common) for atom, each in given.terms), given.constant // common)
    return Compare(given, False)


def is_zero(given: Linear) -> Formula:
    """That an expression is 0."""
    if not given.terms:
        return FALSE if given.constant else TRUE
    split = _split(given)
    if split is not None:
        rest, atom, factor = split
        if isinstance(atom, Least):
            return both(not_negative(given), not_negative(-given))
        assert isinstance(atom, Choice)
        return either(
            both(atom.condition, is_zero(rest + atom.yes * factor)),
            both(negate(atom.condition), is_zero(rest + atom.no * factor)),
        )
    common = gcd(*(each for _, each in given.terms))
    if given.constant % common:
        return FALSE
    sign = 1 if given.terms[0][1] > 0 else -1
    terms = tuple((atom, sign * each // common) for atom, each in given.terms)
    return Compare(Linear(terms, sign * given.constant // common), True)


def equal(left: Linear, right: Linear) -> Formula:
    return is_zero(left - right)


def less(left: Linear, right: Linear) -> Formula:
    return not_negative(right - left - 1)


def at_most(left: Linear, right: Linear) -> Formula:
    return not_negative(right - left)


# -- substitution and values -------------------------------------------------------------------------------------------


def substitute(given: Linear, values: Mapping[str, Linear]) -> Linear:
    """The expression with expressions in the place of variables."""
    if not any(_mentions(atom, values) for atom, _ in given.terms):
        return given
    return combine(((_substitute_atom(atom, values), each) for atom, each in given.terms), given.constant)


def _mentions(atom: Atom, values: Mapping[str, Linear]) -> bool:
    return not isinstance(atom, Variable) or atom.text in values


def _substitute_atom(atom: Atom, values: Mapping[str, Linear]) -> Linear:
    match atom:
        case Variable():
            return values.get(atom.text) or Linear(((atom, 1),), 0)
        case Floor():
            return floor_div(substitute(atom.body, values), atom.divisor)
        case Least():
            return least(substitute(atom.left, values), substitute(atom.right, values))
        case Choice():
            condition = substitute_in(atom.condition, values)
            return choice(condition, substitute(atom.yes, values), substitute(atom.no, values))
        case _:
            raise AssertionError(atom)


def substitute_in(given: Formula, values: Mapping[str, Linear]) -> Formula:
    """The formula with expressions in the place of variables."""
    match given:
        case Both(parts=parts):
            return both(*(substitute_in(each, values) for each in parts))
        case Either(parts=parts):
            return either(*(substitute_in(each, values) for each in parts))
        case Compare(left=left, is_equal=is_equal):
            return is_zero(substitute(left, values)) if is_equal else not_negative(substitute(left, values))
        case _:
            raise AssertionError(given)


def variables_of(given: Linear | Formula | Atom) -> set[str]:
    """The names of the variables in an expression or a formula."""
    parts: Iterable[Linear | Formula | Atom]
    match given:
        case Variable():
            return {given.text}
        case Linear():
            parts = (atom for atom, _ in given.terms)
        case Both() | Either():
            parts = given.parts
        case Compare():
            parts = (given.left,)
        case Floor():
            parts = (given.body,)
        case Least():
            parts = given.left, given.right
        case Choice():
            parts = given.condition, given.yes, given.no
        case _:
            raise AssertionError(given)
    return set().union(*map(variables_of, parts))
