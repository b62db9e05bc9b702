"""State machines of the fsm dialect as functions of one step, in the form that modules of hw have.

Source: CIRCT's documentation of the dialect. In each state the outputs are computed from the inputs and variables; of
its transitions the first one whose guard holds is taken, and its action sets variables to what is computed from what
they held before. Where none holds, the machine stays as it is. A state is its number in the text; beside the machine's
own inputs there is the reset, which CIRCT's lowering calls 'rst', and the clock 'clk'."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from frontends.assumptions import TWO_STATES
from frontends.circt.hw.combinational import compute, is_combinational
from frontends.circuits.transition_functions import STEPS, Interface, Wire
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.function_type import result_types
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.symbols import Symbol
from interp import ir

MACHINE = "fsm.machine"
_STATE = "state_reg"
_WIRED = "a state is its number in the text; the reset is 'rst', the clock 'clk'"


class _Step(Struct):
    """What a machine gives and holds next, in one state or in all of them."""

    outputs: list[ir.Value]
    state: ir.Value
    variables: dict[Any, ir.Value] = field(default_factory=dict)


def lower_machine(
    lowering: Lowering, symbol: Symbol, by_name: bool
) -> tuple[list[ir.Value], ir.Region, Interface[Wire]]:
    """The step of a machine, whose state and variables always have names. Raises `Unsupported`."""
    return _Machine(lowering, symbol).lower()


class _Machine:
    def __init__(self, lowering: Lowering, symbol: Symbol) -> None:
        self.lowering = lowering
        self.symbol = symbol
        self.block = symbol.operation.regions[0].blocks[0]
        self.states: list[Any] = []
        self.variables: dict[Any, Any] = {}  # by the value that reads one, the operation

    def lower(self) -> tuple[list[ir.Value], ir.Region, Interface[Wire]]:
        lowering, operation, entry = self.lowering, self.symbol.operation, ir.Block()
        operations = [view.operation for view in self.block.operations]
        self.states = [each for each in operations if each.name == "fsm.state"]
        names = [each.attributes["sym_name"].value for each in self.states]
        if len(set(names)) != len(names) or operation.attributes["initialState"].value not in names:
            raise lowering.unsupported_at(operation, "without an initial state")
        width = max(1, (len(self.states) - 1).bit_length())
        state = ir.Value(ir.Scalar(f"i{width}"), _STATE)
        reset = ir.Value(ir.I1, "rst")
        with lowering.within(entry):
            inputs = [lowering.argument(each) for each in self.block.arguments]
            for each in operations:
                if each.name == "fsm.variable":
                    value = ir.Value(lowering.scalar(each.results[0].type), str(each.attributes["name"].value))
                    lowering.bind(each.results[0], value)
                    self.variables[each.results[0]] = each
                elif each.name != "fsm.state":
                    self._compute(each)
            held = {each: lowering.value(each) for each in self.variables}
            entry.arguments += [*inputs, reset, state, *held.values()]
            step = self._step(names, state, held)
            lowering.place = self.symbol.place
            first = lowering.constant(names.index(operation.attributes["initialState"].value), _state_type(state))
            initial = {each: self._initial(each) for each in self.variables}
            following = [lowering.select(reset, first, step.state)]
            following += [lowering.select(reset, initial[each], step.variables[each]) for each in self.variables]
            results = [*step.outputs, *following, first, *initial.values()]
            lowering.emit(ir.Return(place=self.symbol.place, values=results))
        lowering.assumptions |= {STEPS, TWO_STATES, _WIRED}
        return entry.arguments, ir.Region([entry]), self._interface(entry.arguments, len(inputs), step.outputs)

    def _interface(self, parameters: list[ir.Value], inputs: int, outputs: list[ir.Value]) -> Interface[Wire]:
        given = [*self._names("argNames", "in", inputs), "rst"]
        results = self._names("resNames", "out", len(outputs))
        registers = [_STATE, *(str(each.attributes["name"].value) for each in self.variables.values())]
        taken = _wires([*given, *registers], parameters)
        return Interface(taken[: len(given)], taken[len(given) :], _wires(results, outputs), "rising edge of 'clk'")

    def _names(self, attribute: str, otherwise: str, count: int) -> list[str]:
        operation = self.symbol.operation
        if attribute not in operation.attributes:
            return [f"{otherwise}{number}" for number in range(count)]
        found = [str(each.value) for each in operation.attributes[attribute]]
        if len(found) != count:
            raise self.lowering.unsupported_at(operation, f"{len(found)} names of {count} ports")
        return found

    # -- states --------------------------------------------------------------------------------------------------------

    def _step(self, names: list[str], state: ir.Value, held: dict[Any, ir.Value]) -> _Step:
        """What happens in whichever state the machine is; in what is no state, nobody knows."""
        lowering = self.lowering
        steps = [self._in_state(each, names, state, held) for each in self.states]
        undefined = lowering.undefined
        found = _Step(
            [undefined(each.type) for each in steps[0].outputs],
            undefined(state.type),
            {each: undefined(value.type) for each, value in held.items()},
        )
        numbers = range(len(steps))
        if len(steps) == 1 << _state_width(state):
            found, numbers = steps[-1], range(len(steps) - 1)
        for number in numbers:
            here = lowering.op("cmpi.eq", [state, lowering.constant(number, _state_type(state))], ir.I1)
            found = self._chosen(here, steps[number], found)
        return found

    def _in_state(self, operation: Any, names: list[str], state: ir.Value, held: dict[Any, ir.Value]) -> _Step:
        lowering = self.lowering
        output = self._last(operation.regions[0], "fsm.output")
        outputs = [] if output is None else [lowering.value(each) for each in output.operands]
        if len(outputs) != len(result_types(self.symbol.operation)):
            raise lowering.unsupported_at(operation, f"a state with {len(outputs)} outputs")
        step = _Step(outputs, state, dict(held))
        transitions = [view.operation for block in operation.regions[1].blocks for view in block.operations]
        for each in reversed(transitions):
            if each.name != "fsm.transition":
                raise lowering.unsupported_at(each, "among the transitions of a state")
            goal = each.attributes["nextState"].value
            if goal not in names:
                raise lowering.unsupported_at(each, f"the state '{goal}', which does not exist")
            lowering.place_at(each)
            taken = _Step(outputs, lowering.constant(names.index(goal), _state_type(state)), dict(held))
            self._act(each, taken)
            guard = self._last(each.regions[0], "fsm.return")
            if guard is None or not len(guard.operands):
                step = taken
            else:
                step = self._chosen(lowering.value(guard.operands[0]), taken, step)
        return step

    def _act(self, transition: Any, step: _Step) -> None:
        for block in transition.regions[1].blocks:
            for view in block.operations:
                each = view.operation
                if each.name != "fsm.update":
                    self._compute(each)
                    continue
                variable, value = each.operands
                if variable not in self.variables:
                    raise self.lowering.unsupported_at(each, "of a value that is not a variable")
                step.variables[variable] = self.lowering.value(value)

    def _last(self, region: Any, name: str) -> Any | None:
        """The operation that ends a region, after what it computes; a region may be empty."""
        found = None
        for block in region.blocks:
            for view in block.operations:
                if view.operation.name == name:
                    found = view.operation
                else:
                    self._compute(view.operation)
        return found

    def _compute(self, operation: Any) -> None:
        lowering = self.lowering
        lowering.place_at(operation)
        if not is_combinational(operation):
            raise lowering.unsupported_at(operation, "in a state machine")
        lowering.bind(operation.results[0], compute(lowering, operation, lowering.operands(operation)))

    def _chosen(self, condition: ir.Value, yes: _Step, no: _Step) -> _Step:
        def chosen(one: ir.Value, other: ir.Value) -> ir.Value:
            return one if one is other else self.lowering.select(condition, one, other)

        return _Step(
            [chosen(one, other) for one, other in zip(yes.outputs, no.outputs, strict=True)],
            chosen(yes.state, no.state),
            {each: chosen(yes.variables[each], no.variables[each]) for each in yes.variables},
        )

    def _initial(self, variable: Any) -> ir.Value:
        type = self.lowering.scalar(variable.type)
        return self.lowering.constant(bits_of(self.variables[variable].attributes["initValue"], type), type)


def _state_type(state: ir.Value) -> ir.Scalar:
    assert isinstance(state.type, ir.Scalar)
    return state.type


def _state_width(state: ir.Value) -> int:
    return _state_type(state).width


def _wires(names: list[str], values: list[ir.Value]) -> list[Wire]:
    return [Wire(name, ir.scalar_of(value)) for name, value in zip(names, values, strict=True)]
