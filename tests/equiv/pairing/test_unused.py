"""Arguments of other types are left out where neither function uses them, and where it is known which are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import SignatureMismatch

SOURCE = "func.func @f(%x: i8, %y: i32) -> i32 {\n  return %y : i32\n}\n"


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (SOURCE, "func.func @f(%x: i32, %y: i32) -> i32 {\n  return %x : i32\n}\n"),
        (SOURCE, "func.func @f(%y: i32, %x: i8) -> i32 {\n  return %y : i32\n}\n"),
        (SOURCE, "func.func @f(%y: i32) -> i32 {\n  return %y : i32\n}\n"),
        (
            "func.func @f(%x: tensor<2xi32>, %y: i32) -> i32 {\n  return %y : i32\n}\n",
            "func.func @f(%x: i32, %z: i32, %y: i32) -> i32 {\n  return %z : i32\n}\n",
        ),
        (
            "func.func @f(%m: memref<2xi8>, %y: i32) -> i32 {\n  return %y : i32\n}\n",
            "func.func @f(%m: memref<2xi32>, %y: i32) -> i32 {\n  %c0 = arith.constant 0 : index\n"
            "  memref.store %y, %m[%c0] : memref<2xi32>\n  return %y : i32\n}\n",
        ),
        (
            SOURCE,
            "func.func @f(%x: i32, %y: i32) -> i32 {\n  %0 = func.call @f(%x, %y) : (i32, i32) -> i32\n"
            "  return %y : i32\n}\n",
        ),
    ],
    ids=["used", "changed places", "another number", "element used", "memory written", "calls itself"],
)
def test_what_may_matter_stays_a_mismatch(source: str, target: str, tmp_path: Path) -> None:
    first, second = tmp_path / "source.mlir", tmp_path / "target.mlir"
    first.write_text(source)
    second.write_text(target)
    with pytest.raises(SignatureMismatch):
        verify(first, second)
