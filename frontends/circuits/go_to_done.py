"""What a circuit does from go to done as a function of affine IR, made of its function of one step.

The circuit has inputs `go` and `reset` and an output `done`, of one bit each, as those have that Calyx becomes. After a
cycle with reset and without go, go holds, and the other inputs stay what they are; the outputs count in the first cycle
in which the circuit is done.

The registers that control a circuit are told from those that hold data by what they may hold: those of few bits of
which it is known are a state of the whole, and each such state becomes a block, with branches to those that may follow
it. So what depends on data is a choice of ways, as it was in the program that the circuit was made of."""

from __future__ import annotations

from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from frontends.circuits.constant_sets import Possible, constant_sets, deciding_bits
from frontends.circuits.partial_evaluation import emit_step
from frontends.circuits.structured_emission import Values, emit_structure
from frontends.circuits.transition_functions import STEPS, Summary
from frontends.errors import UnknownFunction, Unsupported
from interp import ir
from interp.ir.builder import Builder
from interp.ir.structuring import END, Unstructured, structured

DONE = "done"
_GO, _RESET = "go", "reset"
_WIDEST = 12  # bits of a register that controls others
_MOST_STATES = 4096
_MOST_BITS = 4  # on which it depends what follows a state
_NO, _YES = frozenset((0,)), frozenset((1,))
PROTOCOL = (
    "a circuit runs from go to done: registers hold what a cycle with 'reset' and without 'go' leaves, then 'go' "
    "holds, the other inputs stay, and what counts is the outputs in the first cycle with 'done'"
)

_State = tuple[int | None, ...]
"""What each register holds, where that is known."""
_Outcome = _State | None
"""The next state, or None where the circuit is done."""


def summary_until_done(step: Summary) -> Summary:
    """What the function of `until_done` takes and gives. Raises `UnknownFunction` for a circuit without the ports."""
    inputs = step.parameters[: len(step.parameters) - step.registers]
    found = {each.name for each in inputs if each.converted == ir.I1} | {*step.outputs} & {DONE}
    for port in (_GO, _RESET, DONE):
        if port not in found:
            raise UnknownFunction(f"'{step.name}' has no port '{port}' of one bit, which running until done needs")
    given = step.results[: len(step.outputs)]
    return replace(
        step,
        name=f"{step.name}@{DONE}",
        parameters=tuple(each for each in inputs if each.name not in (_GO, _RESET)),
        results=tuple(type for type, name in zip(given, step.outputs, strict=True) if name != DONE),
        registers=0,
        outputs=tuple(name for name in step.outputs if name != DONE),
    )


def until_done(step: ir.Function, circuit: Summary) -> ir.Module:
    """The function `circuit@done`. Raises `Unsupported` where a cycle with reset leaves a register unknown, and
    `UnknownFunction` for a circuit without the ports."""
    summary = summary_until_done(circuit)
    return ir.Module({summary.name: _Run(step, circuit).function(summary)})


class _Node(Struct, eq=False):
    """A state, what values of the step may be in it, the `bits` on which it depends what follows, and what that is, for
    all that these may be, beginning with ones. A node that `never` comes to the end follows no other."""

    state: _State
    possible: Possible
    bits: list[ir.Value]
    outcomes: list[_Outcome]
    never: bool = False

    @property
    def ends(self) -> bool:
        """Whether the circuit may be done in this state."""
        return None in self.outcomes


class _Run:
    def __init__(self, step: ir.Function, circuit: Summary) -> None:
        assert step.body is not None
        last = step.body.blocks[0].operations[-1]
        assert isinstance(last, ir.Return)
        self.step, self.place = step, step.place
        count = len(step.parameters) - circuit.registers
        self.inputs, self.registers = step.parameters[:count], step.parameters[count:]
        self.given = [each for each in self.inputs if each.name not in (_GO, _RESET)]
        # Of the values in the body of the step: what it gives, what registers hold next, and what they hold at first.
        outputs = dict(zip(circuit.outputs, last.values, strict=False))
        self.done = outputs.pop(DONE)
        self.outputs = list(outputs.values())
        self.next = last.values[len(circuit.outputs) : len(circuit.outputs) + circuit.registers]
        self.first = last.values[len(circuit.outputs) + circuit.registers :]
        self.emitter = Builder(step.place)
        self.data: dict[ir.Value, ir.Value] = {}
        self.nodes: dict[_State, _Node] = {}
        self.numbers: dict[_State, int] = {}

    def function(self, summary: Summary) -> ir.Function:
        emitter, block = self.emitter, self.emitter.block
        block.arguments = [ir.Value(each.type, each.name) for each in self.given]
        self.data = dict(zip(self.given, block.arguments, strict=True))
        begun = self._after_reset()
        self._explore(
            tuple(bits if _controls(each) else None for each, bits in zip(self.registers, begun, strict=True))
        )
        self._note_endless()
        nodes = list(self.nodes.values())
        graph = [self._following(each) for each in nodes]
        try:
            items = structured(graph)
        except Unstructured:
            raise Unsupported("register", self.place, "an irreducible control-flow graph of states") from None
        values = [emitter.constant(bits, ir.scalar_of(each)) for each, bits in zip(self.registers, begun, strict=True)]
        values += [emitter.constant(0, ir.scalar_of(each)) for each in self.outputs]
        values = emit_structure(emitter, items, lambda number, held: self._cycle(nodes[number], held), values)
        return emitter.function(
            summary.name,
            block,
            values[len(self.registers) :],
            assumptions=[PROTOCOL, *(each for each in self.step.assumptions if each != STEPS)],
            ports=ir.Ports(
                tuple(f"input '{each.name}'" for each in summary.parameters),
                tuple(f"output '{name}'" for name in summary.outputs),
            ),
        )

    # -- states --------------------------------------------------------------------------------------------------------

    def _bits(self, go: bool) -> dict[ir.Value, frozenset[int]]:
        """What go and reset are, in the cycle with reset and in those after it."""
        bits = {_GO: int(go), _RESET: int(not go)}
        return {each: frozenset((bits[each.name],)) for each in self.inputs if each.name in bits}

    def _after_reset(self) -> list[int]:
        """What the registers hold after a cycle with reset and without go."""
        known = constant_sets(self.step, {})
        given = self._bits(go=False)
        given |= {each: known[value] for each, value in zip(self.registers, self.first, strict=True) if value in known}
        known = constant_sets(self.step, given)
        found: list[int] = []
        for register, value in zip(self.registers, self.next, strict=True):
            if len(known.get(value, ())) != 1:
                what = f"'{register.name}', of which a cycle with reset does not say what it holds"
                raise Unsupported("register", self.place, what)
            found += known[value]
        return found

    def _explore(self, first: _State) -> None:
        pending = [first]
        while pending:
            state = pending.pop()
            if state in self.nodes:
                continue
            if len(self.nodes) >= _MOST_STATES:
                raise Unsupported("register", self.place, f"more than {_MOST_STATES} control states of a circuit")
            node = self._node(state)
            self.numbers[state] = len(self.nodes)
            self.nodes[state] = node
            pending += [each for each in node.outcomes if each is not None]

    def _node(self, state: _State) -> _Node:
        given = self._bits(go=True)
        given |= {each: frozenset((n,)) for each, n in zip(self.registers, state, strict=True) if n is not None}
        possible = constant_sets(self.step, given)
        bits = self._deciding(possible)
        outcomes: list[_Outcome] = []
        for values in product((1, 0), repeat=len(bits)):
            decided = given | {bit: frozenset((value,)) for bit, value in zip(bits, values, strict=True)}
            found = constant_sets(self.step, decided) if bits else possible
            done = found.get(self.done)
            if done == _YES:
                outcomes.append(None)
                continue
            if done != _NO:
                raise Unsupported("register", self.place, f"a done signal that depends on more than {_MOST_BITS} bits")
            outcomes.append(tuple(map(self._known, self.registers, (found.get(each) for each in self.next))))
        return _Node(state, possible, bits, outcomes)

    def _deciding(self, possible: Possible) -> list[ir.Value]:
        """The bits of which it depends whether the circuit is done, and what it does next."""
        found = deciding_bits(self.step, [self.done], possible)
        if len(found) > _MOST_BITS:
            return []
        for register, value in zip(self.registers, self.next, strict=True):
            if _controls(register) and len(possible.get(value, ())) > 1:
                more = [each for each in deciding_bits(self.step, [value], possible) if each not in found]
                found += more if len(found) + len(more) <= _MOST_BITS else []
        return found

    @staticmethod
    def _known(register: ir.Value, values: frozenset[int] | None) -> int | None:
        return next(iter(values)) if values is not None and len(values) == 1 and _controls(register) else None

    def _note_endless(self) -> None:
        """Notes from which states the circuit cannot come to its end."""
        before: dict[_State, list[_Node]] = {}
        for node in self.nodes.values():
            for each in node.outcomes:
                if each is not None:
                    before.setdefault(each, []).append(node)
        pending = [node for node in self.nodes.values() if node.ends]
        ending: set[_State] = set()
        while pending:
            node = pending.pop()
            if node.state not in ending:
                ending.add(node.state)
                pending += before.get(node.state, ())
        for node in self.nodes.values():
            node.never = node.state not in ending

    def _following(self, node: _Node) -> list[int]:
        return [END] if node.never else [END if each is None else self.numbers[each] for each in node.outcomes]

    # -- blocks --------------------------------------------------------------------------------------------------------

    def _cycle(self, node: _Node, values: Values) -> tuple[Values, Values]:
        """A cycle of a state: the bits on which it depends what follows, and what is held after it. That is what
        registers hold, and what the outputs were when the circuit may have been done last."""
        emitter = self.emitter
        if node.never:
            never = emitter.constant(0, ir.I1)
            emitter.emit(ir.Check(place=self.place, condition=never, message="the circuit is done at some time"))
            return [], values
        held = dict(zip(self.registers, values, strict=False))
        following = [None if self._is_state(node, at) else each for at, each in enumerate(self.next)]
        wanted = [*node.bits, *(each for each in following if each), *(self.outputs if node.ends else ())]
        emitted = emit_step(emitter, self.step, self.data | held, node.possible, wanted)
        emitter.place = self.place
        kept = [emitted[each] if each else old for each, old in zip(following, values, strict=False)]
        given = [emitted[each] for each in self.outputs] if node.ends else values[len(self.registers) :]
        return [emitted[each] for each in node.bits], [*kept, *given]

    @staticmethod
    def _is_state(node: _Node, register: int) -> bool:
        """Whether the states that follow tell what a register holds, so that nobody reads it."""
        return all(each is None or each[register] is not None for each in node.outcomes)


def _controls(register: ir.Value) -> bool:
    return ir.scalar_of(register).width <= _WIDEST
