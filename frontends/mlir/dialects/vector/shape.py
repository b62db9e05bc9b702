"""Shapes of vectors, and the positions of their elements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir

MOST_ELEMENTS = 1 << 16
MOST_OPERATIONS = 1 << 20


def is_vector(mlir_type: Any) -> bool:
    return str(mlir_type).startswith("vector<")


def shape_of(lowering: Lowering, mlir_type: Any) -> tuple[int, ...]:
    """The shape of a vector type, () for a scalar; that of a scalable one is as long as vectors are here."""
    if not is_vector(mlir_type):
        return ()
    shape = scaled(lowering, mlir_type, lowering.bindings.VectorType(mlir_type).shape)
    if prod(shape) > MOST_ELEMENTS:
        raise lowering.unsupported(f"a vector of more than {MOST_ELEMENTS} elements")
    return shape


def scalable_dimensions(lowering: Lowering, mlir_type: Any) -> tuple[bool, ...]:
    """Which dimensions of a vector type are scalable."""
    if "[" not in str(mlir_type):
        return (False,) * int(lowering.bindings.VectorType(mlir_type).rank)
    return tuple(bool(each) for each in lowering.bindings.VectorType(mlir_type).scalable_dims)


def scaled(lowering: Lowering, mlir_type: Any, sizes: Sequence[int]) -> tuple[int, ...]:
    """Sizes of the first dimensions of a vector type, as many as are given: those of scalable ones in elements."""
    dimensions = scalable_dimensions(lowering, mlir_type)
    factor = lowering.vscale if any(dimensions) else 1
    return tuple(size * factor if scalable else size for size, scalable in zip(sizes, dimensions, strict=False))


def element_type(lowering: Lowering, mlir_type: Any) -> ir.Scalar:
    """The type of a vector's elements, or the scalar type itself."""
    if is_vector(mlir_type):
        return lowering.scalar(lowering.bindings.VectorType(mlir_type).element_type)
    return lowering.scalar(mlir_type)


def positions(shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All positions in row-major order."""
    return product(*(range(size) for size in shape))


def linear(position: Sequence[int], shape: Sequence[int]) -> int:
    """Where a position stands in row-major order."""
    at = 0
    for index, size in zip(position, shape, strict=True):
        at = at * size + index
    return at


def numbers(operation: Any, name: str) -> list[int]:
    """The integers of an array attribute, none where it is not there."""
    if name not in operation.attributes:
        return []
    return [getattr(each, "value", each) for each in operation.attributes[name]]


def require_few(lowering: Lowering, operations: int) -> None:
    """Raises `Unsupported` for more operations than are written out one by one."""
    if operations > MOST_OPERATIONS:
        raise lowering.unsupported(
            f"{operations} operations on elements at once; up to {MOST_OPERATIONS} are written out"
        )
