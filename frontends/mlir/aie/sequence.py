"""Runtime sequences as entry functions: the device around them is set up, and they run as the host's thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from frontends.mlir.aie.core import ends, start_cores
from frontends.mlir.aie.device import Task, device_of, new_device
from frontends.mlir.aie.dma import start_channels
from frontends.mlir.aie.fifos import connect_fifos, start_fifos
from frontends.mlir.aie.switches import connect_switches
from frontends.mlir.assembly import body_of
from frontends.mlir.function_type import FUNCTIONS, SEQUENCES, result_types
from frontends.mlir.lowering import Lowering, view_type
from frontends.mlir.registry import handles
from frontends.mlir.symbols import Symbol
from interp import ir

CALLS = 2
_FIFOS_HOLD = "an object fifo holds at each of its ends as many objects as it says"
_ALONE = "the device is configured anew for each call of the sequence, since a core of it comes to its end"
_NO_SYMBOLS = (*FUNCTIONS, "memref.global", "builtin.module")


@dataclass(frozen=True, slots=True)
class Driver:
    """What sets up a device, and then drives it in so many calls."""

    entry: ir.Block
    calls: int


def lower_sequence(lowering: Lowering, symbol: Symbol) -> Driver:
    """What a runtime sequence does. Raises `Unsupported`."""
    operation = symbol.operation
    lowering.check_attributes(operation, frozenset(("sym_name", "sym_visibility")))
    around = operation.parent.operation
    while around.name != "aie.device":
        around = around.parent.operation
    return _lower(lowering, symbol, around)


def drives_device(operation: Any) -> bool:
    """Whether a function is the host of a device: whether it has operations of the airrt dialect, or as in earlier
    releases of the aiex dialect."""
    return any(each.name.startswith(("airrt.", "aiex.")) for each in _inside(operation))


def lower_host(lowering: Lowering, symbol: Symbol) -> Driver:
    """What a function does that drives the device around it, or the one of its module. Raises `Unsupported`."""
    module = symbol.operation.parent.operation
    around = module.parent.operation if module.parent is not None else module
    devices = [view.operation for view in module.regions[0].blocks[0].operations if view.operation.name == "aie.device"]
    if around.name == "aie.device":
        devices = [around]
    if len(devices) != 1:
        raise lowering.unsupported(f"a function that drives a device, in a module of {len(devices)} devices")
    if len(symbol.operation.regions[0].blocks) != 1 or len(result_types(symbol.operation)):
        raise lowering.unsupported("a function that drives a device, and branches or gives results")
    return _lower(lowering, symbol, devices[0])


def _lower(lowering: Lowering, symbol: Symbol, around: Any) -> Driver:
    operation = symbol.operation
    device = lowering.device = new_device(lowering, around)
    device.sequence = operation
    body = operation.regions[0].blocks[0]
    entry = ir.Block()
    with lowering.within(entry), lowering.at_once():
        _configure(lowering, around)
    calls = 1 if any(ends(lowering, core) for core in device.cores) else CALLS
    if device.fifos:
        lowering.assumptions.add(_FIFOS_HOLD)
    if calls == 1:
        lowering.assumptions.add(_ALONE)
    with lowering.within(entry):
        for number in range(1, calls + 1):
            lowering.place = symbol.place
            arguments = lowering.arguments(body)
            for position, argument in enumerate(arguments):
                argument.name = argument.name or f"arg{position}"
                argument.name += f" of call {number}" if number > 1 else ""
                lowering.roots[argument] = argument
            entry.arguments += arguments
            run_host(lowering, body)
            lowering.place = symbol.place
            _look_at(lowering, arguments)
        lowering.emit(ir.Return(place=symbol.place, values=[]))
    return Driver(entry, calls)


def _configure(lowering: Lowering, device: Any) -> None:
    """Sets up all that a device declares, and starts what runs by itself."""
    block = body_of(device)
    lowering.check_attributes(device, frozenset(("device", "sym_name")))
    for view in block.operations if block is not None else ():
        operation = view.operation
        if operation.name not in _NO_SYMBOLS:
            lowering.lower(operation)
    _require_constants(lowering, device)
    connect_switches(lowering)
    connect_fifos(lowering)
    start_channels(lowering)
    start_fifos(lowering)
    start_cores(lowering)


def _require_constants(lowering: Lowering, device: Any) -> None:
    """Raises `Unsupported` where a core uses a global that may change: each core has its own, with one name."""
    for operation in _inside(device):
        if operation.name == "memref.get_global":
            symbol = lowering.symbols.require(operation, operation.attributes["name"].value)
            if "constant" not in symbol.operation.attributes:
                lowering.place_at(operation)
                raise lowering.unsupported("a global that is not constant, of which each core has its own")


def _inside(operation: Any) -> Iterator[Any]:
    """All operations in the regions of one."""
    pending = [operation]
    while pending:
        for region in pending.pop().regions:
            for block in region.blocks:
                for view in block.operations:
                    yield view.operation
                    pending.append(view.operation)


def run_host(lowering: Lowering, block: Any) -> None:
    """The operations of the host's thread, one after the other. Loops that drive the device are unrolled."""
    place = lowering.place
    for view in block.operations:
        operation = view.operation
        lowering.place = place
        if operation.name == "scf.for" and _drives(operation):
            _unroll(lowering, operation)
        elif operation.name not in ("scf.yield", "aie.end", "func.return"):
            with lowering.at_once():
                lowering.lower(operation)


def _drives(operation: Any) -> bool:
    """Whether there is an operation in it that concerns the device."""
    return any(each.name.startswith(("aiex.", "airrt.", "aie.")) for each in _inside(operation))


_MOST_ITERATIONS = 4096


def _unroll(lowering: Lowering, operation: Any) -> None:
    lowering.place_at(operation)
    place = lowering.place
    bounds = lowering.indices(list(operation.operands)[:3])
    lower, upper, step = bounds
    if not isinstance(lower, int) or not isinstance(upper, int) or not isinstance(step, int) or step <= 0:
        raise lowering.unsupported("a loop of the host whose bounds are not constants")
    steps = range(lower, upper, step)
    if len(steps) > _MOST_ITERATIONS:
        raise lowering.unsupported(f"a loop of the host of more than {_MOST_ITERATIONS} iterations")
    body = operation.regions[0].blocks[0]
    induction, *carried = body.arguments
    values = [_carried(lowering, each) for each in list(operation.operands)[3:]]
    type = lowering.scalar(induction.type)
    for number in steps:
        lowering.place = place
        lowering.bind(induction, lowering.constant(number, type))
        _bind(lowering, carried, values)
        run_host(lowering, body)
        last = body.operations[len(body.operations) - 1].operation
        values = [_carried(lowering, each) for each in last.operands]
    _bind(lowering, operation.results, values)


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
    while around.name == "scf.for":
        around = around.parent.operation
    if around != device_of(lowering).sequence:
        raise lowering.unsupported(f"inside of {around.name}")


@handles(*SEQUENCES, attributes=("sym_name", "sym_visibility"))
def _another_sequence(lowering: Lowering, operation: Any) -> None:
    """A sequence runs when it is called."""
