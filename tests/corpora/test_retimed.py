"""The corpus of retimed circuits: every verdict is the expected one, and the one that simulation supports."""

from __future__ import annotations

import random

import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from frontends.blif.netlist import Netlist, read
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected
from tests.frontends.circuits.netlist_simulation import step

ROOT = PROJECT / "corpora" / "fpga" / "retimed"
PAIRS = read_corpus(ROOT)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_every_verdict_is_the_expected_one(pair: CorpusPair) -> None:
    require_expected(pair)


def _outputs(netlist: Netlist, cycles: list[dict[str, int]]) -> list[dict[str, int]]:
    held = {name: register.initial or 0 for name, register in netlist.registers.items()}
    found = []
    for inputs in cycles:
        outputs, held = step(netlist, inputs | held)
        found.append(outputs)
    return found


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_simulation_agrees(pair: CorpusPair) -> None:
    assert pair.function is not None
    name, _, count = pair.function.partition("@")
    source, target = (read(path.read_text(), str(path))[name] for path in (pair.source, pair.target))
    generator = random.Random(5)
    differs = False
    for _ in range(40):
        cycles = [{each: generator.randrange(2) for each in source.inputs} for _ in range(int(count))]
        differs |= _outputs(source, cycles) != _outputs(target, cycles)
    assert differs == (pair.expected == "different")
