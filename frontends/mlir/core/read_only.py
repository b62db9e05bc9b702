"""Memory that a program says it does not write, through a view or a pointer: to write it there is undefined."""

from __future__ import annotations

from collections import defaultdict

from frontends.errors import Unsupported
from frontends.mlir.core.scopes import Scope
from interp import ir
from interp.ir.flow import Flow, Way, flows

_DERIVED = (Way.COPY, Way.INSIDE)


class ReadOnly(Scope):
    """Of a function. What is said holds for all that is derived from the values that are noted."""

    def __init__(self) -> None:
        self._said: dict[ir.Value, tuple[str, str]] = {}

    def note(self, value: ir.Value, operation: str, what: str) -> None:
        """`operation` says `what` of the memory that it gives as `value`."""
        self._said[value] = operation, what

    def finish(self, function: ir.Function) -> None:
        """Raises `Unsupported` where the function may write what is only read."""
        if not self._said or function.body is None:
            return
        operations = list(ir.walk(function.body))
        said = self._derived(function, operations)
        for operation in operations:
            for value in _written(operation):
                if value in said:
                    name, what = said[value]
                    raise Unsupported(name, operation.place, f"{what}, and this may write it")

    def _derived(self, function: ir.Function, operations: list[ir.Operation]) -> dict[ir.Value, tuple[str, str]]:
        targets: defaultdict[ir.Value, list[ir.Value]] = defaultdict(list)
        for operation in operations:
            for flow in _inside(operation, function):
                if flow.way in _DERIVED and isinstance(flow.origin, ir.Value) and isinstance(flow.target, ir.Value):
                    targets[flow.origin].append(flow.target)
        found, pending = dict(self._said), list(self._said)
        for value in pending:
            for target in targets[value]:
                if target not in found:
                    found[target] = found[value]
                    pending.append(target)
        return found


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
