"""`python -m tests.fuzz.totals`: writes the totals of recorded campaigns into the page that shows them."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

from tests import ROOT

RECORDS = Path(__file__).with_name("records.jsonl")
PAGE = ROOT / "docs" / "contributing" / "README.md"
_BEGIN, _END = "<!-- totals of campaigns: python -m tests.fuzz.totals -->\n", "<!-- end of totals -->"
_NUMBERS = ("pairs", "proven", "refuted", "unknown", "denied")


def table() -> str:
    """The sums of all records by campaign, the largest first."""
    sums: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(_NUMBERS, 0))
    dates = defaultdict[str, set[str]](set)
    for line in RECORDS.read_text("utf-8").splitlines():
        record = json.loads(line)
        dates[record["campaign"]].add(record["date"])
        for number in _NUMBERS:
            sums[record["campaign"]][number] += record[number]
    rows = sorted(sums.items(), key=lambda each: -each[1]["pairs"])
    rows.append(("all", {number: sum(each[number] for _, each in rows) for number in _NUMBERS}))
    dates["all"] = set().union(*dates.values())
    lines = ["| campaign | pairs | proven | refuted | unknown | denied | from, to |", "|---|---|---|---|---|---|---|"]
    for name, row in rows:
        numbers = " | ".join(f"{row[number]:,}" for number in _NUMBERS)
        lines.append(f"| {name} | {numbers} | {min(dates[name])}, {max(dates[name])} |")
    return "\n".join(f"  {line}" for line in lines) + "\n"


def page(text: str) -> str:
    """The page's text with the table as it is now."""
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    return f"{before}{_BEGIN}\n{table()}\n{_END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
