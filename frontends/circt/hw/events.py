"""What processes of sv do besides assigning registers: they print, report, assert and end the simulation.

All that one kind of edge lets happen is one output of the whole. It is a number of which nothing is known but that it
is made of the statements that are done, in their order, and of what they are given: circuits that do the same have the
same number, and of others it shows no difference. What a statement is given is what is held before the edge; where it
would depend on the level of what it waits for, on a register that is assigned at once, or, in what is done once, on any
state, which of the two comes first is open, and it is refused.

Source: IEEE 1800-2017, clauses 4.7 (the order of processes is open), 9.2 (processes), 16.3 and 16.5 (assertions), 20.2
and 20.10 (ends and severities) and 21.2 (printing), and CIRCT's documentation of sv."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from frontends.circt.hw import clocks
from frontends.circt.hw.branches import BRANCHES, Test, branches_of, statements_in
from frontends.circt.hw.clocking import Clocking
from frontends.circt.hw.fifos import FIFO
from frontends.circt.hw.instances import Scope
from frontends.circt.hw.memories import READS
from frontends.circt.hw.module import CLOCK
from frontends.circt.hw.procedures import ASSIGNMENTS, COMBINATIONAL, INITIAL, REGISTER
from frontends.circt.hw.registers import REGISTERS
from frontends.circt.hw.state import Clock, Key, Values, reached
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.unknown_functions import unknown
from interp import ir

STATEMENTS = (
    *("sv.fwrite", "sv.write", "sv.fflush", "sv.fclose", "sv.stop", "sv.finish", "sv.exit"),
    *(f"sv.{each}.procedural" for each in ("fatal", "error", "warning", "info")),
    *("sv.assert", "sv.assume", "sv.cover"),
)
CONCURRENT = tuple(f"sv.{each}.concurrent" for each in ("assert", "assume", "cover"))
PROPERTIES = tuple(f"sv.{each}_property" for each in ("assert", "assume", "cover"))
IN_ORDER = "processes that wait for the same edges print, report and assert in the order in which they stand"
_EDGES = ("rising edge", "falling edge", "any edge")
_ANY = 2
_ASYNCHRONOUS = 2
_SEGMENTS = "operandSegmentSizes"
_MOST = 32  # of the ways to what is done that are looked at one by one
_NUMBER = ir.Scalar("i60")  # of a width that nothing else has


def is_event(operation: Any) -> bool:
    """Whether an operation in a process does something that is seen besides what registers hold."""
    return operation.name in STATEMENTS or operation.name in PROPERTIES


def only_acts(process: Any) -> bool:
    """Whether a process assigns nothing."""
    return not any(each.name in ASSIGNMENTS for each in statements_in(process))


class Event(Struct, frozen=True):
    """A statement that is done where all tests come out as said, and a reset, where there is one, is as said."""

    scope: Scope
    operation: Any
    tests: tuple[tuple[Test, bool], ...]
    reset: tuple[Any, bool] | None = None
    process: Any = None  # that it stands in

    @property
    def taken(self) -> list[Any]:
        """The values that it depends on, but for a reset that its process waits for."""
        found = [value for test, _ in self.tests for value in test.values] + self.given
        if self.reset is not None and not _waits_for_reset(self.process):
            found.append(self.reset[0])
        return found

    @property
    def given(self) -> list[Any]:
        """What it is given, but for the clock."""
        operands, attributes = list(self.operation.operands), self.operation.attributes
        if self.operation.name in CONCURRENT:
            return operands[1:]
        if self.operation.name in PROPERTIES and "event" in attributes:
            return [operands[0], *operands[2:]]
        return operands


def _waits_for_reset(process: Any) -> bool:
    return "resetStyle" in process.attributes and int(process.attributes["resetStyle"].value) == _ASYNCHRONOUS


_Condition = tuple[Scope, Test]


class _Choice(Struct, frozen=True):
    """What is done where a condition holds, and where it does not."""

    condition: _Condition
    yes: ir.Value | _Choice
    no: ir.Value | _Choice


def _opposite(test: Test) -> Test | None:
    """The test for a bit that the one that is tested is the opposite of, where it is."""
    owner = getattr(test.bit.owner, "operation", None) if test.bit is not None else None
    found = clocks.inverted(owner) if owner is not None and owner.name == "comb.xor" else None
    return None if found is None else Test((found,))


def _leaves(done: ir.Value | _Choice) -> int:
    return _leaves(done.yes) + _leaves(done.no) if isinstance(done, _Choice) else 1


class Events:
    """The events of a circuit, by what they wait for."""

    def __init__(self, lowering: Lowering, clocking: Clocking) -> None:
        self._lowering = lowering
        self._clocking = clocking
        self._found: dict[str, list[Event]] = {}
        self._waits: dict[str, frozenset[str]] = {}  # the inputs whose edges are waited for

    # -- what there is -------------------------------------------------------------------------------------------------

    def add(self, scope: Scope, process: Any) -> None:
        """The events of a process. Raises `Unsupported`."""
        if process.name == COMBINATIONAL:
            for event in self._events(scope, process, process.regions[0], (), None):
                raise self._lowering.unsupported_at(event.operation, "in combinational logic")
            return
        if process.name != INITIAL and not self._edges(process):
            raise self._lowering.unsupported_at(process, "a process without an edge")
        for region, reset in self._regions(process):
            events = list(self._events(scope, process, region, (), reset))
            if events:
                self._note(scope, self._trigger(scope, process), events)

    def _regions(self, process: Any) -> Iterator[tuple[Any, tuple[Any, bool] | None]]:
        regions = list(process.regions)
        style = int(process.attributes["resetStyle"].value) if "resetStyle" in process.attributes else 0
        if process.name != "sv.alwaysff" or not style:
            yield regions[0], None
            return
        edge = int(process.attributes["resetEdge"].value)
        if edge == _ANY or len(regions) != 2:
            raise self._lowering.unsupported_at(process, "a reset at any edge")
        yield regions[0], (process.operands[1], edge == 1)
        yield regions[1], (process.operands[1], edge == 0)

    def _events(
        self, scope: Scope, process: Any, region: Any, tests: tuple[tuple[Test, bool], ...], reset: Any
    ) -> Iterator[Event]:
        for block in region.blocks:
            for view in block.operations:
                each = view.operation
                if is_event(each):
                    yield Event(scope, each, tests, reset, process)
                elif each.name in BRANCHES:
                    before = tests
                    for branch in branches_of(self._lowering, each):
                        here = before if branch.test is None else (*before, (branch.test, True))
                        yield from self._events(scope, process, branch.region, here, reset)
                        before = before if branch.test is None else (*before, (branch.test, False))
                elif each.name not in ASSIGNMENTS and (not len(each.results) or len(each.regions)):
                    raise self._lowering.unsupported_at(each, "in a process")

    def _trigger(self, scope: Scope, process: Any) -> tuple[str, frozenset[str]]:
        """What a process waits for, and the inputs that it comes from."""
        operands = list(process.operands)
        if process.name == INITIAL:
            return "the beginning", frozenset()
        edges = self._edges(process)
        if len(edges) > len(operands):
            raise self._lowering.unsupported_at(process, "edges of nothing")
        operands = operands[: len(edges)]
        waits = [self._edge(scope, operand, edge, process) for operand, edge in zip(operands, edges, strict=True)]
        return " or ".join(sorted(text for text, _ in waits)), frozenset(name for _, name in waits)

    def _edges(self, process: Any) -> list[int]:
        """The edges that a process waits for, of its first operands."""
        attributes = process.attributes
        if process.name == "sv.always":
            return [int(each.value) for each in attributes["events"]] if "events" in attributes else []
        found = [int(attributes["clockEdge"].value)] if "clockEdge" in attributes else []
        if _waits_for_reset(process):
            found.append(int(attributes["resetEdge"].value))
        return found

    def _edge(self, scope: Scope, operand: Any, edge: int, operation: Any) -> tuple[str, str]:
        clock: Clock = self._clocking.source(scope, operand, operation)
        if clock.gates or clock.divided or not clock.name:
            raise self._lowering.unsupported_at(operation, "an edge of what is no input")
        falls = edge if edge == _ANY else edge ^ clock.inverted
        return f"the {_EDGES[falls]} of '{clock.name}'", clock.name

    def add_property(self, scope: Scope, operation: Any) -> None:
        """An assertion, assumption or cover that stands in no process. Raises `Unsupported`."""
        attributes, operands = operation.attributes, list(operation.operands)
        waits = "all times", frozenset[str]()
        if "event" in attributes:
            at = 0 if operation.name in CONCURRENT else 1
            text, name = self._edge(scope, operands[at], int(attributes["event"].value), operation)
            waits = f"{text}, of {operation.name}", frozenset((name,))
        elif operation.name in CONCURRENT:
            raise self._lowering.unsupported_at(operation, "without an edge")
        self._note(scope, waits, [Event(scope, operation, ())])

    def _note(self, scope: Scope, trigger: tuple[str, frozenset[str]], events: list[Event]) -> None:
        text, waits = trigger
        name = f"what is done at {text}" + (f" in '{scope.path.removesuffix('/')}'" if scope.path else "")
        before = self._found.setdefault(name, [])
        if any(each.process != events[0].process for each in before):
            self._lowering.assumptions.add(IN_ORDER)
        before += events
        self._waits[name] = waits

    # -- what they are -------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return sorted(self._found)

    def require_settled(self, circuit: Circuit) -> None:
        """Raises `Unsupported` where what an event depends on may change while it is done."""
        held = (*REGISTERS, REGISTER)
        for name, events in self._found.items():
            for event in events:
                once = event.process is not None and event.process.name == INITIAL
                keys = [(event.scope.number, each) for each in event.taken]
                for scope, value in reached(keys, circuit.needs, circuit.is_at_once):
                    owner = getattr(value.owner, "operation", None)
                    kind = "" if owner is None else owner.name
                    if once and kind in (*held, *READS, FIFO, "seq.clock_div"):
                        raise self._lowering.unsupported_at(event.operation, "what is done once, with what is held")
                    if kind == "seq.clock_div" or circuit.input_of((scope, value)) in self._waits[name]:
                        raise self._lowering.unsupported_at(event.operation, "the level of what a process waits for")
                    if circuit.changes_at_once((scope, value)):
                        raise self._lowering.unsupported_at(event.operation, "a register that is assigned at once")

    def values(self, circuit: Circuit) -> list[ir.Value]:
        """What is done, by the names of the outputs."""
        return [self._chain(circuit, self._found[name]) for name in self.names]

    def _chain(self, circuit: Circuit, events: Sequence[Event]) -> ir.Value:
        done: ir.Value | _Choice = self._lowering.constant(0, _NUMBER)
        for event in events:
            given = [self._chosen(circuit.value(event.scope, each)) for each in event.given]
            done = self._after(circuit, event, given, done, self._conditions(circuit, event))
            if _leaves(done) > _MOST:
                done = self._joined(circuit, done)
        return self._joined(circuit, done)

    def _after(
        self,
        circuit: Circuit,
        event: Event,
        given: list[ir.Value],
        done: ir.Value | _Choice,
        conditions: tuple[tuple[_Condition, bool], ...],
    ) -> ir.Value | _Choice:
        """What is done once an event was there, which is where all conditions come out as said."""
        if isinstance(done, _Choice):
            said = [holds for condition, holds in conditions if condition == done.condition]
            more = tuple(each for each in conditions if each[0] != done.condition)
            sides = [
                side if any(each is not holds for each in said) else self._after(circuit, event, given, side, more)
                for side, holds in ((done.yes, True), (done.no, False))
            ]
            return _Choice(done.condition, *sides)
        if not conditions:
            self._lowering.place_at(event.operation)
            return unknown(self._lowering, self._text(event), [done, *given], _NUMBER)
        (condition, holds), *others = conditions
        rest = tuple(each for each in others if each[0] != condition)
        if any(each[0] == condition and each[1] is not holds for each in others):
            return done  # it never happens
        there = self._after(circuit, event, given, done, rest)
        return _Choice(condition, there, done) if holds else _Choice(condition, done, there)

    def _joined(self, circuit: Circuit, done: ir.Value | _Choice) -> ir.Value:
        """One number for all that may be done."""
        if not isinstance(done, _Choice):
            return done
        yes, no = self._joined(circuit, done.yes), self._joined(circuit, done.no)
        return yes if yes is no else self._lowering.select(self._chosen(circuit.test(*done.condition)), yes, no)

    def _conditions(self, circuit: Circuit, event: Event) -> tuple[tuple[_Condition, bool], ...]:
        """What decides whether an event is there. What a bit is the opposite of is asked for in its place."""
        scope, found = event.scope, list[tuple[_Condition, bool]]()
        there = event.process if event.process is not None else event.operation
        tests = [(Test(macro=each.macro), each.defined) for each in scope.guards.get(there, ())]
        tests += [] if event.reset is None else [(Test((event.reset[0],)), event.reset[1])]
        for test, holds in (*tests, *event.tests):
            seen = set[Test]()
            while test not in seen and (opposite := _opposite(test)) is not None:
                seen.add(test)
                test, holds = opposite, not holds
            found.append(((scope, test), holds))
        return tuple(found)

    def _chosen(self, value: ir.Value) -> ir.Value:
        """A value that is some number where it is undefined: what is done besides is not undefined for that. Raises
        `Unsupported` for what is no number."""
        if not isinstance(value.type, ir.Scalar):
            raise self._lowering.unsupported("given what is no number")
        return self._lowering.op("freeze", [value], value.type)

    def _text(self, event: Event) -> str:
        """What a statement is, with all that it says. Raises `Unsupported` where it is given a clock."""
        lowering, operation = self._lowering, event.operation
        names = sorted(each if isinstance(each, str) else each.name for each in operation.attributes)
        said = [
            f"{name} = {operation.attributes[name]}"
            for name in names
            if "." not in name and not lowering.is_label(name)
        ]
        types = [str(each.type) for each in event.given]
        if CLOCK in types:
            raise lowering.unsupported_at(operation, "given a clock")
        return f"{operation.name} {{{', '.join(said)}}} ({', '.join(types)})"


class Circuit(Values, Protocol):
    """What events are computed from."""

    def needs(self, key: Key) -> list[Key]:
        """What a value is computed from."""

    def is_at_once(self, key: Key) -> bool:
        """Whether a value is that of a register that is reset at once, or that combinational logic assigns."""

    def changes_at_once(self, key: Key) -> bool:
        """Whether a value is that of a register of which some assignment blocks."""

    def input_of(self, key: Key) -> str:
        """The name of the input of the whole that a value is, or nothing."""
