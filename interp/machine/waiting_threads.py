"""Threads that wait for the next native execution when they are through with one, as most take less time than the start
of a thread."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue


class Task:
    """Work that one thread does, and whether it is done: by an event, and not by the end of its thread."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = [work]
        self._ended = threading.Event()
        self._failure: BaseException | None = None

    def start(self) -> None:
        """Gives the work to a thread."""
        try:
            thread = _waiting.pop()
        except IndexError:
            thread = _Thread()
            thread.start()
        thread.given.put(self)

    def run(self) -> None:
        """Does the work, unless it was withdrawn."""
        try:
            work = self._work.pop()
        except IndexError:
            return
        try:
            work()
        except BaseException as failure:  # which is not this thread's, that would print it
            self._failure = failure

    def end(self) -> None:
        """Says that the work is done."""
        self._ended.set()

    def wait(self, seconds: float) -> bool:
        """Whether the work is done within so many seconds. Raises what it raised."""
        ended = self._ended.wait(seconds)
        if self._failure is not None:
            raise self._failure
        return ended

    def withdraw(self) -> None:
        """Comes back when no thread does the work any more. Work that no thread has taken is not begun."""
        try:
            self._work.pop()
        except IndexError:
            while not self._ended.is_set():
                with suppress(KeyboardInterrupt):  # a second one
                    self._ended.wait()


class _Thread(threading.Thread):
    def __init__(self) -> None:
        super().__init__(name="equiv-machine", daemon=True)
        self.given: SimpleQueue[Task] = SimpleQueue()

    def run(self) -> None:
        while True:
            task = self.given.get()
            task.run()
            _waiting.append(self)
            task.end()
            del task  # what it was about may go


_waiting: list[_Thread] = []
os.register_at_fork(after_in_child=_waiting.clear)
