"""The machine that a program runs on, and the tensors that it finds in HBM."""

from __future__ import annotations

from math import prod

import numpy as np
from msgspec import Struct

from interp import ir

F32 = ir.Scalar("f32")


class Machine(Struct, frozen=True):
    """Sizes count elements. A tile of the matrix machine has `mlen` rows of `mlen`, the array of accumulators `blen` by
    `blen`, a vector `vlen`; a transfer between HBM and the vector SRAM moves `prefetch_v` or `store_v` vectors.
    Memories and registers hold `type`, f32 or bf16; all is computed in f32. `maximum` is the operation of arith that
    maxima are, and `column_stride` how far apart the addresses of two columns of a tile are for M_MM: 1 in the
    documentation, `mlen` in later emulators."""

    mlen: int
    vlen: int
    blen: int
    vector_sram: int
    matrix_sram: int
    prefetch_v: int = 4
    store_v: int = 4
    fp_mem: int = 1024
    int_mem: int = 1024
    column_stride: int = 1
    type: str = F32.name
    maximum: str = "maximumf"

    @property
    def scalar(self) -> ir.Scalar:
        return ir.Scalar(self.type)

    def bits(self, value: float) -> int:
        """The pattern of a number in memory, in the format of the machine's vectors, rounded to the nearest."""
        with np.errstate(over="ignore"):
            bits = int(np.float32(value).view(np.uint32))
        if self.type == F32.name:
            return bits
        return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


TYPES, MAXIMA = (F32.name, "bf16"), ("maximumf", "maxnumf")


class Tensor(Struct, frozen=True):
    """Elements in row-major order from the address `start` of HBM on, which counts elements: an argument, or memory
    that is the kernel's own and holds nothing at first."""

    name: str
    shape: tuple[int, ...]
    start: int
    place: ir.Place
    argument: bool = True

    @property
    def size(self) -> int:
        return prod(self.shape)

    def type(self, machine: Machine) -> ir.View:
        return ir.View(machine.scalar, self.shape)
