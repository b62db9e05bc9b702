"""Opens the user's files, in whichever language they are written (`frontends.registry`)."""

from __future__ import annotations

from pathlib import Path

from equiv.errors import WrongUse
from frontends.api import DEFAULT_BINDINGS, Source, Summary
from frontends.registry import installed

__all__ = ["DEFAULT_BINDINGS", "Source", "Summary", "load"]


def load(given: Source | Path | str, bindings: str = DEFAULT_BINDINGS) -> Source:
    """The program in a file; a `Source` is itself. Raises `InputProblem`: no such file, a directory, an empty file,
    text that does not parse, missing bindings."""
    if not isinstance(given, Path | str):
        return given
    path = Path(given)
    if path.is_dir():
        raise WrongUse(f"'{given}' is a directory; name a file in it")
    if not path.exists():
        raise WrongUse(f"there is no file '{given}'")
    try:
        if path.is_file():
            with path.open("rb") as file:
                if not file.read(1):
                    raise WrongUse(f"'{given}' is empty")
    except OSError as problem:
        raise WrongUse(f"cannot read '{given}': {problem.strerror or problem}") from problem
    language = installed().language_of(path)
    source = language.load(path, bindings)
    if not source.functions:
        raise WrongUse(f"'{given}' holds no {language.noun}")
    return source
