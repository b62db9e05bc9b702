"""The registers of sv in a circuit: which process assigns which."""

from __future__ import annotations

import re
from typing import Any

from frontends.circt.hw.aggregates import convert, spelled
from frontends.circt.hw.events import only_acts
from frontends.circt.hw.instances import Scope, require_understood
from frontends.circt.hw.procedures import (
    ASSIGNMENTS,
    BLOCKING,
    COMBINATIONAL,
    INITIAL,
    initial_values,
    process_of,
    statements,
)
from frontends.circt.hw.state import Key, Variable
from frontends.circt.hw.wire_parts import part_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

INOUT = re.compile(r"!hw\.inout<(.*)>\Z", re.DOTALL)


class Variables:
    """The registers of sv, by what stands for them."""

    def __init__(self, lowering: Lowering) -> None:
        self.lowering = lowering
        self.by_key: dict[Key, Variable] = {}

    def declare(self, scope: Scope, operation: Any) -> None:
        """Notes the register that an operation declares. Raises `Unsupported`."""
        lowering = self.lowering
        result = operation.results[0]
        if len(operation.operands):
            raise lowering.unsupported_at(operation, "a register with an initial value in its declaration")
        type = convert(spelled(INOUT.sub(r"\1", str(result.type))))
        if not isinstance(type, ir.Scalar):
            raise lowering.unsupported_at(operation, f"type {result.type}")
        name = scope.path + (str(operation.attributes["name"].value) if "name" in operation.attributes else "")
        self.by_key[(scope.number, result)] = Variable(scope, operation, ir.Value(type, name))

    def note(self, scope: Scope, operation: Any) -> None:
        """Notes what a process assigns. Raises `Unsupported`."""
        lowering = self.lowering
        for each, _ in statements(operation):
            require_understood(lowering, each)
        if operation.name == INITIAL:
            for wire, bits in dict(initial_values(lowering, operation)).items():
                variable = self._of(scope, wire, operation)
                if variable.operation.results[0] != wire:
                    raise lowering.unsupported_at(operation, "a part of a register that is set at the beginning")
                if variable.initial is not None:
                    raise lowering.unsupported_at(operation, "a register that several processes set at the beginning")
                variable.initial = bits
        elif operation.name == COMBINATIONAL:
            for each in (each for each, _ in statements(operation) if each.name in ASSIGNMENTS):
                self._of(scope, each.operands[0], each).follow(lowering, operation)
        elif not only_acts(operation):
            process = process_of(lowering, operation)
            for each in (each for each, _ in statements(operation) if each.name in ASSIGNMENTS):
                variable = self._of(scope, each.operands[0], each)
                others = variable.process is not None and variable.process.operation != operation
                if others or variable.logic is not None:
                    raise lowering.unsupported_at(each, "a register that several processes assign")
                variable.process = process
                variable.assign(lowering, at_once=each.name == BLOCKING)

    def held(self, scope: Scope) -> dict[Key, ir.Value]:
        """What those hold that are no combinational logic, in an instance."""
        found = [each for each in self.by_key.values() if each.scope is scope and each.logic is None]
        return {(scope.number, each.operation.results[0]): each.value for each in found}

    def _of(self, scope: Scope, wire: Any, operation: Any) -> Variable:
        found = self.by_key.get((scope.number, part_of(self.lowering, wire).whole))
        if found is None:
            raise self.lowering.unsupported_at(operation, "an assignment to what is no register")
        return found

    def logic_of(self, key: Key) -> Variable | None:
        """A register that combinational logic assigns, by its value; None for others."""
        found = self.by_key.get(key)
        return None if found is None or found.logic is None else found

    @property
    def some_at_once(self) -> bool:
        """Whether some assignment to any of them blocks."""
        return any(each.at_once for each in self.by_key.values())

    def changes_at_once(self, key: Key) -> bool:
        """Whether a value is that of a register of which some assignment blocks."""
        return key in self.by_key and self.by_key[key].at_once

    def assigned(self, others: list[str]) -> list[Variable]:
        """Those that a process assigns, by their names. Raises `Unsupported` for others, and where one cannot be told
        from another register, of those that are there besides as well."""
        names = others + [each.value.name for each in self.by_key.values()]
        found = []
        for each in self.by_key.values():
            wire = each.operation.results[0]
            is_wire = (wire in each.scope.driven) != (each.logic is not None)
            if each.process is None and each.initial is None and is_wire:
                continue
            if each.process is None or wire in each.scope.driven:
                raise self.lowering.unsupported_at(
                    each.operation, "a register that no process assigns, or a wire as well"
                )
            if not each.value.name or each.value.name.endswith("/") or names.count(each.value.name) > 1:
                raise self.lowering.unsupported_at(each.operation, "a register without a name of its own")
            found.append(each)
        return sorted(found, key=lambda each: each.value.name)
