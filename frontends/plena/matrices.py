"""Matrix instructions: products of BLEN vectors and BLEN columns of a tile, added up in the array of accumulators.

A tile has MLEN rows of MLEN elements and begins at a multiple of its size; the address of an operand says where in its
tile the columns begin, or, where the tile is transposed, the rows."""

from __future__ import annotations

from collections.abc import Callable

from frontends.plena.kernel import Kernel
from frontends.plena.machine import F32
from interp import ir

_Element = Callable[[ir.Value, ir.Value], ir.Value]


def _split(kernel: Kernel, register: int, apart: int) -> tuple[ir.Value, ir.Value]:
    """Where a tile begins, and with which of its lines the operand begins, lines being so many addresses `apart`."""
    machine = kernel.machine
    address = kernel.address(register)
    inside = kernel.remainder(address, machine.mlen * machine.mlen)
    kernel.aligned(inside, machine.blen * apart, "the address in a tile")
    line = kernel.divided(inside, apart)
    limit = kernel.constant(machine.mlen)
    kernel.require(kernel.op("cmpi.ult", [line, limit], ir.I1), f"the address is not in the first {machine.mlen} lines")
    return kernel.sum(address, kernel.times(inside, -1)), line


def _multiply(kernel: Kernel, matrix: int, vectors: int) -> None:
    tile, column = _split(kernel, matrix, kernel.machine.column_stride)
    mlen = kernel.machine.mlen
    _accumulate(kernel, vectors, lambda k, j: kernel.sum(tile, kernel.times(k, mlen), column, j))


def _multiply_transposed(kernel: Kernel, vectors: int, matrix: int) -> None:
    tile, row = _split(kernel, matrix, kernel.machine.mlen)
    mlen = kernel.machine.mlen
    _accumulate(kernel, vectors, lambda k, j: kernel.sum(tile, kernel.times(kernel.sum(row, j), mlen), k))


def _accumulate(kernel: Kernel, vectors: int, element: _Element) -> None:
    """Adds to each accumulator a sum of MLEN products, whose order is open; `element` is the address of the factor in
    the matrix SRAM for a place in the sum and a column."""
    machine = kernel.machine
    kernel.open_sums[kernel.place] = None
    start = kernel.aligned(kernel.address(vectors), machine.vlen, "the address of the vectors")

    def product(row: ir.Value, column: ir.Value, k: ir.Value) -> ir.Value:
        at = kernel.sum(start, kernel.times(row, machine.vlen), k)
        factors = [kernel.read(kernel.vector_sram, at), kernel.read(kernel.matrix_sram, element(k, column))]
        return kernel.op("mulf", [kernel.widened(each) for each in factors], F32)

    def one(row: ir.Value, column: ir.Value) -> None:
        with kernel.loop(0, machine.mlen - 1, carried=[product(row, column, kernel.constant(0))]) as loop:
            following = product(row, column, kernel.sum(loop.induction, 1))
            loop.yielded = [kernel.op("addf", [*loop.carried, following], F32)]
        (total,) = loop.results
        at = kernel.sum(kernel.times(row, machine.blen), column)
        before = kernel.read(kernel.accumulators, at)
        kernel.write(kernel.op("addf", [before, total], F32), kernel.accumulators, at)

    kernel.each(machine.blen, lambda row: kernel.each(machine.blen, lambda column: one(row, column)))


def clear(kernel: Kernel) -> None:
    """Sets all accumulators to 0, which they are at first and after they were written."""
    count = kernel.machine.blen * kernel.machine.blen
    kernel.each(count, lambda at: kernel.write(kernel.constant(0, F32), kernel.accumulators, at))


def _write(kernel: Kernel, target: int, _: int, immediate: int) -> None:
    """The accumulators as BLEN columns of as many vectors, and clears them."""
    machine = kernel.machine
    start = kernel.aligned(kernel.address(target, immediate), machine.blen, "the address in the vector SRAM")

    def one(row: ir.Value, column: ir.Value) -> None:
        value = kernel.read(kernel.accumulators, kernel.sum(kernel.times(row, machine.blen), column))
        at = kernel.sum(start, kernel.times(row, machine.vlen), column)
        kernel.write(kernel.rounded(value), kernel.vector_sram, at)

    kernel.each(machine.blen, lambda row: kernel.each(machine.blen, lambda column: one(row, column)))
    clear(kernel)


MEANINGS: dict[str, Callable[..., None]] = {
    "M_MM": lambda kernel, _, matrix, vectors: _multiply(kernel, matrix, vectors),
    "M_TMM": lambda kernel, _, vectors, matrix: _multiply_transposed(kernel, vectors, matrix),
    "M_MM_WO": _write,
}
