"""Opens the user's files, in whichever language they are written (`frontends.registry`)."""

from __future__ import annotations

from pathlib import Path

from equiv.errors import WrongUse
from frontends.api import DEFAULT_BINDINGS, Source, Summary
from frontends.registry import installed
from interp import ir

__all__ = ["DEFAULT_BINDINGS", "Source", "Summary", "load"]


class _OfOthers:
    """A source whose frontend is a package of others: what its programs mean is what that says."""

    def __init__(self, source: Source, language: str, package: str) -> None:
        self.file = source.file
        self.text = source.text
        self.functions = source.functions
        self._source = source
        self._assumption = f"programs in {language} mean what {package} makes of them"

    def lower(self, entry: str) -> ir.Module:
        module = self._source.lower(entry)
        for function in module.functions.values():
            if self._assumption not in function.assumptions:
                function.assumptions = [*function.assumptions, self._assumption]
        return module


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
    origin = installed().origin(language)
    return source if origin is None else _OfOthers(source, language.name, str(origin))
