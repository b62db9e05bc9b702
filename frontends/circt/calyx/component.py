"""What a component is made of: ports, cells, groups, the assignments outside of them, and its control.

Source: the documentation of CIRCT's calyx dialect and of the Calyx language."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct, field

from frontends.circt.hw.combinational import is_combinational
from frontends.circt.hw.instances import identity, require_understood
from frontends.circt.hw.module import CLOCK, operations_of
from frontends.circt.hw.module import ports_of as module_ports
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.walking import within
from interp import ir

CLOCKING = frozenset(("clk", "reset"))  # ports of cells that the protocol drives
_HOLDS = ("true", "unit", "1 : i1")  # as the bindings print a flag
PRIMITIVE = "calyx.primitive"
COMBINATIONAL = "calyx.comb_component"  # whose outputs are functions of its inputs in every cycle
MEMORIES = ("calyx.seq_mem", "calyx.memory")
_BINARY = ("left", "right", "out")
_PIPE = ("clk", "reset", "go", "left", "right", "out", "done")
_UNARY = ("in", "out")
PORTS: dict[str, tuple[str, ...]] = {
    "calyx.register": ("in", "write_en", "clk", "reset", "out", "done"),
    "calyx.std_mux": ("cond", "tru", "fal", "out"),
    "calyx.undefined": ("out",),
    "calyx.constant": ("out",),
    "calyx.ieee754.add": (
        *("clk", "reset", "go", "control", "subOp", "left", "right", "roundingMode", "out", "exceptionalFlags", "done"),
    ),
    "calyx.ieee754.mul": (
        *("clk", "reset", "go", "control", "left", "right", "roundingMode", "out", "exceptionalFlags", "done"),
    ),
    "calyx.ieee754.compare": (
        *("clk", "reset", "go", "left", "right", "signaling", "lt", "eq", "gt", "unordered", "exceptionalFlags"),
        "done",
    ),
    "calyx.ieee754.divSqrt": (
        *("clk", "reset", "go", "control", "sqrtOp", "left", "right", "roundingMode", "out", "exceptionalFlags"),
        "done",
    ),
    "calyx.ieee754.fpToInt": ("clk", "reset", "go", "in", "signedOut", "out", "done"),
    "calyx.ieee754.intToFp": ("clk", "reset", "go", "in", "signedIn", "out", "done"),
    **{f"calyx.std_{name}_pipe": _PIPE for name in ("mult", "divu", "divs", "remu", "rems")},
    **{f"calyx.std_{name}": _UNARY for name in ("not", "wire", "slice", "pad", "signext")},
    **{
        f"calyx.std_{name}": _BINARY
        for name in (
            *("add", "sub", "and", "or", "xor", "lsh", "rsh", "shru", "srsh"),
            *("eq", "neq", "lt", "le", "gt", "ge", "seq", "sneq", "slt", "sle", "sgt", "sge"),
        )
    },
}
# Control inputs are 0 where nobody drives them; others are not known.
CONTROL = frozenset(
    (
        "go",
        "write_en",
        "content_en",
        "read_en",
        "control",
        "subOp",
        "sqrtOp",
        "roundingMode",
        "signaling",
        "signedIn",
        "signedOut",
        "clk",
        "reset",
    )
)


_CYCLES = re.compile(r"([1-9]\d*) : [su]?i\d+")
# `generated` and `precious` ask of compilers to print or to keep what they need not.
_UNDERSTOOD = frozenset(
    (
        *("sym_name", "sizes", "width", "addrSizes", "external", "value", "componentName"),
        *("groupName", "compiledGroups", "count", "callee", "refCellsMap", "portNames", "inputNames"),
        *("latency", "start", "end", "static", "generated", "precious"),
        *("primitiveName", "parameters"),
    )
)
_WITH_LATENCY = ("calyx.group", "calyx.comb_group")


def _require_understood(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for an attribute that is not understood. Other dialects' are hints."""
    for attribute in operation.attributes:
        name = attribute if isinstance(attribute, str) else attribute.name
        if "." in name or lowering.is_label(name):
            continue
        if name not in _UNDERSTOOD or (name == "static" and operation.name not in _WITH_LATENCY):
            raise lowering.unsupported_at(operation, f"attribute '{name}'")
        if name == "external" and str(operation.attributes[name]) not in (*_HOLDS, "false", "0 : i1"):
            raise lowering.unsupported_at(operation, f"attribute 'external' of {operation.attributes[name]}")


def ports_of_memory(operation: Any) -> tuple[str, ...]:
    """The names of a memory's ports, in the order of the operation's results."""
    addresses = tuple(f"addr{number}" for number in range(len(operation.attributes["sizes"])))
    if operation.name == "calyx.seq_mem":
        return (*addresses, "clk", "reset", "content_en", "write_en", "write_data", "read_data", "done")
    return (*addresses, "write_data", "write_en", "clk", "read_data", "done")


# The ports that cells give their values by; those of instances and primitives are said where they are declared.
_GIVEN = frozenset(("out", "done", "read_data", "exceptionalFlags", "lt", "eq", "gt", "unordered"))
_STARTING = frozenset(("go", "write_en", "content_en", "read_en"))


class Port(Struct, frozen=True):
    """A port of a component. `role` is clk, reset, go, done, or empty for data."""

    name: str
    role: str
    input: bool
    type: Any
    value: Any  # the block argument


class Cell(Struct, eq=False):
    """Something between whose ports assignments go. `kind` is its operation's name. Of a primitive, which `module` it
    is, and its `inputs`. The ports that are `given` are its outputs."""

    name: str
    kind: str
    operation: Any
    ports: dict[str, Any]
    module: str = ""
    inputs: tuple[str, ...] = ()
    given: frozenset[str] = _GIVEN

    @property
    def sizes(self) -> list[int]:
        return [int(each.value) for each in self.operation.attributes["sizes"]]


class Assignment(Struct, frozen=True, eq=False):
    """`target` is the port that `operation` drives with `source`, where the guard holds."""

    operation: Any
    target: Any
    source: Any
    guard: Any | None


class Done(Struct, frozen=True, eq=False):
    """What says that something is done: a value and, where there is one, its guard."""

    operands: list[Any]


class Group(Struct, eq=False):
    """`done` ends it; a combinational group has none. A static one ends after `latency` cycles; of its values, those of
    `cycles` hold in the cycle of this number."""

    name: str
    operation: Any
    assignments: list[Assignment] = field(default_factory=list)
    done: Any | None = None
    latency: int | None = None
    cycles: dict[Any, int] = field(default_factory=dict)


class Component:
    """A component's parts. `owner` tells the cell and the port's name of a result of a cell."""

    def __init__(self, lowering: Lowering, symbol: Symbol) -> None:
        """Raises `Unsupported` for what components have beyond the above."""
        operation = symbol.operation
        lowering.place_at(operation)
        self.name = symbol.name
        self._note_latency(lowering, operation, f"the component '{self.name}'")
        self.operation = operation
        self.ports = ports_of(operation)
        self.cells: dict[str, Cell] = {}
        self.owner: dict[Any, tuple[Cell, str]] = {}
        self.groups: dict[str, Group] = {}
        self.always: list[Assignment] = []
        self.floats: frozenset[Any] = frozenset()  # the ports that hold floats
        self.control: Any = None
        for each in operations_of(operation):
            if each.name == "calyx.wires":
                self._wires(lowering, each)
            elif each.name == "calyx.control":
                self.control = each
            elif each.name.startswith("calyx.") and each.name != "calyx.undef":
                self._cell(lowering, each)
            elif each.name != "calyx.undef" and not is_combinational(each):
                raise lowering.unsupported_at(each, "in a component")
        if operation.name == COMBINATIONAL:
            self._require_without_state(lowering)
        elif self.control is None:
            raise lowering.unsupported("a component without control")
        self._require_still(lowering)
        self._require_protocol(lowering)
        for each in within(operation):
            if each is not operation and each.name.startswith("calyx."):
                _require_understood(lowering, each)
            elif is_combinational(each):
                require_understood(lowering, each)
            if each.name in _WITH_LATENCY:
                group = each.attributes["sym_name"].value
                self._note_latency(lowering, each, f"the group '{group}' of '{self.name}'")

    def _note_latency(self, lowering: Lowering, operation: Any, what: str) -> None:
        """Notes what a part says of its own latency. Raises `Unsupported` where that is no number of cycles."""
        if "static" not in operation.attributes:
            return
        count = _CYCLES.fullmatch(str(operation.attributes["static"]))
        if count is None:
            raise lowering.unsupported_at(operation, f"attribute 'static' of {operation.attributes['static']}")
        lowering.assumptions.add(f"{what} takes {count[1]} cycles, as its 'static' says")
        lowering.choices.add(ir.Choice(ir.ChoiceKind.LATENCY, count[1], what))

    def _cell(self, lowering: Lowering, operation: Any) -> None:
        module, given = "", _GIVEN
        inputs: tuple[str, ...] = ()
        if operation.name == "calyx.instance":
            callee = lowering.symbols.require(operation, operation.attributes["componentName"].value)
            if callee.operation.name not in ("calyx.component", COMBINATIONAL):
                raise lowering.unsupported_at(operation, f"an instance of a {callee.operation.name}")
            ports = ports_of(callee.operation)
            if any(port.role and port.role != port.name for port in ports):
                raise lowering.unsupported_at(operation, "a component whose go, done, clk or reset port is renamed")
            names = tuple(port.name for port in ports)
            given = frozenset(port.name for port in ports if not port.input)
        elif operation.name == PRIMITIVE:
            module, names, inputs = _primitive(lowering, operation)
            given = frozenset(names) - frozenset(inputs)
        elif operation.name in MEMORIES:
            names = ports_of_memory(operation)
        elif operation.name in PORTS:
            names = PORTS[operation.name]
        else:
            raise lowering.unsupported_at(operation, "")
        results = list(operation.results)
        if len(results) != len(names):
            raise lowering.unsupported_at(operation, f"{len(results)} ports, where {len(names)} are known")
        if not _types_agree(operation, dict(zip(names, results, strict=True))):
            raise lowering.unsupported_at(operation, "ports of other types than what the cell holds")
        name = operation.attributes["sym_name"].value
        cell = self.cells[name] = Cell(
            name, operation.name, operation, dict(zip(names, results, strict=True)), module, inputs, given
        )
        for port, value in cell.ports.items():
            self.owner[value] = (cell, port)

    def _require_without_state(self, lowering: Lowering) -> None:
        """Raises `Unsupported` for what a combinational component may not have."""
        if self.control is not None or self.groups:
            raise lowering.unsupported("a combinational component with groups or control")
        for cell in self.cells.values():
            if not cell.kind.startswith("calyx.std_") or "done" in cell.ports:
                raise lowering.unsupported_at(cell.operation, "in a combinational component")

    def starts(self) -> list[Assignment]:
        """The assignments outside of groups to what starts cells with a state."""
        return [each for each in self.always if self.owner.get(each.target, (None, ""))[1] in _STARTING]

    def is_done(self, port: Any) -> bool:
        """Whether a port is the one by which the component says that it is done."""
        return any(each.value == port and each.role == "done" for each in self.ports)

    @property
    def runs_by_wires(self) -> bool:
        """Whether there is no control, and what starts cells is assigned outside of groups, as what ends the run is."""
        ends = [each for each in self.always if self.is_done(each.target)]
        controlled = self.control is None or bool(operations_of(self.control))
        return not controlled and bool(self.starts()) and len(ends) == 1

    def _require_still(self, lowering: Lowering) -> None:
        """Raises `Unsupported` where a cell with a state goes on between groups: how often is not modelled."""
        for each in self.starts() if self.control is not None and not self.runs_by_wires else ():
            cell, port = self.owner[each.target]
            raise lowering.unsupported_at(each.operation, f"the port '{port}' of '{cell.name}' outside of groups")

    def _require_protocol(self, lowering: Lowering) -> None:
        """Raises `Unsupported` where what is assigned to is neither an input of a cell nor an output of the component,
        and where something else than the protocol drives a clock, a reset, or what says that the component is done."""
        own = {port.value: port.role for port in self.ports if port.role}
        outputs = [port.value for port in self.ports if not port.input]
        grouped = [each for group in self.groups.values() for each in group.assignments]
        for each in (*self.always, *grouped):
            cell, port = self.owner.get(each.target, (None, ""))
            if port in cell.given if cell is not None else each.target not in outputs:
                raise lowering.unsupported_at(each.operation, "an assignment to what is no port that it may drive")
            role = own.get(each.target, "") if cell is None else port if port in CLOCKING else ""
            if cell is not None:
                follows = own.get(each.source) == role and each.guard is None and each not in grouped
            else:
                follows = self._says_done(each)
            if role and not follows:
                of = f"'{cell.name}'" if cell is not None else "the component"
                raise lowering.unsupported_at(each.operation, f"what drives the port '{role}' of {of}")
        has_done = any(role == "done" for role in own.values())
        runs = self.control is None or bool(operations_of(self.control))
        if has_done and not runs and not any(self.is_done(each.target) for each in self.always):
            raise lowering.unsupported_at(self.operation, "a component without control that is never done")

    def _says_done(self, assignment: Assignment) -> bool:
        """Whether an assignment may say when a component without control is done: where nothing runs, it is at once."""
        if not self.is_done(assignment.target) or (self.control is not None and operations_of(self.control)):
            return False
        constant = getattr(assignment.source.owner, "operation", None)
        holds = constant is not None and constant.name == "hw.constant" and bool(constant.attributes["value"].value)
        return self.runs_by_wires or (holds and assignment.guard is None)

    def _wires(self, lowering: Lowering, wires: Any) -> None:
        for each in operations_of(wires):
            if each.name in ("calyx.group", "calyx.comb_group"):
                group = Group(each.attributes["sym_name"].value, each)
                self.groups[group.name] = group
                for inner in operations_of(each):
                    if inner.name == "calyx.assign":
                        group.assignments.append(_assignment(inner))
                    elif inner.name == "calyx.group_done":
                        group.done = inner
                    elif inner.name.startswith("calyx.") and inner.name not in (
                        "calyx.group_go",
                        "calyx.undef",
                    ):
                        raise lowering.unsupported_at(inner, "")
            elif each.name == "calyx.static_group":
                group = _static_group(lowering, each)
                self.groups[group.name] = group
            elif each.name == "calyx.assign":
                self.always.append(_assignment(each))
            elif each.name.startswith("calyx.") and each.name != "calyx.undef":
                raise lowering.unsupported_at(each, "")

    def type(self, lowering: Lowering, port: Any) -> ir.Scalar:
        """What a port holds."""
        type = lowering.scalar(port.type)
        return ir.Scalar(f"f{type.width}") if port in self.floats else type

    def group(self, lowering: Lowering, user: Any) -> Group:
        """The group that the operation `user` names."""
        return self.named_group(lowering, user, user.attributes["groupName"].value)

    def named_group(self, lowering: Lowering, user: Any, name: str) -> Group:
        """The group that the operation `user` asks for by this name."""
        if name not in self.groups:
            raise lowering.unsupported_at(user, f"the group '{name}', which does not exist")
        return self.groups[name]


_AT_ONCE = (
    "what a primitive without a clock gives depends on its inputs alone, and so it is of others in their first cycle"
)


def has_clock(lowering: Lowering, primitive: Cell) -> bool:
    """Whether what a primitive gives depends on what it was given before."""
    name = primitive.operation.attributes["primitiveName"].value
    module = lowering.symbols.require(primitive.operation, name).operation
    said = str(module.attributes["per_port_attrs"]) if "per_port_attrs" in module.attributes else ""
    return "calyx." in said or any(port.type == CLOCK for port in module_ports(module))


def _primitive(lowering: Lowering, operation: Any) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Which primitive an operation is, the names of its ports, and those of its inputs. Raises `Unsupported`."""
    module = lowering.symbols.require(operation, operation.attributes["primitiveName"].value).operation
    if module.name != "hw.module.extern":
        raise lowering.unsupported_at(operation, f"a primitive that is a {module.name}")
    ports = module_ports(module)
    if any(port.direction == "inout" for port in ports):
        raise lowering.unsupported_at(operation, "a primitive with a bidirectional port")
    lowering.assumptions.add(_AT_ONCE)
    inputs = tuple(port.name for port in ports if port.direction == "input")
    return identity(lowering, module, operation), tuple(port.name for port in ports), inputs


def _types_agree(operation: Any, ports: dict[str, Any]) -> bool:
    """Whether what goes into a register or a memory is what comes out."""
    if operation.name == "calyx.register":
        return str(ports["in"].type) == str(ports["out"].type)
    if operation.name in MEMORIES:
        width = f"i{int(operation.attributes['width'].value)}"
        return str(ports["read_data"].type) == str(ports["write_data"].type) == width
    return True


def ports_of(operation: Any) -> list[Port]:
    """The ports of a component, in the order of its block's arguments."""
    arguments = list(operation.regions[0].blocks[0].arguments)
    directions = int(operation.attributes["portDirections"].value)
    found = []
    for number, (name, attributes, argument) in enumerate(
        zip(operation.attributes["portNames"], operation.attributes["portAttributes"], arguments, strict=True)
    ):
        marks = [each if isinstance(each, str) else each.name for each in attributes]
        role = next((each for each in ("clk", "reset", "go", "done") if each in marks), "")
        found.append(Port(name.value, role, not directions >> number & 1, argument.type, argument))
    return found


def external_memories(operation: Any) -> list[Any]:
    """The memories that callers of a component fill and read, in the order of the numbers at the end of their names
    where these are all that they differ in, and else as they stand in the text."""
    found = [each for each in operations_of(operation) if each.name in MEMORIES and is_external(each)]
    names = [each.attributes["sym_name"].value for each in found]
    stems = {name.rstrip("0123456789") for name in names}
    if len(stems) == 1 and all(name[-1].isdigit() for name in names):
        found.sort(key=lambda each: int(each.attributes["sym_name"].value[len(next(iter(stems))) :]))
    return found


def is_external(operation: Any) -> bool:
    """Whether a memory comes from outside, as an argument of the component."""
    attributes = operation.attributes
    return "external" in attributes and str(attributes["external"]) in _HOLDS


def _static_group(lowering: Lowering, operation: Any) -> Group:
    """Raises `Unsupported`."""
    group = Group(operation.attributes["sym_name"].value, operation, latency=int(operation.attributes["latency"].value))
    for each in (view.operation for block in operation.regions[0].blocks for view in block.operations):
        if each.name == "calyx.assign":
            group.assignments.append(_assignment(each))
        elif each.name == "calyx.cycle" and "end" not in each.attributes:
            group.cycles[each.results[0]] = int(each.attributes["start"].value)
        elif each.name != "calyx.undef" and not is_combinational(each):
            raise lowering.unsupported_at(each, "in a static group")
    return group


def _assignment(operation: Any) -> Assignment:
    operands = list(operation.operands)
    return Assignment(operation, operands[0], operands[1], operands[2] if len(operands) > 2 else None)
