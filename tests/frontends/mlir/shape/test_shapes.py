"""The shape dialect against what MLIR makes of it, and against wrong forms."""

from __future__ import annotations

import pytest

from equiv import verify
from frontends.mlir import load
from tests.equiv.lowered import after

_SIZES = """
func.func @f(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> (index, index, tensor<?xindex>, i1) {
  %c0 = arith.constant 0 : index
  %s = shape.shape_of %x : tensor<?x?xf32> -> tensor<2xindex>
  %t = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %n = shape.num_elements %s : tensor<2xindex> -> index
  %e = shape.get_extent %s, %c0 : tensor<2xindex>, index -> index
  %b = shape.broadcast %s, %t : tensor<2xindex>, tensor<1xindex> -> tensor<?xindex>
  %q = shape.is_broadcastable %s, %t : tensor<2xindex>, tensor<1xindex>
  return %n, %e, %b, %q : index, index, tensor<?xindex>, i1
}
"""
_SUM = """
func.func @f(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = shape.shape_of %x : tensor<?x?xf32> -> tensor<2xindex>
  %t = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_broadcastable %s, %t : tensor<2xindex>, tensor<1xindex>
  %r = shape.assuming %w -> tensor<?x?xf32> {
    %b = shape.broadcast %s, %t : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %d0 = tensor.extract %b[%c0] : tensor<2xindex>
    %d1 = tensor.extract %b[%c1] : tensor<2xindex>
    %g = tensor.generate %d0, %d1 {
    ^bb0(%i: index, %j: index):
      %e = tensor.extract %y[%j] : tensor<?xf32>
      %f = tensor.extract %x[%i, %j] : tensor<?x?xf32>
      %h = arith.addf %e, %f : f32
      tensor.yield %h : f32
    } : tensor<?x?xf32>
    shape.assuming_yield %g : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
"""
_SHAPES = """
func.func @f(%x: tensor<?x?xf32>) -> (index, i1) {
  %c1 = shape.const_size 1
  %s = shape.shape_of %x : tensor<?x?xf32> -> !shape.shape
  %m = shape.reduce(%s, %c1) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %d: !shape.size, %a: !shape.size):
    %p = shape.mul %d, %a : !shape.size, !shape.size -> !shape.size
    shape.yield %p : !shape.size
  }
  %n = shape.size_to_index %m : !shape.size
  %k = shape.const_shape [3, 4] : !shape.shape
  %q = shape.shape_eq %s, %k : !shape.shape, !shape.shape
  return %n, %q : index, i1
}
"""

_REMOVED = "func.func(remove-shape-constraints),canonicalize"
_ASSERTED = "func.func(convert-shape-constraints),canonicalize"
_STANDARD = "func.func(convert-shape-constraints),convert-shape-to-std"
_LOWERED = "func.func(shape-to-shape-lowering),convert-shape-to-std"


def _verdict(source: str, target: str) -> str:
    return verify(load(source, file_name="source.mlir"), load(target, file_name="target.mlir")).verdict


@pytest.mark.parametrize(
    ("text", "passes"),
    [
        *((_SIZES, passes) for passes in (_STANDARD, _LOWERED)),
        *((_SUM, passes) for passes in (_REMOVED, _ASSERTED, _STANDARD, _LOWERED)),
    ],
)
def test_it_means_what_it_is_lowered_to(text: str, passes: str) -> None:
    lowered = after(text, passes)
    assert lowered.count(" shape.") < text.count(" shape.")
    assert _verdict(text, lowered) == "equivalent"


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        (_SIZES, "shape.num_elements %s : tensor<2xindex>", "shape.num_elements %t : tensor<1xindex>"),
        (_SIZES, "shape.get_extent %s, %c0", "shape.get_extent %s, %n"),
        (_SHAPES, "shape.const_size 1", "shape.const_size 0"),
        (_SHAPES, "shape.mul %d, %a", "shape.add %d, %a"),
        (_SUM, "tensor.extract %y[%j]", "tensor.extract %y[%c0]"),
    ],
)
def test_a_wrong_form_is_refuted(text: str, right: str, wrong: str) -> None:
    assert right in text
    assert _verdict(text, text.replace(right, wrong)) == "different"


_MEETINGS = """
func.func @f(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %n: index, %m: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %s = shape.shape_of %x : tensor<?x?xf32> -> tensor<2xindex>
  %t = shape.shape_of %y : tensor<?x?xf32> -> tensor<2xindex>
  %u = OPERATION %s, %t : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %k = SIZE
  %e = shape.get_extent %u, %c1 : tensor<2xindex>, index -> index
  return %e, %k, %n : index, index, index
}
"""
_EXTENT = """
func.func @f(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %n: index, %m: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %e = tensor.dim %x, %c1 : tensor<?x?xf32>
  return %e, %k, %n : index, index, index
}
"""
_AGREE = {"x.0": [2], "x.1": [3], "y.0": [2], "y.1": [3]}
_DISAGREE = {"x.0": [2], "x.1": [3], "y.0": [2], "y.1": [4]}


def _at(source: str, target: str, sizes: dict[str, list[int]]) -> str:
    sides = load(source, file_name="source.mlir"), load(target, file_name="target.mlir")
    return verify(*sides, function="f", seed=5, sizes=sizes).verdict


def _meetings(operation: str, size: str = "arith.addi %m, %c1 : index") -> str:
    return _MEETINGS.replace("OPERATION", operation).replace("SIZE", size)


_FIRST = _EXTENT.replace("%e =", "%k = arith.addi %m, %c1 : index\n  %e =")


@pytest.mark.parametrize("operation", ["shape.any", "shape.meet"])
def test_shapes_that_come_together(operation: str) -> None:
    assert _at(_meetings(operation), _FIRST, _AGREE) == "equivalent"
    assert _at(_meetings(operation), _FIRST.replace("%x, %c1", "%x, %n"), _AGREE | {"n": [0]}) == "different"


@pytest.mark.parametrize("operation", ["shape.any", "shape.meet"])
def test_a_target_must_not_bring_together_what_differs(operation: str) -> None:
    assert _at(_FIRST, _meetings(operation), _AGREE) == "equivalent"
    assert _at(_FIRST, _meetings(operation), _DISAGREE) == "different"


def test_sizes_that_meet_are_the_same() -> None:
    meet, second = _meetings("shape.any", "shape.meet %n, %m : index, index -> index"), _EXTENT.replace("%k", "%m")
    for source, target in ((meet, second), (second, meet)):
        assert _at(source, target, _AGREE | {"n": [3], "m": [3]}) == "equivalent"
    assert _at(second, meet, _AGREE | {"n": [3], "m": [4]}) == "different"


_GIVEN = """
shape.function_library @shapes {
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %s = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %s : !shape.shape
  }
} mapping {}
func.func @f(%x: tensor<4xf32>, %v: f32) -> (tensor<4xf32>, tensor<4xf32>, index) {
  %c0 = arith.constant 0 : index
  %k = shape.const_shape [2, 3] : !shape.shape
  %w = shape.with_shape %x, %k : tensor<4xf32>, !shape.shape
  %u = tensor.insert %v into %x[%c0] : tensor<4xf32>
  %s = shape.shape_of %w : !shape.value_shape -> !shape.shape
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  %m = shape.size_to_index %n : !shape.size
  %y = shape.value_of %w : tensor<4xf32>
  return %u, %y, %m : tensor<4xf32>, tensor<4xf32>, index
}
"""


@pytest.mark.parametrize(
    ("second", "count", "expected"), [("%x", 6, "equivalent"), ("%u", 6, "different"), ("%x", 4, "different")]
)
def test_a_tensor_keeps_its_elements_beside_the_shape_it_is_given(second: str, count: int, expected: str) -> None:
    target = f"""
func.func @f(%x: tensor<4xf32>, %v: f32) -> (tensor<4xf32>, tensor<4xf32>, index) {{
  %c0 = arith.constant 0 : index
  %n = arith.constant {count} : index
  %u = tensor.insert %v into %x[%c0] : tensor<4xf32>
  return %u, {second}, %n : tensor<4xf32>, tensor<4xf32>, index
}}
"""
    assert _at(_GIVEN, target, {}) == expected
