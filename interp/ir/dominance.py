"""The control-flow graphs of regions: their blocks in order, and which dominate which."""

from __future__ import annotations

from collections.abc import Sequence

from interp.ir import Block, Branch, Region
from interp.ir.cfg import dominators, postorder, reverse_postorder


def successors(block: Block) -> list[Block]:
    """The blocks that a block's terminator may branch to."""
    if not block.operations or not isinstance(branch := block.operations[-1], Branch):
        return []
    return [branch.target] if branch.otherwise is None else [branch.target, branch.otherwise]


def graph_of(blocks: Sequence[Block]) -> list[list[int]]:
    """The successors of each block by their positions among `blocks`."""
    number = {block: position for position, block in enumerate(blocks)}
    return [[number[each] for each in successors(block)] for block in blocks]


def blocks_in_order(region: Region) -> list[Block]:
    """The blocks that control reaches, each after those that dominate it."""
    return [region.blocks[node] for node in reverse_postorder(graph_of(region.blocks))]


def dominator_tree(region: Region) -> dict[Block, list[Block]]:
    """The blocks that each reachable block dominates immediately; every reachable block is a key."""
    blocks, graph = region.blocks, graph_of(region.blocks)
    order, immediate = postorder(graph), dominators(graph)
    tree: dict[Block, list[Block]] = {blocks[node]: [] for node in order}
    for node in order[:-1]:
        above = immediate[node]
        assert above is not None
        tree[blocks[above]].append(blocks[node])
    return tree
