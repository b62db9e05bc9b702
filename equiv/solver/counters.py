"""Counters: what a `while` or a loop of blocks carries, and adds the same constant to each time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from equiv.sizing.counted_loops import NARROWEST, largest_step
from interp import ir
from interp.ir import flow
from interp.ir.cfg import dominates, dominators, predecessors
from interp.ir.dominance import graph_of


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
    return _bounded(found, condition.condition, definitions)


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
        branch = block.operations[-1]
        inside = [
            each for each in graph[node] if each != node and all(dominates(immediate, each, at) for at in latches)
        ]
        body = blocks[inside[0]] if len(inside) == 1 else None
        decides = branch.condition if isinstance(branch, ir.Branch) and body is not None else None
        entry = blocks[entries.pop()] if len(entries) == 1 else None
        yield block, Header(entry, body, _bounded(counters, decides, definitions))


def _bounded(
    counters: dict[ir.Value, Counter], condition: ir.Value | None, definitions: Definitions
) -> dict[ir.Value, Counter]:
    """The counters of a loop that goes on by a `condition`. Narrow ones wrap around, and are known where a wide one
    decides how far they come."""
    wide = {each: counter for each, counter in counters.items() if is_wide(each)}
    decides = definitions.get(condition) if condition is not None else None
    compared = decides.operands if isinstance(decides, ir.Op) and decides.name.startswith("cmpi.") else []
    return counters if any(_copied(each, definitions) in wide for each in compared) else wide


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
        return defined.bits - (defined.bits >> (value.type.width - 1) << value.type.width)

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
