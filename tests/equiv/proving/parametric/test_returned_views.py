"""A result may be a part of memory of its own: its elements are compared, and nothing beside them."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from tests.equiv.proving.parametric.programs import changed, is_refused, prove

pytest.importorskip("islpy")

ALL_BUT_THE_FIRST = """
func.func @f(%A: memref<?xf32>, %n: index) -> memref<?xf32, strided<[1], offset: 1>> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = arith.maxsi %n, %one : index
  %R = memref.alloc(%m) : memref<?xf32>
  affine.for %i = 0 to %m {
    %a = affine.load %A[%i] : memref<?xf32>
    affine.store %a, %R[%i] : memref<?xf32>
  }
  %x = memref.load %A[%one] : memref<?xf32>
  memref.store %x, %R[%zero] : memref<?xf32>
  %k = arith.subi %m, %one : index
  %V = memref.subview %R[1] [%k] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 1>>
  return %V : memref<?xf32, strided<[1], offset: 1>>
}
"""


def test_what_is_beside_a_returned_view_is_not_compared() -> None:
    target = changed(ALL_BUT_THE_FIRST, ("%x = memref.load %A[%one]", "%x = memref.load %A[%zero]"))
    assert isinstance(prove(ALL_BUT_THE_FIRST, target), Proven)


@pytest.mark.parametrize("element", ["%k", "%one"])
def test_all_that_is_in_a_returned_view_is_compared(element: str) -> None:
    end = "%V = memref.subview"
    target = changed(ALL_BUT_THE_FIRST, (end, f"memref.store %x, %R[{element}] : memref<?xf32>\n  {end}"))
    assert is_refused(prove(ALL_BUT_THE_FIRST, target))
