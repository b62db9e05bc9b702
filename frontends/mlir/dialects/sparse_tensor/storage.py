"""Sparse tensors as handles of their storage.

An operation on one is an external call whose name says all that the operation does, its types included, so that two
programs do the same there where they do it in the same order on the same operands. Nothing is known of what these calls
give, which cannot be run. Those that give the arrays of a storage have the names that they have in MLIR's runtime
library (SparseTensorConversion.cpp), by which `-sparse-tensor-conversion` calls it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.sparse import LIBRARY, Storage, is_sparse, storage_of
from frontends.mlir.dialects.memref.views import require_within
from interp import ir

_LIBRARY = {"pos": "sparsePositions", "crd": "sparseCoordinates"}
_VALUES = "sparseValues"
_WIDTHS = {0: "0", 8: "8", 16: "16", 32: "32", 64: "64"}
_ELEMENTS = frozenset(("f64", "f32", "f16", "bf16", "i64", "i32", "i16", "i8"))

# Operations that do not ask which dimension a level holds.
_OF_LEVELS = frozenset(
    (
        *("bufferization.alloc_tensor", "bufferization.dealloc_tensor", "sparse_tensor.load", "tensor.insert"),
        "sparse_tensor.number_of_entries",
    )
)

_IN_USE = "what a specifier says is in use lies in the array"

_MAKING = (
    *("bufferization.alloc_tensor", "bufferization.dealloc_tensor"),
    *("tensor.dim", "tensor.empty", "tensor.insert"),
)


class StorageScope(Scope):
    """Around functions of a file that mentions sparse tensors: what operations of others do with handles."""

    def _by_storage(self, lowering: Lowering, operation: Any) -> bool:
        """An operation that makes, changes or ends a storage."""
        values = (*operation.operands, *operation.results)
        if not lowering.sparse_by_storage or not any(is_sparse(each.type) for each in values):
            return False
        if operation.name == "tensor.insert":
            value, tensor, *at = operation.operands
            types = [each.type for each in (*operation.operands, *operation.results)]
            places = list(map(lowering.value, at))
            call = insertion(lowering, lowering.value(value), lowering.value(tensor), places, types)
            call.results = lowering.flat_results(operation)
            lowering.emit(call)
        elif lowering.sparse_in_library and operation.name == "bufferization.dealloc_tensor":
            lowering.emit(external(lowering, "delSparseTensor", lowering.flat(operation.operands)))
            lowering.assumptions.add(LIBRARY)
        else:
            call_for(lowering, operation)
        return True

    overrides = MappingProxyType(dict.fromkeys(_MAKING, _by_storage))


def call_for(lowering: Lowering, operation: Any) -> None:
    """An operation without regions as a call of a function of which nothing is known but its name."""
    call = external(lowering, name_of_call(operation), lowering.flat(operation.operands))
    call.results = lowering.flat_results(operation)
    lowering.emit(call)


def name_of_call(operation: Any) -> str:
    """What an operation does, in words: its name, its attributes and its types."""
    names = sorted(map(_name, operation.attributes))
    attributes = ", ".join(f"{each} = {operation.attributes[each]}" for each in names)
    types = [each.type for each in (*operation.operands, *operation.results)]
    return name_of(operation.name, attributes, types)


def name_of(operation: str, attributes: str, types: Sequence[Any]) -> str:
    """The name of the call that an operation is. Where it does the same to every tensor of one storage, whichever
    dimensions the levels of that hold, a type is told by its levels."""
    shown = (_by_levels(each) if operation in _OF_LEVELS else str(each) for each in types)
    return f"{operation} {{{attributes}}} : {', '.join(shown)}"


def _by_levels(mlir_type: Any) -> str:
    """A type by the sizes and formats of its levels, where it is a sparse tensor's whose sizes are known."""
    storage = storage_of(str(mlir_type)) if is_sparse(mlir_type) else None
    if storage is None or any(size < 0 for size in mlir_type.shape):
        return str(mlir_type)
    levels = (
        f"{mlir_type.shape[each.dimension]} {each.format}({' '.join(sorted(each.properties))})"
        for each in storage.levels
    )
    widths = f"pos {storage.positions} crd {storage.coordinates}"
    return f"storage of {', '.join(levels)} x {mlir_type.element_type} {widths}"


def insertion(lowering: Lowering, value: ir.Value, tensor: ir.Value, at: Sequence[ir.Value], types: Any) -> ir.Opaque:
    """The call that puts a value at a place, by dimensions, into the storage of a tensor, whose type is the second of
    `types`, those of the operation's operands and results. Each level is given its own coordinate."""
    storage = storage_of(str(types[1]))
    known = storage is not None and _by_levels(types[1]) != str(types[1])
    if known and storage is not None:
        at = [at[each.dimension] for each in storage.levels]
    name = name_of("tensor.insert", "", types)
    return external(lowering, name, [value, tensor, *at])


def _name(attribute: Any) -> str:
    return str(getattr(attribute, "name", attribute))


def external(
    lowering: Lowering, name: str, operands: Sequence[ir.Value], results: Sequence[ir.Value] = ()
) -> ir.Opaque:
    """The call itself, of a certain function. It may read and write all memory that it is given. Raises `Unsupported`
    where sparse tensors are their arrays, of which such calls know nothing."""
    if lowering.sparse_in_arrays:
        raise lowering.unsupported("sparse tensors by their arrays")
    memory = [each for each in operands if isinstance(each.type, ir.View) or each.type == ir.POINTER]
    scalars = [each for each in operands if each not in memory]
    return ir.Opaque(
        place=lowering.place,
        results=list(results),
        name=name,
        arguments=scalars,
        reads=memory,
        writes=list(memory),
        fixed="." in name,
    )


def known_storage(lowering: Lowering, mlir_type: Any) -> Storage:
    """That of a sparse tensor's type. Raises `Unsupported`."""
    found = storage_of(str(mlir_type))
    if found is None:
        raise lowering.unsupported(f"the encoding of {mlir_type}")
    return found


class StorageType(Struct, frozen=True):
    """The type of a sparse tensor that no value has, as the dialect prints it."""

    storage: Storage
    shape: tuple[int, ...]
    element_type: Any

    def __str__(self) -> str:
        sizes = "".join(f"{'?' if size < 0 else size}x" for size in self.shape)
        return f"tensor<{sizes}{self.element_type}, {self.storage.encoding()}>"


class Stored(Struct, frozen=True):
    """A sparse tensor: its storage, the sizes of its dimensions, the type of its elements, and the handle, or the
    arrays and the fields of the specifier in its place."""

    storage: Storage
    shape: tuple[int, ...]
    element: Any
    handles: tuple[ir.Value, ...]


def stored(lowering: Lowering, tensor: Any) -> Stored:
    """What the value of a sparse tensor's type is. Raises `Unsupported`."""
    type_ = tensor.type
    return Stored(known_storage(lowering, type_), tuple(type_.shape), type_.element_type, tuple(lowering.parts(tensor)))


def array_of(lowering: Lowering, tensor: Stored, kind: str, level: int, result: ir.Value) -> None:
    """Makes a value the positions (`pos`), the coordinates (`crd`) or the values (`val`) of a tensor."""
    if lowering.sparse_in_arrays:
        _part_of_array(lowering, tensor, kind, level, result)
        return
    storage, (handle,) = tensor.storage, tensor.handles
    if kind == "val":
        element = str(tensor.element)
        if element not in _ELEMENTS:
            raise lowering.unsupported(f"values of type {element}")
        lowering.emit(external(lowering, f"{_VALUES}{element.upper()}", [handle], [result]))
        return
    own = storage.levels[level]
    if not (own.has_positions if kind == "pos" else own.has_coordinates):
        raise lowering.unsupported(f"an array that level {level} of a tensor does not have")
    width = storage.positions if kind == "pos" else storage.coordinates
    number = lowering.constant(level, ir.INDEX)
    lowering.emit(external(lowering, f"{_LIBRARY[kind]}{_WIDTHS[width]}", [number, handle], [result]))


def _part_of_array(lowering: Lowering, tensor: Stored, kind: str, level: int, result: ir.Value) -> None:
    """Makes a value the part of an array that is in use, which the specifier tells (SparseTensorDescriptor.cpp,
    `genSliceToSize`). Coordinates side by side are parts with steps."""
    storage = tensor.storage
    try:
        at = storage.array(kind, level)
    except ValueError:
        raise lowering.unsupported(f"an array that level {level} of a tensor does not have") from None
    if kind == "crd" and level >= storage.interleaved:
        raise lowering.unsupported("coordinates side by side")
    base = tensor.handles[at]
    specifier = tensor.handles[len(storage.arrays) :]
    size = lowering.op("index_cast", [specifier[len(storage.levels) + at]], ir.INDEX)
    require_within(lowering, (0, size, 1), lowering.size(base, 0), _IN_USE, promise=True)
    lowering.roots[result] = lowering.roots.get(base)
    lowering.emit(ir.Reshape(place=lowering.place, result=result, base=base, offset=0, sizes=[size], strides=[1]))


@handles("sparse_tensor.values")
def _values(lowering: Lowering, operation: Any) -> None:
    (result,) = lowering.flat_results(operation)
    array_of(lowering, stored(lowering, operation.operands[0]), "val", 0, result)


@handles("sparse_tensor.positions", "sparse_tensor.coordinates", attributes=("level",))
def _array(lowering: Lowering, operation: Any) -> None:
    kind = "pos" if operation.name == "sparse_tensor.positions" else "crd"
    level = operation.attributes["level"].value
    (result,) = lowering.flat_results(operation)
    array_of(lowering, stored(lowering, operation.operands[0]), kind, level, result)


@handles("sparse_tensor.reinterpret_map")
def _reinterpret_map(lowering: Lowering, operation: Any) -> None:
    """The same storage, whose coordinates are taken for others."""
    (tensor,) = operation.operands
    before, after = (known_storage(lowering, each) for each in (tensor.type, operation.results[0].type))
    shapes = [
        [each.shape[level.dimension] for level in storage.levels]
        for each, storage in ((tensor.type, before), (operation.results[0].type, after))
    ]
    formats = [[(level.format, level.properties) for level in storage.levels] for storage in (before, after)]
    widths = [(storage.positions, storage.coordinates) for storage in (before, after)]
    if shapes[0] != shapes[1] or formats[0] != formats[1] or widths[0] != widths[1]:
        raise lowering.unsupported("a storage of other levels")
    lowering.bind_parts(operation.results[0], lowering.parts(tensor))


@handles(
    *("sparse_tensor.number_of_entries", "sparse_tensor.coordinates_buffer", "sparse_tensor.lvl"),
    *("sparse_tensor.load", "sparse_tensor.assemble", "sparse_tensor.disassemble", "sparse_tensor.expand"),
    *("sparse_tensor.compress", "sparse_tensor.push_back", "sparse_tensor.sort"),
    attributes=("hasInserts", "inbounds", "perm_map", "ny", "algorithm"),
)
def _of_storage(lowering: Lowering, operation: Any) -> None:
    call_for(lowering, operation)
