"""From files with any name, holding programs with any names, through a batch to every report."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zlib
from pathlib import Path

import pytest

import equiv
from equiv.cli import main
from equiv.jobs.record import Record
from equiv.report import FORMATS
from equiv.report.collection import collect
from tests.equiv.report.specimens import SOURCE, TARGET

NAMES = (
    b"with space",
    b"quote'\"`",
    b"new\nline",
    b"::error::x",
    b"$(touch broken);touch broken",
    b"<script>broken=1<",
    b"-dash",
    "\u00e9\u4e2d\U0001f600\u202e".encode(),
    b"not-utf8-\xff",
    b"\x1b[31m",
    b"%0A%25",
    b"#fragment?query",
    b"back\\slash",
    b"]]>&amp;",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of pairs that differ, whose function has a name as hostile as the file's, after a batch over it."""
    root = tmp_path_factory.mktemp("hostile paths")
    pairs = root / "pairs"
    pairs.mkdir()
    for name in NAMES:
        escaped = "".join(f"\\{byte:02X}" for byte in name.decode("utf-8", "replace").encode())
        for suffix, text in (("src", SOURCE), ("tgt", TARGET)):
            program = text.replace("@scale", f'@"{escaped}"')
            Path(os.fsdecode(os.fsencode(pairs) + b"/" + name + f".{suffix}.mlir".encode())).write_text(program)
    (pairs / "secret.src.mlir").symlink_to("/etc/passwd")
    (pairs / "secret.tgt.mlir").symlink_to("/etc/passwd")
    reports = [f"--report={format}={root}/out.{format}" for format in FORMATS]
    command = [sys.executable, "-m", "equiv", "batch", "pairs", "--database", f"{root}/results.sqlite", *reports]
    done = subprocess.run(command, cwd=root, capture_output=True, check=False)
    assert done.returncode in (1, 2), done.stderr.decode(errors="replace")
    (root / "stdout").write_bytes(done.stdout)
    return root


def test_every_pair_is_checked(folder: Path) -> None:
    records = collect([folder / "out.json-lines"])
    outcomes = {os.fsencode(Path(record.source).name): record.outcome for record in records}
    assert {name + b".src.mlir" for name in NAMES} <= set(outcomes)
    assert {outcome for name, outcome in outcomes.items() if not name.startswith(b"secret")} == {"different"}
    assert outcomes[b"secret.src.mlir"] == "invalid"


def test_the_database_holds_the_same_records(folder: Path) -> None:
    lines = sorted(map(_shown, collect([folder / "out.json-lines"])))
    assert sorted(map(_shown, collect([folder / "results.sqlite"]))) == lines


def _shown(record: Record) -> str:
    return json.dumps(record.to_json(), sort_keys=True)


def test_nothing_is_run(folder: Path) -> None:
    assert {path.name for path in folder.iterdir()} <= {
        "pairs",
        "stdout",
        "results.sqlite",
        "results.sqlite-shm",
        "results.sqlite-wal",
        *(f"out.{format}" for format in FORMATS),
    }


def test_no_line_steers_a_terminal_or_a_workflow(folder: Path) -> None:
    for name in ("stdout", "out.text"):
        lines = (folder / name).read_bytes().decode("utf-8").split("\n")
        assert all(line.isprintable() for line in lines), name
        assert not [line for line in lines if line.lstrip().startswith("::")], name


def test_the_reports_are_well_formed(folder: Path) -> None:
    count = len(NAMES) + 1
    assert len(list(ElementTree.parse(folder / "out.junit").iter("testcase"))) == count
    results = json.loads((folder / "out.sarif").read_text("ascii"))["runs"][0]["results"]
    addresses = [each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for each in results]
    assert len(addresses) == count
    assert "pairs/not-utf8-%FF.tgt.mlir" in addresses
    assert "pairs/new%0Aline.tgt.mlir" in addresses
    annotations = (folder / "out.github").read_text("utf-8").split("\n")[:-1]
    assert all(line.startswith("::error ") for line in annotations)


def test_files_elsewhere_are_not_shown(folder: Path) -> None:
    """The links of `secret` lead out of the tree; nothing of what they lead to is in a report, while the pairs are."""
    target = folder / "again.html"
    command = [sys.executable, "-m", "equiv", "report", "out.json-lines", f"--to=html={target}"]
    subprocess.run(command, cwd=folder, check=True)
    for page in (folder / "out.html", target):
        held = _unpacked(page)
        assert "affine.for %i = 0 to 3 {" in held
        assert "root:x:0" not in held
    target.unlink()


def _unpacked(page: Path) -> str:
    parts = re.findall(r'<script type="application/octet-stream" id="[^"]*">([^<]*)</script>', page.read_text("utf-8"))
    assert len(parts) >= 3
    return "".join(zlib.decompress(base64.b64decode(part)).decode("utf-8") for part in parts)


@pytest.mark.parametrize("name", NAMES)
def test_check_does_not_steer_a_terminal(name: bytes, folder: Path) -> None:
    sources = [b"./pairs/" + name + suffix for suffix in (b".src.mlir", b".tgt.mlir")]
    command = [os.fsencode(sys.executable), b"-m", b"equiv", b"check", *sources]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    assert done.returncode == 1
    lines = done.stdout.decode("utf-8").splitlines()
    assert all(line.isprintable() and not line.lstrip().startswith("::") for line in lines)
    assert lines[0].startswith("different: ")


@pytest.mark.parametrize("program", ['func.func @"\\FF"() { return }', 'module { module @"\\C3" { } }'])
def test_a_name_that_is_no_text_is_unsupported_with_its_place(program: str, tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(f"{program}\n", encoding="utf-8")
    verdict = equiv.verify(tmp_path / "a.mlir", tmp_path / "a.mlir")
    (reason,) = verdict.reasons
    assert (verdict.verdict, reason.kind, reason.line) == ("unknown", "unsupported", 1)
    assert "name that is not UTF-8" in reason.message


@pytest.mark.parametrize(
    "arguments", [("report", "/dev/zero"), ("report", "/dev/null", "--known", "/dev/zero"), ("batch", "/dev/zero")]
)
def test_a_file_without_an_end_is_refused(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("equiv.documents.LARGEST_TABLES", 1 << 20)
    monkeypatch.setattr("equiv.report.collection.LARGEST_RECORDS", 1 << 20)
    monkeypatch.setattr(sys, "argv", ["equiv", "--isolated", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "/dev/zero" in capsys.readouterr().err
