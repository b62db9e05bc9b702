"""Barriers of a block under a number, for so many of its threads (PTX ISA, `barrier{.cta}`).

The hardware counts warps: one of which a thread is at the barrier counts as all of its threads. So the threads of a
warp meet before they arrive, without learning what the others did to memory; where they do not meet it is not
supported. A thread that has exited is not waited for by some forms, so that waiting for ever here says nothing."""

from __future__ import annotations

import re
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.gpu import split_barriers
from frontends.mlir.dialects.gpu.geometry import launch_of
from frontends.mlir.dialects.gpu.kernel import block_barrier, require_kernel_level
from frontends.mlir.dialects.gpu.subgroup import meet, subgroups_of
from interp import ir

BARRIERS = 16  # that a block has
_ARRIVES = re.compile(r"nvvm\.barrier(\.cta)?\.arrive")


class _Waits(Scope):
    """That a function has such barriers."""

    def finish(self, function: ir.Function) -> None:
        function.holds_up = True


def numbered_barrier(lowering: Lowering, operation: Any, number: ir.Index, count: ir.Index, waits: bool = True) -> None:
    """Arrives at a barrier, and waits for the others where that is said. Raises `Unsupported` where it is not known
    which barrier it is, or for how many threads."""
    launch = launch_of(lowering)
    if not isinstance(number, int) or not 0 <= number < BARRIERS:
        raise lowering.unsupported("a barrier whose number is not known")
    if not isinstance(count, int):
        raise lowering.unsupported("a barrier for a number of threads that is not known")
    sizes = [each for each in launch.geometry.block if isinstance(each, int)]
    is_of_all = len(sizes) == len(launch.geometry.block) and count == prod(sizes)
    if lowering.memo.setdefault(("threads of barrier", number, launch.kernel), count) != count:
        raise lowering.unsupported("a barrier that is for several numbers of threads")
    if waits and is_of_all and not _has_arrivals(lowering, launch.kernel):
        block_barrier(lowering, operation, launch, running=True)
        return
    if number == 0 or count <= 0 or count % subgroups_of(lowering).size:
        raise lowering.unsupported(f"a barrier {number} for {count} threads")
    require_kernel_level(lowering, operation)
    lowering.own(_Waits)
    meet(lowering)
    barrier = _barrier(lowering, number, count)
    phase = split_barriers.arrive(lowering, barrier, 1)
    if waits:
        split_barriers.wait(lowering, barrier, phase)


def _barrier(lowering: Lowering, number: int, count: int) -> ir.Value:
    """That of the block, set up before its threads start."""
    launch = launch_of(lowering)
    key = ("barrier", number)
    if key not in launch.shared:
        with lowering.within(launch.blocks):
            launch.shared[key] = lowering.allocate(ir.Scalar("i64"), [])
            split_barriers.set_up(lowering, launch.shared[key], count)
    return launch.shared[key]


def _has_arrivals(lowering: Lowering, kernel: Any) -> bool:
    key = ("arrivals", kernel)
    if key not in lowering.memo:
        said = (each.attributes.get("intrin", each.name) for each in nested(kernel))
        lowering.memo[key] = any(_ARRIVES.search(str(each)) for each in said)
    return bool(lowering.memo[key])
