"""Small kernels and tasks under every interleaving of their accesses, and larger ones under a hundred schedules."""

from __future__ import annotations

from functools import partial

import pytest

from frontends.mlir import load
from interp import machine
from interp.ir import OutputKind
from interp.machine import BufferInput, Domain, Execution, Program, Sample, Schedule
from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import function
from tests.equiv.proving.test_tasks import GROUP, PARALLEL
from tests.every_schedule import every_schedule
from tests.frontends.mlir.gpu.test_gpu import MATMUL, MAXIMUM_TREE, REVERSE, SHUFFLE
from tests.frontends.mlir.gpu.test_gpu_lowering import HISTOGRAM, NVVM
from tests.frontends.mlir.gpu.test_split_barriers import SWAP as SPLIT

SMALL = Sample(profile="small")
BUFFERS = "%a: memref<2xi32>, %b: memref<2xi32>"
_LIMIT = 4_000


def kernel(body: str) -> str:
    """A block of two threads."""
    return function(
        BUFFERS,
        f"""
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
           threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1)
           workgroup(%w : memref<2xi32, 3>) {{
  %other = arith.subi %c1, %tx : index
{body}
  gpu.terminator
}}
""",
    )


PUT = "%v = memref.load %a[%tx] : memref<2xi32>\nmemref.store %v, %w[%tx] : memref<2xi32, 3>\n"
GET = "%u = memref.load %w[%other] : memref<2xi32, 3>\nmemref.store %u, %b[%tx] : memref<2xi32>\n"
SWAP = kernel(PUT + "gpu.barrier\n" + GET)
LANES = (
    "%v = memref.load %a[%tx] : memref<2xi32>\n%n = arith.constant 1 : i32\n%s = arith.constant 32 : i32\n"
    "%u, %valid = gpu.shuffle xor %v, %n, %s : i32\n"
)
COUNT = (
    "%v = memref.load %a[%tx] : memref<2xi32>\n"
    "%old = memref.atomic_rmw addi %v, %b[%c0] : (i32, memref<2xi32>) -> i32\n"
)
TASKS = function(
    BUFFERS,
    """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%t = async.execute {
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  async.yield
}
%u = async.execute [%t] {
  %v = memref.load %b[%c0] : memref<2xi32>
  memref.store %v, %b[%c1] : memref<2xi32>
  async.yield
}
async.await %u : !async.token
""",
)
BOTH = function(
    BUFFERS,
    """
scf.forall (%i) in (2) {
  %v = memref.load %a[%i] : memref<2xi32>
  memref.store %v, %b[%i] : memref<2xi32>
}
""",
)

SMALL_PROGRAMS = {
    "a swap around a barrier": (SWAP, True),
    "a swap without it": (SWAP.replace("gpu.barrier", ""), False),
    "a barrier for one": (
        SWAP.replace("gpu.barrier", "%c = arith.cmpi eq, %tx, %c0 : index\nscf.if %c {\ngpu.barrier\n}"), False),
    "a shuffle": (kernel(LANES + "memref.store %u, %b[%tx] : memref<2xi32>"), True),
    "a shuffle for a barrier": (kernel(PUT + LANES.replace("%v", "%v2").replace("%u", "%u2") + GET), False),
    "atomic updates": (kernel(COUNT), True),
    "an update that is not atomic": (
        kernel(COUNT.replace("%old = memref.atomic_rmw addi %v, %b[%c0] : (i32, memref<2xi32>) -> i32",
                             "%x = memref.load %b[%c0] : memref<2xi32>\n%y = arith.addi %x, %v : i32\n"
                             "memref.store %y, %b[%c0] : memref<2xi32>")), False),
    "a store before one thread's update": (
        kernel("%c = arith.cmpi eq, %tx, %c0 : index\nscf.if %c {\n%z = arith.constant 0 : i32\n"
               "memref.store %z, %b[%c0] : memref<2xi32>\n}\n" + COUNT), False),
    "a chain of tasks": (TASKS, True),
    "tasks side by side": (TASKS.replace("[%t]", ""), False),
    "a chain that is not waited for": (TASKS.replace("async.await %u : !async.token", ""), False),
    "iterations": (BOTH, True),
    "iterations on one element": (BOTH.replace("%b[%i]", "%b[%c0]").replace(
        "scf.forall", "%c0 = arith.constant 0 : index\nscf.forall"), False),
}  # fmt: skip


def assembled(text: str) -> Program:
    return machine.assemble(load(text, file_name="kernel.mlir").lower("f"), "f")


def run(program: Program, sizes: list[tuple[int, ...]], schedule: Schedule) -> Execution:
    return program.run([BufferInput(each) for each in sizes], Domain.CONCRETE, sample=SMALL, schedule=schedule)


def left(execution: Execution, count: int) -> tuple[object, ...]:
    """What an execution left: its buffers, or the kind of its stop."""
    if execution.stop is not None:
        return (execution.stop.kind,)
    return tuple(tuple(execution.output_bits((OutputKind.ARGUMENT, position))) for position in range(count))


@pytest.mark.parametrize("name", SMALL_PROGRAMS)
def test_the_judgement_agrees_with_every_interleaving(name: str) -> None:
    text, good = SMALL_PROGRAMS[name]
    program = assembled(text)
    judged = left(run(program, [(2,), (2,)], Schedule()), 2)
    assert (len(judged) == 2) == good, judged
    outcomes = {left(each, 2) for each in every_schedule(partial(run, program, [(2,), (2,)]), _LIMIT)}
    if good:
        assert outcomes == {judged}
    else:
        # Whatever the schedule, the fault shows.
        assert all(len(each) == 1 for each in outcomes)


LARGER = {
    "a reversal": (REVERSE, [(64,), (64,)]),
    "its lowering": (lower(REVERSE, NVVM), [(64,), (64,)]),
    "a product": (MATMUL, [(16, 32), (32, 8), (16, 8)]),
    "a product in one buffer": (MATMUL.replace("(%tile + 1) mod 2", "%tile mod 2"), [(16, 32), (32, 8), (16, 8)]),
    "a tree": (MAXIMUM_TREE, [(64,), ()]),
    "a shuffle": (SHUFFLE, [(64,), (64,)]),
    "a histogram": (HISTOGRAM, [(64,), (8,)]),
    "a group of tasks": (GROUP, [(8, 4), (8, 4), ()]),
    "a parallel loop": (PARALLEL, [(8, 4), (8, 4), ()]),
    "its iterations as OpenMP shares them out": (lower(PARALLEL, "convert-scf-to-openmp"), [(8, 4), (8, 4), ()]),
    "a split barrier": (SPLIT, [(2, 16), (2, 16)]),
}


@pytest.mark.parametrize("name", LARGER)
def test_a_hundred_schedules_end_alike(name: str) -> None:
    text, sizes = LARGER[name]
    program = assembled(text)
    outcomes = {left(run(program, sizes, Schedule(seed)), len(sizes)) for seed in range(100)}
    assert len(outcomes) == 1
