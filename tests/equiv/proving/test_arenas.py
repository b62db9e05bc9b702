"""Memory that a plan has laid out in one buffer of bytes, and memory on the stack that ends too early."""

from __future__ import annotations

from equiv import verify
from frontends.mlir import load
from tests.equiv.lowered import after

_LOOPS = """
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %I: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %B[%i] : memref<4xf32>
    %x = affine.load %I[%i] : memref<4xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %I[%i] : memref<4xi32>
  }
  return
}
"""
_ARENA = """
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %I: memref<4xi32>) {
  %first = arith.constant 0 : index
  %second = arith.constant 16 : index
  %m = memref.alloc() : memref<64xi8>
  %t = memref.view %m[%first][] : memref<64xi8> to memref<4xf32>
  %u = memref.view %m[%second][] : memref<64xi8> to memref<4xi32>
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %t[%i] : memref<4xf32>
    %x = affine.load %I[%i] : memref<4xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %u[%i] : memref<4xi32>
  }
  affine.for %i = 0 to 4 {
    %a = affine.load %t[%i] : memref<4xf32>
    affine.store %a, %B[%i] : memref<4xf32>
    %x = affine.load %u[%i] : memref<4xi32>
    affine.store %x, %I[%i] : memref<4xi32>
  }
  memref.dealloc %m : memref<64xi8>
  return
}
"""


def _verdict(source: str, target: str) -> str:
    return verify(load(source, file_name="source.mlir"), load(target, file_name="target.mlir")).verdict


def test_a_plan_whose_parts_overlap_is_not_proven() -> None:
    overlapping = _ARENA.replace("%second = arith.constant 16", "%second = arith.constant 12")
    assert _verdict(_LOOPS, overlapping) != "equivalent"
    same_type = overlapping.replace("memref<4xi32>", "memref<4xf32>").replace("addi %x, %x : i32", "addf %x, %x : f32")
    source = _LOOPS.replace("memref<4xi32>", "memref<4xf32>").replace("addi %x, %x : i32", "addf %x, %x : f32")
    assert _verdict(source, same_type) == "different"
    assert _verdict(source, same_type.replace("constant 12", "constant 16")) == "equivalent"


def test_memory_that_is_freed_too_early_is_refuted() -> None:
    freed = "  memref.dealloc %m : memref<64xi8>\n"
    use = "  affine.for %i = 0 to 4 {\n    %a = affine.load %t"
    early = _ARENA.replace(freed, "").replace(use, freed + use)
    assert early.count(freed) == 1
    assert _verdict(_LOOPS, early) == "different"


_PART = """
func.func @f(%A: memref<16xf32>, %B: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i + 2] : memref<16xf32>
    affine.store %a, %B[%i] : memref<4xf32>
  }
  return
}
"""


def test_offsets_of_descriptors_count_from_their_pointer() -> None:
    """Memory that is allocated with an alignment begins somewhere in what `malloc` gives."""
    text = """
    func.func @f(%A: memref<16xf32>, %B: memref<4xf32>) {
      %m = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      memref.copy %A, %m : memref<16xf32> to memref<16xf32>
      affine.for %i = 0 to 4 {
        %a = affine.load %m[%i + 2] : memref<16xf32>
        affine.store %a, %B[%i] : memref<4xf32>
      }
      return
    }"""
    lowered = after(text, "lower-affine,finalize-memref-to-llvm")
    assert "unrealized_conversion_cast" in lowered and "llvm.urem" in lowered
    assert _verdict(_PART, lowered) == "equivalent"
    assert _verdict(_PART, lowered.replace("constant 2 : index", "constant 1 : index")) == "different"
