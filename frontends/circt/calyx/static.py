"""Static groups, which take a number of cycles that is known, and the control of them.

What runs at the same time runs cycle by cycle, so that one group may read what another one wrote a cycle before. When a
cell that takes several cycles is done is not modelled, and static groups do not ask."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.circt.calyx.component import Cell, Component, Group
from frontends.circt.calyx.cycle import Cycle
from frontends.circt.calyx.group import MOST_CYCLES, Run
from frontends.circt.calyx.state import Instance, Storage
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import children
from interp import ir


class Schedule(Struct, frozen=True):
    """Groups with the cycle in which each begins, and the number of all cycles."""

    groups: list[tuple[int, Group]]
    cycles: int

    def after(self, cycles: int) -> list[tuple[int, Group]]:
        return [(cycles + start, group) for start, group in self.groups]


STATIC = ("calyx.static_seq", "calyx.static_repeat", "calyx.static_if", "calyx.static_par")


def require_static(lowering: Lowering, component: Component, operation: Any) -> None:
    """Raises `Unsupported` for static control with something in it that is not static."""
    if operation.name == "calyx.enable":
        if component.group(lowering, operation).latency is None:
            raise lowering.unsupported_at(operation, "a group that is not static, in static control")
    elif operation.name not in STATIC:
        raise lowering.unsupported_at(operation, "in static control")
    for each in children(operation):
        require_static(lowering, component, each)


def schedule_of(lowering: Lowering, component: Component, operation: Any) -> Schedule:
    """Which groups some static control runs, and when. Raises `Unsupported` where that depends on data."""
    lowering.place_at(operation)
    if operation.name == "calyx.enable":
        group = component.group(lowering, operation)
        return Schedule([(0, group)], group.latency or 0)
    if operation.name == "calyx.static_if":
        raise lowering.unsupported("at the same time as other static control")
    parts = [schedule_of(lowering, component, each) for each in children(operation)]
    if operation.name == "calyx.static_par":
        return Schedule(
            [each for part in parts for each in part.groups], max([part.cycles for part in parts], default=0)
        )
    times = int(operation.attributes["count"].value) if operation.name == "calyx.static_repeat" else 1
    if times * sum(part.cycles for part in parts) > MOST_CYCLES:
        raise lowering.unsupported(f"more than {MOST_CYCLES} cycles at the same time as others")
    groups: list[tuple[int, Group]] = []
    cycles = 0
    for part in parts * times:
        groups += part.after(cycles)
        cycles += part.cycles
    return Schedule(groups, cycles)


class StaticRun(Run):
    """The run of a schedule of an instance's groups."""

    def __init__(self, lowering: Lowering, instance: Instance, schedule: Schedule) -> None:
        groups = [group for _, group in schedule.groups]
        together = Group(
            ", ".join(dict.fromkeys(group.name for group in groups)),
            groups[0].operation if groups else instance.component.operation,
            [each for group in dict.fromkeys(groups) for each in group.assignments],
        )
        super().__init__(lowering, instance, together, _never)
        self.schedule = schedule

    def emit(self) -> None:
        """Raises `Unsupported` where it depends on data which cells are written, for cells that take several cycles,
        and where a group runs that runs already."""
        component = self.instance.component
        for name in sorted(_asked_for(self.lowering, component)):
            if component.cells[name] in self.cells:
                what = f"whether '{name}' is done, which a static group may have left so"
                raise self.lowering.unsupported_at(self.group.operation, what)
        for number in range(self.schedule.cycles):
            self.lowering.place_at(self.group.operation)
            running = [
                (number - start, group)
                for start, group in self.schedule.groups
                if start <= number < start + (group.latency or 0)
            ]
            if len({group.name for _, group in running}) < len(running):
                raise self.lowering.unsupported_at(self.group.operation, "a group that runs twice at the same time")
            given: dict[Any, ir.Value] = {}
            for since, group in running:
                for value, cycle in group.cycles.items():
                    given[value] = self.computed.constant(int(since == cycle), ir.I1)
            assignments = [each for _, group in running for each in group.assignments]
            self.step(
                Cycle(
                    self.computed,
                    self.instance,
                    assignments + component.always,
                    {},
                    versions=self.versions,
                    given=given,
                )
            )

    def _several_cycles(self, cycle: Cycle, cell: Cell, storage: Storage, following: Any) -> None:
        if self.computed.known.get(cycle.input(cell, self._go(cell, storage))) != 0:
            raise self.lowering.unsupported_at(self.group.operation, f"'{cell.name}', which takes several cycles")


def _asked_for(lowering: Lowering, component: Component) -> set[str]:
    """The cells of which groups that are not static ask whether they are done."""
    found: set[str] = set()
    for group in component.groups.values():
        pending = [] if group.latency is not None else [*(group.done.operands if group.done is not None else ())]
        for each in group.assignments if group.latency is None else ():
            pending += [each.source, *([each.guard] if each.guard is not None else [])]
        while pending:
            value = pending.pop()
            cell, port = component.owner.get(value, (None, ""))
            operation = getattr(value.owner, "operation", None)
            if cell is not None and port == "done":
                found.add(cell.name)
            elif cell is None and operation is not None:
                pending += operation.operands
    return found


def _never(inside: Instance, inputs: Any) -> None:
    raise AssertionError("a static group starts no other component")
