"""Emits loops and choices between nodes that are emitted by others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interp import ir
from interp.ir.builder import Builder
from interp.ir.structuring import AGAIN, Choice, Item, Loop

Values = list[ir.Value]
Node = Callable[[int, Values], tuple[Values, Values]]
"""Emits a node, given what is held before it: the bits that choose what follows, and what is held after it."""


def emit_structure(emitter: Builder, items: Sequence[Item], node: Node, values: Values) -> Values:
    """Emits a structure whose nodes `node` emits, given what is held before it; what is held after it."""
    return _Structure(emitter, node).items(items, values)[1]


class _Structure:
    def __init__(self, emitter: Builder, node: Node) -> None:
        self.emitter = emitter
        self.node = node
        self.place = emitter.place

    def items(self, items: Sequence[Item], values: Values) -> tuple[ir.Value, Values]:
        """Emits what is done; whether it ends with another round of the loop around, and what is held then."""
        for item in items:
            if isinstance(item, Loop):
                values = self._loop(item, values)
            elif isinstance(item, Choice):
                bits, values = self.node(item.node, values)
                again, values = self._choice(bits, item.arms, values)
                if item is items[-1]:
                    return again, values
            elif item == AGAIN:
                return self.emitter.constant(1, ir.I1), values
            else:
                _, values = self.node(item, values)
        return self.emitter.constant(0, ir.I1), values

    def _loop(self, loop: Loop, values: Values) -> Values:
        emitter, place = self.emitter, self.place
        outer, emitter.block = emitter.block, ir.Block([ir.Value(each.type) for each in values])
        before, after = emitter.block, ir.Block([ir.Value(each.type) for each in values])
        again, left = self.items(loop.body, list(before.arguments))
        emitter.emit(ir.Condition(place=place, condition=again, values=left))
        after.operations.append(ir.Yield(place=place, values=list(after.arguments)))
        emitter.block = outer
        results = [ir.Value(each.type) for each in values]
        regions = ir.Region([before]), ir.Region([after])
        emitter.emit(ir.While(place=place, results=results, carried=values, before=regions[0], after=regions[1]))
        return results

    def _choice(self, bits: Values, arms: Sequence[Sequence[Item]], values: Values) -> tuple[ir.Value, Values]:
        """Does the arm that the bits say, of which the first one is that of ones."""
        if not bits:
            return self.items(arms[0], values)
        emitter, place, outer = self.emitter, self.place, self.emitter.block
        half = len(arms) // 2
        regions = []
        for part in (arms[:half], arms[half:]):
            emitter.block = block = ir.Block()
            again, left = self._choice(bits[1:], part, values)
            emitter.emit(ir.Yield(place=place, values=[again, *left]))
            regions.append(ir.Region([block]))
        emitter.block = outer
        results = [ir.Value(ir.I1), *(ir.Value(each.type) for each in values)]
        emitter.emit(ir.If(place=place, results=results, condition=bits[0], then=regions[0], otherwise=regions[1]))
        return results[0], results[1:]
