"""`--tool`: what only the user's own tool can read is read as that prints it, and is known by the user's own places."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from equiv.cli import main
from equiv.jobs import run
from equiv.jobs.job import Job
from equiv.jobs.pool import Pool
from equiv.jobs.run import run_batch
from equiv.jobs.store import Store
from equiv.request.options import Options
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN
from equiv.verification import verify, verify_all
from frontends.errors import InputProblem

# A tool whose custom form nobody else reads: `own.sum` is `arith.addf`, `own.most` an atomic maximum.
TOOL = """
import sys
from torch_mlir import ir
text = sys.stdin.read()
assert sys.argv[1:] == ["--mlir-print-op-generic", "--mlir-print-debuginfo"], sys.argv
if "own.fail" in text:
    sys.exit("<stdin>:1:1: error: not even I can read this")
text = text.replace("own.sum", "arith.addf").replace("own.most", "memref.atomic_rmw maxs")
with ir.Context() as context:
    context.allow_unregistered_dialects = True
    module = ir.Module.parse(text)
    printed = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    print(printed.replace('loc("-":', 'loc("<stdin>":'))
"""
SUM = """// A sum. \u00e9
func.func @sum(%A: memref<?xf32>, %x: f32) -> f32 {
  %i = arith.constant 0 : index
  %v = memref.load %A[%i] : memref<?xf32>
  %w = own.sum %v, %x : f32
  return %w : f32
}
"""


@pytest.fixture
def tool(tmp_path: Path) -> tuple[str, ...]:
    script = tmp_path / "own-opt.py"
    script.write_text(TOOL)
    return sys.executable, str(script)


def file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_a_right_pair_is_proven_and_says_what_it_rests_on(tmp_path: Path, tool: tuple[str, ...]) -> None:
    source = file(tmp_path, "a.mlir", SUM)
    target = file(tmp_path, "b.mlir", SUM.replace("own.sum %v, %x", "arith.addf %v, %x"))
    assert verify(source, target, tool=tool, sizes={"A.0": 3}).verdict == EQUIVALENT
    found = verify(source, target, tool=tool, sizes={"A.0": 3})
    assert any("prints in generic form what the file says" in str(each) for each in found.assumptions)


def test_a_wrong_pair_is_refuted_at_the_users_places(tmp_path: Path, tool: tuple[str, ...]) -> None:
    source = file(tmp_path, "a.mlir", SUM)
    target = file(tmp_path, "b.mlir", SUM.replace("own.sum %v, %x", "own.sum %v, %v"))
    found = verify(source, target, tool=tool, sizes={"A.0": 3})
    assert found.verdict == DIFFERENT and found.witness is not None
    places = json.dumps(found.to_json())
    assert str(source) in places and found.source.file == str(source)
    assert '"line": 5' in places and "own.sum" not in places.replace(str(tmp_path), "")


def test_the_tool_is_not_asked_where_it_is_not_needed(tmp_path: Path) -> None:
    text = SUM.replace("own.sum", "arith.addf")
    files = file(tmp_path, "a.mlir", text), file(tmp_path, "b.mlir", text)
    assert verify(*files, tool=("/there/is/no/such/tool",)).verdict == EQUIVALENT


def test_what_the_tool_does_not_read_either_is_said_in_its_words(tmp_path: Path, tool: tuple[str, ...]) -> None:
    path = file(tmp_path, "a.mlir", SUM.replace("own.sum", "own.fail"))
    with pytest.raises(InputProblem, match="not even I can read this"):
        verify(path, path, tool=tool)


def test_a_number_whose_meaning_depends_on_the_release_is_refused(tmp_path: Path, tool: tuple[str, ...]) -> None:
    text = """func.func @f(%A: memref<4xi32>, %x: i32, %i: index) -> i32 {
  %v = own.most %x, %A[%i] : (i32, memref<4xi32>) -> i32
  return %v : i32
}
"""
    path = file(tmp_path, "a.mlir", text)
    found = verify(path, path, tool=tool)
    assert found.verdict == UNKNOWN
    reason = found.reasons[0]
    assert "another release" in reason.message and reason.place is not None and reason.place.line == 2


def test_what_cannot_be_parsed_in_generic_form_costs_its_function(tmp_path: Path, tool: tuple[str, ...]) -> None:
    other = 'func.func @other(%x: f32) -> f32 {\n  %y = "math.of_tomorrow"(%x) : (f32) -> f32\n  return %y : f32\n}\n'
    path = file(tmp_path, "a.mlir", SUM + other)
    script = Path(tool[1])
    hidden = TOOL.replace("text = text", "text = text.replace('math.', 'x.')", 1).replace("print(p", "print(p", 1)
    script.write_text(hidden.replace("print(printed", "print(printed.replace('x.of', 'math.of')"))
    found = verify_all(path, path, options=Options(tool=tool, sizes={"A.0": 3})).verdicts
    assert [(each.source.function, each.verdict) for each in found] == [("sum", EQUIVALENT), ("other", UNKNOWN)]
    place = found[1].reasons[0].place
    assert place is not None and (place.file, place.line) == (str(path), 9)


def test_the_command_line_takes_a_command(
    tmp_path: Path, tool: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = file(tmp_path, "a.mlir", SUM)
    target = file(tmp_path, "b.mlir", SUM.replace("%v, %x", "%x, %v"))

    def called(*arguments: str) -> tuple[object, str]:
        monkeypatch.setattr(sys, "argv", ["equiv", *arguments])
        code: object = 0
        try:
            main()
        except SystemExit as ended:
            code = ended.code
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    command = " ".join(tool)
    assert called("check", str(source), str(target), "--tool", command, "--size", "A.0=2")[0] == 0
    code, shown = called("ir", str(source), "--tool", command)
    assert code == 0 and "addf(%v" in shown
    (tmp_path / "pairs").mkdir()
    source.rename(tmp_path / "pairs" / "a.src.mlir")
    target.rename(tmp_path / "pairs" / "a.tgt.mlir")
    database = "--database", str(tmp_path / "results.sqlite")
    folder = str(tmp_path / "pairs")
    code, shown = called("batch", folder, "--tool", command, *database)
    assert code == 0 and "1 equivalent" in shown
    code, shown = called("batch", folder, *database)
    assert code == 3 and "1 unknown" in shown  # what the tool printed speaks for no run without it
    code, shown = called("batch", folder, "--tool", command, "--scheduler", "tcp://localhost:1")
    assert code == 2 and "this machine alone" in shown


def test_verdicts_are_kept_for_the_tool_as_it_is(
    tmp_path: Path, tool: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tool that became another one prints another program, so that the verdict is asked for again; what a script
    prints depends on more than we see, and nothing that rests on it is kept."""
    path = file(tmp_path, "a.mlir", SUM)
    job = Job("a", str(path), str(path), options=Options(tool=tool, sizes={"A.0": (3,)}))
    store = Store(tmp_path / "results.sqlite", print)

    def cached(state: str | None) -> bool:
        if state is not None:
            monkeypatch.setattr(run, "tool_state", lambda *_: state)
        return run_batch([job], Pool(1), store).records[0].cached

    assert [cached(None), cached(None)] == [False, False]
    assert [cached("old"), cached("old"), cached("new"), cached("new")] == [False, True, False, True]
    states = iter(["newer", "newest"])
    monkeypatch.setattr(run, "tool_state", lambda *_: next(states))
    assert not run_batch([job], Pool(1), store).records[0].cached
    assert not cached("newer") and not cached("newest")
    store.close()


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="mlir-opt-19 is not installed")
def test_text_of_an_older_release_is_read_by_its_own_tool(tmp_path: Path) -> None:
    text = """func.func @f(%a: memref<4xf32>, %v: vector<16xf32>) -> vector<16xf32> {
  %m = bufferization.to_tensor %a : memref<4xf32>
  %0 = vector.flat_transpose %v {columns = 4 : i32, rows = 4 : i32} : vector<16xf32> -> vector<16xf32>
  return %0 : vector<16xf32>
}
func.func @g(%A: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %A[%i] : memref<4xf32>
  return %0 : f32
}
"""
    source = file(tmp_path, "a.mlir", text)
    other = text.replace("%0 = memref.load %A[%i]", "%z = arith.constant 0 : index\n  %0 = memref.load %A[%z]")
    target = file(tmp_path, "b.mlir", other)
    results = verify_all(source, target, options=Options(tool=("mlir-opt-19",)))
    assert {each.source.function: each.verdict for each in results.verdicts}["g"] == DIFFERENT
