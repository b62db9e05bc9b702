"""Views of buffers: from indices to cells.

A buffer's cells are index vectors of its own shape as long as every view of it has that shape; otherwise, where its
strides are constants, they are numbers in row-major order. Raises `Outside` with a place: a stride or an inner size
that is no constant where one is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.identity import MemoryKey
from equiv.solver.linear.expression import ZERO, Formula, Linear, both, combine, constant, less, not_negative
from interp import ir
from interp.ir.place import Place


class NeedsNumbers(Exception):
    """That the cells of a buffer have to be numbers: it is seen in another shape than its own."""

    def __init__(self, key: MemoryKey) -> None:
        super().__init__(key)
        self.key = key


class NeedsElement(Exception):
    """That the elements of a buffer of bytes have to be of a type: it is accessed so."""

    def __init__(self, key: MemoryKey, element: ir.Scalar) -> None:
        super().__init__(key)
        self.key, self.element = key, element


class Layouts(Struct, frozen=True):
    """What accesses say of buffers, by their keys: those whose cells are numbers, and what buffers of bytes hold; and
    the weights of the digits of variables of parallel loops."""

    flat: frozenset[MemoryKey] = frozenset()
    elements: Mapping[MemoryKey, ir.Scalar] = field(default_factory=dict)
    weights: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


class Memory(Struct, frozen=True):
    """A buffer under views. `shape` is that of its own; `strides` are of its own layout, None where they are no
    constants. `key` names it, in both programs where it is an argument. `flat` holds where its cells are numbers.
    `element` is None for a buffer of bytes that nothing accesses. It begins at a multiple of `alignment`."""

    number: int
    key: MemoryKey
    instance: tuple[Linear, ...]
    shape: tuple[Linear, ...]
    strides: tuple[int, ...] | None
    element: ir.Scalar | None
    flat: bool
    stack: bool = False
    alignment: int = 1


class Pointer(Struct, frozen=True):
    """So many bytes from the start of memory, or, without any, from null."""

    memory: Memory | None
    offset: Linear


class Seen(Struct, frozen=True):
    """A view. Where `offset` is None it is the whole buffer in its own shape."""

    memory: Memory
    sizes: tuple[Linear, ...]
    offset: Linear | None = None
    strides: tuple[int, ...] | None = None

    def stride(self, dimension: int) -> Linear | None:
        """The stride of a dimension in elements; None where it is no constant."""
        strides = self.memory.strides if self.offset is None else self.strides
        return None if strides is None else constant(strides[dimension])

    @property
    def start(self) -> Linear:
        return ZERO if self.offset is None else self.offset


def row_major(shape: Sequence[Linear]) -> tuple[int, ...] | None:
    """The strides of a row-major layout, where they are constants."""
    strides, running = [], 1
    for at in range(len(shape) - 1, -1, -1):
        strides.append(running)
        if at and not shape[at].is_constant:
            return None
        running *= shape[at].constant
    return tuple(reversed(strides))


def elements(memory: Memory) -> Linear | None:
    """How many cells a buffer has, where its strides are constants."""
    if memory.strides is None:
        return None
    return memory.shape[0] * memory.strides[0] if memory.shape else constant(1)


def cell_of(seen: Seen, indices: Sequence[Linear], place: Place) -> tuple[tuple[Linear, ...], Formula]:
    """The cell under indices, and that they are in bounds. Raises `NeedsNumbers`: the buffer has views of several
    shapes."""
    memory = seen.memory
    inside = [both(not_negative(each), less(each, size)) for each, size in zip(indices, seen.sizes, strict=True)]
    if not memory.flat:
        if seen.offset is not None:
            raise NeedsNumbers(memory.key)
        return (*memory.instance, *indices), both(*inside)
    strides = memory.strides if seen.offset is None else seen.strides
    count = elements(memory)
    if strides is None or count is None:
        raise Outside("a view of another shape over a dynamic inner size", place)
    address = combine((each, stride) for each, stride in zip(indices, strides, strict=True)) + seen.start
    if seen.offset is not None:
        inside.append(both(not_negative(address), less(address, count)))
    return (*memory.instance, address), both(*inside)


def reshaped(
    base: Seen, offset: Linear, sizes: tuple[Linear, ...], strides: tuple[Linear | None, ...], place: Place
) -> Seen:
    """The view of other offset, sizes and strides over the buffer under `base`."""
    memory = base.memory
    known = tuple(each.constant for each in strides if each is not None and each.is_constant)
    if len(known) < len(strides):
        raise Outside("a view with a dynamic stride", place)
    if offset == ZERO and sizes == memory.shape and known == memory.strides:
        return Seen(memory, sizes)
    return Seen(memory, sizes, offset, known)
