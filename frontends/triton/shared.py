"""Tiles in shared memory, and asynchronous copies into them.

A copy is a task, and a group of copies one that waits for them. `queues` says which groups a wait is for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.triton import queues
from frontends.triton.buffers import displaced
from frontends.triton.hints import require_contiguous
from frontends.triton.layouts import (
    require_mutable,
    require_one_of,
    require_part,
    require_reshaped,
    require_same_bytes,
    require_space,
    require_transposed,
)
from frontends.triton.placement import require_apart
from frontends.triton.pointers import buffer_of
from frontends.triton.tiles import (
    EVICTION,
    Point,
    at_once,
    element,
    make_tile,
    masked_load,
    require_no_volatile,
    shape_of,
)
from interp import ir
from interp.ir.affine import combine

_NOWHERE = -1
_BYTE = ir.Scalar("i8")
BETWEEN_THREADS = "the threads of a program meet wherever one accesses what another one wrote"


@handles("ttg.local_alloc", attributes=("alignment",))
def _local_alloc(lowering: Lowering, operation: Any) -> None:
    require_space(lowering, operation.results[0], of_tensors=False)
    bind_view(lowering, operation, *allocated(lowering, operation))


def allocated(lowering: Lowering, operation: Any) -> tuple[ir.Value, int, list[int], list[ir.Index]]:
    """New memory for the first result, with what it is filled with: its buffer, offset, sizes and strides."""
    require_apart(lowering, operation)
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    sizes = [size for size in type.shape if size is not None]
    buffer = lowering.allocate(type.element, sizes)
    for operand in operation.operands:
        with lowering.loops(sizes) as point:
            lowering.store(element(lowering, operand, point), buffer, point)
    return buffer, 0, sizes, lowering.strides(buffer)


def bind_view(
    lowering: Lowering,
    operation: Any,
    base: ir.Value,
    offset: ir.Index,
    sizes: list[ir.Index] | list[int],
    strides: list[ir.Index],
) -> None:
    """Binds the first result, memory, to a view of the buffer under `base`; `offset` and `strides` count elements."""
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    if [size for size in sizes if isinstance(size, int)] != list(type.shape):
        raise lowering.unsupported(f"a part of sizes {sizes} that is a {operation.results[0].type}")
    if type.element != view_type(base).element:
        raise lowering.unsupported(f"{view_type(base).element} as {type.element}")
    view = lowering.reshape(base, offset, sizes, strides, type)
    lowering.memo["strides", view] = strides
    lowering.bind(operation.results[0], view)


def _strides(lowering: Lowering, view: ir.Value) -> list[ir.Index]:
    """Numbers where they are known."""
    known: list[ir.Index] | None = lowering.memo.get(("strides", view))
    return known if known is not None else lowering.strides(view)


@handles("ttg.local_dealloc")
def _local_dealloc(lowering: Lowering, operation: Any) -> None:
    lowering.free(lowering.value(operation.operands[0]))


@handles("ttg.local_load")
def _local_load(lowering: Lowering, operation: Any) -> None:
    """A token says nothing that waiting did not."""
    require_space(lowering, operation.operands[0], of_tensors=False)
    make_tile(lowering, operation, lambda point: element(lowering, operation.operands[0], point))


@handles("amdg.local_load_packed_transposed")
def _packed_transposed(lowering: Lowering, operation: Any) -> None:
    """Each byte of memory is two numbers of four bits, that in the lower bits first, one behind the other along one of
    the last two dimensions; the result has them in pairs along the other one (TritonAMDGPUOps.td,
    `LocalLoadPackedTransposedOp`)."""
    source = operation.operands[0]
    require_space(lowering, source, of_tensors=False)
    given, sizes = shape_of(lowering, source), shape_of(lowering, operation.results[0])
    *batch, rows, columns = given
    pairs = [[*batch, 2 * rows, columns // 2], [*batch, rows // 2, 2 * columns]]
    types = [lowering.type(each.type) for each in (source, operation.results[0])]
    if (
        sizes not in pairs
        or prod(sizes) != prod(given)
        or any(getattr(type, "element", None) != _BYTE for type in types)
    ):
        raise lowering.unsupported(f"{source.type} as {operation.results[0].type}")
    packed = len(given) - 2 + pairs.index(sizes)  # the dimension along which memory has pairs
    other = 2 * len(given) - 3 - packed

    def half(point: Point, by: int) -> ir.Value:
        """The number in the lower bits that is the first or the second one of a pair of the result."""
        index = list(point)
        index[packed] = lowering.apply(ir.Binary("floordiv", point[packed], 2))
        index[other] = lowering.apply(combine("+", combine("*", point[other], 2), by))
        byte = element(lowering, source, index)
        is_first = lowering.compare("eq", lowering.apply(ir.Binary("mod", point[packed], 2)), 0)
        upper = lowering.op("shrui", [byte, lowering.constant(4, _BYTE)], _BYTE)
        return lowering.op("andi", [lowering.select(is_first, byte, upper), lowering.constant(15, _BYTE)], _BYTE)

    def at(point: Point) -> ir.Value:
        second = lowering.op("shli", [half(point, 1), lowering.constant(4, _BYTE)], _BYTE)
        return lowering.op("ori", [half(point, 0), second], _BYTE)

    make_tile(lowering, operation, at)


@handles("ttg.local_store")
def _local_store(lowering: Lowering, operation: Any) -> None:
    tile, target = operation.operands
    require_mutable(lowering, target)
    require_space(lowering, target, of_tensors=False)
    with lowering.loops(shape_of(lowering, tile)) as point:
        lowering.store(element(lowering, tile, point), lowering.value(target), point)


@handles("ttg.memdesc_index")
def _memdesc_index(lowering: Lowering, operation: Any) -> None:
    """One of several tiles. A number that is none of theirs is undefined."""
    whole, number = operation.operands
    require_one_of(lowering, whole, operation.results[0])
    view = lowering.value(whole)
    count = lowering.size(view, 0)
    index = lowering.op("index_cast", [lowering.value(number)], ir.INDEX)
    lowering.require(lowering.compare("ult", index, count), "the number of a tile is below their count")
    offset = lowering.apply(combine("+", lowering.offset(view), combine("*", index, lowering.stride(view, 0))))
    bind_view(lowering, operation, view, offset, lowering.sizes(view)[1:], _strides(lowering, view)[1:])


@handles("ttg.memdesc_subslice", attributes=("offsets",))
def _memdesc_subslice(lowering: Lowering, operation: Any) -> None:
    require_part(lowering, operation.operands[0], operation.results[0])
    bind_part(lowering, operation, list(operation.attributes["offsets"]))


def bind_part(lowering: Lowering, operation: Any, offsets: list[int]) -> None:
    """Binds the result, memory, to the part of the operand that begins at `offsets`, one for each dimension."""
    view = lowering.value(operation.operands[0])
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    at: ir.Affine = lowering.offset(view)
    if len(offsets) != len(type.shape):
        raise lowering.unsupported(f"{len(offsets)} offsets of a slice of {len(type.shape)} dimensions")
    for dimension, (offset, size) in enumerate(zip(offsets, type.shape, strict=True)):
        whole = lowering.size(view, dimension)
        if not isinstance(whole, int) or size is None or offset < 0 or offset + size > whole:
            raise lowering.unsupported("a slice that is not within its tile")
        at = combine("+", at, combine("*", lowering.stride(view, dimension), offset))
    sizes = [size for size in type.shape if size is not None]
    bind_view(lowering, operation, view, lowering.apply(at), sizes, _strides(lowering, view))


@handles("ttg.memdesc_trans", attributes=("order",))
def _memdesc_trans(lowering: Lowering, operation: Any) -> None:
    view = lowering.value(operation.operands[0])
    order = list(operation.attributes["order"])
    require_transposed(lowering, operation.operands[0], operation.results[0], order)
    sizes, strides = lowering.sizes(view), _strides(lowering, view)
    bind_view(
        lowering,
        operation,
        view,
        lowering.offset(view),
        [sizes[dimension] for dimension in order],
        [strides[dimension] for dimension in order],
    )


@handles("ttg.memdesc_reshape", "ttg.memdesc_reinterpret")
def _memdesc_reshape(lowering: Lowering, operation: Any) -> None:
    """The same elements in the same order. Memory of another type has other elements, which is refused, and so have
    the same bytes in another layout."""
    view = lowering.value(operation.operands[0])
    if operation.name == "ttg.memdesc_reinterpret":
        require_same_bytes(lowering, operation.operands[0], operation.results[0])
    else:
        require_reshaped(lowering, operation.operands[0], operation.results[0])
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    sizes = [size for size in type.shape if size is not None]
    whole = [size for size in lowering.sizes(view) if isinstance(size, int)]
    strides = reshaped_strides(whole, _strides(lowering, view), sizes)
    if strides is None:
        raise lowering.unsupported(f"{operation.operands[0].type} as {operation.results[0].type}")
    bind_view(lowering, operation, view, lowering.offset(view), sizes, strides)


def reshaped_strides(sizes: list[int], strides: list[ir.Index], wanted: list[int]) -> list[ir.Index] | None:
    """The strides of a view of `wanted` sizes that has the elements of one of `sizes`, in row-major order; None where
    no strides say so, or where it is not known."""
    if prod(sizes) != prod(wanted):
        return None
    pairs = [(size, stride) for size, stride in zip(sizes, strides, strict=True) if size != 1]
    found: list[ir.Index] = []
    left = [size for size in wanted if size != 1]
    while left:
        group, count = [pairs.pop(0)], left.pop(0)
        parts = [count]
        while (whole := prod(size for size, _ in group)) != count:
            if whole < count:
                group.append(pairs.pop(0))
            else:
                parts.append(left.pop(0))
                count *= parts[-1]
        for (_, outer), (size, inner) in pairwise(group):
            if not isinstance(outer, int) or not isinstance(inner, int) or outer != inner * size:
                return None
        innermost = group[-1][1]
        if len(parts) > 1 and not isinstance(innermost, int):
            return None
        found += [
            innermost
            if place == len(parts) - 1 or not isinstance(innermost, int)
            else innermost * prod(parts[place + 1 :])
            for place in range(len(parts))
        ]
    rest = iter(found)
    return [1 if size == 1 else next(rest) for size in wanted]


@handles("ttg.local_gather", attributes=("axis",))
def _local_gather(lowering: Lowering, operation: Any) -> None:
    memory, indices = operation.operands[0], operation.operands[1]
    axis = operation.attributes["axis"].value
    make_tile(
        lowering,
        operation,
        lambda point: lowering.load(lowering.value(memory), gathered(lowering, indices, axis, point)),
    )


@handles("ttg.local_scatter", attributes=("axis",))
def _local_scatter(lowering: Lowering, operation: Any) -> None:
    """In no order: two elements that fall on one are a race."""
    memory, values, indices = list(operation.operands)[:3]
    require_mutable(lowering, memory)
    require_space(lowering, memory, of_tensors=False)
    axis = operation.attributes["axis"].value
    with at_once(lowering, shape_of(lowering, indices)) as point:
        at = gathered(lowering, indices, axis, point)
        lowering.store(element(lowering, values, point), lowering.value(memory), at)


def gathered(lowering: Lowering, indices: Any, axis: int, point: Sequence[ir.Index]) -> list[ir.Index]:
    """Where in memory the element of a point is whose index in one dimension is that of a tile."""
    which = lowering.op("index_cast", [element(lowering, indices, point)], ir.INDEX)
    return [*point[:axis], which, *point[axis + 1 :]]


@handles("ttg.barrier", attributes=("addrSpace",))
def _barrier(lowering: Lowering, operation: Any) -> None:
    """Threads of a program, which is one agent here."""
    lowering.assumptions.add(BETWEEN_THREADS)


# -- asynchronous copies -----------------------------------------------------------------------------------------------


@handles("ttg.async_copy_global_to_local", attributes=(*EVICTION, "contiguity"))
def _async_copy(lowering: Lowering, operation: Any) -> None:
    """Addresses and masks are those of when the copy starts; the elements may be read and written until it is waited
    for."""
    (pointers,), (target,), masks, others = lowering.segments(operation)
    require_no_volatile(lowering, operation)

    def at(point: Point) -> ir.Value:
        return element(lowering, pointers, point)

    require_contiguous(lowering, operation, pointers, at, masks[0] if masks else None)
    _start_copy(lowering, operation, buffer_of(lowering, pointers), at, (target, masks, others))


@handles("amdg.buffer_load_to_local", attributes=(*EVICTION, "contiguity"))
def _buffer_load_to_local(lowering: Lowering, operation: Any) -> None:
    """At offsets from one pointer. Where the mask does not hold and nothing else is said, the hardware is given an
    offset beyond any buffer, for which it gives zeros."""
    (target,), (pointer,), (offsets,), masks, others, stride = lowering.segments(operation)
    del stride  # how the hardware orders what it holds in its caches

    def at(point: Point) -> ir.Value:
        return displaced(lowering, pointer, offsets, point)

    require_contiguous(lowering, operation, offsets, at, masks[0] if masks else None)
    _start_copy(lowering, operation, buffer_of(lowering, pointer), at, (target, masks, others), zeros=True)


@handles("amdg.async_copy_local_to_global", attributes=("cache", "evict", "contiguity"))
def _copy_to_global(lowering: Lowering, operation: Any) -> None:
    """Addresses and masks are those of when the copy starts; what it reads and writes is its own until it is waited
    for. Elements are stored in no order."""
    source, pointers, *masks = operation.operands
    require_space(lowering, source, of_tensors=False)
    view, buffer, sizes = lowering.value(source), buffer_of(lowering, pointers), shape_of(lowering, source)
    if shape_of(lowering, pointers) != sizes or view_type(view).element != view_type(buffer).element:
        raise lowering.unsupported(f"a copy of {source.type} to {pointers.type}")

    def at(point: Point) -> ir.Value:
        return element(lowering, pointers, point)

    require_contiguous(lowering, operation, pointers, at, masks[0] if masks else None)
    offsets = lowering.allocate(ir.INDEX, sizes)
    with lowering.loops(sizes) as point:
        offset = at(point)
        if masks:
            offset = lowering.select(element(lowering, masks[0], point), offset, lowering.constant(_NOWHERE))
        lowering.store(offset, offsets, point)
    body = ir.Block()
    with lowering.within(body):
        with at_once(lowering, sizes) as point:
            where = lowering.load(offsets, point)
            with lowering.when(lowering.compare("ne", where, _NOWHERE)):
                lowering.store(lowering.load(view, point), buffer, [where])
        lowering.free(offsets)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    token = lowering.spawn(body)
    lowering.bind(operation.results[0], token)
    queues.note(lowering, queues.Kind.OPEN, token)


@handles("amdg.async_wait", attributes=("num_inst",))
def _wait_for_instructions(lowering: Lowering, operation: Any) -> None:
    """How many instructions a copy is depends on layouts: only a wait for all says which copies it is for."""
    if operation.attributes["num_inst"].value:
        raise lowering.unsupported("a wait that leaves instructions pending")
    for kind in (queues.Kind.OPEN, queues.Kind.GROUPS):
        queues.wait(lowering, kind, 0)
    for result in operation.results:
        lowering.bind(result, lowering.constant(0))


def _start_copy(
    lowering: Lowering,
    operation: Any,
    source: ir.Value,
    address: Callable[[Sequence[ir.Index]], ir.Value],
    operands: tuple[Any, list[Any], list[Any]],
    zeros: bool = False,
) -> None:
    """Starts a task that copies what is at an address for each point of a tile to `operands`' target, where their masks
    hold; elsewhere it is the others, zeros where there are none and that is said, or nobody's."""
    target, masks, others = operands
    require_mutable(lowering, target)
    require_space(lowering, target, of_tensors=False)
    view = lowering.value(target)
    sizes = shape_of(lowering, target)
    offsets = lowering.allocate(ir.INDEX, sizes)
    fill = lowering.allocate(view_type(view).element, sizes) if others else None
    with lowering.loops(sizes) as point:
        offset = address(point)
        if masks:
            nowhere = lowering.constant(_NOWHERE)
            offset = lowering.select(element(lowering, masks[0], point), offset, nowhere)
        lowering.store(offset, offsets, point)
        if fill is not None:
            lowering.store(element(lowering, others[0], point), fill, point)
    body = ir.Block()
    with lowering.within(body):
        with lowering.loops(sizes) as point:
            at = lowering.load(offsets, point)
            inside = lowering.compare("ne", at, _NOWHERE) if masks else None
            other: Callable[[], ir.Value] | None = None
            if fill is not None:
                other = partial(lowering.load, fill, point)
            elif zeros:
                other = partial(lowering.constant, 0, view_type(view).element)
            lowering.store(masked_load(lowering, source, lambda: at, inside, other), view, point)
        lowering.free(offsets)
        if fill is not None:
            lowering.free(fill)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    token = lowering.spawn(body)
    lowering.bind(operation.results[0], token)
    queues.note(lowering, queues.Kind.OPEN, token)


@handles("ttg.async_commit_group")
def _commit(lowering: Lowering, operation: Any) -> None:
    """A group has all copies since the last one, whichever it names, and none by AMD's data movers, which a counter of
    their own tells of."""
    named = () if queues.are_of(lowering, queues.Kind.DATA_MOVER) else lowering.operands(operation)
    token = queues.closed(lowering, queues.Kind.OPEN, named)
    lowering.bind(operation.results[0], token)
    queues.note(lowering, queues.Kind.GROUPS, token)


@handles("ttg.async_wait", attributes=("num",))
def _wait(lowering: Lowering, operation: Any) -> None:
    queues.wait(lowering, queues.Kind.GROUPS, operation.attributes["num"].value)
    for result in operation.results:
        lowering.bind(result, lowering.constant(0))
