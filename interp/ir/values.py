"""What operations of affine IR are made of: values, affine expressions, blocks and regions."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from interp.ir.place import Place
from interp.ir.types import POINTER, Scalar, Type, View


class Value(Struct, eq=False):
    """One SSA value. `name` is a hint for printing only."""

    type: Type
    name: str = ""


Index = Value | int  # an index operand: a value of integer type, or a constant


def scalar_of(value: Value) -> Scalar:
    """The type of a value that is a scalar."""
    assert isinstance(value.type, Scalar)
    return value.type


def is_integer(value: Value) -> bool:
    """Whether a value is an integer, or an index."""
    return isinstance(value.type, Scalar) and value.type.is_integer


def is_memory(value: Value) -> bool:
    """Whether a value is a view or a pointer."""
    return isinstance(value.type, View) or value.type == POINTER


class Binary(Struct, frozen=True):
    """`operator` is one of `+ * floordiv ceildiv mod`, as in MLIR's affine expressions: rounding to minus infinity,
    plus infinity, and a remainder that is never negative; a divisor <= 0 is undefined behaviour."""

    operator: str
    left: Affine
    right: Affine


Affine = Value | int | Binary  # values are of integer type

AFFINE_OPERATORS = ("+", "*", "floordiv", "ceildiv", "mod")


class Block(Struct, eq=False):
    """Operations that run one after the other; the last one ends it. Its arguments are what it is entered with."""

    arguments: list[Value] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)


class Region(Struct, eq=False):
    """Blocks, the first is the entry. More than one only where `Branch` terminators connect them."""

    blocks: list[Block]


class Operation(Struct, eq=False, kw_only=True):
    """One operation; `interp.ir.declaration` says how its class declares what it is made of. The value flow of one that
    `flows_anywhere` is not told apart: any operand, and memory, may come to any result."""

    place: Place
    mnemonic: ClassVar[str]
    assembly_format: ClassVar[str]
    is_terminator: ClassVar[bool] = False
    flows_anywhere: ClassVar[bool] = False
