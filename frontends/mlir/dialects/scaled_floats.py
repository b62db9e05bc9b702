"""Conversions of floats with a scale, a power of two: the conversions, product and quotient that define them."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import FLAG_ATTRIBUTES, ROUNDING, flags_of, for_each_element
from interp import ir

SCALE = ir.Scalar("f8E8M0FNU")


def scale_in(lowering: Lowering, scale: ir.Value, type: ir.Scalar, flags: tuple[str, ...] = ()) -> ir.Value:
    """A scale as a number of another type."""
    if scale.type != SCALE:
        scale = lowering.op("truncf", [scale], SCALE, flags)
    return lowering.op("extf", [scale], type, flags)


def scaled(
    lowering: Lowering, value: ir.Value, scale: ir.Value, type: ir.Scalar, flags: tuple[str, ...] = ()
) -> ir.Value:
    """A narrow number times its scale, in a wider type."""
    factor = scale_in(lowering, scale, type, flags)
    return lowering.op("mulf", [lowering.op("extf", [value], type, flags), factor], type, flags)


@handles("arith.scaling_extf", attributes=FLAG_ATTRIBUTES)
def _scaling_extf(lowering: Lowering, operation: Any) -> None:
    flags = flags_of(lowering, operation)

    def compute(elements: list[ir.Value], types: list[ir.Scalar]) -> list[ir.Value]:
        value, scale = elements
        return [scaled(lowering, value, scale, types[0], flags)]

    for_each_element(lowering, operation, compute)


@handles("arith.scaling_truncf", attributes=FLAG_ATTRIBUTES)
def _scaling_truncf(lowering: Lowering, operation: Any) -> None:
    """The rounding mode is that of the last conversion."""
    flags = flags_of(lowering, operation)
    fast = tuple(each for each in flags if each not in ROUNDING)

    def compute(elements: list[ir.Value], types: list[ir.Scalar]) -> list[ir.Value]:
        value, scale = elements
        assert isinstance(value.type, ir.Scalar)
        factor = scale_in(lowering, scale, value.type, fast)
        quotient = lowering.op("divf", [value, factor], value.type, fast)
        return [lowering.op("truncf", [quotient], types[0], flags)]

    for_each_element(lowering, operation, compute)
