"""What an agent has started and not waited for, in the order in which it started it.

An agent is a program, or a partition of one whose warps are specialized. Waiting for all of a kind but the last `num`
waits for those that were started first, so that an agent holds the tokens of each kind in order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.walking import in_region
from interp import ir
from interp.ir.affine import combine

MOST = 1024  # of one kind that an agent starts
_OUTLIVES = "shared memory of a program that has ended stays until bulk stores that it did not wait for have read it"


class Kind(Enum):
    """What is waited for: copies that no group has yet, groups of them, products of warp groups, the reading and the
    whole of bulk stores, what the tensor core does, which ends in the order in which it was started, and copies by
    AMD's data movers."""

    OPEN = "copies"
    GROUPS = "groups of copies"
    PRODUCTS = "products"
    READS = "reads of bulk stores"
    STORES = "bulk stores"
    TENSOR_CORE = "tensor core"
    DATA_MOVER = "copies of tiles"


_BY_PREFIX = {
    "ttg.async_": (Kind.OPEN, Kind.GROUPS),
    "amdg.async_": (Kind.OPEN, Kind.GROUPS),
    "amdg.async_tdm_": (Kind.DATA_MOVER,),
    "amdg.buffer_load_to_local": (Kind.OPEN, Kind.GROUPS),
    "ttng.async_copy_mbarrier_arrive": (Kind.OPEN, Kind.GROUPS),
    "ttng.warp_group_dot": (Kind.PRODUCTS,),
    "ttng.async_tma_": (Kind.READS, Kind.STORES),
    "ttng.tc_gen5_": (Kind.TENSOR_CORE,),
    "ttng.tmem_copy": (Kind.TENSOR_CORE,),
}


class Queue(Struct, frozen=True):
    """The tokens, how many were started, and how many of these were waited for."""

    tokens: ir.Value
    started: ir.Value
    waited: ir.Value


class Queues(Struct, Scope, frozen=True):
    """Those of the agent at hand, by what they are of."""

    of: Mapping[Kind, Queue]


def kinds_in(region: Any) -> list[Kind]:
    """What a region starts or waits for, in the order of the enumeration; partitions have their own."""
    found: set[Kind] = set()
    for each in in_region(region):
        found.update(kind for prefix, kinds in _BY_PREFIX.items() if each.name.startswith(prefix) for kind in kinds)
    return [kind for kind in Kind if kind in found]


def begin(lowering: Lowering, kinds: list[Kind]) -> Queues:
    """Those that an agent begins with."""
    made = {}
    for kind in kinds:
        tokens = lowering.allocate(ir.INDEX, [MOST])
        counters = [lowering.allocate(ir.INDEX, []) for _ in range(2)]
        for counter in counters:
            lowering.store(lowering.constant(0), counter, [])
        made[kind] = Queue(tokens, *counters)
    return Queues(made)


def end(lowering: Lowering, queues: Queues) -> None:
    """What nobody waited for ends with the agent."""
    if Kind.READS in queues.of:
        lowering.assumptions.add(_OUTLIVES)
    for queue in queues.of.values():
        _wait_between(lowering, queue, lowering.load(queue.waited, []), lowering.load(queue.started, []))
    for queue in queues.of.values():
        for buffer in (queue.tokens, queue.started, queue.waited):
            lowering.free(buffer)


def _queue(lowering: Lowering, kind: Kind) -> Queue:
    queues = lowering.scope(Queues)
    if queues is None or kind not in queues.of:
        raise lowering.unsupported("outside of the kernel itself")
    return queues.of[kind]


def are_of(lowering: Lowering, kind: Kind) -> bool:
    """Whether the agent at hand starts what is of a kind, or waits for it."""
    queues = lowering.scope(Queues)
    return queues is not None and kind in queues.of


def note(lowering: Lowering, kind: Kind, token: ir.Value) -> None:
    """The agent has started what `token` tells of."""
    queue = _queue(lowering, kind)
    count = lowering.load(queue.started, [])
    lowering.store(token, queue.tokens, [count])
    lowering.store(lowering.as_value(lowering.apply(combine("+", count, 1))), queue.started, [])


def wait(lowering: Lowering, kind: Kind, pending: int) -> None:
    """Waits until all of a kind but the last `pending` have ended."""
    if pending < 0:
        raise lowering.unsupported(f"a wait that leaves {pending} pending")
    queue = _queue(lowering, kind)
    last = lowering.apply(combine("+", lowering.load(queue.started, []), -pending))
    start = lowering.load(queue.waited, [])
    _wait_between(lowering, queue, start, last)
    reached = lowering.op("maxsi", [start, lowering.as_value(last)], ir.INDEX)
    lowering.store(reached, queue.waited, [])


def _wait_between(lowering: Lowering, queue: Queue, start: ir.Index, end: ir.Index) -> None:
    with lowering.loop(start, end) as loop:
        token = lowering.load(queue.tokens, [loop.induction])
        lowering.wait([token])


def closed(lowering: Lowering, kind: Kind, more: Sequence[ir.Value] = ()) -> ir.Value:
    """The token of what ends when all has that was started since this was asked last, and the tasks `more`."""
    queue = _queue(lowering, kind)
    start, end = lowering.load(queue.waited, []), lowering.load(queue.started, [])
    lowering.store(end, queue.waited, [])
    body = ir.Block()
    with lowering.within(body):
        _wait_between(lowering, queue, start, end)
        if more:
            lowering.wait(more)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    return lowering.spawn(body)


def together(lowering: Lowering, tokens: Sequence[ir.Value]) -> ir.Value:
    """The token of what ends when all of these have."""
    body = ir.Block()
    with lowering.within(body):
        lowering.wait(list(tokens))
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    return lowering.spawn(body)


def last(lowering: Lowering, kind: Kind) -> ir.Value:
    """The token of what was started last, that of what has ended where there is nothing."""
    queue = _queue(lowering, kind)
    count = lowering.load(queue.started, [])
    some = lowering.compare("sgt", count, 0)
    before = lowering.apply(combine("+", count, -1))
    return lowering.either(some, lambda: lowering.load(queue.tokens, [before]), lambda: lowering.constant(0), ir.INDEX)
