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


_MEMORY = """
func.func @f(%x: i32) -> memref<2xi32> {
  %first = arith.constant 0 : index
  %last = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %x, %m[%first] : memref<2xi32>
  VALUE
  return %m : memref<2xi32>
}
"""
_STORE = "memref.store %y, %m[%last] : memref<2xi32>"
_UNWRITTEN = _MEMORY.replace("VALUE", "")
_SHIFTED = _MEMORY.replace("VALUE", f"%k = arith.constant 40 : i32\n  %y = arith.shli %x, %k : i32\n  {_STORE}")
_EXPLICIT = _MEMORY.replace("VALUE", f"%y = ub.poison : i32\n  {_STORE}")
_NUMBER = _MEMORY.replace("VALUE", f"%y = arith.constant 3 : i32\n  {_STORE}")


@pytest.mark.parametrize(
    ("target", "assumes"), [(_UNWRITTEN, False), (_SHIFTED, True), (_EXPLICIT, True), (_NUMBER, False)]
)
def test_poison_in_memory_that_is_returned(target: str, assumes: bool) -> None:
    verdict = verify(_UNWRITTEN, target)
    assert verdict.verdict == "equivalent"
    assert (ir.UNDEF_MAY_BE_POISON in verdict.assumptions) is assumes


_CHOICE = """
func.func @f(%c: i1, %y: i32) -> i32 {
  VALUE
  %r = arith.select %c, %x, %y : i32
  return %r : i32
}
"""


def test_poison_by_name_for_what_was_not_written() -> None:
    loaded = "%m = memref.alloca() : memref<i32>\n  %x = memref.load %m[] : memref<i32>"
    verdict = verify(_CHOICE.replace("VALUE", loaded), _CHOICE.replace("VALUE", "%x = ub.poison : i32"))
    assert verdict.verdict == "equivalent"
    assert ir.UNDEF_MAY_BE_POISON in verdict.assumptions
