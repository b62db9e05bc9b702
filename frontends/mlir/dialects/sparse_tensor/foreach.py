"""`sparse_tensor.foreach` as loops over the arrays of a storage.

A level is dense, and has all coordinates; or compressed, with those between two positions; or it has a single
coordinate for each one of the level before (SparseTensorAttrDefs.td, `SparseTensorEncodingAttr`). The entries are
visited in the order of the levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.sparse_tensor.storage import array_of, known_storage
from interp import ir

_I64 = ir.Scalar("i64")


@handles("sparse_tensor.foreach")
def _foreach(lowering: Lowering, operation: Any) -> None:
    tensor = operation.operands[0]
    storage = known_storage(lowering, tensor.type)
    if any(each.format not in ("dense", "compressed", "singleton") for each in storage.levels):
        raise lowering.unsupported(f"the storage of {tensor.type}")
    if not storage.levels or storage.levels[0].format == "singleton":
        raise lowering.unsupported(f"the storage of {tensor.type}")
    if any(len(lowering.part_types(each.type)) != 1 for each in operation.results):
        raise lowering.unsupported("a value of several parts that is handed from entry to entry")
    loops = _Loops(lowering, operation)
    results = loops.run(lowering.handed(operation, 1))
    for result, value in zip(operation.results, results, strict=True):
        lowering.bind_parts(result, [value])


@handles("sparse_tensor.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    if operation.parent.name != "sparse_tensor.foreach":
        raise lowering.unsupported(f"in '{operation.parent.name}'")
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.handed(operation)))


class _Loops:
    """Those of one operation; its arrays are there before the first one runs."""

    def __init__(self, lowering: Lowering, operation: Any) -> None:
        self._lowering = lowering
        self._operation = operation
        tensor = operation.operands[0]
        self._storage = known_storage(lowering, tensor.type)
        self._shape = list(tensor.type.shape)
        element = lowering.scalar(tensor.type.element_type)
        self._values = self._array("val", 0, element)
        self._arrays: dict[tuple[str, int], ir.Value] = {}
        for at, level in enumerate(self._storage.levels):
            if level.has_positions:
                self._arrays["pos", at] = self._array("pos", at, _number(self._storage.positions))
            if level.has_coordinates:
                self._arrays["crd", at] = self._array("crd", at, _number(self._storage.coordinates))

    def _array(self, kind: str, level: int, element: ir.Scalar) -> ir.Value:
        strided = kind == "crd" and level >= self._storage.interleaved
        result = ir.Value(ir.View(element, (None,), (None,), None) if strided else ir.View(element, (None,)))
        array_of(self._lowering, self._operation.operands[0], kind, level, result)
        return result

    def run(self, carried: list[ir.Value]) -> list[ir.Value]:
        """The results of the operation."""
        return self._level(0, 0, [], carried)

    def _level(
        self, at: int, parent: ir.Index, coordinates: Sequence[ir.Index], carried: Sequence[ir.Value]
    ) -> list[ir.Value]:
        """A loop over a level's entries below one of the level before."""
        lowering = self._lowering
        level = self._storage.levels[at]
        lower: ir.Index
        upper: ir.Index
        if level.format == "dense":
            lower, upper = 0, self._size(level.dimension)
        else:
            lower = self._read("pos", at, parent)
            upper = self._read("pos", at, self._plus(parent, 1))
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

    def _visit(
        self, position: ir.Index, coordinates: Sequence[ir.Index], carried: Sequence[ir.Value], block: ir.Block
    ) -> None:
        lowering = self._lowering
        body = self._operation.regions[0].blocks[0]
        value = lowering.load(self._values, [position])
        of_dimension = {
            level.dimension: self._value(found) for level, found in zip(self._storage.levels, coordinates, strict=True)
        }
        given = [*(of_dimension[each] for each in sorted(of_dimension)), value, *carried]
        for argument, each in zip(body.arguments, given, strict=True):
            lowering.bind_parts(argument, [each])
        lowering.defer(body, block)

    def _size(self, dimension: int) -> int:
        size = self._shape[dimension]
        if size < 0:
            raise self._lowering.unsupported("a dense level whose size is not known")
        return int(size)

    def _value(self, index: ir.Index) -> ir.Value:
        return index if isinstance(index, ir.Value) else self._lowering.constant(index, ir.INDEX)

    def _plus(self, left: ir.Index, right: ir.Index) -> ir.Index:
        if isinstance(left, int) and isinstance(right, int):
            return left + right
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


def _number(width: int) -> ir.Scalar:
    return ir.Scalar(f"i{width}") if width else ir.INDEX
