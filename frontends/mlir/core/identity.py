"""What a reduction starts from where nothing else is said."""

from __future__ import annotations

from frontends.mlir.core.lowering import Lowering
from interp import ir

FORMATS = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}
"""Bits of the significand that are stored."""


def identity(lowering: Lowering, name: str, type: ir.Scalar) -> ir.Value:
    """What a reduction starts from, as MLIR's `arith::getIdentityValueAttr` has it."""
    width = type.width
    if name in ("addi", "addf", "ori", "xori", "maxui"):
        return lowering.constant(0, type)
    if name in ("andi", "minui"):
        return lowering.constant(-1, type)
    if name == "muli":
        return lowering.constant(1, type)
    if name in ("maxsi", "minsi"):
        return lowering.constant(1 << (width - 1) if name == "maxsi" else (1 << (width - 1)) - 1, type)
    mantissa = FORMATS.get(type.name)
    if mantissa is None:
        raise lowering.unsupported(f"a reduction on {type}")
    exponent = width - 1 - mantissa
    if name == "mulf":
        return lowering.constant(((1 << (exponent - 1)) - 1) << mantissa, type)
    infinity = ((1 << exponent) - 1) << mantissa
    negative = 1 << (width - 1) if name in ("maximumf", "maxnumf") else 0
    # What is not a number is the identity of maxnumf and minnumf.
    quiet = 1 << (mantissa - 1) if name in ("maxnumf", "minnumf") else 0
    return lowering.constant(infinity | negative | quiet, type)
