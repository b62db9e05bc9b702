"""Barriers that order what threads do to the memory of their block, and nothing else.

The machine's barriers order everything. So such a barrier is taken for one of these only where the order of what is
done to other memory cannot matter: what a kernel writes there it never reads, and writes between the same barriers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.gpu.geometry import is_shared
from frontends.mlir.dialects.llvm.pointer_uses import (
    Use,
    accesses,
    derived_from,
    is_pointer,
    parameter_attributes,
    uses_through,
)
from frontends.mlir.dialects.memref.origins import VIEWS, is_allocated, origin

BARRIER = "gpu.barrier"
_CONTROL_BARRIER = "rocdl.s.barrier"
_SHARED_POINTER = "!llvm.ptr<3>"
# Operations that do nothing but read what they are given.
_READS = frozenset(("memref.load", "vector.load", "vector.transfer_read", "vector.maskedload"))
_SILENT = frozenset(("memref.dim", "memref.dealloc"))
_UNKNOWN = frozenset(
    ("func.call", "llvm.call", "memref.extract_aligned_pointer_as_index", "memref.extract_strided_metadata")
)


def orders_all_that_matters(lowering: Lowering, kernel: Any) -> bool:
    """Whether a barrier for the memory of blocks is as good as one for all memory in the region of `kernel`."""
    key = ("partial barrier", kernel)
    if key not in lowering.memo:
        lowering.memo[key] = _check(kernel)
    return bool(lowering.memo[key])


def _check(kernel: Any) -> bool:
    """Memory of the host is only read, or all that accesses it is between the same two barriers, which then order none
    of its accesses whatever memory they are for."""
    accessed: dict[Any, set[tuple[Any, int]]] = {}  # in which block, and how many barriers come before
    again: set[Any] = set()  # what is accessed in a loop with barriers
    written: set[Any] = set()
    barriers = 0
    for operation, in_loop, part in _in_order(kernel.regions[0], False, None):
        name = operation.name
        if name == BARRIER:
            barriers += 1
            continue
        if name in VIEWS or name in _SILENT:
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
            accessed.setdefault(root, set()).add((part, barriers))
            if in_loop:
                again.add(root)
            if name not in _READS:
                written.add(root)
    return all(len(accessed[root]) == 1 and root not in again for root in written)


def orders_all_behind_pointers(lowering: Lowering, kernel: Any) -> bool:
    """The same of a kernel in the LLVM dialect."""
    key = ("partial barrier behind pointers", kernel)
    if key not in lowering.memo:
        lowering.memo[key] = _check_pointers(kernel)
    return bool(lowering.memo[key])


def _check_pointers(kernel: Any) -> bool:
    """What is behind a parameter is only read, or all that accesses it is in one block, which does not run again,
    between two barriers; and the parameter is then the only way there."""
    if kernel.name != "llvm.func":
        return False
    arguments = [each for each in kernel.regions[0].blocks[0].arguments if is_pointer(each)]
    numbered, known = _by_barriers(kernel), set[Any]()
    for argument in arguments:
        known.update(derived_from(argument))
        found = [(use.owner.operation, accesses(use)) for use in uses_through(argument)]
        if any(what is None for _, what in found):
            return False
        if not any(what and "written" in what for _, what in found):
            continue
        between = {numbered[operation] for operation, what in found if what}
        names = parameter_attributes(kernel)
        alone = len(arguments) == 1 or "llvm.noalias" in (names[argument.arg_number] if names else ())
        if len(between) > 1 or not alone or any(_comes_again(block) for block, _ in between):
            return False
    return all(_stays_within(each, known) for each in numbered)


def _by_barriers(kernel: Any) -> dict[Any, tuple[Any, int]]:
    """The operations of a kernel, by their block and how many barriers come before them in it."""
    found: dict[Any, tuple[Any, int]] = {}
    for block in kernel.regions[0].blocks:
        barriers = 0
        for view in block.operations:
            barriers += view.operation.name == _CONTROL_BARRIER
            found[view.operation] = block, barriers
    return found


def _stays_within(operation: Any, known: set[Any]) -> bool:
    """Whether an operation accesses no memory but that of the block and what is behind the `known` pointers."""
    if len(operation.regions) or operation.name in _UNKNOWN or operation.name == "llvm.inline_asm":
        return False
    return all(
        operand in known or str(operand.type) == _SHARED_POINTER or not accesses(Use(operation, number))
        for number, operand in enumerate(operation.operands)
        if is_pointer(operand)
    )


def _comes_again(block: Any) -> bool:
    """Whether control that has left a block may come back."""
    seen, pending = list[Any](), [block]
    while pending:
        for each in list(pending.pop().operations)[-1].operation.successors:
            if each == block:
                return True
            if each not in seen:
                seen.append(each)
                pending.append(each)
    return False


def _in_order(region: Any, again: bool, part: Any) -> Iterator[tuple[Any, bool, Any]]:
    """The operations of a region in the order of the text, whether what is around each may run again and again and
    holds a barrier, and the innermost block around it that is one of several, `part` where none is in the region."""
    for block in region.blocks:
        if len(region.blocks) > 1:
            again_here, part_here = again or _comes_again(block), block
        else:
            again_here, part_here = again, part
        for view in block.operations:
            operation = view.operation
            yield operation, again_here, part_here
            repeats = operation.name != "scf.if" and any(each.name == BARRIER for each in nested(operation))
            for each in operation.regions:
                yield from _in_order(each, again_here or repeats, part_here)


def _root(value: Any) -> Any:
    """What identifies the memory under a memref; None where that is not known."""
    value = origin(value)
    owner = value.owner
    if not hasattr(owner, "name"):
        parent = owner.owner.operation if hasattr(owner.owner, "operation") else owner.owner
        return value if parent.name in ("gpu.launch", "gpu.func", "func.func") else None
    number = packs().memory_of_callers.get(owner.name)
    if number is not None:
        return owner.attributes[number].value
    return "private" if is_allocated(value) and "private" in str(value.type) else None
