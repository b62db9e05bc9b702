"""Processes of this Python that speak in lines: how they are started, what they say, and how they ended.

This is what the workers of a batch, those of `equiv opt` and the solver's processes have in common. None imports what
lies in the folder in which it runs, which may hold the programs under test."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import IO

GRACE = 0.5  # seconds beyond its limit in which a check ends by itself

_PART = 1 << 20  # bytes that are read at once
_LAST = 2000  # bytes of what a process said on its standard error
_BESIDES = 3 << 30  # bytes of address space for the interpreter and its libraries


def command(module: str, *arguments: str) -> list[str]:
    """Runs a module of ours as this process would."""
    return [sys.executable, "-P", "-m", module, *arguments]


class Lines:
    """The lines of what comes in parts."""

    def __init__(self) -> None:
        self._begun = b""

    def take(self, part: bytes) -> list[bytes]:
        """The lines that end in a part."""
        *whole, self._begun = (self._begun + part).split(b"\n")
        return whole


class Child:
    """A process that `answer_lines`. `errors` is where its standard error goes; it runs in `folder`, and in a session
    of its own where an interrupt of the terminal is not for it."""

    def __init__(self, module: str, errors: IO[bytes] | int, folder: str | None = None, *, alone: bool = False) -> None:
        """Raises `OSError`."""
        self._lines = Lines()
        self._process = subprocess.Popen(
            command(module),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            cwd=folder,
            start_new_session=alone,
        )

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def fileno(self) -> int:
        """Of the pipe at which it is heard."""
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def say(self, line: str) -> None:
        """Gives it a line. Where it has died, its other pipe will tell."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()

    def hear(self) -> list[bytes] | None:
        """Waits for what it says next: the lines that end there; None where it has ended."""
        part = os.read(self.fileno(), _PART)
        return self._lines.take(part) if part else None

    def ask(self, line: str) -> bytes | None:
        """Waits for the one line with which it answers another one; None where it ended instead."""
        self.say(line)
        while (lines := self.hear()) is not None:
            if lines:
                return lines[0]
        return None

    def wait(self) -> int:
        """The exit code, or minus the number of a signal."""
        return self._process.wait()

    def interrupt(self) -> None:
        """Has it end; whoever waits for it is told."""
        self._process.kill()

    def kill(self) -> None:
        """Ends it, waits for its end, and closes both pipes."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):  # what was not written yet is for nobody
                stream.close()


def write_line(descriptor: int, line: str) -> None:
    """Writes all of a line, however little a pipe takes at once. Raises `OSError`."""
    data = memoryview(line.encode() + b"\n")
    while data:
        data = data[os.write(descriptor, data) :]


def speaker() -> Callable[[str], None]:
    """What says a line on the standard output. Whatever else is written there comes out with the errors from now on,
    and not between the lines."""
    output = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    return partial(write_line, output)


def answer_lines(answer: Callable[[str], str], first: Sequence[str] = ()) -> None:
    """Says what comes `first`, and answers each line of the standard input with one of the standard output, as long as
    there are any."""
    say = speaker()
    for line in first:
        say(line)
    for line in sys.stdin:
        say(answer(line))


def ending(code: int) -> str:
    """How a process ended, by its exit code or minus the number of a signal."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"signal {-code}, {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"


def last_words(errors: IO[bytes]) -> str:
    """The end of what was written to a file of standard errors."""
    errors.seek(max(0, errors.seek(0, os.SEEK_END) - _LAST))
    return errors.read().decode("utf-8", "replace").strip()


_limit: int | None = None  # of memory, as it was set last


def limit_memory(most: int) -> None:
    """Keeps this process to so many bytes beside what it needs itself, and from leaving its memory in a file."""
    global _limit
    if most == _limit:
        return
    _limit = most
    with contextlib.suppress(OSError, ValueError):
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most + _BESIDES, hard))
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
