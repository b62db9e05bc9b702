"""The families of aircc's stages: manifests are what the script makes, and every verdict is the expected one."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpora.npu.produce_stages import KERNELS, LOWERED, ROOT, main
from equiv.corpus.manifests import CorpusPair, Origin, read_corpus
from tests.corpora.verdicts import require_expected, require_family

PAIRS = [pair for pair in read_corpus(Path(ROOT)) if pair.family.startswith(("aircc-", "aieopt-"))]
FAULTS = [pair for pair in PAIRS if pair.family == "aircc-faults"]


def test_the_manifests_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", [*KERNELS, *LOWERED])
def test_every_verdict_is_the_expected_one(family: str) -> None:
    pairs = [pair for pair in PAIRS if pair.family == family]
    if family == "aieopt-rowsum":  # whose edits are those of another kernel
        for pair in pairs:
            require_expected(pair)
    else:
        require_family(pairs)


@pytest.mark.parametrize("pair", FAULTS, ids=lambda pair: pair.name)
def test_reduced_faults_are_what_they_are(pair: CorpusPair) -> None:
    require_expected(pair)


def test_edits_are_no_work_of_the_compiler() -> None:
    for pair in PAIRS:
        assert (pair.origin is Origin.TOOL) == (not pair.name.startswith("wrong-") and pair.name != "put-before-get")
