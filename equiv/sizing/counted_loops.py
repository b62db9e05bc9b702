"""Counted loops among those that go on while a condition holds, in whatever form: `while`, branches back.

The trip count of `for (i = lower; i < upper; i += step)` is a size. That of Euclid's algorithm is data, as are the ways
that branches go: no few values of what decides them tell of the others. A comparison counts where its operands are
affine in counters and otherwise do not recur. A counter is a strongly connected component of the flow of values around
loops in which all that happens is the addition or subtraction of what stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from equiv.sizing.dependence import Dependences, Node
from interp import ir
from interp.ir.cfg import components

_CASTS = frozenset({"index_cast", "index_castui", "extsi", "extui", "trunci"})
_CONNECTIVES = frozenset({"andi", "ori", "xori"})
NARROWEST = 32
"""Bits of a number that counts: what is narrower is more likely to wrap around at sizes that occur."""


def largest_step(width: int) -> int:
    """What a number of so many bits counts in steps below, so that it wraps around at no sizes that occur."""
    return 1 << (width // 2)


# What an operand of a comparison may be made with of counters; constants alone multiply them.
_LINEAR = frozenset({"addi", "subi", "muli", "minsi", "maxsi", "minui", "maxui"}) | _CASTS


Stored = dict[ir.Value, list[ir.Value]]  # the values that are stored in each view


def counted_nodes(dependences: Dependences) -> set[Node]:
    """All that comparisons are made of which end counted loops."""
    found: set[Node] = set()
    stored: Stored = {}
    for operation in dependences.operations:
        if isinstance(operation, ir.Store):
            stored.setdefault(operation.view, []).append(operation.value)
    for operation in dependences.operations:
        if isinstance(operation, ir.Condition | ir.Branch) and operation.condition is not None:
            for comparison in _comparisons(dependences, operation.condition):
                if comparison not in found:
                    found |= _Counting(dependences, comparison, stored).nodes
    return found


def _loaded(dependences: Dependences, node: Node, stored: Stored) -> list[ir.Value]:
    """What a load from a variable in memory may give: what is stored under the same name."""
    load = dependences.definitions.get(node) if isinstance(node, ir.Value) else None
    return stored.get(load.view, []) if isinstance(load, ir.Load) else []


def _comparisons(dependences: Dependences, condition: ir.Value) -> Iterator[ir.Value]:
    """The comparisons that a condition is a combination of."""
    pending: list[Node] = [condition]
    seen: set[Node] = set()
    while pending:
        value = pending.pop()
        if value in seen or not isinstance(value, ir.Value):
            continue
        seen.add(value)
        match dependences.definitions.get(value):
            case ir.Op(name=name) if name.startswith("cmpi."):
                yield value
            case ir.Op(name=name, operands=operands) if name in _CONNECTIVES:
                pending += operands
            case None:
                pending += dependences.flows_from(value)
            case _:
                pass


class _Counting:
    """One comparison, with the flow of values that it is computed from. `nodes` are all of these where the comparison
    ends a counted loop, and none otherwise."""

    def __init__(self, dependences: Dependences, comparison: ir.Value, stored: Stored) -> None:
        self._dependences, self._stored = dependences, stored
        self._operands: dict[Node, list[Node]] = {}
        pending: list[Node] = [comparison]
        while pending:
            node = pending.pop()
            if node not in self._operands:
                self._operands[node] = [*dependences.flows_from(node), *_loaded(dependences, node, stored)]
                pending += self._operands[node]
        self._component: dict[Node, int] = {}
        self._recurrences: list[set[Node]] = []
        for component in components(self._operands):
            first = next(iter(component))
            if len(component) > 1 or first in self._operands[first]:
                self._component |= dict.fromkeys(component, len(self._recurrences))
                self._recurrences.append(component)
        self._recurring = self._users_of(set(self._component))
        sides = self._operands[comparison]
        counts = (
            any(side in self._recurring for side in sides)
            and all(self._is_counter(each) for each in self._recurrences)
            and all(self._is_linear(side) for side in sides)
        )
        self.nodes = set(self._operands) if counts else set()

    def _users_of(self, nodes: set[Node]) -> set[Node]:
        """The nodes that `nodes` flow into, with them."""
        users: dict[Node, list[Node]] = {}
        for node, operands in self._operands.items():
            for operand in operands:
                users.setdefault(operand, []).append(node)
        found: set[Node] = set()
        pending = list(nodes)
        while pending:
            node = pending.pop()
            if node not in found:
                found.add(node)
                pending += users.get(node, ())
        return found

    def _is_counter(self, component: set[Node]) -> bool:
        """Whether what goes around is moved by additions alone, of constants unless it begins at a constant."""
        steps: list[Node] = []
        for node in component:
            inside = [each for each in self._operands[node] if each in component]
            if len(set(inside)) > 1 and self._depends_on(self._dependences.chosen_by(node), component):
                return False  # the steps are chosen by what is counted, so that they follow no count
            match self._dependences.definitions.get(node) if isinstance(node, ir.Value) else None:
                case None | ir.Load() | ir.Select():
                    continue
                case ir.Op(name="addi" | "subi" as name, operands=operands) if len(inside) == 1:
                    if name == "subi" and operands[0] not in component:
                        return False
                    steps += [each for each in operands if each not in component]
                case ir.Op(name=name) if name in _CASTS:
                    continue
                case ir.Apply(expression=expression) if len(inside) == 1 and _is_sum(expression):
                    steps += [each for each in ir.leaves(expression) if each not in component]
                case ir.Displace(base=base, offset=offset) if base in component and len(inside) == 1:
                    steps += ir.leaves(offset)
                case _:
                    return False
        if any(step in self._recurring for step in steps):
            return False
        entering = [
            each
            for node in component
            if isinstance(node, ir.Value) and self._dependences.definitions.get(node) is None
            for each in self._operands[node]
            if each not in component
        ]
        return not (self._reaches_scalar(steps) and self._reaches_scalar(entering))

    def _depends_on(self, conditions: Iterator[Node], component: set[Node]) -> bool:
        """Whether a node of the component flows into one of the conditions."""
        pending, seen = list(conditions), set[Node]()
        while pending:
            node = pending.pop()
            if node in component:
                return True
            if node not in seen:
                seen.add(node)
                pending += [*self._dependences.flows_from(node), *_loaded(self._dependences, node, self._stored)]
        return False

    def _reaches_scalar(self, nodes: list[Node]) -> bool:
        """Whether a scalar that the function is given flows into one of them."""
        pending, seen = list(nodes), set[Node]()
        while pending:
            node = pending.pop()
            if node in seen:
                continue
            seen.add(node)
            if isinstance(node, ir.Value) and isinstance(node.type, ir.Scalar) and self._dependences.is_given(node):
                return True
            pending += self._operands[node]
        return False

    def _is_linear(self, operand: Node) -> bool:
        """Whether counters come into an operand of the comparison by additions and multiplications with constants."""
        pending, seen = [operand], set[Node]()
        while pending:
            node = pending.pop()
            if node in seen or node not in self._recurring or node in self._component:
                continue
            seen.add(node)
            recurring = [each for each in self._operands[node] if each in self._recurring]
            match self._dependences.definitions.get(node) if isinstance(node, ir.Value) else None:
                case None | ir.Load() | ir.Select() | ir.Displace() | ir.Apply():
                    pass
                case ir.Op(name="muli", operands=operands) if len(recurring) == 1:
                    other = operands[1] if operands[0] in self._recurring else operands[0]
                    if not isinstance(self._dependences.origin(other), int):
                        return False
                case ir.Op(name=name) if name in _LINEAR and name != "muli":
                    pass
                case _:
                    return False
            pending += recurring
        return True


def _is_sum(expression: ir.Affine) -> bool:
    """Whether an affine expression is a sum, in which each value comes once."""
    pending, values = [expression], []
    while pending:
        part = pending.pop()
        if isinstance(part, ir.Binary):
            if part.operator != "+":
                return False
            pending += [part.left, part.right]
        elif isinstance(part, ir.Value):
            values.append(part)
    return len(values) == len(set(values))
