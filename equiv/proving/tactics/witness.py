"""Concrete inputs on which the programs disagree."""

from __future__ import annotations

from equiv.proving.answers import Answer, Refuted
from equiv.proving.goal import Goal
from equiv.proving.levels import LevelProof, prove_level
from equiv.proving.symbolic_run import Shown, SymbolicRun
from equiv.refuting.witness import search
from equiv.verdict import LEVELS, Reason
from equiv.verdict.reasons import ReasonKind
from interp.machine import Domain

_OPEN_ENDED_OPERATIONS = 2_000_000  # of one run where how long it runs depends on data
_REMARK_OPERATIONS = 5_000_000  # up to here a remark on a level that is not accepted is worth its time
_REMARK_SECONDS = 5.0


def shows_a_difference(goal: Goal) -> bool:
    """Whether the symbolic run leaves it open that a concrete one shows a difference."""
    run = goal.run
    if run is None:
        return False
    return run.shown is Shown.DIFFERS or (run.stopped_by(ReasonKind.DATA) and run.domain is not Domain.EXTENT)


class Search:
    """Runs both programs on samples of data."""

    name = "witness"

    def domain(self, goal: Goal) -> str:
        return Domain.CONCRETE.value

    def applies(self, goal: Goal) -> bool:
        return shows_a_difference(goal)

    def apply(self, goal: Goal) -> Answer | None:
        run, context = goal.run, goal.context
        assert run is not None
        pair, meter = context.pair, context.meter
        context.tell(f"looking for a witness, {goal.text}")
        operations = _OPEN_ENDED_OPERATIONS if run.stopped_by(ReasonKind.DATA) else None
        found = search(pair, run.inputs, goal.named, meter, context.weakest, operations)
        if run.comparison is not None and context.options.explain:
            _remark_on_levels(goal, run)
        if found.witness is not None:
            return Refuted(found.witness)
        goal.unseen = found.explanation
        goal.said = "no input shows a difference" + (f"; {found.explanation}" if found.explanation else "")
        # What differs bit for bit no solver proves to be the same bits.
        if context.weakest != LEVELS[0] and search(pair, run.inputs, goal.named, meter).witness is not None:
            goal.differs_in_bits = True
            goal.remarks.append("bit for bit they differ")
            goal.said += "; bit for bit they differ"
        return None


def _remark_on_levels(goal: Goal, run: SymbolicRun) -> None:
    """Notes the strongest level that holds, if not one that is accepted."""
    context, notes = goal.context, goal.context.findings.notes
    if run.operations > _REMARK_OPERATIONS or context.meter.seconds_left < _REMARK_SECONDS:
        return
    for level in LEVELS[1:]:
        if level in context.levels or any(note.kind == ReasonKind.LEVEL for note in notes):
            continue
        proof = prove_level(context.pair, run.inputs, context.meter, level, _REMARK_OPERATIONS)
        if isinstance(proof, LevelProof):
            message = f"the outputs are equal at level {level}; to accept that, give --accept {level}"
            notes.append(Reason(ReasonKind.LEVEL, message))
