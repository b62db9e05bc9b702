"""Reads records from where runs leave them: folders, JSON files, JSON lines, the database of batches, the verdicts of
`equiv check --json`."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from equiv.documents import LARGEST_RECORDS, content
from equiv.errors import WrongUse
from equiv.jobs.listing import walk
from equiv.jobs.record import Record
from equiv.report.summary import OUTCOMES
from equiv.verdict import Verdict, VerdictFormatError
from equiv.verdict.validation import require_sound

_DATABASE = b"SQLite format 3\0"
_SUFFIXES = (".json", ".jsonl")
_LATEST = 253402300800.0  # seconds since the epoch at which the year 10000 begins
_UNREADABLE = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)


def collect(paths: Sequence[Path]) -> list[Record]:
    """The records of all paths; of a database, those of the batch that ended last. A folder stands for the `.json` and
    `.jsonl` files in it and below, but hidden ones, which are unfinished. Something that is no record becomes an
    invalid one that says so: nothing is left out. Where two records have the same name, the later one gets its file's
    path before it.

    Raises `WrongUse` for a path that is not there or cannot be read, for a file of another suffix in which nothing is a
    record, and where there is no record at all."""
    found: dict[str, Record] = {}
    for path in paths:
        for file in _files(path):
            for record in _read(file) if file == path or file.is_file() else [_damaged(str(file), "it is no file")]:
                name = record.name if record.name not in found else f"{file}: {record.name}"
                number = 2
                while name in found:
                    name = f"{file}: {record.name} ({number})"
                    number += 1
                found[name] = replace(record, name=name)
    if not found:
        named = ", ".join(f"'{path}'" for path in paths)
        raise WrongUse(f"there is no record in {named}; name a folder that equiv opt --report-dir or a batch wrote")
    return list(found.values())


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    found = []
    for folder, below, names in walk(path):
        below[:] = [each for each in below if not each.startswith(".")]
        found += [folder / each for each in names if each.endswith(_SUFFIXES) and not each.startswith(".")]
    yield from sorted(found)


def _read(file: Path) -> list[Record]:
    try:
        data = content(file, LARGEST_RECORDS)
    except (OSError, ValueError) as problem:
        raise WrongUse(f"cannot read '{file}': {getattr(problem, 'strerror', None) or problem}") from problem
    if data.startswith(_DATABASE):
        return _last_batch(file)
    try:
        return _records(json.loads(data))
    except _UNREADABLE as problem:
        if b"\n" not in data.strip() or file.suffix == ".json":
            return [_damaged(str(file), str(problem))]
    records = []
    for number, line in enumerate(data.splitlines(), 1):
        if line.strip():
            try:
                records += _records(json.loads(line))
            except _UNREADABLE as problem:
                records.append(_damaged(f"{file}:{number}", str(problem)))
    if file.suffix not in _SUFFIXES and all(record.problem for record in records):
        message = (
            f"'{file}' holds no records: name what 'equiv check --json', 'equiv opt --report-dir' or a batch wrote"
        )
        raise WrongUse(message)
    return records


def _last_batch(file: Path) -> list[Record]:
    """Raises `WrongUse`."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            row = connection.execute("select records from runs order by rowid desc limit 1").fetchone()
        if row is None:
            raise WrongUse(f"no batch that is kept in '{file}' has come to its end")
        return [record for each in json.loads(row[0]) for record in _records(each)]
    except (sqlite3.Error, *_UNREADABLE) as problem:
        raise WrongUse(f"'{file}' is not a database of equiv batch: {problem}") from problem


def _records(data: Any) -> list[Record]:
    """Raises `ValueError`."""
    if isinstance(data, dict) and "schema" in data:
        several = data.get("functions", [data])
        if not isinstance(several, list) or not several:
            raise VerdictFormatError("the functions are no list, or there are none")
        verdicts = [Verdict.from_json(each) for each in several]
        for verdict in verdicts:
            require_sound(verdict)
        return [_checked(verdict) for verdict in verdicts]
    if not isinstance(data, dict):
        raise VerdictFormatError("this is not a record")
    try:
        record = Record.from_json(data)
    except (KeyError, TypeError) as problem:
        raise VerdictFormatError(f"this is not a record: {problem!r}") from problem
    require_sound(record)
    if data.get("outcome", record.outcome) != record.outcome:
        raise VerdictFormatError(f"the outcome is not that of the verdict, which is {record.outcome}")
    if record.expected not in (None, *OUTCOMES) or record.seconds < 0 or not 0 <= record.finished < _LATEST:
        raise VerdictFormatError("a field of the record has a value that is none")
    return [record]


def _checked(verdict: Verdict) -> Record:
    """A verdict of `equiv check --json`, which knows nothing of a run."""
    source, target = verdict.source, verdict.target
    functions = source.function if source.function == target.function else f"{source.function} -> {target.function}"
    name = f"{source.file} -> {target.file}: {functions}"
    seconds = sum(verdict.stats.seconds.values())
    return Record(name, source.file, target.file, verdict, seconds=seconds)


def _damaged(where: str, problem: str) -> Record:
    return Record(where, where, where, None, f"this file holds no record that can be read: {problem}")
