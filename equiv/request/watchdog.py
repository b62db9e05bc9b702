"""Limits of time and memory that hold wherever Python is at: in parsing, in lowering, in a loop that looks at no clock.

One thread of the process watches all checks that are on, and raises `LimitReached` in the thread of one that reached a
limit (CPython's `PyThreadState_SetAsyncExc`), again and again until that gives up: an exception that comes up in a
destructor is lost. It is raised between two instructions of Python, so that one call of a native library ends first;
where a process is the check's own, whoever started it ends it (`Stages`)."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from msgspec import Struct

from equiv.verdict.reasons import ReasonKind

PATIENCE = 0.3
"""Seconds beyond a limit in which a check ends by itself, and says better what it was at."""
BESIDES = 2 << 30
"""Bytes that Python and the solver may take next to the memory of the programs."""
_LOOK = 0.1  # seconds between two looks at the memory
_AGAIN = 0.25  # seconds after which the exception is raised once more
_IMPORT = "<frozen importlib._bootstrap>"


class LimitReached(BaseException):
    """Raised from outside. It is no `Exception`, which others handle."""


class _Withdrawn(BaseException):
    """Takes the place of a limit that has not come up yet."""


class Guard(Struct):
    """One watched stretch of a thread. `reached` says which limit it reached."""

    thread: int
    deadline: float
    memory: int
    reached: ReasonKind | None = None
    raised: float = 0.0
    active: bool = True


@contextmanager
def watched(deadline: float, memory: int) -> Iterator[Guard]:
    """Raises `LimitReached` in the body some time after `deadline`, a time of `time.monotonic`, and where the process
    grows by more than `memory` bytes and `BESIDES` meanwhile. What is raised comes out of the body as that."""
    guard = Guard(threading.get_ident(), deadline + PATIENCE, _resident() + memory + BESIDES)
    _watch.add(guard)
    try:
        yield guard
    except ctypes.ArgumentError:
        # ctypes makes this of whatever comes up while it converts what a native library is given.
        if not guard.raised:
            raise
        raise LimitReached from None
    finally:
        guard.active = False
        try:
            _watch.remove(guard)
        except LimitReached:
            # It came between the end of the body and this.
            _watch.remove(guard)


class _Watch:
    def __init__(self) -> None:
        self.start_anew()

    def start_anew(self) -> None:
        """After a fork, which leaves the thread and what it watched behind."""
        self._changed = threading.Condition(threading.Lock())
        self._guards: list[Guard] = []
        self._thread: threading.Thread | None = None

    def add(self, guard: Guard) -> None:
        with self._changed:
            self._guards.append(guard)
            if self._thread is None:
                if sys.unraisablehook is not _lost:
                    _others.append(sys.unraisablehook)
                    sys.unraisablehook = _lost
                self._thread = threading.Thread(target=self._run, name="equiv-limits", daemon=True)
                self._thread.start()
            elif len(self._guards) == 1:
                self._changed.notify()

    def remove(self, guard: Guard) -> None:
        with self._changed:
            guard.active = False
            if guard in self._guards:
                self._guards.remove(guard)
            if guard.raised:
                _withdraw(guard.thread)

    def _run(self) -> None:
        while True:
            with self._changed:
                while not self._guards:
                    self._changed.wait()
                now, resident = time.monotonic(), _resident()
                for guard in self._guards:
                    self._look(guard, now, resident)
            time.sleep(_LOOK)

    def _look(self, guard: Guard, now: float, resident: int) -> None:
        if guard.reached is None:
            if now >= guard.deadline:
                guard.reached = ReasonKind.LIMIT_TIME
            elif resident >= guard.memory:
                guard.reached = ReasonKind.LIMIT_MEMORY
            else:
                return
        # A module that was imported by half would be so for good.
        if guard.active and now - guard.raised >= _AGAIN and not _imports(guard.thread):
            guard.raised = now
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(guard.thread), ctypes.py_object(LimitReached))


_others: list[Callable[[Any], Any]] = []  # what looked at exceptions that are lost before


def _lost(problem: Any) -> None:
    """Says nothing of a limit that came up in a destructor, as it is raised once more; all else goes on."""
    if problem.exc_type is not LimitReached:
        _others[-1](problem)


_watch = _Watch()
os.register_at_fork(after_in_child=_watch.start_anew)


def _withdraw(thread: int) -> None:
    """Of the thread that asks. With nothing in its place CPython 3.11 goes on to look for an exception, and code that
    is traced or profiled may hang."""
    try:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_Withdrawn))
        while True:  # until it comes up
            pass
    except _Withdrawn:
        pass


def _imports(thread: int) -> bool:
    frame = sys._current_frames().get(thread)
    while frame is not None:
        if frame.f_code.co_filename == _IMPORT:
            return True
        frame = frame.f_back
    return False


_STATUS = "/proc/self/statm"
_LINE = 256  # bytes, more than it has
_PAGE = os.sysconf("SC_PAGE_SIZE")


def _resident() -> int:
    """Bytes of memory that the process has; 0 where the system does not say."""
    try:
        if not _statuses:
            _statuses.append(os.open(_STATUS, os.O_RDONLY | os.O_CLOEXEC))
        return int(os.pread(_statuses[0], _LINE, 0).split()[1]) * _PAGE
    except (OSError, IndexError, ValueError):
        _close()
        return 0


def _close() -> None:
    """What is open is the state of the process that opened it."""
    while _statuses:
        with suppress(OSError):
            os.close(_statuses.pop())


_statuses: list[int] = []
os.register_at_fork(after_in_child=_close)
