"""What is wrong with a module."""

from __future__ import annotations

from interp.ir.place import Place, PlacedError


class ValidationError(PlacedError):
    """A module that is not well-formed."""


def require(condition: bool, message: str, place: Place) -> None:
    """Raises `ValidationError`, unless a condition holds."""
    if not condition:
        raise ValidationError(message, place)
