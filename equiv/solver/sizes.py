"""Sizes by solving: at which the source is defined, and at which a program comes to a place and goes a certain way."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any

import z3
from msgspec import Struct
from msgspec.structs import replace

from equiv.sizing.variables import Sizes, Variable
from equiv.sizing.vectors import with_powers_of_two
from equiv.solver.context import OwnContext, core_solver
from equiv.solver.decisions import Combinations, decisions
from equiv.solver.events import Event, failures, pieces_seen
from equiv.solver.interactions import both, coincidences, literals
from equiv.solver.model_evaluation.evaluator import Evaluator
from equiv.solver.model_evaluation.integers import at_numbers
from equiv.solver.numbers import Made, Number, Truth
from equiv.solver.overflow import Wrap, may_wrap, wraps
from equiv.solver.positions import dimensions, positions
from equiv.solver.program import Program
from equiv.solver.size_terms import LARGE, LARGEST_EXTENT, SizeTerms
from equiv.solver.subterms import variables
from equiv.solver.values import Values
from interp import ir
from interp.ir.walks import operands_of
from interp.machine.coverage import Outcome, Site, SiteKind

_MOST_GUESSED = 6  # numbers that guesses are near to
_MOST_GUESSES = 400
_MOST_TRIED = 60  # of these, for one outcome
MOST_ELEMENTS = 1 << 63  # of an argument: no memory has so many
# z3's units of work for one question, so that its answers are the same on every machine.
_WORK = 4_000_000
_QUICK_WORK = 300_000
_LITTLE_WORK = 50_000
# Work on questions that need no sizes for an answer, before they get all that others get: where z3 begins with what
# leads nowhere, such as a product that wraps around, it may not come to an end of its work for minutes, and where it
# begins anew it has the answer at once.
_TRIES = (100, 500, 2_000, 2_000, 5_000)
_MOST_LOST = 8_000_000  # work on questions without an answer, from where on others get little
_MOST_UNDEFINED = 16  # size vectors at which the target may be undefined
# The least that all sizes are, and how many vectors are proposed with these.
_PROPOSED: tuple[tuple[int | None, int], ...] = ((2, 3), (1, 1), (None, 2))
_MOST_GIVEN_UP = 3  # questions of magnitude that were too hard
_BOUNDS = tuple(1 << bits for bits in (31, 30, 28, 26, 24, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10))
_MAGNITUDES = (4, 16, 64, 256, 1024, 1 << 14, 1 << 20, 1 << 32, 1 << 63)


class Entry(Struct, frozen=True):
    """A program and the name of its entry."""

    module: ir.Module
    function: str


class SizeSolver:
    """Of a pair under one choice of which sizes are `fixed`. `free` are the variables to find, with those; `tied`,
    `elastic` and those of these that the target sees as in `SizePlan`; `ranges` are what is assumed of variables.
    `below` is what all sizes are taken to be below where an answer rests on that, and `counted` whether one rests on
    it that no argument has `MOST_ELEMENTS` or more."""

    def __init__(
        self,
        source: Entry,
        target: Entry,
        free: Sequence[Variable],
        tied: Mapping[Variable, Variable | int],
        fixed: Mapping[Variable, int],
        ranges: Mapping[Variable, tuple[int, int]],
        elastic: Sequence[Variable] = (),
        target_sees: Collection[Variable] = (),
    ) -> None:
        self._context = OwnContext()
        with self._context.alone():
            self.below: int | None = None
            self.counted = False
            self._free = [*free, *(each for each in elastic if each in target_sees)]
            self._terms = SizeTerms(fixed)
            self._open = [variable for variable in self._free if variable not in fixed]
            for variable in dict.fromkeys((*self._open, *elastic)):
                term = self._terms.of(variable).term
                low, high = ranges.get(variable, (term, term))
                self._terms.bounds += [term >= low, term <= high]
            self._tied = dict(tied)
            self._tie(self._terms)
            self._parameters = {(each.parameter, each.dimension): each for each in (*free, *tied, *elastic)}
            self._programs = [
                Program.of(each.module, each.function, side, self._terms, self._parameters)
                for side, each in enumerate((source, target))
            ]
            self._fixed = dict(fixed)
            self._values_below: dict[tuple[int, int], Values] = {}
            self._countable = list(self._elements())
            self._required = self._programs[0].paths.requirements()
            self._required_in_loops = self._programs[0].paths.requirements_in_loops()
            # What no run takes larger than the accesses of the source need.
            self._needed = [self._terms.numbers[each].term for each in elastic if each not in target_sees]
            self._varied = {
                known.get_id() for each in self._open if z3.is_const(known := self._terms.numbers[each].term)
            }
            self._events: dict[int, list[Event]] = {}
            self._last_values: tuple[int, Mapping[str, int], list[tuple[Any, Any]]] | None = None
            self._last_evaluator: tuple[int, Evaluator] | None = None
            self._lost = 0  # work on questions to which there was no answer

    def _tie(self, terms: SizeTerms) -> None:
        for variable, origin in self._tied.items():
            if isinstance(origin, Variable):
                terms.numbers[variable] = terms.of(origin)
            else:
                terms.fix(variable, origin)

    def _elements(self) -> Iterator[Any]:
        """That the elements of each argument that is laid out in rows can be counted."""
        program = self._programs[0]
        for parameter in program.structure.entry.parameters:
            if isinstance(parameter.type, ir.View) and parameter.type.strides is None:
                extents = [program.values.extent(parameter, each) for each in range(parameter.type.rank)]
                if sum(not each.is_constant for each in extents) > 1:
                    yield math.prod((each.term for each in extents), start=1) < MOST_ELEMENTS

    # -- where the source is defined -----------------------------------------------------------------------------------

    @property
    def requires(self) -> bool:
        """Whether the source requires anything of the sizes, as far as that is understood."""
        return bool(self._required)

    def nearest(self, wanted: Sizes) -> Sizes | None:
        """Sizes at which the source is defined, as many of them as `wanted` as there can be; None where no sizes are
        known."""
        with self._context.alone():
            solver = self._solver()
            if solver.check() != z3.sat:
                return None
            for variable in (each for each in self._open if each in wanted):
                here = self._terms.numbers[variable].term == wanted[variable]
                if solver.check(here) == z3.sat:
                    solver.add(here)
            return next(self._models(solver, 1), None)

    def are_all(self, tried: Sequence[Sizes]) -> bool:
        """Whether there are no other sizes at which the source may be defined."""
        with self._context.alone():
            return self._is_unsatisfiable(list(self._other_than(tried)))

    def is_undefined(self, fixed: Sizes) -> bool:
        """Whether the source is undefined at all sizes with these among them."""
        with self._context.alone():
            return self._is_unsatisfiable(
                [self._terms.numbers[each].term == size for each, size in fixed.items() if each in self._open]
            )

    def undefined_in_target(self) -> list[Sizes]:
        """Sizes at which the target may divide by zero or leave its arrays, and the source may be defined."""
        with self._context.alone():
            found: list[Sizes] = []
            for conditions in self._programs[1].paths.undefined():
                solver = self._solver()
                solver.add(*conditions, *self._programs[1].values.facts)
                found += self._models(solver, 1)
                if len(found) >= _MOST_UNDEFINED:
                    break
            return found

    # -- where a program goes ------------------------------------------------------------------------------------------

    def is_impossible(self, side: int, site: Site, outcome: Outcome) -> bool:
        """Whether a program never has an outcome at a site, for any sizes at which the source is defined."""
        with self._context.alone():
            return self._is_unsatisfiable(self._reaching(side, site, outcome))

    def is_beyond_memory_at(self, side: int, site: Site, outcome: Outcome) -> bool:
        """Whether a program has an outcome at a site only where an argument has more elements than there can be."""
        with self._context.alone():
            return self._is_beyond_memory(self._reaching(side, site, outcome))

    # -- events --------------------------------------------------------------------------------------------------------

    def events(self, side: int) -> list[Event]:
        """What may happen in a program at some sizes alone."""
        if side not in self._events:
            with self._context.alone():
                self._events[side] = list(self._find_events(side))
        return self._events[side]

    def _find_events(self, side: int) -> Iterator[Event]:
        program = self._programs[side]
        seen: set[int] = set()
        found = [*pieces_seen(program), *dimensions(program), *(failures(program, self._needed) if side else ())]
        for event in found:
            term = event.term if event.is_many else z3.simplify(event.term)
            if term.get_id() not in seen and self._is_varied(term):
                seen.add(term.get_id())
                yield replace(event, term=term)

    def combinations(self) -> list[Event]:
        """What sizes may decide together in both programs."""
        with self._context.alone():
            of_source, of_target = (
                [each for each in decisions(program) if self._is_varied(each.term)] for program in self._programs
            )
            return list(Combinations(of_source, of_target, self._solver(in_loops=False, work=_LITTLE_WORK)).events())

    def coincidences(self) -> list[Event]:
        """Accesses that may come to one cell at some sizes alone."""
        with self._context.alone():
            found = [each for program in self._programs for each in coincidences(program)]
            return [each for each in found if self._is_varied(each.term)]

    def positions(self) -> list[Event]:
        """What may be taken by its number from memory or from a shape at some sizes alone."""
        with self._context.alone():
            sizes = [self._terms.numbers[each].term for each in self._open]
            found = [each for program in self._programs for each in positions(program, sizes)]
            return [each for each in found if self._is_varied(each.term)]

    def literals(self) -> list[list[Event]]:
        """Of each program, that a decision goes one way in some iteration."""
        with self._context.alone():
            return [[each for each in literals(program) if self._is_varied(each.term)] for program in self._programs]

    def both(self, one: Event, other: Event) -> Event:
        """That two events happen at the same sizes, each in any iteration."""
        with self._context.alone():
            return both(one, other)

    # -- numbers that wrap around --------------------------------------------------------------------------------------

    def wraps(self) -> list[Wrap]:
        """The operations of both programs whose results may wrap around."""
        with self._context.alone():
            found = [each for side, program in enumerate(self._programs) for each in wraps(program, side)]
            return [each for each in found if self._is_varied(each.event.term)]

    def wrapping(self, candidates: Sequence[Wrap], below: int) -> Sizes | None:
        """Small sizes at which one of the `candidates` wraps around and the source may be defined, if some are known of
        which none is as far from 0 as `below`."""
        with self._context.alone():
            solver = self._solver(work=_QUICK_WORK)
            solver.add(z3.Or(*(each.event.term for each in candidates)), *self._within(below))
            return next(self._models(solver, 1, _QUICK_WORK), None)

    def without_wraps(self, candidates: Sequence[Wrap]) -> int | None:
        """A power of two that sizes are taken to be below, so that none of the `candidates` wraps around; None where no
        such is known."""
        with self._context.alone():
            bounds = iter(_BOUNDS)
            bound = next(bounds)
            for each in candidates:
                while self._may_wrap(each, bound):
                    found = next(bounds, None)
                    if found is None:
                        return None
                    bound = found
            return bound

    def _may_wrap(self, wrap: Wrap, below: int) -> bool:
        key = wrap.side, below
        if key not in self._values_below:
            terms = SizeTerms(self._fixed, below)
            self._tie(terms)
            structure = self._programs[wrap.side].structure
            self._values_below[key] = Values(structure, wrap.side, terms, self._parameters)
        if not may_wrap(self._values_below[key], wrap):
            return False
        return bool(self._ask([wrap.event.term, *self._within(below)], work=_LITTLE_WORK) != z3.unsat)

    def _within(self, below: int) -> Iterator[Any]:
        for each in self._open:
            term = self._terms.numbers[each].term
            yield z3.And(term > -below, term < below)

    def _is_varied(self, term: Any) -> bool:
        """Whether sizes that are chosen come into a term."""
        return not self._varied.isdisjoint(variables(term))

    def happens(self, event: Event, sizes: Mapping[str, int], *, at_once: bool = False) -> bool:
        """Whether an event happens at sizes, which are given by name, and if `at_once` whatever loops do."""
        with self._context.alone():
            known = self._evaluator().value(event.term, sizes)
            if known is not None:
                return bool(known)
            term = z3.simplify(z3.substitute(event.term, *self._values(sizes)))
            if at_once or z3.is_true(term) or z3.is_false(term):
                return bool(z3.is_true(term))
            solver = core_solver(_WORK)
            solver.add(term)
            return bool(solver.check() == z3.sat)

    def is_defined(self, sizes: Mapping[str, int]) -> bool:
        """Whether the source may be defined at sizes, which are given by name."""
        with self._context.alone():
            evaluator = self._evaluator()
            required = (*self._required, *self._required_in_loops)
            known = [evaluator.value(each, sizes) for each in required]
            if False in known:
                return False
            values = self._values(sizes)
            open_ = [each for each, value in zip(required, known, strict=True) if value is None]
            return not any(z3.is_false(z3.simplify(z3.substitute(each, *values))) for each in open_)

    def _evaluator(self) -> Evaluator:
        """Of terms at sizes by name."""
        known = len(self._terms.numbers)  # they become more as programs are looked at
        if self._last_evaluator is None or self._last_evaluator[0] != known:
            leaves = {
                number.term.get_id(): variable.name
                for variable, number in self._terms.numbers.items()
                if not number.is_constant
            }
            self._last_evaluator = known, at_numbers(leaves)
        return self._last_evaluator[1]

    def _values(self, sizes: Mapping[str, int]) -> list[tuple[Any, Any]]:
        """What each size's term is. Many terms are asked about at the same sizes, one after the other."""
        known = len(self._terms.numbers)  # they become more as programs are looked at
        if self._last_values is None or self._last_values[:2] != (known, sizes):
            values = [
                (number.term, z3.IntVal(sizes[variable.name]))
                for variable, number in self._terms.numbers.items()
                if variable.name in sizes and not number.is_constant
            ]
            self._last_values = known, dict(sizes), values
        return self._last_values[2]

    def may_happen(self, event: Event, *, quick: bool) -> bool | None:
        """Whether there are sizes below 2^31 at which an event happens and the source may be defined, as far as
        that is known; a `quick` answer is less often known."""
        with self._context.alone():
            work = _QUICK_WORK if quick else _WORK
            answer = self._ask([event.term, *self._terms.near], work=work)
            return None if answer == z3.unknown else bool(answer == z3.sat)

    def are_positive(self, sizes: Mapping[str, int]) -> bool:
        """Whether none of the sizes that are chosen, by name, is 0 or less."""
        return all(sizes.get(each.name, 1) > 0 for each in self._open if each.width > 1)

    def happens_at_positive(self, event: Event) -> bool:
        """Whether an event is known to happen where all sizes are positive, and not only where one is 0 or less. Beyond
        2^31 that is not asked for."""
        with self._context.alone():
            conditions = [event.term, *(self._terms.numbers[each].term >= 1 for each in self._open if each.width > 1)]
            if self._ask([*conditions, *self._terms.near]) == z3.sat:
                return True
            if not self._is_unsatisfiable(conditions):
                self.below = LARGE
            return False

    def sizes_for(self, event: Event) -> list[Sizes]:
        """Some sizes at which an event happens and the source may be defined."""
        with self._context.alone():
            conditions = [event.term, *self._terms.near]
            return [sizes for least, most in _PROPOSED for sizes in self._proposed(conditions, least, most)]

    def happens_only_at(self, event: Event, settled: Sequence[Sizes]) -> bool:
        """Whether an event is known to happen at no sizes but these, as far as the solver has a say in them."""
        with self._context.alone():
            return self._is_unsatisfiable([event.term, *self._other_than(settled)])

    def _other_than(self, settled: Sequence[Sizes]) -> Iterator[Any]:
        """That sizes are none of these."""
        for sizes in settled:
            if all(variable in sizes for variable in self._open):
                yield z3.Or(*(self._terms.numbers[each].term != sizes[each] for each in self._open))

    def is_beyond_memory(self, event: Event) -> bool:
        """Whether an event is known to happen only where an argument has more elements than there can be."""
        with self._context.alone():
            return self._is_beyond_memory([event.term])

    def _is_beyond_memory(self, conditions: Sequence[Any]) -> bool:
        """Whether these hold only where an argument has `MOST_ELEMENTS` or more, as far as that is known."""
        if not self._countable or not self._is_unsatisfiable([*conditions, *self._countable]):
            return False
        self.counted = True
        return True

    def large_sizes_for(self, event: Event) -> list[Sizes]:
        """Some sizes of 2^31 and more at which an event happens that does not at smaller ones."""
        with self._context.alone():
            if self._is_unsatisfiable([event.term]):
                return []
            self.below = LARGE
            solver = self._solver()
            solver.add(event.term)
            return list(self._models(solver, 1))

    def guesses(self, factors: Sequence[int]) -> Iterator[Sizes]:
        """Sizes near to some numbers, all of them if there are few."""
        near = [each + by for each in factors[:_MOST_GUESSED] for by in (0, 1, -1) if abs(each) < LARGE]
        values = sorted({2, 3, 5, *near, *(2 * each + 1 for each in near)}, key=abs)
        columns = [[each for each in values if variable.accepts(each)] for variable in self._open]
        if math.prod(map(len, columns)) <= _MOST_GUESSES:
            rows: Iterable[Sequence[int]] = product(*columns)
        else:
            draw = random.Random(len(columns))
            rows = ([draw.choice(column) for column in columns] for _ in range(_MOST_GUESSES))
        for row in rows:
            yield self._fixed | dict(zip(self._open, row, strict=True))

    # -- sites ---------------------------------------------------------------------------------------------------------

    def understands(self, side: int, value: ir.Value) -> bool:
        """Whether it is known what a value of integer type is made of."""
        with self._context.alone():
            return self._programs[side].values.number(value).made is not Made.OF_ANYTHING

    def is_understood(self, side: int, site: Site) -> bool:
        """Whether what happens at a site is understood in terms of sizes, wherever a program comes to it."""
        with self._context.alone():
            return self._is_given(self._programs[side], site)

    def is_known(self, side: int, site: Site) -> bool:
        """Whether when a program comes to a site is understood as well."""
        with self._context.alone():
            program = self._programs[side]
            path = program.paths.path(site.operation)
            return self._is_given(program, site) and all(each.given for each in path)

    @staticmethod
    def _is_given(program: Program, site: Site) -> bool:
        operation = site.operation
        parts: list[Number | Truth]
        match operation:
            case ir.Op(operands=operands):
                parts = [program.values.number(each) for each in operands]
            case ir.For():
                parts = [program.values.index(each) for each in (operation.lower, operation.upper, operation.step)]
            case ir.Parallel():
                at = site.dimension
                bounds = operation.lower[at], operation.upper[at], operation.step[at]
                parts = [program.values.index(each) for each in bounds]
            case ir.If() | ir.Select() | ir.Branch() | ir.Condition():
                assert operation.condition is not None
                parts = [program.values.truth(operation.condition)]
            case _:
                return False
        return all(each.given for each in parts)

    def proposals(self, side: int, site: Site, outcome: Outcome) -> list[Sizes]:
        """Sizes at which a program may have an outcome at a site: such as show what it does first."""
        with self._context.alone():
            reaching = self._reaching(side, site, outcome)
            return [sizes for least, most in _PROPOSED for sizes in self._proposed(reaching, least, most)]

    def guessed(self, side: int, site: Site, outcome: Outcome, factors: Sequence[int]) -> Iterator[Sizes]:
        """Sizes near to some numbers, or powers of two, at which a program has an outcome at a site: for questions that
        are too hard, as what the bits of two sizes have in common."""
        with self._context.alone():
            event = Event(site.operation.place, z3.And(*self._reaching(side, site, outcome)), "outcome")
        for guess in islice(self.guesses(factors), _MOST_TRIED):
            for vector in (guess, with_powers_of_two(guess)):
                if self.happens(event, {each.name: size for each, size in vector.items()}, at_once=True):
                    yield vector

    def _proposed(self, conditions: Sequence[Any], least: int | None, most: int) -> list[Sizes]:
        """At most so many sizes of which none is less than the least."""
        solver = self._solver()
        solver.add(*conditions)
        numbers = [variable for variable in self._open if variable.width > 1]
        solver.add(*(self._terms.numbers[each].term >= least for each in numbers if least is not None))
        return list(self._models(solver, most))

    def _reaching(self, side: int, site: Site, outcome: Outcome) -> list[Any]:
        program = self._programs[side]
        conditions = [each.term for each in program.paths.path(site.operation)]
        computed = program.paths.computed(operands_of(site.operation))
        return [*conditions, self._happening(program, site, outcome), *computed, *program.values.facts]

    @staticmethod
    def _happening(program: Program, site: Site, outcome: Outcome) -> Any:
        operation = site.operation
        holds = outcome in (Outcome.HOLDS, Outcome.HOLDS_AGAIN, Outcome.FIRST)
        match operation:
            case ir.For():
                bounds = [operation.lower, operation.upper, operation.step]
            case ir.Parallel():
                at = site.dimension
                bounds = [operation.lower[at], operation.upper[at], operation.step[at]]
            case ir.Op(name=name, operands=[left, right]) if site.kind is SiteKind.CHOICE:
                seen = program.values.signed if name.endswith("si") else program.values.unsigned
                one, other = seen(left).term, seen(right).term
                return one < other if name.startswith("min") == holds else one > other
            case ir.Op(results=[result]):
                truth = program.values.truth(result).term
                return truth if holds else z3.Not(truth)
            case ir.If() | ir.Select() | ir.Branch() | ir.Condition():
                assert operation.condition is not None
                truth = program.values.truth(operation.condition).term
                return truth if holds else z3.Not(truth)
            case _:
                return z3.BoolVal(True)
        lower, upper, step = (program.values.index(each).term for each in bounds)
        return z3.And(lower + step < upper, step > 0)

    # -- z3 ------------------------------------------------------------------------------------------------------------

    def _solver(self, *, small: bool = True, in_loops: bool = True, work: int = _WORK) -> Any:
        solver = core_solver(work)
        solver.add(*self._terms.bounds, *self._required)
        solver.add(*(fact for program in self._programs for fact in program.values.facts))
        solver.add(*(self._terms.small if small else ()), *(self._required_in_loops if in_loops else ()))
        return solver

    def _ask(
        self, conditions: Sequence[Any], *, small: bool = True, work: int = _WORK, tries: Sequence[int] = ()
    ) -> Any:
        """Whether there are sizes at which these hold and the source may be defined. What accesses in loops require is
        asked for only where it matters: it makes for hard questions. Before so much work, less is tried; the answer to
        a question that stays open is the same as without."""
        answer = z3.unknown
        for in_loops in (False, True) if self._required_in_loops else (False,):
            answer = self._tried(conditions, tries, small=small, in_loops=in_loops)
            if answer == z3.unknown:
                solver = self._solver(small=small, in_loops=in_loops, work=work)
                solver.add(*conditions)
                answer = self._checked(solver, work)
            if answer == z3.unsat:
                break
        return answer

    def _tried(self, conditions: Sequence[Any], tries: Sequence[int], *, small: bool, in_loops: bool) -> Any:
        """What z3 answers within one of so many units of work, each of which goes on with what it knows then."""
        if not tries:
            return z3.unknown
        solver = self._solver(small=small, in_loops=in_loops)
        solver.add(*conditions)
        for work in tries:
            solver.set("rlimit", work)
            answer = solver.check()
            if answer != z3.unknown:
                break
        return answer

    def _checked(self, solver: Any, work: int, *assumed: Any) -> Any:
        """What z3 answers with so much work. Where questions are too hard again and again, more of them would be, too,
        and the sizes that they are about stay open anyway."""
        given = work if self._lost < _MOST_LOST else min(work, _LITTLE_WORK)
        solver.set("rlimit", given)
        answer = solver.check(*assumed)
        self._lost += given * (answer == z3.unknown)
        return answer

    def _is_unsatisfiable(self, conditions: Sequence[Any]) -> bool:
        """Whether there are no sizes at which these hold and the source may be defined."""
        if self._ask(conditions, tries=_TRIES) != z3.unsat:
            return False
        if self._terms.small and self.below is None and self._ask(conditions, small=False, tries=_TRIES) != z3.unsat:
            self.below = LARGEST_EXTENT
        return True

    def _models(self, solver: Any, most: int, work: int = _WORK) -> Iterator[Sizes]:
        terms = [self._terms.numbers[variable].term for variable in self._open]
        refuted = 0  # magnitudes at which there is nothing, and will not be under more conditions
        for _ in range(most):
            found, given_up = None, 0
            for magnitude in _MAGNITUDES[refuted:]:
                within = [z3.And(term >= -magnitude, term <= magnitude) for term in terms]
                answer = self._checked(solver, work, *within)
                if answer == z3.sat:
                    found = solver.model()
                    break
                refuted += answer == z3.unsat and not given_up
                given_up += answer == z3.unknown
                if given_up == _MOST_GIVEN_UP:
                    return
            if found is None:
                return
            values = [found.eval(term, model_completion=True).as_long() for term in terms]
            yield {
                variable: self._fixed[variable] if variable in self._fixed else values[self._open.index(variable)]
                for variable in self._free
            }
            if not terms:
                return
            # Another one differs everywhere, or, where that cannot be, somewhere.
            everywhere = z3.And(*(term != value for term, value in zip(terms, values, strict=True)))
            somewhere = z3.Or(*(term != value for term, value in zip(terms, values, strict=True)))
            answer = self._checked(solver, min(work, _QUICK_WORK), everywhere)
            solver.add(everywhere if answer == z3.sat else somewhere)
