"""Globals keep what earlier calls left, and begin with what the module says."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

PROGRAM = """
memref.global{private} @g : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xf32>
  %v = memref.load %g[%c0] : memref<2xf32>
  %r = arith.addf %v, %x : f32
  return %r : f32
}
"""
CONSTANT = """
func.func @f(%x: f32) -> f32 {
  %v = arith.constant 1.0 : f32
  %r = arith.addf %v, %x : f32
  return %r : f32
}
"""
POINTER = """
llvm.mlir.global internal @g(1.0 : f32) : f32
func.func @f(%A: memref<f32>) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> f32
  memref.store %v, %A[] : memref<f32>
  return
}
"""


@pytest.mark.parametrize("private", ["", ' "private"'])
def test_a_global_begins_with_the_same_values(private: str) -> None:
    program = PROGRAM.replace("{private}", private)
    assert check(program, program).verdict == "equivalent"
    verdict = check(program, program.replace("[1.0, 2.0]", "[7.0, 2.0]"))
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert verdict.witness.profile.startswith("fresh-")


def test_one_initial_value_is_that_of_all_elements() -> None:
    program = PROGRAM.replace("{private}", "").replace("dense<[1.0, 2.0]>", "dense<1.0>")
    assert check(program, program.replace("dense<1.0>", "dense<[1.0, 1.0]>")).verdict == "equivalent"


def test_an_element_that_nobody_reads_is_left_to_others() -> None:
    program = PROGRAM.replace("{private}", "")
    assert check(program, program.replace("[1.0, 2.0]", "[1.0, 3.0]")).verdict == "different"
    program = PROGRAM.replace("{private}", ' "private"')
    assert check(program, program.replace("[1.0, 2.0]", "[1.0, 3.0]")).verdict == "unknown"


def test_globals_of_the_llvm_dialect_begin_alike_too() -> None:
    assert check(POINTER, POINTER.replace("1.0", "2.0")).verdict == "different"


def test_a_private_global_that_nobody_writes_is_not_taken_for_anything_else() -> None:
    """It may well be folded: no call ever finds something else in it than 1."""
    assert check(PROGRAM.replace("{private}", ' "private"'), CONSTANT).verdict == "unknown"


def test_a_public_global_may_hold_anything() -> None:
    assert check(PROGRAM.replace("{private}", ""), CONSTANT).verdict == "different"


VARIABLE = """
ml_program.global private mutable @v(dense<0> : tensor<2xi32>) : tensor<2xi32>
func.func @f() -> tensor<2xi32> {
  %v = ml_program.global_load @v : tensor<2xi32>
  return %v : tensor<2xi32>
}
"""


def test_a_tensor_that_begins_with_zeros_is_not_one_that_begins_with_nothing() -> None:
    assert check(VARIABLE, VARIABLE).verdict == "equivalent"
    assert check(VARIABLE, VARIABLE.replace("(dense<0> : tensor<2xi32>)", "")).verdict != "equivalent"
    assert check(VARIABLE, VARIABLE.replace("dense<0>", "dense<1>")).verdict == "different"


CALLS = """
memref.global{private} @g : memref<2xi32> = dense<0>
func.func private @log()
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  memref.store %x, %g[%c0] : memref<2xi32>
  call @log() : () -> ()
  %r = memref.load %g[%c0] : memref<2xi32>
  return %r : i32
}
"""
STORE, CALL, LOAD = CALLS.splitlines()[6:9]


@pytest.mark.parametrize(("private", "expected"), [("", ("unknown", "different")), (' "private"', ("equivalent",))])
@pytest.mark.parametrize("order", [(CALL, STORE, LOAD), (STORE, LOAD, CALL)])
def test_a_call_may_read_and_write_a_global_that_others_see(
    private: str, expected: tuple[str, ...], order: tuple[str, ...]
) -> None:
    program = CALLS.replace("{private}", private)
    assert check(program, program).verdict == "equivalent"
    moved = program.replace("\n".join((STORE, CALL, LOAD)), "\n".join(order))
    assert moved != program
    assert check(program, moved).verdict in expected


def test_a_global_that_others_see_in_the_llvm_dialect() -> None:
    program = """
llvm.mlir.global external @g(0 : i32) : i32
llvm.func @log()
llvm.func @f(%x: i32) -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.call @log() : () -> ()
  %r = llvm.load %g : !llvm.ptr -> i32
  llvm.return RESULT : i32
}
"""
    source = program.replace("RESULT", "%r")
    assert check(source, source).verdict == "equivalent"
    assert check(source, program.replace("RESULT", "%x")).verdict != "equivalent"
