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
from tests.lit.recorded import check_recorded, record
from tests.lit.suite import count_tests

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
    assert "| Dialect/Own | 4 | 1 | 1 | 2 | 50% | 2 | 1 |" in lines and "| 2 | unsupported |" in lines
    assert [each for each in lines if each.startswith("| 2 | unsupported | 'vector.step' is not supported")]


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
    for _ in range(2):
        record(tests, ["a.mlir"], folder, LLVM, 1)
        check_recorded(folder, LLVM, tmp_path / "verdicts")
    assert len(list((folder / "reports").iterdir())) == 1
    assert count_tests(folder / "wrapped") == 1
    found = tallies(checks("own", folder / "reports"), DIALECTS)["own"]
    assert (found.equivalent, found.different, found.open) == (1, 0, 0)
