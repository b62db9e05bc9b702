"""One HTML file that holds the whole report: programs, witnesses and all, with nothing to fetch.

What comes from programs is in it twice removed from the markup: compressed and in base64 until it is looked at, and
then only ever set as text. The content security policy lets no script run but the page's own."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from equiv import __version__
from equiv.jobs.record import INVALID, Record
from equiv.report.explanation import headline
from equiv.report.page.index import index_of
from equiv.report.page.parts import details, texts
from equiv.report.run import Run
from equiv.report.summary import changes, foreseen, obstacles, proofs, totals, unexpected
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN
from equiv.verdict.printable import printable_line

_FOLDER = Path(__file__).parent
_CHANGED = 6
_FAILED = 8  # that stand at the top
_LONGEST = 200  # characters of what is said of one
_URGENCY = {DIFFERENT: 0, INVALID: 1, UNKNOWN: 2, EQUIVALENT: 3}
_STYLES = ("theme", "base", "overview", "list", "pair", "programs", "narrow")
_SCRIPTS = ("data", "elements", "diff", "programs", "pair", "plot", "list", "main")


def render(run: Run) -> Iterator[bytes]:
    """The HTML page of a run, in parts."""
    environment = Environment(loader=FileSystemLoader(_FOLDER), autoescape=True, undefined=StrictUndefined)
    environment.trim_blocks = environment.lstrip_blocks = True
    style = "\n".join((_FOLDER / f"{name}.css").read_text("utf-8") for name in _STYLES)
    scripts = "\n".join((_FOLDER / f"{name}.js").read_text("utf-8") for name in _SCRIPTS)
    script = f'"use strict";\n(() => {{\n{scripts}\n}})();\n'
    index = index_of(run)
    gathered, places = texts(run)
    head = environment.get_template("page.html").render(
        version=__version__,
        title=printable_line(run.title),
        finished=datetime.fromtimestamp(run.finished, UTC) if run.finished else None,
        pairs=len(run.records),
        seconds=sum(record.seconds for record in run.records),
        totals=totals(run.records),
        unexpected=len(unexpected(run.records)),
        foreseen=foreseen(run.records),
        obstacles=obstacles(run.records),
        proofs=proofs(run.records),
        **_failed(run, index["name"]),
        **_trend(run, index["name"]),
        known=[] if run.known is None else run.known.lines(),
        printable_line=printable_line,
        style=Markup(style),
        script=Markup(script),
        style_hash=_hash(style),
        script_hash=_hash(script),
        index=_packed(index),
    )
    yield head.encode("utf-8")
    for kind, parts in (("details", details(run, places)), ("texts", gathered)):
        for number, part in enumerate(parts):
            yield f'<script type="application/octet-stream" id="{kind}-{number}">{_packed(part)}</script>\n'.encode()
    yield b"</body>\n</html>\n"


def _failed(run: Run, names: list[str]) -> dict[str, Any]:
    """The first of what is different, invalid or not as expected, and new where something is known."""
    found = [
        (name, record)
        for name, record in zip(names, run.records, strict=True)
        if not record.as_expected
        and (record.outcome in (DIFFERENT, INVALID) or record.expected is not None)
        and run.lets_pass(record) is None
    ]
    found.sort(key=lambda each: _URGENCY[each[1].outcome])
    shown = [(name, each.outcome, _why(each)) for name, each in found[:_FAILED]]
    return {"failed": shown, "failing": len(found)}


def _why(record: Record) -> str:
    """What came out, without the outcome, which stands beside it."""
    return printable_line(headline(record).removeprefix(f"{record.outcome}: "))[:_LONGEST]


def _trend(run: Run, names: list[str]) -> dict[str, Any]:
    if run.previous is None:
        return {"before": None, "changes": None, "changed": []}
    found = changes(run.previous, run.records)
    shown = dict(zip((record.name for record in run.records), names, strict=True))
    worst_first = sorted((change for change in found if change.after), key=lambda change: _URGENCY[change.after or ""])
    return {
        "before": totals(run.previous),
        "changes": len(found),
        "changed": [
            (shown[change.name], f"{change.before or 'new'} → {change.after}") for change in worst_first[:_CHANGED]
        ],
    }


def _packed(data: Any) -> str:
    """JSON, deflated (RFC 1950), in base64: no character of it means anything to HTML."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return base64.b64encode(zlib.compress(text.encode("utf-8"), 9)).decode("ascii")


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
