"""Where what a reader did not foresee ends: it becomes a refusal with a place, and costs what was being read alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from frontends.errors import InputProblem, Unforeseen, Unmodelled, Unsupported
from interp.ir.place import Place
from interp.machine import AssemblyError

_SHOWN = 120  # characters of the message of an exception


@contextmanager
def boundary(at: Callable[[], tuple[str, Place | None]]) -> Iterator[None]:
    """Whatever the `with` block raises that has no place yet is `Unforeseen` at the operation and the place that `at`
    gives then. Memory or depth of recursion that runs out is a limit of the check. Raises `Unsupported` for such a
    limit."""
    try:
        yield
    except (InputProblem, AssemblyError, MemoryError, RecursionError):
        raise
    except Unmodelled as problem:
        raise Unsupported(*at(), str(problem)) from problem
    except Exception as problem:
        operation, place = at()
        lines = str(problem).strip().splitlines()
        said = f"{type(problem).__name__}: {lines[0][:_SHOWN]}" if lines else type(problem).__name__
        what = f"its reader did not foresee this ({said}), a defect in equiv: please report it"
        raise Unforeseen(operation, place, what) from problem
