"""What memory a memref of the text is of, and which operations may write it."""

from __future__ import annotations

from typing import Any

from frontends.mlir.dialects.llvm.pointer_uses import function_of, in_text_order

# Operations that give memrefs of the memory of their first operand.
VIEWS = frozenset(
    (
        *("memref.assume_alignment", "memref.cast", "memref.collapse_shape", "memref.expand_shape"),
        *("memref.memory_space_cast", "memref.reinterpret_cast", "memref.subview", "memref.transpose", "memref.view"),
        "amdgpu.fat_raw_buffer_cast",
    )
)

ALLOCATIONS = frozenset(("memref.alloc", "memref.alloca"))

# Operations that write no memref that they are given, nor free it.
_SILENT = frozenset(
    (
        *("memref.load", "affine.load", "vector.load", "vector.maskedload", "vector.gather", "vector.transfer_read"),
        *("memref.dim", "memref.rank", "memref.extract_strided_metadata", "memref.prefetch", "affine.prefetch"),
        *("bufferization.to_tensor", "bufferization.clone"),
        *("func.return", "scf.yield", "affine.yield", "cf.br", "cf.cond_br"),
    )
)


def origin(memref: Any) -> Any:
    """The memref that this one is a view of, itself where it is none."""
    while getattr(memref.owner, "name", "") in VIEWS:
        memref = memref.owner.operands[0]
    return memref


def is_memref(value: Any) -> bool:
    return str(value.type).startswith("memref<")


def is_known(memory: Any) -> bool:
    """Whether an origin is all memory that it may be: an argument of a function, or what an operation allocates."""
    owner = memory.owner
    if hasattr(owner, "name"):
        return owner.name in ALLOCATIONS
    return str(owner.owner.operation.name).endswith(".func")


def run_after(operation: Any) -> list[Any]:
    """The operations of the function that may run after one has run: those that follow it in the text, and all where
    control may come back to it."""
    function = function_of(operation)
    found = list(in_text_order(function))
    comes_back = operation.operation.parent != function or len(function.regions[0].blocks) > 1
    return found if comes_back else found[found.index(operation.operation) + 1 :]


def written(operation: Any) -> list[Any]:
    """The origins of the memrefs that an operation may write, or free. What the operations in its regions do is not
    counted, unless it is a structured one."""
    if operation.name in VIEWS | _SILENT or (len(operation.regions) and not operation.name.startswith("linalg.")):
        return []
    operands = list(operation.operands)
    if operation.name == "memref.copy":
        operands = operands[1:]
    elif "operandSegmentSizes" in operation.attributes and operation.name.startswith("linalg."):
        operands = operands[next(iter(operation.attributes["operandSegmentSizes"])) :]
    return [origin(each) for each in operands if is_memref(each)]
