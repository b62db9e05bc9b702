"""What atomic updates say of their order, and whether a program learns from them what others did."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

RELAXED = 1  # of tt.MemSemantic
BLOCK = 2  # of tt.MemSyncScope
ATOMICS = ("tt.atomic_rmw", "tt.atomic_cas", "amdg.buffer_atomic_rmw", "amdg.buffer_atomic_cas")
OF_SHARED = "ttg."  # which nobody outside of the program sees


def promised(operation: Any) -> tuple[int, int]:
    """The ordering and the scope. Updates of shared memory are relaxed, and of one block."""
    if operation.name.startswith(OF_SHARED):
        return RELAXED, BLOCK
    return operation.attributes["sem"].value, operation.attributes["scope"].value


def is_used(operation: Any) -> bool:
    """Whether anything uses a result."""
    return any(True for result in operation.results for _ in result.uses)


def is_of_one_block(operation: Any) -> bool:
    """Whether an update of global memory is atomic for one block alone."""
    return operation.name in ATOMICS and promised(operation)[1] == BLOCK


def of_order(operations: Iterable[Any]) -> Any | None:
    """The first update whose result is used beside one that orders other accesses; None where there is none."""
    updates = [each for each in operations if each.name in ATOMICS]
    if all(promised(each)[0] == RELAXED for each in updates):
        return None
    return next(filter(is_used, updates), None)
