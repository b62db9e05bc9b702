"""Globals keep what earlier calls left, and begin with what the module says."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

PROGRAM = """
memref.global{private} @g : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xf32>
  %v = memref.load %g[%c0] : memref<2xf32>
  %r = arith.addf %v, %x : f32
  return %r : f32
}
"""


@pytest.mark.parametrize("private", ["", ' "private"'])
def test_a_global_begins_with_the_same_values(private: str) -> None:
    program = PROGRAM.replace("{private}", private)
    assert check(program, program).verdict == "equivalent"
    verdict = check(program, program.replace("[1.0, 2.0]", "[7.0, 2.0]"))
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert verdict.witness.profile.startswith("fresh-")
