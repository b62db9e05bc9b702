"""Which blocks of a region dominate which."""

from __future__ import annotations

from interp.ir import Block, Branch, Region


def dominator_tree(region: Region) -> dict[Block, list[Block]]:
    """The blocks that each reachable block dominates immediately; every reachable block is a key.

    The algorithm is that of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
    """
    entry = region.blocks[0]
    order: list[Block] = []  # postorder of a depth-first walk
    predecessors: dict[Block, list[Block]] = {entry: []}
    walk = [(entry, iter(successors(entry)))]
    while walk:
        block, rest = walk[-1]
        following = next(rest, None)
        if following is None:
            order.append(block)
            walk.pop()
            continue
        if following not in predecessors:
            predecessors[following] = []
            walk.append((following, iter(successors(following))))
        predecessors[following].append(block)
    number = {block: position for position, block in enumerate(order)}
    dominator = {entry: entry}
    changed = True
    while changed:
        changed = False
        for block in reversed(order[:-1]):
            found: Block | None = None
            for other in predecessors[block]:
                if other not in dominator:
                    continue
                if found is None:
                    found = other
                while found is not other:
                    if number[found] < number[other]:
                        found = dominator[found]
                    else:
                        other = dominator[other]
            if found is not None and dominator.get(block) is not found:
                dominator[block] = found
                changed = True
    tree: dict[Block, list[Block]] = {block: [] for block in order}
    for block in order[:-1]:
        tree[dominator[block]].append(block)
    return tree


def successors(block: Block) -> list[Block]:
    """The blocks that a block's terminator may branch to."""
    if not block.operations or not isinstance(branch := block.operations[-1], Branch):
        return []
    return [branch.target] if branch.otherwise is None else [branch.target, branch.otherwise]
