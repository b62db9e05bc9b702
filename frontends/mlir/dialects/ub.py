"""The ub dialect: values that are not any value."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir


@handles("ub.poison", attributes=("value",))
def _poison(lowering: Lowering, operation: Any) -> None:
    """What memory holds that nothing has written: it may be passed on, but what is computed from it is poison too."""
    if str(operation.attributes["value"]) != "#ub.poison":
        raise lowering.unsupported("poison of a dialect's own kind")
    result = operation.results[0]
    types = lowering.part_types(result.type)
    if not all(isinstance(type, ir.Scalar) for type in types):
        raise lowering.unsupported(f"poison of type {result.type}")
    lowering.bind_parts(result, [lowering.undefined(type) for type in types])
