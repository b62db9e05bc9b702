"""The GPU corpus: its files are what the script makes, and every verdict is the expected one."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpora.gpu.produce import ROOT, main
from equiv.corpus.manifests import read_corpus
from tests.corpora.verdicts import require_family

PAIRS = [pair for pair in read_corpus(Path(ROOT)) if pair.tool.startswith("torch-mlir")]
FAMILIES = sorted({pair.family for pair in PAIRS})


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family == family)
