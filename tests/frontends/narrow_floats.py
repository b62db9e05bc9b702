"""Floats of 8 and 4 bits by their definition: every pattern's number, and the nearest pattern to a number."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

# The bits of the fraction, the bias, the largest finite pattern, and that of the sign.
FORMATS = {"f8E4M3FN": (3, 7, 0x7E, 0x80), "f8E5M2": (2, 15, 0x7B, 0x80), "f4E2M1FN": (1, 1, 0x7, 0x8)}


def number_of(pattern: int, format: str) -> float:
    """What a pattern is; infinities and what is no number come out as no number."""
    fraction, bias, largest, sign = FORMATS[format]
    magnitude = pattern & (sign - 1)
    if magnitude > largest:
        return float("nan")
    exponent, rest = magnitude >> fraction, magnitude & ((1 << fraction) - 1)
    number = (rest + (1 << fraction if exponent else 0)) * 2.0 ** (max(exponent, 1) - bias - fraction)
    return -number if pattern & sign else number


def from_narrow(patterns: NDArray[np.generic], format: str) -> NDArray[np.float32]:
    table = np.array([number_of(each, format) for each in range(2 * FORMATS[format][3])], np.float32)
    return np.asarray(table[patterns.astype(np.uint8)])


def to_narrow(numbers: NDArray[np.generic], format: str) -> NDArray[np.int8]:
    """The nearest finite pattern, of two the even one; what is no number is not asked for."""
    finite = np.array([number_of(each, format) for each in range(FORMATS[format][2] + 1)])
    found = []
    for each in numbers.reshape(-1).astype(np.float64):
        distances = np.abs(finite - min(abs(each), finite[-1]))
        nearest = np.flatnonzero(distances == distances.min())
        chosen = next((int(pattern) for pattern in nearest if pattern % 2 == 0), int(nearest[0]))
        found.append(chosen | (FORMATS[format][3] if np.signbit(each) else 0))
    return np.array(found, np.uint8).view(np.int8).reshape(numbers.shape)
