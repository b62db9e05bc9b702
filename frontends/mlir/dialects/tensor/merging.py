"""Where conditions that are data meet again: both sides must leave a tensor in the same buffer.

The machine runs both sides of such a condition and joins what they stored, element by element, but a value cannot be
now in one buffer and now in another. A result whose sides end up in different buffers gets one of its own, which both
sides copy to.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.dialects.tensor.flow import is_tensor

_BRANCHES = ("scf.if", "scf.index_switch", "tosa.cond_if")
_COMPUTED = ("arith.", "index.", "math.", "affine.")
_SIZES = ("arith.constant", "index.constant", "tensor.dim", "memref.dim", "tensor.rank")


def may_merge(operation: Any) -> bool:
    """Whether the operation chooses between regions by a condition that may be data."""
    return operation.name in _BRANCHES and may_be_data(operation.operands[0])


def may_be_data(condition: Any) -> bool:
    """Whether a condition or an index may depend on what tensors or memory hold."""
    seen = {condition}
    pending = [condition]
    while pending:
        value = pending.pop()
        owner = value.owner
        name = getattr(owner, "name", None)
        if name is None:  # an argument of a block: indices count and measure
            if str(value.type) != "index":
                return True
        elif name not in _SIZES:
            if not name.startswith(_COMPUTED) or len(owner.regions) or is_tensor(value.type):
                return True
            for operand in owner.operands:
                if operand not in seen:
                    seen.add(operand)
                    pending.append(operand)
    return False
