"""SARIF 2.1.0 (OASIS Standard, 2020, with errata 01), as code scanning reads it: findings with their places."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from equiv import __version__
from equiv.jobs.record import Record
from equiv.report.findings import RULES, WARNING, Finding, findings
from equiv.report.locations import uri
from equiv.report.run import Run
from equiv.report.summary import scopes, totals
from equiv.verdict.printable import printable_line
from equiv.verdict.topics import TOPICS, page_of
from interp.ir import Place

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_PAIRS = 100  # names of pairs listed for one finding
_SOFT = ("unsupported", "undecided")


def render(run: Run) -> Iterator[bytes]:
    """The SARIF 2.1.0 log of a run: what is known already is left out."""
    rules = list(RULES)
    new = [record for record in run.records if run.lets_pass(record) is None]
    log = {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": {"name": "equiv", "version": __version__, "rules": [_rule(rule) for rule in rules]}},
                "invocations": [{"executionSuccessful": True}],
                "results": [
                    *(_result(finding, rules.index(finding.rule)) for finding in findings(new)),
                    *(_known(run, record, rules) for record in run.records if run.lets_pass(record) is not None),
                ],
                "properties": {
                    "title": printable_line(run.title),
                    "pairs": totals(run.records),
                    "proofs": scopes(run.records),
                    **({} if run.known is None else {"known": run.known.lines()}),
                },
            }
        ],
    }
    # Escaped to ASCII, which no reader can decode in another way.
    yield json.dumps(log, indent=1, allow_nan=False).encode("ascii") + b"\n"


def _known(run: Run, record: Record, rules: list[str]) -> dict[str, Any]:
    """The first finding of a record that is known, as a suppressed result."""
    finding = findings([record])[0]
    entry = run.lets_pass(record)
    assert entry is not None
    reason = {"justification": printable_line(entry.reason)} if entry.reason else {}
    return {**_result(finding, rules.index(finding.rule)), "suppressions": [{"kind": "external", **reason}]}


def _rule(rule: str) -> dict[str, Any]:
    explanation = TOPICS[rule]
    what = " ".join(filter(None, (explanation.meaning, explanation.help and f"What helps: {explanation.help}")))
    page = page_of(rule)
    return {
        "id": rule,
        "shortDescription": {"text": RULES[rule]},
        "help": {"text": f"{what} 'equiv explain {rule}' says so, too."},
        **({} if page is None else {"helpUri": page}),
        "defaultConfiguration": {"level": WARNING if rule in _SOFT else "error"},
    }


def _result(finding: Finding, number: int) -> dict[str, Any]:
    names = [printable_line(name) for name in finding.pairs]
    where = names[0] if len(names) == 1 else f"{names[0]} and {len(names) - 1} more"
    identity = "\0".join((finding.rule, uri(finding.file), finding.message, finding.pairs[0]))
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "ruleIndex": number,
        "level": finding.severity,
        "message": {"text": f"{printable_line(finding.message)} ({where})"},
        "locations": [_location(finding.file, finding.place)],
        "occurrenceCount": len(names),
        "partialFingerprints": {"equiv/v1": hashlib.sha256(identity.encode("utf-8", "backslashreplace")).hexdigest()},
        "properties": {"pairs": names[:_PAIRS]},
    }
    if finding.related:
        result["relatedLocations"] = [
            {**_location(place.file, place), "message": {"text": printable_line(text)}}
            for text, place in finding.related
        ]
    return result


def _location(file: str, place: Place | None) -> dict[str, Any]:
    address = uri(file)
    artifact = {"uri": address} if address.startswith("file:") else {"uri": address, "uriBaseId": "SRCROOT"}
    physical: dict[str, Any] = {"artifactLocation": artifact}
    if place is not None and place.line >= 1:
        physical["region"] = {"startLine": place.line, "startColumn": max(1, place.column)}
    return {"physicalLocation": physical}
