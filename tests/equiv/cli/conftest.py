"""The command line in the process of the tests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from equiv.cli import main


@dataclass(frozen=True)
class Finished:
    code: int
    out: str
    err: str


Run = Callable[..., Finished]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_main(*arguments: str | Path) -> Finished:
        monkeypatch.setattr(sys, "argv", ["equiv", *map(str, arguments)])
        with pytest.raises(SystemExit) as stopped:
            main()
            raise SystemExit(0)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        code = stopped.value.code
        assert isinstance(code, int)
        return Finished(code, captured.out, captured.err)

    return run_main
