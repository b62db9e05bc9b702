"""Components of Calyx, networks of handshake, modules of hw and machines of fsm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.circt.calyx import program as calyx
from frontends.circt.handshake import interface as handshake
from frontends.circt.handshake.function import lower_network
from frontends.circt.hw.circuit import lower_module
from frontends.circt.hw.machine import lower_machine
from frontends.circt.hw.module import CLOCK, ports_of
from frontends.circt.hw.step import step_of
from frontends.circuits.source import Circuit
from frontends.circuits.transition_functions import Interface, Wire
from frontends.circuits.unknown_bits import require_whole
from frontends.mlir.core.entries import Entry, FunctionSummary, Parameter, Spelling
from frontends.mlir.core.function_type import is_public
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.symbols import Symbol
from interp import ir

_ATTRIBUTES = frozenset(
    (
        *("sym_name", "function_type", "portNames", "portDirections", "portAttributes", "toplevel", "arg_attrs"),
        *("res_attrs", "module_type", "parameters", "per_port_attrs", "result_locs", "sym_visibility", "comment"),
        *("argNames", "initialState", "resNames"),
    )
)
_NETWORK_ATTRIBUTES = frozenset(
    ("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs", "argNames", "resNames")
)


class _Part(Entry):
    """What other circuits have instances of."""

    is_part = True

    def attributes(self) -> frozenset[str]:
        return _ATTRIBUTES


class Component(_Part):
    """A Calyx component: a function of its external memories and inputs."""

    def attributes(self) -> frozenset[str]:
        """`static` is an assumption, and `precious` asks of compilers to keep what they do not need."""
        return _ATTRIBUTES | {"static", "precious"}

    def summary(self, symbol: Symbol, spelling: Spelling) -> FunctionSummary:
        operation = symbol.operation
        parameters = tuple(
            Parameter(name, str(type), type if isinstance(type, ir.View) else spelling.convert(type))
            for name, type in calyx.parameters_of(operation)
        )
        results = tuple(str(type) for type in calyx.results_of(operation))
        public = "toplevel" in operation.attributes
        return FunctionSummary(symbol.name, parameters, results, True, public, symbol.place)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        parameters, body, ports = calyx.lower_component(lowering, symbol)
        function = module.finished(symbol, lowering, parameters, _returned_types(body), body)
        function.ports = ports
        return function


class Network(_Part):
    """A network of the handshake dialect: called once, with one token for each argument."""

    def attributes(self) -> frozenset[str]:
        return _NETWORK_ATTRIBUTES

    def summary(self, symbol: Symbol, spelling: Spelling) -> FunctionSummary:
        operation = symbol.operation
        parameters = tuple(
            Parameter(name, str(type), spelling.convert(type)) for name, type in handshake.parameters_of(operation)
        )
        results = tuple(str(type) for type in handshake.results_of(operation))
        defined = len(operation.regions[0].blocks) > 0
        return FunctionSummary(symbol.name, parameters, results, defined, is_public(operation), symbol.place)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        parameters, body = lower_network(lowering, symbol)
        results = [lowering.type(each) for each in handshake.results_of(symbol.operation)]
        return module.finished(symbol, lowering, parameters, results, body)


class Machine(_Part):
    """A circuit whose function is that of one step. With `by_name` its registers are known by their names."""

    def __init__(self, by_name: bool = True) -> None:
        self._by_name = by_name
        self._interface: Interface[Wire] | None = None  # once it was lowered

    def step(
        self, lowering: Lowering, symbol: Symbol, by_name: bool
    ) -> tuple[list[ir.Value], ir.Region, Interface[Wire]]:
        return lower_machine(lowering, symbol, by_name)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        parameters, body, self._interface = self.step(lowering, symbol, self._by_name)
        function = module.finished(symbol, lowering, parameters, _returned_types(body), body)
        function.ports = self._interface.ports
        require_whole(function)
        return function

    def circuit(
        self, symbol: Symbol, run: Callable[[Entry], ir.Module], convert: Callable[[Any], ir.Type | None]
    ) -> Circuit | None:
        nameless = type(self)(by_name=False)
        return step_of(symbol, lambda: run(nameless), lambda: nameless._interface, convert)


class Module(Machine):
    """A module of hw: its transition function, or so many cycles of it."""

    def summary(self, symbol: Symbol, spelling: Spelling) -> FunctionSummary:
        """The registers are not among the parameters yet."""
        ports = ports_of(symbol.operation)
        arguments = list(symbol.operation.regions[0].blocks[0].arguments)
        taken = zip([port for port in ports if port.direction != "output"], arguments, strict=True)
        parameters = tuple(
            Parameter(port.name, port.type, spelling.convert(argument.type))
            for port, argument in taken
            if port.type != CLOCK
        )
        given = [port for port in ports if port.direction == "output"]
        results, outputs = tuple(port.type for port in given), tuple(port.name for port in given)
        return FunctionSummary(
            symbol.name, parameters, results, True, is_public(symbol.operation), symbol.place, outputs
        )

    def step(
        self, lowering: Lowering, symbol: Symbol, by_name: bool
    ) -> tuple[list[ir.Value], ir.Region, Interface[Wire]]:
        return lower_module(lowering, symbol, by_name)


class Function(Module):
    """A function of sv: what it returns is computed from its inputs, without any time."""

    def summary(self, symbol: Symbol, spelling: Spelling) -> FunctionSummary:
        ports = ports_of(symbol.operation)
        parameters = tuple(Parameter(port.name, port.type, None) for port in ports if port.direction != "output")
        if not len(symbol.operation.regions[0].blocks):
            results = tuple(port.type for port in ports if port.direction == "output")
            return FunctionSummary(symbol.name, parameters, results, False, is_public(symbol.operation), symbol.place)
        return super().summary(symbol, spelling)


def _returned_types(body: ir.Region) -> list[ir.Type]:
    last = body.blocks[0].operations[-1]
    assert isinstance(last, ir.Return)
    return [value.type for value in last.values]
