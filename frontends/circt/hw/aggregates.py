"""Packed arrays and structs of hw, as the bits that they are.

Source: CIRCT's own lowering of them (HWAggregateToComb) and folds (HWOps.cpp): the first operand of an array is its
last element and stands in the highest bits, as does the first field of a struct."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from frontends.circt.hw.module import entries
from frontends.circuits.bits import bit_range, choose, concatenated, scalar_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

Values = Sequence[ir.Value]
_Meaning = Callable[[Lowering, Any, Values], ir.Value]

_INTEGER = re.compile(r"i(\d+)")
_ARRAY = re.compile(r"(?:!hw\.)?array<(\d+)\s*x\s*(.*)>", re.DOTALL)
_STRUCT = re.compile(r"(?:!hw\.)?struct<(.*)>", re.DOTALL)
_LARGEST = 1 << 16  # bits


def array_of(text: str) -> tuple[int, str] | None:
    """How many elements an array has, and their type; None for another type."""
    found = _ARRAY.fullmatch(text.strip())
    return (int(found.group(1)), found.group(2).strip()) if found is not None else None


def fields_of(text: str) -> list[tuple[str, str]] | None:
    """The names and the types of the fields of a struct; None for another type."""
    found = _STRUCT.fullmatch(text.strip())
    if found is None:
        return None
    fields = []
    for each in entries(found.group(1)):
        name, _, type = each.partition(":")
        fields.append((name.strip().strip('"'), type.strip()))
    return fields


def width_of(text: str) -> int | None:
    """The bits of a type; None for what is no integer, packed array or struct of such."""
    found = _INTEGER.fullmatch(text.strip())
    if found is not None:
        return int(found.group(1))
    array = array_of(text)
    if array is not None:
        width = width_of(array[1])
        return None if width is None else array[0] * width
    fields = fields_of(text)
    if fields is None:
        return None
    widths = [width_of(type) for _, type in fields]
    return None if None in widths else sum(each for each in widths if each is not None)


def convert(text: str) -> ir.Type | None:
    """An aggregate as a number of all its bits; None for what is none."""
    width = width_of(text)
    return ir.Scalar(f"i{width}") if width is not None and 0 < width <= _LARGEST else None


def _width(lowering: Lowering, operation: Any, text: str) -> int:
    width = width_of(text)
    if not width:
        raise lowering.unsupported(f"type {text}", operation)
    return width


def _concatenated(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    fields = fields_of(str(operation.results[0].type))
    if fields is not None and [width_of(type) for _, type in fields] != [scalar_of(each).width for each in values]:
        raise lowering.unsupported("operands that are not the fields", operation)
    return concatenated(lowering, values)


def _bits(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return values[0]


def _elements(lowering: Lowering, operation: Any, value: ir.Value) -> list[ir.Value]:
    """Those of the array that is the first operand, the one of index 0 first; and the index must be one of them: what
    is beyond is undefined."""
    array = array_of(str(operation.operands[0].type))
    if array is None:
        raise lowering.unsupported(f"type {operation.operands[0].type}", operation)
    count, width = array[0], _width(lowering, operation, array[1])
    index = operation.operands[1]
    owner = getattr(index.owner, "operation", None)
    known = owner.attributes["value"].value if owner is not None and owner.name == "hw.constant" else None
    bits = _width(lowering, operation, str(index.type)) if str(index.type) != "i0" else 0
    largest = (1 << bits) - 1 if known is None else known % (1 << bits)
    if largest >= count:
        raise lowering.unsupported(f"an index that may be beyond the {count} elements", operation)
    return [bit_range(lowering, value, number * width, width) for number in range(count)]


def _equals(lowering: Lowering, index: ir.Value, number: int) -> ir.Value:
    return lowering.op("cmpi.eq", [index, lowering.constant(number, scalar_of(index))], ir.I1)


def _array_get(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    first, *others = _elements(lowering, operation, values[0])
    for number, each in enumerate(others, 1):
        first = choose(lowering, _equals(lowering, values[1], number), each, first)
    return first


def _array_inject(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    elements = _elements(lowering, operation, values[0])
    if len(elements) == 1:
        return values[2]
    changed = [
        choose(lowering, _equals(lowering, values[1], number), values[2], each) for number, each in enumerate(elements)
    ]
    return concatenated(lowering, changed[::-1])


def _parts(lowering: Lowering, operation: Any, value: ir.Value) -> tuple[list[ir.Value], int]:
    """The fields of the struct that is the first operand, and which of them is meant."""
    fields = fields_of(str(operation.operands[0].type))
    if fields is None:
        raise lowering.unsupported(f"type {operation.operands[0].type}", operation)
    names = [name for name, _ in fields]
    if "fieldIndex" in operation.attributes:
        wanted = int(operation.attributes["fieldIndex"].value)
    else:
        name = operation.attributes["field"].value
        wanted = names.index(name) if names.count(name) == 1 else -1
    if not 0 <= wanted < len(fields):
        raise lowering.unsupported("a field that the struct has not", operation)
    parts, low = [], 0
    for _, type in reversed(fields):
        width = _width(lowering, operation, type)
        parts.append(bit_range(lowering, value, low, width))
        low += width
    return parts[::-1], wanted


def _struct_extract(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    parts, wanted = _parts(lowering, operation, values[0])
    return parts[wanted]


def _struct_inject(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    parts, wanted = _parts(lowering, operation, values[0])
    if scalar_of(parts[wanted]) != scalar_of(values[1]):
        raise lowering.unsupported("a value of another width", operation)
    parts[wanted] = values[1]
    return concatenated(lowering, parts)


def _aggregate_constant(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    text = str(operation.results[0].type)
    number = _constant(lowering, operation, operation.attributes["fields"], text)
    return lowering.constant(number, lowering.scalar(operation.results[0].type))


def _constant(lowering: Lowering, operation: Any, attribute: Any, text: str) -> int:
    """The bits of a constant of a type."""
    array, fields = array_of(text), fields_of(text)
    if array is None and fields is None:
        width = _width(lowering, operation, text)
        if not hasattr(attribute, "value") or str(attribute.type) != text.strip():
            raise lowering.unsupported(f"the constant {attribute} of type {text}", operation)
        return int(attribute.value) % (1 << width)
    types = [array[1]] * array[0] if array is not None else [type for _, type in fields or ()]
    parts = list(attribute)
    if len(parts) != len(types):
        raise lowering.unsupported(f"{len(parts)} parts for type {text}", operation)
    total = 0
    for part, type in zip(parts, types, strict=True):
        total = total << _width(lowering, operation, type) | _constant(lowering, operation, part, type)
    return total


def _of_its_width(meaning: _Meaning) -> _Meaning:
    """Raises `Unsupported` where the result has not the bits of its type."""

    def checked(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
        found = meaning(lowering, operation, values)
        if scalar_of(found) != lowering.scalar(operation.results[0].type):
            raise lowering.unsupported("a result of another width", operation)
        return found

    return checked


_MEANINGS: dict[str, _Meaning] = {
    "hw.aggregate_constant": _aggregate_constant,
    "hw.array_concat": _concatenated,
    "hw.array_create": _concatenated,
    "hw.array_get": _array_get,
    "hw.array_inject": _array_inject,
    "hw.bitcast": _bits,
    "hw.struct_create": _concatenated,
    "hw.struct_extract": _struct_extract,
    "hw.struct_inject": _struct_inject,
}
AGGREGATES = {name: _of_its_width(meaning) for name, meaning in _MEANINGS.items()}
"""What each gives for its operands."""
