"""Walks over what operations are made of, derived from their declarations."""

from __future__ import annotations

from collections.abc import Iterator

from interp.ir.declaration import declaration_of
from interp.ir.values import Affine, Binary, Block, Operation, Region, Value

_leaves: set[type[Operation]] = set()  # classes of operations that were met and declare no regions


def results_of(operation: Operation) -> list[Value]:
    """The values that an operation defines."""
    found: list[Value] = []
    for part in declaration_of(type(operation)).results:
        content = getattr(operation, part.name)
        found += content if part.many else [content]
    return found


def operands_of(operation: Operation) -> list[Value]:
    """The values that an operation itself uses, in the order of its fields, those in its regions left out."""
    found: list[Value] = []
    for part in declaration_of(type(operation)).operands:
        content = getattr(operation, part.name)
        for each in content if part.many else (content,):
            if isinstance(each, Value):
                found.append(each)
            elif isinstance(each, Binary):
                found += leaves(each)
    return found


def regions_of(operation: Operation) -> tuple[Region, ...]:
    """The regions nested directly in `operation`."""
    kind = type(operation)
    if kind in _leaves:
        return ()
    regions = declaration_of(kind).regions
    if not regions:
        _leaves.add(kind)
        return ()
    return tuple([getattr(operation, part.name) for part in regions])


def successors_of(operation: Operation) -> Iterator[tuple[Block, list[Value]]]:
    """The blocks that a terminator may branch to, each with what its arguments become."""
    for successor in declaration_of(type(operation)).successors:
        block = getattr(operation, successor.block)
        if block is not None:
            yield block, getattr(operation, successor.values)


def leaves(expression: Affine) -> list[Value]:
    """The values in an affine expression, from left to right."""
    values = []
    pending = [expression]
    while pending:
        item = pending.pop()
        if isinstance(item, Binary):
            pending += [item.right, item.left]
        elif isinstance(item, Value):
            values.append(item)
    return values


def walk(region: Region) -> Iterator[Operation]:
    """Every operation of `region` and of the regions in it, outer before inner, without recursion."""
    pending = [iter([op for block in region.blocks for op in block.operations])]
    while pending:
        for operation in pending[-1]:
            yield operation
            if type(operation) in _leaves:
                continue
            inner = [op for region in regions_of(operation) for block in region.blocks for op in block.operations]
            if _leaves.issuperset(map(type, inner)):
                yield from inner
            else:
                pending.append(iter(inner))
                break
        else:
            pending.pop()
