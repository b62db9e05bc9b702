"""The ub dialect: values that are not any value."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir

# Operations that put values into their operand, or take others in its place.
_FILLS = frozenset(
    f"vector.{name}"
    for name in ("insert", "insertelement", "insert_strided_slice", "scalable.insert", "shuffle", "transfer_read")
)


@handles("ub.poison", attributes=("value",))
def _poison(lowering: Lowering, operation: Any) -> None:
    """What memory holds that nothing has written: it may be passed on, but what is computed from it is poison too. A
    source that leaves memory unwritten says more of it, where it is not filled up."""
    if str(operation.attributes["value"]) != "#ub.poison":
        raise lowering.unsupported("poison of a dialect's own kind")
    result = operation.results[0]
    types = lowering.part_types(result.type)
    if not all(isinstance(type, ir.Scalar) for type in types):
        raise lowering.unsupported(f"poison of type {result.type}")
    if any(use.owner.operation.name not in _FILLS for use in result.uses):
        lowering.assumptions.add(ir.UNDEF_MAY_BE_POISON)
    lowering.bind_parts(result, [lowering.undefined(type) for type in types])
