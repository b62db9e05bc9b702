"""Buffers that are sent several times each time they are filled: `air.refeed_count` of an allocation."""

from __future__ import annotations

from typing import Any

from frontends.air.local_memory import around
from frontends.air.program_order import root
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import within

REFEED = "air.refeed_count"
_L2 = (", 1>", ", 1 : i32>", ", 1 : i64>")
_HANDS_ON = ("air.execute_terminator", "memref.dealloc")


def refeed_of(lowering: Lowering, operation: Any, otherwise: int) -> int:
    """How often an operation, or a channel, says that elements are sent. Raises `Unsupported`."""
    if REFEED not in operation.attributes:
        return otherwise
    said = operation.attributes[REFEED]
    if not isinstance(said, lowering.bindings.IntegerAttr) or said.value < 1:
        raise lowering.unsupported(f"{REFEED} = {said}")
    return int(said.value)


def refeed_of_buffer(lowering: Lowering, memref: Any) -> int | None:
    """How often the buffer under `memref` is sent for each time that it is filled, where its allocation says so. Raises
    `Unsupported`."""
    owner = getattr(root(memref).owner, "operation", None)
    if owner is None or REFEED not in owner.attributes:
        return None
    return refeed_of(lowering, owner, 1)


def require_refed_as_one(lowering: Lowering, allocation: Any) -> None:
    """The count says how many transfers out of a buffer of L2 go with each one into it (the pass
    `air-annotate-refeed` adds up those of all its puts). So it is how often one put sends, where there is one, beside
    what fills the buffer. Raises `Unsupported` for anything else."""
    if REFEED not in allocation.attributes:
        return
    buffer = allocation.results[0]
    function = around(allocation, "func.func")
    if function is None or not str(buffer.type).endswith(_L2):
        raise lowering.unsupported(f"'{REFEED}' of a buffer that is not in L2")
    users = [
        each
        for each in within(function.operation)
        if each != allocation and any(root(operand) == buffer for operand in each.operands)
    ]
    users = [each for each in users if each.name not in _HANDS_ON]
    puts = [each for each in users if each.name == "air.channel.put"]
    others = [each for each in users if each.name not in ("air.channel.put", "air.channel.get")]
    if len(puts) != 1 or others or any(each.block != puts[0].block for each in users) or len(users) < 2:
        raise lowering.unsupported(f"'{REFEED}' of a buffer that is not filled and sent once in one block")
