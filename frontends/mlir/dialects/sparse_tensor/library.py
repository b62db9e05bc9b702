"""Storages that MLIR's runtime library keeps, in the calls of it that `-sparse-tensor-conversion` makes of operations.

What a call is given is in buffers on the stack, which are filled in the order in which the pass fills them
(SparseTensorConversion.cpp, `NewCallParams`; numbers of formats and types by Enums.h)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.sparse import LIBRARY, Storage
from frontends.mlir.dialects.sparse_tensor.storage import external, known_storage
from interp import ir

_FORMATS = {"dense": 1 << 16, "compressed": 1 << 18, "singleton": 1 << 19, "loose_compressed": 1 << 20}
_PROPERTIES = {"nonunique": 1, "nonordered": 2, "soa": 4}
_WIDTHS = {0: 0, 64: 1, 32: 2, 16: 3, 8: 4}
_ELEMENTS = {"f64": 1, "f32": 2, "f16": 3, "bf16": 4, "i64": 5, "i32": 6, "i16": 7, "i8": 8}
_FROM_READER = 1
_I32, _I64 = ir.Scalar("i32"), ir.Scalar("i64")


def read_from_library(lowering: Lowering, operation: Any) -> None:
    """Has the library make a storage of what a file holds. Raises `Unsupported`."""
    (source,), (result,) = operation.operands, operation.results
    storage, shape = known_storage(lowering, result.type), list(result.type.shape)
    element = _ELEMENTS.get(str(result.type.element_type))
    if element is None:
        raise lowering.unsupported(f"values of type {result.type.element_type}")
    kind = lowering.constant(element, _I32)
    sizes: list[ir.Value] = [lowering.constant(max(each, 0), ir.INDEX) for each in shape]
    given = _buffer(lowering, sizes, ir.INDEX)
    reader = _called(lowering, "createCheckedSparseTensorReader", [*lowering.flat([source]), given, kind], ir.POINTER)
    if any(each < 0 for each in shape):
        given = _called(lowering, "getSparseTensorReaderDimSizes", [reader], ir.View(ir.INDEX, (None,)))
        for at, each in enumerate(shape):
            if each < 0:
                sizes[at] = lowering.load(given, [lowering.constant(at, ir.INDEX)])
    widths = [lowering.constant(_WIDTHS[each], _I32) for each in (storage.positions, storage.coordinates)]
    of_levels = _levels(lowering, storage, given, sizes)
    action = lowering.constant(_FROM_READER, _I32)
    handle = _called(lowering, "newSparseTensor", [given, *of_levels, *widths, kind, action, reader], ir.POINTER)
    lowering.emit(external(lowering, "delSparseTensorReader", [reader]))
    lowering.assumptions.add(LIBRARY)
    lowering.bind_parts(result, [handle])


def _levels(lowering: Lowering, storage: Storage, given: ir.Value, sizes: Sequence[ir.Value]) -> list[ir.Value]:
    """The sizes of the levels, their formats, the dimension of each level, and the level of each dimension. Levels that
    are the dimensions in their order need no other buffers for their sizes, and one for both orders. Raises
    `Unsupported`."""
    if any(not each.properties.issubset(_PROPERTIES) for each in storage.levels):
        raise lowering.unsupported("properties of levels that the library may number otherwise")
    formats = [_FORMATS[each.format] | sum(_PROPERTIES[said] for said in each.properties) for each in storage.levels]
    dimensions = [each.dimension for each in storage.levels]
    of_formats = _buffer(lowering, [lowering.constant(each, _I64) for each in formats], _I64)
    to_dimension = _order(lowering, dimensions)
    if dimensions == sorted(dimensions):
        return [given, of_formats, to_dimension, to_dimension]
    to_level = _order(lowering, [dimensions.index(each) for each in range(len(dimensions))])
    return [_buffer(lowering, [sizes[each] for each in dimensions], ir.INDEX), of_formats, to_dimension, to_level]


def _order(lowering: Lowering, numbers: Sequence[int]) -> ir.Value:
    return _buffer(lowering, [lowering.constant(each, ir.INDEX) for each in numbers], ir.INDEX)


def _buffer(lowering: Lowering, values: Sequence[ir.Value], element: ir.Scalar) -> ir.Value:
    buffer = lowering.allocate(element, [len(values)], stack=True)
    for at, value in enumerate(values):
        lowering.store(value, buffer, [lowering.constant(at, ir.INDEX)])
    view = ir.Value(ir.View(element, (None,)))
    lowering.emit(
        ir.Reshape(place=lowering.place, result=view, base=buffer, offset=0, sizes=[len(values)], strides=[1])
    )
    return view


def _called(lowering: Lowering, name: str, given: Sequence[ir.Value], type: ir.Type) -> ir.Value:
    result = ir.Value(type)
    lowering.emit(external(lowering, name, given, [result]))
    return result
