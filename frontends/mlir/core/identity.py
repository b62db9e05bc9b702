"""What a reduction starts from where nothing else is said."""

from __future__ import annotations

from frontends.mlir.core.lowering import Lowering
from interp import ir
from interp.ir.floats import FLOAT_FORMATS


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
    format = FLOAT_FORMATS.get(type.name)
    if format is None:
        raise lowering.unsupported(f"a reduction on {type}")
    if name == "mulf":
        return lowering.constant(format.one, type)
    negative = format.sign if name in ("maximumf", "maxnumf") else 0
    # What is not a number is the identity of maxnumf and minnumf.
    extreme = format.canonical_nan if name in ("maxnumf", "minnumf") else format.infinity
    return lowering.constant(extreme | negative, type)
