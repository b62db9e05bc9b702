"""The check of one pair: proves it equal at its size vectors one after the other, or looks for a witness."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from equiv.errors import WrongUse
from equiv.pairing.layout import machine_inputs
from equiv.pairing.pair import Meter, Pair, unordered_reductions, unordered_sums
from equiv.proving.all_sizes import Attempt, try_all_sizes
from equiv.proving.channel_capacity import has_channels, require_room
from equiv.proving.fast_math import droppable_flags
from equiv.proving.levels import LevelProof, Open, prove_level, weaker_levels
from equiv.proving.returned_memory import compare_returned_memory
from equiv.proving.symbolic_run import Outcome, cell_text, prove, resolve_extents
from equiv.refuting.witness import search, search_schedules, try_inputs
from equiv.request.options import Options
from equiv.sizing import vectors
from equiv.sizing.control import combinations
from equiv.sizing.coverage import Coverage, Missing
from equiv.sizing.dependence import Dependences, may_be_undefined
from equiv.sizing.variables import SizePlan, Sizes, Variable, plan_sizes, resolve_names
from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, UNKNOWN, Reason, Verdict, Witness
from equiv.verdict.assumptions import assumptions_of, has_floats
from equiv.verdict.claim import enumeration
from equiv.verdict.scope import Scope
from interp import ir
from interp.ir.place import Place
from interp.machine import Domain, Input, compare

if TYPE_CHECKING:
    from equiv.solver.sizes import SizeSolver
    from equiv.solver.solve import Settled

# Operations that all vectors chosen by the tool may execute together, per program, once two of them are done.
CHOSEN_OPERATIONS = 20_000_000
PROVEN_OPERATIONS = 100_000_000  # of a run that confirms what is proven without it
_LARGEST_SHARE = 4  # one vector may use a quarter of them
_ENOUGH = 2  # vectors that a proof over chosen sizes needs at least
_OPEN_ENDED_OPERATIONS = 2_000_000  # of one concrete run where how long it runs depends on data
_REMARK_OPERATIONS = 5_000_000  # up to here a remark on a level that is not accepted is worth its time
_REMARK_SECONDS = 5.0
_MOST_OBLIGATIONS = 100_000  # cells that differ in structure, at one size vector
# A target that executes so many times the source's operations at chosen sizes is not left out as large: it may not end.
_ENDLESS_RATIO = 64
# Why a proof is not one for all sizes.
_WHY_NOT = {
    Scope.GIVEN: "it speaks for the sizes that were given",
    Scope.LISTED: "it speaks for the sizes that the verdict lists",
    Scope.SAMPLED: "it speaks for the values that were tried of scalars that are data and decide control",
}
_MOST_STEERED = 48  # size vectors that are chosen to run what others did not
_MOST_REPAIRED = 8  # size vectors in the place of those at which the source is undefined
_MOST_NAMED = 8  # outcomes that no size vector ran
_MOST_ENUMERATED = 256  # vectors in all, where what decides control is enumerated and there are sizes besides
_TELLING = slice(2, 4)  # the vectors that are taken for each combination where these would be more
_SHOWN_SAMPLES = 6
_MAX_OPEN = 3  # vectors that may stay open before the check gives up on finding a witness


def check_pair(pair: Pair, options: Options, meter: Meter) -> Verdict:
    """The verdict on a pair. Raises `WrongUse` for sizes that the pair does not have."""
    promoted: dict[int, Place | None] = {}
    attempt = try_all_sizes(pair, options, meter)
    while True:
        check = _Check(pair, options, meter, promoted, attempt)
        verdict = check.run()
        if verdict is not None:
            return verdict
        promoted |= check.needed


@dataclass(slots=True)
class _Proven:
    """A size vector at which the outputs were proven equal."""

    sizes: dict[str, int]
    level: str
    method: str
    error_bound: float
    cells: int
    uninitialized: int


class _Check:
    """One pair of functions under one plan of sizes."""

    def __init__(
        self,
        pair: Pair,
        options: Options,
        meter: Meter,
        promoted: Mapping[int, Place | None],
        attempt: Attempt | None,
    ) -> None:
        self.pair, self.options, self.meter, self.attempt = pair, options, meter, attempt
        names = resolve_names(options.sizes, pair.signature)
        self.plan: SizePlan = plan_sizes(
            pair.source_module,
            pair.target_module,
            (pair.source.function, pair.target.function),
            pair.signature,
            frozenset(promoted),
            frozenset(names.values()),
            pair.exact,
        )
        given = {
            self.plan.names[names[name]]: [value] if isinstance(value, int) else list(value)
            for name, value in options.sizes.items()
        }
        self.given = vectors.from_user(given)
        self.promoted = promoted
        self.needed: dict[int, Place | None] = {}  # data parameters that a run needs the numbers of, and where
        # Every combination of values of what is data and decides control, None where these are too many.
        self.combinations = self._combinations(self.plan.control)
        self.undefined: list[dict[str, int]] = []  # vectors at which the source is undefined
        # Sizes that the tool has a say in: then a vector without meaning is left out instead of ending the check.
        self.choosing = any(variable not in given for variable in self.plan.free)
        self.domains: list[Domain] = (
            [Domain.EXACT, Domain.FINGERPRINT] if options.domain is None else [Domain(options.domain)]
        )
        flagged = droppable_flags(pair.source_module)
        self.levels: tuple[str, ...] = (("bitwise",) if flagged else ()) + weaker_levels(options.accept)
        self.level_messages: dict[str, str] = {}  # why a level was not proven, where there is something to say
        self.proven: list[_Proven] = []
        self.open: list[Reason] = []
        self.notes: list[Reason] = []
        self.dropped: list[Reason] = []
        self.taken_for_granted: list[str] = []
        self.ran: list[tuple[dict[str, int], Sequence[Input]]] = []
        self.spent = 0
        self.is_not_run = False  # whether static programs, proven without running, would run for too long
        self.allowance = CHOSEN_OPERATIONS
        self.planned = 0
        self.bounded = False  # whether vectors that take long are left out, however few were run
        self.undefined_at: list[Sizes] = []
        self.left_out: list[tuple[Sizes, Reason]] = []  # what took too long
        varied = {each for each in self.plan.free if len({vector.get(each) for vector in self.given} - {None}) != 1}
        varied |= {each for each, origin in self.plan.tied.items() if origin in varied}
        varied |= set(self.plan.elastic) if varied else set()
        self.coverage = Coverage(
            (pair.source.function, pair.target.function), {(each.parameter, each.dimension) for each in varied}
        )
        self.tried: list[Sizes] = []
        self.solvers: list[SizeSolver] | None = None

    # -- the vectors ---------------------------------------------------------------------------------------------------

    def run(self) -> Verdict | None:
        """The verdict, or None where the check has to be done again with the promotable parameters as sizes."""
        choices = self._chosen, self._repaired, self._fallbacks, self._affordable, self._undefined, self._steered
        for choice in choices[:1] if self._enumerates() else choices:
            self.allowance = self.spent + CHOSEN_OPERATIONS
            ended = self._run_vectors(choice())
            if ended == "promote":
                return None
            if isinstance(ended, Verdict):
                return ended
        return self._conclude()

    def _chosen(self) -> Iterator[Sizes]:
        if self.attempt is not None and self.choosing and not self.options.sizes:
            yield from self.attempt.leading(self.plan)
        queue = [vector for given in self.given for vector in self._choose(given)]
        related = [
            vector
            for given in self.given
            for vector in vectors.related(self.plan.free, self.plan.factors, self.plan.extents, given)
            if self.choosing and not self._enumerates()
        ]
        self.planned = len(queue) + len(related)
        yield from queue
        self.bounded = self.choosing
        yield from related

    def _repaired(self) -> Iterator[Sizes]:
        """Where the source is undefined at sizes that were chosen: others near to them at which it is not."""
        if not self.choosing or not self.undefined_at:
            return
        for solver in self._solvers():
            if solver.requires:
                for wanted in self.undefined_at[:_MOST_REPAIRED]:
                    found = solver.nearest(wanted)
                    if found is not None:
                        yield found

    def _fallbacks(self) -> Iterator[Sizes]:
        if not self.choosing or not self.dropped:
            return
        for given in self.given:
            for vector in vectors.fallbacks(self.plan.free, self.plan.factors, given):
                if self._count_telling() >= _ENOUGH:
                    return
                yield vector

    def _affordable(self) -> Iterator[Sizes]:
        """In the place of vectors that took too long others, with the largest size alone."""
        for vector, _ in list(self.left_out):
            largest = max(vector, key=lambda each: abs(vector[each]))
            small = vectors.small_sizes(self.plan.free)
            kept = {each: size if each is largest else min(size, small[each]) for each, size in vector.items()}
            if not any(set(given) - {largest} for given in self.given):
                yield kept

    def _undefined(self) -> Iterator[Sizes]:
        """Sizes at which the target may be undefined where the source is not."""
        if not self.choosing or self.open or self.options.sizes or not may_be_undefined(self.pair.target_module):
            return
        for solver in self._solvers():
            yield from solver.undefined_in_target()

    def _steered(self) -> Iterator[Sizes]:
        """Sizes at which the programs may do what they did at none so far."""
        hopeless: set[Missing] = set()
        steered = 0
        while self.choosing and not self.open and steered < _MOST_STEERED:
            missing = next((each for each in self.coverage.missing() if each not in hopeless), None)
            if missing is None:
                return
            hopeless.add(missing)
            site = self.coverage.site(missing)
            if all(solver.is_impossible(missing.side, site, missing.outcome) for solver in self._solvers()):
                self.coverage.exclude(missing)
                continue
            proposed: list[Sizes] = []
            for solver in self._solvers():
                for proposal in solver.proposals(missing.side, site, missing.outcome):
                    proposed.append(self._as_assumed(proposal))
                    for vector in (proposal, vectors.with_powers_of_two(proposal)):
                        if vector not in self.tried and missing in self.coverage.missing():
                            steered += 1
                            yield vector
            undefined = bool(proposed) and all(vector in self.undefined_at for vector in proposed)
            solvers = self._solvers()
            understood = all(each.is_understood(missing.side, site) for each in solvers)
            harmless = self.coverage.was_run(missing) or (
                self.coverage.is_checked(missing)
                and (undefined or not all(each.is_known(missing.side, site) for each in solvers))
            )
            # What is not understood may happen at sizes that nobody proposed.
            if understood and harmless:
                self.coverage.exclude(missing)

    def _solvers(self) -> list[SizeSolver]:
        """One for each choice of sizes that the user gave."""
        if self.solvers is None:
            # z3 is slow to import, and most pairs do without.
            from equiv.solver.sizes import Entry, SizeSolver

            modules = self.coverage.modules(self.pair.source_module, self.pair.target_module)
            entries = self.pair.source.function, self.pair.target.function
            source, target = (Entry(module, name) for module, name in zip(modules, entries, strict=True))
            assumed = {each.parameter: each for each in self.pair.assumptions.ranges(self.pair.signature)}
            ranges = {
                each: (assumed[each.parameter].low, assumed[each.parameter].high)
                for each in self.plan.free
                if not each.is_extent and each.parameter in assumed
            }
            self.solvers = [
                SizeSolver(source, target, self.plan.free, self.plan.tied, given, ranges) for given in self.given
            ]
        return self.solvers

    def _as_assumed(self, vector: Sizes) -> Sizes:
        """The vector with sizes that are as assumed in the place of others. Raises `WrongUse` for the user's own."""
        return {variable: self._assumed_size(variable, size) for variable, size in vector.items()}

    def _combinations(self, control: Sequence[Variable]) -> list[Sizes] | None:
        return combinations(control, self.plan.cases, self.pair.assumptions, self.pair.signature)

    def _choose(self, given: Mapping[Variable, int]) -> list[Sizes]:
        """The vectors for the sizes that the user gives, with every combination of what decides control."""
        columns = [
            vectors.choose(self.plan.free, self.plan.factors, {**given, **combination}, self.plan.named)
            for combination in self.combinations or [{}]
        ]
        if sum(map(len, columns)) > _MOST_ENUMERATED:
            columns = [column[_TELLING] or column for column in columns]
        return [vector for column in columns for vector in column]

    def _assumed_size(self, variable: Variable, size: int) -> int:
        promises = self.pair.assumptions.by_parameter().get(variable.parameter, ())
        type_ = self.pair.signature.parameters[variable.parameter].type
        if variable.is_extent or not isinstance(type_, ir.Scalar):
            return size
        for promise in promises:
            if promise.holds(size & ((1 << type_.width) - 1), type_):
                continue
            if any(variable in given for given in self.given):
                raise WrongUse(f"the size {variable.name}={size} is not as assumed: '{promise.text}'")
            assert isinstance(promise.low, int) and isinstance(promise.high, int)
            size = promise.low + size % (promise.high - promise.low + 1)
        return size

    def _run_vectors(self, queue: Iterator[Sizes]) -> Verdict | str | None:
        for vector in queue:
            vector = self._as_assumed(vector)
            if vector in self.tried:
                continue
            self.tried.append(vector)
            if self.options.progress:
                self.options.progress.sizes(len(self.tried) - 1, max(self.planned, len(self.tried)))
            ended = self._run_vector(len(self.tried) - 1, vector)
            if ended is not None:
                return None if ended == "stop" else ended
        return None

    def _run_vector(self, at: int, vector: Sizes) -> Verdict | str | None:
        """A verdict where this vector settles the matter, `promote`, `stop` for no more vectors, or None."""
        budget = self._budget()
        if budget is not None and budget <= 0:
            return "stop"
        sizes = self.plan.complete(vector)
        if not self._allows(sizes):
            self.notes.append(
                Reason("sizes", f"left out, since it is not as assumed: {_sizes_text(self._named(sizes, {}))}")
            )
            return None
        if self.options.progress:
            self.options.progress.at(f"{self.pair.source.function}: {_sizes_text(self._named(sizes, {}))}")
        extents, outcome = resolve_extents(self.pair, self.plan, sizes, self.meter, at % 2 == 1, budget)
        named = self._named(sizes, extents)
        if outcome is None:
            scalars = {variable.parameter: value for variable, value in sizes.items() if not variable.is_extent}
            inputs = machine_inputs(self.pair.signature.parameters, scalars, dict(extents))
            self.ran.append((named, inputs))
            if self._prove_weaker(named, inputs, self._levels_needed(), budget, checked=False):
                return None
            outcome = prove(self.pair, inputs, self.meter, self.domains, budget)
        executions = [each for each in (outcome.source, outcome.target) if each is not None]
        self.spent += max((each.operations for each in executions), default=0)
        if outcome.domain is Domain.FINGERPRINT and self.options.domain is None:
            self.domains = [Domain.FINGERPRINT]  # later vectors are larger
        reason = outcome.reason
        match outcome.kind:
            case "equal":
                self._count_proven(named, outcome)
                return None
            case "source-undefined":
                assert reason is not None
                where = f" (with {_sizes_text(named)})" if named else ""
                self.undefined.append(named)
                (self.dropped if self.choosing else self.open).append(replace(reason, message=reason.message + where))
                self.undefined_at.append(vector)
                return None
            case "differs" if outcome.comparison is not None and self._prove_weaker(
                named, outcome.inputs, self.levels, budget, checked=True
            ):
                return None
            case "stopped":
                assert reason is not None
                if reason.kind == "data" and self._prove_weaker(
                    named, outcome.inputs, self.levels, budget, checked=False
                ):
                    return None
                return self._stopped(reason, vector, named, outcome, budget)
            case _:
                assert reason is not None
                return self._differs(reason, named, outcome)

    def _allows(self, sizes: Sizes) -> bool:
        parameters = self.pair.signature.parameters
        return all(
            self.pair.assumptions.allows(variable.parameter, size, type_)
            for variable, size in sizes.items()
            if isinstance(type_ := parameters[variable.parameter].type, ir.Scalar)
        )

    def _budget(self) -> int | None:
        """Operations for the next run; None where only the user's limits hold."""
        if self.attempt is not None and self.attempt.is_proven and self._is_static:
            return PROVEN_OPERATIONS
        if not self.bounded and (not self.choosing or len(self.proven) < _ENOUGH or not self._compared()):
            return None
        return min(self.allowance - self.spent, CHOSEN_OPERATIONS // _LARGEST_SHARE)

    @property
    def _is_static(self) -> bool:
        """Whether there are no sizes."""
        return not (self.plan.free or self.plan.tied or self.plan.elastic)

    def _compared(self) -> bool:
        """Whether any output cell was compared so far."""
        return any(proven.cells > 0 for proven in self.proven)

    def _count_telling(self) -> int:
        """The vectors that compared cells at more than the trivial sizes."""
        return sum(proven.cells > 0 and max(proven.sizes.values(), default=2) > 1 for proven in self.proven)

    def _count_proven(self, named: dict[str, int], outcome: Outcome) -> None:
        assert outcome.comparison is not None and outcome.source is not None and outcome.target is not None
        comparison = outcome.comparison
        hashed = float(outcome.source.hashed + outcome.target.hashed)
        bound = hashed**2 / 2.0**128 if outcome.domain is Domain.FINGERPRINT else 0.0
        self.proven.append(
            _Proven(named, "bitwise", outcome.domain.value, bound, comparison.cells, comparison.source_uninitialized)
        )
        self.coverage.add(outcome.source.decisions, outcome.target.decisions, comparison.cells)

    def _levels_needed(self) -> Sequence[str]:
        """The weakest level that an earlier vector needed, where that is not bitwise: the next ones will too."""
        needed = max((LEVELS.index(proven.level) for proven in self.proven), default=0)
        return LEVELS[needed : needed + 1] if needed else ()

    def _prove_weaker(
        self, named: dict[str, int], inputs: Sequence[Input], levels: Sequence[str], budget: int | None, checked: bool
    ) -> bool:
        """Whether one of `levels` holds; the vector counts as proven then. Without a run before that `checked` the
        source for uninitialized values, outputs that it leaves uninitialized prove nothing."""
        for level in levels:
            proof = prove_level(self.pair, inputs, self.meter, level, budget)
            if isinstance(proof, Open):
                if proof.message:
                    self.level_messages[level] = proof.message
            elif checked or not proof.uninitialized:
                self.spent += proof.operations
                self._count_level(named, proof)
                return True
        return False

    def _count_level(self, named: dict[str, int], proof: LevelProof) -> None:
        self.proven.append(
            _Proven(named, proof.level, "algebraic", proof.error_bound, proof.cells, proof.uninitialized)
        )
        self.meter.stats.cells += proof.cells
        self.coverage.add(*proof.decisions, proof.cells)

    def _may_be_endless(self, outcome: Outcome) -> bool:
        """Whether the target alone reached the limit of operations, and the source is far from it."""
        source, target = outcome.source, outcome.target
        if source is None or target is None or source.stop is not None or target.stop is None:
            return False
        allowed = _ENDLESS_RATIO * (source.operations + 1)
        if target.stop.kind != "limit-operations" or allowed > CHOSEN_OPERATIONS:
            return False
        if target.operations >= allowed:
            return True
        longer = self.pair.target_program.run(
            outcome.inputs,
            Domain.FINGERPRINT,
            limits=self.meter.limits(allowed),
            seed=self.meter.seed,
            ranges=self.pair.assumptions.ranges(self.pair.signature),
        )
        self.meter.count("prove", longer)
        return longer.stop is not None and longer.stop.kind == "limit-operations"

    def _stopped(
        self, reason: Reason, vector: Sizes, named: dict[str, int], outcome: Outcome, budget: int | None
    ) -> Verdict | str | None:
        if reason.kind.startswith("limit") and self.attempt is not None and self._is_static and self.attempt.is_proven:
            self.is_not_run = True
            return None
        left_out = reason.kind.startswith("limit") and budget is not None and reason.kind != "limit-time"
        if left_out and not self._may_be_endless(outcome):
            self.notes.append(Reason("sizes", f"left out to stay fast: {_sizes_text(named)}"))
            self.left_out.append((vector, reason))
            return None
        if reason.kind == "data":
            self.needed = self._needed_numbers(reason)
            if self.needed:
                return "promote"
            if outcome.domain is not Domain.EXTENT:
                return self._differs(reason, named, outcome)
        if reason.kind == "promise":  # other sizes may still show a difference
            where = f" (with {_sizes_text(named)})" if named else ""
            self.open.append(replace(reason, message=reason.message + where))
            return "stop" if len(self.open) >= _MAX_OPEN else None
        if reason.kind == "order" and outcome.source is not None and outcome.source.stop is None:
            return self._depends_on_order(reason, named, outcome)
        if self._fills_channels(outcome):
            found = search_schedules(self.pair, outcome.inputs, named, self.meter, self._weakest())
            if found.witness is not None:
                return self._verdict(DIFFERENT, sizes=[named], witness=found.witness)
        return self._unknown([reason], [named])

    def _needed_numbers(self, reason: Reason) -> dict[int, Place | None]:
        """The data parameters that what stopped a run depends on, those of few values first; all where none is known
        to matter."""
        deciding: set[int] = set()
        if reason.place is not None:
            for module, side in (
                (self.pair.source_module, self.pair.source),
                (self.pair.target_module, self.pair.target),
            ):
                dependences = Dependences(module, side.function)
                deciding |= dependences.slice(dependences.at_place(reason.place)).scalars
        promotable = self.plan.promotable
        chosen = [each for each in promotable if each.parameter in deciding] or promotable
        few = [each for each in chosen if self._combinations([each]) is not None]
        return {each.parameter: reason.place for each in few or chosen}

    def _fills_channels(self, outcome: Outcome) -> bool:
        """Whether the target alone reached a limit, perhaps with elements that nobody takes: where channels have no
        room, it goes as far as what is taken."""
        source, target = outcome.source, outcome.target
        if source is None or target is None or source.stop is not None or target.stop is None:
            return False
        limits = ("limit-memory", "limit-operations")
        return target.stop.kind in limits and has_channels(self.pair.target_module)

    def _weakest(self) -> str:
        """The weakest level that the caller accepts."""
        return max(self.options.accept, key=LEVELS.index)

    def _depends_on_order(self, reason: Reason, named: dict[str, int], outcome: Outcome) -> Verdict:
        """The source has one end, and nothing is known of the target's but that its order is open: that it ends
        otherwise under one schedule is a difference, unless its compiler chooses the order."""
        found = search_schedules(self.pair, outcome.inputs, named, self.meter, self._weakest())
        if found.witness is None:
            return self._unknown([reason], [named])
        if not any(each.orders_later for each in self.pair.target_module.functions.values()):
            return self._verdict(DIFFERENT, sizes=[named], witness=found.witness, reasons=(reason,))
        said = found.witness.cell.text if found.witness.cell is not None else found.witness.message
        under = f"under schedule {found.witness.schedule} the target ends otherwise: {said}"
        message = f"{reason.message}, and its compiler may order them; {under}"
        return self._unknown([replace(reason, message=message)], [named], found.witness)

    def _differs(self, reason: Reason, named: dict[str, int], outcome: Outcome) -> Verdict | str | None:
        weakest = self._weakest()
        if self.options.progress:
            self.options.progress.at(f"{self.pair.source.function}: looking for a witness, {_sizes_text(named)}")
        operations = _OPEN_ENDED_OPERATIONS if reason.kind == "data" else None
        found = search(self.pair, outcome.inputs, named, self.meter, weakest, operations)
        if outcome.comparison is not None:
            self._remark_on_levels(outcome)
        if found.witness is not None:
            return self._verdict(DIFFERENT, sizes=[named], witness=found.witness)
        message = reason.message
        # What differs bit for bit no solver proves to be the same bits.
        refuted = weakest != LEVELS[0] and self._differ_in_bits(outcome, named)
        settled = None if refuted else self._settle(outcome)
        if refuted:
            message += "; bit for bit they differ"
        if settled is not None:
            if settled.all_equal:
                self._count_settled(named, outcome, settled)
                return None
            if settled.model is not None and (weakest == LEVELS[0] or not self._computes_floats()):
                found = try_inputs(self.pair, outcome.inputs, named, settled.model, self.meter)
                if found.witness is not None:
                    return self._verdict(DIFFERENT, sizes=[named], witness=found.witness)
            if settled.requirement:
                message += f"; it is an open obligation: {settled.requirement}"
            else:
                cell, why = settled.opened[0]
                message += f"; {cell_text(self.pair, cell)} is an open obligation: {why}"
        if outcome.comparison is not None:
            message += "".join(f"; at level {level}: {why}" for level, why in self.level_messages.items())
        if found.explanation:
            message += f"; {found.explanation}"
        where = f" (with {_sizes_text(named)})" if named else ""
        self.open.append(replace(reason, message=message + where))
        return "stop" if len(self.open) >= _MAX_OPEN or reason.kind == "data" else None

    def _computes_floats(self) -> bool:
        return any(has_floats(module) for module in (self.pair.source_module, self.pair.target_module))

    def _differ_in_bits(self, outcome: Outcome, named: dict[str, int]) -> bool:
        return search(self.pair, outcome.inputs, named, self.meter).witness is not None

    def _settle(self, outcome: Outcome) -> Settled | None:
        """What algebra and z3 make of the cells that differ in structure; None where they cannot be asked."""
        comparison = outcome.comparison
        if comparison is None or outcome.domain is not Domain.EXACT or (-1, -1) in comparison.unmet:
            return None
        assert outcome.source is not None and outcome.target is not None
        if outcome.target.broken_promise is not None:
            return None
        if comparison.differing > _MOST_OBLIGATIONS or self.meter.seconds_left <= 0:
            return None
        if self.options.progress:
            self.options.progress.at(
                f"{self.pair.source.function}: {comparison.differing} obligations by algebra and z3"
            )
        # z3 is slow to import, and most pairs do without.
        from equiv.solver.limits import SolverLimits
        from equiv.solver.requirements import settle_requirements
        from equiv.solver.solve import Settled, settle

        started = time.monotonic()
        whole = compare(outcome.source, outcome.target, _MOST_OBLIGATIONS)
        if (-1, -1) in whole.unmet:
            return None
        given = SolverLimits(self.options.solver_limit), self.pair.assumptions, self.meter.deadline
        met = settle_requirements(outcome.source, outcome.target, whole.unmet, *given)
        if met.open:
            settled = Settled(requirement=met.open, model=met.model)
        else:
            cells = [each.cell for each in whole.differences]
            settled = settle(outcome.source, outcome.target, cells, *given)
            settled.requirements = met.proven
        self.meter.spend("solve", time.monotonic() - started)
        counts = self.meter.stats.obligations
        for name, count in (
            ("structure", comparison.cells - comparison.differing),
            ("algebra", settled.by_algebra),
            ("solver", settled.by_solver + settled.requirements),
            ("open", comparison.differing - settled.by_algebra - settled.by_solver),
        ):
            counts[name] = counts.get(name, 0) + count
        return settled

    def _count_settled(self, named: dict[str, int], outcome: Outcome, settled: Settled) -> None:
        assert outcome.comparison is not None and outcome.source is not None and outcome.target is not None
        comparison = outcome.comparison
        self.coverage.add(outcome.source.decisions, outcome.target.decisions, comparison.cells)
        self.proven.append(_Proven(named, "bitwise", "solver", 0.0, comparison.cells, comparison.source_uninitialized))
        self.meter.stats.cells += comparison.cells

    def _remark_on_levels(self, outcome: Outcome) -> None:
        """Notes the strongest level that holds, if not one that is accepted."""
        executions = [each for each in (outcome.source, outcome.target) if each is not None]
        if (
            max(each.operations for each in executions) > _REMARK_OPERATIONS
            or self.meter.seconds_left < _REMARK_SECONDS
        ):
            return
        for level in LEVELS[1:]:
            if level in self.levels or any(note.kind == "level" for note in self.notes):
                continue
            if isinstance(prove_level(self.pair, outcome.inputs, self.meter, level, _REMARK_OPERATIONS), LevelProof):
                message = f"the outputs are equal at level {level}; to accept that, give --accept {level}"
                self.notes.append(Reason("level", message))

    # -- the verdict ---------------------------------------------------------------------------------------------------

    def _conclude(self) -> Verdict:
        listed = [proven.sizes for proven in self.proven]
        for each in self.dropped:
            self.notes.append(replace(each, message=f"not checked, since the source is undefined: {each.message}"))
        if self.open:
            return self._unknown(self.open, listed)
        if self.is_not_run and self.attempt is not None:
            return self._not_run(self.attempt)
        if self.dropped and (len(self.proven) < _ENOUGH or not self._compared()):
            return self._unknown([self.dropped[0]], listed)
        if self.left_out and (len(self.proven) < _ENOUGH or not self._compared()):
            return self._unknown([self.left_out[0][1]], listed)
        if not self._compared():
            message = "no output cell was compared: at all sizes each is empty or left uninitialized by the source"
            return self._unknown([Reason.at("nothing-compared", message, self.pair.source_function.place)], listed)
        scope = self._scope()
        # Sampled values prove nothing, whatever they ran.
        # A proof for all sizes needs no run of every branch.
        proven = self.attempt is not None and self.attempt.is_proven
        chosen = self.choosing and scope is not Scope.SAMPLED and not self._enumerates() and not proven
        missing = list(self.coverage.missing()) if chosen else []
        if missing and not self._exhausted():
            return self._unknown([self.coverage.reason(each) for each in missing[:_MOST_NAMED]], listed)
        if chosen and sum(proven.cells > 0 for proven in self.proven) < _ENOUGH and not self._exhausted():
            message = "cells were compared at one choice of sizes alone, and the source may be defined at others"
            return self._unknown([Reason.at("not-covered", message, self.pair.source_function.place)], listed)
        room = require_room(self.pair, [inputs for sizes, inputs in self.ran if sizes in listed], self.meter)
        if room.reason is not None:
            return self._unknown([room.reason], listed)
        self.taken_for_granted += room.assumptions
        if self.pair.begin_apart:
            return self._begin_apart(listed)
        runs = [inputs for sizes, inputs in self.ran if sizes in listed]
        returned = compare_returned_memory(self.pair, runs, self.meter)
        if returned.reason is not None:
            return self._unknown([returned.reason], listed)
        self.taken_for_granted += returned.assumptions
        unordered = unordered_reductions(self.pair.target_module)
        level = self._level()
        rounding_alone = len(unordered) == len(unordered_sums(self.pair.target_module))
        if unordered and (level == LEVELS[0] or not rounding_alone):
            # From the next level on, what one order of a sum gives all orders give.
            weaker = weaker_levels(self.options.accept) if rounding_alone else ()
            if not weaker:
                message = "the target leaves the order of this reduction open, and its result depends on it"
                return self._unknown([Reason.at("order-dependent-reduction", message, unordered[0])], listed)
            level = weaker[0]
        methods = {proven.method for proven in self.proven}
        if scope is Scope.ALL_SIZES and self.attempt is not None:
            self.taken_for_granted += self.attempt.assumptions
        return self._verdict(
            UNKNOWN if scope is Scope.SAMPLED else EQUIVALENT,
            sizes=listed,
            reasons=(self._sampled(listed),) if scope is Scope.SAMPLED else (),
            level=level,
            method=next(method for method in ("algebraic", "fingerprint", "solver", "exact") if method in methods),
            error_bound=sum(proven.error_bound for proven in self.proven),
            scope=scope,
        )

    def _not_run(self, attempt: Attempt) -> Verdict:
        """The verdict on static programs that would run for too long, and are proven whatever they run."""
        self.notes.append(Reason("sizes", "proven without running: a run would take too many operations"))
        self.taken_for_granted += attempt.assumptions
        level, scope = LEVELS[0], self._scope()
        return self._verdict(EQUIVALENT, sizes=(), level=level, method="parametric", error_bound=0.0, scope=scope)

    def _scope(self) -> Scope:
        """The scope of a proof at all vectors that were run."""
        plan = self.plan
        if self._is_static:
            return Scope.STATIC
        if self.attempt is not None and self.attempt.is_proven and self._level() == LEVELS[0]:
            return Scope.ALL_SIZES
        if plan.control:
            if not self._ran_all_combinations():
                return Scope.SAMPLED
            if self._enumerates() and not (plan.tied or plan.elastic):
                return Scope.ENUMERATED
        return Scope.GIVEN if plan.free and not self.choosing else Scope.LISTED

    def _exhausted(self) -> bool:
        """Whether there are no sizes at which the source may be defined but those that were settled."""
        left_out = [vector for vector, _ in self.left_out]
        settled = [vector for vector in self.tried if vector not in left_out]
        return all(solver.are_all(settled) for solver in self._solvers())

    def _enumerates(self) -> bool:
        """Whether nothing is chosen: every value of all that there is to choose is run."""
        return bool(self.plan.control) and len(self.plan.control) == len(self.plan.free) and bool(self.combinations)

    def _ran_all_combinations(self) -> bool:
        """Whether the programs were proven equal at every combination of values of what decides control, but for those
        at which the source is undefined."""
        if self.combinations is None:
            return False
        names = {variable: variable.name for variable in self.plan.control}
        ran = {tuple(proven.sizes[name] for name in names.values()) for proven in self.proven}
        undefined = {tuple(sizes[name] for name in names.values()) for sizes in self.undefined}
        return all(
            (values := tuple(each[variable] for variable in names)) in ran
            or (values in undefined and (self._enumerates() or self._is_undefined(each)))
            for each in self.combinations
        )

    def _is_undefined(self, combination: Sizes) -> bool:
        """Whether the source is undefined with these values at all sizes, and not only at those that were chosen."""
        return all(solver.is_undefined(combination) for solver in self._solvers())

    def _sampled(self, listed: Sequence[Mapping[str, int]]) -> Reason:
        """That a few values of what decides control prove nothing."""
        names = [variable.name for variable in self.plan.control]
        rows = list(dict.fromkeys(_sizes_text({name: sizes[name] for name in names}) for sizes in listed))
        shown = "; ".join(rows[:_SHOWN_SAMPLES]) + ("; ..." if len(rows) > _SHOWN_SAMPLES else "")
        few = " ".join(f"--assume {name}:LOW..HIGH" for name in names)
        given = " ".join(f"--size {name}=N" for name in names)
        said = "is data and decides control" if len(names) == 1 else "are data and decide control"
        message = (
            f"{enumeration(names)} {said} here; the programs agree at the values tried ({shown}), which says nothing "
            f"of others: give {few} to have all of a range tried, or {given} for a proof at those values alone"
        )
        return Reason.at("sampled-control", message, self.promoted[self.plan.control[0].parameter])

    def _level(self) -> str:
        """The weakest level at which a size vector was proven."""
        return max((proven.level for proven in self.proven), key=LEVELS.index, default=LEVELS[0])

    def _begin_apart(self, listed: Sequence[dict[str, int]]) -> Verdict:
        """The verdict where all is equal but what globals hold before the first call."""
        for named, inputs in self.ran:
            found = search(self.pair, inputs, named, self.meter, max(self.options.accept, key=LEVELS.index))
            if found.witness is not None:
                return self._verdict(DIFFERENT, sizes=[named], witness=found.witness)
        names = ", ".join(f"@{name}" for name in self.pair.begin_apart)
        message = f"{names} of the target, not constant, begins with other values than that of the source"
        place = self.pair.target_module.globals[self.pair.begin_apart[0]].place
        return self._unknown([Reason.at("globals", message, place)], listed)

    def _unknown(
        self, reasons: Sequence[Reason], sizes: Sequence[dict[str, int]], witness: Witness | None = None
    ) -> Verdict:
        """`witness` shows what the reasons say under one schedule, whether or not that one can come about."""
        return self._verdict(UNKNOWN, sizes=sizes, witness=witness, reasons=tuple(reasons))

    def _verdict(
        self,
        verdict: str,
        sizes: Sequence[dict[str, int]],
        witness: Witness | None = None,
        reasons: tuple[Reason, ...] = (),
        level: str | None = None,
        method: str | None = None,
        error_bound: float | None = None,
        scope: Scope | None = None,
    ) -> Verdict:
        return Verdict(
            verdict=verdict,
            source=self.pair.source,
            target=self.pair.target,
            level=level,
            method=method,
            error_bound=error_bound,
            scope=scope,
            domain=self.attempt.domain if self.attempt is not None and scope is Scope.ALL_SIZES else None,
            certificate=self._certificate(scope),
            why_not=self._why_not(scope),
            control=tuple(each.name for each in self.plan.control) if scope is not None else (),
            sizes=tuple(vector for vector in sizes if vector),
            assumptions=tuple(assumptions_of(self.pair, self._level(), self.taken_for_granted)),
            witness=witness,
            reasons=reasons,
            notes=(*self.notes, *self._remarks()),
            seed=self.meter.seed,
            stats=self.meter.stats,
        )

    def _certificate(self, scope: Scope | None) -> str | None:
        certified = scope is Scope.ALL_SIZES or (scope is Scope.STATIC and self.is_not_run)
        return self.attempt.certificate if certified and self.attempt is not None else None

    def _why_not(self, scope: Scope | None) -> str | None:
        """Why a proof is not one for all sizes, and where that fails."""
        if scope is None or scope not in _WHY_NOT:
            return None
        why = self.attempt.why_not if self.attempt is not None else None
        return f"{_WHY_NOT[scope]}; {why}" if why else _WHY_NOT[scope]

    def _remarks(self) -> list[Reason]:
        remarks = []
        uninitialized = max((proven.uninitialized for proven in self.proven), default=0)
        if uninitialized:
            cells = "1 output cell is" if uninitialized == 1 else f"{uninitialized} output cells are"
            remarks.append(Reason("uninitialized", f"{cells} left uninitialized by the source and not compared"))
        for place in unordered_reductions(self.pair.source_module)[:1]:
            message = "the source leaves the order of this reduction open; the target was held to one of the orders"
            remarks.append(Reason.at("order-dependent-reduction", message, place))
        return remarks

    def _named(self, sizes: Sizes, extents: Mapping[tuple[int, int], int]) -> dict[str, int]:
        """Sizes by name in the order of the parameters, with elastic extents where they are known."""
        known: dict[Variable, int] = dict(sizes)
        for variable in self.plan.elastic:
            if variable.dimension is not None and (variable.parameter, variable.dimension) in extents:
                known[variable] = extents[variable.parameter, variable.dimension]
        ordered = sorted(known, key=lambda each: (each.parameter, -1 if each.dimension is None else each.dimension))
        return {variable.name: known[variable] for variable in ordered}


def _sizes_text(sizes: Mapping[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in sizes.items()) or "static sizes"
