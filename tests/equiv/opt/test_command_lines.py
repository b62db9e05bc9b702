"""What a process that answers `equiv-opt` remembers of command lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from equiv.cli import launched
from equiv.cli.launched import _Asking, _CommandLines, _like
from equiv.opt.wrapper import Settings


class _Lines(_CommandLines):
    """Those of a process in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.variables: dict[str, str] = {"HOME": str(folder)}

    def are_read(self, *arguments: str) -> tuple[list[str], Settings] | None:
        asking = _Asking(["equiv-opt", *arguments], str(self.folder), dict(self.variables), 0o22)
        with _like(asking):
            return self.read(asking)

    def of(self, *arguments: str) -> tuple[list[str], float]:
        """The command of the tool, and the limit of its checks."""
        read = self.are_read(*arguments)
        assert read is not None
        return read[0], read[1].request.options.timeout


@pytest.fixture
def lines(tmp_path: Path) -> _Lines:
    return _Lines(tmp_path)


def _reads(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines that are read from now on."""
    found: list[list[str]] = []
    reading = launched._reading

    def noted(arguments: Sequence[str]) -> tuple[list[str], Settings] | None:
        found.append(list(arguments))
        return reading(arguments)

    monkeypatch.setattr(launched, "_reading", noted)
    return found


def test_what_stands_behind_the_tool_is_its_own(lines: _Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    read = _reads(monkeypatch)
    assert lines.of("--timeout", "5", "tool", "a.mlir") == (["tool", "a.mlir"], 5)
    assert lines.of("--timeout", "5", "tool", "--timeout", "7", "--") == (["tool", "--timeout", "7", "--"], 5)
    assert lines.of("--timeout", "5", "tool") == (["tool"], 5)
    assert len(read) == 1
    assert lines.of("--timeout", "7", "tool") == (["tool"], 7)
    assert lines.of("--timeout", "5", "other") == (["other"], 5)
    assert lines.of("--", "tool", "--timeout", "7") == (["tool", "--timeout", "7"], 10)
    assert len(read) == 4


def test_folders_variables_and_configurations_count(lines: _Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines.of("tool", "a") == (["tool", "a"], 10)
    read = _reads(monkeypatch)
    lines.variables["EQUIV_DATABASE"] = "here.sqlite"
    assert lines.of("tool", "a") == (["tool", "a"], 10)
    assert len(read) == 1
    configuration = lines.folder / "equiv.toml"
    configuration.write_text("timeout = 3\n")
    assert not lines.are_read("tool", "a")  # as `equiv opt` says first where options are from
    configuration.unlink()
    assert lines.of("tool", "a")[1] == 10
    configuration = lines.folder / "named.toml"
    configuration.write_text("timeout = 4\n")
    lines.variables["EQUIV_CONFIG"] = str(configuration)
    assert lines.of("tool", "a")[1] == 4
    configuration.write_text("timeout = 6\n")
    assert lines.of("tool", "a")[1] == 6


def test_an_option_behind_what_only_looks_like_one_is_read_each_time(
    lines: _Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = _reads(monkeypatch)
    for limit in (5, 7):
        assert lines.of("--none", "--timeout", str(limit), "tool")[1] == limit
    assert len(read) == 2
