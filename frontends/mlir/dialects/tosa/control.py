"""Conditions and loops of the tosa dialect, whose conditions are tensors of one element."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from interp import ir


def _holds(lowering: Lowering, mlir_value: Any) -> ir.Value:
    view = lowering.value(mlir_value)
    if any(size != 1 for size in lowering.sizes(view)):
        raise lowering.unsupported("a condition of several elements")
    return lowering.load(view, [0] * view_type(view).rank)


@handles("tosa.cond_if")
def _cond_if(lowering: Lowering, operation: Any) -> None:
    """Both regions get all operands behind the condition."""
    condition = _holds(lowering, operation.operands[0])
    given = lowering.handed(operation, 1)
    joined = lowering.tensors.joined(operation)
    results = lowering.flat_results(operation, joined)
    sides = []
    for region in operation.regions:
        block = region.blocks[0]
        for argument, value in zip(block.arguments, given, strict=True):
            lowering.bind(argument, value)
        target = ir.Block()
        lowering.defer(block, target)
        sides.append(ir.Region([target]))
    lowering.emit(ir.If(place=lowering.place, results=results, condition=condition, then=sides[0], otherwise=sides[1]))


@handles("tosa.while_loop")
def _while_loop(lowering: Lowering, operation: Any) -> None:
    """The values that the condition looks at are those that the body gets, and in the end the results."""
    condition, body = (region.blocks[0] for region in operation.regions)
    carried = lowering.handed(operation)
    results = lowering.flat_results(operation)
    arguments = lowering.arguments(condition)
    if any(lowering.tensors.is_updated(each) for each in condition.arguments):
        raise lowering.unsupported("a condition that overwrites its operands")

    def decide(inner: Lowering, terminator: Any) -> None:
        holds = _holds(inner, terminator.operands[0])
        inner.emit(ir.Condition(place=inner.place, condition=holds, values=list(arguments)))

    lowering.emit(
        ir.While(
            place=lowering.place,
            results=results,
            carried=carried,
            before=lowering.body(condition, arguments, decide),
            after=lowering.body(body),
        )
    )


@handles("tosa.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    """Of a condition's side or a loop's body; a loop's condition is taken by the loop."""
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.handed(operation)))
