"""Where what a reader did not foresee ends: it becomes a refusal with a place, and costs what was being read alone."""

from __future__ import annotations

from collections.abc import Callable

from frontends.errors import InputProblem, Unforeseen, Unmodelled, Unsupported
from interp.ir.place import Place
from interp.machine import AssemblyError

_SHOWN = 120  # characters of the message of an exception


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
        lines = str(problem).strip().splitlines()
        said = f"{type(problem).__name__}: {lines[0][:_SHOWN]}" if lines else type(problem).__name__
        what = f"its reader did not foresee this ({said}), a defect in equiv: please report it"
        raise Unforeseen(operation, place, what) from problem
