"""Roots of complex numbers, as MLIR's `-convert-complex-to-standard` has them: by absolute value and angle."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.complex.functions import Arithmetic, Number, begin, number


@handles("complex.sqrt", attributes=("fastmath",))
def _sqrt(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    lowering.bind_parts(operation.results[0], root(compute, number(lowering, operation.operands[0])))


def root(compute: Arithmetic, value: Number) -> Number:
    """Zeros, infinities and what is no number are told apart in the end."""
    real, imaginary = value
    sizes = compute("absf", real), compute("absf", imaginary)
    large, small = compute("maximumf", *sizes), compute("minimumf", *sizes)
    quotient = compute("divf", small, large)
    square = compute("addf", compute("mulf", quotient, quotient), compute.one)
    size = compute("mulf", compute("sqrt", large), compute("powf", square, compute.quarter))
    size = compute.select(compute.holds("uno", size, size), small, size)
    angle = compute("mulf", compute("atan2", imaginary, real), compute.half)
    cosine, sine = compute("cos", angle), compute("sin", angle)
    along, across = compute("mulf", size, cosine), compute("mulf", size, sine)
    across = compute.select(compute.holds("oeq", sine, compute.zero), compute.zero, across)

    endless = compute.holds("oeq", sizes[1], compute.infinity)
    ends = compute.holds("one", sizes[1], compute.infinity)
    is_infinite = compute.holds("oeq", real, compute.infinity)
    is_negative = compute.holds("oeq", real, compute.minus_infinity)
    along = compute.select(compute.both(is_negative, ends), compute.zero, along)
    along = compute.select(compute.either(endless, is_infinite), compute.infinity, along)
    signed = compute("copysign", compute.infinity, imaginary)
    across = compute.select(compute.holds("uno", size, size), compute.nan, across)
    across = compute.select(compute.either(endless, is_negative), signed, across)
    is_zero = compute.holds("oeq", size, compute.zero)
    return compute.select(is_zero, compute.zero, along), compute.select(is_zero, compute.zero, across)


@handles("complex.rsqrt", attributes=("fastmath",))
def _rsqrt(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    real, imaginary = number(lowering, operation.operands[0])
    sizes = compute("absf", real), compute("absf", imaginary)
    large, small = compute("maximumf", *sizes), compute("minimumf", *sizes)
    quotient = compute("divf", small, large)
    inverse = compute("rsqrt", compute("addf", compute("mulf", quotient, quotient), compute.one))
    of_small, of_large = compute("rsqrt", small), compute("rsqrt", large)
    size = compute("mulf", of_large, compute("sqrt", inverse))
    size = compute.select(compute.holds("uno", size, size), of_small, size)
    angle = compute("mulf", compute("atan2", imaginary, real), compute.minus_half)
    along, across = (compute("mulf", size, compute(name, angle)) for name in ("cos", "sin"))

    zeros = compute("copysign", compute.zero, real), compute("copysign", compute.zero, imaginary)
    opposite = compute("mulf", compute.minus_one, zeros[1])
    endless = compute.holds("oeq", sizes[1], compute.infinity)
    is_nan = compute.holds("uno", real, real)
    vanishes = compute.either(compute.both(endless, is_nan), compute.holds("oeq", sizes[0], compute.infinity))
    along, across = compute.select(vanishes, zeros[0], along), compute.select(vanishes, opposite, across)
    is_zero = compute.both(*(compute.holds("oeq", part, compute.zero) for part in (real, imaginary)))
    parts = [compute.select(is_zero, compute.infinity, along), compute.select(is_zero, compute.nan, across)]
    lowering.bind_parts(operation.results[0], parts)
