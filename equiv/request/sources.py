"""Opens the user's files, in whichever language they are written (`frontends.registry`)."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Protocol, cast

from equiv.errors import WrongUse
from frontends.api import (
    DEFAULT_BINDINGS,
    Definitions,
    Printer,
    Source,
    Summary,
    has_definitions,
    has_storage,
    has_vscale,
)
from frontends.boundary import boundary
from frontends.errors import SyntaxProblem
from frontends.registry import installed
from interp import ir
from interp.ir.place import Place

__all__ = [
    "DEFAULT_BINDINGS",
    "InMemory",
    "Source",
    "Summary",
    "defined_in",
    "definitions_of",
    "listed",
    "load",
    "opened",
]


class _Opened:
    """A source whose frontend may fail at what it did not foresee. Where a package of others is that frontend, what its
    programs mean is what that says, and assumed."""

    def __init__(self, source: Source, noun: str, assumption: str | None) -> None:
        self.file = source.file
        self.text = source.text
        self.functions = source.functions
        self._source = source
        self._noun = noun
        self._assumption = assumption

    def lower(self, entry: str) -> ir.Module:
        with boundary(lambda: (self._noun, self._place(entry))):
            module = self._source.lower(entry)
        assumption = self._assumption
        if assumption is not None:
            for function in module.functions.values():
                if assumption not in function.assumptions:
                    function.assumptions = [*function.assumptions, assumption]
        return module

    def at_vscale(self, vscale: int) -> Source:
        """The same programs on a machine of another vscale, which is of no matter to most languages."""
        if not has_vscale(self._source):
            return self
        with boundary(lambda: (self._noun, Place(self.file, 1, 1))):
            return _Opened(self._source.at_vscale(vscale), self._noun, self._assumption)

    @property
    def sparse_by_storage(self) -> bool | None:
        """Whether sparse tensors are handles of their storage; None where there are none."""
        return self._source.sparse_by_storage if has_storage(self._source) else None

    def by_storage(self) -> Source:
        """The same programs with handles of storage for sparse tensors, which most languages do not have."""
        if not has_storage(self._source):
            return self
        with boundary(lambda: (self._noun, Place(self.file, 1, 1))):
            return _Opened(self._source.by_storage(), self._noun, self._assumption)

    def in_arrays(self) -> Source:
        """The same programs with the arrays of their storage in the place of handles."""
        if not has_storage(self._source):
            return self
        with boundary(lambda: (self._noun, Place(self.file, 1, 1))):
            return _Opened(self._source.in_arrays(), self._noun, self._assumption)

    @property
    def calls_sparse_library(self) -> bool:
        """Whether MLIR's runtime library is called to make storages of sparse tensors."""
        return has_storage(self._source) and self._source.calls_sparse_library

    def in_library(self) -> Source:
        """The same programs with handles that this library makes and ends."""
        if not has_storage(self._source):
            return self
        with boundary(lambda: (self._noun, Place(self.file, 1, 1))):
            return _Opened(self._source.in_library(), self._noun, self._assumption)

    def _place(self, entry: str) -> Place:
        """That of the function, or of the circuit that a run is asked of."""
        name = entry.rpartition("@")[0] or entry
        return next((self.functions[each].place for each in self.functions if each == name), Place(self.file, 1, 1))


class InMemory(Protocol):
    """A module, or another operation, of MLIR's Python bindings."""

    @property
    def operation(self) -> Any: ...


def opened(
    given: Source | PathLike[str] | str | InMemory, name: str, bindings: str, printer: Printer | None = None
) -> Source | Path:
    """A program that a caller has at hand: a text is a `str` with a line end, known as `name` in places, like the text
    of a module. Raises `WrongUse` and `InputProblem`."""
    if isinstance(given, str) and "\n" in given:
        return installed().read_text(given, name, bindings, printer)
    if isinstance(given, str) and "{" in given and not os.path.lexists(given):
        raise WrongUse(f"the {name} is no file, and no program either: a text is taken for one where it has a line end")
    if isinstance(given, str | PathLike):
        return Path(given)
    operation = getattr(given, "operation", None)
    if operation is not None and hasattr(operation, "get_asm"):
        return installed().read_text(str(operation.get_asm()), name, bindings)
    if not all(hasattr(given, each) for each in ("lower", "functions", "file")):
        kind = type(given).__name__
        raise WrongUse(f"the {name} is no program: give a path, a text with a line end, or an MLIR module, no {kind}")
    return cast(Source, given)


def definitions_of(source: Source) -> Definitions | None:
    """What a file defines, None where the language has functions alone. Raises `InputProblem`."""
    inner, noun = (source._source, source._noun) if isinstance(source, _Opened) else (source, "file")
    if not has_definitions(inner):
        return None
    with boundary(lambda: (noun, Place(source.file, 1, 1))):
        return inner.definitions()


def defined_in(source: Source) -> list[str]:
    """The names of the functions that a file defines."""
    return [name for name, each in source.functions.items() if each.defined]


def listed(names: Sequence[str]) -> str:
    """Names of functions, for messages: the first ones, and how many more there are."""
    shown = ", ".join(f"'{name}'" for name in names[:8])
    return (shown + (f" and {len(names) - 8} more" if len(names) > 8 else "")) or "none"


def _state(path: Path) -> os.stat_result | None:
    """What stands at a path; None where nothing does. Raises `OSError`."""
    try:
        return os.stat(path)
    except ValueError:  # a name that no file can have
        return None
    except OSError as problem:
        if problem.errno in (errno.ENOENT, errno.ENOTDIR, errno.EBADF, errno.ELOOP):
            return None
        raise


def load(given: Source | Path | str, bindings: str = DEFAULT_BINDINGS, printer: Printer | None = None) -> Source:
    """The program in a file, which the `printer` prints where only that can read it; a `Source` is itself. Raises
    `InputProblem`: text that does not parse, missing bindings; among them `WrongUse`: no such file, a directory, an
    empty file, no program."""
    if not isinstance(given, Path | str):
        return given
    path = given if isinstance(given, Path) else Path(given)
    try:
        found = _state(path)
        if found is None:
            raise WrongUse(f"there is no file '{given}'")
        if stat.S_ISDIR(found.st_mode):
            raise WrongUse(f"'{given}' is a directory; name a file in it")
        if stat.S_ISREG(found.st_mode) and not found.st_size:
            with open(path, "rb", buffering=0) as file:
                if not file.read(1):
                    raise WrongUse(f"'{given}' is empty")
    except OSError as problem:
        raise WrongUse(f"cannot read '{given}': {problem.strerror or problem}") from problem
    language = installed().language_of(path)
    with boundary(lambda: (language.name, Place(str(given), 1, 1))):
        try:
            source = (
                language.load(path, bindings) if printer is None else installed().load_with(printer, path, bindings)
            )
        except SyntaxProblem as problem:
            if path.suffix and installed().of_suffix(path.suffix) is None:
                problem.help = (
                    f"'{given}' was read as {language.name}: no language that is read here has files '{path.suffix}'"
                )
            raise
    if not source.functions:
        raise WrongUse(f"'{given}' holds no {language.noun}")
    origin = installed().origin(language)
    assumption = None if origin is None else f"programs in {language.name} mean what {origin} makes of them"
    return _Opened(source, language.noun, assumption)
