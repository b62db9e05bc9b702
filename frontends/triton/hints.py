"""What attributes promise of numbers and addresses that operations give, which a program that does not keep to it is
undefined by: `tt.contiguity`, `tt.constancy` and `tt.divisibility` of a value (Triton's AxisInfo), and how many
elements one after the other an access takes at once (`contiguity`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.triton.layouts import fastest_dimension
from frontends.triton.tiles import Point, element, shape_of
from frontends.triton.types import is_pointer, pointee
from interp import ir
from interp.ir.affine import combine

Mask = Callable[[Point], ir.Value]


def require_contiguous(lowering: Lowering, operation: Any, tile: Any, at: Mask, mask: Any | None) -> None:
    """The addresses `at` the elements of a tile rise one by one in each group that an access takes at once, where the
    mask, a tile as well, holds."""
    count = operation.attributes["contiguity"].value if "contiguity" in operation.attributes else 1
    if count <= 1:
        return
    dimension = fastest_dimension(lowering, tile)

    def holds(first: Point, point: Point, by: ir.Index) -> None:
        expected = lowering.as_value(lowering.apply(combine("+", at(first), by)))
        same = lowering.compare("eq", at(point), expected)
        if mask is not None:
            off = lowering.opposite(element(lowering, mask, point))
            same = lowering.op("ori", [same, off], ir.I1)
        lowering.require(same, f"{count} addresses are one after the other, as 'contiguity' says")

    _in_groups(lowering, shape_of(lowering, tile), dimension, count, holds)


def _in_groups(
    lowering: Lowering, sizes: list[int], dimension: int, count: int, holds: Callable[[Point, Point, ir.Index], None]
) -> None:
    """Has the first of each group of `count` elements of one dimension, each other one and their distance looked at."""
    if sizes[dimension] % count:
        raise lowering.unsupported(f"groups of {count} of {sizes[dimension]} elements")
    counts = [*sizes[:dimension], sizes[dimension] // count, *sizes[dimension + 1 :], count - 1]
    with lowering.loops(counts) as point:
        *place, other = point
        first = lowering.apply(combine("*", place[dimension], count))
        by = lowering.apply(combine("+", other, 1))
        here = lowering.apply(combine("+", first, by))
        holds(_with(place, dimension, first), _with(place, dimension, here), by)


def _with(point: Point, dimension: int, index: ir.Index) -> list[ir.Index]:
    return [*point[:dimension], index, *point[dimension + 1 :]]


def require_hint(lowering: Lowering, operation: Any, name: str) -> None:
    """What one of the attributes says of the one result of an operation."""
    if len(operation.results) != 1:
        raise lowering.unsupported(f"attribute '{name}' of an operation with {len(operation.results)} results")
    result = operation.results[0]
    sizes = shape_of(lowering, result)
    numbers = _numbers(lowering, operation, name, max(len(sizes), 1))
    if name == "tt.divisibility":
        _require_multiples(lowering, operation, sizes, numbers)
        return

    def holds(first: Point, point: Point, by: ir.Index) -> None:
        one, other = (element(lowering, result, each) for each in (first, point))
        _require_step(lowering, name, one, other, by if name == "tt.contiguity" else 0)

    for dimension, count in enumerate(numbers if sizes else ()):
        if count > 1:
            _in_groups(lowering, sizes, dimension, count, holds)


def _require_step(lowering: Lowering, name: str, one: ir.Value, other: ir.Value, by: ir.Index) -> None:
    type = one.type
    if not isinstance(type, ir.Scalar) or not (type.is_integer or type == ir.INDEX):
        raise lowering.unsupported(f"attribute '{name}' of elements of type {type}")
    if by != 0:
        step = lowering.as_value(by)
        step = step if type == ir.INDEX else lowering.op("index_cast", [step], type)
        one = lowering.op("addi", [one, step], type)
    same = lowering.compare("eq", one, other) if type == ir.INDEX else lowering.op("cmpi.eq", [one, other], ir.I1)
    lowering.require(same, f"numbers are as '{name}' says")


def _require_multiples(lowering: Lowering, operation: Any, sizes: list[int], numbers: list[int]) -> None:
    """Of the first of each group of contiguous elements, which have to be said, too."""
    result, name = operation.results[0], "tt.divisibility"
    if all(each == 1 for each in numbers):
        return
    groups = [1] * len(sizes)
    if sizes and "tt.contiguity" in operation.attributes:
        groups = _numbers(lowering, operation, "tt.contiguity", len(sizes))
    elif any(size > 1 for size in sizes):
        raise lowering.unsupported(f"attribute '{name}' of numbers of which it is not said how many are contiguous")
    if any(size % count for size, count in zip(sizes, groups, strict=True)):
        raise lowering.unsupported(f"groups of {groups} of {sizes} elements")
    most = max(numbers)
    if is_pointer(result.type):
        most = _distances(lowering, result, most)
    with lowering.loops([size // count for size, count in zip(sizes, groups, strict=True)]) as point:
        first = [lowering.apply(combine("*", each, count)) for each, count in zip(point, groups, strict=True)]
        value = element(lowering, result, first)
        type = value.type
        if type == ir.INDEX:
            rest: ir.Index = lowering.apply(ir.Binary("mod", value, most))
            same = lowering.compare("eq", rest, 0)
        elif isinstance(type, ir.Scalar) and type.is_integer and not most & (most - 1) and not most >> type.width - 1:
            bits = lowering.op("andi", [value, lowering.constant(most - 1, type)], type)
            same = lowering.op("cmpi.eq", [bits, lowering.constant(0, type)], ir.I1)
        else:
            raise lowering.unsupported(f"attribute '{name} = {most}' of {type}")
        lowering.require(same, f"{'addresses' if type == ir.INDEX else 'numbers'} are as '{name}' says")


def _distances(lowering: Lowering, result: Any, most: int) -> int:
    """By how many elements addresses are apart that are all multiples of `most` bytes, as buffers are."""
    type = pointee(result.type)
    if type is None or type.width % 8 or most & (most - 1):
        raise lowering.unsupported(f"addresses of {type} that are multiples of {most} bytes")
    lowering.assumptions.add(f"buffers whose addresses are said to be multiples begin at multiples of {most} bytes")
    return max(1, most // (type.width // 8))


def _numbers(lowering: Lowering, operation: Any, name: str, rank: int) -> list[int]:
    """One for each dimension."""
    attribute = operation.attributes[name]
    if isinstance(getattr(attribute, "value", None), int):
        found = [attribute.value]  # of a number, or of one dimension (Triton, `initDimVectorFromHint`)
    else:
        found = [int(each) for each in attribute] if hasattr(attribute, "__getitem__") else []
    if len(found) != rank or any(each < 1 for each in found):
        raise lowering.unsupported(f"attribute '{name} = {attribute}'")
    return found
