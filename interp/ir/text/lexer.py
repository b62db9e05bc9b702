"""Tokens of the text form of affine IR."""

from __future__ import annotations

from interp.ir.place import PlacedError
from interp.text.lexer import SKIPPED, Lexer


class TextError(PlacedError):
    """Text that is not affine IR."""


WORD = r"[A-Za-z_][A-Za-z0-9_$.]*"
NAME = r"[A-Za-z0-9_$.]+"
_STRING = r'"(?:[^"\\\n]|\\.)*"'
LEXER = Lexer(
    {
        SKIPPED: r"(?:[ \t\r\n]+|//[^\n]*)+",
        "value": rf"%{NAME}",
        "place": r"@[0-9]+:[0-9]+(?:\#[0-9]+)?",
        "symbol": rf"@(?:{WORD}|{_STRING})",
        "label": rf"\^{NAME}",
        "view": r"view<(?:(?:[0-9]+|\?)x)*",
        "word": WORD,
        "string": _STRING,
        "number": r"0x[0-9a-fA-F]+|[0-9]+(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?",
        "punctuation": r"->|[()\[\]{}<>,:=?+*-]",
    },
    TextError,
)
