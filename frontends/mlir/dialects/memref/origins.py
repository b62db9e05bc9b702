"""What memory a memref of the text is of, and which operations may write it."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.llvm.pointer_uses import function_of

# Operations that give memrefs of the memory of their first operand.
VIEWS = frozenset(
    (
        *("memref.assume_alignment", "memref.cast", "memref.collapse_shape", "memref.expand_shape"),
        *("memref.memory_space_cast", "memref.reinterpret_cast", "memref.subview", "memref.transpose", "memref.view"),
        "amdgpu.fat_raw_buffer_cast",
    )
)

_ALLOCATIONS = frozenset(("memref.alloc", "memref.alloca"))
_GLOBAL = "memref.get_global"
_METADATA = "memref.extract_strided_metadata"  # its first result is the buffer under its operand

# Operations that write no memref that they are given, nor free it.
_SILENT = frozenset(
    (
        *("memref.load", "affine.load", "vector.load", "vector.maskedload", "vector.gather", "vector.transfer_read"),
        *("memref.dim", "memref.rank", _METADATA, "memref.prefetch", "affine.prefetch"),
        *("bufferization.to_tensor", "bufferization.clone"),
        *("func.return", "scf.yield", "affine.yield", "cf.br", "cf.cond_br"),
    )
)


def origin(memref: Any) -> Any:
    """The memref that this one is a view of, itself where it is none."""
    while _maker(memref) in VIEWS or _maker(memref) == _METADATA:
        memref = memref.owner.operands[0]
    return memref


def begins_later(memref: Any) -> bool:
    """Whether a memref is a part of another one by operations of the text, and need not begin where that does."""
    while _maker(memref) in VIEWS:
        made = memref.owner.operation
        if "static_offsets" in made.attributes and any(each != 0 for each in made.attributes["static_offsets"]):
            return True
        memref = made.operands[0]
    return False


def possible_origins(memref: Any) -> list[Any]:
    """The origins of what selections and branches choose a memref among."""
    found = list[Any]()
    pending = [memref]
    while pending:
        memory = origin(pending.pop())
        if _maker(memory) == "arith.select":
            pending += list(memory.owner.operands)[1:]
        elif _maker(memory) in ("scf.if", "scf.index_switch"):
            at = list(memory.owner.results).index(memory)
            ends = (list(region.blocks[0].operations)[-1] for region in memory.owner.regions if len(region.blocks))
            pending += [each.operands[at] for each in ends]
        else:
            found.append(memory)
    return found


def carried_origins(memref: Any) -> list[Any]:
    """The origins of what arguments of blocks are given too, where the branches to them tell: an argument that is given
    itself again has no other one for that."""
    found, seen = list[Any](), list[Any]()
    pending = [memref]
    while pending:
        for memory in possible_origins(pending.pop()):
            if memory in seen:
                continue
            seen.append(memory)
            given = _given_by_branches(memory)
            if given is None:
                found.append(memory)
            else:
                pending += given
    return found


def _given_by_branches(memory: Any) -> list[Any] | None:
    """What branches give an argument of a block; None of what is none, or where another operation may give it."""
    if _maker(memory):
        return None
    block = memory.owner
    blocks = list(block.region.blocks)
    if block == blocks[0]:
        return None
    found = []
    for last in (list(each.operations)[-1].operation for each in blocks if len(each.operations)):
        targets = list(last.successors)
        if block not in targets:
            continue
        if last.name == "cf.br":
            given = [list(last.operands)]
        elif last.name == "cf.cond_br":
            _, yes, _ = (int(each) for each in last.attributes["operandSegmentSizes"])
            given = [list(last.operands)[1 : 1 + yes], list(last.operands)[1 + yes :]]
        else:
            return None
        found += [given[at][memory.arg_number] for at, each in enumerate(targets) if each == block]
    return found


def may_be_same(one: Any, other: Any) -> bool:
    """Whether two memrefs are one memory, or are for what chooses one of them."""
    return any(is_same(each, memory) for each in possible_origins(one) for memory in possible_origins(other))


def _maker(value: Any) -> str:
    """The name of the operation that a value is a result of; none of an argument of a block. The bindings' class of an
    operation that has an attribute `name` gives that for its own."""
    return str(value.owner.operation.name) if hasattr(value.owner, "operation") else ""


def is_memref(value: Any) -> bool:
    return str(value.type).startswith("memref<")


def is_known(memory: Any) -> bool:
    """Whether an origin is all memory that it may be: an argument of a function, or what an operation allocates."""
    if _maker(memory):
        return is_allocated(memory)
    return str(memory.owner.owner.operation.name).endswith(".func")


def is_allocated(memory: Any) -> bool:
    """Whether an origin is memory that the function itself allocates, and that nothing else is before it is there."""
    return _maker(memory) in _ALLOCATIONS


def is_global(memory: Any) -> bool:
    return _maker(memory) == _GLOBAL


def is_same(one: Any, other: Any) -> bool:
    """Whether two origins are certainly one memory."""
    return one == other or (
        is_global(one) and is_global(other) and one.owner.attributes["name"] == other.owner.attributes["name"]
    )


def is_call(operation: Any) -> bool:
    """Whether an operation runs what is not in its regions: it may write globals."""
    return "callee" in operation.attributes or operation.name == "func.call_indirect"


def run_after(operation: Any) -> list[Any]:
    """The operations of the function that may run after one has run: those that follow it in the text, and all where
    control may come back to it."""
    function = function_of(operation)
    found = list(nested(function))
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
