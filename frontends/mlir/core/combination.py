"""The scalar operations by which vectors' elements and threads' values are reduced to one."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir

# Of floats and of integers.
_COMBINATIONS = {
    "add": ("addf", "addi"),
    "mul": ("mulf", "muli"),
    "minui": ("", "minui"),
    "minsi": ("", "minsi"),
    "minnumf": ("minnumf", ""),
    "maxui": ("", "maxui"),
    "maxsi": ("", "maxsi"),
    "maxnumf": ("maxnumf", ""),
    "and": ("", "andi"),
    "or": ("", "ori"),
    "xor": ("", "xori"),
    "minimumf": ("minimumf", ""),
    "maximumf": ("maximumf", ""),
}
_PREFIXES = ("#gpu<all_reduce_op ", "#vector.kind<")


def combination(lowering: Lowering, attribute: Any, type: ir.Scalar) -> str:
    """The scalar operation that an attribute of a reduction names."""
    text = str(attribute).removesuffix(">").strip()
    for prefix in _PREFIXES:
        text = text.removeprefix(prefix)
    name = _COMBINATIONS.get(text, ("", ""))[0 if type.is_float else 1]
    if not name:
        raise lowering.unsupported(f"reduction '{text}' of {type}")
    return name


def fold_region(lowering: Lowering, operation: Any, left: ir.Value, right: ir.Value) -> list[ir.Value]:
    """What the region of a reduction makes of two values."""
    blocks = operation.regions[0].blocks
    if len(blocks) != 1:
        raise lowering.unsupported("a reduction by a region of several blocks")
    return lowering.inline(blocks[0], [left, right])
