"""Which types fit each other, and which constants a type has."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from interp import ir
from interp.ir.verify.problem import require


def compatible(left: ir.Type, right: ir.Type) -> bool:
    """Whether a value of one type may stand for one of the other."""
    if isinstance(left, ir.Scalar) or isinstance(right, ir.Scalar):
        return left == right
    if left.element != right.element or left.rank != right.rank or not agree(left.shape, right.shape):
        return False
    # the row-major layout of a dynamic shape has dynamic strides, so only layouts that both spell out can clash
    if left.strides is not None and right.strides is not None and not agree(left.strides, right.strides):
        return False
    return left.offset is None or right.offset is None or left.offset == right.offset


def agree(left: Sequence[int | None], right: Sequence[int | None]) -> bool:
    return all(a is None or b is None or a == b for a, b in zip(left, right, strict=True))


def check_bits(type_: ir.Scalar, bits: int, place: ir.Place) -> None:
    """Requires that a pattern fits the width of a type."""
    fits = bits >= 0 and (type_.width == 0 or bits < 1 << type_.width)
    require(fits, f"{bits:#x} is not a bit pattern of {type_}", place)


def check_initial(buffer: ir.GlobalBuffer) -> None:
    """Requires one pattern for each element of a global that has initial values."""
    if buffer.initial is None:
        return
    count, elements = len(buffer.initial), prod(buffer.shape)
    message = f"the global @{buffer.name} of {elements} elements has {count} initial values"
    require(count == elements, message, buffer.place)
    for bits in set(buffer.initial):
        check_bits(buffer.element, bits, buffer.place)
