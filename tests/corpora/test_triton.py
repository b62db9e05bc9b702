"""The Triton corpus: what its kernels mean, and what the last stages and the wrong variants of it mean.

`equiv corpus run` checks every stage of every kernel."""

from __future__ import annotations

import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected, require_family

ROOT = PROJECT / "corpora" / "gpu" / "triton"
PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.family for pair in PAIRS})


def _representative(pair: CorpusPair) -> bool:
    return ".reference" in pair.name or ".wrong-" in pair.name


@pytest.mark.parametrize("family", FAMILIES)
def test_kernels_mean_what_their_references_say(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family == family and _representative(pair))


LOWERED = read_corpus(ROOT.parents[1] / "npu" / "triton-linalg")


@pytest.mark.parametrize("pair", LOWERED, ids=lambda pair: pair.name)
def test_kernels_that_became_linalg(pair: CorpusPair) -> None:
    require_expected(pair)


def test_the_corpus_holds_no_places_of_the_machine_that_made_it() -> None:
    for path in ROOT.rglob("*.mlir"):
        text = path.read_text()
        assert " loc(" not in text and "/" not in text.replace("//", ""), path
