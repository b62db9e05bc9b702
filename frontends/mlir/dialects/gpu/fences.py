"""Barriers for control alone, and the fences that make them barriers for memory."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.gpu.partial_barriers import orders_all_behind_pointers

_BARRIER = "rocdl.s.barrier"
_TAGS = "llvm.mmra"
_SPACE = re.compile(r'#llvm\.mmra_tag<"amdgpu-synchronize-as":"(\w+)">')
# By their numbers in the LLVM dialect.
_ORDERINGS = {"acquire": (4, 6, 7), "release": (5, 6, 7)}
_SHARED, _ALL = {"local"}, {"local", "global"}


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


def orders_memory(lowering: Lowering, barrier: Any, kernel: Any) -> bool:
    """Whether a barrier for control has a fence before it that releases, and one after it that acquires, which order
    all that matters in the kernel. Raises `Unsupported` where they order some memory that is not enough."""
    before, after = neighbours(barrier)
    if not _is_fence(before, "release") or not _is_fence(after, "acquire"):
        return False
    spaces = _ordered(lowering, before) & _ordered(lowering, after)
    if spaces != _ALL and not (spaces == _SHARED and orders_all_behind_pointers(lowering, kernel)):
        raise lowering.unsupported("a barrier for some address spaces only")
    return True


def _ordered(lowering: Lowering, fence: Any) -> set[str]:
    """The memories that a fence orders by its memory model relaxation annotations (LLVM's User Guide for AMDGPU,
    `amdgpu-synchronize-as`). Raises `Unsupported` for other ones."""
    if _TAGS not in fence.attributes:
        return _ALL
    text = str(fence.attributes[_TAGS])
    spaces = set(_SPACE.findall(text))
    if _SPACE.sub("", text).strip("[], ") or not spaces <= _ALL:
        raise lowering.unsupported(f"attribute '{_TAGS}' = {text}")
    return spaces


def _is_fence(operation: Any, ordering: str) -> bool:
    """Whether an operation is a fence for the threads of a block, or for more."""
    if operation is None or operation.name != "llvm.fence":
        return False
    scope = operation.attributes["syncscope"].value if "syncscope" in operation.attributes else ""
    return scope in ("", "agent", "workgroup") and int(operation.attributes["ordering"].value) in _ORDERINGS[ordering]
