"""Vectors and scalars of one bit pattern: what a cast between elements of different widths gives."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.mlir.core.lowering import Lowering
from interp import ir

_WIDEST = 128
LITTLE_ENDIAN = "elements of different widths have one bit pattern as on a little-endian machine"


def recast(lowering: Lowering, parts: Sequence[ir.Value], element: ir.Scalar, what: str) -> list[ir.Value]:
    """The elements of type `element` that have the bits of `parts`, all of one type, the first in the lowest bits.
    Raises `Unsupported`, with `what`, where they cannot be split or joined."""
    if not parts:
        return []
    before = parts[0].type
    assert isinstance(before, ir.Scalar)
    if before == element:
        return list(parts)
    if not before.width or not element.width or ir.POINTER in (before, element):
        raise lowering.unsupported(what)
    if before.width == element.width:
        return [lowering.op("bitcast", [part], element) for part in parts]
    narrow, wide = sorted((before.width, element.width))
    if wide % narrow or wide > _WIDEST or len(parts) * before.width % element.width:
        raise lowering.unsupported(what)
    lowering.assumptions.add(LITTLE_ENDIAN)
    numbers = [patterns_as(lowering, part, ir.Scalar(f"i{before.width}")) for part in parts]
    joined = before.width < element.width
    count = wide // narrow
    if joined:
        found = [_join(lowering, numbers[at : at + count], wide) for at in range(0, len(numbers), count)]
    else:
        found = [each for number in numbers for each in _split(lowering, number, narrow)]
    return [patterns_as(lowering, number, element) for number in found]


def reversed_bits(lowering: Lowering, value: ir.Value) -> ir.Value:
    """The lowest bit as the highest one, and so on: halves change places, then the halves of these. Raises
    `Unsupported` for a width that is no power of two."""
    type = value.type
    assert isinstance(type, ir.Scalar)
    if not type.width or type.width & (type.width - 1):
        raise lowering.unsupported(f"the bits of {type} the other way round")
    step = type.width // 2
    while step:
        low = sum(((1 << step) - 1) << at for at in range(0, type.width, 2 * step))
        amount, mask = lowering.constant(step, type), lowering.constant(low, type)
        down = lowering.op("andi", [lowering.op("shrui", [value, amount], type), mask], type)
        up = lowering.op("shli", [lowering.op("andi", [value, mask], type), amount], type)
        value = lowering.op("ori", [down, up], type)
        step //= 2
    return value


def patterns_as(lowering: Lowering, value: ir.Value, type: ir.Scalar) -> ir.Value:
    """The pattern of a value as one of another type of its width."""
    return value if value.type == type else lowering.op("bitcast", [value], type)


def _split(lowering: Lowering, number: ir.Value, width: int) -> list[ir.Value]:
    assert isinstance(number.type, ir.Scalar)
    found = []
    for start in range(0, number.type.width, width):
        shifted = number
        if start:
            shifted = lowering.op("shrui", [number, lowering.constant(start, number.type)], number.type)
        found.append(lowering.op("trunci", [shifted], ir.Scalar(f"i{width}")))
    return found


def _join(lowering: Lowering, numbers: Sequence[ir.Value], width: int) -> ir.Value:
    type = ir.Scalar(f"i{width}")
    result: ir.Value | None = None
    at = 0
    for number in numbers:
        assert isinstance(number.type, ir.Scalar)
        wide = lowering.op("extui", [number], type)
        if at:
            wide = lowering.op("shli", [wide, lowering.constant(at, type)], type)
        result = wide if result is None else lowering.op("ori", [result, wide], type)
        at += number.type.width
    assert result is not None
    return result
