"""The TileLang families: their files are what the script makes, and every verdict is the expected one.

That the programs compute what their references do, and the wrong variants something else, or race, is seen in native
runs: `python -m tests.corpora.cuda_natively`."""

from __future__ import annotations

import importlib.util
import shutil

import pytest

from equiv.corpus.manifests import read_corpus
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected

ROOT = PROJECT / "corpora" / "gpu" / "tilelang"
PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.family for pair in PAIRS})
TOOLS = ("clang-22", "mlir-translate-22")


@pytest.mark.skipif(
    importlib.util.find_spec("tilelang") is None or not all(map(shutil.which, TOOLS)),
    reason=f"tilelang, {' and '.join(TOOLS)} make the families",
)
def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    from corpora.gpu.tilelang.produce import main

    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    pairs = [pair for pair in PAIRS if pair.family == family]
    assert {pair.expected for pair in pairs} == {"equivalent", "different"}
    for pair in pairs:
        require_expected(pair)
