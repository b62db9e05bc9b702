"""Macros of sv that parts of a module are under conditions of, or that stand for values: any of them may be defined,
and as anything. What a macro stands for is a constant (CIRCT's documentation of MacroRefExprOp)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from frontends.circt.hw.branches import IFDEF, identifier_of, statements_in
from frontends.circt.hw.combinational import is_combinational
from frontends.circt.hw.events import CONCURRENT, PROPERTIES, only_acts
from frontends.circt.hw.instances import Scope, is_arithmetic
from frontends.circt.hw.module import Condition, Guard, macro_of
from frontends.circt.hw.procedures import INITIAL, PROCESSES
from frontends.circt.hw.registers import REGISTERS
from frontends.mlir.core.lowering import Lowering
from interp import ir

MACRO_VALUE = "sv.macro.ref.expr"
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
        lowering = self._lowering
        return tuple(replace(each, macro=identifier_of(lowering, operation, each.macro)) for each in guard)

    def note(self, scope: Scope, operation: Any, guard: Guard) -> None:
        """Notes that an operation is there only under conditions. Raises `Unsupported` for one of which that is not
        modelled."""
        acts = operation.name in (*CONCURRENT, *PROPERTIES)
        acts = acts or (operation.name in (*PROCESSES, INITIAL) and only_acts(operation))
        is_value = is_combinational(operation) or is_arithmetic(operation) or operation.name == MACRO_VALUE
        if not (acts or is_value or operation.name in (*REGISTERS, *_WIRES)):
            raise self._lowering.unsupported_at(operation, "under a condition of macros")
        scope.guards[operation] = guard
        self._ask(guard)

    def ask_in(self, process: Any) -> None:
        """Makes inputs of whether the macros are defined that a process asks for."""
        for each in statements_in(process):
            if each.name == IFDEF:
                self._ask(self.by_identifier(each, (Condition(macro_of(each), True),)))

    def _ask(self, guard: Guard) -> None:
        for each in guard:
            self._bits.setdefault(each.macro, ir.Value(ir.I1, f"macro {each.macro}"))

    def refer(self, operation: Any) -> None:
        """Makes an input of what a macro stands for. Raises `Unsupported`."""
        if len(operation.operands):
            raise self._lowering.unsupported_at(operation, "a macro with arguments")
        type = self._lowering.scalar(operation.results[0].type)
        self._bits.setdefault(self._name_of(operation, type), ir.Value(type, self._name_of(operation, type)))

    def value(self, operation: Any) -> ir.Value:
        """What a macro stands for that was referred to."""
        return self._bits[self._name_of(operation, self._lowering.scalar(operation.results[0].type))]

    def _name_of(self, operation: Any, type: ir.Scalar) -> str:
        macro = identifier_of(self._lowering, operation, operation.attributes["macroName"].value)
        return f"macro {macro} as {type}"

    def defined(self, macro: str) -> ir.Value:
        """Whether a macro is defined that was asked for, by its name in Verilog."""
        return self._bits[macro]

    def _bit(self, condition: Condition) -> ir.Value:
        bit = self._bits[condition.macro]
        return bit if condition.defined else self._lowering.opposite(bit)

    def holds(self, scope: Scope, operation: Any) -> ir.Value | None:
        """Whether an operation is there, where that depends on macros."""
        found: ir.Value | None = None
        for each in scope.guards.get(operation, ()):
            bit = self._bit(each)
            found = bit if found is None else self._lowering.op("andi", [found, bit], ir.I1)
        return found
