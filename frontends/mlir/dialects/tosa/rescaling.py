"""Products of integers that are scaled down by powers of two and rounded, as quantized numbers are rescaled.

A scale is `multiplier / 2**shift`. The product has 64 bits, half of the divisor is added to it before it is shifted,
and the low 32 bits are the result, as MLIR's lowering of `tosa.apply_scale` computes them. The TOSA specification
(apply_scale_32) says the same of values and shifts with which nothing overflows there, and allows no others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.tosa.operands import element_at
from interp import ir

_I32, _I64 = ir.Scalar("i32"), ir.Scalar("i64")


def scaled(lowering: Lowering, value: ir.Value, multiplier: ir.Value, shift: ir.Value, doubly: bool) -> ir.Value:
    """`value * multiplier >> shift`, an i32. Rounded `doubly`, what is shifted by more than 31 is rounded away from
    zero at bit 30 before."""
    assert isinstance(value.type, ir.Scalar)
    product = lowering.op("muli", [_wide(lowering, value), _wide(lowering, multiplier)], _I64)
    wide_shift = shift if shift.type == _I64 else lowering.op("extui", [shift], _I64)
    one = lowering.constant(1, _I64)
    half = lowering.op("shrui", [lowering.op("shli", [one, wide_shift], _I64), one], _I64)
    total = lowering.op("addi", [product, half], _I64)
    if doubly:
        positive = lowering.op("cmpi.sge", [value, lowering.constant(0, value.type)], ir.I1)
        more = lowering.select(positive, lowering.constant(1 << 30, _I64), lowering.constant(-1 << 30, _I64))
        twice = lowering.op("addi", [more, total], _I64)
        far = lowering.op("cmpi.sgt", [wide_shift, lowering.constant(31, _I64)], ir.I1)
        total = lowering.select(far, twice, total)
    return lowering.op("trunci", [lowering.op("shrsi", [total, wide_shift], _I64)], _I32)


def _wide(lowering: Lowering, value: ir.Value) -> ir.Value:
    return value if value.type == _I64 else lowering.op("extsi", [value], _I64)


def clamped(lowering: Lowering, value: ir.Value, to: ir.Scalar, unsigned: bool = False) -> ir.Value:
    """The nearest number of an integer type that is no wider."""
    assert isinstance(value.type, ir.Scalar)
    least = 0 if unsigned else -1 << (to.width - 1)
    most = (1 << (to.width if unsigned else to.width - 1)) - 1
    given = value.type
    value = lowering.op("maxsi", [value, lowering.constant(least, given)], given)
    value = lowering.op("minsi", [value, lowering.constant(most, given)], given)
    return value if given == to else lowering.op("trunci", [value], to)


def _rounds_doubly(lowering: Lowering, operation: Any) -> bool:
    mode = str(operation.attributes["rounding_mode"]).removeprefix("#tosa.rounding_mode<").removesuffix(">")
    if mode not in ("SINGLE_ROUND", "DOUBLE_ROUND"):
        raise lowering.unsupported(f"rounding mode {mode}, which leaves the result to implementations")
    return mode == "DOUBLE_ROUND"


@handles("tosa.apply_scale", attributes=("rounding_mode",))
def _apply_scale(lowering: Lowering, operation: Any) -> None:
    doubly = _rounds_doubly(lowering, operation)
    values, multipliers, shifts = (lowering.parts(each) for each in operation.operands)
    if any(not isinstance(each.type, ir.Scalar) for each in values):
        raise lowering.unsupported(f"an operand of type {operation.operands[0].type}")
    found = [scaled(lowering, *each, doubly) for each in zip(values, multipliers, shifts, strict=True)]
    lowering.bind_parts(operation.results[0], found)


@handles("tosa.rescale", attributes=("scale32", "rounding_mode", "per_channel", "input_unsigned", "output_unsigned"))
def _rescale(lowering: Lowering, operation: Any) -> None:
    """Less the zero point of the input, scaled, with that of the output, and the nearest number of its type."""
    attributes = operation.attributes
    doubly = _rounds_doubly(lowering, operation)
    unsigned_input, unsigned_output, per_channel = (
        bool(attributes[name].value) for name in ("input_unsigned", "output_unsigned", "per_channel")
    )
    view, multipliers, shifts, input_zero, output_zero = lowering.operands(operation)
    given, wanted = view_type(view).element, lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    to = wanted.element
    if (
        to.width > 32
        or given.width > 64
        or (given.width > 16 and unsigned_input)
        or (to.width > 16 and unsigned_output)
    ):
        raise lowering.unsupported(f"numbers of type {given} as numbers of type {to}")
    sizes = lowering.sizes(view)
    buffer = lowering.tensors.result(operation, sizes)
    before = _zero_point(lowering, input_zero, given, unsigned_input)
    after = _zero_point(lowering, output_zero, to, unsigned_output)
    with lowering.loops(sizes) as point:
        value = _zero_extended(lowering, lowering.load(view, point), unsigned_input)
        value = lowering.op("subi", [value, before], before.type)
        channel: Sequence[ir.Index] = [point[-1] if per_channel and point else 0]
        multiplier, shift = (
            element_at(lowering, each, channel, lowering.sizes(each)) for each in (multipliers, shifts)
        )
        result = scaled(lowering, value, multiplier, shift, doubly)
        result = lowering.op("addi", [result, after], _I32)
        lowering.store(clamped(lowering, result, to, unsigned_output), buffer, point)


def _zero_point(lowering: Lowering, view: ir.Value, type: ir.Scalar, unsigned: bool) -> ir.Value:
    if view_type(view).element != type:
        raise lowering.unsupported(f"a zero point of type {view_type(view).element} of numbers of type {type}")
    return _zero_extended(lowering, lowering.load(view, [0] * view_type(view).rank), unsigned)


def _zero_extended(lowering: Lowering, value: ir.Value, unsigned: bool) -> ir.Value:
    """An integer in 32 bits, or as it is where it has more."""
    assert isinstance(value.type, ir.Scalar)
    if value.type.width >= 32:
        return value
    return lowering.op("extui" if unsigned else "extsi", [value], _I32)
