"""Where things come from."""

from __future__ import annotations

from msgspec import Struct


class Place(Struct, frozen=True):
    """Where in a user's file something comes from; line and column count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class PlacedError(Exception):
    """What is wrong at a place; `str()` is `file:line:column: message`."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(f"{place}: {message}")
        self.message = message
        self.place = place
