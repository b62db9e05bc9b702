"""A position among the tokens of a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NoReturn, TypeVar

from interp.ir.place import Place
from interp.text.lexer import END, NEWLINE, Token

Item = TypeVar("Item")

_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


class Cursor:
    """What reads and does not find what it reads raises the error that `problem` makes, with the place.

    `spelled` are the kinds of those tokens that a grammar spells, such as keywords and punctuation."""

    spelled: ClassVar[frozenset[str]] = frozenset(("word", "punctuation"))

    def __init__(self, tokens: Sequence[Token], position: int = 0) -> None:
        self.tokens = tokens
        self.position = position

    def problem(self, message: str, place: Place) -> Exception:
        """The error that a language raises for text that it cannot read."""
        raise NotImplementedError

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    @property
    def at_end(self) -> bool:
        """Whether the text, or the line that is read, has no more tokens."""
        return self.token.kind in (NEWLINE, END)

    # -- errors --------------------------------------------------------------------------------------------------------

    def fail(self, message: str, token: Token | None = None) -> NoReturn:
        """Raises an error at a token, by default the next one."""
        raise self.problem(message, (token or self.token).place)

    def expected(self, what: str) -> NoReturn:
        """Raises an error: something else stands here."""
        self.fail(f"expected {what}, found {self.token}")

    # -- tokens --------------------------------------------------------------------------------------------------------

    def next(self) -> Token:
        """Reads whichever token is next; the end stays where it is."""
        token = self.token
        if not self.at_end:
            self.position += 1
        return token

    def at(self, *texts: str) -> bool:
        """Whether the next token is one of these."""
        return self.token.text in texts and self.token.kind in self.spelled

    def accept(self, *texts: str) -> bool:
        """Reads the next token if it is one of these."""
        if not self.at(*texts):
            return False
        self.position += 1
        return True

    def expect(self, text: str) -> Token:
        """Reads the next token, which must be this one."""
        token = self.token
        if not self.accept(text):
            self.expected(f"'{text}'")
        return token

    def take(self, kind: str, what: str) -> Token:
        """Reads the next token, which must be of a kind; `what` names it for people."""
        token = self.token
        if token.kind != kind:
            self.expected(what)
        self.position += 1
        return token

    # -- lists ---------------------------------------------------------------------------------------------------------

    def listed(self, close: str, item: Callable[[], Item]) -> list[Item]:
        """Items between commas up to `close`, which may be none; the opening bracket was read."""
        if self.accept(close):
            return []
        items = [item()]
        while not self.accept(close):
            if not self.accept(","):
                self.expected(f"',' or '{close}'")
            items.append(item())
        return items

    def enclosed(self, open: str, item: Callable[[], Item]) -> list[Item]:
        """Items between commas in brackets, which may be none."""
        self.expect(open)
        return self.listed(_CLOSING[open], item)
