"""Memory that nothing has written is undef to LLVM, which a target may not make poison: that it may is assumed."""

import pytest

from equiv import verify
from interp import ir

_SOURCE = """
llvm.func @f(%c: i1, %y: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.select %c, %x, %y : i1, i32
  llvm.return %r : i32
}
"""
_POISON = """
llvm.func @f(%c: i1, %y: i32) -> i32 {
  %x = llvm.mlir.poison : i32
  %r = llvm.select %c, %x, %y : i1, i32
  llvm.return %r : i32
}
"""
_OVERFLOW = """
llvm.func @f(%c: i1, %y: i32) -> i32 {
  %k = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.add %y, %k overflow<nsw> : i32
  %r = llvm.select %c, %z, %y : i1, i32
  llvm.return %r : i32
}
"""
_DEFINED = "\nllvm.func @f(%c: i1, %y: i32) -> i32 {\n  llvm.return %y : i32\n}\n"


@pytest.mark.parametrize(("target", "assumes"), [(_POISON, True), (_OVERFLOW, True), (_DEFINED, False)])
def test_poison_for_what_was_not_written(target: str, assumes: bool) -> None:
    verdict = verify(_SOURCE, target)
    assert verdict.verdict == "equivalent"
    assert (ir.UNDEF_MAY_BE_POISON in verdict.assumptions) is assumes
