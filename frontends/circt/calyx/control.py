"""The control of a component: which groups run, and in which order.

The arms of a `par` are tasks. Two of them that drive one port are a mistake whatever is held where: a port that more
than one arm drives has a mark in memory that each of these writes, so that it shows as a race."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from frontends.circt.calyx.component import CLOCKING, Assignment, Cell, Done, Group
from frontends.circt.calyx.cycle import Computed, Cycle, storage_of
from frontends.circt.calyx.group import Run
from frontends.circt.calyx.state import DEPTH, Instance, Storage, reference_cells
from frontends.circt.calyx.state_machine import StateMachine
from frontends.circt.calyx.static import STATIC, Schedule, StaticRun, require_static, schedule_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import children
from interp import ir

Marks = Mapping[Any, ir.Value]


class Control:
    """Emits the control of components."""

    def __init__(self, lowering: Lowering) -> None:
        self.lowering = lowering
        self._depth = 0

    def run(self, instance: Instance, marks: Marks) -> None:
        """All of an instance's control."""
        if self._depth > DEPTH:
            raise self.lowering.unsupported(f"more than {DEPTH} nested components")
        self._depth += 1
        if instance.component.runs_by_wires:
            self._by_wires(instance, marks)
        else:
            self._children(instance, instance.component.control, marks)
        self._depth -= 1

    def _by_wires(self, instance: Instance, marks: Marks) -> None:
        """A component without control, whose assignments are those of one group that says when it is done. Raises
        `Unsupported` where a cell goes on when the component is not started, as it is not once it is done."""
        component, lowering = instance.component, self.lowering
        computed = Computed(lowering)
        go = next((port.value for port in component.ports if port.role == "go"), None)
        stopped = {} if go is None else {go: computed.constant(0, ir.I1)}
        cycle = Cycle(computed, instance, component.always, {}, driven=list(component.cells.values()), given=stopped)
        for each in component.starts():
            lowering.place_at(each.operation)
            if cycle.known(each.target) != 0:
                raise lowering.unsupported("a cell that goes on where its component was not started")
        done = next(each for each in component.always if component.is_done(each.target))
        said = Done([done.source, *([] if done.guard is None else [done.guard])])
        group = Group(f"the wires of {component.name}", component.operation, done=said)
        self._run(instance, group, marks)

    def _children(self, instance: Instance, operation: Any, marks: Marks, region: int = 0) -> None:
        for block in operation.regions[region].blocks:
            for each in block.operations:
                self._statement(instance, each.operation, marks)

    def _statement(self, instance: Instance, operation: Any, marks: Marks) -> None:
        self.lowering.place_at(operation)
        match operation.name:
            case "calyx.seq":
                self._children(instance, operation, marks)
            case "calyx.par":
                self._par(instance, operation, marks)
            case "calyx.enable":
                self._enable(instance, operation, marks)
            case "calyx.if":
                self._if(instance, operation, marks)
            case "calyx.while":
                self._while(instance, operation, marks)
            case "calyx.repeat":
                with self.lowering.loop(0, int(operation.attributes["count"].value)):
                    self._children(instance, operation, marks)
            case "calyx.invoke":
                self._invoke(instance, operation, marks)
            case name if name in STATIC:
                require_static(self.lowering, instance.component, operation)
                self._static(instance, operation, marks)
            case "fsm.machine":
                StateMachine(
                    self.lowering, instance, operation, lambda user, name: self._run_group(instance, user, name, marks)
                ).run()
            case _:
                raise self.lowering.unsupported("")

    def _enable(self, instance: Instance, operation: Any, marks: Marks) -> None:
        if "compiledGroups" in operation.attributes:
            raise self.lowering.unsupported("compiled groups")
        self._run_group(instance, operation, operation.attributes["groupName"].value, marks)

    def _run_group(self, instance: Instance, user: Any, name: str, marks: Marks) -> None:
        group = instance.component.named_group(self.lowering, user, name)
        if group.latency is not None:
            self._scheduled(instance, Schedule([(0, group)], group.latency), marks)
            return
        self._mark(marks, {each.target: each.operation for each in group.assignments})
        if group.operation.name != "calyx.group":
            raise self.lowering.unsupported("a combinational group that is enabled")

        self._run(instance, group, marks)

    def _run(self, instance: Instance, group: Group, marks: Marks) -> None:
        def invoke(inside: Instance, inputs: Mapping[Any, ir.Value]) -> None:
            self.run(inside.with_references({}, inputs), marks)

        Run(self.lowering, instance, group, invoke).emit()

    def _static(self, instance: Instance, operation: Any, marks: Marks) -> None:
        """Control whose groups are static, and of which it is known how many cycles each part takes."""
        match operation.name:
            case "calyx.static_seq":
                self._children(instance, operation, marks)
            case "calyx.static_repeat":
                with self.lowering.loop(0, int(operation.attributes["count"].value)):
                    self._children(instance, operation, marks)
            case "calyx.static_if":
                self._if(instance, operation, marks)
            case _:
                self._scheduled(instance, schedule_of(self.lowering, instance.component, operation), marks)

    def _scheduled(self, instance: Instance, schedule: Schedule, marks: Marks) -> None:
        for _, group in schedule.groups:
            self._mark(marks, {each.target: each.operation for each in group.assignments})
        StaticRun(self.lowering, instance, schedule).emit()

    # -- conditions ----------------------------------------------------------------------------------------------------

    def _condition(self, instance: Instance, operation: Any, marks: Marks) -> ir.Value:
        """The port that is looked at, while a combinational group drives it."""
        assignments = self._combinational(instance, operation)
        self._mark(marks, {each.target: each.operation for each in assignments})
        cycle = Cycle(Computed(self.lowering), instance, assignments + instance.component.always, {})
        return cycle.value(operation.operands[0])

    def _combinational(self, instance: Instance, operation: Any) -> list[Assignment]:
        if "groupName" not in operation.attributes:
            return []
        group = instance.component.group(self.lowering, operation)
        if group.operation.name != "calyx.comb_group":
            raise self.lowering.unsupported(f"the group '{group.name}' in a condition, which takes cycles")
        return group.assignments

    def _if(self, instance: Instance, operation: Any, marks: Marks) -> None:
        place = self.lowering.place
        condition = self._condition(instance, operation, marks)
        regions = []
        for number in (0, 1):
            block = ir.Block()
            with self.lowering.within(block):
                if number < len(operation.regions):
                    self._children(instance, operation, marks, number)
                self.lowering.emit(ir.Yield(place=place, values=[]))
            regions.append(ir.Region([block]))
        then, otherwise = regions
        self.lowering.emit(ir.If(place=place, results=[], condition=condition, then=then, otherwise=otherwise))

    def _while(self, instance: Instance, operation: Any, marks: Marks) -> None:
        place = self.lowering.place
        before, after = ir.Block(), ir.Block()
        with self.lowering.within(before):
            condition = self._condition(instance, operation, marks)
            self.lowering.emit(ir.Condition(place=place, condition=condition, values=[]))
        with self.lowering.within(after):
            self._children(instance, operation, marks)
            self.lowering.emit(ir.Yield(place=place, values=[]))
        self.lowering.emit(
            ir.While(place=place, results=[], carried=[], before=ir.Region([before]), after=ir.Region([after]))
        )

    # -- arms ----------------------------------------------------------------------------------------------------------

    def _par(self, instance: Instance, operation: Any, marks: Marks) -> None:
        arms = [each.operation for block in operation.regions[0].blocks for each in block.operations]
        if len(arms) < 2:
            self._children(instance, operation, marks)
            return
        place = self.lowering.place
        driven = [self._driven(instance, arm) for arm in arms]
        shared = {port for number, ports in enumerate(driven) for port in ports for o in driven[:number] if port in o}
        inner = dict(marks)
        for port in sorted(shared, key=lambda port: [port in ports for ports in driven]):
            inner[port] = self.lowering.allocate(ir.I1, [])
        tokens = []
        for number, arm in enumerate(arms, 1):
            block = ir.Block()
            with self.lowering.within(block):
                self._statement(instance, arm, inner)
                self.lowering.emit(ir.Yield(place=place, values=[]))
            self.lowering.place = place
            tokens.append(self.lowering.spawn(block, f"arm {number}"))
        self.lowering.wait(tokens)

    def _mark(self, marks: Marks, ports: Mapping[Any, Any]) -> None:
        """Notes that ports are driven, and by which operations."""
        for port, operation in ports.items():
            if port in marks:
                self.lowering.place_at(operation)
                self.lowering.store(self.lowering.constant(1, ir.I1), marks[port], [])

    def _driven(self, instance: Instance, operation: Any) -> set[Any]:
        """The ports that some of the groups of an arm drive, and those of the cells that it hands to others."""
        found: set[Any] = set()
        component = instance.component
        if operation.name == "calyx.enable":
            found |= {each.target for each in component.group(self.lowering, operation).assignments}
        elif operation.name in ("calyx.if", "calyx.while"):
            found |= {each.target for each in self._combinational(instance, operation)}
        elif operation.name == "calyx.invoke":
            found |= self._invoked(instance, operation)
        for each in children(operation):
            found |= self._driven(instance, each)
        return {port for port in found if port not in component.owner or component.owner[port][1] not in CLOCKING}

    def _invoked(self, instance: Instance, operation: Any) -> set[Any]:
        cells = instance.component.cells
        names = [operation.attributes["callee"].value, *reference_cells(operation).values()]
        return {port for name in names if name in cells for port in cells[name].ports.values()}

    def _invoke(self, instance: Instance, operation: Any, marks: Marks) -> None:
        """Runs an instance with values at its inputs, and cells of the caller in the place of some of its own."""
        lowering = self.lowering
        cells = instance.component.cells
        name = operation.attributes["callee"].value
        if name in cells and cells[name].kind == "calyx.register":
            self._mark(marks, dict.fromkeys(self._invoked(instance, operation), operation))
            self._write(instance, operation, cells[name])
            return
        if name not in cells or cells[name].kind != "calyx.instance":
            raise lowering.unsupported(f"'{name}', which is not an instance")
        callee = storage_of(lowering, instance, cells[name]).inside
        assert callee is not None
        self._mark(marks, dict.fromkeys(self._invoked(instance, operation), operation))
        given: dict[str, Storage] = {}
        for formal, actual in reference_cells(operation).items():
            if actual not in cells or formal not in callee.component.cells:
                raise lowering.unsupported(f"a reference of '{formal}' to '{actual}'")
            _require_alike(lowering, cells[actual].operation, callee.component.cells[formal].operation)
            given[formal] = storage_of(lowering, instance, cells[actual])
        operands = list(operation.operands)
        half = len(operands) // 2
        computed = Computed(lowering)
        cycle = Cycle(computed, instance, instance.component.always, {})
        inputs: dict[Any, ir.Value] = {}
        for port, value in zip(operands[:half], operands[half:], strict=True):
            cell, port_name = instance.component.owner[port]
            if cell.name != name:
                raise lowering.unsupported(f"a port of '{cell.name}' that is given to '{name}'")
            inner = next(each for each in callee.component.ports if each.name == port_name)
            inputs[inner.value] = cycle.value(value)
        for each in callee.component.ports:
            if each.input and not each.role and each.value not in inputs:
                inputs[each.value] = cycle.value(cells[name].ports[each.name])
        held = {buffer for storage in given.values() for buffer in (*storage.outputs.values(), storage.contents)}
        if held & computed.touched:
            raise lowering.unsupported("an input that comes from a memory which the instance may change")
        self.run(callee.with_references(given, inputs), {})

    def _write(self, instance: Instance, operation: Any, register: Cell) -> None:
        """An invocation of a register writes it. What it drives of the outputs, it drives while it lasts."""
        lowering, component = self.lowering, instance.component
        operands = list(operation.operands)
        half = len(operands) // 2
        given = dict(zip(operands[:half], operands[half:], strict=True))
        outputs = [each.value for each in component.ports if not each.input and not each.role]
        for port, value in given.items():
            if port == register.ports["in"] or (port in outputs and value == register.ports["out"]):
                continue
            raise lowering.unsupported("a port that an invocation of a register has not")
        driven = {each.target for each in component.always}
        if register.ports["in"] not in given or len(given) < half or not driven.isdisjoint(given):
            raise lowering.unsupported("a register that is invoked without one value for it")
        cycle = Cycle(Computed(lowering), instance, component.always, {})
        value = cycle.value(given[register.ports["in"]])
        lowering.place_at(operation)
        lowering.store(value, storage_of(lowering, instance, register).outputs["out"], [])


def _require_alike(lowering: Lowering, actual: Any, formal: Any) -> None:
    """Raises `Unsupported` where one cell cannot stand for another."""
    same = actual.name == formal.name and [str(each.type) for each in actual.results] == [
        str(each.type) for each in formal.results
    ]
    for name in ("sizes", "width"):
        if same and name in actual.attributes:
            same = str(actual.attributes[name]) == str(formal.attributes[name])
    if not same:
        raise lowering.unsupported(f"a {actual.name} for a {formal.name} of another kind")
