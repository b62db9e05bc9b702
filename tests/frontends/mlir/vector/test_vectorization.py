# ruff: noqa: E501
"""Vectorized programs: what real passes make of loops, and what must not pass."""

from __future__ import annotations

import re

import pytest
from torch_mlir import ir as mlir
from torch_mlir.passmanager import PassManager

from equiv.verdict import Verdict
from tests.equiv.pairs import check, function

PRODUCT = function(
    "%A: memref<16x24xf32>, %B: memref<24x8xf32>, %C: memref<16x8xf32>",
    """
affine.for %i = 0 to 16 {
  affine.for %j = 0 to 8 {
    affine.for %k = 0 to 24 {
      %a = affine.load %A[%i, %k] : memref<16x24xf32>
      %b = affine.load %B[%k, %j] : memref<24x8xf32>
      %c = affine.load %C[%i, %j] : memref<16x8xf32>
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %c, %m : f32
      affine.store %s, %C[%i, %j] : memref<16x8xf32>
    }
  }
}
""",
)

SUM = function(
    "%A: memref<64xf32>, %B: memref<f32>",
    """
%zero = arith.constant 0.0 : f32
%sum = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> f32 {
  %a = affine.load %A[%i] : memref<64xf32>
  %s = arith.addf %acc, %a : f32
  affine.yield %s : f32
}
affine.store %sum, %B[] : memref<f32>
""",
)

DOWN_TO_LLVM = (
    "lower-affine",
    "convert-vector-to-scf{full-unroll=true}",
    "convert-scf-to-cf",
    "convert-vector-to-llvm",
    "finalize-memref-to-llvm",
    "convert-arith-to-llvm",
    "convert-cf-to-llvm",
    "convert-func-to-llvm",
    "reconcile-unrealized-casts",
)


def stages(source: str, *passes: str) -> list[str]:
    """The program before the first pass and after each one that changed it."""
    found = [source]
    with mlir.Context():
        module = mlir.Module.parse(source)
        for each in passes:
            PassManager.parse(f"builtin.module({each})").run(module.operation)
            if str(module) != found[-1]:
                found.append(str(module))
    return found


def verdicts(found: list[str], **options: object) -> list[Verdict]:
    """Each stage against the first and against the one before."""
    pairs = {(0, at) for at in range(1, len(found))} | {(at - 1, at) for at in range(1, len(found))}
    return [check(found[first], found[second], **options) for first, second in sorted(pairs)]


@pytest.mark.parametrize("size", ["8", "4,8", "8,4"])
def test_a_vectorized_product_is_the_same_bit_for_bit_down_to_llvm(size: str) -> None:
    found = stages(PRODUCT, f"func.func(affine-super-vectorize{{virtual-vector-size={size}}})", *DOWN_TO_LLVM)
    assert len(found) > 6
    assert {(each.verdict, each.level) for each in verdicts(found)} == {("equivalent", "bitwise")}


def test_transfers_go_through_memrefs_of_vectors() -> None:
    """What `-convert-vector-to-scf` does where it does not unroll: vectors are kept in memory, row by row."""
    found = stages(
        PRODUCT,
        "func.func(affine-super-vectorize{virtual-vector-size=4,8})",
        *(each.replace("{full-unroll=true}", "") for each in DOWN_TO_LLVM),
    )
    assert any("memref<4xvector<8xf32>>" in each and "!llvm.struct" in each for each in found)
    assert "memref" not in found[-1]
    assert {(each.verdict, each.level) for each in verdicts(found)} == {("equivalent", "bitwise")}


def test_a_row_of_another_vector_is_refuted() -> None:
    lowered = stages(PRODUCT, "func.func(affine-super-vectorize{virtual-vector-size=4,8})", "convert-vector-to-scf")
    row = re.compile(r"memref\.load (%\w+)\[%\w+\] : memref<4xvector<8xf32>>")
    assert row.search(lowered[-1])
    wrong = row.sub(r"memref.load \1[%c0] : memref<4xvector<8xf32>>", lowered[-1], count=1)
    assert check(lowered[0], wrong).verdict == "different"


def test_a_vectorized_sum_is_reassociated() -> None:
    passes = "func.func(affine-super-vectorize{virtual-vector-size=8 vectorize-reductions=true})"
    found = stages(SUM, passes, *DOWN_TO_LLVM)
    assert check(found[0], found[1]).verdict != "equivalent"
    for each in found[1:]:
        verdict = check(found[0], each, accept=("reassociated",))
        assert (verdict.verdict, verdict.level) == ("equivalent", "reassociated"), verdict.reasons


CONTRACT = function(
    "%A: memref<4x8xf32>, %B: memref<8x4xf32>, %C: memref<4x4xf32>",
    """
%c0 = arith.constant 0 : index
%pad = arith.constant 0.0 : f32
%a = vector.transfer_read %A[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
%b = vector.transfer_read %B[%c0, %c0], %pad {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
%c = vector.transfer_read %C[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
%r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"],
                      kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
vector.transfer_write %r, %C[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
""",
)
LOOPS = (
    PRODUCT.replace("16x24", "4x8").replace("24x8", "8x4").replace("16x8", "4x4").replace("to 16", "to 4")
    .replace("to 8", "to 4").replace("to 24", "to 8")
)  # fmt: skip


READ = function(
    "%A: memref<?xf32>, %B: memref<8xf32>",
    """
%c0 = arith.constant 0 : index
%c8 = arith.constant 8 : index
%n = memref.dim %A, %c0 : memref<?xf32>
%pad = arith.constant 1.0 : f32
affine.for %i = 0 to 8 {
  %in = arith.cmpi slt, %i, %n : index
  %x = scf.if %in -> f32 {
    %y = memref.load %A[%i] : memref<?xf32>
    scf.yield %y : f32
  } else {
    scf.yield %pad : f32
  }
  affine.store %x, %B[%i] : memref<8xf32>
}
""",
)
PADDED = function(
    "%A: memref<?xf32>, %B: memref<8xf32>",
    """
%c0 = arith.constant 0 : index
%pad = arith.constant 1.0 : f32
%v = vector.transfer_read %A[%c0], %pad : memref<?xf32>, vector<8xf32>
vector.transfer_write %v, %B[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
""",
)
MASKED = PADDED.replace(
    "%v = vector.transfer_read %A[%c0], %pad :",
    "%n = memref.dim %A, %c0 : memref<?xf32>\n  %m = vector.create_mask %n : vector<8xi1>\n"
    "  %v = vector.transfer_read %A[%c0], %pad, %m {in_bounds = [true]} :",
)

WRONG = {
    "another padding": (READ, PADDED.replace("1.0", "0.0")),
    "a read that is said to be in bounds": (READ, PADDED.replace("%pad :", "%pad {in_bounds = [true]} :")),
    "a mask of one element more": (
        READ,
        MASKED.replace("create_mask %n", "create_mask %n1").replace(
            "%m = ", "%c1 = arith.constant 1 : index\n  %n1 = arith.addi %n, %c1 : index\n  %m = "
        ),
    ),
    "a permutation the wrong way": (
        LOOPS,
        CONTRACT.replace("%B[%c0, %c0], %pad {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>",
                         "%B[%c0, %c0], %pad {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<8x4xf32>, vector<8x4xf32>"),
    ),
    "operands of a contraction that are swapped": (
        LOOPS,
        CONTRACT.replace("affine_map<(m, n, k) -> (m, n)>", "affine_map<(m, n, k) -> (n, m)>"),
    ),
    "a contraction that forgets what was there": (LOOPS, CONTRACT.replace(" %a, %b, %c :", " %a, %b, %z :").replace(
        "%r = vector.contract", "%z = arith.constant dense<0.0> : vector<4x4xf32>\n  %r = vector.contract")),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_vectors_are_refuted(name: str) -> None:
    verdict = check(*WRONG[name], accept=("reassociated",))
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None
