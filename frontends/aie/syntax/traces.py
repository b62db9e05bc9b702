"""Traces: what the trace units of tiles are told. What says it stays text."""

from __future__ import annotations

import json

from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.syntax.functions import symbol_name


@form("aie.trace", "aie.trace.config")
def _trace(cursor: Cursor) -> Generic:
    """`@name(%tile) packet_type = core {...}`"""
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    tile = cursor.value_in_parentheses()
    if cursor.accept("packet_type"):
        cursor.expect("=")
        attributes["packet_type"] = json.dumps(cursor.next().text)
    region = cursor.region(terminator="aie.end")
    return Generic([(tile, "index")], [], attributes | cursor.optional_dictionary(), [region])


@form(
    *("aie.trace.mode", "aie.trace.event", "aie.trace.packet", "aie.trace.port", "aie.trace.start", "aie.trace.stop"),
    *("aie.trace.reg", "aie.trace.combo_event", "aie.trace.edge_event"),
    "aie.trace.start_config",
)
def _setting(cursor: Cursor) -> Generic:
    """All that stands behind the name in its line."""
    line = cursor.tokens[cursor.position - 1].place.line
    said = []
    while cursor.token.place.line == line and cursor.token.text != "}" and cursor.token.kind != "end":
        said.append(cursor.next().text)
    return Generic(attributes={"text": json.dumps(" ".join(said))})


@form("aie.trace.host_config")
def _host(cursor: Cursor) -> Generic:
    """`buffer_size = 8192 arg_idx = 4 routing = single`"""
    attributes = {}
    for name in ("buffer_size", "arg_idx", "routing"):
        if cursor.accept(name):
            cursor.expect("=")
            attributes[name] = json.dumps(cursor.word()) if name == "routing" else f"{cursor.integer()} : i32"
    return Generic(attributes=cursor.added(attributes, cursor.optional_dictionary()))
