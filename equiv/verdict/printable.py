"""Text of unknown origin made safe to show: names, messages and paths come from the programs under test.

A control sequence could repaint a terminal, a bidirectional mark could show a line in an order that it does not have
(Boucher and Anderson, "Trojan Source", 2021), and a lone surrogate cannot be encoded at all."""

from __future__ import annotations

import re

# General categories Cc, Cf, Cs, Zl and Zp, the tags of plane 14 and the non-characters that XML 1.0 forbids.
_UNSAFE = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\ud800-\udfff\ufeff\ufff0-\ufffb\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001343f"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e007f"
)
_IN_TEXT = re.compile(f"[{_UNSAFE}]")
_IN_LINE = re.compile(f"[\t\n{_UNSAFE}]")


def printable(text: str) -> str:
    """The text with every character that shows as nothing or as something else written as an escape, as in Python's
    string literals. Newlines and tabs stay."""
    return _IN_TEXT.sub(_escape, text)


def printable_line(text: str) -> str:
    """The same, as one line: newlines and tabs are written as escapes, too."""
    return _IN_LINE.sub(_escape, text)


def _escape(found: re.Match[str]) -> str:
    return found.group().encode("unicode_escape").decode("ascii")
