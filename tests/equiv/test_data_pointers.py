"""Loads and stores through LLVM pointers whose place in their buffer is data."""

from __future__ import annotations

import pytest

from tests.equiv.lowered import lowered
from tests.equiv.pairs import check

GATHER = """func.func @f(%table: memref<7x5xf32>, %rows: memref<4xi32>, %out: memref<4x5xf32>) {
  affine.for %i = 0 to 4 {
    %row = affine.load %rows[%i] : memref<4xi32>
    %r = arith.index_cast %row : i32 to index
    affine.for %j = 0 to 5 {
      %x = memref.load %table[%r, %j] : memref<7x5xf32>
      affine.store %x, %out[%i, %j] : memref<4x5xf32>
    }
  }
  return
}
"""
SCATTER = """func.func @f(%out: memref<9xf32>, %at: memref<3xi64>, %x: memref<3xf32>) {
  affine.for %i = 0 to 3 {
    %n = affine.load %at[%i] : memref<3xi64>
    %k = arith.index_cast %n : i64 to index
    %v = affine.load %x[%i] : memref<3xf32>
    memref.store %v, %out[%k] : memref<9xf32>
  }
  return
}
"""
COUNT = """func.func @f(%bins: memref<6xi32>, %x: memref<4xi8>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    %v = affine.load %x[%i] : memref<4xi8>
    %k = arith.index_castui %v : i8 to index
    %old = memref.load %bins[%k] : memref<6xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %bins[%k] : memref<6xi32>
  }
  return
}
"""
PROGRAMS = {"a gather": GATHER, "a scatter": SCATTER, "a histogram": COUNT}


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_and_their_lowering(name: str) -> None:
    source = PROGRAMS[name]
    verdict = check(source, lowered(source))
    assert verdict.verdict == "equivalent" and verdict.level == "bitwise", verdict.reasons


WRONG = {
    "another column": (GATHER, "%table[%r, %j]", "%table[%r, %i]"),
    "another row": (GATHER, "%rows[%i]", "%rows[3 - %i]"),
    "the first value": (SCATTER, "affine.load %x[%i]", "affine.load %x[0]"),
    "two at a time": (COUNT, "constant 1 :", "constant 2 :"),
    "without what was there": (COUNT, "arith.addi %old, %one", "arith.addi %one, %one"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_programs_are_refuted(name: str) -> None:
    source, before, after = WRONG[name]
    verdict = check(source, lowered(source.replace(before, after)))
    assert verdict.verdict == "different", verdict.reasons


HEAD = """func.func @f(%A: memref<1xi64>) -> f32 {
  %zero = arith.constant 0 : index
  %i = memref.load %A[%zero] : memref<1xi64>
  %size = llvm.mlir.constant(64 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %m3 = llvm.mlir.constant(-3 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c15 = llvm.mlir.constant(15 : i64) : i64
  %b = llvm.alloca %size x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
"""
FILL = "".join(
    f"  %b{n} = llvm.getelementptr inbounds %b[{n}] : (!llvm.ptr) -> !llvm.ptr, f32\n"
    f"  llvm.store %{'two' if n % 2 else 'one'}, %b{n} : f32, !llvm.ptr\n"
    for n in range(16)
)


def through(pointer: str) -> str:
    """A function that loads what a pointer %p into 16 floats points to, which depends on %i."""
    return f"""{HEAD}{FILL}{pointer}
  %v = llvm.load %p : !llvm.ptr -> f32
  return %v : f32
}}
"""


def step(result: str, base: str, index: str, flags: str = "inbounds ", type_: str = "f32", width: str = "i64") -> str:
    pointers = f"(!llvm.ptr, {width}) -> !llvm.ptr, {type_}"
    return f"  %{result} = llvm.getelementptr {flags}%{base}[%{index}] : {pointers}\n"


DIRECT = through(step("p", "b", "i"))
MASKED = "  %k = llvm.and %i, %c15 : i64\n"


def proven(source: str, target: str) -> bool:
    return check(source, target).verdict == "equivalent"


def test_an_index_that_cannot_leave_the_buffer() -> None:
    source = through(MASKED + step("p", "b", "k"))
    assert proven(source, through(MASKED + step("p", "b", "k", flags="")))
    there_and_back = step("q", "b", "k") + step("r", "q", "c1", flags="") + step("p", "r", "m1", flags="")
    assert proven(source, through(MASKED + there_and_back))
    assert not proven(source, through(MASKED + step("q", "b", "k") + step("p", "q", "c1")))


def test_what_wraps_around_is_not_what_must_not() -> None:
    wraps = through(step("p", "b", "i", flags=""))
    assert proven(DIRECT, DIRECT)
    # Where %i is 2^62 the one without the flag is at the start of the buffer again.
    assert not proven(wraps, DIRECT)


def test_a_way_through_the_outside_is_undefined() -> None:
    masked = through(MASKED + step("p", "b", "k"))
    outside = through(MASKED + step("q", "b", "k") + step("r", "q", "c3") + step("p", "r", "m3"))
    assert not proven(masked, outside)
    assert proven(masked, masked)


def test_bytes_that_may_lie_between_elements_are_left_open() -> None:
    bytes_ = through(MASKED + step("p", "b", "k", type_="i8"))
    assert check(bytes_, bytes_).verdict == "unknown"


def test_steps_of_other_sizes() -> None:
    in_floats = through(MASKED + step("p", "b", "k"))
    in_bytes = through(MASKED + "  %m = llvm.mul %k, %c4 : i64\n" + step("p", "b", "m", type_="i8"))
    assert proven(in_floats, in_bytes)
    assert proven(in_bytes, in_floats)
