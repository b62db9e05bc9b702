"""Random inputs in guarded memory.

An element type is known by its MLIR name. Arrays of `bf16` are kept as 16-bit patterns, for want of a numpy type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

GUARD_BYTES = 4096

DTYPES: dict[str, np.dtype[Any]] = {
    "f64": np.dtype(np.float64),
    "f32": np.dtype(np.float32),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(np.uint16),
    "i1": np.dtype(np.uint8),
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "index": np.dtype(np.int64),
}

PROFILES = ("generic", "dominant", "special", "small")
_SPECIAL = (0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-40, 3.0e38, 65504.0, 2.0**-24)


def profile_of(seed: int) -> str:
    """Seeds go round the profiles: `generic` numbers near 1; `dominant` diagonals, on which factorizations stay
    finite; `special` values mixed with generic ones; `small` integers, on which sums are exact."""
    return PROFILES[seed % len(PROFILES)]


def values(element: str, shape: tuple[int, ...], seed: int, position: int) -> Array:
    """The input of argument `position`, the same for equal arguments in every program."""
    random = np.random.default_rng([seed, position])
    profile = profile_of(seed)
    dtype = DTYPES[element]
    if element == "i1":
        return random.integers(0, 2, shape).astype(dtype)
    if element[0] == "i":
        if profile in ("small", "dominant"):
            return random.integers(-8, 9, shape).astype(dtype)
        limits = np.iinfo(dtype)
        return random.integers(limits.min, limits.max, shape, dtype=dtype, endpoint=True)
    numbers = random.uniform(0.5, 2.0, shape) * random.choice([-1.0, 1.0], shape)
    if profile == "small":
        numbers = random.integers(-8, 9, shape).astype(np.float64)
    elif profile == "special":
        numbers = np.where(random.random(shape) < 0.2, random.choice(_SPECIAL, shape), numbers)
    elif profile == "dominant" and len(shape) == 2:
        numbers = numbers / 16 + 4 * np.eye(*shape)
    with np.errstate(over="ignore"):
        if element == "bf16":
            return (np.asarray(numbers, np.float32).view(np.uint32) >> 16).astype(dtype)
        return np.asarray(numbers).astype(dtype)


def is_nan(array: Array, element: str) -> Array:
    if element == "bf16":
        array = (array.astype(np.uint32) << 16).view(np.float32)
    nan: Array = np.isnan(array) if array.dtype.kind == "f" else np.zeros(array.shape, bool)
    return nan


def same(left: Array, right: Array, element: str) -> Array:
    """Where two arrays hold the same bits, or both a NaN."""
    bits = np.dtype(f"u{left.dtype.itemsize}")
    equal: Array = (left.view(bits) == right.view(bits)) | (is_nan(left, element) & is_nan(right, element))
    return equal


@dataclass(frozen=True, slots=True)
class Given:
    """Inputs of a seed, but for some elements (counted in row-major order) of some arguments, given as text."""

    seed: int
    values: tuple[tuple[int, int, str], ...]  # argument, element, value

    def content(self, element: str, shape: tuple[int, ...], position: int) -> Array:
        """As `values`."""
        array = values(element, shape, self.seed, position)
        for argument, at, text in self.values:
            if argument == position:
                if element == "bf16":
                    array.flat[at] = np.float32(text).view(np.uint32) >> 16
                else:
                    array.flat[at] = int(text) if element[0] == "i" else float(text)
        return array


@dataclass(slots=True)
class GuardedArray:
    """A copy of an array between two guard zones filled with `fill`."""

    memory: Array
    array: Array
    fill: int

    @staticmethod
    def around(content: Array, fill: int) -> GuardedArray:
        memory = np.full(2 * GUARD_BYTES + content.nbytes, fill, np.uint8)
        inner = memory[GUARD_BYTES : GUARD_BYTES + content.nbytes]
        array = inner.view(content.dtype).reshape(content.shape)
        array[...] = content
        return GuardedArray(memory, array, fill)

    @property
    def intact(self) -> bool:
        end = len(self.memory) - GUARD_BYTES
        return bool((self.memory[:GUARD_BYTES] == self.fill).all() and (self.memory[end:] == self.fill).all())

    @property
    def address(self) -> int:
        return int(self.memory.ctypes.data) + GUARD_BYTES
