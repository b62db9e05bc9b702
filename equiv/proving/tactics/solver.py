"""Cells that differ in structure, by normal forms and z3; a model of z3 is a proposal of inputs, which are run."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from equiv.pairing.pair import Pair
from equiv.proving.answers import Answer, Proven, Refuted
from equiv.proving.assumptions import has_floats
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import SymbolicRun, cell_text
from equiv.refuting.witness import try_inputs
from equiv.verdict import LEVELS
from equiv.verdict.method import Method
from interp import ir
from interp.machine import Comparison, Domain, compare

if TYPE_CHECKING:
    from equiv.solver.solve import Settled

_MOST_OBLIGATIONS = 100_000  # cells that differ in structure, at one size vector
_EFFECTS = (-1, -1)  # what stands for requirements that no solver can be asked about


class Solver:
    """Applies to expressions of the exact domain, which z3 can be asked about, where no run has shown that they
    differ."""

    name = "solver"

    def domain(self, goal: Goal) -> str:
        return "z3"

    def applies(self, goal: Goal) -> bool:
        run = goal.run
        if run is None or run.comparison is None or run.target is None or goal.differs_in_bits:
            return False
        return (
            run.domain is Domain.EXACT
            and _EFFECTS not in run.comparison.unmet
            and run.target.broken_promise is None
            and run.comparison.differing <= _MOST_OBLIGATIONS
            and goal.context.meter.seconds_left > 0
        )

    def apply(self, goal: Goal) -> Answer | None:
        run, context = goal.run, goal.context
        assert run is not None and run.comparison is not None and run.source is not None and run.target is not None
        settled = _settle(goal, run, run.comparison)
        if settled is None:
            goal.said = "the target requires what the source does not"
            return None
        if settled.all_equal:
            if settled.takes_poison:
                context.findings.taken_for_granted.append(ir.UNDEF_MAY_BE_POISON)
            if settled.rounds_to_nearest:
                from equiv.solver.library import NEAREST

                context.findings.taken_for_granted.append(NEAREST)
            return Proven(
                Method.SOLVER,
                run.comparison.cells,
                (run.source.decisions, run.target.decisions),
                uninitialized=run.comparison.source_uninitialized,
                poison_for_unwritten=run.comparison.poison_for_unwritten,
            )
        if settled.model is not None and (context.weakest == LEVELS[0] or not _computes_floats(context.pair)):
            found = try_inputs(context.pair, run.inputs, goal.named, settled.model, context.meter)
            if found.witness is not None:
                return Refuted(found.witness)
            goal.unseen = found.explanation
        if settled.requirement:
            goal.remarks.append(f"it is an open obligation: {settled.requirement}")
        else:
            cell, why = settled.opened[0]
            goal.remarks.append(f"{cell_text(context.pair, cell)} is an open obligation: {why}")
        goal.said = goal.remarks[-1]
        return None


def _computes_floats(pair: Pair) -> bool:
    return any(has_floats(module) for module in (pair.source_module, pair.target_module))


def _settle(goal: Goal, run: SymbolicRun, comparison: Comparison) -> Settled | None:
    """What algebra and z3 make of the cells that differ in structure; None where they cannot be asked."""
    # z3 is slow to import, and most pairs do without.
    from equiv.solver.limits import SolverLimits
    from equiv.solver.requirements import settle_requirements
    from equiv.solver.solve import Settled, settle

    assert run.source is not None and run.target is not None
    context, meter = goal.context, goal.context.meter
    context.tell(f"{comparison.differing} obligations by algebra and z3")
    started = time.monotonic()
    whole = compare(run.source, run.target, _MOST_OBLIGATIONS)
    if _EFFECTS in whole.unmet:
        return None
    given = SolverLimits(context.options.solver_limit), context.pair.assumptions, meter.deadline
    met = settle_requirements(run.source, run.target, whole.unmet, *given)
    if met.open:
        settled = Settled(requirement=met.open, model=met.model)
    else:
        cells = [each.cell for each in whole.differences]
        settled = settle(run.source, run.target, cells, *given)
        settled.requirements = met.proven
    meter.spend("solve", time.monotonic() - started)
    counts = meter.stats.obligations
    for name, count in (
        ("structure", comparison.cells - comparison.differing),
        ("algebra", settled.by_algebra),
        ("solver", settled.by_solver + settled.requirements),
        ("open", comparison.differing - settled.by_algebra - settled.by_solver),
    ):
        counts[name] = counts.get(name, 0) + count
    return settled
