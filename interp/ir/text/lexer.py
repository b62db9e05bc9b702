"""Tokens of the text form of affine IR."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from interp.ir import Place


class TextError(Exception):
    """Text that is not affine IR. `place` is where; `str()` is `file:line:column: message`."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(f"{place}: {message}")
        self.message = message
        self.place = place


@dataclass(frozen=True, slots=True)
class Token:
    """`kind` is a group name of the pattern below, or `end`; `offset` counts characters from 0."""

    kind: str
    text: str
    offset: int


WORD = r"[A-Za-z_][A-Za-z0-9_$.]*"
NAME = r"[A-Za-z0-9_$.]+"
_STRING = r'"(?:[^"\\\n]|\\.)*"'
_TOKEN = re.compile(
    rf"""(?P<skip>(?:[ \t\r\n]+|//[^\n]*)+)
    |(?P<value>%{NAME})
    |(?P<place>@[0-9]+:[0-9]+(?:\#[0-9]+)?)
    |(?P<symbol>@(?:{WORD}|{_STRING}))
    |(?P<label>\^{NAME})
    |(?P<view>view<(?:(?:[0-9]+|\?)x)*)
    |(?P<word>{WORD})
    |(?P<string>{_STRING})
    |(?P<number>0x[0-9a-fA-F]+|[0-9]+(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?)
    |(?P<punctuation>->|[()\[\]{{}}<>,:=?+*-])""",
    re.VERBOSE,
)


class Source:
    """A text with its name, able to say at which line and column an offset is."""

    def __init__(self, text: str, file_name: str) -> None:
        self.text = text
        self.file_name = file_name
        self._lines = [0, *(match.end() for match in re.finditer("\n", text))]

    def place(self, offset: int) -> Place:
        line = bisect_right(self._lines, offset)
        return Place(self.file_name, line, offset - self._lines[line - 1] + 1)

    def tokens(self) -> list[Token]:
        """All tokens, the last of kind `end`.

        Raises:
            TextError: a character that starts no token.
        """
        tokens = []
        offset, end = 0, len(self.text)
        while offset < end:
            match = _TOKEN.match(self.text, offset)
            if match is None or match.lastgroup is None:
                raise TextError(f"unexpected character {self.text[offset]!r}", self.place(offset))
            if match.lastgroup != "skip":
                tokens.append(Token(match.lastgroup, match.group(), offset))
            offset = match.end()
        tokens.append(Token("end", "", end))
        return tokens
