"""Operations that combine the elements of vectors."""

from __future__ import annotations

from math import prod
from typing import Any

from frontends.mlir.core.combination import EXTREMA, OF_NUMBERS, combination, of_one
from frontends.mlir.core.identity import identity
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import flags_of
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.vector.masks import masked
from frontends.mlir.dialects.vector.shape import (
    element_type,
    linear,
    numbers,
    positions,
    require_few,
    shape_of,
)
from frontends.mlir.dialects.vector.spill import reload, spill
from interp import ir

# Contractions of more products than these are loops over buffers.
_WRITTEN_OUT = 1 << 12


@handles("vector.fma", attributes=("fastmath",))
def _fma(lowering: Lowering, operation: Any) -> None:
    left, right, addend = (lowering.parts(each) for each in operation.operands)
    type = element_type(lowering, operation.results[0].type)
    flags = flags_of(lowering, operation)
    found = [lowering.op("fma", list(each), type, flags) for each in zip(left, right, addend, strict=True)]
    lowering.bind_parts(operation.results[0], found)


@handles("vector.reduction", attributes=("kind", "fastmath"))
def _reduction(lowering: Lowering, operation: Any) -> None:
    """From the first element to the last, beginning with the accumulator where there is one: that is the order for
    floats without the flag `reassoc`, and any order is as good otherwise."""
    source, *initial = operation.operands
    type = element_type(lowering, source.type)
    name, flags = combination(lowering, operation.attributes["kind"], type), flags_of(lowering, operation)
    parts = lowering.parts(source)
    mask = masked(lowering, operation)
    accumulated = lowering.value(initial[0]) if initial else None
    if mask is not None:
        # Flags are of what takes part alone: of what it begins with, whichever elements do, but of no identity.
        if accumulated is not None:
            accumulated = of_one(lowering, name, accumulated, flags)
        else:
            accumulated = identity(lowering, name, type)
            if name in EXTREMA:
                parts = [of_one(lowering, name, each, flags) for each in parts]
                flags = tuple(each for each in flags if each not in OF_NUMBERS)
    for at, part in enumerate(parts):
        if accumulated is None:
            accumulated = part
            continue
        combined = lowering.op(name, [accumulated, part], type, flags)
        accumulated = combined if mask is None else lowering.select(mask[at], combined, accumulated)
    if accumulated is None:
        raise lowering.unsupported("a reduction over no elements")
    if accumulated is parts[0]:
        accumulated = of_one(lowering, name, accumulated, flags)
    lowering.bind(operation.results[0], accumulated)


@handles("vector.multi_reduction", attributes=("kind", "reduction_dims"))
def _multi_reduction(lowering: Lowering, operation: Any) -> None:
    """Over no dimension it is what it is given, whatever it begins with: so upstream's folds have it for every rank
    (llvm-project's pull request 188983)."""
    source, initial = operation.operands
    shape, type = shape_of(lowering, source.type), element_type(lowering, source.type)
    name = combination(lowering, operation.attributes["kind"], type)
    reduced = set(numbers(operation, "reduction_dims"))
    kept = [dimension for dimension in range(len(shape)) if dimension not in reduced]
    outer = [shape[dimension] for dimension in kept]
    accumulated = list(lowering.parts(initial))
    mask = masked(lowering, operation)
    if not reduced:
        if mask is not None:
            raise lowering.unsupported("a reduction over no dimension under a mask")
        lowering.bind_parts(operation.results[0], lowering.parts(source))
        return
    leave_order_open(lowering, (name,))
    for at, (part, position) in enumerate(zip(lowering.parts(source), positions(shape), strict=True)):
        to = linear([position[dimension] for dimension in kept], outer)
        combined = lowering.op(name, [accumulated[to], part], type)
        accumulated[to] = combined if mask is None else lowering.select(mask[at], combined, accumulated[to])
    lowering.bind_parts(operation.results[0], accumulated)


@handles("vector.outerproduct", attributes=("kind",))
def _outerproduct(lowering: Lowering, operation: Any) -> None:
    """With an accumulator of floats and the kind `add`, multiplication and addition round once."""
    left, right, *initial = operation.operands
    type = element_type(lowering, left.type)
    name = combination(lowering, operation.attributes["kind"], type)
    columns = lowering.parts(right)
    accumulated = lowering.parts(initial[0]) if initial else []
    mask = masked(lowering, operation)
    found = []
    for row, each in enumerate(lowering.parts(left)):
        for column, other in enumerate(columns):
            at = row * len(columns) + column
            if initial and name == "addf":
                value = lowering.op("fma", [each, other, accumulated[at]], type)
            else:
                value = lowering.op("mulf" if type.is_float else "muli", [each, other], type)
                if initial:
                    value = lowering.op(name, [accumulated[at], value], type)
            if mask is not None:
                if not initial:
                    raise lowering.unsupported("a masked product without an accumulator")
                value = lowering.select(mask[at], value, accumulated[at])
            found.append(value)
    lowering.bind_parts(operation.results[0], found)


@handles("vector.contract", attributes=("indexing_maps", "iterator_types", "kind", "fastmath"))
def _contract(lowering: Lowering, operation: Any) -> None:
    """Products are rounded before they are combined; in which order is left open, here it is that of the dimensions."""
    left, right, initial = operation.operands
    shapes = [shape_of(lowering, each.type) for each in operation.operands]
    maps = [attribute.value for attribute in operation.attributes["indexing_maps"]]
    dimensions: list[int] = [0] * maps[0].n_dims
    places = []
    for map, shape in zip(maps, shapes, strict=True):
        place = [each.position for each in map.results]
        places.append(place)
        for dimension, size in zip(place, shape, strict=True):
            dimensions[dimension] = size
    type = element_type(lowering, initial.type)
    name, flags = combination(lowering, operation.attributes["kind"], type), flags_of(lowering, operation)
    kinds = ["reduction" in str(each) for each in operation.attributes["iterator_types"]]
    if any(kinds):
        leave_order_open(lowering, (name,))
    accumulated = list(lowering.parts(initial))
    first, second = lowering.parts(left), lowering.parts(right)
    mask = masked(lowering, operation)
    # Reductions innermost, so that the sums are those of the usual loop nest.
    order = [at for at, reduces in enumerate(kinds) if not reduces] + [
        at for at, reduces in enumerate(kinds) if reduces
    ]

    def combined_with(accumulator: ir.Value, factors: list[ir.Value]) -> ir.Value:
        widened = [_widened(lowering, factor, type) for factor in factors]
        product = lowering.op("mulf" if type.is_float else "muli", widened, type, flags)
        return lowering.op(name, [accumulator, product], type, flags)

    if mask is None and prod(dimensions) > _WRITTEN_OUT:
        buffers = [
            spill(lowering, parts, shape) for parts, shape in zip((first, second, accumulated), shapes, strict=True)
        ]
        with lowering.loops([dimensions[at] for at in order]) as inductions:
            at_dimension = dict(zip(order, inductions, strict=True))
            indices: list[list[ir.Index]] = [[at_dimension[each] for each in place] for place in places]
            one, other, accumulator = (
                lowering.load(buffer, index) for buffer, index in zip(buffers, indices, strict=True)
            )
            lowering.store(combined_with(accumulator, [one, other]), buffers[2], indices[2])
        lowering.bind_parts(operation.results[0], reload(lowering, buffers[2], shapes[2]))
        for buffer in buffers:
            lowering.free(buffer)
        return
    require_few(lowering, prod(dimensions))
    for chosen in positions([dimensions[at] for at in order]):
        position = [0] * len(dimensions)
        for at, index in zip(order, chosen, strict=True):
            position[at] = index
        factors = [
            parts[linear([position[each] for each in place], shape)]
            for parts, place, shape in zip((first, second), places, shapes, strict=False)
        ]
        to = linear([position[each] for each in places[2]], shapes[2])
        combined = combined_with(accumulated[to], factors)
        if mask is not None:
            combined = lowering.select(mask[linear(position, dimensions)], combined, accumulated[to])
        accumulated[to] = combined
    lowering.bind_parts(operation.results[0], accumulated)


def _widened(lowering: Lowering, value: ir.Value, type: ir.Scalar) -> ir.Value:
    """An operand in the type of the accumulator, as the lowering of mixed contractions extends it."""
    if value.type == type:
        return value
    assert isinstance(value.type, ir.Scalar)
    if value.type.width >= type.width or value.type.is_float != type.is_float:
        raise lowering.unsupported(f"a contraction of {value.type} into {type}")
    return lowering.op("extf" if type.is_float else "extsi", [value], type)


@handles("vector.scan", attributes=("kind", "reduction_dim", "inclusive"))
def _scan(lowering: Lowering, operation: Any) -> None:
    """Along one dimension, beginning with the initial values; what is given out in each place holds the element there
    (inclusive) or only those before it."""
    source, initial = operation.operands
    shape, type = shape_of(lowering, source.type), element_type(lowering, source.type)
    name = combination(lowering, operation.attributes["kind"], type)
    dimension = operation.attributes["reduction_dim"].value
    inclusive = bool(operation.attributes["inclusive"].value)
    outer = [size for at, size in enumerate(shape) if at != dimension]
    parts, found = lowering.parts(source), [*lowering.parts(source)]
    begun = lowering.parts(initial)
    last: list[ir.Value] = []
    for rest, first in zip(positions(outer), begun, strict=True):
        accumulated = first
        for index in range(shape[dimension]):
            position = [*rest[:dimension], index, *rest[dimension:]]
            at = linear(position, shape)
            if inclusive and index == 0:
                accumulated = parts[at]
            elif inclusive:
                accumulated = lowering.op(name, [accumulated, parts[at]], type)
            elif index > 0:
                before = linear([*rest[:dimension], index - 1, *rest[dimension:]], shape)
                accumulated = lowering.op(name, [accumulated, parts[before]], type)
            found[at] = accumulated
        last.append(accumulated)
    lowering.bind_parts(operation.results[0], found)
    lowering.bind_parts(operation.results[1], last)
