"""One check in words."""

from __future__ import annotations

from equiv.jobs.record import Record
from equiv.verdict import DIFFERENT, EQUIVALENT, Verdict
from equiv.verdict.claim import claim
from equiv.verdict.text import report


def headline(record: Record) -> str:
    """What came out, in one line: the cell that differs, the first reason, the problem with the input."""
    if record.verdict is None:
        text = f"invalid: {record.problem}"
    else:
        text = f"{claim(record.verdict)}: {finding(record.verdict)}"
    if record.expected is not None and not record.as_expected:
        text = f"expected {record.expected}, but {text}"
    return text


def explanation(record: Record) -> str:
    """The report on a check as plain text of several lines. It quotes no program, as records may name any file."""
    if record.verdict is None:
        return f"{headline(record)}\n"
    lines = [headline(record), *(line.text for line in report(record.verdict, quote=lambda place: ()))]
    return "\n".join(lines) + "\n"


def finding(verdict: Verdict) -> str:
    """What a verdict found, in one line: the cell that differs, or the first reason."""
    if verdict.verdict == EQUIVALENT:
        return f"{verdict.level}, {verdict.method}"
    witness = verdict.witness
    if verdict.verdict == DIFFERENT and witness is not None:
        if witness.cell is not None:
            cell = witness.cell
            return f"{cell.text} is {cell.source.text} in the source and {cell.target.text} in the target"
        return f"the target {witness.kind.of_target}: {witness.message}"
    if verdict.reasons:
        more = f" (and {len(verdict.reasons) - 1} more)" if len(verdict.reasons) > 1 else ""
        return f"{verdict.reasons[0].message}{more}"
    return "no reason was given"
