"""Vectors, and accesses to memory."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.corpora.dispatches.machine import Run, Thread, handles
from tests.corpora.dispatches.parts import mixed, part_of, slices_of
from tests.corpora.dispatches.values import (
    FLOATS,
    Undefined,
    dtype_of,
    element_of,
    filled,
    kind_of,
    plain_dimensions,
    shape_of,
    width_of,
    wrapped,
)

# -- vectors -----------------------------------------------------------------------------------------------------------


@handles("vector.broadcast")
def _broadcast(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    shape, element = shape_of(operation.results[0].type)
    return np.broadcast_to(np.asarray(operands[0], dtype_of(element)), shape).copy()


@handles("vector.extract")
def _extract(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return operands[0][tuple(mixed(operation, "static_position", operands[1:]))]


@handles("vector.insert")
def _insert(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    found = operands[1].copy()
    found[tuple(mixed(operation, "static_position", operands[2:]))] = operands[0]
    return found


@handles("vector.to_elements")
def _to_elements(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return list(operands[0].reshape(-1))


@handles("vector.from_elements")
def _from_elements(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    shape, element = shape_of(operation.results[0].type)
    return np.array(operands, dtype_of(element)).reshape(shape)


@handles("vector.transpose")
def _transpose(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return np.transpose(operands[0], [int(each) for each in operation.attributes["permutation"]])


@handles("vector.insert_strided_slice", "vector.extract_strided_slice")
def _strided(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    offsets = [int(each.value) for each in operation.attributes["offsets"]]
    if operation.name == "vector.extract_strided_slice":
        sizes = [int(each.value) for each in operation.attributes["sizes"]]
        return operands[0][tuple(slice(at, at + size) for at, size in zip(offsets, sizes, strict=True))]
    part, whole = operands[0], operands[1].copy()
    sizes = [1] * (whole.ndim - part.ndim) + list(part.shape)
    whole[tuple(slice(at, at + size) for at, size in zip(offsets, sizes, strict=True))] = part.reshape(sizes)
    return whole


@handles("vector.multi_reduction")
def _multi_reduction(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    """Element by element to the accumulator, of which the order is one of many."""
    dimensions = [int(each) for each in operation.attributes["reduction_dims"]]
    value, total, apply = operands[0], operands[1], kind_of(operation)
    element = element_of(operation.results[0].type)
    moved = np.moveaxis(value, dimensions, range(len(dimensions)))
    for point in itertools.product(*(range(value.shape[at]) for at in dimensions)):
        total = wrapped(apply(total, moved[point]), element)
    return total


@handles("vector.reduction")
def _reduction(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    element, apply = element_of(operation.results[0].type), kind_of(operation)
    total = operands[1] if len(operands) > 1 else None
    for each in operands[0]:
        total = each if total is None else wrapped(apply(total, each), element)
    return total


@handles("vector.contract")
def _contract(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    maps = [str(each) for each in operation.attributes["indexing_maps"]]
    a, b, c = operands
    letters = ["".join("abcdefgh"[at] for _, at in plain_dimensions(each)) for each in maps]
    assert str(operation.attributes["kind"]).count("add")
    left, right = letters[0], letters[1]
    summed = [each for each in sorted(set(left + right)) if each not in letters[2]]
    extents = dict(zip(left, a.shape, strict=True)) | dict(zip(right, b.shape, strict=True))
    element = element_of(operation.results[0].type)
    for point in itertools.product(*(range(extents[each]) for each in summed)):
        chosen = dict(zip(summed, point, strict=True))
        parts = [
            value[tuple(chosen.get(each, slice(None)) for each in names)] for value, names in ((a, left), (b, right))
        ]
        names = ["".join(each for each in names if each not in chosen) for names in (left, right)]
        product = np.einsum(f"{names[0]},{names[1]}->{letters[2]}", *(part.astype(dtype_of(element)) for part in parts))
        c = wrapped(c + product, element)
    return c


def _moved(operation: Any) -> list[int]:
    """The dimension of memory of each dimension of a vector, -1 for one that is broadcast."""
    results = str(operation.attributes["permutation_map"]).rpartition("->")[2].strip().removesuffix(">").strip("() ")
    return [
        int(each.strip()[1:]) if each.strip().startswith("d") else -1 for each in results.split(",") if each.strip()
    ]


@handles("vector.transfer_read")
def _transfer_read(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    yield from thread.pause()
    source, rest = operands[0], operands[1:]
    indices, padding, mask = rest[: source.ndim], rest[source.ndim], rest[source.ndim + 1 :]
    shape, element = shape_of(operation.results[0].type)
    found = np.full(shape, padding, dtype_of(element))
    for at, place in _transferred(operation, indices, shape, source.shape):
        if not mask or mask[0][at]:
            found[at] = source[place]
    return found


@handles("vector.transfer_write")
def _transfer_write(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    yield from thread.pause()
    value, target = operands[0], operands[1]
    indices, mask = operands[2 : 2 + target.ndim], operands[2 + target.ndim :]
    if len(operation.results):
        target = target.copy()
    for at, place in _transferred(operation, indices, value.shape, target.shape):
        if not mask or mask[0][at]:
            target[place] = value[at]
    return [target] if len(operation.results) else []


def _transferred(operation: Any, indices: Sequence[int], shape: Sequence[int], memory: Sequence[int]) -> Any:
    """The places of a vector that are within memory, and where."""
    dimensions = _moved(operation)
    inside = [bool(each.value) for each in operation.attributes["in_bounds"]]
    for at in itertools.product(*map(range, shape)):
        place = list(indices)
        for position, dimension in zip(at, dimensions, strict=True):
            if dimension >= 0:
                place[dimension] += position
        beyond = [dimension for dimension, index in enumerate(place) if not 0 <= index < memory[dimension]]
        if not beyond:
            yield at, tuple(place)
        elif any(dimension not in dimensions or inside[dimensions.index(dimension)] for dimension in beyond):
            raise Undefined("an access out of bounds")


@handles("vector.load", "memref.load")
def _load(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    yield from thread.pause()
    view, *indices = operands
    type = operation.results[0].type
    shape = shape_of(type)[0] if operation.name == "vector.load" else []
    return view[_place(view, indices, shape)].reshape(shape) if shape else view[_place(view, indices, shape)]


@handles("vector.store", "memref.store")
def _store(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    yield from thread.pause()
    value, view, *indices = operands
    shape = list(value.shape) if operation.name == "vector.store" else []
    place = _place(view, indices, shape)
    view[place] = value.reshape([1] * (view.ndim - len(shape)) + shape) if shape else value
    return []


def _place(view: Any, indices: Sequence[int], shape: Sequence[int]) -> tuple[Any, ...]:
    sizes = [1] * (len(indices) - len(shape)) + list(shape)
    for index, size, extent in zip(indices, sizes, view.shape, strict=True):
        if not 0 <= index <= extent - size:
            raise Undefined("an access out of bounds")
    if not shape:
        return tuple(int(each) for each in indices)
    return tuple(slice(int(index), int(index) + size) for index, size in zip(indices, sizes, strict=True))


@handles("vector.create_mask", "vector.constant_mask")
def _mask(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    shape = shape_of(operation.results[0].type)[0]
    found = np.zeros(shape, np.int64)
    found[tuple(slice(0, max(0, int(size))) for size in operands)] = 1
    return found


# -- memory ------------------------------------------------------------------------------------------------------------


@handles("hal.interface.binding.subspan")
def _subspan(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    shape, element = shape_of(operation.results[0].type)
    array = thread.bindings[int(operation.attributes["binding"].value)]
    size = width_of(element) // 8 if element not in FLOATS else np.dtype(FLOATS[element]).itemsize
    start = operands[0] // size
    if start + math.prod(shape) > len(array) or array.dtype != dtype_of(element):
        raise Undefined("another binding")
    return array[start : start + math.prod(shape)].reshape(shape)


@handles("iree_tensor_ext.dispatch.tensor.load")
def _load_tensor(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    slices, sizes = slices_of(operation, operands, 2)
    return part_of(operands[0], slices, sizes, shape_of(operation.results[0].type)[0]).copy()


@handles("iree_tensor_ext.dispatch.tensor.store")
def _store_tensor(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    slices, sizes = slices_of(operation, operands, 3)
    operands[1][tuple(slices)] = operands[0].reshape(sizes)
    return []


@handles("iree_codegen.store_to_buffer")
def _store_buffer(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    operands[1][...] = operands[0]
    return []


@handles("memref.copy")
def _copy(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    yield from thread.pause()
    operands[1][...] = operands[0]
    return []


@handles("memref.alloc", "memref.alloca")
def _alloc(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    """All threads of a workgroup have one buffer, where it is one of the workgroup's."""
    type = operation.results[0].type
    shape, element = shape_of(type)
    if "workgroup" not in str(type):
        return thread.fresh(filled(shape, operands), element)
    if operation not in thread.shared:
        thread.shared[operation] = thread.fresh(filled(shape, operands), element)
    return thread.shared[operation]


@handles("memref.dealloc", "iree_codegen.workgroup_count_hint")
def _nothing(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return []
