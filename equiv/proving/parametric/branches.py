"""Regions of several blocks: branches that meet again, and loops that are left from their first block.

A walk over the blocks in the order of control. Where a conditional branch is no loop's, both sides are walked up to
where they meet, which is the block that comes after both on every way. A loop is walked as a counted one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import Context, Outside
from equiv.proving.parametric.whiles import Form, counted
from equiv.solver.linear.expression import both, negate
from interp import ir
from interp.ir.dominance import dominator_tree, successors

if TYPE_CHECKING:
    from equiv.proving.parametric.extraction import Extraction

_Way = tuple[ir.Block, list[Bound]]  # a block, and what its arguments are


class Blocks:
    """The blocks of a region, how they lead to each other, and which of them are loops."""

    def __init__(self, extraction: Extraction, region: ir.Region, place: ir.Place) -> None:
        self.extraction, self.place = extraction, place
        self.entry = region.blocks[0]
        self._walked: set[ir.Block] = set()
        tree = dominator_tree(region)
        self._below = {block: _below(tree, block) for block in tree}
        self._leading: dict[ir.Block, list[ir.Block]] = {block: [] for block in tree}
        for block in tree:
            for target in successors(block):
                self._leading[target].append(block)
        self._loops: dict[ir.Block, set[ir.Block]] = {}
        for block in tree:
            for target in successors(block):
                if block in self._below[target]:
                    self._loops.setdefault(target, {target}).update(self._natural_loop(target, block))

    def _natural_loop(self, header: ir.Block, latch: ir.Block) -> set[ir.Block]:
        """The blocks that lead to the branch back without going through the header."""
        found, pending = {header}, [latch]
        while pending:
            each = pending.pop()
            if each not in found:
                found.add(each)
                pending += self._leading[each]
        return found

    # -- the walk ------------------------------------------------------------------------------------------------------

    def walk(self, context: Context) -> list[Bound]:
        """What the region hands on."""
        values = self._from((self.entry, []), None, context, None)
        assert values is not None
        return values

    def _from(self, way: _Way, until: ir.Block | None, context: Context, loop: ir.Block | None) -> list[Bound]:
        """Walks from a block to `until`, or to the region's end; what that is handed. `loop` is the loop around."""
        extraction = self.extraction
        block, given = way
        while block is not until:
            if block in self._loops and block is not loop:
                block, given = self._loop(block, given, context)
                continue
            if block in self._walked:
                raise Outside("a loop that is entered in several places", self.place)
            self._walked.add(block)
            if block is not self.entry:
                extraction.frame.update(zip(block.arguments, given, strict=True))
            for each in block.operations[:-1]:
                extraction.visit(each, context)
            last = block.operations[-1]
            match last:
                case ir.Return() | ir.Yield():
                    if until is not None:
                        raise Outside("a way out of a loop or a branch", last.place)
                    return [extraction.frame[each] for each in last.values]
                case ir.Branch(target=target, arguments=arguments, condition=None):
                    block, given = target, [extraction.frame[each] for each in arguments]
                case ir.Branch():
                    block, given = self._meet(last, context, until, loop)
                case _:
                    raise Outside(f"'{last.mnemonic}' at the end of a block", last.place)
        return given

    def _meet(self, branch: ir.Branch, context: Context, until: ir.Block | None, loop: ir.Block | None) -> _Way:
        """Walks both sides of a branch to where they meet."""
        extraction = self.extraction
        assert branch.condition is not None and branch.otherwise is not None
        bound = extraction.frame[branch.condition]
        condition = extraction.condition(bound, "a branch", branch.place)
        meeting = self._meeting(branch, until, loop)
        outer = extraction.frame.copy()
        sides: list[list[Bound]] = []
        for target, arguments, holds in (
            (branch.target, branch.arguments, condition),
            (branch.otherwise, branch.otherwise_arguments, negate(condition)),
        ):
            inner = Context(context.variables, both(context.domain, holds), context.time, context.parallel)
            given = [extraction.frame[each] for each in arguments]
            sides.append(self._from((target, given), meeting, inner, loop))
            extraction.frame = outer.copy()
        chosen = [
            extraction.chosen(condition, yes, no, bound, context, branch.place) for yes, no in zip(*sides, strict=True)
        ]
        return meeting, chosen

    def _meeting(self, branch: ir.Branch, until: ir.Block | None, loop: ir.Block | None) -> ir.Block:
        """The first block that all ways from a branch go through, none of which goes back to the loop around."""
        assert branch.otherwise is not None
        inside = self._loops[loop] if loop is not None else None

        pending, seen = [branch.target], {branch.target}
        for candidate in pending:  # the nearest ones first
            if all(self._passes(side, candidate, until, inside) for side in (branch.target, branch.otherwise)):
                return candidate
            for following in successors(candidate) if candidate is not until else ():
                if following not in seen and (inside is None or following in inside):
                    seen.add(following)
                    pending.append(following)
        raise Outside("branches that do not meet again", branch.place)

    def _passes(
        self, start: ir.Block, candidate: ir.Block, until: ir.Block | None, inside: set[ir.Block] | None
    ) -> bool:
        """Whether every way from a block goes through the candidate."""
        found, pending = {start}, [start]
        while pending:
            each = pending.pop()
            if each is candidate:
                continue
            following = successors(each)
            if each is until or not following:
                return False
            for other in following:
                if other not in found and (inside is None or other in inside):
                    found.add(other)
                    pending.append(other)
        return True

    # -- loops ---------------------------------------------------------------------------------------------------------

    def _loop(self, header: ir.Block, given: Sequence[Bound], context: Context) -> _Way:
        extraction = self.extraction
        blocks = self._loops[header]
        branch = header.operations[-1]
        place = branch.place
        if not isinstance(branch, ir.Branch) or branch.condition is None or branch.otherwise is None:
            raise Outside("a loop that is not left from its first block", place)
        goes_on = branch.target in blocks
        inside, outside = (branch.target, branch.otherwise) if goes_on else (branch.otherwise, branch.target)
        handed, left = (
            (branch.arguments, branch.otherwise_arguments)
            if goes_on
            else (branch.otherwise_arguments, branch.arguments)
        )
        latches = [each for each in blocks if header in successors(each)]
        leaves = any(each not in blocks for block in blocks - {header} for each in successors(block))
        if inside not in blocks or outside in blocks or leaves or len(latches) != 1 or inside is header:
            raise Outside("a loop that is not left from its first block", place)
        latch = latches[0].operations[-1]
        if not isinstance(latch, ir.Branch) or latch.condition is not None:
            raise Outside("a loop that goes back by a condition", place)
        names = {mine: value for mine, value in zip(inside.arguments, handed, strict=True) if value in header.arguments}
        form = Form(
            place,
            header.arguments,
            list(given),
            header.operations[:-1],
            branch.condition,
            goes_on,
            latch.arguments,
            list(blocks - {header}),
            names,
        )

        def run(body: Context) -> Sequence[Bound]:
            values = [extraction.frame[each] for each in handed]
            return self._from((inside, values), header, body, header)

        carried = counted(extraction, form, context, run)
        for at, argument in enumerate(header.arguments):
            extraction.frame[argument] = carried.after(at)
        return outside, [extraction.frame[each] for each in left]


def _below(tree: dict[ir.Block, list[ir.Block]], block: ir.Block) -> set[ir.Block]:
    """The blocks that a block dominates."""
    found: set[ir.Block] = set()
    pending = [block]
    while pending:
        each = pending.pop()
        found.add(each)
        pending += tree[each]
    return found
