"""The outputs are identical: expressions of the exact domain, or fingerprints of them where these are too large."""

from __future__ import annotations

from equiv.proving.answers import Answer, Proven, SourceUndefined
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import Shown, SymbolicRun, run_symbolically
from equiv.verdict.method import Method
from interp.machine import Domain, Limits

# The exact domain is tried up to here; beyond, fingerprints are cheaper by an order of magnitude in memory.
EXACT_OPERATIONS = 2_000_000
EXACT_MEMORY = 512 << 20


class Exact:
    """Hash-consed expressions: the same expression is the same number, with no error."""

    name = "exact"

    def domain(self, goal: Goal) -> str:
        return Domain.EXACT.value

    def applies(self, goal: Goal) -> bool:
        return goal.run is None and Domain.EXACT in goal.context.domains

    def apply(self, goal: Goal) -> Answer | None:
        context = goal.context
        if context.domains == [Domain.EXACT]:
            return _answer(goal, _run(goal, Domain.EXACT, context.meter.limits(goal.budget)))
        # Leaves for all elements of large arguments cost most of a run that is too long.
        programs = (context.pair.source_program, context.pair.target_program)
        if context.is_long or any(each.least_operations(goal.inputs) > EXACT_OPERATIONS for each in programs):
            goal.said = "too large for expressions"
            return None
        run = _run(goal, Domain.EXACT, context.meter.limits(EXACT_OPERATIONS, EXACT_MEMORY))
        if _reached_limits(run):
            goal.said = "too large for expressions"
            return None
        return _answer(goal, run)


class Fingerprint:
    """Keyed hashes of expressions, of 128 bits."""

    name = "fingerprint"

    def domain(self, goal: Goal) -> str:
        return Domain.FINGERPRINT.value

    def applies(self, goal: Goal) -> bool:
        return goal.run is None and Domain.FINGERPRINT in goal.context.domains

    def apply(self, goal: Goal) -> Answer | None:
        context = goal.context
        context.domains = [Domain.FINGERPRINT]  # later vectors are larger
        return _answer(goal, _run(goal, Domain.FINGERPRINT, context.meter.limits(goal.budget)))


def _run(goal: Goal, domain: Domain, limits: Limits) -> SymbolicRun:
    context = goal.context
    return run_symbolically(context.pair, goal.inputs, context.meter, domain, limits, source_first=context.is_long)


def _reached_limits(run: SymbolicRun) -> bool:
    executions = [each for each in (run.source, run.target) if each is not None]
    return any(each.stop is not None and each.stop.is_limit for each in executions)


def _answer(goal: Goal, run: SymbolicRun) -> Answer | None:
    goal.run = run
    if run.shown is Shown.SOURCE_UNDEFINED:
        assert run.reason is not None
        return SourceUndefined(run.reason)
    if run.shown is not Shown.EQUAL:
        goal.said = run.reason.message if run.reason is not None else run.shown.value
        return None
    assert run.comparison is not None and run.source is not None and run.target is not None
    hashed = float(run.source.hashed + run.target.hashed)
    return Proven(
        Method.FINGERPRINT if run.domain is Domain.FINGERPRINT else Method.EXACT,
        run.comparison.cells,
        (run.source.decisions, run.target.decisions),
        error_bound=hashed**2 / 2.0**128 if run.domain is Domain.FINGERPRINT else 0.0,
        uninitialized=run.comparison.source_uninitialized,
        poison_for_unwritten=run.comparison.poison_for_unwritten,
    )
