"""Sizes by solving: at which the source is defined, and at which a program comes to a place and goes a certain way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import z3

from equiv.sizing.variables import Sizes, Variable
from equiv.solver.control import Encoding, Number, SizeTerms, Truth
from equiv.solver.query import encoding_alone
from interp import ir
from interp.ir.walks import operands_of
from interp.machine.coverage import Outcome, Site, SiteKind

# z3's units of work for one question, so that its answers are the same on every machine.
_WORK = 2_000_000
_MOST_UNDEFINED = 16  # size vectors at which the target may be undefined
# The least that all sizes are, and how many vectors are proposed with these.
_PROPOSED: tuple[tuple[int | None, int], ...] = ((2, 3), (1, 1), (None, 2))
_MAGNITUDES = (4, 16, 64, 256, 1024, 1 << 14, 1 << 20, 1 << 32, 1 << 63)


@dataclass(frozen=True, slots=True)
class Entry:
    """A program and the name of its entry."""

    module: ir.Module
    function: str


class SizeSolver:
    """Of a pair under one choice of which sizes are `fixed`. `free` are the variables to find, with those; `tied` as in
    `SizePlan`; `ranges` are what is assumed of variables."""

    def __init__(
        self,
        source: Entry,
        target: Entry,
        free: Sequence[Variable],
        tied: Mapping[Variable, Variable | int],
        fixed: Mapping[Variable, int],
        ranges: Mapping[Variable, tuple[int, int]],
    ) -> None:
        with encoding_alone:
            self._free = free
            self._terms = SizeTerms(fixed)
            self._open = [variable for variable in free if variable not in fixed]
            for variable in self._open:
                term = self._terms.of(variable).term
                low, high = ranges.get(variable, (term, term))
                self._terms.bounds += [term >= low, term <= high]
            for variable, origin in tied.items():
                known = self._terms.of(origin) if isinstance(origin, Variable) else None
                if known is not None:
                    self._terms.numbers[variable] = known
                elif isinstance(origin, int):
                    self._terms.fix(variable, origin)
            parameters = {(each.parameter, each.dimension): each for each in (*free, *tied)}
            self._encodings = [
                Encoding(each.module, each.function, self._terms, parameters) for each in (source, target)
            ]
            self._fixed = dict(fixed)
            self._required = self._encodings[0].requirements()

    # -- where the source is defined -----------------------------------------------------------------------------------

    @property
    def requires(self) -> bool:
        """Whether the source requires anything of the sizes, as far as that is understood."""
        return bool(self._required)

    def nearest(self, wanted: Sizes) -> Sizes | None:
        """Sizes at which the source is defined, as many of them as `wanted` as there can be; None where no sizes are
        known."""
        with encoding_alone:
            solver = self._solver()
            if solver.check() != z3.sat:
                return None
            for variable in self._open:
                here = self._terms.numbers[variable].term == wanted[variable]
                if solver.check(here) == z3.sat:
                    solver.add(here)
            return next(self._models(solver, 1), None)

    def are_all(self, tried: Sequence[Sizes]) -> bool:
        """Whether there are no other sizes at which the source may be defined."""
        with encoding_alone:
            solver = self._solver()
            for sizes in tried:
                solver.add(z3.Or(*(self._terms.numbers[variable].term != sizes[variable] for variable in self._open)))
            return bool(solver.check() == z3.unsat)

    def is_undefined(self, fixed: Sizes) -> bool:
        """Whether the source is undefined at all sizes with these among them."""
        with encoding_alone:
            solver = self._solver()
            solver.add(*(self._terms.numbers[each].term == size for each, size in fixed.items() if each in self._open))
            return bool(solver.check() == z3.unsat)

    def undefined_in_target(self) -> list[Sizes]:
        """Sizes at which the target may divide by zero or leave its arrays, and the source may be defined."""
        with encoding_alone:
            found: list[Sizes] = []
            for conditions in self._encodings[1].undefined():
                solver = self._solver()
                solver.add(*conditions, *self._encodings[1].facts)
                found += self._models(solver, 1)
                if len(found) >= _MOST_UNDEFINED:
                    break
            return found

    # -- where a program goes ------------------------------------------------------------------------------------------

    def is_impossible(self, side: int, site: Site, outcome: Outcome) -> bool:
        """Whether a program never has an outcome at a site, for any sizes at which the source is defined."""
        with encoding_alone:
            solver = self._solver()
            solver.add(*self._reaching(side, site, outcome))
            return bool(solver.check() == z3.unsat)

    def is_understood(self, side: int, site: Site) -> bool:
        """Whether what happens at a site is understood in terms of sizes, wherever a program comes to it."""
        with encoding_alone:
            return self._is_given(self._encodings[side], site)

    def is_known(self, side: int, site: Site) -> bool:
        """Whether when a program comes to a site is understood as well."""
        with encoding_alone:
            encoding = self._encodings[side]
            return self._is_given(encoding, site) and all(each.given for each in encoding.path(site.operation))

    @staticmethod
    def _is_given(encoding: Encoding, site: Site) -> bool:
        operation = site.operation
        parts: list[Number | Truth]
        match operation:
            case ir.Op(operands=operands):
                parts = [encoding.number(each) for each in operands]
            case ir.For():
                parts = [encoding.index(each) for each in (operation.lower, operation.upper, operation.step)]
            case ir.Parallel():
                at = site.dimension
                parts = [
                    encoding.index(each) for each in (operation.lower[at], operation.upper[at], operation.step[at])
                ]
            case ir.If() | ir.Select() | ir.Branch() | ir.Condition():
                assert operation.condition is not None
                parts = [encoding.truth(operation.condition)]
            case _:
                return False
        return all(each.given for each in parts)

    def proposals(self, side: int, site: Site, outcome: Outcome) -> list[Sizes]:
        """Sizes at which a program may have an outcome at a site: such as show what it does first."""
        with encoding_alone:
            found: list[Sizes] = []
            for least, most in _PROPOSED:
                solver = self._solver()
                solver.add(*self._reaching(side, site, outcome))
                numbers = [variable for variable in self._open if variable.width > 1]
                solver.add(*(self._terms.numbers[each].term >= least for each in numbers if least is not None))
                found += self._models(solver, most)
            return found

    def _reaching(self, side: int, site: Site, outcome: Outcome) -> list[Any]:
        encoding = self._encodings[side]
        conditions = [each.term for each in encoding.path(site.operation)]
        computed = encoding.computed(operands_of(site.operation))
        return [*conditions, self._happening(encoding, site, outcome), *computed, *encoding.facts]

    @staticmethod
    def _happening(encoding: Encoding, site: Site, outcome: Outcome) -> Any:
        operation = site.operation
        holds = outcome in (Outcome.HOLDS, Outcome.HOLDS_AGAIN, Outcome.FIRST)
        match operation:
            case ir.For():
                bounds = [operation.lower, operation.upper, operation.step]
            case ir.Parallel():
                at = site.dimension
                bounds = [operation.lower[at], operation.upper[at], operation.step[at]]
            case ir.Op(name=name, operands=[left, right]) if site.kind is SiteKind.CHOICE:
                seen = encoding.signed if name.endswith("si") else encoding.unsigned
                one, other = seen(left).term, seen(right).term
                return one < other if name.startswith("min") == holds else one > other
            case ir.Op(results=[result]):
                truth = encoding.truth(result).term
                return truth if holds else z3.Not(truth)
            case ir.If() | ir.Select() | ir.Branch() | ir.Condition():
                assert operation.condition is not None
                truth = encoding.truth(operation.condition).term
                return truth if holds else z3.Not(truth)
            case _:
                return z3.BoolVal(True)
        lower, upper, step = (encoding.index(each).term for each in bounds)
        return z3.And(lower + step < upper, step > 0)

    # -- z3 ------------------------------------------------------------------------------------------------------------

    def _solver(self) -> Any:
        solver = z3.Solver()
        solver.set("rlimit", _WORK)
        solver.add(*self._terms.bounds, *self._required, *self._encodings[0].facts, *self._encodings[1].facts)
        return solver

    def _models(self, solver: Any, most: int) -> Iterator[Sizes]:
        terms = [self._terms.numbers[variable].term for variable in self._open]
        for _ in range(most):
            found = None
            for magnitude in _MAGNITUDES:
                within = [z3.And(term >= -magnitude, term <= magnitude) for term in terms]
                if solver.check(*within) == z3.sat:
                    found = solver.model()
                    break
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
            solver.add(everywhere if solver.check(everywhere) == z3.sat else somewhere)
