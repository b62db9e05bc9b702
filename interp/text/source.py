"""A text with its name, and the places in it."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from interp.ir.place import Place


class Source:
    """Offsets count characters from 0, lines and columns from 1."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file

    @cached_property
    def _lines(self) -> list[int]:
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    def place(self, offset: int) -> Place:
        """The place of an offset."""
        line = bisect_right(self._lines, offset)
        return Place(self.file, line, offset - self._lines[line - 1] + 1)

    def offset(self, line: int, column: int) -> int:
        """The offset of a line and a column; in a line behind the end it is counted from the last one."""
        return self._lines[min(line, len(self._lines)) - 1] + column - 1
