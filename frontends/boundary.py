"""Where what a reader did not foresee ends: it becomes a refusal with a place, and costs what was being read alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from traceback import walk_tb
from typing import TYPE_CHECKING

from frontends.errors import InputProblem, Unforeseen, Unmodelled, Unsupported
from interp.ir.place import Place
from interp.machine import AssemblyError

if TYPE_CHECKING:
    from frontends.registry import Outside

_SHOWN = 120  # characters of the message of an exception
_OURS = ("equiv", "frontends", "interp")


class boundary:  # which costs less than one of contextlib
    """Whatever the `with` block raises that has no place yet is `Unforeseen` at the operation and the place that `at`
    gives then. Memory or depth of recursion that runs out is a limit of the check. Raises `Unsupported` for such a
    limit."""

    __slots__ = ("_at",)

    def __init__(self, at: Callable[[], tuple[str, Place | None]]) -> None:
        self._at = at

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, _: object) -> None:
        if not isinstance(problem, Exception):
            return
        if isinstance(problem, InputProblem | AssemblyError | MemoryError | RecursionError):
            return
        operation, place = self._at()
        if isinstance(problem, Unmodelled):
            raise Unsupported(operation, place, str(problem)) from problem
        raise Unforeseen(operation, place, _said(problem)) from problem


def _said(problem: Exception) -> str:
    """What was not foreseen, where, and whose defect that is."""
    lines = str(problem).strip().splitlines()
    said = f"{type(problem).__name__}: {lines[0][:_SHOWN]}" if lines else type(problem).__name__
    frames = [
        (frame.f_globals.get("__name__", ""), frame.f_code.co_filename, line)
        for frame, line in walk_tb(problem.__traceback__)
    ]
    for origin in _outside():
        theirs = [f"{module}:{line}" for module, file, line in frames if file.startswith(origin.folders)]
        if theirs or _names(problem, origin.folders):
            return f"its reader did not foresee this ({said}{_at(theirs)}), a defect in {origin}"
    ours = [f"{module}:{line}" for module, _, line in frames if module.partition(".")[0] in _OURS]
    return f"its reader did not foresee this ({said}{_at(ours)}), a defect in equiv: please report it"


def _at(frames: list[str]) -> str:
    return f" at {frames[-1]}" if frames else ""


def _outside() -> tuple[Outside, ...]:
    from frontends.registry import installed  # whose readers use boundaries

    return installed().outside


def _names(problem: Exception, folders: tuple[str, ...]) -> bool:
    """Whether a module in one of the folders could not be imported, as it is not there or no Python."""
    if isinstance(problem, ModuleNotFoundError):
        return (problem.name or "").partition(".")[0] in {Path(folder).stem for folder in folders}
    return isinstance(problem, SyntaxError) and (problem.filename or "").startswith(folders)
