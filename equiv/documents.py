"""Files that are not programs, such as lists of pairs, findings, options and records: as large as they may be, no more.

Such a file may come from whoever wrote what is checked, as a device that never ends or a table nested without end."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

from equiv.errors import WrongUse

LARGEST_TABLES = 1 << 26
"""Bytes of a TOML file."""
LARGEST_RECORDS = 1 << 32
"""Bytes of a file of records, each of which may hold its programs."""
_STEP, _LEAST_STEP = 1 << 24, 1 << 13  # bytes that are read at once; files of the system do not say their size


def content(path: Path, largest: int) -> bytes:
    """What a file holds. Raises `OSError`, also where that is more than `largest` bytes."""
    parts: list[bytes] = []
    left = largest
    with path.open("rb", buffering=0) as file:
        while part := file.read(_STEP):
            left -= len(part)
            if left < 0:
                raise OSError(errno.EFBIG, f"it is larger than {largest:,} bytes")
            parts.append(part)
    return b"".join(parts)


def whole(path: str) -> bytes:
    """What a file holds, however much. Of many small files it takes half of what Python's own do. Raises `OSError`."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        step = max(os.fstat(descriptor).st_size + 1, _LEAST_STEP)
        parts: list[bytes] = []
        while part := os.read(descriptor, step):
            parts.append(part)
        return b"".join(parts)
    finally:
        os.close(descriptor)


def read_toml(path: Path, what: str) -> dict[str, Any]:
    """The tables of a file, which messages call `what`. Raises `WrongUse`."""
    return tables_of(path, what)[1]


def tables_of(path: Path, what: str) -> tuple[str, dict[str, Any]]:
    """The text of a file and its tables. Raises `WrongUse`."""
    import tomllib  # of which the command line needs nothing where there is no such file

    try:
        text = content(path, LARGEST_TABLES).decode("utf-8")
        return text, tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as problem:
        why = getattr(problem, "strerror", None) or problem
        raise WrongUse(f"cannot read {what} '{path}': {why}") from problem
