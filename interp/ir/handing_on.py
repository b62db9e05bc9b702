"""Which values control hands on to which: what loops carry, and regions, conditions and branches give."""

from __future__ import annotations

from collections.abc import Iterator

from interp.ir import Branch, Condition, Execute, For, If, Operation, Region, Value, While, Yield


def handed_on(operation: Operation) -> Iterator[tuple[list[Value], list[Value]]]:
    """Values and those that they become, position by position; nothing of an operation that is no such control."""
    match operation:
        case For():
            arguments = operation.body.blocks[0].arguments[1:]
            for values in (operation.carried, *yielded(operation.body)):
                yield values, arguments
                yield values, operation.results
        case While():
            before, after = operation.before.blocks[0], operation.after.blocks[0]
            for values in (operation.carried, *yielded(operation.after)):
                yield values, before.arguments
            for condition in conditions(operation):
                yield condition.values, after.arguments
                yield condition.values, operation.results
        case If():
            for region in (operation.then, operation.otherwise):
                for values in yielded(region):
                    yield values, operation.results
        case Execute():
            for values in yielded(operation.body):
                yield values, operation.results
        case Branch():
            yield operation.arguments, operation.target.arguments
            if operation.otherwise is not None:
                yield operation.otherwise_arguments, operation.otherwise.arguments


def yielded(region: Region) -> list[list[Value]]:
    """The values of each of a region's yields."""
    last = [block.operations[-1] for block in region.blocks if block.operations]
    return [operation.values for operation in last if isinstance(operation, Yield)]


def conditions(loop: While) -> list[Condition]:
    """The conditions that a loop's first region ends in."""
    last = [block.operations[-1] for block in loop.before.blocks if block.operations]
    return [operation for operation in last if isinstance(operation, Condition)]
