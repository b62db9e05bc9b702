"""Atomic updates of one element.

MLIR's documentation calls the result of an update the value that was stored, its lowerings give the one before. The
latter is what runs, and is taken here; the verdict lists that where the result is used.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.bindings import import_dialect
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import outermost, within
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir

_SAME_NAME = ("addf", "addi", "mulf", "muli", "andi", "ori", "xori", "maximumf", "minimumf", "maxnumf", "minnumf")
_COMBINATIONS = {
    **dict(zip(_SAME_NAME, _SAME_NAME, strict=True)),
    "maxs": "maxsi",
    "mins": "minsi",
    "maxu": "maxui",
    "minu": "minui",
    "assign": "",
}
_NO_FLAGS = ("#arith.overflow<none>", "#arith.fastmath<none>")
_CONCURRENT = frozenset(
    (
        *("scf.parallel", "scf.forall", "affine.parallel", "async.execute", "omp.parallel"),
        *("gpu.launch", "gpu.func", "gpu.launch_func"),
    )
)


@handles("memref.atomic_rmw", attributes=("kind",))
def _atomic_rmw(lowering: Lowering, operation: Any) -> None:
    value_operand, memref, *mlir_indices = operation.operands
    value, view = lowering.value(value_operand), lowering.value(memref)
    indices = lowering.indices(mlir_indices)
    kinds = import_dialect(lowering.bindings, "arith").AtomicRMWKind
    number = operation.attributes["kind"].value
    kind = kinds(number).name if number in kinds.__members__.values() else str(number)
    if kind not in _COMBINATIONS:
        raise lowering.unsupported(f"kind '{kind}'")
    name = _COMBINATIONS[kind]
    update = f"{kind} {value.type}"
    note_order(lowering, operation, (name,) if name else ())
    _note(lowering, f"{name or 'assign'} {value.type}")
    old = lowering.result(operation)
    lowering.emit(ir.Load(place=lowering.place, result=old, view=view, indices=indices, atomic=update))
    new = lowering.op(name, [old, value], old.type) if name else value
    lowering.emit(ir.Store(place=lowering.place, value=new, view=view, indices=indices, atomic=update))


@handles("memref.generic_atomic_rmw")
def _generic_atomic_rmw(lowering: Lowering, operation: Any) -> None:
    """The body runs once: another agent that comes between would have it run again, on the new value."""
    memref, *mlir_indices = operation.operands
    view, indices = lowering.value(memref), lowering.indices(mlir_indices)
    block = operation.regions[0].blocks[0]
    for each in block.operations:
        if len(each.operation.regions):
            raise lowering.unsupported(f"'{each.operation.name}' in an atomic update")
    known = update_of(block)
    note_order(lowering, operation, (known,) if known else ())
    _note(lowering, ir.ANY_UPDATE)
    update = (
        f"{known} {view.type.element}" if known and isinstance(view.type, ir.View) else f"update at {lowering.place}"
    )
    old = lowering.result(operation)
    lowering.emit(ir.Load(place=lowering.place, result=old, view=view, indices=indices, atomic=update))
    (new,) = lowering.inline(block, [old])
    lowering.emit(ir.Store(place=lowering.place, value=new, view=view, indices=indices, atomic=update))


def update_of(block: Any) -> str:
    """The scalar operation by which the body of an update makes of the element and of a number that it takes from
    outside what is stored, without any flags; an empty name where the body is anything else."""
    first, *others = (each.operation for each in block.operations)
    dialect, _, name = first.name.partition(".")
    if dialect != "arith" or name not in _COMBINATIONS.values() or len(others) != 1:
        return ""
    said = (first.attributes[each] if isinstance(each, str) else each.attr for each in first.attributes)
    if any(str(each) not in _NO_FLAGS for each in said):
        return ""
    (old,) = block.arguments
    operands, stored = list(first.operands), list(others[0].operands)
    return name if operands.count(old) == 1 and stored == list(first.results) else ""


def _note(lowering: Lowering, update: str) -> None:
    """Notes an update of which MLIR says that it is atomic, and nothing of its order with other accesses."""
    lowering.atomics.append(ir.Atomic(update, ir.Ordering.MONOTONIC, "", lowering.place))


def note_order(lowering: Lowering, operation: Any, names: tuple[str, ...]) -> None:
    """Notes what an update by the scalar operations `names`, none for any other, leaves to the order of the agents, and
    what its result is taken for."""
    used = any(True for _ in operation.results[0].uses)
    if used:
        lowering.assumptions.add(f"the result of {operation.name} is the value before the update")
    if is_concurrent(lowering, operation):
        leave_order_open(lowering, () if used else names)


def is_concurrent(lowering: Lowering, operation: Any) -> bool:
    """Whether the module has anything that runs side by side, with which this may be called."""
    known: bool | None = lowering.memo.get("concurrent")
    if known is None:
        known = any(each.name in _CONCURRENT for each in within(outermost(operation)))
        lowering.memo["concurrent"] = known
    return known
