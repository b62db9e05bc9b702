"""Constants as text: bit patterns of scalars as decimal numbers where those give the same bits back, else as hex."""

from __future__ import annotations

import math

from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS


def format_bits(type_: Scalar, bits: int) -> str:
    """A literal that `parse_bits` turns back into `bits`."""
    if type_.is_integer and 0 <= bits < 1 << type_.width:
        signed = type_.width > 1 and bits >> (type_.width - 1)
        return str(bits - (1 << type_.width) if signed else bits)
    if type_.name in FLOAT_FORMATS:
        text = _decimal(type_, bits)
        if text is not None and parse_bits(type_, text) == bits:
            return text
    return f"{bits:#x}"


def parse_bits(type_: Scalar, text: str) -> int:
    """The pattern of a literal: hex is the pattern itself, a decimal number a value of the type.
    Raises `ValueError`: the type has no such value."""
    if text.startswith("0x"):
        return int(text, 16)
    if type_.is_integer:
        number = int(text)
        if not -(1 << type_.width) <= 2 * number < 2 << type_.width:
            raise ValueError(f"{text} does not fit {type_}")
        return number % (1 << type_.width)
    format_ = FLOAT_FORMATS.get(type_.name)
    if format_ is None:
        raise ValueError(f"a constant of type {type_} is written as its bit pattern in hex")
    value = float(text)
    bits = format_.from_float(value)
    if math.isfinite(value) and not format_.is_finite(bits):
        raise ValueError(f"{text} does not fit {type_}")
    return bits


def _decimal(type_: Scalar, bits: int) -> str | None:
    """The shortest decimal number near the pattern's value; None for infinities, NaNs and bits beyond the type."""
    format_ = FLOAT_FORMATS[type_.name]
    if not 0 <= bits < 1 << format_.width or not format_.is_finite(bits):
        return None
    # It takes longer to import than many a program to check, and most constants are integers.
    import numpy as np

    kind = {"f16": np.float16, "f64": np.float64}.get(type_.name, np.float32)  # which holds bf16 as well
    return str(kind(format_.to_float(bits)))
