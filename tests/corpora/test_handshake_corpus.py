"""The corpus of networks of handshake: what CIRCT makes of programs computes what they do, and wrong variants do not.

`equiv corpus run` checks all stages of all programs; here stand those with a buffer in each circle."""

from __future__ import annotations

import pytest

from equiv.corpus.manifests import read_corpus
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_family

ROOT = PROJECT / "corpora" / "fpga" / "handshake"
FAMILIES = ("branches", "division", "gcd", "histogram", "overwritten")
PAIRS = [pair for pair in read_corpus(ROOT) if pair.name == "cycles" or pair.name.startswith("wrong-")]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family.endswith(f"handshake-{family}"))
