"""The CUDA families: their files are what the script makes, and every verdict is the expected one."""

from __future__ import annotations

import shutil

import pytest

from corpora.gpu.cuda.produce import ROOT, main
from equiv import verify
from equiv.corpus.manifests import read_corpus

PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.source.parent for pair in PAIRS})
TOOLS = ("clang-22", "mlir-translate-22")


@pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"{' and '.join(TOOLS)} make the families")
def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES, ids=lambda path: path.name)
def test_every_verdict_is_the_expected_one(family: object) -> None:
    pairs = [pair for pair in PAIRS if pair.source.parent == family]
    assert {pair.expected for pair in pairs} == {"equivalent", "different"}
    for pair in pairs:
        verdict = verify(
            pair.source, pair.target, function=pair.function, accept=(pair.level,), seed=1, assume=pair.assume
        )
        assert verdict.verdict == pair.expected, (pair.name, verdict.reasons)
        assert verdict.level == (pair.level if pair.expected == "equivalent" else None), pair.name
