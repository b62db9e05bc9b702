"""Reading the custom form of one operation, token by token."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import copy

from frontends.errors import SyntaxProblem
from frontends.mlir.core.syntax.forms import Argument, Region
from frontends.mlir.core.syntax.lexer import Tokens
from frontends.text import cursor

_ALIAS = re.compile(r"![A-Za-z_][\w$]*(?![\w$.<])")
_LONGEST_TYPE = 1 << 16
_PARAMETRIC = ("complex", "memref", "tensor", "tile", "tuple", "vector")  # behind which a blank may stand


class Cursor(cursor.Cursor):
    """A position in the tokens of a file. All methods that read raise `SyntaxProblem` where they do not find what they
    read. `results` is how many results the operation at hand is written to have."""

    def __init__(
        self, tokens: Tokens, position: int, results: int = 0, resolve: Callable[[str, int], str] | None = None
    ) -> None:
        super().__init__(tokens.tokens, position)
        self.results = results
        self._start = position
        self._text, self._partner, self._aliases = tokens.text, tokens.partner, tokens.aliases
        self._known_aliases = tokens.without_aliases
        self._resolve = resolve

    def within(self, position: int) -> Cursor:
        """Another one, at another position of the same text."""
        other = copy(self)
        other.position = position
        return other

    # -- words and punctuation -----------------------------------------------------------------------------------------

    def word(self, what: str = "a keyword") -> str:
        return self.take("word", what).text

    def string(self) -> str:
        """A string with its quotes."""
        return self.take("string", "a string").text

    def symbol(self) -> str:
        """A symbol's name with its `@`."""
        return self.take("symbol", "a symbol such as '@name'").text

    def optional_symbol(self) -> str | None:
        return self.symbol() if self.token.kind == "symbol" else None

    def block(self) -> str:
        """A block's name with its `^`."""
        return self.take("block", "a block such as '^bb1'").text

    def integer(self) -> int:
        text = self.take("number", "an integer").text
        try:
            return int(text, 0)
        except ValueError:
            self.position -= 1
            self.expected("an integer")

    # -- values and types ----------------------------------------------------------------------------------------------

    def value(self) -> str:
        """The name of a value with its `%`."""
        return self.take("value", "a value such as '%0'").text

    def result_name(self) -> str:
        """What the first result of the operation at hand is called, without its `%`; nothing for a mere number."""
        at = self._start - 2  # the `=`
        if at < 1 or not self.results:
            return ""
        while True:  # over `%a` or `%a:2`, and a comma; the operands of what stands before end without one
            at -= 3 if self.tokens[at - 1].kind == "number" else 1
            if at < 1 or self.tokens[at - 1].text != ",":
                break
            at -= 1
        name = self.tokens[max(at, 0)].text[1:].partition("#")[0]
        return "" if name[:1].isdigit() else name

    def values(self, opening: str = "[") -> list[str]:
        """Values with commas between, in brackets."""
        return self.enclosed(opening, self.value)

    def value_in_parentheses(self) -> str:
        """`(%a)`"""
        self.expect("(")
        value = self.value()
        self.expect(")")
        return value

    def type_of(self, value: str) -> str:
        """The type of a value that the operation does not spell, as its definition has it. Raises `SyntaxProblem`: the
        definition does not tell."""
        found = self._resolve(value, self.position) if self._resolve is not None else ""
        if not found:
            while self.token.text != value and self.position > 0:
                self.position -= 1
            raise SyntaxProblem(
                f"the type of {value} cannot be told from its definition; print this operation in generic form "
                "(--mlir-print-op-generic)",
                self.token.place,
            )
        return found

    def type(self) -> str:
        """The text of a type, with those in the place of the aliases that the file has for them."""
        text = self._type()
        return self._without_aliases(text) if self._aliases and "!" in text else text

    def _without_aliases(self, text: str) -> str:
        """As it is where that is too long, and an alias that is made of itself as it is."""
        return self._expanded(text, ())[0]

    def _expanded(self, text: str, within: tuple[str, ...]) -> tuple[str, bool]:
        """A text without aliases, and whether it is so wherever it stands: none of those that it is `within` is met."""
        everywhere = True

        def expanded(found: re.Match[str]) -> str:
            nonlocal everywhere
            name = found[0]
            position = self._aliases.get(name)
            if position is None:
                return name
            if name in within:
                everywhere = False
                return name
            known = self._known_aliases.get(name)
            if known is None:
                known, stays = self._expanded(self.within(position)._type(), (*within, name))
                if stays:
                    self._known_aliases[name] = known
                everywhere &= stays
            return known

        found = _ALIAS.sub(expanded, text)
        return (found if len(found) <= _LONGEST_TYPE else text), everywhere

    def _type(self) -> str:
        start = self.position
        if self.at("("):
            self._skip_brackets()
            self.expect("->")
            self.type_list()
        elif self.token.kind in ("word", "type"):
            spaced = self.at(*_PARAMETRIC)
            self.position += 1
            if self.at("<") and (spaced or self.token.start == self.tokens[self.position - 1].end):
                self._skip_angles()
        else:
            self.expected("a type")
        return self._between(start, self.position)

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
        return self.enclosed("(", self.type)

    def typed(self, values: list[str], types: list[str]) -> list[tuple[str, str]]:
        """Values with their types. Raises `SyntaxProblem`: there are not as many of these."""
        if len(values) != len(types):
            self.fail(f"{len(values)} values with {len(types)} types")
        return list(zip(values, types, strict=True))

    # -- attributes ----------------------------------------------------------------------------------------------------

    def attribute(self) -> str:
        """The text of an attribute, with its type."""
        start = self.position
        self.untyped_attribute()
        if self.accept(":"):
            self.type()
        return self._between(start, self.position)

    def untyped_attribute(self) -> str:
        """The text of an attribute behind which no type stands that is its own."""
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
            self.expected("an attribute")
        return self._between(start, self.position)

    def dictionary(self) -> dict[str, str]:
        """An attribute dictionary: the text of each value, empty for a unit attribute."""
        entries: dict[str, str] = {}

        def entry() -> None:
            if self.token.kind not in ("word", "string"):
                self.expected("the name of an attribute")
            name = self.token.text
            self.position += 1
            name = name[1:-1] if name.startswith('"') else name
            if name in entries:
                self.fail(f"the attribute '{name}' is given twice", self.tokens[self.position - 1])
            entries[name] = self.attribute() if self.accept("=") else ""

        self.enclosed("{", entry)
        return entries

    def added(self, attributes: Mapping[str, str], more: Mapping[str, str]) -> dict[str, str]:
        """Attributes of one operation that stand in two places of it; none may stand in both."""
        for name in more:
            if name in attributes:
                self.fail(f"the attribute '{name}' is given twice")
        return {**attributes, **more}

    def optional_dictionary(self) -> dict[str, str]:
        return self.dictionary() if self.at("{") else {}

    def value_of_type(self, *words: str) -> tuple[str, dict[str, str], str]:
        """`%a words {attributes} : type`: the value, its attributes, of which the words are some, and the type."""
        value = self.value()
        attributes = {word: "" for word in words if self.accept(word)}
        attributes |= self.optional_dictionary()
        self.expect(":")
        return value, attributes, self.type()

    def values_before_types(self) -> tuple[list[str], dict[str, str]]:
        """`%a, %b {attributes} :`: at least one value, and the attributes."""
        values = [self.value()]
        while self.accept(","):
            values.append(self.value())
        attributes = self.optional_dictionary()
        self.expect(":")
        return values, attributes

    def attributes_clause(self) -> dict[str, str]:
        """`attributes {...}`, which may be missing."""
        return self.dictionary() if self.accept("attributes") else {}

    def angles(self) -> str:
        """The text of what is in angle brackets, with them."""
        start = self.position
        if not self.at("<"):
            self.expected("'<'")
        self._skip_angles()
        return self._between(start, self.position)

    # -- regions -------------------------------------------------------------------------------------------------------

    def region(self, arguments: tuple[Argument, ...] = (), terminator: str = "") -> Region:
        """A region in braces. `arguments` are those of its first block where the custom form has them elsewhere."""
        opening = self.position
        self.expect("{")
        closing = self._partner.get(opening)
        if closing is None:
            self.expected("a region that is closed by '}'")
        self.position = closing + 1
        return Region(opening + 1, closing, arguments, terminator)

    def argument(self, type: str = "") -> Argument:
        """The name of a block argument that is defined here."""
        offset = self.token.start
        return Argument(self.value(), type, offset)

    def typed_argument(self) -> Argument:
        """A block argument that is defined here, and its type behind a colon."""
        offset = self.token.start
        name = self.value()
        self.expect(":")
        return Argument(name, self.type(), offset)

    def closing(self) -> int:
        """The position of the bracket that closes the one at hand."""
        closing = self._partner.get(self.position)
        if closing is None:
            self.expected("a bracket that is closed")
        return closing

    # -- spans ---------------------------------------------------------------------------------------------------------

    def _between(self, start: int, end: int) -> str:
        return self._text[self.tokens[start].start : self.tokens[end - 1].end]

    def _skip_brackets(self) -> None:
        closing = self._partner.get(self.position)
        if closing is None:
            self.expected("a bracket that is closed")
        self.position = closing + 1

    def _skip_angles(self) -> None:
        depth = 0
        while True:
            if self.token.kind == "end":
                self.expected("'>'")
            if self.at("<"):
                depth += 1
            elif self.at(">"):
                depth -= 1
                if depth == 0:
                    self.position += 1
                    return
            elif self.token.text in ("(", "[", "{") and self.position in self._partner:
                self._skip_brackets()
                continue
            self.position += 1
