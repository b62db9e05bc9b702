"""Loops whose iterations are run in step, and loops whose iterations must not be."""

from __future__ import annotations

import random

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, DataInput, Domain, Lanes, Limits, assemble
from tests.interp.lanes_campaign import DOMAINS, check, difference
from tests.interp.machine.lane_nests import IN_ORDER, IN_STEP, SIZE


@pytest.mark.parametrize("name", IN_STEP | IN_ORDER)
def test_lanes_leave_what_the_interpreter_leaves(name: str) -> None:
    body = (IN_STEP | IN_ORDER)[name]
    matrix = f"memref<{SIZE}x{SIZE}xf32>"
    text = f"func.func @main(%a: {matrix}, %b: {matrix}, %i: memref<{SIZE}xi32>, %x: f32) {{\n{body}\nreturn\n}}\n"
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((SIZE, SIZE)), BufferInput((SIZE, SIZE)), BufferInput((SIZE,)), DataInput()]
    for domain in DOMAINS:
        interpreted, run = (program.run(inputs, domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert difference(interpreted, run) == ""
        assert interpreted.in_lanes == 0
        assert (run.in_lanes > run.operations // 2) if name in IN_STEP else run.in_lanes == 0


def test_a_nest_of_tiles_whose_bounds_are_not_constant_pays() -> None:
    """How little its loops do at least is not what they do."""
    loops = [f"affine.for %{each.upper()} = 0 to 64 step 32 {{" for each in "ijk"]
    loops += [f"affine.for %{each} = #from(%{each.upper()}) to #to(%{each.upper()}) {{" for each in "ijk"]
    body = """%0 = affine.load %a[%i, %k] : memref<64x64xf32>
      %1 = affine.load %b[%k, %j] : memref<64x64xf32>
      %2 = affine.load %c[%i, %j] : memref<64x64xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %c[%i, %j] : memref<64x64xf32>"""
    parameters = ", ".join(f"%{each}: memref<64x64xf32>" for each in "abc")
    text = f"""
      #from = affine_map<(d) -> (d)>
      #to = affine_map<(d) -> (d + 32)>
      func.func @main({parameters}) {{ {" ".join(loops)} {body} {"}" * len(loops)} return }}"""
    program = assemble(load(text).lower("main"), "main")
    run = program.run([BufferInput((64, 64))] * 3, Domain.FINGERPRINT, lanes=Lanes.PAYING)
    assert run.stop is None
    assert run.in_lanes > 0.9 * run.operations


def test_an_operation_that_stops_does_so_where_the_interpreter_does() -> None:
    """What other lanes wrote before is taken back: the stop is that of the first iteration that has one, which writes
    to a buffer that a later one reads."""
    text = """func.func @main(%a: memref<48xf32>, %b: memref<48xf32>, %d: memref<48xf32>) {
      affine.for %c = 0 to 48 {
        %0 = affine.load %a[%c] : memref<48xf32>
        affine.store %0, %b[%c] : memref<48xf32>
        %1 = affine.load %d[%c] : memref<48xf32>
        %2 = arith.subf %1, %1 : f32
        %3 = arith.divf %0, %2 : f32
        affine.store %3, %b[%c] : memref<48xf32>
      }
      return
    }"""
    program = assemble(load(text).lower("main"), "main")
    runs = [program.run([BufferInput((48,))] * 3, Domain.ALGEBRAIC, lanes=lanes) for lanes in Lanes]
    assert runs[0].stop is not None and runs[0].stop.kind == "singular"
    assert runs[2].in_lanes == 0
    assert {(run.stop, run.operations) for run in runs} == {(runs[0].stop, runs[0].operations)}


def test_what_a_loop_within_an_iteration_wrote_is_taken_back() -> None:
    """From the tenth row on the divisor is 0 where the elements of a row were added to once, and not where they were
    twice."""
    text = """func.func @main(%a: memref<480x4xf32>, %b: memref<480x4xf32>, %c: memref<480xf32>, %x: f32) {
      %zero = arith.constant 0.0 : f32
      affine.for %r = 10 to 480 {
        affine.store %zero, %c[%r] : memref<480xf32>
      }
      affine.for %r = 0 to 480 {
        affine.for %j = 0 to 4 {
          affine.store %x, %b[%r, %j] : memref<480x4xf32>
        }
      }
      affine.for %r = 0 to 480 {
        affine.for %j = 0 to 4 {
          %0 = affine.load %a[%r, %j] : memref<480x4xf32>
          %1 = affine.load %b[%r, %j] : memref<480x4xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %b[%r, %j] : memref<480x4xf32>
        }
        %3 = affine.load %a[%r, 3] : memref<480x4xf32>
        %4 = affine.load %b[%r, 3] : memref<480x4xf32>
        %5 = arith.subf %4, %3 : f32
        %6 = arith.subf %5, %x : f32
        %7 = affine.load %c[%r] : memref<480xf32>
        %8 = arith.addf %6, %7 : f32
        %9 = arith.divf %3, %8 : f32
        affine.store %9, %c[%r] : memref<480xf32>
      }
      return
    }"""
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((480, 4)), BufferInput((480, 4)), BufferInput((480,)), DataInput()]
    runs = [program.run(inputs, Domain.ALGEBRAIC, lanes=lanes) for lanes in Lanes]
    assert runs[0].stop is not None and runs[0].stop.kind == "singular"
    assert {(run.stop, run.operations) for run in runs} == {(runs[0].stop, runs[0].operations)}


@pytest.mark.parametrize("limit", [100, 6_000, 6_911, 6_912])
def test_a_limit_is_met_where_the_interpreter_meets_it(limit: int) -> None:
    body = IN_STEP["elementwise"]
    text = f"func.func @main(%a: memref<48x48xf32>, %b: memref<48x48xf32>, %x: f32) {{\n{body}\nreturn\n}}\n"
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((48, 48)), BufferInput((48, 48)), DataInput()]
    runs = [program.run(inputs, Domain.FINGERPRINT, limits=Limits(operations=limit), lanes=lanes) for lanes in Lanes]
    assert all(run.stop is not None and run.stop.kind == "limit-operations" for run in runs)
    assert {(run.stop, run.operations) for run in runs} == {(runs[0].stop, runs[0].operations)}


def test_a_limit_of_time_ends_a_nest_on_the_way() -> None:
    text = """func.func @main(%a: memref<64xf32>) {
      affine.for %c = 0 to 64 { affine.for %r = 0 to 500000000 {
        %0 = affine.load %a[%c] : memref<64xf32>
        %1 = arith.addf %0, %0 : f32
        affine.store %1, %a[%c] : memref<64xf32>
      } }
      return
    }"""
    program = assemble(load(text).lower("main"), "main")
    run = program.run([BufferInput((64,))], Domain.FINGERPRINT, limits=Limits(seconds=0.05))
    assert run.stop is not None and run.stop.kind == "limit-time"
    assert run.seconds < 10


@pytest.mark.parametrize(("distance", "count"), [(0, 16), (-1, 16), (0, 17), (1, 16), (-1, 17), (-20, 16)])
def test_pointers_in_a_loop_stay_in_memory(distance: int, count: int) -> None:
    text = f"""llvm.func @main(%x: f32) -> f32 {{
      %zero = llvm.mlir.constant(0 : i64) : i64
      %one = llvm.mlir.constant(1 : i64) : i64
      %size = llvm.mlir.constant(16 : i64) : i64
      %count = llvm.mlir.constant({count} : i64) : i64
      %by = llvm.mlir.constant({distance} : i64) : i64
      %p = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
      llvm.br ^head(%zero : i64)
    ^head(%i: i64):
      %g = llvm.icmp "slt" %i, %count : i64
      llvm.cond_br %g, ^body, ^end
    ^body:
      %j = llvm.add %i, %by : i64
      %q = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %x, %q : f32, !llvm.ptr
      %k = llvm.add %i, %one : i64
      llvm.br ^head(%k : i64)
    ^end:
      %r = llvm.load %p : !llvm.ptr -> f32
      llvm.return %r : f32
    }}"""
    program = assemble(load(text).lower("main"), "main")
    for domain in DOMAINS:
        interpreted, run = (program.run([DataInput()], domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert (interpreted.stop is None) == (distance == 0 and count == 16)
        assert difference(interpreted, run) == ""


def _index(choice: random.Random) -> tuple[str, list[int]]:
    """An index of two loops of at most four iterations within 64 elements, and its factors."""
    by_row, by_column = (choice.choice([-4, -3, -2, -1, 0, 0, 1, 1, 2, 3, 4, 5]) for _ in range(2))
    return f"%r * {by_row} + %c * {by_column} + {30 + choice.randint(-2, 2)}", [by_row, by_column]


@pytest.mark.parametrize("part", range(4))
def test_stores_that_meet_or_do_not(part: int) -> None:
    """Of two loops, at indices by random factors: what an iteration loads may be what another one stored."""
    choice, nests, count = random.Random(part), [], 24
    for number in range(count):
        (stored, factors), (loaded, _) = _index(choice), _index(choice)
        if choice.random() < 0.3:
            loaded = stored
        if choice.random() < 0.3:
            loaded = f"%r * {factors[0]} + %c * {factors[1]} + {30 + choice.randint(-9, 9)}"
        nests.append(f"""affine.for %r = 0 to {choice.randint(2, 4)} {{ affine.for %c = 0 to {choice.randint(1, 4)} {{
             %0 = affine.load %m{number}[{loaded}] : memref<64xf32>
             %1 = arith.mulf %0, %x : f32
             %2 = affine.load %n[%r * 4 + %c] : memref<16xf32>
             %3 = arith.addf %1, %2 : f32
             affine.store %3, %m{number}[{stored}] : memref<64xf32> }} }}""")
    memory = ", ".join(f"%m{number}: memref<64xf32>" for number in range(count))
    text = f"func.func @main({memory}, %n: memref<16xf32>, %x: f32) {{\n{chr(10).join(nests)}\nreturn\n}}\n"
    program = assemble(load(text).lower("main"), "main")
    inputs = [*[BufferInput((64,))] * count, BufferInput((16,)), DataInput()]
    for domain in (Domain.FINGERPRINT, Domain.CONCRETE):
        interpreted, run = (program.run(inputs, domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert difference(interpreted, run) == ""
        assert 0 < run.in_lanes < run.operations


@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_random_nests(seed: int) -> None:
    for number in range(4):
        found, _ = check(seed + number)
        assert found == ""


# The limit ends a run behind lanes that were not all of their loop's, so that their decisions show all the same.
def test_what_lanes_decided_shows_where_a_limit_comes_before_the_end_of_their_loop() -> None:
    found, _ = check(29122162, "blocks")
    assert found == ""


# The limit is passed while it is watched whether the program is in a state in which it was before.
@pytest.mark.parametrize("seed", [104468, 106251, 106464, 107567])
def test_a_limit_ends_a_run_at_one_place_whatever_is_watched(seed: int) -> None:
    found, _ = check(seed)
    assert found == ""
