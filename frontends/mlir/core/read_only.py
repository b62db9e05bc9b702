"""Memory that a program says it does not write, through a view or a pointer: to write it there is undefined."""

from __future__ import annotations

from collections import defaultdict

from frontends.errors import Unsupported
from frontends.mlir.core.scopes import Scope
from interp import ir
from interp.ir.flow import Flow, Way, flows

_Said = dict[ir.Value, tuple[str, str]]


class ReadOnly(Scope):
    """Of a function. What is said holds for all that is derived from the values that are noted."""

    def __init__(self) -> None:
        self._said: dict[ir.Value, tuple[str, str]] = {}

    def note(self, value: ir.Value, operation: str, what: str) -> None:
        """`operation` says `what` of the memory that it gives as `value`."""
        self._said[value] = operation, what

    def finish(self, function: ir.Function) -> None:
        """Makes the function undefined where it writes what is only read. Raises `Unsupported` where it may do so."""
        if not self._said or function.body is None:
            return
        operations = list(ir.walk(function.body))
        certain = self._derived(function, operations, (Way.INSIDE,))
        possible = self._derived(function, operations, (Way.INSIDE, Way.COPY))
        for block in _blocks(function.body):
            found: list[ir.Operation] = []
            for operation in block.operations:
                for value in _written(operation):
                    if value in certain and isinstance(operation, ir.Store | ir.Copy | ir.Fill | ir.Get):
                        found += _undefined(operation, certain[value][1])
                    elif value in possible:
                        name, what = possible[value]
                        raise Unsupported(name, operation.place, f"{what}, and this may write it")
                found.append(operation)
            block.operations[:] = found

    def _derived(self, function: ir.Function, operations: list[ir.Operation], ways: tuple[Way, ...]) -> _Said:
        targets: defaultdict[ir.Value, list[ir.Value]] = defaultdict(list)
        for operation in operations:
            for flow in _inside(operation, function):
                if flow.way in ways and isinstance(flow.origin, ir.Value) and isinstance(flow.target, ir.Value):
                    targets[flow.origin].append(flow.target)
        found, pending = dict(self._said), list(self._said)
        for value in pending:
            for target in targets[value]:
                if target not in found:
                    found[target] = found[value]
                    pending.append(target)
        return found


def _undefined(operation: ir.Operation, what: str) -> list[ir.Operation]:
    never = ir.Value(ir.I1)
    place = operation.place
    return [
        ir.Const(place=place, result=never, bits=0),
        ir.Check(place=place, condition=never, message=f"{what}, and is not written"),
    ]


def _blocks(region: ir.Region) -> list[ir.Block]:
    inner = [each for operation in ir.walk(region) for each in ir.regions_of(operation)]
    return [block for each in (region, *inner) for block in each.blocks]


def _inside(operation: ir.Operation, function: ir.Function) -> list[Flow]:
    """What functions do that are called is looked at where they are: what they are handed may be written."""
    return [] if isinstance(operation, ir.Call) else list(flows(operation, function, ir.Module()))


def _written(operation: ir.Operation) -> list[ir.Value]:
    """The views and pointers that an operation may write through, or hand on to where that is not seen."""
    match operation:
        case ir.Store():
            return [operation.view, operation.value]
        case ir.Copy() | ir.Fill():
            return [operation.target]
        case ir.Get():
            return [operation.view]
        case ir.Free():
            return [operation.view]
        case ir.Opaque():
            return [*operation.arguments, *operation.writes]
        case ir.Call():
            return list(operation.arguments)
        case ir.Return():
            return list(operation.values)
        case ir.Spawn():
            return [value for block in operation.body.blocks for each in block.operations for value in _yielded(each)]
        case _:
            return []


def _yielded(operation: ir.Operation) -> list[ir.Value]:
    return list(operation.values) if isinstance(operation, ir.Yield) else []
