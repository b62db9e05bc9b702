"""The tables of MLIR's own tests, from the records of two small tests of our own."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import equiv
from equiv.jobs.record import Record
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN, Reason, Side, Verdict
from equiv.verdict.reasons import ReasonKind
from tests.lit.campaign import run_campaign
from tests.lit.checks import Tally, checks, page, tallies
from tests.lit.open_checks import check_open
from tests.lit.recorded import check_recorded, options_with, record, recorded, reports_of

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
    "near": (ReasonKind.OPEN_OBLIGATION, "1 of 1 output cells were not proven equal", None),
    "empty": (ReasonKind.NOTHING_COMPARED, "function 'empty' has nothing to compare", None),
}


def _leave(folder: Path, function: str, verdict: str, *reasons: Reason) -> None:
    step = "test-math-polynomial-approximation{enable-avx2}" if function == "near" else "cse"
    side = Side("a.mlir", function)
    record = Record(f"a/{function}", "a.mlir", "a.mlir", Verdict(verdict, side, side, reasons=reasons), step=step)
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
    assert own.approximated == 1
    assert (own.comparable, own.decided) == (4, 0.5)
    assert list(own.reasons.values()) == [2], own.reasons
    lines = page(found, "19", 2, 30).splitlines()
    assert (
        "| Dialect/Own | 4 | 1 | 0 | 1 | 2 | 50% | 2 | 1 | 1 | 0 | 1970-01-01 (4) |" in lines
        and "| 2 | unsupported |" in lines
    )
    assert [each for each in lines if each.startswith("| 2 | unsupported | 'vector.step' is not supported")]


@pytest.mark.parametrize("operation", ["test.write", "some_use"])
def test_what_is_open_in_a_function_with_an_operation_of_tests_is_not_compared(tmp_path: Path, operation: str) -> None:
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
    "OPERATION"(%arg0) : (memref<*xf32>) -> ()
    "func.return"() : () -> ()
  }}) : () -> ()
}}) : () -> ()
"""
    generic = generic.replace("OPERATION", operation)
    for function in ("plain", "testing", "changed"):
        # Of a program that is lowered, operations have no dialect.
        named = "return" if function == "plain" else "func.func"
        reason = Reason(ReasonKind.UNSUPPORTED, "type memref<*xf32>", operation=named)
        _leave(tmp_path / "reports" / "a", function, UNKNOWN, reason)
        file = tmp_path / "reports" / "a" / f"{function}.json"
        data = json.loads(file.read_text("utf-8"))
        for side, name in (("source", "testing"), ("target", "changed")):
            data[side] = str(tmp_path / f"{side}.mlir")
            Path(data[side]).write_text((program if side == "source" else generic).format(name=name), "utf-8")
        file.write_text(json.dumps(data), "utf-8")
    own = tallies(checks("own", tmp_path / "reports"), DIALECTS)["own"]
    assert (own.open, own.meaningless) == (1, 2)


UNDEFINED = {
    "out_of_bounds": "memref.store %x, %m[%c4] : memref<4xi32>",
    "poison": "%p = ub.poison : i32\n  %r = arith.addi %p, %x : i32",
    "all_but_one": "%p = ub.poison : i32\n  %r = arith.addi %p, %x : i32\n  memref.store %r, %m[%c0] : memref<4xi32>",
    "at_sizes": "%i = arith.ori %n, %c4 : index\n  memref.store %x, %m[%i] : memref<4xi32>",
    "asserted": '%f = arith.constant false\n  cf.assert %f, "no"',
    "after_a_call": "func.call @seen() : () -> ()\n  memref.store %x, %m[%c4] : memref<4xi32>",
    "poison_and_a_call_less": "%p = ub.poison : i32\n  func.call @seen() : () -> ()\n  %r = arith.addi %p, %x : i32",
    "on_some_data": "scf.if %b {\n  memref.store %x, %m[%c4] : memref<4xi32>\n  }",
    "raced": "scf.forall (%i) in (4) {\n  memref.store %x, %m[%c0] : memref<4xi32>\n  }",
    "scalable": "%s = vector.vscale\n  %i = arith.muli %s, %c4 : index\n  memref.store %x, %m[%i] : memref<4xi32>",
}
CONSTANTS = "".join(f"  %c{each} = arith.constant {each} : index\n" for each in (0, 1, 4))


def _checked(folder: Path, name: str, body: str) -> Tally:
    """The tally of one check of a source and a target that has a constant more, and perhaps no call."""
    memory = "" if name.startswith("poison") else "%m: memref<4xi32>, %n: index, %b: i1, "
    result = "i32 {" if "%r" in body else "() {"
    ends = "  return %r : i32" if "%r" in body else "  return"
    text = f"func.func private @seen()\nfunc.func @f({memory}%x: i32) -> {result}\n{CONSTANTS}  {body}\n{ends}\n}}\n"
    source, target = folder / "source.mlir", folder / "target.mlir"
    (folder / "reports" / "a").mkdir(parents=True)
    source.write_text(text, "utf-8")
    other = text.replace(CONSTANTS, f"{CONSTANTS}  %more = arith.constant 7 : i32\n")
    if name.endswith("_less"):
        other = other.replace("  func.call @seen() : () -> ()\n", "")
    target.write_text(other, "utf-8")
    verdict = equiv.verify(source, target, function="f")
    record = Record("a/f", str(source), str(target), verdict, step="cse")
    (folder / "reports" / "a" / "f.json").write_text(json.dumps(record.to_json()), "utf-8")
    return tallies(checks("own", folder / "reports"), DIALECTS | {"cf", "memref", "scf", "ub"})["own"]


@pytest.mark.parametrize("name", UNDEFINED)
def test_sources_that_are_undefined_whatever_their_inputs_are_not_compared(tmp_path: Path, name: str) -> None:
    found = _checked(tmp_path, name, UNDEFINED[name])
    assert found.undefined == (name in ("out_of_bounds", "poison"))
    assert found.undefined + found.comparable == 1
    assert not found.equivalent or name == "on_some_data"


UNWRITTEN = """llvm.func @f(%p: !llvm.ptr, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(16 : i32) : i32
  "llvm.intr.memcpy"(%p, %m, %c) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
"""


@pytest.mark.parametrize(
    ("other", "undefined"), [("%r", True), ("%n", False), ("%p[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i32", False)]
)
def test_sources_that_leave_nothing_but_unwritten_memory_are_not_compared(
    tmp_path: Path, other: str, undefined: bool
) -> None:
    """Bare pointers lead to as much memory as accesses need: that is no size of which there may be others."""
    text = UNWRITTEN.replace("return %r", f"return {other}")
    if other.startswith("%p"):
        text = UNWRITTEN.replace('"llvm.intr.memcpy"(%p', f'%q = llvm.getelementptr {other}\n  "llvm.intr.memcpy"(%q')
    source, target = tmp_path / "source.mlir", tmp_path / "target.mlir"
    (tmp_path / "reports" / "a").mkdir(parents=True)
    source.write_text(text, "utf-8")
    target.write_text(text.replace("  %one", "  %more = llvm.mlir.constant(7 : i32) : i32\n  %one", 1), "utf-8")
    record = Record("a/f", str(source), str(target), equiv.verify(source, target, function="f"), step="cse")
    (tmp_path / "reports" / "a" / "f.json").write_text(json.dumps(record.to_json()), "utf-8")
    found = tallies(checks("own", tmp_path / "reports"), DIALECTS | {"llvm"})["own"]
    assert (found.undefined, found.comparable) == (int(undefined), int(not undefined))


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


GONE = """// RUN: mlir-opt %s -duplicate-function-elimination | FileCheck %s
// CHECK-LABEL: @f
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
func.func @g(%x: i32) -> i32 {
  return %x : i32
}
func.func @h(%x: i32) -> i32 {
  %r = call @g(%x) : (i32) -> i32
  return %r : i32
}
"""


@pytest.mark.skipif(not (LLVM / "bin" / "mlir-opt").exists(), reason="LLVM 19 is not installed")
def test_what_is_open_is_checked_again_wherever_its_records_are(tmp_path: Path) -> None:
    tests, first, folder = tmp_path / "tests", tmp_path / "first", tmp_path / "run"
    tests.mkdir()
    (tests / "a.mlir").write_text(SOURCE, "utf-8")
    (tests / "b.mlir").write_text(GONE, "utf-8")
    both = ["a.mlir", "b.mlir"]
    record(tests, both, first, LLVM, 1)
    check_recorded(first, LLVM, tmp_path / "verdicts", both, commit="one")
    shutil.move(first, folder)
    left = {each.name: each for reports in reports_of(folder, both) for each in reports.glob("*/*.json")}
    changed, gone, calls = (next(each for name, each in left.items() if name.endswith(f"-{f}.json")) for f in "fgh")
    data = json.loads(changed.read_text("utf-8"))
    data["verdict"]["verdict"] = UNKNOWN  # as it was before something was mended
    changed.write_text(json.dumps(data), "utf-8")
    kept = calls.read_text("utf-8")
    for may_remove in ((), ("duplicate-function-elimination",)):
        for reports in reports_of(folder, both):
            check_open(reports, DIALECTS, options_with(1), may_remove, "two")
        assert gone.exists() != bool(may_remove)
        found = tallies((each for run in reports_of(folder, both) for each in checks("own", run)), DIALECTS)["own"]
        assert (found.equivalent, found.different, found.open) == (2, 0, not may_remove)
        assert found.checked_at == ({"one": 1, "two": 1} if may_remove else {"one": 1, "two": 2})
    assert calls.read_text("utf-8") == kept, "what was decided stays as it was"
