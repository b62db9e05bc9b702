"""Kernels, and the functions that they call."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.entries import Parameter, Spelling
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.functions import Function
from frontends.triton.program import lower_kernel
from frontends.triton.types import AXES, pointee
from interp import ir


class Kernel(Function):
    """What the user asks for is a kernel, whose grid is among its parameters."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return is_entry

    def converted(self, mlir_type: Any, spelling: Spelling) -> ir.Type | None:
        element = pointee(mlir_type)
        return ir.View(element, (None,)) if element is not None else spelling.convert(mlir_type)

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        grid = [Parameter(f"grid_{axis}", "index", ir.INDEX) for axis in AXES]
        return super().parameters(operation, spelling) + grid

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        results = self.begin(module, lowering, symbol)
        if results:
            raise lowering.unsupported("a kernel that gives results; name the kernel that calls this")
        parameters, body = lower_kernel(lowering, symbol.operation)
        function = module.finished(symbol, lowering, parameters, results, body)
        function.demands = function.demands or ()
        return function
