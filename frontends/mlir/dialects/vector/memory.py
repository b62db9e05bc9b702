"""Loads and stores of vectors. Elements that a mask leaves out, or that lie outside, are not accessed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from frontends.mlir.core.alignment import require_element_aligned, stated_alignment
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.wide_vectors import bind_elements, element_of, is_wide
from frontends.mlir.dialects.vector.masks import access_where, count_on, masked, passed_through, store_where
from frontends.mlir.dialects.vector.shape import linear, positions, shape_of
from interp import ir
from interp.ir.affine import combine

_TRANSFER = ("permutation_map", "in_bounds", "operandSegmentSizes")


def _memref(lowering: Lowering, mlir_value: Any) -> ir.Value:
    text = str(mlir_value.type)
    if not text.startswith(("memref<", "tensor<")):
        raise lowering.unsupported(f"an operand of type {text}")
    if "vector<" in text:
        raise lowering.unsupported("a memref of vectors")
    return lowering.value(mlir_value)


class _Transfer:
    """Where each element of a transfer lies, and the conditions under which it is accessed."""

    def __init__(self, lowering: Lowering, operation: Any, view: ir.Value, indices: Sequence[Any], vector: Any) -> None:
        self.lowering = lowering
        self.view = view
        self.shape = shape_of(lowering, vector.type)
        self.start = lowering.indices(indices)
        map = operation.attributes["permutation_map"].value
        if map.n_dims != view_type(view).rank:
            raise lowering.unsupported("a permutation map of another rank than the memref's")
        self.dimensions: list[int | None] = []  # of the memref, by dimension of the vector; None is broadcast
        for result in map.results:
            if isinstance(result, lowering.bindings.AffineDimExpr):
                self.dimensions.append(result.position)
            elif str(result) == "0":
                self.dimensions.append(None)
            else:
                raise lowering.unsupported(f"the permutation map {map}")
        given = list(operation.attributes["in_bounds"]) if "in_bounds" in operation.attributes else []
        self.inside = [bool(getattr(each, "value", each)) for each in given] or [False] * len(self.shape)
        self._within: dict[tuple[int, ir.Index], ir.Value] = {}

    def indices(self, position: Sequence[ir.Index]) -> list[ir.Index]:
        found = list(self.start)
        for dimension, index in zip(self.dimensions, position, strict=True):
            if dimension is not None:
                found[dimension] = self.lowering.apply(combine("+", found[dimension], index))
        return found

    def masked(self, position: Sequence[int], mask: Sequence[ir.Value]) -> ir.Value:
        """The mask's element for an element of the vector: the mask has the memref's dimensions that are transferred,
        in their order there."""
        used = sorted((dimension, at) for at, dimension in enumerate(self.dimensions) if dimension is not None)
        sizes = [self.shape[at] for _, at in used]
        return mask[linear([position[at] for _, at in used], sizes)]

    def condition(self, position: Sequence[int], mask: Sequence[ir.Value] | None) -> ir.Value | None:
        """None where the element is accessed in any case."""
        conditions = self._bounds(position)
        if mask is not None:
            conditions.append(self.masked(position, mask))
        return self.lowering.conjunction(conditions) if conditions else None

    def unmasked(self, position: Sequence[ir.Index]) -> ir.Value | None:
        """The same without a mask."""
        conditions = self._bounds(position)
        return self.lowering.conjunction(conditions) if conditions else None

    def _bounds(self, position: Sequence[ir.Index]) -> list[ir.Value]:
        return [
            self._is_within(dimension, index)
            for dimension, index, inside in zip(self.dimensions, position, self.inside, strict=True)
            if dimension is not None and not inside
        ]

    def _is_within(self, dimension: int, index: ir.Index) -> ir.Value:
        known = self._within.get((dimension, index))
        if known is None:
            lowering = self.lowering
            at = lowering.apply(combine("+", self.start[dimension], index))
            known = lowering.compare("slt", at, lowering.size(self.view, dimension))
            self._within[dimension, index] = known
        return known


@handles("vector.transfer_read", attributes=_TRANSFER)
def _transfer_read(lowering: Lowering, operation: Any) -> None:
    (source,), indices, (padding,), masks = lowering.segments(operation)
    view = _memref(lowering, source)
    result = operation.results[0]
    transfer = _Transfer(lowering, operation, view, indices, result)
    mask = lowering.parts(masks[0]) if masks else masked(lowering, operation)
    pad = lowering.parts(padding)
    if len(pad) != 1:
        raise lowering.unsupported("a padding that is a vector")
    passed = passed_through(lowering, operation)
    if mask is None and is_wide(transfer.shape):
        type = pad[0].type
        assert isinstance(type, ir.Scalar)

        def element(position: Sequence[ir.Index]) -> list[ir.Value]:
            inside = partial(lowering.load, view, transfer.indices(position))
            return [access_where(lowering, transfer.unmasked(position), inside, pad[0])]

        bind_elements(lowering, operation, [type], transfer.shape, element)
        return
    if passed is not None and mask is not None:
        # What the mask leaves out is passed through, what lies outside is padded.
        found = []
        for other, position in zip(passed, positions(transfer.shape), strict=True):
            inside = partial(lowering.load, view, transfer.indices(position))
            read = partial(access_where, lowering, transfer.condition(position, None), inside, pad[0])
            found.append(access_where(lowering, transfer.masked(position, mask), read, other))
        lowering.bind_parts(result, found)
        return
    found = [
        access_where(
            lowering,
            transfer.condition(position, mask),
            partial(lowering.load, view, transfer.indices(position)),
            pad[0],
        )
        for position in positions(transfer.shape)
    ]
    lowering.bind_parts(result, found)


@handles("vector.transfer_write", attributes=_TRANSFER)
def _transfer_write(lowering: Lowering, operation: Any) -> None:
    (value,), (target,), indices, masks = lowering.segments(operation)
    if len(operation.results):
        view = lowering.tensors.destination(operation, 1, operation.results[0])
        lowering.bind(operation.results[0], view)
    else:
        view = _memref(lowering, target)
    transfer = _Transfer(lowering, operation, view, indices, value)
    if None in transfer.dimensions:
        raise lowering.unsupported("a broadcast dimension of a store")
    mask = lowering.parts(masks[0]) if masks else masked(lowering, operation)
    element = element_of(lowering, value) if mask is None and is_wide(transfer.shape) else None
    if element is not None:
        with lowering.loops(list(transfer.shape)) as point:
            store_where(lowering, transfer.unmasked(point), element(point), view, transfer.indices(point))
        return
    for part, position in zip(lowering.parts(value), positions(transfer.shape), strict=True):
        store_where(lowering, transfer.condition(position, mask), part, view, transfer.indices(position))


def _reached(lowering: Lowering, base: Any, indices: Sequence[Any]) -> tuple[ir.Value, list[ir.Index]]:
    """The memref at hand and where an access begins; one of rank 0 as the one element that it is."""
    view, start = _memref(lowering, base), lowering.indices(indices)
    if start:
        return view, start
    return lowering.reshape(view, lowering.offset(view), [1], [1]), [0]


def _contiguous(lowering: Lowering, start: Sequence[ir.Index], position: Sequence[int]) -> list[ir.Index]:
    """The element of the last dimensions at `position` from `start` on."""
    found = list(start)
    ahead = len(found) - len(position)
    if ahead < 0:
        raise lowering.unsupported("a vector of more dimensions than the memref")
    for at, index in enumerate(position):
        found[ahead + at] = lowering.apply(combine("+", found[ahead + at], index))
    return found


@handles("vector.load", "affine.vector_load", attributes=("nontemporal", "alignment", "map"))
def _load(lowering: Lowering, operation: Any) -> None:
    base, *indices = operation.operands
    view, start = _memref(lowering, base), lowering.indices(indices)
    if "map" in operation.attributes:
        start = lowering.map(operation.attributes["map"], start)
    require_element_aligned(lowering, view, start, stated_alignment(operation))
    result = operation.results[0]
    shape = shape_of(lowering, result.type)
    found = [lowering.load(view, _contiguous(lowering, start, position)) for position in positions(shape)]
    lowering.bind_parts(result, found)


@handles("vector.store", "affine.vector_store", attributes=("nontemporal", "alignment", "map"))
def _vector_store(lowering: Lowering, operation: Any) -> None:
    value, base, *indices = operation.operands
    view, start = _memref(lowering, base), lowering.indices(indices)
    if "map" in operation.attributes:
        start = lowering.map(operation.attributes["map"], start)
    require_element_aligned(lowering, view, start, stated_alignment(operation))
    for part, position in zip(lowering.parts(value), positions(shape_of(lowering, value.type)), strict=True):
        lowering.store(part, view, _contiguous(lowering, start, position))


@handles("vector.maskedload", attributes=("alignment",))
def _masked_load(lowering: Lowering, operation: Any) -> None:
    base, *indices, mask, passed = operation.operands
    view, start = _reached(lowering, base, indices)
    require_element_aligned(lowering, view, start, stated_alignment(operation), lowering.parts(mask))
    result = operation.results[0]
    conditions, others = lowering.parts(mask), lowering.parts(passed)
    found = [
        access_where(
            lowering,
            conditions[at],
            partial(lowering.load, view, _contiguous(lowering, start, position)),
            others[at],
        )
        for at, position in enumerate(positions(shape_of(lowering, result.type)))
    ]
    lowering.bind_parts(result, found)


@handles("vector.maskedstore", attributes=("alignment",))
def _masked_store(lowering: Lowering, operation: Any) -> None:
    base, *indices, mask, value = operation.operands
    view, start = _reached(lowering, base, indices)
    require_element_aligned(lowering, view, start, stated_alignment(operation), lowering.parts(mask))
    conditions, shape = lowering.parts(mask), shape_of(lowering, value.type)
    for condition, part, position in zip(conditions, lowering.parts(value), positions(shape), strict=True):
        store_where(lowering, condition, part, view, _contiguous(lowering, start, position))


def _along(lowering: Lowering, view: ir.Value, start: list[ir.Index]) -> tuple[ir.Value, list[ir.Index]]:
    """A view of rank 1, and where `start` is in it. Offsets of a gather or scatter count elements of memory from
    `start` on, and may go beyond the last dimension."""
    if len(start) < 2:
        return view, start
    strides, sizes = lowering.strides(view), lowering.sizes(view)
    if strides[-1] != 1:
        raise lowering.unsupported("a memref whose last dimension is not contiguous")
    at: ir.Affine = 0
    span: ir.Affine = 1
    for index, size, stride in zip(start, sizes, strides, strict=True):
        at = combine("+", at, combine("*", index, stride))
        span = combine("+", span, combine("*", combine("+", size, -1), stride))
    reach = lowering.apply(span)
    reach = max(reach, 0) if isinstance(reach, int) else lowering.op("maxsi", [reach, lowering.constant(0)], ir.INDEX)
    return lowering.reshape(view, lowering.offset(view), [reach], [1]), [lowering.apply(at)]


def _scattered(lowering: Lowering, start: Sequence[ir.Index], index: ir.Value) -> list[ir.Index]:
    """The element `index` further along the last dimension."""
    offset = index if index.type == ir.INDEX else lowering.op("index_cast", [index], ir.INDEX)
    return [*start[:-1], lowering.apply(combine("+", start[-1], offset))]


def _require_elements_alone(lowering: Lowering, operation: Any, view: ir.Value) -> None:
    """Raises `Unsupported` where elements at any places would be aligned to more than their size."""
    if stated_alignment(operation) > max(view_type(view).element.width // 8, 1):
        raise lowering.unsupported("an alignment larger than that of the elements")


@handles("vector.gather", attributes=("alignment",))
def _gather(lowering: Lowering, operation: Any) -> None:
    base, *indices, offsets, mask, passed = operation.operands
    view, start = _along(lowering, *_reached(lowering, base, indices))
    _require_elements_alone(lowering, operation, view)
    found = [
        access_where(
            lowering,
            condition,
            partial(lowering.load, view, _scattered(lowering, start, offset)),
            other,
        )
        for offset, condition, other in zip(
            lowering.parts(offsets), lowering.parts(mask), lowering.parts(passed), strict=True
        )
    ]
    lowering.bind_parts(operation.results[0], found)


@handles("vector.scatter", attributes=("alignment",))
def _scatter(lowering: Lowering, operation: Any) -> None:
    """In the order of the elements, so that the last one of several to one place stays."""
    base, *indices, offsets, mask, value = operation.operands
    if len(operation.results):
        raise lowering.unsupported("an operand of type tensor")
    view, start = _along(lowering, *_reached(lowering, base, indices))
    _require_elements_alone(lowering, operation, view)
    elements = zip(lowering.parts(offsets), lowering.parts(mask), lowering.parts(value), strict=True)
    for offset, condition, part in elements:
        with lowering.when(condition):
            lowering.store(part, view, _scattered(lowering, start, offset))


@handles("vector.expandload", attributes=("alignment",))
def _expand_load(lowering: Lowering, operation: Any) -> None:
    """Elements of memory one after the other, to the places whose mask is set."""
    base, *indices, mask, passed = operation.operands
    view, start = _reached(lowering, base, indices)
    require_element_aligned(lowering, view, start, stated_alignment(operation), lowering.parts(mask))
    found = []
    taken: ir.Index = 0
    for condition, other in zip(lowering.parts(mask), lowering.parts(passed), strict=True):
        here = [*start[:-1], lowering.apply(combine("+", start[-1], taken))]
        found.append(access_where(lowering, condition, partial(lowering.load, view, here), other))
        taken = count_on(lowering, taken, condition)
    lowering.bind_parts(operation.results[0], found)


@handles("vector.compressstore", attributes=("alignment",))
def _compress_store(lowering: Lowering, operation: Any) -> None:
    base, *indices, mask, value = operation.operands
    view, start = _reached(lowering, base, indices)
    require_element_aligned(lowering, view, start, stated_alignment(operation), lowering.parts(mask))
    taken: ir.Index = 0
    for condition, part in zip(lowering.parts(mask), lowering.parts(value), strict=True):
        here = [*start[:-1], lowering.apply(combine("+", start[-1], taken))]
        store_where(lowering, condition, part, view, here)
        taken = count_on(lowering, taken, condition)


@handles("vector.type_cast")
def _type_cast(lowering: Lowering, operation: Any) -> None:
    """The elements of a memref, or of its vectors, seen in vectors of another rank."""
    (view,) = lowering.parts(operation.operands[0])
    if lowering.part_types(operation.results[0].type) != (view.type,):
        raise lowering.unsupported(f"from {operation.operands[0].type} to {operation.results[0].type}")
    lowering.bind_parts(operation.results[0], [view])
