"""The proof for all sizes stands for a run of static programs that would take too long."""

from __future__ import annotations

from equiv.proving.answers import Answer, Proven
from equiv.proving.goal import Goal
from equiv.verdict.method import Method
from equiv.verdict.reasons import LIMITS


class Parametric:
    """The proof itself comes before all goals (see `equiv.proving.all_sizes`): it says which sizes are worth running
    first, and what the verdict speaks for."""

    name = "parametric"

    def domain(self, goal: Goal) -> str:
        return "recurrence equations"

    def applies(self, goal: Goal) -> bool:
        context = goal.context
        is_long = goal.run is not None and goal.run.stopped_by(*LIMITS)
        return is_long and context.is_static and context.is_proven_for_all_sizes

    def apply(self, goal: Goal) -> Answer | None:
        assert goal.context.attempt is not None
        return Proven(Method.PARAMETRIC, 0, None, level=goal.context.attempt.level)
