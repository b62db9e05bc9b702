"""Tokens that a function is given by its callers, who started the tasks.

What such a task does is not at hand, so that no run shows whether a function waits for it. A function is modelled
where all that it does comes after all tokens that it is given: any two such functions wait for the same, and what they
do is told by their runs."""

from __future__ import annotations

from typing import Any

from frontends.contexts import text_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.walking import within
from interp import ir

# Of which it does not matter when: they compute values, or say how memory is seen.
_TIMELESS_DIALECTS = ("arith", "index")
_TIMELESS = ("memref.cast", "memref.subview", "memref.reinterpret_cast", "memref.memory_space_cast", "memref.dim")

Tokens = frozenset[Any]


def wait_for_handed(lowering: Lowering, operation: Any, start: ir.Block) -> None:
    """Has what the tokens among the arguments of the entry function `operation` name happen before its first
    operation, whose block is `start`. Raises `Unsupported` where something in it may not come after all of them."""
    blocks = operation.regions[0].blocks
    tokens = [each for each in blocks[0].arguments if text_of(each.type) in packs().waits]
    if not tokens:
        return
    place = lowering.place
    if len(blocks) > 1:
        raise lowering.unsupported("tokens that callers give to a function that branches", operation)
    name = operation.attributes["sym_name"].value
    beside = within(operation.parent.operation)
    if any("callee" in each.attributes and each.attributes["callee"].value == name for each in beside):
        raise lowering.unsupported("tokens that callers give to a function which the file calls", operation)
    _Order(lowering, frozenset(tokens)).require(blocks[0])
    lowering.place = place
    with lowering.within(start):
        for token in tokens:
            lowering.bind(token, lowering.constant(0))


class _Order:
    """`_after` has for each token which of the `given` ones have happened with it, `_named` is what anything waits
    for."""

    def __init__(self, lowering: Lowering, given: Tokens) -> None:
        self._lowering = lowering
        self._given = given
        self._after: dict[Any, Tokens] = {token: frozenset((token,)) for token in given}
        self._named: Tokens = frozenset()

    def require(self, block: Any) -> None:
        """Raises `Unsupported` where not all that a block does comes after all tokens."""
        operations = [each.operation for each in block.operations]
        gives = [each for each in operations[-1].operands if text_of(each.type) in packs().waits]
        awaited: Tokens = frozenset()
        for operation in operations[:-1]:
            if operation.name.partition(".")[0] in _TIMELESS_DIALECTS or operation.name in _TIMELESS:
                continue
            before = self._dependencies(operation)
            self._named |= before
            blocking = not any(text_of(each.type) in packs().waits for each in operation.results)
            if blocking and before and gives:
                raise self._unsupported(operation, "a wait for what callers started, in a function that gives a token")
            reached = awaited | before
            if operation.name in packs().waits.values():
                awaited = reached if blocking else awaited
            elif reached != self._given:
                raise self._unsupported(operation, "what may come before the end of a task that callers started")
            for result in operation.results:
                self._after[result] = reached
        given_on = [self._after.get(each, frozenset()) for each in gives]
        if self._named != self._given or any(each != self._given for each in given_on):
            what = "the end of a function that does not wait for all that callers started"
            raise self._unsupported(operations[-1], what)

    def _dependencies(self, operation: Any) -> Tokens:
        """Which of the given tokens an operation waits for, before it does anything: an operation of the dialect of a
        token waits for those of the first of its groups of operands, and hands the others on to what it holds, as one
        of another dialect may hand on any."""
        grouped = "operandSegmentSizes" in operation.attributes
        found: Tokens = frozenset()
        for each in self._lowering.segments(operation)[0] if grouped else operation.operands:
            waits = packs().waits.get(text_of(each.type))
            if waits is not None and waits.partition(".")[0] == operation.name.partition(".")[0]:
                found |= self._after.get(each, frozenset())
        return found

    def _unsupported(self, operation: Any, what: str) -> Exception:
        return self._lowering.unsupported_at(operation, what)
