"""GitHub's workflow commands: annotations on the lines of a change, from what a step prints.

A step shows at most ten errors and ten warnings; where there are more, the last of each says how many are left out."""

from __future__ import annotations

from collections.abc import Iterator

from equiv.report.findings import ERROR, WARNING, Finding, findings
from equiv.report.locations import relative_path
from equiv.report.run import Run
from equiv.report.summary import expectations, scopes
from equiv.verdict.printable import printable_line

_SHOWN = 10


def render(run: Run) -> Iterator[bytes]:
    """The annotations of a run, one a line, as GitHub Actions reads them from the output of a job."""
    proven = [f"{number:,} {scope}" for scope, number in scopes(run.records).items()]
    if proven:
        yield f"::notice title={_property('equiv')}::{_data('proven, by scope: ' + ', '.join(proven))}\n".encode()
    if run.known is not None:
        yield f"::notice title={_property('equiv')}::{_data(run.known.lines()[0])}\n".encode()
    if expected := expectations(run.records):
        yield f"::notice title={_property('equiv')}::{_data(expected)}\n".encode()
    found = findings([each for each in run.records if run.lets_pass(each) is None])
    for severity in (ERROR, WARNING):
        chosen = [finding for finding in found if finding.severity == severity]
        shown = chosen if len(chosen) <= _SHOWN else chosen[: _SHOWN - 1]
        for finding in shown:
            yield _command(finding)
        if len(chosen) > len(shown):
            rest = f"{len(chosen) - len(shown)} more; the report holds them all"
            yield f"::{severity} title={_property('equiv')}::{_data(rest)}\n".encode()


def _command(finding: Finding) -> bytes:
    properties = [f"file={_property(relative_path(finding.file))}"]
    if finding.place is not None:
        properties += [f"line={finding.place.line}", f"col={finding.place.column}"]
    properties.append(f"title={_property(f'equiv: {finding.rule}')}")
    more = f" and {len(finding.pairs) - 1} more" if len(finding.pairs) > 1 else ""
    message = f"{finding.message} ({finding.pairs[0]}{more})"
    return f"::{finding.severity} {','.join(properties)}::{_data(message)}\n".encode()


def _data(text: str) -> str:
    return printable_line(text).replace("%", "%25")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
