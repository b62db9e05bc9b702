"""Defaults from `equiv.toml` and `pyproject.toml`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from equiv.cli import commands
from equiv.cli.configuration import ConfigurationError, defaults, found, named


def read(folder: Path, text: str, name: str = "equiv.toml") -> dict[str, object]:
    """As of a file that the user named."""
    (folder / name).write_text(text)
    return defaults(commands, named(folder / name))


def read_found(folder: Path) -> dict[str, object]:
    configuration = found(folder)
    assert configuration is not None
    return defaults(commands, configuration)


def test_keys_at_the_top_hold_for_every_command_that_has_them(tmp_path: Path) -> None:
    found = read(
        tmp_path, 'timeout = 5\naccept = ["bitwise", "real"]\n[batch]\ntimeout = 7\njobs = 3\nno-cache = true\n'
    )
    assert found["check"] == {"timeout": "5", "accept": "bitwise,real"}
    assert found["batch"] == {"timeout": "7", "accept": "bitwise,real", "jobs": "3", "no_cache": True}
    assert found["corpus"]["run"]["timeout"] == "5"  # type: ignore[index]


def test_a_project_may_hold_them(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    given = read(tmp_path, "[tool.equiv.check]\nsize = ['n=4', 'm=2']\n", "pyproject.toml")
    assert given["check"] == {"sizes": ["n=4", "m=2"]}
    (tmp_path / "pyproject.toml").write_text("[tool.equiv.batch]\njobs = 3\n")
    assert read_found(inner)["batch"] == {"jobs": "3"}
    (inner / "pyproject.toml").write_text("[tool.other]\n")
    assert read_found(inner)["batch"] == {"jobs": "3"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\ntimeuot = 5\n", "equiv.toml:2: unknown key 'timeuot'; did you mean 'timeout'?"),
        ("[batch]\njbos = 5\n", "equiv.toml:2: unknown key 'jbos'; did you mean 'jobs'?"),
        ("[chekc]\n", "equiv.toml:1: unknown key 'chekc'; did you mean 'check'?"),
        ("[check]\njobs = 2\n", "equiv.toml:2: unknown key 'jobs'"),
        ("batch = 1\n", "'batch'"),
        ("[batch]\nno-cache = 'yes'\n", "equiv.toml:2: 'no-cache' is true or false"),
        ("timeout = {}\n", "unknown key 'timeout'"),
        ("timeout = \n", "cannot read"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ConfigurationError) as problem:
        read(tmp_path, text)
    assert message in problem.value.message


def test_the_command_line_wins(tmp_path: Path) -> None:
    program = "func.func @f(%n: index, %A: memref<?xf32>) {\n  affine.for %i = 0 to %n {\n  }\n  return\n}\n"
    (tmp_path / "a.mlir").write_text(program)
    (tmp_path / "equiv.toml").write_text("[check]\ndomain = 'exactly'\n")
    run = [sys.executable, "-m", "equiv", "--config", "equiv.toml", "check", "a.mlir", "a.mlir"]
    wrong = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True)
    assert wrong.returncode == 2 and "exactly" in wrong.stderr
    right = subprocess.run([*run, "--domain", "exact"], cwd=tmp_path, capture_output=True, text=True)
    assert right.returncode in (0, 3)


@pytest.mark.parametrize(("text", "command"), [("[batch]\njobs = 0\n", "batch"), ("seed = 'many'\n", "check")])
def test_a_value_that_makes_no_sense_is_told_with_its_file(tmp_path: Path, text: str, command: str) -> None:
    (tmp_path / "equiv.toml").write_text(text)
    equiv = [sys.executable, "-m", "equiv", "--config", str(tmp_path / "equiv.toml"), command, "."]
    ended = subprocess.run(equiv, cwd=tmp_path, capture_output=True, text=True)
    assert ended.returncode == 2
    assert f"(from {tmp_path / 'equiv.toml'})" in " ".join(ended.stderr.split())
