"""Prints of tiles and scalars.

The programs of a grid print in any order, and each of them in its own. So each program has a number that stands for
what it has printed so far: a print makes another one of it and of what is printed, by a function of which nothing else
is known, and what the caller sees are the numbers of all programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.walking import within
from interp import ir

PRINT = "tt.print"
# Operations whose regions run beside others, or in an order that is open.
_APART = (
    *("ttg.warp_specialize", "ttg.warp_specialize.partitions", "tt.warp_specialize"),
    *("tt.reduce", "tt.scan", "tt.map_elementwise"),
)
_NUMBER = ir.Scalar("i64")
_PRINTED = (
    "a print shows its operands, whose elements come in any order and any number of times; what one program prints is "
    "in its order"
)


class Log(Scope):
    """Around a kernel: `numbers` of all programs, and the `place` of the one that is being lowered."""

    def __init__(self, numbers: ir.Value, place: Sequence[ir.Value]) -> None:
        self.numbers = numbers
        self.place = list(place)


def prints(lowering: Lowering, function: Any) -> bool:
    """Whether a function prints, or one that it calls does. Raises `Unsupported` where that is in a region of which it
    is not said when it runs."""
    pending, found = [(function, False)], False
    for each, apart in pending:
        for operation in within(each):
            if operation.name not in (PRINT, "tt.call"):
                continue
            here = apart or _is_apart(operation)
            if operation.name == PRINT:
                if here:
                    raise lowering.unsupported_at(operation, "in a region whose runs are in no order")
                found = True
                continue
            called = (lowering.symbols.inlined(operation, operation.attributes["callee"].value).operation, here)
            if called not in pending:
                pending.append(called)
    return found


def _is_apart(operation: Any) -> bool:
    outer = operation.parent
    while outer is not None and outer.operation.name not in _APART:
        outer = outer.operation.parent
    return outer is not None


def begin(lowering: Lowering, numbers: ir.Value, place: Sequence[ir.Value]) -> Log:
    """The scope of a program that has printed nothing."""
    lowering.store(lowering.constant(0, _NUMBER), numbers, list(place))
    return Log(numbers, place)


def numbers_of(lowering: Lowering, sizes: Sequence[ir.Value]) -> ir.Value:
    """Room for what all programs of a grid have printed."""
    return lowering.allocate(_NUMBER, list(sizes))


def show(lowering: Lowering, numbers: ir.Value) -> None:
    """The caller sees what all programs have printed."""
    lowering.emit(ir.Opaque(place=lowering.place, results=[], name=PRINT, arguments=[], reads=[numbers], writes=[]))
    lowering.free(numbers)


def note_printed(lowering: Lowering, name: str, values: Sequence[ir.Value]) -> None:
    """What `name` says is printed of some values."""
    log = lowering.scope(Log)
    if log is None:
        raise lowering.unsupported("in a function that is not part of a kernel")
    lowering.assumptions.add(_PRINTED)
    number = ir.Value(_NUMBER)
    before = lowering.load(log.numbers, log.place)
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[number],
            name=name,
            arguments=[before, *(each for each in values if not isinstance(each.type, ir.View))],
            reads=[each for each in values if isinstance(each.type, ir.View)],
            writes=[],
            kernel=True,
        )
    )
    lowering.store(number, log.numbers, log.place)
