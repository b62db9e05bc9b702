"""Whether a proof speaks of any run: a source that no data bring to its end means nothing, and anything refines it.

A source is taken to be defined if one of a few samples, or inputs that z3 finds for what it requires of data, bring it
to its end. Where it is only that none was found, a target that is the same program is equivalent nevertheless."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from equiv.proving.answers import Blocked, SourceUndefined, Then
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import stop_reason
from equiv.proving.tactics.alpha_equivalence import is_one_program
from equiv.refuting.samples import NoSuchSample, never_ends
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp.machine import Domain, Execution

_MESSAGE = "source: undefined for all data that were tried"


def why_vacuous(goal: Goal) -> SourceUndefined | Blocked | None:
    """What there is instead of a proof where the source requires something of data, or leaves out paths, and no data
    were found for which it comes to its end."""
    run = goal.run
    if goal.short or run is None or run.source is None:
        return None
    source, pair, meter = run.source, goal.context.pair, goal.context.meter
    if not (source.leaves_paths_out or source.requires_of_data):
        return None
    try:
        stop = never_ends(pair, goal.inputs, meter)
        if stop is None or (not source.leaves_paths_out and is_one_program(pair)):
            return None
        if run.domain is Domain.EXACT:
            found = _defining_inputs(goal, source)
            # Where nothing can be run on numbers, what z3 says of the source's requirements has to do.
            if found is not None and (not stop.is_undefined or never_ends(pair, goal.inputs, meter, found) is None):
                return None
    except NoSuchSample:
        return SourceUndefined(Reason(ReasonKind.UNDEFINED_SOURCE, _MESSAGE))
    reason = stop_reason(stop, "source")
    if not stop.is_undefined:
        return Blocked(reason, Then.GO_ON)
    return SourceUndefined(replace(reason, message=f"{_MESSAGE}; {reason.message.removeprefix('source: ')} first"))


def _defining_inputs(goal: Goal, source: Execution) -> Mapping[tuple[int, int], int] | None:
    """Inputs by (parameter, element) on which z3 says that the source meets what it requires."""
    # z3 is slow to import, and most pairs do without.
    from equiv.solver.limits import SolverLimits
    from equiv.solver.requirements import defining_inputs

    context = goal.context
    context.tell("data for which the source is defined, by z3")
    return defining_inputs(source, SolverLimits(context.options.solver_limit), context.pair.assumptions)
