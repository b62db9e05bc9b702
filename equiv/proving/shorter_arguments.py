"""Arguments that are shorter than in a run. `if (a[i] > 1) b[i] = a[i]` is defined where `b` has no elements and no
`a[i]` is above 1, and a target that loads `b[i]` whatever the data is not.

A program that cannot see an extent does the same whatever it is, up to an access that is out of bounds. So for some
data and any extents at which the source is defined, the target is defined where none of its accesses goes further, in
any dimension of an argument, than some access of the source does. Of a run with extents for any data it is therefore
asked whether each path to an access of the target implies one to an access of the source that goes as far. Where that
is not known of an access, the pair is run with an extent that ends before it: there the source is undefined on all
paths on which it goes as far."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from equiv.proving.goal import Context, Goal
from equiv.proving.symbolic_run import run_symbolically
from equiv.proving.tactics.identity import EXACT_MEMORY, EXACT_OPERATIONS
from equiv.sizing.variables import Variable
from interp.machine import BufferInput, Comparison, Domain, Execution, Input, compare
from interp.machine.requirement import Reach


def telling_extents(goal: Goal) -> Mapping[Variable, Sequence[int]]:
    """Extents, large ones first, at which a goal that was proven with larger ones may not hold: all others tell no more
    than these do. Those are extents of `by_data` that nobody can see."""
    unseen = {each: needs for each, needs in goal.by_data.items() if each not in goal.context.plan.target_sees}
    if not unseen:
        return {}
    compared = _compared(goal)
    found: dict[Variable, set[int]] = {each: set() for each in unseen}
    if compared is None:
        for variable, (least, most) in unseen.items():
            found[variable].update(range(least, min(most, goal.sizes.get(variable, most))))
    else:
        of_place = {(each.parameter, each.dimension): each for each in unseen}
        for reach in _unmatched(goal, *compared):
            further = of_place.get((reach.parameter, reach.dimension))
            if further is not None:
                low = reach.high if reach.is_certain else reach.low
                found[further].update(range(max(low, unseen[further][0]), reach.high + 1))
    return {variable: sorted(extents, reverse=True) for variable, extents in found.items() if extents}


def _compared(goal: Goal) -> tuple[Execution, Execution, Comparison] | None:
    """Runs of which it is known how far they go, side by side; None where there are none."""
    run, context = goal.run, goal.context
    pair, meter = context.pair, context.meter
    limits = {
        Domain.EXACT: meter.limits(EXACT_OPERATIONS, EXACT_MEMORY),
        Domain.FINGERPRINT: meter.limits(goal.budget),
    }
    for domain in limits:
        if run is None or run.domain is not domain or run.source is None or run.target is None:
            continue
        if run.source.stop is None and run.target.stop is None:
            return run.source, run.target, run.comparison or compare(run.source, run.target)
    for domain, limit in limits.items():
        if domain not in context.domains:
            continue
        run = run_symbolically(pair, goal.inputs, meter, domain, limit)
        source, target = run.source, run.target
        if source is not None and target is not None and source.stop is None and target.stop is None:
            return source, target, run.comparison or compare(source, target)
    return None


def _unmatched(goal: Goal, source: Execution, target: Execution, comparison: Comparison) -> Sequence[Reach]:
    """The target's accesses that are not known to imply one of the source that goes as far."""
    reached = target.reaches()
    needs = {(each.parameter, each.dimension): needs for each, needs in goal.by_data.items()}
    asked = [
        reach
        for reach in (reached[each] for each in comparison.further)
        if (place := (reach.parameter, reach.dimension)) in needs and reach.high >= needs[place][0]
    ]
    if not asked or target.domain is not Domain.EXACT:
        return asked
    return _not_implied(goal.context, source, target, asked)


def _not_implied(context: Context, source: Execution, target: Execution, asked: Sequence[Reach]) -> Sequence[Reach]:
    """Those accesses of which z3 does not know that they imply one of the source that goes as far."""
    # z3 is slow to import, and most pairs do without.
    from equiv.solver.limits import SolverLimits
    from equiv.solver.requirements import unmatched

    context.tell(f"{len(asked)} accesses that wait for data, by z3")
    started = time.monotonic()
    limits = SolverLimits(context.options.solver_limit)
    found = unmatched(source, target, asked, limits, context.pair.assumptions, context.meter.deadline)
    context.meter.spend("solve", time.monotonic() - started)
    return found


def further_accesses(context: Context, inputs: Sequence[Input]) -> Sequence[Reach]:
    """Accesses of the target that are not known to imply one of the source that goes as far, in any argument. Where
    the source can see how large that is, it may do something else where it ends before the access."""
    kept = [replace(each, keeps_reaches=True) if isinstance(each, BufferInput) else each for each in inputs]
    limits = context.meter.limits(EXACT_OPERATIONS, EXACT_MEMORY)
    run = run_symbolically(context.pair, kept, context.meter, Domain.EXACT, limits)
    source, target, comparison = run.source, run.target, run.comparison
    if source is None or target is None or comparison is None or not comparison.further:
        return ()
    reached = target.reaches()
    return _not_implied(context, source, target, [reached[each] for each in comparison.further])
