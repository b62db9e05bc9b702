"""MLIR-AIR: herds, segments and launches of agents, tasks that tokens order, DMAs, and channels.

Source: the dialect's page and the runtime for CPUs in the mlir-air project. A region is run in sequence; an operation
that gives a token is a task beside it, which waits for the tokens that it takes; a hierarchy ends when all that began
in it has. Transfers go over offset + index * stride of a memref that is seen as one row, in the order of rows. A
channel has one stream of elements for each index; a broadcast reaches all indices of its shape."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from itertools import product
from typing import Any

from tests.simulation.memory import View
from tests.simulation.schedules import Agent, Schedule, Signal, Undefined, wait
from tests.simulation.upstream import mixed
from tests.simulation.writing import Writer, emits, runtime, segments, symbol


@runtime
def after(signals: Sequence[Signal], agent: Agent) -> Agent:
    yield from wait(*signals)
    return (yield from agent)


def _start(writer: Writer, operation: Any, deps: Any, agent: str) -> None:
    """Runs `agent` after the tokens: beside what follows where the operation has a token, and before it where not."""
    call = f"after([{', '.join(writer.uses(deps))}], {agent})"
    results = list(operation.results)
    if results and str(results[0].type) == "!air.async.token":
        writer.define(results[0], f"machine.spawn({call})")
        writer.write(f"scope.append({writer.name(results[0])})")
        for position, each in enumerate(results[1:]):
            writer.names[each] = writer.names[results[0]]
            writer.futures[each] = position
        return
    values = writer.fresh()
    writer.write(f"{values} = yield from {call}")
    for position, each in enumerate(results):
        writer.define(each, f"{values}[{position}]")


@emits("air.launch", "air.segment", "air.herd")
def _hierarchy(writer: Writer, operation: Any) -> None:
    if "operandSegmentSizes" in operation.attributes:
        deps, sizes, arguments = segments(operation)
    else:
        block = operation.regions[0].blocks[0].operations[0].operation.regions[0].blocks[0]
        operands = list(operation.operands)
        deps = [each for each in operands if str(each.type) == "!air.async.token"]
        rest = operands[len(deps) :]
        count = len(block.arguments) - len(rest)
        sizes, arguments = rest[:count], rest[count:]
    function_like = operation.regions[0].blocks[0].operations[0].operation
    block = function_like.regions[0].blocks[0]
    extents, handed = writer.uses(sizes), [writer.names[each] for each in arguments]
    for argument, value in zip(list(block.arguments)[2 * len(sizes) :], arguments, strict=True):
        if value in writer.futures:
            writer.futures[argument] = writer.futures[value]
    function, taken = writer.agent(block, list(block.arguments))
    given = "".join(f", {each}" for each in (*extents, *handed))
    point = ", ".join([*taken, "*point"]) + given
    ranges = ", ".join(f"range({each})" for each in extents)
    agents = f"[{function}({point}) for point in product({ranges})]"
    together = "in_turn" if operation.name == "air.launch" else "together"
    _start(writer, operation, deps, f"{together}(machine, {agents})")


@runtime
def in_turn(machine: Schedule, agents: list[Agent]) -> Agent:
    """The instances of a launch may run side by side, and need not: on an NPU they use the same channels in turn."""
    machine.chance.shuffle(agents)
    for each in agents:
        yield from each


@runtime
def together(machine: Schedule, agents: Sequence[Agent]) -> Agent:
    yield from wait(*[machine.spawn(each) for each in agents])


runtime(product)


@emits("air.execute")
def _execute(writer: Writer, operation: Any) -> None:
    function, taken = writer.agent(operation.regions[0].blocks[0])
    _start(writer, operation, list(operation.operands), f"{function}({', '.join(taken)})")


@emits("air.wait_all")
def _wait_all(writer: Writer, operation: Any) -> None:
    tokens = ", ".join(writer.uses(operation.operands))
    if len(operation.results):
        writer.define(operation.results[0], f"All([{tokens}])")
    else:
        writer.write(f"yield from wait({tokens})")


# -- transfers ---------------------------------------------------------------------------------------------------------


def _pattern(writer: Writer, operation: Any, side: str, parts: Sequence[Sequence[Any]]) -> str:
    """Arguments of `places`: a view, offsets, sizes, strides."""
    (view,), *dynamic = parts
    given = [
        mixed(operation, f"static_{side}_{name}", writer.uses(values))
        for name, values in zip(("offsets", "sizes", "strides"), dynamic, strict=True)
    ]
    return ", ".join([writer.use(view), *(f"[{', '.join(each)}]" for each in given)])


@runtime
def places(view: View, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]) -> list[int]:
    """Where the elements of a transfer are in the buffer of `view`."""
    if not sizes and not strides:
        assert not any(offsets)
        return view.positions()
    offsets = [0] * (len(sizes) - len(offsets)) + list(offsets)
    found = []
    for point in product(*map(range, sizes)):
        at = view.offset + sum(
            (offset + index) * stride for offset, index, stride in zip(offsets, point, strides, strict=True)
        )
        view.buffer.check(at)
        found.append(at)
    return found


def _pads(operation: Any) -> str:
    if "pad_before" not in operation.attributes:
        return "None, None"
    before, after = (list(operation.attributes[f"pad_{side}"]) for side in ("before", "after"))
    return f"{before}, {after}"


@runtime
def padded(
    view: View, places: Sequence[int], sizes: Sequence[int], before: Sequence[int] | None, after: Sequence[int] | None
) -> list[int | None]:
    """`places` with None where zeros are put around."""
    if before is None or after is None:
        return list(places)
    assert len(sizes) == len(before)
    inner = iter(places)
    around = [range(-first, size + last) for first, size, last in zip(before, sizes, after, strict=True)]
    return [
        next(inner) if all(0 <= index < size for index, size in zip(point, sizes, strict=True)) else None
        for point in product(*around)
    ]


@emits("air.dma_memcpy_nd")
def _dma(writer: Writer, operation: Any) -> None:
    deps, *parts = segments(operation)
    target = _pattern(writer, operation, "dst", parts[:4])
    source = _pattern(writer, operation, "src", parts[4:])
    zero = _zero(parts[4][0].type)
    call = f"moved(({source}), ({target}), {_pads(operation)}, {zero})"
    _start(writer, operation, deps, call)


def _zero(type: Any) -> str:
    return {"i": "0", "f": "np.float32(0)", "b": "np.float32(0)"}[str(type.element_type)[0]]


@runtime
def moved(source: Any, target: Any, before: Any, after: Any, zero: Any) -> Agent:
    origins = padded(source[0], places(*source), source[2], before, after)
    ends = places(*target)
    if len(origins) != len(ends):
        raise Undefined("more elements are read than written, or fewer")
    for number, (origin, end) in enumerate(zip(origins, ends, strict=True)):
        if number % 4 == 0:
            yield target[0].buffer, end, True
        target[0].buffer.values[end] = zero if origin is None else source[0].buffer.values[origin]


# -- channels ----------------------------------------------------------------------------------------------------------


class Stream:
    """The elements on the way to one index, and who writes and reads them, one at a time."""

    def __init__(self) -> None:
        self.elements: deque[Any] = deque()
        self.busy = {"put": False, "get": False}


@emits("air.channel")
def _channel(writer: Writer, operation: Any) -> None:
    """Read where it is used."""


@emits("air.channel.put", "air.channel.get")
def _end_of_channel(writer: Writer, operation: Any) -> None:
    puts = operation.name.endswith("put")
    deps, indices, *parts = segments(operation)
    assert not any(parts[4:])
    pattern = _pattern(writer, operation, "src" if puts else "dst", parts[:4])
    name = symbol(operation.attributes["chan_name"])
    channel = writer.symbols[name]
    known = {getattr(each, "name", each) for each in channel.attributes}
    assert known <= {"sym_name", "size", "broadcast_shape", "channel_type", "id", "buffer_resources"}, known
    size = [int(each.value) for each in channel.attributes["size"]]
    shape = size
    if "broadcast_shape" in channel.attributes:
        shape = [int(each.value) for each in channel.attributes["broadcast_shape"]]
    point = f"[{', '.join(writer.uses(indices))}]"
    zero = _zero(parts[0][0].type)
    if puts:
        call = f"put(machine, {name!r}, {size}, {shape}, {point}, ({pattern}), {_pads(operation)}, {zero})"
    else:
        call = f"get(machine, {name!r}, {size}, {shape}, {point}, ({pattern}))"
    _start(writer, operation, deps, call)


def _streams(machine: Any) -> defaultdict[Any, Stream]:
    if not hasattr(machine, "streams"):
        machine.streams = defaultdict(Stream)
    return machine.streams


@runtime
def put(
    machine: Schedule,
    name: str,
    size: Sequence[int],
    shape: Sequence[int],
    point: Sequence[int],
    pattern: Any,
    before: Any,
    after: Any,
    zero: Any,
) -> Agent:
    point = [0 if extent == 1 else index for index, extent in zip(point or [0] * len(size), size, strict=True)]
    spread = [
        [index] if extent == wide else range(wide) for index, extent, wide in zip(point, size, shape, strict=True)
    ]
    streams = [_streams(machine)[name, target] for target in product(*spread)]
    origins = padded(pattern[0], places(*pattern), pattern[2], before, after)
    yield lambda: not any(each.busy["put"] for each in streams)
    for each in streams:
        each.busy["put"] = True
    for number, origin in enumerate(origins):
        if number % 4 == 0 and origin is not None:
            yield pattern[0].buffer, origin, False
        value = zero if origin is None else pattern[0].buffer.values[origin]
        for each in streams:
            each.elements.append((value,))
    for each in streams:
        each.busy["put"] = False


@runtime
def get(
    machine: Schedule, name: str, size: Sequence[int], shape: Sequence[int], point: Sequence[int], pattern: Any
) -> Agent:
    index = tuple(0 if wide == 1 else at for at, wide in zip(point or [0] * len(size), shape, strict=True))
    stream = _streams(machine)[name, index]
    ends = places(*pattern)
    yield lambda: not stream.busy["get"]
    stream.busy["get"] = True
    for end in ends:
        if not stream.elements:
            yield lambda: len(stream.elements) > 0
        (pattern[0].buffer.values[end],) = stream.elements.popleft()
    stream.busy["get"] = False
