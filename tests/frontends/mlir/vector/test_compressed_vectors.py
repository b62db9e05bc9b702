"""Vectors whose chosen elements lie one after the other in memory, down to the LLVM dialect."""

from __future__ import annotations

from tests.equiv.lowered import stages
from tests.equiv.pairs import check

# What is kept of four numbers depends on the data: those above a limit, packed; and back from another place.
SOURCE = """
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %limit: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.load %A[%c0] : memref<8xf32>, vector<4xf32>
  %l = vector.broadcast %limit : f32 to vector<4xf32>
  %m = arith.cmpf ogt, %v, %l : vector<4xf32>
  %e = vector.expandload %A[%c1], %m, %l : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %B[%c0], %m, %e : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
"""


def test_every_stage_of_the_lowering() -> None:
    found = stages(SOURCE)
    assert "llvm.intr.masked.expandload" in found[-1][1] and "llvm.intr.masked.compressstore" in found[-1][1]
    for name, text in found[1:]:
        verdict = check(SOURCE, text)
        assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), (name, verdict.reasons)
