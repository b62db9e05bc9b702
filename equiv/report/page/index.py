"""What the page needs of every check at once: to list, filter, sort and plot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from equiv.jobs.record import Record
from equiv.report.explanation import headline
from equiv.report.run import Run
from equiv.report.summary import OUTCOMES, hindrances, kind_of_proof
from equiv.verdict import UNKNOWN
from equiv.verdict.printable import printable_line
from equiv.verdict.reasons import LIMITS
from equiv.verdict.topics import TOPICS, page_of

_LONGEST_HEADLINE = 300  # characters


def index_of(run: Run) -> dict[str, Any]:
    """Columns, one entry a record. Texts that come again and again are numbers in `strings`."""
    strings = _Strings()
    before = None if run.previous is None else {record.name: record.outcome for record in run.previous}
    names = unique(printable_line(record.name) for record in run.records)
    records = run.records
    return {
        "outcomes": OUTCOMES,
        "name": names,
        "group": [strings.number(record.group) for record in records],
        "step": [strings.number(record.step) for record in records],
        "outcome": [OUTCOMES.index(record.outcome) for record in records],
        "proof": [strings.number(_proof(record)) for record in records],
        "headline": [strings.number(headline(record)[:_LONGEST_HEADLINE]) for record in records],
        "seconds": [round(record.seconds, 6) for record in records],
        "operations": [_operations(record) for record in records],
        "expected": [-1 if record.expected is None else strings.number(record.expected) for record in records],
        "asExpected": [int(record.as_expected) for record in records],
        "obstacles": [[strings.number(what) for _, what in hindrances(record)] for record in records],
        # -1: not there before; -2: the same as before
        "before": None if before is None else [_before(record, before) for record in records],
        "limited": [int(_is_limited(record)) for record in records],
        "topics": _topics(run),
        "strings": strings.texts,
    }


def _is_limited(record: Record) -> bool:
    """Whether a limit stopped the check."""
    verdict = record.verdict
    return verdict is not None and verdict.verdict == UNKNOWN and any(each.kind in LIMITS for each in verdict.reasons)


def _topics(run: Run) -> dict[str, dict[str, str | None]]:
    """What is explained of what the reports' verdicts speak of, by its word."""
    words: dict[str, None] = {}
    for record in run.records:
        if record.verdict is not None:
            words.update((str(reason.kind), None) for reason in record.verdict.reasons)
            if record.verdict.witness is not None:
                words[str(record.verdict.witness.kind)] = None
    known = {word: TOPICS[word] for word in words if word in TOPICS}
    return {word: {"meaning": each.meaning, "help": each.help, "page": page_of(word)} for word, each in known.items()}


def unique(names: Iterable[str]) -> list[str]:
    """The names, made different where escaping made them the same."""
    seen: dict[str, int] = {}
    different = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        different.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return different


def _before(record: Record, before: dict[str, str]) -> int:
    outcome = before.get(record.name)
    if outcome is None:
        return -1
    return -2 if outcome == record.outcome else OUTCOMES.index(outcome)


def _proof(record: Record) -> str:
    return "" if record.verdict is None else kind_of_proof(record.verdict)


def _operations(record: Record) -> int:
    if record.verdict is None:
        return 0
    return record.verdict.stats.source_operations + record.verdict.stats.target_operations


class _Strings:
    def __init__(self) -> None:
        self.texts: list[str] = []
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        if text not in self._numbers:
            self._numbers[text] = len(self.texts)
            self.texts.append(printable_line(text))
        return self._numbers[text]
