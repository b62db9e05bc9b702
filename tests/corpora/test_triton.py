"""The Triton corpus: what its kernels mean, and what the last stages and the wrong variants of it mean.

`equiv corpus run` checks every stage of every kernel."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.corpus import CorpusPair, read_corpus

ROOT = Path(__file__).parents[2] / "corpora" / "gpu" / "triton"
PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.family for pair in PAIRS})


def _representative(pair: CorpusPair) -> bool:
    return ".reference" in pair.name or ".wrong-" in pair.name


@pytest.mark.parametrize("family", FAMILIES)
def test_kernels_mean_what_their_references_say(family: str) -> None:
    pairs = [pair for pair in PAIRS if pair.family == family and _representative(pair)]
    assert {pair.expected for pair in pairs} == {"equivalent", "different"}
    for pair in pairs:
        verdict = verify(
            pair.source, pair.target, function=pair.function, sizes=pair.sizes, accept=(pair.level,), seed=1
        )
        assert verdict.verdict == pair.expected, (pair.name, verdict.reasons)
        if pair.expected == "equivalent":
            assert verdict.level == pair.level, pair.name


LOWERED = read_corpus(ROOT.parents[1] / "npu" / "triton-linalg")


@pytest.mark.parametrize("pair", LOWERED, ids=lambda pair: pair.name)
def test_kernels_that_became_linalg(pair: CorpusPair) -> None:
    verdict = verify(pair.source, pair.target, function=pair.function, sizes=pair.sizes, accept=(pair.level,), seed=1)
    assert verdict.verdict == pair.expected, verdict.reasons
    assert verdict.level == (pair.level if pair.expected == "equivalent" else None)


def test_the_corpus_holds_no_places_of_the_machine_that_made_it() -> None:
    for path in ROOT.rglob("*.mlir"):
        text = path.read_text()
        assert " loc(" not in text and "/" not in text.replace("//", ""), path
