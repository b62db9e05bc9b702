"""The operations of datapath: rows of bits of which only the sum is known.

Source: CIRCT's documentation of the dialect, which leaves open which rows there are. Where nothing but their sum shows,
the first one is the sum here, and the others are zeros. Elsewhere all but the last one are functions of the operands of
which nothing is known, one for each operation by its number in its module, and the last one is what is left of the sum.
What is proven of these functions holds of all rows that there may be, and no run shows a difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.syntax.assembly import declare
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.core.walking import definition_of, within
from interp import ir

Values = Sequence[ir.Value]
_MOST = 1 << 12  # rows


def _sum(lowering: Lowering, values: Values) -> ir.Value:
    return reduce(lambda left, right: lowering.op("addi", [left, right], left.type), values)


def _product(lowering: Lowering, values: Values) -> ir.Value:
    left, right = values
    return lowering.op("muli", [left, right], left.type)


def _product_of_sum(lowering: Lowering, values: Values) -> ir.Value:
    first, second, factor = values
    return _product(lowering, [_sum(lowering, [first, second]), factor])


ROWS: dict[str, Callable[[Lowering, Values], ir.Value]] = {
    "datapath.compress": _sum,
    "datapath.partial_product": _product,
    "datapath.pos_partial_product": _product_of_sum,
}
"""What the rows of each sum up to, modulo what they hold."""


def row(lowering: Lowering, operation: Any, values: Values, result: int) -> ir.Value:
    """One of the rows. Raises `Unsupported` for rows of another width."""
    type = ir.scalar_of(values[0])
    if any(lowering.scalar(each.type) != type for each in operation.results):
        raise lowering.unsupported("rows of another width", operation)
    if _only_the_sum_shows(operation):
        return lowering.constant(0, type) if result else ROWS[operation.name](lowering, values)
    last = len(operation.results) - 1
    name = f"{operation.name} {_name(lowering, operation)} of {len(values)} to {last + 1}"
    others = [
        unknown(lowering, f"row {at} of {name}", list(values), type)
        for at in ([result] if result < last else range(last))
    ]
    if result < last:
        return others[0]
    total = ROWS[operation.name](lowering, values)
    return lowering.op("subi", [total, _sum(lowering, others)], type) if others else total


def _name(lowering: Lowering, operation: Any) -> str:
    """The number of an operation among those of its module, and of an instance the name of that."""
    module = definition_of(operation)
    rows = (each for each in within(module) if each.name in ROWS)
    number = next(at for at, each in enumerate(rows) if each == operation)
    name = str(module.attributes["sym_name"].value) if "sym_name" in module.attributes else ""
    return f"{number}" if name == lowering.symbols.entry else f"{number} of '{name}'"


def _only_the_sum_shows(operation: Any) -> bool:
    """Whether all rows are summands of one sum, each once. What sums rows up into others shows their sum alone."""
    uses = [[(use.owner, use.operand_number) for use in each.uses] for each in operation.results]
    if any(len(each) > 1 for each in uses):
        return False
    used = [each[0] for each in uses if each]
    owners = {getattr(owner, "operation", owner) for owner, _ in used}
    if not owners:
        return True
    if len(owners) > 1 or len(used) != len(uses):
        return False
    (owner,) = owners
    summands = {"comb.add": len(owner.operands), "datapath.compress": len(owner.operands)}
    summands["datapath.pos_partial_product"] = 2
    return all(number < summands.get(owner.name, 0) for _, number in used)


# -- forms -------------------------------------------------------------------------------------------------------------


@form("datapath.compress")
def _compress(cursor: Cursor) -> Generic:
    """`%a, %b, %c : i4 [3 -> 2]`"""
    values, attributes = cursor.values_before_types()
    type = cursor.type()
    cursor.expect("[")
    taken = cursor.integer()
    cursor.expect("->")
    given = cursor.integer()
    cursor.expect("]")
    if taken != len(values) or not 0 < given <= _MOST:
        cursor.fail(f"{len(values)} rows as {taken}, and {given} of them")
    return Generic([(each, type) for each in values], [type] * given, attributes)


declare("datapath.partial_product", "%left, %right {} : !()")
declare("datapath.pos_partial_product", "%first, %second, %factor {} : !()")
