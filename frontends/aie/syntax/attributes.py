"""What the custom forms of several operations have in common: enumerations, numbers and lists as attributes."""

from __future__ import annotations

from frontends.mlir.core.dynamic import DYNAMIC
from frontends.mlir.core.syntax.cursor import Cursor

Operands = list[tuple[str, str]]


def quoted(text: str) -> str:
    """Text as a string attribute."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def case(cursor: Cursor) -> str:
    """A case of an enumeration as a string attribute; earlier releases have it in quotes."""
    return cursor.string() if cursor.token.kind == "string" else quoted(cursor.word("a word"))


def number(cursor: Cursor, type: str = "i32") -> str:
    """An integer attribute."""
    value = cursor.integer()
    if cursor.accept(":"):
        type = cursor.type()
    return f"{value} : {type}"


def bracketed(cursor: Cursor) -> str:
    """The text of a list in brackets as a string attribute."""
    return quoted(cursor.attribute())


def angled(cursor: Cursor) -> str:
    """The text of an attribute of the dialect, with its name or without it, as a string attribute."""
    if cursor.token.kind == "alias":
        return quoted(cursor.attribute())
    return quoted(cursor.angles())


def mixed(cursor: Cursor, type: str) -> tuple[Operands, list[int]]:
    """`[1, %a, 4]`: the values among them, and all as numbers."""
    values: Operands = []
    numbers: list[int] = []

    def element() -> None:
        if cursor.token.kind == "value":
            values.append((cursor.value(), type))
            numbers.append(DYNAMIC)
        else:
            numbers.append(cursor.integer())

    cursor.enclosed("[", element)
    return values, numbers


def array(numbers: list[int], type: str = "i64") -> str:
    return f"array<{type}: {', '.join(map(str, numbers))}>" if numbers else f"array<{type}>"


def results(cursor: Cursor, type: str = "index") -> list[str]:
    """The results of an operation whose result has no use but a name."""
    return [type] * min(cursor.results, 1)


def elements_of(cursor: Cursor, type: str) -> str:
    """The elements of a buffer: those of a memref are given as a tensor's."""
    elements = cursor.attribute()
    if " : " not in elements:
        return f"{elements} : {_as_tensor(type)}"
    given, _, spelled = elements.rpartition(" : ")
    return f"{given} : {_as_tensor(spelled)}"


def _as_tensor(type: str) -> str:
    return f"{type.replace('memref<', 'tensor<', 1).split(',')[0].rstrip('>')}>"
