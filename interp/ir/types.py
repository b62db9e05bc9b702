"""The types of affine IR: scalars, and views of memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import overload

from msgspec import Struct

from interp.ir.floats import FLOAT_FORMATS


@cache  # both are asked at every step, of a few names
def _is_integer(name: str) -> bool:
    return name == "index" or (name[0] == "i" and name[1:].isdigit())


@cache
def _width_of(name: str) -> int:
    if name in ("index", "ptr"):
        return 64
    if name in FLOAT_FORMATS:
        return FLOAT_FORMATS[name].width
    digits = name.lstrip("abcdefghijklmnopqrstuvwxyz")
    return int(digits) if digits.isdigit() else 0


def signed(pattern: int, width: int) -> int:
    """The number of a pattern of so many bits in two's complement."""
    return pattern - (1 << width) if pattern >> (width - 1) & 1 else pattern


class Scalar(Struct, frozen=True):
    """A scalar type by its MLIR name: `index`, `i1`, `i32`, `f16`, `bf16`, `tf32`, `f32`, `f64`, ...; `ptr` is a
    pointer, and `f24` has no name in MLIR."""

    name: str

    @property
    def is_index(self) -> bool:
        """Whether it is `index`, an integer of 64 bits."""
        return self.name == "index"

    @property
    def is_integer(self) -> bool:
        """Integers proper and index, which is an integer of 64 bits."""
        return _is_integer(self.name)

    @property
    def is_pointer(self) -> bool:
        return self.name == "ptr"

    @property
    def is_float(self) -> bool:
        """Whether it is a floating-point type."""
        return not self.is_integer and not self.is_pointer

    @property
    def width(self) -> int:
        """Width in bits; 64 for index and pointers, 0 for a float format that has no width in its name."""
        return _width_of(self.name)

    def __str__(self) -> str:
        return self.name


class View(Struct, frozen=True):
    """A view of `element`s; None is a dynamic size, stride or offset. `strides` None is the row-major layout."""

    element: Scalar
    shape: tuple[int | None, ...]
    strides: tuple[int | None, ...] | None = None
    offset: int | None = 0

    @property
    def rank(self) -> int:
        """How many dimensions it has."""
        return len(self.shape)


Type = Scalar | View
INDEX, I1, POINTER = Scalar("index"), Scalar("i1"), Scalar("ptr")


@overload
def row_major(shape: Sequence[int]) -> tuple[int, ...]: ...
@overload
def row_major(shape: Sequence[int | None]) -> tuple[int | None, ...]: ...
def row_major(shape: Sequence[int | None]) -> tuple[int | None, ...]:
    """The strides of the row-major layout; None where they depend on a dynamic size."""
    strides: list[int | None] = []
    stride: int | None = 1
    for size in reversed(shape):
        strides.append(stride)
        stride = None if stride is None or size is None else stride * size
    return tuple(reversed(strides))


def element_index(element: int, shape: Sequence[int]) -> tuple[int, ...]:
    """The index of an element that counts in row-major order."""
    index = []
    for size in reversed(shape):
        element, remainder = divmod(element, size)
        index.append(remainder)
    return tuple(reversed(index))
