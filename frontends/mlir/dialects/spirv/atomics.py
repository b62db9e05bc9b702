"""Atomic updates of SPIR-V (SPIR-V Specification 1.6, 3.52.18 Atomic Instructions, 3.25 Memory Semantics).

An update gives the value before it. What its semantics order is memory of the storage classes that they name: without
one they order nothing, so that the update is atomic alone.
"""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.memref.atomics import is_concurrent
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.spirv.memory import accessed_part
from frontends.mlir.dialects.spirv.types import storage_of
from interp import ir

_UPDATES = {
    "AtomicIAdd": "addi",
    "AtomicISub": "subi",
    "AtomicAnd": "andi",
    "AtomicOr": "ori",
    "AtomicXor": "xori",
    "AtomicSMax": "maxsi",
    "AtomicSMin": "minsi",
    "AtomicUMax": "maxui",
    "AtomicUMin": "minui",
    "EXT.AtomicFAdd": "addf",
    "AtomicExchange": "",
}
_BY_ONE = {"AtomicIIncrement": "addi", "AtomicIDecrement": "subi"}
_ATTRIBUTES = ("memory_scope", "semantics")
_WORD = re.compile(r"#spirv\.\w+<(.*)>")
# Scopes of all invocations of a program, by what they are to atomic operations of other dialects.
_OF_ALL = {"CrossDevice": "several devices", "Device": "", "QueueFamily": "queue family"}
_WORKGROUP = "Workgroup"  # a scope, and a storage class
_WITHOUT_STORAGE = ("None", "Acquire", "Release", "AcquireRelease", "SequentiallyConsistent")


@handles(*(f"spirv.{name}" for name in _UPDATES), attributes=_ATTRIBUTES)
def _update(lowering: Lowering, operation: Any) -> None:
    pointer, value = operation.operands
    _updated(lowering, operation, pointer, _UPDATES[_name(operation)], lowering.value(value))


@handles(*(f"spirv.{name}" for name in _BY_ONE), attributes=_ATTRIBUTES)
def _update_by_one(lowering: Lowering, operation: Any) -> None:
    (pointer,) = operation.operands
    one = lowering.constant(1, lowering.scalar(operation.results[0].type))
    _updated(lowering, operation, pointer, _BY_ONE[_name(operation)], one)


def _updated(lowering: Lowering, operation: Any, pointer: Any, name: str, value: ir.Value) -> None:
    """Stores what `name` makes of what is there and a number, or the number where there is no name."""
    part, address = accessed_part(lowering, pointer)
    if tuple(part.types) != (value.type,):
        raise lowering.unsupported(f"an update of {pointer.type} by a {value.type}")
    scope = _scope(lowering, operation, pointer)
    update = f"{name or 'assign'} {value.type}"
    lowering.atomics.append(ir.Atomic(update, ir.Ordering.MONOTONIC, scope, lowering.place))
    if is_concurrent(lowering, operation):
        used = any(True for _ in operation.results[0].uses)
        leave_order_open(lowering, (name,) if name and not used else ())
    old = lowering.result(operation)
    lowering.emit(ir.Load(place=lowering.place, result=old, view=address, indices=[], atomic=update))
    new = lowering.op(name, [old, value], old.type) if name else value
    lowering.emit(ir.Store(place=lowering.place, value=new, view=address, indices=[], atomic=update))


def _scope(lowering: Lowering, operation: Any, pointer: Any) -> str:
    """To whom an update is one. Raises `Unsupported` where it orders other accesses, or is none to some who share the
    memory."""
    scope, semantics = (_spelled(operation.attributes[each]) for each in _ATTRIBUTES)
    if semantics not in _WITHOUT_STORAGE:
        raise lowering.unsupported(f"the semantics {semantics}, which order other accesses")
    if storage_of(pointer.type) == _WORKGROUP and scope in (*_OF_ALL, _WORKGROUP):
        return ""  # which is all who see the memory
    if scope not in _OF_ALL:
        raise lowering.unsupported(f"an update in the scope {scope}, of memory that others may share")
    return _OF_ALL[scope]


def _spelled(attribute: Any) -> str:
    found = _WORD.fullmatch(str(attribute))
    return found[1] if found is not None else str(attribute)


def _name(operation: Any) -> str:
    return str(operation.name).partition(".")[2]
