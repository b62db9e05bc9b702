"""Tensor descriptors: a tensor in global memory, of which tiles are loaded and stored (`tt.make_tensor_descriptor`).

A descriptor is a view of the whole tensor. What of a tile is outside of it is zeros when loaded, and is left out when
stored. Copies of tiles between global and shared memory that go on beside the program tell a barrier how many bytes
have come, always those of the whole tile; stores are waited for in the order in which they were started.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu import split_barriers
from frontends.mlir.dialects.gpu.split_barriers import where
from frontends.mlir.dialects.nvgpu.tensor_maps import coordinates_of
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.triton import queues
from frontends.triton.barriers import ORDERED, barrier_of
from frontends.triton.layouts import apart, require_box
from frontends.triton.pointers import buffer_of
from frontends.triton.tiles import Point, at_once, element, make_tile, shape_of
from frontends.triton.types import block_of
from interp import ir
from interp.ir.affine import combine

_ZEROS = 1  # of tt.PaddingOption
# By tt.DescriptorReduceKind, for integers with the sign that the descriptor says and for floats.
_ADD, _MIN, _MAX, _AND, _OR, _XOR = 1, 2, 3, 6, 7, 8
_UPDATES = {_ADD: "add", _MIN: "min", _MAX: "max", _AND: "andi", _OR: "ori", _XOR: "xori"}
ALIGNED = "bases of descriptors are aligned, and their rows apart, as the hardware asks"


@handles("tt.make_tensor_descriptor", attributes=("operandSegmentSizes", "padding", "order"))
def _make(lowering: Lowering, operation: Any) -> None:
    """Elements of the last dimension are contiguous, which the hardware takes for granted. The operation has no order
    of dimensions: one that stands there is of an older operation, and nobody reads it."""
    if "padding" in operation.attributes and operation.attributes["padding"].value != _ZEROS:
        raise lowering.unsupported("padding other than zeros")
    base, *rest = operation.operands
    rank = len(rest) // 2
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    buffer = buffer_of(lowering, base)
    if len(rest) != 2 * type.rank or view_type(buffer).element != type.element:
        raise lowering.unsupported(f"a descriptor of type {operation.results[0].type}")
    sizes, strides = coordinates_of(lowering, rest[:rank]), coordinates_of(lowering, rest[rank:])
    for size in sizes:
        lowering.require(lowering.compare("sge", size, 0), "the sizes of a tensor are not negative")
    lowering.require_equal(strides[-1], 1, "the elements of a row are contiguous")
    lowering.assumptions.add(ALIGNED)
    strides = [*strides[:-1], 1]
    lowering.bind(operation.results[0], lowering.reshape(buffer, lowering.value(base), sizes, strides, type))


class TileOf:
    """The tile of a descriptor at these coordinates, one for each dimension."""

    def __init__(self, lowering: Lowering, descriptor: Any, coordinates: list[ir.Index]) -> None:
        self._lowering = lowering
        sizes = block_of(descriptor.type)
        if sizes is None or len(sizes) != len(coordinates):
            raise lowering.unsupported(f"a tile of {descriptor.type}")
        self.sizes = sizes
        self.tensor = lowering.value(descriptor)
        self.type = view_type(self.tensor).element
        self.coordinates = coordinates

    @property
    def bytes(self) -> int:
        """Of a tile's elements; raises `UnsupportedError` for elements that are no whole bytes."""
        if self.type.width % 8:
            raise self._lowering.unsupported(f"tiles of {self.type}")
        return prod(self.sizes) * self.type.width // 8

    def at(self, point: Point) -> list[ir.Index]:
        """Where in the tensor an element of the tile is, which may have no dimensions of size 1 in front."""
        point = [*[0] * (len(self.sizes) - len(point)), *point]
        return [
            self._lowering.apply(combine("+", first, each)) for first, each in zip(self.coordinates, point, strict=True)
        ]

    def require(self, sizes: list[int]) -> None:
        """Raises `Unsupported` where what is copied has other sizes."""
        missing = len(self.sizes) - len(sizes)
        if missing < 0 or list(self.sizes[missing:]) != sizes or any(size != 1 for size in self.sizes[:missing]):
            raise self._lowering.unsupported(f"a tile of {list(self.sizes)} as one of {sizes}")


def _inside(lowering: Lowering, tensor: ir.Value, indices: list[ir.Index]) -> ir.Value:
    conditions = []
    for dimension, index in enumerate(indices):
        conditions.append(lowering.compare("sge", index, 0))
        conditions.append(lowering.compare("slt", index, lowering.size(tensor, dimension)))
    return lowering.conjunction(conditions)


def loaded(lowering: Lowering, tensor: ir.Value, indices: list[ir.Index]) -> ir.Value:
    """An element of a tensor; zero outside of it."""
    type = view_type(tensor).element
    return lowering.either(
        _inside(lowering, tensor, indices),
        lambda: lowering.load(tensor, indices),
        lambda: lowering.constant(0, type),
        type,
    )


def stored(lowering: Lowering, value: ir.Value, tensor: ir.Value, indices: list[ir.Index]) -> None:
    """Stores an element of a tensor, and nothing outside of it."""
    with lowering.when(_inside(lowering, tensor, indices)):
        lowering.store(value, tensor, indices)


# -- tiles of the program ----------------------------------------------------------------------------------------------


@handles("tt.descriptor_load", attributes=("cache", "evict", "operandSegmentSizes"))
def _load(lowering: Lowering, operation: Any) -> None:
    descriptor, *coordinates = operation.operands
    tile = TileOf(lowering, descriptor, coordinates_of(lowering, coordinates))
    tile.require(shape_of(lowering, operation.results[0]))
    make_tile(lowering, operation, lambda point: loaded(lowering, tile.tensor, tile.at(point)))


@handles("tt.descriptor_store")
def _store(lowering: Lowering, operation: Any) -> None:
    descriptor, source, *coordinates = operation.operands
    tile = TileOf(lowering, descriptor, coordinates_of(lowering, coordinates))
    sizes = shape_of(lowering, source)
    tile.require(sizes)
    with at_once(lowering, sizes) as point:
        stored(lowering, element(lowering, source, point), tile.tensor, tile.at(point))


@handles("tt.descriptor_reduce", attributes=("kind",))
def _reduce(lowering: Lowering, operation: Any) -> None:
    descriptor, source, *coordinates = operation.operands
    tile = TileOf(lowering, descriptor, coordinates_of(lowering, coordinates))
    sizes = shape_of(lowering, source)
    tile.require(sizes)
    update = _Update(lowering, operation, descriptor)
    with at_once(lowering, sizes) as point:
        update(element(lowering, source, point), tile.tensor, tile.at(point))


@handles("tt.descriptor_gather")
def _gather(lowering: Lowering, operation: Any) -> None:
    """Rows of a matrix, each by its number."""
    descriptor, rows, column = operation.operands
    tensor = lowering.value(descriptor)
    _require_matrix(lowering, descriptor, shape_of(lowering, operation.results[0]))
    (first,) = coordinates_of(lowering, [column])
    make_tile(
        lowering,
        operation,
        lambda point: loaded(lowering, tensor, _in_rows(lowering, rows, first, point)),
    )


@handles("tt.descriptor_scatter")
def _scatter(lowering: Lowering, operation: Any) -> None:
    descriptor, rows, column, source = operation.operands
    tensor = lowering.value(descriptor)
    sizes = shape_of(lowering, source)
    _require_matrix(lowering, descriptor, sizes)
    (first,) = coordinates_of(lowering, [column])
    with at_once(lowering, sizes) as point:
        indices = _in_rows(lowering, rows, first, point)
        stored(lowering, element(lowering, source, point), tensor, indices)


def _require_matrix(lowering: Lowering, descriptor: Any, sizes: list[int]) -> None:
    """Raises `Unsupported` for what is no descriptor of rows as long as those of a tile."""
    block = block_of(descriptor.type)
    if block is None or len(block) != 2 or len(sizes) != 2 or block[0] != 1 or block[1] != sizes[1]:
        raise lowering.unsupported(f"rows of {descriptor.type}")


def _in_rows(lowering: Lowering, rows: Any, column: ir.Index, point: Point) -> list[ir.Index]:
    row = lowering.op("index_cast", [element(lowering, rows, [point[0]])], ir.INDEX)
    return [row, lowering.apply(combine("+", column, point[1]))]


class _Update:
    """Atomic updates of elements by the operation of a reduction."""

    def __init__(self, lowering: Lowering, operation: Any, descriptor: Any) -> None:
        self._lowering = lowering
        type = view_type(lowering.value(descriptor)).element
        kind = operation.attributes["kind"].value
        if kind not in _UPDATES or (type.is_float and kind != _ADD):
            raise lowering.unsupported(f"the reduction {kind} of {type}")
        name = _UPDATES[kind]
        if name in ("min", "max"):
            name += "ui" if "xui" in str(descriptor.type) else "si"
        elif name == "add":
            name += "f" if type.is_float else "i"
        self._name, self._type = name, type
        leave_order_open(lowering, (name,))
        lowering.atomics.append(ir.Atomic(self._atomic, ir.Ordering.MONOTONIC, "device", lowering.place))

    @property
    def _atomic(self) -> str:
        return f"{self._name} {self._type}"

    def __call__(self, value: ir.Value, tensor: ir.Value, indices: list[ir.Index]) -> None:
        lowering = self._lowering
        with lowering.when(_inside(lowering, tensor, indices)):
            old = ir.Value(self._type)
            place = lowering.place
            lowering.emit(ir.Load(place=place, result=old, view=tensor, indices=indices, atomic=self._atomic))
            new = lowering.op(self._name, [old, value], self._type)
            lowering.emit(ir.Store(place=place, value=new, view=tensor, indices=indices, atomic=self._atomic))


# -- copies beside the program -----------------------------------------------------------------------------------------


@handles(
    "ttng.async_tma_copy_global_to_local",
    attributes=("operandSegmentSizes", "cache", "evict", "isVolatile", "multicast"),
)
def _copy_to_shared(lowering: Lowering, operation: Any) -> None:
    """Several blocks of a cluster that are given the same tile are one program here."""
    attributes = operation.attributes
    if "isVolatile" in attributes and attributes["isVolatile"].value:
        raise lowering.unsupported("a volatile access")
    if "operandSegmentSizes" not in attributes or len(list(attributes["operandSegmentSizes"])) != 6:
        raise lowering.unsupported("operands in groups of another release")
    (descriptor,), coordinates, offsets, (memory,), (target,), (predicate,) = lowering.segments(operation)
    if offsets:
        raise lowering.unsupported("a tile of an image")
    require_box(lowering, descriptor, target, writes=True)

    def act() -> None:
        tile = TileOf(lowering, descriptor, coordinates_of(lowering, coordinates))
        sizes = shape_of(lowering, target)
        tile.require(sizes)
        _start_load(lowering, tile, sizes, target, memory)

    where(lowering, predicate, act)


def _start_load(lowering: Lowering, tile: TileOf, sizes: list[int], target: Any, memory: Any) -> None:
    lowering.assumptions.add(ORDERED)
    view, barrier, bytes_ = (
        lowering.value(target),
        barrier_of(lowering, memory),
        tile.bytes // apart(lowering, target.type),
    )
    body = ir.Block()
    with lowering.within(body):
        with lowering.loops(sizes) as point:
            lowering.store(loaded(lowering, tile.tensor, tile.at(point)), view, point)
        split_barriers.arrive(lowering, barrier, 0, -bytes_)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    lowering.spawn(body, "copy of a tile")


@handles("ttng.async_tma_copy_local_to_global")
def _copy_to_global(lowering: Lowering, operation: Any) -> None:
    descriptor, *coordinates, source = operation.operands
    require_box(lowering, descriptor, source, writes=False)
    tile = TileOf(lowering, descriptor, coordinates_of(lowering, coordinates))
    sizes = shape_of(lowering, source)
    tile.require(sizes)

    def store(value: ir.Value, point: Point) -> None:
        stored(lowering, value, tile.tensor, tile.at(point))

    _start_store(lowering, source, sizes, store)


@handles("ttng.async_tma_reduce", attributes=("kind",))
def _reduce_in_global(lowering: Lowering, operation: Any) -> None:
    descriptor, *coordinates, source = operation.operands
    require_box(lowering, descriptor, source, writes=False)
    tile = TileOf(lowering, descriptor, coordinates_of(lowering, coordinates))
    sizes = shape_of(lowering, source)
    tile.require(sizes)
    update = _Update(lowering, operation, descriptor)
    _start_store(lowering, source, sizes, lambda value, point: update(value, tile.tensor, tile.at(point)))


@handles("ttng.async_tma_scatter")
def _scatter_in_global(lowering: Lowering, operation: Any) -> None:
    descriptor, rows, column, source = operation.operands
    require_box(lowering, descriptor, source, writes=False)
    sizes = shape_of(lowering, source)
    _require_matrix(lowering, descriptor, sizes)
    tensor = lowering.value(descriptor)
    (first,) = coordinates_of(lowering, [column])
    which = _held(lowering, rows)

    def store(value: ir.Value, point: Point) -> None:
        row = lowering.load(which, [point[0]])
        stored(lowering, value, tensor, [row, lowering.apply(combine("+", first, point[1]))])

    _start_store(lowering, source, sizes, store)


@handles("ttng.async_tma_gather", attributes=("multicast",))
def _gather_to_shared(lowering: Lowering, operation: Any) -> None:
    descriptor, rows, column, memory, target, predicate = operation.operands
    require_box(lowering, descriptor, target, writes=True)

    def act() -> None:
        sizes = shape_of(lowering, target)
        _require_matrix(lowering, descriptor, sizes)
        lowering.assumptions.add(ORDERED)
        tensor, view, barrier = lowering.value(descriptor), lowering.value(target), barrier_of(lowering, memory)
        type = view_type(tensor).element
        if type.width % 8:
            raise lowering.unsupported(f"tiles of {type}")
        (first,) = coordinates_of(lowering, [column])
        which = _held(lowering, rows)
        body = ir.Block()
        with lowering.within(body):
            with lowering.loops(sizes) as point:
                indices: list[ir.Index] = [
                    lowering.load(which, [point[0]]),
                    lowering.apply(combine("+", first, point[1])),
                ]
                lowering.store(loaded(lowering, tensor, indices), view, point)
            bytes_ = prod(sizes) * type.width // 8 // apart(lowering, target.type)
            split_barriers.arrive(lowering, barrier, 0, -bytes_)
            lowering.emit(ir.Yield(place=lowering.place, values=[]))
        lowering.spawn(body, "copy of a tile")

    where(lowering, predicate, act)


def _held(lowering: Lowering, rows: Any) -> ir.Value:
    """The numbers of rows as a copy has them from when it starts."""
    sizes = shape_of(lowering, rows)
    held = lowering.allocate(ir.INDEX, sizes)
    with lowering.loops(sizes) as point:
        row = lowering.op("index_cast", [element(lowering, rows, point)], ir.INDEX)
        lowering.store(row, held, point)
    return held


def _start_store(lowering: Lowering, source: Any, sizes: list[int], store: Callable[[ir.Value, Point], None]) -> None:
    """Starts tasks that read shared memory, and that write what they read, in no order."""
    lowering.assumptions.add(ORDERED)
    view = lowering.value(source)
    held = lowering.allocate(view_type(view).element, sizes)
    read = ir.Block()
    with lowering.within(read):
        with lowering.loops(sizes) as point:
            lowering.store(lowering.load(view, point), held, point)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    reading = lowering.spawn(read, "copy of a tile")
    written = ir.Block()
    with lowering.within(written):
        lowering.wait([reading])
        with at_once(lowering, sizes) as point:
            store(lowering.load(held, point), point)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    queues.note(lowering, queues.Kind.READS, reading)
    queues.note(lowering, queues.Kind.STORES, lowering.spawn(written, "copy of a tile"))


@handles("ttng.async_tma_store_wait", attributes=("pendings", "read_only"))
def _store_wait(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    kind = queues.Kind.READS if "read_only" in attributes else queues.Kind.STORES
    queues.wait(lowering, kind, attributes["pendings"].value)
