"""Scalar operations of the tt dialect that arith and math have under other names."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import emit_scalar_operation
from frontends.triton.tiles import Point, element, elements_of, make_tile
from interp import ir

_TO_NEAREST, _TOWARD_ZERO = 1, 0  # of tt.RoundingMode


@handles("tt.precise_sqrt")
def _precise_sqrt(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, "sqrt")


@handles("tt.precise_divf")
def _precise_divf(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, "divf")


@handles("tt.fp_to_fp", attributes=("rounding",))
def _fp_to_fp(lowering: Lowering, operation: Any) -> None:
    origin, wanted = (elements_of(lowering, each) for each in (operation.operands[0], operation.results[0]))
    if origin.width == wanted.width:
        raise lowering.unsupported(f"from {origin} to {wanted}")
    if origin.width < wanted.width:
        emit_scalar_operation(lowering, operation, "extf")
        return
    mode = operation.attributes["rounding"].value if "rounding" in operation.attributes else _TO_NEAREST
    emit_scalar_operation(lowering, operation, "truncf", () if mode == _TO_NEAREST else ("toward_zero",))


@handles("tt.clampf", attributes=("propagateNan",))
def _clampf(lowering: Lowering, operation: Any) -> None:
    """The larger of a number and a bound, and the smaller of that and another one."""
    names = ("maximumf", "minimumf") if operation.attributes["propagateNan"].value else ("maxnumf", "minnumf")

    def at(point: Point) -> ir.Value:
        value, *bounds = (element(lowering, each, point) for each in operation.operands)
        for name, bound in zip(names, bounds, strict=True):
            value = lowering.op(name, [value, bound], value.type)
        return value

    make_tile(lowering, operation, at)


@handles("tt.mulhiui")
def _mulhiui(lowering: Lowering, operation: Any) -> None:
    def at(point: Point) -> ir.Value:
        left, right = (element(lowering, each, point) for each in operation.operands)
        low, high = ir.Value(left.type), ir.Value(left.type)
        lowering.emit(ir.Op(place=lowering.place, results=[low, high], name="mului_extended", operands=[left, right]))
        return high

    make_tile(lowering, operation, at)
