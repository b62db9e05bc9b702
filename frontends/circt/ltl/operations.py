"""Sequences and properties as functions of their parts."""

from __future__ import annotations

from functools import reduce
from typing import Any

from frontends.circt.ltl.syntax import PROPERTY, SEQUENCE
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.core.walking import outermost, within
from interp import ir

# Of widths that no other values have, so that a formula is paired with a formula of its kind.
_NUMBERS = {SEQUENCE: ir.Scalar("i61"), PROPERTY: ir.Scalar("i62")}
_DIALECT = "ltl."
_HANDING_ON = ("func.call", "func.return", "hw.output")
_PLAIN_REGIONS = (".module", ".func")  # which are run as they stand, where they are one block
_OF_BITS = {"ltl.and": "andi", "ltl.or": "ori"}
_ATTRIBUTES = {
    **dict.fromkeys(("and", "or", "intersect", "concat", "weak", "strong", "not", "implication", "until"), ()),
    **dict.fromkeys(("clock", "clocked_atom"), ("edge",)),
    **dict.fromkeys(("repeat", "goto_repeat", "non_consecutive_repeat"), ("base", "more")),
    "boolean_constant": ("value",),
    "clocked_delay": ("edge", "delay", "length"),
    "delay": ("delay", "length"),
    "eventually": (),
}


def convert(text: str) -> ir.Type | None:
    return _NUMBERS.get(text)


def _has_control_flow(module: Any) -> bool:
    return any(
        len(each.successors) or (len(each.regions) and not each.name.endswith(_PLAIN_REGIONS))
        for each in within(module)
    )


def _require_no_choice(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where data may choose between formulas: of a signal that is 1 now, a formula is not what it
    is of one that is 1 at all times, and below a condition these two are one number."""
    if "control flow" not in lowering.memo:
        lowering.memo["control flow"] = _has_control_flow(outermost(operation))
    if lowering.memo["control flow"]:
        raise lowering.unsupported("a formula in a program with control flow")
    for use in operation.results[0].uses:
        user = use.owner.operation.name
        if not user.startswith(_DIALECT) and user not in _HANDING_ON:
            raise lowering.unsupported(f"a formula that '{user}' takes")


def _formula(lowering: Lowering, operation: Any) -> None:
    values = lowering.operands(operation)
    type = lowering.scalar(operation.results[0].type)
    if operation.name in _OF_BITS and values and all(each.type == type == ir.I1 for each in values):
        of_bits = _OF_BITS[operation.name]
        found = reduce(lambda left, right: lowering.op(of_bits, [left, right], ir.I1), values)
    else:
        _require_no_choice(lowering, operation)
        names = _ATTRIBUTES[operation.name.removeprefix(_DIALECT)]
        said = [f"{each} = {operation.attributes[each]}" for each in names if each in operation.attributes]
        types = ", ".join(str(each.type) for each in values)
        found = unknown(lowering, f"{operation.name} {{{', '.join(said)}}} ({types}) -> {type}", values, type)
    lowering.bind(operation.results[0], found)


for _name, _attributes in _ATTRIBUTES.items():
    handles(f"{_DIALECT}{_name}", attributes=_attributes)(_formula)
