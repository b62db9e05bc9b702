"""What compiled code calls where the C library of the machine lacks it: libgcc has `__truncsfbf2` from release 13 on,
and `memrefCopy` is in a library of MLIR's.

Whether code calls it depends on the processor: numbers in bf16 that live from one block to another are kept in f32."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

_TRUNCATE = "__truncsfbf2"
_Function = ctypes.CFUNCTYPE(ctypes.c_float, ctypes.c_float)


def _truncate(number: float) -> float:
    """The pattern of the bf16 that is nearest to a number, ties to even, in the low half of the result's register."""
    (bits,) = np.array([number], np.float32).view(np.uint32).tolist()
    pattern = bits >> 16 | 0x40 if np.isnan(number) else bits + 0x7FFF + (bits >> 16 & 1) >> 16
    return float(np.array([pattern], np.uint32).view(np.float32)[0])


_COPY = "memrefCopy"
_Copy = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)


def _copy(size: int, source: int, target: int) -> None:
    """Copies elements of `size` bytes between memrefs of any rank: records of the rank and the descriptor's address."""
    (taken, shape, steps), (put, _, other) = (_described(each, size) for each in (source, target))
    for index in np.ndindex(*shape):
        offsets = [int(np.dot(index, each)) if index else 0 for each in (steps, other)]
        ctypes.memmove(put + offsets[1] * size, taken + offsets[0] * size, size)


def _described(record: int, size: int) -> tuple[int, list[int], list[int]]:
    """The address of a memref's first element, its shape, and its strides in elements."""
    rank, address = (ctypes.c_int64 * 2).from_address(record)
    fields = list((ctypes.c_int64 * (3 + 2 * rank)).from_address(address))
    return fields[1] + fields[2] * size, fields[3 : 3 + rank], fields[3 + rank :]


_CALLED = _Function(_truncate), _Copy(_copy)  # kept alive as long as compiled code may call them
_EXTERNAL: dict[str, Any] = {}

Called = Callable[[list[tuple[int, int]]], None]
"""What a program declares and does not define: it is handed the address and the number of elements of each memref."""


@contextmanager
def external(functions: Mapping[str, tuple[int, Called]]) -> Iterator[None]:
    """Lets programs that are compiled within it call functions of Python, by name, each with the number of its
    parameters: memrefs of rank 1, in declarations with `llvm.emit_c_interface`."""
    for name, (count, function) in functions.items():
        type_ = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * count)
        _EXTERNAL[f"_mlir_ciface_{name}"] = type_(_with_bytes(function))
    try:
        yield
    finally:
        _EXTERNAL.clear()


def _with_bytes(function: Called) -> Callable[..., None]:
    def called(*descriptors: int) -> None:
        fields = [(ctypes.c_int64 * 5).from_address(each) for each in descriptors]
        function([(aligned + offset, size) for _, aligned, offset, size, _ in fields])

    return called


def register(engine: Any) -> None:
    """Gives the functions to an execution engine of MLIR's, before it looks up what calls them."""
    for name, called in [*zip((_TRUNCATE, _COPY), _CALLED, strict=True), *_EXTERNAL.items()]:
        engine.raw_register_runtime(name, ctypes.cast(called, ctypes.c_void_p))
