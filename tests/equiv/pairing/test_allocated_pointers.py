"""What is taken for granted of pointers that were allocated and are put into memory, where they are not followed."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify

SOURCE = """func.func @f(%m: memref<?xf32>) -> f32 {
  %c = arith.constant 0 : index
  %x = memref.load %m[%c] : memref<?xf32>
  return %x : f32
}
"""
TARGET = """llvm.func @look(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store STORED, %b : !llvm.ptr, !llvm.ptr
  %r = llvm.load %b : !llvm.ptr -> !llvm.ptr
  KNOWN
  %x = llvm.load %r : !llvm.ptr -> f32
  llvm.return %x : f32
}
"""
GRANTED = "what 'f' puts into memory of descriptors is taken from there as what it is in them"


OTHERS_KNOW = "llvm.call @look(%b) : (!llvm.ptr) -> ()"


@pytest.mark.parametrize(
    ("stored", "known", "is_granted"), [("%p", OTHERS_KNOW, True), ("%p", "", False), ("%q", "", False)]
)
def test_what_is_put_into_memory_that_others_know_is_taken_for_granted(
    tmp_path: Path, stored: str, known: str, is_granted: bool
) -> None:
    source, target = tmp_path / "source.mlir", tmp_path / "target.mlir"
    source.write_text(SOURCE)
    target.write_text(TARGET.replace("STORED", stored).replace("KNOWN", known))
    assert (GRANTED in verify(source, target).assumptions) is is_granted


@pytest.mark.parametrize(("stored", "expected"), [("%p", "unknown"), ("%q", "equivalent")])
def test_what_is_put_into_memory_of_its_own_is_followed(tmp_path: Path, stored: str, expected: str) -> None:
    source, target = tmp_path / "source.mlir", tmp_path / "target.mlir"
    source.write_text(SOURCE)
    target.write_text(TARGET.replace("STORED", stored).replace("KNOWN", ""))
    assert verify(source, target).verdict == expected
