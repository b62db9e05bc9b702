"""The CPU lowering, pass by pass: every stage is equivalent to the one before it and to the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load
from tests.equiv.lowered import PASSES, lowered, stages

LOOPS = Path(__file__).parents[2] / "corpora" / "loops"
KERNELS = [
    *("gemm/dynamic", "gemm/linalg", "gemm/bf16", "jacobi-1d/static", "convolution/nchw", "softmax/static"),
    *("cholesky/static", "pooling/static", "trisolv/static"),
]
SMALL = """
func.func @f(%A: memref<?x4xf32, strided<[?, 1], offset: ?>>, %n: index, %x: i32) -> (memref<?xf32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %R = memref.alloc(%n) {alignment = 64} : memref<?xf32>
  %T = memref.alloca() : memref<4xf32>
  %d = memref.dim %A, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.remui %i, %d : index
    %row = memref.subview %A[%k, 0] [1, 4] [1, 1]
      : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %row, %T : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    %y = memref.load %T[%c1] : memref<4xf32>
    %z = math.tanh %y : f32
    memref.store %z, %R[%i] : memref<?xf32>
  }
  %y = arith.addi %x, %x : i32
  return %R, %y : memref<?xf32>, i32
}
"""


def check(source: str, target: str, name: str = "f", **options: object) -> Verdict:
    before, after = load(source, file_name="before.mlir"), load(target, file_name="after.mlir")
    return verify(before, after, source_function=name, seed=7, **options)


def existing(kernel: str) -> Path:
    return LOOPS / f"{kernel}.mlir"


def test_the_kernels_are_there() -> None:
    assert [kernel for kernel in KERNELS if not existing(kernel).exists()] == []


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_stage_of_a_kernel(kernel: str) -> None:
    found = stages(existing(kernel).read_text())
    assert "llvm.func" in found[-1][1]
    name = load(existing(kernel)).functions
    (function,) = [each.name for each in name.values() if each.defined and each.public]
    for at in range(1, len(found)):
        for before in sorted({0, at - 1}):
            verdict = check(found[before][1], found[at][1], function)
            assert verdict.verdict == "equivalent", (found[before][0], found[at][0], verdict.reasons)
            assert verdict.level == "bitwise"


def test_allocations_copies_views_functions_and_results() -> None:
    found = stages(SMALL)
    for each, text in found[1:]:
        verdict = check(SMALL, text)
        assert verdict.verdict == "equivalent", (each, verdict.reasons, text)
    assert any("descriptors" in each for each in verdict.assumptions)
    assert any("tanhf" in each or "addresses" in each for each in verdict.assumptions)


def test_library_functions_are_those_of_the_source_by_name() -> None:
    passes = tuple(each for each in PASSES if each != "convert-math-to-llvm")
    target = lowered(SMALL, passes)
    assert "@tanhf" in target
    verdict = check(SMALL, target)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("'tanhf' is the function math.tanh" in each for each in verdict.assumptions)
    wrong = target.replace("@tanhf", "@sinhf")
    assert check(SMALL, wrong).verdict != "equivalent"


STATIC = """
func.func @f(%A: memref<3x5xf32>, %B: memref<5xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %j = %c0 to %c5 step %c1 iter_args(%a = %zero) -> (f32) {
    %x = memref.load %A[%c1, %j] : memref<3x5xf32>
    %y = arith.addf %a, %x : f32
    memref.store %y, %B[%j] : memref<5xf32>
    scf.yield %y : f32
  }
  return %s : f32
}
"""


def test_bare_pointers() -> None:
    passes = tuple(
        "convert-func-to-llvm{use-bare-ptr-memref-call-conv=1}" if each == "convert-func-to-llvm" else each
        for each in PASSES
    )
    target = lowered(STATIC, passes)
    assert "(%arg0: !llvm.ptr, %arg1: !llvm.ptr)" in target
    verdict = check(STATIC, target)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("bare pointers" in each for each in verdict.assumptions)
    assert check(lowered(STATIC), lowered(STATIC)).verdict == "equivalent"
    swapped = target.replace("(%arg0: !llvm.ptr, %arg1: !llvm.ptr)", "(%arg1: !llvm.ptr, %arg0: !llvm.ptr)")
    assert check(STATIC, swapped).verdict == "different"


@pytest.mark.parametrize("source", [STATIC, SMALL])
def test_the_interface_for_c(source: str) -> None:
    text = source.replace(") -> f32 {", ") -> f32 attributes {llvm.emit_c_interface} {")
    text = text.replace("(memref<?xf32>, i32) {", "(memref<?xf32>, i32) attributes {llvm.emit_c_interface} {")
    before, after = load(source, file_name="before.mlir"), load(lowered(text), file_name="after.mlir")
    verdict = verify(before, after, source_function="f", target_function="_mlir_ciface_f", seed=7)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("descriptors in memory" in each for each in verdict.assumptions)


def test_two_functions_in_llvm_form() -> None:
    final = lowered(
        SMALL.replace("-> (memref<?xf32>, i32)", "-> i32").replace("%R, %y : memref<?xf32>, i32", "%y : i32")
    )
    before, _ = final, None
    verdict = check(before, final)
    assert verdict.verdict == "equivalent", verdict.reasons


IRREDUCIBLE = """
func.func @f(%n: index, %A: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %odd = arith.remui %n, %c7 : index
  %late = arith.cmpi ugt, %odd, %c1 : index
  cf.cond_br %late, ^second(%c1 : index), ^first(%c0 : index)
^first(%i: index):
  memref.store %x, %A[%i] : memref<8xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^second(%j : index)
^second(%k: index):
  %y = memref.load %A[%k] : memref<8xf32>
  %z = arith.addf %y, %x : f32
  memref.store %z, %A[%k] : memref<8xf32>
  %l = arith.addi %k, %c1 : index
  %more = arith.cmpi ult, %l, %c7 : index
  cf.cond_br %more, ^first(%l : index), ^done
^done:
  return
}
"""


def test_a_loop_with_two_entries() -> None:
    for each, text in stages(IRREDUCIBLE)[1:]:
        verdict = check(IRREDUCIBLE, text)
        assert verdict.verdict == "equivalent", (each, verdict.reasons)
    swapped = lowered(IRREDUCIBLE).replace('llvm.icmp "ugt"', 'llvm.icmp "ule"')
    assert check(IRREDUCIBLE, swapped).verdict == "different"
