"""A summary in Markdown, as GitHub shows it on the page of a job. What comes from programs stands in code spans with
every character of punctuation as a numeric reference, which Markdown (CommonMark 0.31, section 2.5) never takes for
markup."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from equiv.jobs.record import Record
from equiv.report.explanation import headline
from equiv.report.run import Run
from equiv.report.summary import Change, changes, expectations, obstacles, proofs, totals, unexpected
from equiv.verdict import DIFFERENT, UNKNOWN
from equiv.verdict.printable import printable_line

_ROWS = 25
_LONGEST = 160  # characters of one text
_SIGNS = {"equivalent": "✅", "different": "❌", "unknown": "❔", "invalid": "⚠️"}


def render(run: Run) -> Iterator[bytes]:
    """The summary as GitHub shows it, in UTF-8."""
    yield "\n".join(_lines(run)).encode("utf-8") + b"\n"


def _lines(run: Run) -> Iterator[str]:
    counted = totals(run.records)
    before = None if run.previous is None else totals(run.previous)
    yield f"### {code(run.title)}"
    yield ""
    if expected := expectations(run.records):
        yield code(expected)
        yield ""
    if run.known is not None:
        first, *rest = run.known.lines()
        yield code(first)
        yield ""
        yield from (f"- {code(line)}" for line in rest)
        yield ""
    yield "| " + " | ".join(f"{_SIGNS[outcome]} {outcome}" for outcome in counted) + " |"
    yield "|" + " ---: |" * len(counted)
    cells = [
        f"{number:,}" + (f" ({number - before[outcome]:+,})" if before and number != before[outcome] else "")
        for outcome, number in counted.items()
    ]
    yield "| " + " | ".join(cells) + " |"
    yield ""
    yield from _records("Not as expected", unexpected(run.records))
    yield from _records("Different", [each for each in run.records if each.outcome == DIFFERENT and not each.expected])
    yield from _records("Invalid", [each for each in run.records if each.verdict is None and not each.expected])
    if run.previous is not None:
        yield from _changes(changes(run.previous, run.records))
    ranked = obstacles(run.records)
    rows = ((code(each.kind), code(each.what), f"{each.pairs:,}") for each in ranked)
    yield from _table("What stands in the way", ("reason", "operation", "pairs"), rows, len(ranked))
    yield from _records("Unknown", [each for each in run.records if each.outcome == UNKNOWN and not each.expected])
    proven = proofs(run.records)
    kinds = ((code(each.scope), code(each.level), code(each.method), f"{each.pairs:,}") for each in proven)
    yield from _table("Proofs", ("scope", "level", "method", "pairs"), kinds, len(proven))


def _records(title: str, records: list[Record]) -> Iterator[str]:
    rows = ((code(record.name), code(headline(record))) for record in records)
    yield from _table(title, ("pair", "finding"), rows, len(records))


def _changes(found: list[Change]) -> Iterator[str]:
    rows = ((code(change.name), change.before or "new", change.after or "gone") for change in found)
    yield from _table("Changed since the last run", ("pair", "before", "now"), rows, len(found))


def _table(title: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]], number: int) -> Iterator[str]:
    """A table that shows the first of `number` rows."""
    if not number:
        return
    yield f"<details{' open' if number <= _ROWS else ''}><summary>{title}: {number:,}</summary>"
    yield ""
    yield "| " + " | ".join(heads) + " |"
    yield "|" + " --- |" * len(heads)
    for row in islice(rows, _ROWS):
        yield "| " + " | ".join(row) + " |"
    yield ""
    if number > _ROWS:
        yield f"and {number - _ROWS:,} more"
        yield ""
    yield "</details>"
    yield ""


def code(text: str) -> str:
    """Text of any origin as a code span."""
    line = printable_line(text[:_LONGEST])
    line = line if max(len(line), len(text)) <= _LONGEST else line[: _LONGEST - 1] + "…"
    escaped = re.sub(r"[!-/:-@\[-`{-~]", lambda found: f"&#{ord(found.group())};", line)
    return f"<code>{escaped}</code>"
