"""A network as blocks: one for each marking in which what a token carries decides where others go."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.circt.handshake.carrying import Carrying
from frontends.circt.handshake.control import Control
from frontends.circt.handshake.cycle import Cycle, after, age
from frontends.circt.handshake.interface import parts_of
from frontends.circt.handshake.marking import Marking, first_marking
from frontends.circt.handshake.network import Memory, Network, Node, NodeKind
from frontends.mlir.core.lowering import Lowering
from interp import ir

BLOCKS = 1_000
CYCLES = 6_000  # in all of them
LARGEST = 64  # capacity of a channel where no buffers are inserted yet
SPARE = 16  # that a buffer may get beyond its slots, before nothing else is taken to help
STANDSTILL = "no token can move, and results are missing"
EXCEEDED = "tokens can only move where a buffer has more capacity than it says"
LEFT = "tokens stay behind in the network, where the next call finds them"
LATE = "results may come before a store is done"


class Circular(Exception):
    """Tokens would go around in a circle without a buffer."""


class Elaboration:
    """`stuck` says whether there is a marking in which nothing moves though results are missing, `late_stores`
    whether there are accesses that need not come after a store that they come after here."""

    def __init__(self, network: Network, entry: ir.Block) -> None:
        """Fills `entry`, whose arguments are the parameters. Raises `Unsupported` and `Circular`."""
        self.network = network
        self.lowering: Lowering = network.lowering
        self.blocks = [entry]
        self.stuck = False
        self._cycles = 0
        self.late_stores = False
        self._idle = first_marking(network, called=False)
        self._known: dict[object, ir.Block] = {}
        self._pending: list[tuple[ir.Block, Marking, dict[int, tuple[ir.Value, ...]]]] = []
        self._place = self.lowering.place
        with self.lowering.within(entry):
            self._views = {each: self._storage(each) for each in network.memories}
        self._pending.append((entry, first_marking(network), {}))
        with self.lowering.within(ir.Block()):
            self._settle(self._idle, Carrying(network, self._views))
        while self._pending:
            self._run(*self._pending.pop())

    def _storage(self, memory: Memory) -> ir.Value:
        if memory.view is not None:
            view = memory.view
        else:
            type = self.lowering.type(memory.type)
            assert isinstance(type, ir.View)
            if None in type.shape:
                raise self.lowering.unsupported(f"a memory of type {memory.type}")
            view = self.lowering.allocate(type.element, [size for size in type.shape if size is not None])
        if not isinstance(view.type, ir.View) or view.type.rank != 1:
            raise self.lowering.unsupported(f"a memory of type {memory.type}")
        return view

    def _block(self, arguments: Sequence[ir.Value] = ()) -> ir.Block:
        if len(self.blocks) >= BLOCKS:
            raise self.lowering.unsupported(f"more than {BLOCKS} markings")
        block = ir.Block(list(arguments))
        self.blocks.append(block)
        return block

    def _run(self, block: ir.Block, marking: Marking, known: dict[int, tuple[ir.Value, ...]]) -> None:
        """Lets tokens move, to where one has to be looked at."""
        with self.lowering.within(block):
            carrying = Carrying(self.network, self._views)
            carrying.known = dict(known)
            while True:
                control = self._settle(marking, carrying)
                self.late_stores = self.late_stores or carrying.late_stores
                if control.stalled:
                    return self._meet(marking, control)
                if self._store(marking, control, carrying):
                    continue
                if not self._is_missing(marking) or not self._widen(marking, control):
                    return self._end(marking)

    def _settle(self, marking: Marking, carrying: Carrying) -> Control:
        thorough = not self.network.straight
        while self._cycles < CYCLES:
            self._cycles += 1
            control = Control(self.network, marking, thorough)
            self._require_straight(control)
            active = Cycle(self.network, control, carrying).active
            if thorough and not active:
                return control
            thorough = not active or not self.network.straight
        raise self.lowering.unsupported(f"more than {CYCLES:,} cycles")

    def _store(self, marking: Marking, control: Control, carrying: Carrying) -> bool:
        """Does one of the stores that are put off, the last one first."""
        for node in reversed(self.network.resources):
            loaded = marking.loaded.get(node.number)
            if loaded is not None and control.is_put_off(node):
                carrying.look(control)
                (token,) = marking.queues[node.number]
                address, data = loaded
                carrying.write(node, address, data, token.lags)
                marking.loaded[node.number] = None
                marking.queues[node.number] = (after(token, node),)
                age(self.network, marking, carrying.events)
                return True
        return False

    def _require_straight(self, control: Control) -> None:
        if self.network.straight:
            return
        for number, (valid, ready) in enumerate(zip(control.valid, control.ready, strict=True)):
            if valid is None or (valid and ready is None):
                self.lowering.place_at(self.network.channels[number].producer.operation)
                raise Circular

    # -- decisions -----------------------------------------------------------------------------------------------------

    def _meet(self, marking: Marking, control: Control) -> None:
        """Goes on in the block of this marking."""
        given = list(dict.fromkeys(marking.values()))
        # Copies of one token are one value: they are known together.
        order = {each: position for position, each in enumerate(given)}
        key = (marking.key(), tuple(order[each] for each in marking.values()))
        block = self._known.get(key)
        if block is None:
            arguments = [ir.Value(each.type) for each in given]
            block = self._known[key] = self._block(arguments)
            again = marking.with_values(iter([arguments[order[each]] for each in marking.values()]))
            with self.lowering.within(block):
                # The latest in the text first: what comes before in the same call is finished.
                node = max(control.stalled, key=lambda each: each.number)
                self._decide(again, node)
        self.lowering.emit(ir.Branch(place=self.lowering.place, target=block, arguments=given))

    def _decide(self, marking: Marking, node: Node) -> None:
        carrying = Carrying(self.network, self._views)
        control = Control(self.network, marking)
        carrying.look(control)
        channel = node.inputs[0]
        (value,) = carrying.values(channel)
        self.lowering.place_at(node.operation)
        count = 2 if node.kind is NodeKind.BRANCH else len(node.inputs) - 1
        ways = [self._block() for _ in range(count)]
        for number, way in enumerate(ways):
            following = marking.copy()
            root = control.root(channel)
            if isinstance(root, int):
                following.facts[root] = number
            following.learn(value, number)
            known = {each: values for each, values in carrying.known.items() if values != (value,)}
            self._pending.append((way, following, known))
        if value.type == ir.I1 and count == 2:
            self._branch(value, ways[1], ways[0])
            return
        self.lowering.require(
            self.lowering.op("cmpi.ult", [value, carrying.number(channel, count)], ir.I1),
            "a select value without an input of the mux",
            promise=True,
        )
        for number, way in enumerate(ways[:-1]):
            is_it = self.lowering.op("cmpi.eq", [value, carrying.number(channel, number)], ir.I1)
            following_block = self._block() if number < count - 2 else ways[-1]
            self._branch(is_it, way, following_block)
            self.lowering.block = following_block
        if count == 1:
            self.lowering.emit(ir.Branch(place=self.lowering.place, target=ways[0], arguments=[]))

    def _branch(self, condition: ir.Value, yes: ir.Block, no: ir.Block) -> None:
        self.lowering.emit(
            ir.Branch(place=self.lowering.place, condition=condition, target=yes, arguments=[], otherwise=no)
        )

    # -- ends ----------------------------------------------------------------------------------------------------------

    def _is_missing(self, marking: Marking) -> bool:
        return any(not marking.queues[each.number] for each in self.network.results)

    def _widen(self, marking: Marking, control: Control) -> bool:
        """Adds to the capacity of a buffer that is full and before which a token waits."""
        full = [
            node
            for node in self.network.nodes
            if node.kind is NodeKind.BUFFER
            and not node.perpetual
            and control.valid[node.inputs[0]]
            and not control.ready[node.inputs[0]]
        ]
        if not full:
            return False
        node = min(full, key=lambda each: (not each.implied, marking.added.get(each.number, 0), each.number))
        added = marking.added.get(node.number, 0) + 1
        self.lowering.place_at(node.operation)
        if not node.implied:
            if added > SPARE:
                return False
            self._never(EXCEEDED, promise=True)
        elif added > LARGEST:
            raise self.lowering.unsupported(f"a channel with a capacity of more than {LARGEST} tokens")
        marking.added[node.number] = added
        return True

    def _never(self, message: str, promise: bool) -> None:
        self.lowering.require(self.lowering.constant(0, ir.I1), message, promise=promise)

    def _end(self, marking: Marking) -> None:
        lowering = self.lowering
        lowering.place = self._place
        results = [marking.queues[each.number] for each in self.network.results]
        types = [self.network.channels[each.inputs[0]].type for each in self.network.results]
        if not all(results):
            self.stuck = True
            self._never(STANDSTILL, promise=False)
            values = [lowering.undefined(lowering.type(part)) for each in types for part in parts_of(each)]
        else:
            self._require_stored(marking)
            if self._is_left(marking):
                self._never(LEFT, promise=True)
            values = [
                value
                for (token, *_), type in zip(results, types, strict=True)
                for value in self._returned(token.known, token.values, type)
            ]
        lowering.emit(ir.Return(place=lowering.place, values=values))

    def _returned(self, known: int | None, values: tuple[ir.Value, ...], type: object) -> tuple[ir.Value, ...]:
        return values if known is None else (self.lowering.constant(known, self.lowering.scalar(type)),)

    def _require_stored(self, marking: Marking) -> None:
        """Whoever has all results must come after all stores."""
        for node in self.network.resources:
            if node.kind is NodeKind.STORE and node.memory is not None and node.memory.view is not None:
                assert node.resource is not None
                tokens = [token for each in self.network.results for token in marking.queues[each.number][:1]]
                if all(token.lags[node.resource] > 0 for token in tokens):
                    self._never(LATE, promise=True)

    def _is_left(self, marking: Marking) -> bool:
        """Whether a call leaves other tokens than those that the network has before the first one."""
        for node in self.network.nodes:
            after = [(each.known, len(each.values)) for each in marking.queues.get(node.number, ())]
            before = [(each.known, len(each.values)) for each in self._idle.queues.get(node.number, ())]
            if after[1:] if node.kind is NodeKind.RESULT else after != before:
                return True
        waiting = [winner for winner, _ in marking.winners.values()]
        return (
            marking.given != self._idle.given
            or any(marking.loaded.values())
            or any(each is not None for each in waiting)
        )
