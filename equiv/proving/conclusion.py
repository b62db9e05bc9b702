"""The verdict on a pair, from what was found at all its size vectors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice

from msgspec.structs import replace

from equiv.pairing.layout import is_open
from equiv.pairing.pair import unordered_reductions, unordered_sums
from equiv.proving.answers import Blocked, Refuted
from equiv.proving.assumptions import assumptions_of
from equiv.proving.channel_capacity import has_channels, require_capacity
from equiv.proving.findings import ENOUGH, sizes_text
from equiv.proving.further_stores import accessed_further
from equiv.proving.goal import Context, Goal
from equiv.proving.levels import weaker_levels
from equiv.proving.returned_memory import compare_returned_memory
from equiv.proving.size_choice import SizeChoice
from equiv.proving.tactics.alpha_equivalence import is_one_program
from equiv.proving.unknown_numbers import why_not_whatever
from equiv.refuting.witness import search
from equiv.sizing import layouts, uninterpreted
from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, UNKNOWN, Reason, Verdict, Witness
from equiv.verdict.claim import enumeration
from equiv.verdict.method import Method
from equiv.verdict.reasons import LIMITS, ReasonKind
from equiv.verdict.scope import Scope
from interp import ir
from interp.ir.place import Place

# Why a proof is not one for all sizes.
_WHY_NOT = {
    Scope.GIVEN: "it speaks for the sizes that were given",
    Scope.LISTED: "it speaks for the sizes that the verdict lists",
    Scope.SAMPLED: "it speaks for the values that were tried of scalars that are data and decide control",
}
# Why runs decide nothing, which says nothing of whether the programs do the same; an order that is left open both
# leave open alike.
_UNDECIDED = frozenset(
    (
        *(ReasonKind.UNSUPPORTED, ReasonKind.SIGNATURE, ReasonKind.DATA, ReasonKind.SAMPLED_CONTROL),
        *(ReasonKind.NOT_COVERED, ReasonKind.OPEN_OBLIGATION, ReasonKind.ORDER, *LIMITS),
    )
)
_MOST_NAMED = 8  # outcomes that no size vector ran
_SHOWN_SAMPLES = 6


class Conclusion:
    """`promoted` are scalars that are data and were made sizes, with the places that need their numbers."""

    def __init__(self, context: Context, choice: SizeChoice, promoted: Mapping[int, Place | None]) -> None:
        self._context, self._choice, self._promoted = context, choice, promoted
        self._pair, self._options, self._plan = context.pair, context.options, context.plan
        self._findings = context.findings

    # -- verdicts that one goal leads to -------------------------------------------------------------------------------

    def refuted(self, goal: Goal, answer: Refuted) -> Verdict:
        """The verdict `different`, with its witness."""
        return self._verdict(DIFFERENT, sizes=[goal.named], witness=answer.witness, reasons=answer.reasons)

    def blocked(self, goal: Goal, answer: Blocked) -> Verdict:
        """The verdict `unknown`, with the reason that a tactic gave."""
        return self._unknown([answer.reason], [goal.named], answer.witness)

    # -- the verdict on all --------------------------------------------------------------------------------------------

    def conclude(self) -> Verdict:
        """The strongest verdict that what was proven bears; each step may say why there is none."""
        findings = self._findings
        listed = [proven.sizes for proven in findings.proven]
        for each in findings.dropped:
            findings.notes.append(replace(each, message=f"not checked, since the source is undefined: {each.message}"))
        if findings.open:
            return self._unknown(findings.open, listed)
        not_shortened = self._choice.not_shortened()
        if not_shortened is not None:
            return self._unknown([not_shortened], listed)
        if any(each.proof.method is Method.PARAMETRIC for each in findings.proven):
            return self._not_run()
        if any(each.proof.method is Method.ALPHA for each in findings.proven):
            message = (
                "the source leaves an order open, and with it perhaps what it computes; the target leaves it open alike"
            )
            findings.notes.append(Reason(ReasonKind.ORDER, message))
            return self._one_program((), Scope.STATIC)
        scope = self._scope()
        too_little = () if findings.is_enough or self._is_whole(scope) else self._too_little()
        if too_little:
            return self._unknown(too_little, listed)
        uncovered = self._uncovered(scope)
        if (uncovered or scope is Scope.SAMPLED) and is_one_program(self._pair):
            return self._one_program(listed, Scope.ALL_SIZES)
        if uncovered:
            return self._unknown(uncovered, listed)
        runs = [inputs for sizes, inputs in findings.ran if sizes in listed]
        capacity = require_capacity(self._pair, runs, self._context.meter)
        if capacity.reason is not None:
            return self._unknown([capacity.reason], listed)
        findings.taken_for_granted += capacity.assumptions
        if self._pair.begin_apart:
            return self._begin_apart(listed)
        returned = compare_returned_memory(self._pair, runs, self._context.meter)
        if returned.reason is not None:
            return self._unknown([returned.reason], listed)
        findings.taken_for_granted += returned.assumptions
        findings.taken_for_granted += accessed_further(self._pair, runs, self._context.meter)
        if any(proven.proof.poison_for_unwritten for proven in findings.proven):
            findings.taken_for_granted.append(ir.UNDEF_MAY_BE_POISON)
        level = self._level(scope)
        if isinstance(level, Reason):
            return self._unknown([level], listed)
        if scope is Scope.ALL_SIZES and self._context.attempt is not None:
            findings.taken_for_granted += self._context.attempt.assumptions
        else:
            findings.taken_for_granted += self._choice.assumptions
        return self._verdict(
            UNKNOWN if scope is Scope.SAMPLED else EQUIVALENT,
            sizes=listed,
            reasons=(self._sampled(listed),) if scope is Scope.SAMPLED else (),
            level=level,
            method=Method.of_all({proven.proof.method for proven in findings.proven}),
            error_bound=sum(proven.proof.error_bound for proven in findings.proven),
            scope=scope,
        )

    def _is_whole(self, scope: Scope) -> bool:
        """Whether cells were compared, and nothing is left that fewer runs than usual say nothing of: all sizes are
        proven, or there are none at which the source may be defined but those that were run."""
        if not self._findings.compared:
            return False
        return scope is Scope.ALL_SIZES or (self._choice.choosing and self._choice.is_exhausted())

    def _too_little(self) -> Sequence[Reason]:
        """Why there are not enough proofs, or none that compared anything, where that is so."""
        findings = self._findings
        unwritten = sum(proven.proof.uninitialized > 0 for proven in findings.proven)
        ran_without = not findings.compared and unwritten >= ENOUGH
        if findings.dropped and not ran_without:
            return findings.dropped[:1]
        if findings.left_out and not ran_without:
            return [reason for _, reason in findings.left_out[:1]]
        if findings.compared:
            return ()
        message = "no output cell was compared: at all sizes each is empty or left uninitialized by the source"
        return [Reason.at(ReasonKind.NOTHING_COMPARED, message, self._pair.source_function.place)]

    def _uncovered(self, scope: Scope) -> Sequence[Reason]:
        """What the programs may do at sizes that nobody ran."""
        choice, findings = self._choice, self._findings
        if not self._context.is_proven_for_all_sizes and (of_layouts := self._of_layouts()):
            return of_layouts[:_MOST_NAMED]
        # A proof for all sizes needs no run of every branch, and sampled values prove nothing, whatever they ran.
        if not choice.choosing or choice.enumerates or scope is Scope.SAMPLED or self._context.is_proven_for_all_sizes:
            return ()
        missing = list(findings.coverage.missing())
        if missing and not choice.is_exhausted():
            return [findings.coverage.reason(each) for each in missing[:_MOST_NAMED]]
        unknown = self._uninterpreted()
        if unknown and not choice.is_exhausted():
            return unknown
        if sum(proven.proof.cells > 0 for proven in findings.proven) < ENOUGH and not choice.is_exhausted():
            message = "cells were compared at one choice of sizes alone, and the source may be defined at others"
            return [Reason.at(ReasonKind.NOT_COVERED, message, self._pair.source_function.place)]
        unseen = choice.unseen_events()
        named = list(islice(unseen, _MOST_NAMED))
        if named and not choice.is_exhausted():
            return named
        for _ in unseen:
            pass  # none of them counts, but what sizes are taken to be below
        return ()

    def _uninterpreted(self) -> list[Reason]:
        """What programs make of sizes by operations that the solver does not know; notes what is taken for granted."""
        from equiv.solver.integer_operations import INTEGER_OPERATIONS

        coverage = self._findings.coverage
        dependences = coverage.dependences(self._pair.source_module, self._pair.target_module)
        understands = [partial(self._choice.understands, side) for side in (0, 1)]
        found = uninterpreted.gaps(dependences, INTEGER_OPERATIONS, self._plan.origins(), coverage.varied, understands)
        self._findings.taken_for_granted += found.assumptions
        if found.reasons:
            return found.reasons
        why_not = why_not_whatever(self._context, found.numbers)
        return [why_not] if why_not is not None else []

    def _of_layouts(self) -> list[Reason]:
        """What one program alone makes of strides and offsets that are the caller's."""
        functions = (self._pair.source_function, self._pair.target_function)
        if not any(is_open(parameter.type) for function in functions for parameter in function.parameters):
            return []
        return layouts.reasons(self._findings.coverage.dependences(self._pair.source_module, self._pair.target_module))

    def _level(self, scope: Scope) -> str | Reason:
        """The level of the proof, or why it has none that is accepted."""
        target, level = self._pair.target_module, self._findings.level
        if scope is Scope.ALL_SIZES and self._context.attempt is not None:
            level = max(level, self._context.attempt.level, key=LEVELS.index)
        unordered = unordered_reductions(target)
        rounding_alone = len(unordered) == len(unordered_sums(target))
        if not unordered or (level != LEVELS[0] and rounding_alone):
            return level
        # From the next level on, what one order of a sum gives all orders give.
        weaker = weaker_levels(self._options.accept) if rounding_alone else ()
        if weaker:
            return weaker[0]
        message = "the target leaves the order of this reduction open, and its result depends on it"
        return Reason.at(ReasonKind.ORDER_DEPENDENT_REDUCTION, message, unordered[0])

    def _not_run(self) -> Verdict:
        """The verdict on static programs that would run for too long, and are proven whatever they run."""
        level = self._level(self._scope())
        if isinstance(level, Reason):
            return self._unknown([level], ())
        self._findings.taken_for_granted += accessed_further(self._pair, (), self._context.meter)
        message = "proven without running: a run would take too many operations"
        self._findings.notes.append(Reason(ReasonKind.SIZES, message))
        if self._context.attempt is not None:
            self._findings.taken_for_granted += self._context.attempt.assumptions
        return self._verdict(
            EQUIVALENT,
            sizes=(),
            level=level,
            method=Method.PARAMETRIC,
            error_bound=0.0,
            scope=self._scope(),
        )

    def _one_program(self, listed: Sequence[dict[str, int]], scope: Scope) -> Verdict:
        """The verdict on programs that are one, whatever runs leave open: orders, sizes, or scalars that decide."""
        if has_channels(self._pair.target_module):
            self._findings.taken_for_granted.append("channels hold as much in both programs")
        return self._verdict(EQUIVALENT, listed, level=LEVELS[0], method=Method.ALPHA, error_bound=0.0, scope=scope)

    def reconsidered(self, verdict: Verdict) -> Verdict:
        """The verdict, or that both programs do the same step by step where runs decided nothing of them."""
        kinds = {each.kind for each in verdict.reasons}
        if verdict.verdict != UNKNOWN or verdict.witness is not None or not kinds <= _UNDECIDED:
            return verdict
        from equiv.proving.lockstep.prove import in_step  # most checks need none of it

        why_not = in_step(self._pair)
        if why_not is not None:
            return verdict
        self._findings.notes.clear()
        scope = Scope.STATIC if self._context.is_static else Scope.ALL_SIZES
        return self._verdict(EQUIVALENT, (), level=LEVELS[0], method=Method.LOCKSTEP, error_bound=0.0, scope=scope)

    def _scope(self) -> Scope:
        """The scope of a proof at all vectors that were run."""
        plan, context = self._plan, self._context
        if context.is_static:
            return Scope.STATIC
        attempt = context.attempt
        # Sizes that were run may be equal at a stronger level than all are, and not at a weaker one alone.
        if context.is_proven_for_all_sizes and attempt is not None:
            weakest = max(self._findings.level, attempt.level, key=LEVELS.index)
            if weakest == attempt.level:
                return Scope.ALL_SIZES
        if plan.control:
            if not self._choice.ran_all_combinations():
                return Scope.SAMPLED
            if self._choice.enumerates and not (plan.tied or plan.elastic):
                return Scope.ENUMERATED
        return Scope.GIVEN if plan.free and not self._choice.choosing else Scope.LISTED

    def _sampled(self, listed: Sequence[Mapping[str, int]]) -> Reason:
        """That a few values of what decides control prove nothing."""
        names = [variable.name for variable in self._plan.control]
        rows = list(dict.fromkeys(sizes_text({name: sizes[name] for name in names}) for sizes in listed))
        shown = "; ".join(rows[:_SHOWN_SAMPLES]) + ("; ..." if len(rows) > _SHOWN_SAMPLES else "")
        few = " ".join(f"--assume {name}:LOW..HIGH" for name in names)
        given = " ".join(f"--size {name}=N" for name in names)
        said = "is data and decides control" if len(names) == 1 else "are data and decide control"
        message = (
            f"{enumeration(names)} {said} here; the programs agree at the values tried ({shown}), which says nothing "
            f"of others: give {few} to have all of a range tried, or {given} for a proof at those values alone"
        )
        return Reason.at(ReasonKind.SAMPLED_CONTROL, message, self._promoted[self._plan.control[0].parameter])

    def _begin_apart(self, listed: Sequence[dict[str, int]]) -> Verdict:
        """The verdict where all is equal but what globals hold before the first call."""
        pair, context = self._pair, self._context
        for named, inputs in self._findings.ran:
            found = search(pair, inputs, named, context.meter, context.weakest)
            if found.witness is not None:
                return self._verdict(DIFFERENT, sizes=[named], witness=found.witness)
        names = ", ".join(f"@{name}" for name in pair.begin_apart)
        message = f"{names} of the target begins with other values than that of the source"
        place = pair.target_module.globals[pair.begin_apart[0]].place
        return self._unknown([Reason.at(ReasonKind.GLOBALS, message, place)], listed)

    # -- verdicts as such ----------------------------------------------------------------------------------------------

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
        method: Method | None = None,
        error_bound: float | None = None,
        scope: Scope | None = None,
    ) -> Verdict:
        attempt, findings, meter = self._context.attempt, self._findings, self._context.meter
        certified = attempt is not None and (scope is Scope.ALL_SIZES or method is Method.PARAMETRIC)
        # What was equal at a weaker level before it was proven says nothing any more.
        told = [each for each in findings.notes if verdict != EQUIVALENT or each.kind is not ReasonKind.LEVEL]
        return Verdict(
            verdict=verdict,
            source=self._pair.source,
            target=self._pair.target,
            level=level,
            method=method,
            error_bound=error_bound,
            scope=scope,
            domain=attempt.domain if attempt is not None and scope is Scope.ALL_SIZES else None,
            certificate=attempt.certificate if attempt is not None and certified else None,
            why_not=self._why_not(scope),
            control=tuple(each.name for each in self._plan.control) if scope is not None else (),
            sizes=tuple(vector for vector in sizes if vector),
            assumptions=tuple(assumptions_of(self._pair, level or findings.level, method, findings.taken_for_granted)),
            witness=witness,
            reasons=reasons,
            notes=(*told, *self._remarks(scope)),
            seed=meter.seed,
            stats=meter.stats,
        )

    def _why_not(self, scope: Scope | None) -> str | None:
        """Why a proof is not one for all sizes, and where that fails."""
        if scope is None or scope not in _WHY_NOT:
            return None
        why = self._context.attempt.why_not if self._context.attempt is not None else None
        return f"{_WHY_NOT[scope]}; {why}" if why else _WHY_NOT[scope]

    def _remarks(self, scope: Scope | None) -> Iterator[Reason]:
        missing = self._context.attempt.not_installed if self._context.attempt is not None else None
        if scope in _WHY_NOT and missing is not None:
            yield Reason(ReasonKind.SIZES, f"no proof for all sizes was tried: {missing}")
        uninitialized = max((proven.proof.uninitialized for proven in self._findings.proven), default=0)
        if uninitialized:
            cells = "1 output cell is" if uninitialized == 1 else f"{uninitialized} output cells are"
            message = f"{cells} left uninitialized by the source and not compared"
            yield Reason(ReasonKind.UNINITIALIZED, message)
        for place in unordered_reductions(self._pair.source_module)[:1]:
            message = "the source leaves the order of this reduction open; the target was held to one of the orders"
            yield Reason.at(ReasonKind.ORDER_DEPENDENT_REDUCTION, message, place)
