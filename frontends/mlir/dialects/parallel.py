"""Parallel loops with reductions, as the scf and affine dialects have them.

Each iteration stores what it contributes into an element of a buffer, and a sequential loop then folds the buffer in
the order of the iterations. That is the meaning where the combination is associative and commutative bit for bit; for
any other it is one order of many, and the function records the place as an unordered reduction.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Scope
from interp import ir
from interp.ir.affine import combine

# Combines the values accumulated so far with those of one iteration.
Combine = Callable[[Lowering, list[ir.Value], list[ir.Value]], list[ir.Value]]
# The MLIR values that an iteration contributes, from its terminator.
Contributions = Callable[[Any], list[Any]]

# Scalar operations that are associative and commutative bit for bit when they carry no flags.
ORDER_FREE = frozenset(
    (
        *("addi", "muli", "andi", "ori", "xori", "minsi", "minui", "maxsi", "maxui"),
        *("minimumf", "maximumf"),
    )
)


# Scalar operations that are so up to the rounding of floats, or the sign of a zero.
SUMS = frozenset(("addf", "mulf", "maxnumf", "minnumf"))


class Box(Struct):
    """The iteration space of a parallel loop."""

    lower: list[ir.Index]
    upper: list[ir.Index]
    step: list[ir.Index]


class TaskLoops(Scope):
    """Around loops that do nothing but start tasks, which run side by side whatever they are started in."""

    def starts_tasks(self, loop: Any) -> bool:
        """Whether a loop starts tasks that may go on when it has ended."""
        raise NotImplementedError

    def lower_loop(
        self,
        lowering: Lowering,
        box: Box,
        body: Any,
        initial: Sequence[ir.Value],
        contributions: Contributions,
        combination: Combine,
    ) -> list[ir.Value]:
        """Lowers such a loop, as `lower_parallel` does others. Raises `Unsupported`."""
        raise NotImplementedError


def lower_parallel(
    lowering: Lowering,
    box: Box,
    body: Any,
    initial: Sequence[ir.Value],
    contributions: Contributions,
    combination: Combine,
    order_matters: bool,
    names: Collection[str] = (),
) -> list[ir.Value]:
    """Emits the loop over `box` with the MLIR block `body`, and the fold of its reductions from `initial` on; gives the
    reduced values. `contributions` tells the MLIR values that an iteration contributes from the body's terminator;
    `order_matters` says that the combination depends on the order; `names` are the scalar operations that
    it is made of, where it is just those."""
    tasks = lowering.scope(TaskLoops)
    if tasks is not None and tasks.starts_tasks(body.owner):
        return tasks.lower_loop(lowering, box, body, initial, contributions, combination)
    arguments = [lowering.argument(argument) for argument in body.arguments]
    if not initial:
        region = lowering.body(body, arguments, yield_nothing)
        lowering.emit(ir.Parallel(place=lowering.place, lower=box.lower, upper=box.upper, step=box.step, body=region))
        return []
    if order_matters:
        leave_order_open(lowering, names)
    trips = [trip_count(lowering, *bounds) for bounds in zip(box.lower, box.upper, box.step, strict=True)]
    buffers = []
    for value in initial:
        if not isinstance(value.type, ir.Scalar):
            raise lowering.unsupported("a reduction of values that are not scalars")
        buffers.append(lowering.allocate(value.type, trips))

    def store(inner: Lowering, terminator: Any) -> None:
        position = [
            inner.apply(combine("floordiv", combine("+", argument, combine("*", start, -1)), step))
            for argument, start, step in zip(arguments, box.lower, box.step, strict=True)
        ]
        for operand, buffer in zip(contributions(terminator), buffers, strict=True):
            inner.store(inner.value(operand), buffer, position)
        yield_nothing(inner, terminator)

    region = lowering.body(body, arguments, store)
    lowering.emit(ir.Parallel(place=lowering.place, lower=box.lower, upper=box.upper, step=box.step, body=region))
    results = _fold(lowering, trips, [], buffers, list(initial), combination)
    for buffer in buffers:
        lowering.free(buffer)
    return results


def leave_order_open(lowering: Lowering, names: Collection[str]) -> None:
    """Notes that a reduction by the scalar operations `names` may be done in any order."""
    if ORDER_FREE.issuperset(names) and names:
        return
    is_sum = bool(names) and (ORDER_FREE | SUMS).issuperset(names)
    (lowering.unordered_sums if is_sum else lowering.unordered_reductions).append(lowering.place)


def yield_nothing(lowering: Lowering, terminator: Any) -> None:
    """Ends a body that leaves no values to who runs it."""
    lowering.emit(ir.Yield(place=lowering.place, values=[]))


def trip_count(lowering: Lowering, lower: ir.Index, upper: ir.Index, step: ir.Index) -> ir.Index:
    """How many iterations a loop has, from its lower bound to its upper one."""
    count = lowering.apply(combine("ceildiv", combine("+", upper, combine("*", lower, -1)), step))
    if isinstance(count, int):
        return max(count, 0)
    return lowering.op("maxsi", [count, lowering.constant(0)], ir.INDEX)


def _fold(
    lowering: Lowering,
    trips: Sequence[ir.Index],
    position: list[ir.Index],
    buffers: list[ir.Value],
    accumulated: list[ir.Value],
    combination: Combine,
) -> list[ir.Value]:
    if len(position) == len(trips):
        contributed = [lowering.load(buffer, position) for buffer in buffers]
        return combination(lowering, accumulated, contributed)
    with lowering.loop(0, trips[len(position)], carried=accumulated) as loop:
        loop.yielded = _fold(lowering, trips, [*position, loop.induction], buffers, loop.carried, combination)
    return loop.results
