"""What developers should look at, and where: one finding for each thing that is wrong or open in a check."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from equiv.jobs.record import INVALID, Record
from equiv.report.explanation import headline
from equiv.verdict import DIFFERENT, UNKNOWN, Verdict
from equiv.verdict.reasons import ReasonKind
from interp.ir import Place

ERROR, WARNING = "error", "warning"

# What each rule means, for readers of a report.
RULES = {
    "different": "The target computes something else than the source, or is undefined where the source is not.",
    "unexpected": "The verdict is another than the pair's author expects.",
    "invalid": "The pair cannot be checked: its input is wrong.",
    "unsupported": "An operation is not modelled, so that nothing is known of the pair.",
    "undecided": "Neither a proof nor a difference was found.",
}


class Finding(Struct, frozen=True):
    """A finding in one line. `place` is where to look, or None where only the file is known; `related` are places of
    the other program. `pairs` names the checks that found the same."""

    rule: str
    severity: str
    message: str
    file: str
    place: Place | None = None
    related: tuple[tuple[str, Place], ...] = ()
    pairs: tuple[str, ...] = ()


def findings(records: Iterable[Record]) -> list[Finding]:
    """The findings of all checks, errors first. The same finding in several checks, such as an unsupported operation
    of a baseline, comes once."""
    merged: dict[Finding, list[str]] = {}
    for record in records:
        for finding in _of(record):
            merged.setdefault(finding, []).append(record.name)
    found = [replace(finding, pairs=tuple(names)) for finding, names in merged.items()]
    return sorted(found, key=lambda finding: finding.severity != ERROR)


def _of(record: Record) -> list[Finding]:
    verdict = record.verdict
    if record.expected is not None and record.as_expected:
        return []
    if verdict is None or record.outcome == INVALID:
        return [Finding("invalid", ERROR, headline(record), record.source)]
    if verdict.verdict == DIFFERENT:
        return [_different(record, verdict)]
    if record.expected is not None:
        place = next((reason.place for reason in verdict.reasons if reason.place is not None), None)
        return [Finding("unexpected", ERROR, headline(record), place.file if place else record.target, place)]
    if verdict.verdict == UNKNOWN:
        return _undecided(record, verdict)
    return []


def _different(record: Record, verdict: Verdict) -> Finding:
    witness = verdict.witness
    place: Place | None = None
    related: tuple[tuple[str, Place], ...] = ()
    if witness is not None:
        cell = witness.cell
        place = witness.place or (cell.target.writer if cell else None)
        if cell is not None and cell.source.writer is not None:
            related = (("the source writes the cell here", cell.source.writer),)
    file = place.file if place else record.target
    return Finding("different", ERROR, headline(record), file, place, related)


def _undecided(record: Record, verdict: Verdict) -> list[Finding]:
    if not verdict.reasons:
        return [Finding("undecided", WARNING, headline(record), record.source)]
    found = []
    for reason in verdict.reasons:
        rule = "unsupported" if reason.kind == ReasonKind.UNSUPPORTED else "undecided"
        found.append(Finding(rule, WARNING, reason.message, reason.file or record.source, reason.place))
    return list(dict.fromkeys(found))
