"""Assembly formats: how the text of an operation is laid out, in the spirit of `assemblyFormat` in MLIR's ODS.

| element | stands for |
|---|---|
| `` `word` `` | that keyword or punctuation |
| ` `` ` | no space here |
| `$field` | an operand, attribute, successor or region of the operation, in the syntax of its kind |
| `( ... )?` | what is left out where its first field is empty, or as it is by default |
| `( ... )? unless $field = word` | what is left out exactly where an attribute says so |
| `argument($region)` | the definition of the first argument of a region's entry |
| `arguments($region)` | the definitions of all of them |
| `carried($region, $field)` | the definitions of those that are left, each with the operand that it begins as |
| `successor($block, $field)` | a label, and the values that its arguments become |

A flag is its own name, or nothing. Results and the mnemonic stand in front; the place is in front of the first region,
or at the end.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from enum import Enum, auto

from msgspec import Struct

_TOKEN = re.compile(r"\s*(?:(?P<literal>`[^`]*`)|(?P<field>\$\w+)|(?P<word>\w+)|(?P<punctuation>\)\?|[(),=]))")


class Literal(Struct, frozen=True):
    """A word or sign that stands as it is."""

    text: str


class NoSpace(Enum):
    """That no space stands here."""

    HERE = auto()


class Field(Struct, frozen=True):
    """`close` is the bracket that ends a list."""

    name: str
    close: str | None = None


class Argument(Struct, frozen=True):
    """The definition of the first argument of a region's entry."""

    region: str


class Arguments(Struct, frozen=True):
    """The definitions of all arguments of a region's entry."""

    region: str


class Carried(Struct, frozen=True):
    """The definitions of the arguments that are left, each with the operand that it begins as."""

    region: str
    values: str


class Successor(Struct, frozen=True):
    """A label, and the values that the block's arguments become."""

    block: str
    values: str


Anchor = Field | Argument | Arguments | Carried | Successor


class Unless(Struct, frozen=True):
    """That a group is left out exactly where an attribute is this word."""

    field: str
    word: str


class Group(Struct, frozen=True):
    """An optional group; `anchor` is its first element that is not literal."""

    elements: tuple[Element, ...]
    anchor: Anchor
    unless: Unless | None = None


Element = Literal | NoSpace | Anchor | Group

_DIRECTIVES: dict[str, Callable[..., Element]] = {
    "argument": Argument,
    "arguments": Arguments,
    "carried": Carried,
    "successor": Successor,
}


class FormatError(Exception):
    """A declaration whose assembly format is not one."""


def parse_format(text: str) -> tuple[Element, ...]:
    """Raises `FormatError`."""
    return _FormatParser(text).elements(False)


def elements_of(elements: tuple[Element, ...]) -> Iterator[Element]:
    """All elements, those of groups in the place of the group."""
    for element in elements:
        if isinstance(element, Group):
            yield from elements_of(element.elements)
        else:
            yield element


def fields_of(element: Element) -> tuple[str, ...]:
    """The fields of the operation that an element names."""
    match element:
        case Field(name=name):
            return (name,)
        case Argument(region=name) | Arguments(region=name):
            return (name,)
        case Carried(region=name, values=values) | Successor(block=name, values=values):
            return (name, values)
        case _:
            return ()


class _FormatParser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, str]] = []
        at, end = 0, len(text.rstrip())
        while at < end:
            match = _TOKEN.match(text, at)
            if match is None or match.lastgroup is None:
                raise FormatError(f"'{text[at:]}' begins no element of an assembly format")
            self.tokens.append((match.lastgroup, match.group(match.lastgroup)))
            at = match.end()
        self.at = 0

    def elements(self, in_group: bool) -> tuple[Element, ...]:
        found: list[Element] = []
        while self.at < len(self.tokens) and not (in_group and self.tokens[self.at][1] == ")?"):
            found.append(self.element())
        for position, (element, after) in enumerate(itertools.pairwise(found)):
            if isinstance(element, Field) and isinstance(after, Literal) and after.text in (")", "]", "}"):
                found[position] = Field(element.name, after.text)
        return tuple(found)

    def element(self) -> Element:
        kind, token = self.next()
        if kind == "literal":
            return Literal(token[1:-1]) if token != "``" else NoSpace.HERE
        if kind == "field":
            return Field(token[1:])
        if kind == "word" and token in _DIRECTIVES:
            self.need("(")
            names = [self.field()]
            while self.accept(","):
                names.append(self.field())
            self.need(")")
            return _DIRECTIVES[token](*names)
        if token != "(":
            raise FormatError(f"'{token}' is no element of an assembly format")
        return self.group()

    def group(self) -> Group:
        elements = self.elements(True)
        self.need(")?")
        anchor = next((each for each in elements if isinstance(each, Anchor)), None)
        if anchor is None:
            raise FormatError("an optional group without a field")
        unless = None
        if self.accept("unless"):
            field = self.field()
            self.need("=")
            unless = Unless(field, self.next()[1])
        return Group(elements, anchor, unless)

    def next(self) -> tuple[str, str]:
        if self.at == len(self.tokens):
            raise FormatError("the assembly format ends too early")
        self.at += 1
        return self.tokens[self.at - 1]

    def accept(self, token: str) -> bool:
        if self.at == len(self.tokens) or self.tokens[self.at][1] != token:
            return False
        self.at += 1
        return True

    def need(self, token: str) -> None:
        if not self.accept(token):
            raise FormatError(f"the assembly format lacks '{token}'")

    def field(self) -> str:
        kind, token = self.next()
        if kind != "field":
            raise FormatError(f"'{token}' where a field such as $name is needed")
        return token[1:]
