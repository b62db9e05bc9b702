"""What compiled code calls where the C library of the machine lacks it: libgcc has `__truncsfbf2` from release 13 on.

Whether code calls it depends on the processor: numbers in bf16 that live from one block to another are kept in f32."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

_TRUNCATE = "__truncsfbf2"
_Function = ctypes.CFUNCTYPE(ctypes.c_float, ctypes.c_float)


def _truncate(number: float) -> float:
    """The pattern of the bf16 that is nearest to a number, ties to even, in the low half of the result's register."""
    (bits,) = np.array([number], np.float32).view(np.uint32).tolist()
    pattern = bits >> 16 | 0x40 if np.isnan(number) else bits + 0x7FFF + (bits >> 16 & 1) >> 16
    return float(np.array([pattern], np.uint32).view(np.float32)[0])


_CALLED = _Function(_truncate)  # kept alive as long as compiled code may call it


def register(engine: Any) -> None:
    """Gives the functions to an execution engine of MLIR's, before it looks up what calls them."""
    engine.raw_register_runtime(_TRUNCATE, ctypes.cast(_CALLED, ctypes.c_void_p))
