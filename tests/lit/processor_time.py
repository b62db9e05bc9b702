"""The processor time of a command and of all that it starts, also of what goes on behind it: on a busy machine, the
only measure that tells one program from another."""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_PR_SET_CHILD_SUBREAPER = 36  # prctl(2)


@dataclass(slots=True)
class Spent:
    """`seconds` is set at the end. Servers of the commands that are measured go to `runtime`, a folder."""

    runtime: Path
    seconds: float = 0.0


@contextlib.contextmanager
def processor_time() -> Iterator[Spent]:
    """Measures the processes that are started within it and that its end waits for: orphans become our children.
    Children that this process had before are left to themselves."""
    prctl = ctypes.CDLL(None).prctl
    others = frozenset(children(os.getpid()))
    before = _of_children()
    spent = Spent(Path(tempfile.mkdtemp(prefix="equiv-")))
    prctl(_PR_SET_CHILD_SUBREAPER, 1)
    try:
        yield spent
    finally:
        shutil.rmtree(spent.runtime, ignore_errors=True)  # a server whose place is gone ends by itself
        # An orphan's children become ours when it ends.
        while ours := frozenset(children(os.getpid())) - others:
            for process in ours:
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(process, 0)
        prctl(_PR_SET_CHILD_SUBREAPER, 0)
        spent.seconds = _of_children() - before


def children(process: int) -> list[int]:
    """By proc(5); none where the system does not tell."""
    found: list[int] = []
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            found += map(int, file.read_text("utf-8").split())
        except OSError:
            continue  # it has ended
    return found


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
