"""What is written down of faults of other tools: each row says where upstream knows of it, or what was searched for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import ROOT

TABLES = sorted((ROOT / "corpora").rglob("FINDINGS.md"))
_LINK = re.compile(r"\]\(https://github\.com/[\w.-]+/[\w.-]+/(?:issues|pull)/\d+\)")
_SEARCH = re.compile(r'none found for "[^"]{10,}"')
_DATE = re.compile(r"searched (?:for each )?on \d{4}-\d{2}-\d{2}")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_each_finding_says_what_upstream_knows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert _DATE.search(text), "no date of a search"
    rows = [line for line in text.splitlines() if line.startswith("|")]
    heads = [row for row in rows if row.endswith("| upstream |")]
    kept = [row for row in rows if row not in heads and not set(row) <= set("|- ")]
    assert bool(rows) == bool(heads)
    for row in kept:
        last = row.split("|")[-2]
        assert _LINK.search(last) or _SEARCH.search(last), row
