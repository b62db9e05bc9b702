"""Tiles in shared memory, and asynchronous copies into them.

A copy is a task. Committing makes the copies before it a group; waiting for all but `num` groups waits for the groups
that were committed first. So a program holds the tokens of its groups in the order in which they were committed.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.triton.pointers import buffer_of
from frontends.triton.tiles import _EVICTION, element, make_tile, masked_load, shape_of
from interp import ir
from interp.ir.affine import combine

MOST_GROUPS = 1024  # that one program commits
_NOWHERE = -1


@handles("ttg.local_alloc", attributes=("alignment",))
def _local_alloc(lowering: Lowering, operation: Any) -> None:
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    sizes = [size for size in type.shape if size is not None]
    buffer = lowering.allocate(type.element, sizes)
    for operand in operation.operands:
        with lowering.loops(sizes) as point:
            lowering.store(element(lowering, operand, point), buffer, point)
    _bind_view(lowering, operation, buffer, 0, sizes, lowering.strides(buffer))


def _bind_view(
    lowering: Lowering,
    operation: Any,
    base: ir.Value,
    offset: ir.Index,
    sizes: list[ir.Index] | list[int],
    strides: list[ir.Index],
) -> None:
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    if [size for size in sizes if isinstance(size, int)] != list(type.shape):
        raise lowering.unsupported(f"a part of sizes {sizes} that is a {operation.results[0].type}")
    lowering.bind(operation.results[0], lowering.reshape(base, offset, sizes, strides, type))


@handles("ttg.local_dealloc")
def _local_dealloc(lowering: Lowering, operation: Any) -> None:
    lowering.free(lowering.value(operation.operands[0]))


@handles("ttg.local_load")
def _local_load(lowering: Lowering, operation: Any) -> None:
    """A token says nothing that waiting did not."""
    make_tile(lowering, operation, lambda point: element(lowering, operation.operands[0], point))


@handles("ttg.local_store")
def _local_store(lowering: Lowering, operation: Any) -> None:
    tile, target = operation.operands
    with lowering.loops(shape_of(lowering, tile)) as point:
        lowering.store(element(lowering, tile, point), lowering.value(target), point)


@handles("ttg.memdesc_index")
def _memdesc_index(lowering: Lowering, operation: Any) -> None:
    """One of several tiles. A number that is none of theirs is undefined."""
    whole, number = operation.operands
    view = lowering.value(whole)
    count = lowering.size(view, 0)
    index = lowering.op("index_cast", [lowering.value(number)], ir.INDEX)
    lowering.require(lowering.compare("ult", index, count), "the number of a tile is below their count")
    offset = lowering.apply(combine("+", lowering.offset(view), combine("*", index, lowering.stride(view, 0))))
    _bind_view(lowering, operation, view, offset, lowering.sizes(view)[1:], lowering.strides(view)[1:])


@handles("ttg.memdesc_subslice", attributes=("offsets",))
def _memdesc_subslice(lowering: Lowering, operation: Any) -> None:
    view = lowering.value(operation.operands[0])
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    offsets = list(operation.attributes["offsets"])
    at: ir.Affine = lowering.offset(view)
    if len(offsets) != len(type.shape):
        raise lowering.unsupported(f"{len(offsets)} offsets of a slice of {len(type.shape)} dimensions")
    for dimension, (offset, size) in enumerate(zip(offsets, type.shape, strict=True)):
        whole = lowering.size(view, dimension)
        if not isinstance(whole, int) or size is None or offset < 0 or offset + size > whole:
            raise lowering.unsupported("a slice that is not within its tile")
        at = combine("+", at, combine("*", lowering.stride(view, dimension), offset))
    sizes = [size for size in type.shape if size is not None]
    _bind_view(lowering, operation, view, lowering.apply(at), sizes, lowering.strides(view))


@handles("ttg.memdesc_trans", attributes=("order",))
def _memdesc_trans(lowering: Lowering, operation: Any) -> None:
    view = lowering.value(operation.operands[0])
    order = list(operation.attributes["order"])
    sizes, strides = lowering.sizes(view), lowering.strides(view)
    _bind_view(
        lowering,
        operation,
        view,
        lowering.offset(view),
        [sizes[dimension] for dimension in order],
        [strides[dimension] for dimension in order],
    )


# -- asynchronous copies -----------------------------------------------------------------------------------------------


class _Groups(Struct, frozen=True):
    """The tokens of the groups that a program has committed, how many these are, and how many it has waited for."""

    tokens: ir.Value
    committed: ir.Value
    waited: ir.Value


def _groups(lowering: Lowering) -> _Groups:
    """Those of the program at hand; they are made where the program begins."""
    known = lowering.memo.get("groups")
    if known is None:
        raise lowering.unsupported("outside of the kernel itself")
    assert isinstance(known, _Groups)
    return known


def begin_program(lowering: Lowering) -> None:
    """Makes what a program needs that copies asynchronously."""
    tokens = lowering.allocate(ir.INDEX, [MOST_GROUPS])
    counters = [lowering.allocate(ir.INDEX, []) for _ in range(2)]
    for counter in counters:
        lowering.store(lowering.constant(0), counter, [])
    lowering.memo["groups"] = _Groups(tokens, *counters)


def end_program(lowering: Lowering) -> None:
    """Copies that nobody waited for end with the program."""
    groups = _groups(lowering)
    for buffer in (groups.tokens, groups.committed, groups.waited):
        lowering.free(buffer)


@handles("ttg.async_copy_global_to_local", attributes=_EVICTION)
def _async_copy(lowering: Lowering, operation: Any) -> None:
    """Addresses and masks are those of when the copy starts; the elements may be read and written until it is waited
    for."""
    (pointers,), (target,), masks, others = lowering.segments(operation)
    source, view = buffer_of(lowering, pointers), lowering.value(target)
    sizes = shape_of(lowering, pointers)
    offsets = lowering.allocate(ir.INDEX, sizes)
    fill = lowering.allocate(view_type(view).element, sizes) if others else None
    with lowering.loops(sizes) as point:
        offset = element(lowering, pointers, point)
        if masks:
            nowhere = lowering.constant(_NOWHERE)
            chosen = ir.Value(ir.INDEX)
            lowering.emit(
                ir.Select(
                    place=lowering.place,
                    result=chosen,
                    condition=element(lowering, masks[0], point),
                    yes=offset,
                    no=nowhere,
                )
            )
            offset = chosen
        lowering.store(offset, offsets, point)
        if fill is not None:
            lowering.store(element(lowering, others[0], point), fill, point)
    body = ir.Block()
    with lowering.within(body):
        with lowering.loops(sizes) as point:
            at = lowering.load(offsets, point)
            inside = lowering.compare("ne", at, _NOWHERE) if masks else None
            other = partial(lowering.load, fill, point) if fill is not None else None
            lowering.store(masked_load(lowering, source, lambda: at, inside, other), view, point)
        lowering.free(offsets)
        if fill is not None:
            lowering.free(fill)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    lowering.bind(operation.results[0], lowering.spawn(body))


@handles("ttg.async_commit_group")
def _commit(lowering: Lowering, operation: Any) -> None:
    groups = _groups(lowering)
    tokens = lowering.operands(operation)
    body = ir.Block()
    with lowering.within(body):
        lowering.wait(tokens)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    token = lowering.spawn(body)
    lowering.bind(operation.results[0], token)
    count = lowering.load(groups.committed, [])
    lowering.store(token, groups.tokens, [count])
    lowering.store(lowering.as_value(lowering.apply(combine("+", count, 1))), groups.committed, [])


@handles("ttg.async_wait", attributes=("num",))
def _wait(lowering: Lowering, operation: Any) -> None:
    groups = _groups(lowering)
    last = lowering.apply(combine("+", lowering.load(groups.committed, []), -operation.attributes["num"].value))
    start = lowering.load(groups.waited, [])
    with lowering.loop(start, last) as loop:
        token = lowering.load(groups.tokens, [loop.induction])
        lowering.wait([token])
    reached = lowering.op("maxsi", [start, lowering.as_value(last)], ir.INDEX)
    lowering.store(reached, groups.waited, [])
    for result in operation.results:
        lowering.bind(result, lowering.constant(0))
