"""What a configuration file that was found, and that nobody named, may set.

Such a file is part of what is checked out, and with it of the program under test: it must not decide what is proven,
run code, or write where it likes. An option that is not in the table here is the user's alone."""

from __future__ import annotations

import os
import stat
from enum import Enum
from pathlib import Path


class Trust(Enum):
    """Which values of an option a file that was found may give."""

    ANY = "any"
    MORE = "more than the default"  # of a limit: with less, what is different would be unknown
    BELOW = "a path in the file's own folder"
    REPORT_BELOW = "FORMAT=FILE in the file's own folder"
    NONE = "none"


_OPTIONS = {
    "jobs": Trust.ANY,
    "no-cache": Trust.ANY,
    "quiet": Trust.ANY,
    "reduce": Trust.ANY,
    "require": Trust.ANY,  # each of its values asks for more than the default
    "seconds": Trust.ANY,
    "server": Trust.ANY,
    "table": Trust.ANY,
    "title": Trust.ANY,
    "max-memory": Trust.MORE,
    "max-ops": Trust.MORE,
    "solver-limit": Trust.MORE,
    "timeout": Trust.MORE,
    "tool-timeout": Trust.MORE,
    "total-timeout": Trust.MORE,
    "certificate": Trust.BELOW,
    "database": Trust.BELOW,
    "json": Trust.BELOW,
    "previous": Trust.BELOW,
    "report-dir": Trust.BELOW,
    "save": Trust.BELOW,
    "report": Trust.REPORT_BELOW,
    "to": Trust.REPORT_BELOW,
}


def trust_of(option: str) -> Trust:
    """By the option's long name."""
    return _OPTIONS.get(option, Trust.NONE)


def below(folder: Path, path: str) -> str | None:
    """A path that a file in `folder` names, seen from there; None where it leads elsewhere, also by a link, or to what
    is hidden, such as a repository's own files."""
    if path == "-":
        return path
    try:
        root = folder.resolve()
        inside = (root / path).resolve().relative_to(root)
    except (OSError, ValueError, RuntimeError):
        return None
    return str(root / inside) if inside.parts and not any(part.startswith(".") for part in inside.parts) else None


def why_not_ours(path: Path) -> str:
    """Why a file may have been put there by another user; empty where only this one, and who runs the machine, can
    write it."""
    try:
        states = path.lstat(), path.stat()
    except OSError as problem:
        return f"cannot be looked at ({problem.strerror or problem})"
    if any(state.st_uid not in (os.geteuid(), 0) for state in states):
        return "belongs to another user"
    if states[1].st_mode & stat.S_IWOTH:
        return "can be written by every user"
    return ""
