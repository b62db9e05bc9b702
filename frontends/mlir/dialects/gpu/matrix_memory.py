"""Memory of a function that a whole subgroup runs as one: of the elements of a matrix each lane loads and stores its
own, and no lane waits for another one."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import within
from frontends.mlir.dialects.gpu.matrix_overlaps import overlap

APART = "of matrices that a subgroup loads or stores, those in different places of a buffer that it stores to lie apart"
_LOAD, _STORE = "gpu.subgroup_mma_load_matrix", "gpu.subgroup_mma_store_matrix"
_VIEWS = frozenset(
    f"memref.{name}"
    for name in (
        *("assume_alignment", "cast", "collapse_shape", "expand_shape", "memory_space_cast", "reinterpret_cast"),
        *("subview", "transpose", "view"),
    )
)
_READS = frozenset(
    (
        *("memref.load", "affine.load", "affine.vector_load", "vector.load", "vector.maskedload", "vector.gather"),
        *("vector.transfer_read", "vector.expandload", _LOAD),
    )
)
_NO_ACCESS = frozenset(("memref.dim", "memref.rank", "memref.extract_strided_metadata", "memref.dealloc"))
_OWN = ("memref.alloc", "memref.alloca")
# What nobody asks for may come to nothing: no operand of these makes them undefined.
_WITHOUT_EFFECT = frozenset(
    (
        *("vector.broadcast", "vector.contract", "vector.transfer_read", "vector.transpose", "vector.load"),
        *("arith.extf", "arith.extsi", "arith.extui", "arith.truncf", "arith.addf", "arith.subf", "arith.mulf"),
    )
)


def require_no_meetings(lowering: Lowering, function: Any) -> None:
    """No lane needs what another one has written: what is stored is not read again, but as the same matrix in the same
    place. Raises `Unsupported` where that is not seen."""
    accesses: dict[Any, list[Any]] = {}
    roots: dict[Any, Any] = {}  # of globals, by their names
    for each in within(function):
        if each.name not in _VIEWS and each.name not in _NO_ACCESS and not _is_unused(each):
            for value in each.operands:
                if isinstance(value.type, lowering.bindings.MemRefType):
                    root = _root(value)
                    if _is_result(root) and root.owner.name == "memref.get_global":
                        root = roots.setdefault(root.owner.attributes["name"].value, root)
                    accesses.setdefault(root, []).append(each)
    writes_any = False
    for root, found in accesses.items():
        of_matrices = [each for each in found if each.name in (_LOAD, _STORE)]
        if _is_own(root, function):
            if of_matrices:
                raise lowering.unsupported("a matrix in memory that each thread has for itself")
            continue
        written = [each for each in found if each.name not in _READS]
        if not written:
            continue
        writes_any = True
        stores_alone = len(written) == len(found) and len(of_matrices) in (0, len(found))
        if not stores_alone and (len(of_matrices) < len(found) or len({_place(each) for each in found}) > 1):
            raise lowering.unsupported("memory that the threads of a subgroup write and read, outside of a launch")
        if of_matrices and overlap(found):
            raise lowering.unsupported("matrices over each other, whose elements lanes store in no order")
        lowering.assumptions.add(APART)
    if writes_any and not all(_is_known(each, function) for each in accesses):
        raise lowering.unsupported("memory of which it is not seen whether the threads of a subgroup have written it")


def _is_unused(operation: Any) -> bool:
    """Whether nothing with an effect depends on an operation, so that it does not matter what it reads."""
    pending = [operation]
    while pending:
        each = pending.pop()
        if each.name not in _WITHOUT_EFFECT:
            return False
        pending += [use.owner for result in each.results for use in result.uses]
    return True


def _root(memref: Any) -> Any:
    while (owner := getattr(memref.owner, "operation", None)) is not None and owner.name in _VIEWS:
        memref = owner.operands[0]
    return memref


def _is_result(root: Any) -> bool:
    return getattr(root.owner, "operation", None) is not None


def _is_known(root: Any, function: Any) -> bool:
    """Whether what is not seen to be this buffer is none of it, as different arguments are."""
    if _is_result(root):
        return root.owner.name in (*_OWN, "memref.get_global")
    return any(root == each for each in function.regions[0].blocks[0].arguments)


def _is_own(root: Any, function: Any) -> bool:
    """Whether each thread has its own: what it allocates, and the memory that comes behind the parameters."""
    if _is_result(root):
        return root.owner.name in _OWN
    parameters = list(function.regions[0].blocks[0].arguments)
    return any(root == each for each in parameters[len(function.attributes["function_type"].value.inputs) :])


def _place(operation: Any) -> tuple[Any, ...]:
    """The matrix in memory that an operation accesses, where it is one."""
    if operation.name not in (_LOAD, _STORE):
        return (operation,)
    is_store = operation.name == _STORE
    memref, *indices = list(operation.operands)[is_store:]
    matrix = operation.operands[0] if is_store else operation.results[0]
    attributes = operation.attributes
    lead = str(attributes["leadDimension"])
    return (memref, *indices, str(matrix.type), lead, "transpose" in attributes)
