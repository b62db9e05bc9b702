"""A position in the tokens of a text, with the parts of its grammar that are not particular to affine IR."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import TypeVar

from interp.ir.place import Place
from interp.ir.text.lexer import LEXER, TextError
from interp.text import cursor
from interp.text.lexer import Token
from interp.text.source import Source

_MAX_DIGITS = 1000  # well below what Python converts


Choice = TypeVar("Choice", bound=StrEnum)


class Cursor(cursor.Cursor):
    """Every method that reads raises `TextError` where the text does not fit."""

    def __init__(self, source: Source) -> None:
        super().__init__(LEXER.tokens(source))
        self.source = source

    def problem(self, message: str, place: Place) -> TextError:
        return TextError(message, place)

    def string(self) -> str:
        """A string in quotes, without them and their escapes."""
        token = self.take("string", "a string")
        return self.unquote(token.text, token)

    def unquote(self, text: str, token: Token) -> str:
        """What stands between quotes, with the escapes of JSON."""
        try:
            return str(json.loads(text))
        except json.JSONDecodeError:
            self.fail("the string has an escape or a control character that JSON does not allow", token)

    def word(self, what: str) -> str:
        """A name, in quotes where it is no word."""
        if self.token.kind == "string":
            return self.string()
        return self.take("word", what).text

    def one_of(self, choices: type[Choice]) -> Choice:
        """The member of an enumeration that a word is."""
        token = self.token
        expected = " or ".join(repr(each.value) for each in choices)
        word = self.word(expected)
        found = next((each for each in choices if each.value == word), None)
        if found is None:
            self.fail(f"expected {expected}, found {token}", token)
        return found

    def symbol(self) -> str:
        """A name behind `@`, in quotes where it is no word."""
        token = self.take("symbol", "a symbol such as @name")
        name = token.text[1:]
        return self.unquote(name, token) if name.startswith('"') else name

    def integer(self) -> int:
        return -self.natural("an integer") if self.accept("-") else self.natural("an integer")

    def natural(self, what: str) -> int:
        """A number in decimal digits that is not negative."""
        token = self.take("number", what)
        if not token.text.isdigit():
            self.fail(f"expected {what}, found '{token.text}'", token)
        return self.number(token.text, token)

    def number(self, digits: str, token: Token) -> int:
        """Digits as a number, of which there may not be too many."""
        if len(digits) > _MAX_DIGITS:
            self.fail(f"a number of more than {_MAX_DIGITS} digits", token)
        return int(digits)
