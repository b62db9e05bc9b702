"""What is in a folder and below, of which nothing may go missing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from equiv.errors import WrongUse


def walk(folder: Path) -> Iterator[tuple[Path, list[str], list[str]]]:
    """Each folder with the names of its folders, which the caller may shorten and sort, and of its files. Links to
    folders are not followed. Raises `WrongUse` for a folder that cannot be read, where `os.walk` reads past it."""
    for place, folders, names in os.walk(folder, onerror=_cannot_read):
        yield Path(place), folders, names


def _cannot_read(problem: OSError) -> NoReturn:
    where = str(problem.filename)
    named = where if len(where) <= 200 else f"{where[:100]}...{where[-100:]}"
    raise WrongUse(f"cannot read the folder '{named}': {problem.strerror or problem}") from problem
