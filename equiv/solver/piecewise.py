"""The pieces of a value that sizes make: an affine function of sizes has one, a quotient one where it is 0 and one
where it is more, a selection those of what it chooses.

A value that is made of two such values has the pieces of both in combination, as what one of them changes may be seen
in some piece of the other one alone: a product where neither factor is 0, a selection where the other one chooses it
(observability in the sense of Whalen, Gay, You, Heimdahl and Staats, "Observable modified condition/decision
coverage", ICSE 2013). What both are made of is in one piece at a time, and is combined with the rest once. Where these
would be too many, each piece stands alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

import z3
from msgspec import Struct
from msgspec.structs import replace

from equiv.solver.numbers import Made, Number, Truth, runs_of_bits
from equiv.solver.program import Program
from interp import ir
from interp.ir.divisions import DIVISIONS

_MOST_COMBINED = 64  # pieces of one value
# Remainders, and the quotients that go with them: of ceildiv none does.
_QUOTIENTS = {"mod": "floordiv", "remsi": "divsi", "remui": "divui"}
_MOST_MASKED = 4  # runs of bits in a mask that are looked at one by one


class Piece(Struct, frozen=True):
    """Where it is, and in words what is the case there. Runs record some of them as outcomes of their sites. One that
    is `alone` is in no combination: where numbers are negative, programs do nothing. One `is_everywhere`. One that
    `is_many` stands for combinations of others that are too many to be told apart."""

    truth: Truth
    text: str
    is_recorded: bool = False
    is_alone: bool = False
    is_everywhere: bool = False
    is_many: bool = False

    def and_(self, other: Piece) -> Piece:
        """Where both pieces are."""
        if other.is_everywhere or self.is_everywhere:
            return self if other.is_everywhere else other
        term = z3.And(self.truth.term, other.truth.term)
        made = max(self.truth.made, other.truth.made)
        alone = self.is_alone or other.is_alone
        many = self.is_many or other.is_many
        return Piece(Truth(term, made), f"{self.text} and {other.text}", is_alone=alone, is_many=many)


def _many(pieces: Sequence[Piece]) -> Piece:
    made = max(each.truth.made for each in pieces)
    somewhere = z3.Or(*(each.truth.term for each in pieces))
    return Piece(Truth(somewhere, made), "it has one of many combinations of values", is_many=True)


class Part(Struct, frozen=True):
    """Pieces of which a value is in one at a time: the pieces of the value are the combinations of those of its parts.
    A quotient's, and those of the remainder that goes with it, are of one `division`: how, and of what by what."""

    pieces: list[Piece]
    division: tuple[str, Any, Any] | None = None
    of_remainder: bool = False

    def is_quotient_of(self, other: Part) -> bool:
        """Whether the other one is of the remainder of this quotient."""
        if self.division is None or other.division is None or self.of_remainder or not other.of_remainder:
            return False
        (how, left, right), (as_well, dividend, divisor) = self.division, other.division
        return how == as_well and bool(left.eq(dividend)) and bool(right.eq(divisor))


def _whole() -> list[Piece]:
    return [Piece(Truth(z3.BoolVal(True)), "", is_recorded=True, is_everywhere=True)]


class Pieces:
    """Of the values of one program."""

    def __init__(self, program: Program) -> None:
        self._structure, self._values = program.structure, program.values
        self._parts_known: dict[ir.Value, list[Part]] = {}
        self._known: dict[ir.Value, list[Piece]] = {}
        self._busy: set[ir.Value] = set()

    def of(self, operand: ir.Value) -> list[Piece]:
        """One alone where nothing depends on the sizes but by additions and multiplications."""
        if operand in self._busy:
            return _whole()
        if operand not in self._known:
            self._known[operand] = _combinations(self._parts(operand))
        return self._known[operand]

    def _parts(self, operand: ir.Affine) -> list[Part]:
        match operand:
            case int():
                return []
            case ir.Binary():
                return self._of_expression(operand)
        if operand not in self._parts_known:
            if operand in self._busy:
                return []
            self._busy.add(operand)
            self._parts_known[operand] = self._of_value(operand) if self._is_understood(operand) else []
            self._busy.discard(operand)
        return self._parts_known[operand]

    def passes_on(self, operation: ir.Operation, value: ir.Value) -> bool:
        """Whether the pieces of an operand are among those of the result."""
        match operation:
            case ir.Op(results=[result]):
                return self._is_understood(result) and not self._only_compares(operation)
            case ir.Apply(result=result) | ir.Select(result=result):
                return self._is_understood(result)
            case ir.Yield() | ir.Branch() | ir.Call():
                takers = self._structure.takers(operation, value)
                return bool(takers) and all(self._is_understood(each) for each in takers)
            case _:
                return False

    def _is_understood(self, value: ir.Value) -> bool:
        if not isinstance(value.type, ir.Scalar) or not value.type.is_integer:
            return False
        number = self._values.number(value)
        return number.made is not Made.OF_ANYTHING and not number.is_constant

    def _only_compares(self, operation: ir.Op) -> bool:
        """Whether an operation compares what loops vary: it has both outcomes in many combinations anyway."""
        if not operation.name.startswith("cmpi."):
            return False
        return any(self._values.number(each).made is not Made.OF_SIZES for each in operation.operands)

    # -- operations ----------------------------------------------------------------------------------------------------

    def _of_value(self, value: ir.Value) -> list[Part]:
        copied = self._structure.copied(value)
        if copied is not None:
            return self._parts(copied)
        match operation := self._structure.definition(value):
            case ir.Apply(expression=expression):
                return self._parts(expression)
            case ir.Select(condition=condition, yes=yes, no=no):
                return self._chosen(operation, condition, yes, no)
            case ir.If(condition=condition):
                ends = self._structure.ends(operation, value)
                return [] if ends is None else self._chosen(operation, condition, *ends)
            case ir.Op() if self._only_compares(operation):
                return _part(self._own(operation, value))
            case ir.Op(name="muli"):
                return self._product(value, f" at {operation.place}")
            case ir.Op(operands=operands):
                own = _part(self._own(operation, value))
                if own and operation.name in DIVISIONS:
                    own = [_of_a_division(own[0], operation.name, *map(self._values.number, operands))]
                return _together([*map(self._parts, operands), own])
            case _:
                return []

    def _product(self, product: ir.Affine, at: str) -> list[Part]:
        """The pieces of all factors, and where the product of several sizes is 0 and where no factor is: of one that is
        0 at all sizes that were chosen nothing is known."""
        factors = self._factors(product)
        numbers = [self._values.affine(each) for each in factors]
        varied = [each for each in numbers if each is not None and not each.is_constant]
        made = max((each.made for each in varied), default=Made.OF_SIZES)
        own = _whole()
        if None not in numbers and len(varied) > 1 and made is not Made.OF_ANYTHING:
            none = z3.And(*(each.term != 0 for each in varied))
            own = _split(Truth(z3.Not(none), made), f"the product{at} is 0")
        return _together([*map(self._parts, factors), _part(own)])

    def _factors(self, product: ir.Affine) -> list[ir.Affine]:
        """What is multiplied, by whichever products on the way, each once."""
        found: dict[ir.Affine, None] = {}
        pending, seen = [product], {product}
        while pending:
            operand = pending.pop()
            factors = self._multiplied(operand)
            if not factors:
                found[operand] = None
            fresh = [each for each in factors if each not in seen]
            seen.update(fresh)
            pending += fresh
        return list(found)

    def _multiplied(self, operand: ir.Affine) -> Sequence[ir.Affine]:
        if isinstance(operand, ir.Binary):
            return (operand.left, operand.right) if operand.operator == "*" else ()
        if isinstance(operand, int):
            return ()
        match self._structure.definition(self._structure.copied(operand) or operand):
            case ir.Op(name="muli", operands=operands):
                return operands
            case ir.Apply(expression=ir.Binary(operator="*") as expression):
                return (expression,)
            case _:
                return ()

    def _chosen(self, operation: ir.Operation, condition: ir.Value, yes: ir.Value, no: ir.Value) -> list[Part]:
        """Each piece of what is chosen, where it is."""
        truth = self._values.truth(condition)
        if truth.made is Made.OF_ANYTHING:
            return []
        at = operation.place
        first = Piece(truth, f"the first one is chosen at {at}", is_recorded=True)
        second = Piece(truth.negated, f"the second one is chosen at {at}", is_recorded=True)
        leaves = [*(first.and_(each) for each in self.of(yes)), *(second.and_(each) for each in self.of(no))]
        return [Part(leaves if len(leaves) <= _MOST_COMBINED else [first, second, _many(leaves)])]

    def _of_expression(self, expression: ir.Binary) -> list[Part]:
        left, right = self._values.affine(expression.left), self._values.affine(expression.right)
        if left is None or right is None or any(each.made is Made.OF_ANYTHING for each in (left, right)):
            return []
        if expression.operator == "*":
            return self._product(expression, "")
        own: list[Part] = []
        if expression.operator in ("floordiv", "ceildiv", "mod"):
            own = _part(_of_division(expression.operator, left, right, self._values.affine(expression), ""))
            own = [_of_a_division(each, expression.operator, left, right) for each in own]
        return _together([self._parts(expression.left), self._parts(expression.right), own])

    def _own(self, operation: ir.Op, value: ir.Value) -> list[Piece]:
        """What is the case of an operation's result whatever its operands are made of."""
        name, at = operation.name, f" at {operation.place}"
        numbers = [self._values.number(each) for each in operation.operands]
        if name in DIVISIONS:
            return _of_division(name, numbers[0], numbers[1], self._values.number(value), at)
        width = value.type.width if isinstance(value.type, ir.Scalar) else 0
        if width == 1:
            truth = self._values.truth(value)
            if name.startswith("cmpi."):
                return _split(truth, f"the comparison{at} holds", is_recorded=True)
            return _whole()
        result = self._values.number(value)
        match name, numbers:
            case (("shrsi" | "shrui"), [left, by]) if by.is_constant:
                return _of_division(name, left, Number(z3.IntVal(1 << by.low), 1 << by.low, 1 << by.low), result, at)
            case (("andi" | "xori"), [left, right]):
                return _of_bits(left, right, result, width, at)
            case "ori", [left, _]:
                return _split(_same(result, left), f"the first operand is what is made{at}")
            case (("minsi" | "minui" | "maxsi" | "maxui"), [left, _]):
                return _split(_same(result, left), f"the first one is chosen{at}", is_recorded=True)
            case (("trunci" | "index_cast" | "index_castui" | "extui"), [only]):
                if only.low >= 0 and only.high < 1 << (width - 1):
                    return _whole()
                return _split(_same(result, only), f"the number is kept{at}")
            case _:
                return _whole()


def _same(one: Number, other: Number) -> Truth:
    return Truth(one.term == other.term, max(one.made, other.made))


def _split(truth: Truth, text: str, *, is_recorded: bool = False) -> list[Piece]:
    return [Piece(truth, text, is_recorded), Piece(truth.negated, f"it is not so that {text}", is_recorded)]


def _of_division(name: str, left: Number, right: Number, result: Number | None, at: str) -> list[Piece]:
    if result is None:
        return _whole()
    made = max(left.made, right.made, result.made)
    if name.startswith(("rem", "mod")):
        kept = result.term == left.term
        return [
            Piece(Truth(kept, made), f"the remainder{at} is the dividend"),
            Piece(Truth(z3.And(z3.Not(kept), result.term == 0), made), f"the remainder{at} is 0"),
            Piece(Truth(z3.And(z3.Not(kept), result.term != 0), made), f"the remainder{at} is another number"),
        ]
    return list(_by_sign(result, f"the quotient{at}", rounds_up=name.startswith("ceildiv")))


def _by_sign(number: Number, what: str, *, rounds_up: bool) -> Iterator[Piece]:
    """A quotient that is rounded up is 1 of all small numbers but 0, and tells of its divisor beyond that alone."""
    small = (0, 1) if rounds_up else (0,)
    for each in small:
        yield Piece(Truth(number.term == each, number.made), f"{what} is {each}")
    yield Piece(Truth(number.term > small[-1], number.made), f"{what} is more than {small[-1]}")
    if number.low < 0:
        yield Piece(Truth(number.term < 0, number.made), f"{what} is less than 0", is_alone=True)


def _of_bits(left: Number, right: Number, result: Number, width: int, at: str) -> list[Piece]:
    """Of what has the bits that two numbers share, or not."""
    found = _split(Truth(result.term == 0, result.made), f"the bits{at} are 0")
    for number, mask in ((left, right), (right, left)):
        runs = list(runs_of_bits(mask.low % (1 << width))) if mask.is_constant else []
        if 1 < len(runs) <= _MOST_MASKED:
            for first, end in runs:
                if end < width:
                    some = (number.term / (1 << first)) % (1 << (end - first)) != 0
                    found += _split(Truth(some, number.made), f"bits {first} to {end - 1}{at} are set")
    return found


def _part(pieces: list[Piece]) -> list[Part]:
    return [Part(pieces)] if len(pieces) > 1 else []


def _of_a_division(part: Part, name: str, left: Number, right: Number) -> Part:
    """The pieces of a quotient or a remainder, with what is divided by what, and how."""
    quotient = _QUOTIENTS.get(name, name)
    if quotient not in _QUOTIENTS.values():
        return part
    return Part(part.pieces, (quotient, left.term, right.term), name != quotient)


def _together(values: Sequence[list[Part]]) -> list[Part]:
    """The parts of what is made of several values, each once. What no single operand shows is no outcome of a site."""
    found: dict[tuple[int, ...], Part] = {}
    for part in (part for parts in values for part in parts):
        key = tuple(piece.truth.term.get_id() for piece in part.pieces)
        if key in found:
            pieces = [replace(piece, is_recorded=False) for piece in part.pieces]
            part = replace(part, pieces=pieces)
        found[key] = part
    return list(found.values())


def _with_quotients(parts: Sequence[Part]) -> list[Part]:
    """The parts, a quotient and its remainder as one: where the quotient is 0 alone, the remainder is the dividend."""
    found, joined = list(parts), []
    for remainder in parts:
        quotient = next((each for each in found if each.is_quotient_of(remainder)), None)
        if quotient is None:
            continue
        none, *more = quotient.pieces
        _, *others = remainder.pieces
        some = [one.and_(other) for one in more for other in others if not one.is_alone]
        joined.append(Part([none, *some, *(each for each in more if each.is_alone)]))
        found = [each for each in found if each is not quotient and each is not remainder]
    return [*found, *joined]


def _combinations(parts: Sequence[Part]) -> list[Piece]:
    """The pieces of what has these parts."""
    if not parts:
        return _whole()
    several = [part.pieces for part in _with_quotients(parts)]
    alone = [piece for pieces in several for piece in pieces if piece.is_alone]
    joined = [[piece for piece in pieces if not piece.is_alone] or _whole() for pieces in several]
    are_many = prod(map(len, joined)) > _MOST_COMBINED
    if are_many:
        # The first piece of each, and what is not that: a quotient of 0 and another one.
        joined = [each if len(each) < 3 else _split(each[0].truth, each[0].text) for each in joined]
    if prod(map(len, joined)) > _MOST_COMBINED:
        singles = [piece for pieces in several for piece in pieces]
        return [*singles, _many(singles)]
    found = joined[0]
    for other in joined[1:]:
        found = [one.and_(another) for one, another in product(found, other)]
    return found + alone + ([_many(found)] if are_many else [])
