"""The table of systems: a row for each, and what makes a row work."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from equiv.corpus.manifests import MANIFEST, CorpusPair, Origin, read_manifest
from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.report.systems import System, read_systems, table_of
from equiv.verdict import Reason, Side, Verdict
from equiv.verdict.scope import Scope
from tests import ROOT as PROJECT

ROOT = PROJECT / "corpora"


def _record(name: str, outcome: str, expected: str = "equivalent") -> Record:
    reasons = (Reason("limit-time", "late"),) if outcome == "unknown" else ()
    side = Side("a.mlir", "f")
    return Record(name, "a.mlir", "b.mlir", Verdict(outcome, side, side, reasons=reasons), expected=expected)


PROVEN = [_record(f"gpu/x1/p{at}", "equivalent") for at in range(3)]
REFUTED = _record("gpu/x1/w", "different", "different")
SYSTEM = System("GPU", "X", ("gpu/x*",), "pairs", tools=("x-opt",))


def _pairs(folder: Path, records: list[Record], **given: object) -> dict[str, list[CorpusPair]]:
    """The pairs of the records' family, by default as the system's own tool made them."""
    (folder / "a.mlir").write_text("before", "utf-8")
    (folder / "b.mlir").write_text("after", "utf-8")
    fields = {"tool": "x-opt 1.0", "origin": Origin.TOOL, "target": folder / "b.mlir"} | given
    names = [record.name.rpartition("/")[2] for record in records]
    common = {"function": "f", "target_function": "f", "what": "", "pipeline": "p", "source_pipeline": "", "saw": ""}
    common |= {"level": "bitwise", "expected": "equivalent", "sizes": {}, "source": folder / "a.mlir"}
    return {"gpu/x1": [CorpusPair(family="gpu/x1", name=name, **common | fields) for name in names]}


def _row(records: list[Record], pairs: dict[str, list[CorpusPair]], system: System = SYSTEM) -> str:
    return " ".join(table_of({"gpu/x1": records}, [system], pairs)[2].split())


@pytest.mark.parametrize(
    ("records", "row"),
    [
        ([*PROVEN, REFUTED], "| GPU | X | works | 3 | 3 | 0 | 1 | 0 | 0 | pairs |"),
        (PROVEN, "| GPU | X | in part | 3 | 3 | 0 | 0 | 0 | 0 | pairs |"),
        ([*PROVEN[:2], REFUTED], "| GPU | X | in part | 2 | 2 | 0 | 1 | 0 | 0 | pairs |"),
        (
            [*PROVEN, REFUTED, _record("gpu/x1/u", "unknown")],
            "| GPU | X | in part | 3 | 3 | 0 | 1 | 1 | 0 | 1 limit-time; pairs |",
        ),
        ([*PROVEN, REFUTED, _record("gpu/x1/d", "different")], "| GPU | X | in part | 3 | 3 | 0 | 1 | 0 | 1 | pairs |"),
        (
            [*PROVEN, REFUTED, _record("gpu/x1/e", "equivalent", "different")],
            "| GPU | X | in part | 3 | 3 | 0 | 1 | 0 | 1 | pairs |",
        ),
        ([], "| GPU | X | missing | | | | | | | pairs |"),
    ],
)
def test_rows(tmp_path: Path, records: list[Record], row: str) -> None:
    assert _row(records, _pairs(tmp_path, records)) == row


@pytest.mark.parametrize(
    ("given", "state"),
    [
        ({}, "works"),
        ({"tool": "y-opt"}, "modelled"),
        ({"tool": "by hand", "origin": Origin.FORM}, "in form"),
        ({"tool": "clang", "origin": Origin.PERSON}, "in form"),
        ({"tool": "by hand", "origin": Origin.MODEL}, "modelled"),
    ],
)
def test_where_pairs_come_from(tmp_path: Path, given: dict[str, object], state: str) -> None:
    records = [*PROVEN, REFUTED]
    own = 3 if state == "works" else 0
    assert _row(records, _pairs(tmp_path, records, **given)).startswith(f"| GPU | X | {state} | 3 | {own} |")


def test_programs_that_people_write_are_the_systems_own(tmp_path: Path) -> None:
    records = [*PROVEN, REFUTED]
    pairs = _pairs(tmp_path, records, tool="clang", origin=Origin.PERSON)
    assert _row(records, pairs, replace(SYSTEM, written=True)).startswith("| GPU | X | works | 3 | 3 |")


def test_what_a_pass_left_as_it_was_is_not_its_work(tmp_path: Path) -> None:
    records = [*PROVEN, REFUTED]
    assert " modelled | 3 | 0 |" in _row(records, _pairs(tmp_path, records, target=tmp_path / "a.mlir"))


def test_what_no_pipeline_made_is_no_tools_work() -> None:
    """The manifests of MLIR's loop families have such pairs."""
    pairs = [pair for manifest in ROOT.rglob(MANIFEST) for pair in read_manifest(manifest)]
    by_hand = [pair for pair in pairs if not pair.pipeline]
    assert by_hand and all(pair.origin is not Origin.TOOL for pair in by_hand)


def test_proofs_for_all_sizes_are_counted(tmp_path: Path) -> None:
    scopes = (Scope.LISTED, Scope.STATIC, Scope.ALL_SIZES)
    records = []
    for record, scope in zip(PROVEN, scopes, strict=True):
        assert record.verdict is not None
        records.append(replace(record, verdict=replace(record.verdict, scope=scope)))
    assert _row(records, _pairs(tmp_path, records)).startswith("| GPU | X | in part | 3 | 3 | 2 |")


def test_families_of_no_system_have_rows_of_their_own(tmp_path: Path) -> None:
    records = [replace(record, name=record.name.replace("x1", "y")) for record in PROVEN]
    table = table_of(
        {"gpu/y": records}, [System("GPU", "X", ("gpu/x",))], {"gpu/y": _pairs(tmp_path, records)["gpu/x1"]}
    )
    assert table[3].startswith("| gpu | gpu/y | modelled | 3 |")


def test_every_family_belongs_to_one_system() -> None:
    systems = read_systems(ROOT)
    for manifest in ROOT.rglob(MANIFEST):
        family = manifest.parent.relative_to(ROOT).as_posix()
        assert sum(system.holds(family) for system in systems) == 1, family


def test_a_list_of_systems_that_is_none_is_an_error(tmp_path: Path) -> None:
    assert read_systems(tmp_path) == []
    for text in (
        "schema = 1",
        "schema = 2\n[[system]]\narea = 'GPU'",
        "schema = 2\n[[system]]\narea = 1\nname = 'x'",
        "=",
    ):
        (tmp_path / "systems.toml").write_text(text)
        with pytest.raises(WrongUse):
            read_systems(tmp_path)
