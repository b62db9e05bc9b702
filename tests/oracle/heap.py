"""The memory that compiled code allocates: filled when it is given out, guarded, and never given out twice.

A program that reads it unwritten, or after it was freed, computes with the fill, and gives other results over another
fill."""

from __future__ import annotations

import ctypes
import os
from typing import Any, NoReturn

import numpy as np

from tests.oracle.inputs import GuardedArray

ALLOCATE, FREE = "_mlir_memref_to_llvm_alloc", "_mlir_memref_to_llvm_free"  # what `use-generic-functions` calls
MISUSED = "The heap was misused"


class Heap:
    """Serves one run after another; `reset` begins the next one."""

    def __init__(self, engine: Any) -> None:
        self._fill = 0
        self._live: dict[int, GuardedArray] = {}
        self._freed: list[GuardedArray] = []
        allocate = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_size_t)(self._allocate)
        free = ctypes.CFUNCTYPE(None, ctypes.c_size_t)(self._free)
        self._callbacks = (allocate, free)  # kept alive as long as the compiled code may call them
        engine.raw_register_runtime(ALLOCATE, ctypes.cast(allocate, ctypes.c_void_p))
        engine.raw_register_runtime(FREE, ctypes.cast(free, ctypes.c_void_p))

    def reset(self, fill: int) -> None:
        self._fill = fill
        self._live.clear()
        self._freed.clear()

    def problem(self) -> str:
        """What was written where nothing may be written, or nothing."""
        if not all(block.intact for block in [*self._live.values(), *self._freed]):
            return "wrote outside of what it allocated"
        if not all((block.array == self._fill).all() for block in self._freed):
            return "wrote to what it had freed"
        return ""

    def _allocate(self, size: int) -> int:
        block = GuardedArray.around(np.full(size, self._fill, np.uint8), self._fill)
        self._live[block.address] = block
        return block.address

    def _free(self, address: int) -> None:
        block = self._live.pop(address, None)
        if block is None:
            _abort("freed what is not allocated")
        if not block.intact:
            _abort("wrote outside of what it allocated")
        block.array[...] = self._fill
        self._freed.append(block)


def _abort(problem: str) -> NoReturn:
    os.write(2, f"{MISUSED}: {problem}\n".encode())
    os.abort()
