"""What may happen in a program at some sizes, and tells nothing of others: a value that sizes make is in one of its
pieces, or a requirement fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import z3
from msgspec import Struct

from equiv.solver.integer_operations import binary
from equiv.solver.numbers import Made, Truth, unsigned
from equiv.solver.piecewise import Pieces
from equiv.solver.program import Program
from interp import ir
from interp.ir.divisions import DIVISIONS, SIGNED_DIVISIONS
from interp.ir.walks import operands_of
from interp.machine.assembly.assembler import OVERFLOW_IS_UNDEFINED


class Event(Struct, frozen=True, eq=False):
    """What happens at a place where `term` holds, said in words: `what`, after "never ran this". One that is `in_loops`
    happens in some of their iterations, where sizes alone do not tell; one that `fails` is a requirement's; one that
    `is_many` stands for more than can be looked for, and one that is `of_both` for what both programs decide. One that
    `is_doubtful` happens in iterations that loops may not have."""

    place: ir.Place | None
    term: Any
    what: str
    in_loops: bool = False
    fails: bool = False
    is_many: bool = False
    of_both: bool = False
    is_doubtful: bool = False

    def is_same(self, other: Event) -> bool:
        """Whether both happen at the same sizes, by their form."""
        return bool(self.term.eq(other.term))


def pieces_seen(program: Program) -> Iterator[Event]:
    """The pieces of values wherever these come to what is more than computing another value of sizes."""
    pieces = Pieces(program)
    for operation in program.structure.operations:
        seen: set[ir.Value] = set()
        for value in operands_of(operation):
            if value in seen or pieces.passes_on(operation, value):
                continue
            seen.add(value)
            path = path_to(program, operation)
            tells = _telling(program, operation, value)
            for piece in pieces.of(value):
                if not piece.is_recorded:
                    term = z3.And(path, piece.truth.term)
                    in_loops = piece.truth.made is not Made.OF_SIZES
                    yield Event(operation.place, term, f"operation where {piece.text}", in_loops, is_many=piece.is_many)
                if tells is not None and not piece.is_everywhere and not piece.is_many:
                    term = z3.And(path, piece.truth.term, tells.term)
                    in_loops = max(piece.truth.made, tells.made) is not Made.OF_SIZES
                    yield Event(operation.place, term, f"loop that runs where {piece.text}", in_loops)


def _telling(program: Program, operation: ir.Operation, value: ir.Value) -> Truth | None:
    """Where a bound or step of a loop is seen in what the loop does: a bound in the first iteration, a step in the
    second one. None for other operands, and where that is not understood."""
    match operation:
        case ir.For(lower=lower, upper=upper, step=step):
            loops: list[tuple[ir.Index, ...]] = [(lower, upper, step)]
        case ir.Parallel():
            loops = list(zip(operation.lower, operation.upper, operation.step, strict=True))
        case _:
            return None
    for bounds in loops:
        if value in bounds:
            first, end, by = (program.values.index(each) for each in bounds)
            made = max(first.made, end.made, by.made)
            if made is Made.OF_ANYTHING:
                return None
            begins = first.term + by.term if value is bounds[2] else first.term
            return Truth(begins < end.term, made)
    return None


def failures(program: Program, needed: list[Any]) -> Iterator[Event]:
    """The requirements of a program where they fail: of checks, divisions, accesses and what it promises.
    Extents that are `needed` are as large as the accesses of the source need."""
    for operation in program.structure.operations:
        for what, made, term in _failing(program, operation, needed):
            term = z3.And(path_to(program, operation), term)
            in_loops = made is not Made.OF_SIZES or _is_counted(program, operation)
            yield Event(operation.place, term, what, in_loops, fails=True)


def _failing(program: Program, operation: ir.Operation, needed: list[Any]) -> Iterator[tuple[str, Made, Any]]:
    match operation:
        case ir.Check(condition=condition, message=message):
            truth = program.values.truth(condition)
            if truth.made is not Made.OF_ANYTHING:
                yield f"requirement where it fails ({message})", truth.made, z3.Not(truth.term)
        case ir.Op(name=name, operands=[left, right], flags=flags) if name in DIVISIONS and _is_number(left):
            divisor = program.values.number(right)
            if divisor.made is not Made.OF_ANYTHING and divisor.low <= 0 <= divisor.high:
                yield "division by zero", divisor.made, divisor.term == 0
            dividend = program.values.number(left)
            least = -(1 << (ir.scalar_of(left).width - 1))
            may_overflow = name in SIGNED_DIVISIONS and (name != "remsi" or OVERFLOW_IS_UNDEFINED in flags)
            overflows = may_overflow and dividend.low == least
            if (
                overflows
                and divisor.low <= -1 <= divisor.high
                and Made.OF_ANYTHING not in (dividend.made, divisor.made)
            ):
                least_by_minus_one = z3.And(dividend.term == least, divisor.term == -1)
                yield "division of the least number by -1", max(dividend.made, divisor.made), least_by_minus_one
        case ir.Op(flags=flags) if flags:
            yield from _overflowing(program, operation)
        case ir.Load(view=view, indices=indices) | ir.Store(view=view, indices=indices):
            for at, each in enumerate(indices):
                if isinstance(each, ir.Value) and isinstance(view.type, ir.View):
                    index, extent = program.values.number(each), program.values.extent(view, at)
                    elastic = any(extent.term.eq(term) for term in needed)
                    if Made.OF_ANYTHING in (index.made, extent.made) or elastic:
                        continue
                    outside = z3.Or(index.term < 0, index.term >= extent.term)
                    yield "access out of bounds", max(index.made, extent.made), outside
        case _:
            pass


def _overflowing(program: Program, operation: ir.Op) -> Iterator[tuple[str, Made, Any]]:
    """Where a sum, difference or product leaves its type that promises not to."""
    if operation.name not in _ARITHMETIC or not _is_number(operation.operands[0]):
        return
    width = ir.scalar_of(operation.operands[0]).width
    numbers = [program.values.number(each) for each in operation.operands]
    if any(each.made is Made.OF_ANYTHING for each in numbers):
        return
    for flag in operation.flags:
        one, other = numbers if flag == "nsw" else (unsigned(each, width) for each in numbers)
        least, most = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if flag == "nsw" else (0, (1 << width) - 1)
        exact = binary(_ARITHMETIC[operation.name], one, other)
        if flag in ("nsw", "nuw") and exact is not None and not (least <= exact.low and exact.high <= most):
            broken = z3.Or(exact.term < least, exact.term > most)
            yield f"operation where its promise '{flag}' is broken", exact.made, broken


_ARITHMETIC = {"addi": "+", "subi": "-", "muli": "*"}


def path_to(program: Program, operation: ir.Operation) -> Any:
    """What holds where control comes to an operation, as far as it is understood."""
    path = [each.term for each in program.paths.path(operation) if each.made is not Made.OF_ANYTHING]
    return z3.And(*path)


def is_doubtful(program: Program, operation: ir.Operation, made: Made) -> bool:
    """Whether something that is made so happens at an operation in iterations of loops of which it is not known how
    often they run."""
    path = [each.made for each in program.paths.path(operation) if each.made is not Made.OF_ANYTHING]
    return max([made, *path]) is Made.OF_OPEN_LOOPS


def _is_counted(program: Program, operation: ir.Operation) -> bool:
    """Whether an operation is made in some iterations of a `while` or a loop of blocks."""
    return any(each.made.is_of_loops for each in program.paths.path(operation)) and not any(
        isinstance(around, ir.For | ir.Parallel) for around in program.structure.parents(operation)
    )


def _is_number(value: ir.Value) -> bool:
    return isinstance(value.type, ir.Scalar) and value.type.is_integer and value.type.width > 1
