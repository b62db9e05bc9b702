"""Barriers in shared memory that agents arrive at and wait for apart (`ttng.init_barrier` and what acts on it).

An arrival is that of the whole program, or of the partition at hand, for which one thread arrives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu import split_barriers
from frontends.mlir.dialects.gpu.split_barriers import where
from frontends.triton import queues
from frontends.triton.layouts import apart, blocks_of, memory_of, require_space
from frontends.triton.shared import BETWEEN_THREADS
from interp import ir

ORDERED = "copies of boxes, tensor cores and threads see each other's accesses in the order of their barriers"
IN_STEP = "the blocks of a cluster do the same, none before another one is done with what it signals or writes there"


def barrier_of(lowering: Lowering, memory: Any) -> ir.Value:
    """The barrier in memory, as a view of rank 0. Where each of several blocks has one, all of which do the same with
    theirs, it stands for all; what is expected at each and what comes there is that of one block (Triton,
    `InitBarrierOpConversion`, `BarrierExpectConversion`)."""
    require_space(lowering, memory, of_tensors=False)
    view = lowering.value(memory)
    if not is_barrier(lowering, memory):
        raise lowering.unsupported(f"barriers of type {memory.type}")
    if blocks_of(lowering) > 1:
        lowering.assumptions.add(IN_STEP)
    return lowering.reshape(view, lowering.offset(view), [], [])


def is_barrier(lowering: Lowering, memory: Any) -> bool:
    """Whether memory holds one barrier, or one for each block of a program."""
    found = memory_of(lowering, memory.type)
    if found.element != "i64" or found.shape == (1,):
        return found.element == "i64"
    blocks = blocks_of(lowering)
    return blocks > 1 and found.shape == (blocks,) and apart(lowering, memory.type) == blocks


@handles("ttng.init_barrier", attributes=("count",))
def _init(lowering: Lowering, operation: Any) -> None:
    barrier = barrier_of(lowering, operation.operands[0])
    split_barriers.set_up(lowering, barrier, operation.attributes["count"].value)


@handles("ttng.inval_barrier")
def _inval(lowering: Lowering, operation: Any) -> None:
    split_barriers.end(lowering, barrier_of(lowering, operation.operands[0]))


@handles("ttng.barrier_expect", attributes=("size",))
def _expect(lowering: Lowering, operation: Any) -> None:
    """Arrives, and says how many bytes are to come."""
    memory, predicate = operation.operands
    size = operation.attributes["size"].value
    where(lowering, predicate, lambda: split_barriers.arrive(lowering, barrier_of(lowering, memory), 1, size))


@handles("ttng.arrive_barrier", attributes=("count", "multicastCTA"))
def _arrive(lowering: Lowering, operation: Any) -> None:
    if "multicastCTA" in operation.attributes and operation.attributes["multicastCTA"].value:
        raise lowering.unsupported("an arrival at the barriers of other blocks")
    memory, *predicate = operation.operands
    count = operation.attributes["count"].value
    where(
        lowering,
        predicate[0] if predicate else None,
        lambda: split_barriers.arrive(lowering, barrier_of(lowering, memory), count),
    )


@handles("ttng.wait_barrier", attributes=("operandSegmentSizes",))
def _wait(lowering: Lowering, operation: Any) -> None:
    """What memory depends on the wait is said for the compiler."""
    if "operandSegmentSizes" in operation.attributes:
        (memory,), (phase,), predicate, _ = lowering.segments(operation)
    else:
        memory, phase, *predicate = operation.operands

    def act() -> None:
        number = lowering.op("index_castui", [lowering.value(phase)], ir.INDEX)
        split_barriers.wait_parity(lowering, barrier_of(lowering, memory), number)

    where(lowering, predicate[0] if predicate else None, act)


@handles("ttng.async_copy_mbarrier_arrive", attributes=("noIncrement",))
def _arrive_after_copies(lowering: Lowering, operation: Any) -> None:
    """Arrives when the copies that were started have ended. Without `noIncrement` the arrival is one more than the
    barrier expects, which only each thread's being one would show."""
    raise lowering.unsupported("arrivals of threads apart")


@handles("ttng.fence_async_shared", attributes=("bCluster",))
def _fence(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add(ORDERED)


@handles("ttng.fence_mbarrier_init_release_cluster")
def _fence_init(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add(ORDERED)


@handles("ttng.cluster_barrier", attributes=("relaxed",))
def _cluster_barrier(lowering: Lowering, operation: Any) -> None:
    """Between the threads of a program, which is one agent here, whichever blocks of a cluster they are in."""
    lowering.assumptions.add(BETWEEN_THREADS)


def arrive_after(lowering: Lowering, barriers: list[tuple[ir.Value, ir.Value | None]]) -> None:
    """One arrival at each of these where its condition holds."""
    for barrier, condition in barriers:
        if condition is None:
            split_barriers.arrive(lowering, barrier, 1)
            continue
        with lowering.when(condition):
            split_barriers.arrive(lowering, barrier, 1)


def on_tensor_core(lowering: Lowering, act: Callable[[], None]) -> None:
    """Starts a task that does it when all that the agent had the tensor core do before has ended."""
    lowering.assumptions.add(ORDERED)
    before = queues.last(lowering, queues.Kind.TENSOR_CORE)
    body = ir.Block()
    with lowering.within(body):
        lowering.wait([before])
        act()
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    queues.note(lowering, queues.Kind.TENSOR_CORE, lowering.spawn(body))


@handles("ttng.tc_gen5_commit", attributes=("operandSegmentSizes",))
def _commit(lowering: Lowering, operation: Any) -> None:
    """Arrives when all that the tensor core was told before has ended, in all blocks that have the factors it names."""
    if "operandSegmentSizes" in operation.attributes:
        (memory,), predicate, shared = lowering.segments(operation)
    else:
        memory, *predicate = operation.operands
        shared = []
    if any(str(each.type) != "i1" for each in predicate) or len(predicate) > 1:
        raise lowering.unsupported("descriptors of a commit without the sizes of their groups")
    if shared and blocks_of(lowering) > 1:
        raise lowering.unsupported("an arrival at the barriers of other blocks")
    where(
        lowering,
        predicate[0] if predicate else None,
        lambda: on_tensor_core(lowering, lambda: arrive_after(lowering, [(barrier_of(lowering, memory), None)])),
    )
