"""Labels of Triton's stages for Hopper's descriptors and Blackwell's partitions, held against an emulation."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora.tile_emulator import Fault, run

FAMILIES = {"triton-described_matmul": 64, "triton-specialized_matmul": 128}  # with the rows of a tile
PAIRS = [each for each in read_corpus(ROOT / "corpora" / "gpu" / "triton") if each.family in FAMILIES]
_SEEDS = 8


@cache
def _fault(path: str, rows: int) -> str | None:
    """What is wrong with a program in one of the orders; None where it computes the product in all."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for seed in range(_SEEDS):
        factor = 1 + seed % 2
        try:
            found, wanted = run(text, (rows * factor, 16 * factor, 32 + 32 * (seed % 3)), (factor, factor, 1), seed)
        except Fault as fault:
            return str(fault)
        if not np.array_equal(found, wanted):
            return "other numbers"
    return None


def _agrees(pair: CorpusPair) -> bool:
    # References are loops that compute the product, which is what the emulation compares with.
    sides = [each for each in (pair.source, pair.target) if "references" not in str(each)]
    *before, last = (_fault(str(each), FAMILIES[pair.family]) for each in sides)
    return not any(before) and (last is None) == (pair.expected == "equivalent")


@pytest.mark.parametrize("family", FAMILIES)
def test_labels_are_those_of_the_emulation(family: str) -> None:
    pairs = [each for each in PAIRS if each.family == family]
    assert len(pairs) > 30
    assert [each.name for each in pairs if not _agrees(each)] == []
