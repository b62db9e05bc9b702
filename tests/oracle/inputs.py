"""Random inputs in guarded memory.

An element type is known by its MLIR name. Arrays of `bf16` are kept as 16-bit patterns, for want of a numpy type."""

from __future__ import annotations

import ctypes
import mmap
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

GUARD_BYTES = 4096
_NO_ACCESS = 0  # POSIX's PROT_NONE
ALIGNMENT = 64  # of the largest vector that compiled code expects to lie at a multiple of its size

DTYPES: dict[str, np.dtype[Any]] = {
    "f64": np.dtype(np.float64),
    "f32": np.dtype(np.float32),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(np.uint16),
    # Patterns, each in a byte of its own.
    **{name: np.dtype(np.uint8) for name in ("i1", "i4")},
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "index": np.dtype(np.int64),
}

# The distance of one to the next number of each type of floats.
PRECISIONS = {"f64": 2.0**-52, "f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}

PROFILES = ("generic", "dominant", "special", "small")
_SPECIAL = (0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-40, 3.0e38, 65504.0, 2.0**-24)


def profile_of(seed: int) -> str:
    """Seeds go round the profiles: `generic` numbers near 1; `dominant` diagonals, on which factorizations stay
    finite; `special` values mixed with generic ones; `small` integers, on which sums are exact."""
    return PROFILES[seed % len(PROFILES)]


def pattern_bits(element: str) -> int:
    """The width of an element type whose arrays hold patterns in bytes."""
    return int(element[1:2])


def values(element: str, shape: tuple[int, ...], seed: int, position: int) -> Array:
    """The input of argument `position`, the same for equal arguments in every program."""
    random = np.random.default_rng([seed, position])
    profile = profile_of(seed)
    dtype = DTYPES[element]
    if dtype == np.uint8:
        return random.integers(0, 1 << pattern_bits(element), shape).astype(dtype)
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


def numbers(array: Array, element: str) -> Array:
    """The numbers that an array of floats holds, as f64."""
    if element == "bf16":
        array = (array.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
    return array.view(DTYPES[element] if element != "bf16" else np.float32).astype(np.float64)


def is_nan(array: Array, element: str) -> Array:
    nan: Array = np.isnan(numbers(array, element)) if element in PRECISIONS else np.zeros(array.shape, bool)
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


@dataclass(frozen=True, slots=True)
class Arrays:
    """Inputs that are given whole, by position, each in row-major order; zeros for what comes after them."""

    arrays: tuple[Array, ...]

    def content(self, element: str, shape: tuple[int, ...], position: int) -> Array:
        """As `values`."""
        if position >= len(self.arrays):
            return np.zeros(shape, DTYPES[element])
        return np.asarray(self.arrays[position]).astype(DTYPES[element]).reshape(shape)


_FLOAT_EDGES = (0.0, -0.0, np.inf, -np.inf, np.nan, 0.5, -1.5, 2.5, 1.0)
_LEAST_AND_GREATEST = {
    "f64": (5e-324, 1.7976931348623157e308),
    "f32": (1e-45, 3.4028234663852886e38),
    "f16": (2.0**-24, 65504.0),
    # How MLIR has bf16 computed in f32 makes zeros of its denormal numbers.
    "bf16": (2.0**-126, 3.3895313892515355e38),
}


def edges(element: str) -> Array:
    """The values at the edges of a type; a prime number of them, so that steps of any size go through all."""
    dtype = DTYPES[element]
    if element in _LEAST_AND_GREATEST:
        numbers = np.array((*_FLOAT_EDGES, *_LEAST_AND_GREATEST[element]))
        if element == "bf16":
            return (numbers.astype(np.float32).view(np.uint32) >> 16).astype(dtype)
        return numbers.astype(dtype)
    width = pattern_bits(element) if dtype == np.uint8 else 8 * dtype.itemsize
    half = 1 << (width - 1)
    # As those of scalar operations: the least and the greatest number, the width, and what lies beside them.
    numbers = np.array([-half, half - 1, 0, -1, 1, 2, 1 - half, half - 2, width, width - 1, -7, 5, half // 2], object)
    patterns = (numbers & ((1 << width) - 1)).astype(f"u{dtype.itemsize}")
    return np.asarray(patterns).view(dtype)


@dataclass(frozen=True, slots=True)
class Edges:
    """Inputs at the edges of their types. Each turn pairs those of one argument otherwise with those of the others."""

    turn: int

    def content(self, element: str, shape: tuple[int, ...], position: int) -> Array:
        """As `values`."""
        chosen = edges(element)
        counted = np.arange(np.prod(shape, dtype=int)).reshape(shape)
        picked: Array = chosen[(counted * (1 + self.turn) + self.turn + position * (1 + 2 * self.turn)) % len(chosen)]
        return picked


@dataclass(frozen=True, slots=True)
class Fenced:
    """The arrays of `data`, each of which ends where a page begins that nobody may read: a read beyond one crashes."""

    data: Given | Edges | Arrays

    def content(self, element: str, shape: tuple[int, ...], position: int) -> Array:
        """As `values`."""
        return self.data.content(element, shape, position)


Data = int | Given | Edges | Arrays | Fenced
"""The inputs of a run: those of a seed, those given, or those at the edges of their types."""


def content(data: Data, element: str, shape: tuple[int, ...], position: int) -> Array:
    """The input of argument `position`."""
    return values(element, shape, data, position) if isinstance(data, int) else data.content(element, shape, position)


@dataclass(slots=True)
class GuardedArray:
    """A copy of an array between two guard zones filled with `fill`. Raises `OSError` where a page cannot be closed."""

    memory: Array
    array: Array
    fill: int

    @staticmethod
    def around(content: Array, fill: int) -> GuardedArray:
        memory = np.full(2 * GUARD_BYTES + ALIGNMENT + content.nbytes, fill, np.uint8)
        start = GUARD_BYTES + -(memory.ctypes.data + GUARD_BYTES) % ALIGNMENT
        array = memory[start : start + content.nbytes].view(content.dtype).reshape(content.shape)
        array[...] = content
        return GuardedArray(memory, array, fill)

    @staticmethod
    def before_a_fence(content: Array, fill: int) -> GuardedArray:
        """A copy whose end is that of a page, and whose start is at a multiple of its elements' size alone. The page
        after it cannot be read."""
        pages = -(-(GUARD_BYTES + content.nbytes) // mmap.PAGESIZE)
        whole = np.frombuffer(mmap.mmap(-1, (pages + 1) * mmap.PAGESIZE), np.uint8)
        memory = whole[: pages * mmap.PAGESIZE]
        memory[...] = fill
        if ctypes.CDLL(None).mprotect(ctypes.c_void_p(memory.ctypes.data + memory.nbytes), mmap.PAGESIZE, _NO_ACCESS):
            raise OSError("no page can be closed")
        array = memory[memory.nbytes - content.nbytes :].view(content.dtype).reshape(content.shape)
        array[...] = content
        return GuardedArray(memory, array, fill)

    @property
    def intact(self) -> bool:
        start = self.address - int(self.memory.ctypes.data)
        end = start + self.array.nbytes
        return bool((self.memory[:start] == self.fill).all() and (self.memory[end:] == self.fill).all())

    @property
    def address(self) -> int:
        return int(self.array.ctypes.data)
