"""Counters: what a `while` or a loop of blocks carries, and adds the same constant to each time."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from equiv.sizing.counted_loops import NARROWEST, largest_step
from interp import ir
from interp.ir import flow
from interp.ir.cfg import dominates, dominators, natural_loop, predecessors
from interp.ir.dominance import graph_of
from interp.ir.walks import results_of
from interp.machine.assembly.affine import sign_extend


class Counter(NamedTuple):
    """What it begins with, by how much it grows, and the loop: a `while`, or the header of a loop of blocks."""

    first: ir.Value
    step: int
    loop: ir.While | ir.Block


class Header(NamedTuple):
    """A block that its own loop branches back to. `entry` is the block from which control comes there first, if that is
    one; `body` the one to which it goes in each iteration that does not end the loop, if there is one."""

    entry: ir.Block | None
    body: ir.Block | None
    counters: dict[ir.Value, Counter]


Definitions = Mapping[ir.Value, ir.Operation]
# What a comparison says of its first operand.
_ORDERS = {
    f"cmpi.{sign}{order}": "<" if order[0] == "l" else ">" for sign in "su" for order in ("lt", "le", "gt", "ge")
}


def condition_of(loop: ir.While) -> ir.Condition | None:
    """What decides whether a `while` goes on, where that is in one place."""
    found = flow.conditions(loop)
    return found[0] if len(found) == 1 else None


def counters_of(loop: ir.While, definitions: Definitions) -> dict[ir.Value, Counter]:
    """What a `while` counts, by the arguments of its first region."""
    yielded = flow.yielded(loop.after) if len(loop.after.blocks) == 1 else []
    condition = condition_of(loop)
    if not yielded or condition is None:
        return {}
    handed_on = dict(zip(loop.after.blocks[0].arguments, condition.values, strict=True))
    found = {}
    for value, first, following in zip(loop.before.blocks[0].arguments, loop.carried, yielded[0], strict=True):
        step = _step(value, following, definitions, handed_on)
        if step is not None:
            found[value] = Counter(first, step, loop)
    inside = [*loop.before.blocks, *loop.after.blocks]
    return _known(found, _Decision(condition.condition, True, _values_in(inside)), definitions)


def headers_of(region: ir.Region, definitions: Definitions) -> Iterator[tuple[ir.Block, Header]]:
    """The headers of the natural loops of a region."""
    blocks = region.blocks
    graph = graph_of(blocks)
    immediate, before = dominators(graph), predecessors(graph)
    for node, block in enumerate(blocks):
        known = [each for each in before[node] if each == 0 or immediate[each] is not None]
        latches = [each for each in known if dominates(immediate, node, each)]
        entries = {each for each in known if each not in latches}
        if not latches:
            continue
        given = [(each, values) for each in set(known) for values in _handed_to(block, blocks[each])]
        counters = {}
        for at, value in enumerate(block.arguments):
            firsts = {values[at] for each, values in given if each in entries}
            steps = {_step(value, values[at], definitions, {}) for each, values in given if each not in entries}
            if len(firsts) == 1 and len(steps) == 1 and (step := steps.pop()) is not None:
                counters[value] = Counter(firsts.pop(), step, block)
        entry = blocks[entries.pop()] if len(entries) == 1 else None
        around = natural_loop(graph, node, latches)
        ways = [each for each in graph[node] if each in around and each != node]
        body = blocks[ways[0]] if len(ways) == 1 else None
        branch, decision = block.operations[-1], None
        ends_elsewhere = any(not around.issuperset(graph[each]) for each in around if each != node)
        if isinstance(branch, ir.Branch) and branch.condition is not None and body is not None and not ends_elsewhere:
            inside = _values_in([blocks[each] for each in around])
            decision = _Decision(branch.condition, branch.target is body, inside)
        yield block, Header(entry, body, _known(counters, decision, definitions))


class _Decision(NamedTuple):
    """What alone ends a loop, in its header: it goes on while `condition` is `holds`. `inside` are the values that the
    loop defines."""

    condition: ir.Value
    holds: bool
    inside: Container[ir.Value]


def _known(
    counters: dict[ir.Value, Counter], decision: _Decision | None, definitions: Definitions
) -> dict[ir.Value, Counter]:
    """The counters of which it is known how far they come. Narrow ones wrap around: they are as far as a wide one in
    the same loop, where the loop goes on as long as that is on one side of what stays the same. So where the decision
    is to go on, it was in all iterations before."""
    wide = {each: counter for each, counter in counters.items() if is_wide(each)}
    if decision is not None and _is_bound(wide, decision, definitions):
        return counters
    return wide


def _is_bound(wide: dict[ir.Value, Counter], decision: _Decision, definitions: Definitions) -> bool:
    compared = definitions.get(decision.condition)
    if not isinstance(compared, ir.Op) or compared.name not in _ORDERS:
        return False
    left, right = (_copied(each, definitions) for each in compared.operands)
    is_below = (_ORDERS[compared.name] == "<") == decision.holds
    if right in wide:
        left, right, is_below = right, left, not is_below
    counter = wide.get(left)
    return counter is not None and right not in decision.inside and is_below == (counter.step > 0)


def _values_in(blocks: Iterable[ir.Block]) -> set[ir.Value]:
    return {
        value
        for block in blocks
        for value in (*block.arguments, *(each for operation in block.operations for each in results_of(operation)))
    }


def is_wide(counter: ir.Value) -> bool:
    """Whether a counter is as wide as sizes, so that it wraps around at none that occur."""
    return isinstance(counter.type, ir.Scalar) and counter.type.width >= NARROWEST


def _handed_to(block: ir.Block, origin: ir.Block) -> Iterator[list[ir.Value]]:
    """The arguments of each branch from one block to another one."""
    branch = origin.operations[-1]
    if isinstance(branch, ir.Branch):
        if branch.target is block:
            yield branch.arguments
        if branch.otherwise is block:
            yield branch.otherwise_arguments


def _step(
    value: ir.Value, following: ir.Value, definitions: Definitions, handed_on: Mapping[ir.Value, ir.Value]
) -> int | None:
    """By how much a value grows to the following one, where that is a constant other than 0."""
    if not isinstance(value.type, ir.Scalar) or not value.type.is_integer or value.type.width == 1:
        return None

    def is_value(each: ir.Affine) -> bool:
        if not isinstance(each, ir.Value):
            return False
        copied = _copied(each, definitions)
        return handed_on.get(copied, copied) is value

    def number(each: ir.Affine) -> int | None:
        if isinstance(each, int):
            return each
        defined = definitions.get(_copied(each, definitions)) if isinstance(each, ir.Value) else None
        if not isinstance(defined, ir.Const) or not isinstance(value.type, ir.Scalar):
            return None
        return sign_extend(defined.bits, value.type.width)

    match definitions.get(_copied(following, definitions)):
        case (
            ir.Op(name="addi", operands=[one, other])
            | ir.Apply(expression=ir.Binary(operator="+", left=one, right=other))
        ):
            by = number(other) if is_value(one) else number(one) if is_value(other) else None
        case ir.Op(name="subi", operands=[one, other]) if is_value(one):
            taken = number(other)
            by = None if taken is None else -taken
        case _:
            by = None
    return by if by and (not is_wide(value) or abs(by) < largest_step(value.type.width)) else None


def _copied(value: ir.Value, definitions: Definitions) -> ir.Value:
    """What a value is by casts between `index` and the integer type of its width, which lowerings in parts leave."""
    while True:
        match definitions.get(value):
            case ir.Op(name="index_cast" | "index_castui", operands=[operand]) if _width(operand) == _width(value):
                value = operand
            case _:
                return value


def _width(value: ir.Value) -> int | None:
    return value.type.width if isinstance(value.type, ir.Scalar) else None
