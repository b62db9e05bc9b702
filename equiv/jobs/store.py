"""Results on disk: verdicts by what they depend on, and what is left of batches that were cut off."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from equiv.documents import whole
from equiv.jobs.job import Job
from equiv.jobs.record import Record
from equiv.jobs.seal import is_sealed, seal
from equiv.verdict import UNKNOWN
from equiv.verdict.reasons import LIMITS, ReasonKind
from frontends.errors import InputProblem
from frontends.reading import beside
from frontends.registry import installed

if TYPE_CHECKING:
    from hashlib import _Hash as Hash

_PACKAGES = ("equiv", "frontends", "interp")
_LIBRARIES = ("torch-mlir", "z3-solver", "numpy")
_CODE = (".py", ".so")
_PASSING = (*LIMITS, ReasonKind.CRASH, ReasonKind.CANCELLED)  # reasons that say nothing of the pair itself
_BUSY = 2.0  # seconds to wait for another batch that writes; after them results of this run are not kept
MOST_BYTES = 1 << 30
"""Of a database. Beyond, what was kept longest ago goes."""
_ROOM = 4  # a quarter goes at once, so that it is not done for each result
_KEEP = "insert or replace into results values (?, ?, ?, ?, ?)"
FORM = 3
"""Of the tables, as `pragma user_version` has it."""
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_TABLES = (
    "drop table if exists results",
    "drop table if exists runs",
    "drop table if exists histories",
    "create table results (key text primary key, run text not null, final integer not null, records text not null, "
    "seal text not null)",
    "create table runs (name text primary key, records text not null, seal text not null)",
    "create table histories (key text primary key, history text not null, seal text not null)",
    f"pragma user_version = {FORM}",
)


@cache
def tool_identity() -> str:
    """A hash of all that this installation consists of: code, also that of packages which add languages and dialects,
    native machine and libraries."""
    digest = hashlib.sha256()
    for package in _PACKAGES:
        _add_code(digest, package, import_module(package).__path__)
    for outside in installed().outside:
        _add_code(digest, str(outside), outside.folders)
    import interp._native

    digest.update(Path(str(interp._native.__file__)).read_bytes())
    for library in _LIBRARIES:
        digest.update(f"{library} {' '.join(installed_as(library))}\0".encode("utf-8", "surrogateescape"))
    return digest.hexdigest()


def _add_code(digest: Hash, package: str, folders: Iterable[str]) -> None:
    for folder in sorted(folders):
        for path in sorted(_code_below(folder)):
            content = hashlib.sha256(whole(path)).digest()
            name = os.fsencode(f"{package}{path.removeprefix(folder)}\0")
            digest.update(name + content)


def _code_below(place: str) -> Iterator[str]:
    """The files of code in a folder and below, links to folders not followed; or the one file that is the place."""
    if os.path.isfile(place):
        yield from [place] if place.endswith(_CODE) else []
        return
    pending = [place]
    while pending:
        entries: list[os.DirEntry[str]] = []
        with suppress(OSError), os.scandir(pending.pop()) as found:
            entries = list(found)
        for each in entries:
            if each.is_dir(follow_symlinks=False):
                pending.append(each.path)
            elif each.name.endswith(_CODE) and os.path.isfile(each.path):
                yield each.path


def installed_as(library: str) -> list[str]:
    """The names of the folders of metadata of a library, which say its version: those of the first folder of packages
    that has one. `importlib.metadata` takes longer to import than all of `tool_identity`."""
    known_as = re.compile(re.sub(r"[-_.]+", "[-_.]+", library) + r"-.*\.(dist|egg)-info", re.IGNORECASE)
    for folder in sys.path:
        try:
            names = os.listdir(folder or os.curdir)
        except OSError:
            continue
        if found := sorted(filter(known_as.fullmatch, names)):
            return found
    from importlib.metadata import PackageNotFoundError, version

    try:
        return [version(library)]
    except PackageNotFoundError:
        return []


# What a network says that takes its weights from another file, and from which.
READS_WEIGHTS = "module.weight_file"
_WEIGHTS = re.compile(READS_WEIGHTS.encode() + rb' = "([^"]+)"')


def asked_of(job: Job) -> bytes:
    """What a job asks of whatever its files hold, as a hash."""
    return hashlib.sha256(job.question().encode()).digest()


def key_of(job: Job, tool: str = "", asked: bytes | None = None) -> str | None:
    """What the verdict on a job depends on, as a hash; None where its files cannot be read. The paths are part of it,
    since verdicts name places; name, group and expectation are not. `tool` is the state of the tool that prints what
    only it can read (`equiv.jobs.tool_state`), if there is one. `asked` is `asked_of` the job, where it is known."""
    digest = hashlib.sha256(tool_identity().encode())
    digest.update(hashlib.sha256(tool.encode()).digest())
    digest.update(asked_of(job) if asked is None else asked)
    try:
        for path in (job.source, job.target):
            content = whole(path)
            digest.update(hashlib.sha256(content).digest())
            for name in _WEIGHTS.findall(content):
                digest.update(hashlib.sha256(_weights(Path(path), name.decode())).digest())
    except (OSError, ValueError):
        return None
    return digest.hexdigest()


def _weights(program: Path, name: str) -> bytes:
    try:
        return beside(program, name).read_bytes()
    except InputProblem:  # its verdict says so
        return b""


class Store:
    """A database of results. Where it cannot be read or written, `complain` is told once, and the batch goes on
    without."""

    def __init__(self, path: Path, complain: Callable[[str], None]) -> None:
        self._complain = complain
        self._connection: sqlite3.Connection | None = None
        self._writable = True
        self._was_repaired = False
        self._facts: dict[str, str] = {}
        self._texts: dict[int, tuple[Record, str]] = {}  # of the records of a run, by identity
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            self._give_up(f"cannot make the folder of '{path}': {problem.strerror or problem}")
            return
        self._open(path)

    def _open(self, path: Path) -> None:
        try:
            self._connection = sqlite3.connect(path, timeout=_BUSY, isolation_level=None)
            self._connection.execute("pragma journal_mode = wal")
            self._connection.execute("pragma synchronous = normal")
            self._connection.execute("pragma trusted_schema = off")
            if not self._is_current():
                self._make_tables(self._connection)
            self._evict(self._connection)
        except sqlite3.Error as problem:
            if getattr(problem, "sqlite_errorcode", 0) & 0xFF in _DAMAGED and self._put_aside(path):
                self._open(path)
            else:
                self._open_read_only(path, problem)

    def _put_aside(self, path: Path) -> bool:
        """Whether a file that is no database, or no longer one, is out of the way."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._was_repaired:
            return False
        self._was_repaired = True
        aside = path.with_name(path.name + ".damaged")
        try:
            path.replace(aside)
            for suffix in ("-wal", "-shm"):
                path.with_name(path.name + suffix).unlink(missing_ok=True)
        except OSError:
            return False
        self._complain(f"'{path}' was damaged: it is '{aside}' now, and results are kept in a new one")
        return True

    def _evict(self, connection: sqlite3.Connection) -> None:
        """Keeps the database to its bound: what was kept longest ago goes first."""
        (pages,), (size,), (free,) = (
            connection.execute(f"pragma {each}").fetchone() for each in ("page_count", "page_size", "freelist_count")
        )
        if (pages - free) * size <= MOST_BYTES:
            return
        connection.execute("begin immediate")
        for table in ("results", "runs", "histories"):
            connection.execute(
                f"delete from {table} where rowid in (select rowid from {table} order by rowid "
                f"limit (select max(1, count(*) / {_ROOM}) from {table}))"
            )
        connection.execute("commit")

    def _open_read_only(self, path: Path, problem: sqlite3.Error) -> None:
        self._writable = False
        try:
            self._connection = sqlite3.connect(
                f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, timeout=_BUSY
            )
            if not self._is_current():
                raise sqlite3.DatabaseError("it is of another release")
            self._complain(f"cannot write to '{path}' ({problem}); results of this run are not kept")
        except sqlite3.Error:
            self._connection = None
            self._complain(f"cannot use '{path}' ({problem}); results of this run are not kept")

    def _is_current(self) -> bool:
        assert self._connection is not None
        return bool(self._connection.execute("pragma user_version").fetchone()[0] == FORM)

    def _make_tables(self, connection: sqlite3.Connection) -> None:
        connection.execute("begin immediate")
        if not self._is_current():  # no other process was faster
            for statement in _TABLES:
                connection.execute(statement)
        connection.execute("commit")

    def _give_up(self, why: str) -> None:
        if self._writable:
            self._complain(f"{why}; results of this run are not kept")
        self._writable = False

    def close(self) -> None:
        """Closes the database; what was written is there."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def find(self, key: str, run: str) -> list[Record] | None:
        """The records under a key; those of checks that were cut short only for the run that they belong to."""
        row = self._row(
            "select key, run, final, records, seal from results where key = ? and (final = 1 or run = ?)", (key, run)
        )
        return None if row is None else _unsealed(row)

    def keep(self, key: str, run: str, records: Sequence[Record]) -> None:
        """Stores the records of a check under its key, sealed. A record that a limit or a defect ended is kept for this
        `run` alone."""
        self._write(_KEEP, _sealed_row(key, run, records, json.dumps([record.to_json() for record in records])))

    def keep_all(self, run: str, checks: Sequence[tuple[str, Sequence[Record]]]) -> None:
        """The same for several checks of a batch, each a key and its records, in one transaction."""
        rows = [_sealed_row(key, run, records, self._text_of(records)) for key, records in checks]
        self._write(_KEEP, *rows)

    def last(self, run: str) -> list[Record] | None:
        """The records of the last batch over the same pairs that came to its end."""
        row = self._row("select name, records, seal from runs where name = ?", (run,))
        return None if row is None else _unsealed(row)

    def end(self, run: str, name: str, records: Sequence[Record]) -> None:
        """The batch `run` has come to its end: what was cut short in it is to be tried again next time, and its
        records are the last ones under `name`."""
        self._write("delete from results where run = ? and (final = 0 or key like ?)", (run, f"{run}:%"))
        row = (name, self._text_of(records))
        self._write("insert or replace into runs values (?, ?, ?)", (*row, seal(*row)))
        self._texts.clear()

    def _text_of(self, records: Sequence[Record]) -> str:
        """Records as JSON. Each is written twice in a run, with its check and at the end of all."""
        texts = []
        for record in records:
            known = self._texts.get(id(record))
            if known is None or known[0] is not record:
                known = self._texts[id(record)] = record, json.dumps(record.to_json())
            texts.append(known[1])
        return f"[{', '.join(texts)}]"

    def history(self, key: str) -> str | None:
        """What was kept of a run of a tool under its key, by whoever checked it last."""
        row = self._row("select key, history, seal from histories where key = ?", (key,))
        if row is None or not is_sealed(row[2], str(row[0]), str(row[1])):
            return None
        return str(row[1])

    def fact(self, key: str) -> str | None:
        """What was kept under a key that says all of what it depends on, such as the digest of a file in a state: it is
        always the same, and looked for once."""
        found = self._facts.get(key) or self.history(key)
        if found is not None:
            self._facts[key] = found
        return found

    def keep_history(self, key: str, history: str) -> None:
        """Stores what became of a run of a tool, sealed."""
        self._write("insert or replace into histories values (?, ?, ?)", (key, history, seal(key, history)))

    def _row(self, statement: str, values: tuple[object, ...]) -> tuple[object, ...] | None:
        if self._connection is None:
            return None
        try:
            row: tuple[object, ...] | None = self._connection.execute(statement, values).fetchone()
        except sqlite3.Error:
            return None  # then it is checked again
        return row

    def _write(self, statement: str, *rows: tuple[object, ...]) -> None:
        """Runs a statement for each of some rows, in one transaction."""
        if self._connection is None or not self._writable:
            return
        try:
            self._connection.execute("begin immediate")
            self._connection.executemany(statement, rows)
            self._connection.execute("commit")
        except sqlite3.Error as problem:
            with suppress(sqlite3.Error):
                self._connection.execute("rollback")
            self._give_up(f"cannot write results: {problem}")


def _sealed_row(key: str, run: str, records: Sequence[Record], text: str) -> tuple[object, ...]:
    final = all(is_final(record) for record in records)
    row = (key, run, int(final), text)
    return (*row, seal(*map(str, row)))


def _unsealed(row: tuple[object, ...]) -> list[Record] | None:
    """The records of a row, which stand before the seal on all that it says; None where it is not this user's."""
    *parts, given = row
    if not is_sealed(given, *map(str, parts)):
        return None
    try:
        return [Record.from_json(each) for each in json.loads(str(parts[-1]))]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def is_final(record: Record) -> bool:
    """Whether another check of the same pair could only say the same: not where a limit or a death ended it."""
    if record.verdict is None:
        return False
    if record.verdict.verdict != UNKNOWN:
        return True
    return not any(reason.kind in _PASSING for reason in record.verdict.reasons)


def ended_at_limit(record: Record) -> bool:
    """Whether another check with the same limits, on a machine as fast, would end where this one did."""
    if record.verdict is None or record.verdict.verdict != UNKNOWN:
        return False
    passing = {reason.kind for reason in record.verdict.reasons if reason.kind in _PASSING}
    return bool(passing) and passing <= set(LIMITS)
