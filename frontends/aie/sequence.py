"""Runtime sequences as entry functions: the device around them is set up, and they run as the host's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from math import prod
from typing import Any

from msgspec import Struct

from frontends.aie.attributes import symbol_of, text
from frontends.aie.capacity import require_capacity
from frontends.aie.commands import run_commands, speaks_commands
from frontends.aie.core import ends, start_cores
from frontends.aie.device import Task, device_of, new_device
from frontends.aie.dma import start_channels
from frontends.aie.fifos import connect_fifos, start_fifos
from frontends.aie.resources import require_resources
from frontends.aie.switches import connect_switches
from frontends.mlir.core.function_type import result_types
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.packs import packs
from frontends.mlir.core.registry import handles
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.syntax import body_of
from frontends.mlir.core.walking import nested, outermost
from interp import ir

CALLS = 2
_FIFOS_HOLD = "an object fifo holds at each of its ends as many objects as it says"
_ALONE = "the device is configured anew for each call of the sequence, since a core of it comes to its end"
SEQUENCES = ("aie.runtime_sequence", "aiex.runtime_sequence")  # what the host does with a device
_NOT_SET_UP = ("memref.global", "builtin.module", "aie.end")


class Driver(Struct, frozen=True):
    """What sets up a device, and then drives it in so many calls."""

    entry: ir.Block
    calls: int


def lower_sequence(lowering: Lowering, symbol: Symbol) -> Driver:
    """What a runtime sequence does. Raises `Unsupported`."""
    around = symbol.operation.parent.operation
    while around.name != "aie.device":
        around = around.parent.operation
    return _lower(lowering, symbol, around, run_host)


def drives_device(operation: Any) -> bool:
    """Whether a function is the host of a device: whether it has operations of the airrt dialect, or as in earlier
    releases of the aiex dialect. Those that have to do with memory and events alone drive none where there is none."""
    names = {each.name for each in nested(operation) if each.name.startswith(("airrt.", "aiex."))}
    if not names <= {*OF_THE_HOST, *LOADS}:
        return True
    return bool(names) and any(each.name == "aie.device" for each in nested(outermost(operation)))


OF_THE_HOST = ("airrt.alloc", "airrt.dealloc", "airrt.wait_all")
LOADS = ("airrt.segment_load", "airrt.herd_load")


Thread = Callable[[Lowering, Any], None]
"""Lowers the block of what the host's thread does."""


def lower_host(lowering: Lowering, symbol: Symbol, thread: Thread | None = None) -> Driver:
    """What a function does that drives the device around it, or the one of its module; `thread` lowers its block, by
    default as that of a runtime sequence. Raises `Unsupported`."""
    module = symbol.operation.parent.operation
    around = module.parent.operation if module.parent is not None else module
    devices = [view.operation for view in module.regions[0].blocks[0].operations if view.operation.name == "aie.device"]
    if around.name == "aie.device":
        devices = [around]
    if len(devices) != 1:
        raise lowering.unsupported(f"a function that drives a device, in a module of {len(devices)} devices")
    if len(symbol.operation.regions[0].blocks) != 1 or len(result_types(symbol.operation)):
        raise lowering.unsupported("a function that drives a device, and branches or gives results")
    return _lower(lowering, symbol, devices[0], thread or run_host)


def _lower(lowering: Lowering, symbol: Symbol, around: Any, thread: Thread) -> Driver:
    operation = symbol.operation
    configured = _configured(lowering, operation, around)
    anew = configured != around
    around = configured
    device = new_device(lowering, around)
    lowering.around_all(device)
    device.sequence = operation
    body = operation.regions[0].blocks[0]
    entry = ir.Block()
    commands = speaks_commands(around, operation)
    with lowering.within(entry), lowering.at_once():
        if not commands:
            _configure(lowering, around)
    ending = any(ends(lowering, core) for core in device.cores)
    calls = 1 if ending or anew else CALLS
    if device.fifos:
        lowering.assumptions.add(_FIFOS_HOLD)
    if ending:
        lowering.assumptions.add(_ALONE)
    with lowering.within(entry):
        for number in range(1, calls + 1):
            lowering.place = symbol.place
            if any(str(each.type) in packs().waits for each in body.arguments):
                raise lowering.unsupported("a token that callers give to what drives a device")
            arguments = lowering.arguments(body)
            for position, argument in enumerate(arguments):
                argument.name = argument.name or f"arg{position}"
                argument.name += f" of call {number}" if number > 1 else ""
                lowering.roots[argument] = argument
            entry.arguments += arguments
            device.queued.clear()
            if commands:
                run_commands(lowering, device, body, arguments)
            else:
                thread(lowering, body)
            lowering.place = symbol.place
            _look_at(lowering, arguments)
        lowering.emit(ir.Return(place=symbol.place, values=[]))
    return Driver(entry, calls)


def _configured(lowering: Lowering, sequence: Any, around: Any) -> Any:
    """The device that a sequence has the host configure, anew for each call, or else the one around it."""
    found = [each for each in nested(sequence) if each.name == "aiex.configure"]
    if not found:
        return around
    lowering.place_at(found[0])
    body = body_of(around)
    others = [view.operation.name for view in body.operations] if body is not None else []
    if len(found) > 1 or found[0].parent.operation != sequence:
        raise lowering.unsupported("several of them, or one that is not in each run of the sequence")
    if any(name not in (*SEQUENCES, "aie.end") for name in others):
        raise lowering.unsupported("in a device with parts of its own")
    name = symbol_of(found[0], "symbol")
    beside = around.parent.operation.regions[0].blocks[0].operations
    devices = [view.operation for view in beside if view.operation.name == "aie.device"]
    named = [each for each in devices if text(each, "sym_name") == name]
    if len(named) != 1:
        raise lowering.unsupported(f"there is no device @{name} beside this one")
    return named[0]


def _configure(lowering: Lowering, device: Any) -> None:
    """Sets up all that a device declares, and starts what runs by itself."""
    block = body_of(device)
    lowering.check_attributes(device, frozenset(("device", "sym_name")))
    for view in block.operations if block is not None else ():
        operation = view.operation
        if operation.name not in _NOT_SET_UP and operation.name not in packs().called:
            lowering.lower(operation)
    _require_constants(lowering, device)
    require_resources(lowering)
    connect_switches(lowering)
    connect_fifos(lowering)
    require_capacity(lowering)
    start_channels(lowering)
    start_fifos(lowering)
    start_cores(lowering)


def _require_constants(lowering: Lowering, device: Any) -> None:
    """Raises `Unsupported` where a core uses a global that may change: each core has its own, with one name."""
    for operation in nested(device):
        if operation.name == "memref.get_global":
            symbol = lowering.symbols.require(operation, operation.attributes["name"].value)
            if "constant" not in symbol.operation.attributes:
                lowering.place_at(operation)
                raise lowering.unsupported("a global that is not constant, of which each core has its own")


_LOOPS = ("scf.for", "affine.for", "scf.parallel")
_ENDS = ("scf.yield", "affine.yield", "aie.end", "func.return")


def run_host(lowering: Lowering, block: Any) -> None:
    """The operations of the host's thread, one after the other. Loops that drive the device are unrolled."""
    place = lowering.place
    for view in block.operations:
        operation = view.operation
        lowering.place = place
        if operation.name in _LOOPS and _drives(operation):
            _unroll(lowering, operation)
        elif operation.name == "aiex.configure":
            lowering.place_at(operation)
            lowering.check_attributes(operation, frozenset(("symbol",)))
            run_host(lowering, operation.regions[0].blocks[0])
        elif operation.name == "aiex.run":
            _run_sequence(lowering, operation)
        elif operation.name not in _ENDS and not _is_bare_reduction(operation):
            with lowering.at_once():
                lowering.lower(operation)


def _is_bare_reduction(operation: Any) -> bool:
    return operation.name == "scf.reduce" and not len(operation.operands)


def _run_sequence(lowering: Lowering, operation: Any) -> None:
    """Has the host's thread do what a sequence of the device says."""
    lowering.place_at(operation)
    device = device_of(lowering)
    around = operation.parent.operation
    if around.name != "aiex.configure" or around.parent.operation != device.sequence:
        raise lowering.unsupported("outside of what configures the device")
    lowering.check_attributes(operation, frozenset(("runtime_sequence_symbol",)))
    name = symbol_of(operation, "runtime_sequence_symbol")
    body = body_of(device.operation)
    parts = [view.operation for view in body.operations] if body is not None else []
    named = [each for each in parts if each.name in SEQUENCES and text(each, "sym_name") == name]
    if len(named) != 1:
        raise lowering.unsupported(f"the device has no sequence @{name}")
    block = named[0].regions[0].blocks[0]
    if [each.type for each in block.arguments] != [each.type for each in operation.operands]:
        raise lowering.unsupported(f"operands of other types than @{name} has")
    for argument, operand in zip(block.arguments, operation.operands, strict=True):
        lowering.bind_parts(argument, lowering.parts(operand))
    outer, device.sequence = device.sequence, named[0]
    run_host(lowering, block)
    device.sequence = outer


def _drives(operation: Any) -> bool:
    """Whether there is an operation in it that concerns the device."""
    return any(each.name.startswith(("aiex.", "airrt.", "aie.")) for each in nested(operation))


_MOST_ITERATIONS = 4096


def _unroll(lowering: Lowering, operation: Any) -> None:
    lowering.place_at(operation)
    place = lowering.place
    steps, handed = iterations(lowering, operation)
    if operation.name == "scf.parallel" and (len(steps) > 1 or handed):
        raise lowering.unsupported("parallel iterations on the host")
    body = operation.regions[0].blocks[0]
    arguments = list(body.arguments)
    carried = arguments[len(arguments) - len(handed) :]
    inductions = arguments[: len(arguments) - len(handed)]
    values = [_carried(lowering, each) for each in handed]
    for numbers in steps:
        lowering.place = place
        for induction, number in zip(inductions, numbers, strict=True):
            lowering.bind(induction, lowering.constant(number, lowering.scalar(induction.type)))
        _bind(lowering, carried, values)
        run_host(lowering, body)
        last = body.operations[len(body.operations) - 1].operation
        values = [_carried(lowering, each) for each in last.operands]
    _bind(lowering, operation.results, values)


def iterations(lowering: Lowering, operation: Any) -> tuple[list[tuple[int, ...]], list[Any]]:
    """The values of the induction variables of a loop of the host in each iteration, and what it is handed to carry.
    Raises `Unsupported` where they are not known, or too many."""
    ranges, handed = _ranges(lowering, operation)
    if prod(map(len, ranges)) > _MOST_ITERATIONS:
        raise lowering.unsupported(f"a loop of the host of more than {_MOST_ITERATIONS} iterations")
    return list(product(*ranges)), handed


def _ranges(lowering: Lowering, operation: Any) -> tuple[list[range], list[Any]]:
    """What each induction variable of a loop goes through, and what the loop is handed to carry."""
    if operation.name == "affine.for":
        below, above, handed = lowering.segments(operation)
        attributes = operation.attributes
        lower = lowering.map(attributes["lowerBoundMap"], lowering.indices(below))
        upper = lowering.map(attributes["upperBoundMap"], lowering.indices(above))
        step: list[ir.Index] = [attributes["step"].value]
    elif operation.name == "scf.parallel":
        *bounds, handed = lowering.segments(operation)
        lower, upper, step = map(lowering.indices, bounds)
    else:
        handed = list(operation.operands)[3:]
        lower, upper, step = ([each] for each in lowering.indices(list(operation.operands)[:3]))
    ranges = []
    if len(lower) == len(upper) == len(step):
        for first, last, width in zip(lower, upper, step, strict=True):
            if isinstance(first, int) and isinstance(last, int) and isinstance(width, int) and width > 0:
                ranges.append(range(first, last, width))
    if len(ranges) != len(step):
        raise lowering.unsupported("a loop of the host whose bounds are not constants")
    return ranges, handed


def _carried(lowering: Lowering, mlir_value: Any) -> ir.Value | Task:
    return device_of(lowering).tasks.get(mlir_value) or lowering.value(mlir_value)


def _bind(lowering: Lowering, mlir_values: Iterable[Any], values: list[ir.Value | Task]) -> None:
    """Gives what a loop carries to the MLIR values that stand for it: values, or tasks of the device."""
    for mlir_value, value in zip(mlir_values, values, strict=True):
        if isinstance(value, Task):
            device_of(lowering).tasks[mlir_value] = value
        else:
            device_of(lowering).tasks.pop(mlir_value, None)
            lowering.bind(mlir_value, value)


def _look_at(lowering: Lowering, arguments: list[ir.Value]) -> None:
    """The caller reads all that it has given: a transfer that may still be on its way is a race."""
    for argument in arguments:
        if isinstance(argument.type, ir.View):
            view_type(argument)
            with lowering.loops(lowering.sizes(argument)) as indices:
                lowering.load(argument, indices)


def require_host(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where an operation is not in the host's thread, or not in each run of it."""
    around = operation.parent.operation
    while around.name in _LOOPS:
        around = around.parent.operation
    if around != device_of(lowering).sequence:
        raise lowering.unsupported(f"inside of {around.name}")


@handles(*SEQUENCES, attributes=("sym_name", "sym_visibility"))
def _another_sequence(lowering: Lowering, operation: Any) -> None:
    """A sequence runs when it is called."""
