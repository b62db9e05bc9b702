"""Packages of XLS IR as data. Source: XLS's own page on the semantics of its IR."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from interp.dataclass import dataclass
from interp.ir import Place


@dataclass(frozen=True, slots=True)
class Bits:
    """`width` may be 0."""

    width: int

    def __str__(self) -> str:
        return f"bits[{self.width}]"


@dataclass(frozen=True, slots=True)
class Array:
    """An array type."""

    element: Type
    size: int

    def __str__(self) -> str:
        return f"{self.element}[{self.size}]"


@dataclass(frozen=True, slots=True)
class Tuple:
    """A tuple type."""

    elements: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.elements))})"


@dataclass(frozen=True, slots=True)
class Token:
    """The type of tokens, which order effects and hold nothing."""

    def __str__(self) -> str:
        return "token"


Type = Bits | Array | Tuple | Token


@dataclass(frozen=True, slots=True)
class Name:
    """A node or a function."""

    text: str


Attribute = int | bool | str | Name | tuple["Attribute", ...]
"""What stands after a keyword: a number, a truth value, a text, a name, or several of these."""


@dataclass(frozen=True, slots=True)
class Node:
    """One node of a function."""

    name: str
    type: Type
    operation: str
    operands: tuple[str, ...]
    attributes: Mapping[str, Attribute]
    place: Place


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function."""

    name: str
    type: Type


@dataclass(slots=True)
class Function:
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
