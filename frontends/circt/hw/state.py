"""What a module holds from one step to the next, in its instances: registers of seq, registers of sv that a process
assigns, and memories. Each says what it holds after an edge of its clock, which gates may close and dividers skip."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import Any, Protocol

from msgspec import Struct, field

from frontends.assumptions import TWO_STATES
from frontends.circt.hw import clocks
from frontends.circt.hw.branches import Test
from frontends.circt.hw.instances import Scope
from frontends.circt.hw.memories import Memory, Write
from frontends.circt.hw.memories import following as words_following
from frontends.circt.hw.procedures import REGISTER, Process, assigned, combinational, statements
from frontends.circt.hw.registers import REGISTERS, Register, initial_bits
from frontends.mlir.core.lowering import Lowering
from interp import ir

AT_ONCE = "what a process assigns at once is seen by others after the edge"


class Clock(Struct, frozen=True):
    """The input that a clock comes from, nothing for one that stands still, and what opens the gates between: each is
    open where one of its conditions holds, as it is before the edge. An inverted one rises where its input falls; one
    that is divided rises once in 2^`divided` times."""

    name: str
    gates: list[tuple[Scope, list[Any]]] = field(default_factory=list)
    inverted: bool = False
    divided: int = 0

    @property
    def edge(self) -> str:
        return f"{'falling' if self.inverted else 'rising'} edge of '{self.name}'"


Key = tuple[int, Any]
"""A value in an instance: the instance's number, and the value of MLIR."""


def keys(scope: Scope, taken: Iterable[Any], clock: Clock | None) -> list[Key]:
    """The values that are taken at an edge of a clock, with those that open its gates; what is None is not taken."""
    assert clock is not None
    found = [(scope.number, each) for each in taken if each is not None]
    return found + [(around.number, each) for around, conditions in clock.gates for each in conditions]


def reached(
    taken: Iterable[Key], needs: Callable[[Key], Iterable[Key]], at_once: Callable[[Key], bool]
) -> Iterator[Key]:
    """The values that others are computed from within a step: what is held is one of them, but not what it was computed
    from, unless it is taken over `at_once`."""
    pending, seen = list(taken), set[Key]()
    while pending:
        key = pending.pop()
        if key in seen:
            continue
        seen.add(key)
        yield key
        owner = getattr(key[1].owner, "operation", None)
        is_held = owner is not None and owner.name in (*REGISTERS, REGISTER) and not at_once(key)
        pending += [] if is_held else needs(key)


class Values(Protocol):
    """What state is computed from."""

    lowering: Lowering

    def value(self, scope: Scope, wanted: Any) -> ir.Value:
        """A value in an instance."""

    def holds(self, scope: Scope, operation: Any) -> ir.Value | None:
        """Whether an operation is there, where that depends on macros."""

    def test(self, scope: Scope, test: Test) -> ir.Value:
        """Whether a branch of a process is done."""

    def count(self, log: int) -> ir.Value:
        """The count of the clock that is divided by two to `log`."""


class RegisterState(Struct):
    """One register, or one stage of several, in an instance."""

    scope: Scope
    register: Register
    name: str
    type: ir.Scalar
    value: ir.Value
    before: ir.Value | None  # the stage before
    clock: Clock | None = None  # once it was found

    def taken(self, lowering: Lowering) -> Iterator[tuple[Any, list[Key]]]:
        """What it takes at an edge, by the operation that does."""
        register = self.register
        wanted = (register.input, register.enable, register.reset, register.reset_value)
        yield register.operation, keys(self.scope, wanted, self.clock)

    def following(self, values: Values) -> ir.Value:
        """What it holds next."""
        register, scope, lowering = self.register, self.scope, values.lowering
        assert self.clock is not None
        following = self.before if self.before is not None else values.value(scope, register.input)
        enable = None if register.enable is None else values.value(scope, register.enable)
        reset = None if register.reset is None else values.value(scope, register.reset)
        value = None if register.reset_value is None else values.value(scope, register.reset_value)
        if enable is not None or reset is not None:
            lowering.assumptions.add(TWO_STATES)
        opens = ticks(values, self.clock, register.operation)
        if enable is not None:
            following = lowering.select(enable, following, self.value)
        if reset is not None and not register.asynchronous:
            assert value is not None
            following = lowering.select(reset, value, following)
        following = _taken_where(lowering, opens, following, self.value)
        if reset is not None and register.asynchronous:
            assert value is not None
            following = lowering.select(reset, value, following)
        there = values.holds(scope, register.operation)
        return following if there is None else lowering.select(there, following, self.value)

    def at_once(self, values: Values) -> list[ir.Value]:
        """Whether it is reset at once, and to what: so it is between the steps, too."""
        register, scope, lowering = self.register, self.scope, values.lowering
        reset, value = values.value(scope, register.reset), values.value(scope, register.reset_value)
        lowering.place_at(register.operation)
        there = values.holds(scope, register.operation)
        if there is not None:
            reset = lowering.op("andi", [reset, there], ir.I1)
        return [reset, lowering.select(reset, value, lowering.constant(0, self.type))]

    def first(self, lowering: Lowering) -> ir.Value:
        """What it holds at first."""
        initial = self.register.initial
        if initial is None:
            return lowering.undefined(self.type)
        return lowering.constant(initial if isinstance(initial, int) else initial_bits(lowering, initial), self.type)


class Variable(Struct):
    """A register of sv in an instance, which a process assigns."""

    scope: Scope
    operation: Any
    value: ir.Value
    process: Process | None = None
    clock: Clock | None = None
    initial: int | None = None
    at_once: bool = False  # whether some assignment blocks
    logic: Any = None  # the process of combinational logic that assigns it

    def follow(self, lowering: Lowering, operation: Any) -> None:
        """Notes the process of combinational logic that assigns it. Raises `Unsupported` where another one does."""
        if self.process is not None or (self.logic is not None and self.logic != operation):
            raise lowering.unsupported_at(operation, "a register that several processes assign")
        self.logic = operation

    def needs(self) -> list[Key]:
        """What combinational logic computes it from: all that the process takes, so that one that reads what it assigns
        depends on itself. In between that is something else."""
        return [(self.scope.number, value) for _, values in statements(self.logic) for value in values]

    def wire(self, values: Values) -> ir.Value:
        """What combinational logic gives it. Raises `Unsupported`."""
        return combinational(
            values.lowering,
            self.logic,
            self.operation.results[0],
            lambda wanted: values.value(self.scope, wanted),
            lambda test: values.test(self.scope, test),
        )

    def assign(self, lowering: Lowering, *, at_once: bool) -> None:
        """Notes an assignment. A register of which some block is another one to those who see it."""
        if at_once and not self.at_once:
            self.at_once = True
            self.value.name += ", which is assigned at once"
            lowering.assumptions.add(AT_ONCE)

    def taken(self, lowering: Lowering) -> Iterator[tuple[Any, list[Key]]]:
        """What it takes at an edge, by the operation that does."""
        assert self.process is not None
        used = [value for _, values in statements(self.process.operation) for value in values]
        yield self.process.operation, keys(self.scope, [*used, self.process.reset], self.clock)

    def following(self, values: Values) -> ir.Value:
        """What it holds next."""
        assert self.clock is not None
        assert self.process is not None
        wire = self.operation.results[0]
        following = assigned(
            values.lowering,
            self.process,
            wire,
            self.value,
            lambda wanted: values.value(self.scope, wanted),
            lambda test: values.test(self.scope, test),
        )
        return _taken_where(values.lowering, ticks(values, self.clock, self.operation), following, self.value)

    def first(self, lowering: Lowering) -> ir.Value:
        """What it holds at first."""
        type = ir.scalar_of(self.value)
        return lowering.undefined(type) if self.initial is None else lowering.constant(self.initial, type)


class MemoryState(Struct):
    """A memory in an instance, and the clocks of its ports that write."""

    scope: Scope
    memory: Memory
    clocks: list[Clock] = field(default_factory=list)

    def taken(self, lowering: Lowering) -> Iterator[tuple[Any, list[Key]]]:
        """What its ports take at an edge, by the operation that does."""
        for access, clock in zip(self.memory.writes, self.clocks, strict=True):
            yield access.operation, keys(self.scope, [*access.taken, access.data, access.mask, *self._resets], clock)

    @property
    def _resets(self) -> list[Any]:
        """What its ports may write nothing where it holds."""
        operation = self.memory.operation
        return [operation.operands[1]] if operation.name == "seq.hlmem" else []

    def following(self, values: Values) -> list[ir.Value]:
        """What its words are next."""
        lowering, scope, writes = values.lowering, self.scope, list[Write]()
        for access, clock in zip(self.memory.writes, self.clocks, strict=True):
            conditions = [values.value(scope, each) for each in (access.enable, access.mode) if each is not None]
            conditions += [lowering.opposite(values.value(scope, each)) for each in self._resets]
            address, data = [values.value(scope, each) for each in access.address], values.value(scope, access.data)
            mask = None if access.mask is None else values.value(scope, access.mask)
            conditions += ticks(values, clock, access.operation)
            writes.append(Write(address, data, conditions, mask))
        lowering.place_at(self.memory.operation)
        return words_following(lowering, self.memory, writes)

    def first(self, lowering: Lowering) -> list[ir.Value]:
        """What its words are at first: nobody knows."""
        return [lowering.undefined(self.memory.type) for _ in self.memory.words]


def ticks(values: Values, clock: Clock, operation: Any) -> list[ir.Value]:
    """The conditions that all hold where a clock has an edge at this step, at the place of what it is the clock of."""
    lowering = values.lowering
    gates = [[values.value(around, each) for each in conditions] for around, conditions in clock.gates]
    lowering.place_at(operation)
    found = [reduce(lambda left, right: lowering.op("ori", [left, right], ir.I1), each) for each in gates]
    if clock.divided:
        found.append(clocks.rises(lowering, values.count(clock.divided), clock.divided))
    if not clock.name:
        found.append(lowering.constant(0, ir.I1))
    return found


def _taken_where(lowering: Lowering, conditions: list[ir.Value], following: ir.Value, held: ir.Value) -> ir.Value:
    """A value where all conditions hold, and what was held elsewhere."""
    return reduce(lambda value, each: lowering.select(each, value, held), conditions, following)
