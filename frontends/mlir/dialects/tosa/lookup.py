"""`tosa.table`: a function of integers that is given by its values."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from interp import ir

_I32 = ir.Scalar("i32")
_FRACTION = 7  # bits of a number of 16 bits between two entries


@handles("tosa.table")
def _table(lowering: Lowering, operation: Any) -> None:
    """Of 8 bits each number has an entry; of 16 bits every 128th has, and others lie on the line between two."""
    view, table = lowering.operands(operation)
    given, wanted = view_type(view).element, lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    entries = view_type(table)
    known = {("i8", "i8", "i8"): 256, ("i16", "i16", "i32"): 513}
    if known.get((given.name, entries.element.name, wanted.element.name)) != entries.shape[0]:
        raise lowering.unsupported(f"a table of type {operation.operands[1].type} for numbers of type {given}")
    sizes = lowering.sizes(view)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        value = lowering.load(view, point)
        result = _entry(lowering, table, value) if given.width == 8 else _between(lowering, table, value)
        lowering.store(result, buffer, point)


def _entry(lowering: Lowering, table: ir.Value, value: ir.Value) -> ir.Value:
    at = lowering.op("index_cast", [value], ir.INDEX)
    return lowering.load(table, [lowering.op("addi", [at, lowering.constant(128)], ir.INDEX)])


def _between(lowering: Lowering, table: ir.Value, value: ir.Value) -> ir.Value:
    def number(name: str, left: ir.Value, right: ir.Value) -> ir.Value:
        return lowering.op(name, [left, right], _I32)

    fraction_bits = lowering.constant(_FRACTION, _I32)
    shifted = number("addi", lowering.op("extsi", [value], _I32), lowering.constant(32768, _I32))
    at = number("shrui", shifted, fraction_bits)
    fraction = number("andi", shifted, lowering.constant((1 << _FRACTION) - 1, _I32))
    place = lowering.op("index_cast", [at], ir.INDEX)
    following = lowering.op("index_cast", [number("addi", at, lowering.constant(1, _I32))], ir.INDEX)
    base, next_ = (lowering.op("extsi", [lowering.load(table, [each])], _I32) for each in (place, following))
    slope = number("muli", number("subi", next_, base), fraction)
    return number("addi", number("shli", base, fraction_bits), slope)
