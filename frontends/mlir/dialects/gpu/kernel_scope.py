"""What operations of other dialects mean in a kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from frontends.mlir.core.alignment import stated_alignment
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Override, Scope
from frontends.mlir.dialects.gpu.geometry import is_shared, shared_buffer, shared_bytes
from frontends.mlir.dialects.memref.buffers import allocate_buffer
from frontends.mlir.dialects.memref.storage import Storage, is_seen_through_views
from interp import ir

_ALIGNMENT = 16  # of the memory of a block, in bytes


def _alignment_of_global(operation: Any, name: str) -> int:
    """What the global says that an operation refers to by its name; 1 where it says nothing."""
    around = operation.parent
    while around is not None:
        for block in around.operation.regions[0].blocks:
            for each in block.operations:
                if each.operation.name == "memref.global" and each.operation.attributes["sym_name"].value == name:
                    return stated_alignment(each.operation)
        around = around.operation.parent
    return 1


class Kernel(Scope):
    """What holds inside of a kernel: memory of the block is one buffer for all of its threads."""

    def _alloc(self, lowering: Lowering, operation: Any) -> bool:
        (result,) = operation.results
        if is_shared(result.type):
            if is_seen_through_views(operation) and not len(operation.operands):
                pointer = shared_bytes(
                    lowering, result, result.type.shape[0], max(stated_alignment(operation), _ALIGNMENT)
                )
                lowering.memo["storage", result] = [Storage(pointer, 0)]
            else:
                lowering.bind(result, shared_buffer(lowering, result, result.type, stated_alignment(operation)))
        elif is_seen_through_views(operation):
            allocate_buffer(lowering, operation)
        else:
            return False
        return True

    def _dealloc(self, lowering: Lowering, operation: Any) -> bool:
        """The memory of a block of threads ends with the block."""
        return is_shared(operation.operands[0].type)

    def _get_global(self, lowering: Lowering, operation: Any) -> bool:
        """A block has its own, uninitialized."""
        (result,) = operation.results
        if not is_shared(result.type):
            return False
        name = operation.attributes["name"].value
        lowering.bind(result, shared_buffer(lowering, name, result.type, _alignment_of_global(operation, name)))
        return True

    def _return(self, lowering: Lowering, operation: Any) -> bool:
        """Of one thread, where a function is the kernel."""
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
        return True

    overrides: ClassVar[Mapping[str, Override]] = {
        "memref.alloc": _alloc,
        "memref.alloca": _alloc,
        "memref.dealloc": _dealloc,
        "memref.get_global": _get_global,
        "func.return": _return,
        "ml_program.return": _return,
    }
