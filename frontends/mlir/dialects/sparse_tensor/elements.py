"""The sparse_tensor dialect, as far as it speaks of tensors and not of their storage.

What reads positions, coordinates, or only the entries that are there, depends on how a tensor is stored: a file with
such operations is read by `storage` (`frontends.mlir.core.sparse` says which, and which encodings are taken for
tensors of their elements)."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.sparse_tensor.conversion import convert, read
from frontends.mlir.dialects.sparse_tensor.library import read_from_library
from frontends.mlir.dialects.sparse_tensor.storage import call_for, name_of_call
from frontends.mlir.dialects.tensor.shapes import in_shape
from interp import ir

_PRINTED = (
    "what 'sparse_tensor.print' shows of a tensor is told by its type and its elements: which zeros are stored is not "
    "looked at"
)


@handles("sparse_tensor.convert")
def _convert(lowering: Lowering, operation: Any) -> None:
    """The same elements in another storage, a new one; sizes that the result's type tells have to be as it says."""
    if lowering.sparse_by_storage:
        if not convert(lowering, operation):
            call_for(lowering, operation)
        return
    (tensor,), (result,) = operation.operands, operation.results
    shape = lowering.type_of_view(result).shape
    for dimension, (size, wanted) in enumerate(zip(lowering.sizes(lowering.view(tensor)), shape, strict=True)):
        if wanted is not None:
            lowering.require_equal(size, wanted, f"dimension {dimension} has the size {wanted}")
    lowering.bind_parts(result, [lowering.tensors.copied(result, operation, tensor)])


@handles("sparse_tensor.reorder_coo", attributes=("algorithm",))
def _reorder(lowering: Lowering, operation: Any) -> None:
    """The same elements, sorted by any algorithm."""
    if lowering.sparse_by_storage:
        call_for(lowering, operation)
        return
    in_shape(lowering, operation, lowering.sizes(lowering.view(operation.operands[0])))


@handles("sparse_tensor.new")
def _new(lowering: Lowering, operation: Any) -> None:
    """What a file, or whatever the operand names, holds, which nobody says here."""
    if lowering.sparse_in_library:
        read_from_library(lowering, operation)
    elif not lowering.sparse_by_storage or not read(lowering, operation):
        call_for(lowering, operation)


@handles("sparse_tensor.print")
def _print(lowering: Lowering, operation: Any) -> None:
    if lowering.sparse_by_storage:
        call_for(lowering, operation)
        return
    lowering.assumptions.add(_PRINTED)
    printed = lowering.flat(operation.operands)
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[],
            name=name_of_call(operation),
            arguments=[],
            reads=printed,
            writes=[],
            fixed=True,
        )
    )
