"""Kernels, and the functions that they call."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from frontends.mlir.core.entries import Parameter, Spelling
from frontends.mlir.core.function_type import input_types, result_types
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.functions import Function
from frontends.triton.layouts import descriptor_text, encoding_text
from frontends.triton.parameters import Given, passed
from frontends.triton.program import lower_kernel, lower_part, places
from frontends.triton.types import block_of, is_memory, is_pointer
from interp import ir


class Kernel(Function):
    """What the user asks for is a kernel, whose grid is among its parameters; or, where it gives results, what one
    program of a grid calls, whose place in it is among them as well."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return is_entry

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        blocks = list(operation.regions[0].blocks)
        found = []
        for position, type in enumerate(input_types(operation)):
            spelled = spelling.argument_name(blocks[0].arguments[position].location) if blocks else ""
            name = spelled or f"arg{position}"
            if passed(type) is None:
                found.append(Parameter(name, str(type), spelling.convert(type)))
            for suffix, part in passed(type) or ():
                found.append(Parameter(name + suffix, str(type), part))
        return found + [Parameter(name, "index", ir.INDEX) for name in places(operation)]

    def begin(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> list[ir.Type]:
        """A pointer that is a result is how far it is in which of the parameters' buffers."""
        found = super().begin(module, lowering, symbol)
        return [*found, *(ir.INDEX for each in result_types(symbol.operation) if is_pointer(each))]

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        results = self.begin(module, lowering, symbol)
        if results:
            parameters, body = lower_part(lowering, symbol.operation, results)
        else:
            parameters, body = lower_kernel(lowering, symbol.operation)
        function = module.finished(symbol, lowering, parameters, results, body)
        if results:
            function.values = _tiles(result_types(symbol.operation))
            function.by_value = frozenset(
                position for position, each in enumerate(parameters) if each in lowering.own(Given).tiles
            )
        function.demands = function.demands or ()
        function.spaces = _layouts(lowering, symbol.operation)
        return function


def _layouts(lowering: Lowering, operation: Any) -> ir.MemorySpaces:
    """How memory that callers hand over lies, which is to them what a memory space is."""
    return ir.MemorySpaces(
        tuple(encoding_text(lowering, each) for each in input_types(operation) if is_memory(each)),
        tuple(
            encoding_text(lowering, each) if is_memory(each) else descriptor_text(lowering, each)
            for each in result_types(operation)
            if is_memory(each) or block_of(each) is not None
        ),
    )


def _tiles(types: Iterable[Any]) -> frozenset[int]:
    """The positions of tiles among types of parameters or results, each of which is one value."""
    return frozenset(position for position, each in enumerate(types) if str(each).startswith("tensor<"))
