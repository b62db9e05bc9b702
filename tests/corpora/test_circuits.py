"""The corpus of circuits: what CIRCT makes of modules computes what they compute, and wrong variants do not.

`equiv corpus run` checks the larger graphs of gates, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.corpus import read_corpus

ROOT = Path(__file__).parents[2] / "corpora" / "fpga" / "circuits"
PAIRS = [pair for pair in read_corpus(ROOT) if pair.name not in ("aig", "lowered", "gates")]
FAMILIES = sorted({pair.family for pair in PAIRS})


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    pairs = [pair for pair in PAIRS if pair.family == family]
    assert any(pair.expected == "different" for pair in pairs)
    for pair in pairs:
        verdict = verify(pair.source, pair.target, function=pair.function, seed=1)
        assert verdict.verdict == pair.expected, (pair.name, verdict.reasons)
        assert verdict.level == (pair.level if pair.expected == "equivalent" else None)
