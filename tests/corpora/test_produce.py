"""The checked-in pairs are what the script writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpora.loops import produce
from corpora.loops.arguments import Arguments
from corpora.producing import write


@pytest.mark.parametrize("family", ["gesummv", "jacobi-1d", "pooling"])
def test_the_files_are_up_to_date(family: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = produce.main(["--check", family])
    assert (status, capsys.readouterr().out) == (0, "")


def test_a_file_that_is_changed_missing_or_left_over_is_named(tmp_path: Path) -> None:
    write(tmp_path, {"family": lambda: {"same": "1", "changed": "2", "left": "3"}})
    found = write(tmp_path, {"family": lambda: {"same": "1", "changed": "0", "new": "4"}}, check=True)
    assert found == [f"family/{what}" for what in ("changed: changed", "left: left over", "new: missing")]


def test_writing_removes_what_is_left_over(tmp_path: Path) -> None:
    write(tmp_path, {"family": lambda: {"old": "1"}})
    write(tmp_path, {"family": lambda: {"new": "2"}})
    assert [path.name for path in (tmp_path / "family").iterdir()] == ["new"]


def test_sizes_hold_zeros_ones_and_negative_scalars() -> None:
    sizes = Arguments(("n", "-", "[n, m]")).sizes()
    assert {"arg0": 0, "arg2.0": 0, "arg2.1": 0} in sizes
    assert {"arg0": 1, "arg2.0": 1, "arg2.1": 1} in sizes
    assert any(vector["arg0"] < 0 and vector["arg2.0"] == 1 for vector in sizes)
    assert all(vector["arg2.0"] >= 0 and vector["arg2.1"] >= 0 for vector in sizes)
    assert all("arg1" not in vector for vector in sizes)
