"""Programs that take for ever, or all memory, end in a verdict or a message, however they are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.equiv.request.hostile import HOSTILE, seconds_of


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_program_ends(name: str, tmp_path: Path) -> None:
    """The seconds are for `python -m tests.equiv.request.hostile`: what else runs here decides them."""
    _, outcome = seconds_of(HOSTILE[name], tmp_path, 1, "check")
    assert not outcome.startswith("FAILED"), outcome
