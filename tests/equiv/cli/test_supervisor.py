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
import os, re
import equiv.verification as verification
from equiv.cli import main
def stuck(*_):
    os.write(2, b"stuck\\n")  # once, also where it is interrupted
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


def test_a_program_that_is_read_for_ever(program: Path) -> None:
    """Neither the check nor the lines that a verdict quotes wait for it."""
    pipe = program.with_name("pipe.mlir")
    os.mkfifo(pipe)
    ended = _equiv("check", "--timeout", 1, pipe, program)
    assert ended.returncode == 3 and "the limit of 1 s was reached" in ended.stdout


def test_a_check_that_dies_is_unknown(program: Path) -> None:
    written = program.with_suffix(".json")
    ended = _equiv("check", "--json", written, "--bindings", "tests.equiv.jobs.killer", program, program)
    assert ended.returncode == 3
    assert "SIGKILL" in ended.stdout
    verdict = json.loads(written.read_text())
    assert [each["kind"] for each in verdict["reasons"]] == ["crash"]


@pytest.mark.parametrize(
    ("bindings", "said"), [("sleeper", "limit of 1 s was reached"), ("killer", "died by signal 9, SIGKILL")]
)
def test_showing_affine_ir_has_limits(bindings: str, said: str, program: Path) -> None:
    ended = _equiv("ir", "--timeout", 1, "--bindings", f"tests.equiv.jobs.{bindings}", program)
    assert (ended.returncode, ended.stdout) == (3, "")
    assert f"{program}: the " in ended.stderr and said in ended.stderr


def test_certifying_has_limits(program: Path) -> None:
    target, certificate = program.with_name("b.mlir"), program.with_name("c.json")
    loop = "func.func @f(%n: index, %A: memref<?xf32>) {\n  %c = arith.constant 1.0 : f32\n"
    loop += "  affine.for %i = 0 to %n {\n    affine.store %c, %A[%i] : memref<?xf32>\n  }\n  return\n}\n"
    for file in (program, target):
        file.write_text(loop)
    made = _equiv("check", program, target, "--certificate", certificate)
    assert made.returncode == 0, made.stdout + made.stderr
    assert _equiv("certify", certificate).returncode == 0
    ended = _equiv("certify", "--timeout", 1, "--bindings", "tests.equiv.jobs.killer", certificate)
    assert (ended.returncode, ended.stdout) == (3, "") and "died by signal 9, SIGKILL" in ended.stderr


def test_reducing_has_limits(program: Path) -> None:
    """The pair's own process dies, which is a verdict to keep, and so does what would take the pair apart."""
    ended = _equiv("reduce", "--bindings", "tests.equiv.jobs.killer", program, program)
    assert ended.returncode == 3 and ended.stdout == ""
    assert "keeps 'unknown' (crash" in ended.stderr and "reduction died by signal 9, SIGKILL" in ended.stderr


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


def test_replaying_has_limits(program: Path) -> None:
    target, written = program.with_name("b.mlir"), program.with_name("v.json")
    target.write_text(PROGRAM.replace("return %a", "%0 = arith.addi %a, %a : i32\n  return %0"))
    assert _equiv("check", "--json", written, program, target).returncode == 1
    assert _equiv("check", "--replay", written).returncode == 1
    program.unlink()
    os.mkfifo(program)  # that nobody writes to
    ended = _equiv("check", "--timeout", 1, "--replay", written)
    assert (ended.returncode, ended.stdout) == (3, "")
    assert f"{written}: the limit of 1 s was reached" in ended.stderr
