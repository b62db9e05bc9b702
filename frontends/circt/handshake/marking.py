"""Where the tokens of a network are, and what nodes remember."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from frontends.circt.handshake.network import Network, Node, NodeKind
from interp import ir

UNKNOWN = 2  # how many accesses at a port a token may know nothing of before it is not counted any more


class Token(Struct, frozen=True):
    """What a token carries: a number that is `known`, or `values`. `lags` tells for each resource how many of its
    latest events the token does not come after."""

    known: int | None
    values: tuple[ir.Value, ...]
    lags: tuple[int, ...]


class Marking(Struct):
    """`queues` are the tokens in arguments, buffers, results and the stores that are done, by the number of the node;
    `given` which outputs of a fork have their token of the one that waits; `winners` what a merge has chosen, and what
    it chose last; `loaded` what a load that waits for its takers has read, or address and data of a store
    that is to be done yet; `held` what the token on a channel carries of which some takers have a copy; `facts` what a
    channel's token is known to be; `added` the capacity of buffers beyond their slots; `addresses` the latest ones
    at each port."""

    queues: dict[int, tuple[Token, ...]] = field(default_factory=dict)
    given: dict[int, tuple[bool, ...]] = field(default_factory=dict)
    winners: dict[int, tuple[int | None, int | None]] = field(default_factory=dict)
    loaded: dict[int, tuple[ir.Value, ...] | None] = field(default_factory=dict)
    held: dict[int, tuple[ir.Value, ...]] = field(default_factory=dict)
    facts: dict[int, int] = field(default_factory=dict)
    added: dict[int, int] = field(default_factory=dict)
    addresses: dict[int, tuple[ir.Value, ...]] = field(default_factory=dict)

    def copy(self) -> Marking:
        return Marking(
            dict(self.queues),
            dict(self.given),
            dict(self.winners),
            dict(self.loaded),
            dict(self.held),
            dict(self.facts),
            dict(self.added),
            dict(self.addresses),
        )

    def learn(self, value: ir.Value, number: int) -> None:
        """What all tokens that carry a value are known to carry from now on."""
        for node, queue in self.queues.items():
            if any(each.values == (value,) for each in queue):
                self.queues[node] = tuple(
                    replace(each, known=number, values=()) if each.values == (value,) else each for each in queue
                )
        for channel, values in list(self.held.items()):
            if values == (value,):
                self.facts[channel] = number
                del self.held[channel]

    def key(self) -> Any:
        """What tells markings apart, but for what tokens carry."""
        return (
            tuple(tuple((each.known, each.lags) for each in queue) for queue in self.queues.values()),
            tuple(self.given.values()),
            tuple(self.winners.values()),
            tuple(each is not None for each in self.loaded.values()),
            tuple(sorted(self.held)),
            tuple(sorted(self.facts.items())),
            tuple(sorted(self.added.items())),
            tuple(len(each) for each in self.addresses.values()),
        )

    def values(self) -> Iterator[ir.Value]:
        """All values at hand, in an order that is the same for markings of one key."""
        for queue in self.queues.values():
            for token in queue:
                yield from token.values
        for loaded in self.loaded.values():
            yield from loaded or ()
        for channel in sorted(self.held):
            yield from self.held[channel]
        for addresses in self.addresses.values():
            yield from addresses

    def with_values(self, values: Iterator[ir.Value]) -> Marking:
        """The same with other values, in the order of `values`."""
        found = self.copy()
        for number, queue in self.queues.items():
            found.queues[number] = tuple(replace(each, values=_taken(values, each.values)) for each in queue)
        for number, loaded in self.loaded.items():
            found.loaded[number] = None if loaded is None else _taken(values, loaded)
        for channel in sorted(self.held):
            found.held[channel] = _taken(values, self.held[channel])
        for number, addresses in self.addresses.items():
            found.addresses[number] = _taken(values, addresses)
        return found


def _taken(values: Iterator[ir.Value], like: tuple[ir.Value, ...]) -> tuple[ir.Value, ...]:
    return tuple(next(values) for _ in like)


def first_marking(network: Network, called: bool = True) -> Marking:
    """The marking before anything moves; without the tokens of arguments where the network is not called yet."""
    marking, nothing = Marking(), (0,) * len(network.resources)
    for node in network.nodes:
        if node.perpetual:
            continue
        if node.kind is NodeKind.ARGUMENT:
            marking.queues[node.number] = (Token(None, node.carried, nothing),) if called else ()
        elif node.kind is NodeKind.BUFFER:
            marking.queues[node.number] = tuple(Token(each, (), nothing) for each in node.initial)
        elif node.kind in (NodeKind.RESULT, NodeKind.STORE):
            marking.queues[node.number] = ()
        if gives_one_by_one(node):
            marking.given[node.number] = (False,) * len(node.outputs)
        if node.kind in (NodeKind.MERGE, NodeKind.CONTROL_MERGE):
            marking.winners[node.number] = (None, None)
        if node.kind in (NodeKind.LOAD, NodeKind.STORE):
            marking.loaded[node.number] = None
        if node.memory is not None and node.resource is not None:
            marking.addresses[node.resource] = ()
    return marking


def gives_one_by_one(node: Node) -> bool:
    """Whether a node's outputs take their tokens when they can, each for itself."""
    return node.kind in (NodeKind.FORK, NodeKind.CONTROL_MERGE, NodeKind.LOAD)
