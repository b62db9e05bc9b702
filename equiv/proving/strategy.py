"""The strategy: which tactics are tried on a goal, and in which order."""

from __future__ import annotations

import time

from msgspec.structs import replace

from equiv.proving.answers import Answer, Blocked, Proven, Then
from equiv.proving.budget import CHOSEN_OPERATIONS
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import Shown
from equiv.proving.tactics.alpha_equivalence import AlphaEquivalence
from equiv.proving.tactics.cases import Cases
from equiv.proving.tactics.extents import Extents
from equiv.proving.tactics.identity import Exact, Fingerprint
from equiv.proving.tactics.levels import Levels, NeededLevel
from equiv.proving.tactics.parametric import Parametric
from equiv.proving.tactics.promotion import Promotion
from equiv.proving.tactics.replacement import Replacement
from equiv.proving.tactics.schedules import Schedules
from equiv.proving.tactics.solver import Solver
from equiv.proving.tactics.tactic import Tactic
from equiv.proving.tactics.witness import Search, shows_a_difference
from equiv.proving.vacuity import why_vacuous
from equiv.request.progress import Result, Step
from equiv.verdict.reasons import ReasonKind
from interp.machine import StopKind

STRATEGY: tuple[Tactic, ...] = (
    Extents(),  # how large must arguments be?
    NeededLevel(),  # are the outputs equal at the level that other sizes needed?
    Exact(),  # do both programs compute the same expressions?
    Fingerprint(),  # or, where these are too large, expressions of the same fingerprints?
    Levels(),  # are they equal up to what an accepted level, or a flag, leaves open?
    Parametric(),  # are they proven without a run, which takes too long?
    Replacement(),  # do smaller sizes tell as much as these, which take too long?
    Promotion(),  # must scalars that decide control be numbers?
    AlphaEquivalence(),  # are they one program, with the same orders left open?
    Schedules(),  # does the target end otherwise under some schedule?
    Search(),  # does some input tell the programs apart?
    Solver(),  # do algebra and z3 prove, or refute, what structure leaves open?
    Cases(),  # are they equal in each combination of the few values that arguments have?
)


def settle(goal: Goal) -> Answer:
    """The first answer that a tactic has."""
    for tactic in STRATEGY:
        if tactic.applies(goal):
            started, goal.said = time.monotonic(), ""
            answer = tactic.apply(goal)
            if isinstance(answer, Proven):
                answer = why_vacuous(goal) or answer
            if goal.context.options.trace is not None and (answer is not None or goal.said):
                goal.context.options.trace(_step(goal, tactic, answer, time.monotonic() - started))
            if answer is not None:
                return answer
    return _blocked(goal)


def _step(goal: Goal, tactic: Tactic, answer: Answer | None, seconds: float) -> Step:
    result, said = (Result.OPEN, goal.said) if answer is None else (answer.result, answer.text)
    function = goal.context.pair.source.function
    return Step(function, goal.named, tactic.name, tactic.domain(goal), result, said, seconds)


def _stopped_early(goal: Goal) -> bool:
    """Whether a run ended at the limit of operations before it took long: a loop of more iterations than that, which
    other sizes need not have."""
    run = goal.run
    assert run is not None
    return (
        not goal.context.is_static
        and run.stopped_by(ReasonKind.LIMIT_OPERATIONS)
        and run.operations <= CHOSEN_OPERATIONS
    )


def _blocked(goal: Goal) -> Blocked:
    """Why no tactic settled the goal."""
    run = goal.run
    assert run is not None and run.reason is not None
    if run.source is not None and run.source.stop is not None and run.source.stop.kind is StopKind.OVERFLOW:
        return Blocked(run.reason, Then.ASSUME_OTHERS)
    if run.stopped_by(ReasonKind.PROMISE):
        return Blocked(run.reason, Then.GO_ON)
    if not shows_a_difference(goal):
        return Blocked(run.reason, Then.GO_ON if _stopped_early(goal) else Then.END)
    words = list(goal.remarks)
    if run.comparison is not None:
        words += [f"at level {level}: {why}" for level, why in goal.context.findings.unproven_levels.items()]
    if goal.unseen:
        words.append(goal.unseen)
    then = Then.GO_ON if run.shown is Shown.DIFFERS else Then.CHOOSE_OTHERS
    return Blocked(replace(run.reason, message="; ".join([run.reason.message, *words])), then)
