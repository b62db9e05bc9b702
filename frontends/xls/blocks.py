"""Blocks of XLS IR as functions of one step: from the inputs and what the registers hold to the outputs and what the
registers hold next.

Source: XLS's page on the semantics of its IR. A reset comes before a load enable, and a register that is not loaded
keeps what it holds. What registers hold before their first reset, nobody says."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from frontends.circuits.source import Circuit
from frontends.circuits.transition_functions import STEPS, Interface, Wire
from frontends.circuits.unknown_bits import require_whole
from frontends.errors import SyntaxProblem, Unsupported
from frontends.xls.calls import LOOPS_AND_CALLS
from frontends.xls.effects import ASSUMED
from frontends.xls.functions import Body
from frontends.xls.layout import joined, split, tree_of
from frontends.xls.parser import BLOCK_OPERATIONS
from frontends.xls.syntax import Block, Function, Name, Node, Register, Tuple, Type, width_of
from frontends.xls.trees import Tree, TreeBuilder, fits
from interp import ir


def circuit_of(block: Block) -> Circuit:
    """Raises `Unsupported` for ports and registers whose widths are not modelled."""
    interface = _interface(block)
    summary = replace(interface.summary(block.name, block.place), public=True)
    return Circuit(summary, lambda: _Step(block, interface).lower(), interface.unknown)


def _interface(block: Block) -> Interface[Wire]:
    """Ports and registers without bits are left out; registers are in the order of their names."""
    builder = TreeBuilder(block.place)
    builder.operation = "block"
    wires: dict[str, list[Wire]] = {"input_port": [], "output_port": []}
    for node in block.nodes:
        if node.operation in wires:
            name = _named(node, "name")
            type = block.ports.get(name)
            given = node.type if node.operation == "input_port" else None
            if type is None or given not in (None, type):
                raise SyntaxProblem(f"the block has no port '{name}' of this type", node.place)
            if any(each.name == name for list_ in wires.values() for each in list_):
                raise SyntaxProblem(f"a second node of the port '{name}'", node.place)
            if width_of(type):
                wires[node.operation].append(Wire(name, builder.scalar(width_of(type))))
    order = list(block.ports)
    inputs, outputs = (sorted(each, key=lambda wire: order.index(wire.name)) for each in wires.values())
    registers = [
        Wire(each.name, builder.scalar(width_of(each.type)))
        for each in sorted(block.registers.values(), key=lambda register: register.name)
        if width_of(each.type)
    ]
    if registers and not block.clock:
        raise SyntaxProblem("a block with registers and without a clock", block.place)
    clock = f"rising edge of '{block.clock}'" if registers else ""
    unknown = {each.name: block.registers[each.name].place for each in registers}
    return Interface(inputs, registers, outputs, clock, unknown)


def _named(node: Node, key: str) -> str:
    found = node.attributes.get(key)
    if not isinstance(found, Name):
        raise SyntaxProblem(f"'{node.operation}' without a {key}", node.place)
    return found.text


class _Write(Struct, frozen=True):
    node: Node
    value: str
    load_enable: str
    reset: str


class _Step:
    def __init__(self, block: Block, interface: Interface[Wire]) -> None:
        self._block = block
        self._interface = interface
        self._body = Body({}, Function(block.name, (), Tuple(()), block.place))
        self._builder = self._body.builder
        self._outputs: dict[str, str] = {}
        self._writes: dict[str, _Write] = {}

    def lower(self) -> ir.Function:
        """Raises `Unsupported` and `SyntaxProblem`."""
        block, builder, interface = self._block, self._builder, self._interface
        builder.operation = "block"
        parameters = [ir.Value(each.type, each.name) for each in (*interface.inputs, *interface.registers)]
        count = len(interface.inputs)
        inputs = self._trees(block.ports, parameters[:count])
        held = self._trees({each.name: each.type for each in block.registers.values()}, parameters[count:])
        for node in block.nodes:
            self._node(node, inputs, held)
        builder.place, builder.operation = block.place, "block"
        results = [self._output(each) for each in interface.outputs]
        results += [self._next(block.registers[each.name], held) for each in interface.registers]
        results += [builder.undefined(each.type) for each in interface.registers]
        effects = {node.operation for node in block.nodes}
        assumptions = [words for name, words in ASSUMED.items() if name in effects]
        if interface.registers:
            assumptions.append(STEPS)
        builder.block.arguments = parameters
        builder.define_undefined(builder.block)
        function = builder.function(block.name, builder.block, results, assumptions=assumptions)
        function.ports = interface.ports
        require_whole(function)
        return function

    def _trees(self, types: Mapping[str, Type], values: list[ir.Value]) -> dict[str, Tree]:
        by_name = {each.name: each for each in values}
        return {
            name: split(self._builder, type, by_name[name]) if name in by_name else tree_of(type, ir.Value)
            for name, type in types.items()
            if name in by_name or not width_of(type)
        }

    def _node(self, node: Node, inputs: Mapping[str, Tree], held: Mapping[str, Tree]) -> None:
        values = self._body.values
        if node.operation not in BLOCK_OPERATIONS:
            if node.operation in LOOPS_AND_CALLS:
                raise Unsupported(node.operation, node.place, "in a block")
            self._body.node(node)
            return
        known = {
            "input_port": ("name",),
            "output_port": ("name",),
            "register_read": ("register",),
            "register_write": ("register", "load_enable", "reset"),
        }[node.operation]
        for key in node.attributes:
            if key not in known:
                raise Unsupported(node.operation, node.place, f"the attribute '{key}'")
        name = _named(node, known[0])
        if len(node.operands) != (node.operation in ("output_port", "register_write")):
            raise SyntaxProblem(f"'{node.operation}' with {len(node.operands)} operands", node.place)
        values[node.name] = ()
        if node.operation == "input_port":
            values[node.name] = inputs[name]
        elif node.operation == "output_port":
            self._outputs[name] = node.operands[0]
        elif name not in self._block.registers:
            raise SyntaxProblem(f"the block has no register '{name}'", node.place)
        elif node.operation == "register_read":
            if node.type != self._block.registers[name].type:
                raise SyntaxProblem(f"the register '{name}' has another type", node.place)
            values[node.name] = held[name]
        elif name in self._writes:
            raise Unsupported(node.operation, node.place, f"a second write of the register '{name}'")
        else:
            said = [_named(node, key) if key in node.attributes else "" for key in ("load_enable", "reset")]
            self._writes[name] = _Write(node, node.operands[0], *said)

    def _output(self, wire: Wire) -> ir.Value:
        value = self._body.values[self._outputs[wire.name]]
        return self._joined(self._block.ports[wire.name], value, self._block.place)

    def _joined(self, type: Type, tree: Tree, place: ir.Place) -> ir.Value:
        if not fits(tree, type):
            raise SyntaxProblem(f"a value of another type than {type}", place)
        return joined(self._builder, type, tree)

    def _next(self, register: Register, held: Mapping[str, Tree]) -> ir.Value:
        write, builder = self._writes.get(register.name), self._builder
        if write is None:
            raise Unsupported("reg", register.place, "a register that nothing writes")
        builder.place, builder.operation = write.node.place, write.node.operation
        values = self._body.values
        following = self._joined(register.type, values[write.value], write.node.place)
        if write.load_enable:
            kept = joined(builder, register.type, held[register.name])
            following = builder.select(self._bit(write.load_enable), following, kept)
        if write.reset:
            if register.reset_value is None:
                raise SyntaxProblem(f"the register '{register.name}' has no reset value", write.node.place)
            value = {"value": register.reset_value}
            literal = Node(f"{register.name} reset", register.type, "literal", (), value, register.place)
            self._body.node(literal)
            at_reset = joined(builder, register.type, values[literal.name])
            signal = self._bit(write.reset)
            yes, no = (following, at_reset) if register.active_low else (at_reset, following)
            following = builder.select(signal, yes, no)
        return following

    def _bit(self, name: str) -> ir.Value:
        value = self._builder.bits(self._body.values[name])
        if value.type != ir.I1:
            raise SyntaxProblem(f"'{name}' is more than a bit", self._builder.place)
        return value
