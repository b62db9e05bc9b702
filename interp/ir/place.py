"""Where things come from."""

from __future__ import annotations

from interp.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a user's file something comes from; line and column count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"
