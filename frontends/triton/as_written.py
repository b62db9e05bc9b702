"""Kernels that are compared as they are written.

What others do while a program runs, of which nothing is said here, decides what some operations do: other programs of
the grid that a program waits for or learns an order from, other blocks of its cluster, the scheduler of blocks, the
hardware that counts instructions. So it is with memory in which other memory is in use. Whatever they do, two functions
that have the same such operations among the same others, in the same order and with operands computed in the same way,
behave alike. Such a function is one call of which nothing is known but the digest of its text (`left_behind`), and
another one that has not the same digest is not compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.mlir.core import registry
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.syntax.forms import is_wrapper
from frontends.mlir.core.walking import within
from frontends.triton.attributes import ORDERED_BY_TOKENS, said_around, says
from frontends.triton.barriers import is_barrier
from frontends.triton.layouts import blocks_of
from frontends.triton.left_behind import digest_of
from frontends.triton.orders import is_of_one_block, of_order
from frontends.triton.parameters import Given
from frontends.triton.placement import is_apart
from frontends.triton.types import is_memory
from interp import ir

_WHERE = "in a function that is compared as it is written"
_CALL = "tt.call"
_DIALECTS = ("tt.", "ttg.", "ttng.", "amdg.")
# Whose meaning is known to depend on others, or on what is not said here.
_OTHERS = {
    "tt.atomic_poll": "what other programs store, and when",
    "ttng.async_shared_store": "the other blocks of a cluster",
    "ttng.clc_try_cancel": "the scheduler of blocks",
    "ttng.clc_try_cancel_sync": "the scheduler of blocks",
    "ttng.async_copy_mbarrier_arrive": "which threads arrive",
    "amdg.async_copy_mbarrier_arrive": "which threads arrive",
    "amdg.arrive_barrier": "which threads arrive",
    "amdg.wait_barrier": "which threads arrive",
    "amdg.cluster_barrier_arrive": "the other blocks of a cluster",
    "amdg.cluster_barrier_wait": "the other blocks of a cluster",
    "ttng.tensormap_create": "the bytes of a descriptor in memory",
    "ttng.tensormap_fenceproxy_acquire": "the bytes of a descriptor in memory",
    "ttng.reinterpret_tensor_descriptor": "the bytes of a descriptor in memory",
    "ttg.global_scratch_alloc": "memory that the launcher gives",
}
_ENDS = ("tt.reduce.return", "tt.scan.return", "tt.map_elementwise.return")  # of regions, which others read
_FIRST = ("ttng.init_barrier", "ttng.inval_barrier", "ttng.barrier_expect", "ttng.arrive_barrier", "ttng.wait_barrier")
_INSTRUCTIONS = {"amdg.async_wait": "num_inst", "amdg.async_tdm_intrinsic_wait": "count"}
# How many operands copies have that tell no barrier.
_ALONE = {
    **dict.fromkeys((f"amdg.async_tdm_copy_{each}" for each in ("global_to_local", "local_to_global")), 2),
    **dict.fromkeys((f"amdg.async_tdm_{each}" for each in ("gather", "scatter")), 3),
}
_MOST = 1 << 16
# What passes note in modules of how much memory they gave out, and how they place it in operations.
_NOTES = {
    "ttg.shared": "allocation.offset",
    "ttg.tensor_memory_size": "tensor_memory_col_offset",
    **{
        f"ttg.{each}_scratch_memory_{what}": f"ttg.{each}_scratch_memory_offset"
        for each in ("global", "profile")
        for what in ("size", "alignment")
    },
}
_WARPS, _ALL_WARPS = "ttg.num-warps", "ttg.total-num-warps"  # which are the same where no warps are specialized
_TWO_BLOCKS = "ttng.two-ctas"  # whether products are of two blocks
# What is compared elsewhere, or says nothing of what a function does.
_OF_FUNCTIONS = ("sym_name", "sym_visibility", "function_type", "arg_attrs", "noinline")
_COMMIT = "ttng.tc_gen5_commit"
_BARRIERS = {
    **dict.fromkeys((*_FIRST, _COMMIT), 0),
    **dict.fromkeys(("ttng.async_tma_copy_global_to_local", "ttng.async_tma_gather"), -3),
}


def cause(lowering: Lowering, function: Any, is_alone: bool) -> tuple[Any, str] | None:
    """The first operation for which a function is compared as it is written, and what it depends on; None where there
    is none. A program that `is_alone` learns no order from others."""
    operations = _reached(lowering, function)
    found = _of_others(lowering, operations)
    lowering.place_at(function.operation)
    if found is not None:
        return found
    telling = None if is_alone else of_order(operations)
    if telling is not None:
        return telling, "the order of updates that other programs see"
    apart = next((each for each in within(function.operation) if not is_apart(lowering, each)), None)
    return None if apart is None else (apart, "what lies in the same memory")


def _of_others(lowering: Lowering, operations: Sequence[Any]) -> tuple[Any, str] | None:
    """The first operation that depends on others by itself, and what on."""
    for each in operations:
        lowering.place_at(each)  # where an attribute that it must have is said to be missing
        found = _OTHERS.get(each.name) or next((what for what, holds in _CASES if holds(lowering, each)), None)
        if found is not None:
            return each, found
    return None


def call(
    lowering: Lowering,
    function: Any,
    depends: tuple[Any, str],
    parameters: Sequence[ir.Value],
    types: Sequence[ir.Type],
) -> list[ir.Value]:
    """The results, of `types`, of the call that stands for a function and may read and write all memory it is given.
    Raises `Unsupported` where they are memory, or where the function's text does not say all that it does."""
    operation, what = depends
    if said_around(function, ORDERED_BY_TOKENS) is not None:
        raise lowering.unsupported_at(operation, f"what depends on {what}, where tokens order accesses")
    if any(isinstance(each, ir.View) for each in types):
        raise lowering.unsupported_at(operation, f"a tile that comes from {what}")
    operations = _reached(lowering, function)
    for each in operations:
        if each.name not in (*_OTHERS, *_ENDS) and not is_wrapper(each):
            _require_known(lowering, each)
    digest = digest_of(lowering, function, _WHERE, _around(function, operations))
    of = f"a function whose '{operation.name}' depends on {what}"
    lowering.choices.add(ir.Choice(ir.ChoiceKind.WRITTEN, digest, of))
    lowering.assumptions.add(f"'{operation.name}' depends on {what}, and does the same for both programs")
    results = [ir.Value(each) for each in types]
    tiles = lowering.own(Given).tiles
    views = [each for each in parameters if isinstance(each.type, ir.View)]
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=results,
            name=f"written {digest}",
            arguments=[each for each in parameters if not isinstance(each.type, ir.View)],
            reads=views,
            writes=[each for each in views if each not in tiles],
            fixed=True,
        )
    )
    return results


def _reached(lowering: Lowering, function: Any) -> list[Any]:
    """The operations of a function, and of those that it calls."""
    pending, found = [function.operation], []
    for each in pending:
        for inner in within(each):
            if inner == each:
                continue
            found.append(inner)
            if inner.name == _CALL:
                called = lowering.symbols.inlined(inner, inner.attributes["callee"].value).operation
                pending += [] if called in pending else [called]
    return found


def _around(function: Any, operations: list[Any]) -> list[str]:
    """What a function, its parameters and the modules around it say beside what the function does: which machine runs
    it, and how it is passed what."""
    places = {name for each in operations for name in _names(each) if name in _NOTES.values()}
    demanded = packs().multiples | packs().promises
    found = []
    entries = list(function.attributes["arg_attrs"]) if "arg_attrs" in function.attributes else []
    for number, entry in enumerate(entries):
        found += [f"{number}: {each} = {entry[each]}" for each in _names(entry) if each not in demanded]
    said = [each for each in _names(function) if each not in _OF_FUNCTIONS]
    found += [f"{each} = {function.attributes[each]}" for each in said]
    around = function.operation.parent
    while around is not None:
        attributes = around.operation.attributes
        unsaid = {_TWO_BLOCKS: "false", _ALL_WARPS: str(attributes[_WARPS]) if _WARPS in attributes else None}
        for each in _names(around.operation):
            is_left_out = each == "sym_name" or (each in _NOTES and _NOTES[each] not in places)
            if not is_left_out and str(attributes[each]) != unsaid.get(each):
                found.append(f"{each} = {attributes[each]}")
        around = around.operation.parent
    return found


def _names(said: Any) -> list[str]:
    """Those of an operation's attributes, or of a dictionary's."""
    names = getattr(said, "attributes", said)
    return sorted(each if isinstance(each, str) else each.name for each in names)


def _require_known(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for an operation that is not modelled, or of which MLIR may have dropped an attribute: those
    of Triton's own dialects have all that the text has."""
    registration = registry.find(operation.name)
    if registration is None:
        raise lowering.unsupported_at(operation, _WHERE)
    if not operation.name.startswith(_DIALECTS):
        lowering.check_attributes(operation, registration.attributes)


def _is_of_others(lowering: Lowering, operation: Any) -> bool:
    """Whether a barrier of several blocks is one that not all of them have."""
    at = _BARRIERS.get(operation.name)
    if at is None:
        return False
    named = [each for each in list(operation.operands)[1:] if is_memory(each.type)]
    if operation.name == _COMMIT and named and blocks_of(lowering) > 1:  # it tells the blocks that have these factors
        return True
    return not is_barrier(lowering, operation.operands[at])


_CASES: tuple[tuple[str, Callable[[Lowering, Any], bool]], ...] = (
    ("the other blocks of a cluster", lambda _, operation: says(operation, "multicastCTA")),
    ("the other blocks of a cluster", lambda _, operation: "fromCTA" in operation.attributes),
    ("the other blocks of a cluster", _is_of_others),
    ("what volatile memory holds", lambda _, operation: says(operation, "isVolatile")),
    ("the order of updates in one block", lambda _, operation: is_of_one_block(operation)),
    ("how many instructions a copy is", lambda _, operation: says(operation, _INSTRUCTIONS.get(operation.name, ""))),
    ("which threads arrive", lambda _, operation: len(operation.operands) > _ALONE.get(operation.name, _MOST)),
)
