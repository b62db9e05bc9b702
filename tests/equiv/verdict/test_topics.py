"""Every word of a verdict and a report is explained: on the command line, on a page, and where reports link to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from equiv.cli import commands
from equiv.jobs.record import Record
from equiv.report import write
from equiv.report.findings import RULES
from equiv.report.summary import OUTCOMES
from equiv.verdict import LEVELS, Side, Verdict, WitnessKind
from equiv.verdict.reasons import ReasonKind
from equiv.verdict.scope import Scope
from equiv.verdict.topics import TOPICS, page_of

WORDS = {*OUTCOMES, *WitnessKind, *LEVELS, *Scope, *ReasonKind, *RULES}
PAGE = Path(__file__).parents[3] / "docs" / "reference" / "reasons.md"


def test_each_is_a_topic() -> None:
    assert {str(word) for word in WORDS} - TOPICS.keys() == set()


@pytest.mark.parametrize("topic", sorted(TOPICS))
def test_each_is_explained_and_has_a_section(topic: str) -> None:
    result = CliRunner().invoke(commands, ["explain", topic])
    assert result.exit_code == 0 and " ".join(result.output.split()).startswith(TOPICS[topic].meaning)
    assert re.search(rf"^## {re.escape(topic)}$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_rules_of_sarif_have_help_and_link_to_their_sections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    verdict = Verdict("unknown", Side("a.mlir", "f"), Side("b.mlir", "f"))
    file = tmp_path / "r.sarif"
    for root, linked in (("https://example.org/docs/", True), ("", False), ("javascript:alert(1)//", False)):
        monkeypatch.setenv("EQUIV_DOCUMENTATION", root)
        write("sarif", [Record("x", "a.mlir", "b.mlir", verdict)], file)
        for rule in json.loads(file.read_text())["runs"][0]["tool"]["driver"]["rules"]:
            assert TOPICS[rule["id"]].meaning in rule["help"]["text"]
            assert rule.get("helpUri") == (page_of(rule["id"]) if linked else None)
            assert not linked or rule["helpUri"].endswith(f"/docs/reference/reasons.md#{rule['id']}")
