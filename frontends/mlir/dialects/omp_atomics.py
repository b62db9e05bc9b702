"""Atomic reads, writes and updates of the omp dialect (OpenMP 5.2, 15.8.4), in the relaxed order that they have unless
they say otherwise."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.memref.atomics import is_concurrent, update_of
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir

# By which number nothing becomes another one, and by which everything becomes one.
_NEUTRAL = {"addi": 0, "ori": 0, "xori": 0, "muli": 1, "andi": -1}
_ABSORBING = {"muli": 0, "andi": 0, "ori": -1}


@handles("omp.atomic.update")
def _update(lowering: Lowering, operation: Any) -> None:
    """The region runs once: another agent that comes between would have it run again, on the new value. What stores
    the value that was there promises nothing to others, and what does not depend on it is a write."""
    block = operation.regions[0].blocks[0]
    view = _memory(lowering, operation.operands[0])
    for each in block.operations:
        if len(each.operation.regions):
            raise lowering.unsupported(f"'{each.operation.name}' in an atomic update")
    argument, terminator = block.arguments[0], list(block.operations)[-1].operation
    type = lowering.scalar(argument.type)
    update = f"update at {lowering.place}"
    known = update_of(block)
    number = _other_number(block) if known else None
    if terminator.operands[0] == argument or (number is not None and _NEUTRAL.get(known) == number):
        _note(lowering, operation, "")
    elif number is not None and _ABSORBING.get(known) == number:
        update = f"assign {type}"
        _note(lowering, operation, update)
    elif known:
        update = f"{known} {type}"
        _note(lowering, operation, ir.ANY_UPDATE, (known,))
    elif len(list(argument.uses)):
        _note(lowering, operation, ir.ANY_UPDATE)
    else:
        update = f"assign {type}"
        _note(lowering, operation, update)
    old = ir.Value(type)
    lowering.emit(ir.Load(place=lowering.place, result=old, view=view, indices=[], atomic=update))
    (new,) = lowering.inline(block, [old])
    lowering.emit(ir.Store(place=lowering.place, value=new, view=view, indices=[], atomic=update))


@handles("omp.atomic.write")
def _write(lowering: Lowering, operation: Any) -> None:
    view, value = _memory(lowering, operation.operands[0]), lowering.value(operation.operands[1])
    update = f"assign {value.type}"
    _note(lowering, operation, update)
    lowering.emit(ir.Store(place=lowering.place, value=value, view=view, indices=[], atomic=update))


def _other_number(block: Any) -> int | None:
    """The integer that the body of a known update combines the value with, where that is a constant."""
    (old,) = block.arguments
    first = next(iter(block.operations)).operation
    (other,) = [each for each in first.operands if each != old]
    made = getattr(other.owner, "operation", None)
    if made is None or made.name != "arith.constant" or not str(other.type).startswith("i"):
        return None
    return int(made.attributes["value"].value)


def _memory(lowering: Lowering, operand: Any) -> ir.Value:
    """A pointer, or a memref of one element."""
    view = lowering.value(operand)
    if isinstance(view.type, ir.View) and view.type.rank:
        raise lowering.unsupported(f"an atomic access to {operand.type}")
    return view


def _note(lowering: Lowering, operation: Any, update: str, names: tuple[str, ...] = ()) -> None:
    """What an access leaves to the order of the agents, which is an update by these operations, or by any where there
    are none, and what others are promised, if anything."""
    if is_concurrent(lowering, operation):
        leave_order_open(lowering, names)
    if update:
        lowering.atomics.append(ir.Atomic(update, ir.Ordering.MONOTONIC, "", lowering.place))
