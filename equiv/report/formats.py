"""Which formats there are, and writing them."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from equiv.errors import WrongUse
from equiv.jobs.known import Known, new_findings
from equiv.jobs.record import Record
from equiv.report.programs import Programs
from equiv.report.run import Run

Render = Callable[[Run], Iterable[bytes]]

# Each module has a function `render`; what it needs is imported when it is asked for.
FORMATS: Mapping[str, str] = {
    "text": "equiv.report.text",
    "html": "equiv.report.page",
    "markdown": "equiv.report.markdown",
    "github": "equiv.report.annotations",
    "sarif": "equiv.report.sarif",
    "json-lines": "equiv.report.json_lines",
    "junit": "equiv.report.junit",
}


def write(
    format: str,
    records: Iterable[Record],
    path: Path | str,
    *,
    title: str = "equiv",
    previous: Iterable[Record] | None = None,
    roots: Sequence[Path] | None = None,
    known: Known | None = None,
) -> None:
    """Writes a report on `records` in one of `FORMATS` to `path`; `-` is the standard output. `previous` are the
    records of the run before, for trends. With `roots`, programs outside these folders are not shown. What is `known`
    is said first.

    The file appears as a whole or not at all. Raises `WrongUse` for a format that is not there, for records of the same
    name, and for a path that cannot be written."""
    render = renderer(format)
    ordered = _ordered(records)
    new_findings(ordered, known)
    run = Run(ordered, title, Programs(roots), None if previous is None else _ordered(previous), known)
    if str(path) == "-":
        sys.stdout.flush()
        for piece in render(run):
            sys.stdout.buffer.write(piece)
        sys.stdout.buffer.flush()
        return
    try:
        _write_whole(Path(path).resolve(), render(run))
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise WrongUse(f"cannot write the report '{path}': {reason}") from problem


def renderer(format: str) -> Render:
    """The function that renders a format. Raises `WrongUse`."""
    if format not in FORMATS:
        raise WrongUse(f"there is no report format '{format}'; the formats are {', '.join(FORMATS)}")
    render: Render = import_module(FORMATS[format]).render
    return render


def _ordered(records: Iterable[Record]) -> tuple[Record, ...]:
    ordered = tuple(sorted(records, key=lambda record: (record.group, record.name)))
    seen: set[str] = set()
    for record in ordered:
        if record.name in seen:
            raise WrongUse(f"two records are named '{record.name}'; the names of a run must differ")
        seen.add(record.name)
    return ordered


def _write_whole(path: Path, pieces: Iterable[bytes]) -> None:
    if path.exists() and not path.is_file():  # a pipe or a device: nothing can take its place
        with path.open("wb") as stream:
            stream.writelines(pieces)
        return
    handle, temporary = tempfile.mkstemp(prefix=".equiv-", dir=path.parent)
    try:
        with open(handle, "wb") as stream:
            stream.writelines(pieces)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
