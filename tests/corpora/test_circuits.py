"""The corpus of circuits: what CIRCT makes of modules computes what they compute, and wrong variants do not.

`equiv corpus run` checks the larger graphs of gates, too."""

from __future__ import annotations

import pytest

from equiv.corpus.manifests import read_corpus
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_family

ROOT = PROJECT / "corpora" / "fpga" / "circuits"
PAIRS = [pair for pair in read_corpus(ROOT) if pair.name not in ("aig", "lowered", "gates")]
FAMILIES = sorted({pair.family for pair in PAIRS})


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family == family)
