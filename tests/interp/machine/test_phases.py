"""Threads that run in step between barriers leave what they leave one after the other."""

import pytest

from frontends.mlir import load
from interp.machine import (
    BufferInput,
    DataInput,
    Domain,
    Execution,
    Input,
    Lanes,
    Limits,
    StopKind,
    Threads,
    assemble,
    compare,
)
from tests.benchmarks.agents import tiled_launch
from tests.interp.agents_campaign import check, what
from tests.interp.lanes_campaign import difference


def _runs(
    text: str, entry: str, shapes: list[tuple[int, ...]], domain: Domain, limits: Limits | None = None
) -> tuple[Execution, Execution]:
    program = assemble(load(text).lower(entry), entry)
    inputs: list[Input] = [BufferInput(shape) if shape else DataInput() for shape in shapes]
    one_by_one, in_step = (
        program.run(inputs, domain, limits=limits or Limits(), lanes=lanes, threads=Threads(1))
        for lanes in (Lanes.NEVER, Lanes.PAYING)
    )
    return one_by_one, in_step


@pytest.mark.parametrize("domain", [Domain.FINGERPRINT, Domain.EXACT])
def test_tiles_are_multiplied_in_step(domain: Domain) -> None:
    one_by_one, in_step = _runs(tiled_launch(32), "gemm", [(32, 32)] * 3, domain)
    assert what(one_by_one) == what(in_step)
    assert not compare(one_by_one, in_step).differing
    assert one_by_one.in_lanes == 0
    assert in_step.in_lanes > in_step.operations // 2


# A missing barrier, before the tiles are read and before they are written again.
@pytest.mark.parametrize("missing", [0, 1])
def test_a_race_is_the_one_of_threads_one_after_the_other(missing: int) -> None:
    before, between, behind = tiled_launch(32).split("gpu.barrier\n")
    text = before + between + "gpu.barrier\n" + behind if missing == 0 else before + "gpu.barrier\n" + between + behind
    one_by_one, in_step = _runs(text, "gemm", [(32, 32)] * 3, Domain.FINGERPRINT)
    assert one_by_one.stop is not None
    assert one_by_one.stop.kind is StopKind.RACE
    assert what(one_by_one) == what(in_step)


@pytest.mark.parametrize("seed", range(400, 420))
def test_random_kernels(seed: int) -> None:
    assert check(seed)[0] == ""


# What each of 8 threads t of 2 blocks b does with %in and %out: memref<16xf32>, %bytes: memref<16xi8> and %tile:
# memref<16xf32, 3>, and how it stops.
_KERNELS: dict[str, tuple[StopKind | None, str]] = {
    "bits of the number of a thread": (
        None,
        """%k = arith.xori %t, %c3 : index
           %0 = memref.load %in[%k] : memref<16xf32>
           memref.store %0, %tile[%t] : memref<16xf32, 3>
           gpu.barrier
           %1 = memref.load %tile[%k] : memref<16xf32, 3>
           %2 = arith.mulf %1, %x : f32
           %at = arith.muli %b, %threads : index
           %own = arith.addi %at, %t : index
           memref.store %2, %out[%own] : memref<16xf32>""",
    ),
    "halves that meet at barriers of their own text": (
        StopKind.UNDEFINED,
        """%at = arith.muli %b, %threads : index
           %own = arith.addi %at, %t : index
           %odd = arith.andi %t, %c1 : index
           %first = arith.cmpi eq, %odd, %c0 : index
           scf.if %first {
             %0 = memref.load %in[%t] : memref<16xf32>
             memref.store %0, %tile[%t] : memref<16xf32, 3>
             gpu.barrier
             %1 = arith.addf %0, %x : f32
             memref.store %1, %out[%own] : memref<16xf32>
           } else {
             %0 = memref.load %in[%t] : memref<16xf32>
             memref.store %0, %tile[%t] : memref<16xf32, 3>
             gpu.barrier
             %1 = arith.mulf %0, %x : f32
             memref.store %1, %out[%own] : memref<16xf32>
           }""",
    ),
    "stores what another block stores": (StopKind.RACE, "memref.store %x, %out[%t] : memref<16xf32>"),
    "stores one element that another block stores": (
        StopKind.RACE,
        """%i = affine.apply affine_map<(b, t) -> (7 - t + 7 * b)>(%b, %t)
           memref.store %x, %out[%i] : memref<16xf32>""",
    ),
    "stores no element that another block stores": (
        None,
        """%i = affine.apply affine_map<(b, t) -> (7 - t + 8 * b)>(%b, %t)
           memref.store %x, %out[%i] : memref<16xf32>""",
    ),
    "stores in a loop one element that another block stores": (
        StopKind.RACE,
        """scf.for %j = %c0 to %c2 step %c1 {
             %i = affine.apply affine_map<(b, t, j) -> (b * 6 + 8 - t - j)>(%b, %t, %j)
             %1 = memref.load %in[%i] : memref<16xf32>
           }
           %k = affine.apply affine_map<(b, t) -> (t + b * 7)>(%b, %t)
           memref.store %x, %out[%k] : memref<16xf32>""",
    ),
    "stores what another block loads": (
        StopKind.RACE,
        """%0 = memref.load %out[%t] : memref<16xf32>
           memref.store %0, %tile[%t] : memref<16xf32, 3>
           %i = affine.apply affine_map<(b, t) -> (t + 8 - 8 * b)>(%b, %t)
           memref.store %x, %out[%i] : memref<16xf32>""",
    ),
    "loads what another block stores": (
        StopKind.RACE,
        """%i = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           memref.store %x, %out[%i] : memref<16xf32>
           gpu.barrier
           %0 = memref.load %out[%t] : memref<16xf32>
           memref.store %0, %tile[%t] : memref<16xf32, 3>""",
    ),
    "stores what it updated, and another block updates": (
        StopKind.RACE,
        """%0 = memref.atomic_rmw addf %x, %out[%t] : (f32, memref<16xf32>) -> f32
           gpu.barrier
           memref.store %x, %out[%t] : memref<16xf32>""",
    ),
    "updates what all update": (
        None,
        """%0 = memref.atomic_rmw addf %x, %out[%c0] : (f32, memref<16xf32>) -> f32
           gpu.barrier
           memref.store %x, %tile[%t] : memref<16xf32, 3>""",
    ),
    "updates what another block updates": (
        None,
        """%0 = memref.atomic_rmw addf %x, %out[%t] : (f32, memref<16xf32>) -> f32
           memref.store %x, %tile[%t] : memref<16xf32, 3>""",
    ),
    "updates in a loop what another block updates": (
        None,
        """scf.for %k = %c0 to %c3 step %c1 {
             %0 = memref.atomic_rmw addf %x, %out[%t] : (f32, memref<16xf32>) -> f32
           }
           memref.store %x, %tile[%t] : memref<16xf32, 3>""",
    ),
    "loads what the next thread stores": (
        StopKind.RACE,
        """%i = affine.apply affine_map<(t) -> (t + 1)>(%t)
           memref.store %x, %tile[%t] : memref<16xf32, 3>
           %0 = memref.load %tile[%i] : memref<16xf32, 3>""",
    ),
    "stores behind the end of a view": (
        StopKind.UNDEFINED,
        """%v = memref.subview %tile[0] [7] [1] : memref<16xf32, 3> to memref<7xf32, strided<[1]>, 3>
           gpu.barrier
           memref.store %x, %v[%t] : memref<7xf32, strided<[1]>, 3>""",
    ),
    "loads behind the end of memory": (
        StopKind.UNDEFINED,
        """%v = memref.reinterpret_cast %tile to offset: [0], sizes: [32], strides: [1]
             : memref<16xf32, 3> to memref<32xf32, strided<[1]>, 3>
           gpu.barrier
           %i = affine.apply affine_map<(t) -> (2 * t + 3)>(%t)
           %0 = memref.load %v[%i] : memref<32xf32, strided<[1]>, 3>""",
    ),
    "loads before the beginning": (
        StopKind.UNDEFINED,
        """%i = affine.apply affine_map<(t) -> (t - 1)>(%t)
           %0 = memref.load %tile[%i] : memref<16xf32, 3>""",
    ),
    "loads what is uninitialized": (
        None,
        """%i = affine.apply affine_map<(t) -> (t + 1)>(%t)
           memref.store %x, %tile[%t] : memref<16xf32, 3>
           gpu.barrier
           %0 = memref.load %tile[%i] : memref<16xf32, 3>
           %1 = arith.addf %0, %x : f32
           %own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           memref.store %1, %out[%own] : memref<16xf32>""",
    ),
    "has a view of its own": (
        None,
        """%v = memref.subview %in[%t] [2] [1] : memref<16xf32> to memref<2xf32, strided<[1], offset: ?>>
           gpu.barrier
           %0 = memref.load %v[%c1] : memref<2xf32, strided<[1], offset: ?>>
           %own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           memref.store %0, %out[%own] : memref<16xf32>""",
    ),
    "has an index that is no affine form": (
        None,
        """%i = affine.apply affine_map<(t) -> (t + t floordiv 5)>(%t)
           gpu.barrier
           %0 = memref.load %in[%i] : memref<16xf32>
           %own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           memref.store %0, %out[%own] : memref<16xf32>""",
    ),
    "has a number of its own": (
        None,
        """%own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           %0 = arith.index_cast %t : index to i8
           memref.store %0, %bytes[%own] : memref<16xi8>
           %1 = memref.load %bytes[%own] : memref<16xi8>
           gpu.barrier
           %2 = arith.extsi %1 : i8 to i32
           %3 = arith.trunci %2 : i32 to i8
           memref.store %3, %bytes[%own] : memref<16xi8>""",
    ),
    "reads again what it had loaded before it stored": (
        None,
        """%own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           %0 = memref.load %out[%own] : memref<16xf32>
           memref.store %x, %out[%own] : memref<16xf32>
           gpu.barrier
           %1 = arith.addf %0, %x : f32
           memref.store %1, %out[%own] : memref<16xf32>""",
    ),
    "stores what all threads of both blocks loaded": (
        StopKind.RACE,
        """%0 = memref.load %out[%c0] : memref<16xf32>
           memref.store %0, %tile[%t] : memref<16xf32, 3>
           gpu.barrier
           %i = affine.apply affine_map<(b, t) -> (t + 8 - 8 * b)>(%b, %t)
           memref.store %x, %out[%i] : memref<16xf32>""",
    ),
    "keeps a number over a barrier": (
        None,
        """%own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           %0 = arith.index_cast %t : index to i8
           %1 = arith.addi %0, %0 : i8
           memref.store %1, %bytes[%own] : memref<16xi8>
           gpu.barrier
           memref.store %1, %bytes[%own] : memref<16xi8>""",
    ),
    "adds numbers that wrap": (
        None,
        """%own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           %i = affine.apply affine_map<(t) -> (t * 10)>(%t)
           %0 = arith.index_cast %i : index to i8
           %1 = arith.addi %0, %0 overflow<nsw> : i8
           memref.store %1, %bytes[%own] : memref<16xi8>""",
    ),
    "subtracts more than there is": (
        None,
        """%own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           %i = affine.apply affine_map<(t) -> (t * 2)>(%t)
           %0 = arith.index_cast %t : index to i8
           %1 = arith.index_cast %i : index to i8
           %2 = arith.subi %0, %1 overflow<nuw> : i8
           memref.store %2, %bytes[%own] : memref<16xi8>""",
    ),
    "truncates numbers that do not fit": (
        None,
        """%own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           %i = affine.apply affine_map<(t) -> (t * 40)>(%t)
           %0 = arith.index_cast %i : index to i32
           %1 = arith.trunci %0 overflow<nsw> : i32 to i8
           memref.store %1, %bytes[%own] : memref<16xi8>""",
    ),
    "leaves two values to the next iteration, the other way round": (
        None,
        """%own = affine.apply affine_map<(b, t) -> (t + 8 * b)>(%b, %t)
           %p = memref.load %in[%t] : memref<16xf32>
           gpu.barrier
           %r:2 = scf.for %k = %c0 to %c3 step %c1 iter_args(%0 = %p, %1 = %x) -> (f32, f32) {
             %2 = memref.load %in[%k] : memref<16xf32>
             %3 = arith.addf %0, %2 : f32
             scf.yield %1, %3 : f32, f32
           }
           %4 = arith.divf %r#0, %r#1 : f32
           memref.store %4, %out[%own] : memref<16xf32>""",
    ),
}


@pytest.mark.parametrize("domain", [Domain.FINGERPRINT, Domain.EXACT])
@pytest.mark.parametrize("name", _KERNELS)
def test_what_each_thread_does_is_the_same_in_step(name: str, domain: Domain) -> None:
    kind, body = _KERNELS[name]
    text = f"""
func.func @main(%in: memref<16xf32>, %out: memref<16xf32>, %bytes: memref<16xi8>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %threads = arith.constant 8 : index
  %x = arith.constant 2.0 : f32
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1)
             workgroup(%tile : memref<16xf32, 3>) {{
    {body}
    gpu.barrier
    gpu.terminator
  }}
  return
}}"""
    one_by_one, in_step = _runs(text, "main", [(16,)] * 3, domain)
    assert (one_by_one.stop.kind if one_by_one.stop else None) is kind
    assert what(one_by_one) == what(in_step)
    assert difference(one_by_one, in_step) == ""


def _launch(parameters: str, body: str, around: tuple[str, str] = ("", "")) -> str:
    """A program that launches 8 threads %t."""
    return f"""
func.func @main({parameters}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %threads = arith.constant 8 : index
  {around[0]}
  gpu.launch blocks(%b, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {{
    {body}
    gpu.terminator
  }}
  {around[1]}
  return
}}"""


def test_a_stop_is_that_of_threads_one_after_the_other() -> None:
    """The first thread stops at its second quotient, before any other is at its first one."""
    text = _launch(
        "%in: memref<16xf32>, %out: memref<16xf32>",
        """%0 = memref.load %in[%t] : memref<16xf32>
           %1 = memref.load %in[%c0] : memref<16xf32>
           %2 = arith.subf %0, %1 : f32
           %i = affine.apply affine_map<(t) -> (7 - t)>(%t)
           %3 = memref.load %in[%i] : memref<16xf32>
           %4 = arith.subf %3, %1 : f32
           %5 = arith.divf %1, %4 : f32
           %6 = arith.divf %5, %2 : f32
           memref.store %6, %out[%t] : memref<16xf32>""",
    )
    one_by_one, in_step = _runs(text, "main", [(16,)] * 2, Domain.ALGEBRAIC)
    assert one_by_one.stop is not None and one_by_one.stop.kind == "singular"
    assert one_by_one.stop == in_step.stop and what(one_by_one) == what(in_step)


@pytest.mark.parametrize("domain", [Domain.FINGERPRINT, Domain.EXACT])
def test_threads_that_data_launches_leave_what_they_leave_one_by_one(domain: Domain) -> None:
    text = _launch(
        "%out: memref<16xf32>, %x: f32, %y: i32",
        """%0 = memref.load %out[%t] : memref<16xf32>
           %1 = arith.addf %0, %x : f32
           memref.store %1, %out[%t] : memref<16xf32>""",
        ("%z = arith.constant 3 : i32\n%p = arith.cmpi slt, %y, %z : i32\nscf.if %p {", "}"),
    )
    one_by_one, in_step = _runs(text, "main", [(16,), (), ()], domain)
    assert what(one_by_one) == what(in_step)
    assert difference(one_by_one, in_step) == ""


def test_threads_with_thousands_of_instructions_to_a_barrier_do_what_they_do_one_by_one() -> None:
    step = """%x{0} = memref.load %in[%t] : memref<8xf32>
    %y{0} = memref.load %out[%t] : memref<8xf32>
    %z{0} = arith.addf %x{0}, %y{0} : f32
    memref.store %z{0}, %out[%t] : memref<8xf32>"""
    body = "\n".join(step.format(each) for each in range(1100)) + "\ngpu.barrier"
    text = _launch("%in: memref<8xf32>, %out: memref<8xf32>", body)
    one_by_one, in_step = _runs(text, "main", [(8,)] * 2, Domain.FINGERPRINT)
    assert one_by_one.stop is None
    assert what(one_by_one) == what(in_step)
    assert difference(one_by_one, in_step) == ""


def test_a_limit_of_operations_is_met_in_step() -> None:
    text = _launch(
        "%in: memref<16xf32>, %out: memref<16xf32>",
        """%0 = memref.load %in[%t] : memref<16xf32>
           gpu.barrier
           %s = scf.for %k = %c0 to %threads step %c1 iter_args(%1 = %0) -> f32 {
             %2 = memref.load %in[%k] : memref<16xf32>
             %3 = arith.addf %1, %2 : f32
             scf.yield %3 : f32
           }
           memref.store %s, %out[%t] : memref<16xf32>""",
    )
    whole = _runs(text, "main", [(16,)] * 2, Domain.FINGERPRINT)[1]
    assert whole.stop is None and whole.in_lanes > whole.operations // 2
    for limit in [*range(40, whole.operations - 8, 23), *range(whole.operations - 8, whole.operations + 2)]:
        one_by_one, in_step = _runs(text, "main", [(16,)] * 2, Domain.FINGERPRINT, Limits(operations=limit))
        for run in (one_by_one, in_step):
            kind = run.stop.kind if run.stop is not None else None
            assert kind == (None if limit >= whole.operations else StopKind.LIMIT_OPERATIONS), limit


@pytest.mark.parametrize("domain", [Domain.FINGERPRINT, Domain.EXACT])
def test_what_threads_write_in_step_is_found_where_data_points(domain: Domain) -> None:
    """What a table holds is kept from one access at an index that is data to the next, as long as nobody writes."""
    load = "memref.load %own[%i] : memref<8xf32>"
    text = _launch(
        "%in: memref<8xf32>, %out: memref<8xf32>, %x: f32, %y: i8",
        """gpu.barrier
           %0 = memref.load %in[%t] : memref<8xf32>
           memref.store %0, %own[%t] : memref<8xf32>""",
        (
            f"""%own = memref.alloc() : memref<8xf32>
            scf.for %k = %c0 to %threads step %c1 {{ memref.store %x, %own[%k] : memref<8xf32> }}
            %seven = arith.constant 7 : i8
            %z = arith.andi %y, %seven : i8
            %i = arith.index_cast %z : i8 to index
            %before = {load}
            memref.store %before, %out[%c0] : memref<8xf32>""",
            f"%behind = {load}\nmemref.store %behind, %out[%c1] : memref<8xf32>",
        ),
    )
    one_by_one, in_step = _runs(text, "main", [(8,), (8,), (), ()], domain)
    assert one_by_one.stop is None and what(one_by_one) == what(in_step)
    assert difference(one_by_one, in_step) == ""


@pytest.mark.parametrize("domain", [Domain.FINGERPRINT, Domain.EXACT])
def test_what_threads_write_in_step_is_found_by_themselves_where_data_points(domain: Domain) -> None:
    """The same within one launch: before a barrier, between two, and behind them."""
    text = _launch(
        "%in: memref<8xf32>, %out: memref<16xf32>, %x: f32, %y: i8",
        """%before = memref.load %own[%i] : memref<8xf32>
           memref.store %before, %out[%t] : memref<16xf32>
           gpu.barrier
           %0 = memref.load %in[%t] : memref<8xf32>
           memref.store %0, %own[%t] : memref<8xf32>
           gpu.barrier
           %behind = memref.load %own[%i] : memref<8xf32>
           %at = arith.addi %t, %threads : index
           memref.store %behind, %out[%at] : memref<16xf32>""",
        (
            """%own = memref.alloc() : memref<8xf32>
            scf.for %k = %c0 to %threads step %c1 { memref.store %x, %own[%k] : memref<8xf32> }
            %seven = arith.constant 7 : i8
            %z = arith.andi %y, %seven : i8
            %i = arith.index_cast %z : i8 to index""",
            "",
        ),
    )
    one_by_one, in_step = _runs(text, "main", [(8,), (16,), (), ()], domain)
    assert one_by_one.stop is None and what(one_by_one) == what(in_step)
    assert difference(one_by_one, in_step) == ""
