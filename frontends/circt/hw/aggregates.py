"""Arrays, structs, unions and enumerations of hw, as the bits that they are.

Source: CIRCT's own lowering of them (HWAggregateToComb, ExportVerilog) and folds (HWOps.cpp): the first operand of an
array, packed or not, is its last element and stands in the highest bits, as does the first field of a struct. A field
of a union begins so many bits below the highest one as its offset says. The cases of an enumeration are counted from
0."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from frontends.circt.hw.module import CLOCK, entries
from frontends.circuits.bits import bit_range, concatenated
from frontends.mlir.core.lowering import Lowering
from interp import ir

Values = Sequence[ir.Value]
_Meaning = Callable[[Lowering, Any, Values], ir.Value]

_INTEGER = re.compile(r"(?:!hw\.)?int<\s*(\d+)\s*>|[su]?i(\d+)")
_ARRAY = re.compile(r"(?:!hw\.)?u?array<(\d+)\s*x\s*(.*)>", re.DOTALL)
_STRUCT = re.compile(r"(?:!hw\.)?struct<(.*)>", re.DOTALL)
_UNION = re.compile(r"(?:!hw\.)?union<(.*)>", re.DOTALL)
_UNION_FIELD = re.compile(r"(.*?)(?:\s+offset\s+(\d+))?", re.DOTALL)
_ENUMERATION = re.compile(r"(?:!hw\.)?enum<(.*)>", re.DOTALL)
_ALIAS = re.compile(r"(?:!hw\.)?typealias<(.*)>", re.DOTALL)
_CASE = re.compile(r"#hw\.enum\.field<\s*([\w$.]+)\s*,.*>", re.DOTALL)
_CLOCK_CONSTANT = re.compile(r"#seq<clock_constant (high|low)>|#seq\.clock_constant<(high|low)>")
_LARGEST = 1 << 16  # bits
_MOST_NESTED = 64


def resolved(text: str) -> str:
    """A type behind the names that it was given."""
    for _ in range(_MOST_NESTED):
        found = _ALIAS.fullmatch(text.strip())
        parts = list(entries(found.group(1))) if found is not None else []
        if len(parts) != 2:
            break
        text = parts[1].strip()
    return text.strip()


def array_of(text: str) -> tuple[int, str] | None:
    """How many elements an array has, and their type; None for another type."""
    found = _ARRAY.fullmatch(resolved(text))
    return (int(found.group(1)), found.group(2).strip()) if found is not None else None


def fields_of(text: str) -> list[tuple[str, str]] | None:
    """The names and the types of the fields of a struct; None for another type."""
    found = _STRUCT.fullmatch(resolved(text))
    if found is None:
        return None
    return list(_named(found.group(1)))


def alternatives_of(text: str) -> list[tuple[str, str, int]] | None:
    """The names, types and offsets of the fields of a union; None for another type."""
    found = _UNION.fullmatch(resolved(text))
    if found is None:
        return None
    fields = []
    for name, rest in _named(found.group(1)):
        match = _UNION_FIELD.fullmatch(rest)
        assert match is not None
        fields.append((name, match[1].strip(), int(match[2] or 0)))
    return fields


def _named(text: str) -> Iterator[tuple[str, str]]:
    """Each name in a list of fields, with what stands behind it."""
    for each in entries(text):
        name, _, rest = each.partition(":")
        yield name.strip().strip('"'), rest.strip()


def cases_of(text: str) -> list[str] | None:
    """The cases of an enumeration; None for another type."""
    found = _ENUMERATION.fullmatch(resolved(text))
    return [each.strip() for each in found.group(1).split(",")] if found is not None else None


def spelled(text: str) -> str:
    """A type within another one of hw, where the dialect's name is left out, as it is spelled alone."""
    return text if text.startswith("!") or "<" not in text else f"!hw.{text}"


def width_of(text: str) -> int | None:
    """The bits of a type; None for what is no integer, enumeration, or array, struct or union of such."""
    text = resolved(text)
    found = _INTEGER.fullmatch(text)
    if found is not None:
        return int(found[1] or found[2])
    if text == CLOCK:  # its level
        return 1
    array = array_of(text)
    if array is not None:
        width = width_of(array[1])
        return None if width is None else array[0] * width
    if (cases := cases_of(text)) is not None:
        return max((len(cases) - 1).bit_length(), 1)
    if (alternatives := alternatives_of(text)) is not None:
        ends = [(width_of(type), offset) for _, type, offset in alternatives]
        known = [width + offset for width, offset in ends if width is not None]
        return max(known) if known and len(known) == len(ends) else None
    fields = fields_of(text)
    if fields is None:
        return None
    widths = [width_of(type) for _, type in fields]
    return None if None in widths else sum(each for each in widths if each is not None)


def convert(text: str) -> ir.Type | None:
    """An aggregate as a number of all its bits; None for what is none."""
    width = width_of(text)
    return ir.Scalar(f"i{width}") if width is not None and width <= _LARGEST else None


def _width(lowering: Lowering, operation: Any, text: str) -> int:
    width = width_of(text)
    if width is None:
        raise lowering.unsupported(f"type {text}", operation)
    return width


def _concatenated(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    fields = fields_of(str(operation.results[0].type))
    if fields is not None and [width_of(type) for _, type in fields] != [ir.scalar_of(each).width for each in values]:
        raise lowering.unsupported("operands that are not the fields", operation)
    return concatenated(lowering, values)


def _bits(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return values[0]


def _elements(lowering: Lowering, operation: Any, value: ir.Value) -> list[ir.Value]:
    """Those of the array that is the first operand, the one of index 0 first."""
    array = array_of(str(operation.operands[0].type))
    if array is None:
        raise lowering.unsupported(f"type {operation.operands[0].type}", operation)
    width = _width(lowering, operation, array[1])
    return [bit_range(lowering, value, number * width, width) for number in range(array[0])]


def _largest_index(lowering: Lowering, operation: Any) -> int:
    """The largest one that the second operand may be."""
    index = operation.operands[1]
    owner = getattr(index.owner, "operation", None)
    known = owner.attributes["value"].value if owner is not None and owner.name == "hw.constant" else None
    bits = _width(lowering, operation, str(index.type)) if str(index.type) != "i0" else 0
    return (1 << bits) - 1 if known is None else int(known) % (1 << bits)


def _equals(lowering: Lowering, index: ir.Value, number: int) -> ir.Value:
    return lowering.op("cmpi.eq", [index, lowering.constant(number, ir.scalar_of(index))], ir.I1)


def _array_get(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    first, *others = _elements(lowering, operation, values[0])
    for number, each in enumerate(others, 1):
        first = lowering.select(_equals(lowering, values[1], number), each, first)
    return _where_inside(lowering, operation, values[1], len(others), first)


def _where_inside(lowering: Lowering, operation: Any, index: ir.Value, last: int, found: ir.Value) -> ir.Value:
    """What an index up to `last` finds; what another one does is undefined (HWAggregates.td, and IEEE 1800-2017, clause
    7.4.5)."""
    if _largest_index(lowering, operation) <= last:
        return found
    inside = lowering.op("cmpi.ule", [index, lowering.constant(last, ir.scalar_of(index))], ir.I1)
    return lowering.select(inside, found, lowering.undefined(ir.scalar_of(found)))


def _array_slice(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """The elements from an index on."""
    array = array_of(str(operation.results[0].type))
    if array is None:
        raise lowering.unsupported(f"type {operation.results[0].type}", operation)
    elements = _elements(lowering, operation, values[0])
    last = len(elements) - array[0]
    found = concatenated(lowering, elements[: array[0]][::-1])
    for number in range(1, last + 1):
        part = concatenated(lowering, elements[number : number + array[0]][::-1])
        found = lowering.select(_equals(lowering, values[1], number), part, found)
    return _where_inside(lowering, operation, values[1], last, found)


def _array_inject(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    elements = _elements(lowering, operation, values[0])
    if _largest_index(lowering, operation) == 0 and len(elements) == 1:
        return values[2]
    changed = [
        lowering.select(_equals(lowering, values[1], number), values[2], each) for number, each in enumerate(elements)
    ]
    found = concatenated(lowering, changed[::-1])
    return _where_inside(lowering, operation, values[1], len(elements) - 1, found)


def _fields(lowering: Lowering, operation: Any, value: ir.Value) -> list[ir.Value]:
    """Those of the struct that is the first operand."""
    fields = fields_of(str(operation.operands[0].type))
    if fields is None:
        raise lowering.unsupported(f"type {operation.operands[0].type}", operation)
    parts, low = [], 0
    for _, type in reversed(fields):
        width = _width(lowering, operation, type)
        parts.append(bit_range(lowering, value, low, width))
        low += width
    return parts[::-1]


def _wanted(operation: Any, names: list[str]) -> int:
    """Which of the fields is meant, or -1."""
    if "fieldIndex" in operation.attributes:
        return int(operation.attributes["fieldIndex"].value)
    name = operation.attributes["field"].value
    return names.index(name) if names.count(name) == 1 else -1


def _parts(lowering: Lowering, operation: Any, value: ir.Value) -> tuple[list[ir.Value], int]:
    """The fields of the struct that is the first operand, and which of them is meant."""
    parts = _fields(lowering, operation, value)
    wanted = _wanted(operation, [name for name, _ in fields_of(str(operation.operands[0].type)) or ()])
    if not 0 <= wanted < len(parts):
        raise lowering.unsupported("a field that the struct has not", operation)
    return parts, wanted


def _struct_extract(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    parts, wanted = _parts(lowering, operation, values[0])
    return parts[wanted]


def _struct_inject(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    parts, wanted = _parts(lowering, operation, values[0])
    if ir.scalar_of(parts[wanted]) != ir.scalar_of(values[1]):
        raise lowering.unsupported("a value of another width", operation)
    parts[wanted] = values[1]
    return concatenated(lowering, parts)


def exploded(lowering: Lowering, operation: Any, values: Values, result: int) -> ir.Value:
    """One of the fields of a struct."""
    parts = _fields(lowering, operation, values[0])
    if len(parts) != len(operation.results) or ir.scalar_of(parts[result]) != lowering.scalar(
        operation.results[result].type
    ):
        raise lowering.unsupported("results that are not the fields", operation)
    return parts[result]


def _alternative(lowering: Lowering, operation: Any, text: str) -> tuple[int, int, int]:
    """The lowest bit of the field of a union that is meant, its width, and that of the union."""
    fields = alternatives_of(text)
    if fields is None:
        raise lowering.unsupported(f"type {text}", operation)
    wanted = _wanted(operation, [name for name, _, _ in fields])
    if not 0 <= wanted < len(fields):
        raise lowering.unsupported("a field that the union has not", operation)
    _, type, offset = fields[wanted]
    width, whole = _width(lowering, operation, type), _width(lowering, operation, text)
    return whole - offset - width, width, whole


def _union_extract(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    low, width, _ = _alternative(lowering, operation, str(operation.operands[0].type))
    return bit_range(lowering, values[0], low, width)


def _union_create(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """What stands beside the field nothing says."""
    _, width, whole = _alternative(lowering, operation, str(operation.results[0].type))
    if width != whole:
        raise lowering.unsupported("a union whose field has not all of its bits", operation)
    return values[0]


def _enum_constant(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    cases = cases_of(str(operation.results[0].type)) or []
    field = operation.attributes["field"]
    case = _CASE.fullmatch(str(field))
    name = case[1] if case is not None else str(getattr(field, "value", ""))
    if cases.count(name) != 1:
        raise lowering.unsupported(f"the case {field} of {operation.results[0].type}", operation)
    return lowering.constant(cases.index(name), lowering.scalar(operation.results[0].type))


def _enum_compare(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    if len({resolved(str(each.type)) for each in operation.operands}) != 1:
        raise lowering.unsupported("a comparison of two enumerations", operation)
    return lowering.op("cmpi.eq", list(values), ir.I1)


def _aggregate_constant(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    text = str(operation.results[0].type)
    number = _constant(lowering, operation, operation.attributes["fields"], text)
    return lowering.constant(number, lowering.scalar(operation.results[0].type))


def _constant(lowering: Lowering, operation: Any, attribute: Any, text: str) -> int:
    """The bits of a constant of a type."""
    array, fields = array_of(text), fields_of(text)
    if array is None and fields is None:
        width = _width(lowering, operation, text)
        if text.strip() == CLOCK and (level := _CLOCK_CONSTANT.match(str(attribute))) is not None:
            return int("high" in level[0])
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
        if ir.scalar_of(found) != lowering.scalar(operation.results[0].type):
            raise lowering.unsupported("a result of another width", operation)
        return found

    return checked


_MEANINGS: dict[str, _Meaning] = {
    "hw.aggregate_constant": _aggregate_constant,
    "hw.array_concat": _concatenated,
    "hw.array_create": _concatenated,
    "hw.array_get": _array_get,
    "hw.array_inject": _array_inject,
    "hw.array_slice": _array_slice,
    "hw.bitcast": _bits,
    "hw.enum.cmp": _enum_compare,
    "hw.enum.constant": _enum_constant,
    "hw.struct_create": _concatenated,
    "hw.struct_extract": _struct_extract,
    "hw.struct_inject": _struct_inject,
    "hw.union_create": _union_create,
    "hw.union_extract": _union_extract,
}
AGGREGATES = {name: _of_its_width(meaning) for name, meaning in _MEANINGS.items()}
"""What each gives for its operands."""
