"""Memory that the body of a structured operation sees besides its arguments: the order of the iterations is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir

_ALLOCATIONS = ("memref.alloc", "memref.alloca", "llvm.alloca")
_READS = frozenset(
    (
        *("memref.load", "memref.dim", "memref.rank", "memref.extract_strided_metadata", "affine.load"),
        *("affine.vector_load", "vector.load", "vector.maskedload", "vector.transfer_read", "vector.gather"),
        *("bufferization.to_tensor", "llvm.load", "llvm.getelementptr"),
    )
)


def require_body_apart(lowering: Lowering, operation: Any, outputs: Sequence[ir.Value]) -> None:
    """An iteration reads nothing that others write, and writes by its results alone. Raises `Unsupported` where that
    is not seen."""
    own: set[Any] = set()  # memory of one iteration
    inside: set[Any] = set()
    for each in _within(operation, inside):
        memory = [value for value in each.operands if _is_memory(lowering, value)]
        results = [value for value in each.results if _is_memory(lowering, value)]
        if each.name in _ALLOCATIONS or (memory and own.issuperset(memory)):
            own.update(results)
        for value in memory:
            if value in own:
                continue
            if each.name not in _READS and not results:
                raise lowering.unsupported(f"'{each.name}' of memory that iterations in an unspecified order share")
            if value not in inside:
                _require_not_written(lowering, operation, lowering.value(value), outputs)


def _require_not_written(lowering: Lowering, operation: Any, read: ir.Value, outputs: Sequence[ir.Value]) -> None:
    root = lowering.roots.get(read)
    for each in outputs:
        if root is None or root == lowering.roots.get(each):
            raise lowering.unsupported(f"'{operation.name}' that reads in its body what other iterations may write")


def _within(operation: Any, inside: set[Any]) -> Iterator[Any]:
    """The operations of all regions of one, in order, and what is defined there."""
    for region in operation.regions:
        for block in region.blocks:
            inside.update(block.arguments)
            for each in (view.operation for view in block.operations):
                yield each
                inside.update(each.results)
                yield from _within(each, inside)


def _is_memory(lowering: Lowering, value: Any) -> bool:
    return isinstance(value.type, lowering.bindings.MemRefType | lowering.bindings.UnrankedMemRefType) or str(
        value.type
    ).startswith("!llvm.ptr")
