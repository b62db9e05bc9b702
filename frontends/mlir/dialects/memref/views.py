"""The operations of the memref dialect that make other views of a buffer, or take views apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from frontends.mlir.core.alignment import require_element_aligned, stated_alignment
from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.address_spaces import require_space
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major

_INSIDE = "a subview lies within what it is a part of"
_PARTS = ("operandSegmentSizes", "static_offsets", "static_sizes", "static_strides")


def _reshape(
    lowering: Lowering,
    operation: Any,
    base: ir.Value,
    offset: ir.Index,
    sizes: Sequence[ir.Index],
    strides: Sequence[ir.Index],
) -> None:
    """Makes the first result of an MLIR operation a view of the buffer under `base`."""
    result = lowering.result(operation)
    lowering.roots[result] = lowering.roots.get(base)
    lowering.emit(
        ir.Reshape(
            place=lowering.place, result=result, base=base, offset=offset, sizes=list(sizes), strides=list(strides)
        )
    )


def origin_of(lowering: Lowering, memref: Any, view: ir.Value) -> ir.Index:
    """Where in its buffer a memref's own pointer points, from which its offset counts: that is not the start for one
    that was made of a pointer or of bytes. Where the type leaves the offset open, any place would do."""
    (type,) = lowering.part_types(memref.type)
    assert isinstance(type, ir.View)
    if type.offset is None or not lowering.origins_move:
        return 0
    offset = lowering.offset(view)
    return lowering.apply(combine("+", offset, -type.offset))


OWN_ADDRESSES = "allocations of nothing have addresses of their own"
"""What is assumed where addresses are compared: the C library may give none (C17, 7.22.3)."""


def pointer_of(lowering: Lowering, memref: Any, view: ir.Value) -> ir.Value:
    """The pointer from which a memref's offset counts."""
    pointer = ir.Value(ir.POINTER)
    lowering.emit(ir.Address(place=lowering.place, result=pointer, view=view))
    origin = origin_of(lowering, memref, view)
    if origin == 0:
        return pointer
    element = view_type(view).element
    if not element.width:
        raise lowering.unsupported(f"the address of elements of type {element}")
    size = 1 << max(element.width - 1, 0).bit_length() if element.width > 8 else 8
    displaced = ir.Value(ir.POINTER)
    offset = combine("*", origin, size // 8)
    lowering.emit(ir.Displace(place=lowering.place, result=displaced, base=pointer, offset=offset))
    return displaced


def product_of(lowering: Lowering, factors: Sequence[ir.Index]) -> ir.Index:
    """The product of index values, 1 where there are none."""
    product: ir.Index = 1
    for factor in factors:
        product = lowering.apply(combine("*", product, factor))
    return product


def _parts(lowering: Lowering, operation: Any) -> tuple[list[ir.Index], list[ir.Index], list[ir.Index]]:
    """The offsets, sizes and strides that an operation on one view states."""
    _, offsets, sizes, strides = lowering.segments(operation)
    attributes = operation.attributes
    return (
        mixed(attributes["static_offsets"], lowering.indices(offsets)),
        mixed(attributes["static_sizes"], lowering.indices(sizes)),
        mixed(attributes["static_strides"], lowering.indices(strides)),
    )


@handles("memref.assume_alignment", attributes=("alignment",))
def _assume_alignment(lowering: Lowering, operation: Any) -> None:
    """The first element of the memref lies at a multiple of that."""
    require_element_aligned(lowering, lowering.value(operation.operands[0]), [], stated_alignment(operation))
    _same_view(lowering, operation)


@handles("memref.memory_space_cast")
def _memory_space_cast(lowering: Lowering, operation: Any) -> None:
    require_space(lowering, operation)
    _same_view(lowering, operation)


def _same_view(lowering: Lowering, operation: Any) -> None:
    """Memory spaces do not show in what a view holds."""
    for result in operation.results:
        lowering.bind(result, lowering.value(operation.operands[0]))


# Operations that take a memref whatever its rank, which is that of the one that was cast.
_OF_ANY_RANK = ("nvgpu.tma.create.descriptor", "memref.cast", "memref.dealloc", "memref.dim", "memref.rank")


@handles("memref.cast")
def _cast(lowering: Lowering, operation: Any) -> None:
    view = lowering.view(operation.operands[0])
    result = operation.results[0]
    if str(result.type).startswith("memref<*") and all(_takes_any_rank(lowering, use.owner) for use in result.uses):
        lowering.bind(result, view)
        return
    known, wanted = view_type(view), lowering.type_of_view(result)
    if known.rank != wanted.rank:
        raise lowering.unsupported(f"a cast to another rank than the {known.rank} that the memref has")
    sizes, strides, offset = list(known.shape), known.strides or row_major(known.shape), known.offset
    wanted_strides = wanted.strides or row_major(wanted.shape)
    learned = wanted.strides is None and known.strides is not None
    for has, wants in zip((*sizes, *strides, offset), (*wanted.shape, *wanted_strides, wanted.offset), strict=True):
        learned = learned or (has is None and wants is not None)
    if not learned:
        lowering.bind(operation.results[0], view)
        return
    if lowering.origins_move and known.offset is None and wanted.offset is not None:
        raise lowering.unsupported("a cast that tells an offset, where memrefs are made of bytes or pointers")
    new_sizes = [
        _learn(lowering, lowering.size(view, dimension), size, f"the cast's size {size} in dimension {dimension}")
        for dimension, size in enumerate(wanted.shape)
    ]
    new_offset = _learn(lowering, lowering.offset(view), wanted.offset, f"the cast's offset {wanted.offset}")
    expected: list[ir.Index | None] = list(wanted_strides)
    if wanted.strides is None:
        expected = [product_of(lowering, new_sizes[dimension + 1 :]) for dimension in range(wanted.rank)]
    new_strides = []
    for dimension, stride in enumerate(expected):
        actual = lowering.stride(view, dimension)
        if stride is not None:
            _require_stride(lowering, new_sizes[dimension], actual, stride, dimension)
        new_strides.append(actual if stride is None else stride)
    _reshape(lowering, operation, view, new_offset, new_sizes, new_strides)


def _takes_any_rank(lowering: Lowering, user: Any) -> bool:
    """Whether a user of an unranked memref knows what to do with a ranked one. A function that is defined elsewhere is
    given its rank."""
    if user.name == "func.call":
        callee = lowering.symbols.require(user, user.attributes["callee"].value)
        return not len(callee.operation.regions[0].blocks)
    return user.name in _OF_ANY_RANK


def _learn(lowering: Lowering, actual: ir.Index, wanted: int | None, message: str) -> ir.Index:
    if wanted is None:
        return actual
    lowering.require_equal(actual, wanted, message)
    return wanted


def _require_stride(lowering: Lowering, size: ir.Index, actual: ir.Index, wanted: ir.Index, dimension: int) -> None:
    """A stride matters only where there is more than one element."""
    if actual is wanted or (isinstance(actual, int) and actual == wanted) or (isinstance(size, int) and size <= 1):
        return
    holds = lowering.compare("eq", actual, wanted)
    if not isinstance(size, int):
        holds = lowering.op("ori", [holds, lowering.compare("sle", size, 1)], ir.I1)
    lowering.require(holds, f"the cast's stride in dimension {dimension}")


@handles("memref.subview", attributes=_PARTS)
def _subview(lowering: Lowering, operation: Any) -> None:
    """A part of a memref. One that leaves it in any dimension is undefined behaviour, whatever is read of it
    (https://github.com/llvm/llvm-project/pull/133086); as the operation itself touches no memory and is free to be
    moved to where it is not reached, that is a promise."""
    view = lowering.value(operation.operands[0])
    offsets, sizes, steps = _parts(lowering, operation)
    for dimension, part in enumerate(zip(offsets, sizes, steps, strict=True)):
        require_within(lowering, part, lowering.size(view, dimension), _INSIDE, promise=True)
    strides = lowering.strides(view)
    offset: ir.Affine = lowering.offset(view)
    for each, stride in zip(offsets, strides, strict=True):
        offset = combine("+", offset, combine("*", each, stride))
    new_strides = [lowering.apply(combine("*", step, stride)) for step, stride in zip(steps, strides, strict=True)]
    wanted = lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    kept = kept_dimensions(sizes, new_strides, wanted)
    if kept is None:
        raise lowering.unsupported(f"a result of type {operation.results[0].type}")
    _reshape(
        lowering,
        operation,
        view,
        lowering.apply(offset),
        [sizes[dimension] for dimension in kept],
        [new_strides[dimension] for dimension in kept],
    )


def require_within(
    lowering: Lowering,
    part: tuple[ir.Index, ir.Index, ir.Index],
    whole: ir.Index,
    message: str,
    *,
    promise: bool = False,
) -> None:
    """The elements of a part of a dimension lie in it, where that has the size `whole`. The part has an offset, a size
    and a step; one without elements may lie anywhere."""
    offset, size, step = part
    if isinstance(size, int) and size <= 0:
        return
    last = lowering.apply(combine("+", offset, combine("*", combine("+", size, -1), step)))
    forwards, backwards = isinstance(step, int) and step >= 0, isinstance(step, int) and step < 0
    conditions = []
    for each, is_lowest, is_highest in ((offset, forwards, backwards), (last, backwards, forwards)):
        if not is_highest and not (isinstance(each, int) and each >= 0):
            conditions.append(lowering.compare("sge", each, 0))
        if not is_lowest and not (isinstance(each, int) and isinstance(whole, int) and each < whole):
            conditions.append(lowering.compare("slt", each, whole))
    for inside in conditions:  # one by one, as each narrows a range
        if not isinstance(size, int):
            inside = lowering.op("ori", [inside, lowering.compare("sle", size, 0)], ir.I1)
        lowering.require(inside, message, promise=promise)


def kept_dimensions(sizes: Sequence[ir.Index], strides: Sequence[ir.Index], wanted: ir.View) -> tuple[int, ...] | None:
    """Which dimensions a rank-reducing subview keeps: all but some of size 1, so that sizes, and if possible strides,
    are those of the result's type. Where several choices are left they differ in strides of unit dimensions only."""
    units = [dimension for dimension, size in enumerate(sizes) if size == 1]
    wanted_strides = wanted.strides or row_major(wanted.shape)
    fallback = None
    for dropped in combinations(units, len(sizes) - wanted.rank):
        kept = tuple(dimension for dimension in range(len(sizes)) if dimension not in dropped)
        if not all(_agree(sizes[each], size) for each, size in zip(kept, wanted.shape, strict=True)):
            continue
        if all(_agree(strides[each], stride) for each, stride in zip(kept, wanted_strides, strict=True)):
            return kept
        fallback = fallback or kept
    return fallback


def _agree(actual: ir.Index, wanted: int | None) -> bool:
    return wanted is None or not isinstance(actual, int) or actual == wanted


@handles("memref.reinterpret_cast", attributes=_PARTS)
def _reinterpret_cast(lowering: Lowering, operation: Any) -> None:
    (offset,), sizes, strides = _parts(lowering, operation)
    base = operation.operands[0]
    view = lowering.value(base)
    offset = lowering.apply(combine("+", offset, origin_of(lowering, base, view)))
    _reshape(lowering, operation, view, offset, sizes, strides)


@handles("memref.reshape")
def _reshape_by_shape(lowering: Lowering, operation: Any) -> None:
    """The elements in row-major order, in a shape that is read from memory. Source and result have the identity layout
    and equally many elements, which the program promises."""
    view, shape = (lowering.value(each) for each in operation.operands)
    wanted = lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    if wanted.strides is not None or view_type(view).strides is not None:
        raise lowering.unsupported("a layout that is not row-major")
    sizes: list[ir.Index] = []
    for dimension, size in enumerate(wanted.shape):
        loaded = lowering.load(shape, [dimension])
        given = loaded if loaded.type == ir.INDEX else lowering.op("index_cast", [loaded], ir.INDEX)
        if size is not None:
            lowering.require_equal(given, size, f"the shape's size in dimension {dimension} is that of the type")
        sizes.append(given if size is None else size)
    lowering.require_equal(
        product_of(lowering, sizes),
        product_of(lowering, lowering.sizes(view)),
        "a reshape keeps the number of elements",
    )
    strides = [product_of(lowering, sizes[dimension + 1 :]) for dimension in range(len(sizes))]
    _reshape(lowering, operation, view, lowering.offset(view), sizes, strides)


@handles("memref.distinct_objects")
def _distinct_objects(lowering: Lowering, operation: Any) -> None:
    """A promise that accesses to two of the buffers never meet (`DistinctObjectsTrait`): it is broken where these
    overlap, whatever is accessed."""
    views = [lowering.value(each) for each in operation.operands]
    for one, other in combinations(views, 2):
        lowering.require_apart(one, other, "distinct objects do not overlap", pointwise=False, promise=True)
    for operand, result in zip(operation.operands, operation.results, strict=True):
        lowering.bind_parts(result, lowering.parts(operand))


def groups_of(operation: Any) -> list[list[int]]:
    """Which dimensions of the larger shape each dimension of the smaller one stands for."""
    return [[each.value for each in group] for group in operation.attributes["reassociation"]]


@handles("memref.expand_shape", attributes=("reassociation", "static_output_shape"))
def _expand_shape(lowering: Lowering, operation: Any) -> None:
    view_operand, *dynamic = operation.operands
    view = lowering.value(view_operand)
    sizes = mixed(operation.attributes["static_output_shape"], lowering.indices(dynamic))
    strides: list[ir.Index] = [1] * len(sizes)
    for dimension, group in enumerate(groups_of(operation)):
        inner: list[ir.Index] = []
        for each in reversed(group):
            strides[each] = product_of(lowering, [lowering.stride(view, dimension), *inner])
            inner.append(sizes[each])
        lowering.require_equal(
            lowering.size(view, dimension),
            product_of(lowering, [sizes[each] for each in group]),
            f"the product of the expanded sizes of dimension {dimension} is its size",
        )
    _reshape(lowering, operation, view, lowering.offset(view), sizes, strides)


@handles("memref.collapse_shape", attributes=("reassociation",))
def _collapse_shape(lowering: Lowering, operation: Any) -> None:
    """Dimensions that become one are contiguous: to collapse others is undefined behaviour
    (https://reviews.llvm.org/D122647)."""
    view = lowering.value(operation.operands[0])
    sizes: list[ir.Index] = []
    strides: list[ir.Index] = []
    for group in groups_of(operation):
        sizes.append(product_of(lowering, [lowering.size(view, each) for each in group]))
        strides.append(_collapsed_stride(lowering, view, group))
        if view_type(view).strides is not None and len(group) > 1:
            _promise_contiguous(lowering, view, group, sizes[-1], strides[-1])
    _reshape(lowering, operation, view, lowering.offset(view), sizes, strides)


def _promise_contiguous(
    lowering: Lowering, view: ir.Value, group: Sequence[int], count: ir.Index, stride: ir.Index
) -> None:
    """Each dimension of a group that has more than one element has the stride that the elements inside of it leave, in
    a view that has elements. `stride` is that of the innermost one of them, and `count` the number of elements."""
    inner: list[ir.Index] = []
    conditions = []
    for dimension in reversed(group):
        size, actual = lowering.size(view, dimension), lowering.stride(view, dimension)
        expected = product_of(lowering, [stride, *inner])
        inner.append(size)
        if size == 1 or actual is expected or (isinstance(actual, int) and actual == expected):
            continue
        contiguous = lowering.compare("eq", actual, expected)
        if not isinstance(size, int):
            contiguous = lowering.op("ori", [contiguous, lowering.compare("eq", size, 1)], ir.I1)
        conditions.append(contiguous)
    if not conditions or count == 0:
        return
    holds = lowering.conjunction(conditions)
    if not isinstance(count, int):
        holds = lowering.op("ori", [holds, lowering.compare("eq", count, 0)], ir.I1)
    lowering.require(holds, "dimensions that are collapsed are contiguous", promise=True)


def _collapsed_stride(lowering: Lowering, view: ir.Value, group: Sequence[int]) -> ir.Index:
    """The stride of the innermost dimension of a group whose size is not 1; of the outermost one if all are."""
    chain = []
    for dimension in reversed(group):
        size = lowering.size(view, dimension)
        chain.append((size, lowering.stride(view, dimension)))
        if isinstance(size, int) and size != 1:
            break
    chain = [link for link in chain if link[0] != 1] or chain[-1:]
    _, stride = chain[-1]
    for size, inner in reversed(chain[:-1]):
        is_long = lowering.compare("ne", size, 1)
        stride = lowering.select(is_long, lowering.as_value(inner), lowering.as_value(stride))
    return stride


@handles("memref.transpose", attributes=("permutation",))
def _transpose(lowering: Lowering, operation: Any) -> None:
    view = lowering.value(operation.operands[0])
    order = [dimension.position for dimension in operation.attributes["permutation"].value.results]
    sizes, strides = lowering.sizes(view), lowering.strides(view)
    _reshape(
        lowering,
        operation,
        view,
        lowering.offset(view),
        [sizes[each] for each in order],
        [strides[each] for each in order],
    )


@handles("memref.extract_strided_metadata")
def _extract_strided_metadata(lowering: Lowering, operation: Any) -> None:
    memref = operation.operands[0]
    view = lowering.value(memref)
    origin = origin_of(lowering, memref, view)
    _reshape(lowering, operation, view, origin, [], [])
    offset = lowering.apply(combine("+", lowering.offset(view), combine("*", origin, -1)))
    extents = [offset, *lowering.sizes(view), *lowering.strides(view)]
    for result, extent in zip(list(operation.results)[1:], extents, strict=True):
        lowering.bind(result, lowering.as_value(extent))
