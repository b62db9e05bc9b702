"""The operations of a program, from the outside in, and the one that holds all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def within(operation: Any) -> Iterator[Any]:
    """An operation and all that its regions hold, in no order."""
    pending = [operation]
    while pending:
        found = pending.pop()
        yield found
        pending += [each.operation for region in found.regions for block in region.blocks for each in block.operations]


def outermost(operation: Any) -> Any:
    """The operation that holds all of the program that one is of."""
    while operation.parent is not None:
        operation = operation.parent.operation
    return operation
