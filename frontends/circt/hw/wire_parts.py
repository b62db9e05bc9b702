"""Parts of registers of sv: elements of arrays and fields of structs, as bits of the whole.

An element is one whose index is a constant; others, and parts of wires, are refused. Source: the documentation of sv
(ArrayIndexInOutOp, StructFieldInOutOp)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.circt.hw.aggregates import array_of, fields_of, spelled, width_of
from frontends.circuits.bits import bit_range, concatenated, scalar_of
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

ELEMENT, FIELD = "sv.array_index_inout", "sv.struct_field_inout"
PARTS = (ELEMENT, FIELD)
_INOUT = "!hw.inout<"


class Part(Struct, frozen=True):
    """So many bits of `whole`, which is no part itself, from one on; without a `width` all of them."""

    whole: Any
    low: int = 0
    width: int | None = None

    def of(self, lowering: Lowering, value: ir.Value) -> ir.Value:
        return value if self.width is None else bit_range(lowering, value, self.low, self.width)

    def replaced(self, lowering: Lowering, value: ir.Value, part: ir.Value) -> ir.Value:
        """The whole with other bits in this part."""
        if self.width is None:
            return part
        above = scalar_of(value).width - self.low - self.width
        parts = [bit_range(lowering, value, self.low + self.width, above)] if above else []
        below = [bit_range(lowering, value, 0, self.low)] if self.low else []
        return concatenated(lowering, [*parts, part, *below])


def part_of(lowering: Lowering, wire: Any) -> Part:
    """Raises `Unsupported`."""
    operation = getattr(wire.owner, "operation", None)
    if operation is None or operation.name not in PARTS:
        return Part(wire)
    around = part_of(lowering, operation.operands[0])
    text = spelled(str(operation.operands[0].type).removeprefix(_INOUT)[:-1].strip())
    low, width = (_element if operation.name == ELEMENT else _field)(lowering, operation, text)
    return Part(around.whole, around.low + low, width)


def _element(lowering: Lowering, operation: Any, text: str) -> tuple[int, int]:
    array = array_of(text)
    index = getattr(operation.operands[1].owner, "operation", None)
    if array is None or index is None or index.name != "hw.constant":
        raise lowering.unsupported_at(operation, "an element that data chooses")
    width = width_of(spelled(array[1]))
    number = bits_of(index.attributes["value"], lowering.scalar(operation.operands[1].type))
    if width is None or number >= array[0]:
        raise lowering.unsupported_at(operation, f"the element {number} of {text}")
    return number * width, width


def _field(lowering: Lowering, operation: Any, text: str) -> tuple[int, int]:
    """The first field has the highest bits."""
    name = operation.attributes["field"].value
    fields = [(each, width_of(spelled(type))) for each, type in fields_of(text) or []]
    names = [each for each, _ in fields]
    if names.count(name) != 1 or any(width is None for _, width in fields):
        raise lowering.unsupported_at(operation, f"the field '{name}' of {text}")
    at = names.index(name)
    return sum(width or 0 for _, width in fields[at + 1 :]), fields[at][1] or 0
