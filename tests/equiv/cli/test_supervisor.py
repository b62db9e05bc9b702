"""Attacks on a check by what no exception of Python's ends: native code that goes on for ever, or kills its process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PROGRAM = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"

# One call of `re` that goes on for ages, and at which no other thread runs; the first function is checked before.
STUCK = """
import re, sys
import equiv.verification as verification
from equiv.cli import main
def stuck(*_):
    print("stuck", file=sys.stderr, flush=True)
    re.match("(a+)+b", "a" * 64)
kept = verification._verify_functions
verification._verify_functions = lambda source, target, names, *rest: (
    stuck() if names[0] == "g" else kept(source, target, names, *rest))
main()
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "a.mlir"
    path.write_text(PROGRAM)
    return path


def _equiv(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "equiv", *map(str, arguments)], capture_output=True, text=True, timeout=100
    )


def test_a_check_that_never_ends_is_ended(program: Path) -> None:
    started = time.monotonic()
    ended = _equiv("check", "--timeout", 1, "--bindings", "tests.equiv.jobs.sleeper", program, program)
    assert ended.returncode == 3
    assert "while the programs were read, the limit of 1 s was reached" in ended.stdout
    assert f"{program}:1:1" in ended.stdout
    assert time.monotonic() - started < 50


def test_a_check_that_dies_is_unknown(program: Path) -> None:
    written = program.with_suffix(".json")
    ended = _equiv("check", "--json", written, "--bindings", "tests.equiv.jobs.killer", program, program)
    assert ended.returncode == 3
    assert "SIGKILL" in ended.stdout
    verdict = json.loads(written.read_text())
    assert [each["kind"] for each in verdict["reasons"]] == ["crash"]


def test_what_was_found_before_is_said(program: Path) -> None:
    """The first function differs: that a later one is stuck makes no `unknown` of it."""
    target = program.with_name("b.mlir")
    other = PROGRAM.replace("@f", "@g")
    program.write_text(PROGRAM + other + PROGRAM.replace("@f", "@h"))
    wrong = PROGRAM.replace("return %a", "%0 = arith.addi %a, %a : i32\n  return %0")
    target.write_text(wrong + other + PROGRAM.replace("@f", "@h"))
    command = [sys.executable, "-c", STUCK, "check", "--timeout", "2", str(program), str(target)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert ended.returncode == 1
    assert ended.stdout.startswith("different: f")
    assert "unknown: g" in ended.stdout
    assert "1 more functions were not looked at" in ended.stdout


@pytest.mark.parametrize("group", [False, True])
def test_an_interrupt_ends_what_is_stuck(program: Path, group: bool) -> None:
    program.write_text(PROGRAM.replace("@f", "@g"))
    command = [sys.executable, "-c", STUCK, "check", "--timeout", "90", str(program), str(program)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "stuck\n"
        interrupted = time.monotonic()
        (os.killpg if group else os.kill)(process.pid, signal.SIGINT)
        assert process.wait() == 130
        assert time.monotonic() - interrupted < 30
        assert set(process.stderr.read().split("\n")) == {"equiv: interrupted", ""}


def test_no_child_is_left_when_the_parent_is_killed(program: Path) -> None:
    program.write_text(PROGRAM.replace("@f", "@g"))
    command = [sys.executable, "-c", STUCK, "check", "--timeout", "90", str(program), str(program)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "stuck\n"
        process.kill()
        # The child holds the pipe's other end.
        assert process.stderr.read() == ""
