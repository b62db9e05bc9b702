"""Macros of sv that parts of a module are under conditions of: any of them may be defined."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from frontends.circt.hw.combinational import is_combinational
from frontends.circt.hw.instances import Scope, is_arithmetic
from frontends.circt.hw.module import Guard
from frontends.circt.hw.parameters import text_of
from frontends.circt.hw.registers import REGISTERS
from frontends.circuits.bits import opposite
from frontends.mlir.core.lowering import Lowering
from interp import ir

_WIRES = ("sv.wire", "sv.assign", "sv.read_inout")


class Macros:
    """Whether macros are defined, of those that are asked for: inputs of the whole, by their names in Verilog."""

    def __init__(self, lowering: Lowering) -> None:
        self._lowering = lowering
        self._bits: dict[str, ir.Value] = {}

    @property
    def inputs(self) -> list[ir.Value]:
        """The macros that were asked for, by their names."""
        return [self._bits[name] for name in sorted(self._bits)]

    def by_identifier(self, operation: Any, guard: Guard) -> Guard:
        """A guard of macros by their names in Verilog. Raises `Unsupported` for one that nothing declares."""
        found = []
        for each in guard:
            said = self._lowering.symbols.require(operation, each.macro).operation.attributes
            identifier = text_of(said["verilogName"]) if "verilogName" in said else each.macro
            found.append(replace(each, macro=identifier or each.macro))
        return tuple(found)

    def note(self, scope: Scope, operation: Any, guard: Guard) -> None:
        """Notes that an operation is there only under conditions. Raises `Unsupported` for one of which that is not
        modelled."""
        if not (operation.name in (*REGISTERS, *_WIRES) or is_combinational(operation) or is_arithmetic(operation)):
            raise self._lowering.unsupported_at(operation, "under a condition of macros")
        scope.guards[operation] = guard
        for each in guard:
            self._bits.setdefault(each.macro, ir.Value(ir.I1, f"macro {each.macro}"))

    def holds(self, scope: Scope, operation: Any) -> ir.Value | None:
        """Whether an operation is there, where that depends on macros."""
        found: ir.Value | None = None
        for each in scope.guards.get(operation, ()):
            bit = self._bits[each.macro] if each.defined else opposite(self._lowering, self._bits[each.macro])
            found = bit if found is None else self._lowering.op("andi", [found, bit], ir.I1)
        return found
