"""`llvm.intr.lifetime.start` and `.end`: from where to where memory on the stack is in use.

When its life starts, memory holds nothing that is defined. Outside of it no access is defined; that there is none is
told from the function's text, and what cannot be told is not supported.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.llvm.aggregates import layout
from frontends.mlir.dialects.llvm.pointer_uses import NO_ACCESS, accesses, parameter_attributes, uses_through
from interp import ir
from interp.ir.affine import combine

_START, _END = "llvm.intr.lifetime.start", "llvm.intr.lifetime.end"
_ACCESS = "access"


@handles(_START)
def _start(lowering: Lowering, operation: Any) -> None:
    alloca = _memory(lowering, operation)
    _require_alive(lowering, alloca)
    element = layout(lowering, alloca.attributes["elem_type"].value)
    size = lowering.apply(combine("*", lowering.index(alloca.operands[0]), element.size))
    nothing = ir.Value(ir.POINTER)
    target = lowering.value(alloca.results[0])
    lowering.emit(ir.Alloc(place=lowering.place, result=nothing, sizes=[size]))
    lowering.emit(ir.Copy(place=lowering.place, target=target, origin=nothing, bytes=size, overlap=False))
    lowering.emit(ir.Free(place=lowering.place, view=nothing))


@handles(_END)
def _end(lowering: Lowering, operation: Any) -> None:
    """No access comes after it, but for those of the next life."""
    _require_alive(lowering, _memory(lowering, operation))


def _memory(lowering: Lowering, operation: Any) -> Any:
    """The allocation whose life a marker is about."""
    *_, pointer = operation.operands
    alloca = getattr(pointer.owner, "operation", None)
    if alloca is None or alloca.name != "llvm.alloca":
        raise lowering.unsupported("a lifetime marker of memory that is not an 'llvm.alloca'")
    return alloca


def _require_alive(lowering: Lowering, alloca: Any) -> None:
    """Raises `Unsupported` unless every access to an allocation is certain to lie in its life."""
    key = ("alive", alloca)
    if key in lowering.memo:
        return
    lowering.memo[key] = True
    events: defaultdict[Any, dict[Any, str]] = defaultdict(dict)
    for use in uses_through(alloca.results[0]):
        owner = use.owner.operation
        if owner.name in (_START, _END):
            events[owner.block][owner] = owner.name
        elif owner.name not in NO_ACCESS:
            if not _ends_with_its_use(lowering, use, set()):
                raise lowering.unsupported_at(owner, "an address of memory with a lifetime, which this may retain")
            events[owner.block].setdefault(owner, _ACCESS)
    events[alloca.block][alloca] = _END  # it is made without a life
    entry = alloca.parent.regions[0].blocks[0]
    alive_before, pending = {entry: False}, [entry]
    while pending:
        block = pending.pop()
        alive = alive_before[block]
        operations = [each.operation for each in block.operations]
        for operation in operations if block in events else ():
            event = events[block].get(operation)
            if event == _ACCESS and not alive:
                raise lowering.unsupported_at(operation, "an access to memory outside of its lifetime")
            alive = alive if event in (None, _ACCESS) else event == _START
        for successor in operations[-1].successors:
            if successor not in alive_before or (alive_before[successor] and not alive):
                alive_before[successor] = alive
                pending.append(successor)


def _ends_with_its_use(lowering: Lowering, use: Any, known: set[tuple[str, int]]) -> bool:
    """Whether a pointer is certain not to be used by way of this use after it."""
    owner, position = use.owner.operation, use.operand_number
    if owner.name != "llvm.call" or "callee" not in owner.attributes:
        return accesses(use) is not None
    name = owner.attributes["callee"].value
    callee = lowering.symbols.require(owner, name).operation
    attributes = parameter_attributes(callee)
    if position < len(attributes) and "llvm.nocapture" in attributes[position]:
        return True
    if (name, position) in known:
        return True
    known.add((name, position))
    blocks = callee.regions[0].blocks
    return len(blocks) > 0 and all(
        _ends_with_its_use(lowering, each, known) for each in uses_through(blocks[0].arguments[position])
    )
