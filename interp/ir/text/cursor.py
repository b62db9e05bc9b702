"""A position in the tokens of a text, with the parts of its grammar that are not particular to affine IR."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NoReturn, TypeVar

from interp.ir.text.lexer import Source, TextError, Token

Item = TypeVar("Item")

_MAX_DIGITS = 1000  # well below what Python converts


class Cursor:
    """Every method that reads raises `TextError` where the text does not fit."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.tokens = source.tokens()
        self.position = 0

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    def fail(self, message: str, token: Token | None = None) -> NoReturn:
        raise TextError(message, self.source.place((token or self.token).offset))

    def expect(self, expected: str) -> NoReturn:
        found = "the end of the text" if self.token.kind == "end" else f"'{self.token.text}'"
        self.fail(f"expected {expected}, found {found}")

    def at(self, text: str) -> bool:
        return self.token.text == text and self.token.kind in ("word", "punctuation")

    def accept(self, text: str) -> bool:
        if not self.at(text):
            return False
        self.position += 1
        return True

    def need(self, text: str) -> None:
        if not self.accept(text):
            self.expect(f"'{text}'")

    def take(self, kind: str, what: str) -> Token:
        token = self.token
        if token.kind != kind:
            self.expect(what)
        self.position += 1
        return token

    def listed(self, close: str, item: Callable[[], Item]) -> list[Item]:
        """Items between commas up to `close`, the opening bracket being read."""
        items: list[Item] = []
        while not self.accept(close):
            if items:
                self.need(",")
            items.append(item())
        return items

    def parenthesized(self, item: Callable[[], Item]) -> list[Item]:
        self.need("(")
        return self.listed(")", item)

    def bracketed(self, item: Callable[[], Item]) -> list[Item]:
        self.need("[")
        return self.listed("]", item)

    def string(self) -> str:
        token = self.take("string", "a string")
        return self.unquote(token.text, token)

    def unquote(self, text: str, token: Token) -> str:
        try:
            return str(json.loads(text))
        except json.JSONDecodeError:
            self.fail("the string has an escape or a control character that JSON does not allow", token)

    def word(self, what: str) -> str:
        if self.token.kind == "string":
            return self.string()
        return self.take("word", what).text

    def symbol(self) -> str:
        token = self.take("symbol", "a symbol such as @name")
        name = token.text[1:]
        return self.unquote(name, token) if name.startswith('"') else name

    def integer(self) -> int:
        return -self.natural("an integer") if self.accept("-") else self.natural("an integer")

    def natural(self, what: str) -> int:
        token = self.take("number", what)
        if not token.text.isdigit():
            self.fail(f"expected {what}, found '{token.text}'", token)
        return self.number(token.text, token)

    def number(self, digits: str, token: Token) -> int:
        if len(digits) > _MAX_DIGITS:
            self.fail(f"a number of more than {_MAX_DIGITS} digits", token)
        return int(digits)
