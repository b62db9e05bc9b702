"""Writing a report: as a whole or not at all, and never silently incomplete."""

from __future__ import annotations

import json
import os
import unicodedata
from pathlib import Path
from typing import cast

import pytest

from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.report import FORMATS, write
from equiv.report.programs import Programs
from equiv.verdict.printable import printable, printable_line
from tests.equiv.report.specimens import HOSTILE, hostile, specimens


def test_json_lines_hold_every_record(tmp_path: Path) -> None:
    records = specimens(tmp_path) + hostile(tmp_path)
    write("json-lines", records, tmp_path / "report.jsonl")
    lines = (tmp_path / "report.jsonl").read_bytes().splitlines()
    read = [Record.from_json(json.loads(line)) for line in lines]
    assert sorted(read, key=lambda record: record.name) == sorted(records, key=lambda record: record.name)


def test_an_unknown_format_names_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="no report format 'pdf'; the formats are text, html, "):
        write("pdf", [], tmp_path / "report")


def test_a_name_that_comes_twice_is_an_error(tmp_path: Path) -> None:
    record = specimens(tmp_path)[0]
    with pytest.raises(WrongUse, match="two records are named 'scale/itself'"):
        write("junit", [record, record], tmp_path / "report.xml")


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", ["with space.x", "quote'\".x", "new\nline.x", "\u00e9\u4e2d.x", "-dash.x"])
def test_a_report_can_have_any_name(format: str, name: str, tmp_path: Path) -> None:
    write(format, specimens(tmp_path), tmp_path / name)
    assert (tmp_path / name).stat().st_size > 0


@pytest.mark.parametrize("path", ["missing/report.xml", ".", "nul\x00.xml"])
def test_a_report_that_cannot_be_written_says_so(path: str, tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="cannot write the report"):
        write("junit", specimens(tmp_path), tmp_path / path)


def test_a_report_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    records = specimens(tmp_path)
    write("junit", records, tmp_path / "report.xml")
    before = (tmp_path / "report.xml").read_bytes()
    with pytest.raises(AttributeError):
        write("json-lines", [*records, cast(Record, _Damaged())], tmp_path / "report.xml")
    assert (tmp_path / "report.xml").read_bytes() == before
    assert not list(tmp_path.glob(".equiv-*"))


class _Damaged:
    group, name = "zzz", "zzz"


def test_programs_outside_the_roots_are_not_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("password", encoding="utf-8")
    root = tmp_path / "root"
    root.mkdir()
    (root / "link.mlir").symlink_to(secret)
    (root / "loop.mlir").symlink_to(root / "loop.mlir")
    (root / "here.mlir").write_text("here", encoding="utf-8")
    os.mkfifo(root / "pipe.mlir")
    programs = Programs([root])
    outside = (secret, root / "link.mlir", root / ".." / "secret", "/etc/passwd", "/dev/zero", "/proc/self/environ")
    for path in outside:
        found = programs.read(str(path))
        assert (found.text, "outside the folders" in found.problem) == (None, True), path
    for path in ("loop.mlir", "pipe.mlir", "missing.mlir", "nul\x00.mlir", "x" * 5000):
        assert programs.read(str(root / path)).text is None, path
    assert programs.read(str(root / "here.mlir")).text == "here"


def test_a_program_too_long_to_show_is_left_out_and_said(tmp_path: Path) -> None:
    (tmp_path / "long.mlir").write_bytes(b"x" * 2001)
    found = Programs(None, largest=2000).read(str(tmp_path / "long.mlir"))
    assert found.text is None
    assert "left out" in found.problem


def test_what_shows_as_something_else_is_escaped() -> None:
    categories = {"Cc", "Cf", "Cs", "Zl", "Zp"}
    missed = [
        hex(code)
        for code in range(0x110000)
        if unicodedata.category(chr(code)) in categories
        and chr(code) not in "\n\t"
        and not printable(chr(code)).startswith("\\")
    ]
    assert missed == []
    assert printable("a\n\t\u00e9\u4e2d\U0001f600 <&>") == "a\n\t\u00e9\u4e2d\U0001f600 <&>"
    assert printable_line("a\nb\tc\x1b[0m") == "a\\nb\\tc\\x1b[0m"
    assert printable_line(HOSTILE).isprintable()
