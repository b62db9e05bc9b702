"""The values of ports within one cycle, in which the assignments of one group and those outside of groups hold."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from frontends.circt.calyx.cells import COMBINATIONAL, PIPELINE_OUTPUTS, folded, inputs_of
from frontends.circt.calyx.component import CONTROL, MEMORIES, PRIMITIVE, Assignment, Cell, Group
from frontends.circt.calyx.state import Instance, Storage
from frontends.circt.hw.combinational import compute, is_combinational
from frontends.circuits.combinational import combinational_cycle
from frontends.errors import Unsupported
from frontends.mlir.core.constants import UnsupportedConstant, bits_of
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.unknown_functions import unknown
from interp import ir

_INPUTS = CONTROL | {"in", "left", "right", "cond", "tru", "fal", "write_data"}
MOST_IN_A_ROW = 150  # cells


class Computed:
    """What has been computed since a group began, so that what is the same is one value. `known` are bits and numbers
    whose value is known; `touched` are the buffers that values depend on."""

    def __init__(self, lowering: Lowering) -> None:
        self.lowering = lowering
        self.known: dict[ir.Value, int] = {}
        self.touched: set[ir.Value] = set()
        self._values: dict[Hashable, ir.Value] = {}
        self._held: dict[ir.Value, ir.Value] = {}

    def once(self, key: Hashable, make: Callable[[], ir.Value]) -> ir.Value:
        """The value under a key, which is made the first time."""
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = make()
        return found

    def constant(self, bits: int, type: ir.Scalar) -> ir.Value:
        bits &= (1 << type.width) - 1
        value = self.once(("constant", bits, type), lambda: self.lowering.constant(bits, type))
        self.known[value] = bits
        return value

    def held(self, buffer: ir.Value) -> ir.Value:
        """What a buffer of one element holds."""
        self.touched.add(buffer)
        found = self._held.get(buffer)
        if found is None:
            found = self._held[buffer] = self.lowering.load(buffer, [])
        return found

    def hold(self, buffer: ir.Value, value: ir.Value) -> bool:
        """Has a buffer hold a value; False where it does so already."""
        if self._held.get(buffer) is value:
            return False
        self.lowering.store(value, buffer, [])
        self._held[buffer] = value
        return True

    def forget(self, buffer: ir.Value | None = None) -> None:
        """What the buffer, or any buffer, holds is to be read anew."""
        if buffer is None:
            self._held.clear()
        else:
            self._held.pop(buffer, None)


class Cycle:
    """One cycle of an instance. `flags` are the `done` of its cells, by name; those that are not there are 0."""

    def __init__(
        self,
        computed: Computed,
        instance: Instance,
        assignments: Sequence[Assignment],
        flags: dict[str, ir.Value],
        group: Group | None = None,
        versions: dict[str, int] | None = None,
        driven: Collection[Cell] = (),
        late: Collection[str] = (),
        given: Mapping[Any, ir.Value] = MappingProxyType({}),
    ) -> None:
        """`driven` are the cells whose `done` means something, `late` those that run for so long that they may be done
        or not; `given` are values that do not come from the component."""
        self.computed = computed
        self.lowering = computed.lowering
        self.instance = instance
        self.flags = flags
        self.group = group
        self.versions = versions if versions is not None else {}
        self.driven = driven
        self.late = late
        self.drivers: dict[Any, list[Assignment]] = {}
        for each in assignments:
            self.drivers.setdefault(each.target, []).append(each)
        self._values: dict[Any, ir.Value] = dict(given)
        self._open: dict[Any, None] = {}  # the ports that are being computed, each needed by the one before

    # -- ports ---------------------------------------------------------------------------------------------------------

    def value(self, port: Any) -> ir.Value:
        """Raises `Unsupported` where a value depends on itself."""
        found = self._values.get(port)
        if found is not None:
            return found
        if port in self._open:
            raise self._cycle(port)
        if len(self._open) >= MOST_IN_A_ROW:
            raise self.lowering.unsupported(f"more than {MOST_IN_A_ROW} cells in one combinational path")
        self._open[port] = None
        found = self._values[port] = self._compute(port)
        del self._open[port]
        return found

    def _cycle(self, port: Any) -> Unsupported:
        """The error of a port that depends on itself: the cells on the way."""
        ports = list(self._open)
        owners = [self.instance.component.owner.get(each) for each in ports[ports.index(port) :]]
        cells = dict.fromkeys(owner[0] for owner in owners if owner is not None)
        wires = [(f"'{cell.name}'", self.lowering.place_of(cell.operation)) for cell in cells]
        component = self.instance.component
        return combinational_cycle("calyx.assign", wires or [(f"the ports of '{component.name}'", self.lowering.place)])

    def known(self, port: Any) -> int | None:
        return self.computed.known.get(self.value(port))

    def input(self, cell: Cell, name: str) -> ir.Value:
        return self.value(cell.ports[name])

    def _compute(self, port: Any) -> ir.Value:
        owner = self.instance.component.owner.get(port)
        if owner is not None:
            cell, name = owner
            if self._is_input(cell, name):
                return self._driven(port, name)
            return self._output(cell, name)
        for each in self.instance.component.ports:
            if each.value == port:
                return self._component_port(each.role, each.input, port)
        operation = getattr(port.owner, "operation", None)
        if operation is None:
            raise self.lowering.unsupported("a value that does not come from the component")
        if operation.name == "calyx.group_go":
            return self._bit(self.group is not None and operation.parent == self.group.operation)
        if operation.name == "calyx.undef":
            return self._unknown(self._type(port))
        if operation.name == "hw.constant":
            type = self._type(port)
            return self.computed.constant(bits_of(operation.attributes["value"], self.lowering.scalar(port.type)), type)
        if is_combinational(operation):
            values = [self.value(each) for each in operation.operands]
            return self._gate(operation.name, values, lambda: compute(self.lowering, operation, values), operation)
        raise self.lowering.unsupported_at(operation, "in a component")

    def _component_port(self, role: str, input: bool, port: Any) -> ir.Value:
        if role == "go":
            return self._bit(True)
        if role == "reset":
            return self._bit(False)
        if role == "clk":
            raise self.lowering.unsupported("the clock as a value")
        if not input:
            return self._driven(port, role)
        given = self.instance.inputs.get(port)
        return given if given is not None else self._unknown(self._type(port))

    def _is_input(self, cell: Cell, name: str) -> bool:
        storage = self.instance.storages.get(cell.name)
        if cell.kind == PRIMITIVE:
            return name in cell.inputs
        if storage is not None and storage.inside is not None:
            return any(port.name == name and port.input for port in storage.inside.component.ports)
        return name in _INPUTS or name.startswith("addr")

    def _driven(self, port: Any, name: str) -> ir.Value:
        """What the assignments give a port. Two that hold at once are a mistake."""
        type = self._type(port)
        for each in self.drivers.get(port, ()):
            if each.source.type != port.type:
                raise self.lowering.unsupported_at(each.operation, f"a {each.source.type} for a {port.type}")
        certain: list[ir.Value] = []
        perhaps: list[tuple[ir.Value, ir.Value]] = []
        for each in self.drivers.get(port, ()):
            if each.guard is None:
                certain.append(self.value(each.source))
                continue
            holds = self.known(each.guard)
            if holds == 1:
                certain.append(self.value(each.source))
            elif holds is None:
                perhaps.append((self.value(each.guard), self.value(each.source)))
        if len(set(certain)) > 1 or (certain and any(value is not certain[0] for _, value in perhaps)):
            raise self.lowering.unsupported(f"a port '{name}' that is driven twice")
        if certain:
            return certain[0]
        result = self._bit(False, type) if name in CONTROL else None
        for number, (guard, _) in enumerate(perhaps):
            for other, _ in perhaps[:number]:
                both = self.lowering.op("andi", [guard, other], ir.I1)
                one = self.lowering.op("xori", [both, self._bit(True)], ir.I1)
                self.lowering.require(one, f"the port '{name}' is driven once at a time")
        for guard, value in perhaps:
            rest = result if result is not None else self._unknown(type)
            result = self.lowering.select(guard, value, rest)
        return result if result is not None else self._unknown(type)

    # -- cells ---------------------------------------------------------------------------------------------------------

    def _output(self, cell: Cell, name: str) -> ir.Value:
        if name == "done":
            if cell not in self.driven:
                what = f"whether '{cell.name}' is done, which the group does not drive"
                raise self.lowering.unsupported_at(cell.operation, what)
            return self.flags.get(cell.name) or self._bit(False)
        type = self._type(cell.ports[name])
        if cell.kind == "calyx.std_mux":
            holds = self.known(cell.ports["cond"])
            if holds is not None:
                return self.input(cell, "tru" if holds else "fal")
        if cell.kind in COMBINATIONAL:
            values = [self.value(each) for each in inputs_of(cell.kind, cell.ports)]
            if len({value.type for value in values if cell.kind != "calyx.std_mux"}) > 1:
                raise self.lowering.unsupported_at(cell.operation, "operands of different widths")
            make = COMBINATIONAL[cell.kind]
            return self._gate(cell.kind, values, lambda: make(self.lowering, type, values), type)
        if cell.kind == "calyx.undefined":
            return self._unknown(type)
        if cell.kind == PRIMITIVE:
            values = [self.input(cell, each) for each in cell.inputs]
            what = f"the port '{name}' of {cell.module}"
            return self.computed.once((what, *values), lambda: unknown(self.lowering, what, values, type))
        if cell.kind == "calyx.constant":
            return self._constant(cell, type)
        storage = storage_of(self.lowering, self.instance, cell)
        if storage.inside is not None:
            inside = storage.inside
            port = next(each for each in inside.component.ports if each.name == name)
            if not storage.takes_cycles:
                given = {each.value: self.input(cell, each.name) for each in inside.component.ports if each.input}
                inside = inside.with_references({}, given)
            return Cycle(self.computed, inside, inside.component.always, {}).value(port.value)
        if cell.kind == "calyx.memory":
            return self._read(cell, storage)
        if cell.name in self.late:
            raise self.lowering.unsupported_at(cell.operation, "what a cell gives while it may be done or not")
        if name in storage.outputs:
            return self.computed.held(storage.outputs[name])
        assert cell.kind in PIPELINE_OUTPUTS or cell.kind in MEMORIES
        raise self.lowering.unsupported(f"the port '{name}' of {cell.kind}")

    def _read(self, cell: Cell, storage: Storage) -> ir.Value:
        """A memory that is read within the cycle."""
        address = address_of(self, cell)
        assert storage.contents is not None
        contents = storage.contents
        self.computed.touched.add(contents)
        key = ("read", contents, tuple(address), self.versions.get(cell.name, 0))
        return self.computed.once(key, lambda: read(self.lowering, contents, address))

    def _gate(self, kind: str, values: list[ir.Value], make: Callable[[], ir.Value], what: Hashable) -> ir.Value:
        found = folded(kind, values, self.computed.known)
        if isinstance(found, int):
            return self._bit(bool(found))
        if found is not None:
            return found
        return self.computed.once((kind, what, tuple(values)), make)

    def _constant(self, cell: Cell, type: ir.Scalar) -> ir.Value:
        attribute = cell.operation.attributes["value"]
        given = str(attribute.type)
        try:
            bits = bits_of(attribute, ir.Scalar(given))
        except UnsupportedConstant as problem:
            raise self.lowering.unsupported_at(cell.operation, str(problem)) from None
        if ir.Scalar(given).width != type.width:
            raise self.lowering.unsupported_at(cell.operation, f"a constant of type {given} as {type}")
        return self.computed.constant(bits, type)

    def _type(self, port: Any) -> ir.Scalar:
        return self.instance.component.type(self.lowering, port)

    def _bit(self, value: bool, type: ir.Scalar = ir.I1) -> ir.Value:
        return self.computed.constant(int(value), type)

    def _unknown(self, type: ir.Scalar) -> ir.Value:
        return self.lowering.undefined(type)


def storage_of(lowering: Lowering, instance: Instance, cell: Cell) -> Storage:
    """The memory of a cell. Raises `Unsupported` for a cell by reference that nothing was given for."""
    storage = instance.storages.get(cell.name)
    if storage is None:
        raise lowering.unsupported_at(cell.operation, "a cell by reference without an argument")
    return storage


def address_of(cycle: Cycle, cell: Cell) -> list[ir.Value]:
    return [cycle.value(value) for name, value in cell.ports.items() if name.startswith("addr")]


def indices_of(lowering: Lowering, address: Sequence[ir.Value]) -> list[ir.Index]:
    return [lowering.op("index_castui", [each], ir.INDEX) for each in address]


def read(lowering: Lowering, contents: ir.Value, address: Sequence[ir.Value]) -> ir.Value:
    """An element of a memory. Beyond its end there is nothing that is known."""
    type = view_type(contents)
    indices = indices_of(lowering, address)
    inside: ir.Value | None = None
    for each, index, size in zip(address, indices, type.shape, strict=True):
        assert size is not None and isinstance(index, ir.Value)
        if 1 << ir.scalar_of(each).width > size:
            below = lowering.compare("ult", index, size)
            inside = below if inside is None else lowering.op("andi", [inside, below], ir.I1)
    if inside is None:
        return lowering.load(contents, indices)
    element = type.element
    return lowering.either(
        inside, lambda: lowering.load(contents, indices), lambda: lowering.undefined(element), element
    )
