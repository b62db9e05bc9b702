"""The strategy: which tactics are tried on a pair, in which order, and what comes of each."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from equiv.cli import commands
from equiv.proving.strategy import STRATEGY
from equiv.request.options import Options
from equiv.request.progress import Step
from equiv.verification import verify_all
from frontends.mlir import load
from tests import ROOT
from tests.equiv.pairs import function

SUM = """
%c0 = arith.constant 0 : index
%a = memref.load %A[%c0] : memref<1xf32>
%s = arith.addf %a, %x : f32
%t = arith.addf %s, %y : f32
memref.store %t, %A[%c0] : memref<1xf32>
"""
REGROUPED = SUM.replace("%s = arith.addf %a, %x", "%s = arith.addf %x, %y").replace(
    "arith.addf %s, %y", "arith.addf %a, %s"
)
FLOATS = "%A: memref<1xf32>, %x: f32, %y: f32"

XOR = """
%c0 = arith.constant 0 : index
%s = arith.xori %x, %y : i32
memref.store %s, %A[%c0] : memref<1xi32>
"""
BY_OR = XOR.replace(
    "%s = arith.xori %x, %y",
    "%o = arith.ori %x, %y : i32\n%a = arith.andi %x, %y : i32\n%s = arith.subi %o, %a",
)
INTEGERS = "%A: memref<1xi32>, %x: i32, %y: i32"

FILL = "affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }"
SIZED = "%n: index, %A: memref<?xf32>, %x: f32"

HALVING = """
%c0 = arith.constant 0 : index
%one = arith.constant 1 : i2
%zero = arith.constant 0 : i2
%r = scf.while (%k = %n) : (i2) -> i2 {
  %more = arith.cmpi ugt, %k, %zero : i2
  scf.condition(%more) %k : i2
} do {
^bb0(%k: i2):
  %less = arith.shrui %k, %one : i2
  memref.store %x, %A[%c0] : memref<1xf32>
  scf.yield %less : i2
}
"""
HALVED = "%A: memref<1xf32>, %x: f32, %n: i2"


def steps(arguments: str, source: str, target: str, **options: object) -> list[Step]:
    """What was tried on two bodies of the function `f`."""
    found: list[Step] = []
    sources = [load(function(arguments, body), file_name="f.mlir") for body in (source, target)]
    verify_all(*sources, options=Options(seed=7, trace=found.append, **options))
    return found


def tried(arguments: str, source: str, target: str, **options: object) -> list[tuple[str, str]]:
    return [(step.tactic, step.result.value) for step in steps(arguments, source, target, **options)]


def test_identical_expressions_need_one_tactic() -> None:
    assert tried(FLOATS, SUM, SUM) == [("exact", "proven")]


def test_what_is_too_large_for_expressions_is_left_to_fingerprints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equiv.proving.tactics.identity.EXACT_OPERATIONS", 1)
    assert tried(FLOATS, SUM, SUM) == [("exact", "open"), ("fingerprint", "proven")]


def test_no_expressions_are_made_where_loops_are_known_to_be_too_long() -> None:
    large = "%A: memref<2048x1024xf32>, %x: f32"
    body = """affine.for %i = 0 to 2048 { affine.for %j = 0 to 1024 {
      affine.store %x, %A[%i, %j] : memref<2048x1024xf32>
    } }"""
    found = steps(large, body, body, all_sizes="off", max_operations=2_000_000)
    assert [(step.tactic, step.result.value) for step in found[:2]] == [("exact", "open"), ("fingerprint", "open")]
    assert found[0].message == "too large for expressions" and "needs at least" in found[1].message


def test_sums_in_another_order_are_refuted_where_bits_are_asked_for() -> None:
    assert tried(FLOATS, SUM, REGROUPED) == [("exact", "open"), ("witness", "refuted")]


def test_sums_in_another_order_are_proven_at_a_level_that_allows_it() -> None:
    assert tried(FLOATS, SUM, REGROUPED, accept=("reassociated",)) == [("exact", "open"), ("levels", "proven")]


def test_what_no_run_tells_apart_is_left_to_the_solver() -> None:
    assert tried(INTEGERS, XOR, BY_OR, all_sizes="off") == [
        ("exact", "open"),
        ("witness", "open"),
        ("solver", "proven"),
    ]


def test_a_level_that_earlier_sizes_needed_is_tried_first() -> None:
    body = "affine.for %i = 0 to %n { BODY }"
    source = (
        "%a = affine.load %A[%i] : memref<?xf32>\n%s = arith.addf %a, %x : f32\n%t = arith.addf %s, %y : f32\n"
        "affine.store %t, %A[%i] : memref<?xf32>"
    )
    target = source.replace("%s = arith.addf %a, %x", "%s = arith.addf %x, %y").replace(
        "arith.addf %s, %y", "arith.addf %a, %s"
    )
    arguments = "%n: index, %A: memref<?xf32>, %x: f32, %y: f32"
    found = steps(arguments, body.replace("BODY", source), body.replace("BODY", target), accept=("reassociated",))
    assert [step.tactic for step in found if step.sizes.get("n") == 3] == ["extents", "level before"]


def test_sizes_begin_with_the_proof_for_all_of_them() -> None:
    found = steps(SIZED, FILL, FILL)
    assert (found[0].tactic, found[0].sizes, found[0].result.value) == ("parametric", {}, "proven")
    assert [step.tactic for step in found[1:3]] == ["extents", "exact"]
    assert all(step.seconds >= 0 and step.function == "f" and step.domain for step in found)


def test_without_a_proof_for_all_sizes_goals_are_all_there_is() -> None:
    assert {step.tactic for step in steps(SIZED, FILL, FILL, all_sizes="off")} == {"extents", "exact"}


def test_data_that_decides_control_becomes_a_size() -> None:
    found = tried(HALVED, HALVING, HALVING, all_sizes="off")
    assert found[:2] == [("exact", "open"), ("promotion", "needs sizes")]
    assert found[2:] == [("exact", "proven")] * 4


def test_a_source_that_is_undefined_says_so() -> None:
    out = FILL.replace("%A[%i]", "%A[%i - 1]")
    found = steps(SIZED, out, out, sizes={"n": 3, "A.0": 3})
    assert [(step.tactic, step.result.value) for step in found] == [("exact", "source undefined")]
    assert "out of bounds" in found[0].message


def test_every_tactic_has_its_own_name() -> None:
    names = [tactic.name for tactic in STRATEGY]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("verbose", [False, True])
def test_the_command_prints_the_strategy_where_asked_to(verbose: bool) -> None:
    examples = Path(ROOT, "docs", "examples")
    files = [str(examples / name) for name in ("scale.mlir", "scale.wrong.mlir")]
    done = CliRunner().invoke(commands, ["check", *(["-v"] if verbose else []), *files])
    assert done.exit_code == 1
    lines = done.stderr.splitlines()
    assert len(lines) == (4 if verbose else 0)
    if verbose:
        assert [line.split()[1] for line in lines] == ["parametric", "n=1", "n=1", "n=1"]
        assert [line.split()[2] for line in lines[1:]] == ["extents", "exact", "witness"]
        assert lines[-1].endswith("refuted: %A[0] differs")
        assert "refuted" not in done.stdout
