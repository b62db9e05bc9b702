"""How long the tensor values of a function are used.

Operations are numbered in the order of the text, each before those in its regions, so that what happens in a region is
a range of numbers. A value's `span` contains every operation at which it may still be needed.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from msgspec import Struct, field

from frontends.mlir.dialects.tensor.flow import CONSTANTS, SIZES_ONLY, is_loop, is_tensor


class Region(Struct, eq=False):
    """`parent` is the operation that the region belongs to, None for the function's own."""

    parent: Step | None
    several: bool  # blocks
    start: int
    end: int = 0


class Block(Struct, eq=False):
    """A block by the numbers of its first operation and of that behind its last one."""

    region: Region
    source: Any
    start: int
    end: int = 0
    following: list[Any] = field(default_factory=list)  # the MLIR blocks that its end may branch to


class Step(Struct, eq=False):
    """An operation at its place; the operations in its regions are those up to `end`."""

    operation: Any
    block: Block
    start: int
    depth: int  # loops around it
    is_loop: bool
    end: int = 0


class TensorValue(Struct, eq=False):
    """`definer` is the operation whose result it is, None for an argument of a block. `kept` values may be used at any
    time, and never change: arguments of functions and constants."""

    mlir_value: Any
    block: Block
    start: int
    definer: Step | None = None
    kept: bool = False
    uses: list[int] = field(default_factory=list)  # numbers of operations, ascending
    users: list[Step] = field(default_factory=list)


class Liveness:
    """The tensor values of a function, and when they are used."""

    def __init__(self, function: Any) -> None:
        self.steps: list[Step] = []
        self.values: dict[Any, TensorValue] = {}
        self._blocks: dict[Any, Block] = {}
        self._reached: dict[tuple[Block, Block | None], list[Block]] = {}
        self.step_of: dict[Any, Step] = {}
        self._walk(function.regions[0])
        for step in self.steps:  # a value's definition may come after its uses in the text
            if step.operation.name not in SIZES_ONLY:
                for operand in step.operation.operands:
                    value = self.values.get(operand)
                    if value is not None:
                        self._use(value, step)

    def _walk(self, region: Any) -> None:
        # What is left to do, last first: a region to enter, an operation, or the end of something.
        pending: list[tuple[str, Any, Any]] = [("region", region, None)]
        while pending:
            what, item, around = pending.pop()
            if what == "region":
                blocks = list(item.blocks)
                entered = Region(around, len(blocks) > 1, len(self.steps))
                pending.append(("end", entered, None))
                pending.extend(("block", block, entered) for block in reversed(blocks))
            elif what == "block":
                block = self._blocks[item] = Block(around, item, len(self.steps))
                for argument in item.arguments:
                    self._define(argument, block, around.parent is None)
                operations = [each.operation for each in item.operations]
                if around.several and operations:
                    block.following = list(operations[-1].successors)
                pending.append(("end", block, None))
                pending.extend(("operation", each, block) for each in reversed(operations))
            elif what == "operation":
                self._enter(item, around, pending)
            else:
                item.end = len(self.steps) - 1

    def _enter(self, operation: Any, block: Block, pending: list[tuple[str, Any, Any]]) -> None:
        outer = block.region.parent
        depth = 0 if outer is None else outer.depth + outer.is_loop
        step = Step(operation, block, len(self.steps), depth, is_loop(operation))
        self.steps.append(step)
        self.step_of[operation] = step
        regions = list(operation.regions)
        if not regions:
            step.end = step.start
        else:
            pending.append(("end", step, None))
            pending.extend(("region", region, step) for region in reversed(regions))
        for result in operation.results:
            self._define(result, block, operation.name in CONSTANTS, step)

    def _define(self, mlir_value: Any, block: Block, kept: bool, definer: Step | None = None) -> None:
        if is_tensor(mlir_value.type):
            start = len(self.steps) if definer is None else definer.start
            self.values[mlir_value] = TensorValue(mlir_value, block, start, definer, kept)

    def _use(self, value: TensorValue, step: Step) -> None:
        if not value.uses or value.uses[-1] != step.start:
            value.uses.append(step.start)
            value.users.append(step)

    # -- questions -----------------------------------------------------------------------------------------------------

    def used_between(self, value: TensorValue, after: int, last: int) -> bool:
        """Whether an operation numbered above `after`, up to `last`, uses the value."""
        at = bisect_right(value.uses, after)
        return at < len(value.uses) and value.uses[at] <= last

    def used_in(self, value: TensorValue, step: Step) -> bool:
        """Whether the operation's regions use the value."""
        return self.used_between(value, step.start, step.end)

    def live_after(self, value: TensorValue, step: Step) -> bool:
        """Whether the value may be needed after the operation, by a later one or in a later iteration."""
        if value.kept:
            return True
        while True:
            block = step.block
            if self.used_between(value, step.end, block.end):
                return True
            region = block.region
            if region.several:
                defined_here = value.block if value.block.region is region else None
                for other in self._after(block, defined_here):
                    if self.used_between(value, other.start - 1, other.end):
                        return True
            outer = region.parent
            if value.block.region is region or outer is None or outer is value.definer:
                return False
            if outer.is_loop and self.used_in(value, outer):
                return True
            step = outer

    def span(self, value: TensorValue) -> tuple[int, int]:
        """The first and the last operation between which the value may be needed."""
        if value.kept:
            return 0, len(self.steps)
        start, end = value.start, value.start
        for user in value.users:
            last, block = user.end, user.block
            while True:
                region = block.region
                if region.several and (block is not value.block):
                    last = max(last, region.end)
                    if region is value.block.region:
                        start = min(start, region.start)
                if region is value.block.region or region.parent is None:
                    break
                if region.parent.is_loop:
                    last = max(last, region.parent.end)
                block = region.parent.block
            end = max(end, last)
        return start, end

    def contains(self, block: Block, value: TensorValue) -> bool:
        """Whether the value is one of the block's, or of a region in it."""
        inner = value.block
        while inner is not block:
            outer = inner.region.parent
            if outer is None:
                return False
            inner = outer.block
        return True

    def is_used_within(self, block: Block, value: TensorValue) -> bool:
        """Whether only operations of the block, or of a region in it, use the value."""
        return not value.uses or (block.start <= value.uses[0] and value.uses[-1] <= block.end)

    def _after(self, block: Block, around: Block | None) -> list[Block]:
        """The blocks of the same region that can run after the block, on ways that do not go through `around`."""
        known = self._reached.get((block, around))
        if known is None:
            seen: dict[Block, None] = {}
            pending = [self._blocks[each] for each in block.following]
            while pending:
                each = pending.pop()
                if each not in seen and each is not around:
                    seen[each] = None
                    pending.extend(self._blocks[other] for other in each.following)
            known = self._reached[block, around] = list(seen)
        return known
