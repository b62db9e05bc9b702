"""One possible change of a module, and what all kinds of changes need to find and to make them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct


class Edit(Struct, frozen=True):
    """`apply` makes the change in the module that the edit was found in. `kind` groups edits of one sort; `operation`
    is where the change is."""

    kind: str
    description: str
    operation: Any
    apply: Callable[[], None]


class Finder:
    """Finds edits of some kinds at one operation. `ir` is the bindings' module of that name."""

    def __init__(self, ir: Any) -> None:
        self.ir = ir

    def edits(self, operation: Any) -> Iterator[Edit]:
        """What can be changed of one operation."""
        raise NotImplementedError

    def shifted(self, operation: Any, position: int, by: int) -> Callable[[], None]:
        """Adds `by` to an index or integer operand."""

        def apply() -> None:
            operand = operation.operands[position]
            with self.ir.InsertionPoint(operation), operation.location:
                offset = self.constant(operand.type, by)
                total = self.ir.Operation.create("arith.addi", [operand.type], [operand, offset])
            operation.operands[position] = total.results[0]

        return apply

    def replaced(self, operation: Any, name: str, kept: Sequence[str] = ()) -> Callable[[], None]:
        """Makes it another operation on the same operands, which has the `kept` ones of its attributes."""

        def apply() -> None:
            attributes = {key: operation.attributes[key] for key in kept if key in operation.attributes}
            types = [result.type for result in operation.results]
            with self.ir.InsertionPoint(operation), operation.location:
                new = self.ir.Operation.create(name, types, list(operation.operands), attributes=attributes)
            for old, result in zip(operation.results, new.results, strict=True):
                old.replace_all_uses_with(result)
            operation.erase()

        return apply

    def constant(self, kind: Any, number: int) -> Any:
        """A new constant at the current insertion point."""
        value = self.ir.IntegerAttr.get(kind, number)
        return self.ir.Operation.create("arith.constant", [kind], [], attributes={"value": value}).results[0]

    def swapped(self, operation: Any, first: int, second: int) -> Callable[[], None]:
        """Exchanges two operands, when it is called."""

        def apply() -> None:
            one, other = operation.operands[first], operation.operands[second]
            operation.operands[first], operation.operands[second] = other, one

        return apply

    def set_attribute(self, operation: Any, name: str, value: Any) -> Callable[[], None]:
        """Gives an attribute a value, when it is called."""

        def apply() -> None:
            operation.attributes[name] = value

        return apply

    def shifted_map(self, affine_map: Any, by: int, only: int | None = None) -> Any:
        """The map with `by` added to each result, or to one."""
        results = [
            result + by if only is None or only == position else result
            for position, result in enumerate(affine_map.results)
        ]
        return self.map_of(affine_map, results)

    def map_of(self, affine_map: Any, results: list[Any]) -> Any:
        return self.ir.AffineMapAttr.get(self.ir.AffineMap.get(affine_map.n_dims, affine_map.n_symbols, results))


def defined_in(value: Any) -> Any:
    """The block in which a value is defined."""
    owner = value.owner
    return owner.operation.block if hasattr(owner, "operation") else owner


def enclosing_blocks(operation: Any) -> list[Any]:
    """The blocks around an operation, the innermost first, up to the function."""
    blocks = []
    while operation is not None and operation.name not in ("func.func", "builtin.module"):
        blocks.append(operation.block)
        operation = operation.block.owner.operation
    return blocks


def available(values: list[Any], operation: Any) -> bool:
    """Whether all values could be used by something right before `operation`."""
    ancestors = {}
    at = operation
    for block in enclosing_blocks(operation):
        ancestors[block] = at
        at = block.owner.operation
    for value in values:
        block = defined_in(value)
        if block not in ancestors:
            return False
        owner = value.owner
        if hasattr(owner, "operation") and not owner.operation.is_before_in_block(ancestors[block]):
            return False
    return True
