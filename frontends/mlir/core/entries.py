"""How the symbols of a file become summaries and functions: one class for each kind of operation that defines them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from frontends.api import named
from frontends.contexts import text_of
from frontends.mlir.core.function_type import input_types, is_public, result_types
from frontends.mlir.core.mentions import Mentions
from frontends.mlir.core.packs import packs
from frontends.mlir.core.symbols import Symbol
from interp import ir

if TYPE_CHECKING:
    from frontends.circuits.source import Circuit
    from frontends.mlir.core.lowering import Lowering
    from frontends.mlir.core.module_lowering import ModuleLowering


class Parameter(Struct, frozen=True):
    """`name` as the text spells it, without `%`; `type` as MLIR prints it; `converted` None if it is not modelled."""

    name: str
    type: str
    converted: ir.Type | None


class FunctionSummary(Struct, frozen=True):
    """What can be known of a function without lowering it. `name` has the names of the modules around it in front,
    with `::` between; `results` are types as MLIR prints them; `outputs` is what circuits
    know them by."""

    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[str, ...]
    defined: bool
    public: bool
    place: ir.Place
    outputs: tuple[str, ...] = ()


class Spelling(Protocol):
    """What a summary asks of the file."""

    def argument_name(self, location: Any) -> str:
        """What the text calls a block argument, or nothing."""
        ...

    def convert(self, mlir_type: Any) -> ir.Type | None:
        """None for a type that is not modelled."""
        ...


class Entry:
    """A kind of symbols. An object is made for each symbol that is lowered."""

    is_part = False
    """Whether a symbol that another one refers to becomes a part of that, and no function."""

    def attributes(self) -> frozenset[str]:
        """Those of the defining operation that are understood."""
        return frozenset()

    def claims(self, operation: Any, is_entry: bool) -> bool:
        """Whether a symbol is of this kind; `is_entry` says that the user asked for it by name."""
        return True

    def summary(self, symbol: Symbol, spelling: Spelling) -> FunctionSummary:
        """What is known of an entry without lowering it."""
        operation = symbol.operation
        results = tuple(text_of(type) for type in result_types(operation))
        defined = len(operation.regions[0].blocks) > 0
        parameters = tuple(self.parameters(operation, spelling))
        return FunctionSummary(symbol.name, parameters, results, defined, is_public(operation), symbol.place)

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        blocks = list(operation.regions[0].blocks)
        found = []
        for position, type in enumerate(input_types(operation)):
            spelled = spelling.argument_name(blocks[0].arguments[position].location) if blocks else ""
            found.append(Parameter(spelled or f"arg{position}", text_of(type), self.converted(type, spelling)))
        return found

    def converted(self, mlir_type: Any, spelling: Spelling) -> ir.Type | None:
        """What the function takes for a parameter."""
        return spelling.convert(mlir_type)

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        """Raises `Unsupported`."""
        raise NotImplementedError

    def circuit(
        self, symbol: Symbol, run: Callable[[Entry], ir.Module], convert: Callable[[Any], ir.Type | None]
    ) -> Circuit | None:
        """The circuit whose function of one step can be run for some cycles, where it is one. `run` lowers the symbol
        by another entry."""
        return None


def entry_of(symbol: Symbol, parsed: Mentions, is_entry: bool) -> Entry | None:
    """The kind of a symbol in a file of MLIR text that mentions this, None where it is no function."""
    for kind in packs().entries.get(symbol.operation.name, ()):
        if kind.mention and not parsed.match(kind.mention):
            continue
        entry: Entry = named(kind.at)()
        if entry.claims(symbol.operation, is_entry):
            return entry
    return None
