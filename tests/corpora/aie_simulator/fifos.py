"""Object fifos for the second interpreter of devices, by what their documentation says: each end in a tile has as many
objects as the fifo is deep; a producer acquires free ones and gives them on, a consumer acquires full ones and gives
them back, and what is between sends each element once to every consumer. A link lies in a memory tile, whose objects
are split into parts, or joined of these, at offsets."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from math import prod
from typing import Any

from torch_mlir import ir

Steps = Generator[Callable[[], bool], None, None]
WORDS = 4  # that a stream holds


class Undefined(Exception):
    """The host waits, and nobody can go on; or what nobody has written is computed with, or what is not held is given
    back."""


@dataclass
class End:
    """The objects at one end of a fifo. `ready` are those that can be acquired: free ones of a producer, full ones of a
    consumer; the next of them is `first`."""

    objects: list[list[Any]]
    ready: int = 0
    held: int = 0
    first: int = 0
    passed: int = 0  # given on, and not yet taken over by the other side

    def acquire(self, count: int) -> Steps:
        """Waits until `count` objects are held, those that are held already among them."""
        more = max(count - self.held, 0)
        yield lambda: self.ready >= more
        self.ready -= more
        self.held += more

    def release(self, count: int) -> None:
        if count > self.held:
            raise Undefined("an object is given on that is not held")
        self.held -= count
        self.first += count
        self.passed += count

    def object(self, number: int) -> list[Any]:
        return self.objects[(self.first + number) % len(self.objects)]


@dataclass
class Fifo:
    """One fifo: its ends in tiles, None where the host's memory is that end, and the streams to its consumers."""

    name: str
    size: int
    producer: End | None
    consumers: dict[Any, End]
    streams: list[deque[Any]] = field(default_factory=list)
    linked_in: bool = False  # a link makes its objects


def declared(operation: Any, tiles: Any, is_host: Callable[[Any], bool]) -> Fifo:
    """The fifo of an `aie.objectfifo`. Raises `AssertionError` for what is not simulated."""
    attributes = operation.attributes
    for each in ("dimensionsToStream", "dimensionsFromStreamPerConsumer"):
        assert not set(str(attributes[each].value)) - set("[]{}, "), each
    inside = str(attributes["elemType"]).removeprefix("!aie.objectfifo<").removesuffix(">")
    size, depth = prod(ir.MemRefType(ir.Type.parse(inside)).shape), int(attributes["elemNumber"].value)

    def objects() -> list[list[Any]]:
        return [[None] * size for _ in range(depth)]

    producer, *consumers = operation.operands
    return Fifo(
        str(attributes["sym_name"].value),
        size,
        None if is_host(producer) else End(objects(), ready=depth),
        {tiles[each]: End(objects()) for each in consumers if not is_host(each)},
        [deque() for _ in consumers],
    )


def sending(fifo: Fifo) -> Steps:
    """Sends what a producer gives on."""
    end, at = fifo.producer, 0
    assert end is not None
    while True:
        yield lambda: end.passed > 0
        for value in list(end.objects[at % len(end.objects)]):
            yield from _push(fifo.streams, value)
        end.passed -= 1
        end.ready += 1
        at += 1


def taking(fifo: Fifo, end: End, stream: deque[Any]) -> Steps:
    """Fills the objects of a consumer, as many as are free."""
    at, end.passed = 0, len(end.objects)
    while True:
        yield lambda: end.passed > 0
        end.passed -= 1
        into = end.objects[at % len(end.objects)]
        for number in range(fifo.size):
            yield lambda: len(stream) > 0
            into[number] = stream.popleft()
        end.ready += 1
        at += 1


def splitting(source: Fifo, targets: list[Fifo], offsets: list[int]) -> Steps:
    """Sends the parts of each object on."""
    (end,) = source.consumers.values()
    while True:
        yield from end.acquire(1)
        whole = end.object(0)
        for target, offset in zip(targets, offsets, strict=True):
            for value in whole[offset : offset + target.size]:
                yield from _push(target.streams, value)
        end.release(1)


def joining(sources: list[Fifo], target: Fifo, offsets: list[int]) -> Steps:
    """Sends objects on that are put together of parts."""
    while True:
        whole: list[Any] = [None] * target.size
        for source, offset in zip(sources, offsets, strict=True):
            (end,) = source.consumers.values()
            yield from end.acquire(1)
            whole[offset : offset + source.size] = end.object(0)
            end.release(1)
        for value in whole:
            yield from _push(target.streams, value)


def _push(streams: list[deque[Any]], value: Any) -> Steps:
    yield lambda: all(len(each) < WORDS for each in streams)
    for each in streams:
        each.append(value)
