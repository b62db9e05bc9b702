"""Shapes of tosa that are parts of others, and what is asserted of them."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

SLICED = """
func.func @f(%x: tensor<24xf32>) -> tensor<4x6xf32> {
  %a = tosa.const_shape {values = dense<[9, 4, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %n = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %m = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %t = tosa.slice_shape %a, %n, %m : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  %r = tosa.reshape %x, %t : (tensor<24xf32>, !tosa.shape<2>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
"""
EXPANDED = """
func.func @f(%x: tensor<24xf32>) -> tensor<4x6xf32> {
  %r = tensor.expand_shape %x [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
"""


def asserted(values: str, broadcast: str) -> str:
    return SLICED.replace(
        "  %r = tosa",
        f"  %e = tosa.const_shape {{values = dense<{values}> : tensor<2xindex>}} : () -> !tosa.shape<2>\n"
        f"  tosa.assert_equal_shape %t, %e {{allow_broadcast = {broadcast}}} : (!tosa.shape<2>, !tosa.shape<2>) -> ()\n"
        "  %r = tosa",
    )


def test_a_part_of_a_shape() -> None:
    assert check(SLICED, EXPANDED).level == "bitwise"


@pytest.mark.parametrize(("values", "broadcast"), [("[4, 6]", "false"), ("[4, 6]", "true"), ("[1, 6]", "true")])
def test_shapes_that_agree(values: str, broadcast: str) -> None:
    assert check(EXPANDED, asserted(values, broadcast)).level == "bitwise"


@pytest.mark.parametrize(("values", "broadcast"), [("[4, 5]", "true"), ("[1, 6]", "false"), ("[6, 4]", "false")])
def test_a_target_whose_shapes_differ_is_refuted(values: str, broadcast: str) -> None:
    assert check(EXPANDED, asserted(values, broadcast)).verdict == "different"
