"""Integers of NVDLA's pipelines, which keep as many bits as their results need: sums as `i32` where they fit, else as
`i64`, and products of operands as `i64`.

Truncations shift right and round to the nearest integer, half away from zero, and what does not fit its place is
saturated ("Precision Preservation" in NVDLA's documentation; the C model's `nvdla_int.h`)."""

from __future__ import annotations

from msgspec import Struct

from frontends.nvdla.writer import Writer


class Number(Struct, frozen=True):
    """A value of MLIR of `width` bits, which lies from `low` to `high`."""

    name: str
    width: int
    low: int
    high: int

    @property
    def type(self) -> str:
        return f"i{self.width}"


def fits(low: int, high: int, width: int) -> bool:
    return -(1 << width - 1) <= low and high < 1 << width - 1


class Arithmetic:
    """Writes operations on numbers whose results fit 64 bits."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def constant(self, value: int) -> Number:
        width = 32 if fits(value, value, 32) else 64
        return Number(self._writer.constant(value, f"i{width}"), width, value, value)

    def extended(self, name: str, width: int) -> Number:
        """What is loaded: a signed integer of 8 or 16 bits."""
        wide = self._writer.op(f"arith.extsi {name} : i{width} to i32")
        return Number(wide, 32, -(1 << width - 1), (1 << width - 1) - 1)

    def add(self, left: Number, right: Number) -> Number:
        return self._both("arith.addi", left, right, left.low + right.low, left.high + right.high)

    def subtract(self, left: Number, right: Number) -> Number:
        return self._both("arith.subi", left, right, left.low - right.high, left.high - right.low)

    def multiply(self, left: Number, right: Number) -> Number:
        """The product, in a type that holds it whole."""
        corners = [a * b for a in (left.low, left.high) for b in (right.low, right.high)]
        return self._both("arith.muli", left, right, min(corners), max(corners))

    def scale(self, value: Number, factor: Number) -> Number:
        """A product of 64 bits, whatever it needs."""
        return self.multiply(self._widened(value, 64), factor)

    def maximum(self, left: Number, right: Number) -> Number:
        return self._both("arith.maxsi", left, right, max(left.low, right.low), max(left.high, right.high))

    def minimum(self, left: Number, right: Number) -> Number:
        return self._both("arith.minsi", left, right, min(left.low, right.low), min(left.high, right.high))

    def shift_left(self, value: Number, shift: int) -> Number:
        return self.multiply(value, self.constant(1 << shift)) if shift else value

    def truncate(self, value: Number, shift: int) -> Number:
        """Shifted right, rounded half away from zero."""
        if not shift:
            return value
        half = 1 << shift - 1
        low, high = ((each + half - (each < 0)) >> shift for each in (value.low, value.high))
        value = self._widened(value, value.width if fits(value.low, value.high + half, value.width) else 64)
        width = value.width
        zero, less, more = (self._writer.constant(each, f"i{width}") for each in (0, half - 1, half))
        below = self._writer.op(f"arith.cmpi slt, {value.name}, {zero} : i{width}")
        added = self._writer.op(f"arith.select {below}, {less}, {more} : i{width}")
        raised = self._writer.op(f"arith.addi {value.name}, {added} : i{width}")
        count = self._writer.constant(shift, f"i{width}")
        return Number(self._writer.op(f"arith.shrsi {raised}, {count} : i{width}"), width, low, high)

    def saturate(self, value: Number, bits: int) -> Number:
        """The nearest number of so many bits, as signed ones."""
        low, high = -(1 << bits - 1), (1 << bits - 1) - 1
        if value.low < low:
            value = self.maximum(value, self.constant(low))
        return self.minimum(value, self.constant(high)) if value.high > high else value

    def narrowed(self, value: Number, width: int) -> str:
        """A number whose range fits, in a type of `width` bits."""
        assert fits(value.low, value.high, width)
        return self._writer.op(f"arith.trunci {value.name} : {value.type} to i{width}")

    def _both(self, operation: str, left: Number, right: Number, low: int, high: int) -> Number:
        width = max(left.width, right.width, 32 if fits(low, high, 32) else 64)
        assert fits(low, high, width)
        names = [self._widened(each, width).name for each in (left, right)]
        return Number(self._writer.op(f"{operation} {', '.join(names)} : i{width}"), width, low, high)

    def _widened(self, value: Number, width: int) -> Number:
        if value.width == width:
            return value
        name = self._writer.op(f"arith.extsi {value.name} : {value.type} to i{width}")
        return Number(name, width, value.low, value.high)
