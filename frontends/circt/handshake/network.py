"""The nodes of a network and the channels between them, with instances in place of what they are instances of."""

from __future__ import annotations

from collections import defaultdict
from enum import Enum, auto
from typing import Any

from msgspec import Struct, field

from frontends.circt.handshake.dynamatic import COMPUTING, SELECT
from frontends.circt.handshake.interface import CONTROL, NETWORK, carried, is_integer
from frontends.circt.handshake.queues import QUEUE, ROOM, Group, Wire, read_queue
from frontends.mlir.core.lowering import Lowering
from interp import ir
from interp.ir.topological_order import DependsOnItself, topological_order

DEPTH = 32  # of instances in instances


class NodeKind(Enum):
    """How tokens go through a node."""

    ARGUMENT = auto()  # gives the tokens of the function's argument
    RESULT = auto()  # takes those of its result
    JOIN = auto()  # takes one token of each input at once
    FORK = auto()  # each output takes its token when it can
    LAZY_FORK = auto()  # all outputs take theirs at once
    MERGE = auto()  # passes on the token that comes
    CONTROL_MERGE = auto()  # passes on the token that comes, and the number of its input
    MUX = auto()  # passes on the token of the input that is selected
    BRANCH = auto()  # gives it to the output that is selected
    DISPATCH = auto()  # gives a token to the output of the number that the first input knows
    BUFFER = auto()
    SINK = auto()
    SOURCE = auto()
    NEVER = auto()  # gives no token
    LOAD = auto()  # a port of a memory
    STORE = auto()


_CHANNEL = "!handshake.channel<"  # of Dynamatic, whose memories are given and give each token by itself
_COMPUTING = ("arith.", "math.", "index.")
_PLAIN = {"handshake.blocker", "handshake.br", "handshake.constant", "handshake.join", "handshake.pack", *COMPUTING}
_ENDS = ("handshake.end", "handshake.return")
_KINDS = {
    "handshake.fork": NodeKind.FORK,
    "handshake.unpack": NodeKind.FORK,
    "handshake.sync": NodeKind.FORK,
    "handshake.lazy_fork": NodeKind.LAZY_FORK,
    "handshake.control_merge": NodeKind.CONTROL_MERGE,
    "handshake.mux": NodeKind.MUX,
    "handshake.cond_br": NodeKind.BRANCH,
    "handshake.sink": NodeKind.SINK,
    "handshake.source": NodeKind.SOURCE,
    "handshake.never": NodeKind.NEVER,
    "handshake.buffer": NodeKind.BUFFER,
}
_ATTRIBUTES = {
    "handshake.constant": frozenset(("value",)),
    "handshake.buffer": frozenset(("bufferType", "slots", "initValues", "numSlots", "dvLatency")),
    "handshake.cmpi": frozenset(("predicate",)),
    "handshake.memory": frozenset(("ldCount", "stCount", "id", "lsq", "memRefType")),
    "handshake.extmemory": frozenset(("ldCount", "stCount", "id")),
    "handshake.instance": frozenset(("module",)),
    QUEUE: frozenset(("groupSizes",)),
}


class Memory(Struct, eq=False):
    """`view` is the buffer of an external one; a memory of the network's own has its `type`, and is made when the
    network begins. `stores` and `loads` are its ports, whose accesses a queue may have `ordered`."""

    type: Any
    view: ir.Value | None
    ordered: bool = False
    stores: list[Node] = field(default_factory=list)
    loads: list[Node] = field(default_factory=list)


class Node(Struct, eq=False):
    """`kind` says how tokens go through it, `operation` what they carry afterwards. `inputs` and `outputs` are
    channels. A buffer has `slots` and begins with the tokens `initial`; one that is `implied` stands for the capacity
    of a channel without a buffer. What can be known of a node by tokens has a number, its `resource`."""

    number: int
    kind: NodeKind
    operation: Any
    inputs: list[int] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    slots: int = 0
    initial: tuple[int | None, ...] = ()
    implied: bool = False
    perpetual: bool = False
    memory: Memory | None = None
    resource: int | None = None
    carried: tuple[ir.Value, ...] = ()  # by the token of an argument
    ends: int | None = None  # the input of a queue's merge that comes after what begins at once


class Channel(Struct):
    """`type` is MLIR's; what it carries has no parts where that is `none`."""

    type: Any
    producer: Node
    position: int
    consumer: Node
    place: int


_Scope = int
_Key = tuple[_Scope, Any]


class Network:
    """Raises `Unsupported`."""

    def __init__(
        self,
        lowering: Lowering,
        operation: Any,
        parameters: dict[Any, tuple[ir.Value, ...]],
        unbuffered: bool,
        late: bool,
    ) -> None:
        """`parameters` are the values of the function's arguments; where it is `unbuffered`, each channel has
        capacity. Where stores are `late`, memories that have other ports do what they take as late as they can."""
        self.lowering = lowering
        self.late = late
        self.nodes: list[Node] = []
        self.channels: list[Channel] = []
        self.memories: list[Memory] = []
        self.results: list[Node] = []
        self.loads: list[Node] = []
        self.buffered = False
        self.waiting: list[Node] = []  # which may wait here for what the circuit does not wait for
        self.resources: list[Node] = []
        self._producers: dict[_Key, tuple[Node, int]] = {}
        self._uses: defaultdict[_Key, list[tuple[Node, int]]] = defaultdict(list)
        self._memrefs: dict[_Key, ir.Value] = {}
        self._external: dict[ir.Value, Memory] = {}
        self._scopes = 0
        scope, block = self._enter(operation)
        for argument in block.arguments:
            carried = parameters[argument]
            if len(carried) == 1 and isinstance(carried[0].type, ir.View):
                self._memrefs[(scope, argument)] = carried[0]
                continue
            node = self.node(NodeKind.ARGUMENT, operation, [argument])
            node.carried = carried
            self._producers[(scope, argument)] = (node, 0)
        for value in self._body(scope, block, 0):
            node = self.node(NodeKind.RESULT, operation)
            self._use(scope, value, node, 0)
            self.results.append(node)
        self._connect(unbuffered)
        self._find_perpetual()
        self._number_resources()
        lazy = [channel for node in self.nodes if node.kind is NodeKind.LAZY_FORK for channel in node.outputs]
        gated = {self.channels[each].consumer for each in lazy}  # what takes tokens that have to be taken at once
        self.straight = all(each.kind in (NodeKind.BUFFER, NodeKind.SINK) for each in gated) and self._is_straight()
        self.always = [node for node in self.nodes if node.perpetual or node in gated]
        self.ends = [len(node.inputs) + len(node.outputs) for node in self.nodes]

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def node(self, kind: NodeKind, operation: Any, results: list[Any] | None = None) -> Node:
        """Adds a node of an operation; its outputs are channels that are not there yet."""
        node = Node(len(self.nodes), kind, operation, outputs=[-1] * len(results or []))
        self.nodes.append(node)
        return node

    def _use(self, scope: _Scope, value: Any, node: Node, position: int) -> None:
        assert position == len(node.inputs)
        node.inputs.append(-1)
        self._uses[(scope, value)].append((node, position))

    def make(self, scope: _Scope, kind: NodeKind, operation: Any, operands: list[Any], results: list[Any]) -> Node:
        """Adds a node that uses values of `scope` and gives others there."""
        node = self.node(kind, operation, results)
        for position, operand in enumerate(operands):
            self._use(scope, operand, node, position)
        for position, result in enumerate(results):
            self._producers[(scope, result)] = (node, position)
        return node

    def _enter(self, operation: Any) -> tuple[_Scope, Any]:
        if not len(operation.regions[0].blocks):
            raise self.lowering.unsupported_at(operation, "a network that is only declared")
        self._scopes += 1
        return self._scopes, operation.regions[0].blocks[0]

    def _body(self, scope: _Scope, block: Any, depth: int) -> list[Any]:
        """Makes the nodes of a network; what it returns."""
        operations = [each.operation for each in block.operations]
        stored = {operation for operation in operations if self._is_whole_store(operation)}
        for operation in operations[:-1]:
            if operation not in stored:
                self._operation(scope, operation, stored, depth)
        if operations[-1].name not in _ENDS:
            raise self.lowering.unsupported_at(operations[-1], "at the end of a network")
        return list(operations[-1].operands)

    def _operation(self, scope: _Scope, operation: Any, stored: set[Any], depth: int) -> None:
        lowering, name = self.lowering, operation.name
        operands, results = list(operation.operands), list(operation.results)
        if name.startswith("handshake."):
            lowering.place_at(operation)
            lowering.check_attributes(operation, _ATTRIBUTES.get(name, frozenset()))
        if name == "handshake.constant" and carried(results[0].type) != str(operation.attributes["value"].type):
            raise lowering.unsupported(f"{operation.attributes['value']} as a constant of type {results[0].type}")
        if name in ("handshake.memory", "handshake.extmemory"):
            self._ports(scope, operation, operands, results, stored)
        elif name == QUEUE:
            self._queue(scope, operation)
        elif name in ("handshake.load", "handshake.store") and str(operands[-1].type).startswith(_CHANNEL):
            self._require_one_address(operation, 2)
            for operand, result in zip(operands, results, strict=True):
                self.make(scope, NodeKind.JOIN, operation, [operand], [result])
        elif name == "handshake.load":
            self._require_one_address(operation, 3)
            self.make(scope, NodeKind.JOIN, operation, [operands[0], operands[2]], [results[1]])
            self.make(scope, NodeKind.JOIN, operation, [operands[1]], [results[0]])
        elif name == "handshake.store":
            self._require_one_address(operation, 3)
            self.make(scope, NodeKind.LAZY_FORK, operation, operands, results)
        elif name == "handshake.instance":
            self._instance(scope, operation, operands, results, depth)
        elif name == "handshake.merge":
            self.make(scope, NodeKind.JOIN if len(operands) == 1 else NodeKind.MERGE, operation, operands, results)
        elif name in _PLAIN:
            node = self.make(scope, NodeKind.JOIN, operation, operands, results)
            if name == SELECT:
                self.waiting.append(node)
        elif name in _KINDS:
            node = self.make(scope, _KINDS[name], operation, operands, results)
            if node.kind is NodeKind.BUFFER:
                self._buffer(node, operation)
            elif node.kind is NodeKind.MUX:
                self._require_all_selected(operation)
        elif name.startswith(_COMPUTING) and len(results) == 1 and not len(operation.regions):
            self.make(scope, NodeKind.JOIN if operands else NodeKind.SOURCE, operation, operands, results)
        else:
            raise lowering.unsupported_at(operation, "in a network")

    def _buffer(self, node: Node, operation: Any) -> None:
        attributes = operation.attributes
        node.slots = int(attributes["numSlots" if "numSlots" in attributes else "slots"].value)
        if "initValues" in attributes:
            node.initial = tuple(int(each.value) for each in attributes["initValues"])
            if (
                len(node.initial) > node.slots
                or len(set(node.initial)) > 1
                or not is_integer(operation.results[0].type)
            ):
                raise self.lowering.unsupported_at(operation, "initial tokens whose order or type is unspecified")
        else:
            self.buffered = True

    def _require_all_selected(self, operation: Any) -> None:
        select = self.lowering.scalar(operation.operands[0].type)
        if len(operation.operands) - 1 > 1 << select.width:
            raise self.lowering.unsupported_at(operation, f"more operands than {select.width} bits select")

    def _require_one_address(self, operation: Any, count: int) -> None:
        if len(operation.operands) != count:
            raise self.lowering.unsupported_at(operation, "an access with other than one address")

    def _instance(self, scope: _Scope, operation: Any, operands: list[Any], results: list[Any], depth: int) -> None:
        if depth >= DEPTH:
            raise self.lowering.unsupported_at(operation, f"more than {DEPTH} nested networks")
        callee = self.lowering.symbols.require(operation, operation.attributes["module"].value)
        if callee.operation.name != NETWORK:
            raise self.lowering.unsupported_at(operation, f"an instance of a {callee.operation.name}")
        inner, block = self._enter(callee.operation)
        if [each.type for each in operands] != [each.type for each in block.arguments]:
            raise self.lowering.unsupported_at(operation, "operands of other types than the network's arguments")
        for operand, argument in zip(operands, block.arguments, strict=True):
            if (scope, operand) in self._memrefs:
                self._memrefs[(inner, argument)] = self._memrefs[(scope, operand)]
                continue
            self._wire(operation, (scope, operand), (inner, argument))
        returned = self._body(inner, block, depth + 1)
        if [each.type for each in returned] != [each.type for each in results]:
            raise self.lowering.unsupported_at(operation, "results of other types than those of the network")
        for value, result in zip(returned, results, strict=True):
            self._wire(operation, (inner, value), (scope, result))

    def _wire(self, operation: Any, value: _Key, other: _Key) -> None:
        """Has one value be what another one is."""
        node = self.node(NodeKind.JOIN, operation, [other[1]])
        self._use(*value, node, 0)
        self._producers[other] = (node, 0)

    # -- memories ------------------------------------------------------------------------------------------------------

    @staticmethod
    def _is_whole_store(operation: Any) -> bool:
        """Whether data and address of a store go straight to one port of a memory, which takes them at once."""
        if operation.name != "handshake.store" or len(operation.operands) != 3:
            return False
        uses = [list(result.uses) for result in operation.results]
        if any(len(each) != 1 for each in uses):
            return False
        (data,), (address,) = uses
        owner, other = data.owner.operation, address.owner.operation
        first = 1 if owner.name == "handshake.extmemory" else 0
        if owner.name not in ("handshake.memory", "handshake.extmemory") or owner != other:
            return False
        stores = int(owner.attributes["stCount"].value)
        at = data.operand_number - first
        return bool(at % 2 == 0 and at < 2 * stores and address.operand_number == data.operand_number + 1)

    def _ports(self, scope: _Scope, operation: Any, operands: list[Any], results: list[Any], stored: set[Any]) -> None:
        attributes = operation.attributes
        loads, stores = int(attributes["ldCount"].value), int(attributes["stCount"].value)
        if operation.name == "handshake.extmemory":
            view = self._memrefs.get((scope, operands[0]))
            if view is None:
                raise self.lowering.unsupported_at(operation, "a memory that is not an argument of the network")
            # One memory may have several operations: accesses through all of them meet.
            memory = self._external.setdefault(view, Memory(operands[0].type, view))
            if memory.ordered:
                raise self.lowering.unsupported_at(operation, "accesses to a memory beside those of a queue")
            operands = operands[1:]
        else:
            if "lsq" in attributes and attributes["lsq"].value:
                raise self.lowering.unsupported_at(operation, "a load-store queue")
            memory = Memory(attributes["memRefType"].value, None)
        if len(operands) != 2 * stores + loads or len(results) != 2 * loads + stores:
            raise self.lowering.unsupported_at(operation, f"{loads} loads and {stores} stores")
        if memory not in self.memories:
            self.memories.append(memory)
        for port in range(stores):
            data, address = operands[2 * port : 2 * port + 2]
            taken = [address, data]
            gate = getattr(data.owner, "operation", None)
            if gate is not None and gate in stored:
                self.lowering.place_at(gate)
                self.lowering.check_attributes(gate, frozenset())
                taken = list(gate.operands)
            node = self.make(scope, NodeKind.STORE, operation, taken, [results[loads + port]])
            node.memory = memory
            memory.stores.append(node)
        for port in range(loads):
            node = self.make(
                scope,
                NodeKind.LOAD,
                operation,
                [operands[2 * stores + port]],
                [results[port], results[loads + stores + port]],
            )
            node.memory = memory
            memory.loads.append(node)
            self.loads.append(node)

    def _queue(self, scope: _Scope, operation: Any) -> None:
        """Makes the nodes that `queues` tells of."""
        queue = read_queue(self.lowering, operation)
        view = self._memrefs.get((scope, queue.memory))
        if view is None or view in self._external:
            raise self.lowering.unsupported_at(operation, "a memory that is no argument, or that others access")
        self.lowering.assumptions.add(ROOM)
        memory = self._external[view] = Memory(queue.memory.type, view, ordered=True)
        self.memories.append(memory)
        begins = [each.begin for each in queue.groups]
        came, chosen, waiting = Wire(CONTROL), Wire("index"), Wire("index")
        order = self.make(scope, NodeKind.CONTROL_MERGE, operation, [*begins, queue.end], [came, chosen])
        order.ends = len(begins)
        back, free = Wire(CONTROL), Wire(CONTROL)
        self._room(scope, operation, chosen, waiting, 1)
        self._room(scope, operation, back, free, 2).initial = (None,)
        starts, ended = [Wire(CONTROL) for _ in begins], Wire(CONTROL)
        self.waiting.append(self.make(scope, NodeKind.DISPATCH, operation, [waiting, free], [*starts, ended]))
        done = [self._accesses(scope, operation, memory, *each) for each in zip(queue.groups, starts, strict=True)]
        self.make(scope, NodeKind.MERGE, operation, [*done, ended], [back])
        held = Wire(CONTROL)
        self._room(scope, operation, queue.start, held, 1)
        self.make(scope, NodeKind.JOIN, operation, [ended, held], [queue.ended])

    def _room(self, scope: _Scope, operation: Any, value: Any, result: Any, slots: int) -> Node:
        node = self.make(scope, NodeKind.BUFFER, operation, [value], [result])
        node.slots, node.implied = slots, True
        return node

    def _accesses(self, scope: _Scope, operation: Any, memory: Memory, group: Group, begin: Wire) -> Wire:
        """Makes the accesses of a group, each of which begins when the one before is done."""
        for port in group.ports:
            done = Wire(CONTROL)
            if port.data is not None:
                taken = [port.address, port.data, begin]
                node = self.make(scope, NodeKind.STORE, operation, taken, [done])
                memory.stores.append(node)
            else:
                node = self.make(scope, NodeKind.LOAD, operation, [port.address, begin], [port.result, done])
                memory.loads.append(node)
                self.loads.append(node)
            node.memory, begin = memory, done
        return begin

    # -- channels ------------------------------------------------------------------------------------------------------

    def _connect(self, unbuffered: bool) -> None:
        """Makes the channels; values that several take are forked, those that nobody takes are discarded."""
        for key, (producer, position) in list(self._producers.items()):
            uses = self._uses.pop(key, [])
            type, operation = key[1].type, producer.operation
            if not uses:
                sink = self.node(NodeKind.SINK, operation)
                sink.inputs.append(-1)
                uses = [(sink, 0)]
            if len(uses) > 1:
                fork = self.node(NodeKind.FORK, operation, [None] * len(uses))
                fork.implied = True
                fork.inputs.append(-1)
                self._channel(type, producer, position, fork, 0, unbuffered)
                for branch, (consumer, place) in enumerate(uses):
                    self._channel(type, fork, branch, consumer, place, unbuffered)
            else:
                self._channel(type, producer, position, *uses[0], unbuffered)
        for consumers in self._uses.values():
            raise self.lowering.unsupported_at(
                consumers[0][0].operation, "an operand that is not the result of an operation"
            )

    def _channel(self, type: Any, producer: Node, position: int, consumer: Node, place: int, unbuffered: bool) -> None:
        if (
            unbuffered
            and producer.kind not in (NodeKind.ARGUMENT, NodeKind.BUFFER)
            and consumer.kind not in (NodeKind.SINK, NodeKind.BUFFER)
        ):
            implied = self.node(NodeKind.BUFFER, producer.operation, [None])
            implied.slots, implied.implied = 1, True
            implied.inputs.append(-1)
            self._link(type, producer, position, implied, 0)
            self._link(type, implied, 0, consumer, place)
        else:
            self._link(type, producer, position, consumer, place)

    def _link(self, type: Any, producer: Node, position: int, consumer: Node, place: int) -> None:
        producer.outputs[position] = consumer.inputs[place] = len(self.channels)
        self.channels.append(Channel(type, producer, position, consumer, place))

    def comes_first(self, channel: int, other: int) -> bool:
        """Whether a channel gives a copy of the token that another one gives, no later than that one does."""
        origin = self._origin(channel)
        while other != origin:
            node = self.channels[other].producer
            if not (self._copies(node) or (node.kind is NodeKind.BUFFER and not node.initial)) or node.perpetual:
                return False
            (other,) = node.inputs
        return True

    def _origin(self, channel: int) -> int:
        """The channel whose tokens one gives in the cycle in which they come."""
        while True:
            node = self.channels[channel].producer
            is_channel = node.kind is NodeKind.BUFFER and node.implied and not node.initial
            if not (is_channel or self._copies(node)) or node.perpetual:
                return channel
            (channel,) = node.inputs

    @staticmethod
    def _copies(node: Node) -> bool:
        """Whether the outputs of a node give the token of its one input, in the same cycle."""
        copies = node.kind in (NodeKind.FORK, NodeKind.LAZY_FORK) or node.operation.name == "handshake.br"
        return copies and len(node.inputs) == 1

    def _find_perpetual(self) -> None:
        """Sources give tokens without end, and so does what takes nothing but theirs."""
        changed = True
        while changed:
            changed = False
            for node in self.nodes:
                endless = node.kind is NodeKind.SOURCE or (
                    node.kind in (NodeKind.JOIN, NodeKind.FORK, NodeKind.LAZY_FORK, NodeKind.BUFFER)
                    and not node.initial
                    and len(node.inputs) > 0
                    and all(self.channels[each].producer.perpetual for each in node.inputs)
                )
                if endless and not node.perpetual:
                    node.perpetual = changed = True

    def _number_resources(self) -> None:
        """Merges of several inputs, ports of memories whose accesses may conflict, and stores that callers see."""
        found = [
            each
            for each in self.nodes
            if each.kind in (NodeKind.MERGE, NodeKind.CONTROL_MERGE) and len(each.inputs) > 1
        ]
        for memory in self.memories:
            if memory.stores and len(memory.stores) + len(memory.loads) > 1 and not memory.ordered:
                found += memory.stores + memory.loads
            elif memory.view is not None:
                found += memory.stores
        for number, node in enumerate(found):
            node.resource = number
        self.resources = found

    def _is_straight(self) -> bool:
        """Whether every circle has a buffer, so that what is offered and taken depends on nothing of itself."""
        needed: list[list[int]] = [[] for _ in self.nodes]
        for link in self.channels:
            if link.producer.kind is not NodeKind.BUFFER:
                needed[link.consumer.number].append(link.producer.number)
        try:
            list(topological_order(range(len(self.nodes)), lambda number: needed[number]))
        except DependsOnItself:
            return False
        return True
