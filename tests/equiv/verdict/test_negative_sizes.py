"""A difference at a size below zero is named as such."""

from __future__ import annotations

import pytest

from equiv.verdict.text import report
from tests.equiv.pairs import check

SOURCE = """
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
"""
# The first iteration is peeled off wherever there is not none of them.
PEELED = """
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %some = arith.cmpi PREDICATE, %n, %c0 : index
  scf.if %some {
    memref.store %x, %A[%c0] : memref<?xf32>
    scf.for %i = %c1 to %n step %c1 {
      memref.store %x, %A[%i] : memref<?xf32>
    }
  }
  return
}
"""


def said(target: str, **options: object) -> tuple[str, str]:
    verdict = check(SOURCE, target, **options)
    return verdict.verdict, "\n".join(line.text for line in report(verdict))


def test_it_is_named() -> None:
    verdict, text = said(PEELED.replace("PREDICATE", "ne"))
    assert verdict == "different"
    assert "n below zero: --assume n:0..1000000" in text


def test_what_it_says_leaves_it_out() -> None:
    verdict, _ = said(PEELED.replace("PREDICATE", "ne"), assume=["n:0..1000000"])
    assert verdict == "equivalent"


@pytest.mark.parametrize("change", [("1.0", "2.0"), ("%c1 to %n", "%c0 to %c0"), ("step %c1", "step %n")])
def test_others_are_not(change: tuple[str, str]) -> None:
    target = PEELED.replace("PREDICATE", "sgt")
    assert said(target)[0] == "equivalent"
    verdict, text = said(target.replace(*change))
    assert verdict == "different" and "below zero" not in text
