"""Arithmetic of elements, of which the hardware takes several at once (`ttng.packed_arith`).

Source: TritonNvidiaGPUOps.td, `PackedArithOp`; PTX ISA, where add, sub, mul and fma of one type round to nearest even.
Of formats that it mixes, and of the larger and the smaller number, the definition does not say what they give: a
function of the elements alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from frontends.triton.nvidia_syntax import PACKED
from frontends.triton.scaled import number_of_pair
from frontends.triton.tiles import Point, element, elements_of, make_tile, shape_of
from interp import ir

_ROUNDED_ONCE = {"add": "addf", "sub": "subf", "mul": "mulf", "fma": "fma"}
_OF_ONE_TYPE = ("f16", "bf16", "f32")
_PAIR = ir.Scalar("i8")


@handles("ttng.packed_arith", attributes=("op_kind",))
def _packed(lowering: Lowering, operation: Any) -> None:
    kind = PACKED[operation.attributes["op_kind"].value]
    if len(operation.operands) != (3 if kind == "fma" else 2):
        raise lowering.unsupported(f"{kind} of {len(operation.operands)} numbers")
    made = elements_of(lowering, operation.results[0])
    types = [elements_of(lowering, each) for each in operation.operands]
    numbers = [_numbers(lowering, each, operation.results[0]) for each in operation.operands]
    rounded = _ROUNDED_ONCE.get(kind) if set(types) == {made} and str(made) in _OF_ONE_TYPE else None

    def at(point: Point) -> ir.Value:
        values = [number(point) for number in numbers]
        if rounded is not None:
            return lowering.op(rounded, values, made)
        return unknown(lowering, f"packed {kind} ({', '.join(map(str, types))}) -> {made}", values, made)

    make_tile(lowering, operation, at)


def _numbers(lowering: Lowering, operand: Any, result: Any) -> Callable[[Point], ir.Value]:
    """What gives the number of an operand for a point of the result. Bytes are two numbers in format e2m1, that in the
    lower bits first, along the one dimension in which there are half as many."""
    given, made = shape_of(lowering, operand), shape_of(lowering, result)
    if elements_of(lowering, operand) != _PAIR:
        if given != made:
            raise lowering.unsupported(f"{operand.type} for {result.type}")
        return lambda point: element(lowering, operand, point)
    halved = [at for at, size in enumerate(made) if given[at : at + 1] != [size]]
    if len(given) != len(made) or len(halved) != 1 or 2 * given[halved[0]] != made[halved[0]]:
        raise lowering.unsupported(f"{operand.type} for {result.type}")
    (axis,) = halved

    def number(point: Point) -> ir.Value:
        index = list(point)
        index[axis] = lowering.apply(ir.Binary("floordiv", point[axis], 2))
        return number_of_pair(lowering, element(lowering, operand, index), point[axis])

    return number
