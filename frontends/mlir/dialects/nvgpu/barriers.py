"""Barriers of the nvgpu dialect at which threads arrive and wait apart (`nvgpu.mbarrier`)."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu import split_barriers
from frontends.mlir.dialects.gpu.geometry import launch_of
from interp import ir

_COUNT = re.compile(r"num_barriers = (\d+)")


@handles("nvgpu.mbarrier.create")
def _create(lowering: Lowering, operation: Any) -> None:
    """A buffer of the block, one for all of its threads."""
    type = str(operation.results[0].type)
    if "workgroup" not in type and "memorySpace = 3" not in type:
        raise lowering.unsupported(f"barriers of type {type}")
    found = _COUNT.search(type)
    with lowering.within(launch_of(lowering).blocks):
        group = lowering.allocate(ir.Scalar("i64"), [int(found.group(1)) if found else 1])
    lowering.bind(operation.results[0], group)


def barrier_of(lowering: Lowering, group: Any, number: Any) -> ir.Value:
    """The barrier that two operands name."""
    return split_barriers.barrier_of_group(lowering, lowering.value(group), lowering.index(number))


@handles("nvgpu.mbarrier.init")
def _init(lowering: Lowering, operation: Any) -> None:
    group, count, number, *predicate = operation.operands

    def act() -> None:
        split_barriers.set_up(lowering, barrier_of(lowering, group, number), lowering.index(count))

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


@handles("nvgpu.mbarrier.arrive")
def _arrive(lowering: Lowering, operation: Any) -> None:
    barrier = barrier_of(lowering, *operation.operands)
    lowering.bind(operation.results[0], split_barriers.arrive(lowering, barrier, 1))


@handles("nvgpu.mbarrier.arrive.nocomplete")
def _arrive_nocomplete(lowering: Lowering, operation: Any) -> None:
    group, number, count = operation.operands
    barrier = barrier_of(lowering, group, number)
    phase = split_barriers.arrive(lowering, barrier, lowering.index(count), incomplete=True)
    lowering.bind(operation.results[0], phase)


@handles("nvgpu.mbarrier.arrive.expect_tx")
def _arrive_expect(lowering: Lowering, operation: Any) -> None:
    group, bytes_, number, *predicate = operation.operands

    def act() -> None:
        split_barriers.arrive(lowering, barrier_of(lowering, group, number), 1, lowering.index(bytes_))

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


@handles("nvgpu.mbarrier.test.wait")
def _test_wait(lowering: Lowering, operation: Any) -> None:
    group, token, number = operation.operands
    barrier = barrier_of(lowering, group, number)
    split_barriers.wait_by_polling(lowering, operation, barrier, lowering.index(token))


@handles("nvgpu.mbarrier.try_wait.parity")
def _try_wait(lowering: Lowering, operation: Any) -> None:
    """Waits as long as it takes: the ticks say after how many a processor may look again."""
    group, parity, _, number = operation.operands
    split_barriers.wait_parity(lowering, barrier_of(lowering, group, number), lowering.index(parity))
