"""Numbers in blocks that share a scale. What is wrong is not proven."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

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
