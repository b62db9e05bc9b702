"""JSON with the places of its objects, and what is read from them by name."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from typing import NoReturn

from frontends.errors import SyntaxProblem, Unsupported
from interp.ir import Place

_SPACE = re.compile(r"[ \t\r\n]*")
_DEPTH = 64
_DECODER = json.JSONDecoder()


class Text:
    """A text and where its lines begin."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self._lines = [0, *(found.end() for found in re.finditer("\n", text))]

    def place(self, offset: int) -> Place:
        line = bisect_right(self._lines, offset) - 1
        return Place(self.file, line + 1, offset - self._lines[line] + 1)


class Object:
    """`{...}` at a place. What is asked for by name must be there, and of the type that is asked for."""

    def __init__(self, text: Text, offset: int) -> None:
        self._text = text
        self._offset = offset
        self._members: dict[str, Json] = {}

    @property
    def place(self) -> Place:
        return self._text.place(self._offset)

    def add(self, name: str, value: Json) -> None:
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
        values = self.values(name)
        found = [each for each in values if isinstance(each, Object)]
        if len(found) < len(values):
            self._wrong(name, "a list of objects")
        return found

    def integers(self, name: str) -> list[int]:
        values = self.values(name)
        found = [each for each in values if isinstance(each, int) and not isinstance(each, bool)]
        if len(found) < len(values):
            self._wrong(name, "a list of integers")
        return found

    def unsupported(self, name: str, what: str) -> Unsupported:
        return Unsupported(name, self.place, what)

    def _wrong(self, name: str, wanted: str) -> NoReturn:
        raise SyntaxProblem(f"this needs {wanted} '{name}'", self.place)


Json = None | bool | int | float | str | list["Json"] | Object


def read_document(text: str, file: str) -> Object:
    """Raises `SyntaxProblem`, also for JSON that is no object."""
    found = _Reader(Text(text, file)).document()
    if not isinstance(found, Object):
        raise SyntaxProblem("this is no object of JSON", Place(file, 1, 1))
    return found


class _Reader:
    def __init__(self, text: Text) -> None:
        self._source = text
        self._text = text.text
        self._at = 0

    def document(self) -> Json:
        value = self._value(0)
        self._skip()
        if self._at < len(self._text):
            self._wrong("this stands behind the end of the JSON")
        return value

    def _value(self, depth: int) -> Json:
        self._skip()
        start = self._text[self._at : self._at + 1]
        if depth > _DEPTH:
            self._wrong(f"this is nested more than {_DEPTH} deep")
        if start == "{":
            return self._object(depth)
        if start == "[":
            return self._list(depth)
        return self._scalar()

    def _object(self, depth: int) -> Object:
        found = Object(self._source, self._at)
        self._at += 1
        if self._taken("}"):
            return found
        while True:
            self._skip()
            at, name = self._at, self._scalar()
            if not isinstance(name, str) or found.has(name):
                self._at = at
                self._wrong("this is no name of a member, or a second one")
            self._expect(":")
            found.add(name, self._value(depth + 1))
            if self._taken("}"):
                return found
            self._expect(",")

    def _list(self, depth: int) -> list[Json]:
        found: list[Json] = []
        self._at += 1
        if self._taken("]"):
            return found
        while True:
            found.append(self._value(depth + 1))
            if self._taken("]"):
                return found
            self._expect(",")

    def _scalar(self) -> bool | int | float | str | None:
        try:
            value, self._at = _DECODER.raw_decode(self._text, self._at)
        except json.JSONDecodeError as error:
            self._at = error.pos
            self._wrong(f"this is no JSON: {error.msg}")
        if value is not None and not isinstance(value, bool | int | float | str):
            self._wrong("this is no scalar of JSON")
        return value

    def _taken(self, token: str) -> bool:
        self._skip()
        if self._text.startswith(token, self._at):
            self._at += 1
            return True
        return False

    def _expect(self, token: str) -> None:
        if not self._taken(token):
            self._wrong(f"'{token}' is missing here")

    def _skip(self) -> None:
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()

    def _wrong(self, message: str) -> NoReturn:
        raise SyntaxProblem(message, self._source.place(self._at))
