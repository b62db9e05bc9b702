"""The Calyx corpus: what CIRCT makes of loop nests means what they mean, and wrong variants do not."""

from __future__ import annotations

import pytest

from equiv.corpus.manifests import read_corpus
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_family

ROOT = PROJECT / "corpora" / "fpga" / "calyx"
PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.family for pair in PAIRS})


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family == family)
