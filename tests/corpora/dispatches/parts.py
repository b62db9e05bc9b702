"""Parts of arrays by offsets, sizes and strides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.corpora.dispatches.values import DYNAMIC, Undefined
from tests.simulation.writing import segments


def mixed(operation: Any, name: str, dynamic: Sequence[Any]) -> list[Any]:
    left = iter(dynamic)
    return [next(left) if int(each) == DYNAMIC else int(each) for each in operation.attributes[name]]


def slices_of(operation: Any, operands: list[Any], sources: int) -> tuple[list[slice], list[int]]:
    """The slices that offsets, sizes and strides say, and which of the dimensions of one are dropped."""
    groups = [len(each) for each in segments(operation)][sources:]
    rest, dynamic = operands[sources:], []
    for count in groups:
        dynamic.append(rest[:count])
        rest = rest[count:]
    offsets, sizes, strides = (
        mixed(operation, f"static_{name}", values)
        for name, values in zip(("offsets", "sizes", "strides"), dynamic, strict=True)
    )
    slices = [
        slice(int(offset), int(offset + (size - 1) * stride + 1), int(stride))
        for offset, size, stride in zip(offsets, sizes, strides, strict=True)
    ]
    if any(offset < 0 for offset in offsets):
        raise Undefined("a part before its whole")
    return slices, [int(each) for each in sizes]


def _dropped(sizes: Sequence[int], shape: Sequence[int]) -> tuple[int, ...]:
    """The dimensions of one that a type of fewer leaves out: the first ones that do not fit it."""
    left, found = list(shape), []
    for at, size in enumerate(sizes):
        if left and left[0] in (size, -1):
            left.pop(0)
        else:
            assert size == 1, (sizes, shape)
            found.append(at)
    return tuple(found)


def part_of(array: Any, slices: list[slice], sizes: Sequence[int], shape: Sequence[int]) -> Any:
    found = array[tuple(slices)]
    if list(found.shape) != list(sizes):
        raise Undefined("a part beyond its whole")
    return np.squeeze(found, axis=_dropped(sizes, shape)) if len(shape) < len(sizes) else found
