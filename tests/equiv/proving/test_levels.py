"""Levels: which equality each rewriting of a kernel keeps, and that wrong variants are proven at none."""

from __future__ import annotations

import pytest

from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, Verdict
from tests.equiv.pairs import check, check_bodies
from tests.equiv.proving.attention import flash_attention, plain_attention

ALL = LEVELS
A = "%A: memref<8xf32>, %r: memref<1xf32>"


def wrong(program: str, right: str, replacement: str) -> str:
    """A program with one mistake; the text that is replaced has to be there."""
    assert right in program
    return program.replace(right, replacement, 1)


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

TREE = """
%T = memref.alloc() : memref<8xf32>
affine.for %i = 0 to 8 {
  %a = affine.load %A[%i] : memref<8xf32>
  affine.store %a, %T[%i] : memref<8xf32>
}
affine.for %i = 0 to 4 {
  %a = affine.load %T[%i] : memref<8xf32>
  %b = affine.load %T[%i + 4] : memref<8xf32>
  %c = arith.addf %a, %b : f32
  affine.store %c, %T[%i] : memref<8xf32>
}
affine.for %i = 0 to 2 {
  %a = affine.load %T[%i] : memref<8xf32>
  %b = affine.load %T[%i + 2] : memref<8xf32>
  %c = arith.addf %a, %b : f32
  affine.store %c, %T[%i] : memref<8xf32>
}
%x = affine.load %T[0] : memref<8xf32>
%y = affine.load %T[1] : memref<8xf32>
%z = arith.addf %x, %y : f32
affine.store %z, %r[0] : memref<1xf32>
"""

# A factor of the sum, and of each of its elements.
THRICE = SUM.replace(
    "affine.store %s", "%three = arith.constant 3.0 : f32\n%d = arith.mulf %s, %three : f32\naffine.store %d"
)
EACH_THRICE = SUM.replace(
    "%next = arith.addf %sum, %a",
    "%three = arith.constant 3.0 : f32\n%d = arith.mulf %a, %three : f32\n%next = arith.addf %sum, %d",
)


@pytest.mark.parametrize(
    "target",
    [
        wrong(TWO_ACCUMULATORS, "%i + 1", "%i"),
        wrong(TWO_ACCUMULATORS, "addf %s#0, %s#1", "addf %s#0, %s#0"),
        wrong(TWO_ACCUMULATORS, "addf %s#0, %s#1", "subf %s#0, %s#1"),
        wrong(TWO_ACCUMULATORS, "0 to 8 step", "0 to 6 step"),
        wrong(TWO_ACCUMULATORS, "%odd = %zero", "%odd = %one").replace(
            "%zero =", "%one = arith.constant 1.0 : f32\n%zero ="
        ),
        wrong(TREE, "%i + 4", "%i + 3"),
        wrong(TREE, "0 to 2", "0 to 1"),
    ],
)
def test_wrong_reductions_are_refuted(target: str) -> None:
    verdict = check_bodies(A, SUM, target, accept=ALL)
    assert verdict.verdict == DIFFERENT
    assert verdict.witness is not None


def test_a_level_has_to_be_accepted() -> None:
    verdict = check_bodies(A, SUM, TWO_ACCUMULATORS)
    assert verdict.verdict == DIFFERENT
    assert any(note.kind == "level" and "reassociated" in note.message for note in verdict.notes)
    verdict = check_bodies(A, THRICE, EACH_THRICE, accept=("reassociated",))
    assert verdict.verdict != EQUIVALENT
    assert any(note.kind == "level" and "level real" in note.message for note in verdict.notes)


# -- attention ---------------------------------------------------------------------------------------------------------

PLAIN, FLASH = plain_attention(8, 4), flash_attention(8, 4, 2)


MISTAKES = {
    "accumulator not rescaled": ("%scaled = arith.mulf %a, %alpha", "%scaled = arith.addf %a, %zero"),
    "sum not rescaled": ("%kept = arith.mulf %l, %alpha", "%kept = arith.addf %l, %zero"),
    "rescaled the wrong way": ("%gap = arith.subf %m, %high", "%gap = arith.subf %high, %m"),
    "old maximum": ("%d = arith.subf %s, %high", "%d = arith.subf %s, %m"),
    "minimum for maximum": ("arith.maximumf %max, %s", "arith.minimumf %max, %s"),
    "first block of values": ("%V[%b + %j, %k]", "%V[%j, %k]"),
    "first block of keys": ("%K[%b + %j, %k]", "%K[%j, %k]"),
    "last block dropped": ("%b = 0 to 8", "%b = 0 to 6"),
    "another scale": ("arith.constant 0.5 : f32", "arith.constant 0.25 : f32"),
    "divided by the maximum": ("arith.divf %a, %ml#1", "arith.divf %a, %ml#0"),
    "sum of scores": ("%next = arith.addf %sum, %e : f32", "%next = arith.addf %sum, %s : f32"),
    "not normalized": ("%o = arith.divf %a, %ml#1", "%o = arith.addf %a, %zero"),
}
# Any shift cancels in real numbers; and exp(s + infinity) is no real number at all.
NOT_REFUTED = {"minimum for maximum", "rescaled the wrong way", "old maximum"}


@pytest.mark.parametrize("name", MISTAKES)
def test_wrong_flash_attention_is_never_proven(name: str) -> None:
    target = wrong(FLASH, *MISTAKES[name])
    verdict: Verdict = check(PLAIN, target, accept=ALL)
    assert verdict.verdict != EQUIVALENT
    if name not in NOT_REFUTED:
        assert verdict.verdict == DIFFERENT


# -- flags -------------------------------------------------------------------------------------------------------------
