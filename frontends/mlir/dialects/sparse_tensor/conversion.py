"""Conversions of storage by their entries: what is read from a file, or stored in another form, is put into a new
storage entry by entry (SparseTensorRewriting.cpp, `NewRewriter`, and the lowering of `ConvertOp`)."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.sparse import Storage, is_sparse, storage_of
from frontends.mlir.dialects.sparse_tensor.foreach import Entries, is_visited
from frontends.mlir.dialects.sparse_tensor.storage import StorageType, Stored, external, insertion, name_of, stored
from interp import ir

_ALLOCATION = "operandSegmentSizes = array<i32: 0, 0, 0>"
_READ = (
    "a sparse tensor is read from a file as coordinates side by side, in the order of its levels, of which its storage "
    "is made"
)


def convert(lowering: Lowering, operation: Any) -> bool:
    """Lowers a conversion, or says that it is of a form that is not known here."""
    (tensor,) = operation.operands
    (result,) = operation.results
    if not is_sparse(tensor.type) or storage_of(str(tensor.type)) is None or not _is_static(result.type):
        return False
    given = stored(lowering, tensor)
    if not is_visited(given) or tuple(result.type.shape) != given.shape:
        return False
    if is_sparse(result.type):
        made = _made(lowering, given, storage_of(str(result.type)), result.type)
        if made is None:
            return False
        lowering.bind_parts(result, [made])
        return True
    _fill(lowering, operation, given)
    return True


def read(lowering: Lowering, operation: Any) -> bool:
    """Lowers what a file holds, or says that its storage is not known here, or is that of coordinates already."""
    (result,) = operation.results
    storage = storage_of(str(result.type))
    if storage is None or not _is_static(result.type) or len(storage.levels) < 2 or not _is_inserted(storage):
        return False
    type_ = result.type
    of_coordinates = StorageType(storage.as_coordinates, tuple(type_.shape), type_.element_type)
    (source,) = operation.operands
    name = name_of("sparse_tensor.new", "", [source.type, of_coordinates])
    handle = ir.Value(ir.POINTER)
    lowering.emit(external(lowering, name, lowering.flat([source]), [handle]))
    coordinates = Stored(of_coordinates.storage, of_coordinates.shape, type_.element_type, (handle,))
    made = _made(lowering, coordinates, storage, type_)
    assert made is not None  # of the same order
    lowering.emit(external(lowering, name_of("bufferization.dealloc_tensor", "", [of_coordinates]), [handle]))
    lowering.bind_parts(result, [made])
    lowering.assumptions.add(_READ)
    return True


def _is_static(type_: Any) -> bool:
    return all(size >= 0 for size in type_.shape)


def _is_inserted(storage: Storage) -> bool:
    """Whether entries are put into a storage one by one, in the order of its levels."""
    return all(each.format in ("dense", "compressed") and not each.properties for each in storage.levels)


def _made(lowering: Lowering, tensor: Stored, storage: Storage | None, type_: Any) -> ir.Value | None:
    """A new storage with the entries of a tensor; None where these do not come in its order."""
    if storage is None or not _is_inserted(storage):
        return None
    if [each.dimension for each in storage.levels] != [each.dimension for each in tensor.storage.levels]:
        return None
    empty, full = ir.Value(ir.POINTER), ir.Value(ir.POINTER)
    lowering.emit(external(lowering, name_of("bufferization.alloc_tensor", _ALLOCATION, [type_]), [], [empty]))
    types = [type_.element_type, type_, *(["index"] * len(tensor.shape)), type_]

    def insert(coordinates: list[ir.Value], value: ir.Value, carried: list[ir.Value], block: ir.Block) -> None:
        (handle,) = carried
        call = insertion(lowering, value, handle, coordinates, types)
        call.results = [ir.Value(ir.POINTER)]
        lowering.emit(call)
        lowering.emit(ir.Yield(place=lowering.place, values=list(call.results)))

    filled = Entries(lowering, tensor, insert).run([empty])
    name = name_of("sparse_tensor.load", "hasInserts = unit", [type_, type_])
    lowering.emit(external(lowering, name, filled, [full]))
    return full


def _fill(lowering: Lowering, operation: Any, tensor: Stored) -> None:
    """The elements of a tensor in a buffer: zeros, and its entries."""
    buffer = lowering.tensors.result(operation, tensor.shape)
    zero = lowering.constant(0, lowering.scalar(tensor.element))
    with lowering.loops(tensor.shape) as point:
        lowering.store(zero, buffer, point)

    def store(coordinates: list[ir.Value], value: ir.Value, carried: list[ir.Value], block: ir.Block) -> None:
        lowering.store(value, buffer, coordinates)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))

    Entries(lowering, tensor, store).run([])
