"""Which size vectors a pair is run at: the user's own, or those that are chosen, and what stands in for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product, zip_longest
from math import prod
from typing import TYPE_CHECKING

from equiv.errors import WrongUse
from equiv.proving.budget import Budget
from equiv.proving.findings import ENOUGH
from equiv.proving.goal import Context
from equiv.proving.shorter_arguments import further_accesses
from equiv.proving.size_events import Events
from equiv.sizing import vectors
from equiv.sizing.control import combinations
from equiv.sizing.coverage import Missing
from equiv.sizing.dependence import may_be_undefined
from equiv.sizing.variables import Sizes, Variable
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir

if TYPE_CHECKING:
    from equiv.solver.sizes import SizeSolver

_MOST_FOLLOWED = 4  # size vectors of which it is asked how far accesses go in extents that the source can see
_MOST_STEERED = 48  # size vectors that are chosen to run what others did not
_MOST_REPAIRED = 8  # size vectors in the place of those at which the source is undefined
_MOST_ENUMERATED = 256  # vectors in all, where what decides control is enumerated and there are sizes besides
_TELLING = slice(2, 4)  # the vectors that are taken for each combination where these would be more


_SHORT_AT = 3  # the smallest vectors at which data decides how large extents must be that the target can see
_MOST_SHORT = 256  # vectors that are run with extents that the source needs to be larger for some data
_LARGER = 11, 24  # sizes of extents that accesses alone determine


class SizeChoice:
    """Of one check. `given` are the user's sizes, one mapping for each vector. `choosing` holds where the tool has a
    say in any: then a vector at which the source is undefined is left out instead of ending the check."""

    def __init__(self, context: Context, given: Sequence[Mapping[Variable, int]]) -> None:
        plan = context.plan
        self._context, self._plan, self._findings = context, plan, context.findings
        self._given = given
        self.choosing = any(variable not in each for variable in (*plan.free, *plan.target_sees) for each in given[:1])
        # Every combination of values of what is data and decides control, None where these are too many.
        self._combinations = combinations(plan.control, plan.cases, context.pair.assumptions, context.pair.signature)
        # With extents that the source needs to be larger for some data, and those that are still to be run.
        self._short: list[Sizes] = []
        self._waiting: list[Sizes] = []
        self.planned = 0  # how many vectors were known when the first of them was run
        self._known_solvers: list[SizeSolver] | None = None
        self._known_events: list[Events] | None = None

    def choices(self, budget: Budget) -> Iterator[Iterator[Sizes]]:
        """One after the other, each in view of what was found at the sizes before it."""
        for choice in self._choices(budget):
            yield map(self._multiples, choice)

    def _choices(self, budget: Budget) -> Iterator[Iterator[Sizes]]:
        yield self._chosen(budget)
        yield self._shortened()
        if not self.enumerates and self.choosing:
            yield self._repaired()
            yield self._fallbacks()
            yield self._affordable()
            yield self._undefined()
            yield self._steered()
            yield self._eventful()
            yield self._as_far_as_accessed()
            yield self._shortened()

    def _multiples(self, vector: Sizes) -> Sizes:
        """The vector with multiples of what the source requires, but for the user's own sizes."""
        chosen = {
            each: of for each, of in self._plan.multiples.items() if not any(each in given for given in self._given)
        }
        return vectors.as_multiples(vector, chosen)

    def _chosen(self, budget: Budget) -> Iterator[Sizes]:
        attempt, plan = self._context.attempt, self._plan
        if attempt is not None and self.choosing and not self._context.options.sizes:
            yield from attempt.leading(plan)
        queue = [vector for given in self._given for vector in self._choose(given)]
        related = [
            vector
            for given in self._given
            for vector in vectors.related(plan.free, plan.factors, plan.extents, given)
            if self.choosing and not self.enumerates
        ]
        # Extents that the target alone sees may be larger than the source's accesses need.
        seen = [each for each in plan.elastic if each in plan.target_sees]
        larger = [{each: size + at for at, each in enumerate(seen)} for size in _LARGER if seen and not plan.free]
        related += [
            vector
            for given in self._given
            for vector in vectors.turning(plan.free, plan.turns, given)
            if self.choosing and not self.enumerates
        ]
        self.planned = len(queue) + len(larger) + len(related)
        yield from queue
        yield from larger
        budget.bounded = self.choosing
        yield from related

    def _choose(self, given: Mapping[Variable, int]) -> list[Sizes]:
        """The vectors for the sizes that the user gives, with every combination of what decides control."""
        plan = self._plan
        columns = [
            vectors.choose(plan.free, plan.factors, {**given, **combination}, plan.named)
            for combination in self._combinations or [{}]
        ]
        if sum(map(len, columns)) > _MOST_ENUMERATED:
            columns = [column[_TELLING] or column for column in columns]
        return [vector for column in columns for vector in column]

    def _shortened(self) -> Iterator[Sizes]:
        """Extents that are less than the source needs them for some data: those of which a run with all that it needs
        does not tell that the target goes no further, each by itself, which hides nothing that others do, and of
        extents that the target can see all combinations, as long as these are few. A proof for all sizes is one for
        these."""
        findings = self._findings
        for count, (sizes, by_data) in enumerate(self._with_less()):
            ranges = [range(most, least - 1, -1) for least, most in by_data.values()]
            few = prod(map(len, ranges)) + len(self._short) <= _MOST_SHORT
            if few or count == 0:
                # The first combination leaves nothing away.
                for extents in islice(product(*ranges), 1, _MOST_SHORT + 2):
                    self._add_short(sizes, dict(zip(by_data, extents, strict=True)))
        findings.by_data.clear()
        while not findings.open and not self._context.is_proven_for_all_sizes:
            for vector, telling in findings.shorter:
                for variable, sizes_of in telling.items():
                    for size in sizes_of:
                        self._add_short(vector, {variable: size})
            findings.shorter.clear()
            if not self._waiting or len(self._short) - len(self._waiting) >= _MOST_SHORT:
                return
            yield self._waiting[0]
            self._waiting.pop(0)

    def _add_short(self, sizes: Sizes, extents: Sizes) -> None:
        chosen = {each: size for each, size in sizes.items() if each not in self._plan.tied} | extents
        if chosen not in self._short and len(self._short) <= 2 * _MOST_SHORT:
            self._short.append(chosen)
            self._waiting.append(chosen)

    def not_shortened(self) -> Reason | None:
        """That extents at which the target may go further than the source were not all run, where that is so."""
        if not self._waiting:
            return None
        names = " ".join(f"--size {each.name}=N" for each in self._plan.elastic)
        message = (
            "the source is defined for some data with less than it needs for others, and the target was not run with "
            f"all that may be: give {names} for a proof at these sizes alone"
        )
        return Reason.at(ReasonKind.NOT_COVERED, message, self._context.pair.source_function.place)

    def _with_less(self) -> list[tuple[Sizes, dict[Variable, tuple[int, int]]]]:
        """The smallest vectors at which data decides how large extents that the target can see must be, and beyond each
        twice as large ones, in which loops that are unrolled or tiled run as well: for each combination of values that
        decide control."""
        findings = self._findings
        if findings.open or self._context.is_proven_for_all_sizes:
            return []
        found: dict[tuple[int | None, ...], list[tuple[Sizes, dict[Variable, tuple[int, int]]]]] = {}
        for each in sorted(findings.by_data, key=_needs):
            taken = found.setdefault(tuple(each[0].get(variable) for variable in self._plan.control), [])
            if len(taken) < _SHORT_AT or _needs(each) >= 2 * _needs(taken[-1]):
                taken.append(each)
        return [each for row in zip_longest(*found.values()) for each in row if each is not None]

    def sees_less(self, vector: Sizes) -> bool:
        """Whether an extent of a vector that the target can see is less than the source needs for some data."""
        return any(each in vector for each in self._plan.elastic if each in self._plan.target_sees)

    def is_short(self, vector: Sizes) -> bool:
        """Whether extents of a vector are less than what the source needs for some data."""
        return vector in self._short

    def _repaired(self) -> Iterator[Sizes]:
        """Where the source is undefined at sizes that were chosen: others near to them at which it is not."""
        for solver in self._solvers() if self._findings.undefined else ():
            if solver.requires:
                for wanted in self._findings.undefined_at[:_MOST_REPAIRED]:
                    found = solver.nearest(wanted)
                    if found is not None:
                        yield found

    def _fallbacks(self) -> Iterator[Sizes]:
        """Small sizes, equal ones and multiples, where the source is undefined at many of the others."""
        if not self._findings.dropped:
            return
        for given in self._given:
            for vector in vectors.fallbacks(self._plan.free, self._plan.factors, given):
                if self._findings.telling >= ENOUGH:
                    return
                yield vector

    def _affordable(self) -> Iterator[Sizes]:
        """In the place of vectors that took too long others, with the largest size alone."""
        for vector, _ in list(self._findings.left_out):
            largest = max(vector, key=lambda each: abs(vector[each]))
            small = vectors.small_sizes(list(vector))
            kept = {each: size if each is largest else min(size, small[each]) for each, size in vector.items()}
            if not any(set(given) - {largest} for given in self._given):
                yield kept

    def _undefined(self) -> Iterator[Sizes]:
        """Sizes at which the target may be undefined where the source is not."""
        context = self._context
        if self._findings.open or context.options.sizes or not may_be_undefined(context.pair.target_module):
            return
        for solver in self._solvers():
            yield from solver.undefined_in_target()

    def _steered(self) -> Iterator[Sizes]:
        """Sizes at which the programs may do what they did at none so far."""
        coverage, findings = self._findings.coverage, self._findings
        hopeless: set[Missing] = set()
        steered = 0
        # A proof for all sizes needs no run of every branch.
        while not findings.open and steered < _MOST_STEERED and not self._context.is_proven_for_all_sizes:
            missing = next((each for each in coverage.missing() if each not in hopeless), None)
            if missing is None:
                return
            hopeless.add(missing)
            site = coverage.site(missing)
            if all(solver.is_impossible(missing.side, site, missing.outcome) for solver in self._solvers()):
                coverage.never(missing)
                continue
            proposed: list[Sizes] = []
            for solver in self._solvers():
                for proposal in solver.proposals(missing.side, site, missing.outcome):
                    proposed.append(self.as_assumed(proposal))
                    for vector in (proposal, vectors.with_powers_of_two(proposal)):
                        if vector not in findings.tried and missing in coverage.missing():
                            steered += 1
                            yield vector
            for solver in self._solvers() if not proposed else ():
                for vector in solver.guessed(missing.side, site, missing.outcome, self._plan.factors):
                    if vector not in findings.tried and missing in coverage.missing():
                        steered += 1
                        yield vector
            undefined = bool(proposed) and all(vector in findings.undefined_at for vector in proposed)
            solvers = self._solvers()
            understood = all(each.is_understood(missing.side, site) for each in solvers)
            harmless = coverage.was_run(missing) or (
                coverage.is_checked(missing)
                and (undefined or not all(each.is_known(missing.side, site) for each in solvers))
            )
            # What is not understood may happen at sizes that nobody proposed.
            if understood and harmless:
                coverage.exclude(missing)
            elif missing in coverage.missing() and all(
                each.is_beyond_memory_at(missing.side, site, missing.outcome) for each in solvers
            ):
                coverage.never(missing)

    def _eventful(self) -> Iterator[Sizes]:
        """Sizes at which values are in pieces in which they were at none so far, or at which the target fails."""
        context, findings = self._context, self._findings
        for events in self._events() if not findings.open and not context.is_proven_for_all_sizes else ():
            for at, vector in enumerate(events.sizes()):
                if at == _MOST_STEERED or findings.open:
                    return
                yield vector

    def _as_far_as_accessed(self) -> Iterator[Sizes]:
        """Extents that the source can see, and that end before an access of the target that may go further than the
        source does for some data. Where the source leaves such data out, it is defined at extents that it does not
        need for all."""
        findings, context = self._findings, self._context
        if findings.open or context.is_proven_for_all_sizes or not findings.leaves_paths_out:
            return
        plan = self._plan
        of_place = {(each.parameter, each.dimension): plan.tied.get(each, each) for each in (*plan.free, *plan.tied)}
        listed = [proven.sizes for proven in findings.proven]
        ran = [each for each in findings.ran if each[0] in listed]
        proposed = 0
        for named, inputs in sorted(ran, key=lambda each: -sum(map(abs, each[0].values())))[:_MOST_FOLLOWED]:
            for reach in further_accesses(context, inputs):
                variable = of_place.get((reach.parameter, reach.dimension))
                if findings.open or proposed == _MOST_STEERED:
                    return
                if isinstance(variable, Variable):
                    proposed += 1
                    yield {each: named[each.name] for each in plan.free} | {variable: reach.high}

    def _events(self) -> list[Events]:
        if self._known_events is None:
            known = self._plan.factors, self._findings
            self._known_events = [Events(solver, *known) for solver in self._solvers()]
        return self._known_events

    def _solvers(self) -> list[SizeSolver]:
        """One for each choice of sizes that the user gave."""
        if self._known_solvers is None:
            # z3 is slow to import, and most pairs do without.
            from equiv.solver.sizes import Entry, SizeSolver

            pair, plan = self._context.pair, self._plan
            modules = self._findings.coverage.modules(pair.source_module, pair.target_module)
            entries = pair.source.function, pair.target.function
            source, target = (Entry(module, name) for module, name in zip(modules, entries, strict=True))
            assumed = {each.parameter: each for each in pair.assumptions.ranges(pair.signature)}
            ranges = {
                each: (assumed[each.parameter].low, assumed[each.parameter].high)
                for each in plan.free
                if not each.is_extent and each.parameter in assumed
            }
            self._known_solvers = [
                SizeSolver(source, target, plan.free, plan.tied, given, ranges, plan.elastic, plan.target_sees)
                for given in self._given
            ]
        return self._known_solvers

    # -- what is assumed -----------------------------------------------------------------------------------------------

    def as_assumed(self, vector: Sizes) -> Sizes:
        """The vector with sizes that are as assumed in the place of others. Raises `WrongUse` for the user's own."""
        return {variable: self._assumed_size(variable, size) for variable, size in vector.items()}

    def _assumed_size(self, variable: Variable, size: int) -> int:
        pair = self._context.pair
        promises = pair.assumptions.by_parameter().get(variable.parameter, ())
        type_ = pair.signature.parameters[variable.parameter].type
        if variable.is_extent or not isinstance(type_, ir.Scalar):
            return size
        for promise in promises:
            if promise.holds(size & ((1 << type_.width) - 1), type_):
                continue
            if any(variable in given for given in self._given):
                raise WrongUse(f"the size {variable.name}={size} is not as assumed: '{promise.text}'")
            assert isinstance(promise.low, int) and isinstance(promise.high, int)
            size = promise.low + size % (promise.high - promise.low + 1)
        return size

    def allows(self, sizes: Sizes) -> bool:
        """Whether all sizes are as assumed, those that follow from others too."""
        pair = self._context.pair
        return all(
            pair.assumptions.allows(variable.parameter, size, type_)
            for variable, size in sizes.items()
            if isinstance(type_ := pair.signature.parameters[variable.parameter].type, ir.Scalar)
        )

    # -- what was covered ----------------------------------------------------------------------------------------------

    @property
    def enumerates(self) -> bool:
        """Whether nothing is chosen: every value of all that there is to choose is run."""
        return bool(self._plan.control) and len(self._plan.control) == len(self._plan.free) and bool(self._combinations)

    def is_exhausted(self) -> bool:
        """Whether there are no sizes at which the source may be defined but those that were settled."""
        left_out = [vector for vector, _ in self._findings.left_out]
        settled = [vector for vector in self._findings.tried if vector not in left_out]
        return all(solver.are_all(settled) for solver in self._solvers())

    def understands(self, side: int, value: ir.Value) -> bool:
        """Whether the solver knows what sizes make a value of a program."""
        return all(solver.understands(side, value) for solver in self._solvers())

    def unseen_events(self) -> Iterator[Reason]:
        """What may happen at sizes of which those that were run tell nothing. Once all of it was told, it is known what
        sizes are taken to be `below`."""
        for events in self._events():
            yield from events.reasons()

    @property
    def below(self) -> int | None:
        """What all sizes are taken to be below, where that matters."""
        known = (*(self._known_solvers or ()), *(self._known_events or ()))
        limits = [each.below for each in known if each.below is not None]
        return min(limits, default=None)

    @property
    def assumptions(self) -> list[str]:
        """What is taken for granted of the sizes that were not run."""
        found = [] if self.below is None else [f"all sizes are below 2^{self.below.bit_length() - 1}"]
        if any(each.counted for each in self._known_solvers or ()):
            found.append("no argument has 2^63 elements or more")
        return found

    def ran_all_combinations(self) -> bool:
        """Whether the programs were proven equal at every combination of values of what decides control, but for those
        at which the source is undefined."""
        if self._combinations is None:
            return False
        names = {variable: variable.name for variable in self._plan.control}
        findings = self._findings
        ran = {tuple(proven.sizes[name] for name in names.values()) for proven in findings.proven}
        undefined = {tuple(sizes[name] for name in names.values()) for _, sizes in findings.undefined}
        return all(
            (values := tuple(each[variable] for variable in names)) in ran
            or (values in undefined and (self.enumerates or self._is_undefined(each)))
            for each in self._combinations
        )

    def _is_undefined(self, combination: Sizes) -> bool:
        """Whether the source is undefined with these values at all sizes, and not only at those that were chosen."""
        return all(solver.is_undefined(combination) for solver in self._solvers())


def _needs(by_data: tuple[Sizes, Mapping[Variable, tuple[int, int]]]) -> int:
    """How large extents must be for some data, and all sizes, in all."""
    return sum(most for _, most in by_data[1].values()) + sum(map(abs, by_data[0].values()))
