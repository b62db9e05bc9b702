"""Sums of products: of floats, in single precision, and of quantized numbers, in 32 bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.tosa.operands import float_constant
from frontends.tpu.attributes import SINGLE, element
from frontends.tpu.quantized import FITS, WORD, whole
from interp import ir


class Sums(Struct, frozen=True):
    """How products are added up: from `zero` on, wider than the numbers where these are quantized."""

    lowering: Lowering
    zero: ir.Value
    quantized: bool

    @property
    def type(self) -> ir.Scalar:
        return WORD if self.quantized else SINGLE

    def element(self, mlir_value: Any, view: ir.Value, indices: Sequence[ir.Index]) -> ir.Value:
        """An element of a view of a tensor."""
        if self.quantized:
            return whole(self.lowering, mlir_value, view, indices)
        return element(self.lowering, view, indices)

    def of_two(self, left: ir.Value, right: ir.Value) -> ir.Value:
        return self.lowering.op("addi" if self.quantized else "addf", [left, right], self.type)

    def with_product(self, total: ir.Value, left: ir.Value, right: ir.Value) -> ir.Value:
        return self.of_two(total, self.lowering.op("muli" if self.quantized else "mulf", [left, right], self.type))


def sums_of(lowering: Lowering, quantized: bool) -> Sums:
    """How an operation adds. In which order floats are added is open."""
    if quantized:
        lowering.assumptions.add(FITS)
        return Sums(lowering, lowering.constant(0, WORD), True)
    leave_order_open(lowering, ("addf",))
    return Sums(lowering, float_constant(lowering, 0.0, SINGLE), False)
