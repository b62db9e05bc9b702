"""Packages of XLS IR as data. Source: XLS's own page on the semantics of its IR."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from frontends.errors import Unsupported
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
    """`nodes` stand each after those that it uses; `result` is the name of the one that is returned. `words` is its
    text without what says nothing."""

    name: str
    parameters: tuple[Parameter, ...]
    type: Type
    place: Place
    top: bool = False
    nodes: list[Node] = field(default_factory=list)
    result: str = ""
    words: tuple[str, ...] = ()


class Register(Struct, frozen=True):
    """`reset_value` is what it takes where the reset of its block holds, None where it has none; with `active_low`
    that is where the signal is 0."""

    name: str
    type: Type
    place: Place
    reset_value: Attribute | None = None
    active_low: bool = False


class Block(Struct):
    """A circuit: `ports` in the order of its head, with their types, without the `clock`."""

    name: str
    place: Place
    top: bool = False
    clock: str = ""
    ports: dict[str, Type] = field(default_factory=dict)
    registers: dict[str, Register] = field(default_factory=dict)
    nodes: list[Node] = field(default_factory=list)


class StateElement(Struct, frozen=True):
    """What a proc holds from one activation to the next, and at first."""

    name: str
    type: Type
    initial: Attribute


class Channel(Struct, frozen=True):
    """A channel, as a package or a proc declares it. `identifier` is the number by which older text names it."""

    name: str
    type: Type
    place: Place
    kind: str = "streaming"
    strictness: str = ""
    identifier: int | None = None


class Instance(Struct, frozen=True):
    """A proc that another one has inside, and the channels that it is given."""

    name: str
    proc: str
    channels: tuple[str, ...]
    place: Place


class Proc(Struct):
    """A process. `channels` are those of its head and those that are declared inside; `following` are the values that
    older text gives all state elements at the end. `head` says the channels that whoever makes an instance of it gives
    it, in this order. `words` is its text without what says nothing."""

    name: str
    place: Place
    top: bool = False
    channels: dict[str, Channel] = field(default_factory=dict)
    state: dict[str, StateElement] = field(default_factory=dict)
    instances: list[Instance] = field(default_factory=list)
    nodes: list[Node] = field(default_factory=list)
    following: tuple[str, ...] | None = None
    head: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


class Other(Struct, frozen=True):
    """What is neither a function, a block nor a proc, by the word that it begins with; or a block or a proc that is not
    modelled, with the reason `why`."""

    kind: str
    name: str
    place: Place
    why: Unsupported | None = None


class Package(Struct):
    """What a text defines, by name. Others have the name of a function or a block only where there is none of it."""

    functions: dict[str, Function] = field(default_factory=dict)
    blocks: dict[str, Block] = field(default_factory=dict)
    procs: dict[str, Proc] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    others: dict[str, Other] = field(default_factory=dict)


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
