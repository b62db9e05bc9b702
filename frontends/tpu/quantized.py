"""Quantized numbers: integers of 8 or 16 bits that stand for multiples of a scale. What is computed of them is scaled
by a multiplier and a shift, rounded, and becomes the nearest number of its type, as in the tool's own interpreter."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.dialects.tensor.constants import constant_of_bits
from frontends.mlir.dialects.tosa.operands import float_constant, static_sizes
from frontends.mlir.dialects.tosa.rescaling import clamped
from frontends.tpu.attributes import SILENT, SINGLE, flag, given, integers, number, require_plain
from interp import ir

WORD, LONG = ir.Scalar("i32"), ir.Scalar("i64")
FITS = "sums of products of quantized numbers fit in 32 bits"
_UNIFORM = re.compile(r"!quant\.uniform<([iu])(8|16):f32, ([-+.\de]+)>")
_INTEGER = re.compile(r"(s|u)?i(8|16|32)")
_SCALING = ("multiplier", "multipliers", "rshift", "rshifts", "round_mode", "quant_mode")
_SILENT = {name: text for name, text in SILENT.items() if name not in _SCALING}
HALF_UP, HALF_AWAY = "HalfUp", "HalfAwayFromZero"


class Storage(Struct, frozen=True):
    """How a tensor's numbers are stored; `scale` is 0 for plain integers."""

    signed: bool
    scale: float


def is_quantized(operation: Any) -> bool:
    """Whether an operation computes with quantized numbers."""
    return any("!quant.uniform" in str(each.type) for each in (*operation.operands, *operation.results))


def storage_of(lowering: Lowering, mlir_value: Any) -> Storage:
    """Whether the numbers of a tensor are signed, and their scale. Raises `Unsupported` for types without one."""
    text = str(mlir_value.type.element_type)
    if uniform := _UNIFORM.fullmatch(text):
        return Storage(uniform[1] == "i", float(uniform[3]))
    if integer := _INTEGER.fullmatch(text):
        return Storage(integer[1] != "u", 0.0)
    raise lowering.unsupported(f"numbers of type {text}")


def require_whole(lowering: Lowering, operation: Any, also: dict[str, str] | None = None) -> None:
    """Raises `Unsupported` where an operation on quantized numbers has other operands, or attributes that say more
    than how to scale."""
    for each in (*given(operation), *operation.results):
        storage_of(lowering, each)
    types = {str(each.type.element_type) for each in (*given(operation), *operation.results)}
    require_plain(lowering, operation, types, _SILENT | (also or {}))
    if number(operation, "relu_limit", -1.0) > 0:
        raise lowering.unsupported("a ReLU limit of quantized numbers")
    mode = str(operation.attributes["quant_mode"]) if "quant_mode" in operation.attributes else "MultiplierShift"
    if "MultiplierShift" not in mode:
        raise lowering.unsupported(f"scaling by {mode}")


def whole(lowering: Lowering, mlir_value: Any, view: ir.Value, indices: Sequence[ir.Index]) -> ir.Value:
    """An element as an integer of 32 bits."""
    value = lowering.load(view, indices)
    if value.type == WORD:
        return value
    return lowering.op("extsi" if storage_of(lowering, mlir_value).signed else "extui", [value], WORD)


class Scaling(Struct, frozen=True):
    """Multipliers and shifts, one of each or one for each channel."""

    multipliers: list[int]
    shifts: list[int]
    mode: str

    def of(self, lowering: Lowering, value: ir.Value, channel: ir.Index = 0) -> ir.Value:
        """A scaled and rounded number of 64 bits: products have less than 63 bits, and so have the sums here."""
        long = lowering.op("extsi", [value], LONG) if value.type == WORD else value
        multiplier, shift = (_one(lowering, each, channel) for each in (self.multipliers, self.shifts))
        half = _one(lowering, [1 << each >> 1 for each in self.shifts], channel)
        scaled = lowering.op("addi", [lowering.op("muli", [long, multiplier], LONG), half], LONG)
        if self.mode == HALF_AWAY:  # of two that are as near, a negative number's is the lower one
            negative = lowering.op("cmpi.slt", [long, lowering.constant(0, LONG)], ir.I1)
            exact = lowering.op("cmpi.eq", [half, lowering.constant(0, LONG)], ir.I1)
            less = lowering.select(exact, lowering.constant(0, LONG), lowering.op("extsi", [negative], LONG))
            scaled = lowering.op("addi", [scaled, less], LONG)
        return lowering.op("shrsi", [scaled, shift], LONG)


def scaling_of(
    lowering: Lowering, operation: Any, multipliers: str, shifts: str, mode: str | None, channels: int
) -> Scaling:
    """What the attributes of these names say; `mode` is how it is rounded, or what the operation itself says."""
    found = _numbers(lowering, operation, multipliers), _numbers(lowering, operation, shifts)
    if any(len(each) not in (1, channels) for each in found):
        raise lowering.unsupported(f"{len(found[0])} multipliers and {len(found[1])} shifts of {channels} channels")
    if any(not 0 <= each < 1 << 31 for each in found[0]) or any(not 0 <= each <= 62 for each in found[1]):
        raise lowering.unsupported("multipliers of more than 31 bits, or shifts of more than 62 or to the left")
    if mode is None:
        mode = rounding_of(operation)
    if mode not in (HALF_UP, HALF_AWAY):
        raise lowering.unsupported(f"rounding '{mode}'")
    return Scaling(*found, mode)


def _numbers(lowering: Lowering, operation: Any, name: str) -> list[int]:
    """One number, or a list."""
    if name not in operation.attributes:
        raise lowering.unsupported(f"quantized numbers without '{name}'")
    value = getattr(operation.attributes[name], "value", None)
    return [value] if isinstance(value, int) else integers(operation, name)


def rounding_of(operation: Any) -> str:
    """The name of the rounding that an operation says, or nothing."""
    text = str(operation.attributes["round_mode"]) if "round_mode" in operation.attributes else ""
    return text.rpartition(" ")[2].removesuffix(">")


def _one(lowering: Lowering, numbers: list[int], channel: ir.Index) -> ir.Value:
    if len(set(numbers)) == 1:
        return lowering.constant(numbers[0], LONG)
    table = constant_of_bits(lowering, ir.View(LONG, (len(numbers),)), (len(numbers),), numbers)
    return lowering.load(table, [channel])


def make_whole(lowering: Lowering, operation: Any, at: Callable[[Sequence[ir.Index]], ir.Value]) -> None:
    """Binds the result to the numbers of its type that are nearest to what `at` gives, not less than 0 where the
    operation ends in a rectifier."""
    sizes = static_sizes(lowering, operation.results[0])
    buffer = lowering.tensors.result(operation, list(sizes))
    unsigned = not storage_of(lowering, operation.results[0]).signed
    with lowering.loops(list(sizes)) as point:
        value = at(point)
        assert isinstance(value.type, ir.Scalar)
        if flag(operation, "do_relu"):
            value = lowering.op("maxsi", [value, lowering.constant(0, value.type)], value.type)
        lowering.store(clamped(lowering, value, view_type(buffer).element, unsigned), buffer, point)


# -- conversions -------------------------------------------------------------------------------------------------------


def quantize(lowering: Lowering, operation: Any, operand: Any) -> None:
    """Floats as the nearest multiples of a scale, of two the one away from zero."""
    storage = storage_of(lowering, operation.results[0])
    if rounding_of(operation) not in ("", HALF_AWAY) or flag(operation, "do_relu"):
        raise lowering.unsupported("a conversion to quantized numbers with another rounding mode or a fused ReLU")
    view = lowering.value(operand)
    sizes = static_sizes(lowering, operation.results[0])
    buffer = lowering.tensors.result(operation, list(sizes))
    element = view_type(buffer).element
    low, high = (-1 << (element.width - 1), (1 << (element.width - 1)) - 1)
    if not storage.signed:
        low, high = 0, (1 << element.width) - 1
    inverse = float(np.float32(1.0 / storage.scale))
    lowering.assumptions.add("what becomes a quantized number is one")
    with lowering.loops(list(sizes)) as point:
        scaled = lowering.op("mulf", [lowering.load(view, point), float_constant(lowering, inverse, SINGLE)], SINGLE)
        value = lowering.op("round", [scaled], SINGLE)
        value = lowering.op("maximumf", [value, float_constant(lowering, float(low), SINGLE)], SINGLE)
        value = lowering.op("minimumf", [value, float_constant(lowering, float(high), SINGLE)], SINGLE)
        lowering.store(lowering.op("fptosi" if storage.signed else "fptoui", [value], element), buffer, point)


def dequantize(lowering: Lowering, operation: Any, operand: Any) -> None:
    """The multiples of a scale that quantized numbers stand for."""
    if flag(operation, "do_relu"):
        raise lowering.unsupported("a fused ReLU on a conversion")
    scale = float(np.float32(storage_of(lowering, operand).scale))
    view, sizes = lowering.value(operand), static_sizes(lowering, operation.results[0])
    buffer = lowering.tensors.result(operation, list(sizes))
    with lowering.loops(list(sizes)) as point:
        value = lowering.op("sitofp", [whole(lowering, operand, view, point)], SINGLE)
        lowering.store(lowering.op("mulf", [float_constant(lowering, scale, SINGLE), value], SINGLE), buffer, point)
