"""Bit patterns as numbers."""

from __future__ import annotations

import math
import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from equiv.verdict.numbers import relative_difference, to_number, to_text
from interp.ir import Scalar

F16, BF16, F32, F64, I8, I1 = (Scalar(name) for name in ("f16", "bf16", "f32", "f64", "i8", "i1"))


@given(st.integers(0, 2**16 - 1))
def test_half_reads_as_numpy_reads_it(bits: int) -> None:
    expected = float(np.frombuffer(struct.pack("<H", bits), np.float16)[0])
    number = to_number(bits, F16)
    assert isinstance(number, float)
    assert struct.pack("<d", number) == struct.pack("<d", expected) or (math.isnan(number) and math.isnan(expected))


@given(st.integers(0, 2**16 - 1))
def test_bfloat_is_the_upper_half_of_single(bits: int) -> None:
    number, expected = to_number(bits, BF16), to_number(bits << 16, F32)
    assert isinstance(number, float) and isinstance(expected, float)
    assert number == expected or (math.isnan(number) and math.isnan(expected))


@given(st.floats(width=32, allow_nan=False))
def test_the_text_of_a_single_rounds_back_to_it(value: float) -> None:
    (bits,) = struct.unpack("<I", struct.pack("<f", value))
    assert np.float32(to_text(bits, F32)) == np.float32(value)


@pytest.mark.parametrize(
    ("bits", "scalar", "text"),
    [
        (0xFF, I8, "-1"),
        (1, I1, "1"),
        (0x3DCCCCCD, F32, "0.1"),
        (0x80000000, F32, "-0.0"),
        (0x7F800000, F32, "inf"),
        (0x7FC00000, F32, "nan (0x7fc00000)"),
        (0x3FB999999999999A, F64, "0.1"),
        (0x2E66, F16, "0.1"),
        (0x12, Scalar("f8E4M3FN"), "0x12 (f8E4M3FN)"),
    ],
)
def test_text(bits: int, scalar: Scalar, text: str) -> None:
    assert to_text(bits, scalar) == text


def test_relative_difference() -> None:
    one, nan = 0x3F800000, 0x7FC00000
    assert relative_difference(one, one + 1, F32) < 2.0**-20
    assert relative_difference(one, nan, F32) == math.inf
    assert relative_difference(3, 4, I8) == 0.25
