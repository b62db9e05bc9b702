"""A summary for a terminal: totals, what is wrong, what stands in the way."""

from __future__ import annotations

from collections.abc import Iterator

from equiv.report.explanation import headline
from equiv.report.run import Run
from equiv.report.summary import changes, expectations, obstacles, proofs, totals, unexpected
from equiv.verdict import EQUIVALENT, UNKNOWN
from equiv.verdict.printable import printable_line

_SHOWN = 20
_LONGEST = 200  # characters of a line


def render(run: Run) -> Iterator[bytes]:
    """The summary for a terminal, in UTF-8."""
    yield "".join(f"{line}\n" for line in _lines(run)).encode("utf-8")


def _lines(run: Run) -> Iterator[str]:
    seconds = sum(record.seconds for record in run.records)
    yield f"{printable_line(run.title)}: {len(run.records):,} pairs, {seconds:,.1f} s"
    yield from run.known.lines() if run.known is not None else ()
    yield from filter(None, [expectations(run.records)])
    before = None if run.previous is None else totals(run.previous)
    for outcome, number in totals(run.records).items():
        trend = f"  {number - before[outcome]:+,}" if before and number != before[outcome] else ""
        yield f"  {number:>8,}  {outcome}{trend}"
    new = [each for each in run.records if run.lets_pass(each) is None]
    yield from _part("not as expected", [_row(each.name, headline(each)) for each in unexpected(new)])
    wrong = [each for each in new if each.outcome not in (EQUIVALENT, UNKNOWN) and each.expected is None]
    yield from _part("different or invalid", [_row(each.name, headline(each)) for each in wrong])
    if run.previous is not None:
        found = changes(run.previous, run.records)
        rows = [_row(each.name, f"{each.before or 'new'} -> {each.after or 'gone'}") for each in found]
        yield from _part("changed since the last run", rows)
    hindering = [f"  {each.pairs:>8,}  {printable_line(each.what)}" for each in obstacles(run.records)]
    yield from _part("stands in the way", hindering)
    proven = [f"  {each.pairs:>8,}  {printable_line(each.kind)}" for each in proofs(run.records)]
    yield from _part("proven", proven)


def _row(name: str, text: str) -> str:
    line = f"  - {printable_line(name)}: {printable_line(text)}"
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"


def _part(title: str, rows: list[str]) -> Iterator[str]:
    if not rows:
        return
    yield f"{title}:"
    yield from rows[:_SHOWN]
    if len(rows) > _SHOWN:
        yield f"  and {len(rows) - _SHOWN:,} more"
