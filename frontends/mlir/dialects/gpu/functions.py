"""`gpu.func` in a file in which nobody launches it: what one of its threads does, in a launch of which the file has
nothing (`frontends.mlir.dialects.gpu.surroundings`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.core.entries import Parameter, Spelling
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.walking import outermost, within
from frontends.mlir.dialects.functions import Function, note_how_called, take_attributions
from frontends.mlir.dialects.gpu.launch_bounds import LAUNCH_BOUNDS
from frontends.mlir.dialects.gpu.surroundings import assume_apart
from interp import ir

_LAUNCHES = ("gpu.launch_func", "gpu.binary")


class GpuFunction(Function):
    """A kernel, or a function of a module of them. One that the file launches is checked where it is launched."""

    def attributes(self) -> frozenset[str]:
        return super().attributes() | {"kernel", "workgroup_attributions"} | LAUNCH_BOUNDS

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return not any(each.name in _LAUNCHES for each in _outside_of_kernels(outermost(operation)))

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        return super().parameters(operation, spelling)[: len(operation.attributes["function_type"].value.inputs)]

    def begin(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> list[ir.Type]:
        note_how_called(lowering, symbol)
        assume_apart(lowering)
        return super().begin(module, lowering, symbol)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        """Its last arguments are memory of its block, then memory of its own. Raises `Unsupported` where the former,
        which other threads share, is used."""
        attributes = symbol.operation.attributes
        shared = attributes["workgroup_attributions"].value if "workgroup_attributions" in attributes else 0
        function = super().lower(module, lowering, symbol)
        take_attributions(lowering, symbol, function, shared)
        return function


def _outside_of_kernels(operation: Any) -> Iterator[Any]:
    """The operations within one, without those of modules of kernels."""
    return within(operation, into=lambda each: each.name != "gpu.module")
