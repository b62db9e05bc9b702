"""Packages of XLS IR as data. Source: XLS's own page on the semantics of its IR."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from interp.ir import Place


class Bits(Struct, frozen=True):
    """`width` may be 0."""

    width: int

    def __str__(self) -> str:
        return f"bits[{self.width}]"


class Array(Struct, frozen=True):
    """An array type."""

    element: Type
    size: int

    def __str__(self) -> str:
        return f"{self.element}[{self.size}]"


class Tuple(Struct, frozen=True):
    """A tuple type."""

    elements: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.elements))})"


class Token(Struct, frozen=True):
    """The type of tokens, which order effects and hold nothing."""

    def __str__(self) -> str:
        return "token"


Type = Bits | Array | Tuple | Token


class Name(Struct, frozen=True):
    """A node or a function."""

    text: str


Attribute = int | bool | str | Name | tuple["Attribute", ...]
"""What stands after a keyword: a number, a truth value, a text, a name, or several of these."""


class Node(Struct, frozen=True):
    """One node of a function."""

    name: str
    type: Type
    operation: str
    operands: tuple[str, ...]
    attributes: Mapping[str, Attribute]
    place: Place


class Parameter(Struct, frozen=True):
    """A parameter of a function."""

    name: str
    type: Type


class Function(Struct):
    """`nodes` stand each after those that it uses; `result` is the name of the one that is returned."""

    name: str
    parameters: tuple[Parameter, ...]
    type: Type
    place: Place
    top: bool = False
    nodes: list[Node] = field(default_factory=list)
    result: str = ""


def width_of(type: Type) -> int:
    """The bits of a value, all in all."""
    match type:
        case Bits(width=width):
            return width
        case Array(element=element, size=size):
            return size * width_of(element)
        case Tuple(elements=elements):
            return sum(map(width_of, elements))
        case Token():
            return 0
