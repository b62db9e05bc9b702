"""Streams between tiles: circuits, switches, packets and cascades."""

from __future__ import annotations

from frontends.aie.syntax.attributes import (
    angled,
    case,
    number,
    results,
)
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.syntax.functions import symbol_name


def _end_of_stream(cursor: Cursor, bundle: str, channel: str) -> tuple[tuple[str, str], dict[str, str]]:
    """`%tile, DMA : 0`"""
    tile = cursor.value()
    cursor.expect(",")
    attributes = {bundle: case(cursor)}
    cursor.expect(":")
    attributes[channel] = number(cursor)
    return (tile, "index"), attributes


@form("aie.flow")
def _flow(cursor: Cursor) -> Generic:
    cursor.expect("(")
    source, attributes = _end_of_stream(cursor, "source_bundle", "source_channel")
    cursor.expect(",")
    target, more = _end_of_stream(cursor, "dest_bundle", "dest_channel")
    cursor.expect(")")
    return Generic([source, target], [], attributes | more | cursor.optional_dictionary())


@form("aie.switchbox", "aie.shim_mux")
def _switch(cursor: Cursor) -> Generic:
    tile = cursor.value_in_parentheses()
    region = cursor.region(terminator="aie.end")
    return Generic([(tile, "index")], results(cursor), cursor.optional_dictionary(), [region])


@form("aie.connect")
def _connect(cursor: Cursor) -> Generic:
    """`<South : 3, North : 0>`"""
    attributes: dict[str, str] = {}
    cursor.expect("<")
    for side in ("source", "dest"):
        attributes |= _port_of_switch(cursor, side)
        cursor.expect("," if side == "source" else ">")
    return Generic(attributes=attributes | cursor.optional_dictionary())


def _port_of_switch(cursor: Cursor, side: str) -> dict[str, str]:
    """`South : 3`"""
    bundle = case(cursor)
    cursor.expect(":")
    return {f"{side}_bundle": bundle, f"{side}_channel": number(cursor)}


@form("aie.amsel")
def _amsel(cursor: Cursor) -> Generic:
    """`<arbiter> (selector)`"""
    attributes: dict[str, str] = {}
    for name, opening, closing in (("arbiterID", "<", ">"), ("msel", "(", ")")):
        cursor.expect(opening)
        attributes[name] = number(cursor, "i8")
        cursor.expect(closing)
    return Generic([], ["index"], attributes | cursor.optional_dictionary())


@form("aie.masterset")
def _masterset(cursor: Cursor) -> Generic:
    """`(DMA : 0, %selection, ...)`"""
    cursor.expect("(")
    attributes = _port_of_switch(cursor, "dest")
    selections: list[str] = []
    while cursor.accept(","):
        selections.append(cursor.value())
    cursor.expect(")")
    operands = [(each, "index") for each in selections]
    return Generic(operands, ["index"], attributes | cursor.optional_dictionary())


@form("aie.packet_rules")
def _packet_rules(cursor: Cursor) -> Generic:
    """`(South : 3) {` rules `}`"""
    cursor.expect("(")
    attributes = _port_of_switch(cursor, "source")
    cursor.expect(")")
    region = cursor.region(terminator="aie.end")
    return Generic([], [], attributes | cursor.optional_dictionary(), [region])


@form("aie.rule")
def _rule(cursor: Cursor) -> Generic:
    """`(mask, value, %selection)`"""
    cursor.expect("(")
    attributes: dict[str, str] = {}
    for name in ("mask", "value"):
        attributes[name] = number(cursor, "i8")
        cursor.expect(",")
    selection = cursor.value()
    cursor.expect(")")
    return Generic([(selection, "index")], [], attributes | cursor.optional_dictionary())


@form("aie.wire")
def _wire(cursor: Cursor) -> Generic:
    operands = []
    attributes: dict[str, str] = {}
    cursor.expect("(")
    for side in ("source", "dest"):
        operands.append((cursor.value(), "index"))
        cursor.expect(":")
        attributes[f"{side}_bundle"] = case(cursor)
        cursor.expect("," if side == "source" else ")")
    return Generic(operands, [], attributes | cursor.optional_dictionary())


@form("aie.packet_flow")
def _packet_flow(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"ID": f"{cursor.integer()} : i32"}
    cursor.expect(")")
    region = cursor.region(terminator="aie.end")
    return Generic([], [], attributes | cursor.optional_dictionary(), [region])


@form("aie.packet_source", "aie.packet_dest")
def _packet_end(cursor: Cursor) -> Generic:
    cursor.expect("<")
    tile, attributes = _end_of_stream(cursor, "bundle", "channel")
    cursor.expect(">")
    return Generic([tile], [], attributes | cursor.optional_dictionary())


@form("aie.cascade_flow")
def _cascade_flow(cursor: Cursor) -> Generic:
    tiles = cursor.values("(")
    if len(tiles) != 2:
        cursor.expected("two tiles before this")
    return Generic([(tile, "index") for tile in tiles], [], cursor.optional_dictionary())


@form("aie.put_cascade")
def _put_cascade(cursor: Cursor) -> Generic:
    cursor.expect("(")
    value = cursor.value()
    cursor.expect(":")
    type = cursor.type()
    cursor.expect(")")
    return Generic([(value, type)], [], cursor.optional_dictionary())


@form("aie.get_cascade")
def _get_cascade(cursor: Cursor) -> Generic:
    cursor.expect("(")
    cursor.expect(")")
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([], [cursor.type()], attributes)


@form("aie.shim_dma_allocation")
def _shim_dma_allocation(cursor: Cursor) -> Generic:
    """`@name(%tile, MM2S, 0)`, or in earlier releases `@name(MM2S, channel, column)`, where the name may be that of a
    `memref.global` as well: it is no symbol here."""
    attributes = {"allocation": symbol_name(cursor.symbol())}
    cursor.expect("(")
    operands = [(cursor.value(), "index")] if cursor.token.kind == "value" else []
    if operands:
        cursor.expect(",")
    attributes["channel_dir"] = case(cursor)
    cursor.expect(",")
    attributes["channel_index"] = number(cursor, "i64")
    if cursor.accept(","):
        if operands:
            attributes["packet"] = angled(cursor)
        else:
            attributes["col"] = number(cursor, "i64")
    cursor.expect(")")
    return Generic(operands, [], attributes | cursor.optional_dictionary())
