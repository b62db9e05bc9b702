"""JSON lines: one record a line, complete, for other programs and for `equiv report` itself."""

from __future__ import annotations

import json
from collections.abc import Iterator

from equiv.report.run import Run


def render(run: Run) -> Iterator[bytes]:
    """One line of JSON in ASCII for each record, as `equiv report` reads it."""
    for record in run.records:
        yield json.dumps(record.to_json(), ensure_ascii=True).encode("ascii") + b"\n"
