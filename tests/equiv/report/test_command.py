"""`equiv report`: from what runs leave behind to reports."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from equiv.cli import commands
from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.report import FORMATS
from equiv.report.collection import collect
from tests.equiv.report.specimens import HOSTILE, SOURCE, TARGET, hostile, specimens


def _run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, ["report", *map(str, arguments)])


def _folder(records: list[Record], folder: Path) -> Path:
    for number, record in enumerate(records):
        file = folder / "runs" / f"{number % 3}" / f"{number}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    return folder / "runs"


def test_without_a_format_a_summary_is_printed(tmp_path: Path) -> None:
    result = _run(_folder(specimens(tmp_path), tmp_path))
    assert result.exit_code == 0
    assert result.output.splitlines()[:5] == [
        "equiv: 7 pairs, 0.1 s",
        "1 different as its manifest expects",
        "         2  equivalent",
        "         2  different",
        "         2  unknown",
    ]
    assert "         1  vector.contract" in result.output


def test_a_folder_becomes_every_format(tmp_path: Path) -> None:
    folder = _folder(specimens(tmp_path) + hostile(tmp_path), tmp_path)
    result = _run(folder, *[f"--to={format}={tmp_path}/out.{format}" for format in FORMATS])
    assert (result.exit_code, result.output) == (0, "")
    assert all((tmp_path / f"out.{format}").stat().st_size > 0 for format in FORMATS)


def test_json_lines_are_read_again(tmp_path: Path) -> None:
    folder = _folder(specimens(tmp_path), tmp_path)
    assert _run(folder, f"--to=json-lines={tmp_path}/records.jsonl").exit_code == 0
    assert sorted(map(repr, collect([tmp_path / "records.jsonl"]))) == sorted(map(repr, collect([folder])))


def test_a_verdict_of_check_is_a_record(tmp_path: Path) -> None:
    (tmp_path / "source.mlir").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "target.mlir").write_text(TARGET, encoding="utf-8")
    files = [str(tmp_path / name) for name in ("source.mlir", "target.mlir", "verdict.json")]
    checked = subprocess.run([sys.executable, "-m", "equiv", "check", *files[:2], "--json", files[2]], check=False)
    assert checked.returncode == 1
    (record,) = collect([Path(files[2])])
    assert record.outcome == "different"
    assert _run(files[2], "--fail-on", "different").exit_code == 1


@pytest.mark.parametrize(
    ("kept", "fail_on", "code"),
    [
        ((0,), "unknown", 0),
        ((0, 5), "unknown", 0),
        ((0, 1), "nothing", 0),
        ((0, 1), "different", 1),
        ((0, 2), "different", 0),
        ((0, 2), "unknown", 3),
        ((2, 1), "unknown", 1),
        ((0, 4), "different", 2),
        ((0, 6), "different", 1),
    ],
)
def test_what_makes_the_command_fail(kept: tuple[int, ...], fail_on: str, code: int, tmp_path: Path) -> None:
    records = specimens(tmp_path)
    result = _run(_folder([records[at] for at in kept], tmp_path), "--fail-on", fail_on)
    assert result.exit_code == code


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"name": 1}',
        b'{"schema": 1}',
        b"\xff\xfe",
        b"null",
        b"[" * 100_000,
        b'{"schema": 7}',
        b"NONE",
    ],
)
def test_a_damaged_record_is_an_invalid_pair(content: bytes, tmp_path: Path) -> None:
    records = specimens(tmp_path)[:1]
    folder = _folder(records, tmp_path)
    if content == b"NONE" and records[0].verdict is not None:
        content = json.dumps({**records[0].verdict.to_json(), "functions": []}).encode()
    (folder / "damaged.json").write_bytes(content)
    records = collect([folder])
    assert sorted(record.outcome for record in records) == ["equivalent", "invalid"]
    assert _run(folder, "--fail-on", "different").exit_code == 2


@pytest.mark.parametrize("make", [lambda path: path.symlink_to("gone"), os.mkfifo])
def test_what_is_no_file_is_an_invalid_pair(make: Callable[[Path], None], tmp_path: Path) -> None:
    folder = _folder(specimens(tmp_path)[:1], tmp_path)
    make(folder / "other.json")
    assert sorted(record.outcome for record in collect([folder])) == ["equivalent", "invalid"]


def test_a_line_that_was_cut_off_is_an_invalid_pair(tmp_path: Path) -> None:
    lines = [json.dumps(record.to_json()) for record in specimens(tmp_path)[:3]]
    (tmp_path / "records.jsonl").write_text("\n".join(lines)[:-40], encoding="utf-8")
    assert [record.outcome for record in collect([tmp_path / "records.jsonl"])] == [
        "equivalent",
        "different",
        "invalid",
    ]


def test_fields_of_the_wrong_type_make_an_invalid_pair(tmp_path: Path) -> None:
    data = specimens(tmp_path)[0].to_json()
    for field, value in {"name": 1, "source": None, "seconds": "x", "options": [], "expected": 3, "group": {}}.items():
        (tmp_path / "record.json").write_text(json.dumps({**data, field: value}), encoding="utf-8")
        assert [record.outcome for record in collect([tmp_path / "record.json"])] == ["invalid"], field


def test_records_of_the_same_name_are_all_kept(tmp_path: Path) -> None:
    folder = _folder([specimens(tmp_path)[0]] * 3, tmp_path)
    assert len({record.name for record in collect([folder])}) == 3


def test_unfinished_files_are_left_alone(tmp_path: Path) -> None:
    folder = _folder(specimens(tmp_path)[:1], tmp_path)
    (folder / ".3.json.partial").write_text("{", encoding="utf-8")
    (folder / ".4.json").write_text("{", encoding="utf-8")
    assert len(collect([folder])) == 1


def test_no_record_at_all_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="there is no record in"):
        collect([tmp_path])
    result = _run(tmp_path)
    assert result.exit_code == 2
    assert "there is no record in" in result.output


def test_a_database_that_is_none_of_ours_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "other.sqlite").write_bytes(b"SQLite format 3\0" + bytes(200))
    result = _run(tmp_path / "other.sqlite")
    assert result.exit_code == 2
    assert "is not a database of equiv batch" in result.output


def test_an_unknown_format_names_those_there_are(tmp_path: Path) -> None:
    result = _run(_folder(specimens(tmp_path)[:1], tmp_path), "--to", "pdf=x")
    assert result.exit_code == 2
    assert "'pdf' is not a format; the formats are text, html" in result.output


def test_the_run_before_gives_the_trend(tmp_path: Path) -> None:
    folder = _folder(specimens(tmp_path), tmp_path)
    before = tmp_path / "before.jsonl"
    before.write_text(json.dumps(specimens(tmp_path)[0].to_json()), encoding="utf-8")
    output = _run(folder, "--previous", before).output
    assert "         2  different  +2" in output
    assert "scale/short: new -> different" in output


def test_nothing_steers_the_terminal(tmp_path: Path) -> None:
    output = _run(
        _folder(hostile(tmp_path), tmp_path), "--title", HOSTILE.replace("\x00", "").replace("\ud800", "")
    ).output
    assert all(line.isprintable() for line in output.splitlines())
    assert not [line for line in output.splitlines() if line.lstrip().startswith(("::", "##["))]


def test_programs_elsewhere_are_shown_only_on_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs, runs, here = (tmp_path / name for name in ("programs", "runs", "here"))
    for folder in (programs, runs, here):
        folder.mkdir()
    monkeypatch.chdir(here)
    (runs / "record.json").write_text(json.dumps(specimens(programs)[1].to_json()), encoding="utf-8")
    _run(runs, "--to=html=hidden.html")
    _run(runs, "--to=html=shown.html", "--root", programs)
    ids = [b'id="texts-0"' in (here / name).read_bytes() for name in ("hidden.html", "shown.html")]
    assert ids == [False, True]
