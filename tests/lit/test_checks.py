"""The tables of MLIR's own tests, from the records of two small tests of our own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from equiv.jobs.record import Record
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN, Reason, Side, Verdict
from equiv.verdict.reasons import ReasonKind
from tests.lit.campaign import run_campaign
from tests.lit.checks import checks, page, tallies
from tests.lit.recorded import check_recorded, record, recorded, reports_of

DIALECTS = frozenset(("arith", "func", "vector"))
LLVM = Path("/usr/lib/llvm-19")
REASONS = {
    "first": (
        ReasonKind.UNSUPPORTED,
        "'vector.step' is not supported: type vector<[4]xf32>",
        "vector.interleave",
    ),
    "second": (
        ReasonKind.UNSUPPORTED,
        "'vector.step' is not supported: type vector<[8]xf32>",
        "vector.interleave",
    ),
    "made_up": (ReasonKind.UNSUPPORTED, "'test.foo' is not supported", "test.foo"),
    "of_a_parser": (ReasonKind.UNSUPPORTED, "'foo.bar' is not supported: MLIR's parser does not know it", None),
    "empty": (ReasonKind.NOTHING_COMPARED, "function 'empty' has nothing to compare", None),
}


def _leave(folder: Path, function: str, verdict: str, *reasons: Reason) -> None:
    side = Side("a.mlir", function)
    record = Record(f"a/{function}", "a.mlir", "a.mlir", Verdict(verdict, side, side, reasons=reasons), step="cse")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{function or 'run'}.json").write_text(json.dumps(record.to_json()), "utf-8")


def test_checks_are_counted_by_area_and_what_is_open_by_reason(tmp_path: Path) -> None:
    _leave(tmp_path / "a", "proven", EQUIVALENT)
    _leave(tmp_path / "b", "wrong", DIFFERENT)
    _leave(tmp_path / "b", "", UNKNOWN, Reason(ReasonKind.CAPTURE, "of the run as a whole"))
    for function, (kind, message, operation) in REASONS.items():
        _leave(tmp_path / "b", function, UNKNOWN, Reason(kind, message, operation=operation))
    found = tallies(checks("Dialect/Own", tmp_path), DIALECTS)
    assert list(found) == ["Dialect/Own"]
    own = found["Dialect/Own"]
    assert (own.equivalent, own.different, own.open, own.meaningless, own.nothing) == (1, 1, 2, 2, 1)
    assert (own.comparable, own.decided) == (4, 0.5)
    assert list(own.reasons.values()) == [2], own.reasons
    lines = page(found, "19", 2, 30).splitlines()
    assert "| Dialect/Own | 4 | 1 | 0 | 1 | 2 | 50% | 2 | 1 |" in lines and "| 2 | unsupported |" in lines
    assert [each for each in lines if each.startswith("| 2 | unsupported | 'vector.step' is not supported")]


def test_what_is_open_in_a_function_with_an_operation_of_tests_is_not_compared(tmp_path: Path) -> None:
    program = """module {{
  func.func @plain(%x: memref<*xf32>) {{
    return
  }}
  func.func @{name}(%x: memref<*xf32>) {{
    %0:2 = test.read %x : memref<*xf32>
    return
  }}
}}
"""
    generic = """"builtin.module"() ({{
  "func.func"() <{{function_type = (memref<*xf32>) -> (), sym_name = "{name}"}}> ({{
  ^bb0(%arg0: memref<*xf32>):
    "test.write"(%arg0) : (memref<*xf32>) -> ()
    "func.return"() : () -> ()
  }}) : () -> ()
}}) : () -> ()
"""
    reason = Reason(ReasonKind.UNSUPPORTED, "type memref<*xf32>", operation="func.func")
    for function in ("plain", "testing", "changed"):
        _leave(tmp_path / "reports" / "a", function, UNKNOWN, reason)
        file = tmp_path / "reports" / "a" / f"{function}.json"
        data = json.loads(file.read_text("utf-8"))
        for side, name in (("source", "testing"), ("target", "changed")):
            data[side] = str(tmp_path / f"{side}.mlir")
            Path(data[side]).write_text((program if side == "source" else generic).format(name=name), "utf-8")
        file.write_text(json.dumps(data), "utf-8")
    own = tallies(checks("own", tmp_path / "reports"), DIALECTS)["own"]
    assert (own.open, own.meaningless) == (1, 2)


SOURCE = """// RUN: mlir-opt %s -canonicalize | FileCheck %s
// CHECK-LABEL: @f
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %r = arith.addi %x, %c : i32
  return %r : i32
}
"""


@pytest.mark.skipif(not (LLVM / "bin" / "mlir-opt").exists(), reason="LLVM 19 is not installed")
def test_two_tests_of_ours_go_through_the_command(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "a.mlir").write_text(SOURCE, "utf-8")
    (tests / "b.mlir").write_text(SOURCE.replace("%c : i32\n", "%x : i32\n"), "utf-8")
    folder = tmp_path / "run"
    count = run_campaign(tests, ["a.mlir", "b.mlir"], folder, LLVM, options=("--fail-on", "nothing"))
    assert count.tests == 2 and not count.changed
    found = tallies(checks("own", folder / "reports"), DIALECTS)["own"]
    assert found.equivalent and not (found.different or found.open)


@pytest.mark.skipif(not (LLVM / "bin" / "mlir-opt").exists(), reason="LLVM 19 is not installed")
def test_recorded_runs_are_checked_once_and_say_what_the_command_says(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "a.mlir").write_text(SOURCE, "utf-8")
    folder = tmp_path / "run"
    for selected in (["a.mlir"], ["a.mlir", "b.mlir"], ["b.mlir"]):
        (tests / selected[-1]).write_text(SOURCE, "utf-8")
        record(tests, selected, folder, LLVM, 1)
        check_recorded(folder, LLVM, tmp_path / "verdicts", selected)
        assert recorded(folder) == {"a.mlir", "b.mlir"}.intersection(["a.mlir", *selected])
        reports = list(reports_of(folder, selected))
        assert len(reports) == len(selected), "each test was run once, and those of other selections are left out"
    found = tallies((each for run in reports_of(folder, ["a.mlir"]) for each in checks("own", run)), DIALECTS)["own"]
    assert (found.equivalent, found.different, found.open) == (1, 0, 0)


@pytest.mark.skipif(not (LLVM / "bin" / "mlir-opt").exists(), reason="LLVM 19 is not installed")
def test_a_recording_that_was_stopped_leaves_no_run_twice_and_checks_are_made_anew_when_asked(tmp_path: Path) -> None:
    tests, folder = tmp_path / "tests", tmp_path / "run"
    tests.mkdir()
    (tests / "a.mlir").write_text(SOURCE, "utf-8")
    record(tests, ["a.mlir"], folder, LLVM, 1)
    (folder / "recorded.txt").unlink()
    record(tests, ["a.mlir"], folder, LLVM, 1)
    (reports,) = reports_of(folder, ["a.mlir"])
    for anew, kept in ((False, False), (False, True), (True, False)):
        check_recorded(folder, LLVM, tmp_path / "verdicts", ["a.mlir"], anew=anew)
        (left,) = reports.iterdir()
        assert (left / "mine").exists() == kept
        (left / "mine").touch()
