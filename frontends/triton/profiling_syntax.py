"""The custom forms of the proton dialect, as Triton prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import declare
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form

declare("proton.allocate_event", "$name:string {} : !result")


def _start(cursor: Cursor) -> dict[str, str]:
    if cursor.accept("start"):
        return {"isStart": "unit"}
    cursor.expect("end")
    return {}


@form("proton.record")
def _record(cursor: Cursor) -> Generic:
    """`start "name" {...}`"""
    attributes = _start(cursor)
    attributes["name"] = cursor.string()
    return Generic([], [], cursor.added(attributes, cursor.optional_dictionary()))


@form("proton.event")
def _event(cursor: Cursor) -> Generic:
    """`end %event {...} : i32`"""
    attributes = _start(cursor)
    event = cursor.value()
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    cursor.expect(":")
    return Generic([(event, cursor.type())], [], attributes)
