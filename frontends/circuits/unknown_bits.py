"""Circuits in which a value that nobody knows becomes a part of others.

The machine knows a value as a whole or not at all. A circuit has values of which some bits are known and others are
not: what joins, extends, masks or shifts one that may be unknown is not modelled, so that no known bit is forgotten.
Arithmetic and comparisons of an unknown number are unknown as a whole (IEEE 1364-2005, clause 5.1)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from frontends.errors import Unsupported
from interp import ir

_AS_A_WHOLE = frozenset(
    ("addi", "subi", "muli", "divui", "divsi", "remui", "remsi", "minui", "xori", "extsi", "shrsi", "trunci")
)
_UNKNOWN = "of a value that may be unknown: which bits of the result are known is not modelled"


def require_whole_in_cycles(step: ir.Function, registers: int) -> None:
    """Raises `Unsupported` where one step after the other makes values of which some bits may be unknown: the last
    parameters are as many registers, which may hold what is unknown as a whole."""
    assert step.body is not None
    last = step.body.blocks[0].operations[-1]
    assert isinstance(last, ir.Return)
    held = step.parameters[len(step.parameters) - registers :]
    following = last.values[len(last.values) - 2 * registers : len(last.values) - registers]
    unknown: set[ir.Value] = set()
    while True:
        values = require_whole(step, unknown)
        more = {register for register, value in zip(held, following, strict=True) if value in values} - unknown
        if not more:
            return
        unknown |= more


def require_whole(function: ir.Function, given: Collection[ir.Value] = ()) -> set[ir.Value]:
    """Raises `Unsupported` for values of the body, a single block, of which some bits may be unknown where the
    parameters that are `given` may be so as a whole; the values that may be."""
    assert function.body is not None
    (block,) = function.body.blocks
    constants: dict[ir.Value, int] = {}
    unknown: set[ir.Value] = set(given)
    shifted: dict[ir.Value, int] = {}  # unknown values that were shifted so far to have their higher bits alone
    for operation in block.operations:
        match operation:
            case ir.Const(result=result, bits=bits):
                constants[result] = bits
            case ir.Load(result=result):  # of memory that nothing has written
                unknown.add(result)
            case ir.Select(result=result, condition=condition, yes=yes, no=no):
                if condition in unknown or yes in shifted or no in shifted:
                    raise Unsupported("a choice", operation.place, _UNKNOWN)
                if yes in unknown or no in unknown:
                    unknown.add(result)
            case ir.Op() if unknown.intersection(operation.operands) or shifted.keys() & set(operation.operands):
                _follow(operation, constants, unknown, shifted)
            case ir.Return(values=values):
                if shifted.keys() & set(values):
                    raise Unsupported("a result", operation.place, _UNKNOWN)
            case _:
                pass
    return unknown


def _follow(
    operation: ir.Op, constants: Mapping[ir.Value, int], unknown: set[ir.Value], shifted: dict[ir.Value, int]
) -> None:
    """Notes what an operation makes of operands that may be unknown."""
    (result,) = operation.results
    first, *others = operation.operands
    if operation.name == "shrui" and others[0] in constants and first not in shifted:
        shifted[result] = constants[others[0]]
    elif (
        operation.name == "trunci"
        and first in shifted
        and shifted[first] <= ir.scalar_of(first).width - ir.scalar_of(result).width
    ):
        unknown.add(result)
    elif shifted.keys() & set(operation.operands):
        raise Unsupported(f"'{operation.name}'", operation.place, _UNKNOWN)
    elif operation.name in _AS_A_WHOLE or operation.name.startswith("cmpi."):
        unknown.add(result)
    else:
        raise Unsupported(f"'{operation.name}'", operation.place, _UNKNOWN)
