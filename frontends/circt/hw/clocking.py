"""The clock of a module's steps: the input that all clocks of its instances come from, and what is made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from frontends.circt.hw import clocks
from frontends.circt.hw.instances import Scope
from frontends.circt.hw.module import ports_of
from frontends.circt.hw.state import Clock, Key, reached
from frontends.mlir.core.lowering import Lowering
from interp import ir


class Clocking:
    """One edge of one input, the levels of clocks that are seen as bits, and the counts of dividers."""

    def __init__(self, lowering: Lowering) -> None:
        self._lowering = lowering
        self.name = ""  # of the input
        self.edge = ""
        self._levels: dict[Key, ir.Value] = {}
        self._divided_levels: set[Key] = set()
        self._dividers: dict[int, ir.Value] = {}  # the counts by what they divide by, as a logarithm

    def source(self, scope: Scope, value: Any, user: Any) -> Clock:
        """The clock of a register or an external module, which must come from an input of the whole. Raises
        `Unsupported`."""
        gates: list[tuple[Scope, list[Any]]] = []
        seen: set[Key] = set()
        inverted, divided = False, 0
        while (scope.number, value) not in seen:
            seen.add((scope.number, value))
            operation: Any = getattr(value.owner, "operation", None)
            name = operation.name if operation is not None else ""
            if scope.around is not None and value in scope.given:
                scope, value = scope.around, scope.given[value]
            elif name in ("seq.from_clock", "seq.to_clock", "hw.wire"):
                value = operation.operands[0]
            elif (opposite := clocks.inverted(operation)) is not None:
                if gates or divided:
                    break  # what follows needs the levels of others
                value, inverted = opposite, not inverted
            elif name == "seq.clock_div" and not gates and not inverted:
                value, divided = operation.operands[0], divided + clocks.divided_by(operation)
            elif name == "seq.clock_gate":
                if inverted or divided:
                    break
                value, *conditions = operation.operands
                gates.append((scope, conditions))
            elif name in ("seq.const_clock", "hw.constant"):
                return Clock("")
            elif name == "sv.read_inout" and (driver := scope.driver(self._lowering, user, operation.operands[0])):
                scope, value = driver
            else:
                break
        arguments = list(scope.operation.regions[0].blocks[0].arguments)
        if scope.around is None and value in arguments:
            taken = [port for port in ports_of(scope.operation) if port.direction != "output"]
            if 0 <= divided <= clocks.MOST_DIVIDED:
                return Clock(taken[arguments.index(value)].name, gates, inverted, divided)
        raise self._lowering.unsupported_at(user, "a clock that is not an input")

    def drives(self, scope: Scope, value: Any, operation: Any, *, falls: bool = False) -> Clock:
        """The clock of an operation, which is that of all others, at its falling edge or its rising one. Raises
        `Unsupported` for another clock or the other edge."""
        clock = self.source(scope, value, operation)
        if falls:
            if clock.gates or clock.divided:
                raise self._lowering.unsupported_at(operation, "the falling edge of a gated or divided clock")
            clock = Clock(clock.name, inverted=not clock.inverted)
        if self.name and clock.name not in ("", self.name):
            raise self._lowering.unsupported_at(operation, "registers of several clocks")
        if self.edge and clock.name and clock.edge != self.edge:
            raise self._lowering.unsupported_at(operation, "registers of both edges of a clock")
        if clock.name:
            self.name, self.edge = clock.name, clock.edge
        return clock

    def level(self, key: Key, name: str) -> ir.Value:
        """The level of the input of that name, which stands at `key`, as a bit."""
        self._levels[key] = ir.Value(ir.I1, name)
        return self._levels[key]

    @property
    def levels(self) -> list[ir.Value]:
        """The levels that were asked for: inputs of the whole."""
        return list(self._levels.values())

    def divided(self, scope: Scope, operation: Any) -> ir.Value | None:
        """The level of a divided clock; nothing where it is that of what it divides. Raises `Unsupported` for one that
        does not come from the clock of the steps."""
        clock = self.source(scope, operation.results[0], operation)
        if clocks.divided_by(operation) and not clock.name:
            raise self._lowering.unsupported_at(operation, "of a clock that stands still")
        if not clock.divided:
            return None
        self._divided_levels.add((scope.number, operation.results[0]))
        return clocks.divided_level(self._lowering, self.count(clock.divided), clock.divided)

    def count(self, log: int) -> ir.Value:
        """The count of the clock that is divided by two to `log`."""
        if log not in self._dividers:
            self._dividers[log] = ir.Value(ir.Scalar(f"i{log}"), clocks.divider_name(log))
        return self._dividers[log]

    @property
    def counts(self) -> list[tuple[int, ir.Value]]:
        """The counts of dividers that were asked for, with the logarithm of what they divide by."""
        return sorted(self._dividers.items())

    def require_no_level(
        self,
        taken: Iterable[tuple[Any, Sequence[Key]]],
        needs: Callable[[Key], Sequence[Key]],
        at_once: Callable[[Key], bool],
    ) -> None:
        """Raises `Unsupported` where what a register takes at an edge is made of the level of the clock or of a divided
        one, which change at that edge: CIRCT's dividers assign at once, so that which of the two is first is open.
        `taken` is what operations take, `needs` what a value is computed from, and `at_once` says of which registers
        that holds as well."""
        levels = {key for key, value in self._levels.items() if value.name == self.name} | self._divided_levels
        for operation, keys in taken if levels else ():
            if any(key in levels for key in reached(keys, needs, at_once)):
                raise self._lowering.unsupported_at(operation, "a register that takes its clock's level")
