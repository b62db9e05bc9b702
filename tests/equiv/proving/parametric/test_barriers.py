"""Kernels whose threads hand values to each other through memory, with barriers between."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import NotModelled, Proven
from equiv.proving.parametric.certify import check_certificate
from equiv.proving.parametric.prove import prove_all_sizes
from interp import ir
from tests.equiv.proving.parametric.programs import function, is_refused, pair_of, prove, prove_bodies

pytest.importorskip("islpy")

ARGUMENTS = "%A: memref<?xf32>, %B: memref<?xf32>, %m: index"
CONSTANTS = "".join(f"%c{each} = arith.constant {each} : index\n" for each in (0, 1, 2, 4, 15, 16))
SPACE = "#gpu.address_space<workgroup>"
SHARED, DOUBLE = f"memref<16xf32, {SPACE}>", f"memref<2x16xf32, {SPACE}>"

# Each stretch of 16 elements backwards.
SOURCE = f"""{CONSTANTS}
scf.for %k = %c0 to %m step %c1 {{
  %start = arith.muli %k, %c16 : index
  scf.for %t = %c0 to %c16 step %c1 {{
    %i = arith.addi %start, %t : index
    %back = arith.subi %c15, %t : index
    %j = arith.addi %start, %back : index
    %a = memref.load %A[%j] : memref<?xf32>
    memref.store %a, %B[%i] : memref<?xf32>
  }}
}}
"""


def kernel(body: str, before: str = "", after: str = "") -> str:
    return f"""{CONSTANTS}
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
           threads(%t, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1)
           workgroup(%S : {SHARED}, %D : {DOUBLE}) {{
  %back = arith.subi %c15, %t : index
  {before}
  scf.for %k = %c0 to %m step %c1 {{
    %start = arith.muli %k, %c16 : index
    %i = arith.addi %start, %t : index
    %turn = arith.remsi %k, %c2 : index
    {body}
  }}
  {after}
  gpu.terminator
}}
"""


FILL = f"%a = memref.load %A[%i] : memref<?xf32>\nmemref.store %a, %S[%t] : {SHARED}\n"
USE = f"%x = memref.load %S[%back] : {SHARED}\nmemref.store %x, %B[%i] : memref<?xf32>\n"
DIRECT = """%j = arith.addi %start, %back : index
%x = memref.load %A[%j] : memref<?xf32>
memref.store %x, %B[%i] : memref<?xf32>
"""
FILL_BY_TURNS = FILL.replace(f"%S[%t] : {SHARED}", f"%D[%turn, %t] : {DOUBLE}")
USE_BY_TURNS = USE.replace(f"%S[%back] : {SHARED}", f"%D[%turn, %back] : {DOUBLE}")
BARRIER = "gpu.barrier\n"
NEXT = """
%after = arith.addi %k, %c1 : index
%more = arith.cmpi slt, %after, %m : index
scf.if %more {
  %ahead = arith.addi %i, %c16 : index
  %n = memref.load %A[%ahead] : memref<?xf32>
  memref.store %n, %S[%t] : SHARED
}
""".replace("SHARED", SHARED)
FIRST = f"""
%any = arith.cmpi sgt, %m, %c0 : index
scf.if %any {{
  %f = memref.load %A[%t] : memref<?xf32>
  memref.store %f, %S[%t] : {SHARED}
}}
"""

RIGHT = {
    "a barrier on both sides": kernel(FILL + BARRIER + USE + BARRIER),
    "more barriers than it takes": kernel(BARRIER + FILL + BARRIER + BARRIER + USE + BARRIER),
    "the second barrier before the first store": kernel(BARRIER + FILL + BARRIER + USE),
    "one barrier and two buffers by turns": kernel(FILL_BY_TURNS + BARRIER + USE_BY_TURNS),
    "a barrier in a loop that all threads run as often": kernel(
        FILL + f"scf.for %j = %c0 to %c2 step %c1 {{\n{BARRIER}}}\n" + BARRIER + USE + BARRIER
    ),
    "barriers that part nothing": kernel(DIRECT + BARRIER),
    "the first stretch ahead of the loop": kernel(BARRIER + USE + BARRIER + NEXT, before=FIRST),
    "barriers that a whole block reaches by a condition on nothing": kernel(
        FILL + BARRIER + USE + BARRIER, after=BARRIER
    ),
}
WRONG = {
    "barriers of another kernel": kernel(FILL + BARRIER + USE + BARRIER)
    + kernel(FILL + USE + BARRIER).removeprefix(CONSTANTS),
    "no barrier": kernel(FILL + USE),
    "no barrier before the use": kernel(FILL + USE + BARRIER),
    "no barrier before the next store": kernel(FILL + BARRIER + USE),
    "barriers that follow each other": kernel(FILL + USE + BARRIER + BARRIER),
    "a barrier for some threads": kernel(
        FILL + f"%low = arith.cmpi slt, %t, %c4 : index\nscf.if %low {{\n{BARRIER}}}\n" + USE + BARRIER
    ),
    "a barrier in some iterations": kernel(
        FILL + f"%even = arith.cmpi eq, %turn, %c0 : index\nscf.if %even {{\n{BARRIER}}}\n" + USE + BARRIER
    ),
    "a barrier in a loop that each thread leaves elsewhere": kernel(
        FILL + f"scf.for %j = %c0 to %t step %c1 {{\n{BARRIER}}}\n" + USE + BARRIER
    ),
    "a barrier in a loop that may not run": kernel(
        FILL + f"scf.for %j = %c1 to %k step %c1 {{\n{BARRIER}}}\n" + USE + BARRIER
    ),
    "two buffers by turns, of which one is used": kernel(
        FILL_BY_TURNS.replace("%turn", "%c0") + BARRIER + USE_BY_TURNS.replace("%turn", "%c0")
    ),
    "two buffers by turns without a barrier": kernel(FILL_BY_TURNS + USE_BY_TURNS),
    "the other one of two buffers": kernel(
        FILL_BY_TURNS + BARRIER + "%other = arith.subi %c1, %turn : index\n" + USE_BY_TURNS.replace("%turn", "%other")
    ),
    "the first stretch ahead of the loop, and no barrier in it": kernel(USE + BARRIER + NEXT, before=FIRST),
    "the next stretch stored without a barrier": kernel(BARRIER + USE + NEXT, before=FIRST),
    "what is left is used after the loop": kernel(
        FILL + BARRIER + USE + BARRIER,
        after=f"memref.store %z, %S[%c0] : {SHARED}\n",
        before="%z = arith.constant 0.0 : f32",
    ),
    "threads that wait for some that have left a loop": kernel(
        DIRECT + f"scf.for %l = %c0 to %t step %c1 {{\n{BARRIER}}}\n"
    ),
    "threads that wait for some that enter a loop later": kernel(
        DIRECT + f"scf.for %l = %t to %c16 step %c1 {{\n{BARRIER}}}\n"
    ),
    "threads that wait for some on another side": kernel(
        DIRECT + f"%low = arith.cmpi slt, %t, %c4 : index\nscf.if %low {{\n{BARRIER}}}\n"
    ),
    "another element": kernel(FILL + BARRIER + USE.replace("%back", "%t") + BARRIER),
}


@pytest.mark.parametrize("name", RIGHT)
def test_barriers_part_a_kernel_into_parallel_loops(name: str) -> None:
    assert isinstance(prove_bodies(ARGUMENTS, SOURCE, RIGHT[name]), Proven)


@pytest.mark.parametrize("name", WRONG)
def test_barriers_that_are_missing_or_elsewhere_are_refused(name: str) -> None:
    assert is_refused(prove_bodies(ARGUMENTS, SOURCE, WRONG[name]))


def test_a_source_with_a_race_is_no_order() -> None:
    assert is_refused(prove_bodies(ARGUMENTS, WRONG["no barrier"], SOURCE))


@pytest.mark.parametrize(("scope", "relaxed"), [(0, True), (1, False)])
def test_barriers_that_order_nothing_or_are_of_an_outer_loop_are_outside(scope: int, relaxed: bool) -> None:
    right = RIGHT["a barrier on both sides"]
    pair = pair_of(function(ARGUMENTS, SOURCE), function(ARGUMENTS, right))
    body = pair.target_function.body
    assert body is not None
    barriers = [each for each in ir.walk(body) if isinstance(each, ir.Barrier)]
    assert len(barriers) == 2
    barriers[0].scope, barriers[0].relaxed = scope, relaxed
    assert isinstance(prove_all_sizes(pair), NotModelled)


def test_a_certificate_of_barriers_is_checked_without_the_search() -> None:
    pair = pair_of(function(ARGUMENTS, SOURCE), function(ARGUMENTS, RIGHT["one barrier and two buffers by turns"]))
    proven = prove_all_sizes(pair)
    assert isinstance(proven, Proven)
    assert not check_certificate(pair, proven.certificate)
    racing = pair_of(function(ARGUMENTS, SOURCE), function(ARGUMENTS, WRONG["two buffers by turns without a barrier"]))
    assert check_certificate(racing, proven.certificate)


ONE_BLOCK = f"""
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {{{{
  {CONSTANTS}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = {{grid}}, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) workgroup(%S : {SHARED}) {{{{
    %a = memref.load %A[%t] : memref<16xf32>
    memref.store %a, %S[%t] : {SHARED}
    gpu.barrier
    affine.for %step = 0 to 7 {{{{
      %x = memref.load %S[%t] : {SHARED}
      %y = arith.addf %x, %x : f32
      memref.store %y, %S[%t] : {SHARED}
      {{barrier}}
    }}}}
    %back = arith.subi %c15, %t : index
    %r = memref.load %S[%back] : {SHARED}
    memref.store %r, %B[%t] : memref<16xf32>
    gpu.terminator
  }}}}
  return
}}}}
"""


def test_intervals_before_and_after_a_loop_of_barriers_are_of_one_block() -> None:
    right = ONE_BLOCK.format(grid="%c1", barrier="gpu.barrier")
    assert isinstance(prove(right, right), Proven)
    for grid, barrier in (("%c1", ""), ("%c2", "gpu.barrier")):
        wrong = ONE_BLOCK.format(grid=grid, barrier=barrier)
        assert is_refused(prove(right, wrong))
