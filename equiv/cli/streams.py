"""Standard streams that may be closed, full or read by nobody: that costs what is said there, and never the exit code.

An exit code is a verdict: an error in writing must not become one that was not reached."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import Any, TextIO

_NAMES = {1: "standard output", 2: "standard error"}


def protect() -> bool:
    """Makes writing to the standard output and the standard error of this process safe. Returns whether they are its
    own, and nobody else's who called the command line."""
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            # Else the next file to be opened would be taken for the stream. Writing to this one fails as before.
            os.open(os.devnull, os.O_RDONLY)
    # Streams that somebody else put there, such as a test, are theirs.
    own = sys.stdout is sys.__stdout__ and sys.stderr is sys.__stderr__
    if sys.stdout is sys.__stdout__:
        sys.stdout = _protected(1, sys.stdout)
    if sys.stderr is sys.__stderr__:
        sys.stderr = _protected(2, sys.stderr)
    return own


def _protected(descriptor: int, stream: TextIO | None) -> TextIO:
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    stream.flush()
    return io.TextIOWrapper(
        io.BufferedWriter(_Stream(descriptor)),
        stream.encoding,
        stream.errors,
        line_buffering=os.isatty(descriptor) or descriptor == 2,
    )


class _Stream(io.RawIOBase):
    """Writes to a descriptor what can be written, and passes over the rest, with one message."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._failed = False

    def write(self, data: Any, /) -> int:
        view = memoryview(data).cast("B")
        if self._failed:
            return len(view)
        try:
            return os.write(self._descriptor, view)
        except OSError as problem:
            self._failed = True
            # Who stops reading knows why.
            if problem.errno != errno.EPIPE and self._descriptor != 2:
                message = f"equiv: cannot write to the {_NAMES[self._descriptor]}: {problem.strerror}\n"
                sys.stderr.write(message)
            return len(view)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._descriptor

    def isatty(self) -> bool:
        return os.isatty(self._descriptor)
