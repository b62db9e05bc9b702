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
    """Measures the processes that are started within it and that its end waits for: orphans become our children."""
    prctl = ctypes.CDLL(None).prctl
    before = _of_children()
    spent = Spent(Path(tempfile.mkdtemp(prefix="equiv-")))
    prctl(_PR_SET_CHILD_SUBREAPER, 1)
    try:
        yield spent
    finally:
        shutil.rmtree(spent.runtime, ignore_errors=True)  # a server whose place is gone ends by itself
        with contextlib.suppress(ChildProcessError):
            while True:
                os.waitpid(-1, 0)
        prctl(_PR_SET_CHILD_SUBREAPER, 0)
        spent.seconds = _of_children() - before


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
