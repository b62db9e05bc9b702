"""What tokens carry, as values of the affine IR, and what they come after."""

from __future__ import annotations

from typing import Any

from frontends.circt.handshake.control import Control, passes_on
from frontends.circt.handshake.dynamatic import SELECT
from frontends.circt.handshake.interface import carries_nothing
from frontends.circt.handshake.marking import UNKNOWN, Marking, Token
from frontends.circt.handshake.network import Memory, Network, Node, NodeKind
from frontends.circt.handshake.queues import QUEUE
from frontends.mlir.core.constants import UnsupportedConstant, bits_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

UNORDERED = "no token orders these accesses to one memory"


class Carrying:
    """Computes what waits on channels in the block at hand. What was computed stays until the token moves."""

    def __init__(self, network: Network, views: dict[Memory, ir.Value]) -> None:
        self.network = network
        self.lowering: Lowering = network.lowering
        self.views = views
        self.known: dict[int, tuple[ir.Value, ...]] = {}
        self.control: Control
        self.marking: Marking
        self.events: dict[int, int] = {}  # of this cycle so far, by resource
        self.late_stores = False  # whether some access need not come after a store

    def look(self, control: Control) -> None:
        """Follows the tokens of one state of control."""
        self.control, self.marking, self.events = control, control.marking, {}

    def token(self, channel: int) -> Token:
        """The token that waits on a channel, for another place to hold it."""
        number = self.control.known(channel) if self._has_data(channel) else None
        values = self.values(channel) if number is None else ()
        return Token(number, values, self.lags(channel))

    def type(self, channel: int) -> Any:
        return self.network.channels[channel].type

    def _has_data(self, channel: int) -> bool:
        return not carries_nothing(self.type(channel))

    def number(self, channel: int, number: int) -> ir.Value:
        return self.lowering.constant(number, self.lowering.scalar(self.type(channel)))

    # -- values --------------------------------------------------------------------------------------------------------

    def values(self, channel: int) -> tuple[ir.Value, ...]:
        """The parts of what a token carries: none, one, or those of a tuple."""
        if not self._has_data(channel):
            return ()
        found = self.known.get(channel) or self.marking.held.get(channel)
        if found is None:
            number = self.control.known(channel)
            found = self._values(channel) if number is None else (self.number(channel, number),)
            self.known[channel] = found
        return found

    def _values(self, channel: int) -> tuple[ir.Value, ...]:
        link = self.network.channels[channel]
        node = link.producer
        if node.kind in (NodeKind.ARGUMENT, NodeKind.BUFFER) and not node.perpetual:
            return self.marking.queues[node.number][0].values
        if node.kind is NodeKind.LOAD:
            loaded = self.marking.loaded[node.number]
            return self.read(node) if loaded is None else loaded
        if node.kind is NodeKind.MUX:
            chosen = self.control.chosen(node)
            assert chosen is not None
            return self.values(chosen)
        if node.kind is NodeKind.BRANCH:
            return self.values(node.inputs[1])
        if node.kind in (NodeKind.MERGE, NodeKind.CONTROL_MERGE):
            winner = self.control.winner(node)
            assert winner is not None
            return self.values(node.inputs[winner])
        passed = passes_on(node, link.position)
        if passed is not None:
            return self.values(node.inputs[passed])
        return self._computed(node, link.position)

    def _computed(self, node: Node, position: int) -> tuple[ir.Value, ...]:
        lowering, operation = self.lowering, node.operation
        if operation.name == "handshake.unpack":
            (packed,) = node.inputs
            return (self.values(packed)[position],)
        if operation.name == "handshake.pack":
            parts = [self.values(each) for each in node.inputs]
            if any(len(each) != 1 for each in parts):
                lowering.place_at(operation)
                raise lowering.unsupported("a tuple whose elements are not scalars")
            return tuple(part for (part,) in parts)
        lowering.place_at(operation)
        if operation.name == "handshake.constant":
            type = lowering.scalar(operation.results[0].type)
            try:
                return (lowering.constant(bits_of(operation.attributes["value"], type), type),)
            except UnsupportedConstant as error:
                raise lowering.unsupported(str(error)) from None
        given = [self.values(each) for each in node.inputs]
        lowering.place_at(operation)
        for operand, values in zip(operation.operands, given, strict=True):
            if len(values) != 1:
                raise lowering.unsupported(f"an operand of type {operand.type}")
            lowering.bind(operand, values[0])
        lowering.lower(operation)
        return (lowering.value(operation.results[0]),)

    # -- memory --------------------------------------------------------------------------------------------------------

    def read(self, node: Node) -> tuple[ir.Value, ...]:
        """Does a load whose address is there; its value."""
        assert node.memory is not None
        (address,) = self.values(node.inputs[0])
        lags = self.lags(node.inputs[0])
        self.lowering.place_at(node.operation)
        address = self._index(address)
        self._access(node, address, lags)
        loaded = (self.lowering.load(self.views[node.memory], [address]),)
        self.marking.loaded[node.number] = loaded
        return loaded

    def write(self, node: Node, address: ir.Value, data: ir.Value, lags: tuple[int, ...]) -> None:
        assert node.memory is not None
        self.lowering.place_at(node.operation)
        address = self._index(address)
        self._access(node, address, lags)
        self.lowering.store(data, self.views[node.memory], [address])

    def _index(self, address: ir.Value) -> ir.Value:
        """Addresses that are integers have no sign."""
        return address if address.type == ir.INDEX else self.lowering.op("index_castui", [address], ir.INDEX)

    def _access(self, node: Node, address: ir.Value, lags: tuple[int, ...]) -> None:
        """Demands that it is another element than those of accesses that it may come before."""
        if node.resource is None:
            return
        assert node.memory is not None
        if node.memory.ordered:
            others = []
        elif node.kind is NodeKind.LOAD:
            others = node.memory.stores
        else:
            others = [*node.memory.stores, *node.memory.loads]
        for other in others:
            if other is node or other.resource is None:
                continue
            lag = lags[other.resource] + self.events.get(other.resource, 0)
            self.late_stores = self.late_stores or (lag > 0 and other.kind is NodeKind.STORE)
            for each in self.marking.addresses[other.resource][:lag]:
                self.lowering.require(self.lowering.compare("ne", address, each), UNORDERED, promise=True)
            if lag > UNKNOWN:
                self.lowering.require(self.lowering.constant(0, ir.I1), UNORDERED, promise=True)
        self.events[node.resource] = 1
        before = self.marking.addresses[node.resource]
        self.marking.addresses[node.resource] = (address, *before)[:UNKNOWN]

    # -- order ---------------------------------------------------------------------------------------------------------

    def lags(self, channel: int) -> tuple[int, ...]:
        """How many events of each resource before this cycle the token on a channel does not come after; -1 where it
        comes after one of this cycle."""
        if not self.network.resources:
            return ()
        node = self.network.channels[channel].producer
        if node.perpetual:
            return (UNKNOWN + 1,) * len(self.network.resources)
        if node.kind in (NodeKind.ARGUMENT, NodeKind.BUFFER, NodeKind.STORE):
            return self.marking.queues[node.number][0].lags
        found = self.joined(self._sources(node, self.network.channels[channel].position))
        for resource in self._resources_before(node, channel):
            now = -1 if resource in self.events else 0
            found = (*found[:resource], now, *found[resource + 1 :])
        return found

    def _resources_before(self, node: Node, channel: int) -> list[int]:
        """The resources whose latest event the token on an output of a node comes after: a lazy fork gives it only when
        a queue takes the copy that tells it of a group."""
        found = [] if node.resource is None else [node.resource]
        if node.kind is NodeKind.LAZY_FORK:
            takers = [self.network.channels[each].consumer for each in node.outputs if each != channel]
            found += [each.resource for each in takers if each.ends is not None and each.resource is not None]
        return found

    def joined(self, channels: list[int]) -> tuple[int, ...]:
        """The lags of a token that comes after one on each of the channels."""
        return tuple(min(each) for each in zip(*map(self.lags, channels), strict=True))

    def _sources(self, node: Node, position: int) -> list[int]:
        """The channels whose tokens one of a node's outputs comes after."""
        if node.operation.name == QUEUE and (
            node.kind is NodeKind.JOIN or (node.kind is NodeKind.LOAD and position == 0)
        ):
            return node.inputs[:1]  # not what else it waits for here
        if node.kind is NodeKind.MUX:
            chosen = self.control.chosen(node)
            assert chosen is not None
            return [node.inputs[0], chosen]
        if node.kind in (NodeKind.MERGE, NodeKind.CONTROL_MERGE):
            winner = self.control.winner(node)
            assert winner is not None
            return [node.inputs[winner]]
        if node.operation.name == SELECT and node.kind is NodeKind.JOIN:
            return node.inputs[:1]  # and after the operand that it takes, whichever that is
        return node.inputs
