"""Random affine programs: what was done is kept, and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.equiv.proving.parametric.fuzz import Totals, fuzz

pytest.importorskip("islpy")


def test_a_run_that_was_stopped_goes_on_where_it_ended(tmp_path: Path) -> None:
    whole, file = Totals(), tmp_path / "totals.json"
    for _ in fuzz(3, 60, 3, whole):
        pass
    programs = 0
    for most in (1, 2, 3):
        part = Totals.read(file)
        for _ in fuzz(3, 60, most, part):
            part.write(file)
            programs += 1
    assert programs == whole.next
    assert Totals.read(file) == whole
    assert whole.outcomes["pairs"] == 3 and not whole.findings
