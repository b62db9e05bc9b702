"""How large arguments must be whose extent only accesses tell: as large as the source's accesses need, and as its
callers promise."""

from __future__ import annotations

from collections.abc import Mapping

from equiv.pairing.layout import machine_inputs
from equiv.proving.answers import Answer, SourceUndefined
from equiv.proving.findings import sizes_text
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import Shown, SymbolicRun, stop_reason
from equiv.sizing.variables import Variable
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp.machine import Domain, Stop


class Extents:
    """Runs the source in the domain of extents, where some are elastic, and lays out the inputs. With slack, extents
    that the target can see are larger than that. What accesses need for some data alone is kept: for other data the
    source is defined with less, and the target may not be."""

    name = "extents"

    def domain(self, goal: Goal) -> str:
        return Domain.EXTENT.value

    def applies(self, goal: Goal) -> bool:
        return True

    def apply(self, goal: Goal) -> Answer | None:
        context = goal.context
        pair, plan, meter = context.pair, context.plan, context.meter
        parameters = pair.signature.parameters
        scalars = {each.parameter: value for each, value in goal.sizes.items() if each.dimension is None}
        extents: dict[tuple[int, int], int | None] = {}
        by_data: dict[Variable, tuple[int, int]] = {}
        for variable, value in goal.sizes.items():
            if variable.dimension is not None:
                extents[variable.parameter, variable.dimension] = value
        if plan.elastic:
            for variable in plan.elastic:
                assert variable.dimension is not None
                extents[variable.parameter, variable.dimension] = None
            inputs = machine_inputs(parameters, scalars, extents, packed=goal.packed)
            execution = pair.source_program.run(inputs, Domain.EXTENT, limits=meter.limits(goal.budget))
            meter.count("extents", execution)
            if execution.stop is not None:
                shown = Shown.SOURCE_UNDEFINED if execution.stop.is_undefined else Shown.STOPPED
                reason = _reason(goal, execution.stop)
                goal.run = SymbolicRun(shown, inputs, Domain.EXTENT, reason, execution)
                goal.said = reason.message
                return SourceUndefined(reason) if shown is Shown.SOURCE_UNDEFINED else None
            for at, variable in enumerate(plan.elastic):
                assert variable.dimension is not None
                promised = plan.least.get(variable, 0)
                ways = execution.sure_extents, execution.extents
                least, size = (max(_extent(of, variable), promised) for of in ways)
                if least < size:
                    by_data[variable] = least, size
                if goal.short and variable in goal.sizes:
                    size = goal.sizes[variable]
                else:
                    size = max(size, goal.sizes.get(variable, 0))
                    size += 1 + at if goal.slack and variable in plan.target_sees else 0
                extents[variable.parameter, variable.dimension] = size
            seen = {each: needs for each, needs in by_data.items() if each in plan.target_sees}
            if seen and not goal.short:
                context.findings.by_data.append((goal.sizes, seen))
        known = {key: size for key, size in extents.items() if size is not None}
        goal.name(known)
        goal.by_data = by_data
        shorter = {variable.parameter for variable in by_data}
        goal.inputs = machine_inputs(parameters, scalars, dict(known), packed=goal.packed, shorter=shorter)
        context.findings.ran.append((goal.named, goal.inputs))
        if plan.elastic:
            found = {each.name: goal.named[each.name] for each in plan.elastic}
            goal.said = f"the source needs {sizes_text(found)}"
        return None


def _extent(extents: Mapping[int, tuple[int, ...]], variable: Variable) -> int:
    known = extents.get(variable.parameter, ())
    assert variable.dimension is not None
    return known[variable.dimension] if variable.dimension < len(known) else 0


def _reason(goal: Goal, stop: Stop) -> Reason:
    reason = stop_reason(stop, "source")
    if reason.kind != ReasonKind.DATA:
        return reason
    names = ", ".join(f"--size {variable.name}=N" for variable in goal.context.plan.elastic)
    message = f"{reason.message}; how large the arrays must be is not known: give {names}"
    return Reason.at(ReasonKind.DATA, message, reason.place)
