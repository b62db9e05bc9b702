"""Arguments of kernels that are memory of theirs, which no caller gives (GPU dialect, "Memory attribution")."""

from __future__ import annotations

from typing import Any

from frontends.mlir.dialects.llvm.function_attributes import WORKGROUP_ATTRIBUTION


def count_attributions(function: Any) -> int:
    """How many of the last arguments of a function are such."""
    blocks = function.regions[0].blocks
    if function.name == "gpu.func" and len(blocks):
        return len(blocks[0].arguments) - len(function.attributes["function_type"].value.inputs)
    is_llvm = function.name == "llvm.func" and "arg_attrs" in function.attributes
    entries = list(function.attributes["arg_attrs"]) if is_llvm else []
    given = len(entries)
    while given and WORKGROUP_ATTRIBUTION in entries[given - 1]:
        given -= 1
    return len(entries) - given
