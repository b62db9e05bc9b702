"""Value flow: for each operation, which values come to which, and in which way.

`flows` is the one place that says what a yield, a carried value, an argument of a block, a call, a task, a channel or
memory becomes. Each analysis follows the ways that matter to it. An operation that is not known here is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import NamedTuple

from msgspec import Struct

from interp.ir.module import Function, Module
from interp.ir.operations import (
    Acquire,
    Address,
    Alloc,
    Apart,
    Apply,
    Arrive,
    Await,
    Barrier,
    Branch,
    Call,
    Check,
    Condition,
    Const,
    Copy,
    Displace,
    Execute,
    Expect,
    Extent,
    Fill,
    For,
    Free,
    Get,
    Global,
    If,
    Load,
    Op,
    Opaque,
    Parallel,
    Put,
    Release,
    Reshape,
    Return,
    Select,
    Spawn,
    Store,
    Unwind,
    Wait,
    While,
    Yield,
)
from interp.ir.types import Scalar, View
from interp.ir.values import Index, Operation, Region, Value
from interp.ir.walks import leaves, operands_of, regions_of, results_of


class Way(Enum):
    """How what is at the origin comes to the target."""

    COPY = auto()  # as it is
    COMPUTED = auto()  # as an operand of what is computed
    SELECTED = auto()  # as the condition of a `select`
    DECIDED = auto()  # as the condition of an `if` or `while` around what is copied, or as the token that is waited for
    BRANCHED = auto()  # as the condition of a branch that passes the target
    COUNTED = auto()  # as a bound or step of a loop, or a number that a barrier counts
    INSIDE = auto()  # as a view of, or a pointer into, the buffer that the target is in
    PLACED = auto()  # as what says where: an index, an offset, or the view or pointer through which memory is accessed
    SHAPED = auto()  # as a size or stride, or the view whose descriptor is asked


class Memory(Struct, frozen=True):
    """All elements of one type; None for memory that is accessed at any type, and so for all of it."""

    element: Scalar | None


class Returned(Struct, frozen=True):
    """A result of a function."""

    function: str
    position: int


class Handed(Struct, frozen=True):
    """What tasks yield at a position."""

    position: int


class Sent(Struct, frozen=True):
    """What a channel holds."""

    channel: str


class Phases(Struct, frozen=True):
    """How far the barriers in memory have come."""


class Course(Struct, frozen=True):
    """Which operations run, how often, and whether the program goes on."""


class Outside(Struct, frozen=True):
    """What code that is not there knows."""


Node = Value | Memory | Returned | Handed | Sent | Phases | Course | Outside
COURSE, OUTSIDE, PHASES, ANY_MEMORY = Course(), Outside(), Phases(), Memory(None)


class Flow(NamedTuple):
    """That what is at `origin` comes to `target`, in a way."""

    origin: Node
    target: Node
    way: Way


class UnknownOperation(Exception):
    """An operation of which this module does not say where its operands go."""

    def __init__(self, operation: Operation) -> None:
        name = type(operation).__name__
        super().__init__(f"{operation.place}: the value flow of '{name}' is not known; add it to interp/ir/flow.py")


_WITHOUT_FLOWS = frozenset((Const, Global, Barrier, Yield, Condition))


def flows(operation: Operation, function: Function, module: Module) -> Iterator[Flow]:
    """The flows of an operation of `function`, those of its regions' operations left out. Each operand is the origin of
    one, but for those of `yield` and `condition`, whose flows are those of the operation around them. Raises
    `UnknownOperation`."""
    if type(operation) in _WITHOUT_FLOWS:
        return
    match operation:
        case Store():
            memory = _memory(operation.view)
            yield Flow(operation.value, memory, Way.COPY)
            yield from _all(Way.PLACED, [operation.view, *_values(operation.indices)], [memory])
        case Op():
            yield from _all(Way.COMPUTED, operation.operands, operation.results)
        case Load():
            yield Flow(_memory(operation.view), operation.result, Way.COPY)
            yield from _all(Way.PLACED, [operation.view, *_values(operation.indices)], [operation.result])
        case For():
            arguments = operation.body.blocks[0].arguments
            bounds = _values([operation.lower, operation.upper, operation.step])
            yield from _all(Way.COUNTED, bounds, [arguments[0], *operation.results, COURSE])
            for values in (operation.carried, *yielded(operation.body)):
                yield from _each(values, arguments[1:])
                yield from _each(values, operation.results)
        case Apply():
            yield from _all(Way.COMPUTED, leaves(operation.expression), [operation.result])
        case Select():
            yield Flow(operation.yes, operation.result, Way.COPY)
            yield Flow(operation.no, operation.result, Way.COPY)
            yield Flow(operation.condition, operation.result, Way.SELECTED)
        case Alloc():
            yield from _all(Way.SHAPED, _values(operation.sizes), [operation.result])
        case Free():
            yield Flow(operation.view, ANY_MEMORY, Way.PLACED)
        case Unwind():
            yield Flow(operation.mark, ANY_MEMORY, Way.PLACED)
        case Reshape():
            yield Flow(operation.base, operation.result, Way.INSIDE)
            yield from _all(Way.PLACED, _values([operation.offset]), [operation.result])
            yield from _all(Way.SHAPED, _values([*operation.sizes, *operation.strides]), [operation.result])
        case Extent():
            yield from _all(Way.SHAPED, [operation.view, *_values([operation.dimension])], [operation.result])
        case Apart():
            yield from _all(Way.PLACED, [operation.left, operation.right], [COURSE])
        case Address():
            yield Flow(operation.view, operation.result, Way.INSIDE)
        case Displace():
            yield Flow(operation.base, operation.result, Way.INSIDE)
            yield from _all(Way.PLACED, leaves(operation.offset), [operation.result])
        case Copy():
            yield Flow(ANY_MEMORY, ANY_MEMORY, Way.COPY)
            places = [operation.target, operation.origin, *_values([operation.bytes])]
            yield from _all(Way.PLACED, places, [ANY_MEMORY])
        case Fill():
            yield Flow(operation.value, ANY_MEMORY, Way.COPY)
            yield from _all(Way.PLACED, [operation.target, *_values([operation.bytes])], [ANY_MEMORY])
        case While():
            for values in (operation.carried, *yielded(operation.after)):
                yield from _each(values, operation.before.blocks[0].arguments)
            for condition in conditions(operation):
                yield from _each(condition.values, operation.after.blocks[0].arguments)
                yield from _each(condition.values, operation.results)
                yield from _all(Way.DECIDED, [condition.condition], [*operation.results, COURSE])
        case If():
            for values in (*yielded(operation.then), *yielded(operation.otherwise)):
                yield from _each(values, operation.results)
            yield from _all(Way.DECIDED, [operation.condition], [*operation.results, COURSE])
        case Execute():
            for values in yielded(operation.body):
                yield from _each(values, operation.results)
        case Branch():
            yield from _each(operation.arguments, operation.target.arguments)
            if operation.otherwise is not None and operation.condition is not None:
                yield from _each(operation.otherwise_arguments, operation.otherwise.arguments)
                passed = [*operation.target.arguments, *operation.otherwise.arguments]
                yield from _all(Way.BRANCHED, [operation.condition], [*passed, COURSE])
        case Call():
            callee = module.functions.get(operation.callee)
            if callee is None or callee.body is None:
                yield from _all(Way.COMPUTED, [*operation.arguments, OUTSIDE, ANY_MEMORY], operation.results)
                yield from _all(Way.COMPUTED, [*operation.arguments, ANY_MEMORY], [OUTSIDE, ANY_MEMORY])
            else:
                yield from _each(operation.arguments, callee.parameters)
                results = [Returned(callee.name, position) for position in range(len(operation.results))]
                yield from _each(results, operation.results)
        case Return():
            results = [Returned(function.name, position) for position in range(len(operation.values))]
            yield from _each(operation.values, results)
        case Check():
            yield Flow(operation.condition, COURSE, Way.DECIDED)
        case Parallel():
            bounds = _values([*operation.lower, *operation.upper, *operation.step])
            yield from _all(Way.COUNTED, bounds, [*operation.body.blocks[0].arguments, COURSE])
        case Spawn():
            for values in yielded(operation.body):
                yield from _each(values, [Handed(position) for position in range(len(values))])
        case Wait():
            yield from _each([Handed(position) for position in range(len(operation.results))], operation.results)
            yield from _all(Way.DECIDED, operation.tokens, [*operation.results, COURSE])
        case Put():
            sent = Sent(operation.channel)
            yield Flow(_memory(operation.view), sent, Way.COPY)
            yield from _all(Way.PLACED, [operation.view, *_values(operation.indices)], [sent])
        case Get():
            memory = _memory(operation.view)
            yield Flow(Sent(operation.channel), memory, Way.COPY)
            yield from _all(Way.PLACED, [operation.view, *_values(operation.indices)], [memory])
        case Acquire() | Release():
            yield from _all(Way.COUNTED, _values([operation.units]), [COURSE])
            yield from _all(Way.PLACED, _values(operation.indices), [COURSE])
        case Expect():
            yield Flow(operation.barrier, PHASES, Way.PLACED)
            yield from _all(Way.COUNTED, _values([operation.arrivals]), [PHASES])
        case Arrive():
            yield from _all(Way.PLACED, [operation.barrier], [PHASES, operation.result])
            yield from _all(Way.COUNTED, _values([operation.arrivals, operation.transactions]), [PHASES])
            yield Flow(PHASES, operation.result, Way.COUNTED)
        case Await():
            yield Flow(operation.barrier, COURSE, Way.PLACED)
            yield from _all(Way.COUNTED, [PHASES, *_values([operation.phase])], [COURSE])
        case Opaque():
            known: list[Node] = [*operation.arguments, ANY_MEMORY]
            changed: list[Node] = [*operation.results, ANY_MEMORY]
            if not operation.kernel:
                known.append(OUTSIDE)
                changed.append(OUTSIDE)
            yield from _all(Way.COMPUTED, known, changed)
            yield from _all(Way.PLACED, [*operation.reads, *operation.writes], changed)
        case _ if operation.flows_anywhere and not regions_of(operation):
            for way in Way:
                yield from _all(way, [*operands_of(operation), ANY_MEMORY], [*results_of(operation), ANY_MEMORY])
        case _:
            raise UnknownOperation(operation)


def yielded(region: Region) -> list[list[Value]]:
    """The values of each of a region's yields."""
    last = [block.operations[-1] for block in region.blocks if block.operations]
    return [operation.values for operation in last if isinstance(operation, Yield)]


def conditions(loop: While) -> list[Condition]:
    """The conditions that a loop's first region ends in."""
    last = [block.operations[-1] for block in loop.before.blocks if block.operations]
    return [operation for operation in last if isinstance(operation, Condition)]


def deciding(operation: Operation) -> list[Value]:
    """What decides whether, and how often, the regions of an operation run."""
    match operation:
        case For(lower=lower, upper=upper, step=step):
            return [each for each in (lower, upper, step) if isinstance(each, Value)]
        case Parallel(lower=lower, upper=upper, step=step):
            return [each for each in (*lower, *upper, *step) if isinstance(each, Value)]
        case If(condition=condition):
            return [condition]
        case While():
            return [each.condition for each in conditions(operation)]
        case _:
            return []


def guarded(body: Region) -> Iterator[tuple[Operation, list[Value]]]:
    """Each operation of a function's body with what decides whether, and how often, it runs: the conditions of the
    branches in its region, and the same of what is around it."""
    pending: list[tuple[Region, list[Value]]] = [(body, [])]
    while pending:
        region, guards = pending.pop()
        operations = [each for block in region.blocks for each in block.operations]
        branched = [each.condition for each in operations if isinstance(each, Branch)]
        inside = [*guards, *(each for each in branched if each is not None)]
        for operation in operations:
            yield operation, inside
            pending += [(inner, [*inside, *deciding(operation)]) for inner in regions_of(operation)]


def _each(origins: Iterable[Node], targets: Iterable[Node]) -> Iterator[Flow]:
    """Each origin as it is to the target at its position."""
    for origin, target in zip(origins, targets, strict=True):
        yield Flow(origin, target, Way.COPY)


def _all(way: Way, origins: Iterable[Node], targets: Iterable[Node]) -> Iterator[Flow]:
    """Each origin to all targets."""
    found = list(targets)
    for origin in origins:
        for target in found:
            yield Flow(origin, target, way)


def _values(indices: Iterable[Index]) -> list[Value]:
    return [index for index in indices if isinstance(index, Value)]


def _memory(through: Value) -> Memory:
    """The memory that is accessed through a view or a pointer."""
    if isinstance(through.type, View):
        return Memory(through.type.element)
    return ANY_MEMORY
