"""Barriers of the nvvm dialect at which threads arrive and wait apart (`nvvm.mbarrier`), and groups of bulk copies."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.gpu import split_barriers
from frontends.mlir.dialects.gpu.async_copies import Kind, attribute_or, close_group, wait_for_groups
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from interp import ir

_SCOPED = ("relaxed", "scope")
# What may look at the number of a phase.
_TESTS = ("nvvm.mbarrier.test.wait",)


def _barrier(lowering: Lowering, operation: Any) -> ir.Value:
    attributes = operation.attributes
    if "relaxed" in attributes and str(attributes["relaxed"]) != "false":
        raise lowering.unsupported("a barrier that does not order memory")
    if "scope" in attributes and "<cta>" not in str(attributes["scope"]):
        raise lowering.unsupported(f"scope {attributes['scope']}")
    return split_barriers.barrier_at(lowering, lowering.value(operation.operands[0]))


def _bind_phase(lowering: Lowering, operation: Any, phase: ir.Value) -> None:
    if not len(operation.results):
        return
    result = operation.results[0]
    if any(use.owner.operation.name not in _TESTS for use in result.uses):
        raise lowering.unsupported("the state of a barrier as a number")
    lowering.bind(result, lowering.op("index_cast", [phase], lowering.scalar(result.type)))


@handles("nvvm.mbarrier.init")
def _init(lowering: Lowering, operation: Any) -> None:
    _, count, *predicate = operation.operands

    def act() -> None:
        split_barriers.set_up(lowering, _barrier(lowering, operation), lowering.index(count))

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


@handles("nvvm.mbarrier.inval")
def _inval(lowering: Lowering, operation: Any) -> None:
    split_barriers.end(lowering, _barrier(lowering, operation))


@handles("nvvm.mbarrier.arrive", attributes=_SCOPED)
def _arrive(lowering: Lowering, operation: Any) -> None:
    _, *count = operation.operands
    arrivals = lowering.index(count[0]) if count else 1
    _bind_phase(lowering, operation, split_barriers.arrive(lowering, _barrier(lowering, operation), arrivals))


@handles("nvvm.mbarrier.arrive.nocomplete")
def _arrive_nocomplete(lowering: Lowering, operation: Any) -> None:
    arrivals = lowering.index(operation.operands[1])
    barrier = _barrier(lowering, operation)
    _bind_phase(lowering, operation, split_barriers.arrive(lowering, barrier, arrivals, incomplete=True))


@handles("nvvm.mbarrier.arrive.expect_tx", attributes=_SCOPED)
def _arrive_expect(lowering: Lowering, operation: Any) -> None:
    _, bytes_, *predicate = operation.operands
    if len(operation.results):
        phase = split_barriers.arrive(lowering, _barrier(lowering, operation), 1, lowering.index(bytes_))
        _bind_phase(lowering, operation, phase)
        return

    def act() -> None:
        split_barriers.arrive(lowering, _barrier(lowering, operation), 1, lowering.index(bytes_))

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


@handles("nvvm.mbarrier.expect_tx", attributes=("scope",))
def _expect(lowering: Lowering, operation: Any) -> None:
    split_barriers.arrive(lowering, _barrier(lowering, operation), 0, lowering.index(operation.operands[1]))


@handles("nvvm.mbarrier.test.wait", attributes=_SCOPED)
def _test_wait(lowering: Lowering, operation: Any) -> None:
    phase = lowering.index(operation.operands[1])
    split_barriers.wait_by_polling(lowering, operation, _barrier(lowering, operation), phase)


@handles("nvvm.mbarrier.try_wait.parity")
def _try_wait(lowering: Lowering, operation: Any) -> None:
    """Waits as long as it takes: the ticks say after how many a processor may look again."""
    split_barriers.wait_parity(lowering, _barrier(lowering, operation), lowering.index(operation.operands[1]))


@handles("nvvm.fence.mbarrier.init")
def _fence_init(lowering: Lowering, operation: Any) -> None:
    _note_fence(lowering, operation, "set-up of barriers")


@handles("nvvm.fence.proxy", attributes=("kind", "space"))
def _fence_proxy(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    said = [str(attributes[name]) for name in ("kind", "space") if name in attributes]
    _note_fence(lowering, operation, " ".join(said))


# Accesses on both sides of such a fence, whatever form of the program they are in.
_SIDES = (
    ("copies of boxes", re.compile(r"nvgpu\.tma\.|nvvm\.cp\.async\.bulk")),
    ("products", re.compile(r"nvgpu\.warpgroup\.mma|nvvm\.wgmma")),
    ("stores", re.compile(r"(?:llvm|memref|vector|affine)\.(?:store|transfer_write)")),
)


def _note_fence(lowering: Lowering, operation: Any, what: str) -> None:
    """Accesses of copies are taken to be ordered like those of threads: a target keeps the fences that make them so,
    and what is on their sides."""
    sides: tuple[list[str], list[str]] = ([], [])
    side = 0
    for each in nested(function_of(operation)):
        side |= each == operation
        sides[side].extend(kind for kind, names in _SIDES if names.match(each.name))
    earlier, later = (tuple(each) for each in sides)
    atomic = ir.Atomic(f"fence of {what}", ir.Ordering.ACQ_REL, "", lowering.place, earlier, later, unseen=True)
    lowering.atomics.append(atomic)


@handles("nvvm.cp.async.bulk.commit.group")
def _commit(lowering: Lowering, operation: Any) -> None:
    for kind in (Kind.BULK_READ, Kind.BULK):
        close_group(lowering, kind=kind)


@handles("nvvm.cp.async.bulk.wait_group", attributes=("group", "read"))
def _wait_group(lowering: Lowering, operation: Any) -> None:
    """With `read`, for the end of the copies' reading alone."""
    kind = Kind.BULK_READ if "read" in operation.attributes else Kind.BULK
    wait_for_groups(lowering, attribute_or(operation, "group", 0), kind)
