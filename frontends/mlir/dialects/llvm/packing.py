"""Numbers side by side in the bits of one, as registers hold them.

A number that is only ever taken apart again is known by its parts, and has no bits of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir

# Operations that take numbers apart, or hand them to those that do.
_TAKERS = ("llvm.bitcast", "nvvm.mma.sync", "rocdl.mfma.", "rocdl.wmma.", "rocdl.cvt.")
_CARRIERS = ("llvm.extractvalue", "llvm.insertvalue")


def pack(lowering: Lowering, mlir_value: Any, type: ir.Type, parts: Sequence[ir.Value]) -> ir.Value:
    """A value of `type` for `mlir_value`, or for a part of it, that stands for `parts`. Raises `Unsupported` where
    anything looks at its bits."""
    if not only_taken_apart(mlir_value):
        raise lowering.unsupported("a bitcast of several values to one")
    assert isinstance(type, ir.Scalar)
    result = lowering.constant(0, type)
    lowering.memo["packed", result] = list(parts)
    return result


def unpack(lowering: Lowering, value: ir.Value) -> list[ir.Value]:
    """The numbers that a value stands for; itself where it is but one."""
    found: list[ir.Value] = lowering.memo.get(("packed", value), [value])
    return found


def is_packed(lowering: Lowering, value: ir.Value) -> bool:
    return ("packed", value) in lowering.memo


def only_taken_apart(mlir_value: Any) -> bool:
    """Whether nothing looks at the bits of a value but to see them as other numbers."""
    for use in mlir_value.uses:
        user = use.owner.operation
        if user.name in _CARRIERS:
            if not only_taken_apart(user.results[0]):
                return False
        elif not user.name.startswith(_TAKERS):
            return False
    return True
