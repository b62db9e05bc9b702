"""Expressions that are too large for the solver: what was not compared is not proven."""

from __future__ import annotations

import pytest

from equiv.verdict import UNKNOWN
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%d: memref<2xi32>, %w: memref<2xi32>"
SOURCE = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %d[%c0] : memref<2xi32>
  %y = memref.load %d[%c1] : memref<2xi32>
  memref.store %y, %w[%c1] : memref<2xi32>
"""
PLAIN = SOURCE + "memref.store %x, %w[%c0] : memref<2xi32>"
RARELY_ANOTHER = f"""{SOURCE}
  %n = arith.constant 1234567890 : i32
  %k = arith.muli %y, %n : i32
  %h = arith.cmpi eq, %k, %x : i32
  %s = arith.cmpi eq, %y, %n : i32
  %b = arith.andi %h, %s : i1
  %r = arith.select %b, %y, %x : i32
  memref.store %r, %w[%c0] : memref<2xi32>
"""


def test_a_cell_whose_expression_is_too_large_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equiv.solver.solve.NODES", 3)
    verdict = check_bodies(ARGUMENTS, PLAIN, RARELY_ANOTHER)
    assert verdict.verdict == UNKNOWN and "more than 3 operations" in verdict.reasons[0].message


def test_cells_after_too_many_that_are_too_large_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equiv.solver.solve.NODES", 3)
    monkeypatch.setattr("equiv.solver.solve._MOST_TOO_LARGE", 0)
    assert check_bodies(ARGUMENTS, PLAIN, RARELY_ANOTHER).verdict == UNKNOWN


def test_cells_beyond_the_operations_of_all_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equiv.solver.solve.NODES_OF_ALL", 0)
    verdict = check_bodies(ARGUMENTS, PLAIN, RARELY_ANOTHER)
    assert verdict.verdict == UNKNOWN and "operations together" in verdict.reasons[0].message
