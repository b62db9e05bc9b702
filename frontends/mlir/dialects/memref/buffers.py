"""The memref dialect: buffers and accesses to them. `memref_views` has the operations that only make other views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.alignment import require_element_aligned, stated_alignment
from frontends.mlir.core.elements import load_parts, store_parts
from frontends.mlir.core.layout import layout_of
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.geometry import is_shared
from frontends.mlir.dialects.memref.origins import begins_later
from frontends.mlir.dialects.memref.storage import allocate_storage, is_seen_through_views, storage_of
from frontends.mlir.dialects.memref.transfers import allocate_tags, is_tags, tags_of
from interp import ir


@handles("memref.alloc", "memref.alloca", attributes=("alignment", "operandSegmentSizes", "sym_name"))
def _alloc(lowering: Lowering, operation: Any) -> None:
    """An alignment, a name that no symbol table has, and the way in which the buffer is freed do not show in a
    program's results."""
    _, symbols = lowering.segments(operation)
    if symbols:
        raise lowering.unsupported("symbols of the layout")
    if is_shared(operation.results[0].type):
        lowering.choices.add(ir.Choice(ir.ChoiceKind.THREADS, ir.BLOCK_MEMORY))
    if is_seen_through_views(operation):
        allocate_storage(lowering, operation)
    elif is_tags(operation):
        allocate_tags(lowering, operation)
    else:
        allocate_buffer(lowering, operation)


def allocate_buffer(lowering: Lowering, operation: Any) -> None:
    """Binds the result of an allocation to a buffer of its type. Raises `Unsupported`."""
    dynamic, symbols = lowering.segments(operation)
    if symbols:
        raise lowering.unsupported("symbols of the layout")
    stack = operation.name == "memref.alloca"
    (result,) = lowering.flat_results(operation)
    type = view_type(result)
    if type.strides is None:
        remaining = iter(lowering.indices(dynamic))
        sizes = [next(remaining) if size is None else size for size in type.shape]
        lowering.note_allocation(result)
        promised = max(stated_alignment(operation), _natural_alignment(operation.results[0].type))
        promised = promised if promised > 1 else 0
        allocation = ir.Alloc(place=lowering.place, result=result, sizes=sizes, stack=stack)
        allocation.alignment, allocation.stated = promised or allocation.alignment, bool(promised)
        lowering.emit(allocation)
        return
    if None in type.shape or None in type.strides or type.offset is None:
        raise lowering.unsupported(f"a buffer of type {operation.results[0].type}, whose layout is not static")
    shape = [size for size in type.shape if size is not None]
    strides = [stride for stride in type.strides if stride is not None]
    if any(stride < 0 for stride in strides):
        raise lowering.unsupported(f"a buffer of type {operation.results[0].type}, whose strides are negative")
    last = type.offset + sum((size - 1) * stride for size, stride in zip(shape, strides, strict=True))
    buffer = lowering.allocate(type.element, [last + 1 if all(shape) else 0], stack)
    lowering.roots[result] = buffer
    lowering.emit(
        ir.Reshape(
            place=lowering.place, result=result, base=buffer, offset=type.offset, sizes=[*shape], strides=[*strides]
        )
    )


@handles("memref.dealloc")
def _dealloc(lowering: Lowering, operation: Any) -> None:
    tags = tags_of(lowering, operation.operands[0])
    storages = [each.pointer for each in storage_of(lowering, operation.operands[0])]
    if tags is not None or storages:
        for each in storages if tags is None else [tags]:
            lowering.free(each)
    else:
        if begins_later(operation.operands[0]):
            # It "should not be called on memrefs which alias an alloc'd memref" (MemRefOps.td, `DeallocOp`).
            raise lowering.unsupported("of a part of a buffer that may not begin where the buffer does")
        (view,) = lowering.parts(operation.operands[0])
        free_whole(lowering, view)


def free_whole(lowering: Lowering, view: ir.Value) -> None:
    """Frees a buffer. A view of a part of it, as branches, loops and calls may hand on, is promised to be none."""
    offset = lowering.offset(view)
    if offset != 0:
        is_first = lowering.compare("eq", offset, 0)
        lowering.require(is_first, "what is freed begins where its buffer does", promise=True)
    lowering.free(view)


@handles("memref.alloca_scope")
def _alloca_scope(lowering: Lowering, operation: Any) -> None:
    if any(isinstance(each.type, lowering.bindings.MemRefType) for each in operation.results):
        raise lowering.unsupported("a memref that escapes its allocation scope")
    lowering.emit(
        ir.Execute(
            place=lowering.place, results=lowering.flat_results(operation), body=lowering.region(operation.regions[0])
        )
    )


@handles("memref.alloca_scope.return")
def _alloca_scope_return(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.flat(operation.operands)))


def _natural_alignment(memref: Any) -> int:
    """What a buffer is aligned to since its elements are vectors; 1 where these are scalars, whose size says it."""
    element = str(memref.element_type)
    return layout_of(element).alignment if element.startswith("vector<") else 1


def _require_aligned(lowering: Lowering, operation: Any, memref: Any, indices: Sequence[Any]) -> None:
    """An element lies where the access says, and a vector where a vector has to."""
    alignment = max(stated_alignment(operation), _natural_alignment(memref.type))
    if alignment > 1:
        require_element_aligned(lowering, lowering.parts(memref)[0], lowering.indices(indices), alignment)


@handles("memref.load", attributes=("alignment", "nontemporal", "invariant"))
def _load(lowering: Lowering, operation: Any) -> None:
    if "invariant" in operation.attributes and operation.attributes["invariant"].value:
        raise lowering.unsupported("attribute 'invariant'")
    view, *indices = operation.operands
    _require_aligned(lowering, operation, view, indices)
    if view in lowering.aggregates:
        parts = load_parts(lowering, lowering.parts(view)[0], lowering.indices(indices))
        lowering.bind_parts(operation.results[0], parts)
        return
    result = lowering.result(operation)
    lowering.emit(
        ir.Load(place=lowering.place, result=result, view=lowering.value(view), indices=lowering.indices(indices))
    )


@handles("memref.store", attributes=("alignment", "nontemporal"))
def _store(lowering: Lowering, operation: Any) -> None:
    value, view, *indices = operation.operands
    _require_aligned(lowering, operation, view, indices)
    if view in lowering.aggregates:
        store_parts(lowering, lowering.parts(value), lowering.parts(view)[0], lowering.indices(indices))
        return
    lowering.store(lowering.value(value), lowering.value(view), lowering.indices(indices))


@handles("memref.prefetch", attributes=("isWrite", "localityHint", "isDataCache"))
def _prefetch(lowering: Lowering, operation: Any) -> None:
    """A hint to the memory system, without a meaning."""


@handles("memref.get_global", attributes=("name",))
def _get_global(lowering: Lowering, operation: Any) -> None:
    name = operation.attributes["name"].value
    symbol = lowering.symbols.require(operation, name)
    (result,) = lowering.flat_results(operation)
    lowering.roots[result] = symbol.name
    lowering.emit(ir.Global(place=lowering.place, result=result, name=symbol.name))


@handles("memref.copy")
def _copy(lowering: Lowering, operation: Any) -> None:
    source, target = lowering.flat(operation.operands)
    copy_views(lowering, source, target)


@handles("memref.realloc", attributes=("alignment",))
def _realloc(lowering: Lowering, operation: Any) -> None:
    """A new buffer that begins with the old one's elements, as many as fit; the old one is gone."""
    old, *dynamic = operation.operands
    (view,) = lowering.parts(old)
    (result,) = lowering.flat_results(operation)
    if view_type(view).rank != 1 or view_type(result).rank != 1:
        raise lowering.unsupported("elements that are not scalars")
    size = lowering.indices(dynamic)[0] if dynamic else view_type(result).shape[0]
    assert size is not None
    lowering.note_allocation(result)
    lowering.emit(ir.Alloc(place=lowering.place, result=result, sizes=[size]))
    before = lowering.size(view, 0)
    if isinstance(size, int) and isinstance(before, int):
        common: ir.Index = min(size, before)
    else:
        common = lowering.op("minsi", [lowering.as_value(size), lowering.as_value(before)], ir.INDEX)
    copy_elements(lowering, view, result, [common])
    free_whole(lowering, view)


def copy_views(lowering: Lowering, source: ir.Value, target: ir.Value) -> None:
    """Copies between views of equal sizes. The order of the elements is open, and MLIR makes `memcpy` of such copies,
    which is undefined between parts that overlap: where an order would show, no program may rely on one."""
    sizes = lowering.sizes(source)
    for dimension, size in enumerate(sizes):
        lowering.require_equal(
            size, lowering.size(target, dimension), f"the two sides of a copy have equal sizes in dimension {dimension}"
        )
    lowering.require_apart(source, target, "the two sides of a copy do not overlap", pointwise=True, promise=True)
    copy_elements(lowering, source, target, sizes)


def copy_elements(lowering: Lowering, source: ir.Value, target: ir.Value, sizes: list[ir.Index]) -> None:
    """Copies between views of equal sizes that do not overlap."""
    with lowering.loops(sizes) as indices:
        lowering.store(lowering.load(source, indices), target, indices)


@handles("memref.rank")
def _rank(lowering: Lowering, operation: Any) -> None:
    view = lowering.value(operation.operands[0])
    lowering.define_constant(lowering.result(operation), view_type(view).rank)


def bind_extent(lowering: Lowering, operation: Any, view: ir.Value, dimension: ir.Index) -> None:
    """Gives the operation's result the extent of a dimension; one that is not there is undefined."""
    if isinstance(dimension, int) and 0 <= dimension < view_type(view).rank:
        lowering.bind(operation.results[0], lowering.as_value(lowering.size(view, dimension)))
        return
    result = lowering.result(operation)
    if isinstance(dimension, int):
        lowering.require(lowering.constant(0, ir.I1), f"dimension {dimension} is below the rank")
        lowering.define_constant(result, 0)
    else:
        lowering.emit(
            ir.Extent(place=lowering.place, result=result, view=view, what=ir.ExtentKind.SIZE, dimension=dimension)
        )


@handles("memref.dim")
def _dim(lowering: Lowering, operation: Any) -> None:
    (view,) = lowering.parts(operation.operands[0])
    dimension = lowering.index(operation.operands[1])
    if operation.operands[0] in lowering.aggregates:
        rank = lowering.bindings.MemRefType(operation.operands[0].type).rank
        if not isinstance(dimension, int) or not 0 <= dimension < rank:
            raise lowering.unsupported("a dimension that is not known to be one of the memref's")
    bind_extent(lowering, operation, view, dimension)
