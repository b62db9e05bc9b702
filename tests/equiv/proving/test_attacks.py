"""Wrong programs that look right: none may be called equivalent, and what a run can tell apart is refuted."""

from __future__ import annotations

from tests.equiv.pairs import check, check_bodies

RETURNED = """
func.func @f(%A: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %one = memref.alloc() : memref<4xf32>
  memref.copy %A, %one : memref<4xf32> to memref<4xf32>
  %two = memref.alloc() : memref<4xf32>
  memref.copy %A, %two : memref<4xf32> to memref<4xf32>
  return %one, %two : memref<4xf32>, memref<4xf32>
}
"""


def test_memory_that_is_shared_with_less_is_listed() -> None:
    verdict = check(RETURNED.replace("return %one, %two", "return %one, %one"), RETURNED)
    assert verdict.verdict == "equivalent"
    assert any("in the memory of result 0" in each for each in verdict.assumptions)


def test_a_target_that_may_never_end_is_not_left_out() -> None:
    """At one size, where the source is small."""
    source = "memref.store %x, %A[] : memref<f32>\naffine.for %i = 0 to %n { affine.store %x, %A[] : memref<f32> }"
    target = """
memref.store %x, %A[] : memref<f32>
%c7 = arith.constant 7 : index
scf.while : () -> () {
  %c = arith.cmpi eq, %n, %c7 : index
  scf.condition(%c)
} do {
  scf.yield
}
"""
    verdict = check_bodies("%n: index, %A: memref<f32>, %x: f32", source, target)
    assert (verdict.verdict, verdict.reasons[0].kind) == ("unknown", "limit-operations")
