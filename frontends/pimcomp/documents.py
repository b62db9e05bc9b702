"""JSON with the places of its objects, and what is read from them by name."""

from __future__ import annotations

import json
from typing import NoReturn

from frontends.errors import SyntaxProblem, Unsupported
from frontends.text.cursor import Cursor
from interp.ir import Place
from interp.text.lexer import SKIPPED, Lexer
from interp.text.source import Source

_LEXER = Lexer(
    {
        SKIPPED: r"[ \t\r\n]+",
        "string": r'"(?:[^"\\\x00-\x1f]|\\.)*"',
        "number": r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?",
        "word": r"true | false | null",
        "punctuation": r"[{}\[\]:,]",
    },
    SyntaxProblem,
)
_DEPTH = 64


class Object:
    """`{...}` at a place. What is asked for by name must be there, and of the type that is asked for."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._members: dict[str, Json] = {}

    def add(self, name: str, value: Json) -> None:
        """One member more."""
        self._members[name] = value

    def has(self, name: str) -> bool:
        return self._members.get(name) is not None

    def integer(self, name: str, default: int | None = None) -> int:
        value = self._members.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self._wrong(name, "an integer")
        return value

    def number(self, name: str) -> float:
        value = self._members.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            self._wrong(name, "a number")
        return float(value)

    def text(self, name: str) -> str:
        value = self._members.get(name)
        if not isinstance(value, str):
            self._wrong(name, "a string")
        return value

    def member(self, name: str) -> Object:
        """A member that is an object. Raises `SyntaxProblem` for others."""
        value = self._members.get(name)
        if not isinstance(value, Object):
            self._wrong(name, "an object")
        return value

    def values(self, name: str) -> list[Json]:
        value = self._members.get(name)
        if not isinstance(value, list):
            self._wrong(name, "a list")
        return value

    def objects(self, name: str) -> list[Object]:
        """A member that is a list of objects. Raises `SyntaxProblem` for others."""
        values = self.values(name)
        found = [each for each in values if isinstance(each, Object)]
        if len(found) < len(values):
            self._wrong(name, "a list of objects")
        return found

    def integers(self, name: str) -> list[int]:
        """A member that is a list of integers. Raises `SyntaxProblem` for others."""
        values = self.values(name)
        found = [each for each in values if isinstance(each, int) and not isinstance(each, bool)]
        if len(found) < len(values):
            self._wrong(name, "a list of integers")
        return found

    def unsupported(self, name: str, what: str) -> Unsupported:
        return Unsupported(name, self.place, what)

    def _wrong(self, name: str, wanted: str) -> NoReturn:
        raise SyntaxProblem(f"the object needs {wanted} '{name}'", self.place)


Json = None | bool | int | float | str | list["Json"] | Object


def read_document(text: str, file: str) -> Object:
    """Raises `SyntaxProblem`, also for JSON that is no object."""
    found = _Reader(_LEXER.tokens(Source(text, file))).document()
    if not isinstance(found, Object):
        raise SyntaxProblem("the document is not a JSON object", Place(file, 1, 1))
    return found


class _Reader(Cursor):
    def document(self) -> Json:
        found = self.value(0)
        if not self.at_end:
            self.expected("the end of the document")
        return found

    def value(self, depth: int) -> Json:
        if depth > _DEPTH:
            self.fail(f"values are nested more than {_DEPTH} deep")
        if self.at("{"):
            return self.object(depth)
        if self.at("["):
            return self.enclosed("[", lambda: self.value(depth + 1))
        if self.token.kind not in ("string", "number", "word"):
            self.expected("a JSON value")
        return self.scalar()

    def scalar(self) -> bool | int | float | str | None:
        token = self.next()
        try:
            value: bool | int | float | str | None = json.loads(token.text)
        except ValueError:  # an escape that JSON does not have
            self.fail(f"{token} is not a JSON value", token)
        return value

    def object(self, depth: int) -> Object:
        found = Object(self.token.place)

        def member() -> None:
            token = self.token
            name = self.scalar() if token.kind == "string" else None
            if not isinstance(name, str):
                self.expected("the name of a member")
            if found.has(name):
                self.fail(f"the member {token} is given twice", token)
            self.expect(":")
            found.add(name, self.value(depth + 1))

        self.enclosed("{", member)
        return found
