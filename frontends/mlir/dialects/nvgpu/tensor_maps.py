"""Copies of boxes between a matrix and the memory of a block that go on beside the threads (`nvgpu.tma`).

A descriptor holds a matrix and how large a box of it is. Coordinates name the first element of a box, the last
dimension first. What of a box is outside of the matrix is zeros when loaded, and is left out when stored. A load tells
a barrier how many bytes have come, always those of the whole box.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.alignment import require_alignment, require_element_aligned
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu import split_barriers
from frontends.mlir.dialects.gpu.async_copies import Kind, note_copy
from frontends.mlir.dialects.gpu.geometry import BLOCK_ALIGNMENT, assume_block_alignment
from frontends.mlir.dialects.nvgpu.barriers import barrier_of
from interp import ir
from interp.ir.affine import combine

_TENSOR = re.compile(r"tensor = memref<((?:\d+x)+)(\w+)")
_GLOBAL_ALIGNMENT = 16
_PLAIN = {"swizzle": ("none",), "interleave": ("none",), "oob": ("zero",)}


class TensorMap(Struct, frozen=True):
    """What a descriptor holds: `matrix`, and the `sizes` of its boxes."""

    matrix: ir.Value
    sizes: tuple[int, ...]


@handles("nvgpu.tma.create.descriptor")
def _create(lowering: Lowering, operation: Any) -> None:
    """Of a memref whose rank was cast away right before."""
    tensor, *box = operation.operands
    type = str(operation.results[0].type)
    for name, plain in _PLAIN.items():
        found = re.search(rf"\b{name} = (\w+)", type)
        if found is None or found.group(1) not in plain:
            raise lowering.unsupported(f"{name} = {found.group(1) if found else '?'}")
    shape = _TENSOR.search(type)
    if shape is None:
        raise lowering.unsupported(f"a descriptor of type {type}")
    sizes = tuple(int(each) for each in shape.group(1).rstrip("x").split("x"))
    matrix = lowering.value(tensor)
    if (
        view_type(matrix).rank != len(sizes)
        or len(box) != len(sizes)
        or str(view_type(matrix).element) != shape.group(2)
    ):
        raise lowering.unsupported("a box of another rank or type than the matrix")
    for given, size in zip(box, sizes, strict=True):
        lowering.require_equal(lowering.index(given), size, "boxes are as large as the type of the descriptor says")
    pointer = ir.Value(ir.POINTER)
    lowering.emit(ir.Address(place=lowering.place, result=pointer, view=matrix))
    lowering.memo["tensor map", pointer] = TensorMap(matrix, sizes)
    lowering.bind(operation.results[0], pointer)


def _require_encodable(lowering: Lowering, matrix: ir.Value, sizes: tuple[int, ...]) -> None:
    """What `cuTensorMapEncodeTiled` asks of a matrix (CUDA Driver API, Tensor Map Object Management). It gives no
    descriptor otherwise, which is held against the copies that need one. Of boxes MLIR's verifier asks it."""
    bytes_ = view_type(matrix).element.width // 8
    require_element_aligned(lowering, matrix, [0] * len(sizes), _GLOBAL_ALIGNMENT)
    *strides, innermost = lowering.strides(matrix)
    lowering.require_equal(innermost, 1, "the elements of a row are contiguous")
    for stride in strides:
        rest = lowering.apply(combine("mod", combine("*", stride, bytes_), _GLOBAL_ALIGNMENT))
        lowering.require_equal(rest, 0, f"rows are a multiple of {_GLOBAL_ALIGNMENT} bytes apart")


def _packed(sizes: tuple[int, ...]) -> list[int]:
    return [prod(sizes[dimension + 1 :]) for dimension in range(len(sizes))]


def _require_box_in_place(lowering: Lowering, found: TensorMap, box: ir.Value, mlir_type: Any) -> None:
    """Boxes lie row by row and without gaps, at multiples of 128 bytes in the memory of a block (PTX ISA, Tensors)."""
    for stride, expected, size in zip(lowering.strides(box), _packed(found.sizes), found.sizes, strict=True):
        if size > 1:
            lowering.require_equal(stride, expected, "the rows of a box in the memory of a block follow each other")
    if mlir_type is not None:
        assume_block_alignment(lowering, mlir_type)
    require_element_aligned(lowering, box, [0] * view_type(box).rank, BLOCK_ALIGNMENT)


def tensor_map(lowering: Lowering, descriptor: Any) -> TensorMap:
    """Raises `Unsupported` where it is not known where a descriptor comes from."""
    found = lowering.memo.get(("tensor map", lowering.value(descriptor)))
    if not isinstance(found, TensorMap):
        raise lowering.unsupported("a descriptor that does not come from nvgpu.tma.create.descriptor")
    return found


@handles("nvgpu.tma.prefetch.descriptor")
def _prefetch(lowering: Lowering, operation: Any) -> None:
    """A hint."""
    tensor_map(lowering, operation.operands[0])


def _at(lowering: Lowering, found: TensorMap, coordinates: list[ir.Index], at: list[ir.Value]) -> list[ir.Index]:
    """Where in the matrix the element `at` of a box is."""
    return [lowering.apply(combine("+", first, each)) for first, each in zip(reversed(coordinates), at, strict=True)]


def _inside(lowering: Lowering, found: TensorMap, indices: list[ir.Index]) -> ir.Value:
    conditions = []
    for dimension, index in enumerate(indices):
        conditions.append(lowering.compare("sge", index, 0))
        conditions.append(lowering.compare("slt", index, lowering.size(found.matrix, dimension)))
    return lowering.conjunction(conditions)


def load_box(
    lowering: Lowering, found: TensorMap, coordinates: list[ir.Index], target: ir.Value, barrier: ir.Value
) -> None:
    """Starts a task that copies a box to `target`, a view of its sizes, and tells `barrier`."""
    _require_encodable(lowering, found.matrix, found.sizes)
    for dimension, size in enumerate(found.sizes):
        lowering.require_equal(lowering.size(target, dimension), size, "memory is as large as a box")
    element = view_type(found.matrix).element
    if view_type(target).element != element or len(coordinates) != len(found.sizes):
        raise lowering.unsupported("a box of another rank or type than memory")
    lowering.assumptions.add("copies of boxes and threads see each other's accesses in the order of their barriers")
    block = ir.Block()
    with lowering.within(block):
        with lowering.loops(found.sizes) as at:
            indices = _at(lowering, found, coordinates, at)
            inside = _inside(lowering, found, indices)
            with lowering.when(inside):
                lowering.store(lowering.load(found.matrix, indices), target, at)
            with lowering.when(lowering.opposite(inside)):
                lowering.store(lowering.constant(0, element), target, at)
        split_barriers.arrive(lowering, barrier, 0, -_bytes(lowering, found))
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    lowering.spawn(block, "copy of a box", detached=True)


def store_box(lowering: Lowering, found: TensorMap, coordinates: list[ir.Index], origin: ir.Value) -> None:
    """Starts tasks that read a box from `origin`, and that write it. Nobody has to wait for the writing before the
    thread ends, which waits for it then."""
    _require_encodable(lowering, found.matrix, found.sizes)
    for dimension, size in enumerate(found.sizes):
        lowering.require_equal(lowering.size(origin, dimension), size, "memory is as large as a box")
    element = view_type(found.matrix).element
    if view_type(origin).element != element or len(coordinates) != len(found.sizes):
        raise lowering.unsupported("a box of another rank or type than memory")
    lowering.assumptions.add("copies of boxes and threads see each other's accesses in the order of their barriers")
    lowering.assumptions.add("the memory of a block lasts until the copies that its threads started have read it")
    read = ir.Block()
    with lowering.within(read):
        held = lowering.allocate(element, found.sizes)
        with lowering.loops(found.sizes) as at:
            lowering.store(lowering.load(origin, at), held, at)
        lowering.emit(ir.Yield(place=lowering.place, values=[held]))
    reading = lowering.spawn(read, "copy of a box", detached=True)
    written = ir.Block()
    with lowering.within(written):
        taken = ir.Value(held.type)
        lowering.wait([reading], [taken])
        with lowering.loops(found.sizes) as at:
            indices = _at(lowering, found, coordinates, at)
            with lowering.when(_inside(lowering, found, indices)):
                lowering.store(lowering.load(taken, at), found.matrix, indices)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    note_copy(lowering, reading, Kind.BULK_READ)
    note_copy(lowering, lowering.spawn(written, "copy of a box", detached=False), Kind.BULK)


def _bytes(lowering: Lowering, found: TensorMap) -> int:
    width = view_type(found.matrix).element.width
    if width % 8:
        raise lowering.unsupported(f"boxes of {view_type(found.matrix).element}")
    return reduce(lambda one, other: one * other, found.sizes, width // 8)


@handles("nvgpu.tma.async.load", attributes=("operandSegmentSizes",))
def _load(lowering: Lowering, operation: Any) -> None:
    (target,), (group,), (descriptor,), coordinates, (number,), mask, predicate = lowering.segments(operation)
    if mask:
        raise lowering.unsupported("a copy to several blocks of a cluster")

    def act() -> None:
        barrier = barrier_of(lowering, group, number)
        first = lowering.indices(coordinates)
        found = tensor_map(lowering, descriptor)
        _require_box_in_place(lowering, found, lowering.value(target), target.type)
        load_box(lowering, found, first, lowering.value(target), barrier)

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


@handles("nvgpu.tma.async.store", attributes=("operandSegmentSizes",))
def _store(lowering: Lowering, operation: Any) -> None:
    (origin,), (descriptor,), coordinates, predicate = lowering.segments(operation)

    def act() -> None:
        found = tensor_map(lowering, descriptor)
        _require_box_in_place(lowering, found, lowering.value(origin), origin.type)
        store_box(lowering, found, lowering.indices(coordinates), lowering.value(origin))

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


def _box_at(lowering: Lowering, found: TensorMap, pointer: ir.Value) -> ir.Value:
    """A view of a box in memory, row by row."""
    strides = _packed(found.sizes)
    type = ir.View(view_type(found.matrix).element, found.sizes, tuple(strides), None)
    view = ir.Value(type)
    lowering.emit(
        ir.Reshape(place=lowering.place, result=view, base=pointer, offset=0, sizes=[*found.sizes], strides=[*strides])
    )
    return view


@handles(
    "nvvm.cp.async.bulk.tensor.shared.cluster.global", attributes=("operandSegmentSizes", "mode", "isCTAOnly", "group")
)
def _load_by_pointers(lowering: Lowering, operation: Any) -> None:
    (target,), (descriptor,), coordinates, (barrier,), *others, predicate = lowering.segments(operation)
    if any(others):
        raise lowering.unsupported("offsets, a mask or a hint")
    _require_tile(lowering, operation)

    def act() -> None:
        found = tensor_map(lowering, descriptor)
        require_alignment(lowering, lowering.value(target), BLOCK_ALIGNMENT)
        box = _box_at(lowering, found, lowering.value(target))
        told = split_barriers.barrier_at(lowering, lowering.value(barrier))
        load_box(lowering, found, coordinates_of(lowering, coordinates), box, told)

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


@handles("nvvm.cp.async.bulk.tensor.global.shared.cta", attributes=("operandSegmentSizes", "mode"))
def _store_by_pointers(lowering: Lowering, operation: Any) -> None:
    (descriptor,), (origin,), coordinates, *others, predicate = lowering.segments(operation)
    if any(others):
        raise lowering.unsupported("a hint")
    _require_tile(lowering, operation)

    def act() -> None:
        found = tensor_map(lowering, descriptor)
        require_alignment(lowering, lowering.value(origin), BLOCK_ALIGNMENT)
        box = _box_at(lowering, found, lowering.value(origin))
        store_box(lowering, found, coordinates_of(lowering, coordinates), box)

    split_barriers.where(lowering, predicate[0] if predicate else None, act)


def coordinates_of(lowering: Lowering, mlir_values: Sequence[Any]) -> list[ir.Index]:
    """Numbers of 32 bits as indices."""
    return [lowering.op("index_cast", [lowering.value(each)], ir.INDEX) for each in mlir_values]


def _require_tile(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    if "mode" in attributes and "<tile>" not in str(attributes["mode"]):
        raise lowering.unsupported(f"mode {attributes['mode']}")
    if "isCTAOnly" in attributes and str(attributes["isCTAOnly"]) != "false":
        raise lowering.unsupported("attribute 'isCTAOnly'")
    if "group" in attributes:
        raise lowering.unsupported("attribute 'group'")


@handles("nvvm.prefetch", attributes=("operandSegmentSizes", "tensormap", "cacheLevel", "evictPriority"))
def _prefetch_by_pointer(lowering: Lowering, operation: Any) -> None:
    """A hint."""
