"""The math dialect: every operation is one of the scalar table, by its own name."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import FLAG_ATTRIBUTES, emit_scalar_operation, flags_of

_OPERATIONS = (
    *("absf", "absi", "ctlz", "cttz", "ctpop", "ipowi", "fpowi", "powf", "fma", "copysign", "clampf"),
    *("ceil", "floor", "round", "roundeven", "trunc", "isfinite", "isinf", "isnan", "isnormal"),
    *(
        "acos",
        "acosh",
        "asin",
        "asinh",
        "atan",
        "atan2",
        "atanh",
        "cos",
        "cosh",
        "sin",
        "sincos",
        "sinh",
        "tan",
        "tanh",
    ),
    *("cbrt", "sqrt", "rsqrt", "erf", "erfc", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2"),
)


@handles(*(f"math.{name}" for name in _OPERATIONS), attributes=FLAG_ATTRIBUTES)
def _operation(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, operation.name[len("math.") :], flags_of(lowering, operation))
