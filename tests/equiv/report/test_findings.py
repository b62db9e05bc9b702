"""SARIF, GitHub annotations and the summary in Markdown: findings where developers look, and text that stays text."""

from __future__ import annotations

import json
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from markdown_it import MarkdownIt
from msgspec.structs import replace

from equiv.jobs.record import Record
from equiv.report import write
from equiv.report.page.parts import command
from equiv.verdict.printable import printable_line
from tests.equiv.report.specimens import HOSTILE, SOURCE, different, hostile, invalid, specimens, undecided, unsupported

SCHEMA = json.loads((Path(__file__).with_name("schemas") / "sarif-2.1.0.json").read_text("utf-8"))


def _sarif(records: list[Record], folder: Path) -> dict[str, Any]:
    write("sarif", records, folder / "report.sarif")
    log = json.loads((folder / "report.sarif").read_bytes().decode("ascii"))
    jsonschema.Draft4Validator(SCHEMA).validate(log)
    run = log["runs"][0]
    assert isinstance(run, dict)
    return run


def _annotations(records: list[Record], folder: Path) -> list[str]:
    write("github", records, folder / "report.txt")
    return (folder / "report.txt").read_text("utf-8").split("\n")[:-1]


def _place(result: dict[str, Any]) -> tuple[str, int | None]:
    physical = result["locations"][0]["physicalLocation"]
    return physical["artifactLocation"]["uri"], physical.get("region", {}).get("startLine")


def test_sarif_places_the_witness_in_both_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (result,) = _sarif([specimens(tmp_path)[1]], tmp_path)["results"]
    assert (result["ruleId"], result["level"]) == ("different", "error")
    assert _place(result) == ("scale.tiled.mlir", 6)
    assert result["relatedLocations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "scale.mlir"
    assert "%a[3] is 4.0 in the source and 2.0 in the target" in result["message"]["text"]


def test_sarif_places_unsupported_operations_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    baseline = tmp_path / "baseline.mlir"
    records = [unsupported(f"variant-{at}", baseline, tmp_path / f"{at}.mlir", "gpu.launch") for at in range(40)]
    (result,) = _sarif(records, tmp_path)["results"]
    assert (result["ruleId"], result["level"], result["occurrenceCount"]) == ("unsupported", "warning", 40)
    assert _place(result) == ("baseline.mlir", 4)


def test_sarif_says_nothing_of_what_is_as_it_should_be(tmp_path: Path) -> None:
    records = specimens(tmp_path)
    rules = sorted(result["ruleId"] for result in _sarif(records, tmp_path)["results"])
    assert rules == ["different", "invalid", "undecided", "unexpected", "unsupported"]


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("a b.mlir", "a%20b.mlir"),
        ("a'\"#?%.mlir", "a%27%22%23%3F%25.mlir"),
        ("new\nline:1.mlir", "new%0Aline%3A1.mlir"),
        ("\u00e9.mlir", "%C3%A9.mlir"),
        ("\udcff.mlir", "%FF.mlir"),
        ("/else where/a.mlir", "file:///else%20where/a.mlir"),
    ],
)
def test_paths_become_uris(name: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for file in {name, str(tmp_path / name)}:
        (result,) = _sarif([invalid("p", Path(file), Path(file))], tmp_path)["results"]
        assert _place(result) == (address, None)


def test_hostile_text_makes_valid_sarif(tmp_path: Path) -> None:
    records = hostile(tmp_path)
    run = _sarif(records, tmp_path)
    text = json.dumps(run)
    assert "\\u001b" not in text
    assert "\\u202e" not in text.replace("\\\\u202e", "")
    assert not re.search(r"(?<!\\)\\ud800", text)
    assert printable_line(HOSTILE) in "".join(result["message"]["text"] for result in run["results"])


def test_annotations_point_at_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    records = specimens(tmp_path)
    assert _annotations([records[1]], tmp_path) == [
        "::error file=scale.tiled.mlir,line=6,col=5,title=equiv%3A different::different: %25a[3] is 4.0 in the source "
        "and 2.0 in the target (scale/short)"
    ]
    assert _annotations([records[2]], tmp_path) == [
        "::warning file=scale.mlir,line=4,col=10,title=equiv%3A unsupported::'vector.contract' is not supported: masks "
        "(scale/vector)"
    ]


def test_annotations_fit_what_github_shows(tmp_path: Path) -> None:
    records = [different(f"d{at}", tmp_path / "a.mlir", tmp_path / f"{at}.mlir") for at in range(30)]
    records += [undecided(f"u{at}", tmp_path / "a.mlir", tmp_path / f"{at}.mlir") for at in range(10)]
    lines = _annotations(records, tmp_path)
    assert [line.split()[0] for line in lines] == ["::error"] * 10 + ["::warning"] * 10
    assert lines[9] == "::error title=equiv::21 more; the report holds them all"


def test_hostile_text_makes_no_other_command(tmp_path: Path) -> None:
    """The runner splits at line ends, and a command is what a line starts with."""
    records = hostile(tmp_path)
    write("github", records, tmp_path / "report.txt")
    lines = re.split(r"[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]", (tmp_path / "report.txt").read_text("utf-8"))[:-1]
    assert lines.pop(0) == "::notice title=equiv::proven, by scope: 2 listed"
    assert lines.pop(0) == "::notice title=equiv::1 different as its manifest expects"
    for line in lines:
        matched = re.fullmatch(r"::(?:error|warning) file=[^,:]*(?:,line=\d+,col=\d+)?,title=[^,:]*::.*", line)
        assert matched, line
        assert line.isprintable()


def _rendered(records: list[Record], folder: Path) -> _Page:
    write("markdown", records, folder / "report.md", title=HOSTILE)
    page = _Page()
    page.feed(
        MarkdownIt("commonmark")
        .enable("table")
        .enable("strikethrough")
        .render((folder / "report.md").read_text("utf-8"))
    )
    return page


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, int] = {}
        self.attributes: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_summary_is_markdown_with_tables(tmp_path: Path) -> None:
    page = _rendered(specimens(tmp_path), tmp_path)
    assert page.tags["table"] == 7
    assert "different: %a[3] is 4.0 in the source and 2.0 in the target" in page.text
    assert "vector.contract" in page.text


def test_hostile_text_is_no_markdown(tmp_path: Path) -> None:
    page = _rendered(hostile(tmp_path) + specimens(tmp_path), tmp_path)
    structure = {"h3", "table", "thead", "tbody", "tr", "th", "td", "details", "summary", "code", "p"}
    assert set(page.tags) <= structure
    assert page.attributes <= {"style", "open"}  # the alignment of columns
    assert printable_line(HOSTILE)[:100] in page.text


def test_a_summary_of_many_stays_below_what_github_takes(tmp_path: Path) -> None:
    """1 MiB for each step."""
    long = hostile(tmp_path)[1]
    records = [replace(long, name=f"{long.name} {at}") for at in range(2000)]
    write("markdown", records + [different(f"d{at}", tmp_path, tmp_path) for at in range(5000)], tmp_path / "report.md")
    assert (tmp_path / "report.md").stat().st_size < 1 << 20


@pytest.mark.parametrize(
    "name", ["plain", "with space", "it's", "-rf", "$(touch broken)", "`id`", "new\nline", "\x1b[31m"]
)
def test_the_command_that_a_page_shows_is_what_a_shell_reads(name: str, tmp_path: Path) -> None:
    shown = command(different("p", Path(f"{name}.mlir"), Path("target.mlir")))
    assert shown.isprintable()
    words = subprocess.run(
        ["bash", "-c", f"equiv() {{ printf '%s\\0' \"$@\"; }}; {shown}"], capture_output=True, cwd=tmp_path, check=True
    ).stdout.split(b"\0")
    prefix = "./" if name.startswith("-") else ""
    assert words[:3] == [b"check", f"{prefix}{name}.mlir".encode(), b"target.mlir"]
    assert not list(tmp_path.iterdir())


def test_sources_are_not_quoted_from_where_records_point(tmp_path: Path) -> None:
    """A record can name any file as the place of a reason; reports on it hold no line of that file."""
    secret = tmp_path / "secret"
    secret.write_text("the password\n" * 9, encoding="utf-8")
    root = tmp_path / "root"
    root.mkdir()
    (root / "link.mlir").symlink_to(secret)
    (root / "a.mlir").write_text(SOURCE, encoding="utf-8")
    records = [different("d", secret, secret), undecided("u", root / "link.mlir", root / "a.mlir")]
    for format in ("text", "markdown", "github", "sarif", "json-lines", "junit"):
        write(format, records, tmp_path / "report", roots=[root])
        assert b"password" not in (tmp_path / "report").read_bytes()
