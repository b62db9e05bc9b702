"""Functions of complex numbers that lowerings round in several ways.

Each is spelled out as MLIR's `-convert-complex-to-standard` computes it, which the verdict lists; where the other
program does it otherwise, values that differ in rounding show nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import flags_of
from interp import ir
from interp.ir.floats import FLOAT_FORMATS

Number = tuple[ir.Value, ir.Value]


class Arithmetic:
    """Operations on floats of one type, which functions of complex numbers are made of."""

    def __init__(self, lowering: Lowering, type: ir.Scalar) -> None:
        if type.name not in FLOAT_FORMATS:
            raise lowering.unsupported(f"complex numbers of {type}")
        self.lowering = lowering
        self.type = type
        self._bits: dict[ir.Value, int] = {}
        format = FLOAT_FORMATS[type.name]
        self.infinity = self._pattern(format.infinity)
        self.one = self._pattern(format.one)
        self.half = self._pattern(format.power_of_two(-1))
        self.zero = self._pattern(0)
        self.nan = self._pattern(format.canonical_nan)
        self.four = self._pattern(format.power_of_two(2))
        self.quarter = self._pattern(format.power_of_two(-2))
        self.minus_one = self._negative(self.one)
        self.minus_half = self._negative(self.half)
        self.minus_infinity = self._negative(self.infinity)

    def _pattern(self, bits: int) -> ir.Value:
        value = self.lowering.constant(bits, self.type)
        self._bits[value] = bits
        return value

    def _negative(self, value: ir.Value) -> ir.Value:
        return self._pattern(self._bits[value] | 1 << (self.type.width - 1))

    def __call__(self, name: str, *operands: ir.Value) -> ir.Value:
        return self.lowering.op(name, list(operands), self.type)

    def holds(self, predicate: str, left: ir.Value, right: ir.Value) -> ir.Value:
        return self.lowering.op(f"cmpf.{predicate}", [left, right], ir.I1)

    def both(self, left: ir.Value, right: ir.Value) -> ir.Value:
        return self.lowering.op("andi", [left, right], ir.I1)

    def either(self, left: ir.Value, right: ir.Value) -> ir.Value:
        return self.lowering.op("ori", [left, right], ir.I1)

    def select(self, condition: ir.Value, yes: ir.Value, no: ir.Value) -> ir.Value:
        return self.lowering.select(condition, yes, no)

    def opposite(self, condition: ir.Value) -> ir.Value:
        return self.lowering.opposite(condition)

    def absolute(self, real: ir.Value, imaginary: ir.Value) -> ir.Value:
        """The larger part times the root of one plus the square of the quotient; 0, where that quotient is none."""
        parts = self("absf", real), self("absf", imaginary)
        large, small = self("maximumf", *parts), self("minimumf", *parts)
        quotient = self("divf", small, large)
        root = self("sqrt", self("addf", self("mulf", quotient, quotient), self.one))
        result = self("mulf", large, root)
        return self.select(self.holds("uno", result, result), small, result)


def number(lowering: Lowering, mlir_value: Any) -> Number:
    """The real and the imaginary part of a value."""
    real, imaginary = lowering.parts(mlir_value)
    return real, imaginary


def begin(lowering: Lowering, operation: Any) -> Arithmetic:
    """What computes a function in the type of its operand's parts, and how it rounds. Raises `Unsupported` for fast-
    math flags."""
    if flags_of(lowering, operation):
        raise lowering.unsupported("fast-math flags on a function of complex numbers")
    lowering.assumptions.add(f"{operation.name} rounds as MLIR's convert-complex-to-standard has it")
    lowering.choices.add(ir.Choice(ir.ChoiceKind.ROUNDING, operation.name))
    type = lowering.parts(operation.operands[0])[0].type
    assert isinstance(type, ir.Scalar)
    return Arithmetic(lowering, type)


@handles("complex.abs", attributes=("fastmath",))
def _abs(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    lowering.bind(operation.results[0], compute.absolute(*number(lowering, operation.operands[0])))


@handles("complex.angle", attributes=("fastmath",))
def _angle(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    real, imaginary = number(lowering, operation.operands[0])
    lowering.bind(operation.results[0], compute("atan2", imaginary, real))


@handles("complex.sign", attributes=("fastmath",))
def _sign(lowering: Lowering, operation: Any) -> None:
    """The number by its absolute value, and zero of zero."""
    compute = begin(lowering, operation)
    parts = number(lowering, operation.operands[0])
    is_zero = compute.both(*(compute.holds("oeq", part, compute.zero) for part in parts))
    absolute = compute.absolute(*parts)
    lowering.bind_parts(
        operation.results[0], [compute.select(is_zero, part, compute("divf", part, absolute)) for part in parts]
    )


@handles("complex.exp", attributes=("fastmath",))
def _exp(lowering: Lowering, operation: Any) -> None:
    """In two halves where the exponential alone overflows; real for real numbers."""
    compute = begin(lowering, operation)
    real, imaginary = number(lowering, operation.operands[0])
    whole, half = compute("exp", real), compute("exp", compute("mulf", real, compute.half))
    overflows = compute.holds("oeq", whole, compute.infinity)

    def part(name: str) -> ir.Value:
        angle = compute(name, imaginary)
        halves = compute("mulf", compute("mulf", half, angle), half)
        return compute.select(overflows, halves, compute("mulf", whole, angle))

    is_real = compute.holds("oeq", imaginary, compute.zero)
    lowering.bind_parts(operation.results[0], [part("cos"), compute.select(is_real, compute.zero, part("sin"))])


@handles("complex.log", attributes=("fastmath",))
def _log(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    lowering.bind_parts(operation.results[0], logarithm(compute, number(lowering, operation.operands[0])))


def logarithm(compute: Arithmetic, value: Number) -> Number:
    """The principal value: ln |z| + i arg z."""
    real, imaginary = value
    return compute("log", compute.absolute(real, imaginary)), compute("atan2", imaginary, real)


@handles("complex.log1p", attributes=("fastmath",))
def _log1p(lowering: Lowering, operation: Any) -> None:
    """The real part by the logarithm of the larger part of one more, and of the square of the quotient."""
    compute = begin(lowering, operation)
    real, imaginary = number(lowering, operation.operands[0])
    more = compute("addf", real, compute.one)
    sizes = compute("absf", more), compute("absf", imaginary)
    large, small = compute("maximumf", *sizes), compute("minimumf", *sizes)
    is_real = compute.holds("ogt", more, sizes[1])
    less = compute.select(is_real, real, compute("subf", large, compute.one))
    quotient = compute("divf", small, large)
    of_large = compute("log1p", less)
    of_quotient = compute("log1p", compute("mulf", quotient, quotient))
    result = compute("addf", compute("mulf", compute.half, of_quotient), of_large)
    result = compute.select(compute.holds("uno", result, result), small, result)
    lowering.bind_parts(operation.results[0], [result, compute("atan2", imaginary, more)])


@handles("complex.cos", "complex.sin", attributes=("fastmath",))
def _circular(lowering: Lowering, operation: Any) -> None:
    """By the halves of the exponential of the imaginary part and of its inverse."""
    compute = begin(lowering, operation)
    real, imaginary = number(lowering, operation.operands[0])
    exponential = compute("exp", imaginary)
    half, inverse = compute("mulf", compute.half, exponential), compute("divf", compute.half, exponential)
    sine, cosine = compute("sin", real), compute("cos", real)
    total = compute("addf", half, inverse)
    if operation.name == "complex.cos":
        parts = [compute("mulf", total, cosine), compute("mulf", compute("subf", inverse, half), sine)]
    else:
        parts = [compute("mulf", total, sine), compute("mulf", compute("subf", half, inverse), cosine)]
    lowering.bind_parts(operation.results[0], parts)


@handles("complex.div", attributes=("fastmath",))
def _quotient(lowering: Lowering, operation: Any) -> None:
    compute = begin(lowering, operation)
    left, right = (number(lowering, each) for each in operation.operands)
    lowering.bind_parts(operation.results[0], quotient(compute, left, right))


def quotient(compute: Arithmetic, left: Number, right: Number) -> Number:
    """By the larger part of the divisor (Smith, CACM 1962). Where both parts come out as no numbers, what zeros and
    infinities give, as in annex G of the standard of C."""
    (a, b), (c, d) = left, right
    by_imaginary, by_real = _by_imaginary(compute, left, right), _by_real(compute, left, right)
    size_c, size_d = compute("absf", c), compute("absf", d)
    smaller = compute.holds("olt", size_c, size_d)
    plain = [compute.select(smaller, one, other) for one, other in zip(by_imaginary, by_real, strict=True)]

    def is_infinite(size: ir.Value) -> ir.Value:
        return compute.holds("oeq", size, compute.infinity)

    def is_finite(size: ir.Value) -> ir.Value:
        return compute.holds("one", size, compute.infinity)

    def boxed(value: ir.Value, infinite: ir.Value) -> ir.Value:
        """Plus or minus one for an infinity, zero for anything else."""
        return compute("copysign", compute.select(infinite, compute.one, compute.zero), value)

    # Something that is a number by zero.
    by_zero = compute.both(
        compute.either(compute.holds("ord", a, compute.zero), compute.holds("ord", b, compute.zero)),
        compute.both(*(compute.holds("oeq", size, compute.zero) for size in (size_c, size_d))),
    )
    signed = compute("copysign", compute.infinity, c)
    of_zero = [compute("mulf", signed, a), compute("mulf", signed, b)]

    size_a, size_b = compute("absf", a), compute("absf", b)
    infinite_a, infinite_b = is_infinite(size_a), is_infinite(size_b)
    infinite = compute.both(compute.either(infinite_a, infinite_b), compute.both(is_finite(size_c), is_finite(size_d)))
    x, y = boxed(a, infinite_a), boxed(b, infinite_b)
    of_infinity = [
        compute("mulf", compute.infinity, compute("addf", compute("mulf", x, c), compute("mulf", y, d))),
        compute("mulf", compute.infinity, compute("subf", compute("mulf", y, c), compute("mulf", x, d))),
    ]

    infinite_c, infinite_d = is_infinite(size_c), is_infinite(size_d)
    vanishing = compute.both(compute.both(is_finite(size_a), is_finite(size_b)), compute.either(infinite_c, infinite_d))
    x, y = boxed(c, infinite_c), boxed(d, infinite_d)
    of_nothing = [
        compute("mulf", compute.zero, compute("addf", compute("mulf", a, x), compute("mulf", b, y))),
        compute("mulf", compute.zero, compute("subf", compute("mulf", b, x), compute("mulf", a, y))),
    ]

    none = compute.both(*(compute.holds("uno", part, compute.zero) for part in plain))
    parts = []
    for at, part in enumerate(plain):
        special = compute.select(vanishing, of_nothing[at], part)
        special = compute.select(infinite, of_infinity[at], special)
        special = compute.select(by_zero, of_zero[at], special)
        parts.append(compute.select(none, special, part))
    return parts[0], parts[1]


def _by_imaginary(compute: Callable[..., ir.Value], left: Number, right: Number) -> Number:
    """(a + bi) / (c + di) where d is the larger one."""
    (a, b), (c, d) = left, right
    ratio = compute("divf", c, d)
    divisor = compute("addf", d, compute("mulf", ratio, c))
    real = compute("divf", compute("addf", compute("mulf", a, ratio), b), divisor)
    imaginary = compute("divf", compute("subf", compute("mulf", b, ratio), a), divisor)
    return real, imaginary


def _by_real(compute: Callable[..., ir.Value], left: Number, right: Number) -> Number:
    """(a + bi) / (c + di) where c is the larger one."""
    (a, b), (c, d) = left, right
    ratio = compute("divf", d, c)
    divisor = compute("addf", c, compute("mulf", ratio, d))
    real = compute("divf", compute("addf", a, compute("mulf", b, ratio)), divisor)
    imaginary = compute("divf", compute("subf", b, compute("mulf", a, ratio)), divisor)
    return real, imaginary
