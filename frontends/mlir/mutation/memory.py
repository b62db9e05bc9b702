"""Changes of accesses to memory: which buffer, which element, whether, and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.core.walking import within
from frontends.mlir.mutation.edit import Edit, Finder, available, enclosing_blocks

_LOADS = {"affine.load": 0, "memref.load": 0}  # with the position of the memref among the operands
_STORES = {"affine.store": 1, "memref.store": 1}
_WRITES = frozenset({"memref.copy", "linalg.fill", "func.call"}) | frozenset(_STORES)


class MemoryEdits(Finder):
    """Changes of accesses: another buffer, another element, a store left out."""

    def edits(self, operation: Any) -> Iterator[Edit]:
        name = operation.name
        if name in _LOADS or name in _STORES:
            position = _LOADS[name] if name in _LOADS else _STORES[name]
            yield from self._other_buffer(operation, position)
            yield from self._other_element(operation, position)
        if name in _WRITES and not operation.results:
            yield Edit("dropped", f"{name} dropped", operation, operation.erase)
        if name in _STORES:
            yield from self._store_moved(operation)
        if name in _LOADS:
            yield from self._load_moved(operation)
        if name in ("func.call", "memref.copy") or name.startswith("linalg."):
            yield from self._operands(operation)

    def _other_buffer(self, operation: Any, position: int) -> Iterator[Edit]:
        used = operation.operands[position]
        for number, other in enumerate(_memrefs_before(operation)):
            if other.type == used.type and other != used:
                what = f"{operation.name} of {other.get_name()} instead of {used.get_name()}"
                yield Edit("buffer", what, operation, self._use(operation, position, number))

    def _use(self, operation: Any, position: int, number: int) -> Any:
        def apply() -> None:
            operation.operands[position] = _memrefs_before(operation)[number]

        return apply

    def _other_element(self, operation: Any, position: int) -> Iterator[Edit]:
        first = position + 1
        count = len(operation.operands) - first
        if operation.name.startswith("affine."):
            affine_map = operation.attributes["map"].value
            results = list(affine_map.results)
            for which in range(len(results)):
                for by in (1, -1):
                    apply = self.set_attribute(operation, "map", self.shifted_map(affine_map, by, which))
                    yield Edit("index", f"index {which} of {operation.name} {by:+d}", operation, apply)
            for which in range(len(results) - 1):
                exchanged = [*results]
                exchanged[which], exchanged[which + 1] = results[which + 1], results[which]
                if exchanged != results:
                    apply = self.set_attribute(operation, "map", self.map_of(affine_map, exchanged))
                    yield Edit("swapped index", f"indices {which} and {which + 1} swapped", operation, apply)
            return
        for which in range(count):
            for by in (1, -1):
                apply = self.shifted(operation, first + which, by)
                yield Edit("index", f"index {which} of {operation.name} {by:+d}", operation, apply)
        for which in range(count - 1):
            if operation.operands[first + which] != operation.operands[first + which + 1]:
                apply = self.swapped(operation, first + which, first + which + 1)
                yield Edit("swapped index", f"indices {which} and {which + 1} swapped", operation, apply)

    def _store_moved(self, operation: Any) -> Iterator[Edit]:
        """Before what reads or writes earlier in its block, or after what does so later."""
        siblings = list(operation.block.operations)
        place = next(at for at, other in enumerate(siblings) if other.operation == operation)
        for other in reversed(siblings[:place]):
            other = other.operation
            if not available(list(operation.operands), other):
                break
            if _touches_memory(other):
                yield Edit("order", f"{operation.name} before {other.name}", operation, _move(operation, other, True))
        for sibling in siblings[place + 1 : -1]:
            if _touches_memory(sibling.operation):
                apply = _move(operation, sibling.operation, False)
                yield Edit("order", f"{operation.name} after {sibling.operation.name}", operation, apply)
                break

    def _load_moved(self, operation: Any) -> Iterator[Edit]:
        """Over what writes before it in its block, and out of the loops around it."""
        operands = list(operation.operands)
        siblings = list(operation.block.operations)
        place = next(at for at, other in enumerate(siblings) if other.operation == operation)
        for other in reversed(siblings[:place]):
            other = other.operation
            if not available(operands, other):
                break
            if _writes_memory(other):
                yield Edit("order", f"{operation.name} before {other.name}", operation, _move(operation, other, True))
                break
        for block in enclosing_blocks(operation)[:-1]:
            loop = block.owner.operation
            if loop.name in ("affine.for", "scf.for") and available(operands, loop):
                apply = _move(operation, loop, True)
                yield Edit("order", f"{operation.name} out of a loop", operation, apply)

    def _operands(self, operation: Any) -> Iterator[Edit]:
        operands = list(operation.operands)
        for first in range(len(operands) - 1):
            for second in range(first + 1, len(operands)):
                if operands[first].type == operands[second].type and operands[first] != operands[second]:
                    what = f"operands {first} and {second} of {operation.name} swapped"
                    yield Edit("operands", what, operation, self.swapped(operation, first, second))


def _move(operation: Any, other: Any, before: bool) -> Any:
    def apply() -> None:
        if before:
            operation.move_before(other)
        else:
            operation.move_after(other)

    return apply


def _memrefs_before(operation: Any) -> list[Any]:
    """The memrefs that can be used at `operation`, the outermost first."""
    found: list[Any] = []
    at = operation
    for block in enclosing_blocks(operation):
        values = list(block.arguments)
        for other in block.operations:
            if other.operation == at:
                break
            values += list(other.operation.results)
        found = [value for value in values if str(value.type).startswith("memref<")] + found
        at = block.owner.operation
    return found


def _touches_memory(operation: Any) -> bool:
    name = operation.name
    return name in _LOADS or _writes_memory(operation) or bool(list(operation.regions))


def _writes_memory(operation: Any) -> bool:
    return any(each.name in _WRITES or each.name.startswith("linalg.") for each in within(operation))
