"""Regions of several blocks: branches that meet again, and loops that are left from their first block.

A walk over the structure of the control-flow graph of the region (`interp.ir.structuring`). Of a choice both sides are
walked up to where they meet; a loop is walked as a counted one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from equiv.proving.parametric import intervals
from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import Context, Outside
from equiv.proving.parametric.while_loops import Form, counted
from equiv.solver.linear.expression import both, negate
from interp import ir
from interp.ir.cfg import Irreducible, natural_loops
from interp.ir.dominance import graph_of
from interp.ir.structuring import AGAIN, END, Choice, Item, Loop, Unstructured, structured

if TYPE_CHECKING:
    from equiv.proving.parametric.extraction import Extraction

_NOT_LEFT_FIRST = "a loop that is not left from its first block"


class Blocks:
    """The blocks of a region, and their structure."""

    def __init__(self, extraction: Extraction, region: ir.Region, place: ir.Place) -> None:
        self.extraction, self.place = extraction, place
        self.blocks = region.blocks
        graph = [list(each) or [END] for each in graph_of(region.blocks)]
        self._walked: set[int] = set()
        try:
            self._loops = natural_loops([[each for each in successors if each != END] for successors in graph])
            self._items = structured(graph)
        except Irreducible:
            raise Outside("a loop that is entered in several places", place) from None
        except Unstructured:
            raise Outside("branches that do not meet again", place) from None

    # -- the walk ------------------------------------------------------------------------------------------------------

    def walk(self, context: Context) -> list[Bound]:
        """What the region hands on."""
        entry = [self.extraction.frame[each] for each in self.blocks[0].arguments]
        return self._sequence(self._items, entry, context, nested=False)

    def _sequence(self, items: Sequence[Item], given: list[Bound], context: Context, *, nested: bool) -> list[Bound]:
        """Walks items one after the other, of which the first is `given` its arguments; what the last one hands on. One
        that is `nested` in others does not end the region."""
        for item in items:
            match item:
                case Loop():
                    barriers = len(self.extraction.equations.barriers)
                    given = self._loop(item, given, context)
                    context = intervals.after(self.extraction, context, barriers)
                case Choice():
                    last, context = self._block(item.node, given, context)
                    assert isinstance(last, ir.Branch)
                    given = self._chosen(last, item.arms, context)
                case _ if item == AGAIN:
                    return given
                case _:
                    last, context = self._block(item, given, context)
                    match last:
                        case ir.Return() | ir.Yield() if not nested:
                            given = self._values(last.values)
                        case ir.Return() | ir.Yield():
                            raise Outside("a way out of a loop or a branch", last.place)
                        case ir.Branch(condition=None):
                            given = self._values(last.arguments)
                        case _:
                            raise Outside(f"'{last.mnemonic}' at the end of a block", last.place)
        return given

    def _block(self, node: int, given: Sequence[Bound], context: Context) -> tuple[ir.Operation, Context]:
        """Walks a block but for its terminator, which it gives, and the context that this is in."""
        if node in self._walked:
            raise Outside("a block that several ways lead to", self.place)
        self._walked.add(node)
        block = self.blocks[node]
        self.extraction.frame.update(zip(block.arguments, given, strict=True))
        for each in block.operations[:-1]:
            context = self.extraction.visit(each, context)
        return block.operations[-1], context

    def _values(self, values: Sequence[ir.Value]) -> list[Bound]:
        return [self.extraction.frame[each] for each in values]

    def _chosen(self, branch: ir.Branch, arms: Sequence[Sequence[Item]], context: Context) -> list[Bound]:
        """Walks both sides of a branch to where they meet; what is handed on there."""
        extraction = self.extraction
        assert branch.condition is not None
        bound = extraction.frame[branch.condition]
        condition = extraction.condition(bound, "a branch", branch.place)
        outer = extraction.frame.copy()
        sides: list[list[Bound]] = []
        for arm, arguments, holds in zip(
            arms, (branch.arguments, branch.otherwise_arguments), (condition, negate(condition)), strict=True
        ):
            inner = replace(context, domain=both(context.domain, holds))
            sides.append(self._sequence(arm, self._values(arguments), inner, nested=True))
            extraction.frame = outer.copy()
        return [
            extraction.chosen(condition, yes, no, bound, context, branch.place) for yes, no in zip(*sides, strict=True)
        ]

    # -- loops ---------------------------------------------------------------------------------------------------------

    def _loop(self, loop: Loop, given: Sequence[Bound], context: Context) -> list[Bound]:
        """Walks a loop; what it hands on where it is left."""
        extraction = self.extraction
        match loop.body:
            case [Choice(node=node, arms=[[*body, again], []])] if again == AGAIN:
                goes_on = True
            case [Choice(node=node, arms=[[], [*body, again]])] if again == AGAIN:
                goes_on = False
            case _:
                raise Outside(_NOT_LEFT_FIRST, self.place)
        header = self.blocks[node]
        branch = header.operations[-1]
        assert isinstance(branch, ir.Branch) and branch.condition is not None and branch.otherwise is not None
        if not body:
            raise Outside(_NOT_LEFT_FIRST, branch.place)
        latch = self.blocks[body[-1]].operations[-1] if isinstance(body[-1], int) else None
        if not isinstance(latch, ir.Branch):
            raise Outside("a loop that goes back by a condition", branch.place)
        inside = branch.target if goes_on else branch.otherwise
        ways = (branch.arguments, branch.otherwise_arguments)
        handed, left = ways if goes_on else ways[::-1]
        form = Form(
            branch.place,
            header.arguments,
            list(given),
            header.operations[:-1],
            branch.condition,
            goes_on,
            latch.arguments,
            [self.blocks[each] for each in sorted(self._loops[node] - {node})],
            {key: value for key, value in zip(inside.arguments, handed, strict=True) if value in header.arguments},
        )

        def run(inner: Context) -> Sequence[Bound]:
            return self._sequence(body, self._values(handed), inner, nested=True)

        carried = counted(extraction, form, context, run)
        for at, argument in enumerate(header.arguments):
            extraction.frame[argument] = carried.after(at)
        return self._values(left)
