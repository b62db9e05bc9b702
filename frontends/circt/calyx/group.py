"""A group, cycle by cycle from its start to its done.

Which cells are written and which are done in a cycle is known when a group is lowered, since that depends on its
assignments and on what was done in the cycle before; only what is written is not. So a group becomes the loads,
operations and stores of its cycles, one after the other. In the cycle in which it is done, it drives nothing any more.

A cell that takes several cycles is done when nothing else in the group moves: what depends on how many it takes is not
modelled, and its outputs are not known before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct, field

from frontends.circt.calyx.cells import CONVERSIONS, PIPELINE_INPUTS, PIPELINE_OUTPUTS, PIPELINED, TOLERANT
from frontends.circt.calyx.component import CLOCKING, Assignment, Cell, Group
from frontends.circt.calyx.cycle import Computed, Cycle, address_of, indices_of, read, storage_of
from frontends.circt.calyx.division_by_zero import CHOICE, NOBODY, PLAIN, use_of
from frontends.circt.calyx.state import Instance, Storage
from frontends.mlir.core.bit_patterns import patterns_as
from frontends.mlir.core.lowering import Lowering, view_type
from interp import ir

MOST_CYCLES = 256
# The cycle after its start in which a cell may be done at first: of floats they are in the second one (the Calyx
# library's std_addFN), those of integers in the third one.
FASTEST = 2
_KEEPS_DONE = "calyx.std_mult_pipe"  # while it is told to go on with the same operands

Invoke = Callable[[Instance, Mapping[Any, ir.Value]], None]
"""Runs the control of an instance with these values at its inputs."""


class _Running(Struct):
    """A cell that was started with `inputs`; in the cycle in which it is `done` it says so."""

    cell: Cell
    storage: Storage
    inputs: dict[str, ir.Value]
    done: bool = False
    cycles: int = 0


class _Next(Struct):
    """What a cycle ends with: the flags of the next one, and what is to be written at the clock's edge."""

    flags: dict[str, ir.Value] = field(default_factory=dict)
    writes: list[Callable[[], bool]] = field(default_factory=list)
    moved: bool = False


class Run:
    """One run of a group of `instance`."""

    def __init__(self, lowering: Lowering, instance: Instance, group: Group, invoke: Invoke) -> None:
        self.lowering = lowering
        self.instance = instance
        self.group = group
        self.invoke = invoke
        self.computed = Computed(lowering)
        self.assignments = group.assignments + instance.component.always
        self.flags: dict[str, ir.Value] = {}
        self.running: dict[str, _Running] = {}
        self.steady: dict[str, tuple[Any, ...]] = {}  # what each memory did in the cycle before
        self.versions: dict[str, int] = {}  # of the memories
        self.places: dict[Any, Any] = {}
        owner = instance.component.owner
        self.cells: list[Cell] = []
        for each in self.assignments:
            found = owner.get(each.target)
            self.places.setdefault(each.target, each.operation)
            if found is not None and found[0] not in self.cells and found[1] not in CLOCKING:
                self.cells.append(found[0])

    def emit(self) -> None:
        """Raises `Unsupported` where it depends on data which cells are written, or when the group ends."""
        for number in range(MOST_CYCLES):
            self.lowering.place_at(self.group.operation)
            cycle = self._cycle(self.assignments)
            done = self._done(cycle)
            if done:
                if self._late():
                    raise self.lowering.unsupported_at(self.group.operation, "a group that ends while a cell runs")
                if number == 0:
                    raise self.lowering.unsupported_at(self.group.operation, "a group that is done before it begins")
                self._require_done_by_itself()
                return
            if not self.step(cycle):
                never = self.computed.constant(0, ir.I1)
                self.lowering.place_at(self.group.operation)
                self.lowering.require(never, f"the group '{self.group.name}' is done at some time")
                return
        raise self.lowering.unsupported_at(self.group.operation, f"a group of more than {MOST_CYCLES} cycles")

    def _cycle(self, assignments: Sequence[Assignment]) -> Cycle:
        return Cycle(
            self.computed,
            self.instance,
            assignments,
            self.flags,
            self.group,
            versions=self.versions,
            driven=self.cells,
            late=self._late(),
        )

    def _late(self) -> list[str]:
        """The cells that may be done by now, though they are taken to run on until nothing else moves."""
        return [name for name, each in self.running.items() if not each.done and each.cycles >= FASTEST]

    # -- the end -------------------------------------------------------------------------------------------------------

    def _done(self, cycle: Cycle) -> bool:
        known = self._done_bit(cycle)
        if known is None:
            raise self.lowering.unsupported_at(self.group.operation, "a group whose number of cycles depends on data")
        return known == 1

    def _done_bit(self, cycle: Cycle) -> int | None:
        if self.group.done is None:
            raise self.lowering.unsupported_at(self.group.operation, "a group that never says it is done")
        source, *guard = [cycle.known(each) for each in self.group.done.operands]
        if 0 in guard:
            return 0
        return None if None in guard else source

    def _require_done_by_itself(self) -> None:
        """A group that is done drives nothing: that it is done must not come from what it drives."""
        alone = self._cycle(self.instance.component.always)
        try:
            known = self._done_bit(alone)
        finally:
            self.lowering.place_at(self.group.operation)
        if known != 1:
            raise self.lowering.unsupported_at(
                self.group.operation, "a group whose done signal depends on the group being active"
            )

    # -- a cycle -------------------------------------------------------------------------------------------------------

    def step(self, cycle: Cycle) -> bool:
        """Goes on to the next cycle; False where there is nothing to wait for."""
        following = _Next()
        for cell in self.cells:
            storage = self.instance.storages.get(cell.name)
            if cell.kind == "calyx.register":
                self._register(cycle, cell, storage_of(self.lowering, self.instance, cell), following)
            elif cell.kind == "calyx.seq_mem":
                self._sequential_memory(cycle, cell, storage_of(self.lowering, self.instance, cell), following)
            elif cell.kind == "calyx.memory":
                self._memory(cycle, cell, storage_of(self.lowering, self.instance, cell), following)
            elif storage is not None and (cell.kind in PIPELINE_OUTPUTS or storage.takes_cycles):
                self._several_cycles(cycle, cell, storage, following)
        for write in following.writes:
            following.moved |= write()
        following.moved |= any(following.flags.get(name) is not self.flags.get(name) for name in following.flags)
        following.moved |= any(name not in following.flags for name in self.flags)
        self.flags = following.flags
        for each in self.running.values():
            each.cycles += 1
        if following.moved:
            return True
        waiting = [each for each in self.running.values() if not each.done]
        for each in waiting:
            self._finish(each)
        return bool(waiting)

    def _place(self, cell: Cell, port: str) -> None:
        operation = self.places.get(cell.ports[port])
        if operation is not None:
            self.lowering.place_at(operation)

    def _when(self, condition: ir.Value, write: Callable[[], None]) -> None:
        """Does what depends on data."""
        if self.computed.known.get(condition) == 1:
            write()
        else:
            with self.lowering.when(condition):
                write()

    def _register(self, cycle: Cycle, cell: Cell, storage: Storage, following: _Next) -> None:
        enabled = cycle.input(cell, "write_en")
        known = self.computed.known.get(enabled)
        if known == 0:
            return
        following.flags[cell.name] = enabled
        value, buffer = cycle.input(cell, "in"), storage.outputs["out"]

        def write() -> bool:
            self._place(cell, "in")
            if known == 1:
                return self.computed.hold(buffer, value)
            self._when(enabled, lambda: self.lowering.store(value, buffer, []))
            self.computed.forget(buffer)
            return True

        following.writes.append(write)

    def _memory(self, cycle: Cycle, cell: Cell, storage: Storage, following: _Next) -> None:
        enabled = cycle.input(cell, "write_en")
        if self.computed.known.get(enabled) == 0:
            self.steady.pop(cell.name, None)
            return
        following.flags[cell.name] = enabled
        self._write(cycle, cell, storage, enabled, following)

    def _write(self, cycle: Cycle, cell: Cell, storage: Storage, enabled: ir.Value, following: _Next) -> None:
        address, value = address_of(cycle, cell), cycle.input(cell, "write_data")
        contents = storage.contents
        assert contents is not None
        what = ("write", enabled, tuple(address), value)
        if self.steady.get(cell.name) == what:
            return
        self.steady[cell.name] = what

        def write() -> bool:
            self._place(cell, "write_data")
            indices = indices_of(self.lowering, address)
            self._when(enabled, lambda: self.lowering.store(value, contents, indices))
            self.versions[cell.name] = self.versions.get(cell.name, 0) + 1
            return True

        following.writes.append(write)

    def _sequential_memory(self, cycle: Cycle, cell: Cell, storage: Storage, following: _Next) -> None:
        """A read shows in the next cycle; what was read is lost when something is written."""
        used, writes = cycle.input(cell, "content_en"), cycle.input(cell, "write_en")
        uses, known = self.computed.known.get(used), self.computed.known.get(writes)
        if uses == 0:
            self.steady.pop(cell.name, None)
            return
        if uses is None or known is None:
            raise self.lowering.unsupported_at(
                self.places.get(cell.ports["content_en"], self.group.operation),
                "a memory access that depends on data",
            )
        following.flags[cell.name] = used
        buffer, contents = storage.outputs["read_data"], storage.contents
        assert contents is not None
        if known == 1:
            before = self.steady.get(cell.name)
            self._write(cycle, cell, storage, used, following)
            if self.steady.get(cell.name) != before:
                lost = self.lowering.undefined(view_type(buffer).element)
                following.writes.append(lambda: self.computed.hold(buffer, lost))
            return
        address = address_of(cycle, cell)
        what = ("read", tuple(address))
        if self.steady.get(cell.name) == what:
            return
        self.steady[cell.name] = what

        def write() -> bool:
            self._place(cell, "addr0")
            self.computed.hold(buffer, read(self.lowering, contents, address))
            return True

        following.writes.append(write)

    # -- cells that take several cycles --------------------------------------------------------------------------------

    def _several_cycles(self, cycle: Cycle, cell: Cell, storage: Storage, following: _Next) -> None:
        go = self.computed.known.get(cycle.input(cell, self._go(cell, storage)))
        place = self.places.get(cell.ports[self._go(cell, storage)], self.group.operation)
        if go is None:
            raise self.lowering.unsupported_at(place, "a cell whose start depends on data")
        running = self.running.get(cell.name)
        if go == 0:
            self.running.pop(cell.name, None)
            following.moved |= running is not None
            return
        inputs = {name: cycle.input(cell, name) for name in self._inputs(cell, storage)}
        if running is None:
            self.running[cell.name] = _Running(cell, storage, inputs)
            for buffer in storage.outputs.values():
                lost = self.lowering.undefined(view_type(buffer).element)
                following.writes.append(partial(self.computed.hold, buffer, lost))
            following.moved = True
        elif running.inputs != inputs:
            raise self.lowering.unsupported_at(place, "a cell whose inputs change while it runs")
        elif running.done:
            if cell.kind != _KEEPS_DONE:
                raise self.lowering.unsupported_at(place, "a cell that is started again when it is done")
            following.flags[cell.name] = self.computed.constant(1, ir.I1)

    def _finish(self, running: _Running) -> None:
        """The cell is done in the next cycle."""
        running.done = True
        cell, storage = running.cell, running.storage
        self._place(cell, self._go(cell, storage))
        if storage.inside is not None:
            inside = storage.inside
            ports = {
                port.value: running.inputs[port.name] for port in inside.component.ports if port.name in running.inputs
            }
            self.invoke(inside, ports)
            self.computed.forget()
            self.steady.clear()  # it may have written memories
            self.versions = {
                cell.name: self.versions.get(cell.name, 0) + 1 for cell in self.instance.component.cells.values()
            }
        elif cell.kind in CONVERSIONS:
            (out,) = storage.outputs.values()
            value, signed = running.inputs.values()
            result = CONVERSIONS[cell.kind](
                self.lowering, value, self.computed.known.get(signed), view_type(out).element
            )
            self.computed.hold(out, patterns_as(self.lowering, result, view_type(out).element))
        else:
            use = use_of(self.instance.component, cell) if cell.kind in TOLERANT else PLAIN
            if use != NOBODY:
                results = (TOLERANT if use == CHOICE else PIPELINED)[cell.kind](self.lowering, running.inputs)
                for port, buffer in storage.outputs.items():
                    self.computed.hold(buffer, patterns_as(self.lowering, results[port], view_type(buffer).element))
        self.flags[cell.name] = self.computed.constant(1, ir.I1)

    def _go(self, cell: Cell, storage: Storage) -> str:
        if storage.inside is None:
            return "go"
        return next(port.name for port in storage.inside.component.ports if port.role == "go")

    def _inputs(self, cell: Cell, storage: Storage) -> tuple[str, ...]:
        if storage.inside is None:
            return PIPELINE_INPUTS[cell.kind]
        return tuple(port.name for port in storage.inside.component.ports if port.input and not port.role)
