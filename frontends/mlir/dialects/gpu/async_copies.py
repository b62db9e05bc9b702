"""Copies of a thread that go on beside it, in groups that end in the order in which they were closed.

PTX ISA, "Async-group mechanism": all groups that a thread commits complete in the order in which they were committed,
operations within one in no order, and bulk copies have groups of their own.

Each copy is a task of its own. A thread keeps the tokens of its last groups; each group is a task that waits for its
copies and for the group before, so that one token tells of all groups up to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.gpu.geometry import private_buffer
from interp import ir
from interp.ir.affine import combine

COPY_SIZES = (4, 8, 16)  # bytes that one instruction copies, between addresses that are multiples of them
ROW_BYTES = 16  # of a tile that a subgroup loads, and of a copy that goes past the first cache
KEPT = 16  # groups that a wait may leave unfinished, at most
_GROUPS, _COUNT, _OPEN = "groups", "groups closed", "copies since"


class Kind(Enum):
    """Which groups a copy is counted among: `BULK_READ` is the reading of a bulk copy, `BULK` all of it."""

    PLAIN = ""
    BULK = " of bulk copies"
    BULK_READ = " of the reading of bulk copies"


def start_copy(lowering: Lowering, copy: Callable[[], None]) -> ir.Value:
    """The token of a task that does what `copy` emits."""
    block = ir.Block()
    with lowering.within(block):
        copy()
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    token = lowering.spawn(block, detached=True)
    note_copy(lowering, token, Kind.PLAIN)
    return token


def note_copy(lowering: Lowering, token: ir.Value, kind: Kind) -> None:
    """Groups that are closed without naming their copies have all of them since the last one."""
    last = private_buffer(lowering, _OPEN + kind.value, ir.INDEX, 1)
    lowering.store(_after(lowering, [lowering.load(last, [0]), token]), last, [0])


def close_group(lowering: Lowering, tokens: Sequence[ir.Value] | None = None, kind: Kind = Kind.PLAIN) -> ir.Value:
    """The token of a group of the copies `tokens`, or of all since the last group was closed."""
    groups, count = _closed(lowering, kind)
    if tokens is None:
        last = private_buffer(lowering, _OPEN + kind.value, ir.INDEX, 1)
        tokens = [lowering.load(last, [0])]
        lowering.store(lowering.constant(0), last, [0])
    number = lowering.load(count, [0])
    before = lowering.apply(combine("mod", combine("+", number, KEPT - 1), KEPT))
    token = _after(lowering, [lowering.load(groups, [before]), *tokens])
    lowering.store(token, groups, [lowering.apply(combine("mod", number, KEPT))])
    lowering.store(lowering.as_value(lowering.apply(combine("+", number, 1))), count, [0])
    return token


def _closed(lowering: Lowering, kind: Kind) -> tuple[ir.Value, ir.Value]:
    """The tokens of the last groups, and how many groups there were."""
    return (
        private_buffer(lowering, _GROUPS + kind.value, ir.INDEX, KEPT),
        private_buffer(lowering, _COUNT + kind.value, ir.INDEX, 1),
    )


def wait_for_groups(lowering: Lowering, unfinished: int, kind: Kind = Kind.PLAIN) -> None:
    """Waits until all groups but the last `unfinished` have ended."""
    if not 0 <= unfinished < KEPT:
        raise lowering.unsupported(f"{unfinished} groups that may still be pending")
    groups, count = _closed(lowering, kind)
    number = lowering.load(count, [0])
    with lowering.when(lowering.compare("sgt", number, unfinished)):
        at = lowering.apply(combine("mod", combine("+", number, -1 - unfinished), KEPT))
        lowering.wait([lowering.load(groups, [at])])


def _after(lowering: Lowering, tokens: Sequence[ir.Value]) -> ir.Value:
    """The token of what comes after all `tokens`."""
    block = ir.Block()
    with lowering.within(block):
        lowering.wait(tokens)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    return lowering.spawn(block, detached=True)


def copy_elements_or_zeros(
    lowering: Lowering,
    count: int,
    available: ir.Index | None,
    load: Callable[[ir.Index], ir.Value],
    store: Callable[[ir.Value, ir.Index], None],
    zero: Callable[[], ir.Value],
) -> None:
    """Copies `count` elements, of which those from `available` on are zeros instead."""
    with lowering.loop(0, count) as loop:
        at = loop.induction
        if available is None:
            store(load(at), at)
            return
        inside = lowering.compare("slt", at, available)
        with lowering.when(inside):
            store(load(at), at)
        outside = lowering.opposite(inside)
        with lowering.when(outside):
            store(zero(), at)


def attribute_or(operation: Any, name: str, default: int) -> int:
    """A number among an operation's attributes."""
    return int(operation.attributes[name].value) if name in operation.attributes else default
