"""Which types an operand or a result may have."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from interp.ir.types import I1, INDEX, POINTER, Scalar, Type, View


class TypeConstraint(Struct, frozen=True):
    """`text` completes "which is not"."""

    text: str
    holds: Callable[[Type], bool]


def exactly(type_: Scalar) -> TypeConstraint:
    return TypeConstraint(type_.name, lambda given: given == type_)


ANY = TypeConstraint("a type", lambda given: True)
SCALAR = TypeConstraint("a scalar", lambda given: isinstance(given, Scalar))
NUMBER = TypeConstraint("a number", lambda given: isinstance(given, Scalar) and given != POINTER)
INTEGER = TypeConstraint("an integer", lambda given: isinstance(given, Scalar) and given.is_integer)
VIEW = TypeConstraint("a view", lambda given: isinstance(given, View))
ELEMENT = TypeConstraint("a view of one element", lambda given: isinstance(given, View) and given.rank == 0)
MEMORY = TypeConstraint("a view or a pointer", lambda given: isinstance(given, View) or given == POINTER)
IS_INDEX, IS_I1, IS_I8, IS_POINTER = map(exactly, (INDEX, I1, Scalar("i8"), POINTER))
