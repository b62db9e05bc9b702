"""Tokens of a text, by a table of patterns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from interp.ir.place import Place
from interp.text.source import Source

SKIPPED = "skipped"  # the kind of white space and comments, which are left out
NEWLINE = "newline"  # the kind of line breaks, where a language takes notice of them
END = "end"  # the kind of what stands behind the last token, whose text is empty
_UNEXPECTED = "unexpected"
_NAMES = {NEWLINE: "the end of the line", END: "the end of the text"}

Problem = Callable[[str, Place], Exception]


class Token(Struct, eq=False):
    """`kind` is a name of the lexer's table, or `END`."""

    kind: str
    text: str
    start: int
    source: Source

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def place(self) -> Place:
        return self.source.place(self.start)

    def __str__(self) -> str:
        """As an error message names it."""
        return _NAMES.get(self.kind) or f"'{self.text}'"


class Lexer:
    """`patterns` are regular expressions, in verbose form, by the kind of token; the first one that fits counts.
    `problem` makes the error for a character that begins no token."""

    def __init__(self, patterns: Mapping[str, str], problem: Problem) -> None:
        self._patterns = patterns
        self._problem = problem

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """Compiling takes longer than importing: it is left to the first text."""
        table = {**self._patterns, _UNEXPECTED: r"[\s\S]"}
        return re.compile("|".join(f"(?P<{kind}>{each})" for kind, each in table.items()), re.VERBOSE)

    def tokens(self, source: Source, start: int = 0, end: int | None = None) -> list[Token]:
        """The tokens of a part of a text, by default of all of it; the last one is of kind `END`."""
        end = len(source.text) if end is None else end
        found: list[Token] = []
        for match in self._pattern.finditer(source.text, start, end):
            kind = match.lastgroup
            assert kind is not None
            if kind == SKIPPED:
                continue
            if kind == _UNEXPECTED:
                raise self._problem(f"unexpected character {match.group()!r}", source.place(match.start()))
            found.append(Token(kind, match.group(), match.start(), source))
        found.append(Token(END, "", end, source))
        return found

    def lines(self, source: Source) -> Iterator[list[Token]]:
        """The tokens of each line that has any, with the `NEWLINE` or `END` that ends it."""
        line: list[Token] = []
        for token in self.tokens(source):
            line.append(token)
            if token.kind in (NEWLINE, END):
                if len(line) > 1:
                    yield line
                line = []
