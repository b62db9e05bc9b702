"""Records from elsewhere, of which one field is not what it should be: an invalid pair, and never an error of ours."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.report import FORMATS, write
from equiv.report.collection import collect
from equiv.verdict.validation import require_sound
from tests.equiv.report.mutants import mutants, replayed
from tests.equiv.report.specimens import different, specimens

COUNT = 400  # of several thousand, drawn anew where the specimens change


def chosen(record: Record, count: int) -> list[tuple[str, object]]:
    return random.Random(7).sample(list(mutants(record.to_json())), count)


@pytest.mark.parametrize("at", range(5))
def test_a_mutant_is_shown_in_every_format_or_is_invalid(tmp_path: Path, at: int) -> None:
    record = specimens(tmp_path)[at]
    file = tmp_path / "record.json"
    for number, (name, mutant) in enumerate(chosen(record, COUNT // 5)):
        file.write_text(json.dumps(mutant), "utf-8")
        (found,) = collect([file])
        for format in FORMATS:
            if format != "html" or number % 8 == 0:
                write(format, [found], tmp_path / "out", roots=[tmp_path])
        if found.verdict is not None:
            assert found.outcome == record.outcome or record.verdict is None, name


@pytest.mark.parametrize(
    "change",
    [
        {"outcome": "equivalent"},
        {"expected": "fine"},
        {"seconds": -1},
        {"finished": 1e300},
        {"seconds": float("nan")},
        {"cached": "yes"},
        {"options": []},
        {"name": None},
    ],
    ids=str,
)
def test_fields_of_a_record(tmp_path: Path, change: dict[str, object]) -> None:
    record = different("pair", tmp_path / "a.mlir", tmp_path / "b.mlir")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record.to_json() | change))
    (found,) = collect([file])
    assert found.verdict is None and "no record that can be read" in found.problem


@pytest.mark.parametrize(
    "change", [{"level": "sure"}, {"error_bound": 2}, {"error_bound": float("inf")}, {"stats": {}}], ids=str
)
def test_fields_of_a_verdict(tmp_path: Path, change: dict[str, object]) -> None:
    data = different("pair", tmp_path / "a.mlir", tmp_path / "b.mlir").to_json()
    data["verdict"] |= change
    (tmp_path / "record.json").write_text(json.dumps(data))
    (found,) = collect([tmp_path / "record.json"])
    assert found.verdict is None


def test_a_difference_that_calls_itself_equivalent_is_none(tmp_path: Path) -> None:
    data = different("pair", tmp_path / "a.mlir", tmp_path / "b.mlir").to_json()
    data["verdict"]["verdict"] = data["outcome"] = "equivalent"
    (tmp_path / "record.json").write_text(json.dumps(data))
    (found,) = collect([tmp_path / "record.json"])
    assert found.outcome == "invalid"


def test_what_a_check_finds_is_sound(tmp_path: Path) -> None:
    for record in specimens(tmp_path):
        require_sound(Record.from_json(record.to_json()))
        (tmp_path / "record.json").write_text(json.dumps(record.to_json()))
        assert collect([tmp_path / "record.json"]) == [record]


def test_mutants_of_a_witness_are_replayed_or_refused(tmp_path: Path) -> None:
    """What does not fit is told; the machine is never given what it has no place for."""
    outcomes = replayed(300, tmp_path)
    assert outcomes["failed"] == 0
    assert outcomes["refused"] > 100
    assert outcomes["shown again"] > 10


BUFFER = {"kind": "buffer", "sizes": [4], "strides": None, "offset": 0}


@pytest.mark.parametrize(
    "change",
    [
        {"offset": -1},
        {"offset": 1 << 62},
        {"sizes": [-1]},
        {"sizes": [1 << 60]},
        {"sizes": [True]},
        {"sizes": ["4"]},
        {"strides": [-1]},
        {"strides": [1 << 61]},
        {"strides": [1, 1]},
        {"strides": "1"},
    ],
    ids=str,
)
def test_a_buffer_that_no_run_has_had_is_refused(change: dict[str, object]) -> None:
    """A negative offset once wrote before the memory of the machine."""
    from equiv.refuting.witness import input_from_json

    with pytest.raises(WrongUse):
        input_from_json(BUFFER | change)
    input_from_json(BUFFER | {"strides": [-1], "offset": 3})
