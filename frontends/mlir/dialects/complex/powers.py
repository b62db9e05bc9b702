"""Powers of complex numbers and what is made of them, as MLIR's `-convert-complex-to-standard` computes them."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.constants import float_bits
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.complex.functions import Arithmetic, Number, begin, logarithm, number, quotient
from frontends.mlir.dialects.complex.roots import root
from interp import ir

# Of the cosine less one, in the square of a number whose square is below the limit, from the highest power on.
_COEFFICIENTS = (
    *(4.7377507964246204691685e-14, -1.1470284843425359765671e-11, 2.0876754287081521758361e-9),
    *(-2.7557319214999787979814e-7, 2.4801587301570552304991e-5, -1.3888888888888872993737e-3),
    4.1666666666666666609054e-2,
)
_LIMIT = 0.61685


@handles("complex.pow", attributes=("fastmath",))
def _pow(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    base, exponent = (number(lowering, each) for each in operation.operands)
    lowering.bind_parts(operation.results[0], _power(compute, base, exponent))


@handles("complex.powi", attributes=("fastmath",))
def _powi(lowering: Lowering, operation: Any) -> None:
    """The exponent is rounded to the type of the parts."""
    compute = begin(lowering, operation)
    whole = lowering.value(operation.operands[1])
    exponent = lowering.op("sitofp", [whole], compute.type), compute.zero
    lowering.bind_parts(operation.results[0], _power(compute, number(lowering, operation.operands[0]), exponent))


def _power(compute: Arithmetic, base: Number, exponent: Number) -> Number:
    """By absolute value and angle. Zero to what is not negative, anything to zero, one to anything and infinity to
    real numbers are told apart, each before those in front of it."""
    (a, b), (c, d) = base, exponent
    zero, one, infinity = compute.zero, compute.one, compute.infinity
    size, angle = compute.absolute(a, b), compute("atan2", b, a)
    length = compute("mulf", compute("powf", size, c), compute("exp", compute("mulf", compute("negf", d), angle)))
    turned = compute("addf", compute("mulf", c, angle), compute("mulf", d, compute("log", size)))
    along, across = (compute("mulf", length, compute(name, turned)) for name in ("cos", "sin"))

    is_real, is_zero = compute.holds("oeq", d, zero), compute.holds("oeq", c, zero)
    base_is_real = compute.holds("oeq", b, zero)
    of_zero = compute.both(compute.holds("oeq", size, zero), is_real)
    of_zero = compute.both(of_zero, compute.holds("ole", zero, c))
    to_zero = compute.both(is_zero, is_real)
    of_one = compute.both(compute.holds("oeq", a, one), base_is_real)
    of_infinity = compute.both(compute.holds("oeq", a, infinity), base_is_real)
    grows = compute.both(of_infinity, compute.both(is_real, compute.holds("ogt", c, zero)))
    vanishes = compute.both(of_infinity, compute.both(is_real, compute.holds("olt", c, zero)))

    along = compute.select(of_zero, compute.select(is_zero, one, zero), along)
    across = compute.select(of_zero, zero, across)
    for condition, real in ((to_zero, one), (of_one, one), (grows, infinity), (vanishes, zero)):
        along, across = compute.select(condition, real, along), compute.select(condition, zero, across)
    return along, across


@handles("complex.atan2", attributes=("fastmath",))
def _atan2(lowering: Lowering, operation: Any) -> None:
    """The logarithm of x + iy by the root of the sum of their squares, times -i."""
    compute = begin(lowering, operation)
    y, x = (number(lowering, each) for each in operation.operands)
    i = compute.zero, compute.one
    size = root(compute, _sum(compute, _product(compute, x, x), _product(compute, y, y)))
    direction = quotient(compute, _sum(compute, x, _product(compute, i, y)), size)
    turned = _product(compute, (compute.zero, compute.minus_one), logarithm(compute, direction))
    lowering.bind_parts(operation.results[0], turned)


def _sum(compute: Arithmetic, left: Number, right: Number) -> Number:
    return compute("addf", left[0], right[0]), compute("addf", left[1], right[1])


def _product(compute: Arithmetic, left: Number, right: Number) -> Number:
    (a, b), (c, d) = left, right
    real = compute("subf", compute("mulf", a, c), compute("mulf", b, d))
    return real, compute("addf", compute("mulf", b, c), compute("mulf", a, d))


@handles("complex.expm1", attributes=("fastmath",))
def _expm1(lowering: Lowering, operation: Any) -> None:
    """By the exponential of the real part and the cosine of the imaginary one, each less one."""
    compute = begin(lowering, operation)
    real, imaginary = number(lowering, operation.operands[0])
    less = compute("expm1", real)
    cosine = _cosine_less_one(compute, imaginary)
    along = compute("addf", compute("mulf", less, compute("addf", cosine, compute.one)), cosine)
    across = compute("mulf", compute("addf", less, compute.one), compute("sin", imaginary))
    is_real = compute.holds("oeq", imaginary, compute.zero)
    lowering.bind_parts(operation.results[0], [along, compute.select(is_real, compute.zero, across)])


def _cosine_less_one(compute: Arithmetic, angle: ir.Value) -> ir.Value:
    """A polynomial for small numbers."""
    if compute.type.name not in ("f32", "f64"):
        raise compute.lowering.unsupported(f"complex numbers of {compute.type}")

    def constant(value: float) -> ir.Value:
        return compute.lowering.constant(float_bits(value, compute.type), compute.type)

    square = compute("mulf", angle, angle)
    sum, *others = map(constant, _COEFFICIENTS)
    for coefficient in others:
        sum = compute("fma", sum, square, coefficient)
    fourth = compute("mulf", compute("mulf", square, square), sum)
    small = compute("addf", fourth, compute("mulf", compute.minus_half, square))
    large = compute("addf", compute("cos", angle), compute.minus_one)
    return compute.select(compute.holds("oge", square, constant(_LIMIT)), large, small)
