"""Work in a process of its own, which cannot change this one, and ends."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
from collections.abc import Callable

_MOST_SAID = 60_000  # bytes, which a pipe holds


def said_in_a_fork(work: Callable[[], str], seconds: float) -> tuple[signal.Signals | None, str]:
    """What `work` says in a process of its own, which has `seconds` of processor time and 20 times as many to wait,
    and the signal by which that ended; an exception says its type and its text."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
        signal.alarm(int(20 * seconds))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            said = work()
        except BaseException as problem:
            said = f"{type(problem).__name__}: {problem}"
        os.write(writing, said.encode()[:_MOST_SAID])
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        said = pipe.read().decode("utf-8", "replace")
    _, status = os.waitpid(child, 0)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what it started
    return (signal.Signals(os.WTERMSIG(status)) if os.WIFSIGNALED(status) else None), said
