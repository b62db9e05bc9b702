"""Reading the custom form of one operation, token by token."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from frontends.errors import SyntaxProblem
from frontends.mlir.core.syntax.forms import Argument, Region
from frontends.mlir.core.syntax.lexer import Token, Tokens
from frontends.reading import place_of

_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


class Cursor:
    """A position in the tokens of a file. All methods that read raise `SyntaxProblem` where they do not find what they
    read. `results` is how many results the operation at hand is written to have."""

    def __init__(
        self,
        tokens: Tokens,
        position: int,
        file: str,
        results: int = 0,
        resolve: Callable[[str, int], str] | None = None,
    ) -> None:
        self.position = position
        self.results = results
        self._tokens = tokens
        self._file = file
        self._resolve = resolve

    @property
    def token(self) -> Token:
        return self._tokens.tokens[self.position]

    def fail(self, expected: str) -> NoReturn:
        """Raises `SyntaxProblem`: something else was expected here."""
        found = f"'{self.token.text}'" if self.token.kind != "end" else "the end of the file"
        raise SyntaxProblem(
            f"expected {expected}, found {found}", place_of(self._tokens.text, self.token.start, self._file)
        )

    # -- words and punctuation -----------------------------------------------------------------------------------------

    def at(self, text: str) -> bool:
        """Whether the next token is `text`."""
        return self.token.text == text and self.token.kind in ("word", "punctuation")

    def accept(self, text: str) -> bool:
        """Reads `text` if it is next."""
        if self.at(text):
            self.position += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.accept(text):
            self.fail(f"'{text}'")

    def _of(self, kind: str, what: str) -> str:
        if self.token.kind != kind:
            self.fail(what)
        text = self.token.text
        self.position += 1
        return text

    def word(self, what: str = "a keyword") -> str:
        return self._of("word", what)

    def string(self) -> str:
        """A string with its quotes."""
        return self._of("string", "a string")

    def symbol(self) -> str:
        """A symbol's name with its `@`."""
        return self._of("symbol", "a symbol such as '@name'")

    def optional_symbol(self) -> str | None:
        return self.symbol() if self.token.kind == "symbol" else None

    def block(self) -> str:
        """A block's name with its `^`."""
        return self._of("block", "a block such as '^bb1'")

    def integer(self) -> int:
        text = self._of("number", "an integer")
        try:
            return int(text, 0)
        except ValueError:
            self.position -= 1
            self.fail("an integer")

    def listed(self, opening: str, read: Callable[[], None]) -> None:
        """Calls `read` for each element of a list with commas in brackets, which may be empty."""
        self.expect(opening)
        closing = _CLOSING[opening]
        if self.accept(closing):
            return
        read()
        while self.accept(","):
            read()
        self.expect(closing)

    # -- values and types ----------------------------------------------------------------------------------------------

    def value(self) -> str:
        """The name of a value with its `%`."""
        return self._of("value", "a value such as '%0'")

    def values(self, opening: str = "[") -> list[str]:
        """Values with commas between, in brackets."""
        found: list[str] = []
        self.listed(opening, lambda: found.append(self.value()))
        return found

    def type_of(self, value: str) -> str:
        """The type of a value that the operation does not spell, as its definition has it."""
        found = self._resolve(value, self.position) if self._resolve is not None else ""
        if not found:
            while self.token.text != value and self.position > 0:
                self.position -= 1
            raise SyntaxProblem(
                f"the type of {value} cannot be told from its definition; print this operation in generic form "
                "(--mlir-print-op-generic)",
                place_of(self._tokens.text, self.token.start, self._file),
            )
        return found

    def type(self) -> str:
        """The text of a type."""
        start = self.position
        if self.at("("):
            self._skip_brackets()
            self.expect("->")
            self.type_list()
        elif self.token.kind in ("word", "type"):
            self.position += 1
            if self.at("<") and self.token.start == self._tokens.tokens[self.position - 1].end:
                self._skip_angles()
        else:
            self.fail("a type")
        return self._text(start, self.position)

    def types(self) -> list[str]:
        """Types with commas between."""
        found = [self.type()]
        while self.accept(","):
            found.append(self.type())
        return found

    def type_list(self) -> list[str]:
        """Types with commas between, in parentheses; or one type without."""
        if not self.at("("):
            return [self.type()]
        found: list[str] = []
        self.listed("(", lambda: found.append(self.type()))
        return found

    # -- attributes ----------------------------------------------------------------------------------------------------

    def attribute(self) -> str:
        """The text of an attribute, with its type."""
        start = self.position
        if self.at("[") or self.at("{"):
            self._skip_brackets()
        elif self.token.kind in ("string", "number"):
            self.position += 1
        elif self.token.kind == "symbol":
            self.position += 1
            while self.accept("::"):
                self.symbol()
        elif self.token.kind == "alias":
            self.position += 1
            if self.at("<"):
                self._skip_angles()
        elif self.at("(") or self.token.kind in ("word", "type"):
            self.type()
        else:
            self.fail("an attribute")
        if self.accept(":"):
            self.type()
        return self._text(start, self.position)

    def dictionary(self) -> dict[str, str]:
        """An attribute dictionary: the text of each value, empty for a unit attribute."""
        entries: dict[str, str] = {}

        def entry() -> None:
            if self.token.kind not in ("word", "string"):
                self.fail("the name of an attribute")
            name = self.token.text
            self.position += 1
            name = name[1:-1] if name.startswith('"') else name
            entries[name] = self.attribute() if self.accept("=") else ""

        self.listed("{", entry)
        return entries

    def optional_dictionary(self) -> dict[str, str]:
        return self.dictionary() if self.at("{") else {}

    def attributes_clause(self) -> dict[str, str]:
        """`attributes {...}`, which may be missing."""
        return self.dictionary() if self.accept("attributes") else {}

    def angles(self) -> str:
        """The text of what is in angle brackets, with them."""
        start = self.position
        if not self.at("<"):
            self.fail("'<'")
        self._skip_angles()
        return self._text(start, self.position)

    # -- regions -------------------------------------------------------------------------------------------------------

    def region(self, arguments: tuple[Argument, ...] = (), terminator: str = "") -> Region:
        """A region in braces. `arguments` are those of its first block where the custom form has them elsewhere."""
        opening = self.position
        self.expect("{")
        closing = self._tokens.partner.get(opening)
        if closing is None:
            self.fail("a region that is closed by '}'")
        self.position = closing + 1
        return Region(opening + 1, closing, arguments, terminator)

    def argument(self, type: str = "") -> Argument:
        """The name of a block argument that is defined here."""
        offset = self.token.start
        return Argument(self.value(), type, offset)

    # -- spans ---------------------------------------------------------------------------------------------------------

    def _text(self, start: int, end: int) -> str:
        tokens = self._tokens.tokens
        return self._tokens.text[tokens[start].start : tokens[end - 1].end]

    def _skip_brackets(self) -> None:
        closing = self._tokens.partner.get(self.position)
        if closing is None:
            self.fail("a bracket that is closed")
        self.position = closing + 1

    def _skip_angles(self) -> None:
        depth = 0
        while True:
            if self.token.kind == "end":
                self.fail("'>'")
            if self.at("<"):
                depth += 1
            elif self.at(">"):
                depth -= 1
                if depth == 0:
                    self.position += 1
                    return
            elif self.token.text in ("(", "[", "{") and self.position in self._tokens.partner:
                self._skip_brackets()
                continue
            self.position += 1
