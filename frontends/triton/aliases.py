"""What the aliases of attributes stand for in the text of a file: types that the bindings do not know keep their names.

Source: MLIR's language reference, "Attribute Value Aliases", "Identifiers and keywords" and "Comments"."""

from __future__ import annotations

import re
from functools import lru_cache

from frontends.mlir.core.lowering import Lowering

_STRING, _COMMENT = r'"(?:[^"\\]|\\.)*"', r"//[^\n]*"
_ID = r"(?:\d+|[A-Za-z._$-][\w.$-]*)"
_DEFINITION = re.compile(rf"{_STRING}|{_COMMENT}|(?P<name>#{_ID})(?:\s|{_COMMENT})*=(?!=)")
_ATTRIBUTE = re.compile(rf"(?:\s|{_COMMENT})*(#{_ID})")
_PART = re.compile(rf"{_STRING}|{_COMMENT}|->|[<>]")
_SPACE = re.compile(rf"({_STRING})|(?:\s|{_COMMENT})+")
_NAME = re.compile(rf"{_STRING}|#{_ID}")
_MOST_NESTED = 16


def attribute_at(text: str, start: int) -> str | None:
    """The attribute of a dialect, or the name, that begins there, without comments and with one space where there are
    several; None where something else does."""
    found = _ATTRIBUTE.match(text, start)
    if found is None:
        return None
    end, depth = found.end(), 0
    if text[end : end + 1] == "<":
        for part in _PART.finditer(text, end):
            depth += {"<": 1, ">": -1}.get(part[0], 0)
            if depth == 0:
                end = part.end()
                break
        else:
            return None
    return _SPACE.sub(lambda each: each[1] or " ", text[found.start(1) : end])


@lru_cache(maxsize=2)
def _aliases(text: str) -> dict[str, str | None]:
    """What each name stands for; None for what is no attribute of a dialect."""
    found = [each for each in _DEFINITION.finditer(text) if each["name"]]
    return {each["name"]: attribute_at(text, each.end()) for each in found}


def is_alias(name: str) -> bool:
    """Whether a name that begins with `#` is one that a file defines, and none of a dialect."""
    return "." not in name


def resolved(lowering: Lowering, name: str) -> str:
    """What a name stands for, itself where it is no alias. Raises `Unsupported` where that is not known."""
    for _ in range(_MOST_NESTED):
        if not re.fullmatch(f"#{_ID}", name) or not is_alias(name):
            return name
        found = _aliases(lowering.symbols.text).get(name)
        if found is None:
            raise lowering.unsupported(f"what the alias '{name}' stands for")
        name = found
    raise lowering.unsupported("aliases within aliases")


def without_aliases(lowering: Lowering, text: str) -> str:
    """A text with what its aliases of attributes stand for in their places, but for those in strings. Raises
    `Unsupported` where they are made of themselves, or what they stand for is not known."""
    for _ in range(_MOST_NESTED):
        found = _NAME.sub(lambda name: name[0] if name[0][0] == '"' else resolved(lowering, name[0]), text)
        if found == text:
            return found
        text = found
    raise lowering.unsupported("aliases within aliases")
