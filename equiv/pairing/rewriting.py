"""Modules with other operations in the place of some of theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from interp import ir
from interp.ir.declaration import declaration_of

Rewrite = Callable[[ir.Operation], Sequence[ir.Operation] | None]


def rewritten(module: ir.Module, rewrite: Rewrite) -> ir.Module:
    """A module in which `rewrite` says what stands in the place of an operation, None where it stays; the regions of
    either are rewritten in turn. Functions in which all stay are the module's own."""
    functions = {
        name: replace(function, body=_region(function.body, rewrite))
        if function.body is not None and any(rewrite(each) is not None for each in ir.walk(function.body))
        else function
        for name, function in module.functions.items()
    }
    return replace(module, functions=functions)


def _region(region: ir.Region, rewrite: Rewrite) -> ir.Region:
    blocks = {block: ir.Block(block.arguments, []) for block in region.blocks}
    for old, new in blocks.items():
        for operation in old.operations:
            found = rewrite(operation)
            new.operations += [_copied(each, blocks, rewrite) for each in ([operation] if found is None else found)]
    return ir.Region(list(blocks.values()))


def _copied(operation: ir.Operation, blocks: dict[ir.Block, ir.Block], rewrite: Rewrite) -> ir.Operation:
    """The operation with its regions rewritten, and the new blocks for those that it branches to."""
    declared = declaration_of(type(operation))
    inner = {each.name: _region(getattr(operation, each.name), rewrite) for each in declared.regions}
    goals = {each.block: goal for each in declared.successors if (goal := getattr(operation, each.block)) is not None}
    changed: dict[str, Any] = {**inner, **{name: blocks[goal] for name, goal in goals.items()}}
    return replace(operation, **changed) if changed else operation
