"""Dispatches, before and after they become a library for a processor or a kernel for a GPU."""

from __future__ import annotations

from typing import Any

from frontends.iree.dispatch import (
    is_kernel_dispatch,
    lower_dispatch,
    lower_kernel_dispatch,
    lower_library_dispatch,
)
from frontends.iree.interface import is_dispatch, numbers_handed_over, parameters
from frontends.iree.library import is_library_dispatch
from frontends.mlir.core.entries import Parameter, Spelling
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.functions import Function, LlvmFunction
from interp import ir


class Dispatch(Function):
    """A dispatch of IREE before it is in LLVM: its bindings are the parameters."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return is_dispatch(operation)

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        return [Parameter(each.name, "binding", each.type) for each in parameters(operation)]

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        results = self.begin(module, lowering, symbol)
        given, body = lower_dispatch(lowering, symbol.operation)
        function = module.finished(symbol, lowering, given, results, body)
        numbers = tuple(numbers_handed_over(parameters(symbol.operation)))
        if numbers:  # without any, it is as before a function that has no words for what it asks of callers
            function.demands = (*(function.demands or ()), *numbers)
        return function


class LibraryDispatch(LlvmFunction):
    """A dispatch of IREE as LLVM calls it in a library."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return is_entry and is_library_dispatch(operation)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        self.begin(module, lowering, symbol)
        given, body = lower_library_dispatch(lowering, symbol.operation)
        return module.finished(symbol, lowering, given, [], body)


class KernelDispatch(LlvmFunction):
    """A dispatch of IREE as LLVM compiles it for a GPU."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return is_entry and is_kernel_dispatch(operation)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        self.begin(module, lowering, symbol)
        given, body = lower_kernel_dispatch(lowering, symbol.operation)
        return module.finished(symbol, lowering, given, [], body)
