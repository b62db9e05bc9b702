"""The table of systems: a row for each, and what makes a row work."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.corpus.manifests import MANIFEST
from equiv.corpus.systems import System, read_systems, table_of
from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.verdict import Reason, Side, Verdict
from tests import ROOT as PROJECT

ROOT = PROJECT / "corpora"


def _record(name: str, outcome: str, expected: str = "equivalent") -> Record:
    reasons = (Reason("limit-time", "late"),) if outcome == "unknown" else ()
    side = Side("a.mlir", "f")
    return Record(name, "a.mlir", "b.mlir", Verdict(outcome, side, side, reasons=reasons), expected=expected)


PROVEN = [_record(f"p{at}", "equivalent") for at in range(3)]
REFUTED = _record("w", "different", "different")


@pytest.mark.parametrize(
    ("records", "row"),
    [
        ([*PROVEN, REFUTED], "| GPU | X | works | 3 | 0 | 1 | 0 | 0 | |"),
        (PROVEN, "| GPU | X | in part | 3 | 0 | 0 | 0 | 0 | pairs |"),
        ([*PROVEN[:2], REFUTED], "| GPU | X | in part | 2 | 0 | 1 | 0 | 0 | pairs |"),
        (
            [*PROVEN, REFUTED, _record("u", "unknown")],
            "| GPU | X | in part | 3 | 0 | 1 | 1 | 0 | 1 limit-time; pairs |",
        ),
        ([*PROVEN, REFUTED, _record("d", "different")], "| GPU | X | in part | 3 | 0 | 1 | 0 | 1 | pairs |"),
        (
            [*PROVEN, REFUTED, _record("e", "equivalent", "different")],
            "| GPU | X | in part | 3 | 0 | 1 | 0 | 1 | pairs |",
        ),
        ([], "| GPU | X | missing |  |  |  |  |  | pairs |"),
    ],
)
def test_rows(records: list[Record], row: str) -> None:
    system = System("GPU", "X", ("gpu/x*",), "pairs")
    assert " ".join(table_of({"gpu/x1": records}, [system])[2].split()) == " ".join(row.split())


def test_a_row_in_another_form_works_in_part() -> None:
    system = System("GPU", "X", ("gpu/x*",), "pairs", own_form=False)
    row = " ".join(table_of({"gpu/x1": [*PROVEN, REFUTED]}, [system])[2].split())
    assert row == "| GPU | X | in part | 3 | 0 | 1 | 0 | 0 | pairs |"


def test_families_of_no_system_have_rows_of_their_own() -> None:
    assert table_of({"gpu/y": PROVEN}, [System("GPU", "X", ("gpu/x",))])[3].startswith("| gpu | gpu/y | in part | 3 |")


def test_every_family_belongs_to_one_system() -> None:
    systems = read_systems(ROOT)
    for manifest in ROOT.rglob(MANIFEST):
        family = manifest.parent.relative_to(ROOT).as_posix()
        assert sum(system.holds(family) for system in systems) == 1, family


def test_a_list_of_systems_that_is_none_is_an_error(tmp_path: Path) -> None:
    assert read_systems(tmp_path) == []
    for text in (
        "schema = 2",
        "schema = 1\n[[system]]\narea = 'GPU'",
        "schema = 1\n[[system]]\narea = 1\nname = 'x'",
        "=",
    ):
        (tmp_path / "systems.toml").write_text(text)
        with pytest.raises(WrongUse):
            read_systems(tmp_path)
