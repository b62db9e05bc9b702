"""Channels by which the host writes constants into the memory of tiles, before any of them runs.

Source: AIR.td (`npu_mmio`) and AIRToAIEPass.cpp: what is put is a whole constant of the module, with which the memory
of each tile begins that gets it, and the get does nothing. This is a stream where each index is put into once and got
from once, into memory that nothing had before."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from frontends.air.access import pattern
from frontends.air.local_memory import around, is_local
from frontends.air.program_order import apart, constant, constant_indices, index_operands, root
from frontends.air.tasks import CLOSED
from frontends.mlir.core.function_type import is_public
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.syntax import body_of
from frontends.mlir.core.walking import within

KIND = "npu_mmio"
_REPEATED = ("scf.for", "scf.while", "scf.parallel", "affine.for", "affine.parallel")
_INSTANCES = ("air.launch", "air.rank")
_SIDES: Mapping[str, str] = {"air.channel.put": "src", "air.channel.get": "dst"}
_READS = ("air.channel.put", "memref.load", "affine.load", "memref.dim", *CLOSED)
_CHANGED = ("pad_before", "pad_after", "air.refeed_count")


def require_constants(lowering: Lowering, declaration: Any, uses: list[Any], name: str) -> None:
    """Raises `Unsupported` for uses of a channel of constants that are not those of a stream."""
    _require_once(lowering, uses, name)
    for each in (declaration, *uses):
        if any(changed in each.attributes for changed in _CHANGED):
            raise lowering.unsupported(f"channel @{name}, which is written to at once, with more than a constant")
    for each in uses:
        _, _, (memref,), *groups = lowering.segments(each)
        access = pattern(each, _SIDES[each.name], memref, groups[:3])
        if access.offsets or access.sizes or access.strides:
            raise lowering.unsupported(f"channel @{name}, which is written to at once, in parts")
        if each.name == "air.channel.put":
            if around(each, "air.herd") is not None or not _is_constant(lowering, memref):
                raise lowering.unsupported(f"channel @{name}, which the host writes, of what is no constant")
        elif not _is_fresh(each, memref):
            raise lowering.unsupported(f"channel @{name}, which is written to at once, into memory that is used before")
        outer = around(each, *_INSTANCES)
        while outer is not None:
            if any(constant(size) != 1 for size in lowering.segments(outer.operation)[1]):
                raise lowering.unsupported(f"channel @{name}, which is written to once, in several instances")
            outer = around(outer.operation, *_INSTANCES)


def _require_once(lowering: Lowering, uses: list[Any], name: str) -> None:
    puts = [constant_indices(each) for each in uses if each.name == "air.channel.put"]
    again = any(not apart(first, second) for first, second in combinations(puts, 2))
    if again or any(around(each, *_REPEATED) is not None for each in uses):
        raise lowering.unsupported(f"channel @{name}, which is written to once, in a loop or by several operations")
    gets = [each for each in uses if each.name == "air.channel.get"]
    if any(
        first.parent == second.parent and index_operands(first) == index_operands(second)
        for first, second in combinations(gets, 2)
    ):
        raise lowering.unsupported(f"channel @{name}, which is written to once, got from twice")


def _is_constant(lowering: Lowering, memref: Any) -> bool:
    """Whether a memref is the whole of a constant of the module, or of a private global that nothing in it writes."""
    source = root(memref)
    owner = getattr(source.owner, "operation", None)
    if owner is None or owner.name != "memref.get_global" or str(source.type) != str(memref.type):
        return False
    symbol = lowering.symbols.require(owner, owner.attributes["name"].value).operation
    if "initial_value" not in symbol.attributes or str(symbol.attributes["initial_value"]) == "unit":
        return False
    return "constant" in symbol.attributes or (not is_public(symbol) and not _is_written(symbol))


def _is_written(symbol: Any) -> bool:
    """Whether an operation beside a global may write it: anything but what reads it or passes it to a body."""
    name = symbol.attributes["sym_name"].value
    for each in within(symbol.parent.operation):
        if each.name in _READS:
            continue
        for operand in each.operands:
            owner = getattr(root(operand).owner, "operation", None)
            if owner is not None and owner.name == "memref.get_global" and owner.attributes["name"].value == name:
                return True
    return False


def _is_fresh(get: Any, memref: Any) -> bool:
    """Whether a get is the first that uses the memory of its tile."""
    owner = getattr(memref.owner, "operation", None)
    if owner is None or not is_local(memref.type) or owner.parent != get.parent:
        return False
    if owner.name == "air.execute":
        body = [each.operation.name for each in body_of(owner).operations]
        if body != ["memref.alloc", "air.execute_terminator"]:
            return False
    elif owner.name != "memref.alloc":
        return False
    users = {getattr(use.owner, "operation", use.owner) for use in memref.uses}
    for each in get.block.operations:
        if each.operation == get:
            return True
        if any(inner in users for inner in within(each.operation)):
            return False
    return False
