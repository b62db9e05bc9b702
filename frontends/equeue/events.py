"""Events on devices, and their signals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.equeue.components import Component, ComponentKind, Components, component, is_handle, queues
from frontends.equeue.transfers import copy
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir

_SEQUENTIAL = ("scf.for", "scf.if", "scf.while", "affine.for", "affine.if")


def _spawn(lowering: Lowering, name: str, run: Callable[[], Sequence[ir.Value]]) -> ir.Value:
    block, place = ir.Block(), lowering.place
    with lowering.within(block):
        values = list(run())
        lowering.emit(ir.Yield(place=place, values=values))
    return lowering.spawn(block, name, detached=True)


def _enqueue(lowering: Lowering, operation: Any, device: Component, run: Callable[[], Sequence[ir.Value]]) -> ir.Value:
    """The token of an event that does `run` after the operation's start signal and all events in the device's queue,
    in which it comes last."""
    owner = _owner(lowering, operation)
    if device.owner is None:
        device.owner = owner
        if owner.name == "equeue.launch":
            device.depth = component(lowering, owner.operands[1]).depth + 1
        queues(lowering).add(device)
    if device.owner != owner:
        raise lowering.unsupported("an event in the queue of a device that another device puts events in, too")
    assert device.queue is not None
    start = lowering.value(operation.operands[0])
    last = lowering.load(device.queue, [0])

    def event() -> Sequence[ir.Value]:
        lowering.wait([start, last])
        return run()

    token = _spawn(lowering, operation.name.removeprefix("equeue."), event)
    lowering.store(token, device.queue, [0])
    lowering.bind(operation.results[0], token)
    return token


def _owner(lowering: Lowering, operation: Any) -> Any:
    """The function or the launch whose region does the operation, and does it in sequence."""
    parent = operation.parent.operation
    while parent.name in _SEQUENTIAL:
        parent = parent.parent.operation
    if parent.name not in ("func.func", "equeue.launch"):
        raise lowering.unsupported(f"an event that '{parent.name}' puts in a queue")
    return parent


@handles("equeue.launch")
def _launch(lowering: Lowering, operation: Any) -> None:
    device = component(lowering, operation.operands[1], ComponentKind.PROCESSOR, ComponentKind.DMA)
    (source,) = operation.regions[0].blocks
    operands, results = list(operation.operands)[2:], list(operation.results)[1:]
    if len(operands) != len(source.arguments):
        raise lowering.unsupported(f"{len(operands)} operands for {len(source.arguments)} arguments")
    for operand, argument in zip(operands, source.arguments, strict=True):
        if is_handle(lowering, operand):
            lowering.own(Components).named[argument] = component(lowering, operand)
        elif operand.type != argument.type:
            raise lowering.unsupported(f"an operand of type {operand.type} for an argument of type {argument.type}")
        else:
            lowering.bind_parts(argument, lowering.parts(operand))
    values: list[ir.Value] = []

    def end(inner: Lowering, terminator: Any) -> None:
        if [each.type for each in terminator.operands] != [each.type for each in results]:
            raise inner.unsupported("values of other types than the results of the launch")
        values.extend(inner.value(each) for each in terminator.operands)

    def run() -> Sequence[ir.Value]:
        with lowering.at_once():
            lowering.defer(source, lowering.block, end)
        return values

    token = _enqueue(lowering, operation, device, run)
    types = [lowering.type(each.type) for each in results]
    for position, result in enumerate(results):
        lowering.define_later(result, lowering.result_of_task(token, types, position))


@handles("equeue.memcpy", attributes=("src_bank", "dest_bank"))
def _memcpy(lowering: Lowering, operation: Any) -> None:
    _, source, target, device, *others = operation.operands
    indices = [each for each in others if not is_handle(lowering, each)]

    def run() -> Sequence[ir.Value]:
        copy(lowering, lowering.value(source), lowering.value(target), lowering.indices(indices))
        return ()

    _enqueue(lowering, operation, component(lowering, device, ComponentKind.DMA, ComponentKind.PROCESSOR), run)


@handles("equeue.return")
def _return(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("outside of a launch")


@handles("equeue.control_start")
def _start(lowering: Lowering, operation: Any) -> None:
    """The token of what has ended."""
    lowering.bind(operation.results[0], lowering.constant(0))


@handles("equeue.control_and")
def _all_of(lowering: Lowering, operation: Any) -> None:
    tokens = [lowering.value(each) for each in operation.operands]

    def run() -> Sequence[ir.Value]:
        lowering.wait(tokens)
        return ()

    lowering.bind(operation.results[0], _spawn(lowering, "control_and", run))


@handles("equeue.await")
def _await(lowering: Lowering, operation: Any) -> None:
    lowering.wait([lowering.value(each) for each in operation.operands])
