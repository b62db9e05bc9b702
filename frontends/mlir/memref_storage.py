"""Buffers of bytes that are nothing but storage for other types: allocated, seen through `memref.view`, freed."""

from __future__ import annotations

from typing import Any

from frontends.mlir.affine_function import combine
from frontends.mlir.lowering import Lowering
from interp import ir

_USERS = frozenset(("memref.view", "memref.dealloc"))
_PAGE = 4096


def is_storage(lowering: Lowering, operation: Any) -> bool:
    """Whether an allocation is that of storage: nothing looks at its bytes as such."""
    type = operation.results[0].type
    if not str(type).startswith("memref<") or str(type.element_type) != "i8" or type.rank != 1:
        return False
    users = [use.owner.operation.name for use in operation.results[0].uses]
    return "memref.view" in users and _USERS.issuperset(users) and lowering.launch is None


def allocate_storage(lowering: Lowering, operation: Any) -> None:
    """Allocates the storage: bytes that have no type until something is stored."""
    result = operation.results[0]
    dynamic, _ = lowering.segments(operation)
    sizes = lowering.indices(dynamic) or [result.type.shape[0]]
    alignment = operation.attributes["alignment"].value if "alignment" in operation.attributes else 16
    pointer = ir.Value(ir.POINTER)
    size = lowering.apply(combine("*", sizes[0], 1))
    lowering.emit(
        ir.Alloc(
            place=lowering.place,
            result=pointer,
            sizes=[size],
            alignment=min(max(alignment, 16), _PAGE),
            stack=operation.name == "memref.alloca",
        )
    )
    lowering.memo["storage", result] = pointer


def storage_of(lowering: Lowering, mlir_value: Any) -> ir.Value | None:
    """The pointer to storage that a memref is, None where it is any other memref."""
    pointer: ir.Value | None = lowering.memo.get(("storage", mlir_value))
    return pointer
