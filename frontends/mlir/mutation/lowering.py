"""Changes of what lowerings make: maps of vectors and structured operations, masks, slices, padding, addresses in the
LLVM dialect, and what branches and yields hand on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from frontends.mlir.mutation.edit import Edit, Finder

_SLICES = {"tensor.extract_slice": 1, "tensor.insert_slice": 2, "memref.subview": 1}  # with the first offset
_REPLACED = {
    "llvm.fadd": "llvm.fsub",
    "llvm.fsub": "llvm.fadd",
    "llvm.fmul": "llvm.fadd",
    "llvm.add": "llvm.sub",
    "llvm.mul": "llvm.add",
}
_BRANCHES = ("cf.br", "llvm.br")
_CHOICES = ("cf.cond_br", "llvm.cond_br")
_YIELDS = ("scf.yield", "affine.yield")


class LoweringEdits(Finder):
    """Changes of what lowerings make: maps, masks, slices, padding, addresses, and what branches and yields pass."""

    def edits(self, operation: Any) -> Iterator[Edit]:
        name = operation.name
        attributes = operation.attributes
        if name in ("vector.transfer_read", "vector.transfer_write"):
            yield from self._exchanged_map(operation, "permutation_map", "permutation map")
        if name == "linalg.generic":
            yield from self._indexing_maps(operation)
        if name == "vector.create_mask":
            for position in range(len(operation.operands)):
                for by in (1, -1):
                    yield Edit("mask", f"bound {position} {by:+d}", operation, self.shifted(operation, position, by))
        if name in _SLICES:
            count = list(attributes["operandSegmentSizes"])[_SLICES[name]]
            first = sum(list(attributes["operandSegmentSizes"])[: _SLICES[name]])
            for position in range(first, first + count):
                for by in (1, -1):
                    what = f"an offset of {name} {by:+d}"
                    yield Edit("slice", what, operation, self.shifted(operation, position, by))
        if name == "tensor.pad":
            yield from self._padding(operation)
        if name == "llvm.getelementptr":
            yield from self._address(operation)
        if name in _REPLACED:
            other = _REPLACED[name]
            yield Edit("operator", f"{other} for {name}", operation, self.replaced(operation, other))
        if name in _BRANCHES:
            yield from self._handed_on(operation, list(operation.successors[0].arguments), "block argument")
        if name in _CHOICES:
            _, *counts = operation.attributes["operandSegmentSizes"]
            first = 1
            for successor, count in zip(operation.successors, counts, strict=True):
                yield from self._handed_on(operation, list(successor.arguments), "block argument", first, count)
                first += count
        if name in _YIELDS:
            outer = operation.parent
            inner = list(outer.regions[0].blocks[0].arguments)[1:] if outer.name.endswith(".for") else []
            yield from self._handed_on(operation, inner, "yielded value")

    def _exchanged_map(self, operation: Any, attribute: str, kind: str) -> Iterator[Edit]:
        affine_map = operation.attributes[attribute].value
        results = list(affine_map.results)
        for which in range(len(results) - 1):
            exchanged = [*results]
            exchanged[which], exchanged[which + 1] = results[which + 1], results[which]
            if exchanged != results:
                apply = self.set_attribute(operation, attribute, self.map_of(affine_map, exchanged))
                yield Edit(kind, f"results {which} and {which + 1} of the {kind} swapped", operation, apply)

    def _indexing_maps(self, operation: Any) -> Iterator[Edit]:
        maps = [each.value for each in operation.attributes["indexing_maps"]]
        for number, affine_map in enumerate(maps):
            results = list(affine_map.results)
            for which in range(len(results) - 1):
                exchanged = [*results]
                exchanged[which], exchanged[which + 1] = results[which + 1], results[which]
                if exchanged == results:
                    continue
                changed = [self.map_of(each, list(each.results)) for each in maps]
                changed[number] = self.map_of(affine_map, exchanged)
                apply = self.set_attribute(operation, "indexing_maps", self.ir.ArrayAttr.get(changed))
                what = f"results {which} and {which + 1} of map {number} swapped"
                yield Edit("indexing map", what, operation, apply)

    def _padding(self, operation: Any) -> Iterator[Edit]:
        """A row or column of padding on the other side."""
        low, high = (list(operation.attributes[name]) for name in ("static_low", "static_high"))
        for dimension, (before, after) in enumerate(zip(low, high, strict=True)):
            for by in (1, -1):
                if min(before + by, after - by) < 0:
                    continue
                sides = [[*low], [*high]]
                sides[0][dimension], sides[1][dimension] = before + by, after - by
                yield Edit(
                    "padding", f"padding of dimension {dimension} {by:+d}", operation, self._sides(operation, *sides)
                )

    def _sides(self, operation: Any, low: list[int], high: list[int]) -> Callable[[], None]:
        def apply() -> None:
            operation.attributes["static_low"] = self.ir.DenseI64ArrayAttr.get(low)
            operation.attributes["static_high"] = self.ir.DenseI64ArrayAttr.get(high)

        return apply

    def _address(self, operation: Any) -> Iterator[Edit]:
        """The next element, or elements of another size."""
        for position in range(1, len(operation.operands)):
            for by in (1, -1):
                yield Edit("address", f"index {by:+d}", operation, self._shifted_address(operation, position, by))
        element = operation.attributes["elem_type"].value
        for other in (self.ir.F32Type.get(), self.ir.F64Type.get(), self.ir.IntegerType.get_signless(16)):
            if other != element:
                apply = self.set_attribute(operation, "elem_type", self.ir.TypeAttr.get(other))
                yield Edit("stride of addresses", f"elements of type {other}", operation, apply)

    def _shifted_address(self, operation: Any, position: int, by: int) -> Callable[[], None]:
        def apply() -> None:
            operand = operation.operands[position]
            with self.ir.InsertionPoint(operation), operation.location:
                value = self.ir.IntegerAttr.get(operand.type, by)
                offset = self.ir.Operation.create("llvm.mlir.constant", [operand.type], [], {"value": value})
                total = self.ir.Operation.create("llvm.add", [operand.type], [operand, offset.results[0]])
            operation.operands[position] = total.results[0]

        return apply

    def _handed_on(
        self, operation: Any, inner: list[Any], kind: str, start: int = 0, count: int | None = None
    ) -> Iterator[Edit]:
        """Two values exchanged, or what was there before instead of a new one, among `count` operands from `start` on.
        Counters stay: a loop is to end."""
        operands = list(operation.operands)[start:]
        operands = operands if count is None else operands[:count]
        for first in range(len(operands) - 1):
            if operands[first].type == operands[first + 1].type and operands[first] != operands[first + 1]:
                what = f"{kind}s {first} and {first + 1} swapped"
                yield Edit(kind, what, operation, self.swapped(operation, start + first, start + first + 1))
        for position, (operand, before) in enumerate(zip(operands, inner, strict=False)):
            if str(operand.type) in ("index", "i64", "i32") or operand == before:
                continue
            yield Edit(kind, f"{kind} {position} dropped", operation, self._put(operation, start + position, before))

    def _put(self, operation: Any, position: int, value: Any) -> Callable[[], None]:
        def apply() -> None:
            operation.operands[position] = value

        return apply
