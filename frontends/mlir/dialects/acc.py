"""Data of OpenACC outside of compute regions: what an accelerator is told of memory of the host.

An operation of a data clause names memory, and what is to become of it; one that takes such names, if a condition
holds, has it done (OpenACC dialect, "Operation Categories"). What the accelerator makes of it is not known: each is an
external call of a certain function, in the order of the program, that may read and write the memory that it is told
of, and that everything which is said is part of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import within
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from interp import ir

_SEGMENTS = "operandSegmentSizes"
_CLAUSE = ("dataClause", "implicit", "modifiers", "structured", "varType", "name", _SEGMENTS)
_ENTRIES = tuple(f"acc.{each}" for each in ("create", "copyin", "getdeviceptr", "update_device", "present", "nocreate"))
_EXITS = ("acc.delete", "acc.detach")
_EXECUTED = ("acc.enter_data", "acc.exit_data", "acc.update")


@handles(*_ENTRIES, attributes=_CLAUSE)
def _entry(lowering: Lowering, operation: Any) -> None:
    """The result is a name of the memory, which other operations of the dialect alone may take."""
    (memory,) = _given_alone(lowering, operation)
    (result,) = operation.results
    if any(not use.owner.operation.name.startswith("acc.") for use in result.uses):
        raise lowering.unsupported("memory of an accelerator, which the host accesses")
    _call(lowering, _said(lowering, operation), [memory])
    lowering.bind(result, memory)


@handles(*_EXITS, attributes=_CLAUSE)
def _exit(lowering: Lowering, operation: Any) -> None:
    (memory,) = _given_alone(lowering, operation)
    _call(lowering, f"{_said(lowering, operation)} of {_name(lowering, operation.operands[0])}", [memory])


@handles(*_EXECUTED, attributes=("async", "asyncOnly", "wait", "waitOnly", "finalize", "ifPresent", _SEGMENTS))
def _execute(lowering: Lowering, operation: Any) -> None:
    """The condition comes first, and the names of memory last."""
    conditional, *others, count = list(operation.attributes[_SEGMENTS])
    if any(others):
        raise lowering.unsupported("queues and devices that are given as numbers")
    operands = list(operation.operands)
    names = [_name(lowering, each) for each in operands[len(operands) - count :]]
    memory = [part for each in operands[len(operands) - count :] for part in lowering.parts(each)]
    what = f"{_said(lowering, operation)} of {', '.join(names)}"
    if not conditional:
        _call(lowering, what, memory)
        return
    with lowering.when(lowering.value(operands[0])):
        _call(lowering, what, memory)


def _given_alone(lowering: Lowering, operation: Any) -> list[ir.Value]:
    """The memory that is the only operand. Raises `Unsupported` where it is not one memref."""
    if len(operation.operands) != 1:
        raise lowering.unsupported("a part of memory, or of a structure")
    parts = lowering.parts(operation.operands[0])
    if len(parts) != 1 or not isinstance(parts[0].type, ir.View):
        raise lowering.unsupported(f"memory of type {operation.operands[0].type}")
    return parts


def _name(lowering: Lowering, memory: Any) -> str:
    """Which of the function's clauses one is, and what it says: two of one memory may say different things."""
    owner = getattr(memory.owner, "operation", None)
    if owner is None or owner.name not in _ENTRIES:
        raise lowering.unsupported("memory that no clause names")
    function = function_of(owner)
    key = ("clauses", function)
    if key not in lowering.memo:
        lowering.memo[key] = [each for each in within(function) if each.name in _ENTRIES]
    found = [str(each.attributes["dataClause"]) for each in lowering.memo[key]]
    if len(set(map(str, found))) != len(found):
        raise lowering.unsupported("several clauses of one kind")
    return f"{owner.name} {owner.attributes['dataClause']}"


def _said(lowering: Lowering, operation: Any) -> str:
    """The operation with all that its attributes say."""
    attributes = operation.attributes
    names = sorted(each if isinstance(each, str) else each.name for each in attributes)
    return f"{operation.name} {', '.join(f'{each} = {attributes[each]}' for each in names if each != _SEGMENTS)}"


def _call(lowering: Lowering, name: str, memory: Sequence[ir.Value]) -> None:
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[],
            name=name,
            arguments=[],
            reads=list(memory),
            writes=list(memory),
            fixed=True,
        )
    )
