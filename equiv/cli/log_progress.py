"""Progress in a log, where no terminal shows a bar."""

from __future__ import annotations

import time
from collections.abc import Callable

EVERY = 30.0
"""Seconds between two lines at least."""


class LogProgress:
    """Says how many of `total` pairs are done, whenever `EVERY` seconds have gone by since it said so."""

    def __init__(self, total: int, say: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._total, self._say, self._clock = total, say, clock
        self._began = self._said = clock()
        self._done = 0

    def advance(self) -> None:
        """One more pair is done."""
        self._done += 1
        now = self._clock()
        if now - self._said >= EVERY and self._done < self._total:
            self._said = now
            self._say(f"{self._done:,} of {self._total:,} pairs checked after {now - self._began:.0f} s")
