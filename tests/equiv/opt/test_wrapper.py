"""`equiv opt`: a tool through it is like the tool alone, and its passes are checked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.equiv.opt.conftest import Tool

SUM = """module {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
}
"""
SWAP = "swap:addi %a, %b=>addi %b, %a"
WRONG = "wrong:addi=>subi"
NOT_MODELLED = 'foreign:arith.addi %a, %b : i32=>"their.op"(%a, %b) : (i32, i32) -> i32'


@pytest.fixture
def file(tool: Tool) -> str:
    (tool.folder / "sum.mlir").write_text(SUM, "utf-8")
    return "sum.mlir"


def test_each_pass_that_changed_something_is_checked(tool: Tool, file: str) -> None:
    ended = tool.same(file, f"--passes=noop;{SWAP};noop")
    assert ended.code == 0 and b"addi %b, %a" in ended.output
    assert tool.outcomes() == {"swap f": "equivalent"}


def test_a_wrong_pass_fails_the_run(tool: Tool, file: str) -> None:
    ended = tool.wrapped(file, f"--passes={WRONG}")
    assert ended.code == 1
    assert ended.output == tool.alone(file, f"--passes={WRONG}").output
    assert b"different: f" in ended.errors and b"pass 0 of the pipeline, 'wrong'" in ended.errors
    record = tool.records()["wrong f"]
    assert record["outcome"] == "different" and record["group"] == "sum.mlir"
    # The places are those of files that are there to be read.
    writer = record["verdict"]["witness"]["cell"]["target"]["writer"]
    assert writer is None or Path(writer["file"]).is_file()
    assert "arith.addi" in Path(record["source"]).read_text() and "arith.subi" in Path(record["target"]).read_text()


def test_the_pair_of_a_wrong_pass_is_kept_also_without_a_report_directory(tool: Tool, file: str) -> None:
    command = [sys.executable, "-m", "equiv", "opt", tool.command, file, f"--passes={WRONG}"]
    environment = {key: value for key, value in os.environ.items() if key != "EQUIV_REPORT_DIR"}
    environment["TMPDIR"] = str(tool.folder)
    ended = subprocess.run(command, capture_output=True, cwd=tool.folder, env=environment)
    folder = Path(ended.stderr.decode().rpartition("the programs are in ")[2].strip())
    assert ended.returncode == 1
    assert sorted(each.name for each in folder.glob("*.mlir")) == ["000-input.mlir", "001-wrong.mlir"]
    # Without a difference nothing stays.
    command[-1] = f"--passes={SWAP}"
    subprocess.run(command, check=True, capture_output=True, cwd=tool.folder, env=environment)
    assert [each.name for each in tool.folder.glob("equiv-opt-*")] == [folder.name]


def test_modes(tool: Tool, file: str) -> None:
    wrong, open_ = f"--passes={WRONG}", f"--passes={NOT_MODELLED}"
    tool.same(file, wrong, options=("--fail-on", "nothing"))
    tool.same(file, open_)
    ended = tool.wrapped(file, open_, options=("--fail-on", "unknown"))
    assert ended.code == 3 and b"'their.op'" in ended.errors
    assert tool.wrapped(file, wrong, options=("--fail-on", "unknown")).code == 1


def test_a_pass_may_be_allowed_what_others_are_not(tool: Tool) -> None:
    text = """func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %0, %c : f32
  return %1 : f32
}
"""
    (tool.folder / "sum.mlir").write_text(text)
    whole = "--passes=regroup:%a, %b : f32\n  %1 = arith.addf %0, %c=>%b, %c : f32\n  %1 = arith.addf %a, %0"
    ended = tool.wrapped("sum.mlir", whole)
    assert ended.code == 1 and b"--accept reassociated" in ended.errors
    tool.same("sum.mlir", whole, options=("--accept-in", "regroup=reassociated"))
    assert tool.wrapped("sum.mlir", whole, options=("--accept-in", "other=reassociated")).code == 1
    # What is wrong at every level is wrong.
    wrong = "--passes=regroup:%0, %c=>%0, %a"
    assert tool.wrapped("sum.mlir", wrong, options=("--accept-in", "regroup=real")).code == 1


def test_what_is_assumed_holds_where_it_fits(tool: Tool) -> None:
    text = """func.func @f(%arg0: i32) -> i32 {
  %c = arith.constant 4 : i32
  %0 = arith.divsi %arg0, %c : i32
  return %0 : i32
}
func.func @g(%arg0: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %0 = arith.mulf %arg0, %c : f32
  return %0 : f32
}
"""
    (tool.folder / "two.mlir").write_text(text)
    passes = (
        "--passes=shift:c = arith.constant 4 : i32\n  %0 = arith.divsi=>c = arith.constant 2 : i32\n  %0 = arith.shrui"
    )
    assert tool.wrapped("two.mlir", passes).code == 1
    for assumed in ("arg0:0..1000", "@f:arg0:0..1000"):
        tool.same("two.mlir", passes, options=("--assume", assumed))
    record = tool.records()["shift f"]
    assert "%arg0 is from 0 to 1000" in record["verdict"]["assumptions"]
    assert record["options"]["assume"] == ["@f:arg0:0..1000"]
    # Of another function nothing is known then, and of a float no range of that kind holds.
    assert tool.wrapped("two.mlir", passes, options=("--assume", "@g:arg0:0..1000")).code == 1


@pytest.mark.parametrize("wrong", ["arg0", "arg0:", "@f:arg0", ":finite"])
def test_assumptions_that_have_no_form(tool: Tool, file: str, wrong: str) -> None:
    ended = tool.wrapped(file, options=("--assume", wrong))
    assert ended.code == 2 and b"is not of the form" in ended.errors


def test_an_assumption_on_what_a_function_does_not_have_is_told(tool: Tool, file: str) -> None:
    tool.same(file, f"--passes={SWAP}", options=("--assume", "@f:arg7:0..9"))
    (record,) = tool.records().values()
    assert record["outcome"] == "unknown"
    assert "there is no argument 'arg7'" in record["verdict"]["reasons"][0]["message"]


@pytest.mark.parametrize("wrong", ["regroup", "regroup=rounded", "=real", "regroup="])
def test_levels_of_passes_that_make_no_sense(tool: Tool, file: str, wrong: str) -> None:
    ended = tool.wrapped(file, options=("--accept-in", wrong))
    assert ended.code == 2 and b"--accept-in" in ended.errors


def test_chunks_of_a_split_file_are_checked_each(tool: Tool) -> None:
    other = SUM.replace("@f", "@g").replace("addi", "muli")
    (tool.folder / "two.mlir").write_text(SUM + "// -----\n" + other, "utf-8")
    tool.same("two.mlir", "-split-input-file", "--passes=swap:%a, %b : i32=>%b, %a : i32")
    assert sorted(record["verdict"]["source"]["function"] for record in tool.records().values()) == ["f", "g"]


def test_standard_input_from_a_pipe_and_from_a_file(tool: Tool, file: str) -> None:
    tool.same("-", f"--passes={SWAP}", given=SUM.encode())
    assert tool.outcomes() == {"swap f": "equivalent"}
    command = [sys.executable, "-m", "equiv", "opt", tool.command, f"--passes={WRONG}"]
    with (tool.folder / file).open("rb") as given:
        ended = subprocess.run(command, stdin=given, capture_output=True, cwd=tool.folder)
    assert ended.returncode == 1 and b"different: f" in ended.stderr


def test_the_output_file_is_written_once_by_the_tool_itself(tool: Tool, file: str) -> None:
    ended = tool.wrapped(file, f"--passes={SWAP}", "-o", "out.mlir")
    assert (ended.code, ended.output, ended.errors) == (0, b"", b"")
    assert (tool.folder / "out.mlir").read_text() == SUM.replace("%a, %b : i32", "%b, %a : i32")
    assert tool.outcomes() == {"swap f": "equivalent"}


def test_a_tool_that_fails_by_design(tool: Tool, file: str) -> None:
    ended = tool.same(file, f"--passes={SWAP};fail;{WRONG}")
    assert ended.code == 1 and ended.errors.startswith(b"input.mlir:1:1: error")
    # What came before the pass that gave up is checked, what never ran is not.
    assert tool.outcomes() == {"swap f": "equivalent"}
    assert tool.same(file, "--passes=fail", "-verify-diagnostics").code == 0


def test_a_tool_that_fails_keeps_its_exit_code_also_with_a_wrong_pass(tool: Tool, file: str) -> None:
    ended = tool.wrapped(file, f"--passes={WRONG};crash")
    assert ended.code == -signal.SIGSEGV and b"different: f" in ended.errors


def test_a_tool_that_crashes_is_seen_to_crash(tool: Tool, file: str) -> None:
    assert tool.same(file, f"--passes={SWAP};crash").code == -signal.SIGSEGV
    assert tool.outcomes() == {"swap f": "equivalent"}


@pytest.mark.parametrize("passes", [f"talk;{SWAP};talk", f"{SWAP};talk"])
def test_what_a_tool_says_between_programs_is_no_part_of_them(tool: Tool, file: str, passes: str) -> None:
    tool.same(file, f"--passes={passes}")
    assert tool.outcomes() == {"swap f": "equivalent"}


def test_garbage_on_standard_error_is_no_pass(tool: Tool, file: str) -> None:
    tool.same(file, f"--passes={SWAP};garbage")
    assert tool.outcomes() == {"swap f": "equivalent", "capture": "unknown"}


def test_programs_that_are_no_text(tool: Tool, file: str) -> None:
    tool.same(file, "--passes=binary")
    (record,) = tool.records().values()
    assert record["outcome"] == "unknown" and record["verdict"]["reasons"][0]["kind"] == "syntax"


def test_a_tool_that_cannot_show_its_passes_leaves_an_open_record(tool: Tool, file: str) -> None:
    tool.same(file, "--no-dumps", f"--passes={WRONG}")
    (record,) = tool.records().values()
    assert record["outcome"] == "unknown" and record["verdict"]["reasons"][0]["kind"] == "capture"
    ended = tool.wrapped(file, "--no-dumps", f"--passes={WRONG}", options=("--fail-on", "unknown"))
    assert ended.code == 3 and b"Unknown command line argument" in ended.errors


def test_wrong_options_of_the_tool_are_its_own_business(tool: Tool, file: str) -> None:
    assert tool.same(file, "--unknown-option", "-h").code == 1


def test_functions_that_go_and_come_are_noted(tool: Tool) -> None:
    two = SUM.replace("\n}", "\n  func.func private @g(%x: i32) -> i32 {\n    return %x : i32\n  }\n}")
    (tool.folder / "two.mlir").write_text(two, "utf-8")
    tool.same("two.mlir", "--passes=rename:@g=>@h")
    assert tool.outcomes() == {}
    table = next(tool.reports.glob("*/passes.tsv")).read_text()
    assert "function 'g', which nothing uses, is gone" in table and "function 'h' is new" in table


def test_a_function_that_a_pass_left_alone_is_not_run_again(tool: Tool) -> None:
    two = SUM.replace(
        "\n}", "\n  func.func @g(%x: i32) -> i32 {\n    %0 = arith.muli %x, %x : i32\n    return %0 : i32\n  }\n}"
    )
    (tool.folder / "two.mlir").write_text(two, "utf-8")
    tool.same("two.mlir", f"--passes={SWAP}")
    assert [record["verdict"]["source"]["function"] for record in tool.records().values()] == ["f"]


def test_a_changed_private_function_shows_in_those_that_call_it(tool: Tool) -> None:
    text = SUM.replace("func.func @f", "func.func private @f").replace(
        "\n}",
        "\n  func.func @g(%x: i32) -> i32 {\n    %0 = call @f(%x, %x) : (i32, i32) -> i32\n    return %0 : i32\n  }\n}",
    )
    (tool.folder / "call.mlir").write_text(text, "utf-8")
    assert tool.wrapped("call.mlir", f"--passes={WRONG}").code == 1
    assert tool.outcomes() == {"wrong g": "different"}


def test_a_call_of_a_library_is_no_difference(tool: Tool) -> None:
    """`convert-math-to-libm` and its kin call functions whose meaning is not in the program."""
    text = SUM.replace("module {", "module {\n  func.func private @add(i32, i32) -> i32")
    (tool.folder / "library.mlir").write_text(text, "utf-8")
    tool.same("library.mlir", "--passes=lower:arith.addi %a, %b : i32=>func.call @add(%a, %b) : (i32, i32) -> i32")
    assert list(tool.outcomes().values()) == ["unknown"]


@pytest.mark.parametrize("name", ["a b'c\"d.mlir", "ü\n$(touch x).mlir", "-o.mlir", "x" * 200 + ".mlir", ".json"])
def test_hostile_file_names(tool: Tool, name: str) -> None:
    (tool.folder / name).write_text(SUM, "utf-8")
    tool.same(f"./{name}", f"--passes={SWAP}")
    assert tool.outcomes() == {"swap f": "equivalent"}
    assert not (tool.folder / "x").exists()


def test_hostile_names_in_programs(tool: Tool) -> None:
    text = SUM.replace("@f", '@"../../\\1B[2J<b>"')
    (tool.folder / "name.mlir").write_text(text, "utf-8")
    ended = tool.wrapped("name.mlir", f"--passes={WRONG}")
    assert ended.code == 1 and b"\x1b" not in ended.errors
    (record,) = tool.records().values()
    assert record["outcome"] == "different"
    assert {each.parent.parent for each in tool.folder.rglob("*.json")} == {tool.reports}


def test_output_to_a_closed_pipe(tool: Tool, file: str) -> None:
    for passes in (SWAP, WRONG):
        command = [sys.executable, "-m", "equiv", "opt", tool.command, file, f"--passes={passes}"]
        reading, writing = os.pipe()
        os.close(reading)
        ended = subprocess.run(command, stdout=writing, stderr=writing, cwd=tool.folder, timeout=60)
        alone = subprocess.run(command[4:], stdout=writing, stderr=writing, cwd=tool.folder, timeout=60)
        os.close(writing)
        assert ended.returncode == alone.returncode != 0


def test_a_tool_that_is_not_there(tool: Tool) -> None:
    missing = Tool(tool.folder, str(tool.folder / "no-such-opt"))
    ended = missing.wrapped("x.mlir")
    assert ended.code == 2 and b"cannot run" in ended.errors


def test_a_report_directory_that_cannot_be_written(tool: Tool, file: str) -> None:
    tool.reports.write_text("a file is in the way")
    ended = tool.wrapped(file, f"--passes={SWAP}")
    assert ended.code == 2 and b"cannot write to" in ended.errors


def test_a_signal_reaches_the_tool(tool: Tool) -> None:
    command = [sys.executable, "-m", "equiv", "opt", "/bin/sleep", "60"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    for _ in range(200):
        if children.read_text().strip():
            break
        time.sleep(0.05)
    process.terminate()
    assert process.wait(20) == -signal.SIGTERM


def test_runs_at_the_same_time_share_a_report_directory(tool: Tool, file: str) -> None:
    command = [sys.executable, "-m", "equiv", "opt", "--report-dir", str(tool.reports), tool.command, file]
    command.append(f"--passes={SWAP}")
    running = [subprocess.Popen(command, cwd=tool.folder, stdout=subprocess.DEVNULL) for _ in range(4)]
    assert [each.wait(60) for each in running] == [0] * 4
    assert len({record.read_text() for record in tool.reports.glob("*/*.json")}) == 4
    assert len(list(tool.reports.iterdir())) == 4


def test_resources_are_part_of_a_program(tool: Tool) -> None:
    """What a constant refers to by name stands behind the module."""
    text = SUM.replace(
        "arith.addi %a, %b : i32", "arith.addi %a, %a : i32 {some.data = dense_resource<r> : tensor<1xi8>}"
    )
    text += '\n{-#\n  dialect_resources: {\n    builtin: {\n      r: "0x0100000001"\n    }\n  }\n#-}\n'
    (tool.folder / "resource.mlir").write_text(text)
    tool.same("resource.mlir", "--passes=blob:0x0100000001=>0x0100000002")
    assert len(tool.records()) == 1


def test_a_known_finding_does_not_fail_the_run_and_is_said(tool: Tool, file: str) -> None:
    known = tool.folder / "known.toml"
    known.write_text('[[known]]\npass = "wrong"\nfunction = "f"\noutcome = "different"\nreason = "a test"\n')
    options = ("--known", str(known), "--fail-on", "new")
    ended = tool.wrapped(file, f"--passes={WRONG}", options=options)
    assert ended.code == 0
    assert b"1 known finding let pass" in ended.errors and b"a test" in ended.errors
    assert tool.records()["wrong f"]["outcome"] == "different"


def test_a_finding_that_is_not_known_fails_the_run(tool: Tool, file: str) -> None:
    known = tool.folder / "known.toml"
    known.write_text('[[known]]\npass = "other"\nfunction = "f"\noutcome = "*"\nkind = "*"\nreason = "a test"\n')
    options = ("--known", str(known), "--fail-on", "new")
    assert tool.wrapped(file, f"--passes={WRONG}", options=options).code == 1
    assert tool.wrapped(file, f"--passes={NOT_MODELLED}", options=options).code == 3


def test_an_isolated_run_takes_no_known_findings_of_the_current_folder(tool: Tool, file: str) -> None:
    (tool.folder / "known.toml").write_text('[[known]]\npass = "*"\nreason = "all is well"\n')
    command = [sys.executable, "-m", "equiv", "--isolated", "opt", "--known", "known.toml", tool.command, file]
    ended = subprocess.run([*command, f"--passes={WRONG}"], capture_output=True, cwd=tool.folder)
    assert ended.returncode == 2 and b"is part of what is checked" in ended.stderr
