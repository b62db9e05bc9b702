"""Globals in the memory of a block, of which each block has its own."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.layout import UnsupportedLayout, layout_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.gpu.geometry import dynamic_bytes, shared_bytes
from interp import ir

_SPACE = 3  # of the memory of a block, for NVVM and ROCDL alike
_LARGE = 16  # bytes
_UNDEFINED = ("llvm.mlir.undef", "llvm.mlir.poison", "llvm.return")


def is_of_block(operation: Any) -> bool:
    """Whether the operation is a global in the memory of a block."""
    attributes = operation.attributes
    return (
        operation.name == "llvm.mlir.global" and "addr_space" in attributes and attributes["addr_space"].value == _SPACE
    )


def bytes_of_block(lowering: Lowering, symbol: Symbol) -> ir.Value:
    """The pointer to a block's own memory under the name of a global. A global without a size of its own is what
    the launch asks for."""
    operation, attributes = symbol.operation, symbol.operation.attributes
    initialized = len(operation.regions[0].blocks) and any(
        each.operation.name not in _UNDEFINED for each in operation.regions[0].blocks[0].operations
    )
    if "value" in attributes or initialized:
        raise lowering.unsupported(f"the initial value of '{symbol.name}' in the memory of a block")
    try:
        layout = layout_of(str(attributes["global_type"].value))
    except UnsupportedLayout as error:
        raise lowering.unsupported(str(error)) from None
    if layout.size == 0:
        return dynamic_bytes(lowering)
    if "alignment" in attributes:
        alignment = int(attributes["alignment"].value)
    else:  # what LLVM gives a variable of more than 128 bits (DataLayout::getPreferredAlign)
        alignment = max(layout.alignment, _LARGE) if layout.size > _LARGE else layout.alignment
    return shared_bytes(lowering, symbol.name, layout.size, alignment)
