"""What of one sequence of operations uses a stream in an order that the program leaves to its compiler.

Only tokens order asynchronous operations, and a pass of the compiler adds those that are missing between puts (and
between gets) of one stream that follow each other in one sequence, as a stream has an order. It adds none between the
iterations of a loop, nor between tiles or tasks of different regions: those it leaves open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from frontends.air.program_order import apart, constant_indices
from frontends.air.tasks import CLOSED, is_asynchronous, is_token

_WRAPPERS = ("func.func", "builtin.module")
_SIDE_BY_SIDE = ("scf.parallel", "affine.parallel", *CLOSED)


def leaves_to_compiler(transfers: Sequence[Any]) -> bool:
    """Whether two of the puts, or of the gets, of one channel follow each other in a sequence and not by tokens.
    `transfers` are all of them in the order of the file."""
    return any(
        first.name == second.name
        and not apart(constant_indices(first), constant_indices(second))
        and is_asynchronous(first)
        and _in_one_sequence(first, second)
        and not _is_after(second, first)
        for first, second in combinations(transfers, 2)
    )


def _around(operation: Any) -> Iterator[tuple[Any, Any]]:
    """The blocks around an operation with the operation in each of them, innermost first."""
    while operation is not None and operation.name != "builtin.module":
        yield operation.block, operation
        operation = operation.parent.operation
        while operation is not None and operation.name in _WRAPPERS:
            outer = operation.parent
            operation = outer.operation if outer is not None else None


def _in_one_sequence(first: Any, second: Any) -> bool:
    """Whether the same dispatcher comes to both, to one after the other."""
    blocks: dict[Any, Any] = {}
    for block, operation in _around(first):
        blocks[block] = operation
        if operation.name in _SIDE_BY_SIDE:
            break
    for block, operation in _around(second):
        if block in blocks:
            common = (blocks[block], operation)
            return common[0] != common[1] and not any(each.name in _SIDE_BY_SIDE for each in common)
        if operation.name in _SIDE_BY_SIDE:
            break
    return False


def _is_after(operation: Any, earlier: Any) -> bool:
    """Whether an operation depends on an earlier one by tokens."""
    pending = [each for each in operation.operands if is_token(each)]
    seen = set(pending)
    while pending:
        for found in _depends_on(pending.pop()):
            if found == earlier.results[0]:
                return True
            if found not in seen:
                seen.add(found)
                pending.append(found)
    return earlier.results[0] in seen


def _depends_on(token: Any) -> Iterator[Any]:
    """The tokens that have to be there for another one."""
    owner = getattr(token.owner, "operation", None)
    if owner is None:
        loop = token.owner.owner.operation
        if loop.name == "scf.for":
            yield loop.operands[3 + list(token.owner.arguments).index(token) - 1]
        return
    if owner.name in CLOSED or not len(owner.regions):
        yield from (each for each in owner.operands if is_token(each))
        return
    number = list(owner.results).index(token)
    for region in owner.regions:
        for block in region.blocks:
            last = block.operations[len(block.operations) - 1].operation
            if number < len(last.operands) and is_token(last.operands[number]):
                yield last.operands[number]
