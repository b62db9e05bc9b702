"""Floats of 8 bits and less, and numbers in blocks that share a scale. The machine computes with none of them: what is
wrong is not proven, and refuted by no run."""

from __future__ import annotations

import pytest

from tests.equiv.lowered import after
from tests.equiv.pairs import check

SCALING = """
func.func @f(%X: memref<8xf4E2M1FN>, %S: memref<8xf8E8M0FNU>, %Y: memref<8xf32>, %A: memref<8xf32>,
             %B: memref<8xf4E2M1FN>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %X[%i] : memref<8xf4E2M1FN>
    %s = affine.load %S[%i] : memref<8xf8E8M0FNU>
    %y = affine.load %Y[%i] : memref<8xf32>
    %a = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
    %b = arith.scaling_truncf %y, %s to_nearest_even : f32, f8E8M0FNU to f4E2M1FN
    affine.store %a, %A[%i] : memref<8xf32>
    affine.store %b, %B[%i] : memref<8xf4E2M1FN>
  }
  return
}
"""


def test_scaling_conversions_are_what_they_are_expanded_to() -> None:
    target = after(SCALING, "func.func(arith-expand)")
    assert "scaling" not in target
    verdict = check(SCALING, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("arith.mulf", "arith.divf"),
        ("arith.divf", "arith.mulf"),
        ("to_nearest_even", "toward_zero"),
        ("affine.load %arg1[%arg5]", "affine.load %arg1[7 - %arg5]"),
    ],
)
def test_wrong_scales_are_not_proven(right: str, wrong: str) -> None:
    target = after(SCALING, "func.func(arith-expand)")
    assert right in target, target
    assert check(SCALING, target.replace(right, wrong)).verdict == "unknown"


CAST = """
func.func @f(%x: tensor<2x64xf8E5M2>, %s: tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32> {
  %r = tosa.cast_from_block_scaled %x, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>}
    : (tensor<2x64xf8E5M2>, tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32>
  return %r : tensor<2x64xf32>
}
"""
CAST_BY_HAND = """
func.func @f(%x: tensor<2x64xf8E5M2>, %s: tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32> {
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
    %size = arith.constant 32 : index
    %b = arith.divui %j, %size : index
    %v = tensor.extract %x[%i, %j] : tensor<2x64xf8E5M2>
    %f = tensor.extract %s[%i, %b] : tensor<2x2xf8E8M0FNU>
    %e = arith.scaling_extf %v, %f : f8E5M2, f8E8M0FNU to f32
    tensor.yield %e : f32
  } : tensor<2x64xf32>
  return %r : tensor<2x64xf32>
}
"""


def test_numbers_of_blocks() -> None:
    assert check(CAST, CAST_BY_HAND).level == "bitwise"


@pytest.mark.parametrize(
    ("right", "wrong"), [("32 : index", "16 : index"), ("32 : index", "33 : index"), ("%s[%i, %b]", "%s[%b, %i]")]
)
def test_scales_of_other_blocks_are_not_proven(right: str, wrong: str) -> None:
    assert check(CAST, CAST_BY_HAND.replace(right, wrong)).verdict == "unknown"


PRODUCT = """
func.func @f(%a: tensor<2x3x32xf8E4M3FN>, %s: tensor<2x3x1xf8E8M0FNU>, %b: tensor<1x4x32xf8E4M3FN>,
             %t: tensor<1x4x1xf8E8M0FNU>) -> tensor<2x3x4xf32> {
  %r = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = #tosa.block_size<BLOCK_SIZE_32>}
    : (tensor<2x3x32xf8E4M3FN>, tensor<2x3x1xf8E8M0FNU>, tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>)
    -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
"""
PRODUCT_BY_HAND = """
func.func @f(%a: tensor<2x3x32xf8E4M3FN>, %s: tensor<2x3x1xf8E8M0FNU>, %b: tensor<1x4x32xf8E4M3FN>,
             %t: tensor<1x4x1xf8E8M0FNU>) -> tensor<2x3x4xf32> {
  %x = tosa.cast_from_block_scaled %a, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>}
    : (tensor<2x3x32xf8E4M3FN>, tensor<2x3x1xf8E8M0FNU>) -> tensor<2x3x32xf32>
  %y = tosa.cast_from_block_scaled %b, %t {block_size = #tosa.block_size<BLOCK_SIZE_32>}
    : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>) -> tensor<1x4x32xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (0, j, k)>,
      affine_map<(b, i, j, k) -> (b, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<2x3x32xf32>, tensor<1x4x32xf32>) outs(%f : tensor<2x3x4xf32>) {
  ^bb0(%l: f32, %m: f32, %o: f32):
    %p = arith.mulf %l, %m : f32
    %q = arith.addf %o, %p : f32
    linalg.yield %q : f32
  } -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
"""


def test_a_product_of_blocks() -> None:
    verdict = check(PRODUCT, PRODUCT_BY_HAND)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("matmul_t_block_scaled" in each for each in verdict.assumptions)


@pytest.mark.parametrize(("right", "wrong"), [("%b, %t {", "%b, %u {"), ("(b, i, k)>", "(b, 2 - i, k)>")])
def test_wrong_products_of_blocks_are_not_proven(right: str, wrong: str) -> None:
    """With the scale of another column, and of another row."""
    target = PRODUCT_BY_HAND.replace(right, wrong)
    if "%u" in wrong:
        turned = (
            "%u = tensor.generate {\n^bb0(%n: index, %j: index, %k: index):\n%three = arith.constant 3 : index\n"
            "%w = arith.subi %three, %j : index\n%h = tensor.extract %t[%n, %w, %k] : tensor<1x4x1xf8E8M0FNU>\n"
            "tensor.yield %h : f8E8M0FNU\n} : tensor<1x4x1xf8E8M0FNU>\n"
        )
        target = target.replace("  %y = tosa", f"{turned}  %y = tosa")
    assert target != PRODUCT_BY_HAND
    assert check(PRODUCT, target).verdict == "unknown"
