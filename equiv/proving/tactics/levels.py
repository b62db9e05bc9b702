"""The outputs are equal at a level that leaves more open than identical expressions do, or up to what flags allow."""

from __future__ import annotations

from collections.abc import Sequence

from equiv.proving.answers import Answer, Proven
from equiv.proving.goal import Goal
from equiv.proving.levels import LevelProof, prove_level
from equiv.proving.symbolic_run import Shown
from equiv.verdict import LEVELS
from equiv.verdict.claim import enumeration
from equiv.verdict.method import Method
from equiv.verdict.reasons import ReasonKind


class NeededLevel:
    """The weakest level that earlier sizes needed, where that is not bitwise: these will need it, too. Nothing has
    looked for uninitialized values of the source then, so that a proof which leaves some out is none."""

    name = "level before"

    def domain(self, goal: Goal) -> str:
        return "multisets and points"

    def applies(self, goal: Goal) -> bool:
        return goal.run is None and goal.context.findings.level != LEVELS[0]

    def apply(self, goal: Goal) -> Answer | None:
        return _strongest(goal, (goal.context.findings.level,), checked=False)


class Levels:
    """The levels that the caller accepts, the strongest first, where outputs have different expressions, or control
    depends on what the exact domain cannot compute."""

    name = "levels"

    def domain(self, goal: Goal) -> str:
        return "multisets and points"

    def applies(self, goal: Goal) -> bool:
        run = goal.run
        if run is None or not goal.context.levels:
            return False
        return (run.shown is Shown.DIFFERS and run.comparison is not None) or run.stopped_by(ReasonKind.DATA)

    def apply(self, goal: Goal) -> Answer | None:
        assert goal.run is not None
        return _strongest(goal, goal.context.levels, checked=goal.run.shown is Shown.DIFFERS)


def _strongest(goal: Goal, levels: Sequence[str], checked: bool) -> Proven | None:
    """Without a run before that `checked` the source for uninitialized values, outputs that it leaves uninitialized
    prove nothing."""
    context = goal.context
    inputs = goal.inputs if goal.run is None else goal.run.inputs
    for level in levels:
        proof = prove_level(context.pair, inputs, context.meter, level, goal.budget)
        if isinstance(proof, LevelProof):
            if checked or not proof.uninitialized:
                return _proven(proof)
        elif proof.message:
            context.findings.unproven_levels[level] = proof.message
    goal.said = f"not equal at {enumeration(levels)}"
    return None


def _proven(proof: LevelProof) -> Proven:
    return Proven(
        Method.ALGEBRAIC,
        proof.cells,
        proof.decisions,
        proof.level,
        proof.error_bound,
        proof.uninitialized,
        proof.poison_for_unwritten,
        proof.operations,
    )
