"""Masks: which elements an operation takes part with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.vector.shape import numbers, positions, scaled, shape_of
from interp import ir


@handles("vector.create_mask")
def _create_mask(lowering: Lowering, operation: Any) -> None:
    """Set where each index is below the operand of its dimension."""
    result = operation.results[0]
    shape = shape_of(lowering, result.type)
    bounds = lowering.indices(operation.operands)
    below = [
        [lowering.compare("slt", index, bound) for index in range(size)]
        for size, bound in zip(shape, bounds, strict=True)
    ]
    found = []
    for position in positions(shape):
        conditions = [row[index] for row, index in zip(below, position, strict=True)]
        found.append(lowering.conjunction(conditions))
    lowering.bind_parts(result, found)


@handles("vector.constant_mask", attributes=("mask_dim_sizes",))
def _constant_mask(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    """A bound of a scalable dimension is 0 or what its type says, which is all of it."""
    shape, bounds = shape_of(lowering, result.type), numbers(operation, "mask_dim_sizes")
    if not shape:  # the one element of a vector without dimensions has a bound all the same
        lowering.bind_parts(result, [lowering.constant(int(bounds[0] > 0), ir.I1)])
        return
    bounds = list(scaled(lowering, result.type, bounds))
    found = [
        lowering.constant(int(all(index < bound for index, bound in zip(position, bounds, strict=True))), ir.I1)
        for position in positions(shape)
    ]
    lowering.bind_parts(result, found)


def access_where(
    lowering: Lowering, condition: ir.Value | None, then: Callable[[], ir.Value], other: ir.Value
) -> ir.Value:
    """The value of `then` where the condition holds, else `other`."""
    if condition is None:
        return then()
    return lowering.either(condition, then, lambda: other, other.type)


def store_where(
    lowering: Lowering, condition: ir.Value | None, value: ir.Value, view: ir.Value, indices: Sequence[ir.Index]
) -> None:
    """Stores a value where the condition holds, or always where there is none."""
    if condition is None:
        lowering.store(value, view, indices)
        return
    with lowering.when(condition):
        lowering.store(value, view, indices)


def count_on(lowering: Lowering, count: ir.Index, condition: ir.Value) -> ir.Index:
    """The count, one more where the condition holds."""
    if isinstance(count, int) and count == 0:
        return lowering.op("index_castui", [condition], ir.INDEX)
    return lowering.op("addi", [lowering.as_value(count), lowering.op("index_castui", [condition], ir.INDEX)], ir.INDEX)


def masked(lowering: Lowering, operation: Any) -> list[ir.Value] | None:
    """The mask that a `vector.mask` around the operation gives it."""
    mask: list[ir.Value] | None = lowering.memo.get(("mask", operation))
    return mask


def passed_through(lowering: Lowering, operation: Any) -> list[ir.Value] | None:
    """What a `vector.mask` around the operation gives for the elements that its mask leaves out."""
    passed: list[ir.Value] | None = lowering.memo.get(("passed", operation))
    return passed


@handles("vector.mask")
def _mask(lowering: Lowering, operation: Any) -> None:
    """One operation takes part with the elements whose mask is set; the others of its result are those of the
    pass-through value where there is one."""
    mask, *passed = operation.operands
    block = operation.regions[0].blocks[0]
    operations = [each.operation for each in block.operations]
    if len(operations) == 1 and not passed:
        # Nothing but the yield: the mask has no effect.
        results = lowering.flat(operations[0].operands)
        for result, part in zip(operation.results, _split(lowering, operation, results), strict=True):
            lowering.bind_parts(result, part)
        return
    if len(operations) != 2:
        raise lowering.unsupported("several operations under a mask")
    inner, yielded = operations
    if inner.name not in _MASKABLE or (passed and inner.name != "vector.transfer_read"):
        raise lowering.unsupported(f"a mask{' with a pass-through value' if passed else ''} for {inner.name}")
    lowering.memo["mask", inner] = lowering.parts(mask)
    if passed:
        lowering.memo["passed", inner] = lowering.flat(passed)
    lowering.lower(inner)
    del lowering.memo["mask", inner]
    lowering.memo.pop(("passed", inner), None)
    for at, result in enumerate(operation.results):
        lowering.bind_parts(result, lowering.handed(yielded, at, 1))


def _split(lowering: Lowering, operation: Any, parts: list[ir.Value]) -> list[list[ir.Value]]:
    found, start = [], 0
    for result in operation.results:
        count = len(lowering.part_types(result.type))
        found.append(parts[start : start + count])
        start += count
    return found


_MASKABLE = frozenset(
    (
        "vector.transfer_read",
        "vector.transfer_write",
        "vector.reduction",
        "vector.multi_reduction",
        "vector.contract",
        "vector.outerproduct",
    )
)
