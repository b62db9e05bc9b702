"""Memory that a plan has laid out in one buffer of bytes, and memory on the stack that ends too early."""

from __future__ import annotations

import pytest

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


_CARRIED = """
func.func @f(%A: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 1.0 : f32
  %first = memref.alloca() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %z, %first[%i] : memref<4xf32>
  }
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%m = %first) -> (memref<4xf32>) {
    %n = memref.alloc() : memref<4xf32>
    affine.for %i = 0 to 4 {
      %x = affine.load %m[%i] : memref<4xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %n[%i] : memref<4xf32>
    }
    %d = memref.cast %n : memref<4xf32> to memref<?xf32>
    %e = memref.cast %d : memref<?xf32> to memref<4xf32>
    scf.yield %e : memref<4xf32>
  }
  memref.copy %r, %A : memref<4xf32> to memref<4xf32>
  return
}
"""


def test_memory_on_the_stack_does_not_outlive_its_iteration() -> None:
    """`scf.for` ends it; what is allocated in a condition ends with the function."""
    assert _verdict(_CARRIED, _CARRIED) == "equivalent"
    assert _verdict(_CARRIED, _CARRIED.replace("%n = memref.alloc()", "%n = memref.alloca()")) == "unknown"
    chosen = """
    func.func @f(%A: memref<4xf32>, %c: i1) {
      %z = arith.constant 1.0 : f32
      %r = scf.if %c -> (memref<4xf32>) {
        %n = memref.alloca() : memref<4xf32>
        scf.yield %n : memref<4xf32>
      } else {
        %n = memref.alloca() : memref<4xf32>
        scf.yield %n : memref<4xf32>
      }
      affine.for %i = 0 to 4 {
        affine.store %z, %A[%i] : memref<4xf32>
      }
      return
    }"""
    assert _verdict(chosen, chosen) == "equivalent"


_PART = """
func.func @f(%A: memref<16xf32>, %B: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i + 2] : memref<16xf32>
    affine.store %a, %B[%i] : memref<4xf32>
  }
  return
}
"""
_PART_OF_ARENA = """
func.func @f(%A: memref<16xf32>, %B: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %m = memref.alloc() : memref<64xi8>
  %t = memref.view %m[%c16][] : memref<64xi8> to memref<8xf32>
  %k = memref.view %m[%c0][] : memref<64xi8> to memref<16xf32>
  affine.for %i = 0 to 8 {
    %a = affine.load %A[%i] : memref<16xf32>
    affine.store %a, %t[%i] : memref<8xf32>
  }
  %r = scf.for %q = %c0 to %c1 step %c1 iter_args(%w = %t) -> (memref<8xf32>) {
    scf.yield %w : memref<8xf32>
  }
  %u = memref.subview %r[1][6][1] : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
  %v = memref.subview %u[1][4][1] : memref<6xf32, strided<[1], offset: 1>> to memref<4xf32, strided<[1], offset: 2>>
  %base, %off, %size, %step = memref.extract_strided_metadata %v
    : memref<4xf32, strided<[1], offset: 2>> -> memref<f32>, index, index, index
  %z = memref.reinterpret_cast %base to offset: [2], sizes: [4], strides: [1]
    : memref<f32> to memref<4xf32, strided<[1], offset: 2>>
  affine.for %i = 0 to 4 {
    %a = affine.load %z[%i] : memref<4xf32, strided<[1], offset: 2>>
    affine.store %a, %B[%i] : memref<4xf32>
  }
  return
}
"""


@pytest.mark.parametrize("passes", ["", "expand-strided-metadata", "canonicalize,cse,expand-strided-metadata"])
def test_offsets_count_from_where_a_view_begins(passes: str) -> None:
    """Not from the start of the bytes that it is of."""
    assert _verdict(_PART, after(_PART_OF_ARENA, passes)) == "equivalent"
    head, cast, tail = _PART_OF_ARENA.partition("memref.reinterpret_cast")
    wrong = head + cast + tail.replace("offset: [2]", "offset: [1]").replace("offset: 2>", "offset: 1>")
    assert _verdict(_PART, after(wrong, passes)) == "different"


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
