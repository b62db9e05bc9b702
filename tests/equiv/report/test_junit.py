"""JUnit XML: it validates, and each outcome is the test result that a developer expects."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
import xmlschema

from equiv.jobs.record import Record
from equiv.report import write
from tests.equiv.report.specimens import hostile, specimens

SCHEMA = xmlschema.XMLSchema(Path(__file__).with_name("schemas") / "junit-10.xsd")


def _written(records: list[Record], folder: Path) -> ElementTree.Element:
    file = folder / "report.xml"
    write("junit", records, file)
    SCHEMA.validate(str(file))
    return ElementTree.parse(file).getroot()


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("scale/itself", None),
        ("scale/short", "failure"),
        ("scale/vector", "skipped"),
        ("scale/open", "skipped"),
        ("scale/broken", "error"),
        ("scale/known", None),
        ("scale/surprise", "failure"),
    ],
)
def test_each_outcome_is_a_test_result(name: str, result: str | None, tmp_path: Path) -> None:
    root = _written(specimens(tmp_path), tmp_path)
    case = next(case for case in root.iter("testcase") if case.get("name") == name)
    assert [child.tag for child in case if child.tag != "system-out"] == ([result] if result else [])


def test_counts_are_those_of_the_run(tmp_path: Path) -> None:
    root = _written(specimens(tmp_path), tmp_path)
    counts = {key: root.get(key) for key in ("tests", "failures", "errors")}
    assert counts == {"tests": "7", "failures": "2", "errors": "1"}
    assert [suite.get("skipped") for suite in root] == ["2"]


def test_a_failure_tells_the_cell_and_both_values(tmp_path: Path) -> None:
    failure = next(iter(_written([specimens(tmp_path)[1]], tmp_path).iter("failure")))
    assert failure.get("message") == "different: %a[3] is 4.0 in the source and 2.0 in the target"
    assert "scale.tiled.mlir:6:5" in (failure.text or "")


def test_an_expected_verdict_that_did_not_come_is_told(tmp_path: Path) -> None:
    failure = next(iter(_written([specimens(tmp_path)[6]], tmp_path).iter("failure")))
    assert failure.get("message") == "expected different, but equivalent bit for bit at 2 sizes: bitwise, fingerprint"


def test_hostile_text_stays_text(tmp_path: Path) -> None:
    records = hostile(tmp_path)
    root = _written(records, tmp_path)
    assert len(list(root.iter("testcase"))) == len(records)
    assert {element.tag for element in root.iter()} <= {
        "testsuites",
        "testsuite",
        "testcase",
        "failure",
        "error",
        "skipped",
        "system-out",
    }
    text = "".join(root.itertext()) + "".join(value for element in root.iter() for value in element.attrib.values())
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "\\x1b[31mred" in text


def test_an_empty_run_is_a_valid_report(tmp_path: Path) -> None:
    assert _written([], tmp_path).get("tests") == "0"
