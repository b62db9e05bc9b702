"""The entries of a storage, visited by loops over its arrays: `sparse_tensor.foreach` and what it is part of.

A level is dense, and has all coordinates; or compressed, with those between two positions; or it has a single
coordinate for each one of the level before (SparseTensorAttrDefs.td, `SparseTensorEncodingAttr`). The entries are
visited in the order of the levels. Entries of coordinates side by side are visited in groups of one coordinate, as
compilers have it: one after the other all the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.types import stored_number
from frontends.mlir.dialects.sparse_tensor.storage import Stored, array_of, stored
from interp import ir

_I64 = ir.Scalar("i64")

Visit = Callable[[list[ir.Value], ir.Value, list[ir.Value], ir.Block], None]
"""What is done to an entry, in a block whose end it writes: by its coordinates, those of the dimensions in their order,
its value, and what is handed from entry to entry."""


@handles("sparse_tensor.foreach")
def _foreach(lowering: Lowering, operation: Any) -> None:
    tensor = stored(lowering, operation.operands[0])
    if any(len(lowering.part_types(each.type)) != 1 for each in operation.results):
        raise lowering.unsupported("a value of several parts that is handed from entry to entry")
    body = operation.regions[0].blocks[0]

    def visit(coordinates: list[ir.Value], value: ir.Value, carried: list[ir.Value], block: ir.Block) -> None:
        for argument, each in zip(body.arguments, [*coordinates, value, *carried], strict=True):
            lowering.bind_parts(argument, [each])
        lowering.defer(body, block)

    loops = Entries(lowering, tensor, visit)
    results = loops.run(lowering.handed(operation, 1))
    for result, given in zip(operation.results, results, strict=True):
        lowering.bind_parts(result, [given])


@handles("sparse_tensor.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    if operation.parent.name != "sparse_tensor.foreach":
        raise lowering.unsupported(f"in '{operation.parent.name}'")
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.handed(operation)))


def is_visited(tensor: Stored) -> bool:
    """Whether loops over the entries of a storage are known here."""
    levels = tensor.storage.levels
    formats = [each.format for each in levels]
    sizes = [tensor.shape[each.dimension] for each in levels if each.format == "dense"]
    return (
        bool(formats)
        and formats[0] != "singleton"
        and all(each in ("dense", "compressed", "singleton") for each in formats)
        and all(size >= 0 for size in sizes)
    )


class Entries:
    """Those of one tensor; its arrays are there before the first one is visited."""

    def __init__(self, lowering: Lowering, tensor: Stored, visit: Visit) -> None:
        """Raises `Unsupported` for a storage whose entries are not visited here."""
        if not is_visited(tensor):
            raise lowering.unsupported("a storage of other levels than dense, compressed and singleton ones")
        self._lowering = lowering
        self._tensor = tensor
        self._storage = tensor.storage
        self._visited = visit
        element = lowering.scalar(tensor.element)
        self._values = self._array("val", 0, element)
        self._arrays: dict[tuple[str, int], ir.Value] = {}
        for at, level in enumerate(self._storage.levels):
            if level.has_positions:
                self._arrays["pos", at] = self._array("pos", at, stored_number(self._storage.positions))
            if level.has_coordinates:
                self._arrays["crd", at] = self._array("crd", at, stored_number(self._storage.coordinates))

    def _array(self, kind: str, level: int, element: ir.Scalar) -> ir.Value:
        strided = kind == "crd" and level >= self._storage.interleaved
        result = ir.Value(ir.View(element, (None,), (None,), None) if strided else ir.View(element, (None,)))
        array_of(self._lowering, self._tensor, kind, level, result)
        return result

    def run(self, carried: list[ir.Value]) -> list[ir.Value]:
        """Visits them; what the last one hands on."""
        return self._level(0, 0, [], carried)

    def _level(
        self, at: int, parent: ir.Index, coordinates: Sequence[ir.Index], carried: Sequence[ir.Value]
    ) -> list[ir.Value]:
        """A loop over a level's entries below one of the level before."""
        level = self._storage.levels[at]
        if level.format == "dense":
            return self._count(at, parent, 0, self._tensor.shape[level.dimension], coordinates, carried)
        lower = self._read("pos", at, parent)
        upper = self._read("pos", at, self._plus(parent, 1))
        if self._is_grouped(at):
            return self._groups(at, lower, upper, coordinates, carried)
        return self._count(at, parent, lower, upper, coordinates, carried)

    def _is_grouped(self, at: int) -> bool:
        """Whether entries of one coordinate stand for an inner level's."""
        following = self._storage.levels[at + 1 : at + 2]
        return "nonunique" in self._storage.levels[at].properties and [each.format for each in following] == [
            "singleton"
        ]

    def _count(
        self,
        at: int,
        parent: ir.Index,
        lower: ir.Index,
        upper: ir.Index,
        coordinates: Sequence[ir.Index],
        carried: Sequence[ir.Value],
    ) -> list[ir.Value]:
        """A loop that counts over coordinates or positions."""
        lowering = self._lowering
        level = self._storage.levels[at]
        counter = ir.Value(ir.INDEX)
        inner = [ir.Value(each.type) for each in carried]
        block = ir.Block([counter, *inner])
        results = [ir.Value(each.type) for each in carried]
        with lowering.within(block):
            position: ir.Index = counter
            if level.format == "dense":
                coordinate: ir.Index = counter
                if parent != 0:
                    position = self._plus(self._times(parent, upper), counter)
            else:
                coordinate = self._read("crd", at, counter)
            found = [*coordinates, coordinate]
            at += 1
            while at < len(self._storage.levels) and self._storage.levels[at].format == "singleton":
                found.append(self._read("crd", at, position))
                at += 1
            if at < len(self._storage.levels):
                lowering.emit(ir.Yield(place=lowering.place, values=self._level(at, position, found, inner)))
            else:
                self._visit(position, found, inner, block)
        lowering.emit(
            ir.For(
                place=lowering.place,
                results=results,
                lower=lower,
                upper=upper,
                step=1,
                carried=list(carried),
                body=ir.Region([block]),
            )
        )
        return results

    def _groups(
        self, at: int, lower: ir.Value, upper: ir.Value, coordinates: Sequence[ir.Index], carried: Sequence[ir.Value]
    ) -> list[ir.Value]:
        """A loop over groups of entries of one coordinate, between two positions."""
        lowering, place = self._lowering, self._lowering.place
        given = [lower, self._end_of_group(at, lower, upper), *carried]
        tested, inner = ([ir.Value(each.type) for each in given] for _ in range(2))
        before, after = ir.Block(tested), ir.Block(inner)
        with lowering.within(before):
            below = lowering.op("cmpi.ult", [tested[0], upper], ir.I1)
            lowering.emit(ir.Condition(place=place, condition=below, values=list(tested)))
        with lowering.within(after):
            begin, end, *handed = inner
            found = [*coordinates, self._read("crd", at, begin)]
            if self._is_grouped(at + 1):
                handed = self._groups(at + 1, begin, end, found, handed)
            else:
                handed = self._count(at + 1, begin, begin, end, found, handed)
            following = self._end_of_group(at, end, upper)
            lowering.emit(ir.Yield(place=place, values=[end, following, *handed]))
        results = [ir.Value(each.type) for each in given]
        lowering.emit(
            ir.While(place=place, results=results, carried=given, before=ir.Region([before]), after=ir.Region([after]))
        )
        return results[2:]

    def _end_of_group(self, at: int, begin: ir.Value, upper: ir.Value) -> ir.Value:
        """The position behind the entries of the coordinate at `begin`."""
        lowering, place = self._lowering, self._lowering.place
        tested, passed = ir.Value(ir.INDEX), ir.Value(ir.INDEX)
        before, after, same, other = ir.Block([tested]), ir.Block([passed]), ir.Block(), ir.Block()
        with lowering.within(same):
            both = [self._read("crd", at, begin), self._read("crd", at, tested)]
            equal = lowering.op("cmpi.eq", both, ir.I1)
            lowering.emit(ir.Yield(place=place, values=[equal]))
        with lowering.within(other):
            lowering.emit(ir.Yield(place=place, values=[lowering.constant(0, ir.I1)]))
        with lowering.within(before):
            below = lowering.op("cmpi.ult", [tested, upper], ir.I1)
            goes_on = ir.Value(ir.I1)
            lowering.emit(
                ir.If(
                    place=place,
                    results=[goes_on],
                    condition=below,
                    then=ir.Region([same]),
                    otherwise=ir.Region([other]),
                )
            )
            lowering.emit(ir.Condition(place=place, condition=goes_on, values=[tested]))
        with lowering.within(after):
            lowering.emit(ir.Yield(place=place, values=[self._plus(passed, 1)]))
        result = ir.Value(ir.INDEX)
        lowering.emit(
            ir.While(
                place=place, results=[result], carried=[begin], before=ir.Region([before]), after=ir.Region([after])
            )
        )
        return result

    def _visit(
        self, position: ir.Index, coordinates: Sequence[ir.Index], carried: list[ir.Value], block: ir.Block
    ) -> None:
        value = self._lowering.load(self._values, [position])
        of_dimension = {
            level.dimension: self._value(found) for level, found in zip(self._storage.levels, coordinates, strict=True)
        }
        self._visited([of_dimension[each] for each in sorted(of_dimension)], value, carried, block)

    def _value(self, index: ir.Index) -> ir.Value:
        return index if isinstance(index, ir.Value) else self._lowering.constant(index, ir.INDEX)

    def _plus(self, left: ir.Index, right: ir.Index) -> ir.Value:
        return self._lowering.op("addi", [self._value(left), self._value(right)], ir.INDEX)

    def _times(self, left: ir.Index, right: ir.Index) -> ir.Index:
        return self._lowering.op("muli", [self._value(left), self._value(right)], ir.INDEX)

    def _read(self, kind: str, level: int, at: ir.Index) -> ir.Value:
        """A position or a coordinate, which has no sign, as an index."""
        lowering = self._lowering
        array = self._arrays[kind, level]
        found = lowering.load(array, [at])
        element = view_type(array).element
        if element == ir.INDEX:
            return found
        if element != _I64:
            found = lowering.op("extui", [found], _I64)
        return lowering.op("index_cast", [found], ir.INDEX)
