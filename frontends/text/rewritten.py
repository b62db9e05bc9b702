"""MLIR that stands for another text, and the way back from its places to those of that text."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from msgspec import Struct, field

from frontends.errors import InputProblem
from interp.ir import Place
from interp.text.source import Source


class Rewritten(Struct, dict=True):
    """`text` for MLIR. Each piece of it starts at `starts` and comes from `origins` in the original; where it is not
    `copied` all of it comes from there. Names of values were given `prefix`, and a number."""

    text: str
    starts: list[int] = field(default_factory=lambda: [0])
    origins: list[int] = field(default_factory=lambda: [0])
    copied: list[bool] = field(default_factory=lambda: [True])
    prefix: str = ""
    upgraded: frozenset[str] = frozenset()  # operations of older releases that the original has
    refused: dict[Place, InputProblem] = field(default_factory=dict)  # what was left out, by the place of its operation
    assumptions: frozenset[str] = frozenset()

    @cached_property
    def _source(self) -> Source:
        return Source(self.text, "")

    def offset(self, line: int, column: int) -> int:
        """The offset in the original of a line and a column, counted from 1, of `text`."""
        at = self._source.offset(line, column)
        piece = bisect_right(self.starts, at) - 1
        return self.origins[piece] + (at - self.starts[piece] if self.copied[piece] else 0)

    def spelled(self, message: str) -> str:
        """A message about `text` with the names of the original."""
        return re.sub(rf"%{re.escape(self.prefix)}\d+\.", "%", message) if self.prefix else message
