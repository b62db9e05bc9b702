"""Constants as text: bit patterns of scalars as decimal numbers where those give the same bits back, else as hex."""

from __future__ import annotations

import math
import struct

from interp.ir import Scalar

# format of the `struct` module for the pattern and for the number
_IEEE = {"f16": ("<H", "<e"), "f32": ("<I", "<f"), "f64": ("<Q", "<d")}


def format_bits(type_: Scalar, bits: int) -> str:
    """A literal that `parse_bits` turns back into `bits`."""
    if type_.is_integer and 0 <= bits < 1 << type_.width:
        signed = type_.width > 1 and bits >> (type_.width - 1)
        return str(bits - (1 << type_.width) if signed else bits)
    if type_.name in ("bf16", *_IEEE):
        text = _decimal(type_, bits)
        if text is not None and parse_bits(type_, text) == bits:
            return text
    return f"{bits:#x}"


def parse_bits(type_: Scalar, text: str) -> int:
    """The pattern of a literal: hex is the pattern itself, a decimal number a value of the type.

    Raises:
        ValueError: the type has no such value.
    """
    if text.startswith("0x"):
        return int(text, 16)
    if type_.is_integer:
        number = int(text)
        if not -(1 << type_.width) <= 2 * number < 2 << type_.width:
            raise ValueError(f"{text} does not fit {type_}")
        return number % (1 << type_.width)
    value = float(text)
    try:
        if type_.name == "bf16":
            return _round_to_bfloat(value)
        pattern, number_format = _IEEE[type_.name]
        return int(struct.unpack(pattern, struct.pack(number_format, value))[0])
    except OverflowError:
        raise ValueError(f"{text} does not fit {type_}") from None
    except KeyError:
        raise ValueError(f"a constant of type {type_} is written as its bit pattern in hex") from None


def _decimal(type_: Scalar, bits: int) -> str | None:
    """The shortest decimal number near the pattern's value; None for infinities, NaNs and bits beyond the type."""
    if not 0 <= bits < 1 << type_.width:
        return None
    # It takes longer to import than many a program to check, and most constants are integers.
    import numpy as np

    if type_.name == "bf16":
        value = struct.unpack("<f", struct.pack("<I", bits << 16))[0]
        short = str(np.float32(value))
    else:
        pattern, number_format = _IEEE[type_.name]
        value = struct.unpack(number_format, struct.pack(pattern, bits))[0]
        short = str({"f16": np.float16, "f32": np.float32, "f64": np.float64}[type_.name](value))
    return short if math.isfinite(value) else None


def _round_to_bfloat(value: float) -> int:
    """To nearest, ties to even, through f32."""
    single = int(struct.unpack("<I", struct.pack("<f", value))[0])
    rounded = single + 0x7FFF + (single >> 16 & 1)
    if math.isfinite(value) and rounded & 0x7F800000 == 0x7F800000:
        raise OverflowError
    return rounded >> 16
