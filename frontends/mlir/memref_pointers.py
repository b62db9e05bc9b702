"""The operations of the memref dialect that show where a buffer lies."""

from __future__ import annotations

from typing import Any

from frontends.mlir.lowering import Lowering
from frontends.mlir.registry import handles
from interp import ir


@handles("memref.extract_aligned_pointer_as_index")
def _pointer(lowering: Lowering, operation: Any) -> None:
    """The address of the start of the buffer, before the offset."""
    pointer = ir.Value(ir.POINTER)
    view = lowering.value(operation.operands[0])
    lowering.emit(ir.Address(place=lowering.place, result=pointer, view=view))
    lowering.bind(operation.results[0], lowering.op("ptrtoint", [pointer], ir.INDEX))
