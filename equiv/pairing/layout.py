"""Turns sizes into machine inputs: the strides and offset of each argument's buffer."""

from __future__ import annotations

from collections.abc import Mapping, Set

from msgspec import Struct

from equiv.request.signature import Parameter
from interp import ir
from interp.machine import BufferInput, DataInput, Input, SizeInput


class Gaps(Struct, frozen=True):
    """Where a type leaves strides or the offset open: how much further apart than needed elements and rows lie, and how
    far in data starts."""

    padding: int
    start: int


# By turns of the sizes. The first, where nothing is chosen, is such that no program has its numbers by chance; with
# the second a view is packed, as versions of a program for that expect.
_PACKED = Gaps(0, 0)
_LAYOUTS = Gaps(5, 29), _PACKED, Gaps(1, 3)


def is_open(given: ir.Type) -> bool:
    """Whether the type of an argument leaves strides or the offset to the caller."""
    if not isinstance(given, ir.View):
        return False
    return given.offset is None or (given.strides is not None and None in given.strides)


def layout(view: ir.View, sizes: tuple[int, ...], gaps: Gaps) -> tuple[tuple[int, ...] | None, int]:
    """The strides (None where row-major) and offset, in elements, of a view argument of concrete `sizes`."""
    offset = gaps.start if view.offset is None else view.offset
    if view.strides is None:
        return None, offset
    strides: list[int] = []
    needed = 1
    for stride, size in zip(reversed(view.strides), reversed(sizes), strict=True):
        chosen = stride if stride is not None else needed + gaps.padding
        strides.append(chosen)
        needed = max(needed, chosen * max(size, 1))
    return tuple(reversed(strides)), offset


def machine_inputs(
    parameters: tuple[Parameter, ...],
    scalars: Mapping[int, int],
    extents: Mapping[tuple[int, int], int | None],
    *,
    packed: bool = False,
    shorter: Set[int] = frozenset(),
) -> list[Input]:
    """The inputs of a run: `scalars` holds the sizes by parameter, `extents` the dynamic dimensions by (parameter,
    dimension), None where elastic. A scalar that is not a size is data. With `packed`, open layouts leave no
    gaps. Of parameters that may be `shorter` for some data a run keeps how far accesses go."""
    inputs: list[Input] = []
    chosen = sum(scalars.values()) + sum(each for each in extents.values() if each is not None)
    gaps = _PACKED if packed else _LAYOUTS[chosen % len(_LAYOUTS)]
    for parameter in parameters:
        if isinstance(parameter.type, ir.Scalar):
            value = scalars.get(parameter.position)
            inputs.append(DataInput() if value is None else SizeInput(value))
            continue
        sizes = tuple(
            extents[parameter.position, dimension] if size is None else size
            for dimension, size in enumerate(parameter.type.shape)
        )
        known = [size for size in sizes if size is not None]
        if len(known) < len(sizes):
            inputs.append(BufferInput(sizes))
        else:
            strides, offset = layout(parameter.type, tuple(known), gaps)
            inputs.append(BufferInput(sizes, strides, offset, parameter.position in shorter))
    return inputs
