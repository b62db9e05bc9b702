"""What DMA channels do: the descriptors of a chain in turn, with the locks around them."""

from __future__ import annotations

import re
from math import prod
from typing import Any

import numpy as np

from tests.corpora.aie_simulator.fifos import WORDS, Undefined
from tests.corpora.aie_simulator.state import Device, NotSimulated, Port, Steps, always, never, number_of, text_of

_DIMENSION = re.compile(r"size = (\d+), stride = (\d+)")


def chain(state: Device, port: Port, first: Any, runs: int) -> Steps:
    for _ in range(runs):
        block = first
        while True:
            for view in block.operations:
                each = view.operation
                if each.name == "aie.use_lock":
                    yield from lock(state, each)
                elif each.name == "aie.dma_bd":
                    yield from transfer(state, port, each)
            last = list(block.operations)[-1].operation
            if last.name == "aie.end":
                break
            block = last.successors[0]


def lock(state: Device, operation: Any) -> Steps:
    lock, value = operation.operands[0], number_of(operation, "value", 1)
    if text_of(operation, "action") == "Release":
        yield always
        state.locks[lock] += value
        return
    assert text_of(operation, "action") == "AcquireGreaterEqual"
    yield lambda: state.locks[lock] >= value
    state.locks[lock] -= value


def transfer(state: Device, port: Port, operation: Any, run: int = 0) -> Steps:
    """Where a task has more elements than its descriptor's length, the first size counts its runs."""
    buffer = state.values[operation.operands[0]]
    # Of two spellings of a descriptor, the later one may have numbers that are operands too.
    later = "static_len" in operation.attributes or "static_offset" in operation.attributes
    if later and len(operation.operands) != 1:
        raise NotSimulated("aie.dma_bd with numbers that are operands")
    start = number_of(operation, "static_offset" if later else "offset", 0)
    length = number_of(operation, "static_len" if later else "len", len(buffer))
    dimensions = [(length, 1)]
    if operation.name == "aiex.npu.dma_memcpy_nd":
        each = [[int(at) for at in operation.attributes[f"static_{name}"]] for name in ("offsets", "sizes", "strides")]
        assert len(operation.operands) == 1, "numbers that are operands"
        start = sum(offset * step for offset, _, step in zip(*each, strict=True))
        length = prod(each[1])
    if "static_sizes" in operation.attributes:
        pairs = zip(operation.attributes["static_sizes"], operation.attributes["static_strides"], strict=True)
        dimensions = [(int(size), int(step)) for size, step in pairs]
    if "dimensions" in operation.attributes:
        dimensions = [
            (int(size), int(step)) for size, step in _DIMENSION.findall(str(operation.attributes["dimensions"]))
        ]
    if prod(size for size, _ in dimensions) != length and len(dimensions) == 4:
        (runs, step), *dimensions = dimensions
        assert run < runs
        start += run * step
    assert prod(size for size, _ in dimensions) == length
    sent = state.streams.get(port, [])
    if "packet" in operation.attributes:
        number = re.search(r"pkt_id = (\d+)", str(operation.attributes["packet"]))
        assert number is not None
        sent = state.packets.get((port, int(number[1])), [])
    if port[1] == "MM2S" and not sent:
        yield never  # nobody takes it
    yield from move(state, port, buffer, sent, (
        start + sum(place * step for place, (_, step) in zip(index, dimensions, strict=True))
        for index in np.ndindex(*(size for size, _ in dimensions))
    ))  # fmt: skip


def move(state: Device, port: Port, buffer: Any, sent: Any, places: Any) -> Steps:
    for at in places:
        if not 0 <= at < len(buffer):
            raise Undefined("a transfer beyond its buffer")
        if port[1] == "MM2S":
            yield lambda: all(len(each) < WORDS for each in sent)
            for queue in sent:
                queue.append(buffer[at])
        else:
            arrived = state.arrivals[port]
            yield lambda arrived=arrived: len(arrived) > 0
            buffer[at] = arrived.popleft()
