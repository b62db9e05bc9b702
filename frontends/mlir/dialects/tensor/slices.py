"""Operations of the tensor dialect that take parts out of tensors and put parts together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.elements import places_of_parts
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.memref.views import kept_dimensions, require_within
from frontends.mlir.dialects.tensor.merging import may_be_data
from frontends.mlir.dialects.tensor.shapes import require_size
from interp import ir
from interp.ir.affine import combine

_PARTS = ("operandSegmentSizes", "static_offsets", "static_sizes", "static_strides")


def _parts(lowering: Lowering, operation: Any) -> list[list[ir.Index]]:
    """The offsets, sizes and steps that an operation states; they are its last operands."""
    *_, offsets, sizes, steps = lowering.segments(operation)
    attributes = operation.attributes
    return [
        mixed(attributes[name], lowering.indices(given))
        for name, given in (("static_offsets", offsets), ("static_sizes", sizes), ("static_strides", steps))
    ]


class _Part(Struct, frozen=True):
    """The part of a tensor that an operation names. `kept` are the dimensions of it that are dimensions of the slice:
    all but some of size 1."""

    offsets: list[ir.Index]
    sizes: list[ir.Index]
    steps: list[ir.Index]
    kept: tuple[int, ...]

    def kept_sizes(self) -> list[ir.Index]:
        return [self.sizes[each] for each in self.kept]

    def view(self, lowering: Lowering, whole: ir.Value) -> ir.Value:
        """The part as a view of the tensor's buffer."""
        strides = lowering.strides(whole)
        offset: ir.Affine = lowering.offset(whole)
        for each, stride in zip(self.offsets, strides, strict=True):
            offset = combine("+", offset, combine("*", each, stride))
        own = [lowering.apply(combine("*", self.steps[each], strides[each])) for each in self.kept]
        return lowering.reshape(whole, lowering.apply(offset), self.kept_sizes(), own)

    def element(self, lowering: Lowering, point: Sequence[ir.Index]) -> list[ir.Index]:
        """The indices in the whole of an element of the slice."""
        found = list(self.offsets)
        for at, index in zip(self.kept, point, strict=True):
            found[at] = lowering.apply(combine("+", self.offsets[at], combine("*", index, self.steps[at])))
        return found


def _part(lowering: Lowering, operation: Any, whole: ir.Value, reduced: ir.View) -> _Part:
    """The part of `whole` that an operation names, without the dimensions of size 1 that the shape of `reduced` leaves
    out. Elements outside of the whole are undefined behaviour."""
    offsets, sizes, steps = _parts(lowering, operation)
    inner = lowering.sizes(whole)[len(sizes) :]  # those of an element
    offsets, sizes, steps = [*offsets, *(0 for _ in inner)], [*sizes, *inner], [*steps, *(1 for _ in inner)]
    has_elements = all(isinstance(size, int) and size > 0 for size in sizes)
    if not (has_elements and _lies_by_data(lowering, operation)):  # where the accesses themselves say it
        for dimension, part in enumerate(zip(offsets, sizes, steps, strict=True)):
            require_size(lowering, part[1])
            require_within(lowering, part, lowering.size(whole, dimension), "a slice lies within the tensor")
    strides = lowering.strides(whole)
    own = [lowering.apply(combine("*", step, stride)) for step, stride in zip(steps, strides, strict=True)]
    kept = kept_dimensions(sizes, own, reduced)
    if kept is None:
        raise lowering.unsupported(f"a slice of the shape {reduced.shape}")
    return _Part(offsets, sizes, steps, kept)


def part_of(lowering: Lowering, operation: Any, whole: ir.Value, reduced: ir.View) -> ir.Value:
    """A view of the part of `whole` that an operation names, of the shape that `reduced` has. Raises `Unsupported`
    where data says where it begins."""
    if _lies_by_data(lowering, operation):
        raise lowering.unsupported("a slice with a data-dependent offset")
    return _part(lowering, operation, whole, reduced).view(lowering, whole)


def _lies_by_data(lowering: Lowering, operation: Any) -> bool:
    """Whether where a part begins may be data: each element is found by itself then, as no view begins at data."""
    *_, offsets, _, _ = lowering.segments(operation)
    return any(may_be_data(each) for each in offsets)


def copy(lowering: Lowering, source: ir.Value, target: ir.Value) -> None:
    """Copies between views that do not overlap, whose sizes have to agree."""
    sizes = lowering.sizes(target)
    for dimension, size in enumerate(lowering.sizes(source)):
        lowering.require_equal(size, sizes[dimension], f"the sizes of dimension {dimension} agree")
    with lowering.loops(sizes) as point:
        lowering.store(lowering.load(source, point), target, point)


@handles("tensor.extract_slice", attributes=_PARTS)
def _extract_slice(lowering: Lowering, operation: Any) -> None:
    """A view of the source where it stays as it is while the slice is read, a copy otherwise."""
    wanted = lowering.type_of_view(operation.results[0])
    whole = lowering.view(operation.operands[0])
    part = _part(lowering, operation, whole, wanted)
    sizes: list[ir.Index] = []
    for dimension, (size, known) in enumerate(zip(part.kept_sizes(), wanted.shape, strict=True)):
        if known is not None:
            lowering.require_equal(size, known, f"dimension {dimension} has the size {known}")
        sizes.append(size if known is None else known)
    by_data = _lies_by_data(lowering, operation)
    if not by_data and not lowering.tensors.is_copied(operation, 0):
        lowering.bind_parts(operation.results[0], [part.view(lowering, whole)])
        return
    buffer = lowering.tensors.result(operation, sizes)
    if not by_data:
        copy(lowering, part.view(lowering, whole), buffer)
        return
    with lowering.loops(sizes) as point:
        lowering.store(lowering.load(whole, part.element(lowering, point)), buffer, point)


@handles("tensor.insert_slice", attributes=_PARTS)
def _insert_slice(lowering: Lowering, operation: Any) -> None:
    buffer = lowering.tensors.destination(operation, 1, operation.results[0])
    _insert(lowering, operation, buffer)
    lowering.bind_parts(operation.results[0], [buffer])


@handles("tensor.parallel_insert_slice", attributes=_PARTS)
def _parallel_insert_slice(lowering: Lowering, operation: Any) -> None:
    _insert(lowering, operation, lowering.memo["shared output", operation.operands[1]])


def _insert(lowering: Lowering, operation: Any, buffer: ir.Value) -> None:
    source = lowering.view(operation.operands[0])
    part = _part(lowering, operation, buffer, view_type(source))
    if not _lies_by_data(lowering, operation):
        copy(lowering, source, part.view(lowering, buffer))
        return
    sizes = lowering.sizes(source)
    for dimension, size in enumerate(part.kept_sizes()):
        lowering.require_equal(size, sizes[dimension], f"the sizes of dimension {dimension} agree")
    with lowering.loops(sizes) as point:
        lowering.store(lowering.load(source, point), buffer, part.element(lowering, point))


@handles("tensor.pad", attributes=("operandSegmentSizes", "static_low", "static_high", "nofold"))
def _pad(lowering: Lowering, operation: Any) -> None:
    """The body gives the elements around the source; it does not run for those of the source. How many there are before
    and after it is no negative number."""
    (source_operand,), low_operands, high_operands = lowering.segments(operation)
    source = lowering.view(source_operand)
    low = mixed(operation.attributes["static_low"], lowering.indices(low_operands))
    high = mixed(operation.attributes["static_high"], lowering.indices(high_operands))
    wanted = lowering.type_of_view(operation.results[0])
    inner = lowering.sizes(source)[: len(low)]
    for count in dict.fromkeys((*low, *high)):
        if isinstance(count, ir.Value):
            lowering.require(lowering.compare("sge", count, 0), "padding is not negative")
        elif count < 0:
            raise lowering.unsupported("negative padding")
    sizes = []
    for dimension, (before, size, after) in enumerate(zip(low, inner, high, strict=True)):
        padded = lowering.apply(combine("+", combine("+", size, before), after))
        known = wanted.shape[dimension]
        if known is not None:
            lowering.require_equal(padded, known, f"dimension {dimension} has the size {known}")
        sizes.append(padded if known is None else known)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        indices = []
        conditions = []
        for index, before, size, after in zip(point, low, inner, high, strict=True):
            at = lowering.apply(combine("+", index, combine("*", before, -1)))
            indices.append(at)
            if before != 0:
                conditions.append(lowering.compare("sge", at, 0))
            if after != 0:
                conditions.append(lowering.compare("slt", at, size))
        inside = lowering.conjunction(conditions) if conditions else None
        for place, value in _loaded_or_padded(lowering, operation, source, indices, inside, point):
            lowering.store(value, buffer, place)


def _loaded_or_padded(
    lowering: Lowering,
    operation: Any,
    source: ir.Value,
    indices: Sequence[ir.Index],
    inside: ir.Value | None,
    point: list[ir.Value],
) -> Iterator[tuple[list[ir.Index], ir.Value]]:
    """The parts of an element of the result with their places."""
    places = zip(places_of_parts(source, point), places_of_parts(source, indices), strict=True)
    for number, (place, there) in enumerate(places):
        if inside is None:
            yield place, lowering.load(source, there)
            continue

        def padding(number: int = number) -> ir.Value:
            (element,) = lowering.inline_parts(operation.regions[0].blocks[0], [[each] for each in point])
            return element[number]

        def loaded(there: list[ir.Index] = there) -> ir.Value:
            return lowering.load(source, there)

        yield place, lowering.either(inside, loaded, padding, view_type(source).element)


@handles("tensor.concat", attributes=("dim",))
def _concat(lowering: Lowering, operation: Any) -> None:
    along = operation.attributes["dim"].value
    sources = [lowering.view(each) for each in operation.operands]
    sizes = lowering.sizes(sources[0])
    for source in sources[1:]:
        for dimension, size in enumerate(lowering.sizes(source)):
            if dimension != along:
                lowering.require_equal(size, sizes[dimension], f"the sizes of dimension {dimension} agree")
    total: ir.Affine = 0
    starts = []
    for source in sources:
        start = lowering.apply(total)
        starts.append(start)
        total = combine("+", start, lowering.size(source, along))
    sizes[along] = lowering.apply(total)
    for dimension, known in enumerate(lowering.type_of_view(operation.results[0]).shape):
        if known is not None:
            lowering.require_equal(sizes[dimension], known, f"dimension {dimension} has the size {known}")
            sizes[dimension] = known
    buffer = lowering.tensors.result(operation, sizes)
    for source, start in zip(sources, starts, strict=True):
        with lowering.loops(lowering.sizes(source)) as point:
            there: list[ir.Index] = list(point)
            there[along] = lowering.apply(combine("+", point[along], start))
            lowering.store(lowering.load(source, point), buffer, there)
