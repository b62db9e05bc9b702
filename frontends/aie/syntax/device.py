"""The device and its tiles: buffers, locks, and what runs on them."""

from __future__ import annotations

from frontends.aie.syntax.attributes import (
    case,
    elements_of,
    number,
    quoted,
    results,
)
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, Scope, form
from frontends.mlir.core.syntax.functions import symbol_name


@form("aie.device", scope=Scope.MODULE)
def _device(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"device": case(cursor)}
    cursor.expect(")")
    symbol = cursor.optional_symbol()
    if symbol is not None:
        attributes["sym_name"] = symbol_name(symbol)
    region = cursor.region()
    return Generic([], [], attributes | cursor.optional_dictionary(), [region])


@form("aie.tile")
def _tile(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"col": number(cursor)}
    cursor.expect(",")
    attributes["row"] = number(cursor)
    cursor.expect(")")
    return Generic([], ["index"], attributes | cursor.optional_dictionary())


@form("aie.logical_tile")
def _logical_tile(cursor: Cursor) -> Generic:
    cursor.expect("<")
    attributes = {"tile_type": case(cursor)}
    cursor.expect(">")
    cursor.expect("(")
    for name in ("col", "row"):
        if not cursor.accept("?"):
            attributes[name] = number(cursor)
        cursor.expect("," if name == "col" else ")")
    return Generic([], ["index"], attributes | cursor.optional_dictionary())


@form("aie.buffer")
def _buffer(cursor: Cursor) -> Generic:
    tile = cursor.value_in_parentheses()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    if cursor.accept("="):
        attributes["initial_value"] = elements_of(cursor, type)
    return Generic([(tile, "index")], [type], attributes)


@form("aie.external_buffer")
def _external_buffer(cursor: Cursor) -> Generic:
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([], [cursor.type()], attributes)


@form("aie.lock")
def _lock(cursor: Cursor) -> Generic:
    cursor.expect("(")
    tile = cursor.value()
    attributes = {"lockID": number(cursor)} if cursor.accept(",") else {}
    cursor.expect(")")
    return Generic([(tile, "index")], ["index"], attributes | cursor.optional_dictionary())


@form("aie.use_lock")
def _use_lock(cursor: Cursor) -> Generic:
    cursor.expect("(")
    operands = [(cursor.value(), "index")]
    cursor.expect(",")
    attributes = {"action": case(cursor)}
    if cursor.accept(","):
        if cursor.token.kind == "value":
            operands.append((cursor.value(), "i32"))
        else:
            attributes["value"] = number(cursor)
    if cursor.accept(","):
        attributes["blocking"] = f"{int(case(cursor) == quoted('Blocking'))} : i32"
    cursor.expect(")")
    return Generic(operands, [], attributes | cursor.optional_dictionary())


@form("aie.core", "aie.mem", "aie.memtile_dma", "aie.shim_dma")
def _of_tile(cursor: Cursor) -> Generic:
    tile = cursor.value_in_parentheses()
    region = cursor.region()
    return Generic([(tile, "index")], results(cursor), cursor.optional_dictionary(), [region])


@form("aie.end")
def _end(cursor: Cursor) -> Generic:
    return Generic(attributes=cursor.optional_dictionary())


@form("aie.event")
def _event(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"val": number(cursor)}
    cursor.expect(")")
    return Generic(attributes=attributes | cursor.optional_dictionary())
