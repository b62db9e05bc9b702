"""Parts of registers of sv: elements of arrays and fields of structs, as bits of the whole.

What is assigned has constants as its indices; an element that is read may be chosen by data, where all that the index
may be are elements. Parts of wires are refused. Source: the documentation of sv (ArrayIndexInOutOp,
StructFieldInOutOp)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.circt.hw.aggregates import array_of, fields_of, spelled, width_of
from frontends.circuits.bits import bit_range, concatenated
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
        above = ir.scalar_of(value).width - self.low - self.width
        parts = [bit_range(lowering, value, self.low + self.width, above)] if above else []
        below = [bit_range(lowering, value, 0, self.low)] if self.low else []
        return concatenated(lowering, [*parts, part, *below])


def part_of(lowering: Lowering, wire: Any) -> Part:
    """Raises `Unsupported`."""
    operation = getattr(wire.owner, "operation", None)
    if operation is None or operation.name not in PARTS:
        return Part(wire)
    whole = part_of(lowering, operation.operands[0])
    low, width = (_element if operation.name == ELEMENT else _field)(lowering, operation, _carried(operation))
    return Part(whole.whole, whole.low + low, width)


def chosen_by(wire: Any) -> Any | None:
    """The index by which data chooses an element; None for other wires."""
    operation = getattr(wire.owner, "operation", None)
    if operation is None or operation.name != ELEMENT or _constant(operation) is not None:
        return None
    return operation.operands[1]


def around(wire: Any) -> Any:
    """The array that data chooses an element of, or the wire itself."""
    return wire if chosen_by(wire) is None else wire.owner.operation.operands[0]


def chosen(lowering: Lowering, wire: Any, array: ir.Value, index: ir.Value) -> ir.Value:
    """The element of an array that an index chooses. Raises `Unsupported` where there may be none."""
    operation = wire.owner.operation
    sizes = array_of(_carried(operation))
    if sizes is None or 1 << ir.scalar_of(index).width > sizes[0]:
        raise lowering.unsupported_at(operation, f"an index that may be beyond the elements of {_carried(operation)}")
    width = ir.scalar_of(array).width // sizes[0]
    found = bit_range(lowering, array, 0, width)
    for number in range(1, 1 << ir.scalar_of(index).width):
        is_it = lowering.op("cmpi.eq", [index, lowering.constant(number, ir.scalar_of(index))], ir.I1)
        found = lowering.select(is_it, bit_range(lowering, array, number * width, width), found)
    return found


def _carried(operation: Any) -> str:
    """The type of what the wire of which an operation takes a part carries."""
    return spelled(str(operation.operands[0].type).removeprefix(_INOUT)[:-1].strip())


def _constant(operation: Any) -> Any | None:
    """The constant that is the index of an element; None for another one."""
    owner = getattr(operation.operands[1].owner, "operation", None)
    return owner if owner is not None and owner.name == "hw.constant" else None


def _element(lowering: Lowering, operation: Any, text: str) -> tuple[int, int]:
    array = array_of(text)
    index = _constant(operation)
    if array is None or index is None:
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
