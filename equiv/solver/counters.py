"""Counters: what a `while` or a loop of blocks carries, and adds the same constant to each time. Limits: a loop goes on
as long as its counters are in relations to what stays the same."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
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


class Limit(NamedTuple):
    """That a loop goes on as long as `counter + offset` is in a relation to `bound`, which is the same in all
    iterations: `predicate` as `arith.cmpi` names it. The sum is seen as an unsigned number where it `is_unsigned`."""

    counter: ir.Value
    offset: int
    predicate: str
    bound: ir.Value
    is_unsigned: bool


class Ends(NamedTuple):
    """How a loop ends: it goes on as long as all `limits` hold, and for other reasons unless they `are_all`."""

    limits: tuple[Limit, ...]
    are_all: bool


class Header(NamedTuple):
    """A block that its own loop, the blocks `around`, branches back to. `bodies` are those to which control comes in
    each iteration that does not end the loop at its beginning, and in each that does not end it before its last block,
    if there are such."""

    bodies: tuple[ir.Block, ...]
    around: frozenset[ir.Block]
    counters: dict[ir.Value, Counter]
    ends: Ends


Definitions = Mapping[ir.Value, ir.Operation]
_OPPOSITE = {"eq": "ne", "lt": "ge", "le": "gt", "ne": "eq", "ge": "lt", "gt": "le"}
_EXCHANGED = {"eq": "eq", "ne": "ne", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
_WIDENING = {"index_cast": False, "extsi": False, "index_castui": True, "extui": True}  # whether a number is unsigned


def condition_of(loop: ir.While) -> ir.Condition | None:
    """What decides whether a `while` goes on, where that is in one place."""
    found = flow.conditions(loop)
    return found[0] if len(found) == 1 else None


def counters_of(loop: ir.While, definitions: Definitions) -> tuple[dict[ir.Value, Counter], Ends]:
    """What a `while` counts, by the arguments of its first region, and how it ends."""
    yielded = flow.yielded(loop.after) if len(loop.after.blocks) == 1 else []
    condition = condition_of(loop)
    if not yielded or condition is None:
        return {}, Ends((), False)
    handed_on = dict(zip(loop.after.blocks[0].arguments, condition.values, strict=True))
    found = {}
    for value, first, following in zip(loop.before.blocks[0].arguments, loop.carried, yielded[0], strict=True):
        step = _step(value, following, definitions, handed_on)
        if step is not None:
            found[value] = Counter(first, step, loop)
    inside = _values_in([*loop.before.blocks, *loop.after.blocks])
    ends = _ends([(condition.condition, True)], found, inside, definitions)
    return _known(found, ends), ends


def headers_of(region: ir.Region, definitions: Definitions) -> Iterator[tuple[ir.Block, Header]]:
    """The headers of the natural loops of a region."""
    known_as = dict(definitions)  # and what arguments of headers are
    blocks = region.blocks
    graph = graph_of(blocks)
    immediate, before = dominators(graph), predecessors(graph)
    for node, block in enumerate(blocks):
        known = [each for each in before[node] if each == 0 or immediate[each] is not None]
        latches = sorted({each for each in known if dominates(immediate, node, each)})
        entries = {each for each in known if each not in latches}
        if not latches:
            continue
        given = [(each, values) for each in set(known) for values in _handed_to(block, blocks[each])]
        handed = [values for _, values in given]
        known_as.update(_constants(block, handed, known_as))
        counters = {}
        for at, value in enumerate(block.arguments):
            firsts = {values[at] for each, values in given if each in entries}
            steps = {_step(value, values[at], known_as, {}) for each, values in given if each not in entries}
            if len(firsts) == 1 and len(steps) == 1 and (step := steps.pop()) is not None:
                counters[value] = Counter(firsts.pop(), step, block)
        around = natural_loop(graph, node, latches)
        members = frozenset(blocks[each] for each in around)
        leaving = [each for each in sorted(around) if not around.issuperset(graph[each])]
        in_all = [each for each in leaving if all(dominates(immediate, each, latch) for latch in latches)]
        decisions = list(_decisions([blocks[each] for each in in_all], members))
        known_as.update(_comparisons(block, handed, known_as))
        ends = _ends(decisions, counters, _values_in(members), known_as)
        ends = ends._replace(are_all=ends.are_all and len(decisions) == len(leaving))
        ways = [node] if node not in leaving or node in latches else [each for each in graph[node] if each in around]
        bodies = [found[0] for found in (ways, latches) if len(found) == 1]
        yield block, Header(tuple(blocks[each] for each in sorted(set(bodies))), members, _known(counters, ends), ends)


def _constants(
    block: ir.Block, given: Sequence[list[ir.Value]], definitions: Definitions
) -> dict[ir.Value, ir.Operation]:
    """The arguments of a block that are the same constant wherever control comes from. `given` are the arguments of the
    branches to the block."""
    found: dict[ir.Value, ir.Operation] = {}
    for argument, *handed in zip(block.arguments, *given, strict=True):
        made = [each for value in handed if isinstance(each := definitions.get(value), ir.Const)]
        if len(made) == len(given) and len({each.bits for each in made}) == 1:
            found[argument] = ir.Const(place=made[0].place, result=argument, bits=made[0].bits)
    return found


def _comparisons(
    block: ir.Block, given: Sequence[list[ir.Value]], definitions: Definitions
) -> dict[ir.Value, ir.Operation]:
    """The arguments of a block that tell how another one compares to a constant, wherever control comes from, each as
    the comparison that it is then. `given` are the arguments of the branches to the block."""
    found: dict[ir.Value, ir.Operation] = {}
    for at, argument in enumerate(block.arguments):
        made = [definitions.get(values[at]) for values in given]
        compared = [each for each in made if isinstance(each, ir.Op) and each.name.startswith("cmpi.")]
        if len(compared) < len(made) or len({each.name for each in compared}) != 1:
            continue
        numbers = {_number(each.operands[1], definitions) for each in compared}
        for position, other in enumerate(block.arguments):
            handed = [values[position] for values in given]
            if len(numbers) == 1 and None not in numbers and [each.operands[0] for each in compared] == handed:
                operands = [other, compared[0].operands[1]]
                found[argument] = ir.Op(
                    place=compared[0].place, results=[argument], name=compared[0].name, operands=operands
                )
    return found


def _decisions(blocks: Iterable[ir.Block], members: Container[ir.Block]) -> Iterator[tuple[ir.Value, bool]]:
    """The conditions on which blocks branch, and which value keeps control among the `members`."""
    for block in blocks:
        branch = block.operations[-1]
        if isinstance(branch, ir.Branch) and branch.condition is not None:
            yield branch.condition, branch.target in members


def _ends(
    decisions: Iterable[tuple[ir.Value, bool]],
    counters: Mapping[ir.Value, Counter],
    inside: set[ir.Value],
    definitions: Definitions,
) -> Ends:
    """The ends of a loop that goes on as long as all conditions are as they are given with them, each of which is asked
    for in every iteration. `inside` are the values that the loop defines."""
    limits, are_all = [], True
    pending = list(decisions)
    while pending:
        condition, holds = pending.pop()
        match definitions.get(condition):
            case ir.Op(name="andi" | "ori" as name, operands=operands) if (name == "andi") == holds:
                pending += [(each, holds) for each in operands]
            case ir.Op(name=name, operands=[left, right]) if name.startswith("cmpi."):
                limit = _limit(name.removeprefix("cmpi."), left, right, holds, counters, inside, definitions)
                limits += [] if limit is None else [limit]
                are_all = are_all and limit is not None
            case _:
                are_all = False
    return Ends(tuple(limits), are_all)


def _limit(
    predicate: str,
    left: ir.Value,
    right: ir.Value,
    holds: bool,
    counters: Mapping[ir.Value, Counter],
    inside: set[ir.Value],
    definitions: Definitions,
) -> Limit | None:
    sign, order = ("", predicate) if predicate in ("eq", "ne") else (predicate[0], predicate[1:])
    order = order if holds else _OPPOSITE[order]
    for counting, bound, relation in ((left, right, order), (right, left, _EXCHANGED[order])):
        found = _sum_of_counter(counting, counters, definitions)
        if found is not None and _stays(bound, inside, definitions):
            counter, offset, is_unsigned = found
            return Limit(counter, offset, sign + relation, bound, is_unsigned or sign == "u")
        counted = counters.get(counting)
        if (
            counted is not None
            and _ends_before_it_wraps(counted, sign + relation)
            and _stays(bound, inside, definitions)
        ):
            return Limit(counting, 0, sign + relation, bound, False)
    return None


def _ends_before_it_wraps(counter: Counter, predicate: str) -> bool:
    """Whether a counter of any width comes to each number on its way to a bound, and no further than to the bound."""
    return (counter.step, predicate) in ((1, "slt"), (-1, "sgt"))


def _sum_of_counter(
    value: ir.Value, counters: Mapping[ir.Value, Counter], definitions: Definitions
) -> tuple[ir.Value, int, bool] | None:
    """The wide counter that a value is the sum of with a constant, up to casts that widen, and whether one of these
    takes it for unsigned."""
    offset, is_unsigned = 0, False
    while value not in counters or not is_wide(value):
        match definitions.get(value):
            case ir.Op(name=name, operands=[operand], results=[result]) if name in _WIDENING:
                if (_width(operand) or 0) > (_width(result) or 0):
                    return None
                is_unsigned = is_unsigned or (_WIDENING[name] and _width(operand) != _width(result))
                value = operand
            case (
                ir.Op(name="addi" | "subi" as name, operands=[one, other])
                | ir.Apply(expression=ir.Binary(operator="+" | "-" as name, left=one, right=other))
            ):
                is_sum = name in ("addi", "+")
                if is_sum and _number(other, definitions) is None:
                    one, other = other, one
                added = _number(other, definitions)
                if added is None or not isinstance(one, ir.Value):
                    return None
                offset += added if is_sum else -added
                value = one
            case _:
                return None
    return value, offset, is_unsigned


def _stays(value: ir.Value, inside: set[ir.Value], definitions: Definitions) -> bool:
    """Whether a value is the same in all iterations of a loop."""
    pending, seen = [value], set[ir.Value]()
    while pending:
        each = pending.pop()
        if each not in inside or each in seen:
            continue
        seen.add(each)
        match definitions.get(each):
            case ir.Const():
                pass
            case ir.Op(operands=operands, results=[result]) if result.type != ir.POINTER:
                pending += operands
            case ir.Extent(view=view):
                pending.append(view)
            case _:
                return False
    return True


def _number(value: ir.Affine, definitions: Definitions) -> int | None:
    """A constant as a signed number."""
    if isinstance(value, int):
        return value
    match definitions.get(_copied(value, definitions)) if isinstance(value, ir.Value) else None:
        case ir.Const(bits=bits, result=ir.Value(type=ir.Scalar(width=width))):
            return sign_extend(bits, width)
        case _:
            return None


def _known(counters: dict[ir.Value, Counter], ends: Ends) -> dict[ir.Value, Counter]:
    """The counters of which it is known how far they come. Narrow ones wrap around: they are as far as a wide one in
    the same loop, where that alone ends it."""
    return counters if ends.are_all else {each: counter for each, counter in counters.items() if is_wide(each)}


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

    match definitions.get(_copied(following, definitions)):
        case (
            ir.Op(name="addi", operands=[one, other])
            | ir.Apply(expression=ir.Binary(operator="+", left=one, right=other))
        ):
            by = (
                _number(other, definitions) if is_value(one) else _number(one, definitions) if is_value(other) else None
            )
        case ir.Op(name="subi", operands=[one, other]) if is_value(one):
            taken = _number(other, definitions)
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
