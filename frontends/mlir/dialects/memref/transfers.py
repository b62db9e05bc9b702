"""Transfers that go on beside the program: `memref.dma_start` and `affine.dma_start`, and waits for them.

A transfer is a task of its own. It is known by an element of a memref of tags, which itself holds nothing that a
program looks at: beside it lies a buffer with the token of each element's transfer and the number of elements that it
moves. A tag stands for one transfer at a time, and is free again after the wait; what else tags may do MLIR does not
say, so that is taken for a promise of the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major

_STARTS = ("memref.dma_start", "affine.dma_start")
_WAITS = ("memref.dma_wait", "affine.dma_wait")
_USERS = frozenset((*_STARTS, *_WAITS, "memref.dealloc"))
_TOKEN, _COUNT = 0, 1  # what lies beside a tag


def is_tags(operation: Any) -> bool:
    """Whether an allocation is that of tags, and not of a buffer that nothing but transfers looks at."""
    uses = [(use.owner.operation, use.operand_number) for use in operation.results[0].uses]
    of_transfers = [each for each in uses if each[0].name in (*_STARTS, *_WAITS)]
    if not of_transfers or not _USERS.issuperset(user.name for user, _ in uses):
        return False
    return all(number == _position_of_tag(user) for user, number in of_transfers)


def _position_of_tag(operation: Any) -> int:
    """Among the operands: behind the two memrefs with their indices, and the count where that comes first."""
    if operation.name in _WAITS:
        return 0
    if operation.name.startswith("affine."):
        maps = (operation.attributes[name].value for name in ("src_map", "dst_map"))
        return sum(1 + each.n_inputs for each in maps)
    target = 1 + int(operation.operands[0].type.rank)
    return target + 1 + int(operation.operands[target].type.rank) + 1


def allocate_tags(lowering: Lowering, operation: Any) -> None:
    """Binds the result to a buffer of tags, by which DMAs are waited for."""
    dynamic, _ = lowering.segments(operation)
    remaining = iter(lowering.indices(dynamic))
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    sizes = [next(remaining) if size is None else size for size in type.shape]
    buffer = lowering.allocate(ir.INDEX, [*sizes, 2], operation.name == "memref.alloca")
    with lowering.loops(sizes) as point:
        lowering.store(lowering.constant(0), buffer, [*point, _TOKEN])
    lowering.memo["tags", operation.results[0]] = buffer


def tags_of(lowering: Lowering, mlir_value: Any) -> ir.Value | None:
    """What lies beside a memref of tags; None of any other memref."""
    found: ir.Value | None = lowering.memo.get(("tags", mlir_value))
    return found


class _Place(Struct, frozen=True):
    """An element of a memref."""

    memref: Any
    indices: list[ir.Index]


class _Operands:
    """Reads operands one after the other, memrefs with the indices behind them."""

    def __init__(self, lowering: Lowering, operation: Any) -> None:
        self._lowering = lowering
        self._operation = operation
        self._remaining = list(operation.operands)
        self._is_affine = operation.name.startswith("affine.")

    def place(self, map_name: str) -> _Place:
        """An element, whose indices an operation of affine gives by a map."""
        memref = self._take(1)[0]
        if not self._is_affine:
            return _Place(memref, self._lowering.indices(self._take(memref.type.rank)))
        attribute = self._operation.attributes[map_name]
        inputs = self._take(attribute.value.n_inputs)
        return _Place(memref, self._lowering.map(attribute, self._lowering.indices(inputs)))

    def numbers(self) -> list[ir.Index]:
        """What is left."""
        return self._lowering.indices(self._take(len(self._remaining)))

    def number(self) -> ir.Index:
        return self._lowering.index(self._take(1)[0])

    def _take(self, count: int) -> list[Any]:
        taken, self._remaining = self._remaining[:count], self._remaining[count:]
        return taken


def _tag(lowering: Lowering, place: _Place) -> tuple[ir.Value, list[ir.Index]]:
    beside = tags_of(lowering, place.memref)
    if beside is None:
        raise lowering.unsupported("tags that are not allocated in the function, or are used otherwise")
    return beside, place.indices


def _scalars(lowering: Lowering, place: _Place) -> tuple[int, ...]:
    """The sizes of an element that is a vector: the last dimensions of the view."""
    shape = view_type(lowering.view(place.memref)).shape[len(place.indices) :]
    return tuple(size for size in shape if size is not None)


def _from(lowering: Lowering, place: _Place, sizes: Sequence[ir.Index], strides: Sequence[ir.Index]) -> ir.Value:
    """What lies in memory from an element on. Sizes and strides count elements, which may be several scalars."""
    view, inner = lowering.view(place.memref), _scalars(lowering, place)
    rank = len(place.indices)
    if rank + len(inner) != view_type(view).rank:
        raise lowering.unsupported(f"an element of type {place.memref.type}")
    sizes = [*sizes, *inner]
    strides = [*(lowering.apply(combine("*", each, prod(inner))) for each in strides), *row_major(inner)]
    offset: ir.Affine = lowering.offset(view)
    inside = []
    for dimension, (index, stride) in enumerate(zip(place.indices, lowering.strides(view)[:rank], strict=True)):
        inside += [lowering.compare("sge", index, 0)]
        inside += [lowering.compare("slt", index, lowering.size(view, dimension))]
        offset = combine("+", offset, combine("*", index, stride))
    if inside:
        lowering.require(lowering.conjunction(inside), "a transfer begins at an element of the memref")
    return lowering.reshape(view, lowering.apply(offset), sizes, strides)


def _space(memref: Any) -> int | None:
    """The number of the memory that a memref lies in."""
    attribute = memref.type.memory_space
    if attribute is None:
        return 0
    value = getattr(attribute, "value", None)
    return value if isinstance(value, int) else None


@handles(*_STARTS, attributes=("src_map", "dst_map", "tag_map"))
def _start(lowering: Lowering, operation: Any) -> None:
    """Elements that lie one after the other in memory; in the slower one, that of the lower number, in runs that begin
    a stride after each other where one is given."""
    operands = _Operands(lowering, operation)
    source, target = operands.place("src_map"), operands.place("dst_map")
    if operation.name.startswith("affine."):
        tag = operands.place("tag_map")
        count = operands.number()
    else:
        count = operands.number()
        tag = operands.place("")
    rest = operands.numbers()
    sizes: list[ir.Index] = [count]
    strides: dict[int, list[ir.Index]] = {id(source): [1], id(target): [1]}
    if rest:
        stride, run = rest
        spaces = _space(source.memref), _space(target.memref)
        if spaces[0] is None or spaces[1] is None or spaces[0] == spaces[1]:
            raise lowering.unsupported("a stride between memory spaces without a known slower one")
        runs = lowering.apply(combine("floordiv", count, run))
        whole = lowering.apply(combine("*", runs, run))
        lowering.require_equal(whole, count, "the number of elements is a multiple of those per stride")
        sizes = [runs, run]
        slower = source if spaces[0] < spaces[1] else target
        strides = {id(each): [stride if each is slower else run, 1] for each in (source, target)}
    if _scalars(lowering, source) != _scalars(lowering, target):
        raise lowering.unsupported(f"elements of {source.memref.type} that become those of {target.memref.type}")
    views = [_from(lowering, each, sizes, strides[id(each)]) for each in (source, target)]
    lowering.require_apart(views[0], views[1], "the source and the destination of a transfer do not overlap")
    beside, at = _tag(lowering, tag)
    free = lowering.compare("eq", lowering.load(beside, [*at, _TOKEN]), 0)
    lowering.require(free, "a tag stands for one transfer at a time", promise=True)
    block = ir.Block()
    with lowering.within(block):
        with lowering.loops([*sizes, *_scalars(lowering, source)]) as point:
            lowering.store(lowering.load(views[0], point), views[1], point)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    lowering.store(lowering.spawn(block, detached=True), beside, [*at, _TOKEN])
    lowering.store(lowering.as_value(count), beside, [*at, _COUNT])


@handles(*_WAITS, attributes=("tag_map",))
def _wait(lowering: Lowering, operation: Any) -> None:
    operands = _Operands(lowering, operation)
    beside, at = _tag(lowering, operands.place("tag_map"))
    count = operands.number()
    token = lowering.load(beside, [*at, _TOKEN])
    started = lowering.compare("ne", token, 0)
    lowering.require(started, "a wait is for a transfer that has started", promise=True)
    lowering.wait([token])
    with lowering.when(started):
        same = lowering.compare("eq", lowering.load(beside, [*at, _COUNT]), count)
        lowering.require(same, "a wait is for as many elements as the transfer has", promise=True)
    lowering.store(lowering.constant(0), beside, [*at, _TOKEN])
