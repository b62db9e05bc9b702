"""Pairs with scalable vectors are checked for several lengths, and say for which."""

from __future__ import annotations

from pathlib import Path

from equiv import verify
from equiv.verdict import Verdict
from equiv.verdict.scope import Scope
from equiv.verification import replay_witness
from tests import ROOT

PAIRS = ROOT / "tests" / "pairs" / "scalable"


def _verdict(name: str) -> Verdict:
    source, _, target = (PAIRS / f"{name}.mlir").read_text().partition("// -----\n")
    return verify(source, target, explain=False)


def test_a_proof_lists_the_lengths_and_is_of_no_others() -> None:
    verdict = _verdict("a-constant-mask-is-all-of-it")
    assert verdict.scope is Scope.LISTED
    assert [each["vscale"] for each in verdict.sizes] == [2, 1, 4]
    assert "vscale is 1, 2 or 4" in verdict.assumptions


def test_a_witness_says_for_which_length_it_is_and_is_run_again_with_it(tmp_path: Path) -> None:
    text = (PAIRS / "a-number-for-vscale.mlir").read_text()
    files = [tmp_path / "source.mlir", tmp_path / "target.mlir"]
    for file, part in zip(files, text.split("// -----\n"), strict=True):
        file.write_text(part)
    verdict = verify(*files)
    assert verdict.witness is not None and verdict.witness.vscale == 1
    assert replay_witness(type(verdict.witness).from_json(verdict.witness.to_json())).reproduced
