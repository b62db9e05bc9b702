"""What is in a database of results, whether it is whole, and its removal."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from equiv.errors import WrongUse
from equiv.jobs.seal import is_sealed
from equiv.jobs.store import FORM, MOST_BYTES

_HEAD = b"SQLite format 3\0"


class Survey(Struct, frozen=True):
    """`size` counts what the database and the files beside it take, of at most `bound` bytes."""

    size: int
    bound: int
    results: int
    runs: int


class Inspection(Struct, frozen=True):
    """Rows with the seal of this user, those without, and what is wrong with the file as a whole."""

    sealed: int
    foreign: int
    damage: str


def files(path: Path) -> list[Path]:
    """Those of a database."""
    return [path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))]


def survey(path: Path) -> Survey | None:
    """None where there is no file. Raises `OSError`."""
    if not path.exists():
        return None
    size = sum(each.stat().st_size for each in files(path) if each.exists())
    counts = [0, 0]
    with suppress(sqlite3.Error), closing(_opened(path)) as connection:
        for at, table in enumerate(("results", "runs")):
            counts[at] = connection.execute(f"select count(*) from {table}").fetchone()[0]
    return Survey(size, MOST_BYTES, *counts)


def inspect(path: Path) -> Inspection | None:
    """None where there is no file. Raises `OSError`."""
    if not path.exists():
        return None
    path.open("rb").close()
    sealed = foreign = 0
    try:
        with closing(_opened(path)) as connection:
            form = connection.execute("pragma user_version").fetchone()[0]
            if form != FORM:
                return Inspection(0, 0, "" if form < FORM else f"it is of form {form}, and this release knows {FORM}")
            result = connection.execute("pragma integrity_check(1)").fetchone()[0]
            for columns in (
                "key, run, final, records, seal from results",
                "name, records, seal from runs",
                "key, history, seal from histories",
            ):
                for *parts, seal in connection.execute(f"select {columns}"):
                    if is_sealed(seal, *map(str, parts)):
                        sealed += 1
                    else:
                        foreign += 1
    except sqlite3.Error as problem:
        return Inspection(sealed, foreign, str(problem))
    return Inspection(sealed, foreign, "" if result == "ok" else str(result))


def remove(path: Path) -> None:
    """Raises `OSError`, and `WrongUse` for a file that is no database."""
    if path.is_file() and path.stat().st_size:
        with path.open("rb") as file:
            head = file.read(len(_HEAD))
        if head != _HEAD and path.suffix != ".sqlite":
            raise WrongUse(f"'{path}' is no database of results, and is not removed")
    for each in files(path):
        each.unlink(missing_ok=True)


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=1.0)
