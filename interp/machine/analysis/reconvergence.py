"""Where the two paths of a branch meet again, and which values they may leave different there."""

from __future__ import annotations

from msgspec import Struct

from interp.ir import Block, Branch, Region, Value, operands_of, results_of, walk
from interp.ir.cfg import postdominators, reachable
from interp.ir.dominance import graph_of


class Meeting(Struct, frozen=True):
    """The block at which both paths of a branch arrive first, or None where that is the end of the region. `values`
    are what may depend, there or later, on the path that was taken, besides what the region yields or returns.
    `restored` are what the path to the branch's target may define again, in a loop, and the other path uses as it was
    at the branch."""

    block: Block | None
    values: tuple[Value, ...]
    restored: tuple[Value, ...] = ()


class Reconvergence:
    """The blocks of one region, those of nested regions left out."""

    def __init__(self, region: Region) -> None:
        self._blocks = region.blocks
        self._graph = graph_of(self._blocks)
        end = len(self._blocks)
        self._postdominators = postdominators([*(each or [end] for each in self._graph), []], end)
        self._starts = {block.operations[-1]: index for index, block in enumerate(self._blocks) if block.operations}
        self._used: dict[int, set[Value]] = {}

    def meeting(self, branch: Branch) -> Meeting:
        """The block that both paths of a branch come to first, and what they may leave different there."""
        start = self._starts[branch]
        at = self._postdominators[start]
        if at is None or at == len(self._blocks):
            return Meeting(None, (), self._restored(branch, start, None))
        restored = self._restored(branch, start, at)
        values = list(self._blocks[at].arguments)
        for index in reachable(self._graph, self._graph[start], at):
            # What is defined again on a path, and used later without having been defined once more.
            uses = set[Value]().union(*(self._uses(each) for each in reachable(self._graph, [at], index)))
            values += [value for value in _definitions(self._blocks[index]) if value in uses]
        return Meeting(self._blocks[at], tuple(dict.fromkeys(values)), restored)

    def _restored(self, branch: Branch, start: int, at: int | None) -> tuple[Value, ...]:
        first, second = self._graph[start]
        uses = set(branch.otherwise_arguments).union(
            *(self._uses(each) for each in reachable(self._graph, [second], at))
        )
        defined = (_definitions(self._blocks[index]) for index in reachable(self._graph, [first], at))
        return tuple(dict.fromkeys(value for values in defined for value in values if value in uses))

    def _uses(self, index: int) -> set[Value]:
        if index not in self._used:
            block = Region([self._blocks[index]])
            self._used[index] = {value for operation in walk(block) for value in operands_of(operation)}
        return self._used[index]


def _definitions(block: Block) -> list[Value]:
    return [*block.arguments, *(value for operation in block.operations for value in results_of(operation))]
