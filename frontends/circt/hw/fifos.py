"""FIFOs of seq as what CIRCT's lowering makes of them: a memory, the addresses that are read and written next, and how
many elements there are, which are 0 after a reset.

Source: CIRCT's documentation of seq.fifo and its pass `lower-seq-fifo`, which says alone what a FIFO does that is read
while it is empty or written while it is full. What it gives where it is not read, nobody knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from frontends.circt.hw.instances import Scope
from frontends.circt.hw.memories import MOST_WORDS, is_at, word_at
from frontends.circt.hw.state import Clock, Key, Values, keys, ticks
from frontends.mlir.core.lowering import Lowering
from interp import ir

FIFO = "seq.fifo"
_RESULTS = ("output", "full", "empty", "almostFullThreshold", "almostEmptyThreshold")


class Fifo(Struct):
    """One FIFO in an instance. `thresholds` are those of its further outputs."""

    scope: Scope
    operation: Any
    count: ir.Value
    read_at: ir.Value
    write_at: ir.Value
    words: list[ir.Value]
    outputs: list[str]
    clock: Clock | None = None  # once it was found

    @property
    def state(self) -> list[ir.Value]:
        """What it holds."""
        return [self.count, self.read_at, self.write_at, *self.words]

    def needs(self, result: int) -> list[Any]:
        """The operands that a result depends on at once."""
        return [self.operation.operands[1]] if result == 0 else []

    def result(self, lowering: Lowering, result: int, values: list[ir.Value]) -> ir.Value:
        """What a result is, from the operands that it depends on."""
        which = self.outputs[result]
        if which == "output":
            unknown = lowering.undefined(ir.scalar_of(self.words[0]))
            word = word_at(lowering, self.words, [len(self.words)], [self.read_at], unknown)
            return lowering.select(values[0], word, unknown)
        if which == "full":
            return _is(lowering, self.count, len(self.words))
        if which == "empty":
            return _is(lowering, self.count, 0)
        threshold = int(self.operation.attributes[which].value)
        predicate = "uge" if which == "almostFullThreshold" else "ule"
        return _compare(lowering, predicate, self.count, threshold)

    def taken(self, lowering: Lowering) -> Iterator[tuple[Any, list[Key]]]:
        """What it takes at an edge, by the operation that does."""
        input, reads, writes, _, reset = self.operation.operands
        yield self.operation, keys(self.scope, [input, reads, writes, reset], self.clock)

    def following(self, values: Values) -> list[ir.Value]:
        """What it holds next."""
        lowering, depth = values.lowering, len(self.words)
        assert self.clock is not None
        operands = list(self.operation.operands)
        input, reads, writes, reset = (values.value(self.scope, operands[at]) for at in (0, 1, 2, 4))
        opens = ticks(values, self.clock, self.operation)
        lowering.place_at(self.operation)
        full, empty = _is(lowering, self.count, depth), _is(lowering, self.count, 0)

        def both(left: ir.Value, right: ir.Value) -> ir.Value:
            return lowering.op("andi", [left, right], ir.I1)

        reads_alone, writes_alone = both(reads, lowering.opposite(writes)), both(writes, lowering.opposite(reads))
        count = lowering.select(both(writes_alone, lowering.opposite(full)), _next(lowering, self.count, 1), self.count)
        count = lowering.select(both(reads_alone, lowering.opposite(empty)), _next(lowering, self.count, -1), count)
        read_at = _advanced(lowering, self.read_at, both(reads, lowering.opposite(empty)), depth)
        write_at = _advanced(lowering, self.write_at, both(writes, lowering.opposite(full)), depth)
        found = [
            lowering.select(reset, lowering.constant(0, ir.scalar_of(each)), each)
            for each in (count, read_at, write_at)
        ]
        stores = both(writes, lowering.opposite(reset))
        for at, word in enumerate(self.words):
            here = is_at(lowering, [depth], [self.write_at], at)
            found.append(word if here is None else lowering.select(both(stores, here), input, word))
        for each in opens:
            found = [lowering.select(each, new, old) for new, old in zip(found, self.state, strict=True)]
        return found

    def first(self, lowering: Lowering) -> list[ir.Value]:
        """What it holds at first: nobody knows."""
        return [lowering.undefined(ir.scalar_of(each)) for each in self.state]


def fifo_of(lowering: Lowering, scope: Scope, operation: Any) -> Fifo:
    """Raises `Unsupported` for sizes and latencies that are not modelled."""
    attributes = operation.attributes
    depth = int(attributes["depth"].value)
    latency = int(attributes["rdLatency"].value) if "rdLatency" in attributes else 0
    type = lowering.scalar(operation.results[0].type)
    if not 1 < depth <= MOST_WORDS or latency:
        raise lowering.unsupported_at(operation, f"{depth} elements, or a latency of {latency} cycles")
    outputs = [each for each in _RESULTS if not each.startswith("almost") or each in attributes]
    if len(outputs) != len(operation.results):
        raise lowering.unsupported_at(operation, f"{len(operation.results)} results")
    path, counts, places = scope.path, ir.Scalar(f"i{depth.bit_length()}"), ir.Scalar(f"i{(depth - 1).bit_length()}")
    words = [ir.Value(type, f"{path}fifo_mem[{at}]") for at in range(depth)]
    count, read_at, write_at = (
        ir.Value(type, f"{path}fifo_{name}")
        for name, type in (("count", counts), ("rd_addr", places), ("wr_addr", places))
    )
    return Fifo(scope, operation, count, read_at, write_at, words, outputs)


def _is(lowering: Lowering, value: ir.Value, number: int) -> ir.Value:
    return _compare(lowering, "eq", value, number)


def _compare(lowering: Lowering, predicate: str, value: ir.Value, number: int) -> ir.Value:
    """With a number, of which the bits are taken that the value has, as CIRCT does."""
    return lowering.op(f"cmpi.{predicate}", [value, lowering.constant(number, ir.scalar_of(value))], ir.I1)


def _next(lowering: Lowering, value: ir.Value, step: int) -> ir.Value:
    return lowering.op("addi", [value, lowering.constant(step, ir.scalar_of(value))], value.type)


def _advanced(lowering: Lowering, place: ir.Value, moves: ir.Value, depth: int) -> ir.Value:
    """The next place, which is the first one after the last."""
    next = lowering.select(moves, _next(lowering, place, 1), place)
    return lowering.select(_is(lowering, next, depth), lowering.constant(0, ir.scalar_of(place)), next)
