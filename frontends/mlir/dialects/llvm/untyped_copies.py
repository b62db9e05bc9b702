"""Loads of integers that are bytes of something else: what clang makes of a copy of a small struct, such as one of two
floats, is a load of 64 bits and a store of them.

Such a pair copies bytes, whatever they hold, as the copy that it was before did. An access that a program itself had
says by its `tbaa` of which type it is.
"""

from __future__ import annotations

import re
from typing import Any

_WIDE = re.compile(r"i(16|32|64|128)$")
_FEW = 64  # operations that are looked at before an address
# What may stand between a load and the store: nothing that writes, or meets others.
_BETWEEN = frozenset(
    (
        *("llvm.getelementptr", "llvm.load", "llvm.addrspacecast", "llvm.bitcast", "llvm.mlir.constant", "llvm.select"),
        *("llvm.add", "llvm.sub", "llvm.mul", "llvm.shl", "llvm.lshr", "llvm.ashr", "llvm.and", "llvm.or", "llvm.xor"),
        *("llvm.zext", "llvm.sext", "llvm.trunc", "llvm.icmp", "llvm.urem", "llvm.srem", "llvm.udiv", "llvm.sdiv"),
    )
)


def moves_bytes(load: Any) -> bool:
    """Whether nothing is done with what an operation loads but that it is stored, before anything else is written."""
    if load.name != "llvm.load" or "tbaa" in load.attributes or _WIDE.match(str(load.results[0].type)) is None:
        return False
    uses = list(load.results[0].uses)
    if len(uses) != 1 or uses[0].operand_number != 0:
        return False
    store = uses[0].owner.operation
    if store.name != "llvm.store" or "tbaa" in store.attributes or store.block != load.block:
        return False
    passed = False
    for each in load.block.operations:
        operation = each.operation
        if operation == store:
            break
        if passed and operation.name not in _BETWEEN:
            return False
        passed |= operation == load
    return not any(_depends_on_data(each) for each in (load.operands[0], store.operands[1]))


def _depends_on_data(address: Any) -> bool:
    """Whether an address is seen to be computed from what memory holds: of such no bytes are copied."""
    pending, seen = [address], 0
    while pending:
        operation = getattr(pending.pop().owner, "operation", None)
        if operation is None:
            continue
        seen += 1
        if operation.name == "llvm.load" or seen > _FEW:
            return True
        pending += list(operation.operands)
    return False
