"""The families that were written by hand: every verdict is the expected one, and the programs do on the machine what
they do as native code, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.corpus import read_corpus
from tests.corpora.verdicts import require_family
from tests.frontends.execution import disagreements

ROOT = Path(__file__).parents[2] / "corpora"
PAIRS = [pair for pair in read_corpus(ROOT) if pair.tool == "written by hand" and pair.source.suffix == ".mlir"]
FAMILIES = sorted({pair.source.parent for pair in PAIRS})
SEEDS = (3,)
# What is made for another machine, and what random numbers are no indices for.
NOT_RUN = ("gpu.launch", "equeue.", "%index: memref")


@pytest.mark.parametrize("family", FAMILIES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_verdict_is_the_expected_one(family: Path) -> None:
    require_family(pair for pair in PAIRS if pair.source.parent == family)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_agrees_with_native_code(family: Path) -> None:
    right = {path for pair in PAIRS if pair.expected == "equivalent" for path in (pair.source, pair.target)}
    programs = {path.name: path.read_text() for path in sorted(right) if path.parent == family}
    ran = 0
    for name, text in programs.items():
        if not any(each in text for each in NOT_RUN):
            assert disagreements(text, "kernel", {}, SEEDS) == [], name
            ran += 1
    assert ran or family.name == "fused-gather"


def test_every_file_belongs_to_a_pair() -> None:
    used = {path for pair in PAIRS for path in (pair.source, pair.target)}
    for family in FAMILIES:
        assert set(family.glob("*.mlir")) <= used
