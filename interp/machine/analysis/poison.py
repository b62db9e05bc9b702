"""Which values may be poison because some operation makes poison of operands that are none.

A simplification that forgets an operand holds only where that operand is no poison."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from interp.ir import (
    Apply,
    Branch,
    Call,
    Const,
    Copy,
    Execute,
    Fill,
    For,
    Function,
    Get,
    If,
    Load,
    Module,
    Op,
    Opaque,
    Operation,
    Put,
    Region,
    Reshape,
    Return,
    Scalar,
    Select,
    Spawn,
    Store,
    Type,
    Value,
    View,
    Wait,
    While,
    leaves,
    walk,
)
from interp.ir.handing_on import handed_on, yielded

# Operations, and flags, whose result is poison for some operands that are none.
SHIFTS = frozenset(("shli", "shrsi", "shrui"))
_OPERATIONS = SHIFTS | {"fptosi", "fptoui", "clampf"}
_FLAGS = frozenset(("nsw", "nuw", "exact", "nneg", "disjoint", "nnan", "ninf"))

_Node = Value | str  # a value, what memory of a type may hold, what a task may hand on, or a function's results


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


class MayBePoison:
    """The values of the functions that may be poison; arguments, and what memory holds at the start, are none."""

    def __init__(self, module: Module, functions: Iterable[Function]) -> None:
        self._module = module
        self._flows: defaultdict[_Node, list[_Node]] = defaultdict(list)
        self._pending: list[_Node] = []
        self._found: set[_Node] = set()
        operations = [(function, each) for function in functions for each in walk(_body(function))]
        self._constants = {each.result: each.bits for _, each in operations if isinstance(each, Const)}
        # Pointers, and what moves bytes or elements, may take a value to memory of any type.
        self._one_memory = any(
            isinstance(each, Copy | Fill | Put | Get | Opaque)
            or (isinstance(each, Load | Store) and not isinstance(each.view.type, View))
            or (isinstance(each, Reshape) and _element(each.base) != _element(each.result))
            for _, each in operations
        )
        for function, operation in operations:
            self._visit(operation, function)
        while self._pending:
            for node in self._flows[self._pending.pop()]:
                self._seed(node)

    def __bool__(self) -> bool:
        return bool(self._found)

    def __contains__(self, value: Value) -> bool:
        return value in self._found

    def _seed(self, node: _Node) -> None:
        if node not in self._found:
            self._found.add(node)
            self._pending.append(node)

    def _memory(self, type_: object) -> str:
        return "memory" if self._one_memory else f"memory of {type_}"

    def _flow(self, sources: Iterable[_Node], targets: Iterable[_Node]) -> None:
        """Each source to the target at its position."""
        for source, target in zip(sources, targets, strict=True):
            self._flows[source].append(target)

    def _mix(self, sources: Iterable[_Node], targets: Iterable[_Node]) -> None:
        """Each source to all targets."""
        for source in sources:
            self._flows[source] += targets

    def _visit(self, operation: Operation, function: Function) -> None:
        match operation:
            case Op(name="freeze"):
                return
            case Op(name=name, flags=flags, operands=operands, results=results):
                self._mix(operands, results)
                if makes_poison(name, flags) and not shifts_little(operation, self._constants):
                    for result in results:
                        self._seed(result)
            case Apply():
                self._mix(leaves(operation.expression), [operation.result])
            case Select():
                self._mix([operation.condition, operation.yes, operation.no], [operation.result])
            case Load():
                self._flow([self._memory(operation.result.type)], [operation.result])
            case Store():
                self._flow([operation.value], [self._memory(operation.value.type)])
            case For() | While() | If() | Execute() | Branch():
                for sources, targets in handed_on(operation):
                    self._flow(sources, targets)
            case Call():
                callee = self._module.functions[operation.callee]
                self._flow(operation.arguments, callee.parameters)
                self._flow([f"result {at} of {callee.name}" for at in range(len(callee.results))], operation.results)
            case Return():
                self._flow(operation.values, [f"result {at} of {function.name}" for at in range(len(operation.values))])
            case Opaque():
                self._mix([*operation.arguments, "memory"], [*operation.results, "memory"])
            case Spawn():
                for values in yielded(operation.body):
                    self._mix(values, ["what tasks hand on"])
            case Wait():
                self._mix(["what tasks hand on"], operation.results)
            case _:
                # Views, and what has no results; sizes, bounds and addresses that are poison are undefined.
                return


def _element(value: Value) -> Type:
    return value.type.element if isinstance(value.type, View) else value.type


def _body(function: Function) -> Region:
    assert function.body is not None
    return function.body
