"""A position among the tokens of a user's text."""

from __future__ import annotations

from frontends.errors import SyntaxProblem
from interp.ir.place import Place
from interp.text import cursor


class Cursor(cursor.Cursor):
    """What reads raises `SyntaxProblem` where the text does not fit."""

    def problem(self, message: str, place: Place) -> SyntaxProblem:
        return SyntaxProblem(message, place)
