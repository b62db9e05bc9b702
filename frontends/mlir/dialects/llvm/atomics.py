"""Atomic operations of the LLVM dialect."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.alignment import note_alignment, require_alignment, stated_alignment
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.fences import beside_barrier
from frontends.mlir.dialects.gpu.geometry import Launch
from frontends.mlir.dialects.memref.atomics import is_concurrent
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir

# By the numbers of LLVM's enumeration; the empty name is an exchange.
_BY_NUMBER = {
    **dict(enumerate(("", "addi", "subi", "andi"))),
    **dict(enumerate(("ori", "xori", "maxsi", "minsi", "maxui", "minui", "addf", "subf", "maxnumf", "minnumf"), 5)),
}
# The newer kinds have no number that all releases agree on; they are told by how they are printed.
_BY_NAME = {"fmaximum": "maximumf", "fminimum": "minimumf"}
_ATTRIBUTES = ("ordering", "success_ordering", "failure_ordering", "syncscope", "alignment", "weak", "bin_op")
_NAMES = frozenset(("llvm.atomicrmw", "llvm.cmpxchg", "llvm.fence"))
_POINTER_TO_BLOCK = "!llvm.ptr<3>"
_HINTS = ("access_groups", "alias_scopes", "noalias_scopes", "tbaa")


def _require_plain(lowering: Lowering, operation: Any) -> None:
    if "volatile_" in operation.attributes:
        raise lowering.unsupported("a volatile access")


def _require_alignment(lowering: Lowering, operation: Any, pointer: ir.Value, value: ir.Value) -> None:
    alignment = stated_alignment(operation)
    if isinstance(value.type, ir.Scalar) and "alignment" in operation.attributes:
        note_alignment(lowering, alignment, value.type.width // 8)
    if not isinstance(value.type, ir.Scalar) or alignment > max(value.type.width // 8, 1):
        require_alignment(lowering, pointer, alignment)


_OF_DEVICE = ("", "system", "agent", "device")  # scopes of all agents of a program
_OF_BLOCK = ("workgroup", "block", "cluster")


def _require_scope(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where agents that may share the memory are not in the scope of an update: to them it is not
    atomic (PTX ISA, "Morally strong operations"; LLVM's Language Reference, "Atomic Memory Ordering Constraints")."""
    scope = operation.attributes["syncscope"].value if "syncscope" in operation.attributes else ""
    if scope in _OF_DEVICE:
        return
    launch = lowering.scope(Launch)
    of_block = str(operation.operands[0].type) == _POINTER_TO_BLOCK
    if scope in _OF_BLOCK and launch is not None and (of_block or all(size == 1 for size in launch.geometry.grid)):
        return
    raise lowering.unsupported(f"an update in the scope '{scope}', of memory that others may share")


# By the numbers of LLVM's enumeration; an access that is not atomic has 0.
_ORDERINGS = {
    1: ir.Ordering.UNORDERED,
    2: ir.Ordering.MONOTONIC,
    4: ir.Ordering.ACQUIRE,
    5: ir.Ordering.RELEASE,
    6: ir.Ordering.ACQ_REL,
    7: ir.Ordering.SEQ_CST,
}


def _note(lowering: Lowering, operation: Any, update: str, ordering: str = "ordering") -> None:
    """Notes what others that share the memory are promised."""
    number = operation.attributes[ordering].value
    if number not in _ORDERINGS:
        raise lowering.unsupported(f"the ordering {number}")
    scope = operation.attributes["syncscope"].value if "syncscope" in operation.attributes else ""
    of = _ORDERINGS[number]
    earlier: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    if of.guarantees > ir.Ordering.MONOTONIC.guarantees and not is_concurrent(lowering, operation):
        earlier, later = lowering.claims_around(operation).accesses_around(operation, _NAMES)
    lowering.atomics.append(ir.Atomic(update, of, scope, lowering.place, earlier, later))


def _combination(lowering: Lowering, operation: Any) -> str:
    number: int = operation.attributes["bin_op"].value
    printed = str(operation).partition("llvm.atomicrmw ")[2].removeprefix("volatile ").partition(" ")[0]
    name = _BY_NAME.get(printed, _BY_NUMBER.get(number))
    if name is None:
        raise lowering.unsupported(f"the update '{printed}'")
    return name


@handles("llvm.atomicrmw", attributes=(*_ATTRIBUTES, "volatile_", *_HINTS))
def _atomicrmw(lowering: Lowering, operation: Any) -> None:
    """The result is the value before the update."""
    _require_plain(lowering, operation)
    pointer, value = (lowering.value(each) for each in operation.operands)
    _require_alignment(lowering, operation, pointer, value)
    name = _combination(lowering, operation)
    update = f"{name or 'assign'} {value.type}"
    _note(lowering, operation, update)
    used = any(True for _ in operation.results[0].uses)
    if is_concurrent(lowering, operation):
        _require_scope(lowering, operation)
        leave_order_open(lowering, (name,) if name and not used else ())
    old = lowering.result(operation)
    lowering.emit(ir.Load(place=lowering.place, result=old, view=pointer, indices=[], atomic=update))
    new = lowering.op(name, [old, value], old.type) if name else value
    lowering.emit(ir.Store(place=lowering.place, value=new, view=pointer, indices=[], atomic=update))


@handles("llvm.cmpxchg", attributes=(*_ATTRIBUTES, "volatile_", *_HINTS))
def _cmpxchg(lowering: Lowering, operation: Any) -> None:
    """Of several agents' exchanges any may succeed, so that only what runs alone is modelled. A weak one may fail for
    no reason, which the loop around it makes up for."""
    _require_plain(lowering, operation)
    if "weak" in operation.attributes:
        raise lowering.unsupported("a weak compare-exchange, which may fail spuriously")
    if is_concurrent(lowering, operation):
        raise lowering.unsupported("an exchange in a concurrent program")
    _note(lowering, operation, ir.ANY_UPDATE, "success_ordering")
    _note(lowering, operation, "exchange that fails", "failure_ordering")
    pointer, expected, new = (lowering.value(each) for each in operation.operands)
    _require_alignment(lowering, operation, pointer, new)
    old = ir.Value(expected.type)
    lowering.emit(ir.Load(place=lowering.place, result=old, view=pointer, indices=[]))
    same = lowering.op("cmpi.eq", [old, expected], ir.I1)
    stored = lowering.select(same, new, old)
    lowering.emit(ir.Store(place=lowering.place, value=stored, view=pointer, indices=[]))
    lowering.bind_parts(operation.results[0], [old, same])


@handles("llvm.fence", attributes=("ordering", "syncscope"))
def _fence(lowering: Lowering, operation: Any) -> None:
    """Nothing happens in one agent alone. With a barrier beside it, it is part of that."""
    if not is_concurrent(lowering, operation):
        _note(lowering, operation, "fence")
    elif not beside_barrier(operation):
        raise lowering.unsupported("a fence in a concurrent program")
