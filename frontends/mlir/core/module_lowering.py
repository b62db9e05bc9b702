"""The lowering of a function together with the functions and globals that it needs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.aie.sequence import Driver, drives_device, lower_host, lower_sequence
from frontends.circt.calyx.program import COMPONENT, lower_component
from frontends.circt.handshake.function import lower_network
from frontends.circt.handshake.interface import NETWORK, results_of
from frontends.circt.hw.circuit import lower_module
from frontends.circt.hw.machine import MACHINE, lower_machine
from frontends.circt.hw.module import MODULE
from frontends.circuits.transition_functions import Interface, Wire
from frontends.circuits.unknown_bits import require_whole
from frontends.iree.dispatch import lower_dispatch, lower_library_dispatch
from frontends.iree.interface import is_dispatch
from frontends.iree.library import is_library_dispatch
from frontends.mlir.core.function_type import FUNCTIONS, SEQUENCES, result_types
from frontends.mlir.core.locations import Places
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol, SymbolTables
from frontends.mlir.core.types import TypeConverter
from frontends.mlir.dialects.async_tasks import handed_on
from frontends.mlir.dialects.global_tensors import DEFINITIONS, lower_global_tensor
from frontends.mlir.dialects.gpu.globals import is_of_block
from frontends.mlir.dialects.llvm.function_attributes import COMPILED, PARAMETER_HINTS
from frontends.mlir.dialects.llvm.globals import lower_global as lower_llvm_global
from frontends.mlir.dialects.llvm.promises import ACCESSES, note_claims, require_kept, require_known
from frontends.mlir.dialects.memref.globals import lower_global
from frontends.mlir.dialects.tensor.flow import is_tensor
from frontends.tpu.attributes import is_network
from frontends.triton.program import lower_kernel
from interp import ir

_DRIVING = re.compile(r"\b(?:airrt|aiex)\.")  # dialects of hosts that drive devices
_LOWERED = (*FUNCTIONS, *SEQUENCES, "async.func")
_FUNCTION_ATTRIBUTES = frozenset(
    (
        *("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs", "no_inline", "noinline"),
        # of Ascend's compiler: which arguments its runtime passes, and which of its cores run the function
        *("SyncBlockLockArgIdx", "WorkspaceArgIdx", "global_kernel", "mix_mode", "parallel_mode"),
        "translation_info",  # of IREE: how a dispatch is compiled
        *COMPILED,
    )
)
_CIRCUIT_ATTRIBUTES = frozenset(
    (
        "sym_name",
        "function_type",
        "portNames",
        "portDirections",
        "portAttributes",
        "toplevel",
        "arg_attrs",
        "res_attrs",
        "module_type",
        "parameters",
        "per_port_attrs",
        "result_locs",
        "sym_visibility",
        "comment",
    )
)
STEPS = {MODULE: lower_module, MACHINE: lower_machine}
_CIRCUITS = (COMPONENT, *STEPS)
_NETWORK_ATTRIBUTES = frozenset(
    ("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs", "argNames", "resNames")
)


class ModuleLowering:
    """Lowers symbols as they are asked for; it is the `Symbols` of each function's lowering."""

    def __init__(
        self,
        bindings: Any,
        types: TypeConverter,
        places: Places,
        symbols: SymbolTables,
        text: str,
        by_name: bool = True,
    ) -> None:
        """With `by_name` the registers of circuits are known by their names."""
        self.module = ir.Module()
        self._by_name = by_name
        self._bindings = bindings
        self._types = types
        self._places = places
        self._symbols = symbols
        self.text = text
        self._pending: list[Symbol] = []
        self._known: set[str] = set()
        self._entry = ""
        self.interface: Interface[Wire] | None = None  # of the entry, where it is a circuit of steps

    def run(self, entry: Symbol) -> ir.Module:
        """Raises `Unsupported`."""
        self._entry = entry.name
        self._add(entry)
        for symbol in self._pending:
            self.module.functions[symbol.name] = self._function(symbol)
        return self.module

    def require(self, user: Any, name: str) -> Symbol:
        """See `frontends.mlir.core.lowering.Symbols`."""
        symbol = self._symbols.find(user, name)
        self._add(symbol)
        return symbol

    def _add(self, symbol: Symbol) -> None:
        if symbol.name in self._known:
            return
        self._known.add(symbol.name)
        if symbol.operation.name == "memref.global":
            self.module.globals[symbol.name] = lower_global(self._lowering(symbol), symbol, self.text)
        elif symbol.operation.name in DEFINITIONS:
            self.module.globals[symbol.name] = lower_global_tensor(self._lowering(symbol), symbol, self.text)
        elif is_of_block(symbol.operation):
            return  # each block has its own
        elif symbol.operation.name == "llvm.mlir.global":
            self.module.globals[symbol.name] = lower_llvm_global(self._lowering(symbol), symbol, self.text)
        elif symbol.operation.name in (*_CIRCUITS, NETWORK) and symbol.name != self._entry:
            return  # becomes a part of those that have an instance of it
        elif symbol.operation.name in _LOWERED and len(symbol.operation.regions[0].blocks):
            self._pending.append(symbol)

    def _lowering(self, symbol: Symbol) -> Lowering:
        return Lowering(self._bindings, self._types, self._places, self, symbol.operation, symbol.place)

    def _function(self, symbol: Symbol) -> ir.Function:
        operation = symbol.operation
        self._types.read_networks(is_network(operation))
        lowering = self._lowering(symbol)
        if operation.name in SEQUENCES:
            return self._driving(symbol, lowering, lower_sequence(lowering, symbol))
        if operation.name in _CIRCUITS:
            lowering.check_attributes(operation, _CIRCUIT_ATTRIBUTES)
            return self._circuit(symbol, lowering)
        if operation.name == NETWORK:
            lowering.check_attributes(operation, _NETWORK_ATTRIBUTES)
            parameters, body = lower_network(lowering, symbol)
            results = [lowering.type(each) for each in results_of(operation)]
            return self._finished(symbol, lowering, parameters, results, body)
        lowering.check_attributes(operation, _FUNCTION_ATTRIBUTES)
        if _DRIVING.search(self.text) and operation.name == "func.func" and drives_device(operation):
            return self._driving(symbol, lowering, lower_host(lowering, symbol))
        _require_plain_llvm(lowering, operation, symbol.name == self._entry)
        # What an asynchronous function hands on is its token's to give.
        types = handed_on(lowering, operation) if operation.name == "async.func" else result_types(operation)
        results = [part for type in types for part in lowering.part_types(type)]
        lowering.result_types = results
        if operation.name == "tt.func" and symbol.name == self._entry:
            parameters, body = lower_kernel(lowering, operation)
            return self._finished(symbol, lowering, parameters, results, body)
        if is_dispatch(operation):
            parameters, body = lower_dispatch(lowering, operation)
            return self._finished(symbol, lowering, parameters, results, body)
        if symbol.name == self._entry and is_library_dispatch(operation):
            parameters, body = lower_library_dispatch(lowering, operation)
            return self._finished(symbol, lowering, parameters, [], body)
        body = lowering.region(operation.regions[0])
        parameters = body.blocks[0].arguments
        for position, parameter in enumerate(parameters):
            parameter.name = parameter.name or f"arg{position}"
            lowering.roots[parameter] = parameter
        function = self._finished(symbol, lowering, parameters, results, body)
        function.by_value = _tensors_among(lowering, [each.type for each in operation.regions[0].blocks[0].arguments])
        function.values = _tensors_among(lowering, types)
        return function

    def _circuit(self, symbol: Symbol, lowering: Lowering) -> ir.Function:
        if symbol.operation.name == COMPONENT:
            parameters, body, ports = lower_component(lowering, symbol)
        else:
            parameters, body, self.interface = STEPS[symbol.operation.name](lowering, symbol, self._by_name)
            ports = self.interface.ports
        function = self._finished(symbol, lowering, parameters, list(_returned_types(body)), body)
        function.ports = ports
        if self.interface is not None:  # Calyx defines nothing of what nobody drives
            require_whole(function)
        return function

    def _driving(self, symbol: Symbol, lowering: Lowering, driver: Driver) -> ir.Function:
        """The function that sets up a device and drives it."""
        function = self._finished(symbol, lowering, driver.entry.arguments, [], ir.Region([driver.entry]))
        function.calls = driver.calls
        return function

    def _finished(
        self, symbol: Symbol, lowering: Lowering, parameters: list[ir.Value], results: list[ir.Type], body: ir.Region
    ) -> ir.Function:
        lowering.finish()
        lowering.define_undefined(body.blocks[0])
        if lowering.claims:
            lowering.assumptions.add(f"what the attributes {', '.join(sorted(lowering.claims))} say is true")
        return ir.Function(
            symbol.name,
            parameters,
            results,
            body,
            symbol.place,
            unordered_reductions=lowering.unordered_reductions,
            unordered_sums=lowering.unordered_sums,
            assumptions=sorted(lowering.assumptions),
            holds_up=lowering.holds_up,
            orders_later=lowering.orders_later,
            atomics=lowering.atomics,
        )


def _returned_types(body: ir.Region) -> list[ir.Type]:
    last = body.blocks[0].operations[-1]
    assert isinstance(last, ir.Return)
    return [value.type for value in last.values]


def _tensors_among(lowering: Lowering, types: Sequence[Any]) -> frozenset[int]:
    """The parameters or results, by their position in the affine IR, that are tensors."""
    found, position = set(), 0
    for each in types:
        if is_tensor(each):
            found.add(position)
        position += len(lowering.part_types(each))
    return frozenset(found)


def _require_plain_llvm(lowering: Lowering, operation: Any, is_entry: bool) -> None:
    """Raises `Unsupported` where a function's own attributes say more than hints."""
    attributes = operation.attributes
    if operation.name != "llvm.func":
        return
    if "CConv" in attributes and str(attributes["CConv"]) not in ("#llvm.cconv<ccc>", "#llvm.cconv<fastcc>"):
        raise lowering.unsupported(f"calling convention {attributes['CConv']}")
    require_known(lowering, operation, PARAMETER_HINTS | ACCESSES)
    require_kept(lowering, operation)
    note_claims(lowering, operation, is_entry)
