"""Vectors of so many elements that they are kept in memory, and gone through by loops: a value for each element would
make a program of each of their operations, which no analysis gets through.

Such a vector is one buffer that is written once, before all else can see it. Whatever does not know of it loads all
elements (`ValueLowering.parts`). The buffer ends with the last use of the vector where all uses are by operations that
are done with it when they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.values import InMemory
from interp import ir

FEWEST = 32
"""The elements of the shortest vectors that are kept in memory."""
_DONE_AT_ONCE = ("arith.", "math.", "vector.")  # operations that leave nothing for later, but for those with regions

Element = Callable[[Sequence[ir.Index]], ir.Value]
"""Gives the element of a vector at a position, one index for each dimension."""


def is_wide(shape: Sequence[int]) -> bool:
    """Whether vectors of a shape are kept in memory where that can be."""
    return prod(shape) >= FEWEST


def element_of(lowering: Lowering, mlir_value: Any) -> Element | None:
    """The elements of a vector that is in memory, or has the same one everywhere; None for other ones."""
    vector = lowering.in_memory(mlir_value)
    if vector is not None:
        buffer = vector.buffer
        return lambda position: lowering.load(buffer, position)
    parts = lowering.parts(mlir_value)
    first = parts[0]
    return (lambda _: first) if all(each is first for each in parts) else None


def bind_elements(
    lowering: Lowering,
    operation: Any,
    types: Sequence[ir.Scalar],
    shape: Sequence[int],
    compute: Callable[[Sequence[ir.Value]], list[ir.Value]],
) -> None:
    """Has the results of an operation, vectors of a shape and of elements of `types`, hold what `compute` gives at each
    position."""
    buffers = [lowering.allocate(type, list(shape)) for type in types]
    with lowering.loops(list(shape)) as position:
        for element, buffer in zip(compute(position), buffers, strict=True):
            lowering.store(element, buffer, position)
    for result, buffer in zip(operation.results, buffers, strict=True):
        uses = _uses(operation, result)
        if uses == 0:
            lowering.free(buffer)
        else:
            lowering.wide[result] = InMemory(buffer, tuple(shape), uses)


def _uses(operation: Any, result: Any) -> int | None:
    """How many uses a result has; None where one may come later than another operation of its block."""
    owners = [each.owner.operation for each in result.uses]
    at_once = (
        each.name.startswith(_DONE_AT_ONCE) and not len(each.regions) and each.block == operation.block
        for each in owners
    )
    return len(owners) if all(at_once) else None
