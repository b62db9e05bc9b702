"""The types of operands and results that custom forms of Triton's dialects leave out, as text."""

from __future__ import annotations

import re
from collections.abc import Callable

from frontends.mlir.core.syntax.assembly import Types

Rule = Callable[[Types], str]

_POINTER = "!tt.ptr<"
_TENSOR = re.compile(r"(tensor<(?:\d+x)*)(.*)>\Z", re.DOTALL)


def pointee(name: str) -> Rule:
    """What is behind a pointer: a scalar, a tile, or the scalars behind a tile of pointers."""
    return lambda types: _with_elements(types[name][0], _behind)


def predicate(name: str) -> Rule:
    """The truth values for the elements behind a pointer, or for those of a tile."""
    return lambda types: _with_elements(_tile(types[name][0]), lambda element: "i1")


def indices(name: str) -> Rule:
    """A number of 32 bits for each element of a tile."""
    return lambda types: _with_elements(types[name][0], lambda element: "i32")


def to_element(name: str) -> Rule:
    """A pointer to elements such as those of a tile."""
    return lambda types: f"{_POINTER}{_split(types[name][0])[1]}>"


def element(name: str) -> Rule:
    """The type of a tile's elements."""
    return lambda types: _split(types[name][0])[1]


def base(name: str) -> Rule:
    """A pointer to the elements of the tile that a pointer points to."""
    return lambda types: f"{_POINTER}{_split(_behind(types[name][0]))[1]}>"


def _with_elements(type: str, become: Callable[[str], str]) -> str:
    before, inner, behind = _split(type)
    return f"{before}{become(inner)}{behind}"


def _tile(type: str) -> str:
    """What a pointer to a tile points to; any other type is itself."""
    return _behind(type) if type.startswith(_POINTER) else type


def _behind(type: str) -> str:
    """What a pointer points to, without its address space. Raises `ValueError` for other types."""
    if not type.startswith(_POINTER):
        raise ValueError(f"expected the type of a pointer, found {type}")
    inner = type[len(_POINTER) : -1]
    return inner[: _end_of_item(inner)]


def _split(type: str) -> tuple[str, str, str]:
    """The text of a tile's type in front of that of its elements, that of these, and what is behind it."""
    found = _TENSOR.match(type)
    if found is None:
        return "", type, ""
    end = _end_of_item(found.group(2))
    return found.group(1), found.group(2)[:end], f"{found.group(2)[end:]}>"


def _end_of_item(text: str) -> int:
    """The offset of the first comma that is in no brackets, or that of the end."""
    depth = 0
    for at, character in enumerate(text):
        depth += (character in "<([{") - (character in ">)]}" and not text.startswith("->", at - 1))
        if character == "," and not depth:
            return at
    return len(text)
