"""The operations of hwarith, on integers with a sign or without one: results are wide enough for what is exact.

Source: CIRCT's documentation of the dialect. A cast takes the lowest bits, or extends as the type that it comes from
says; comparisons are those of numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from frontends.circuits.bits import divided, resized
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

Values = Sequence[ir.Value]
_INTEGER = re.compile(r"([su]?)i(\d+)")
_COMPARISONS = ("eq", "ne", "slt", "sle", "sgt", "sge")  # eq, ne, lt, le, gt, ge


def _signed(type: Any) -> bool:
    return str(type).startswith("si")


def width_of(lowering: Lowering, type: Any) -> ir.Scalar:
    """An integer's bits. Raises `Unsupported` for other types."""
    found = _INTEGER.fullmatch(str(type))
    if found is None:
        raise lowering.unsupported(f"type {type}")
    return ir.Scalar(f"i{found[2]}")


def _extended(lowering: Lowering, operation: Any, values: Values, bits: int) -> list[ir.Value]:
    """The operands as numbers of so many bits, with a sign."""
    type = ir.Scalar(f"i{bits}")
    operands = zip(values, operation.operands, strict=True)
    return [resized(lowering, value, type, _signed(operand.type)) for value, operand in operands]


def _exact(name: str) -> Callable[[Lowering, Any, Values], ir.Value]:
    def meaning(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
        type = width_of(lowering, operation.results[0].type)
        left, right = _extended(lowering, operation, values, type.width)
        return lowering.op(name, [left, right], type)

    return meaning


def _division(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    type = width_of(lowering, operation.results[0].type)
    signs = [_signed(operand.type) for operand in operation.operands]
    # With signs, one bit more for a number that has none.
    widths = [ir.scalar_of(value).width + (any(signs) and not sign) for value, sign in zip(values, signs, strict=True)]
    operands = _extended(lowering, operation, values, max(type.width, *widths))
    return resized(lowering, divided(lowering, "divsi" if any(signs) else "divui", *operands), type)


def _comparison(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    predicate = _COMPARISONS[int(operation.attributes["predicate"].value)]
    bits = 1 + max(ir.scalar_of(value).width for value in values)
    return lowering.op(f"cmpi.{predicate}", _extended(lowering, operation, values, bits), ir.I1)


def _cast(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (operand,) = operation.operands
    return resized(lowering, values[0], width_of(lowering, operation.results[0].type), _signed(operand.type))


def _constant(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    type = width_of(lowering, operation.results[0].type)
    return lowering.constant(bits_of(operation.attributes["rawValue"], type), type)


ARITHMETIC: dict[str, Callable[[Lowering, Any, Values], ir.Value]] = {
    "hwarith.add": _exact("addi"),
    "hwarith.sub": _exact("subi"),
    "hwarith.mul": _exact("muli"),
    "hwarith.div": _division,
    "hwarith.icmp": _comparison,
    "hwarith.cast": _cast,
    "hwarith.constant": _constant,
}
