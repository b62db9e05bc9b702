"""`equiv bisect`: the first wrong pass, and the smallest pair that shows it."""

from __future__ import annotations

import shlex
import subprocess
import sys

import pytest

from tests.equiv.opt.conftest import Tool

PROGRAM = """module {
  func.func @other(%x: f32) -> f32 {
    return %x : f32
  }
  func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %C: memref<8xf32>) {
    %k = arith.constant 3.0 : f32
    affine.for %i = 0 to 8 {
      %a = affine.load %A[%i] : memref<8xf32>
      %b = affine.load %B[%i] : memref<8xf32>
      %s = arith.mulf %a, %b : f32
      %t = arith.addf %s, %k : f32
      affine.store %t, %C[%i] : memref<8xf32>
      affine.store %s, %B[%i] : memref<8xf32>
    }
    return
  }
}
"""
SWAP = "swap:arith.mulf %a, %b=>arith.mulf %b, %a"
WRONG = "wrong:arith.mulf=>arith.divf"


def bisected(tool: Tool, passes: str, *options: str, program: str = PROGRAM) -> subprocess.CompletedProcess[str]:
    (tool.folder / "program.mlir").write_text(program)
    command = [
        sys.executable,
        "-m",
        "equiv",
        "bisect",
        *options,
        tool.command,
        shlex.quote(f"--passes={passes}"),
        "program.mlir",
    ]
    return subprocess.run(command, capture_output=True, text=True, cwd=tool.folder, env={"TMPDIR": str(tool.folder)})


def test_the_first_wrong_pass_is_named(tool: Tool) -> None:
    ended = bisected(tool, f"{SWAP};noop;{WRONG};back:arith.divf=>arith.mulf", "--no-reduce")
    assert ended.returncode == 1, ended.stderr
    assert "pass 2 of the pipeline, 'wrong', is the first that is different" in ended.stdout
    assert ended.stdout.count("func.func @other") == 2


def test_the_smallest_pair_is_shown(tool: Tool) -> None:
    ended = bisected(tool, f"{SWAP};{WRONG}")
    before, after = ended.stdout.partition("// before")[2].split("// after")
    assert "@other" not in before and "addf" not in before
    assert "arith.mulf" in before and "arith.divf" in after


@pytest.mark.parametrize(
    ("passes", "code", "said"),
    [
        (SWAP, 0, "none of the 1 passes that changed the program is different: all are proven"),
        (f'{SWAP};open:arith.mulf %b, %a : f32=>"their.op"(%a) : (f32) -> f32', 3, "some are open"),
        ("fail", 0, "none of the 0 passes"),
    ],
)
def test_no_wrong_pass(tool: Tool, passes: str, code: int, said: str) -> None:
    ended = bisected(tool, passes)
    assert (ended.returncode, said in ended.stdout) == (code, True), ended.stdout + ended.stderr
    assert not list(tool.folder.glob("equiv-opt-*"))


def test_what_is_assumed_holds_for_the_passes_and_for_what_is_reduced(tool: Tool) -> None:
    program = """func.func @f(%arg0: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.shrsi %arg0, %c : i32
  %1 = arith.addi %0, %c : i32
  return %1 : i32
}
"""
    assumed = ("--assume", "@f:arg0:0..1000")
    logical = "logical:shrsi=>shrui"
    assert "'logical', is the first" in bisected(tool, logical, "--no-reduce", program=program).stdout
    assert bisected(tool, logical, *assumed, program=program).returncode == 0
    ended = bisected(
        tool, f"{logical};{WRONG.replace('mulf', 'addi').replace('divf', 'subi')}", *assumed, program=program
    )
    assert ended.returncode == 1 and "'wrong', is the first" in ended.stdout
    before, after = ended.stdout.partition("// before")[2].split("// after")
    assert "arith.addi" in before and "arith.subi" in after


def test_a_tool_without_passes_is_wrong_use(tool: Tool) -> None:
    tool.command = "/bin/cat"
    ended = bisected(tool, SWAP)
    assert ended.returncode == 2 and "shows no passes" in ended.stderr


@pytest.mark.parametrize(
    ("command", "pipeline", "said"),
    [
        ("'unbalanced", "cse", "no closing quotation"),
        ("", "cse", "the command is empty"),
        ("no-such-tool", "cse", "cannot run 'no-such-tool': no such program is here or in PATH; install it"),
        ("text-opt", "--passes='x", "no closing quotation"),
    ],
)
def test_commands_that_are_none_are_wrong_use(tool: Tool, command: str, pipeline: str, said: str) -> None:
    (tool.folder / "program.mlir").write_text(PROGRAM)
    equiv = [sys.executable, "-m", "equiv", "bisect", command, pipeline, "program.mlir"]
    ended = subprocess.run(equiv, capture_output=True, text=True, cwd=tool.folder)
    assert ended.returncode == 2 and said in ended.stderr and "Traceback" not in ended.stderr


def test_the_error_of_a_tool_is_told(tool: Tool) -> None:
    complaining = tool.folder / "complaining-opt"
    complaining.write_text("#!/bin/sh\necho 'x.mlir:1:1: error: no such pass' >&2\necho '    ^' >&2\nexit 1\n")
    complaining.chmod(0o755)
    tool.command = str(complaining)
    assert "error: no such pass" in bisected(tool, SWAP).stderr


KNOWN = """[[known]]
pair = "program.mlir"
pass = "wrong"
outcome = "different"
reason = "ours to mend"
"""


@pytest.mark.parametrize(
    ("passes", "options", "code", "said"),
    [
        (f"{SWAP};{WRONG}", ("--known", "known.toml"), 0, "is different: all others are proven"),
        (
            f"{WRONG};off:addf=>subf",
            ("--known", "known.toml", "--fail-on", "new"),
            1,
            "pass 1 of the pipeline, 'off', is",
        ),
        (WRONG, ("--fail-on", "nothing"), 0, "'wrong', is the first that is different"),
        ('open:mulf %a, %b : f32=>"their.op"(%a) : (f32) -> f32', ("--fail-on", "different"), 0, "some are open"),
    ],
)
def test_what_is_known_is_passed_over(tool: Tool, passes: str, options: tuple[str, ...], code: int, said: str) -> None:
    (tool.folder / "known.toml").write_text(KNOWN)
    ended = bisected(tool, passes, "--no-reduce", *options)
    assert (ended.returncode, said in ended.stdout) == (code, True), ended.stdout + ended.stderr
    if "--known" in options:
        assert "known: different (value): pass wrong on program.mlir, @f: ours to mend" in ended.stdout


@pytest.mark.parametrize(
    ("options", "text", "said"),
    [
        (("--fail-on", "new"), "", "--fail-on new needs the findings that are known"),
        (("--known", "known.toml"), "[[known]]\nfunction = 'f'\n", "would let everything pass"),
    ],
)
def test_known_findings_that_are_none_are_wrong_use(tool: Tool, options: tuple[str, ...], text: str, said: str) -> None:
    (tool.folder / "known.toml").write_text(text)
    ended = bisected(tool, SWAP, "--no-reduce", *options)
    assert ended.returncode == 2 and said in ended.stderr
    assert not list(tool.folder.glob("equiv-opt-*"))
