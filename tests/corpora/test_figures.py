"""The figures of the READMEs: those of the manifests are generated, and the table of a run agrees with them."""

from __future__ import annotations

import re

import pytest

from corpora.figures import ROOT as CORPORA
from corpora.figures import counts, main
from equiv.corpus.manifests import MANIFEST, read_manifest
from equiv.report.systems import System, read_systems
from equiv.verdict import DIFFERENT
from tests import ROOT

_TABLE = ROOT / "docs" / "reference" / "systems.md"
_PAIRS = re.compile(r"\(([\d,]+) pairs,")
# What may be said of pairs beside the generated tables: sums that no pair of a corpus stands for.
_CLAIM = re.compile(r"\b\d[\d,]* (?:pairs|wrong variants)\b(?! of stages)")


def _rows() -> dict[str, list[str]]:
    lines = [line for line in _TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]
    return {row[1]: row for row in cells}


def test_the_figures_are_those_of_the_manifests() -> None:
    assert main(["--check"]) == 0, "python -m corpora.figures"


def test_readme_counts_pairs_in_its_table_alone() -> None:
    prose = (CORPORA / "README.md").read_text(encoding="utf-8").partition("## Figures")[0]
    assert not _CLAIM.findall(prose)


def test_the_table_of_a_run_has_a_row_for_each_system() -> None:
    assert list(_rows()) == [system.name for system in read_systems(CORPORA)]


@pytest.mark.parametrize("system", read_systems(CORPORA), ids=lambda system: system.name)
def test_the_table_of_a_run_agrees_with_the_manifests(system: System) -> None:
    """A pair that is not as expected is unknown or wrong in the table, so that sums agree."""
    manifests = sorted(CORPORA.rglob(MANIFEST))
    families = [read_manifest(path) for path in manifests if system.holds(path.parent.relative_to(CORPORA).as_posix())]
    _, pairs, equivalent, different, unknown, own, *_ = counts(system, families)
    row = _rows()[system.name]
    proven, its_own, complete, refuted, left, wrong = map(int, row[3:9])
    assert (row[0], proven + refuted + left + wrong) == (system.area, pairs)
    assert proven <= equivalent <= proven + left + wrong
    assert refuted <= different <= refuted + left + wrong
    assert own - (equivalent - proven) <= its_own <= own
    assert complete <= proven and unknown <= left + wrong
    assert row[9].endswith(system.needs)


def test_the_sum_of_pairs_is_that_of_the_manifests() -> None:
    pairs = sum(len(read_manifest(path)) for path in CORPORA.rglob(MANIFEST))
    stated = _PAIRS.search(_TABLE.read_text(encoding="utf-8"))
    assert stated is not None and int(stated[1].replace(",", "")) == pairs


def test_the_findings_on_loops_count_each_pair_that_differs() -> None:
    text = (CORPORA / "loops" / "FINDINGS.md").read_text(encoding="utf-8")
    pairs = [pair for path in (CORPORA / "loops").rglob(MANIFEST) for pair in read_manifest(path)]
    different = sum(pair.expected == DIFFERENT for pair in pairs)
    assert f"Of the {len(pairs)} pairs, {different} are not equivalent." in text
    assert sum(map(int, re.findall(r"^\| `.*? \| (\d+) \|", text, re.MULTILINE))) == different
