"""z3's contexts: terms are made in the default one, by one thread at a time.

What z3 answers, and which model it finds, depends on what else was made in the context of a question: terms are
numbered, and ordered by that. Who asks questions of its own asks them in a context of its own, so that its answers
depend on these questions alone.

`z3.Solver` tries strategies one after the other: some end by a clock, some where the memory of the process exceeds a
number. Its answers depend on what else the machine and the process do. z3's core has no limit but the units of work."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import z3

encoding_alone = threading.Lock()  # z3's default context is for one thread


class OwnContext:
    """A context of z3. Terms of one do not go with those of another."""

    def __init__(self) -> None:
        self._context: Any = z3.Context()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """What is made meanwhile is made in this context, by this thread alone."""
        with encoding_alone:
            default, z3.z3._main_ctx = z3.z3._main_ctx, self._context
            try:
                yield
            finally:
                z3.z3._main_ctx = default


def core_solver(work: int) -> Any:
    """A solver that is z3's core alone, with so many units of work for each question."""
    solver = z3.SimpleSolver()
    solver.set("rlimit", work)
    return solver
