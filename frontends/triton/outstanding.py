"""What may go on when a function has returned to the program that called it.

Such a function gives results, or is handed memory that its caller has in shared or tensor memory, which no kernel is.
Its caller would have to know what it still has to wait for, and for how many groups of copies before those. So where
not all that is started is waited for, as the text says (behind it, on every way to the end, and until nothing of its
kind is pending), a function states all that it does in its order (`left_behind`), and another one has to do the same.
What a barrier tells of is
waited for where there is a wait for one of the function's own; what is written to memory of the caller is not told of
by these. What has to do with memory of the function's own alone shows nowhere when that has returned. Nor does
anything else compare the arrivals that a barrier expects which such a function leaves to its caller."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.function_type import input_types, result_types
from frontends.mlir.core.lowering import Lowering
from frontends.triton.left_behind import digest_of
from frontends.triton.types import is_memory
from interp import ir

_COPY, _GROUP, _MOVER, _READ, _STORE, _PRODUCT, _TOLD = (
    *("copy", "group", "mover", "read", "store", "product"),
    "told by a barrier",
)
_COUNTED = "a group, of whatever copies"  # as who waits counts the groups behind those that he waits for
_APART = "for nobody that the text shows"
_COPIES = ("ttg.async_copy_", "amdg.buffer_load_to_local", "amdg.async_copy_")
_STORES = ("ttng.async_tma_copy_local_to_global", "ttng.async_tma_reduce", "ttng.async_tma_scatter")
# Those that end all of some kinds where this attribute is 0.
_WAITS = {
    "ttg.async_wait": ("num", {_GROUP, _COUNTED}),
    "amdg.async_wait": ("num_inst", {_COPY, _GROUP, _COUNTED}),
    "amdg.async_tdm_wait": ("num", {_MOVER}),
    "amdg.async_tdm_intrinsic_wait": ("count", {_MOVER}),
    "ttng.async_tma_store_wait": ("pendings", {_READ, _STORE}),
    "ttng.warp_group_dot_wait": ("pendings", {_PRODUCT}),
}
_WAIT = "ttng.wait_barrier"
_BARRIERS = ("ttng.init_barrier", "amdg.init_barrier")
_LEFT = "a barrier that a function may leave to its caller"
_ALLOCATION, _VIEWS = "ttg.local_alloc", ("ttg.memdesc_", "ttng.tmem_subslice")
_INNER = (_ALLOCATION, "ttng.tmem_alloc")
_USERS = ("ttg.async_", "ttng.", "amdg.", "ttg.local_", "ttg.warp_specialize")
_COMMIT, _CALL, _PARTITIONS = "ttg.async_commit_group", "tt.call", "ttg.warp_specialize"
_BY_BARRIER = ("ttng.async_", "ttng.tc_gen5_commit", "ttng.tmem_copy")
_ALL_BEFORE = "ttng.tc_gen5_commit"
_PRODUCTS = ("ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled")
_DEPTH = 32  # of calls
_WHERE = "in a function that leaves what goes on"
_OF_THE_CALLER = "nothing that its caller has started goes on in memory that a function is handed"
_NOT_COUNTED = "no caller counts the groups of copies that a function leaves, of memory of its own, behind its results"


def state_outstanding(lowering: Lowering, function: Any) -> None:
    """States what a function that a program calls leaves to it where it may return before what it has started has
    ended. Raises `Unsupported` where that has no text."""
    is_handed_memory = any(map(is_memory, input_types(function)))
    if not result_types(function) and not is_handed_memory:
        return
    if is_handed_memory:
        lowering.assumptions.add(_OF_THE_CALLER)
    pending: dict[str, Any] = {}
    _walk(lowering, function.regions[0], pending)
    if not is_handed_memory and pending.pop(_COUNTED, None) is not None:
        lowering.assumptions.add(_NOT_COUNTED)
    if pending:
        digest = digest_of(lowering, function, _WHERE)
        lowering.choices.add(ir.Choice(ir.ChoiceKind.OUTSTANDING, digest, "a function"))


def _walk(lowering: Lowering, region: Any, pending: dict[str, Any], depth: int = 0) -> None:
    """Adds to what is `pending` at the beginning of a region, by its kind, and takes away what has ended in it. Where
    blocks jump, nothing is taken away."""
    blocks = list(region.blocks)
    for block in blocks:
        for view in block.operations:
            _step(lowering, view.operation, pending, len(blocks) == 1, depth)


def _step(lowering: Lowering, operation: Any, pending: dict[str, Any], ends: bool, depth: int) -> None:
    if operation.name in _BARRIERS and not _is_own(operation.operands[0]):
        pending.setdefault(_LEFT, operation)
    for kind in _started(operation, pending):
        pending.setdefault(kind, operation)
    if ends:
        for kind in _ended(operation):
            pending.pop(kind, None)
    if operation.name == _CALL:
        if depth > _DEPTH:
            raise lowering.unsupported_at(operation, f"more than {_DEPTH} nested calls in a function with a caller")
        called = lowering.symbols.inlined(operation, operation.attributes["callee"].value).operation
        inner = dict(pending)
        _walk(lowering, called.regions[0], inner, depth + 1)
        _add(pending, inner)
    for region in operation.regions:
        if operation.name.startswith(_PARTITIONS):  # nobody else waits for what a partition has started
            apart: dict[str, Any] = {}
            _walk(lowering, region, apart, depth)
            for started in apart.values():
                pending.setdefault(_APART, started)
            continue
        before = -1
        while before < len(pending):  # a loop's next iteration begins with more
            before, inner = len(pending), dict(pending)
            _walk(lowering, region, inner, depth)
            _add(pending, inner)


def _is_own(memory: Any) -> bool:
    """Whether memory is allocated beside what sets up a barrier in it, and handed on to nothing: neither back nor in a
    choice, nor around a loop."""
    while getattr(memory.owner, "name", "").startswith(_VIEWS):
        memory = memory.owner.operands[0]
    if getattr(memory.owner, "name", "") not in _INNER:
        return False
    pending = [memory]
    for value in pending:
        for use in value.uses:
            user = use.owner.operation
            if user.name.startswith(_VIEWS):
                pending += user.results
            elif not user.name.startswith(_USERS):
                return False
    return True


def _add(pending: dict[str, Any], more: dict[str, Any]) -> None:
    for kind, started in more.items():
        pending.setdefault(kind, started)


def _started(operation: Any, pending: dict[str, Any]) -> set[str]:
    """The kinds of what an operation starts."""
    name, attributes = operation.name, operation.attributes
    if name in _WAITS or (name != _COMMIT and _stays_inside(operation)):
        return set()
    if name.startswith("amdg.async_tdm_"):
        return {_MOVER}
    if name.startswith(_COPIES):
        return {_COPY}
    if name == _COMMIT:
        return {_GROUP, _COUNTED} if _COPY in pending else {_COUNTED}
    if name in _STORES:
        return {_READ, _STORE}
    if name == "ttng.warp_group_dot":
        return {_PRODUCT} if "isAsync" in attributes and attributes["isAsync"].value else set()
    if name in _PRODUCTS:
        *_, barriers, _ = list(attributes["operandSegmentSizes"]) if "operandSegmentSizes" in attributes else (1, 1)
        return {_told(operation, 2)} if "is_async" in attributes or barriers else set()
    return {_told(operation, 0)} if name.startswith(_BY_BARRIER) else set()


def _memories(operation: Any, first: int = 0) -> list[Any]:
    """The memory that an operation reaches, by its operands from the first one asked for on: the factors that a commit
    names say whom it tells."""
    operands = list(operation.operands)[:1] if operation.name == _ALL_BEFORE else list(operation.operands)
    return [each for each in operands[first:] if is_memory(each.type)]


def _stays_inside(operation: Any) -> bool:
    """Whether what an operation starts has to do with memory of its function alone, but for loads."""
    name = operation.name
    if name in _STORES or name.endswith(("_local_to_global", "_scatter")):
        return False
    memories = _memories(operation)
    return bool(memories) and all(map(_is_own, memories))


def _told(operation: Any, read: int) -> str:
    """The kind of what a barrier tells of: whether that may be one of the caller, or memory of the caller is written,
    which is all that is not among the first `read` operands."""
    if operation.name == "ttng.tmem_copy":
        read = 1
    return _TOLD if all(map(_is_own, _memories(operation, read))) else _APART


def _ended(operation: Any) -> set[str]:
    """The kinds of which nothing is pending behind an operation."""
    if operation.name == _COMMIT:
        return {_COPY}
    if operation.name == _WAIT:
        predicated = len(operation.operands) > 2
        return {_TOLD} if not predicated and _is_own(operation.operands[0]) else set()
    name, ended = _WAITS.get(operation.name, ("", set()))
    if not name or operation.attributes[name].value:
        return set()
    return {_READ} if "read_only" in operation.attributes else ended
