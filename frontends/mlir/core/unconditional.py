"""Operations that a function comes to once, whatever it is given."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.llvm.pointer_uses import function_of


def path_of(function: Any) -> str:
    """The name of a function, behind those of the modules with a name that it is in."""
    names: list[str] = []
    around = function
    while around is not None:
        if "sym_name" in around.attributes:
            names.insert(0, around.attributes["sym_name"].value)
        around = around.operation.parent
    return "::".join(names)


def runs_once(lowering: Lowering, operation: Any) -> bool:
    """Whether an operation stands in the first block of the function that is checked, to which nothing jumps."""
    function = function_of(operation)
    return path_of(function) == lowering.symbols.entry and bool(operation.block == function.regions[0].blocks[0])
