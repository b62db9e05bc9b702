"""What is wrong with a module."""

from __future__ import annotations

from interp.ir.place import Place


class ValidationError(Exception):
    """A module that is not well-formed. `place` is where; `str()` is `file:line:column: message`."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(f"{place}: {message}")
        self.message = message
        self.place = place


def require(condition: bool, message: str, place: Place) -> None:
    """Raises `ValidationError`, unless a condition holds."""
    if not condition:
        raise ValidationError(message, place)
