"""The loops corpus: its files, and its verdicts against native runs."""

from __future__ import annotations

import random

import pytest

from equiv import verify
from equiv.corpus.manifests import MANIFEST, CorpusPair, read_corpus
from tests.corpora.campaign import CORPUS, judge, mutant_cases, pair_cases

PAIRS = read_corpus(CORPUS)
FAMILIES = sorted({pair.family for pair in PAIRS})
SAMPLED_PAIRS = 24
SAMPLED_KERNELS = 6
MUTANTS_OF_EACH = 5


def test_every_file_belongs_to_a_pair() -> None:
    named = {path for pair in PAIRS for path in (pair.source, pair.target)}
    assert {path for path in CORPUS.rglob("*.mlir") if path.parent.name != "kernels"} == named


def test_every_family_has_a_kernel_and_a_manifest() -> None:
    assert len(FAMILIES) >= 20
    assert {path.parent.name for path in CORPUS.rglob(MANIFEST)} == set(FAMILIES)


def test_names_are_unique() -> None:
    assert len({pair.full_name for pair in PAIRS}) == len(PAIRS)


@pytest.mark.parametrize("family", FAMILIES)
def test_no_verdict_contradicts_the_manifest(family: str) -> None:
    """At the manifest's sizes, at which both programs were also run natively, and at its level."""
    for pair in (each for each in PAIRS if each.family == family):
        options = {"function": pair.function, "sizes": dict(pair.sizes), "accept": (pair.level,)}
        verdict = verify(pair.source, pair.target, **options, seed=1, explain=False)
        assert verdict.verdict == pair.expected, pair.full_name


def _sample(pairs: list[CorpusPair], count: int) -> list[CorpusPair]:
    return random.Random(7).sample(pairs, count)


@pytest.mark.parametrize("pair", _sample(PAIRS, SAMPLED_PAIRS), ids=lambda pair: pair.full_name)
def test_native_runs_support_the_verdict(pair: CorpusPair) -> None:
    (case,) = pair_cases([pair])
    result = judge(case, seed=3)
    assert not result.wrong, result
    assert result.native == pair.expected


ARITHMETIC = [
    pair for pair in PAIRS if pair.full_name in ("numeric-strength/i32.unsigned", "numeric-narrow/bytes.ranges")
]


@pytest.mark.parametrize(
    "pair",
    _sample([pair for pair in PAIRS if not pair.source_pipeline and "static" in pair.name], SAMPLED_KERNELS)
    + ARITHMETIC,
    ids=lambda pair: pair.full_name,
)
def test_mutants_that_native_runs_tell_apart_are_refuted(pair: CorpusPair) -> None:
    results = [judge(case, seed=5) for case in mutant_cases([pair], MUTANTS_OF_EACH, 11)]
    assert len(results) >= MUTANTS_OF_EACH
    for result in results:
        assert not result.wrong, result
        assert result.native != "different" or result.verdict == "different", result
