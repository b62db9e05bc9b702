"""Kernels as parallel loops: blocks of threads without barriers, for grids of any size."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from tests.equiv.proving.parametric.programs import changed, is_refused, prove_bodies

pytest.importorskip("islpy")

ARGUMENTS = "%A: memref<?xf32>, %B: memref<?xf32>, %n: index"
CONSTANTS = "".join(f"%c{each} = arith.constant {each} : index\n" for each in (0, 1, 2, 16))

SOURCE = f"""{CONSTANTS}
scf.for %i = %c0 to %n step %c1 {{
  %a = memref.load %A[%i] : memref<?xf32>
  %s = arith.addf %a, %a : f32
  memref.store %s, %B[%i] : memref<?xf32>
}}
"""

KERNEL = f"""{CONSTANTS}
%some = arith.cmpi sgt, %n, %c0 : index
scf.if %some {{
  %grid = arith.ceildivsi %n, %c16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %grid, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {{
    %start = arith.muli %bx, %c16 : index
    %i = arith.addi %start, %tx : index
    %in = arith.cmpi slt, %i, %n : index
    scf.if %in {{
      %a = memref.load %A[%i] : memref<?xf32>
      %s = arith.addf %a, %a : f32
      memref.store %s, %B[%i] : memref<?xf32>
    }}
    gpu.terminator
  }}
}}
"""


RIGHT = {
    "a grid that covers all": [],
    "a block too many": [("arith.ceildivsi %n, %c16 : index", "arith.addi %n, %c1 : index")],
    "threads in another order": [
        (
            "%i = arith.addi %start, %tx",
            "%last = arith.subi %c16, %c1 : index\n"
            "%back = arith.subi %last, %tx : index\n%i = arith.addi %start, %back",
        )
    ],
    "memory of each thread's own": [
        (
            "memref.store %s, %B[%i] : memref<?xf32>",
            "%T = memref.alloca() : memref<1xf32>\n"
            "memref.store %s, %T[%c0] : memref<1xf32>\n%t = memref.load %T[%c0] : memref<1xf32>\n"
            "memref.store %t, %B[%i] : memref<?xf32>",
        )
    ],
}
WRONG = {
    "no guard": [("%in = arith.cmpi slt, %i, %n", "%in = arith.cmpi slt, %tx, %c16")],
    "a guard that lets one too many in": [("cmpi slt, %i, %n", "cmpi sle, %i, %n")],
    "a guard that keeps the last out": [
        ("cmpi slt, %i, %n", "cmpi slt, %i, %before"),
        ("%start =", "%before = arith.subi %n, %c1 : index\n%start ="),
    ],
    "a grid rounded down": [("ceildivsi", "floordivsi")],
    "blocks that lie on each other": [("muli %bx, %c16", "muli %bx, %c1")],
    "blocks with gaps": [
        ("muli %bx, %c16", "muli %bx, %c17"),
        ("%start =", "%c17 = arith.constant 17 : index\n%start ="),
    ],
    "all threads write one element": [("memref.store %s, %B[%i]", "memref.store %s, %B[%c0]")],
    "a neighbour's element": [("memref.load %A[%i]", "memref.load %A[%tx]")],
    "memory that the threads share": [
        ("gpu.launch", "%T = memref.alloc() : memref<1xf32>\ngpu.launch"),
        (
            "memref.store %s, %B[%i] : memref<?xf32>",
            "memref.store %s, %T[%c0] : memref<1xf32>\n%t = memref.load %T[%c0] : memref<1xf32>\n"
            "memref.store %t, %B[%i] : memref<?xf32>",
        ),
    ],
    "what another thread writes": [("memref.load %A[%i]", "memref.load %B[%i]")],
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_kernel_is_a_parallel_loop(name: str) -> None:
    assert isinstance(prove_bodies(ARGUMENTS, SOURCE, changed(KERNEL, *RIGHT[name])), Proven)


@pytest.mark.parametrize("name", WRONG)
def test_another_kernel_is_refused(name: str) -> None:
    assert is_refused(prove_bodies(ARGUMENTS, SOURCE, changed(KERNEL, *WRONG[name])))


def test_a_race_of_the_source_is_no_order() -> None:
    racing = changed(KERNEL, *WRONG["all threads write one element"])
    assert is_refused(prove_bodies(ARGUMENTS, racing, racing))
