"""Barriers that order what threads do to the memory of their block, and nothing else.

The machine's barriers order everything. So such a barrier is taken for one of these only where the order of what is
done to other memory cannot matter: what a kernel writes there it never reads, and writes between the same barriers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.dialects.gpu.geometry import is_shared

BARRIER = "gpu.barrier"
# Operations that give another memref for the same memory, and those that do nothing but read what they are given.
_VIEWS = frozenset(
    (
        *("memref.subview", "memref.cast", "memref.assume_alignment", "memref.expand_shape", "memref.collapse_shape"),
        *("memref.reinterpret_cast", "memref.memory_space_cast", "memref.transpose", "amdgpu.fat_raw_buffer_cast"),
    )
)
_READS = frozenset(("memref.load", "vector.load", "vector.transfer_read", "vector.maskedload"))
_SILENT = frozenset(("memref.dim", "memref.dealloc"))
_UNKNOWN = frozenset(
    ("func.call", "llvm.call", "memref.extract_aligned_pointer_as_index", "memref.extract_strided_metadata")
)
_ALLOCATIONS = frozenset(("memref.alloc", "memref.alloca"))


def orders_all_that_matters(lowering: Lowering, kernel: Any) -> bool:
    """Whether a barrier for the memory of blocks is as good as one for all memory in the region of `kernel`."""
    key = ("partial barrier", kernel)
    if key not in lowering.memo:
        lowering.memo[key] = _check(kernel)
    return bool(lowering.memo[key])


def _check(kernel: Any) -> bool:
    written: dict[Any, int] = {}  # how many barriers come before
    read: set[Any] = set()
    barriers = 0
    for operation, in_loop in _in_order(kernel.regions[0], False):
        name = operation.name
        if name == BARRIER:
            barriers += 1
            continue
        if name in _VIEWS or name in _SILENT:
            continue
        if name in _UNKNOWN or any(str(each.type).startswith("!llvm.ptr") for each in operation.operands):
            return False
        for operand in operation.operands:
            if not str(operand.type).startswith("memref<") or is_shared(operand.type):
                continue
            root = _root(operand)
            if root is None:
                return False
            if root == "private":
                continue
            if name in _READS:
                read.add(root)
            else:
                if in_loop or written.setdefault(root, barriers) != barriers:
                    return False
    return not written.keys() & read


def _in_order(region: Any, in_loop: bool) -> Iterator[tuple[Any, bool]]:
    """The operations of a region in the order of the text, and whether one of the regions around each may run again and
    again and holds a barrier."""
    for block in region.blocks:
        for view in block.operations:
            operation = view.operation
            yield operation, in_loop or len(region.blocks) > 1
            again = operation.name != "scf.if" and any(_holds_barrier(each) for each in operation.regions)
            for each in operation.regions:
                yield from _in_order(each, in_loop or again)


def _holds_barrier(region: Any) -> bool:
    return any(
        view.operation.name == BARRIER or any(_holds_barrier(each) for each in view.operation.regions)
        for block in region.blocks
        for view in block.operations
    )


def _root(value: Any) -> Any:
    """What identifies the memory under a memref; None where that is not known."""
    while True:
        owner = value.owner
        if not hasattr(owner, "name"):
            parent = owner.owner.operation if hasattr(owner.owner, "operation") else owner.owner
            return value if parent.name in ("gpu.launch", "gpu.func", "func.func") else None
        number = packs().memory_of_callers.get(owner.name)
        if number is not None:
            return owner.attributes[number].value
        if owner.name in _ALLOCATIONS:
            return "private" if "private" in str(value.type) else None
        if owner.name not in _VIEWS:
            return None
        value = owner.operands[0]
