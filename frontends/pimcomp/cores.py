"""The instructions of one core. Its memory holds what it is given; vectors are read before their result is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from msgspec import Struct

from frontends.pimcomp.documents import Object
from frontends.pimcomp.network import F32, INPUT, ArrayGroup, Network, Node
from interp import ir
from interp.ir.builder import Builder

_DATA, _ANSWER = "data", "answer"
_INPUT_OF_ELEMENTS = -1


class Meeting(Struct, frozen=True):
    """The cores of a `SEND` and its `RECV`."""

    sender: int
    receiver: int


class Globals(Struct, frozen=True):
    """What is in global memory, which cores store to the tensors of which nodes, and which nodes are stored by `ST`."""

    network: Network
    tensors: Mapping[Node, ir.Value]
    weights: Mapping[Node, ir.Value]
    biases: Mapping[Node, ir.Value]
    stored: Mapping[int, frozenset[int]]
    kept: frozenset[int]

    def node(self, instruction: Object, index: int) -> Node:
        """A node of the network. Raises `Unsupported` where there is none of that number."""
        if not 0 <= index < len(self.network.nodes):
            raise instruction.unsupported(instruction.text("operation"), f"node {index}, which does not exist")
        return self.network.nodes[index]


class _Vector(Struct, frozen=True):
    """`size` elements of the core's memory from `start` on."""

    start: int
    size: int

    def overlaps(self, other: _Vector) -> bool:
        return self.start < other.start + other.size and other.start < self.start + self.size

    def shifts_into(self, other: _Vector) -> bool:
        """Whether both share elements, and not each at its own place."""
        return self.overlaps(other) and self.start != other.start


class CoreLowering(Builder):
    """`sums` are the places of sums whose order is the crossbar's."""

    def __init__(self, number: int, globals: Globals, meetings: Mapping[int, Meeting]) -> None:
        super().__init__(ir.Place("", 1, 1))
        self._number = number
        self._globals = globals
        self._meetings = meetings
        self._memory = ir.Value(ir.View(F32, (None,)))
        self.sums: list[ir.Place] = []

    def body(self, instructions: Sequence[Object]) -> ir.Region:
        """Raises `SyntaxProblem` and `Unsupported`."""
        top = ir.Block()
        self.block = top
        self.place = instructions[0].place
        size = max(_reach(each) for each in instructions)
        self._memory = self.allocate(F32, [size], name=f"core {self._number}")
        for each in instructions:
            self.place = each.place
            handler = _HANDLERS.get(each.text("operation"))
            if handler is None:
                raise each.unsupported(each.text("operation"), "an unknown instruction")
            handler(self, each)
        self.emit(ir.Yield(place=self.place, values=[]))
        return ir.Region([top])

    # -- instructions --------------------------------------------------------------------------------------------------

    def load_tensor(self, instruction: Object) -> None:
        """`LD`: elements of a node's tensor, or of a bias."""
        target, stage = _vector(instruction, "destination"), instruction.text("stage")
        offset = instruction.integer("source_offset")
        if stage == "BIAS":
            node = self._globals.node(instruction, instruction.integer("node_index"))
            if node not in self._globals.biases or offset:
                raise instruction.unsupported("LD", f"a bias of '{node.name}', which has none")
            bias = self._globals.biases[node]
            self._each(target, lambda at: self._read(bias, [at]))
            return
        if stage not in ("INPUT", "POST"):
            raise instruction.unsupported("LD", f"one at the stage {stage}")
        index = self._provider(instruction)
        node = self._globals.node(instruction, index)
        if node.operation != INPUT and self._globals.stored.get(index, frozenset()) != {self._number}:
            what = f"the result of '{node.name}', which this core does not store, or not alone"
            raise instruction.unsupported("LD", what)
        tensor = self._globals.tensors[node]
        self._each(target, lambda at: self._read(tensor, node.output.indices(_plus(at, offset))))

    def _provider(self, instruction: Object) -> int:
        """The node whose tensor an `LD` reads. The schedule of elements writes -1 for the network's input, which is the
        number of the first node; the verification reads the input for what takes nothing but that."""
        address = instruction.integer("source_address")
        taker = self._globals.node(instruction, instruction.integer("node_index"))
        if address == _INPUT_OF_ELEMENTS and len(taker.providers) == 1:
            (only,) = taker.providers
            if self._globals.node(instruction, only).operation == INPUT:
                return only
        return -address

    def store_tensor(self, instruction: Object) -> None:
        """`ST`: to a node's tensor."""
        self._store(instruction, _vector(instruction, "source"), instruction.integer("destination_offset"))

    def verified(self, instruction: Object) -> None:
        """`VER`: the channels of one window's result, which is what the network gives where no `ST` keeps it."""
        node = self._globals.node(instruction, instruction.integer("node_index"))
        source = _vector(instruction, "source")
        if instruction.integer("node_index") in self._globals.kept:
            return
        offset = instruction.integer("input_cycle_index") * node.output.shape[1]
        self._store(instruction, source, offset)

    def _store(self, instruction: Object, source: _Vector, offset: int) -> None:
        node = self._globals.node(instruction, instruction.integer("node_index"))
        if node.operation == INPUT:
            raise instruction.unsupported(instruction.text("operation"), "a store to the input")

        with self.loop(0, source.size) as loop:
            at = loop.induction
            value = self._element(source, at)
            indices = [self.apply(each) for each in node.output.indices(_plus(at, offset))]
            self.store(value, self._globals.tensors[node], indices)

    def multiply(self, instruction: Object) -> None:
        """`MVMUL`: a vector times the weights of an array group; the crossbar adds in an order of its own."""
        number = instruction.integer("source")
        if not 0 <= number < len(self._globals.network.groups):
            raise instruction.unsupported("MVMUL", f"array group {number}, which does not exist")
        group = self._globals.network.groups[number]
        source = _vector(instruction, "source", "input_element_num")
        target = _vector(instruction, "destination", "output_element_num")
        if (source.size, target.size) != (group.height, group.width):
            what = f"{source.size} by {target.size} elements for {group.height} by {group.width} weights"
            raise instruction.unsupported("MVMUL", what)
        self.sums.append(self.place)
        self._each(target, lambda column: self._sum(group, source, column), apart=source.overlaps(target))

    def _sum(self, group: ArrayGroup, source: _Vector, column: ir.Value) -> ir.Value:
        node, kernel = group.node, _plus(column, group.first_column)
        weights = self._globals.weights[node]

        with self.loop(0, group.height, carried=[self.constant(0, F32)]) as loop:
            (so_far,) = loop.carried
            row, vector = _plus(loop.induction, group.first_row), self._element(source, loop.induction)
            if node.groups == 1:
                total = self._add(so_far, vector, self._read(weights, _cell(node, row, kernel)))
            else:
                held, indices = self._cell_of_group(node, row, kernel)
                total = self.either(
                    held, lambda: self._add(so_far, vector, self._read(weights, indices)), lambda: so_far, F32
                )
            loop.yielded = [total]
        return loop.results[0]

    def _cell_of_group(self, node: Node, row: ir.Affine, kernel: ir.Affine) -> tuple[ir.Value, list[ir.Affine]]:
        """Whether a cell of a convolution in groups holds a weight, for those of other groups' channels hold nothing,
        and where that is."""
        kernels, deep, _, columns = node.weight
        channels = deep * node.groups
        group = ir.Binary("floordiv", kernel, kernels // node.groups)
        channel = ir.Binary("+", ir.Binary("mod", row, channels), ir.Binary("*", group, -deep))
        held = self.op("cmpi.ult", [self.as_value(self.apply(channel)), self.constant(deep)], ir.I1)
        place = ir.Binary("floordiv", row, channels)
        return held, [kernel, channel, ir.Binary("floordiv", place, columns), ir.Binary("mod", place, columns)]

    def _add(self, sum: ir.Value, left: ir.Value, right: ir.Value) -> ir.Value:
        return self.op("addf", [sum, self.op("mulf", [left, right], F32)], F32)

    def fill(self, instruction: Object) -> None:
        """`LLDI`: one number everywhere."""
        number = np.float32(instruction.number("imm_value"))
        value = self.constant(int(number.view(np.uint32)), F32)
        self._each(_vector(instruction, "destination"), lambda at: value)

    def move(self, instruction: Object) -> None:
        """`LMV`: a copy."""
        source, target = _vector(instruction, "source"), _vector(instruction, "destination")
        self._each(target, lambda at: self._element(source, at), apart=source.shifts_into(target))

    def rectify(self, instruction: Object) -> None:
        """`VRELU`: nothing less than zero."""
        source, target = _vector(instruction, "source"), _vector(instruction, "destination")
        zero = self.constant(0, F32)

        def one(at: ir.Value) -> ir.Value:
            return self.op("maximumf", [self._element(source, at), zero], F32)

        self._each(target, one, apart=source.shifts_into(target))

    def combine(self, instruction: Object) -> None:
        """`VVADD`, `VVMUL`, `VVMAX`: element by element."""
        name = {"VVADD": "addf", "VVMUL": "mulf", "VVMAX": "maximumf"}[instruction.text("operation")]
        target = _vector(instruction, "destination")
        sources = [_vector(instruction, "source_1"), _vector(instruction, "source_2")]

        def one(at: ir.Value) -> ir.Value:
            return self.op(name, [self._element(each, at) for each in sources], F32)

        self._each(target, one, apart=any(each.shifts_into(target) for each in sources))

    def send(self, instruction: Object) -> None:
        """A core sends a vector, and waits for the answer."""
        number = instruction.integer("comm_index")
        start, size = instruction.integer("source_address"), instruction.integer("element_num")
        self._put(_DATA, number, self._view(_Vector(start, size)))
        self._get(_ANSWER, number, self._cell())

    def receive(self, instruction: Object) -> None:
        """A core takes a vector, and answers."""
        number = instruction.integer("comm_index")
        start, size = instruction.integer("destination_address"), instruction.integer("element_num")
        self._get(_DATA, number, self._view(_Vector(start, size)))
        answer = self._cell()
        self.store(self.constant(0, F32), answer, [0])
        self._put(_ANSWER, number, answer)

    # -- operations ----------------------------------------------------------------------------------------------------

    def _each(self, target: _Vector, make: Callable[[ir.Value], ir.Value], apart: bool = False) -> None:
        """Stores what is made for each place, if need be to memory `apart` first, for writing would change what is
        still to be read."""
        memory, start = self._memory, target.start
        if apart:
            memory, start = self.allocate(F32, [target.size]), 0
        with self.loop(0, target.size) as loop:
            value = make(loop.induction)
            self.store(value, memory, [self.apply(_plus(loop.induction, start))])
        if apart:
            self._each(target, lambda at: self._read(memory, [at]))

    def _element(self, vector: _Vector, at: ir.Value) -> ir.Value:
        return self._read(self._memory, [_plus(at, vector.start)])

    def _read(self, view: ir.Value, indices: Sequence[ir.Affine]) -> ir.Value:
        return self.load(view, [self.apply(each) for each in indices])

    def _view(self, vector: _Vector) -> ir.Value:
        return self.reshape(self._memory, vector.start, [vector.size], [1])

    def _cell(self) -> ir.Value:
        return self.allocate(F32, [1])

    def _put(self, channel: str, number: int, view: ir.Value) -> None:
        self.emit(ir.Put(place=self.place, channel=f"{channel}.{number}", indices=[], view=view))

    def _get(self, channel: str, number: int, view: ir.Value) -> None:
        self.emit(ir.Get(place=self.place, channel=f"{channel}.{number}", indices=[], view=view))


def _plus(at: ir.Affine, offset: int) -> ir.Affine:
    return ir.Binary("+", at, offset) if offset else at


def _cell(node: Node, row: ir.Affine, kernel: ir.Affine) -> list[ir.Affine]:
    """Where ONNX has the weight at a row and a column of the matrix."""
    if len(node.weight) == 4:
        _, channels, _, columns = node.weight
        place = ir.Binary("floordiv", row, channels)
        return [
            kernel,
            ir.Binary("mod", row, channels),
            ir.Binary("floordiv", place, columns),
            ir.Binary("mod", place, columns),
        ]
    if not node.flattened:
        return [kernel, row]
    _, channels, height, width = node.flattened
    pixel = ir.Binary("floordiv", row, channels)
    first = ir.Binary("*", ir.Binary("mod", row, channels), height * width)
    return [kernel, ir.Binary("+", first, pixel)]


def _vector(instruction: Object, side: str, size: str = "element_num") -> _Vector:
    start = instruction.integer(f"{side}_address") + instruction.integer(f"{side}_offset")
    count = instruction.integer(size)
    if start < 0 or count < 1:
        what = f"{count} elements from {start} on"
        raise instruction.unsupported(instruction.text("operation"), what)
    return _Vector(start, count)


def _reach(instruction: Object) -> int:
    """The end of what an instruction touches in its core's memory."""
    operation, reach = instruction.text("operation"), 1
    if operation in ("SEND", "RECV"):
        side = "source" if operation == "SEND" else "destination"
        return instruction.integer(f"{side}_address") + instruction.integer("element_num")
    for side in _SIDES.get(operation, ()):
        size = "element_num"
        if operation == "MVMUL":
            size = "input_element_num" if side == "source" else "output_element_num"
        vector = _vector(instruction, side, size)
        reach = max(reach, vector.start + vector.size)
    return reach


_TWO = ("source_1", "source_2", "destination")
_SIDES: dict[str, tuple[str, ...]] = {
    "LD": ("destination",),
    "ST": ("source",),
    "VER": ("source",),
    "LLDI": ("destination",),
    "MVMUL": ("source", "destination"),
    "LMV": ("source", "destination"),
    "VRELU": ("source", "destination"),
    "VVADD": _TWO,
    "VVMUL": _TWO,
    "VVMAX": _TWO,
}
_HANDLERS: dict[str, Callable[[CoreLowering, Object], None]] = {
    "LD": CoreLowering.load_tensor,
    "ST": CoreLowering.store_tensor,
    "VER": CoreLowering.verified,
    "LLDI": CoreLowering.fill,
    "MVMUL": CoreLowering.multiply,
    "LMV": CoreLowering.move,
    "VRELU": CoreLowering.rectify,
    "VVADD": CoreLowering.combine,
    "VVMUL": CoreLowering.combine,
    "VVMAX": CoreLowering.combine,
    "SEND": CoreLowering.send,
    "RECV": CoreLowering.receive,
}
