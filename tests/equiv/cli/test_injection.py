"""Attacks on whoever reads a log: names with newlines that begin a workflow command, and control sequences."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from equiv.cli import main

NAME = "x\n::error file=a::pwned\x1b[31m"
PROGRAM = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def run_main(*arguments: str) -> str:
        monkeypatch.setattr("sys.argv", ["equiv", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code != 0
        printed = capsys.readouterr()
        return printed.out + printed.err

    return run_main


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", f"{NAME}.mlir", f"{NAME}.mlir"),
        ("check", "gone\n::error::x", "gone"),
        ("check", "ok.mlir", "ok.mlir", "--func", NAME),
        ("check", "ok.mlir", "ok.mlir", "--assume", NAME),
        ("check", "ok.mlir", "ok.mlir", "--map", NAME),
        ("check", "ok.mlir", "ok.mlir", "--size", f"{NAME}=1"),
        ("check", "ok.mlir", "ok.mlir", "--bindings", NAME),
        ("check", "ok.mlir", "ok.mlir", "--json", f"no/{NAME}"),
        ("ir", f"{NAME}.mlir"),
        ("reduce", f"{NAME}.mlir", f"{NAME}.mlir"),
        ("batch", "--no-cache", "folder"),
        ("batch", f"{NAME}.toml"),
        ("batch", "--baseline", "ok.mlir", NAME),
        ("--config", NAME, "check", "ok.mlir", "ok.mlir"),
        ("report", NAME),
        ("certify", NAME, "ok.mlir", "ok.mlir"),
        ("corpus", "run", NAME),
        ("explain", NAME),
        (NAME,),
        ("check", f"--{NAME}"),
    ],
)
def test_no_line_is_a_command(arguments: tuple[Any, ...], run: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "ok.mlir").write_text(PROGRAM)
    (tmp_path / f"{NAME}.mlir").write_text("func.func @f( {")
    (tmp_path / f"{NAME}.toml").write_text("[[pair]]\nsource = 1\n")
    (tmp_path / "folder").mkdir()
    for side in ("src", "tgt"):
        (tmp_path / "folder" / f"{NAME}.{side}.mlir").write_text("func.func @f( {")
    printed = run(*arguments)
    assert printed
    assert "Traceback" not in printed
    assert not [line for line in printed.split("\n") if line.lstrip().startswith("::")]
    assert "\x1b" not in printed
