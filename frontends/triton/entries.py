"""Kernels, and the functions that they call."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from frontends.mlir.core.entries import Parameter, Spelling
from frontends.mlir.core.function_type import result_types
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.functions import Function
from frontends.triton.program import lower_kernel, lower_part
from frontends.triton.types import AXES, pointee
from interp import ir


class Kernel(Function):
    """What the user asks for is a kernel, whose grid is among its parameters; or, where it gives results, what one
    program calls."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return is_entry

    def converted(self, mlir_type: Any, spelling: Spelling) -> ir.Type | None:
        element = pointee(mlir_type)
        return ir.View(element, (None,)) if element is not None else spelling.convert(mlir_type)

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        grid = [] if result_types(operation) else [Parameter(f"grid_{axis}", "index", ir.INDEX) for axis in AXES]
        return super().parameters(operation, spelling) + grid

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        results = self.begin(module, lowering, symbol)
        lower = lower_part if results else lower_kernel
        parameters, body = lower(lowering, symbol.operation)
        function = module.finished(symbol, lowering, parameters, results, body)
        if results:
            given = [each.type for each in symbol.operation.regions[0].blocks[0].arguments]
            function.by_value, function.values = _tiles(given), _tiles(result_types(symbol.operation))
        function.demands = function.demands or ()
        return function


def _tiles(types: Iterable[Any]) -> frozenset[int]:
    """The positions of tiles among types of parameters or results, each of which is one value."""
    return frozenset(position for position, each in enumerate(types) if str(each).startswith("tensor<"))
