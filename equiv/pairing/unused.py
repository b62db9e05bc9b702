"""Arguments that neither program uses, and that no input fits both of: a pass gave them another type.

What a function computes does not depend on them, nor does it write to memory that it gets by them. What callers of the
one hand over and callers of the other is compared as the functions' demands are (`equiv.pairing.demands`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from msgspec.structs import replace

from equiv.pairing.draft import Draft
from equiv.pairing.signature import unify_types
from interp import ir
from interp.ir import operands_of
from interp.ir.call_graph import is_called


def without_unused(draft: Draft) -> Draft:
    """The same pair without those arguments; the draft itself where there are none, where it is not known which are the
    same, or where something else calls an entry."""
    source, target = draft.entries
    modules = draft.source, draft.target
    if draft.maps or any(
        is_called(name, module.functions.values()) for module, name in zip(modules, draft.names, strict=True)
    ):
        return draft
    groups = _together([each.type for each in source.parameters], [each.type for each in target.parameters])
    unused = unused_parameters(source), unused_parameters(target)
    dropped: tuple[set[int], set[int]] = (set(), set())
    for first, second in groups or ():
        fits = len(first) == len(second) == 1 and unify_types(
            source.parameters[first[0]].type, target.parameters[second[0]].type
        )
        if not fits and unused[0].issuperset(first) and unused[1].issuperset(second):
            dropped[0].update(first)
            dropped[1].update(second)
    if not dropped[0]:
        return draft
    listed = ", ".join(f"%{source.parameters[at].name} (argument {at})" for at in sorted(dropped[0]))
    without = [_without(*each) for each in zip(modules, draft.entries, dropped, strict=True)]
    return draft.with_modules(without[0], without[1], f"what neither function uses is given to none: {listed}")


def _together(source: Sequence[ir.Type], target: Sequence[ir.Type]) -> list[tuple[range, range]] | None:
    """The arguments that are the same, from left to right: one and one, or one of so many elements and these, where the
    entries take different numbers of arguments. None where nothing tells."""
    found: list[tuple[range, range]] = []
    first = second = 0
    alike = len(source) == len(target)
    while first < len(source) and second < len(target):
        counts = [1 if alike else _count(source[first], target[second:]), 1]
        if not alike and counts[0] == 1:
            counts[1] = _count(target[second], source[first:])
        found.append((range(first, first + counts[1]), range(second, second + counts[0])))
        first, second = first + counts[1], second + counts[0]
    return found if (first, second) == (len(source), len(target)) else None


def _count(whole: ir.Type, others: Sequence[ir.Type]) -> int:
    """How many arguments are the elements of one, where they are scalars of one type, or its descriptor; 1 where they
    are neither."""
    if not isinstance(whole, ir.View):
        return 1
    numbers = others[2 : 3 + 2 * whole.rank]
    if list(others[:2]) == [ir.POINTER] * 2 and len(numbers) == 1 + 2 * whole.rank:
        return 3 + 2 * whole.rank if all(isinstance(each, ir.Scalar) and each.is_integer for each in numbers) else 1
    if None in whole.shape:
        return 1
    count = prod(size for size in whole.shape if size is not None)
    parts = set(others[:count])
    return count if count and len(others) >= count and len(parts) == 1 and isinstance(others[0], ir.Scalar) else 1


def unused_parameters(function: ir.Function) -> set[int]:
    """The positions of the parameters that a function with a body does nothing with."""
    assert function.body is not None
    used = {value for each in ir.walk(function.body) for value in operands_of(each)}
    return {at for at, each in enumerate(function.parameters) if each not in used}


def _without(module: ir.Module, entry: ir.Function, dropped: set[int]) -> ir.Module:
    assert entry.body is not None
    kept = [at for at in range(len(entry.parameters)) if at not in dropped]
    parameters = [entry.parameters[at] for at in kept]
    first = entry.body.blocks[0]
    body = ir.Region([ir.Block(parameters, first.operations), *entry.body.blocks[1:]])
    by_value = frozenset(kept.index(at) for at in entry.by_value - dropped)
    smaller = replace(entry, parameters=parameters, body=body, by_value=by_value)
    return replace(module, functions=module.functions | {entry.name: smaller})
