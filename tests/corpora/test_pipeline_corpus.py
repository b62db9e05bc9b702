"""The corpus of pipelines: its files are what the script makes, and verdicts are the expected ones."""

from __future__ import annotations

import pytest

from corpora.pipelines.produce import ROOT, main
from equiv import verify
from equiv.corpus.manifests import CorpusPair, read_corpus

PAIRS = read_corpus(ROOT)
WRONG = [pair for pair in PAIRS if pair.expected == "different"]
# Every sixth stage: `equiv corpus run` goes through all, and compares stages of more kernels than are here with
# `python -m tests.corpora.pipelines`.
STAGES = [pair for pair in PAIRS if pair.expected == "equivalent"][::6]


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


def test_every_family_has_stages_and_is_small() -> None:
    assert {pair.expected for pair in PAIRS} == {"equivalent", "different"}
    assert sum(path.stat().st_size for path in ROOT.rglob("*.mlir")) < 3_000_000


@pytest.mark.parametrize("pair", [*WRONG, *STAGES], ids=lambda pair: pair.full_name)
def test_the_verdict_is_the_expected_one(pair: CorpusPair) -> None:
    verdict = verify(pair.source, pair.target, function=pair.function, seed=1, accept=("bitwise", pair.level))
    assert verdict.verdict == pair.expected, verdict.reasons
    if pair.expected == "different":
        assert verdict.witness is not None
