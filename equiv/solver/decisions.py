"""What sizes decide in a program, and the combinations of this at which a pair is run.

A difference may need several decisions at once that no value brings together: values pass through memory, block
arguments, tasks or calls, selections choose data, guarded stores overwrite each other. Few faults need more than a few
conditions (Kuhn, Wallace and Gallo, "Software fault interactions and implications for software testing", IEEE TSE
2004): all combinations of few decisions are asked for, of many those in which all go one way, or all but one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import z3
from msgspec import Struct

from equiv.solver.events import Event
from equiv.solver.numbers import Made, Number, Truth
from equiv.solver.program import Program
from equiv.solver.subterms import variables
from interp import ir
from interp.ir.divisions import DIVISIONS

_MOST_COMBINED = 4  # decisions of which all combinations are asked for
_MOST_DECISIONS = 12  # that combinations are made of
_MOST_COMPARED = 24  # of each program, that are told apart

_BITS = frozenset(("andi", "xori", "shrsi", "shrui"))
_EXTREMA = frozenset(("minsi", "minui", "maxsi", "maxui"))
_NARROWING = frozenset(("trunci", "index_cast", "index_castui"))
_WIDEST_CUT = 32  # bits of what numbers are cut to; sizes that more of them do not hold are too many to run


class Decision(Struct, frozen=True):
    """What sizes alone decide, and where."""

    term: Any
    place: ir.Place | None


def decisions(program: Program) -> list[Decision]:
    """Those of one program, each once: comparisons, quotients and remainders that may be 0, casts that may lose bits,
    minima, loops that may not run."""
    found: dict[int, Decision] = {}
    for operation in program.structure.operations:
        for truth in decided(program, operation):
            if truth.made is not Made.OF_SIZES:
                continue
            term = z3.simplify(truth.term)
            positive = _positive(term)
            if not z3.is_true(positive) and not z3.is_false(positive):
                found.setdefault(positive.get_id(), Decision(term, operation.place))
    return list(found.values())[:_MOST_COMPARED]


def decided(program: Program, operation: ir.Operation) -> Iterator[Truth]:
    """What an operation decides: a comparison, whether a quotient is 0, which of two is less, whether a cast loses
    bits, whether a loop runs."""
    values = program.values
    match operation:
        case ir.Op(name=name, operands=[left, right], results=[result]) if all(map(ir.is_integer, (left, result))):
            if name.startswith("cmpi."):
                yield values.truth(result)
            elif name in DIVISIONS or name in _BITS:
                if not values.number(result).is_constant:
                    yield _is_large(name, values.number(result))
            elif name in _EXTREMA:
                made, one, other = map(values.number, (result, left, right))
                # Where both are one number, a constant is what is made.
                chosen = other if other.is_constant else one
                yield Truth(made.term == chosen.term, max(made.made, chosen.made))
        case ir.Op(name=name, operands=[wide], results=[ir.Value(type=ir.Scalar(width=width))]) if (
            name in _NARROWING and ir.is_integer(wide) and width < _WIDEST_CUT
        ):
            given, half = values.number(wide), 1 << (width - 1)
            if given.low < -half or given.high >= 2 * half:
                yield Truth(z3.And(given.term >= -half, given.term < 2 * half), given.made)
        case ir.Apply(expression=expression):
            for operator, number in _quotients(program, expression):
                yield _is_large(operator, number)
        case ir.If() | ir.Select() | ir.Branch() if operation.condition is not None:
            yield values.truth(operation.condition)
        case ir.For():
            yield from _runs(program, operation.lower, operation.upper)
        case ir.Parallel():
            for lower, upper in zip(operation.lower, operation.upper, strict=True):
                yield from _runs(program, lower, upper)
        case _:
            pass


def _is_large(name: str, number: Number) -> Truth:
    """Whether a quotient or remainder is not 0; one that is rounded up is 1 of all small numbers but 0."""
    return Truth(number.term > 1 if name.startswith("ceildiv") else number.term != 0, number.made)


def _quotients(program: Program, expression: ir.Affine) -> Iterator[tuple[str, Number]]:
    """The divisions of an expression, and what each gives."""
    if isinstance(expression, ir.Binary):
        yield from _quotients(program, expression.left)
        yield from _quotients(program, expression.right)
        if expression.operator in ("floordiv", "ceildiv", "mod"):
            number = program.values.affine(expression)
            if number is not None:
                yield expression.operator, number


def _runs(program: Program, lower: ir.Index, upper: ir.Index) -> Iterator[Truth]:
    """Whether a loop runs, unless it goes from 0 to a size: that sizes are 0 is tried anyway."""
    first, end = program.values.index(lower), program.values.index(upper)
    if not (first.is_constant and first.low == 0 and z3.is_const(end.term)):
        yield Truth(first.term < end.term, max(first.made, end.made))


class Combinations:
    """Of the decisions of both programs, source and target. `solver` knows the sizes at which the source is defined."""

    def __init__(self, source: Sequence[Decision], target: Sequence[Decision], solver: Any) -> None:
        self._solver = solver
        chosen: dict[int, tuple[Decision, set[int]]] = {}  # with the programs that make it
        for side, each in [*((1, each) for each in target), *((0, each) for each in source)]:
            key = next((at for at, (known, _) in chosen.items() if self._is_same(known, each)), len(chosen))
            chosen.setdefault(key, (each, set()))[1].add(side)
        self._alone = [each for each, sides in chosen.values() if len(sides) == 1]
        self._every = [*self._alone, *(each for each, sides in chosen.values() if len(sides) == 2)][:_MOST_DECISIONS]

    def events(self) -> Iterator[Event]:
        """What may be decided together. What one program alone decides comes first: there the programs may differ."""
        if len(self._every) < 2:
            return
        if len(self._every) <= _MOST_COMBINED:
            yield from _all(self._every)
            return
        if 2 <= len(self._alone) <= _MOST_COMBINED:
            yield from _all(self._alone)
        for way in (True, False):
            yield self._one_way(way, None)
            for at in range(len(self._every)):
                yield self._one_way(way, at)

    def _one_way(self, way: bool, but: int | None) -> Event:
        """That all decisions go one way, but for one, as far as they can together: at the sizes that were found for
        those before, or at others."""
        taken: dict[int, Any] = {}
        model: Any = None
        for at in sorted(range(len(self._every)), key=lambda at: at != but):
            literal = _literal(self._every[at], way != (at == but))
            if model is not None and z3.is_true(model.eval(literal, model_completion=True)):
                taken[at] = literal
            elif self._solver.check(*taken.values(), literal) == z3.sat:
                taken[at] = literal
                model = self._solver.model()
        kept = sorted(taken)
        return _event([self._every[at] for at in kept], [way != (at == but) for at in kept])

    def _is_same(self, one: Decision, other: Decision) -> bool:
        """Whether two decisions are always the same, or always opposite."""
        if _positive(one.term).eq(_positive(other.term)):
            return True
        if set(variables(one.term)) != set(variables(other.term)):
            return False
        differ = z3.Xor(one.term, other.term)
        return z3.unsat in (self._solver.check(differ), self._solver.check(z3.Not(differ)))


def _literal(decision: Decision, holds: bool) -> Any:
    return decision.term if holds else z3.Not(decision.term)


def _positive(term: Any) -> Any:
    return term.arg(0) if z3.is_not(term) else term


def _all(chosen: Sequence[Decision]) -> Iterator[Event]:
    for outcomes in product((True, False), repeat=len(chosen)):
        yield _event(chosen, outcomes)


def _event(chosen: Sequence[Decision], outcomes: Sequence[bool]) -> Event:
    terms = [_literal(each, holds) for each, holds in zip(chosen, outcomes, strict=True)]
    places = ", ".join(f"{'' if holds else 'not '}{each.place}" for each, holds in zip(chosen, outcomes, strict=True))
    place = chosen[-1].place if chosen else None
    return Event(place, z3.And(*terms), f"combination of what sizes decide ({places})", of_both=True)
