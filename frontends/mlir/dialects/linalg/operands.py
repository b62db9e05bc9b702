"""What all operations of the linalg dialect ask of their operands."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir


def output(lowering: Lowering, operation: Any, operand: int, result: int = 0, contents: bool = False) -> ir.Value:
    """The view that an operation writes: its operand, or where that is a tensor, the buffer of its result. Without
    `contents`, what the operand holds may be lost."""
    if not len(operation.results):
        return lowering.parts(operation.operands[operand])[0]
    view = lowering.tensors.destination(operation, operand, operation.results[result], contents)
    lowering.bind_parts(operation.results[result], [view])
    return view


def require_apart(lowering: Lowering, operation: Any, source: ir.Value, target: ir.Value, pointwise: bool) -> None:
    """The program may not rely on what the operation does where what it reads and what it writes overlap."""
    if not len(operation.results):
        message = f"'{operation.name}': its input and its output do not overlap"
        lowering.require_apart(source, target, message, pointwise=pointwise, promise=True)


def require_size(lowering: Lowering, operation: Any, left: ir.Index, right: ir.Index, what: str) -> None:
    """The program is undefined where two sizes differ; `what` says which ones."""
    lowering.require_equal(left, right, f"'{operation.name}': {what}")
