"""Buffers of elements, views of them, and pointers into them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

from tests.simulation.schedules import Undefined


class Buffer:
    """Elements of `size` bytes each; None where nobody has written."""

    def __init__(self, count: int, size: int, values: Sequence[Any] | None = None) -> None:
        self.values: list[Any] = list(values) if values is not None else [None] * count
        self.size, self.freed = size, False

    def check(self, at: int) -> None:
        if self.freed:
            raise Undefined("an access to what was freed")
        if not 0 <= at < len(self.values):
            raise Undefined("an access out of bounds")


class View:
    """A memref: element (i, j, ...) is at `offset` + i * strides[0] + j * strides[1] + ..."""

    def __init__(self, buffer: Buffer, offset: int, sizes: Sequence[int], strides: Sequence[int]) -> None:
        self.buffer, self.offset, self.sizes, self.strides = buffer, offset, list(sizes), list(strides)

    def position(self, indices: Sequence[int]) -> int:
        at = self.offset
        for index, size, stride in zip(indices, self.sizes, self.strides, strict=True):
            if not 0 <= index < size:
                raise Undefined("an index out of bounds")
            at += index * stride
        self.buffer.check(at)
        return at

    def positions(self) -> list[int]:
        """Of all elements, in the order of rows."""
        return [self.position(indices) for indices in product(*map(range, self.sizes))]

    def part(self, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]) -> View:
        begin = self.offset + sum(offset * stride for offset, stride in zip(offsets, self.strides, strict=True))
        return View(
            self.buffer, begin, sizes, [step * stride for step, stride in zip(strides, self.strides, strict=True)]
        )


def row_major(shape: Sequence[int]) -> list[int]:
    return [prod(shape[position + 1 :]) for position in range(len(shape))]


def allocate(shape: Sequence[int], size: int, values: Sequence[Any] | None = None) -> View:
    return View(Buffer(prod(shape), size, values), 0, shape, row_major(shape))


def load(view: View, *indices: int) -> Any:
    return known(view.buffer.values[view.position(indices)])


def store(value: Any, view: View, *indices: int) -> None:
    view.buffer.values[view.position(indices)] = value


def known(value: Any) -> Any:
    if value is None:
        raise Undefined("a read of what nobody has written")
    return value


class Pointer:
    """`offset` counts bytes."""

    def __init__(self, buffer: Buffer | None, offset: int) -> None:
        self.buffer, self.offset = buffer, offset

    def plus(self, bytes: int) -> Pointer:
        return Pointer(self.buffer, self.offset + bytes)

    def position(self, size: int) -> int:
        if self.buffer is None:
            raise Undefined("an access by a null pointer")
        assert self.buffer.size == size and self.offset % size == 0, "an access to parts of elements"
        at = self.offset // size
        self.buffer.check(at)
        return at


def load_at(pointer: Pointer, size: int) -> Any:
    at = pointer.position(size)
    assert pointer.buffer is not None
    return known(pointer.buffer.values[at])


def store_at(value: Any, pointer: Pointer, size: int) -> None:
    at = pointer.position(size)
    assert pointer.buffer is not None
    pointer.buffer.values[at] = value
