"""The check of one pair: one goal for each size vector, the strategy on each goal, and the conclusion from all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from equiv.pairing.descriptors import UnknownStorage
from equiv.pairing.layout import is_open
from equiv.pairing.pair import Pair
from equiv.pairing.promised_bytes import least_extents
from equiv.proving.all_sizes import Attempt, iterations_of, try_all_sizes
from equiv.proving.answers import Answer, Blocked, NeedsSizes, Proven, Refuted, SourceUndefined, Then
from equiv.proving.budget import PROVEN_OPERATIONS, Budget
from equiv.proving.conclusion import Conclusion
from equiv.proving.findings import Findings, at_sizes
from equiv.proving.goal import Context, Goal
from equiv.proving.levels import leaves_open_bitwise, weaker_levels
from equiv.proving.shorter_arguments import telling_extents
from equiv.proving.size_choice import SizeChoice
from equiv.proving.strategy import settle
from equiv.request.meter import Meter
from equiv.request.options import Options
from equiv.sizing import vectors
from equiv.sizing.coverage import Coverage
from equiv.sizing.variables import SizePlan, Sizes, Variable, plan_sizes, resolve_names
from equiv.verdict import LEVELS, UNKNOWN, Reason, Verdict
from equiv.verdict.reasons import ReasonKind
from frontends.errors import Unsupported
from interp.ir.place import Place
from interp.machine import Domain

_MOST_OPEN = 3  # goals that may stay open before the check gives up on finding a witness


def check_pair(pair: Pair, options: Options, meter: Meter) -> Verdict:
    """The verdict on a pair. Raises `WrongUse` for sizes that the pair does not have."""
    if pair.unknown_memory is not None:
        return _without_running(pair, options, meter)
    promoted: dict[int, Place | None] = {}
    attempt = try_all_sizes(pair, options, meter)
    while True:
        check = _Check(pair, options, meter, promoted, attempt)
        ended = check.run()
        if isinstance(ended, Verdict):
            return check.reconsidered(ended)
        promoted |= ended.parameters


def _without_running(pair: Pair, options: Options, meter: Meter) -> Verdict:
    """The verdict on programs of which no run is possible. Raises `WrongUse` where nothing else tells."""
    problem = pair.unknown_memory
    assert problem is not None
    known = isinstance(problem, UnknownStorage | Unsupported)
    kind = ReasonKind.UNSUPPORTED if known else ReasonKind.SIGNATURE
    operation = problem.operation if isinstance(problem, Unsupported) else None
    reason = Reason.at(kind, problem.message, problem.place, operation)
    verdict = _Check(pair, options, meter, {}, None).reconsidered(
        Verdict(UNKNOWN, pair.source, pair.target, reasons=(reason,))
    )
    if verdict.verdict == UNKNOWN and not known:
        raise problem
    return verdict


class _Check:
    """One pair under one plan of sizes."""

    def __init__(
        self, pair: Pair, options: Options, meter: Meter, promoted: Mapping[int, Place | None], attempt: Attempt | None
    ) -> None:
        names = resolve_names(options.sizes, pair.signature)
        plan = plan_sizes(
            pair.source_module,
            pair.target_module,
            (pair.source.function, pair.target.function),
            pair.signature,
            frozenset(promoted),
            frozenset(names.values()),
            pair.exact,
            least_extents(pair),
        )
        given = vectors.from_user(
            {
                plan.names[names[name]]: [value] if isinstance(value, int) else list(value)
                for name, value in options.sizes.items()
            }
        )
        self._findings = Findings(
            Coverage((pair.source.function, pair.target.function), _varied(plan, given), plan.dependences),
        )
        bitwise = LEVELS[:1] if leaves_open_bitwise(pair) else ()
        self._context = Context(
            pair,
            options,
            meter,
            plan,
            attempt,
            self._findings,
            domains=[Domain.EXACT, Domain.FINGERPRINT] if options.domain is None else [Domain(options.domain)],
            levels=(*bitwise, *weaker_levels(options.accept)),
        )
        self._choice = SizeChoice(self._context, given)
        confirming = self._context.is_static and self._context.is_proven_for_all_sizes
        self._context.is_long = confirming and iterations_of(pair) > PROVEN_OPERATIONS
        self._budget = Budget(
            self._choice.choosing,
            confirming=confirming,
            proven=attempt.level if attempt is not None and attempt.is_proven else None,
            is_long=self._context.is_long,
        )
        self._conclusion = Conclusion(self._context, self._choice, promoted)

    def run(self) -> Verdict | NeedsSizes:
        for choice in self._choice.choices(self._budget):
            self._budget.renew()
            ended = self._run_choice(choice)
            if ended is not None:
                return ended
        return self._conclusion.conclude()

    def reconsidered(self, verdict: Verdict) -> Verdict:
        """A verdict that runs led to, or that of a proof without any where they decided nothing."""
        return self._conclusion.reconsidered(verdict)

    def _run_choice(self, choice: Iterator[Sizes]) -> Verdict | NeedsSizes | None:
        tried = self._findings.tried
        for proposal in choice:
            vector = self._choice.as_assumed(proposal)
            short = self._choice.is_short(vector)
            # Of what is less than the source needs there may have been one with more that is named alike.
            if vector in tried and not short:
                continue
            budget = self._budget.operations(self._findings)
            if budget == 0:
                return None
            tried.append(vector)
            sizes = self._context.plan.complete(vector)
            goal = Goal(self._context, sizes, budget, slack=not short and len(tried) % 2 == 0, short=short)
            if not self._choice.allows(goal.sizes):
                message = f"left out, since it is not as assumed: {goal.text}"
                self._findings.notes.append(Reason(ReasonKind.SIZES, message))
                continue
            self._tell(goal)
            answer = self._settle(goal)
            if self._depends_on_layout(answer):
                packed = replace(goal, packed=True, inputs=(), run=None, remarks=[])
                again = self._settle(packed)
                if not isinstance(again, SourceUndefined):
                    goal, answer = packed, again
            match answer:
                case NeedsSizes():
                    return answer
                case Refuted():
                    return self._conclusion.refuted(goal, answer)
                case Blocked(then=Then.END):
                    return self._conclusion.blocked(goal, answer)
            self._add(goal, vector, answer)
            if isinstance(answer, Blocked) and self._is_hopeless(answer):
                return None
        return None

    def _settle(self, goal: Goal) -> Answer:
        answer = settle(goal)
        self._budget.spend(goal.run.operations if goal.run is not None else 0)
        return answer

    def _depends_on_layout(self, answer: Answer) -> bool:
        """Whether an argument's layout is open and the source does something else, or something at all, where that is
        packed: it may require that, or leave open what it reads between the elements."""
        if not any(is_open(each.type) for each in self._context.pair.signature.parameters):
            return False
        return isinstance(answer, SourceUndefined) or (isinstance(answer, Proven) and not self._choice.choosing)

    def _add(self, goal: Goal, vector: Sizes, answer: Answer) -> None:
        findings = self._findings
        if isinstance(answer, Proven):
            self._note_shorter(goal, vector)
        match answer:
            case Proven() if goal.short:
                # Perhaps there are no data for which the source is defined here, so that it counts for nothing.
                self._budget.spend(answer.operations, answer.cells)
            case Proven():
                findings.add_proven(goal.named, answer)
                self._budget.spend(answer.operations, answer.cells)
                self._context.meter.stats.cells += answer.cells
            case SourceUndefined(reason=reason):
                findings.add_undefined(vector, goal.named, reason, self._choice.choosing)
            case Blocked(reason=reason) if goal.short:
                findings.open.append(at_sizes(reason, goal.named))
            case Blocked(reason=reason, then=Then.ASSUME_OTHERS) if self._choice.choosing:
                findings.add_beyond(vector, goal.named, reason)
            case Blocked(then=Then.REPLACE):
                findings.add_left_out(vector, goal.named, answer)
            case Blocked(reason=reason):
                findings.open.append(at_sizes(reason, goal.named))

    def _note_shorter(self, goal: Goal, vector: Sizes) -> None:
        """Notes with which shorter extents a goal that was proven may not hold. One with less is for one extent, unless
        the target can see that."""
        if self._context.is_proven_for_all_sizes or (goal.short and not self._choice.sees_less(vector)):
            return
        run = goal.run
        self._findings.leaves_paths_out |= run is not None and run.source is not None and run.source.leaves_paths_out
        extents = telling_extents(goal)
        if extents:
            self._findings.shorter.append((vector, extents))

    def _is_hopeless(self, answer: Blocked) -> bool:
        """Whether more sizes of the same choice are not worth their time."""
        many = answer.then is Then.GO_ON and len(self._findings.open) >= _MOST_OPEN
        return many or answer.then is Then.CHOOSE_OTHERS

    def _tell(self, goal: Goal) -> None:
        progress, tried = self._context.options.progress, len(self._findings.tried)
        if progress is not None:
            progress.sizes(tried - 1, max(self._choice.planned, tried))
            self._context.tell(goal.text)


def _varied(plan: SizePlan, given: list[dict[Variable, int]]) -> set[tuple[int, int | None]]:
    """The sizes that are not the same in all vectors, by parameter and dimension."""
    varied = {each for each in plan.free if len({vector.get(each) for vector in given} - {None}) != 1}
    varied |= {each for each, origin in plan.tied.items() if origin in varied}
    varied |= set(plan.elastic) if varied else plan.target_sees
    return {(each.parameter, each.dimension) for each in varied}
