# ruff: noqa: E501
"""Wrong vectors and wrong lowerings of them: each is refuted with a witness, or left open, and never proven."""

from __future__ import annotations

import pytest

from tests.equiv.lowered import PASSES, lowered
from tests.equiv.pairs import check, function

# -- mutants of later stages -----------------------------------------------------------------------------------------------

MOVED = """
func.func @f(%A: memref<5x6xf32>, %B: memref<6x5xf32>, %S: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %c4 : vector<6xi1>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %z, %p = %z) -> (f32, f32) {
    %v = vector.transfer_read %A[%i, %c0], %z, %m {in_bounds = [true]} : memref<5x6xf32>, vector<6xf32>
    vector.transfer_write %v, %B[%c0, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<6xf32>, memref<6x5xf32>
    %x = memref.load %A[%i, %c1] : memref<5x6xf32>
    %n = arith.subf %x, %s : f32
    %q = arith.addf %p, %n : f32
    scf.yield %n, %q : f32, f32
  }
  memref.store %r#0, %S[%c0] : memref<2xf32>
  memref.store %r#1, %S[%c1] : memref<2xf32>
  return
}
"""
TO_LLVM = ("func.func(convert-vector-to-scf{full-unroll=true})", *PASSES)
# name: what stands in the lowered program, what a wrong pass would have made of it
MUTANTS = {
    "a mask off by one": ("dense<[true, true, true, true, false, false]>", "dense<[true, true, true, true, true, false]>"),
    "a mask of one too few": ("dense<[true, true, true, true, false, false]>", "dense<[true, true, true, false, false, false]>"),
    "a mask turned round": ("dense<[true, true, true, true, false, false]>", "dense<[false, false, true, true, true, true]>"),
    "a wrong stride of a row": ("%22 = llvm.mul %18, %6 : i64", "%22 = llvm.mul %18, %9 : i64"),
    "a wrong stride of a column": ("%53 = llvm.mul %14, %9 : i64", "%53 = llvm.mul %14, %6 : i64"),
    "elements of another size": ("llvm.getelementptr inbounds|nuw %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32", "llvm.getelementptr inbounds|nuw %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f64"),
    "swapped block arguments": ("llvm.br ^bb1(%68, %66, %67", "llvm.br ^bb1(%68, %67, %66"),
    "a block argument that stays as it was": ("llvm.br ^bb1(%68, %66, %67", "llvm.br ^bb1(%68, %66, %20"),
    "a wrong start": ("llvm.br ^bb1(%12, %8, %8", "llvm.br ^bb1(%11, %8, %8"),
    "a comparison of the other kind": ('llvm.icmp "slt" %18', 'llvm.icmp "sle" %18'),
    "swapped results": ("llvm.store %19, %arg15", "llvm.store %20, %arg15"),
    "another element": ("llvm.extractelement %25[%2 : i64]", "llvm.extractelement %25[%3 : i64]"),
    "other padding": ("llvm.mlir.constant(dense<0.000000e+00> : vector<6xf32>)", "llvm.mlir.constant(dense<1.000000e+00> : vector<6xf32>)"),
}  # fmt: skip


@pytest.fixture(scope="module")
def moved() -> str:
    return lowered(MOVED, TO_LLVM)


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mutant_of_the_llvm_form_is_refuted(name: str, moved: str) -> None:
    good, bad = MUTANTS[name]
    assert moved.count(good) == 1
    verdict = check(MOVED, moved.replace(good, bad))
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None


# -- bit patterns ------------------------------------------------------------------------------------------------------------


def recast(
    before: str, after: str, count: int, into: int, more: str = "%w = vector.bitcast %v : BEFORE to AFTER"
) -> str:
    line = more.replace("BEFORE", f"vector<{count}x{before}>").replace("AFTER", f"vector<{into}x{after}>")
    return function(
        f"%A: memref<{count}x{before}>, %B: memref<{into}x{after}>",
        f"%c0 = arith.constant 0 : index\n%v = vector.load %A[%c0] : memref<{count}x{before}>, vector<{count}x{before}>\n"
        f"{line}\nvector.store %w, %B[%c0] : memref<{into}x{after}>, vector<{into}x{after}>",
    )


@pytest.mark.parametrize(
    ("before", "after", "count", "into"),
    [("f32", "i16", 2, 4), ("i8", "i32", 8, 2), ("i64", "f32", 1, 2), ("f32", "i32", 2, 2)],
)
def test_bit_patterns_are_followed_into_the_llvm_dialect(before: str, after: str, count: int, into: int) -> None:
    source = recast(before, after, count, into)
    verdict = check(source, lowered(source))
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert (before == "f32" and after == "i32") or any("little-endian" in each for each in verdict.assumptions)


# -- shapes of results -------------------------------------------------------------------------------------------------------


def test_results_of_another_shape_are_said_to_be() -> None:
    """They are compared element by element in row-major order."""
    source = "func.func @f(%v: vector<2x3xf32>) -> vector<2x3xf32> {\nreturn %v : vector<2x3xf32>\n}"
    target = "func.func @f(%v: vector<3x2xf32>) -> vector<3x2xf32> {\nreturn %v : vector<3x2xf32>\n}"
    verdict = check(source, target)
    assert verdict.verdict == "equivalent"
    assert any(
        "result 0 is vector<2x3xf32> in the source and vector<3x2xf32> in the target" in each
        for each in verdict.assumptions
    )
    assert any("argument 0 is vector<2x3xf32> in the source" in each for each in verdict.assumptions)
    transposed = target.replace(
        "return %v",
        "%t = vector.shape_cast %v : vector<3x2xf32> to vector<2x3xf32>\n%u = vector.transpose %t, [1, 0] : vector<2x3xf32> to vector<3x2xf32>\nreturn %u",
    )
    assert check(source, transposed).verdict == "different"
    assert not any("vector" in each for each in check(source, source).assumptions)
    scalars = "func.func @f(%a: f32, %b: f32) -> f32 {\nreturn %b : f32\n}"
    pair = "func.func @f(%a: vector<2xf32>) -> f32 {\n%b = vector.extract %a[1] : f32 from vector<2xf32>\nreturn %b : f32\n}"
    assert any("(f32, f32)" in each and "(vector<2xf32>)" in each for each in check(scalars, pair).assumptions)
