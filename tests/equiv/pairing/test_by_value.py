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
