"""The corpus of netlists: every verdict is the expected one, and the one that simulation supports."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from frontends.blif.netlist import Netlist, read
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected
from tests.frontends.circuits.netlist_simulation import step
from tests.simulation.labels import results_of
from tests.simulation.writing import Program

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


@pytest.mark.parametrize(
    "pair", [pair for pair in PAIRS if pair.source.suffix == ".mlir"], ids=lambda pair: f"{pair.family}-{pair.name}"
)
def test_a_second_interpreter_agrees_with_the_simulation(pair: CorpusPair) -> None:
    text, netlist = pair.source.read_text(), _netlist(pair.target, pair.function)
    given, _, results = text[text.index(f"@{pair.function}(") :].partition("{")[0].partition("->")
    names, results_widths = re.findall(r"%(\w+): i\d+", given), [int(each) for each in re.findall(r"i(\d+)", results)]
    widths = [max(1, sum(each.startswith(f"{name}[") for each in netlist.inputs)) for name in names]
    generator = random.Random(7)
    rows = [[generator.randrange(1 << width) for width in widths] for _ in range(200)]
    program = Program(text)
    alike = True
    for row in rows:
        values = {
            f"{name}[{at}]" if width > 1 else name: bits >> at & 1
            for name, width, bits in zip(names, widths, row, strict=True)
            for at in range(width)
        }
        found, _ = step(netlist, values)
        signed = [bits - (1 << width) if bits >> width - 1 else bits for bits, width in zip(row, widths, strict=True)]
        outputs = zip(results_of(program, pair.function, signed), results_widths, strict=True)
        wanted = [int(bits) >> at & 1 for bits, width in outputs for at in range(width)]
        alike = alike and list(found.values()) == wanted
    assert alike == (pair.expected == "equivalent")
