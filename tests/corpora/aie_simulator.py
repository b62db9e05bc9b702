"""A second interpreter for devices of MLIR-AIE, which shares the parser with the product, and no meaning: it is written
from the documentation of the dialects (`aie`: tiles, locks, DMAs, flows; `aiex`: tasks of the host), and runs a device
on numbers, one element at a time, in an order drawn at random.

A lock of the second generation counts: an acquire waits until it holds as much and takes that, a release adds. A DMA
channel runs the chain of descriptors that its configuration starts; one sends the elements of a buffer into each stream
from the channel, which holds a few of them, or takes as many from the stream that ends there. The host starts tasks,
which each channel of a shim tile runs in turn, and waits for some."""

from __future__ import annotations

import operator
import random
import re
from collections import defaultdict, deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from torch_mlir import ir

from frontends.mlir.core.source import load
from tests.corpora import aie_fifos as fifos
from tests.corpora import aie_routes
from tests.corpora.aie_fifos import Undefined
from tests.corpora.aie_hosts import Host, Move

Steps = Generator[Callable[[], bool], None, None]
Port = tuple[Any, str, int]
_DIMENSION = re.compile(r"size = (\d+), stride = (\d+)")


class NotSimulated(Exception):
    """An operation, by name, that the simulator gives no meaning."""


@dataclass
class Task:
    """A task of the host: its port, its descriptor, whether it has ended."""

    port: Port
    operation: Any
    done: bool = False


@dataclass
class Device:
    """The state of a device while it runs."""

    chance: random.Random
    values: dict[Any, Any] = field(default_factory=dict)
    locks: dict[Any, int] = field(default_factory=dict)
    tiles: dict[Any, tuple[int, int]] = field(default_factory=dict)
    streams: defaultdict[Port, list[deque[Any]]] = field(default_factory=lambda: defaultdict(list))
    arrivals: dict[Port, deque[Any]] = field(default_factory=dict)
    packets: dict[tuple[Port, int], list[deque[Any]]] = field(default_factory=dict)
    fifos: dict[str, fifos.Fifo] = field(default_factory=dict)
    allocations: dict[str, Port] = field(default_factory=dict)
    queues: defaultdict[Port, deque[Task]] = field(default_factory=lambda: defaultdict(deque))
    switches: dict[Any, Any] = field(default_factory=dict)
    descriptors: dict[Any, Any] = field(default_factory=dict)  # of tasks, by tile and number
    registers: aie_routes.Registers = field(default_factory=lambda: aie_routes.Registers({}))
    tokens: defaultdict[Port, int] = field(default_factory=lambda: defaultdict(int))
    names: dict[str, Any] = field(default_factory=dict)  # locks and buffers by their symbols
    herds: dict[str, list[tuple[int, int]]] = field(default_factory=dict)  # the tiles of each
    given: list[list[Any]] = field(default_factory=list)
    agents: list[tuple[Steps, Callable[[], bool]]] = field(default_factory=list)

    def spawn(self, steps: Steps) -> None:
        self.agents.append((steps, _always))


def run(
    path: Path,
    device: str,
    arguments: Sequence[np.ndarray],
    seed: int,
    calls: int = 2,
    before: Sequence[Sequence[np.ndarray]] = (),
) -> list[np.ndarray]:
    """What the arguments of a device's runtime sequence hold after it ran once for each of `before`, and then `calls`
    times; arrays without dimensions are numbers. Raises `Undefined`."""
    text = load(path).generic_form()
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        (found,) = (each for each in _inside(module.operation) if each.name == "aie.device")
        assert not device or device in str(found.attributes["sym_name"])
        state = Device(random.Random(seed))
        sequence = _configure(state, found)
        inside = _inside(module.operation)
        state.herds = {_text(each, "sym_name"): _herd(each) for each in inside if each.name == "airrt.herd_metadata"}
        channels = [each for each in inside if each.name == "air.channel"]
        if sequence is None:  # what the host does is a function beside the device
            (sequence,) = (each for each in inside if each.name == "func.func" and _is_beside(each, found))
        memory = [list(each.reshape(-1)) for each in arguments]
        block = sequence.regions[0].blocks[0]
        state.given = memory
        ports = (*state.streams, *state.arrivals, *(port for port, _ in state.packets))
        for port in dict.fromkeys(ports):  # in an order that a seed repeats
            state.spawn(_serve(state, port))
        for given in [*before, *[arguments] * bool(before), *[None] * (calls - bool(before))]:
            for contents, each in zip(memory, given if given is not None else (), strict=given is not None):
                contents[:] = each.reshape(-1)
            for argument, contents, each in zip(block.arguments, memory, arguments, strict=True):
                state.values[argument] = contents if each.ndim else contents[0]
            if sequence.name == "func.func":
                host = Host(
                    state.values,
                    state.allocations,
                    lambda move: _submit(state, move),
                    lambda operation, numbers: _start(state, operation, numbers),
                )
                _finish(state, host.run(sequence, channels))
            else:
                _finish(state, _host(state, block))
        shapes = [each.shape for each in arguments]
        return [np.array(each).reshape(shape) for each, shape in zip(memory, shapes, strict=True)]


def _submit(state: Device, move: Move) -> None:
    state.queues[move.port].append(Task(move.port, move))


def _herd(metadata: Any) -> list[tuple[int, int]]:
    x, y = _number(metadata, "loc_x"), _number(metadata, "loc_y")
    return [
        (x + across, y + up)
        for across in range(_number(metadata, "size_x"))
        for up in range(_number(metadata, "size_y"))
    ]


def _start(state: Device, operation: Any, numbers: Sequence[int]) -> None:
    """Of a herd: hands numbers to its cores, and releases their locks, where they have any."""
    for column, row in state.herds.get(_text(operation, "sym_name"), []):
        for at, each in enumerate(numbers):
            state.values[state.names[f"__air_herd_rtp_{column}_{row}"]][at] = each
        if (lock := state.names.get(f"__air_herd_lock_{column}_{row}")) is not None:
            state.locks[lock] = 1


def _is_beside(function: Any, device: Any) -> bool:
    """Whether a function has a body, and is none of the device, nor the region of an operation."""
    blocks = list(function.regions[0].blocks)
    return bool(blocks) and function.parent == device.parent and _text(function, "sym_name") != "equiv.region"


def _always() -> bool:
    return True


def _inside(operation: Any) -> list[Any]:
    found = []
    for region in operation.regions:
        for block in region.blocks:
            for view in block.operations:
                found += [view.operation, *_inside(view.operation)]
    return found


def _number(operation: Any, name: str, default: int | None = None) -> int:
    if name not in operation.attributes:
        assert default is not None, (operation.name, name)
        return default
    return int(operation.attributes[name].value)


def _text(operation: Any, name: str) -> str:
    return str(operation.attributes[name].value)


def _configure(state: Device, device: Any) -> Any:
    """Reads what a device declares; its runtime sequence, if it has one."""
    sequence = None
    body = device.regions[0].blocks[0]
    (operations,) = ([each.operation for each in body.operations],)
    if len(operations) == 1:
        operations = [each.operation for each in operations[0].regions[0].blocks[0].operations]
    for each in operations:
        if each.name in ("aie.lock", "aie.buffer") and "sym_name" in each.attributes:
            state.names[_text(each, "sym_name")] = each.results[0]
        match each.name:
            case "aie.tile":
                state.tiles[each.results[0]] = _number(each, "col"), _number(each, "row")
            case "aie.logical_tile":  # one of its own, where it is is left open
                kind = str(each.attributes["tile_type"].value)
                state.tiles[each.results[0]] = len(state.tiles), 0 if kind.startswith("Shim") else len(state.tiles) + 1
            case "aie.objectfifo":
                _fifo(state, each)
            case "aie.objectfifo.link":
                _link(state, each)
            case "aie.lock":
                state.locks[each.results[0]] = _number(each, "init", 0)
            case "aie.buffer":
                state.values[each.results[0]] = [None] * prod(ir.MemRefType(each.results[0].type).shape)
            case "aie.flow":
                queue: deque[Any] = deque()
                source, target = (state.tiles[operand] for operand in each.operands)
                state.streams[source, "MM2S", _number(each, "source_channel")].append(queue)
                state.arrivals[target, "S2MM", _number(each, "dest_channel")] = queue
            case "aie.packet_flow":
                _packets(state, each)
            case "aie.switchbox" | "aie.shim_mux":
                _switch(state, each)
            case "aie.wire":  # says again where tiles are
                pass
            case "memref.global":
                numbers = ir.DenseElementsAttr(each.attributes["initial_value"])
                state.values[_text(each, "sym_name")] = np.array(numbers).astype(np.int64).reshape(-1).tolist()
            case "aie.cascade_flow":
                first, second = (state.tiles[operand] for operand in each.operands)
                state.arrivals[second, "cascade", 0] = state.arrivals[first, "cascade out", 0] = deque()
            case "aie.shim_dma_allocation":
                port = state.tiles[each.operands[0]], _text(each, "channel_dir"), _number(each, "channel_index")
                state.allocations[_text(each, "allocation")] = port
            case "aie.mem" | "aie.memtile_dma":
                for port, first, runs in _starts(state, each):
                    state.spawn(_chain(state, port, first, runs))
            case "aie.core":
                state.spawn(_core(state, each.regions[0], state.tiles[each.operands[0]]))
            case "aie.runtime_sequence":
                sequence = each
            case "aie.external_buffer" | "aie.end" | "air.channel":  # a name that is not used any more
                pass
            case _:
                raise NotSimulated(each.name)
    for source, target in aie_routes.routes(state.switches):
        queue = state.arrivals.get(target, deque())
        if target in state.arrivals:  # a flow that was left beside the switches, and says the same
            assert any(each is queue for each in state.streams[source]), "two streams into one channel"
            continue
        state.streams[source].append(queue)
        state.arrivals[target] = queue
    for fifo in state.fifos.values():
        if fifo.producer is not None and not fifo.linked_in:
            state.spawn(fifos.sending(fifo))
        for end, stream in zip(fifo.consumers.values(), fifo.streams, strict=False):
            state.spawn(fifos.taking(fifo, end, stream))
    return sequence


def _switch(state: Device, operation: Any) -> None:
    found = []
    for view in operation.regions[0].blocks[0].operations:
        each = view.operation
        if each.name == "aie.connect":
            ends = (_text(each, f"{end}_bundle") for end in ("source", "dest"))
            channels = (_number(each, f"{end}_channel") for end in ("source", "dest"))
            found.append(tuple(part for pair in zip(ends, channels, strict=True) for part in pair))
        elif each.name != "aie.end":
            raise NotSimulated(each.name)
    state.switches[state.tiles[operation.operands[0]], operation.name.removeprefix("aie.")] = found


def _packets(state: Device, operation: Any) -> None:
    """Streams of packets of one number, without their headers."""
    ends = [view.operation for view in operation.regions[0].blocks[0].operations if len(view.operation.operands)]
    (source,) = (each for each in ends if each.name == "aie.packet_source")
    port = state.tiles[source.operands[0]], "MM2S", _number(source, "channel")
    queues = state.packets.setdefault((port, _number(operation, "ID")), [])
    for each in ends:
        if each is not source:
            assert each.name == "aie.packet_dest" and _text(each, "bundle") == "DMA"
            place = state.tiles[each.operands[0]], "S2MM", _number(each, "channel")
            queues.append(state.arrivals.setdefault(place, deque()))


def _fifo(state: Device, operation: Any) -> None:
    fifo = fifos.declared(operation, state.tiles, lambda tile: state.tiles[tile][1] == 0)
    state.fifos[fifo.name] = fifo
    if fifo.producer is None:
        state.allocations[fifo.name] = port = (fifo.name, "MM2S", 0)
        state.streams[port] = fifo.streams
    if not fifo.consumers:
        state.allocations[fifo.name] = port = (fifo.name, "S2MM", 0)
        (state.arrivals[port],) = fifo.streams


def _link(state: Device, operation: Any) -> None:
    sources, targets = (
        [state.fifos[str(each.value)] for each in operation.attributes[name]] for name in ("fifoIns", "fifoOuts")
    )
    joined, split = ([each.value for each in operation.attributes[name]] for name in ("src_offsets", "dst_offsets"))
    for each in targets:
        each.linked_in = True
    if len(sources) == 1:
        state.spawn(fifos.splitting(sources[0], targets, split or [0]))
    else:
        state.spawn(fifos.joining(sources, targets[0], joined))


def _starts(state: Device, configuration: Any) -> list[tuple[Port, Any, int]]:
    found = []
    block = configuration.regions[0].blocks[0]
    while True:
        last = list(block.operations)[-1].operation
        if last.name != "aie.dma_start":
            return found
        port = state.tiles[configuration.operands[0]], _text(last, "channel_dir"), _number(last, "channel_index")
        first, block = last.successors
        found.append((port, first, _number(last, "repeat_count", 0) + 1))


def _chain(state: Device, port: Port, first: Any, runs: int) -> Steps:
    for _ in range(runs):
        block = first
        while True:
            for view in block.operations:
                each = view.operation
                if each.name == "aie.use_lock":
                    yield from _lock(state, each)
                elif each.name == "aie.dma_bd":
                    yield from _transfer(state, port, each)
            last = list(block.operations)[-1].operation
            if last.name == "aie.end":
                break
            block = last.successors[0]


def _lock(state: Device, operation: Any) -> Steps:
    lock, value = operation.operands[0], _number(operation, "value", 1)
    if _text(operation, "action") == "Release":
        yield _always
        state.locks[lock] += value
        return
    assert _text(operation, "action") == "AcquireGreaterEqual"
    yield lambda: state.locks[lock] >= value
    state.locks[lock] -= value


def _transfer(state: Device, port: Port, operation: Any, run: int = 0) -> Steps:
    """Where a task has more elements than its descriptor's length, the first size counts its runs."""
    buffer = state.values[operation.operands[0]]
    # Of two spellings of a descriptor, the later one may have numbers that are operands too.
    later = "static_len" in operation.attributes or "static_offset" in operation.attributes
    if later and len(operation.operands) != 1:
        raise NotSimulated("aie.dma_bd with numbers that are operands")
    start = _number(operation, "static_offset" if later else "offset", 0)
    length = _number(operation, "static_len" if later else "len", len(buffer))
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
        yield _never  # nobody takes it
    yield from _move(state, port, buffer, sent, (
        start + sum(place * step for place, (_, step) in zip(index, dimensions, strict=True))
        for index in np.ndindex(*(size for size, _ in dimensions))
    ))  # fmt: skip


def _move(state: Device, port: Port, buffer: Any, sent: Any, places: Any) -> Steps:
    for at in places:
        if not 0 <= at < len(buffer):
            raise Undefined("a transfer beyond its buffer")
        if port[1] == "MM2S":
            yield lambda: all(len(each) < fifos.WORDS for each in sent)
            for queue in sent:
                queue.append(buffer[at])
        else:
            arrived = state.arrivals[port]
            yield lambda arrived=arrived: len(arrived) > 0
            buffer[at] = arrived.popleft()


# -- the host ----------------------------------------------------------------------------------------------------------


def _serve(state: Device, port: Port) -> Steps:
    """The tasks that the host gives a channel, in turn."""
    while True:
        yield lambda: len(state.queues[port]) > 0
        task = state.queues[port][0]
        if isinstance(task.operation, Move):
            move = task.operation
            yield lambda move=move: all(each.done for each in move.after)
            yield from _move(state, port, move.buffer, state.streams.get(port, []), move.places)
            move.done = True
        elif isinstance(task.operation, aie_routes.Pushed):
            yield from _pushed(state, port, task.operation)
        elif task.operation.name == "aiex.npu.dma_memcpy_nd":
            yield from _transfer(state, port, _current(state, port, task.operation))
        else:
            for run in range(_number(task.operation, "repeat_count", 0) + 1):
                for block in task.operation.regions[0].blocks:
                    for view in block.operations:
                        if view.operation.name == "aie.dma_bd":
                            yield from _transfer(state, port, _current(state, port, view.operation), run)
        state.queues[port].popleft()
        task.done = True


def _current(state: Device, port: Port, operation: Any) -> Any:
    """A descriptor of a task or of a copy, or what has been written into its number since then."""
    number = _number(operation, "id" if operation.name == "aiex.npu.dma_memcpy_nd" else "bd_id", -1)
    return state.descriptors.get((port[0], number), operation)


def _pushed(state: Device, port: Port, pushed: aie_routes.Pushed) -> Steps:
    sent = state.streams.get(port, [])
    if port[1] == "MM2S" and not sent:
        yield _never
    for run in range(pushed.repeats + 1):
        words = state.registers.descriptor(port[0], pushed.bd)
        yield from _move(state, port, state.given[words[1].argument], sent, aie_routes.places(words, run))
    state.tokens[port] += pushed.token


def _registers(state: Device, operation: Any) -> Steps:
    """What the host does to registers."""
    registers = state.registers

    def number(name: str) -> int:
        return _number(operation, name) & 0xFFFFFFFF

    match operation.name:
        case "memref.get_global":
            state.values[operation.results[0]] = state.values[str(operation.attributes["name"].value)]
        case "aiex.npu.blockwrite":
            for at, word in enumerate(state.values[operation.operands[0]]):
                assert registers.write(number("address") + 4 * at, word & 0xFFFFFFFF) is None
        case "aiex.npu.writebd":
            names = [each.name if hasattr(each, "name") else each for each in operation.attributes]
            fields = {name: int(operation.attributes[name].value) for name in names}
            base = fields["column"] << 25 | fields["row"] << 20 | aie_routes.DESCRIPTORS
            for at, word in enumerate(aie_routes.words_of(fields)):
                registers.write(base + aie_routes.SIZE * fields["bd_id"] + 4 * at, word)
        case "aiex.npu.address_patch":
            registers.write(number("addr"), aie_routes.Patch(number("arg_idx"), number("arg_plus")))
        case "aiex.npu.maskwrite32":
            assert number("address") & 0xFFFFF in aie_routes.CONTROLS
        case "aiex.npu.write32":
            found = registers.write(number("address"), number("value"))
            if found is not None:
                tile, (direction, channel), pushed = found
                state.queues[tile, direction, channel].append(Task((tile, direction, channel), pushed))
        case "aiex.npu.push_queue":
            port = (number("column"), number("row")), _text(operation, "direction"), number("channel")
            pushed = aie_routes.Pushed(number("bd_id"), number("repeat_count"), bool(number("issue_token")))
            state.queues[port].append(Task(port, pushed))
        case "aiex.npu.sync":
            assert number("column_num") == number("row_num") == 1
            port = (number("column"), number("row")), ("S2MM", "MM2S")[number("direction")], number("channel")
            yield lambda: state.tokens[port] > 0
            state.tokens[port] -= 1
        case _:
            raise NotSimulated(operation.name)


def _host(state: Device, block: Any) -> Steps:
    for view in block.operations:
        each = view.operation
        yield _always
        match each.name:
            case "aiex.dma_configure_task_for":
                port = state.allocations[str(each.attributes["alloc"].value)]
                state.values[each.results[0]] = Task(port, each)
            case "aiex.dma_configure_task":
                port = state.tiles[each.operands[0]], _text(each, "direction"), _number(each, "channel")
                state.values[each.results[0]] = Task(port, each)
                for inner in _inside(each):
                    if "bd_id" in inner.attributes:
                        state.descriptors[port[0], _number(inner, "bd_id")] = inner
            case "aiex.dma_start_task":
                task = state.values[each.operands[0]]
                state.queues[task.port].append(task)
            case "aiex.dma_await_task":
                task = state.values[each.operands[0]]
                yield lambda task=task: task.done
            case "aiex.npu.dma_memcpy_nd":
                port = state.allocations[str(each.attributes["metadata"].value)]
                state.descriptors[port[0], _number(each, "id")] = each
                state.queues[port].append(Task(port, each))
            case "aiex.npu.rtp_write":
                buffer = state.values[state.names[str(each.attributes["buffer"].value)]]
                buffer[_number(each, "index")] = state.values[each.operands[0]]
            case "aiex.set_lock":
                state.locks[each.operands[0]] = _number(each, "value")
            case "aiex.npu.dma_wait":
                port = state.allocations[str(each.attributes["symbol"].value)]
                yield lambda port=port: not state.queues[port]
            case "aiex.dma_free_task" | "aie.end":
                pass
            case _:
                yield from _registers(state, each)


def _finish(state: Device, host: Steps) -> None:
    """Runs agents in an order drawn at random, until the host has ended."""
    waiting = _always
    # Some are slow.
    speeds = [state.chance.choice((1, 10, 100)) for _ in range(len(state.agents) + 1)]
    while True:
        ready = [at for at, (_, condition) in enumerate(state.agents) if condition()]
        if waiting():
            ready.append(-1)
        if not ready:
            raise Undefined("a deadlock")
        (at,) = state.chance.choices(ready, [speeds[each] for each in ready])
        # As far as it comes, or some steps.
        for _ in range(state.chance.choice((1, 3, 40))):
            steps, condition = (host, waiting) if at == -1 else state.agents[at]
            if not condition():
                break
            try:
                condition = next(steps)
            except StopIteration:
                if at == -1:
                    return
                condition = _never
            if at == -1:
                waiting = condition
            else:
                state.agents[at] = steps, condition


def _never() -> bool:
    return False


# -- cores -------------------------------------------------------------------------------------------------------------

_SCALAR: dict[str, Callable[..., Any]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.muli": lambda a, b: a * b,
    "arith.addf": lambda a, b: np.float32(a + b),
    "arith.mulf": lambda a, b: np.float32(a * b),
    "arith.subf": lambda a, b: np.float32(a - b),
    "arith.divf": lambda a, b: np.float32(a / b),
    "arith.maximumf": lambda a, b: np.float32(np.maximum(a, b)),
    "arith.extf": np.float32,
    "math.exp": lambda a: np.float32(np.exp(a)),
}


def _core(state: Device, region: Any, tile: tuple[int, int]) -> Steps:
    block = region.blocks[0]
    while True:
        yield from _operations(state, block, tile)
        last = list(block.operations)[-1].operation
        if last.name == "aie.end":
            return
        assert last.name in ("cf.br", "cf.cond_br"), last.name
        taken, given = 0, list(last.operands)
        if last.name == "cf.cond_br":
            _, first, _ = (int(each) for each in last.attributes["operandSegmentSizes"])
            taken = 0 if state.values[given[0]] else 1
            given = given[1 + first :] if taken else given[1 : 1 + first]
        numbers = [state.values[each] for each in given]
        block = last.successors[taken]
        state.values |= dict(zip(block.arguments, numbers, strict=True))


def _vector(state: Device, operation: Any) -> Steps:
    """A load or a store of elements that lie beside each other, one after the other."""
    values, stores = state.values, operation.name == "vector.store"
    buffer, *indices = list(operation.operands)[stores:]
    vector = ir.VectorType(operation.operands[0].type if stores else operation.results[0].type)
    at = 0
    for size, index in zip(ir.MemRefType(buffer.type).shape, indices, strict=True):
        at = at * size + values[index]
    if not stores:
        values[operation.results[0]] = []
    for number in range(prod(vector.shape)):
        yield _always
        if stores:
            values[buffer][at + number] = values[operation.operands[0]][number]
        elif values[buffer][at + number] is None:
            raise Undefined("an element that nobody has written")
        else:
            values[operation.results[0]].append(values[buffer][at + number])


def _end(state: Device, operation: Any, tile: tuple[int, int]) -> fifos.End:
    fifo = state.fifos[str(operation.attributes["objFifo_name"].value)]
    end = fifo.producer if _text(operation, "port") == "Produce" else fifo.consumers[tile]
    assert end is not None
    return end


def _operations(state: Device, block: Any, tile: tuple[int, int]) -> Steps:
    values = state.values
    for view in block.operations:
        each = view.operation
        match each.name:
            case "arith.constant":
                constant, type = each.attributes["value"], each.results[0].type
                if isinstance(type, ir.VectorType):
                    assert ir.DenseElementsAttr(constant).is_splat
                    values[each.results[0]] = [ir.DenseElementsAttr(constant).get_splat_value().value] * prod(
                        type.shape
                    )
                else:
                    values[each.results[0]] = constant.value
            case "arith.addi" if str(each.results[0].type).startswith("vector<"):
                values[each.results[0]] = [
                    (x + y + 2**31) % 2**32 - 2**31
                    for x, y in zip(*(values[one] for one in each.operands), strict=True)
                ]
            case "vector.load" | "vector.store":
                yield from _vector(state, each)
            case "aie.objectfifo.acquire":
                end = _end(state, each, tile)
                yield from end.acquire(_number(each, "size"))
                values[each.results[0]] = [end.object(at) for at in range(_number(each, "size"))]
                if str(each.results[0].type).startswith("memref<"):
                    (values[each.results[0]],) = values[each.results[0]]
            case "aie.objectfifo.subview.access":
                values[each.results[0]] = values[each.operands[0]][_number(each, "index")]
            case "aie.objectfifo.release":
                yield _always
                _end(state, each, tile).release(_number(each, "size"))
            case "aie.put_cascade":
                queue = state.arrivals[tile, "cascade out", 0]
                yield lambda queue=queue: len(queue) < fifos.WORDS
                queue.append(list(values[each.operands[0]]))
            case "aie.get_cascade":
                queue = state.arrivals[tile, "cascade", 0]
                yield lambda queue=queue: len(queue) > 0
                values[each.results[0]] = queue.popleft()
            case "arith.cmpi":
                compare = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
                left, right = (values[one] for one in each.operands)
                predicate = _number(each, "predicate")
                assert predicate < 6 or min(left, right) >= 0
                values[each.results[0]] = compare[predicate if predicate < 6 else predicate - 4](left, right)
            case name if name in _SCALAR:
                result = _SCALAR[name](*(values[operand] for operand in each.operands))
                if str(each.results[0].type) == "i32":
                    result = (result + 2**31) % 2**32 - 2**31
                values[each.results[0]] = result
            case "memref.load" | "memref.store":
                yield _always
                stores = each.name == "memref.store"
                buffer, *indices = list(each.operands)[stores:]
                at = 0
                for size, index in zip(ir.MemRefType(buffer.type).shape, indices, strict=True):
                    at = at * size + values[index]
                if stores:
                    values[buffer][at] = values[each.operands[0]]
                elif values[buffer][at] is None:
                    raise Undefined("an element that nobody has written")
                else:
                    values[each.results[0]] = values[buffer][at]
            case "scf.for":
                lower, upper, step = (values[operand] for operand in each.operands)
                body = each.regions[0].blocks[0]
                for at in range(lower, upper, step):
                    values[body.arguments[0]] = at
                    yield from _operations(state, body, tile)
            case "aie.use_lock":
                yield from _lock(state, each)
            case "cf.br" | "cf.cond_br" | "scf.yield" | "aie.end":
                pass
            case _:
                raise NotSimulated(each.name)
