"""Memories of seq as so many words of state, named `memory[0]` and so on.

Source: CIRCT's documentation of seq and its lowerings of seq.firmem and seq.hlmem. A read without latency gives the
word of its address as it is; what it gives where it is not enabled, or beyond the depth, nobody knows. A write takes
place at the edge of its clock, in the lanes whose mask bits are set. Of two writes of one word the last port wins
where the memory has the order of its ports, and otherwise nobody knows what the word is. A memory of high level takes
nothing where it is reset, as CIRCT lowers it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

from msgspec import Struct, field

from frontends.circt.hw.aggregates import width_of
from frontends.circuits.bits import bit, bit_range, concatenated
from frontends.mlir.core.lowering import Lowering
from interp import ir

MEMORIES = ("seq.firmem", "seq.hlmem")
READS = ("seq.firmem.read_port", "seq.firmem.read_write_port", "seq.read")
WRITES = ("seq.firmem.write_port", "seq.firmem.read_write_port", "seq.write")
MOST_WORDS = 256
_SHAPE = re.compile(r"!seq\.(?:firmem<\s*(\d+)\s*x\s*(\d+)\s*(?:,\s*mask\s+(\d+)\s*)?|hlmem<\s*((?:\d+\s*x\s*)+)(.+))>")
_PORT_ORDER = "1"  # of the ways in which writes are ordered


class Access(Struct, frozen=True):
    """A port, with the values that it takes: what is missing is always on, or has no mask. `mode` is what a port that
    reads or writes does, writing where it holds. An address has a number for each dimension of the memory."""

    operation: Any
    address: tuple[Any, ...]
    enable: Any | None = None
    mode: Any | None = None
    data: Any | None = None
    mask: Any | None = None
    clock: Any | None = None

    @property
    def taken(self) -> list[Any]:
        """What a read is made of."""
        return [*self.address, *(each for each in (self.enable, self.mode) if each is not None)]


class Memory(Struct, eq=False):
    """`words` are what it holds, in row-major order of its `sizes`; `writes` its ports that write, in order."""

    operation: Any
    name: str
    type: ir.Scalar
    lanes: int
    sizes: tuple[int, ...]
    words: list[ir.Value]
    writes: list[Access] = field(default_factory=list)
    is_read: bool = False


def memory_of(lowering: Lowering, operation: Any, path: str) -> Memory:
    """Raises `Unsupported` for latencies and initial contents that are not modelled."""
    match = _SHAPE.fullmatch(str(operation.results[0].type))
    attributes = operation.attributes
    width = None if match is None else int(match[2]) if match[2] else width_of(match[5])
    sizes = () if match is None else tuple(int(each) for each in re.findall(r"\d+", match[1] or match[4]))
    if match is None or not width or not 0 < prod(sizes) <= MOST_WORDS:
        raise lowering.unsupported_at(operation, f"a memory of type {operation.results[0].type}")
    if operation.name == "seq.firmem":
        latencies = [int(attributes[each].value) for each in ("readLatency", "writeLatency")]
        if latencies != [0, 1]:
            raise lowering.unsupported_at(operation, f"latencies of {latencies[0]} and {latencies[1]} cycles")
    name = path + (str(attributes["name"].value) if "name" in attributes else "")
    lanes = int(match[3] or 1)
    if not lanes or width % lanes:
        raise lowering.unsupported_at(operation, f"words of {width} bits in {lanes} lanes")
    type = ir.Scalar(f"i{width}")
    positions = ("][".join(map(str, each)) for each in product(*map(range, sizes)))
    return Memory(operation, name, type, lanes, sizes, [ir.Value(type, f"{name}[{each}]") for each in positions])


def require_unfilled(lowering: Lowering, memory: Memory) -> None:
    """Raises `Unsupported` where a file says what a memory holds at first."""
    if "init" in memory.operation.attributes:
        raise lowering.unsupported_at(memory.operation, "a memory that a file fills")


def access_of(lowering: Lowering, operation: Any) -> Access:
    """Raises `Unsupported` for latencies that are not modelled."""
    groups = _groups(lowering, operation)
    first = [group[0] if group else None for group in groups]
    match operation.name:
        case "seq.firmem.read_port":
            return Access(operation, (first[1],), clock=first[2], enable=first[3])
        case "seq.firmem.write_port":
            _, address, clock, enable, data, mask = first
            return Access(operation, (address,), enable, data=data, mask=mask, clock=clock)
        case "seq.firmem.read_write_port":
            _, address, clock, enable, data, mode, mask = first
            return Access(operation, (address,), enable, mode, data, mask, clock)
    reads, latency = operation.name == "seq.read", int(operation.attributes["latency"].value)
    if latency != (0 if reads else 1):
        raise lowering.unsupported_at(operation, f"a latency of {latency} cycles")
    if reads:
        return Access(operation, tuple(groups[1]), enable=first[2])
    return Access(operation, tuple(groups[1]), enable=first[3], data=first[2])


def _groups(lowering: Lowering, operation: Any) -> list[list[Any]]:
    """The operands, those that may be missing as lists."""
    operands = list(operation.operands)
    if operation.name == "seq.firmem.read_port":
        return [[each] for each in operands[:3]] + [operands[3:]]
    if operation.name == "seq.write":
        return [operands[:1], operands[1:-2], operands[-2:-1], operands[-1:]]
    return [list(group) for group in lowering.segments(operation)]


def read(lowering: Lowering, memory: Memory, access: Access, values: Sequence[ir.Value]) -> ir.Value:
    """What a read gives, of the values that it takes."""
    address, conditions = values[: len(memory.sizes)], list(values[len(memory.sizes) :])
    unknown = lowering.undefined(memory.type)
    found = word_at(lowering, memory.words, memory.sizes, address, unknown)
    if access.enable is not None:
        found = lowering.select(conditions.pop(0), found, unknown)
    if access.mode is not None:
        found = lowering.select(conditions.pop(0), unknown, found)
    return found


def word_at(
    lowering: Lowering, words: Sequence[ir.Value], sizes: Sequence[int], address: Sequence[ir.Value], unknown: ir.Value
) -> ir.Value:
    """The word at an address, and what is `unknown` where there is none."""
    whole = all(size == 1 << ir.scalar_of(each).width for size, each in zip(sizes, address, strict=True))
    found = words[0] if whole else unknown
    for at, word in enumerate(words):
        if at or not whole:
            here = is_at(lowering, sizes, address, at)
            found = found if here is None else lowering.select(here, word, found)
    return found


class Write(Struct, frozen=True):
    """What a port writes, and where, once it was computed; `opens` are further conditions."""

    address: list[ir.Value]
    data: ir.Value
    conditions: list[ir.Value]
    mask: ir.Value | None


def following(lowering: Lowering, memory: Memory, writes: list[Write]) -> list[ir.Value]:
    """The words after an edge. Raises `Unsupported` where some bits of a word would be unknown alone."""
    ports = [each.operation.name for each in memory.writes]
    if len(writes) > 1 and "wuw" not in memory.operation.attributes:
        raise lowering.unsupported_at(memory.operation, "several ports that write, whose order is not said")
    in_order = len(writes) < 2 or (_in_order(memory.operation) and "seq.firmem.read_write_port" not in ports)
    if not in_order and memory.lanes > 1:
        raise lowering.unsupported_at(memory.operation, "lanes that several ports may write at once")
    found = []
    for at, word in enumerate(memory.words):
        new, written = word, lowering.constant(0, ir.I1)
        for write in writes:
            here = is_at(lowering, memory.sizes, write.address, at) or lowering.constant(0, ir.I1)
            for each in write.conditions:
                here = lowering.op("andi", [here, each], ir.I1)
            data = write.data
            if write.mask is not None:
                data = _masked(lowering, memory, write.mask, data, new)
            if not in_order:
                data = lowering.select(written, lowering.undefined(memory.type), data)
                written = lowering.op("ori", [written, here], ir.I1)
            new = lowering.select(here, data, new)
        found.append(new)
    return found


def _in_order(operation: Any) -> bool:
    text = str(operation.attributes["wuw"])
    return "port_order" in text or text.split(" ")[0] == _PORT_ORDER


def _masked(lowering: Lowering, memory: Memory, mask: ir.Value, data: ir.Value, old: ir.Value) -> ir.Value:
    """The lanes of `data` whose bits of the mask are set, and those of `old`."""
    width = memory.type.width // memory.lanes
    lanes = [
        lowering.select(
            bit(lowering, mask, lane),
            bit_range(lowering, data, lane * width, width),
            bit_range(lowering, old, lane * width, width),
        )
        for lane in range(memory.lanes)
    ]
    return concatenated(lowering, lanes[::-1])


def is_at(lowering: Lowering, sizes: Sequence[int], address: Sequence[ir.Value], at: int) -> ir.Value | None:
    """Whether an address is that of the word of this number, in row-major order; None where it cannot be."""
    found: ir.Value | None = None
    for size, each in zip(reversed(sizes), reversed(address), strict=True):
        at, position = divmod(at, size)
        type = ir.scalar_of(each)
        if position >> type.width:
            return None
        same = lowering.op("cmpi.eq", [each, lowering.constant(position, type)], ir.I1)
        found = same if found is None else lowering.op("andi", [found, same], ir.I1)
    return found
