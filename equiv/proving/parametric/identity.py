"""What the values and the memory of equations are by themselves, so that those of two programs are told to be one."""

from __future__ import annotations

from msgspec import Struct

from interp import ir


class Input(Struct, frozen=True):
    """What the caller gives: an argument by its position, or a variable global by its name. The cells of memory that is
    `flat` are numbers in row-major order."""

    given: ir.Output
    flat: bool = False


class ConstantData(Struct, frozen=True):
    """What a constant global holds: `digest` is SHA-256 of its patterns in row-major order."""

    element: str
    shape: tuple[int, ...]
    digest: str
    flat: bool = False


class Literal(Struct, frozen=True):
    """One pattern of a scalar type, an integer below two to its width."""

    type: str
    bits: int


class Number(Struct, frozen=True):
    """The integer that its one index is, in a scalar type."""

    type: str


LeafKey = Input | ConstantData | Literal | Number


class Own(Struct, frozen=True):
    """The allocation of that number of the program whose variables have the prefix."""

    prefix: str
    number: int


MemoryKey = ir.Output | Own
"""Memory of one key is the same in both programs."""


class Head(Struct, frozen=True):
    """A scalar function: the operation's name and flags, the types of its operands and then of its results, and which
    of the results it is."""

    name: str
    flags: tuple[str, ...]
    types: tuple[str, ...]
    result: int = 0


SELECT = "select"
"""The name of the choice of the second or the third operand by the first, which is an `i1`."""
