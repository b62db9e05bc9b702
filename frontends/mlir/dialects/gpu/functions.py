"""`gpu.func` in a file in which nobody launches it: what one of its threads does, in a launch of which the file has
nothing (`frontends.mlir.dialects.gpu.surroundings`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.core.entries import Parameter, Spelling
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.functions import Function, note_how_called
from frontends.mlir.dialects.gpu.launch_bounds import launch_bounds
from frontends.mlir.dialects.gpu.surroundings import APART
from interp import ir
from interp.ir import operands_of

_LAUNCHES = ("gpu.launch_func", "gpu.binary")


class GpuFunction(Function):
    """A kernel, or a function of a module of them. One that the file launches is checked where it is launched."""

    def attributes(self) -> frozenset[str]:
        return super().attributes() | {"kernel", "workgroup_attributions"}

    def claims(self, operation: Any, is_entry: bool) -> bool:
        top = operation
        while top.parent is not None:
            top = top.parent.operation
        return not any(each.name in _LAUNCHES for each in _outside_of_kernels(top))

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        return super().parameters(operation, spelling)[: _count(operation)]

    def begin(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> list[ir.Type]:
        """Raises `Unsupported` for what is said of launches."""
        if bounds := launch_bounds(symbol.operation):
            raise lowering.unsupported(f"outside of a launch, of which '{next(iter(bounds))}' says something")
        note_how_called(lowering, symbol)
        lowering.assumptions.add(APART)
        return super().begin(module, lowering, symbol)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        """Its last arguments are memory of its block, then memory of its own. Raises `Unsupported` where the former,
        which other threads share, is used."""
        function = super().lower(module, lowering, symbol)
        assert function.body is not None
        attributes = symbol.operation.attributes
        count = _count(symbol.operation)
        shared = attributes["workgroup_attributions"].value if "workgroup_attributions" in attributes else 0
        own = function.parameters[count:]
        used = {value for each in ir.walk(function.body) for value in operands_of(each)}
        if used.intersection(own[:shared]):
            raise lowering.unsupported("memory of a block, outside of a launch", symbol.operation)
        entry = function.body.blocks[0]
        prelude = ir.Block()
        with lowering.within(prelude):
            for each in own[shared:]:
                assert isinstance(each.type, ir.View)
                sizes = [size for size in each.type.shape if size is not None]
                lowering.emit(ir.Alloc(place=symbol.place, result=each, sizes=[*sizes], stack=True))
        entry.operations[:0] = prelude.operations
        entry.arguments = function.parameters = function.parameters[:count]
        spaces = function.spaces
        function.spaces = ir.MemorySpaces(spaces.parameters[: len(spaces.parameters) - len(own)], spaces.results)
        return function


def _count(operation: Any) -> int:
    """Of the parameters that callers and launches give."""
    return len(operation.attributes["function_type"].value.inputs)


def _outside_of_kernels(operation: Any) -> Iterator[Any]:
    """The operations within one, without those of modules of kernels."""
    pending = [operation]
    while pending:
        found = pending.pop()
        yield found
        if found.name != "gpu.module":
            pending += [
                each.operation for region in found.regions for block in region.blocks for each in block.operations
            ]
