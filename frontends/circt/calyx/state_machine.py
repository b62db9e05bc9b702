"""Control that is a state machine: which group runs in which state, and which state is next.

CIRCT makes it of a component's control in two forms. In the first one a state enables a group, and when that is done
the first transition is taken whose guard holds. In the second one the machine's outputs start groups, its inputs are
what says that they are done, and that the component is to go; a state in which it says itself that it is done is the
last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from frontends.circt.calyx.cycle import Computed, Cycle
from frontends.circt.calyx.state import Instance
from frontends.circuits.structured_emission import Values, emit_structure
from frontends.mlir.core.lowering import Lowering
from interp import ir
from interp.ir.structuring import END, Unstructured, structured

MACHINE = "fsm.machine"
Enable = Callable[[Any, str], None]
"""Runs a group, for an operation that asks for it."""
_GO_OUTPUTS, _DONE_INPUTS = "calyx.fsm_group_go_outputs", "calyx.fsm_group_done_inputs"
_GO, _DONE = "calyx.fsm_top_level_go", "calyx.fsm_top_level_done"


class _Node(Struct, eq=False):
    """A transition of a state, or the state itself where it has none. With the first one the state begins. `following`
    are the nodes where it is taken and where it is not; `known` is what is known of the state's values by then."""

    state: Any
    transition: Any | None
    first: bool
    following: list[int]


class StateMachine:
    """The state machine of an instance of a component. Raises `Unsupported` for other forms than these two."""

    def __init__(self, lowering: Lowering, instance: Instance, machine: Any, enable: Enable) -> None:
        self.lowering = lowering
        self.instance = instance
        self.machine = machine
        self.enable = enable
        attributes = machine.attributes
        self.arguments = list(machine.regions[0].blocks[0].arguments)
        self.goes = _numbers(attributes[_GO_OUTPUTS]) if _GO_OUTPUTS in attributes else {}
        self.dones = _numbers(attributes[_DONE_INPUTS]) if _DONE_INPUTS in attributes else {}
        self.go = int(attributes[_GO].value) if _GO in attributes else None
        self.done = int(attributes[_DONE].value) if _DONE in attributes else None
        self.states: dict[str, Any] = {}
        for view in machine.regions[0].blocks[0].operations:
            if view.operation.name == "fsm.state":
                self.states[view.operation.attributes["sym_name"].value] = view.operation
            elif view.operation.name != "hw.constant":
                raise lowering.unsupported_at(view.operation, "in the control of a component")
        self.nodes: list[_Node] = []
        self.begins: dict[str, int] = {}
        self._computed: dict[Any, Computed] = {}
        self._refused: dict[Any, list[ir.Value]] = {}  # the guards of a state that do not hold
        self._running: dict[Any, str] = {}  # the group of a state

    def run(self) -> None:
        """Emits what the machine does."""
        lowering = self.lowering
        lowering.place_at(self.machine)
        for name, state in self.states.items():
            self.begins[name] = len(self.nodes)
            transitions = [view.operation for block in state.regions[1].blocks for view in block.operations]
            for number, each in enumerate(transitions or [None]):
                self.nodes.append(_Node(state, each, not number, []))
        for number, node in enumerate(self.nodes):
            node.following = self._following(node, number)
        initial = self.machine.attributes["initialState"].value
        try:
            items = structured([node.following for node in self.nodes], self.begins[initial])
        except (Unstructured, KeyError):
            raise lowering.unsupported_at(
                self.machine, "a state machine with an irreducible control-flow graph"
            ) from None
        emit_structure(lowering, items, self._emit, [])

    # -- the graph -----------------------------------------------------------------------------------------------------

    def _following(self, node: _Node, number: int) -> list[int]:
        transition = node.transition
        if transition is None:
            return [END]
        lowering = self.lowering
        if transition.name != "fsm.transition" or any(len(each.operations) for each in transition.regions[1].blocks):
            raise lowering.unsupported_at(transition, "a transition with an action")
        goal = transition.attributes["nextState"].value
        if goal not in self.begins:
            raise lowering.unsupported_at(transition, f"the state '{goal}', which does not exist")
        if _guard(transition) is None:
            return [self.begins[goal]]
        last = number + 1 == len(self.nodes) or self.nodes[number + 1].first
        return [self.begins[goal], END if last else number + 1]

    # -- states --------------------------------------------------------------------------------------------------------

    def _emit(self, number: int, held: Values) -> tuple[Values, Values]:
        node, lowering = self.nodes[number], self.lowering
        if node.first:
            self._begin(node.state)
        transition = node.transition
        if transition is None:
            return [], held
        lowering.place_at(transition)
        guard = _guard(transition)
        if guard is None:
            return [], held
        state = node.state
        computed = self._computed[state]
        for refused in self._refused[state]:
            computed.known[refused] = 0
        holds = self._cycle(state).value(guard)
        if len(node.following) == 2 and node.following[1] == END and computed.known.get(holds) != 1:
            lowering.require(holds, "a state machine goes on when a group is done")
        self._refused[state].append(holds)
        return [holds], held

    def _begin(self, state: Any) -> None:
        lowering = self.lowering
        lowering.place_at(state)
        groups = [(each, each.attributes["groupName"].value) for each in self._enabled(state)]
        outputs = self._outputs(state)
        groups += [(state, name) for name, number in self.goes.items() if outputs[number]]
        ends = self.done is not None and outputs[self.done]
        stays = not any(len(block.operations) for block in state.regions[1].blocks)
        if self.done is not None and ends != stays:
            raise lowering.unsupported_at(state, "a state that is final and has transitions, or is neither")
        if len(groups) > 1:
            raise lowering.unsupported_at(state, "several groups in one state")
        for user, name in groups:
            self.enable(user, name)
        lowering.place_at(state)
        self._running[state] = groups[0][1] if groups else ""
        self._computed[state] = Computed(lowering)
        self._refused[state] = []

    def _enabled(self, state: Any) -> list[Any]:
        found = []
        for block in state.regions[0].blocks:
            for view in block.operations:
                if view.operation.name == "calyx.enable":
                    found.append(view.operation)
                elif view.operation.name not in ("fsm.output", "hw.constant"):
                    raise self.lowering.unsupported_at(view.operation, "in a state of a component's control")
        return found

    def _outputs(self, state: Any) -> list[bool]:
        """What a state gives, which are constants."""
        found = []
        for block in state.regions[0].blocks:
            for view in block.operations:
                for operand in view.operation.operands if view.operation.name == "fsm.output" else ():
                    constant = getattr(operand.owner, "operation", None)
                    if constant is None or constant.name != "hw.constant":
                        raise self.lowering.unsupported_at(view.operation, "a state whose outputs depend on inputs")
                    found.append(bool(constant.attributes["value"].value))
        return found

    def _cycle(self, state: Any) -> Cycle:
        """The cycle in which the group of a state is done: what the guards of its transitions are."""
        computed = self._computed[state]
        given: dict[Any, ir.Value] = {}
        if self.go is not None:
            given[self.arguments[self.go]] = computed.constant(1, ir.I1)
        running = self._running[state]
        if running in self.dones:
            given[self.arguments[self.dones[running]]] = computed.constant(1, ir.I1)
        return Cycle(computed, self.instance, self.instance.component.always, {}, given=given)


def _guard(transition: Any) -> Any | None:
    """What a transition waits for."""
    for block in transition.regions[0].blocks:
        for view in block.operations:
            if view.operation.name == "fsm.return" and len(view.operation.operands):
                return view.operation.operands[0]
    return None


def _numbers(attribute: Any) -> dict[str, int]:
    """Numbers of ports by the names of groups."""
    return {each.name: int(each.attr.value) for each in attribute}
