"""Vectors in memory of their own, for operations that go through their elements by index."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.vector.shape import positions
from interp import ir


def spill(lowering: Lowering, parts: Sequence[ir.Value], shape: Sequence[int]) -> ir.Value:
    """A new buffer that holds a vector of one element at least."""
    assert isinstance(parts[0].type, ir.Scalar)
    buffer = lowering.allocate(parts[0].type, list(shape))
    for part, position in zip(parts, positions(shape), strict=True):
        lowering.store(part, buffer, list(position))
    return buffer


def reload(lowering: Lowering, buffer: ir.Value, shape: Sequence[int]) -> list[ir.Value]:
    """The vector that a buffer holds."""
    return [lowering.load(buffer, position) for position in positions(shape)]
