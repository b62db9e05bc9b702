"""Properties that the bindings show in the text alone."""

from __future__ import annotations

import pytest
import torch_mlir.ir as mlir

from frontends.errors import Unsupported
from frontends.mlir import load
from frontends.mlir.core.properties import unit_property
from interp import ir

FLAGS = """
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.add %a, %a overflow<nsw> : i32
  %2 = llvm.sub %a, %a overflow<nsw, nuw> : i32
  %3 = llvm.mul %a, %a {"x.overflowFlags = 3 : i32" = 3 : i32} : i32
  %4 = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %5 = llvm.getelementptr inbounds|nuw %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  llvm.return
}
"""


def test_flags() -> None:
    body = load(FLAGS, file_name="f.mlir").lower("f").functions["f"].body
    assert body is not None
    found = [each.flags for each in ir.walk(body) if isinstance(each, ir.Op | ir.Displace)]
    assert found == [(), ("nsw",), ("nsw", "nuw"), (), (), ("inbounds", "nuw")]


@pytest.mark.parametrize(
    ("text", "value"), [("affine.linearize_index", False), ("affine.linearize_index disjoint", True)]
)
def test_units(text: str, value: bool) -> None:
    context = mlir.Context()
    module = mlir.Module.parse(
        f"func.func @f(%i: index) {{\n  %0 = {text} [%i, %i] by (3, 4) : index\n  return\n}}", context
    )
    function = next(iter(module.body.operations))
    operation = next(iter(function.regions[0].blocks[0].operations)).operation
    assert unit_property(operation, "disjoint") is value


CLAMP = """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %x {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = MODE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
"""


@pytest.mark.parametrize("separator", [", ", ",\n      "])
def test_what_the_parser_drops_is_not_passed_over(separator: str) -> None:
    """As older releases of MLIR print it."""
    text = CLAMP.replace(", ", separator)
    load(text.replace("MODE", "#tosa.nan_mode<IGNORE>")).lower("f")
    with pytest.raises(Unsupported, match="nan_mode"):
        load(text.replace("MODE", '"IGNORE"')).lower("f")
