"""Walks over the operations of a program in MLIR, inwards and outwards.

Walks are in the order of the text, each operation before those in its own regions, and are no recursion: programs are
nested as deep as their authors like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def children(operation: Any) -> list[Any]:
    """The operations that stand in the regions of one, without those in regions of these."""
    return [each.operation for region in operation.regions for block in region.blocks for each in block.operations]


def within(operation: Any, into: Callable[[Any], bool] | None = None) -> Iterator[Any]:
    """An operation and all that its regions hold; where `into` is given, of what is in regions that of operations alone
    for which it holds."""
    return _walk([operation], into)


def nested(operation: Any, into: Callable[[Any], bool] | None = None) -> Iterator[Any]:
    """All that the regions of an operation hold, without itself; `into` is asked of what they hold, as in `within`."""
    return _walk(children(operation)[::-1], into)


def in_region(region: Any) -> Iterator[Any]:
    """All that one region of an operation holds."""
    return _walk([each.operation for block in region.blocks for each in block.operations][::-1], None)


def _walk(pending: list[Any], into: Callable[[Any], bool] | None) -> Iterator[Any]:
    """Takes operations from the end of those that are pending."""
    while pending:
        found = pending.pop()
        yield found
        if into is None or into(found):
            pending += reversed(children(found))


def ancestors(operation: Any) -> Iterator[Any]:
    """The operations that hold one, the innermost first."""
    parent = operation.parent
    while parent is not None:
        yield parent.operation
        parent = parent.operation.parent


def definition_of(operation: Any) -> Any:
    """The operation right in the module that holds one, or is it; the outermost one where there is no module."""
    while operation.parent is not None and operation.parent.operation.name != "builtin.module":
        operation = operation.parent.operation
    return operation


def outermost(operation: Any) -> Any:
    """The operation that holds all of the program that one is of."""
    while operation.parent is not None:
        operation = operation.parent.operation
    return operation
