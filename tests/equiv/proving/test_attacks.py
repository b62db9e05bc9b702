"""Wrong programs that look right: none may be called equivalent, and what a run can tell apart is refuted."""

from __future__ import annotations

from tests.equiv.pairs import check

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
