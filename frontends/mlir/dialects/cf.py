"""The cf dialect: branches between blocks, and assertions. The branches of the LLVM dialect are the same."""

from __future__ import annotations

from typing import Any

from frontends.assumptions import ABORTS
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir


@handles("cf.assert", attributes=("msg",))
def _assert(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add(ABORTS)
    lowering.require(lowering.value(operation.operands[0]), operation.attributes["msg"].value)


@handles("cf.br", "llvm.br", attributes=("loop_annotation",))
def _br(lowering: Lowering, operation: Any) -> None:
    target = lowering.blocks[operation.successors[0]]
    lowering.emit(ir.Branch(place=lowering.place, target=target, arguments=lowering.handed(operation)))


@handles("cf.cond_br", "llvm.cond_br", attributes=("operandSegmentSizes", "branch_weights", "loop_annotation"))
def _cond_br(lowering: Lowering, operation: Any) -> None:
    (condition,), yes, _ = lowering.segments(operation)
    arguments, otherwise_arguments = lowering.handed(operation, 1, len(yes)), lowering.handed(operation, 1 + len(yes))
    lowering.emit(
        ir.Branch(
            place=lowering.place,
            condition=lowering.value(condition),
            target=lowering.blocks[operation.successors[0]],
            arguments=arguments,
            otherwise=lowering.blocks[operation.successors[1]],
            otherwise_arguments=otherwise_arguments,
        )
    )


@handles(
    "cf.switch",
    "llvm.switch",
    attributes=("operandSegmentSizes", "case_values", "case_operand_segments", "branch_weights"),
)
def _switch(lowering: Lowering, operation: Any) -> None:
    """A chain of comparisons, in the order of the cases."""
    (flag_operand,), otherwise, _ = lowering.segments(operation)
    flag = lowering.value(flag_operand)
    assert isinstance(flag.type, ir.Scalar)
    attributes = operation.attributes
    default, *targets = (lowering.blocks[block] for block in operation.successors)
    cases = list(attributes["case_values"]) if "case_values" in attributes else []
    start = 1 + len(otherwise)
    for case, target, count in zip(cases, targets, attributes["case_operand_segments"], strict=True):
        arguments = lowering.handed(operation, start, count)
        start += count
        condition = lowering.op("cmpi.eq", [flag, lowering.constant(int(case), flag.type)], ir.I1)
        following = lowering.new_block()
        lowering.emit(
            ir.Branch(
                place=lowering.place, condition=condition, target=target, arguments=arguments, otherwise=following
            )
        )
        lowering.block = following
    arguments = lowering.handed(operation, 1, len(otherwise))
    lowering.emit(ir.Branch(place=lowering.place, target=default, arguments=arguments))
