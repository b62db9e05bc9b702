"""Barriers for control alone, and the fences that make them barriers for memory."""

from __future__ import annotations

from typing import Any

_BARRIER = "rocdl.s.barrier"


def neighbours(operation: Any) -> tuple[Any, Any]:
    """The operations right before and after one in its block, None where there is none."""
    for region in operation.parent.operation.regions:
        for block in region.blocks:
            inside = [each.operation for each in block.operations]
            for position, each in enumerate(inside):
                if each == operation:
                    beside = [None, *inside, None]
                    return beside[position], beside[position + 2]
    return None, None


def beside_barrier(operation: Any) -> bool:
    """Whether a fence is right before or after a barrier for control."""
    return any(each is not None and each.name == _BARRIER for each in neighbours(operation))


def orders_memory(barrier: Any) -> bool:
    """Whether a barrier for control has a fence before it that releases, and one after it that acquires."""
    before, after = neighbours(barrier)
    return _is_fence(before, "release") and _is_fence(after, "acquire")


def _is_fence(operation: Any, ordering: str) -> bool:
    """Whether an operation is a fence for the threads of a block, or for more."""
    if operation is None or operation.name != "llvm.fence":
        return False
    scope = operation.attributes["syncscope"].value if "syncscope" in operation.attributes else ""
    printed = str(operation).replace("acq_rel", "acquire release").replace("seq_cst", "acquire release")
    return scope in ("", "agent", "workgroup") and ordering in printed
