"""JUnit XML, as continuous integration systems read it. A test case is a check, a test suite a group of checks."""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from equiv.jobs.known import Entry
from equiv.jobs.record import INVALID, Record
from equiv.report.explanation import explanation, headline
from equiv.report.run import Run
from equiv.verdict import UNKNOWN
from equiv.verdict.printable import printable, printable_line


def render(run: Run) -> Iterator[bytes]:
    """The JUnit XML of a run, with a suite for each group."""
    document = JUnitXml(printable_line(run.title))
    for group, records in groupby(run.records, key=lambda record: record.group):
        document.add_testsuite(_suite(group or run.title, list(records), run))
    suites = list(document)
    document.tests = len(run.records)
    document.failures = sum(suite.failures for suite in suites)
    document.errors = sum(suite.errors for suite in suites)
    document.time = round(sum(record.seconds for record in run.records), 3)
    stream = io.BytesIO()
    document.write(stream)
    yield stream.getvalue()


def _suite(name: str, records: list[Record], run: Run) -> TestSuite:
    suite = TestSuite(printable_line(name))
    suite.add_testcases([_case(record, run.lets_pass(record)) for record in records])
    suite.update_statistics()
    finished = max(record.finished for record in records)
    if finished:
        suite.timestamp = datetime.fromtimestamp(finished, UTC).strftime("%Y-%m-%dT%H:%M:%S")
    return suite


def _case(record: Record, known: Entry | None) -> TestCase:
    case = TestCase(printable_line(record.name), printable_line(record.group or "equiv"), round(record.seconds, 3))
    message = printable_line(headline(record))
    text = printable(explanation(record))
    if record.as_expected:
        case.system_out = text
        return case
    # Nothing was found to be wrong with an undecided pair, unless somebody expects a verdict.
    kind: type[Failure | Error | Skipped] = Failure
    if record.outcome == INVALID:
        kind = Error
    elif record.outcome == UNKNOWN and record.expected is None:
        kind = Skipped
    if known is not None:
        kind, message = Skipped, printable_line(f"known{f': {known.reason}' if known.reason else ''}: {message}")
    result = kind(message, record.outcome)
    result.text = text
    case.result = [result]
    return case
