"""Lists of which an attribute tells the static numbers, with a marker where an operand follows instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

DYNAMIC = -(1 << 63)
"""`ShapedType::kDynamic`."""
DYNAMIC_INDEX = -(1 << 31)
"""`LLVM::GEPOp::kDynamicIndex`."""

Item = TypeVar("Item")


def mixed(static: Iterable[int], dynamic: Iterable[int | Item]) -> list[int | Item]:
    """The numbers, with the next of `dynamic` where one is the marker."""
    remaining = iter(dynamic)
    return [next(remaining) if each == DYNAMIC else each for each in static]
