"""Walks over what operations are made of, derived from their declarations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from interp.ir.declaration import declaration_of
from interp.ir.values import Affine, Binary, Block, Operation, Region, Value

if TYPE_CHECKING:
    from interp.ir.module import Module

_Operation = TypeVar("_Operation", bound=Operation)

# Of classes of operations that were met, and those of them without regions.
_names_of_regions: dict[type[Operation], tuple[str, ...]] = {}
_leaves: set[type[Operation]] = set()


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
    names = _names_of_regions.get(kind)
    if names is None:
        names = _names_of_regions[kind] = tuple(part.name for part in declaration_of(kind).regions)
        if not names:
            _leaves.add(kind)
    return tuple([getattr(operation, name) for name in names]) if names else ()


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
        if isinstance(item, Value):
            values.append(item)
        elif isinstance(item, Binary):
            pending += [item.right, item.left]
    return values


def walk(region: Region) -> Iterator[Operation]:
    """Every operation of `region` and of the regions in it, outer before inner, without recursion."""
    pending = [iter(_operations((region,)))]
    while pending:
        for operation in pending[-1]:
            yield operation
            if type(operation) in _leaves:
                continue
            inner = _operations(regions_of(operation))
            if _leaves.issuperset(map(type, inner)):
                yield from inner
            else:
                pending.append(iter(inner))
                break
        else:
            pending.pop()


def _operations(regions: Iterable[Region]) -> list[Operation]:
    return [operation for region in regions for block in region.blocks for operation in block.operations]


def kinds_in(region: Region) -> set[type[Operation]]:
    """The classes of the operations of `region` and of the regions in it. None is another one's base."""
    return set(map(type, walk(region)))


def kinds_of(module: Module) -> set[type[Operation]]:
    """The classes of the operations of all functions of a module."""
    return set[type[Operation]]().union(*(kinds_in(each.body) for each in module.functions.values() if each.body))


def of_kind(module: Module, kind: type[_Operation]) -> list[_Operation]:
    """The operations of a class in all functions of a module, in the order of `walk`: to ask each operation by
    `isinstance` takes several times as long."""
    bodies = [each.body for each in module.functions.values() if each.body is not None]
    return [each for body in bodies for each in of_kind_in(body, kind)]


def of_kind_in(region: Region, kind: type[_Operation]) -> list[_Operation]:
    """The same of a region."""
    return [each for each in walk(region) if type(each) is kind]
