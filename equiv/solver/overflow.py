"""Where sums and products of sizes leave their type and wrap around, which a program that computes with narrow numbers
may do at sizes that are too large to be run. Types of 64 bits are not looked at: no size is near to their ends."""

from __future__ import annotations

from collections.abc import Iterator

import z3
from msgspec import Struct

from equiv.solver.events import Event, path_to
from equiv.solver.integer_operations import binary
from equiv.solver.numbers import Made, Number, constant
from equiv.solver.program import Program
from equiv.solver.values import Values
from interp import ir

_WIDE = 64
_SIGNS = {"addi": "+", "subi": "-", "muli": "*", "shli": "*"}


class Wrap(Struct, frozen=True, eq=False):
    """An operation of the program on this side, and that its result leaves its type."""

    side: int
    operation: ir.Op
    event: Event


def wraps(program: Program, side: int) -> Iterator[Wrap]:
    """The operations whose result may leave its type. Those that promise not to are not among them."""
    for operation in program.structure.operations:
        if not isinstance(operation, ir.Op) or operation.flags:
            continue
        exact = _exact(program.values, operation)
        if exact is None or exact.made is Made.OF_ANYTHING:
            continue
        low, high = _range(operation)
        if low <= exact.low and exact.high <= high:
            continue
        term = z3.And(path_to(program, operation), z3.Or(exact.term < low, exact.term > high))
        in_loops = exact.made is not Made.OF_SIZES
        yield Wrap(side, operation, Event(operation.place, term, "operation where its result wraps around", in_loops))


def may_wrap(values: Values, operation: ir.Op) -> bool:
    """Whether a result may leave its type by the intervals that its operands are in."""
    exact, (low, high) = _exact(values, operation), _range(operation)
    return exact is None or exact.low < low or exact.high > high


def _exact(values: Values, operation: ir.Op) -> Number | None:
    """The result of an operation if no number wrapped around; None for others than are looked at."""
    sign = _SIGNS.get(operation.name)
    type_ = operation.operands[0].type if sign is not None else None
    if sign is None or not isinstance(type_, ir.Scalar) or not type_.is_integer or not 1 < type_.width < _WIDE:
        return None
    one, other = (values.number(each) for each in operation.operands)
    if operation.name == "shli":
        if not (other.is_constant and 0 <= other.low < type_.width):
            return None
        other = constant(1 << other.low)
    return binary(sign, one, other)


def _range(operation: ir.Op) -> tuple[int, int]:
    type_ = operation.results[0].type
    assert isinstance(type_, ir.Scalar)
    half = 1 << (type_.width - 1)
    return -half, half - 1
