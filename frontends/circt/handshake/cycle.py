"""What happens at once: every token that can move moves."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from frontends.circt.handshake.carrying import Carrying
from frontends.circt.handshake.control import Control
from frontends.circt.handshake.marking import UNKNOWN, Marking, Token
from frontends.circt.handshake.network import Network, Node, NodeKind
from interp import ir

ARRIVAL = "which of the tokens at this merge comes first depends on how long things take"
_Queues = dict[int, tuple[Token, ...]]


class Cycle:
    """`active` says whether anything moved; `marking` is the one afterwards."""

    def __init__(self, network: Network, control: Control, carrying: Carrying) -> None:
        self.network = network
        self.control = control
        self.carrying = carrying
        self.marking: Marking = control.marking
        self.active = any(self._matters(number) for number in control.moving)
        ends = (node for number in control.moving for node in self._ends(number))
        self._touched = sorted(set(ends), key=lambda each: each.number)
        carrying.look(control)
        self._choose()
        for node in network.loads:
            if control.all_valid(node) and self.marking.loaded[node.number] is None:
                carrying.read(node)
                self.active = True
        queues = self._moved()
        self._remember()
        self.marking.queues |= queues
        age(network, self.marking, carrying.events)

    def _matters(self, channel: int) -> bool:
        """Whether a token moves on a channel, and another marking follows: results take one of those without end."""
        if not self.control.moves(channel):
            return False
        link = self.network.channels[channel]
        if not link.producer.perpetual:
            return True
        if link.consumer.kind is NodeKind.RESULT:
            return not self.marking.queues[link.consumer.number]
        return link.consumer.kind is NodeKind.BUFFER

    def _ends(self, channel: int) -> tuple[Node, Node]:
        link = self.network.channels[channel]
        return link.producer, link.consumer

    def _choose(self) -> None:
        """Notes which input a merge of several takes its token from."""
        for node in self.network.resources:
            if node.memory is not None or self.marking.winners[node.number][0] is not None:
                continue
            winner, before = self.control.winner(node), self.marking.winners[node.number][1]
            if winner is None:
                continue
            assert node.resource is not None
            lags = self.carrying.lags(node.inputs[winner])
            if before not in (None, winner) and lags[node.resource] > 0 and not self._ends_after(node, winner, before):
                lowering = self.carrying.lowering
                lowering.place_at(node.operation)
                lowering.require(lowering.constant(0, ir.I1), ARRIVAL, promise=True)
            self.carrying.events[node.resource] = 1
            self.marking.winners[node.number] = (winner, winner)
            self.active = True

    def _ends_after(self, node: Node, winner: int, before: int | None) -> bool:
        """Whether a queue takes the token of its end after that of the group before, which comes no later."""
        if before is None or node.ends != winner:
            return False
        return self.network.comes_first(node.inputs[before], node.inputs[winner])

    def _moved(self) -> _Queues:
        """The queues afterwards; does the stores."""
        found: _Queues = {}
        stores: list[tuple[Node, ir.Value, ir.Value, tuple[int, ...]]] = []
        for node in self._touched:
            queue = self.marking.queues.get(node.number)
            if queue is None:
                continue
            if node.outputs and self.control.moves(node.outputs[0]):
                queue = queue[1:]
            if node.kind is NodeKind.STORE and self.control.moves(node.inputs[0]):
                (address,), (data,) = (self.carrying.values(each) for each in node.inputs[:2])
                stores.append((node, address, data, self.carrying.joined(node.inputs)))
                queue = (*queue, Token(None, (), stores[-1][3]))
            elif node.inputs and node.kind is not NodeKind.STORE and self._matters(node.inputs[0]):
                queue = (*queue, self.carrying.token(node.inputs[0]))
            found[node.number] = queue
        for node, address, data, lags in stores:
            if self.network.late and node.resource is not None:
                self.marking.loaded[node.number] = (address, data)
                continue
            self.carrying.write(node, address, data, lags)
            *before, token = found[node.number]
            found[node.number] = (*before, after(token, node))
        return found

    def _remember(self) -> None:
        """What nodes remember afterwards."""
        marking, control = self.marking, self.control
        for node in self._touched:
            done = node.number in marking.given and control.done(node)  # by what was given before this cycle
            if node.number in marking.given:
                given = marking.given[node.number]
                fired = done and self._waits(node)
                following = tuple(
                    not fired and (before or control.moves(each))
                    for before, each in zip(given, node.outputs, strict=True)
                )
                marking.given[node.number] = following
                if node.kind is NodeKind.FORK and any(following):
                    for each in node.inputs:
                        self._hold(each)
                if fired and node.kind is NodeKind.LOAD:
                    marking.loaded[node.number] = None
            if node.number in marking.winners:
                fired = done if node.kind is NodeKind.CONTROL_MERGE else control.moves(node.outputs[0])
                if fired:
                    marking.winners[node.number] = (None, marking.winners[node.number][1])
        for number in control.moving:
            if not self.network.channels[number].producer.perpetual:
                marking.facts.pop(number, None)
                marking.held.pop(number, None)
                self.carrying.known.pop(number, None)

    def _hold(self, channel: int) -> None:
        """Keeps what a token carries of which copies have moved on: they are known together."""
        if self.control.known(channel) is None:
            values = self.carrying.known.get(channel) or self.marking.held.get(channel)
            if values:
                self.marking.held[channel] = values

    def _waits(self, node: Node) -> bool:
        """Whether there is a token for the outputs of a node that gives one by one."""
        if node.kind is NodeKind.CONTROL_MERGE:
            return self.control.winner(node) is not None
        return bool(self.control.all_valid(node))


def after(token: Token, node: Node) -> Token:
    """A token that comes after the event of this cycle at a node, before it has aged."""
    if node.resource is None:
        return token
    return replace(token, lags=(*token.lags[: node.resource], -1, *token.lags[node.resource + 1 :]))


def age(network: Network, marking: Marking, events: Mapping[int, int]) -> None:
    """Tokens come after these events, or one event more is unknown to them."""
    if not events:
        return
    most = [UNKNOWN + 1 if node.memory is not None else 1 for node in network.resources]
    new = [events.get(number, 0) for number in range(len(most))]
    for number, queue in marking.queues.items():
        marking.queues[number] = tuple(
            replace(each, lags=tuple(min(sum(lag), top) for *lag, top in zip(each.lags, new, most, strict=True)))
            for each in queue
        )
