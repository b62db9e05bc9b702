"""What the machine goes by: addresses, bounds, sizes and the conditions that are branched on."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from interp.ir import (
    Apply,
    Branch,
    Call,
    Condition,
    Const,
    Execute,
    For,
    If,
    Load,
    Op,
    Opaque,
    Operation,
    Return,
    Select,
    Spawn,
    Store,
    Value,
    View,
    While,
    Yield,
)

_WITHOUT = frozenset((Op, Apply, Const, While, Execute, Spawn, Yield, Return, Call, Opaque))


def concrete_operands(operation: Operation) -> Iterator[Value]:
    """The operands of an operation that have to be numbers when it runs."""
    if type(operation) in _WITHOUT:
        return
    match operation:
        case Select():
            if isinstance(operation.result.type, View):
                yield operation.condition
        case If() | Condition():
            yield operation.condition
        case Branch():
            if operation.condition is not None:
                yield operation.condition
        case For():
            yield from (each for each in (operation.lower, operation.upper, operation.step) if isinstance(each, Value))
        case Store():
            yield from (each for each in operation.indices if isinstance(each, Value))
        case Load():
            yield from (operation.result, operation.view)
            yield from (each for each in operation.indices if isinstance(each, Value))
        case _:
            for content in asdict(operation).values():
                for each in content if isinstance(content, list) else [content]:
                    if isinstance(each, Value):
                        yield each
