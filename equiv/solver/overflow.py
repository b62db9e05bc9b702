"""Where sums and products of sizes leave their type and wrap around, which a program that computes with narrow numbers
may do at sizes that are too large to be run.

A result wraps around as a signed number, and as an unsigned one where it is seen as such. Of types of 64 bits only what
large constants make is looked at: no size is near to their ends."""

from __future__ import annotations

from collections.abc import Iterator

import z3
from msgspec import Struct

from equiv.solver.counters import is_wide
from equiv.solver.events import Event, is_doubtful, path_to
from equiv.solver.integer_operations import binary
from equiv.solver.numbers import Interval, Made, Number, constant, unsigned
from equiv.solver.program import Program
from equiv.solver.structure import Structure
from equiv.solver.values import Values
from interp import ir
from interp.ir.divisions import UNSIGNED_DIVISIONS
from interp.machine.assembly.affine import sign_extend

_WIDE = 64
_LARGE = 1 << 32  # what multiplies a size below 2^31 beyond 63 bits
_SIGNS = {"addi": "+", "subi": "-", "muli": "*", "shli": "*"}
_UNSIGNED = frozenset(
    ("extui", "index_castui", "uitofp", "minui", "maxui", "shrui", "mului_extended", *UNSIGNED_DIVISIONS)
)
_DEEPEST = 40  # operations that multiply, one the result of the other


class Wrap(Struct, frozen=True, eq=False):
    """A value of the program on this side, and that it leaves its type, as an unsigned number or not."""

    side: int
    value: ir.Value
    unsigned: bool
    event: Event


def wraps(program: Program, side: int) -> Iterator[Wrap]:
    """The values that may leave their type: results of operations that do not promise otherwise, and what loops count,
    which is seen an iteration after it was computed."""
    structure = program.structure
    seen_unsigned = _seen_unsigned(structure)
    scales: dict[tuple[ir.Value, int], int] = {}
    for value, operation in _computed(structure):
        if not _is_looked_at(structure, value, scales):
            continue
        for is_unsigned in (False, True) if value in seen_unsigned else (False,):
            exact, (low, high) = _exact(program.values, value, is_unsigned), _range(value, is_unsigned)
            if exact is None or exact.made is Made.OF_ANYTHING or (low <= exact.low and exact.high <= high):
                continue
            term = z3.And(path_to(program, operation), z3.Or(exact.term < low, exact.term > high))
            in_loops = exact.made is not Made.OF_SIZES
            doubtful = is_doubtful(program, operation, exact.made)
            what = "operation where its result wraps around"
            event = Event(operation.place, term, what, in_loops, is_doubtful=doubtful)
            yield Wrap(side, value, is_unsigned, event)


def may_wrap(values: Values, wrap: Wrap) -> bool:
    """Whether a value may leave its type by the intervals that its operands are in."""
    exact, (low, high) = _exact(values, wrap.value, wrap.unsigned), _range(wrap.value, wrap.unsigned)
    return exact is None or exact.low < low or exact.high > high


def _computed(structure: Structure) -> Iterator[tuple[ir.Value, ir.Operation]]:
    """Each sum and product, and what each loop carries, with an operation at whose place it is known."""
    for operation in structure.operations:
        match operation:
            case ir.Op(results=[result]) if not operation.flags and operation.name in _SIGNS:
                yield result, operation
            case ir.For(body=ir.Region(blocks=[block, *_])):
                for carried in block.arguments[1:]:
                    yield carried, block.operations[0]
            case ir.While(after=ir.Region(blocks=[block, *_])):
                for carried in operation.before.blocks[0].arguments:
                    if carried in structure.counters and not is_wide(carried):
                        yield carried, block.operations[0]
            case _:
                pass
    for header in structure.headers.values():
        for carried in header.counters:
            for body in header.bodies if not is_wide(carried) else ():
                yield carried, body.operations[0]


def _is_looked_at(structure: Structure, value: ir.Value, scales: dict[tuple[ir.Value, int], int]) -> bool:
    type_ = value.type
    if not isinstance(type_, ir.Scalar) or not type_.is_integer or type_.width < 2:
        return False
    return type_.width < _WIDE or (type_.width == _WIDE and _scale(structure, value, scales) >= _LARGE)


def _scale(structure: Structure, value: ir.Value, known: dict[tuple[ir.Value, int], int], depth: int = 0) -> int:
    """What constants make of the number 1 in a sum or product: the largest of a sum, and of a product all of them, at
    most 2^64. `known` are the answers so far, by value and depth: values of loops are reached in many ways."""
    found = known.get((value, depth))
    if found is None:
        found = known[value, depth] = min(_scale_of(structure, value, known, depth), 1 << _WIDE)
    return found


def _scale_of(structure: Structure, value: ir.Value, known: dict[tuple[ir.Value, int], int], depth: int) -> int:
    following = structure.following(value)
    operation = structure.definition(value if following is None else following)
    if isinstance(operation, ir.Const):
        return abs(sign_extend(operation.bits, ir.scalar_of(value).width))
    if depth == _DEEPEST or not isinstance(operation, ir.Op) or operation.name not in _SIGNS:
        return 1
    one, other = (1 if each is value else _scale(structure, each, known, depth + 1) for each in operation.operands)
    if operation.name == "shli":
        return one << min(other, _WIDE) if isinstance(structure.definition(operation.operands[1]), ir.Const) else one
    return one * other if operation.name == "muli" else max(one, other)


def _seen_unsigned(structure: Structure) -> set[ir.Value]:
    """The values that are copied to where an operation takes its operands for unsigned numbers."""
    pending = [
        each
        for operation in structure.operations
        if isinstance(operation, ir.Op) and (operation.name in _UNSIGNED or operation.name.startswith("cmpi.u"))
        for each in operation.operands
    ]
    found: set[ir.Value] = set()
    while pending:
        value = pending.pop()
        if value not in found:
            found.add(value)
            pending += structure.origins(value)
    return found


def _exact(values: Values, value: ir.Value, is_unsigned: bool) -> Number | None:
    """A value if it did not wrap around; None for others than are looked at."""
    operation = values.structure.definition(value)
    if operation is None:
        return values.counted(value)
    assert isinstance(operation, ir.Op)
    one, other = (values.number(each) for each in operation.operands)
    width = ir.scalar_of(value).width
    if operation.name == "shli":
        if not (other.is_constant and 0 <= other.low < width):
            return None
        other = constant(1 << other.low)
    elif is_unsigned:
        other = unsigned(other, width)
    return binary(_SIGNS[operation.name], unsigned(one, width) if is_unsigned else one, other)


def _range(value: ir.Value, is_unsigned: bool) -> Interval:
    width = ir.scalar_of(value).width
    return (0, (1 << width) - 1) if is_unsigned else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
