"""Loops of cores that are meant to be without end."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.automatic_memory import require_no_escape
from frontends.mlir.core.lowering import Lowering
from interp import ir

ENDLESS = 2**31 - 1  # iterations of such a loop


def lower_endless(lowering: Lowering, operation: Any) -> bool:
    """Lowers an `scf.for` of so many iterations that it is meant to be without end, as a `while`: the machine does not
    run one that is counted and has more than it may do. Gives False for any other loop."""
    lower, upper, step, *_ = operation.operands
    if not _goes_on(lowering, lower, upper, step):
        return False
    require_no_escape(lowering, operation)
    place = lowering.place
    mlir_body = operation.regions[0].blocks[0]
    predicate = "ult" if "unsignedCmp" in operation.attributes else "slt"
    parts = lowering.handed(operation, 3)
    before = ir.Block([ir.Value(lowering.scalar(lower.type)), *(ir.Value(part.type) for part in parts)])
    with lowering.within(before):
        holds = lowering.op(f"cmpi.{predicate}", [before.arguments[0], lowering.value(upper)], ir.I1)
        lowering.emit(ir.Condition(place=place, condition=holds, values=[*before.arguments]))
    arguments = lowering.arguments(mlir_body)

    def again(inner: Lowering, terminator: Any) -> None:
        following = inner.op("addi", [arguments[0], inner.value(step)], arguments[0].type)
        inner.emit(ir.Yield(place=inner.place, values=[following, *inner.handed(terminator)]))

    after = ir.Block(arguments)
    lowering.defer(mlir_body, after, again)
    lowering.emit(
        ir.While(
            place=place,
            results=[ir.Value(arguments[0].type), *lowering.flat_results(operation)],
            carried=[lowering.value(lower), *parts],
            before=ir.Region([before]),
            after=ir.Region([after]),
        )
    )
    return True


def _goes_on(lowering: Lowering, lower: Any, upper: Any, step: Any) -> bool:
    bounds = [lowering.index(each) for each in (lower, upper, step)]
    first, last, by = (each if isinstance(each, int) else None for each in bounds)
    return first is not None and last is not None and by is not None and last - first >= ENDLESS * max(by, 1)
