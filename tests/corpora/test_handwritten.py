"""The families that were written by hand: every verdict is the expected one, and the programs do on the machine what
they do as native code, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.corpus.manifests import Origin, read_corpus
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_family
from tests.frontends.execution import disagreements

ROOT = PROJECT / "corpora"
PAIRS = [
    pair
    for pair in read_corpus(ROOT)
    if pair.tool == "by hand" and (pair.origin is Origin.MODEL or pair.family.startswith("equeue"))
]
FAMILIES = sorted({pair.source.parent for pair in PAIRS})
SEEDS = (3,)
# What is made for another machine, and what random numbers are no indices for.
NOT_RUN = ("gpu.launch", "equeue.", "%index: memref", "%starts: memref")


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
    assert ran or family.name in ("fused-gather", "sparse-structure")


def test_every_file_belongs_to_a_pair() -> None:
    used = {path for pair in PAIRS for path in (pair.source, pair.target)}
    for family in FAMILIES:
        assert set(family.glob("*.mlir")) <= used


# Rows of two, no and three elements.
STRUCTURE = """
memref.global "private" constant @starts : memref<4xi32> = dense<[0, 2, 2, 5]>
memref.global "private" constant @columns : memref<5xi32> = dense<[1, 3, 0, 2, 3]>
func.func @f(%values: memref<5xf32>, %x: memref<4x2xf32>, %y: memref<3x2xf32>) {
  %starts = memref.get_global @starts : memref<4xi32>
  %columns = memref.get_global @columns : memref<5xi32>
  call @kernel(%starts, %columns, %values, %x, %y)
    : (memref<4xi32>, memref<5xi32>, memref<5xf32>, memref<4x2xf32>, memref<3x2xf32>) -> ()
  return
}
"""


@pytest.mark.parametrize("program", ["rows", "parallel", "products"])
def test_sparse_products_agree_with_native_code_on_a_structure(program: str) -> None:
    text = (ROOT / "gpu" / "sparse-structure" / f"{program}.mlir").read_text()
    assert disagreements(text + STRUCTURE, "f", {}, SEEDS) == []
