"""A module as a function of one step: from its inputs and what its registers hold to its outputs, what the registers
hold next, and what they hold at first. Two modules that agree in that agree for ever."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from frontends.assumptions import TWO_STATES
from frontends.circt.hw import bidirectional, clocks, given_parameters
from frontends.circt.hw.aggregates import convert, spelled
from frontends.circt.hw.branches import Test
from frontends.circt.hw.clocking import Clocking
from frontends.circt.hw.combinational import compute, is_combinational
from frontends.circt.hw.events import CONCURRENT, PROPERTIES, Events
from frontends.circt.hw.fifos import FIFO, Fifo, fifo_of
from frontends.circt.hw.instances import (
    EXTERNAL,
    External,
    Scope,
    identity,
    is_arithmetic,
    require_printed,
    require_understood,
)
from frontends.circt.hw.macros import MACRO_VALUE, Macros
from frontends.circt.hw.memories import MEMORIES, READS, WRITES, access_of, memory_of, require_unfilled
from frontends.circt.hw.memories import read as word_of
from frontends.circt.hw.module import (
    CLOCK,
    MODULE,
    Port,
    guarded_operations,
    operations_of,
    ports_of,
)
from frontends.circt.hw.parameters import parameters_of, text_of
from frontends.circt.hw.procedures import (
    COMBINATIONAL,
    INITIAL,
    PROCESSES,
    REGISTER,
    computed_in,
)
from frontends.circt.hw.registers import REGISTERS, register_of
from frontends.circt.hw.state import Clock, Key, MemoryState, RegisterState, Variable, keys, reached, ticks
from frontends.circt.hw.variables import INOUT, Variables
from frontends.circt.hw.wire_parts import PARTS, around, chosen, chosen_by, part_of
from frontends.circuits.combinational import combinational_cycle
from frontends.circuits.transition_functions import STEPS, Interface, Wire
from frontends.errors import Unsupported
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.unknown_functions import leave_open
from interp import ir
from interp.ir.topological_order import DependsOnItself, topological_order

DEPTH = 64  # of instances in instances
ANYTHING = (
    "a module that is only declared may give anything at any step; what it is given is compared, and it is known by "
    "where it stands and by its name, kind, parameters and types"
)
"""The assumption of what has instances of such modules."""
_AT_ONCE = "asynchronous reset"
_NAMELESS = "the register without a name"
_PASSIVE = (
    "dbg.variable",
    "seq.clock_div",
    "seq.clock_gate",
    "hw.output",
    "sv.return",
    "hw.param.value",
    "seq.initial",
    *clocks.LEVELS,
    "sv.wire",
    *PARTS,
    "sv.read_inout",
    *("sv.constantStr", "sv.concat_str", "sv.sformatf", "sv.system.sampled"),
)


class Circuit:
    """Raises `Unsupported` for operations that are neither combinational nor registers of one clock, and, where others
    are to know registers `by_name`, for those that have no name of their own."""

    def __init__(self, lowering: Lowering, symbol: Symbol, by_name: bool) -> None:
        self.lowering = lowering
        self.by_name = by_name
        self.symbol = symbol
        self.entry = ir.Block()
        self._clocking = Clocking(lowering)
        self._scopes: list[Scope] = []
        self._states: list[RegisterState] = []
        self._externals: list[External] = []
        self._variables = Variables(lowering)
        self._memories: dict[Key, MemoryState] = {}  # by what stands for them
        self._fifos: dict[Key, Fifo] = {}  # by their first results
        self._nameless: dict[str, int] = {}  # how many registers, by where they are
        self._asynchronous: dict[
            Key, RegisterState
        ] = {}  # by their results, which they hold only where they are not reset
        self._values: dict[Key, ir.Value] = {}
        self._macros = Macros(lowering)
        self._read: set[Key] = set()  # bidirectional ports that others drive
        self._driven: list[tuple[str, Scope, Any]] = []  # those that nobody else does, and what they are driven with
        self._events = Events(lowering, self._clocking)

    def lower(self) -> tuple[list[ir.Value], ir.Region, Interface[Wire]]:
        lowering = self.lowering
        top = self._scope("", self.symbol.operation, None, {})
        self._find_clock()
        ports = ports_of(self.symbol.operation)
        outputs = [port.name for port in ports if port.direction == "output"]
        if len(top.outputs) != len(outputs):
            raise lowering.unsupported_at(top.operation, f"{len(top.outputs)} values for {len(outputs)} outputs")
        variables = self._variables.assigned([each.name for each in self._states])
        gated = self._gated(top)
        outputs = [self._said_of(name, gated.get(at)) for at, name in enumerate(outputs)]
        with lowering.within(self.entry):
            self._parameters(top, ports)
            taken = self._taken()
            outputs += [*(name for name, _, _ in taken), *self._events.names]
            at_once = sorted(self._asynchronous.values(), key=lambda state: state.name)
            outputs += [
                f"{what} of '{each.name}'" for each in at_once for what in (_AT_ONCE, f"value at the {_AT_ONCE}")
            ]
            inputs = len(self.entry.arguments)
            self._states.sort(key=lambda state: state.name)
            self.entry.arguments += [state.value for state in self._states]
            results = [
                self._opens(gated[at], top) if at in gated else self.value(top, output)
                for at, output in enumerate(top.outputs)
            ]
            results += [self.value(scope, value) for _, scope, value in taken]
            self._events.require_settled(self)
            results += self._events.values(self)
            results += [each for state in at_once for each in state.at_once(self)]
            following = [state.following(self) for state in self._states]
            held, fifos = self._held(), list(self._fifos.values())
            stored: list[MemoryState | Fifo] = [*held, *fifos]
            following += [each.following(self) for each in variables]
            following += [word for each in stored for word in each.following(self)]
            holding: list[RegisterState | Variable | MemoryState | Fifo] = [*self._states, *variables, *stored]
            taking = [pair for each in holding for pair in each.taken(lowering)]
            taking += [(top.operation, keys(top, [], clock)) for clock in gated.values()]
            self._clocking.require_no_level(taking, self.needs, self.is_at_once)
            self._require_settled(taking)
            counts = self._clocking.counts
            following += [clocks.counted(lowering, count, log) for log, count in counts]
            results += following
            results += [state.first(lowering) for state in self._states]
            results += [each.first(lowering) for each in variables]
            results += [word for each in stored for word in each.first(lowering)]
            results += [lowering.constant(0, ir.scalar_of(count)) for _, count in counts]
            levels = self._clocking.levels
            self.entry.arguments[inputs:inputs] = levels
            inputs += len(levels)
            self.entry.arguments += [each.value for each in variables]
            self.entry.arguments += [word for each in held for word in each.memory.words]
            self.entry.arguments += [word for each in fifos for word in each.state]
            self.entry.arguments += [count for _, count in counts]
            self._require_names_apart(self.entry.arguments[inputs:])
            lowering.place = self.symbol.place
            if self.by_name and any(count > 1 for count in self._nameless.values()):
                leave_open(lowering, "which of the registers without a name is which")
            lowering.emit(ir.Return(place=self.symbol.place, values=results))
        if self._states or counts or held or variables or fifos:
            lowering.assumptions.add(STEPS)
        wires = [Wire(each.name, ir.scalar_of(each)) for each in self.entry.arguments]
        interface = Interface(
            wires[:inputs],
            wires[inputs:],
            [Wire(name, ir.scalar_of(value)) for name, value in zip(outputs, results, strict=False)],
            self._clocking.edge,
            {
                **{
                    each.name: lowering.place_of(each.register.operation)
                    for each in self._states
                    if each.register.initial is None
                },
                **{each.value.name: lowering.place_of(each.operation) for each in variables if each.initial is None},
                **{word.name: lowering.place_of(each.memory.operation) for each in held for word in each.memory.words},
                **{word.name: lowering.place_of(each.operation) for each in fifos for word in each.state},
            },
            frozenset(each.name for each in (*top.known.values(), *self._macros.inputs)),
        )
        return self.entry.arguments, ir.Region([self.entry]), interface

    def _require_names_apart(self, held: Sequence[ir.Value]) -> None:
        """Raises `Unsupported` where registers, words of memories and counts of dividers share a name."""
        seen: set[str] = set()
        for each in held:
            if each.name in seen:
                raise self.lowering.unsupported_at(
                    self.symbol.operation, f"several parts of the state named '{each.name}'"
                )
            seen.add(each.name)

    def _parameters(self, top: Scope, ports: list[Port]) -> None:
        arguments = list(top.operation.regions[0].blocks[0].arguments)
        taken = [port for port in ports if port.direction != "output"]
        for port, argument in zip(taken, arguments, strict=True):
            if port.direction == "inout":
                self._bidirectional(top, port, argument)
            elif self._is_data(port):
                value = ir.Value(self.lowering.scalar(argument.type), port.name)
                self._values[(top.number, argument)] = value
                self.entry.arguments.append(value)
        self.entry.arguments += [*given_parameters.anything(top), *self._macros.inputs]
        for external in self._externals:
            names = external.names("resultNames")
            for name, result in sorted(zip(names, external.operation.results, strict=True), key=lambda each: each[0]):
                value = ir.Value(self.lowering.scalar(result.type), name)
                self._values[(external.scope.number, result)] = value
                self.entry.arguments.append(value)

    def _bidirectional(self, top: Scope, port: Port, argument: Any) -> None:
        driven = bidirectional.is_driven(self.lowering, top, argument, port.name)
        name = bidirectional.called(port.name, driven)
        if driven:
            driver = top.driver(self.lowering, top.operation, argument)
            assert driver is not None
            self._driven.append((name, *driver))
            return
        type = convert(spelled(INOUT.sub(r"\1", str(argument.type))))
        if not isinstance(type, ir.Scalar):
            raise self.lowering.unsupported_at(top.operation, f"type {argument.type}")
        value = self._values[(top.number, argument)] = ir.Value(type, name)
        self._read.add((top.number, argument))
        self.entry.arguments.append(value)

    def _taken(self) -> list[tuple[str, Scope, Any]]:
        """What external modules take and bidirectional ports are driven with, by name, but for the clock."""
        found = list(self._driven)
        found += [
            (name, each.scope, operand)
            for each in self._externals
            for name, operand in zip(each.names("argNames"), each.operation.operands, strict=True)
            if str(operand.type) != CLOCK
        ]
        if self._externals:
            self.lowering.assumptions.add(ANYTHING)
        return sorted(found, key=lambda each: each[0])

    def _find_clock(self) -> None:
        drives = self._clocking.drives
        for state in self._states:
            state.clock = drives(state.scope, state.register.clock, state.register.operation)
        for variable in self._variables.assigned([each.name for each in self._states]):
            process = variable.process
            assert process is not None
            variable.clock = drives(variable.scope, process.clock, process.operation, falls=process.falls)
        for held in self._held():
            for access in held.memory.writes:
                clock = access.clock if access.clock is not None else held.memory.operation.operands[0]
                held.clocks.append(drives(held.scope, clock, access.operation))
        for fifo in self._fifos.values():
            fifo.clock = drives(fifo.scope, fifo.operation.operands[3], fifo.operation)
        for scope in self._scopes:
            for each in operations_of(scope.operation):
                if each.name == "seq.clock_div" and clocks.divided_by(each):
                    drives(scope, each.results[0], each)
        for external in self._externals:
            for each in external.operation.operands:
                if str(each.type) == CLOCK:
                    clock = drives(external.scope, each, external.operation)
                    if clock.gates or not clock.name or clock.inverted or clock.divided:
                        raise self.lowering.unsupported_at(external.operation, "a clock that is not an input")

    def _gated(self, top: Scope) -> dict[int, Clock]:
        """The outputs that are gated clocks, by their positions. They rise with an edge of the clock that they come
        from where their gates are open at that edge, so that this is what is compared."""
        found = {}
        for at, output in enumerate(top.outputs):
            owner = getattr(output.owner, "operation", None)
            if owner is not None and owner.name == "seq.clock_gate":
                clock = self._clocking.drives(top, output, owner)
                if clock.divided or not clock.name:
                    raise self.lowering.unsupported_at(owner, "a gate of a clock that is divided or stands still")
                found[at] = clock
        return found

    def _said_of(self, name: str, clock: Clock | None) -> str:
        return name if clock is None else f"{name}, which opens at the {clock.edge}"

    def _opens(self, clock: Clock, top: Scope) -> ir.Value:
        """Whether all gates of a clock are open."""
        conditions = ticks(self, clock, top.operation)
        return reduce(lambda left, right: self.lowering.op("andi", [left, right], ir.I1), conditions)

    def _is_data(self, port: Port) -> bool:
        """Whether a port holds a value; one of a bit may be the clock."""
        return port.type != CLOCK and port.name != self._clocking.name

    # -- instances -----------------------------------------------------------------------------------------------------

    def _scope(
        self,
        path: str,
        operation: Any,
        around: Scope | None,
        given: dict[Any, Any],
        depth: int = 0,
        instance: Any = None,
    ) -> Scope:
        lowering = self.lowering
        if depth > DEPTH:
            raise lowering.unsupported_at(operation, f"more than {DEPTH} nested modules")
        scope = Scope(len(self._scopes), path, operation, around, given)
        scope.parameters = {each.name: each for each in parameters_of(lowering, operation)}
        if around is not None:
            scope.parameters |= {each.name: each for each in parameters_of(lowering, instance)}
        self._scopes.append(scope)
        parts = [(each, self._macros.by_identifier(each, guard)) for each, guard in guarded_operations(operation)]
        processes = [each for each, _ in parts if each.name in (*PROCESSES, COMBINATIONAL, INITIAL)]
        parts += [(inner, ()) for process in processes for inner in computed_in(process)]
        for each, guard in parts:
            if guard:
                self._macros.note(scope, each, guard)
            if not is_arithmetic(each) and each.name not in ("hw.instance", *CONCURRENT, *PROPERTIES):
                require_understood(lowering, each)
            if each.name == "hw.instance":
                self._instance(scope, each, depth)
            elif each.name in REGISTERS:
                self._register(scope, each)
            elif each.name == REGISTER:
                self._variables.declare(scope, each)
            elif each.name in MEMORIES:
                self._memories[(scope.number, each.results[0])] = MemoryState(scope, memory_of(lowering, each, path))
            elif each.name in READS or each.name in WRITES:
                self._port(scope, each)
            elif each.name == FIFO:
                self._fifos[(scope.number, each.results[0])] = fifo_of(lowering, scope, each)
            elif each.name == "sv.assign":
                scope.drive(lowering, each, guard)
            elif each.name == MACRO_VALUE:
                self._macros.refer(each)
            elif each.name in (*CONCURRENT, *PROPERTIES):
                self._events.add_property(scope, each)
            elif not (
                each.name in (*PROCESSES, COMBINATIONAL, INITIAL, *_PASSIVE)
                or is_combinational(each)
                or is_arithmetic(each)
            ):
                raise lowering.unsupported_at(each, "")
        for each in processes:
            self._events.add(scope, each)
            self._macros.ask_in(each)
            self._variables.note(scope, each)
        self._values |= self._variables.held(scope)
        return scope

    def holds(self, scope: Scope, operation: Any) -> ir.Value | None:
        """Whether an operation is there, where that depends on macros."""
        return self._macros.holds(scope, operation)

    def test(self, scope: Scope, test: Test) -> ir.Value:
        """Whether a branch of a process is done."""
        if test.macro:
            return self._macros.defined(test.macro)
        return test.holds(self.lowering, [self.value(scope, each) for each in test.values])

    def is_at_once(self, key: Key) -> bool:
        """Whether a value is that of a register that is reset at once, or that combinational logic assigns."""
        return key in self._asynchronous or self._variables.logic_of(key) is not None

    def changes_at_once(self, key: Key) -> bool:
        """Whether a value is that of a register of which some assignment blocks."""
        return self._variables.changes_at_once(key)

    def _require_settled(self, taking: Sequence[tuple[Any, Sequence[Key]]]) -> None:
        """Raises `Unsupported` where something takes at an edge what is assigned at once at that edge."""
        for operation, taken in taking if self._variables.some_at_once else ():
            if any(self.changes_at_once(key) for key in reached(taken, self.needs, self.is_at_once)):
                raise self.lowering.unsupported_at(operation, "what takes a register that is assigned at once")

    def input_of(self, key: Key) -> str:
        """The name of the input of the whole that a value is, or nothing."""
        number, value = key
        arguments = list(self.symbol.operation.regions[0].blocks[0].arguments)
        return self._port_of(value).name if number == 0 and value in arguments else ""

    def _instance(self, scope: Scope, operation: Any, depth: int) -> None:
        lowering = self.lowering
        require_printed(lowering, scope.operation, operation)
        callee = lowering.symbols.require(operation, operation.attributes["moduleName"].value)
        if callee.operation.name not in (MODULE, *EXTERNAL):
            raise lowering.unsupported_at(
                operation, f"an instance of '{callee.name}', which is a {callee.operation.name}"
            )
        declared = ports_of(callee.operation)
        ports = [port.name for port in declared if port.direction != "output"]
        outputs = [port.name for port in declared if port.direction == "output"]
        names = [each.value for each in operation.attributes["argNames"]]
        if sorted(names) != sorted(ports) or [each.value for each in operation.attributes["resultNames"]] != outputs:
            raise lowering.unsupported_at(operation, "other ports than those of the module")
        said = [
            [(each.name, each.type) for each in parameters_of(lowering, of)] for of in (operation, callee.operation)
        ]
        if said[0] != said[1]:
            raise lowering.unsupported_at(operation, "other parameters than those of the module")
        if callee.operation.name != MODULE:
            self._externals.append(External(scope, operation, identity(lowering, callee.operation, operation)))
            return
        require_understood(lowering, operation)
        arguments = list(callee.operation.regions[0].blocks[0].arguments)
        operands = dict(zip(names, operation.operands, strict=True))
        given = {argument: operands[port] for port, argument in zip(ports, arguments, strict=True)}
        path = f"{scope.path}{operation.attributes['instanceName'].value}/"
        scope.inside[operation] = self._scope(path, callee.operation, scope, given, depth + 1, operation)

    def _port(self, scope: Scope, operation: Any) -> None:
        held = self._memories.get((scope.number, operation.operands[0]))
        if held is None:
            raise self.lowering.unsupported_at(operation, "of a memory that is not declared before it")
        access = access_of(self.lowering, operation)
        held.memory.is_read |= operation.name in READS
        if operation.name in WRITES:
            held.memory.writes.append(access)

    def _held(self) -> list[MemoryState]:
        """The memories that are read, by their names. Raises `Unsupported` where two cannot be told apart."""
        held = [each for each in self._memories.values() if each.memory.is_read]
        names = [each.memory.name for each in held]
        for each in held:
            require_unfilled(self.lowering, each.memory)
            if not each.memory.name or each.memory.name.endswith("/") or names.count(each.memory.name) > 1:
                raise self.lowering.unsupported_at(each.memory.operation, "a memory without a name of its own")
        return sorted(held, key=lambda each: each.memory.name)

    def _register(self, scope: Scope, operation: Any) -> None:
        lowering = self.lowering
        register = register_of(lowering, operation)
        type = lowering.scalar(operation.results[0].type)
        base = scope.path + (register.name or _NAMELESS)
        if not register.name:
            number = self._nameless[scope.path] = self._nameless.get(scope.path, 0) + 1
            base += f" #{number}" if number > 1 else ""
        elif not self.by_name and any(state.register.name == register.name for state in self._states):
            base = f"{base} #{len(self._states)}"
        before: ir.Value | None = None
        for stage in range(1, register.stages + 1):
            name = f"{base}_sh{stage}" if operation.name == "seq.shiftreg" else base
            if any(state.name == name for state in self._states):
                what = f"a second register of the name '{name}', which other circuits cannot know from the first one"
                raise lowering.unsupported_at(operation, what)
            value = ir.Value(type, name)
            self._states.append(RegisterState(scope, register, name, type, value, before))
            before = value
        assert before is not None
        if register.asynchronous:
            self._asynchronous[(scope.number, operation.results[0])] = self._states[-1]
        else:
            self._values[(scope.number, operation.results[0])] = before

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, scope: Scope, wanted: Any) -> ir.Value:
        """A value in an instance; what it is computed from comes first."""
        try:
            for key in topological_order([(scope.number, wanted)], self.needs, self._values):
                self._values[key] = self._compute(key, [self._values[each] for each in self.needs(key)])
        except DependsOnItself as cycle:
            raise self._cycle(cycle.nodes) from None
        return self._values[(scope.number, wanted)]

    def _cycle(self, keys: Sequence[Key]) -> Unsupported:
        """The error of values that depend on themselves: the operations that compute them, instances left out."""
        found = [(self._scopes[number], getattr(value.owner, "operation", None)) for number, value in keys]
        operations = [each for scope, each in found if each is not None and each not in scope.inside]
        wires = [(f"'{each.name}'", self.lowering.place_of(each)) for each in operations]
        module = self.symbol.operation
        return combinational_cycle(*((operations[0].name, wires) if wires else (module.name, [("its ports", None)])))

    def needs(self, key: Key) -> list[Key]:
        """What a value is computed from."""
        return [(scope.number, each) for scope, each in self._operands(self._scopes[key[0]], key[1])]

    def _operands(self, scope: Scope, value: Any) -> list[tuple[Scope, Any]]:
        if value in scope.given:
            assert scope.around is not None
            return [(scope.around, scope.given[value])]
        operation = getattr(value.owner, "operation", None)
        if operation is None:
            if scope.around is None and ((scope.number, value) in self._values or self._is_clock(value)):
                return []
            raise self.lowering.unsupported_at(scope.operation, f"a value of type {value.type}")
        if (scope.number, value) in self._asynchronous:
            register = self._asynchronous[(scope.number, value)].register
            return [(scope, register.reset), (scope, register.reset_value)]
        if operation.name == "sv.read_inout":
            index = chosen_by(operation.operands[0])
            also = [] if index is None else [(scope, index)]
            holder, net = scope.net(part_of(self.lowering, around(operation.operands[0])).whole)
            key = (holder.number, net)
            driver = holder.driver(self.lowering, operation, net)
            if driver is None and (key in self._variables.by_key or key in self._read):
                return [(holder, net), *also]
            if driver is None:
                raise self.lowering.unsupported_at(operation, "of an undriven wire")
            return [driver, *also]
        if (logic := self._variables.logic_of((scope.number, value))) is not None:
            return [(scope, each) for _, each in logic.needs()]
        if operation.name == "seq.clock_div":
            return [] if clocks.divided_by(operation) else [(scope, operation.operands[0])]
        if operation.name in READS:
            return [(scope, each) for each in access_of(self.lowering, operation).taken]
        if operation.name == FIFO:
            fifo = self._fifos[(scope.number, operation.results[0])]
            return [(scope, each) for each in fifo.needs(list(operation.results).index(value))]
        inside = scope.inside.get(operation)
        if inside is not None:
            return [(inside, inside.outputs[list(operation.results).index(value)])]
        return [(scope, each) for each in operation.operands]

    def _compute(self, key: Key, values: list[ir.Value]) -> ir.Value:
        scope, value = self._scopes[key[0]], key[1]
        operation = getattr(value.owner, "operation", None)
        if (state := self._asynchronous.get(key)) is not None:
            self.lowering.place_at(operation)
            reset, reset_value = values
            self.lowering.assumptions.add(TWO_STATES)
            return self.lowering.select(reset, reset_value, state.value)
        if operation is None and value not in scope.given:
            return self._clocking.level(key, self._port_of(value).name)
        if value in scope.given or operation is None or operation in scope.inside:
            return values[0]
        if (logic := self._variables.logic_of(key)) is not None:
            return logic.wire(self)
        if operation.name == "sv.read_inout":
            wire, (whole, *index) = operation.operands[0], values
            part = part_of(self.lowering, around(wire)).of(self.lowering, whole)
            return chosen(self.lowering, wire, part, *index) if index else part
        if is_arithmetic(operation):
            return self._arithmetic(operation, values, list(operation.results).index(value))
        self.lowering.place_at(operation)
        if operation.name == "hw.param.value":
            text, type = text_of(operation.attributes["value"]), self.lowering.scalar(value.type)
            return given_parameters.expression(self.lowering, scope, text, operation, type)
        if operation.name == MACRO_VALUE:
            return self._macros.value(operation)
        if operation.name in clocks.LEVELS:
            return clocks.level(self.lowering, operation, values)
        if operation.name == "seq.clock_div":
            divided = self._clocking.divided(scope, operation)
            return divided if divided is not None else self.value(scope, operation.operands[0])
        if operation.name == FIFO:
            self.lowering.assumptions.add(TWO_STATES)
            fifo = self._fifos[(scope.number, operation.results[0])]
            return fifo.result(self.lowering, list(operation.results).index(value), values)
        if operation.name in READS:
            self.lowering.assumptions.add(TWO_STATES)
            held = self._memories[(scope.number, operation.operands[0])]
            return word_of(self.lowering, held.memory, access_of(self.lowering, operation), values)
        if not is_combinational(operation):
            raise self.lowering.unsupported_at(operation, "as a value")
        return compute(self.lowering, operation, values, list(operation.results).index(value))

    def _port_of(self, argument: Any) -> Port:
        """The port of the whole that an argument is."""
        operation = self.symbol.operation
        taken = [port for port in ports_of(operation) if port.direction != "output"]
        return taken[list(operation.regions[0].blocks[0].arguments).index(argument)]

    def _is_clock(self, argument: Any) -> bool:
        arguments = list(self.symbol.operation.regions[0].blocks[0].arguments)
        return argument in arguments and not self._is_data(self._port_of(argument))

    def count(self, log: int) -> ir.Value:
        """The count of the clock that is divided by two to `log`."""
        return self._clocking.count(log)

    def _arithmetic(self, operation: Any, values: list[ir.Value], result: int) -> ir.Value:
        """What an operation of another dialect gives, which is lowered as in a function."""
        for operand, value in zip(operation.operands, values, strict=True):
            self.lowering.values[operand] = value
        self.lowering.lower(operation)
        return self.lowering.value(operation.results[result])


def lower_module(
    lowering: Lowering, symbol: Symbol, by_name: bool
) -> tuple[list[ir.Value], ir.Region, Interface[Wire]]:
    """The parameters, the body and the interface of a module's step, of whose registers others may have to know which
    is which `by_name`. Raises `Unsupported`."""
    return Circuit(lowering, symbol, by_name).lower()
