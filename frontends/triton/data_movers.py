"""AMD's tensor data movers, which copy tiles between global and shared memory beside the program (`amdg.async_tdm_*`).

Source: TritonAMDGPUOps.td and TDMUtility.cpp. A descriptor is a view of what it bounds, whose first element is that of
the tile: moving it leaves its bounds as they are unless it is told to, and what of a tile is beyond them is zeros when
loaded and left out when stored. Without another predicate it is one whose copies are made. How a copy is shared among
warps does not show, but two elements that are stored to one place are in no order. Copies are waited for in the order
in which they were started."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu import split_barriers
from frontends.triton import queues
from frontends.triton.barriers import barrier_of
from frontends.triton.descriptors import TileOf, loaded, stored
from frontends.triton.layouts import require_mutable, require_space
from frontends.triton.tiles import Point, at_once, element, shape_of
from interp import ir
from interp.ir.affine import combine

_UPDATE = "amdg.update_tensor_descriptor"
_USES = (
    *("amdg.async_tdm_copy_global_to_local", "amdg.async_tdm_copy_local_to_global"),
    *("amdg.async_tdm_fused_copy_global_to_local", "amdg.async_tdm_gather", "amdg.async_tdm_scatter"),
    *("amdg.tdm_prefetch", _UPDATE),
)
_ROWS = re.compile(r"tensor<\d+xi32\b")  # narrower numbers are refused, of whose signs nothing is said
_PREDICATE = "predicate of a descriptor"


@handles(_UPDATE, attributes=("operandSegmentSizes", "clamp_bounds"))
def _update(lowering: Lowering, operation: Any) -> None:
    (descriptor,), moves, bounds, predicates = lowering.segments(operation)
    result = operation.results[0]
    type = lowering.type(result.type)
    view = lowering.value(descriptor)
    assert isinstance(type, ir.View)
    clamps = "clamp_bounds" in operation.attributes
    if len(moves) not in (0, type.rank) or len(bounds) not in (0, type.rank) or (clamps and (bounds or not moves)):
        raise lowering.unsupported(f"{len(moves)} moves and {len(bounds)} bounds of a {result.type}")
    sizes, strides, offset = lowering.sizes(view), lowering.strides(view), lowering.offset(view)
    steps = [lowering.op("index_cast", [lowering.value(each)], ir.INDEX) for each in moves]
    at: ir.Affine = offset
    for step, stride in zip(steps, strides, strict=False):
        at = combine("+", at, combine("*", step, stride))
    if bounds:
        sizes = [lowering.op("index_cast", [lowering.value(each)], ir.INDEX) for each in bounds]
        for size in sizes:
            lowering.require(lowering.compare("sge", size, 0), "the bounds of a descriptor are not negative")
    elif clamps:
        zero = lowering.constant(0)
        left = [
            lowering.as_value(lowering.apply(combine("+", size, combine("*", step, -1))))
            for size, step in zip(sizes, steps, strict=True)
        ]
        sizes = [lowering.op("maxsi", [each, zero], ir.INDEX) for each in left]
    predicate = _predicate(lowering, descriptor)
    if predicates:
        predicate = _truth(lowering, predicates[0])
    if predicate is not None:
        _require_plain_uses(lowering, result)
        lowering.memo[_PREDICATE, result] = predicate
    lowering.bind(result, lowering.reshape(view, lowering.apply(at), sizes, strides, type))


def _truth(lowering: Lowering, mlir_value: Any) -> ir.Value | None:
    """What a predicate says; None where it always holds."""
    value = lowering.value(mlir_value)
    known = lowering.constants.get(value)
    if known == 1:
        return None
    type = lowering.scalar(mlir_value.type)
    lowering.require(
        lowering.op("cmpi.ule", [value, lowering.constant(1, type)], ir.I1), "the predicate of a descriptor is 0 or 1"
    )
    return lowering.op("trunci", [value], ir.I1)


def _predicate(lowering: Lowering, descriptor: Any) -> ir.Value | None:
    found: ir.Value | None = lowering.memo.get((_PREDICATE, descriptor))
    return found


def _require_plain_uses(lowering: Lowering, descriptor: Any) -> None:
    """Raises `Unsupported` where a descriptor with a predicate is handed on to where that would not be known."""
    for use in descriptor.uses:
        if getattr(use.owner, "operation", use.owner).name not in _USES:
            raise lowering.unsupported("a descriptor with a predicate that is carried on")


# -- copies ------------------------------------------------------------------------------------------------------------


def _begin(lowering: Lowering, operation: Any, parts: list[tuple[Any, Callable[[], None]]]) -> None:
    """Starts several copies, each by a descriptor, which are waited for as one."""
    tokens: list[ir.Value] = []
    for descriptor, act in parts:
        body = ir.Block()
        with lowering.within(body):
            predicate = _predicate(lowering, descriptor)
            if predicate is None:
                act()
            else:
                with lowering.when(predicate):
                    act()
            lowering.emit(ir.Yield(place=lowering.place, values=[]))
        tokens.append(lowering.spawn(body, "copy of a tile"))
    token = tokens[0] if len(tokens) == 1 else queues.together(lowering, tokens)
    queues.note(lowering, queues.Kind.DATA_MOVER, token)
    for result in operation.results:
        lowering.bind(result, token)


def _tile(lowering: Lowering, descriptor: Any, memory: Any) -> TileOf:
    """The tile that a descriptor begins with, and that shared memory holds."""
    require_space(lowering, memory, of_tensors=False)
    rank = view_type(lowering.value(descriptor)).rank
    tile = TileOf(lowering, descriptor, [0] * rank)
    tile.require(shape_of(lowering, memory))
    _require_elements(lowering, tile.tensor, memory)
    return tile


def _require_elements(lowering: Lowering, tensor: ir.Value, memory: Any) -> None:
    if view_type(lowering.value(memory)).element != view_type(tensor).element:
        raise lowering.unsupported(f"elements of {view_type(tensor).element} in memory of type {memory.type}")


def _load(lowering: Lowering, descriptor: Any, target: Any) -> Callable[[], None]:
    require_mutable(lowering, target)
    tile, view, sizes = _tile(lowering, descriptor, target), lowering.value(target), shape_of(lowering, target)

    def act() -> None:
        with lowering.loops(sizes) as point:
            lowering.store(loaded(lowering, tile.tensor, tile.at(point)), view, point)

    return act


def _require_no_barrier(lowering: Lowering, barriers: list[Any]) -> None:
    """Raises `Unsupported` for a copy that tells a barrier of its end: each of how many warps, layouts decide."""
    if barriers:
        raise lowering.unsupported("a copy that arrives at a barrier")


@handles("amdg.async_tdm_copy_global_to_local", attributes=("cache", "warp_used_hint"))
def _copy_to_shared(lowering: Lowering, operation: Any) -> None:
    descriptor, target, *barrier = operation.operands
    _require_no_barrier(lowering, barrier)
    _begin(lowering, operation, [(descriptor, _load(lowering, descriptor, target))])


@handles("amdg.async_tdm_fused_copy_global_to_local", attributes=("cache", "warp_used_hints"))
def _copies_to_shared(lowering: Lowering, operation: Any) -> None:
    """Several copies that are waited for as one."""
    operands = list(operation.operands)
    half = len(operands) // 2
    pairs = zip(operands[:half], operands[half:], strict=True)
    _begin(lowering, operation, [(each, _load(lowering, each, target)) for each, target in pairs])


@handles("amdg.async_tdm_copy_local_to_global", attributes=("cache",))
def _copy_to_global(lowering: Lowering, operation: Any) -> None:
    descriptor, source, *barrier = operation.operands
    _require_no_barrier(lowering, barrier)
    tile, view, sizes = _tile(lowering, descriptor, source), lowering.value(source), shape_of(lowering, source)

    def act() -> None:
        with at_once(lowering, sizes) as point:
            stored(lowering, lowering.load(view, point), tile.tensor, tile.at(point))

    _begin(lowering, operation, [(descriptor, act)])


@handles("amdg.async_tdm_gather", "amdg.async_tdm_scatter")
def _rows(lowering: Lowering, operation: Any) -> None:
    """Rows of a matrix by their numbers, which are those of when the copy starts."""
    descriptor, rows, memory, *barrier = operation.operands
    _require_no_barrier(lowering, barrier)
    loads = operation.name == "amdg.async_tdm_gather"
    if loads:
        require_mutable(lowering, memory)
    require_space(lowering, memory, of_tensors=False)
    tensor, view, sizes = lowering.value(descriptor), lowering.value(memory), shape_of(lowering, memory)
    count = shape_of(lowering, rows)
    if not _ROWS.match(str(rows.type)) or len(sizes) != 2 or view_type(tensor).rank != 2 or count != sizes[:1]:
        raise lowering.unsupported(f"rows of {memory.type} by {rows.type}")
    _require_elements(lowering, tensor, memory)
    held = lowering.allocate(ir.INDEX, count)
    with lowering.loops(count) as point:
        lowering.store(lowering.op("index_cast", [element(lowering, rows, point)], ir.INDEX), held, point)

    def act() -> None:
        with at_once(lowering, sizes) as point:
            there: Point = [lowering.load(held, [point[0]]), point[1]]
            if loads:
                lowering.store(loaded(lowering, tensor, list(there)), view, point)
            else:
                stored(lowering, lowering.load(view, point), tensor, list(there))

    _begin(lowering, operation, [(descriptor, act)])


@handles("amdg.async_tdm_wait", attributes=("num",))
def _wait(lowering: Lowering, operation: Any) -> None:
    _wait_for(lowering, operation, operation.attributes["num"].value)


@handles("amdg.async_tdm_intrinsic_wait", attributes=("count",))
def _wait_for_instructions(lowering: Lowering, operation: Any) -> None:
    """How many instructions a copy is depends on layouts: only a wait for all says which copies it is for."""
    if operation.attributes["count"].value:
        raise lowering.unsupported("a wait that leaves instructions pending")
    _wait_for(lowering, operation, 0)


def _wait_for(lowering: Lowering, operation: Any, pending: int) -> None:
    queues.wait(lowering, queues.Kind.DATA_MOVER, pending)
    for result in operation.results:
        lowering.bind(result, lowering.constant(0))


@handles("amdg.tdm_prefetch", attributes=("speculative",))
def _prefetch(lowering: Lowering, operation: Any) -> None:
    """What is in a cache does not show."""
    if len(operation.results):
        raise lowering.unsupported("the offsets of a prefetch")


@handles("amdg.init_barrier", attributes=("count",))
def _init_barrier(lowering: Lowering, operation: Any) -> None:
    """Arrivals and waits, of which there are as many as warps or threads, are not modelled."""
    split_barriers.set_up(lowering, barrier_of(lowering, operation.operands[0]), operation.attributes["count"].value)
