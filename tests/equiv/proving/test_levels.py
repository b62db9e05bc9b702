"""Levels: which equality each rewriting of a kernel keeps, and that wrong variants are proven at none."""

from __future__ import annotations

from equiv.verdict import DIFFERENT, EQUIVALENT
from tests.equiv.pairs import check_bodies
from tests.equiv.proving.attention import flash_attention, plain_attention

A = "%A: memref<8xf32>, %r: memref<1xf32>"


# -- reductions --------------------------------------------------------------------------------------------------------

SUM = """
%zero = arith.constant 0.0 : f32
%s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %next = arith.addf %sum, %a : f32
  affine.yield %next : f32
}
affine.store %s, %r[0] : memref<1xf32>
"""

TWO_ACCUMULATORS = """
%zero = arith.constant 0.0 : f32
%s:2 = affine.for %i = 0 to 8 step 2 iter_args(%even = %zero, %odd = %zero) -> (f32, f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %b = affine.load %A[%i + 1] : memref<8xf32>
  %next = arith.addf %even, %a : f32
  %after = arith.addf %odd, %b : f32
  affine.yield %next, %after : f32, f32
}
%both = arith.addf %s#0, %s#1 : f32
affine.store %both, %r[0] : memref<1xf32>
"""


# A factor of the sum, and of each of its elements.
THRICE = SUM.replace(
    "affine.store %s", "%three = arith.constant 3.0 : f32\n%d = arith.mulf %s, %three : f32\naffine.store %d"
)
EACH_THRICE = SUM.replace(
    "%next = arith.addf %sum, %a",
    "%three = arith.constant 3.0 : f32\n%d = arith.mulf %a, %three : f32\n%next = arith.addf %sum, %d",
)


def test_a_level_has_to_be_accepted() -> None:
    verdict = check_bodies(A, SUM, TWO_ACCUMULATORS)
    assert verdict.verdict == DIFFERENT
    assert any(note.kind == "level" and "reassociated" in note.message for note in verdict.notes)
    verdict = check_bodies(A, THRICE, EACH_THRICE, accept=("reassociated",))
    assert verdict.verdict != EQUIVALENT
    assert any(note.kind == "level" and "level real" in note.message for note in verdict.notes)


# -- attention ---------------------------------------------------------------------------------------------------------

PLAIN, FLASH = plain_attention(8, 4), flash_attention(8, 4, 2)


# Any shift cancels in real numbers; and exp(s + infinity) is no real number at all.


# -- flags -------------------------------------------------------------------------------------------------------------
