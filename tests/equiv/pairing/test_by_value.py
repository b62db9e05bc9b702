"""Functions of tensors against bufferized ones, which may write over what they were given."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from frontends.mlir import load
from interp.ir.text import print_module
from tests.equiv.lowered import after
from tests.equiv.pairs import check

_SOURCE = """
func.func @f(%t: tensor<?xf32>, %x: f32) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %zero = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %zero) -> (tensor<?xf32>, f32) {
    %e = tensor.extract %a[%i] : tensor<?xf32>
    %d = arith.addf %s, %e : f32
    %u = tensor.insert %x into %a[%i] : tensor<?xf32>
    scf.yield %u, %d : tensor<?xf32>, f32
  }
  return %r#0, %r#1 : tensor<?xf32>, f32
}
"""
_BUFFERIZE = "one-shot-bufferize{bufferize-function-boundaries=true}"
_TO_LLVM = (
    "convert-scf-to-cf,expand-strided-metadata,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,"
    "convert-arith-to-llvm,reconcile-unrealized-casts"
)


@pytest.mark.parametrize(
    "passes", [_BUFFERIZE, f"{_BUFFERIZE},drop-equivalent-buffer-results", f"{_BUFFERIZE},{_TO_LLVM}"]
)
def test_bufferized_in_place(passes: str) -> None:
    verdict = check(_SOURCE, after(_SOURCE, passes))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("takes by value" in each for each in verdict.assumptions)


def test_the_printed_ir_says_what_is_taken_by_value(tmp_path: Path) -> None:
    text = print_module(load(_SOURCE, file_name="f.mlir").lower("f"))
    assert "by_value [0]" in text and "values [0]" in text
    source, target = tmp_path / "f.air", tmp_path / "f.mlir"
    target.write_text(after(_SOURCE, _BUFFERIZE))
    for written, expected in ((text, "equivalent"), (text.replace("by_value [0]", ""), "different")):
        source.write_text(written)
        assert verify(source, target, seed=7).verdict == expected


def test_a_read_after_the_argument_was_written_over() -> None:
    late = """
func.func @f(%t: memref<?xf32>, %x: f32) -> (memref<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %t, %c0 : memref<?xf32>
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    memref.store %x, %t[%i] : memref<?xf32>
    %e = memref.load %t[%i] : memref<?xf32>
    %d = arith.addf %s, %e : f32
    scf.yield %d : f32
  }
  return %t, %r : memref<?xf32>, f32
}
"""
    assert check(_SOURCE, late).verdict == "different"


def test_two_functions_of_memrefs_must_leave_their_arguments_alike() -> None:
    kept = "func.func @f(%t: memref<4xf32>, %x: f32) -> f32 { return %x : f32 }"
    written = """
func.func @f(%t: memref<4xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %t[%c0] : memref<4xf32>
  return %x : f32
}
"""
    assert check(kept, written).verdict == "different"
    assert check(kept.replace("memref", "tensor"), written).verdict == "equivalent"


def test_a_function_that_is_only_declared_reads_tensors_and_writes_memrefs() -> None:
    program = """
func.func private @g(tensor<4xf32>, memref<4xf32>)
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  func.call @g(%t, %m) : (tensor<4xf32>, memref<4xf32>) -> ()
  %e = tensor.extract %t[%c0] : tensor<4xf32>
  return %e : f32
}
"""
    before = program.replace("  func.call", "  %e = tensor.extract %t[%c0] : tensor<4xf32>\n  func.call").replace(
        "-> ()\n  %e = tensor.extract %t[%c0] : tensor<4xf32>", "-> ()"
    )
    assert before != program
    assert check(program, before).verdict == "equivalent"
    as_memrefs = program.replace("tensor.extract", "memref.load").replace("tensor", "memref")
    assert check(as_memrefs, as_memrefs.replace("return %e", "return %e")).verdict == "equivalent"
