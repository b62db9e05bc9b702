"""Where the two paths of a branch meet again, and which values they may leave different there."""

from __future__ import annotations

from dataclasses import dataclass

from interp.ir import Block, Branch, Region, Value, operands_of, results_of, walk
from interp.ir.dominance import successors


@dataclass(frozen=True, slots=True)
class Meeting:
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
        number = {block: index for index, block in enumerate(self._blocks)}
        self._following = [[number[each] for each in successors(block)] for block in self._blocks]
        self._behind = _postdominators(self._following)
        self._starts = {block.operations[-1]: index for index, block in enumerate(self._blocks) if block.operations}
        self._used: dict[int, set[Value]] = {}

    def meeting(self, branch: Branch) -> Meeting:
        start = self._starts[branch]
        at = self._nearest(start)
        restored = self._restored(branch, start, -1 if at is None else at)
        if at is None:
            return Meeting(None, (), restored)
        values = list(self._blocks[at].arguments)
        for index in self._reachable(self._following[start], at):
            # What is defined again on a path, and used later without having been defined once more.
            uses = set[Value]().union(*(self._uses(each) for each in self._reachable([at], index)))
            values += [value for value in _definitions(self._blocks[index]) if value in uses]
        return Meeting(self._blocks[at], tuple(dict.fromkeys(values)), restored)

    def _restored(self, branch: Branch, start: int, at: int) -> tuple[Value, ...]:
        first, second = self._following[start]
        uses = set(branch.otherwise_arguments).union(*(self._uses(each) for each in self._reachable([second], at)))
        defined = (_definitions(self._blocks[index]) for index in self._reachable([first], at))
        return tuple(dict.fromkeys(value for values in defined for value in values if value in uses))

    def _uses(self, index: int) -> set[Value]:
        if index not in self._used:
            block = Region([self._blocks[index]])
            self._used[index] = {value for operation in walk(block) for value in operands_of(operation)}
        return self._used[index]

    def _reachable(self, starts: list[int], avoided: int) -> list[int]:
        """The blocks that control reaches from `starts`, these included, without `avoided`."""
        pending = [start for start in dict.fromkeys(starts) if start != avoided]
        seen = set(pending)
        for block in pending:
            for each in self._following[block]:
                if each != avoided and each not in seen:
                    seen.add(each)
                    pending.append(each)
        return pending

    def _nearest(self, block: int) -> int | None:
        """The first of the blocks that all paths of `block` have in common, None for the end of the region."""
        others = self._behind[block] & ~(1 << block)
        for index, behind in enumerate(self._behind):
            if others >> index & 1 and behind == others and index < len(self._blocks):
                return index
        return None


def _definitions(block: Block) -> list[Value]:
    return [*block.arguments, *(value for operation in block.operations for value in results_of(operation))]


def _postdominators(following: list[list[int]]) -> list[int]:
    """For each block the blocks on all of its paths to the end, as a set of bits; the end is the last one."""
    end = len(following)
    everything = (1 << (end + 1)) - 1
    behind = [everything] * end + [1 << end]
    changed = True
    while changed:
        changed = False
        for block in reversed(range(end)):
            common = everything
            for each in following[block] or [end]:
                common &= behind[each]
            common |= 1 << block
            changed |= common != behind[block]
            behind[block] = common
    return behind
