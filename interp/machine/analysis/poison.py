"""Which values may be poison because some operation makes poison of operands that are none.

A simplification that forgets an operand holds only where that operand is no poison."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from interp.ir import Const, Function, Module, Op, Region, Reshape, Scalar, Type, Value, View, walk
from interp.ir.flow import ANY_MEMORY, Memory, Node, Way, flows

# Operations, and flags, whose result is poison for some operands that are none.
SHIFTS = frozenset(("shli", "shrsi", "shrui"))
_OPERATIONS = SHIFTS | {"fptosi", "fptoui", "clampf"}
_FLAGS = frozenset(("nsw", "nuw", "exact", "nneg", "disjoint", "nnan", "ninf"))

# A size, a bound, an address or a branch that is poison is undefined, so that nothing is poison by these.
_FOLLOWED = frozenset((Way.COPY, Way.COMPUTED, Way.SELECTED))


def makes_poison(name: str, flags: Iterable[str]) -> bool:
    """Whether an operation's result is poison for some operands that are none."""
    return name in _OPERATIONS or not _FLAGS.isdisjoint(flags)


def shifts_little(operation: Op, constants: Mapping[Value, int]) -> bool:
    """Whether it is a shift by one of `constants` that is less than the width."""
    if operation.name not in SHIFTS or operation.flags:
        return False
    amount = constants.get(operation.operands[1])
    type_ = operation.operands[0].type
    return amount is not None and isinstance(type_, Scalar) and amount < type_.width


def reached_as_values(module: Module, functions: Iterable[Function], seeds: Iterable[Node]) -> set[Node]:
    """The nodes that take what is at some others, with these, by copies, computing and selection. None where there are
    no seeds."""
    pending = list(seeds)
    if not pending:
        return set()
    operations = [(function, each) for function in functions for each in walk(_body(function))]
    followed = [
        flow
        for function, each in operations
        if not (isinstance(each, Op) and each.name == "freeze")
        for flow in flows(each, function, module)
        if flow.way in _FOLLOWED
    ]
    # Pointers, and what moves bytes, may take a value to memory of any type.
    one_memory = any(ANY_MEMORY in (flow.origin, flow.target) for flow in followed) or any(
        isinstance(each, Reshape) and _element(each.base) != _element(each.result) for _, each in operations
    )

    def merged(node: Node) -> Node:
        return ANY_MEMORY if one_memory and isinstance(node, Memory) else node

    takers: defaultdict[Node, list[Node]] = defaultdict(list)
    for flow in followed:
        takers[merged(flow.origin)].append(merged(flow.target))
    pending = list(map(merged, pending))
    found = set(pending)
    while pending:
        fresh = [each for each in takers[pending.pop()] if each not in found]
        found.update(fresh)
        pending += fresh
    return found


class MayBePoison:
    """The values of the functions that may be poison; arguments, and what memory holds at the start, are none."""

    def __init__(self, module: Module, functions: Iterable[Function]) -> None:
        functions = list(functions)
        operations = [each for function in functions for each in walk(_body(function))]
        making = [each for each in operations if type(each) is Op and makes_poison(each.name, each.flags)]
        constants = {each.result: each.bits for each in operations if isinstance(each, Const)} if making else {}
        made = [result for each in making if not shifts_little(each, constants) for result in each.results]
        self._found = reached_as_values(module, functions, made)

    def __bool__(self) -> bool:
        return bool(self._found)

    def __contains__(self, value: Value) -> bool:
        return value in self._found


def _element(value: Value) -> Type:
    return value.type.element if isinstance(value.type, View) else value.type


def _body(function: Function) -> Region:
    assert function.body is not None
    return function.body
