"""What drives a device as an entry function: a runtime sequence, or a function of the host."""

from __future__ import annotations

from typing import Any

from frontends.aie.descriptor_fields import WORD
from frontends.aie.sequence import Driver, drives_device, lower_host, lower_sequence
from frontends.aie.target_model import SWITCH_WORDS
from frontends.mlir.core.entries import Entry, FunctionSummary, Spelling
from frontends.mlir.core.function_type import is_public
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.functions import Function
from interp import ir


class Sequence(Entry):
    """A runtime sequence: a function of its arguments, which drives the device around it."""

    def attributes(self) -> frozenset[str]:
        return frozenset(("sym_name", "sym_visibility"))

    def summary(self, symbol: Symbol, spelling: Spelling) -> FunctionSummary:
        operation = symbol.operation
        defined = len(operation.regions[0].blocks) > 0  # one without a block does nothing, and has no arguments
        parameters = tuple(self.parameters(operation, spelling)) if defined else ()
        return FunctionSummary(symbol.name, parameters, (), defined, is_public(operation), symbol.place)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        return _driving(module, lowering, symbol, lower_sequence(lowering, symbol))


class Host(Function):
    """A function of the host that drives a device."""

    def claims(self, operation: Any, is_entry: bool) -> bool:
        return drives_device(operation)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        return _driving(module, lowering, symbol, lower_host(lowering, symbol))


def _driving(module: ModuleLowering, lowering: Lowering, symbol: Symbol, driver: Driver) -> ir.Function:
    """The function that sets up a device and drives it."""
    function = module.finished(symbol, lowering, driver.entry.arguments, [], ir.Region([driver.entry]))
    function.calls = driver.calls
    function.held = SWITCH_WORDS * WORD
    return function
