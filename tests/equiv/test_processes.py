"""Processes that speak in lines: what arrives is what was said, however it was cut, and how one ended is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from equiv.processes import Child, Lines, ending, last_words

ECHO = """
import os, sys
from equiv.processes import answer_lines
def answer(line):
    print("this is no answer")
    if line == "die\\n":
        print("last words", end="", file=sys.stderr, flush=True)
        os._exit(3)
    return line.strip()[::-1] * 100_000
answer_lines(answer, ["ready"])
"""


@given(st.lists(st.binary(max_size=4).filter(lambda line: b"\n" not in line)), st.data())
def test_lines_are_the_same_however_they_are_cut(lines: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(line + b"\n" for line in lines)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(whole)), max_size=6)))
    found = Lines()
    parts = [whole[first:end] for first, end in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    assert [line for part in parts for line in found.take(part)] == lines


@pytest.fixture
def echo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "echo_process.py").write_text(ECHO)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return "echo_process"


def test_answers_are_whole_lines_and_nothing_else(echo: str) -> None:
    child = Child(echo, subprocess.DEVNULL)
    assert child.hear() == [b"ready"]
    for word in ("one", "two"):
        assert child.ask(word) == word[::-1].encode() * 100_000
    assert child.is_alive
    child.kill()
    assert not child.is_alive


def test_how_a_process_ended_is_told(echo: str, tmp_path: Path) -> None:
    with open(tmp_path / "errors", "w+b") as errors:
        child = Child(echo, errors)
        assert child.hear() == [b"ready"] and child.ask("die") is None
        assert ending(child.wait()) == "exit code 3" and last_words(errors).endswith("last words")
        child.say("nobody hears this")
        child.kill()
    assert ending(-9) == "signal 9, SIGKILL" and ending(-200) == "signal 200"


def test_the_folder_of_a_process_is_not_imported(echo: str, tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "equiv.py").write_text("raise SystemExit")
    child = Child(echo, subprocess.DEVNULL, str(tmp_path / "here"))
    assert child.hear() == [b"ready"]
    child.kill()


def test_a_program_that_is_not_there() -> None:
    executable, sys.executable = sys.executable, "/nowhere/python"
    try:
        with pytest.raises(OSError):
            Child("equiv.jobs.process", subprocess.DEVNULL)
    finally:
        sys.executable = executable
