"""MLIR text as a source of programs: what functions it has, and the lowering of a chosen one with what it calls."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from frontends.circt.calyx.program import COMPONENT, parameters_of, results_of
from frontends.circt.handshake.interface import NETWORK
from frontends.circt.handshake.interface import parameters_of as network_parameters
from frontends.circt.handshake.interface import results_of as network_results
from frontends.circt.hw.module import CLOCK, MODULE, ports_of
from frontends.circt.hw.step import step_of
from frontends.circuits.source import Circuit, Functions, wanted
from frontends.errors import InputProblem, SyntaxProblem, UnknownFunction, Unsupported
from frontends.iree.interface import is_dispatch
from frontends.iree.interface import parameters as dispatch_parameters
from frontends.mlir.core import text as source_text
from frontends.mlir.core.bindings import DEFAULT, import_ir, new_context
from frontends.mlir.core.definitions import Definitions
from frontends.mlir.core.function_type import input_types, is_public, result_types
from frontends.mlir.core.locations import TEXT_NAME, Places
from frontends.mlir.core.module_lowering import STEPS, ModuleLowering
from frontends.mlir.core.symbols import Symbol, SymbolTables
from frontends.mlir.core.syntax import rewrite
from frontends.mlir.core.types import TypeConverter, UnsupportedType, is_token
from frontends.reading import read
from frontends.triton import types as triton
from interp import ir

# An operation of a dialect, in words of the parser's: a word without a dot is a slip.
_UNKNOWN_OPERATION = re.compile(r"custom op '([^'.]+\.[^']+)' is unknown|not found for custom op '([^'.]+\.[^']+)'")


@dataclass(frozen=True, slots=True)
class Parameter:
    """`name` as the text spells it, without `%`; `type` as MLIR prints it; `converted` None if it is not modelled."""

    name: str
    type: str
    converted: ir.Type | None


@dataclass(frozen=True, slots=True)
class FunctionSummary:
    """What can be known of a function without lowering it. `name` has the names of the modules around it in front,
    with `::` between; `results` are types as MLIR prints them."""

    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[str, ...]
    defined: bool
    public: bool
    place: ir.Place


def load(source: Path | str, *, bindings: str = DEFAULT, file_name: str | None = None) -> Source:
    """Parses MLIR: a `Path` is read, a `str` is the text itself, known to the user as `file_name`. `bindings` names the
    Python package that holds MLIR's bindings.

    Raises `SyntaxProblem`, `Unsupported` (an operation that the parser has never heard of), `MissingBindings`, and
    `InputProblem` where the file cannot be read.
    """
    name = file_name if file_name is not None else str(source) if isinstance(source, Path) else TEXT_NAME
    text = read(source, name) if isinstance(source, Path) else source
    source_text.check(text, name)
    return Source(import_ir(bindings), text, name)


class Source:
    """A parsed file."""

    def __init__(self, bindings: Any, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self._bindings = bindings
        self._context = new_context(bindings)
        self._types = TypeConverter(bindings)
        self._module, self._places = self._parse()
        self._symbols = SymbolTables(self._module.operation, self._places, file)
        self._listed = {symbol.name: self._summary(symbol) for symbol in self._symbols.functions.values()}
        self._circuits: dict[str, Circuit] = {}
        self.functions = Functions(self._listed, self._circuit)

    def lower(self, entry: str) -> ir.Module:
        """The function `entry` and all that it calls. Raises `Unsupported` and `UnknownFunction`."""
        summary = self._listed.get(entry)
        if summary is None:
            if entry not in self.functions:
                raise UnknownFunction(f"'{self.file}' has no function '{entry}'")
            name, run = wanted(entry)
            return self._circuits[name].module(run)
        if not summary.defined:
            raise UnknownFunction(f"function '{entry}' is only declared here, not defined", summary.place)
        for type in (*(each.type for each in summary.parameters), *summary.results):
            if is_token(type):
                raise Unsupported("func.func", summary.place, f"type {type} between a program and its caller")
        return self._lowering().run(self._symbols.functions[entry])

    def _lowering(self, by_name: bool = True) -> ModuleLowering:
        return ModuleLowering(self._bindings, self._types, self._places, self._symbols, self.text, by_name)

    def _circuit(self, name: str) -> Circuit | None:
        """The circuit of this name, whose function of one step can be run for some cycles."""
        symbol = self._symbols.functions.get(name)
        if symbol is None or symbol.operation.name not in STEPS:
            return None
        if name not in self._circuits:
            self._circuits[name] = step_of(symbol, self._lowering(by_name=False), self._convert)
        return self._circuits[name]

    def definitions(self) -> Definitions:
        """The symbols of the file as text."""
        return Definitions(self._module.operation, self.text)

    def _parse(self) -> tuple[Any, Places]:
        """The module, and the places of the text that it was parsed from."""
        problems = []
        for blank in (source_text.without_locations, _nothing, _locations_and_discardable_attributes, _as_upstream):
            text = blank(self.text)
            rewritten = rewrite(text, self.file, self._context.is_registered_operation)
            places = Places(self.file, self.text, rewritten, text)
            try:
                return self._bindings.Module.parse(rewritten.text if rewritten else text, self._context), places
            except self._bindings.MLIRError as error:
                problems.append(self._problem(error, places))
        raise problems[0]

    def _problem(self, error: Any, places: Places) -> InputProblem:
        """The first error of the parser or verifier, in our own terms."""
        place, message = ir.Place(self.file, 1, 1), str(error)
        diagnostics = getattr(error, "error_diagnostics", [])
        if diagnostics:
            message = places.spelled(diagnostics[0].message)
            place = places.at(diagnostics[0].location, place)
        unknown = _UNKNOWN_OPERATION.search(message)
        if unknown is not None:
            return Unsupported(unknown.group(1) or unknown.group(2), place, "MLIR's parser does not know it")
        return SyntaxProblem(message, place)

    def _summary(self, symbol: Symbol) -> FunctionSummary:
        if symbol.operation.name == COMPONENT:
            return self._component(symbol)
        if symbol.operation.name == MODULE:
            return self._ports(symbol)
        if symbol.operation.name == NETWORK:
            return self._network(symbol)
        blocks = list(symbol.operation.regions[0].blocks)
        parameters = []
        for position, type in enumerate(input_types(symbol.operation)):
            spelled = self._places.argument_name(blocks[0].arguments[position].location) if blocks else ""
            element = triton.pointee(type) if symbol.operation.name == "tt.func" else None
            converted = ir.View(element, (None,)) if element is not None else self._convert(type)
            parameters.append(Parameter(spelled or f"arg{position}", str(type), converted))
        if symbol.operation.name == "tt.func":
            parameters += [Parameter(f"grid_{axis}", "index", ir.INDEX) for axis in triton.AXES]
        if "hal.interface" in self.text and is_dispatch(symbol.operation):
            parameters = [Parameter(each.name, "binding", each.type) for each in dispatch_parameters(symbol.operation)]
        results = tuple(str(type) for type in result_types(symbol.operation))
        public = is_public(symbol.operation)
        return FunctionSummary(symbol.name, tuple(parameters), results, bool(blocks), public, symbol.place)

    def _component(self, symbol: Symbol) -> FunctionSummary:
        parameters = [
            Parameter(name, str(type), type if isinstance(type, ir.View) else self._convert(type))
            for name, type in parameters_of(symbol.operation)
        ]
        results = tuple(str(type) for type in results_of(symbol.operation))
        return FunctionSummary(symbol.name, tuple(parameters), results, True, is_public(symbol.operation), symbol.place)

    def _network(self, symbol: Symbol) -> FunctionSummary:
        operation = symbol.operation
        parameters = tuple(
            Parameter(name, str(type), self._convert(type)) for name, type in network_parameters(operation)
        )
        results = tuple(str(type) for type in network_results(operation))
        defined = len(operation.regions[0].blocks) > 0
        return FunctionSummary(symbol.name, parameters, results, defined, is_public(operation), symbol.place)

    def _ports(self, symbol: Symbol) -> FunctionSummary:
        """The registers are not among the parameters yet."""
        ports = ports_of(symbol.operation)
        arguments = list(symbol.operation.regions[0].blocks[0].arguments)
        taken = zip([port for port in ports if port.direction != "output"], arguments, strict=True)
        parameters = [
            Parameter(port.name, port.type, self._convert(argument.type))
            for port, argument in taken
            if port.type != CLOCK
        ]
        results = tuple(port.type for port in ports if port.direction == "output")
        return FunctionSummary(symbol.name, tuple(parameters), results, True, is_public(symbol.operation), symbol.place)

    def _convert(self, mlir_type: Any) -> ir.Type | None:
        try:
            return self._types.convert(mlir_type)
        except UnsupportedType:
            return None


def _nothing(text: str) -> str:
    return text


def _as_upstream(text: str) -> str:
    return source_text.as_upstream(source_text.without_locations(text))


def _locations_and_discardable_attributes(text: str) -> str:
    """What a compiler of another age says about its target may not parse here, and has no meaning to lose."""
    return source_text.without_discardable_attributes(source_text.without_locations(text))
