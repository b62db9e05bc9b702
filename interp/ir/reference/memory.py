"""Memory of the reference interpreter: buffers of values at bytes, and what points into them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import ClassVar

from msgspec import Struct, field

from interp import ir
from interp.ir.reference.stops import Undefined, Unsupported
from interp.ir.types import row_major


class Absent(Struct, frozen=True):
    """What is in the place of a value that is none. Arithmetic on either gives poison."""

    value: str
    UNINITIALIZED: ClassVar[Absent]
    POISON: ClassVar[Absent]


Absent.UNINITIALIZED, Absent.POISON = Absent("uninitialized"), Absent("poison")


class Buffer(Struct, eq=False):
    """Memory: values with their types, by the byte at which they begin. A type whose size in memory is not known counts
    as one byte, and its elements have no bytes of their own."""

    bytes: int
    pieces: dict[int, tuple[Value, ir.Scalar]] = field(default_factory=dict)
    element: ir.Scalar | None = None
    freed: bool = False
    on_stack: bool = False
    given: bool = False  # by the caller, or a global
    widest: int = 1  # of the values that it ever held
    accesses: dict[int, Shadow] = field(default_factory=dict)  # by element or byte, where agents may conflict

    def get(self, at: int, type_: ir.Scalar) -> Value:
        """The value that begins at a byte, or the one that the bytes there make up. Raises `Unsupported`: a pointer
        as a number or the other way round, or a narrower type of as many bytes."""
        size = bytes_of(type_)
        if at in self.pieces:
            value, stored = self.pieces[at]
            if stored == type_:
                return value
            if bytes_of(stored) == size:
                if isinstance(value, Absent) or (isinstance(value, int) and size and type_.width >= stored.width):
                    return value
                raise Unsupported("a load with another type than that of the store")
        if not self.overlapped(at, size or 1):
            return Absent.UNINITIALIZED
        number = 0
        for byte in range(size):
            part = self.byte(at + byte)
            if isinstance(part, Absent):
                return Absent.POISON
            number |= part << 8 * byte
        return number if number < 1 << type_.width else Absent.POISON

    def put(self, at: int, value: Value, type_: ir.Scalar) -> None:
        """Writes a value at a byte; what stood in its bytes is gone."""
        size = bytes_of(type_) or 1
        found = self.pieces.get(at)
        if found is None or (bytes_of(found[1]) or 1) != size:
            self.erase(at, size)
        self.pieces[at] = value, type_
        self.widest = max(self.widest, size)

    def erase(self, at: int, size: int) -> None:
        """Of values that lie in a range in part the other bytes stay, each on its own."""
        for start in self.overlapped(at, size):
            end = start + (bytes_of(self.pieces[start][1]) or 1)
            rest = {byte: self.byte(byte) for byte in range(start, end) if not at <= byte < at + size}
            del self.pieces[start]
            self.pieces.update({byte: (content, ir.Scalar("i8")) for byte, content in rest.items()})

    def overlapped(self, at: int, size: int) -> list[int]:
        """Where the values begin that have bytes in a range."""
        found = self.pieces.get(at)
        if found is not None and (bytes_of(found[1]) or 1) >= size:
            return [at]  # values do not lie in each other's bytes
        starts = [start for start in range(at - self.widest + 1, at + size) if start in self.pieces]
        return [start for start in starts if start + (bytes_of(self.pieces[start][1]) or 1) > at]

    def byte(self, at: int) -> int | Absent:
        """One byte of what stands there, little-endian. Raises `Unsupported` for a part of a pointer."""
        for start in self.overlapped(at, 1):
            value = self.pieces[start][0]
            if isinstance(value, Pointer | Descriptor):
                raise Unsupported("some bytes of a pointer in memory")
            return value if isinstance(value, Absent) else value >> 8 * (at - start) & 0xFF
        return Absent.UNINITIALIZED


class Pointer(Struct, frozen=True):
    """A buffer and a number of bytes from its start, which may lie outside."""

    buffer: Buffer
    offset: int  # in bytes


class Descriptor(Struct, frozen=True):
    """A view: offset, sizes and strides into one buffer."""

    buffer: Buffer
    offset: int  # in elements, as sizes and strides are
    sizes: tuple[int, ...]
    strides: tuple[int, ...]


Value = int | Absent | Pointer | Descriptor


class Shadow(Struct):
    """The last accesses to an element: ticks by agent, each with the atomic update that it is part of."""

    stores: dict[int, tuple[int, str]] = field(default_factory=dict)
    loads: dict[int, tuple[int, str]] = field(default_factory=dict)


def bytes_of(type_: ir.Scalar) -> int:
    """The size in memory: a power of two that holds the width; 0 where it is not known."""
    width = type_.width
    return 1 << max((width + 7) // 8 - 1, 0).bit_length() if width else 0


def allocated(element: ir.Scalar, sizes: Sequence[int]) -> Descriptor:
    """A view of a new buffer, of so many elements in each dimension, in row-major order. Raises `Undefined`: a size is
    negative."""
    if any(size < 0 for size in sizes):
        raise Undefined(f"an allocation of sizes {list(sizes)}")
    buffer = Buffer(prod(sizes) * (bytes_of(element) or 1), element=element)
    return Descriptor(buffer, 0, tuple(sizes), row_major(sizes))


def given(
    element: ir.Scalar, sizes: Sequence[int], strides: Sequence[int] | None = None, offset: int = 0
) -> Descriptor:
    """A view that a caller gives, of a buffer of its own that ends with its last element. Sizes, strides (row-major
    where none are given) and the offset are in elements."""
    strides = row_major(sizes) if strides is None else tuple(strides)
    last = offset + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
    extent = last + 1 if all(sizes) else 0
    buffer = Buffer(extent * (bytes_of(element) or 1), element=element, given=True)
    return Descriptor(buffer, offset, tuple(sizes), strides)


def elements_at(view: Descriptor, element: ir.Scalar) -> list[int]:
    """The bytes at which the elements of a view begin, in row-major order."""
    size = bytes_of(element) or 1
    return [
        size * (view.offset + sum(index * stride for index, stride in zip(indices, view.strides, strict=True)))
        for indices in product(*map(range, view.sizes))
    ]
