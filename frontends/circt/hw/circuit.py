"""A module as a function of one step: from its inputs and what its registers hold to its outputs, what the registers
hold next, and what they hold at first. Two modules that agree in that agree for ever."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from frontends.circt.hw import clocks
from frontends.circt.hw.aggregates import convert, spelled
from frontends.circt.hw.combinational import compute, is_combinational
from frontends.circt.hw.instances import EXTERNAL, External, Scope, identity, is_arithmetic, require_understood
from frontends.circt.hw.memories import MEMORIES, READS, WRITES, access_of, memory_of
from frontends.circt.hw.memories import read as word_of
from frontends.circt.hw.module import CLOCK, MODULE, Guard, Port, guarded_operations, operations_of, ports_of
from frontends.circt.hw.parameters import evaluate, parameters_of, text_of
from frontends.circt.hw.procedures import (
    INITIAL,
    PROCESSES,
    REGISTER,
    computed_in,
    initial_values,
    process_of,
    statements,
)
from frontends.circt.hw.registers import REGISTERS, register_of
from frontends.circt.hw.state import Clock, MemoryState, RegisterState, Variable
from frontends.circuits.bits import choose, opposite, scalar_of
from frontends.circuits.combinational import combinational_cycle
from frontends.circuits.transition_functions import STEPS, Interface, Wire
from frontends.errors import Unsupported
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol
from interp import ir
from interp.ir.topological_order import DependsOnItself, topological_order

DEPTH = 64  # of instances in instances
ANYTHING = (
    "a module that is only declared may give anything at any step; what it is given is compared, and it is known by "
    "where it stands and by its name, kind and parameters"
)
"""The assumption of what has instances of such modules."""
_AT_ONCE = "asynchronous reset"
_NAMELESS = "the register without a name"
_PASSIVE = (
    "dbg.variable",
    "seq.clock_div",
    "seq.clock_gate",
    "hw.output",
    "hw.param.value",
    "seq.initial",
    *clocks.LEVELS,
    "sv.wire",
    "sv.read_inout",
)
_WIRES = ("sv.wire", "sv.assign", "sv.read_inout")
_Key = tuple[int, Any]
_INOUT = re.compile(r"!hw\.inout<(.*)>\Z", re.DOTALL)


class Circuit:
    """Raises `Unsupported` for operations that are neither combinational nor registers of one clock, and, where others
    are to know registers `by_name`, for those that have no name of their own."""

    def __init__(self, lowering: Lowering, symbol: Symbol, by_name: bool) -> None:
        self.lowering = lowering
        self.by_name = by_name
        self.symbol = symbol
        self.entry = ir.Block()
        self.clock = ""
        self._edge = ""
        self._levels: dict[_Key, ir.Value] = {}  # of clocks that are seen as bits
        self._divided_levels: set[_Key] = set()  # of divided ones
        self._dividers: dict[int, ir.Value] = {}  # the counts by what they divide by, as a logarithm
        self._scopes: list[Scope] = []
        self._states: list[RegisterState] = []
        self._externals: list[External] = []
        self._variables: dict[_Key, Variable] = {}  # by what stands for them
        self._memories: dict[_Key, MemoryState] = {}  # by what stands for them
        self._asynchronous: dict[
            _Key, RegisterState
        ] = {}  # by their results, which they hold only where they are not reset
        self._values: dict[_Key, ir.Value] = {}
        self._macros: dict[str, ir.Value] = {}  # whether they are defined, of those that are asked for

    def lower(self) -> tuple[list[ir.Value], ir.Region, Interface[Wire]]:
        lowering = self.lowering
        top = self._scope("", self.symbol.operation, None, {})
        self._find_clock()
        ports = ports_of(self.symbol.operation)
        outputs = [port.name for port in ports if port.direction == "output"]
        variables = self._assigned()
        with lowering.within(self.entry):
            self._parameters(top, ports)
            taken = self._taken()
            outputs += [name for name, _, _ in taken]
            at_once = sorted(self._asynchronous.values(), key=lambda state: state.name)
            outputs += [
                f"{what} of '{each.name}'" for each in at_once for what in (_AT_ONCE, f"value at the {_AT_ONCE}")
            ]
            inputs = len(self.entry.arguments)
            self._states.sort(key=lambda state: state.name)
            self.entry.arguments += [state.value for state in self._states]
            results = [self.value(top, output) for output in top.outputs]
            results += [self.value(scope, value) for _, scope, value in taken]
            results += [each for state in at_once for each in state.at_once(self)]
            following = [state.following(self) for state in self._states]
            held = self._held()
            following += [each.following(self) for each in variables]
            following += [word for each in held for word in each.following(self)]
            self._require_no_level()
            counts = sorted(self._dividers.items())
            following += [clocks.counted(lowering, count, log) for log, count in counts]
            results += following
            results += [state.first(lowering) for state in self._states]
            results += [each.first(lowering) for each in variables]
            results += [word for each in held for word in each.first(lowering)]
            results += [lowering.constant(0, scalar_of(count)) for _, count in counts]
            self.entry.arguments[inputs:inputs] = self._levels.values()
            inputs += len(self._levels)
            self.entry.arguments += [each.value for each in variables]
            self.entry.arguments += [word for each in held for word in each.memory.words]
            self.entry.arguments += [count for _, count in counts]
            self._require_names_apart(self.entry.arguments[inputs:])
            lowering.place = self.symbol.place
            lowering.emit(ir.Return(place=self.symbol.place, values=results))
        if self._states or self._dividers or held or variables:
            lowering.assumptions.add(STEPS)
        wires = [Wire(each.name, scalar_of(each)) for each in self.entry.arguments]
        interface = Interface(
            wires[:inputs],
            wires[inputs:],
            [Wire(name, scalar_of(value)) for name, value in zip(outputs, results, strict=False)],
            self._edge,
            {
                **{
                    each.name: lowering.place_of(each.register.operation)
                    for each in self._states
                    if each.register.initial is None
                },
                **{each.value.name: lowering.place_of(each.operation) for each in variables if each.initial is None},
                **{word.name: lowering.place_of(each.memory.operation) for each in held for word in each.memory.words},
            },
            frozenset(each.name for each in (*top.known.values(), *self._macros.values())),
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
                raise self.lowering.unsupported_at(top.operation, f"the bidirectional port '{port.name}'")
            if self._is_data(port):
                value = ir.Value(self.lowering.scalar(argument.type), port.name)
                self._values[(top.number, argument)] = value
                self.entry.arguments.append(value)
        for given in top.parameters.values():
            if given.scalar is not None:
                top.known[given.name] = ir.Value(given.scalar, f"parameter {given.name}")
                self.entry.arguments.append(top.known[given.name])
        self.entry.arguments += [self._macros[name] for name in sorted(self._macros)]
        for external in self._externals:
            names = external.names("resultNames")
            for name, result in sorted(zip(names, external.operation.results, strict=True), key=lambda each: each[0]):
                value = ir.Value(self.lowering.scalar(result.type), name)
                self._values[(external.scope.number, result)] = value
                self.entry.arguments.append(value)

    def _taken(self) -> list[tuple[str, Scope, Any]]:
        """What external modules take, by name, but for the clock."""
        found = [
            (name, each.scope, operand)
            for each in self._externals
            for name, operand in zip(each.names("argNames"), each.operation.operands, strict=True)
            if str(operand.type) != CLOCK
        ]
        if self._externals:
            self.lowering.assumptions.add(ANYTHING)
        return sorted(found, key=lambda each: each[0])

    def _find_clock(self) -> None:
        for state in self._states:
            state.clock = self._clock(state.scope, state.register.clock, state.register.operation)
            self._is_clocked_by(state.clock, state.register.operation)
        for variable in self._assigned():
            process = variable.process
            assert process is not None
            clock = self._clock(variable.scope, process.clock, process.operation)
            if process.falls:
                if clock.gates or clock.divided:
                    raise self.lowering.unsupported_at(
                        process.operation, "the falling edge of a gated or divided clock"
                    )
                clock = Clock(clock.name, inverted=not clock.inverted)
            variable.clock = clock
            self._is_clocked_by(clock, process.operation)
        for held in self._held():
            for access in held.memory.writes:
                clock = access.clock if access.clock is not None else held.memory.operation.operands[0]
                held.clocks.append(self._clock(held.scope, clock, access.operation))
                self._is_clocked_by(held.clocks[-1], access.operation)
        for scope in self._scopes:
            for each in operations_of(scope.operation):
                if each.name == "seq.clock_div" and clocks.divided_by(each):
                    self._is_clocked_by(self._clock(scope, each.results[0], each), each)
        for external in self._externals:
            for each in external.operation.operands:
                if str(each.type) == CLOCK:
                    clock = self._clock(external.scope, each, external.operation)
                    if clock.gates or not clock.name or clock.inverted or clock.divided:
                        raise self.lowering.unsupported_at(external.operation, "a clock that is not an input")
                    self._is_clocked_by(clock, external.operation)

    def _is_clocked_by(self, clock: Clock, operation: Any) -> None:
        if self.clock and clock.name not in ("", self.clock):
            raise self.lowering.unsupported_at(operation, "registers of several clocks")
        if self._edge and clock.name and clock.edge != self._edge:
            raise self.lowering.unsupported_at(operation, "registers of both edges of a clock")
        if clock.name:
            self.clock, self._edge = clock.name, clock.edge

    def _is_data(self, port: Port) -> bool:
        """Whether a port holds a value; one of a bit may be the clock."""
        return port.type != CLOCK and port.name != self.clock

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
        parts = [(each, self._by_identifier(each, guard)) for each, guard in guarded_operations(operation)]
        processes = [each for each, _ in parts if each.name in PROCESSES]
        parts += [(inner, ()) for process in processes for inner in computed_in(process)]
        for each, guard in parts:
            if guard:
                self._guard(scope, each, guard)
            if not is_arithmetic(each) and each.name != "hw.instance":
                require_understood(lowering, each)
            if each.name == "hw.instance":
                self._instance(scope, each, depth)
            elif each.name in REGISTERS:
                self._register(scope, each)
            elif each.name == REGISTER:
                self._variable(scope, each)
            elif each.name in MEMORIES:
                self._memories[(scope.number, each.results[0])] = MemoryState(scope, memory_of(lowering, each, path))
            elif each.name in READS or each.name in WRITES:
                self._port(scope, each)
            elif each.name == "sv.assign":
                wire, value = each.operands
                if wire in scope.driven:
                    raise lowering.unsupported_at(each, "a wire that is driven twice")
                if guard != scope.guards.get(getattr(wire.owner, "operation", None), ()):
                    raise lowering.unsupported_at(each, "a wire that is driven under other conditions of macros")
                scope.driven[wire] = value
            elif not (each.name in (*PROCESSES, INITIAL, *_PASSIVE) or is_combinational(each) or is_arithmetic(each)):
                raise lowering.unsupported_at(each, "")
        for each, _ in parts:
            if each.name in PROCESSES:
                self._process(scope, each)
            elif each.name == INITIAL:
                for wire, bits in dict(initial_values(lowering, each)).items():
                    variable = self._variable_of(scope, wire, each)
                    if variable.initial is not None:
                        raise lowering.unsupported_at(each, "a register that several processes set at the beginning")
                    variable.initial = bits
        return scope

    def _by_identifier(self, operation: Any, guard: Guard) -> Guard:
        """A guard of macros by their names in Verilog. Raises `Unsupported` for one that nothing declares."""
        found = []
        for each in guard:
            said = self.lowering.symbols.require(operation, each.macro).operation.attributes
            identifier = text_of(said["verilogName"]) if "verilogName" in said else each.macro
            found.append(replace(each, macro=identifier or each.macro))
        return tuple(found)

    def _guard(self, scope: Scope, operation: Any, guard: Guard) -> None:
        """Notes that an operation is there only under conditions of macros, of which any may be defined."""
        if not (operation.name in (*REGISTERS, *_WIRES) or is_combinational(operation) or is_arithmetic(operation)):
            raise self.lowering.unsupported_at(operation, "under a condition of macros")
        scope.guards[operation] = guard
        for each in guard:
            self._macros.setdefault(each.macro, ir.Value(ir.I1, f"macro {each.macro}"))

    def holds(self, scope: Scope, operation: Any) -> ir.Value | None:
        """Whether an operation is there, where that depends on macros."""
        found: ir.Value | None = None
        for each in scope.guards.get(operation, ()):
            bit = self._macros[each.macro] if each.defined else opposite(self.lowering, self._macros[each.macro])
            found = bit if found is None else self.lowering.op("andi", [found, bit], ir.I1)
        return found

    def _instance(self, scope: Scope, operation: Any, depth: int) -> None:
        lowering = self.lowering
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

    def _variable(self, scope: Scope, operation: Any) -> None:
        lowering = self.lowering
        result = operation.results[0]
        if len(operation.operands):
            raise lowering.unsupported_at(operation, "a register with an initial value in its declaration")
        type = convert(spelled(_INOUT.sub(r"\1", str(result.type))))
        if not isinstance(type, ir.Scalar):
            raise lowering.unsupported_at(operation, f"type {result.type}")
        name = scope.path + (str(operation.attributes["name"].value) if "name" in operation.attributes else "")
        value = ir.Value(type, name)
        self._variables[(scope.number, result)] = Variable(scope, operation, value)
        self._values[(scope.number, result)] = value

    def _variable_of(self, scope: Scope, wire: Any, operation: Any) -> Variable:
        found = self._variables.get((scope.number, wire))
        if found is None:
            raise self.lowering.unsupported_at(operation, "an assignment to what is not a whole register")
        return found

    def _process(self, scope: Scope, operation: Any) -> None:
        process = process_of(self.lowering, operation)
        for each, _ in statements(self.lowering, operation):
            require_understood(self.lowering, each)
            if each.name == "sv.passign":
                variable = self._variable_of(scope, each.operands[0], each)
                if variable.process is not None and variable.process.operation != operation:
                    raise self.lowering.unsupported_at(each, "a register that several processes assign")
                variable.process = process

    def _assigned(self) -> list[Variable]:
        """The registers of sv that a process assigns, by their names. Raises `Unsupported` for others, and where two
        cannot be told apart."""
        names = [each.name for each in self._states]
        names += [each.value.name for each in self._variables.values()]
        found = []
        for each in self._variables.values():
            wire = each.operation.results[0]
            if each.process is None and each.initial is None and wire in each.scope.driven:
                continue  # it is a wire
            if each.process is None or wire in each.scope.driven:
                raise self.lowering.unsupported_at(
                    each.operation, "a register that no process assigns, or a wire as well"
                )
            if not each.value.name or each.value.name.endswith("/") or names.count(each.value.name) > 1:
                raise self.lowering.unsupported_at(each.operation, "a register without a name of its own")
            found.append(each)
        return sorted(found, key=lambda each: each.value.name)

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
            if not each.memory.name or each.memory.name.endswith("/") or names.count(each.memory.name) > 1:
                raise self.lowering.unsupported_at(each.memory.operation, "a memory without a name of its own")
        return sorted(held, key=lambda each: each.memory.name)

    def _register(self, scope: Scope, operation: Any) -> None:
        lowering = self.lowering
        register = register_of(lowering, operation)
        type = lowering.scalar(operation.results[0].type)
        base = scope.path + (register.name or _NAMELESS)
        if not self.by_name and any(state.register.name == register.name for state in self._states):
            base = f"{base} #{len(self._states)}"
        before: ir.Value | None = None
        for stage in range(1, register.stages + 1):
            name = f"{base}_sh{stage}" if operation.name == "seq.shiftreg" else base
            if any(state.name == name for state in self._states):
                what = f"a second register of the name '{name}', which other circuits cannot know from the first one"
                raise lowering.unsupported_at(operation, what if register.name else "several registers without a name")
            value = ir.Value(type, name)
            self._states.append(RegisterState(scope, register, name, type, value, before))
            before = value
        assert before is not None
        if register.asynchronous:
            self._asynchronous[(scope.number, operation.results[0])] = self._states[-1]
        else:
            self._values[(scope.number, operation.results[0])] = before

    def _clock(self, scope: Scope, value: Any, user: Any) -> Clock:
        """The clock of a register or an external module, which must come from an input of the whole."""
        gates: list[tuple[Scope, list[Any]]] = []
        seen: set[_Key] = set()
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
            elif name == "sv.read_inout" and operation.operands[0] in scope.driven:
                value = scope.driven[operation.operands[0]]
            else:
                break
        arguments = list(scope.operation.regions[0].blocks[0].arguments)
        if scope.around is None and value in arguments:
            taken = [port for port in ports_of(scope.operation) if port.direction != "output"]
            if 0 <= divided <= clocks.MOST_DIVIDED:
                return Clock(taken[arguments.index(value)].name, gates, inverted, divided)
        raise self.lowering.unsupported_at(user, "a clock that is not an input")

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, scope: Scope, wanted: Any) -> ir.Value:
        """A value in an instance; what it is computed from comes first."""
        try:
            for key in topological_order([(scope.number, wanted)], self._needs, self._values):
                self._values[key] = self._compute(key, [self._values[each] for each in self._needs(key)])
        except DependsOnItself as cycle:
            raise self._cycle(cycle.nodes) from None
        return self._values[(scope.number, wanted)]

    def _cycle(self, keys: Sequence[_Key]) -> Unsupported:
        """The error of values that depend on themselves: the operations that compute them, instances left out."""
        found = [(self._scopes[number], getattr(value.owner, "operation", None)) for number, value in keys]
        operations = [each for scope, each in found if each is not None and each not in scope.inside]
        wires = [(f"'{each.name}'", self.lowering.place_of(each)) for each in operations]
        module = self.symbol.operation
        return combinational_cycle(*((operations[0].name, wires) if wires else (module.name, [("its ports", None)])))

    def _needs(self, key: _Key) -> list[_Key]:
        return [(scope.number, each) for scope, each in self._operands(self._scopes[key[0]], key[1])]

    def _operands(self, scope: Scope, value: Any) -> list[tuple[Scope, Any]]:
        if value in scope.given:
            assert scope.around is not None
            return [(scope.around, scope.given[value])]
        operation = getattr(value.owner, "operation", None)
        if operation is None:
            if scope.around is None and self._is_clock(value):
                return []
            raise self.lowering.unsupported_at(scope.operation, f"a value of type {value.type}")
        if (scope.number, value) in self._asynchronous:
            register = self._asynchronous[(scope.number, value)].register
            return [(scope, register.reset), (scope, register.reset_value)]
        if operation.name == "sv.read_inout":
            wire = operation.operands[0]
            if wire not in scope.driven and (scope.number, wire) in self._variables:
                return [(scope, wire)]
            if wire not in scope.driven:
                raise self.lowering.unsupported_at(operation, "of an undriven wire")
            return [(scope, scope.driven[wire])]
        if operation.name == "seq.clock_div":
            return [] if clocks.divided_by(operation) else [(scope, operation.operands[0])]
        if operation.name in READS:
            return [(scope, each) for each in access_of(self.lowering, operation).taken]
        inside = scope.inside.get(operation)
        if inside is not None:
            return [(inside, inside.outputs[list(operation.results).index(value)])]
        return [(scope, each) for each in operation.operands]

    def _compute(self, key: _Key, values: list[ir.Value]) -> ir.Value:
        scope, value = self._scopes[key[0]], key[1]
        operation = getattr(value.owner, "operation", None)
        if (state := self._asynchronous.get(key)) is not None:
            self.lowering.place_at(operation)
            reset, reset_value = values
            return choose(self.lowering, reset, reset_value, state.value)
        if operation is None and value not in scope.given:
            self._levels[key] = ir.Value(ir.I1, self._port_of(value).name)
            return self._levels[key]
        if value in scope.given or operation is None or operation in scope.inside or operation.name == "sv.read_inout":
            return values[0]
        if is_arithmetic(operation):
            return self._arithmetic(operation, values, list(operation.results).index(value))
        self.lowering.place_at(operation)
        if operation.name == "hw.param.value":
            return self._expression(scope, text_of(operation.attributes["value"]), operation, value.type)
        if operation.name in clocks.LEVELS:
            return clocks.level(self.lowering, operation, values)
        if operation.name == "seq.clock_div":
            return self._divided(scope, operation)
        if operation.name in READS:
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

    def _divided(self, scope: Scope, operation: Any) -> ir.Value:
        """The level of a divided clock. Raises `Unsupported` for one that does not come from the clock of the steps."""
        clock = self._clock(scope, operation.results[0], operation)
        if clocks.divided_by(operation) and not clock.name:
            raise self.lowering.unsupported_at(operation, "of a clock that stands still")
        if not clock.divided:
            return self.value(scope, operation.operands[0])
        self._divided_levels.add((scope.number, operation.results[0]))
        return clocks.divided_level(self.lowering, self.count(clock.divided), clock.divided)

    def count(self, log: int) -> ir.Value:
        """The count of the clock that is divided by two to `log`."""
        if log not in self._dividers:
            self._dividers[log] = ir.Value(ir.Scalar(f"i{log}"), clocks.divider_name(log))
        return self._dividers[log]

    def _require_no_level(self) -> None:
        """Raises `Unsupported` where what a register takes at an edge is made of the level of the clock or of a divided
        one, which change at that edge: CIRCT's dividers assign at once, so that which of the two is first is open."""
        levels = {key for key, value in self._levels.items() if value.name == self.clock} | self._divided_levels
        for operation, pending in self._taken_at_edges() if levels else []:
            seen: set[_Key] = set()
            while pending:
                key = pending.pop()
                if key in levels:
                    raise self.lowering.unsupported_at(operation, "a register that takes its clock's level")
                if key not in seen:
                    seen.add(key)
                    owner = getattr(key[1].owner, "operation", None)
                    is_held = owner is not None and owner.name in (*REGISTERS, REGISTER)
                    is_held = is_held and key not in self._asynchronous
                    pending += [] if is_held else self._needs(key)

    def _taken_at_edges(self) -> Iterator[tuple[Any, list[_Key]]]:
        """What registers and memories take at an edge."""

        def keys(scope: Scope, taken: Sequence[Any], clock: Clock | None) -> list[_Key]:
            assert clock is not None
            found = [(scope.number, each) for each in taken if each is not None]
            return found + [(around.number, each) for around, conditions in clock.gates for each in conditions]

        for state in self._states:
            register = state.register
            taken = (register.input, register.enable, register.reset, register.reset_value)
            yield register.operation, keys(state.scope, taken, state.clock)
        for variable in self._assigned():
            process = variable.process
            assert process is not None
            used = [value for _, values in statements(self.lowering, process.operation) for value in values]
            yield process.operation, keys(variable.scope, [*used, process.reset], variable.clock)
        for held in self._held():
            for access, clock in zip(held.memory.writes, held.clocks, strict=True):
                yield access.operation, keys(held.scope, [*access.taken, access.data, access.mask], clock)

    def _expression(self, scope: Scope, text: str, operation: Any, type: Any) -> ir.Value:
        return evaluate(
            self.lowering,
            operation,
            text,
            self.lowering.scalar(type),
            lambda name: self._parameter(scope, name, operation),
        )

    def _parameter(self, scope: Scope, name: str, operation: Any) -> ir.Value:
        """What an instance gives for a parameter, or its declaration does; of the whole it may be anything."""
        if name not in scope.known:
            given = scope.parameters.get(name)
            if given is None or given.scalar is None or not given.value or scope.around is None:
                raise self.lowering.unsupported_at(operation, f"the parameter '{name}'")
            outer = scope.around
            scope.known[name] = evaluate(
                self.lowering,
                operation,
                given.value,
                given.scalar,
                lambda inner: self._parameter(outer, inner, operation),
            )
        return scope.known[name]

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
