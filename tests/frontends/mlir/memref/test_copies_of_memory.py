"""What verdicts say of tensors made of memory, and of clones, that leave open whether they are copies."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

_CLONE = """
func.func @f(%m: memref<2xf32>, %x: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %n = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  {write}
  %v = memref.load %n[%c0] : memref<2xf32>
  return %v : f32
}}
"""
_CHOSEN = """
memref.global @g : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @h : memref<2xf32> = dense<[3.0, 4.0]>
func.func @f(%x: f32, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<2xf32>
  %t = bufferization.to_tensor %m restrict : memref<2xf32> to tensor<2xf32>
  %written = scf.if %p -> memref<2xf32> {
    %g = memref.get_global @g : memref<2xf32>
    scf.yield %g : memref<2xf32>
  } else {
    %h = memref.get_global @h : memref<2xf32>
    scf.yield %h : memref<2xf32>
  }
  memref.store %x, %written[%c1] : memref<2xf32>
  %v = tensor.extract %t[%c0] : tensor<2xf32>
  return %v : f32
}
"""


@pytest.mark.parametrize(
    ("write", "is_said"),
    [("", False), ("memref.store %x, %m[%c0] : memref<2xf32>", True), ("memref.dealloc %n : memref<2xf32>", True)],
    ids=["only read", "the source is written", "freed"],
)
def test_a_clone_of_what_is_written_afterwards_is_said_to_be_a_copy(write: str, is_said: bool) -> None:
    verdict = check(_CLONE.format(write=write), _CLONE.format(write=write))
    assert ("bufferization.clone gives memory of its own" in verdict.assumptions) == is_said


def test_memory_that_is_perhaps_written_before_its_tensor_is_read_is_refused() -> None:
    verdict = check(_CHOSEN, _CHOSEN)
    assert (verdict.verdict, verdict.reasons[0].kind, verdict.reasons[0].line) == ("unknown", "unsupported", 16)
