"""Options of `verify` that are lists: a name alone stands for a list of it, and not for one of its letters."""

from __future__ import annotations

import pytest

from equiv import WrongUse, verify

SUM = "func.func @f(%a: f32, %b: f32) -> f32 {\n  %0 = arith.addf %a, %b : f32\n  return %0 : f32\n}\n"


def test_one_level() -> None:
    assert verify(SUM, SUM, accept="bitwise").verdict == "equivalent"
    with pytest.raises(WrongUse, match="there is no level 'bitwsie'; the levels are bitwise"):
        verify(SUM, SUM, accept="bitwsie")


def test_one_assumption() -> None:
    assert verify(SUM, SUM, assume="a:finite").verdict == "equivalent"
    with pytest.raises(WrongUse, match="finit"):
        verify(SUM, SUM, assume="a:finit")
