"""Clocks of seq: which edge of an input they come from, and their levels as bits.

Source: CIRCT's documentation of the seq dialect and its lowering to sv. A gate samples its enables at the rising edge
of its clock and ignores what they are otherwise. A divider by 2^n begins low; its output rises with the first rising
edge of its clock and with every 2^n-th one after that, so that dividers of dividers are one, and all dividers of a
clock by the same number are at the same count, which is one state for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.circt.hw.module import CLOCK
from frontends.circuits.bits import bit
from frontends.mlir.core.lowering import Lowering
from interp import ir

LEVELS = ("seq.clock_inv", "seq.clock_mux", "seq.const_clock", "seq.from_clock", "seq.to_clock")
"""The operations that give a level which is that of others, or a constant."""
MOST_DIVIDED = 32  # the logarithm of it


def convert(text: str) -> ir.Type | None:
    """The level of a clock as a bit."""
    return ir.I1 if text == CLOCK else None


def level(lowering: Lowering, operation: Any, values: Sequence[ir.Value]) -> ir.Value:
    """What one of `LEVELS` gives."""
    match operation.name:
        case "seq.clock_inv":
            return lowering.opposite(values[0])
        case "seq.clock_mux":
            return lowering.select(*values)
        case "seq.const_clock":
            return lowering.constant(is_high(operation), ir.I1)
        case _:
            return values[0]


def inverted(operation: Any | None) -> Any | None:
    """What an operation gives the inverse of: that of seq, or what CIRCT makes of it; None for others."""
    if operation is None or operation.name not in ("seq.clock_inv", "comb.xor"):
        return None
    if operation.name == "comb.xor" and len(operation.operands) == 2 and str(operation.results[0].type) == "i1":
        owner = getattr(operation.operands[1].owner, "operation", None)
        if owner is None or owner.name != "hw.constant" or not bool(owner.attributes["value"].value):
            return None
    elif operation.name == "comb.xor":
        return None
    return operation.operands[0]


def is_high(operation: Any) -> bool:
    """Whether a constant clock is."""
    return "high" in str(operation.attributes["value"]) or str(operation.attributes["value"]).startswith("1")


def divided_by(operation: Any) -> int:
    """The logarithm of what a divider divides by."""
    return int(operation.attributes["pow2"].value)


def divider_name(log: int) -> str:
    """The name of the state of all dividers by 2^`log`."""
    return f"count of the clock divided by {1 << log}"


def divided_level(lowering: Lowering, count: ir.Value, log: int) -> ir.Value:
    """The level of a divided clock: its count goes down at each edge and begins at 0."""
    return bit(lowering, count, log - 1)


def rises(lowering: Lowering, count: ir.Value, log: int) -> ir.Value:
    """Whether a divided clock rises at the next edge of the clock that it is of."""
    return lowering.op("cmpi.eq", [count, lowering.constant(0, ir.Scalar(f"i{log}"))], ir.I1)


def counted(lowering: Lowering, count: ir.Value, log: int) -> ir.Value:
    """The count after the next edge."""
    type = ir.Scalar(f"i{log}")
    return lowering.op("subi", [count, lowering.constant(1, type)], type)
