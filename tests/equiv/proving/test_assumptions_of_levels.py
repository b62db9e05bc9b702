"""What each level of a proof takes floats for is among its assumptions, and nothing that belongs to another one."""

from __future__ import annotations

import pytest

from equiv import verify
from equiv.verdict import Level

_SUM = """
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %s = arith.addf %x, %y : f32
  %r = arith.addf %s, %z : f32
  return %r : f32
}
"""
_SAID = {
    Level.BITWISE: ("rounds to nearest",),
    Level.REASSOCIATED: ("order and grouping of float sums",),
    Level.REAL: ("taken for the real numbers", "conversions between float formats round"),
    Level.REAL_ANY_PRECISION: ("taken for the real numbers",),
}
_OTHER = {
    Level.BITWISE: _SUM.replace("%x, %y", "%y, %x"),
    Level.REASSOCIATED: _SUM.replace("addf %x, %y", "addf %z, %y").replace("addf %s, %z", "addf %s, %x"),
    Level.REAL: _SUM.replace("%r = arith.addf %s, %z", "%d = arith.subf %s, %z : f32\n  %t = arith.addf %z, %z : f32\n"
                             "  %r = arith.addf %d, %t"),
    Level.REAL_ANY_PRECISION: _SUM.replace("%r = arith.addf %s, %z", "%w = arith.truncf %z : f32 to f16\n"
                                           "  %v = arith.extf %w : f16 to f32\n  %r = arith.addf %s, %v"),
}  # fmt: skip


@pytest.mark.parametrize("level", list(_SAID))
def test_what_floats_are_taken_for(level: Level) -> None:
    verdict = verify(_SUM, _OTHER[level], accept=list(Level)[: list(Level).index(level) + 1])
    assert (verdict.verdict, verdict.level) == ("equivalent", level), verdict
    said = {each for many in _SAID.values() for each in many}
    assert {each for each in said if any(each in text for text in verdict.assumptions)} == set(_SAID[level])
