"""A stream as a function: cores are tasks with memories of their own, global memory is that of the nodes' tensors.

The arguments are the input, then weights and biases in the order of the nodes, then what nobody reads, in ONNX's order
of dimensions. A `SEND` and its `RECV` meet: both cores wait for one another, as they do in PIMCOMP's verification."""

from __future__ import annotations

from collections.abc import Container, Sequence

from frontends.pimcomp.cores import CoreLowering, Globals, Meeting
from frontends.pimcomp.documents import Object
from frontends.pimcomp.network import F32, FLATTEN, INPUT, Node, read_network
from interp import ir

_KEEPS = "ST"
_STORES = (_KEEPS, "VER")
_STREAM = "stream"
_ASSUMPTIONS = {
    "maxima are arith's maximumf, of NaN and of zeros too": {"VRELU", "VVMAX"},
    "a core that sends waits for the one that receives": {"SEND"},
}


class Lowering:
    """Makes one function of a stream of instructions: its cores are agents, and the network's ends its parameters."""

    def __init__(self, document: Object) -> None:
        """Raises `SyntaxProblem` and `Unsupported`."""
        self._document = document
        self._network = read_network(document)
        self._cores = _cores(document)
        self._tensors: dict[Node, ir.Value] = {}
        self._weights: dict[Node, ir.Value] = {}
        self._biases: dict[Node, ir.Value] = {}
        self.parameters = self._parameters()

    def function(self, name: str) -> ir.Function:
        """Raises `Unsupported`."""
        place = self._document.place
        entry = ir.Block(list(self.parameters))
        for node in self._network.nodes:
            if node not in self._tensors:
                self._tensors[node] = ir.Value(node.output.type, node.name)
                sizes: list[ir.Index] = list(node.output.shape)
                entry.operations.append(ir.Alloc(place=node.place, result=self._tensors[node], sizes=sizes))
        globals = Globals(self._network, self._tensors, self._weights, self._biases, self._stored(), self._kept())
        meetings = self._meetings()
        tokens: list[ir.Value] = []
        sums: list[ir.Place] = []
        for number, instructions in enumerate(self._cores):
            if not instructions:
                continue
            lowering = CoreLowering(number, globals, meetings)
            body = lowering.body(instructions)
            sums += lowering.sums
            tokens.append(ir.Value(ir.INDEX))
            spawn = ir.Spawn(place=instructions[0].place, result=tokens[-1], body=body, name=f"core {number}")
            entry.operations.append(spawn)
        entry.operations += [
            ir.Wait(place=place, results=[], tokens=tokens),
            ir.Return(place=place, values=[]),
        ]
        body = ir.Region([entry])
        return ir.Function(name, self.parameters, [], body, place, unordered_sums=sums, assumptions=self._assumptions())

    def _assumptions(self) -> list[str]:
        used = {each.text("operation") for instructions in self._cores for each in instructions}
        return [assumption for assumption, operations in _ASSUMPTIONS.items() if used & operations]

    def _parameters(self) -> list[ir.Value]:
        found: list[ir.Value] = []
        inputs = [node for node in self._network.nodes if node.operation == INPUT]
        stored = self._stored()
        ends = [node for node in self._network.nodes if not node.is_read and node.operation != INPUT]
        outputs = [self._computed(node, stored) for node in ends]
        if len(inputs) != 1 or not outputs:
            raise self._document.unsupported(_STREAM, "a network without one input, or without an output")
        found.append(self._tensors.setdefault(inputs[0], ir.Value(inputs[0].output.type, inputs[0].name)))
        for node in self._network.nodes:
            if node.weight:
                self._weights[node] = ir.Value(ir.View(F32, node.weight), f"{node.name}.weight")
                found.append(self._weights[node])
            if node.bias:
                self._biases[node] = ir.Value(ir.View(F32, (node.bias,)), f"{node.name}.bias")
                found.append(self._biases[node])
        for node in outputs:
            self._tensors[node] = ir.Value(node.output.type, node.name)
            found.append(self._tensors[node])
        return found

    def _computed(self, end: Node, stored: Container[int]) -> Node:
        """The node whose elements an output has: a flattened tensor has those of what it flattens, in its order, and no
        instruction of its own."""
        nodes = self._network.nodes
        if end.operation == FLATTEN and nodes.index(end) not in stored and len(end.providers) == 1:
            (provider,) = end.providers
            if 0 <= provider < len(nodes) and nodes[provider].operation != INPUT:
                return nodes[provider]
        return end

    def _stored(self) -> dict[int, frozenset[int]]:
        """By node: the cores that store to its tensor."""
        found: dict[int, set[int]] = {}
        for number, instructions in enumerate(self._cores):
            for each in instructions:
                if each.text("operation") in _STORES:
                    found.setdefault(each.integer("node_index"), set()).add(number)
        return {node: frozenset(cores) for node, cores in found.items()}

    def _kept(self) -> frozenset[int]:
        """The nodes whose results an `ST` puts into global memory."""
        instructions = [each for core in self._cores for each in core]
        return frozenset(each.integer("node_index") for each in instructions if each.text("operation") == _KEEPS)

    def _meetings(self) -> dict[int, Meeting]:
        """By number: who sends how much to whom. Raises `Unsupported` where one of the two is missing."""
        found: dict[int, dict[str, tuple[int, Object]]] = {}
        for number, instructions in enumerate(self._cores):
            for each in instructions:
                operation = each.text("operation")
                if operation not in ("SEND", "RECV"):
                    continue
                sides = found.setdefault(each.integer("comm_index"), {})
                if operation in sides:
                    raise each.unsupported(operation, "a second one of the same number")
                sides[operation] = (number, each)
        return {number: _meeting(sides) for number, sides in found.items()}


def _meeting(sides: dict[str, tuple[int, Object]]) -> Meeting:
    for operation, other in (("SEND", "RECV"), ("RECV", "SEND")):
        if other not in sides:
            raise sides[operation][1].unsupported(operation, f"one without a {other}")
    (sender, send), (receiver, receive) = sides["SEND"], sides["RECV"]
    if send.integer("to_core") != receiver:
        raise send.unsupported("SEND", f"one to core {send.integer('to_core')} that core {receiver} receives")
    if receive.integer("from_core") != sender:
        raise receive.unsupported("RECV", f"one from core {receive.integer('from_core')} that core {sender} sends")
    if send.integer("element_num") != receive.integer("element_num"):
        raise receive.unsupported("RECV", "one of a different number of elements than its SEND")
    return Meeting(sender, receiver)


def _cores(document: Object) -> list[Sequence[Object]]:
    found: list[Sequence[Object]] = []
    for entry in document.member("instruction").values("core_list"):
        if entry is not None and not isinstance(entry, list):
            raise document.unsupported(_STREAM, "a core without a list of instructions")
        instructions = [each for each in entry or () if isinstance(each, Object)]
        if len(instructions) < len(entry or ()):
            raise document.unsupported(_STREAM, "an instruction that is not a JSON object")
        found.append(instructions)
    return found
