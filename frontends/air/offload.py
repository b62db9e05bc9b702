"""A function whose launches drive a device, as MLIR-AIR has it between the making of the device and that of its host.

It still holds the segments and herds that the device was made of. What these do is by then what the device is
configured to do: they are not run, and a function beside a device that does something else means something else.
Transfers outside of them go by the ports of the device that `metadata` names, or that `metadataArray` names for each
index of the channel. The function is the host's thread, which the compiler unrolls: it comes to one instance of a
launch after the other, to which no order is promised, and so waits for none of them before the next; the transfers of
one port are in the order in which the thread comes to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import prod
from typing import Any

from frontends.aie.attributes import symbol_of, text
from frontends.aie.core import ends
from frontends.aie.device import Port, device_of
from frontends.aie.host import allocation, start_transfer
from frontends.aie.sequence import iterations, lower_host
from frontends.aie.transfers import arrivals, receive_view, send_view
from frontends.air.access import pattern, stream
from frontends.air.channels import ROUTES, declared
from frontends.air.tasks import LABELS, is_asynchronous, is_token
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.syntax import body_of
from frontends.mlir.core.walking import children, nested
from frontends.mlir.dialects.functions import Function
from interp import ir

_IN_TURN = "the host of a device starts what the instances of an 'air.launch' transfer in their order, waiting for none"
_PORTS = "the host gives the transfers of one port of a device to it in the order in which the program has them"
_DEVICE = "an 'air.segment' that a device is named after does what that device is configured to do"
_JOINED = "a function ends with the tasks that it started, waited for or not"
_HOST = ("func.func", "builtin.module")
_RUNS = (
    *("air.rank", "air.launch", "air.segment", "air.herd"),
    *("air.dma_memcpy_nd", "air.channel.put", "air.channel.get"),
)
_PLACEMENT = ("sym_name", "operandSegmentSizes", "x_loc", "y_loc", "x_size", "y_size", "link_with")
_ENTRY = re.compile(r'\{base = "([^"]*)", index = (\d+) : i32\}')
# What may stand beside a launch in its function: it starts nothing and touches no memory.
_BESIDE = ("air.wait_all", "arith.constant", "func.return")


class Offloading(Function):
    """A function of the air dialect beside a device."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        module = operation.parent.operation
        while module.parent is not None and module.name in _HOST and not _devices(module):
            module = module.parent.operation
        return bool(_devices(module)) and any(each.name in _RUNS for each in nested(operation))

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        driver = lower_host(lowering, symbol, _thread)
        function = module.finished(symbol, lowering, driver.entry.arguments, [], ir.Region([driver.entry]))
        function.calls = driver.calls
        return function


def _devices(module: Any) -> list[Any]:
    """The devices in a module that have parts."""
    return [each for each in children(module) if each.name == "aie.device" and next(nested(each), None) is not None]


class _Started(Scope):
    """`tokens` are those of the transfers that the innermost launch, or the function, has started; `ports` those by
    which the innermost iteration of a parallel loop has transferred something; `segments` how often the device was
    started."""

    def __init__(self) -> None:
        self.segments = 0
        self.tokens: list[ir.Value] = []
        self.ports: set[Port] = set()


def _thread(lowering: Lowering, block: Any) -> None:
    """What the function does in one call of it."""
    started = lowering.own(_Started)
    started.tokens, started.ports, started.segments = [], set(), 0
    _require_launches_alone(lowering, block)
    _run(lowering, block)
    if started.tokens:
        lowering.assumptions.add(_JOINED)
        lowering.wait(started.tokens)


def _require_launches_alone(lowering: Lowering, block: Any) -> None:
    """Raises `Unsupported` where a launch is a task, and what comes after it may run beside it."""
    launched = False
    for view in block.operations:
        each = view.operation
        if launched and each.name not in _BESIDE:
            lowering.place_at(each)
            raise lowering.unsupported("beside a launch that drives a device and has a token")
        launched = launched or (each.name == "air.launch" and is_asynchronous(each))


def _run(lowering: Lowering, block: Any) -> None:
    """The operations of a block of the host's thread but for its terminator."""
    place = lowering.place
    for view in list(block.operations)[:-1]:
        operation = view.operation
        lowering.place = place
        method = _METHODS.get(operation.name)
        if method is not None and _starts(operation):
            lowering.place_at(operation)
            method(lowering, operation)
        elif _starts(operation):
            lowering.place_at(operation)
            raise lowering.unsupported("in a function that drives a device", operation)
        else:
            with lowering.at_once():
                lowering.lower(operation)


def _starts(operation: Any) -> bool:
    """Whether an operation is, or holds, one of those that a device has a part in."""
    return operation.name in _RUNS or any(each.name in _RUNS for each in nested(operation))


# -- launches and loops ------------------------------------------------------------------------------------------------


def _launch(lowering: Lowering, operation: Any) -> None:
    known = frozenset((*LABELS, *_PLACEMENT, "dummyLaunch", "air.preserve_shim_dma_order"))
    lowering.check_attributes(operation, known)
    if operation.parent.operation != device_of(lowering).sequence:
        raise lowering.unsupported("a launch in another operation, in a function that drives a device")
    dependencies, mlir_sizes, operands = lowering.segments(operation)
    body = body_of(operation)
    sizes = lowering.indices(mlir_sizes)
    if body is None or not all(isinstance(size, int) and size > 0 for size in sizes):
        raise lowering.unsupported("a launch that drives a device, and has no body or not so many instances")
    known_sizes = [size for size in sizes if isinstance(size, int)]
    if prod(known_sizes) > 1:
        lowering.assumptions.add(_IN_TURN)
    lowering.wait([lowering.value(each) for each in dependencies])
    arguments = list(body.arguments)
    ids, bounds, passed = (
        arguments[: len(sizes)],
        arguments[len(sizes) : 2 * len(sizes)],
        arguments[2 * len(sizes) :],
    )
    for argument, size in zip(bounds, sizes, strict=True):
        lowering.bind(argument, lowering.as_value(size))
    for argument, operand in zip(passed, operands, strict=True):
        lowering.bind_parts(argument, lowering.parts(operand))
    started = lowering.own(_Started)
    outer, started.tokens = started.tokens, []
    for number in range(prod(known_sizes)):
        for argument, at in zip(ids, _position(number, known_sizes), strict=True):
            lowering.bind(argument, lowering.constant(at))
        _run(lowering, body)
    lowering.wait(started.tokens)
    started.tokens = outer
    if is_asynchronous(operation):
        lowering.bind(operation.results[0], lowering.constant(0))


def _position(number: int, sizes: list[int]) -> list[int]:
    """The indices of an instance by its number in row-major order."""
    found = []
    for size in reversed(sizes):
        number, at = divmod(number, size)
        found.append(at)
    return found[::-1]


def _for(lowering: Lowering, operation: Any) -> None:
    lowering.check_attributes(operation, frozenset())
    steps, handed = iterations(lowering, operation)
    body = operation.regions[0].blocks[0]
    induction, *carried = body.arguments
    values = [lowering.value(each) for each in handed]
    last = list(body.operations)[-1].operation
    for (number,) in steps:
        lowering.bind(induction, lowering.constant(number, lowering.scalar(induction.type)))
        for argument, value in zip(carried, values, strict=True):
            lowering.bind(argument, value)
        _run(lowering, body)
        values = [lowering.value(each) for each in last.operands]
    for result, value in zip(operation.results, values, strict=True):
        lowering.bind(result, value)


def _parallel(lowering: Lowering, operation: Any) -> None:
    """Iterations that run side by side, and so give no port something in an order."""
    lowering.check_attributes(operation, frozenset(("operandSegmentSizes",)))
    steps, handed = iterations(lowering, operation)
    if any(not is_token(each) for each in operation.results):
        raise lowering.unsupported("a parallel loop that starts transfers and reduces more than tokens")
    body = operation.regions[0].blocks[0]
    last = list(body.operations)[-1].operation
    values = [lowering.value(each) for each in handed]
    started = lowering.own(_Started)
    outer: set[Port] = set()
    for numbers in steps:
        for induction, number in zip(body.arguments, numbers, strict=True):
            lowering.bind(induction, lowering.constant(number))
        before, started.ports = started.ports, set()
        _run(lowering, body)
        if started.ports & outer:
            lowering.place_at(operation)
            raise lowering.unsupported("a parallel loop of which two iterations transfer by one port")
        outer |= started.ports
        started.ports |= before
        for position, each in enumerate(last.operands):
            combination = last.regions[position].blocks[0]
            with lowering.at_once():
                values[position] = lowering.inline(combination, [values[position], lowering.value(each)])[0]
    for result, value in zip(operation.results, values, strict=True):
        lowering.bind(result, value)


# -- the device and its ports ------------------------------------------------------------------------------------------


def _segment(lowering: Lowering, operation: Any) -> None:
    """The device itself runs it: its token says that it was started, and nothing waits for its end but by channels."""
    lowering.check_attributes(operation, frozenset((*LABELS, *_PLACEMENT)))
    device = device_of(lowering)
    name, own = text(operation, "sym_name"), text(device.operation, "sym_name")
    if not name or name != own:
        raise lowering.unsupported(f"segment '{name}' beside device '{own}'")
    dependencies, sizes, _ = lowering.segments(operation)
    if sizes:
        raise lowering.unsupported("a segment of several instances beside its device")
    for each in (operation, *nested(operation)):
        if each.name in ("air.segment", "air.herd"):
            lowering.place_at(each)
            _, _, operands = lowering.segments(each)
            if any(not str(operand.type).startswith("memref<") for operand in operands):
                raise lowering.unsupported("a number that the host has to hand to its device", each)
        if "metadata" in each.attributes or "metadataArray" in each.attributes:
            lowering.place_at(each)
            raise lowering.unsupported("a transfer of the host in a segment beside its device", each)
    lowering.place_at(operation)
    if any(text(lock.owner, "sym_name").startswith("__air_herd_lock") for lock in device.locks):
        raise lowering.unsupported("a herd that the host has to start")
    started = lowering.own(_Started)
    started.segments += 1
    if started.segments > 1 and any(ends(lowering, core) for core in device.cores):
        raise lowering.unsupported("a device that is started again when a core of it has come to its end")
    lowering.assumptions.add(_DEVICE)
    after = [lowering.value(each) for each in dependencies]
    if is_asynchronous(operation):
        lowering.bind(operation.results[0], _after(lowering, after))
    else:
        lowering.wait(after)


def _after(lowering: Lowering, tokens: list[ir.Value]) -> ir.Value:
    """The token of what is done when all of these are."""
    if not tokens:
        return lowering.constant(0)
    block = ir.Block()
    place = lowering.place
    with lowering.within(block):
        lowering.wait(tokens)
        lowering.emit(ir.Yield(place=place, values=[]))
    return lowering.spawn(block, "segment")


def _put(lowering: Lowering, operation: Any) -> None:
    _transfer(lowering, operation, "src", "MM2S")


def _get(lowering: Lowering, operation: Any) -> None:
    _transfer(lowering, operation, "dst", "S2MM")


def _transfer(lowering: Lowering, operation: Any, side: str, direction: str) -> None:
    lists = [f"static_{side}_{what}" for what in ("offsets", "sizes", "strides")]
    known = (*LABELS, *ROUTES, *lists, "operandSegmentSizes", "chan_name")
    lowering.check_attributes(operation, frozenset(known))
    dependencies, indices, (memref,), offsets, sizes, strides, *destination = lowering.segments(operation)
    if any(destination):
        raise lowering.unsupported("'dest' of a transfer by a port of a device")
    port, packet = _port(lowering, operation, lowering.indices(indices))
    if port.direction != direction:
        raise lowering.unsupported(f"a transfer by {port}, which goes the other way")
    access = pattern(operation, side, memref, (offsets, sizes, strides))

    def run() -> None:
        view = stream(lowering, access)
        if direction == "MM2S":
            send_view(lowering, port, view, packet)
        else:
            receive_view(lowering, arrivals(device_of(lowering), port), view)

    after = [lowering.value(each) for each in dependencies]
    token = start_transfer(lowering, port, run, False, after)
    started = lowering.own(_Started)
    started.tokens.append(token)
    started.ports.add(port)
    lowering.assumptions.add(_PORTS)
    if is_asynchronous(operation):
        lowering.bind(operation.results[0], token)
    else:
        lowering.wait([token])


def _port(lowering: Lowering, operation: Any, indices: list[ir.Index]) -> tuple[Port, int | None]:
    """The port that a transfer goes by. The entries of `metadataArray` are those of the channel's indices in row-major
    order; the compiler takes them by their position."""
    if "metadata" in operation.attributes:
        if "metadataArray" in operation.attributes:
            raise lowering.unsupported("both 'metadata' and 'metadataArray'")
        return allocation(lowering, symbol_of(operation, "metadata"))
    if "metadataArray" not in operation.attributes:
        raise lowering.unsupported("a transfer of the host beside a device, and no port that it goes by")
    attribute = operation.attributes["metadataArray"]
    entries = [_ENTRY.fullmatch(str(each)) for each in attribute]
    names = [each[1] for each in entries if each is not None]
    if len(names) != len(entries) or [int(each[2]) for each in entries if each is not None] != list(range(len(names))):
        raise lowering.unsupported(f"attribute 'metadataArray' = {attribute}")
    channel = declared(lowering, operation)
    if channel.refeed != 1:
        raise lowering.unsupported("a channel beside a device that sends its elements several times")
    known = [index for index in indices if isinstance(index, int)] or [0] * len(channel.sizes)
    if len(known) != len(channel.sizes) or (indices and len(known) != len(indices)):
        raise lowering.unsupported("indices of a channel beside a device that are not known")
    if not all(0 <= at < size for at, size in zip(known, channel.sizes, strict=True)):
        raise lowering.unsupported(f"index {known} of a channel of {list(channel.sizes)}")
    number = 0
    for at, size in zip(known, channel.sizes, strict=True):
        number = number * size + at
    if len(names) != prod(channel.sizes):
        raise lowering.unsupported(f"{len(names)} ports for the {prod(channel.sizes)} indices of a channel")
    return allocation(lowering, names[number])


_METHODS: Mapping[str, Callable[[Lowering, Any], None]] = {
    "air.launch": _launch,
    "air.segment": _segment,
    "air.channel.put": _put,
    "air.channel.get": _get,
    "scf.for": _for,
    "scf.parallel": _parallel,
}
