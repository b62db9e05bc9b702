"""Wrong programs in LLVM form that look right. Each is what the lowering makes of a source, with one thing changed."""

from __future__ import annotations

import re

from tests.equiv.lowered import lowered
from tests.equiv.pairs import check

ADDRESS = """
func.func @f(%A: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %p = memref.extract_aligned_pointer_as_index %A : memref<4xi64> -> index
  %c64 = arith.constant 64 : index
  %r = arith.remui %p, %c64 : index
  %n = arith.index_cast %r : index to i64
  memref.store %n, %A[%c0] : memref<4xi64>
  return
}
"""


def test_an_address_is_no_data() -> None:
    in_bits = ADDRESS.replace("constant 64", "constant 63").replace("arith.remui", "arith.andi")
    verdict = check(ADDRESS, in_bits)
    assert verdict.verdict == "unknown"
    assert "an address that becomes data" in verdict.reasons[0].message


def test_programs_in_step_do_the_same_with_an_address() -> None:
    assert check(ADDRESS, ADDRESS).proven
    assert check(ADDRESS, ADDRESS.replace("constant 64", "constant 32")).verdict == "unknown"


EXTERNAL = """
func.func private @g(memref<?x4xf32, strided<[8, 1], offset: ?>>, index, f32) -> f32
func.func @f(%A: memref<6x8xf32>, %n: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %A[1, 2] [3, 4] [1, 1] : memref<6x8xf32> to memref<3x4xf32, strided<[8, 1], offset: 10>>
  %d = memref.cast %s : memref<3x4xf32, strided<[8, 1], offset: 10>> to memref<?x4xf32, strided<[8, 1], offset: ?>>
  %r = call @g(%d, %n, %x) : (memref<?x4xf32, strided<[8, 1], offset: ?>>, index, f32) -> f32
  %y = memref.load %A[%c1, %c1] : memref<6x8xf32>
  %t = call @g(%d, %c1, %y) : (memref<?x4xf32, strided<[8, 1], offset: ?>>, index, f32) -> f32
  %u = arith.addf %r, %t : f32
  return %u : f32
}
"""


def test_external_calls_with_descriptors_are_those_with_memrefs() -> None:
    target = lowered(EXTERNAL)
    assert "llvm.call @g" in target and "memref" not in target
    verdict = check(EXTERNAL, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert any("'g', defined elsewhere, takes memrefs" in each for each in verdict.assumptions)
    assert check(target, EXTERNAL).verdict == "equivalent"


def test_external_calls_in_another_form_are_neither_proven_nor_refuted() -> None:
    """With the pointer alone, which tells nothing of sizes."""
    source = """
func.func private @g(memref<4xf32>, f32) -> f32
func.func @f(%A: memref<4xf32>, %x: f32) -> f32 {
  %r = call @g(%A, %x) : (memref<4xf32>, f32) -> f32
  return %r : f32
}
"""
    target = lowered(source)
    call = re.search(r"llvm.call @g\((.*?)\) : \((.*?)\)", target)
    declared = re.search(r"llvm.func @g\((.*?)\)", target)
    assert call is not None and declared is not None
    pointer, number = call.group(1).split(", ")[1], call.group(1).split(", ")[-1]
    bare = target.replace(call.group(0), f"llvm.call @g({pointer}, {number}) : (!llvm.ptr, f32)")
    bare = bare.replace(declared.group(0), "llvm.func @g(!llvm.ptr, f32)")
    verdict = check(source, bare)
    assert verdict.verdict == "unknown"
    assert "'g'" in verdict.reasons[0].message
    assert check(source, source).verdict == "equivalent"
    assert check(source, source.replace("@g", "@h")).verdict != "equivalent"
