"""The complex dialect: a complex number is its real and its imaginary part.

Only operations whose parts are computed in one way are here; `complex_functions` has quotients, absolute values and
functions, which lowerings round in several ways.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.mlir.core.constants import UnsupportedConstant, bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import flags_of
from interp import ir


@handles("complex.constant", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    results = lowering.flat_results(operation)
    for result, attribute in zip(results, operation.attributes["value"], strict=True):
        assert isinstance(result.type, ir.Scalar)
        try:
            lowering.define_constant(result, bits_of(attribute, result.type))
        except UnsupportedConstant as error:
            raise lowering.unsupported(str(error)) from None


@handles("complex.create")
def _create(lowering: Lowering, operation: Any) -> None:
    lowering.bind_parts(operation.results[0], lowering.operands(operation))


def _require_any_number(lowering: Lowering, operation: Any) -> None:
    """A part of a number is taken as it is. Raises `Unsupported` where flags say that it is no NaN or infinity."""
    flags = str(operation.attributes["fastmath"]) if "fastmath" in operation.attributes else ""
    if any(word in flags for word in ("nnan", "ninf", "fast>")):
        raise lowering.unsupported(f"the flags {flags}")


@handles("complex.re", attributes=("fastmath",))
def _real_part(lowering: Lowering, operation: Any) -> None:
    _require_any_number(lowering, operation)
    lowering.bind(operation.results[0], lowering.parts(operation.operands[0])[0])


@handles("complex.im", attributes=("fastmath",))
def _imaginary_part(lowering: Lowering, operation: Any) -> None:
    _require_any_number(lowering, operation)
    lowering.bind(operation.results[0], lowering.parts(operation.operands[0])[1])


@handles("complex.add", "complex.sub", attributes=("fastmath",))
def _sum(lowering: Lowering, operation: Any) -> None:
    name = {"complex.add": "addf", "complex.sub": "subf"}[operation.name]
    flags = flags_of(lowering, operation)
    left, right = (lowering.parts(each) for each in operation.operands)
    lowering.bind_parts(
        operation.results[0],
        [lowering.op(name, list(each), each[0].type, flags) for each in zip(left, right, strict=True)],
    )


@handles("complex.mul", attributes=("fastmath",))
def _product(lowering: Lowering, operation: Any) -> None:
    """Four products that are rounded before they are added, as in both of MLIR's lowerings."""
    flags = flags_of(lowering, operation)
    (a, b), (c, d) = (lowering.parts(each) for each in operation.operands)
    type = a.type

    def combine(name: str, left: ir.Value, right: ir.Value) -> ir.Value:
        return lowering.op(name, [left, right], type, flags)

    real = combine("subf", combine("mulf", a, c), combine("mulf", b, d))
    imaginary = combine("addf", combine("mulf", b, c), combine("mulf", a, d))
    lowering.bind_parts(operation.results[0], [real, imaginary])


@handles("complex.neg", attributes=("fastmath",))
def _negation(lowering: Lowering, operation: Any) -> None:
    flags = flags_of(lowering, operation)
    parts = lowering.parts(operation.operands[0])
    lowering.bind_parts(operation.results[0], [lowering.op("negf", [part], part.type, flags) for part in parts])


@handles("complex.conj", attributes=("fastmath",))
def _conjugate(lowering: Lowering, operation: Any) -> None:
    real, imaginary = lowering.parts(operation.operands[0])
    negated = lowering.op("negf", [imaginary], imaginary.type, flags_of(lowering, operation))
    lowering.bind_parts(operation.results[0], [real, negated])


@handles("complex.eq", "complex.neq")
def _comparison(lowering: Lowering, operation: Any) -> None:
    """A NaN in either part makes two numbers different."""
    predicate, joined = {"complex.eq": ("cmpf.oeq", "andi"), "complex.neq": ("cmpf.une", "ori")}[operation.name]
    left, right = (lowering.parts(each) for each in operation.operands)
    parts = [lowering.op(predicate, list(each), ir.I1) for each in zip(left, right, strict=True)]
    lowering.bind(operation.results[0], lowering.op(joined, parts, ir.I1))


@handles("complex.bitcast")
def _bitcast(lowering: Lowering, operation: Any) -> None:
    """Between a complex number and a number of all its bits, of which the real part has the lower ones, as in memory:
    IREE takes it apart in this order, and no lowering to LLVM is there."""
    (operand,), (result,) = operation.operands, operation.results
    if operand in lowering.aggregates:
        low, high = (_in_pattern(lowering, each) for each in lowering.parts(operand))
        half, whole = low.type.width, ir.Scalar(f"i{2 * low.type.width}")
        lower, upper = (lowering.op("extui", [each.value], whole) for each in (low, high))
        shifted = lowering.op("shli", [upper, lowering.constant(half, whole)], whole)
        joined = lowering.op("ori", [lower, shifted], whole)
        lowering.bind(result, _of_pattern(lowering, joined, lowering.type(result.type)))
        return
    given = _in_pattern(lowering, lowering.value(operand))
    half = given.type.width // 2
    parts = []
    for at, type in enumerate(lowering.part_types(result.type)):
        shifted = lowering.op("shrui", [given.value, lowering.constant(at * half, given.type)], given.type)
        parts.append(_of_pattern(lowering, lowering.op("trunci", [shifted], ir.Scalar(f"i{half}")), type))
    lowering.bind_parts(result, parts)


class _Pattern(Struct, frozen=True):
    """The bits of a number, as an integer."""

    value: ir.Value
    type: ir.Scalar


def _in_pattern(lowering: Lowering, value: ir.Value) -> _Pattern:
    assert isinstance(value.type, ir.Scalar)
    integer = ir.Scalar(f"i{value.type.width}")
    return _Pattern(value if value.type == integer else lowering.op("bitcast", [value], integer), integer)


def _of_pattern(lowering: Lowering, pattern: ir.Value, type: ir.Type) -> ir.Value:
    assert isinstance(type, ir.Scalar)
    return pattern if type == pattern.type else lowering.op("bitcast", [pattern], type)
