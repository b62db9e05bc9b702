"""A component as a function: what callers see of it, and its body.

The parameters are the memories that are external, then the inputs; the results are the outputs when it is done."""

from __future__ import annotations

from typing import Any

from frontends.circt.calyx.component import PRIMITIVE, Component, external_memories, has_clock, ports_of
from frontends.circt.calyx.control import Control
from frontends.circt.calyx.cycle import Computed, Cycle
from frontends.circt.calyx.numbers import mark_floats
from frontends.circt.calyx.state import instantiate, memory_storage, memory_type
from frontends.circt.hw.module import operations_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol
from interp import ir

PROTOCOL = (
    "a Calyx component runs from go to done: what its registers hold at first is not known, inputs stay, each group "
    "ends in the cycle in which it is done, and a cell that takes cycles is done when nothing else in the group moves"
)


def parameters_of(operation: Any) -> list[tuple[str, Any]]:
    """The names of what callers give, with the type: a view for memories, MLIR's for inputs."""
    memories = [(each.attributes["sym_name"].value, memory_type(each)) for each in external_memories(operation)]
    return memories + [(port.name, port.type) for port in ports_of(operation) if port.input and not port.role]


def results_of(operation: Any) -> list[Any]:
    """The types of the outputs."""
    return [port.type for port in ports_of(operation) if not port.input and not port.role]


def lower_component(lowering: Lowering, symbol: Symbol) -> tuple[list[ir.Value], ir.Region, ir.Ports]:
    """Raises `Unsupported`."""
    components = _reachable(lowering, symbol)
    mark_floats(components)
    component = next(iter(components.values()))
    _require_first_cycles(lowering, components)
    entry = ir.Block()
    inputs = [port for port in component.ports if port.input and not port.role]
    outputs = [port for port in component.ports if not port.input and not port.role]
    memories = external_memories(symbol.operation)
    with lowering.within(entry):
        given, values = {}, {}
        for each in memories:
            name = each.attributes["sym_name"].value
            element = component.type(lowering, component.cells[name].ports["read_data"])
            contents = ir.Value(memory_type(each, element), name)
            entry.arguments.append(contents)
            lowering.roots[contents] = contents
            given[name] = memory_storage(lowering, each, contents)
        for port in inputs:
            values[port.value] = ir.Value(component.type(lowering, port.value), port.name)
            entry.arguments.append(values[port.value])
        instance = instantiate(lowering, component, components, given)
        instance.inputs = values
        if component.control is not None:
            Control(lowering).run(instance, {})
        lowering.place = symbol.place
        idle = Cycle(Computed(lowering), instance, component.always, {})
        results = [idle.value(port.value) for port in outputs]
        lowering.emit(ir.Return(place=symbol.place, values=results))
    lowering.assumptions.add(PROTOCOL)
    names = [f"memory '{each.attributes['sym_name'].value}'" for each in memories]
    names += [f"input '{port.name}'" for port in inputs]
    ports = ir.Ports(tuple(names), tuple(f"output '{port.name}'" for port in outputs))
    return entry.arguments, ir.Region([entry]), ports


def _require_first_cycles(lowering: Lowering, components: dict[str, Component]) -> None:
    """Raises `Unsupported` where a primitive with a clock goes on beyond its first cycle. `components` has the one that
    is run first, and those in it."""
    for number, component in enumerate(components.values()):
        goes_on = (
            number > 0
            or component.runs_by_wires
            or (component.control is not None and bool(operations_of(component.control)))
        )
        for cell in component.cells.values() if goes_on else ():
            if cell.kind == PRIMITIVE and has_clock(lowering, cell):
                raise lowering.unsupported_at(cell.operation, "a primitive with a clock, in what takes several cycles")


def _reachable(lowering: Lowering, symbol: Symbol) -> dict[str, Component]:
    """The component and those that are instances in it, and in these, by the names that instances give them."""
    found: dict[str, Component] = {}
    pending = [symbol]
    while pending:
        each = pending.pop()
        name = str(each.operation.attributes["sym_name"].value)
        if name in found:
            continue
        found[name] = component = Component(lowering, each)
        for cell in component.cells.values():
            if cell.kind == "calyx.instance":
                callee = cell.operation.attributes["componentName"].value
                pending.append(lowering.symbols.require(cell.operation, callee))
    return found
