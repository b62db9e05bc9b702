"""Witnesses of programs with integers beyond the machine's: replayed, and only where nothing else decides."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from equiv import verify
from equiv.pairing.pair import Pair
from equiv.refuting import any_width
from equiv.refuting.disagreement import Disagreement
from equiv.verdict import DIFFERENT, Verdict
from equiv.verification import replay_witness
from interp.machine import DataInput, Input, Sample

SUM = "func.func @f(%x: i256, %y: i256) -> i256 {\n  %r = arith.addi %x, %y : i256\n  return %r : i256\n}\n"
DIFFERENCE = SUM.replace("addi", "subi")
DIVISION = SUM.replace("%r = arith.addi", "%q = arith.divui %x, %y : i256\n  %r = arith.addi")
ZERO = "  %zero = arith.constant 0 : i256\n"


def check(tmp_path: Path, source: str, target: str, *assumptions: str) -> Verdict:
    files = tmp_path / "before.mlir", tmp_path / "after.mlir"
    for file, text in zip(files, (source, target), strict=True):
        file.write_text(text)
    return verify(*files, seed=3, assume=assumptions)


@pytest.mark.parametrize("target", [DIFFERENCE, DIVISION], ids=["a number", "undefined"])
def test_a_witness_is_read_and_replayed(target: str, tmp_path: Path) -> None:
    verdict = check(tmp_path, SUM, target)
    read = Verdict.from_json(json.loads(json.dumps(verdict.to_json())))
    assert read.verdict == DIFFERENT and read.witness == verdict.witness and read.witness is not None
    assert replay_witness(read.witness).reproduced
    (tmp_path / "after.mlir").write_text(SUM)
    assert not replay_witness(read.witness).reproduced
    (tmp_path / "after.mlir").write_text(target)
    (tmp_path / "before.mlir").write_text(SUM.replace("  %r", f"{ZERO}  %q = arith.divui %x, %zero : i256\n  %r"))
    assert not replay_witness(read.witness).reproduced


def test_a_witness_has_its_steps(tmp_path: Path) -> None:
    witness = check(tmp_path, SUM, DIFFERENCE).witness
    assert witness is not None and witness.trace is not None and witness.cell is not None
    assert witness.trace.rows and not witness.trace.notes
    assert witness.cell.source.writer is not None


@pytest.mark.parametrize(
    "body",
    [
        "%k = arith.constant 256 : i256\n  %r = arith.shli %x, %k : i256",  # poison whatever comes
        "%k = arith.constant 0 : i256\n  %r = arith.divui %x, %k : i256",
        "%m = memref.alloc() : memref<1xi256>\n  %i = arith.constant 0 : index\n"
        "  %r = memref.load %m[%i] : memref<1xi256>",
    ],
    ids=["poison", "undefined", "never written"],
)
def test_a_source_without_a_value_shows_nothing(body: str, tmp_path: Path) -> None:
    source = SUM.replace("%r = arith.addi %x, %y : i256", body)
    assert check(tmp_path, source, SUM).witness is None


@pytest.mark.parametrize(
    "inside",
    [
        "%f = arith.uitofp %x : i256 to f32\n  %g = arith.addf %f, %f : f32",
        "%n = func.call @other(%x) : (i256) -> i256",
        "scf.parallel (%i) = (%c0) to (%c1) step (%c1) {\n    scf.reduce\n  }",
    ],
    ids=["floats", "calls", "agents"],
)
def test_what_may_rest_on_something_else_is_not_run(inside: str, tmp_path: Path) -> None:
    """Where the same without it is refuted."""
    head = "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  "
    other = "func.func private @other(i256) -> i256\n"
    plain, more = other + SUM, other + SUM.replace("  %r", f"{head}{inside}\n  %r")
    target = more.replace("addi", "subi")
    assert check(tmp_path, plain, plain.replace("addi", "subi")).verdict == DIFFERENT
    assert check(tmp_path, more, target).witness is None


def test_inputs_that_are_assumed_away_show_nothing(tmp_path: Path) -> None:
    verdict = check(tmp_path, SUM, DIFFERENCE, "y:0..0")
    assert verdict.verdict != DIFFERENT


def test_patterns_fit_their_arguments(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = list[tuple[Pair, Sequence[Input]]]()
    judge = any_width.judge

    def watched(pair: Pair, inputs: Sequence[Input], sample: Sample) -> Disagreement | str:
        seen.append((pair, inputs))
        return judge(pair, inputs, sample)

    monkeypatch.setattr(any_width, "judge", watched)
    check(tmp_path, SUM, DIFFERENCE)
    pair, inputs = seen[0]
    assert list(inputs) == [DataInput(), DataInput()]
    for overrides in ({(0, 0): 1 << 256}, {(0, 0): -1}, {(2, 0): 1}, {(0, 1): 1}):
        with pytest.raises(any_width.NoRun):
            any_width.run_both(pair, inputs, Sample(profile=any_width.ZEROS, overrides=overrides))
    with pytest.raises(any_width.NoRun):
        any_width.run_both(pair, inputs, Sample(profile="small"))
    source, target = any_width.run_both(pair, inputs, Sample(profile=any_width.ZEROS, overrides={(0, 0): 1 << 255}))
    assert source.stop is None and target.stop is None and source.operations > 0
