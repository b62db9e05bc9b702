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
