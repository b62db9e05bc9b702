"""What scalar operations compute: integers as Python's, with a sign (those of one bit are 0 and 1), floats as
numpy's."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tests.simulation.schedules import Undefined


def wrapped(value: int, width: int) -> int:
    """`value` in `width` bits."""
    if width == 1:
        return value & 1
    return (value + (1 << width - 1)) % (1 << width) - (1 << width - 1)


def unsigned(value: int, width: int) -> int:
    return value % (1 << width)


def quotient(a: int, b: int) -> int:
    """Rounded towards zero."""
    if b == 0:
        raise Undefined("a division by zero")
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def remainder(a: int, b: int) -> int:
    return a - quotient(a, b) * b


def bf16(value: Any) -> Any:
    """The nearest bfloat16, as a float of 32 bits."""
    bits = int(np.float32(value).view(np.uint32))
    if math.isnan(value):
        return np.float32(value)
    return np.uint32((bits + 0x7FFF + (bits >> 16 & 1)) >> 16 << 16).view(np.float32)


FLOATS: dict[str, Callable[[Any], Any]] = {
    "f16": np.float16,
    "bf16": bf16,
    "f32": np.float32,
    "f64": np.float64,
}
_PREDICATES = ("==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">=")


def compared(predicate: int, a: str, b: str, width: int) -> str:
    """The Python of a comparison of integers, by the number of its predicate in arith and in LLVM."""
    if predicate >= 6:
        a, b = f"unsigned({a}, {width})", f"unsigned({b}, {width})"
    return f"int({a} {_PREDICATES[predicate]} {b})"


def compared_floats(predicate: int, a: str, b: str) -> str:
    """The Python of a comparison of floats, by the number of its predicate in arith: the first bit holds where both are
    equal, the second where the left one is larger, the third where it is less, the fourth where one is no number."""
    parts = [f"{a} {each} {b}" for bit, each in ((1, "=="), (2, ">"), (4, "<")) if predicate & bit]
    parts += [f"({a} != {a} or {b} != {b})"] if predicate & 8 else []
    return f"int({' or '.join(parts) or 'False'})"


def largest(a: Any, b: Any) -> Any:
    """As `maximumf` has it: a NaN of either is one of the result, and -0 is less than 0."""
    if math.isnan(a) or math.isnan(b):
        return a if math.isnan(a) else b
    if a == b == 0:
        return b if math.copysign(1, a) < 0 else a
    return max(a, b)
