"""What callers of `verify` write that could be two things: a name for a list of it, a text for a file."""

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


def test_a_program_without_a_line_end() -> None:
    with pytest.raises(WrongUse, match="the target is no file, and no program either: a text is taken for one where"):
        verify(SUM, SUM.replace("\n", " "))
