"""Schedules of a target that leaves its order open, or that fills channels: does it end otherwise than the source?"""

from __future__ import annotations

from msgspec.structs import replace

from equiv.proving.answers import Answer, Blocked, Refuted, Then
from equiv.proving.channel_capacity import has_channels
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import SymbolicRun
from equiv.refuting.witness import search_schedules
from equiv.verdict import Witness
from equiv.verdict.reasons import ReasonKind
from interp.machine import Domain


class Schedules:
    """The source has one end, and nothing is known of the target's but that its order is open: that it ends otherwise
    under one schedule is a difference, unless its compiler chooses the order."""

    name = "schedules"

    def domain(self, goal: Goal) -> str:
        return Domain.CONCRETE.value

    def applies(self, goal: Goal) -> bool:
        return goal.run is not None and (_leaves_order_open(goal.run) or _fills_channels(goal, goal.run))

    def apply(self, goal: Goal) -> Answer | None:
        run, context = goal.run, goal.context
        assert run is not None and run.reason is not None
        found = search_schedules(context.pair, run.inputs, goal.named, context.meter, context.weakest)
        if found.witness is None:
            goal.said = "no schedule shows a difference"
            return None
        if not _leaves_order_open(run):
            return Refuted(found.witness)
        if not any(each.orders_later for each in context.pair.target_module.functions.values()):
            return Refuted(found.witness, (run.reason,))
        message = (
            f"{run.reason.message}, and its compiler may order them; under schedule {found.witness.schedule} the "
            f"target ends otherwise: {_said(found.witness)}"
        )
        return Blocked(replace(run.reason, message=message), Then.END, found.witness)


def _said(witness: Witness) -> str:
    return witness.cell.text if witness.cell is not None else witness.message


def _leaves_order_open(run: SymbolicRun) -> bool:
    return run.stopped_by(ReasonKind.ORDER) and run.source is not None and run.source.stop is None


def _fills_channels(goal: Goal, run: SymbolicRun) -> bool:
    """Whether the target alone reached a limit, perhaps with elements that nobody takes: where channels have no
    capacity, it goes as far as what is taken."""
    if run.source is None or run.source.stop is not None:
        return False
    is_long = run.stopped_by(ReasonKind.LIMIT_MEMORY, ReasonKind.LIMIT_OPERATIONS)
    return is_long and has_channels(goal.context.pair.target_module)
