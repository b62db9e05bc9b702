"""The corpus of netlists: every verdict is the expected one, and the one that simulation supports."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from frontends.blif.netlist import Netlist, read
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected
from tests.frontends.circuits.netlist_simulation import step

ROOT = PROJECT / "corpora" / "fpga" / "lut"
PAIRS = read_corpus(ROOT)
NETLISTS = [pair for pair in PAIRS if pair.source.suffix == pair.target.suffix == ".blif"]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_every_verdict_is_the_expected_one(pair: CorpusPair) -> None:
    require_expected(pair)


def _netlist(path: Path, name: str) -> Netlist:
    return read(path.read_text(), str(path))[name]


@pytest.mark.parametrize("pair", NETLISTS, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_simulation_agrees(pair: CorpusPair) -> None:
    source, target = (_netlist(path, pair.function) for path in (pair.source, pair.target))
    signals = [*source.inputs, *source.registers]
    generator = random.Random(5)
    differs = False
    for _ in range(400):
        values = {signal: generator.randrange(2) for signal in signals}
        differs |= step(source, values) != step(target, values)
    assert differs == (pair.expected == "different")
