"""One spelling for each type and attribute of a dialect that MLIR's bindings do not know, which compare their texts."""

from __future__ import annotations

import re

from frontends.mlir.core.text import COMMENT, STRING, end_of_group

_LONGEST = 10_000  # characters of what is compared, with what aliases stand for in their places

_NAME = r"[!#][A-Za-z_$](?:[\w$.]|-(?!>))*"
_DEFINITION = re.compile(rf"^[ \t]*({_NAME})[ \t]*=(?!=)[ \t]*([^\n]*)", re.MULTILINE)
NAMED = re.compile(_NAME)
_ITEM = re.compile(rf"{STRING}|{COMMENT}|[!#][A-Za-z_][\w$]*\.[\w$.]+<")
_BEFORE_SIGN = re.compile(r"\s+(?=[,>])")
_SPACES = re.compile(r"\s+")


def one_spelling(text: str) -> str:
    """`text` in which each such type and attribute is spelled as the shortest of those that differ from it only in
    spaces and in aliases. Nothing else moves: spaces follow what became shorter."""
    definitions = definitions_of(text)
    items: list[tuple[int, int, str]] = []  # from where to where, and what it is without aliases
    shortest: dict[str, str] = {}
    end = 0
    for found in _ITEM.finditer(text):
        if found.start() < end or found[0][0] not in "!#":
            continue
        end = end_of_group(text, found.end() - 1)
        item = text[found.start() : end]
        if not _is_plain(item):
            continue
        short = _spaced(item)
        whole = expanded(short, definitions)
        if whole is not None:
            items.append((found.start(), end, whole))
            shortest[whole] = min(shortest.get(whole, short), short, key=len)
    parts: list[str] = []
    end = 0
    for start, stop, whole in items:
        parts += (text[end:start], shortest[whole].ljust(stop - start))
        end = stop
    return "".join((*parts, text[end:]))


def definitions_of(text: str) -> dict[str, str]:
    """What aliases stand for, but for those that are defined twice or on several lines."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for each in _DEFINITION.finditer(text):
        name, value = each[1], each[2].partition("//")[0].strip()
        if name in found:
            twice.add(name)
        found[name] = value
    return {name: _spaced(value) for name, value in found.items() if name not in twice and _is_plain(value)}


def _is_plain(text: str) -> bool:
    """Whether a text is a whole one on a line, without strings, in which spaces would count."""
    pairs = all(text.count(opened) == text.count(closed) for opened, closed in ("<>", "{}", "[]", "()"))
    return bool(text) and pairs and not any(sign in text for sign in ('"', "\n", "//"))


def _spaced(text: str) -> str:
    return _SPACES.sub(" ", _BEFORE_SIGN.sub("", text))


def expanded(text: str, definitions: dict[str, str]) -> str | None:
    """A text with what its aliases stand for; None where that is too long, or an alias is made of itself."""
    for _ in definitions:
        more = NAMED.sub(lambda found: definitions.get(found[0], found[0]), text)
        if more == text:
            return text
        if len(more) > _LONGEST:
            return None
        text = more
    return text if not any(each in definitions for each in NAMED.findall(text)) else None
