"""Writes MLIR piece by piece, and remembers from where in another text each piece comes."""

from __future__ import annotations

from bisect import bisect_left

from frontends.text.rewritten import Rewritten
from interp.text.source import Source


class MlirWriter:
    """The MLIR of one text, the `source`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._pieces: list[str] = []
        self._starts: list[int] = []
        self._origins: list[int] = []
        self._copied: list[bool] = []
        self._length = 0
        self._count = 0
        self.assumptions: set[str] = set()  # of what was written

    @property
    def rewrites(self) -> bool:
        """Whether anything was written that is not a copy of the text."""
        return not all(self._copied)

    def finished(self, prefix: str = "") -> Rewritten:
        """What was written, with the way back to the original."""
        return Rewritten(
            "".join(self._pieces),
            self._starts,
            self._origins,
            self._copied,
            prefix,
            assumptions=frozenset(self.assumptions),
        )

    def origin(self, offset: int, copied: bool = False) -> None:
        """What is written from now on comes from what stands there in the text."""
        self._starts.append(self._length)
        self._origins.append(offset)
        self._copied.append(copied)

    def write(self, text: str) -> None:
        """Writes text that comes from where `origin` said last."""
        if not self._starts:
            self.origin(0)
        self._pieces.append(text)
        self._length += len(text)

    def line(self, text: str) -> None:
        """Writes text and the end of a line."""
        self.write(text + "\n")

    def copy(self, start: int, end: int) -> None:
        """Writes a part of the text as it is."""
        if end > start:
            self.origin(start, copied=True)
            self.write(self.source.text[start:end])

    def mark(self) -> int:
        """How much was written, for `undo`."""
        return len(self._pieces)

    def undo(self, mark: int) -> None:
        """Takes back what was written since then, which began with `origin` or `copy`."""
        self._length -= sum(len(piece) for piece in self._pieces[mark:])
        del self._pieces[mark:]
        kept = bisect_left(self._starts, self._length)
        del self._starts[kept:], self._origins[kept:], self._copied[kept:]

    def fresh(self) -> str:
        """The name of a new value."""
        self._count += 1
        return f"%t.{self._count}"
