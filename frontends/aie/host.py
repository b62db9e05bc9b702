"""The aiex dialect in a runtime sequence: the host's transfers, and what it waits for and sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.aie.attributes import DIRECTIONS, choice, flag, integer, packet_of, symbol_of, text
from frontends.aie.configuration import largest_of_lock
from frontends.aie.descriptor_fields import Fit
from frontends.aie.device import Device, Port, Task, Tile, TileKind, device_of, input_queue
from frontends.aie.dma import run_descriptors
from frontends.aie.resources import require_descriptor, require_repeats
from frontends.aie.sequence import require_host
from frontends.aie.target_model import QUEUED_TASKS
from frontends.aie.transfers import Pattern, mixed, touch_descriptor, transfer
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.syntax import body_of
from interp import ir
from interp.ir.affine import combine

_DIMENSIONS = 4  # of a transfer
_SHIM_CHANNELS = 2  # of each direction
_FIRST_CHANNEL = "the only object fifo of a tile that ends in one direction at the host has channel 0 of it"
_QUEUED = "the task queue of a channel, which holds four tasks, has room for each task that the host writes into it"
_ALLOCATOR = "numbers of buffer descriptors that the compiler chooses are not those of descriptors in use"


def allocation(lowering: Lowering, name: str) -> tuple[Port, int | None]:
    """The port that a `shim_dma_allocation`, or an object fifo, has at the host."""
    device = device_of(lowering)
    if name not in device.allocations:
        raise lowering.unsupported(f"there is no channel @{name} at the host")
    return device.allocations[name]


# -- tasks -------------------------------------------------------------------------------------------------------------


@handles("aiex.dma_configure_task_for", attributes=("alloc", "issue_token", "repeat_count"))
def _configure_task_for(lowering: Lowering, operation: Any) -> None:
    port, packet = allocation(lowering, symbol_of(operation, "alloc"))
    _configure(lowering, operation, operation, port, packet, list(operation.operands))


@handles(
    "aiex.dma_configure_task",
    attributes=("direction", "channel", "issue_token", "repeat_count", "packet", "operandSegmentSizes"),
)
def _configure_task(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    direction = choice(lowering, operation, "direction", DIRECTIONS)
    port = Port(device.tile(operation.operands[0]), direction, integer(lowering, operation, "channel"))
    rest = list(operation.operands)[1:]
    if "operandSegmentSizes" in operation.attributes:
        _, rest, numbers = lowering.segments(operation)
        if numbers:
            raise lowering.unsupported("a descriptor whose number is a value")
    _configure(lowering, operation, operation, port, packet_of(lowering, operation), rest)


def _configure(
    lowering: Lowering, operation: Any, chain: Any, port: Port, packet: int | None, repeat: list[Any]
) -> None:
    """Configures a task by an operation with the descriptors in `chain`."""
    require_host(lowering, operation)
    device = device_of(lowering)
    if port in device.channels:
        raise lowering.unsupported(f"a task for {port}, which the device configures itself")
    count = lowering.index(repeat[0]) if repeat else integer(lowering, operation, "repeat_count", 0)
    require_repeats(lowering, count)
    runs = lowering.apply(combine("+", count, 1))
    captured = {each: lowering.value(each) for each in _used(chain) if each in lowering.values}
    device.tasks[operation.results[0]] = Task(port, chain, runs, flag(operation, "issue_token"), packet, captured)
    numbers = _numbers(lowering, chain)
    if len({*numbers}) < len(numbers):
        raise lowering.unsupported("a task with two descriptors of one number")
    for number in numbers:
        write_descriptor(lowering, device, port.tile, number)


def _used(operation: Any) -> list[Any]:
    return [
        each for block in operation.regions[0].blocks for view in block.operations for each in view.operation.operands
    ]


def _numbers(lowering: Lowering, operation: Any) -> list[int]:
    """The numbers of descriptors in a task that the program itself chooses."""
    return [
        int(view.operation.attributes["bd_id"].value)
        for block in operation.regions[0].blocks
        for view in block.operations
        if view.operation.name == "aie.dma_bd" and "bd_id" in view.operation.attributes
    ]


def write_descriptor(lowering: Lowering, device: Device, tile: Tile, number: int) -> None:
    """The host writes a descriptor of a tile: a race where one may be in use."""
    require_descriptor(lowering, tile, number)
    if (tile, number) not in device.descriptors:
        device.descriptors[tile, number] = lowering.allocate(ir.INDEX, [])
    lowering.store(lowering.constant(0), device.descriptors[tile, number], [])


def _task(lowering: Lowering, operation: Any) -> Task:
    require_host(lowering, operation)
    found = device_of(lowering).tasks.get(operation.operands[0])
    if found is None:
        raise lowering.unsupported("a task that is not configured in this sequence")
    return found


@handles("aiex.dma_start_task")
def _start_task(lowering: Lowering, operation: Any) -> None:
    """The tasks of one channel run in the order in which they are started."""
    _run_task(lowering, operation, _task(lowering, operation))


def _run_task(lowering: Lowering, operation: Any, task: Task) -> None:
    device = device_of(lowering)
    if task.is_free:
        raise lowering.unsupported("a task whose descriptors are free already")
    task.starts += 1
    if task.starts > 1 and task.port.tile.kind == TileKind.SHIM:
        raise lowering.unsupported("a task that is started again")
    block = ir.Block()
    saved = {each: lowering.values.get(each) for each in task.captured}
    lowering.values.update(task.captured)
    with lowering.within(block), lowering.at_once():
        _wait_for_channel(lowering, device, task.port)
        for number in _numbers(lowering, task.operation):
            touch_descriptor(lowering, task.port, number, writes=False)
        first = task.operation.regions[0].blocks[0]
        run_descriptors(lowering, task.port, task.operation, first, task.runs, task.packet)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    lowering.values.update({each: value for each, value in saved.items() if value is not None})
    lowering.place_at(operation)
    task.token = _start(lowering, device, task.port, block, task.issues_token)
    note_queued(lowering, task.port, task.token)


@handles(
    "aiex.dma_start_bd_chain",
    "aiex.dma_start_bd_chain_for",
    attributes=("symbol", "direction", "channel", "alloc", "issue_token", "repeat_count"),
)
def _start_chain(lowering: Lowering, operation: Any) -> None:
    """Configures a task of the descriptors of a chain and starts it, as AIEMaterializeBDChains.cpp writes it out."""
    device = device_of(lowering)
    given = list(operation.operands)
    if operation.name == "aiex.dma_start_bd_chain_for":
        port, packet = allocation(lowering, symbol_of(operation, "alloc"))
        if packet is not None:
            raise lowering.unsupported("a chain of descriptors for a channel that sends packets")
    else:
        tile = device.tile(given.pop())
        direction = choice(lowering, operation, "direction", DIRECTIONS)
        port = Port(tile, direction, integer(lowering, operation, "channel"))
    name = symbol_of(operation, "symbol")
    body = body_of(device.operation)
    beside = [view.operation for view in body.operations] if body is not None else []
    chains = [each for each in beside if each.name == "aie.bd_chain" and text(each, "sym_name") == name]
    if len(chains) != 1 or not len(chains[0].regions[0].blocks):
        raise lowering.unsupported(f"there is no chain of descriptors @{name}")
    parameters = list(chains[0].regions[0].blocks[0].arguments)
    if [each.type for each in parameters] != [each.type for each in given]:
        raise lowering.unsupported(f"operands of other types than @{name} has")
    for parameter, value in zip(parameters, given, strict=True):
        if value in device.locks:
            device.locks[parameter] = device.locks[value]
        else:
            lowering.values[parameter] = lowering.value(value)
    _configure(lowering, operation, chains[0], port, None, [])
    _run_task(lowering, operation, device.tasks[operation.results[0]])


def _wait_for_channel(lowering: Lowering, device: Device, port: Port) -> None:
    if port in device.started:
        lowering.wait([device.started[port]])


def note_queued(lowering: Lowering, port: Port, token: ir.Value) -> None:
    """Notes that the host has written a task into the queue of its channel, which is assumed to have room for it."""
    queued = device_of(lowering).queued[port]
    queued.append(token)
    if len(queued) > QUEUED_TASKS:
        lowering.assumptions.add(_QUEUED)


def _start(lowering: Lowering, device: Device, port: Port, block: ir.Block, issues_token: bool) -> ir.Value:
    token = lowering.spawn(block, str(port))
    device.started[port] = token
    if issues_token:
        device.tokens[port].append(token)
    return token


@handles("aiex.dma_await_task")
def _await_task(lowering: Lowering, operation: Any) -> None:
    """The hardware waits for the next completion of the channel, which is the task's own where those of earlier tasks
    were awaited."""
    task = _task(lowering, operation)
    waiting = device_of(lowering).tokens[task.port]
    if not task.issues_token:
        raise lowering.unsupported("a wait for a task that issues no token")
    if task.token is None or task.token not in waiting:
        raise lowering.unsupported("a wait for a task that was not started, or was awaited already")
    if waiting[0] is not task.token:
        raise lowering.unsupported("a wait for a task, and none for an earlier one of its channel")
    _await_completion(lowering, task.port)


def _await_completion(lowering: Lowering, port: Port) -> None:
    """Waits for the oldest task whose completion the host is told of; those before it have left the queue, too."""
    _wait_for_tasks(lowering, [device_of(lowering).tokens[port].pop(0)])


def _wait_for_tasks(lowering: Lowering, tokens: Sequence[ir.Value]) -> None:
    """Waits for tasks; those before them have left the queues of their channels, too."""
    for queued in device_of(lowering).queued.values():
        ended = max((at for at, token in enumerate(queued, 1) if token in tokens), default=0)
        del queued[:ended]
    lowering.wait(list(tokens))


@handles("aiex.dma_free_task")
def _free_task(lowering: Lowering, operation: Any) -> None:
    """Does not wait: the descriptors of the task may be used again."""
    task = _task(lowering, operation)
    if task.token is None or task.is_free:
        raise lowering.unsupported("descriptors of a task that was not started, or that are free already")
    task.is_free = True
    lowering.assumptions.add(_ALLOCATOR)


# -- single transfers --------------------------------------------------------------------------------------------------


@handles(
    "aiex.npu.dma_memcpy_nd",
    attributes=(
        *("operandSegmentSizes", "static_offsets", "static_sizes", "static_strides", "metadata", "id", "x", "y"),
        *("issue_token", "packet", "burst_length"),
        *(f"d{at}_zero_{side}" for at in range(3) for side in ("before", "after")),
    ),
)
def _dma_memcpy_nd(lowering: Lowering, operation: Any) -> None:
    """The outermost dimension counts executions of a descriptor of the other three."""
    require_host(lowering, operation)
    device = device_of(lowering)
    port, packet = allocation(lowering, symbol_of(operation, "metadata"))
    own = packet_of(lowering, operation)
    packet = packet if own is None else own
    for name in (f"d{at}_zero_{side}" for at in range(3) for side in ("before", "after")):
        if integer(lowering, operation, name, 0):
            raise lowering.unsupported(f"attribute '{name}'")
    groups = lowering.segments(operation)
    offsets, sizes, strides = (
        mixed(lowering, operation, name, group)
        for name, group in zip(("static_offsets", "static_sizes", "static_strides"), groups[1:], strict=True)
    )
    if len(strides) == _DIMENSIONS - 1:
        strides = [*strides, 1]  # of the innermost dimension, which releases that give coordinates leave out
    if not len(offsets) == len(sizes) == len(strides) == _DIMENSIONS:
        raise lowering.unsupported(f"{len(offsets)} offsets, {len(sizes)} sizes and {len(strides)} strides")
    buffer = lowering.value(groups[0][0])
    start: ir.Affine = 0
    for offset, stride in zip(offsets, strides, strict=True):
        start = combine("+", start, combine("*", offset, stride))
    if "x" in operation.attributes:
        _require_same_offset(lowering, buffer, offsets, start)
    fit = Fit(lowering, port.tile, view_type(buffer).element.width, fixed=False)
    fit.iterations(sizes[0], strides[0])
    fit.pattern(start, sizes[1:], strides[1:], lowering.product(sizes[1:]))
    number = integer(lowering, operation, "id")
    write_descriptor(lowering, device, port.tile, number)
    issues_token = port.direction == "S2MM" or flag(operation, "issue_token")
    pattern = Pattern(start, sizes, strides, [])
    note_queued(lowering, port, half_transfer(lowering, port, buffer, pattern, packet, number, issues_token))


def half_transfer(
    lowering: Lowering,
    port: Port,
    buffer: ir.Value,
    pattern: Pattern,
    packet: int | None,
    number: int | None,
    issues_token: bool,
) -> ir.Value:
    """Starts a transfer between the host's memory and a stream; its token."""

    def run() -> None:
        outer, *sizes = pattern.sizes
        first, *strides = pattern.strides
        with lowering.loop(0, outer) as loop:
            if number is not None:
                touch_descriptor(lowering, port, number, writes=False)
            offset = combine("+", pattern.offset, combine("*", loop.induction, first))
            inner = Pattern(lowering.apply(offset), sizes, strides, [(0, 0)] * len(sizes))
            transfer(lowering, port, buffer, inner, packet)

    return start_transfer(lowering, port, run, issues_token)


def start_transfer(
    lowering: Lowering, port: Port, run: Callable[[], None], issues_token: bool, after: Sequence[ir.Value] = ()
) -> ir.Value:
    """Starts what the host has a channel do, when those that it was given before and the tokens `after` are done; the
    token of it."""
    device = device_of(lowering)
    if port in device.channels:
        raise lowering.unsupported(f"a transfer by {port}, which the device configures itself")
    block = ir.Block()
    place = lowering.place
    with lowering.within(block):
        lowering.wait(list(after))
        _wait_for_channel(lowering, device, port)
        run()
        lowering.emit(ir.Yield(place=place, values=[]))
    return _start(lowering, device, port, block, issues_token)


def _require_same_offset(lowering: Lowering, buffer: ir.Value, offsets: list[ir.Index], start: ir.Affine) -> None:
    """Releases that give coordinates count offsets by the memref's sizes, later ones by the strides."""
    shape = view_type(buffer).shape
    total: int | None = 0
    stride = 1
    for offset, size in zip(reversed(offsets), reversed(shape), strict=False):
        if not isinstance(offset, int) or size is None or total is None:
            total = None
            break
        total += offset * stride
        stride *= size
    if total is None or total != start:
        raise lowering.unsupported("offsets whose meaning depends on the release that wrote them")


@handles("aiex.npu.dma_wait", attributes=("symbol",))
def _dma_wait(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    port, _ = allocation(lowering, symbol_of(operation, "symbol"))
    _wait_for_completion(lowering, port)


def _wait_for_completion(lowering: Lowering, port: Port) -> None:
    if device_of(lowering).tokens[port]:
        _await_completion(lowering, port)
        return
    # There is no completion to wait for, now or ever.
    lowering.emit(ir.Acquire(place=lowering.place, lock=f"completions of {port}", indices=[], units=1))


@handles("aiex.npu.sync", attributes=("column", "row", "direction", "channel", "column_num", "row_num"))
def _sync(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    device = device_of(lowering)
    names = ("column", "row", "direction", "channel", "column_num", "row_num")
    if len(operation.operands):
        numbers = lowering.indices(operation.operands)
    else:
        numbers = [integer(lowering, operation, name) for name in names]
    column, row, direction, channel, columns, rows = numbers
    if not isinstance(direction, int) or direction not in (0, 1) or (columns, rows) != (1, 1):
        raise lowering.unsupported("a wait for several tiles, or for a direction that is not known")
    there = [
        port
        for port in dict.fromkeys([*device.tokens, *(port for port, _ in device.allocations.values())])
        if (port.tile.column, port.tile.row, port.direction) == (column, row, DIRECTIONS[direction])
    ]
    if len(there) == 1 and channel == 0 and _is_first(device, there[0]):
        lowering.assumptions.add(_FIRST_CHANNEL)
        _wait_for_completion(lowering, there[0])
        return
    if any(isinstance(port.channel, str) for port in there):
        raise lowering.unsupported("a wait for a channel that the compiler chooses")
    for port in there:
        if port.channel == channel:
            _wait_for_completion(lowering, port)
            return
    raise lowering.unsupported(f"there is no channel {channel} of tile ({column}, {row}) at the host")


def _is_first(device: Device, port: Port) -> bool:
    """Whether a port is that of an object fifo which has the first channel: the program says of no stream itself that
    it begins or ends at the tile, in that direction."""
    if not isinstance(port.channel, str):
        return False
    attributes = device.fifos[port.channel].operation.attributes
    if "prod_dma_channel" in attributes or "cons_dma_channels" in attributes:
        return False
    if port.direction == "MM2S":
        return not any(source.tile == port.tile and isinstance(source.channel, int) for source in device.streams)
    return not any(device.sources[input_queue(port.tile, "DMA", channel)] for channel in range(_SHIM_CHANNELS))


# -- registers ---------------------------------------------------------------------------------------------------------


@handles("aiex.npu.rtp_write", attributes=("buffer", "index", "value"))
def _rtp_write(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    name = symbol_of(operation, "buffer")
    buffer = device_of(lowering).buffers.get(name)
    if buffer is None:
        raise lowering.unsupported(f"there is no buffer @{name}")
    require_parameters(lowering, buffer)
    if len(operation.operands):
        value = lowering.value(operation.operands[0])
    else:
        value = lowering.constant(integer(lowering, operation, "value"), ir.Scalar("i32"))
    lowering.store(value, buffer, [integer(lowering, operation, "index")])


def require_parameters(lowering: Lowering, buffer: ir.Value) -> None:
    """Raises `Unsupported` where a buffer cannot hold run-time parameters."""
    type = view_type(buffer)
    if type.element != ir.Scalar("i32") or type.rank != 1:
        raise lowering.unsupported("a run-time parameter in a buffer that is not one of 32-bit integers")


@handles("aiex.set_lock", attributes=("value",))
def _set_lock(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    lock = device_of(lowering).locks[operation.operands[0]]
    set_lock(lowering, lock, integer(lowering, operation, "value"))


def set_lock(lowering: Lowering, lock: str, units: int) -> None:
    """Emits that a lock is set to a value by the host."""
    most = largest_of_lock(device_of(lowering).generation)
    lowering.emit(ir.Release(place=lowering.place, lock=lock, indices=[], units=units, exact=True, most=most))


@handles("aiex.npu.load_pdi", attributes=("device_ref", "id", "size", "address", "expand_mode"))
def _load_pdi(lowering: Lowering, operation: Any) -> None:
    """At the start of a sequence, the firmware loads the sequence's own device once; again it does not."""
    device = device_of(lowering)
    first = device.sequence.regions[0].blocks[0].operations[0].operation
    own = text(device.operation, "sym_name")
    if operation != first or "device_ref" not in operation.attributes or symbol_of(operation, "device_ref") != own:
        raise lowering.unsupported("a configuration that is loaded in between")


@handles("aiex.npu.preempt", attributes=("level",))
def _preempt(lowering: Lowering, operation: Any) -> None:
    """Lets other programs go first, which do not show."""
