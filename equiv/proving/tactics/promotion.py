"""Scalars that are data, and on which a run depends, become sizes."""

from __future__ import annotations

from equiv.proving.answers import Answer, NeedsSizes
from equiv.proving.goal import Goal
from equiv.sizing.control import combinations
from equiv.sizing.dependence import Dependences
from equiv.verdict.reasons import ReasonKind


class Promotion:
    """Takes those that what stopped a run depends on, those of few values first; all where none is known to matter."""

    name = "promotion"

    def domain(self, goal: Goal) -> str:
        return "dependences"

    def applies(self, goal: Goal) -> bool:
        return goal.run is not None and goal.run.stopped_by(ReasonKind.DATA) and bool(goal.context.plan.promotable)

    def apply(self, goal: Goal) -> Answer | None:
        assert goal.run is not None and goal.run.reason is not None
        place, pair, plan = goal.run.reason.place, goal.context.pair, goal.context.plan
        deciding: set[int] = set()
        if place is not None:
            for module, side in ((pair.source_module, pair.source), (pair.target_module, pair.target)):
                dependences = Dependences(module, side.function)
                deciding |= dependences.slice(dependences.at_place(place)).scalars
        chosen = [each for each in plan.promotable if each.parameter in deciding] or plan.promotable
        few = [
            each for each in chosen if combinations([each], plan.cases, pair.assumptions, pair.signature) is not None
        ]
        return NeedsSizes({each.parameter: place for each in few or chosen})
