"""The custom forms of the airrt dialect."""

from __future__ import annotations

from frontends.aie.syntax.attributes import array, mixed
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form


@form("airrt.segment_load")
def _segment_load(cursor: Cursor) -> Generic:
    attributes = {"sym_name": cursor.string()} | cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([], cursor.types(), attributes)


@form("airrt.herd_load")
def _herd_load(cursor: Cursor) -> Generic:
    """`"name"(%parameters) : (...) -> ...`; earlier releases have no parameters, and results alone."""
    attributes = {"sym_name": cursor.string()}
    parameters = cursor.at("(")
    values = cursor.values("(") if parameters else []
    attributes |= cursor.optional_dictionary()
    cursor.expect(":")
    if not parameters:
        return Generic([], cursor.types(), attributes)
    types = cursor.type_list()
    cursor.expect("->")
    if len(types) != len(values):
        cursor.expected(f"{len(values)} types of parameters before this")
    return Generic(list(zip(values, types, strict=True)), cursor.type_list(), attributes)


@form("airrt.dma_memcpy_nd")
def _dma_memcpy_nd(cursor: Cursor) -> Generic:
    """`(%id, %x, %y, %memref[offsets], [sizes], [strides]) {...} : (...)`, then `: !airrt.event`. Integers may stand
    among offsets, sizes and strides, and the types of these may be left out; earlier releases spell all types."""
    cursor.expect("(")
    values: list[str] = []
    for _ in range(3):
        values.append(cursor.value())
        cursor.expect(",")
    values.append(cursor.value())
    groups: list[list[tuple[str, str]]] = []
    attributes: dict[str, str] = {}
    for name in ("offsets", "sizes", "strides"):
        if groups:
            cursor.expect(",")
        found, numbers = mixed(cursor, "i64")
        groups.append(found)
        attributes[f"static_{name}"] = array(numbers)
    cursor.expect(")")
    attributes |= cursor.optional_dictionary()
    cursor.expect(":")
    types: list[str] = []

    def one() -> None:
        if cursor.at("["):
            cursor.enclosed("[", lambda: types.append(cursor.type()))
        else:
            types.append(cursor.type())

    cursor.enclosed("(", one)
    dynamic = [value for group in groups for value in group]
    if len(types) not in (len(values), len(values) + len(dynamic)):
        cursor.expected(f"{len(values)} types before this, or {len(values) + len(dynamic)}")
    results = [cursor.type()] if cursor.accept(":") else []
    attributes["operandSegmentSizes"] = array([1, 1, 1, 1, *(len(group) for group in groups)], "i32")
    return Generic([*zip(values, types, strict=False), *dynamic], results, attributes)


@form("airrt.wait_all")
def _wait_all(cursor: Cursor) -> Generic:
    values: list[str] = []
    if cursor.token.kind == "value":
        values.append(cursor.value())
        while cursor.accept(","):
            values.append(cursor.value())
    attributes = cursor.optional_dictionary()
    results = [cursor.type()] if cursor.results and cursor.accept(":") else []
    return Generic([(value, "!airrt.event") for value in values], results, attributes)


@form("airrt.alloc")
def _alloc(cursor: Cursor) -> Generic:
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([], [cursor.type()], attributes)


@form("airrt.dealloc")
def _dealloc(cursor: Cursor) -> Generic:
    attributes = cursor.optional_dictionary()
    value = cursor.value()
    cursor.expect(":")
    return Generic([(value, cursor.type())], [], attributes)


@form("airrt.module_metadata", "airrt.segment_metadata")
def _metadata(cursor: Cursor) -> Generic:
    """What the runtime library knows of a module, which says nothing of its own."""
    attributes = cursor.attributes_clause()
    region = cursor.region()
    return Generic([], [], attributes | cursor.optional_dictionary(), [region])


@form("airrt.herd_metadata", "airrt.module_metadata_terminator", "airrt.segment_metadata_terminator")
@form("airrt.herd_metadata_terminator")
def _attributes_alone(cursor: Cursor) -> Generic:
    return Generic(attributes=cursor.optional_dictionary())
