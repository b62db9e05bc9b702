"""Tangents of complex numbers, as MLIR's `-convert-complex-to-standard` computes them."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.complex.functions import Arithmetic, Number, begin, number
from interp import ir


@handles("complex.tanh", attributes=("fastmath",))
def _tanh(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    lowering.bind_parts(operation.results[0], list(_hyperbolic(compute, *number(lowering, operation.operands[0]))))


@handles("complex.tan", attributes=("fastmath",))
def _tan(lowering: Lowering, operation: Any) -> None:
    """That of the number turned by a right angle, turned back."""
    compute = begin(lowering, operation)
    real, imaginary = number(lowering, operation.operands[0])
    turned, other = _hyperbolic(compute, compute("mulf", imaginary, compute.minus_one), real)
    lowering.bind_parts(operation.results[0], [other, compute("mulf", turned, compute.minus_one)])


def _hyperbolic(compute: Arithmetic, real: ir.Value, imaginary: ir.Value) -> Number:
    """By the exponentials, less one, of twice the real part and of its opposite."""
    twice = compute("addf", real, real)
    up, down = compute("expm1", twice), compute("expm1", compute("mulf", compute.minus_one, twice))
    difference, total = compute("subf", up, down), compute("addf", up, down)
    cosine, sine = compute("cos", imaginary), compute("sin", imaginary)
    square = compute("mulf", compute("mulf", cosine, cosine), compute.four)
    product = compute("mulf", compute.four, compute("mulf", cosine, sine))
    divisor = compute("addf", total, square)
    overflows = compute.holds("oeq", total, compute.infinity)
    along = compute.select(
        overflows, compute("copysign", compute.minus_one, real), compute("divf", difference, divisor)
    )
    across = compute("divf", product, divisor)

    is_infinite = compute.holds("oeq", compute("absf", real), compute.infinity)
    is_real = compute.holds("oeq", imaginary, compute.zero)
    is_nan = compute.holds("uno", product, product)
    along = compute.select(compute.both(is_nan, compute.opposite(is_infinite)), compute.nan, along)
    vanishes = compute.either(is_real, compute.both(is_infinite, is_nan))
    return along, compute.select(vanishes, compute.zero, across)
