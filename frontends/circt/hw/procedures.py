"""Registers of sv: what processes that wait for one edge of a clock assign to them.

Source: IEEE 1800-2017, clauses 9.4.2 (an `if` whose condition is unknown takes the other branch, which is refused
where it may be), 10.4.1 and 10.4.2 (assignments that do not block come after those that do, whatever their order; what
is assigned is computed of what is held before the edge, and of several the last one holds) and CIRCT's documentation of
sv. A reset of `sv.alwaysff` that is synchronous comes before all else. What a process of combinational logic assigns on
all ways through it, and reads nothing of, is a wire (9.2.2.2). What a register that is assigned at once holds
may decide nothing at that edge. Processes that assign and wait for several edges are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from frontends.assumptions import TWO_STATES
from frontends.circt.hw.branches import BRANCHES, Branch, Test, branches_of, statements_in
from frontends.circt.hw.wire_parts import part_of
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

PROCESSES = ("sv.always", "sv.alwaysff")
INITIAL = "sv.initial"
COMBINATIONAL = "sv.alwayscomb"
REGISTER = "sv.reg"
BLOCKING = "sv.bpassign"
ASSIGNMENTS = ("sv.passign", BLOCKING)
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


def statements(operation: Any) -> Iterator[tuple[Any, list[Any]]]:
    """The assignments in a process, and the values that they take or that decide about them."""
    for each in statements_in(operation):
        if each.name in ASSIGNMENTS:
            yield each, [each.operands[1]]
        elif each.name in BRANCHES:
            yield each, list(each.operands)


def computed_in(operation: Any) -> Iterator[Any]:
    """The operations in a process that compute values."""
    yield from (each for each in statements_in(operation) if len(each.results))


def assigned(
    lowering: Lowering,
    process: Process,
    register: Any,
    held: ir.Value,
    value: Callable[[Any], ir.Value],
    test: Callable[[Test], ir.Value],
) -> ir.Value:
    """What a register holds after the edge; `value` and `test` give what is computed before it."""

    def after(region: Any, following: ir.Value, kind: str) -> ir.Value:
        for block in region.blocks:
            for view in block.operations:
                each = view.operation
                part = part_of(lowering, each.operands[0]) if each.name == kind else None
                if part is not None and part.whole == register:
                    following = part.replaced(lowering, following, value(each.operands[1]))
                elif each.name in BRANCHES:
                    following = branched(each, branches_of(lowering, each), following, kind)
        return following

    def branched(operation: Any, branches: list[Branch], before: ir.Value, kind: str) -> ir.Value:
        """The first branch whose test holds decides."""
        done = [after(each.region, before, kind) for each in branches]
        following = before
        for branch, found in zip(reversed(branches), reversed(done), strict=True):
            if branch.test is None:
                following = found
            elif found is not following:
                condition = test(branch.test)
                lowering.place_at(operation)
                following = lowering.select(condition, found, following)
        return following

    regions = list(process.operation.regions)
    for kind in reversed(ASSIGNMENTS):
        if process.reset is None:
            held = after(regions[0], held, kind)
            continue
        on, off = after(regions[1], held, kind), after(regions[0], held, kind)
        if on is off:  # what neither assigns, or both
            held = on
            continue
        lowering.assumptions.add(TWO_STATES)
        reset = value(process.reset)
        lowering.place_at(process.operation)
        held = lowering.select(lowering.opposite(reset) if process.reset_low else reset, on, off)
    return held


def combinational(
    lowering: Lowering,
    operation: Any,
    register: Any,
    value: Callable[[Any], ir.Value],
    test: Callable[[Test], ir.Value],
) -> ir.Value:
    """What a process of combinational logic gives a register. Raises `Unsupported` where it may keep what it held, or
    only a part of it is assigned."""

    def after(region: Any, following: ir.Value | None, kind: str) -> ir.Value | None:
        for block in region.blocks:
            for view in block.operations:
                each = view.operation
                part = part_of(lowering, each.operands[0]) if each.name == kind else None
                if part is not None and part.whole == register:
                    if part.width is not None:
                        raise lowering.unsupported_at(each, "a part in combinational logic")
                    following = value(each.operands[1])
                elif each.name in BRANCHES and any(inner.name == kind for inner in statements_in(each)):
                    following = branched(each, branches_of(lowering, each), following, kind)
        return following

    def branched(operation: Any, branches: list[Branch], before: ir.Value | None, kind: str) -> ir.Value | None:
        found = before
        for branch in reversed(branches):
            done = after(branch.region, before, kind)
            if branch.test is None or done is found:
                found = done
                continue
            if done is None or found is None:
                raise lowering.unsupported_at(operation, "a register that combinational logic may leave as it is")
            condition = test(branch.test)
            lowering.place_at(operation)
            found = lowering.select(condition, done, found)
        return found

    found: ir.Value | None = None
    for kind in reversed(ASSIGNMENTS):
        found = after(operation.regions[0], found, kind)
    if found is None:
        raise lowering.unsupported_at(operation, "a register that combinational logic may leave as it is")
    return found


def initial_values(lowering: Lowering, operation: Any) -> Iterator[tuple[Any, int]]:
    """The registers that a process sets at the beginning, and the constants that it sets them to. Raises
    `Unsupported` where something else decides about that."""
    for block in operation.regions[0].blocks:
        for view in block.operations:
            each = view.operation
            source = getattr(each.operands[1].owner, "operation", None) if each.name == BLOCKING else None
            if source is not None and source.name == "hw.constant":
                yield each.operands[0], bits_of(source.attributes["value"], lowering.scalar(each.operands[1].type))
            elif each.name in ASSIGNMENTS or any(inner.name in ASSIGNMENTS for inner in statements_in(each)):
                raise lowering.unsupported_at(each, "in a process that runs once")
