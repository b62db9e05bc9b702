"""Where values are defined, and where they are seen."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from equiv.pairing.placement.forms import GlobalAddress, Remainder
from interp import ir
from interp.ir.call_graph import reachable_functions
from interp.ir.dominance import dominator_tree
from interp.ir.flow import Node


class Scopes:
    """Where values are defined."""

    def __init__(self, functions: Iterable[ir.Function]) -> None:
        self._homes: dict[Node, tuple[ir.Region, ir.Block, bool]] = {}  # and whether as an argument of the block
        self._around: dict[ir.Region, ir.Region | None] = {}
        self._dominated: dict[ir.Region, dict[ir.Block, set[ir.Block]]] = {}
        pending: list[tuple[ir.Region, ir.Region | None]] = [(body_of(function), None) for function in functions]
        for region, around in pending:
            self._around[region] = around
            for block in region.blocks:
                for argument in block.arguments:
                    self._homes[argument] = region, block, True
                for op in block.operations:
                    for result in ir.results_of(op):
                        self._homes[result] = region, block, False
                    pending.extend((inner, region) for inner in ir.regions_of(op))

    def sees(self, node: Node, root: Hashable) -> bool:
        """Whether a root is, wherever a node is set, what it was for what the node is set to."""
        while isinstance(root, Remainder):
            root = root.base
        if isinstance(root, GlobalAddress):
            return True
        if not isinstance(node, ir.Value) or not isinstance(root, ir.Value):
            return False
        region, block, argument = self._homes[node]
        where, home, _ = self._homes[root]
        if where is region:
            return (not argument and home is block) or home in self._dominators(region, block)
        around = self._around[region]
        while around is not None and around is not where:
            around = self._around[around]
        return around is where

    def _dominators(self, region: ir.Region, block: ir.Block) -> set[ir.Block]:
        """The blocks that dominate another one, this one left out."""
        if region not in self._dominated:
            tree = dominator_tree(region)
            found: dict[ir.Block, set[ir.Block]] = {region.blocks[0]: set()}
            pending = [region.blocks[0]]
            for each in pending:
                for child in tree[each]:
                    found[child] = found[each] | {each}
                    pending.append(child)
            self._dominated[region] = found
        return self._dominated[region].get(block, set())


def body_of(function: ir.Function) -> ir.Region:
    """The body of a function that has one."""
    assert function.body is not None
    return function.body


def defined_functions(module: ir.Module, entry: str) -> list[ir.Function]:
    """The functions with a body that a function may call, itself first."""
    return [each for each in reachable_functions(module, entry) if each.body is not None]
