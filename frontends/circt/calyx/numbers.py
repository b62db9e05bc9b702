"""Which ports hold floats.

Every port of Calyx is bits. Those that are connected hold the same kind of thing: where floating-point cells take or
give it, and nothing looks at its bits, a port, and the registers and memories behind it, holds floats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from frontends.circt.calyx.cells import COMBINATIONAL, PIPELINED
from frontends.circt.calyx.component import MEMORIES, PRIMITIVE, Cell, Component
from frontends.circt.calyx.state import reference_cells
from frontends.circt.hw.combinational import is_combinational
from frontends.mlir.core.walking import within

_FLOATS = {
    "calyx.ieee754.add": ("left", "right", "out"),
    "calyx.ieee754.mul": ("left", "right", "out"),
    "calyx.ieee754.divSqrt": ("left", "right", "out"),
    "calyx.ieee754.compare": ("left", "right"),
    "calyx.ieee754.fpToInt": ("in",),
    "calyx.ieee754.intToFp": ("out",),
}
_INTEGERS = {"calyx.ieee754.fpToInt": "out", "calyx.ieee754.intToFp": "in"}
_WIDTHS = ("i16", "i32", "i64")


def mark_floats(components: dict[str, Component]) -> None:
    """Notes in each component which ports hold floats. `components` are all that are instances in one another, by the
    name of their operations."""
    classes = _Classes()
    for component in components.values():
        _connect(classes, component, components)
    floats = frozenset(classes.floats())
    for component in components.values():
        component.floats = floats


class _Classes:
    """Ports that are connected, and those known to be floats and to be bits."""

    def __init__(self) -> None:
        self._above: dict[Any, Any] = {}
        self._floats: list[Any] = []
        self._bits: list[Any] = []

    def find(self, port: Any) -> Any:
        root = port
        while root in self._above:
            root = self._above[root]
        while port != root:
            self._above[port], port = root, self._above[port]
        return root

    def join(self, ports: Iterable[Any]) -> None:
        roots = list(dict.fromkeys(self.find(port) for port in ports))
        for other in roots[1:]:
            self._above[other] = roots[0]

    def are_floats(self, ports: Iterable[Any]) -> None:
        self._floats += ports

    def are_bits(self, ports: Iterable[Any]) -> None:
        self._bits += ports

    def floats(self) -> Iterable[Any]:
        bits = {self.find(port) for port in self._bits}
        roots = {self.find(port) for port in self._floats} - bits
        members = {*self._above, *roots}
        return [port for port in members if self.find(port) in roots and str(port.type) in _WIDTHS]


def _connect(classes: _Classes, component: Component, components: dict[str, Component]) -> None:
    assignments = [*component.always, *(each for group in component.groups.values() for each in group.assignments)]
    for each in assignments:
        classes.join((each.target, each.source))
    for cell in component.cells.values():
        _connect_cell(classes, cell, components)
    for operation in within(component.operation):
        if operation.name == "calyx.invoke":
            _connect_invoke(classes, component, operation, components)
        elif is_combinational(operation) and operation.name != "hw.constant":
            classes.are_bits((*operation.operands, *operation.results))


def _connect_cell(classes: _Classes, cell: Cell, components: dict[str, Component]) -> None:
    ports = cell.ports
    if cell.kind == "calyx.register":
        classes.join((ports["in"], ports["out"]))
    elif cell.kind == "calyx.std_mux":
        classes.join((ports["tru"], ports["fal"], ports["out"]))
    elif cell.kind == "calyx.std_wire":
        classes.join(ports.values())
    elif cell.kind in MEMORIES:
        classes.join((ports["read_data"], ports["write_data"]))
        classes.are_bits(value for name, value in ports.items() if name.startswith("addr"))
    elif cell.kind == "calyx.constant":
        if str(cell.operation.attributes["value"].type).startswith(("f", "bf")):
            classes.are_floats(ports.values())
    elif cell.kind in _FLOATS:
        classes.are_floats(ports[name] for name in _FLOATS[cell.kind])
        if cell.kind in _INTEGERS:
            classes.are_bits((ports[_INTEGERS[cell.kind]],))
    elif cell.kind == "calyx.instance":
        inner = components[cell.operation.attributes["componentName"].value]
        for port in inner.ports:
            classes.join((ports[port.name], port.value))
    elif cell.kind in (*COMBINATIONAL, *PIPELINED, PRIMITIVE):
        classes.are_bits(ports.values())


def _connect_invoke(classes: _Classes, component: Component, invoke: Any, components: dict[str, Component]) -> None:
    operands = list(invoke.operands)
    for port, value in zip(operands[: len(operands) // 2], operands[len(operands) // 2 :], strict=True):
        classes.join((port, value))
    instance = component.cells.get(invoke.attributes["callee"].value)
    if instance is None or instance.kind != "calyx.instance":
        return
    inner = components[instance.operation.attributes["componentName"].value]
    for formal, actual in reference_cells(invoke).items():
        if formal in inner.cells and actual in component.cells:
            one, other = component.cells[actual].ports, inner.cells[formal].ports
            for name in one.keys() & other.keys():
                classes.join((one[name], other[name]))
