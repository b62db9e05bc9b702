"""What all operations of the linalg dialect ask of their operands."""

from __future__ import annotations

from typing import Any

from frontends.mlir.lowering import Lowering
from interp import ir


def require_buffers(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for an operation on tensors."""
    tensors = (lowering.bindings.RankedTensorType, lowering.bindings.UnrankedTensorType)
    if any(isinstance(operand.type, tensors) for operand in operation.operands):
        raise lowering.unsupported("tensor operands")


def require_size(lowering: Lowering, operation: Any, left: ir.Index, right: ir.Index, what: str) -> None:
    """The program is undefined where two sizes differ; `what` says which ones."""
    lowering.require_equal(left, right, f"'{operation.name}': {what}")
