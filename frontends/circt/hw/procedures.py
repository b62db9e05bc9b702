"""Registers of sv: what processes that wait for one edge of a clock assign to them.

Source: IEEE 1800-2017, clauses 9.4.2 (an `if` whose condition is unknown takes the other branch, which is refused
where it may be), 10.4.2 (assignments that do not block: what is assigned is computed of what is held before the edge,
and of several the last one holds) and CIRCT's documentation of sv. A reset of `sv.alwaysff` that is synchronous comes
before all else. Processes that wait for several edges, assign at once, or do anything else are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from frontends.circt.hw.wire_parts import part_of
from frontends.circuits.bits import choose, opposite
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

PROCESSES = ("sv.always", "sv.alwaysff")
INITIAL = "sv.initial"
REGISTER = "sv.reg"
_FALLING = 1
_SYNCHRONOUS = 1


class Process(Struct, frozen=True):
    """A process that waits for an edge of `clock`, the falling one where `falls`. Where `reset` holds (or does not,
    where `reset_low`), its second region is done, otherwise its first one."""

    operation: Any
    clock: Any
    falls: bool
    reset: Any | None = None
    reset_low: bool = False


def process_of(lowering: Lowering, operation: Any) -> Process:
    """Raises `Unsupported`."""
    attributes, operands = operation.attributes, list(operation.operands)
    if ("events" if operation.name == "sv.always" else "clockEdge") not in attributes:
        raise lowering.unsupported_at(operation, "a process without an edge")
    if operation.name == "sv.always":
        events = [int(each.value) for each in attributes["events"]]
        if len(events) != 1 or events[0] > _FALLING:
            raise lowering.unsupported_at(operation, "a process that does not wait for one edge of one clock")
        return Process(operation, operands[0], events[0] == _FALLING)
    edge = int(attributes["clockEdge"].value)
    style = int(attributes["resetStyle"].value) if "resetStyle" in attributes else 0
    if edge > _FALLING or style > _SYNCHRONOUS:
        raise lowering.unsupported_at(operation, "a process that does not wait for one edge of one clock")
    if not style:
        return Process(operation, operands[0], edge == _FALLING)
    low = int(attributes["resetEdge"].value) == _FALLING
    return Process(operation, operands[0], edge == _FALLING, operands[1], low)


def statements(lowering: Lowering, operation: Any) -> Iterator[tuple[Any, list[Any]]]:
    """The assignments in a process, and the conditions that they and what holds them depend on. Raises `Unsupported`
    for other statements; what computes a value is none."""
    for region in operation.regions:
        for block in region.blocks:
            for view in block.operations:
                each = view.operation
                if each.name == "sv.if":
                    yield each, [each.operands[0]]
                    yield from statements(lowering, each)
                elif each.name == "sv.passign":
                    yield each, [each.operands[1]]
                elif len(each.results) == 0 or len(each.regions):
                    raise lowering.unsupported_at(each, "in a process")


def computed_in(operation: Any) -> Iterator[Any]:
    """The operations in a process that compute values."""
    for region in operation.regions:
        for block in region.blocks:
            for view in block.operations:
                if view.operation.name == "sv.if":
                    yield from computed_in(view.operation)
                elif len(view.operation.results):
                    yield view.operation


def assigned(
    lowering: Lowering, process: Process, register: Any, held: ir.Value, value: Callable[[Any], ir.Value]
) -> ir.Value:
    """What a register holds after the edge; `value` gives those that are computed before it."""

    def after(region: Any, following: ir.Value) -> ir.Value:
        for block in region.blocks:
            for view in block.operations:
                each = view.operation
                part = part_of(lowering, each.operands[0]) if each.name == "sv.passign" else None
                if part is not None and part.whole == register:
                    following = part.replaced(lowering, following, value(each.operands[1]))
                elif each.name == "sv.if":
                    branches = [after(part, following) for part in each.regions]
                    yes, no = branches[0], branches[1] if len(branches) > 1 else following
                    if yes is not no:
                        condition = value(each.operands[0])
                        lowering.place_at(each)
                        following = choose(lowering, condition, yes, no)
        return following

    regions = list(process.operation.regions)
    if process.reset is None:
        return after(regions[0], held)
    on, off = after(regions[1], held), after(regions[0], held)
    reset = value(process.reset)
    lowering.place_at(process.operation)
    return choose(lowering, opposite(lowering, reset) if process.reset_low else reset, on, off)


def initial_values(lowering: Lowering, operation: Any) -> Iterator[tuple[Any, int]]:
    """The registers that a process sets at the beginning, and the constants that it sets them to. Raises
    `Unsupported` for anything else."""
    for block in operation.regions[0].blocks:
        for view in block.operations:
            each = view.operation
            source = getattr(each.operands[1].owner, "operation", None) if each.name == "sv.bpassign" else None
            if source is not None and source.name == "hw.constant":
                yield each.operands[0], bits_of(source.attributes["value"], lowering.scalar(each.operands[1].type))
            elif each.name != "hw.constant":
                raise lowering.unsupported_at(each, "in a process that runs once")
