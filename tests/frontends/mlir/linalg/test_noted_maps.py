"""Maps that a pass has noted on a named operation are held against its strides and dilations."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from tests.equiv.pairs import check

CONVOLUTION = """
func.func @f(%x: tensor<1x7x7x1xf32>, %k: tensor<2x2x1x1xf32>, %o: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}
      ins(%x, %k : tensor<1x7x7x1xf32>, tensor<2x2x1x1xf32>) outs(%o : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}
"""
GENERIC = load(CONVOLUTION).generic_form()
STRIDES, DILATIONS = "strides = dense<[1, 2]>", "dilations = dense<[2, 1]>"
WRONG = [
    (STRIDES, "strides = dense<[2, 1]>"),
    (STRIDES, "strides = dense<1>"),
    (STRIDES, "strides = dense<2>"),
    (STRIDES, "strides = dense<[1, 3]>"),
    (DILATIONS, "dilations = dense<[1, 2]>"),
    (DILATIONS, "dilations = dense<1>"),
    (DILATIONS, "dilations = dense<2>"),
    (DILATIONS, "dilations = dense<[3, 1]>"),
]


@pytest.mark.parametrize("change", WRONG)
def test_maps_of_other_numbers(change: tuple[str, str]) -> None:
    assert change[0] in GENERIC
    verdict = check(GENERIC, GENERIC.replace(*change))
    assert verdict.verdict == "unknown" and "linalg.memoized_indexing_maps" in verdict.reasons[0].message
