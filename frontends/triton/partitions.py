"""Programs whose warps are specialized: partitions that run beside the default one, and join it at the end.

Each is an agent with copies and products of its own to wait for."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.syntax.forms import is_wrapper
from frontends.mlir.dialects.tensor.flow import is_tensor
from frontends.triton import queues
from frontends.triton.tiles import element, shape_of
from interp import ir

_ATTRIBUTES = ("partitionNumWarps", "warpGroupStartIds", "requestedRegisters", "actualRegisters")
_PARTITIONS = "ttg.warp_specialize.partitions"


@handles("ttg.warp_specialize", attributes=_ATTRIBUTES)
def _warp_specialize(lowering: Lowering, operation: Any) -> None:
    """Says how many warps and registers each partition has, which shows nowhere."""
    warps = list(operation.attributes["partitionNumWarps"]) if "partitionNumWarps" in operation.attributes else []
    if any(each < 1 or each & (each - 1) for each in warps):
        raise lowering.unsupported("a partition whose warps are no power of two")
    captured, partitions = _partitions(operation)
    place = lowering.place
    tokens, copies = [], []
    for region in partitions:
        copies += _bind(lowering, region, captured)
        body = ir.Block()
        with lowering.within(body):
            own = queues.begin(lowering, queues.kinds_in(region))
            with lowering.entered(own), lowering.at_once():
                inner = lowering.region(region, entered=True)
            lowering.emit(ir.Execute(place=place, results=[], body=inner))
            queues.end(lowering, own)
            lowering.emit(ir.Yield(place=place, values=[]))
        tokens.append(lowering.spawn(body, "partition"))
    tiles = [at for at, each in enumerate(operation.results) if is_tensor(each.type)]
    for at in tiles:
        lowering.tensors.result(operation, shape_of(lowering, operation.results[at]), at)
    results = lowering.flat_results(operation, without=tiles)
    with lowering.at_once():
        default = lowering.region(operation.regions[0], entered=True)
    lowering.emit(ir.Execute(place=place, results=results, body=default))
    if tokens:
        lowering.wait(tokens)
    for each in copies:
        lowering.free(each)


def _partitions(operation: Any) -> tuple[list[Any], list[Any]]:
    """What partitions are given, and their regions: in generic form those of an operation in the second one."""
    regions = list(operation.regions)[1:]
    if len(regions) == 1 and len(regions[0].blocks):
        inner = regions[0].blocks[0].operations[0].operation
        if inner.name == _PARTITIONS:
            return list(inner.operands), [_unwrapped(each) for each in inner.regions if len(each.blocks)]
    return list(operation.operands), [_unwrapped(each) for each in regions if len(each.blocks)]


def _unwrapped(region: Any) -> Any:
    """The region that a user wrote."""
    inner = region.blocks[0].operations[0].operation
    return inner.regions[0] if is_wrapper(inner) else region


def _bind(lowering: Lowering, region: Any, captured: list[Any]) -> list[ir.Value]:
    """Gives a partition what it captures: its own copies of tiles, which are the result."""
    copies = []
    arguments = list(region.blocks[0].arguments)
    if len(arguments) != len(captured):
        raise lowering.unsupported(f"a partition of {len(arguments)} values that is given {len(captured)}")
    for argument, value in zip(arguments, captured, strict=True):
        if argument.type != value.type:
            raise lowering.unsupported(f"{value.type} as {argument.type}")
        lowering.memo["handed", argument] = value
        if not is_tensor(value.type):
            lowering.bind_parts(argument, lowering.parts(value))
            continue
        sizes = shape_of(lowering, value)
        copy = lowering.allocate(view_type(lowering.value(value)).element, sizes)
        with lowering.loops(sizes) as point:
            lowering.store(element(lowering, value, point), copy, point)
        lowering.bind(argument, copy)
        copies.append(copy)
    return copies


@handles("ttg.warp_return")
def _warp_return(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=[]))


@handles("ttg.warp_yield")
def _warp_yield(lowering: Lowering, operation: Any) -> None:
    """Tiles are copied to what is known of the results."""
    outer = operation.parent
    outer = getattr(outer, "operation", outer)
    scalars = []
    for value, result in zip(operation.operands, outer.results, strict=True):
        if not is_tensor(value.type):
            scalars += lowering.parts(value)
            continue
        with lowering.loops(shape_of(lowering, value)) as point:
            lowering.store(element(lowering, value, point), lowering.value(result), point)
    lowering.emit(ir.Yield(place=lowering.place, values=scalars))
