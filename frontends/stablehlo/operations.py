"""The operations of stablehlo on floats, element by element (docs/spec.md of StableHLO at 3c9301c1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.constants import UnsupportedConstant, bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import for_each_element_of_tensors
from interp import ir
from interp.ir.floats import FLOAT_FORMATS, FloatFormat

_PLAIN = {
    "abs": "absf",
    "negate": "negf",
    "add": "addf",
    "subtract": "subf",
    "multiply": "mulf",
    "divide": "divf",
    "maximum": "maximumf",
    "minimum": "minimumf",
}
_BITS = ("exponent_bits", "mantissa_bits")
_ROUNDED = "conversions of stablehlo round to nearest, ties to even, which its specification leaves open"


def _operand_types(lowering: Lowering, operation: Any, operands: int) -> list[ir.View]:
    """Those of so many operands and the result, which must be tensors of floats of one shape."""
    if len(operation.operands) != operands or len(operation.results) != 1:
        raise lowering.unsupported(f"{len(operation.operands)} operands and {len(operation.results)} results")
    found = [lowering.type(each.type) for each in (*operation.operands, *operation.results)]
    views = [each for each in found if isinstance(each, ir.View)]
    if len(views) != len(found) or any(each.element.name not in FLOAT_FORMATS for each in views):
        raise lowering.unsupported(f"{operation.name} on {operation.results[0].type}")
    if any(each.shape != views[0].shape for each in views):
        raise lowering.unsupported("operands and a result of different shapes")
    return views


def _each(lowering: Lowering, operation: Any, compute: Callable[[list[ir.Value], ir.Scalar], ir.Value]) -> None:
    for_each_element_of_tensors(lowering, operation, lambda elements, types: [compute(elements, types[0])])


@handles(*(f"stablehlo.{name}" for name in _PLAIN))
def _plain(lowering: Lowering, operation: Any) -> None:
    name = _PLAIN[operation.name.removeprefix("stablehlo.")]
    operands = 1 if name in ("absf", "negf") else 2
    if len({each.element for each in _operand_types(lowering, operation, operands)}) > 1:
        raise lowering.unsupported("operands and a result of different types")
    _each(lowering, operation, lambda elements, type: lowering.op(name, elements, type))


@handles("stablehlo.constant", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    """One number for all elements."""
    (type,) = _operand_types(lowering, operation, 0)
    value = operation.attributes["value"]
    if None in type.shape or not getattr(value, "is_splat", False) or value.type != operation.results[0].type:
        raise lowering.unsupported("a constant that is not one number")
    try:
        number = lowering.constant(bits_of(value.get_splat_value(), type.element), type.element)
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None
    buffer = lowering.tensors.result(operation, [size for size in type.shape if size is not None])
    with lowering.loops(lowering.sizes(buffer)) as point:
        lowering.store(number, buffer, point)


@handles("stablehlo.convert")
def _convert(lowering: Lowering, operation: Any) -> None:
    """What cannot be represented is rounded, which is an assumption."""
    given, wanted = (FLOAT_FORMATS[each.element.name] for each in _operand_types(lowering, operation, 1))
    exact = given.exponent_bits <= wanted.exponent_bits and given.fraction_bits <= wanted.fraction_bits
    if not exact:
        lowering.assumptions.add(_ROUNDED)

    def compute(elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        return elements[0] if given == wanted else lowering.op("extf" if exact else "truncf", elements, type)

    _each(lowering, operation, compute)


@handles("stablehlo.reduce_precision", attributes=_BITS)
def _reduce_precision(lowering: Lowering, operation: Any) -> None:
    """The number is rounded to a format with as many bits of exponent as its own, and of fraction as the result is to
    have; what the range of the exponents that are left does not hold becomes an infinity or a zero. There are no
    subnormal numbers where that range is smaller."""
    given, wanted = (each.element for each in _operand_types(lowering, operation, 1))
    own = FLOAT_FORMATS[given.name]
    if any(name not in operation.attributes for name in _BITS):
        raise lowering.unsupported("no format")
    exponent_bits, fraction_bits = (int(operation.attributes[name].value) for name in _BITS)
    if given != wanted:
        raise lowering.unsupported("operands and a result of different types")
    if exponent_bits < 1 or fraction_bits < 1:
        raise lowering.unsupported(f"a format of {exponent_bits} bits of exponent and {fraction_bits} of fraction")
    rounded = _with_fraction(own, fraction_bits)
    if rounded is None:
        raise lowering.unsupported(f"{given} with {fraction_bits} bits of fraction")

    def compute(elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        (value,) = elements
        if rounded != given.name:
            value = lowering.op("extf", [lowering.op("truncf", [value], ir.Scalar(rounded))], given)
        return _in_range(lowering, value, exponent_bits) if exponent_bits < own.exponent_bits else value

    _each(lowering, operation, compute)


def _with_fraction(own: FloatFormat, fraction_bits: int) -> str | None:
    """The format of the same exponents with so many bits of fraction, or all that there are; None where that is none
    of the machine's."""
    wanted = FloatFormat(own.exponent_bits, min(fraction_bits, own.fraction_bits))
    return next((name for name, each in FLOAT_FORMATS.items() if each == wanted), None)


def _in_range(lowering: Lowering, value: ir.Value, exponent_bits: int) -> ir.Value:
    """A number whose exponent a field of fewer bits holds; beyond its range infinity, and below it zero, of the same
    sign."""
    type = value.type
    assert isinstance(type, ir.Scalar)
    own, greatest = FLOAT_FORMATS[type.name], (1 << (exponent_bits - 1)) - 1
    size = lowering.op("absf", [value], type)
    nan = lowering.op("cmpf.uno", [value, value], ir.I1)
    signed = lowering.select(nan, lowering.constant(0, type), value)  # the sign of a NaN is not known

    def special(pattern: int) -> ir.Value:
        return lowering.op("copysign", [lowering.constant(pattern, type), signed], type)

    def is_(predicate: str, exponent: int) -> ir.Value:
        limit = lowering.constant(own.power_of_two(exponent), type)
        return lowering.op(f"cmpf.{predicate}", [size, limit], ir.I1)

    result = lowering.select(is_("oge", greatest + 1), special(own.infinity), value)
    return lowering.select(is_("olt", 1 - greatest), special(0), result)
