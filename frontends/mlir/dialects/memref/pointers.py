"""The operations of the memref dialect that show where a buffer lies."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.memref.storage import storage_under
from frontends.mlir.dialects.memref.views import OWN_ADDRESSES, pointer_of
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major


@handles("memref.extract_aligned_pointer_as_index")
def _pointer(lowering: Lowering, operation: Any) -> None:
    """The address before the offset."""
    memref = operation.operands[0]
    pointer = pointer_of(lowering, memref, lowering.value(memref))
    lowering.assumptions.add(OWN_ADDRESSES)
    lowering.bind(operation.results[0], lowering.op("ptrtoint", [pointer], ir.INDEX))


@handles("memref.view")
def _view(lowering: Lowering, operation: Any) -> None:
    """A row-major memref of another element type over the bytes from a shift on."""
    base, shift_operand, *dynamic = operation.operands
    storage = storage_under(lowering, operation)
    start: ir.Affine = lowering.index(shift_operand)
    if storage is not None:
        pointer = storage.pointer
        start = combine("+", start, -storage.start)
    else:
        bytes_ = lowering.value(base)
        pointer = ir.Value(ir.POINTER)
        lowering.emit(ir.Address(place=lowering.place, result=pointer, view=bytes_))
        start = combine("+", start, lowering.offset(bytes_))
    if start != 0:
        displaced = ir.Value(ir.POINTER)
        lowering.emit(ir.Displace(place=lowering.place, result=displaced, base=pointer, offset=start))
        pointer = displaced
    wanted = lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    if wanted.element.width < 8 or wanted.element.width % 8:
        raise lowering.unsupported(f"elements of type {wanted.element}, which are not whole bytes")
    remaining = iter(lowering.indices(dynamic))
    sizes = [next(remaining) if size is None else size for size in wanted.shape]
    strides: list[ir.Index] = [1] * wanted.rank
    for dimension in range(wanted.rank - 2, -1, -1):
        strides[dimension] = lowering.apply(combine("*", sizes[dimension + 1], strides[dimension + 1]))
    # Where the view begins in its buffer is not known here.
    result = ir.Value(ir.View(wanted.element, wanted.shape, row_major(wanted.shape), None))
    lowering.bind(operation.results[0], result)
    lowering.emit(ir.Reshape(place=lowering.place, result=result, base=pointer, offset=0, sizes=sizes, strides=strides))
