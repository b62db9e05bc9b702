"""Sizes that take too long are left out, and others stand in for them."""

from __future__ import annotations

from equiv.proving.answers import Answer, Blocked, Then
from equiv.proving.budget import CHOSEN_OPERATIONS
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import SymbolicRun
from equiv.verdict.reasons import LIMITS, ReasonKind
from interp.machine import Domain, StopKind

# A target that executes so many times the source's operations at chosen sizes is not left out as large: it may not end.
_ENDLESS_RATIO = 64

_HUGE = 1 << 31  # from here on a loop that is long is as good as any


class Replacement:
    """Where a run reached the limit of chosen sizes, and not one of the user's, unless the target may be endless."""

    name = "replacement"

    def domain(self, goal: Goal) -> str:
        return Domain.FINGERPRINT.value

    def applies(self, goal: Goal) -> bool:
        kinds = [kind for kind in LIMITS if kind is not ReasonKind.LIMIT_TIME]
        return goal.budget is not None and goal.run is not None and goal.run.stopped_by(*kinds)

    def apply(self, goal: Goal) -> Answer | None:
        run = goal.run
        assert run is not None and run.reason is not None
        if _may_be_endless(goal, run):
            goal.said = "the target may be endless"
            return None
        return Blocked(run.reason, Then.REPLACE)


def _may_be_endless(goal: Goal, run: SymbolicRun) -> bool:
    """Whether the target alone reached the limit of operations, and the source is far from it."""
    source, target = run.source, run.target
    if any(abs(size) >= _HUGE for size in goal.sizes.values()):
        return False
    if source is None or target is None or source.stop is not None or target.stop is None:
        return False
    allowed = _ENDLESS_RATIO * (source.operations + 1)
    if target.stop.kind is not StopKind.LIMIT_OPERATIONS or allowed > CHOSEN_OPERATIONS:
        return False
    if target.operations >= allowed:
        return True
    pair, meter = goal.context.pair, goal.context.meter
    longer = pair.target_program.run(
        run.inputs,
        Domain.FINGERPRINT,
        limits=meter.limits(allowed),
        seed=meter.seed,
        ranges=pair.assumptions.ranges(pair.signature),
    )
    meter.count("prove", longer)
    return longer.stop is not None and longer.stop.kind is StopKind.LIMIT_OPERATIONS
