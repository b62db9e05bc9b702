"""Which accesses to shared memory a program's text orders by fences and barriers.

A program is one agent here, so that its threads, and what tensor cores and bulk copies do for it, see its accesses in
order: earlier forms of a kernel have no fences and barriers yet. A form that has them everywhere must not lose one.
What is looked at is the text, loops and partitions twice, so that what follows the end of one is what begins it."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from interp import ir

# By which operands operations write and read shared memory as threads do; -1 is the result.
_WRITES = {
    "ttg.local_store": 1,
    "ttg.local_scatter": 0,
    "ttg.local_atomic_scatter_rmw": 0,
    "ttg.async_copy_global_to_local": 1,
    "amdg.buffer_load_to_local": 0,
    "amdg.async_tdm_copy_global_to_local": 1,
    "amdg.async_tdm_gather": 2,
}
_READS = {
    "ttg.local_load": 0,
    "ttg.local_gather": 0,
    "amdg.async_copy_local_to_global": 0,
    "amdg.async_tdm_copy_local_to_global": 1,
    "amdg.async_tdm_scatter": 2,
}
_SEVERAL = "amdg.async_tdm_fused_copy_global_to_local"  # whose second half of operands is written
_ALLOCATION = "ttg.local_alloc"
# What tensor cores and bulk copies read of it: those of so many first operands that are shared memory.
_PROXY_READS = {
    "ttng.async_tma_copy_local_to_global": None,
    "ttng.async_tma_reduce": None,
    "ttng.async_tma_scatter": None,
    "ttng.tmem_copy": 1,
    "ttng.warp_group_dot": 2,
    "ttng.tc_gen5_mma": 2,
    "ttng.tc_gen5_mma_scaled": 2,
}
_TENSOR_MEMORY = "tensor_memory"
_VIEWS = "ttg.memdesc_"
_BRANCH = "scf.if"
_LOOPS = ("scf.for", "scf.while", "ttg.warp_specialize")
_LOCAL = 1  # of the memories that a barrier is for


class _Fenced(IntEnum):
    """How far what threads wrote is seen by other ways to memory."""

    NOWHERE = 0
    BLOCK = 1
    CLUSTER = 2


_SCOPES = {_Fenced.NOWHERE: "singlethread", _Fenced.BLOCK: "block", _Fenced.CLUSTER: "cluster"}


class _State(Struct):
    """Of memory that was written: how far it is fenced; and what was read and written since the last barrier."""

    written: dict[Any, _Fenced]
    reads: set[Any]
    writes: set[Any]


class _Found(Struct):
    """The least that holds of all accesses, and the first access of which no more does; None where there is none."""

    proxy: tuple[_Fenced, ir.Place] | None = None
    exchange: tuple[bool, ir.Place] | None = None


def note_order(lowering: Lowering, function: Any) -> None:
    """Notes what a function's fences and barriers promise of its accesses to shared memory."""
    found = _Found()
    _walk(lowering, function.regions[0], _State({}, set(), set()), found)
    if found.proxy is not None:
        fenced, place = found.proxy
        ordering = ir.Ordering.RELEASE if fenced else ir.Ordering.MONOTONIC
        _note(
            lowering,
            "what bulk copies and tensor cores read of shared memory",
            ordering,
            _SCOPES.get(fenced, ""),
            place,
        )
    if found.exchange is not None:
        holds, place = found.exchange
        ordering = ir.Ordering.ACQ_REL if holds else ir.Ordering.MONOTONIC
        _note(lowering, "what threads exchange by shared memory", ordering, "block", place)


def _note(lowering: Lowering, what: str, ordering: ir.Ordering, scope: str, place: ir.Place) -> None:
    lowering.atomics.append(ir.Atomic(what, ordering, scope, place, dispensable=True))


def _walk(lowering: Lowering, region: Any, state: _State, found: _Found) -> None:
    for block in region.blocks:
        for view in block.operations:
            operation = view.operation
            _step(lowering, operation, state, found)
            if operation.name == _BRANCH:
                _merge(lowering, operation, state, found)
                continue
            for _ in range(2 if operation.name in _LOOPS else 1):
                for inner in operation.regions:
                    _walk(lowering, inner, state, found)


def _merge(lowering: Lowering, operation: Any, state: _State, found: _Found) -> None:
    """The sides of a branch each begin with what was before it; behind it the least of both holds."""
    ends = []
    for region in operation.regions:
        side = _State(dict(state.written), set(state.reads), set(state.writes))
        _walk(lowering, region, side, found)
        ends.append(side)
    ends = ends if all(len(region.blocks) for region in operation.regions) else [*ends, state]
    roots = set().union(*(each.written for each in ends))
    state.written = {root: min(each.written.get(root, _Fenced.CLUSTER) for each in ends) for root in roots}
    state.reads = set().union(*(each.reads for each in ends))
    state.writes = set().union(*(each.writes for each in ends))


def _step(lowering: Lowering, operation: Any, state: _State, found: _Found) -> None:
    name = operation.name
    if name == "ttng.fence_async_shared":
        is_wide = "bCluster" in operation.attributes and bool(operation.attributes["bCluster"].value)
        reached = _Fenced.CLUSTER if is_wide else _Fenced.BLOCK
        state.written = {each: max(before, reached) for each, before in state.written.items()}
    elif name == "ttg.barrier" and operation.attributes["addrSpace"].value & _LOCAL:
        state.reads.clear()
        state.writes.clear()
    elif name in _PROXY_READS:
        for memory in filter(_is_shared, list(operation.operands)[: _PROXY_READS[name]]):
            fenced = state.written.get(_root(lowering, memory), _Fenced.CLUSTER)
            if found.proxy is None or fenced < found.proxy[0]:
                found.proxy = (fenced, lowering.place_of(operation))
    elif name in _READS:
        _access(lowering, operation, _root(lowering, operation.operands[_READS[name]]), state, found, writes=False)
    elif name == _SEVERAL:
        operands = list(operation.operands)
        for memory in operands[len(operands) // 2 :]:
            root = _root(lowering, memory)
            state.written[root] = _Fenced.NOWHERE
            _access(lowering, operation, root, state, found, writes=True)
    elif name in _WRITES or (name == _ALLOCATION and len(operation.operands)):
        memory = operation.results[0] if name == _ALLOCATION else operation.operands[_WRITES[name]]
        root = _root(lowering, memory)
        state.written[root] = _Fenced.NOWHERE
        _access(lowering, operation, root, state, found, writes=True)


def _access(lowering: Lowering, operation: Any, root: Any, state: _State, found: _Found, writes: bool) -> None:
    meets = root in state.writes or (writes and root in state.reads)
    known = found.exchange
    if known is None or (known[0] and meets):
        found.exchange = (not meets, lowering.place_of(operation))
    (state.writes if writes else state.reads).add(root)


def _is_shared(value: Any) -> bool:
    type = str(value.type)
    return type.startswith("!ttg.memdesc<") and _TENSOR_MEMORY not in type


def _root(lowering: Lowering, value: Any) -> Any:
    """The value that memory is a view of; of what a partition is given, that of which it is."""
    while True:
        operation = getattr(value.owner, "operation", None)
        if operation is not None and operation.name.startswith(_VIEWS):
            value = operation.operands[0]
        elif ("handed", value) in lowering.memo:
            value = lowering.memo["handed", value]
        else:
            return value
