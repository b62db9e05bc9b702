"""Which tokens can move: where one waits on a channel, and where one would be taken, as CIRCT's conversion to hardware
computes both from what is stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from frontends.circt.handshake.interface import is_bit
from frontends.circt.handshake.marking import Marking
from frontends.circt.handshake.network import Network, Node, NodeKind

Ternary = bool | None  # None is not known yet
# What they offer or take depends on what they hold, and not on others alone.
_KNOWING = frozenset(
    (
        NodeKind.ARGUMENT,
        NodeKind.BUFFER,
        NodeKind.STORE,
        NodeKind.SINK,
        NodeKind.RESULT,
        NodeKind.SOURCE,
        NodeKind.NEVER,
        NodeKind.FORK,
        NodeKind.CONTROL_MERGE,
        NodeKind.MERGE,
    )
)


def _all(values: Iterable[Ternary]) -> Ternary:
    unknown = False
    for each in values:
        if each is False:
            return False
        unknown = unknown or each is None
    return None if unknown else True


def _both(one: Ternary, other: Ternary) -> Ternary:
    if one is False or other is False:
        return False
    return None if one is None or other is None else True


class Control:
    """One look at a marking. `valid` and `ready` are by channel; `stalled` are the nodes for which a token waits whose
    number, which is not known, says where another one goes: they do not move. `moving` are the channels whose token
    does. Where tokens may go around in a circle without a buffer, and something stays None, they do."""

    def __init__(self, network: Network, marking: Marking, thorough: bool = True) -> None:
        """Where it is not `thorough`, no more is looked at than what the tokens that are there can reach."""
        self.network = network
        self._thorough = thorough
        self.marking = marking
        self.stalled: set[Node] = set()
        count = len(network.channels)
        self.valid: list[Ternary] = [None] * count
        self.ready: list[Ternary] = [None] * count
        self._open = list(network.ends)
        self._met: set[Node] = set()
        self._picked: dict[Node, int] = {}
        self._look(self._begin())
        while True:
            waiting = {node for node in self._met if node.kind in (NodeKind.MUX, NodeKind.BRANCH) and self._waits(node)}
            waiting -= self.stalled
            if not waiting:
                break
            self.stalled |= waiting
            self._look(waiting)
        self.moving = [number for number, each in enumerate(self.ready) if each and self.valid[number]]

    def _begin(self) -> list[Node]:
        """The nodes that offer or take tokens whatever others do."""
        nodes = self.network.nodes
        if self._thorough:
            return [node for node in nodes if node.perpetual or node.kind in _KNOWING]
        holding = [nodes[number] for number, queue in self.marking.queues.items() if queue]
        return [*holding, *(nodes[number] for number in self.marking.winners), *self.network.always]

    def _look(self, nodes: Iterable[Node]) -> None:
        """Finds out what follows from what `nodes` offer and take."""
        queue = deque(nodes)
        queued = set(queue)
        while queue:
            node = queue.popleft()
            queued.discard(node)
            self._met.add(node)
            for changed in self._update(node):
                if self._open[changed.number] and changed not in queued:
                    queued.add(changed)
                    queue.append(changed)

    def _update(self, node: Node) -> list[Node]:
        """Sees what a node offers and takes; who may know more by that."""
        valid, ready, channels = self.valid, self.ready, self.network.channels
        found: list[Node] = []
        for channel, offered in zip(node.outputs, self._offers(node), strict=True):
            if offered is not None and valid[channel] is None:
                valid[channel] = offered
                self._open[node.number] -= 1
                found += [channels[channel].consumer, node]
        for channel, taken in zip(node.inputs, self._takes(node), strict=True):
            if taken is not None and ready[channel] is None:
                ready[channel] = taken
                self._open[node.number] -= 1
                found.append(channels[channel].producer)
        return found

    def moves(self, channel: int) -> bool:
        return bool(self.valid[channel] and self.ready[channel])

    def all_valid(self, node: Node) -> Ternary:
        return _all(self.valid[each] for each in node.inputs)

    def done(self, node: Node) -> Ternary:
        """Whether all outputs of a node that gives one by one have their token, now at the latest."""
        given = self.marking.given[node.number]
        return _all(
            True if before else _both(self.valid[each], self.ready[each])
            for before, each in zip(given, node.outputs, strict=True)
        )

    def is_put_off(self, node: Node) -> bool:
        """Whether a store that was taken is to be done yet."""
        return node.kind is NodeKind.STORE and self.marking.loaded[node.number] is not None

    # -- what each kind does -------------------------------------------------------------------------------------------

    def _offers(self, node: Node) -> list[Ternary]:
        outputs, kind = node.outputs, node.kind
        if node.perpetual:
            return [True] * len(outputs)
        if kind in (NodeKind.ARGUMENT, NodeKind.BUFFER, NodeKind.STORE):
            return [bool(self.marking.queues[node.number]) and not self.is_put_off(node)]
        if kind in (NodeKind.RESULT, NodeKind.SINK):
            return []
        if kind is NodeKind.NEVER:
            return [False]
        if kind is NodeKind.JOIN:
            return [self.all_valid(node)]
        if kind is NodeKind.LAZY_FORK:
            valid = self.all_valid(node)
            others = [_all(self.ready[each] for each in outputs if each != output) for output in outputs]
            return [_both(valid, each) for each in others]
        if kind is NodeKind.MUX:
            if node in self.stalled or self._is_misled(node):
                return [False]
            chosen = self.chosen(node)
            return [_both(self.valid[node.inputs[0]], None if chosen is None else self.valid[chosen])]
        if kind is NodeKind.BRANCH:
            if node in self.stalled:
                return [False, False]
            valid, condition = self.all_valid(node), self._condition(node)
            if not valid or condition is None:
                return [False, False] if valid is False else [None, None]
            return [condition == 1, condition == 0]
        if kind is NodeKind.DISPATCH:
            valid, number = self.all_valid(node), self._condition(node)
            if not valid or number is None:
                return [None if valid is not False else False] * len(outputs)
            return [position == number for position in range(len(outputs))]
        if kind is NodeKind.MERGE:
            return [self._has_winner(node)]
        valid = self._has_winner(node) if kind is NodeKind.CONTROL_MERGE else self.all_valid(node)
        return [_both(valid, not given) for given in self.marking.given[node.number]]

    def _takes(self, node: Node) -> list[Ternary]:
        inputs, kind = node.inputs, node.kind
        if node.perpetual:
            return [False] * len(inputs)
        if kind in (NodeKind.ARGUMENT, NodeKind.SOURCE, NodeKind.NEVER):
            return []
        if kind in (NodeKind.RESULT, NodeKind.SINK):
            return [True]
        if kind is NodeKind.BUFFER:
            capacity = node.slots + self.marking.added.get(node.number, 0)
            return [len(self.marking.queues[node.number]) < capacity]
        if kind is NodeKind.MUX:
            return self._mux_takes(node)
        if kind in (NodeKind.MERGE, NodeKind.CONTROL_MERGE):
            winner = self.winner(node)
            taken = self.ready[node.outputs[0]] if kind is NodeKind.MERGE else self.done(node)
            return [
                (_both(self.valid[each], taken) if position == winner else False)
                if winner is not None
                else (False if self._has_winner(node) is False else None)
                for position, each in enumerate(inputs)
            ]
        return [_both(self.all_valid(node), self._consumed(node))] * len(inputs)

    def _consumed(self, node: Node) -> Ternary:
        """Whether a node would take a token at each input, where they wait there."""
        if node.kind is NodeKind.STORE:
            if self.is_put_off(node):
                return False
            return True if not self.marking.queues[node.number] else self.ready[node.outputs[0]]
        if node.kind in (NodeKind.FORK, NodeKind.LOAD):
            return self.done(node)
        if node.kind is NodeKind.BRANCH:
            if node in self.stalled:
                return False
            condition = self._condition(node)
            return None if condition is None else self.ready[node.outputs[1 - condition]]
        if node.kind is NodeKind.DISPATCH:
            number = self._condition(node)
            return None if number is None else self.ready[node.outputs[number]]
        return _all(self.ready[each] for each in node.outputs)

    def _mux_takes(self, node: Node) -> list[Ternary]:
        select, *data = node.inputs
        if node in self.stalled or self.valid[select] is False or self._is_misled(node):
            return [False] * len(node.inputs)
        chosen = self.chosen(node)
        if chosen is None:
            return [None] * len(node.inputs)
        fires = _both(_both(self.valid[select], self.valid[chosen]), self.ready[node.outputs[0]])
        return [fires, *(fires if each == chosen else False for each in data)]

    def _has_winner(self, node: Node) -> Ternary:
        if self.marking.winners[node.number][0] is not None:
            return True
        valid = [self.valid[each] for each in node.inputs]
        if any(valid) and self.winner(node) is not None:
            return True
        return False if all(each is False for each in valid) else None

    def winner(self, node: Node) -> int | None:
        """The input that a merge takes its token from: the one that it has chosen, or the first one that has any."""
        chosen = self._picked.get(node, self.marking.winners[node.number][0])
        if chosen is not None:
            return chosen
        for position, each in enumerate(node.inputs):
            if self.valid[each]:
                self._picked[node] = position
                return position
            if self.valid[each] is None and self._thorough:
                return None
        return None

    # -- what is known of tokens that wait -----------------------------------------------------------------------------

    def _waits(self, node: Node) -> bool:
        if node.kind is NodeKind.MUX:
            return self.valid[node.inputs[0]] is True and self.known(node.inputs[0]) is None
        return self.all_valid(node) is True and self.known(node.inputs[0]) is None

    def chosen(self, node: Node) -> int | None:
        """The channel that a mux takes its token from; None where that is not known, or where there is none."""
        select = node.inputs[0]
        number = self.known(select) if self.valid[select] else None
        return None if number is None or number >= len(node.inputs) - 1 else node.inputs[1 + number]

    def _is_misled(self, node: Node) -> bool:
        """Whether a mux is to take its token from an input that does not exist: it takes none."""
        select = node.inputs[0]
        number = self.known(select) if self.valid[select] else None
        return number is not None and number >= len(node.inputs) - 1

    def _condition(self, node: Node) -> int | None:
        return self.known(node.inputs[0]) if self.valid[node.inputs[0]] else None

    def known(self, channel: int) -> int | None:
        """The number that the token which waits on a channel carries, where that is known."""
        root = self.root(channel)
        if isinstance(root, int):
            return self.marking.facts.get(root)
        node, number = root
        if node.kind in (NodeKind.BUFFER, NodeKind.ARGUMENT):
            return self.marking.queues[node.number][0].known
        return number

    def root(self, channel: int) -> int | tuple[Node, int | None]:
        """Where the token that waits on a channel comes from: a node that holds it or knows its number, or the channel
        behind the operation that computes it, or on which it is known already."""
        while channel not in self.marking.facts:
            link = self.network.channels[channel]
            node = link.producer
            if node.kind is NodeKind.MUX:
                chosen = self.chosen(node)
                assert chosen is not None
                channel = chosen
            elif node.kind is NodeKind.BRANCH:
                channel = node.inputs[1]
            elif node.kind is NodeKind.MERGE or (node.kind is NodeKind.CONTROL_MERGE and link.position == 0):
                winner = self.winner(node)
                assert winner is not None
                channel = node.inputs[winner]
            elif node.kind is NodeKind.CONTROL_MERGE:
                return node, self.winner(node)
            elif node.kind in (NodeKind.ARGUMENT, NodeKind.BUFFER) and not node.perpetual:
                return node, None
            else:
                passed = passes_on(node, link.position)
                if passed is None:
                    constant = _constant(node)
                    return channel if constant is None else (node, constant)
                channel = node.inputs[passed]
        return channel


def passes_on(node: Node, position: int) -> int | None:
    """The input whose token an output carries on, or None where it is another one."""
    name = node.operation.name
    if name == "handshake.store" and node.kind is NodeKind.LAZY_FORK:
        return 1 - position  # data and address, of address and data
    if name == "handshake.sync" and not node.implied:
        return position
    carries = (
        *("handshake.br", "handshake.merge", "handshake.load", "handshake.store", "handshake.instance"),
        "handshake.blocker",
    )
    if node.kind is NodeKind.BUFFER or (
        node.kind in (NodeKind.FORK, NodeKind.LAZY_FORK) and (node.implied or name != "handshake.unpack")
    ):
        return 0
    return 0 if node.kind is NodeKind.JOIN and name in carries else None


def _constant(node: Node) -> int | None:
    """The number of a constant that is a condition."""
    if node.operation.name not in ("handshake.constant", "arith.constant") or not is_bit(
        node.operation.results[0].type
    ):
        return None
    return int(bool(node.operation.attributes["value"].value))
