"""Instructions between HBM and the SRAMs: rows of elements, so many addresses of HBM apart.

HBM is the tensors at their addresses. What lies between them is not the kernel's: what is read there is unknown, and
a write there is undefined."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from frontends.plena.kernel import STRIDE, Kernel
from interp import ir


class _Rows(Struct, frozen=True):
    """Vectors of an SRAM and the rows of HBM that they come from or go to."""

    sram: ir.Value
    sram_start: ir.Value
    hbm_start: ir.Value
    stride: ir.Value | int
    count: int


def _rows(kernel: Kernel, sram: ir.Value, unit: int, operands: Sequence[int], count: int) -> _Rows:
    inside, offset, base, strided, precision = operands
    if precision:
        raise kernel.unsupported("the second precision, whose format the documentation does not give")
    sram_start = kernel.aligned(kernel.address(inside), unit, "the address in the SRAM")
    hbm_start = kernel.sum(kernel.hbm_address(base), kernel.address(offset))
    stride = kernel.held(STRIDE) if strided else kernel.machine.vlen
    return _Rows(sram, sram_start, hbm_start, stride, count)


def _elements(kernel: Kernel, rows: _Rows, move: Callable[[ir.Value, ir.Value], None]) -> None:
    """Runs `move` for the address of each element in HBM and in the SRAM."""
    length = kernel.machine.vlen

    def row(index: ir.Value) -> None:
        stride = rows.stride
        if isinstance(stride, int):
            hbm = kernel.sum(rows.hbm_start, kernel.times(index, stride))
        else:
            hbm = kernel.sum(rows.hbm_start, kernel.op("muli", [index, stride], ir.INDEX))
        sram = kernel.sum(rows.sram_start, kernel.times(index, length))
        kernel.each(length, lambda lane: move(kernel.sum(hbm, lane), kernel.sum(sram, lane)))

    kernel.each(rows.count, row)


def _fetch(kernel: Kernel, rows: _Rows) -> None:
    def move(hbm: ir.Value, sram: ir.Value) -> None:
        value = kernel.undefined(kernel.machine.scalar)
        for tensor, at, inside in _tensors_at(kernel, hbm):
            value = _element(kernel, tensor, at, inside, value)
        kernel.write(value, rows.sram, sram)

    _elements(kernel, rows, move)


def _element(kernel: Kernel, tensor: ir.Value, at: ir.Value, inside: ir.Value, otherwise: ir.Value) -> ir.Value:
    return kernel.either(inside, lambda: kernel.read(tensor, at), lambda: otherwise, kernel.machine.scalar)


def _prefetch_matrix(kernel: Kernel, *operands: int) -> None:
    mlen = kernel.machine.mlen
    _fetch(kernel, _rows(kernel, kernel.matrix_sram, mlen * mlen, operands, mlen))


def _prefetch_vectors(kernel: Kernel, *operands: int) -> None:
    machine = kernel.machine
    _fetch(kernel, _rows(kernel, kernel.vector_sram, machine.vlen, operands, machine.prefetch_v))


def _store(kernel: Kernel, *operands: int) -> None:
    machine = kernel.machine
    rows = _rows(kernel, kernel.vector_sram, machine.vlen, operands, machine.store_v)

    def move(hbm: ir.Value, sram: ir.Value) -> None:
        value = kernel.read(kernel.vector_sram, sram)
        somewhere = kernel.constant(0, ir.I1)
        for tensor, at, inside in _tensors_at(kernel, hbm):
            with kernel.when(inside):
                kernel.write(value, tensor, at)
            somewhere = kernel.op("ori", [somewhere, inside], ir.I1)
        kernel.require(somewhere, "it writes to HBM outside of the tensors")

    _elements(kernel, rows, move)


def _tensors_at(kernel: Kernel, address: ir.Value) -> Iterator[tuple[ir.Value, ir.Value, ir.Value]]:
    """The elements of each tensor, the place in it that an address would be, and whether it is one."""
    for tensor, elements in zip(kernel.program.tensors, kernel.tensors, strict=True):
        at = kernel.sum(address, -tensor.start)
        yield elements, at, kernel.op("cmpi.ult", [at, kernel.constant(tensor.size)], ir.I1)


MEANINGS: dict[str, Callable[..., None]] = {
    "H_PREFETCH_M": _prefetch_matrix,
    "H_PREFETCH_V": _prefetch_vectors,
    "H_STORE_V": _store,
}
