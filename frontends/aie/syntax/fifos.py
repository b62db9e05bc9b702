"""Object fifos."""

from __future__ import annotations

from frontends.aie.syntax.attributes import (
    bracketed,
    case,
    elements_of,
    number,
    quoted,
)
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.syntax.functions import symbol_name


@form("aie.objectfifo")
def _objectfifo(cursor: Cursor) -> Generic:
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    cursor.expect("(")
    operands = [(cursor.value(), "index")]
    attributes["dimensionsToStream"] = '"[]"'
    if cursor.accept("dimensionsToStream") or cursor.accept("toStream"):
        attributes["dimensionsToStream"] = bracketed(cursor)
    cursor.expect(",")
    from_streams: list[str] = []

    def consumer() -> None:
        operands.append((cursor.value(), "index"))
        present = cursor.accept("dimensionsFromStream") or cursor.accept("fromStream")
        from_streams.append(cursor.attribute() if present else "[]")

    cursor.enclosed("{", consumer)
    attributes["dimensionsFromStreamPerConsumer"] = quoted(f"[{', '.join(from_streams)}]")
    cursor.expect(",")
    attributes["elemNumber"] = cursor.attribute()
    cursor.expect(")")
    attributes |= cursor.optional_dictionary()
    cursor.expect(":")
    attributes["elemType"] = cursor.type()
    if cursor.accept("->"):
        attributes["consumerElemType"] = cursor.type()
    if cursor.accept("="):
        contents: list[str] = []
        object = attributes["elemType"].partition("<")[2].removesuffix(">")
        cursor.enclosed("[", lambda: contents.append(elements_of(cursor, object)))
        attributes["initValues"] = f"[{', '.join(contents)}]"
    return Generic(operands, [], attributes)


@form("aie.objectfifo.link")
def _link(cursor: Cursor) -> Generic:
    attributes = {"fifoIns": cursor.attribute()}
    cursor.expect("->")
    attributes["fifoOuts"] = cursor.attribute()
    cursor.expect("(")
    for name in ("src_offsets", "dst_offsets"):
        attributes[name] = cursor.attribute() if not cursor.at(")") else "[]"
    cursor.expect(")")
    return Generic(attributes=attributes | cursor.optional_dictionary())


@form("aie.objectfifo.allocate")
def _allocate(cursor: Cursor) -> Generic:
    attributes = {"objFifo_name": cursor.symbol()}
    tile = cursor.value_in_parentheses()
    return Generic([(tile, "index")], [], attributes | cursor.optional_dictionary())


def _objects(cursor: Cursor) -> dict[str, str]:
    """`@fifo (Produce, 1)`"""
    attributes = cursor.optional_dictionary()
    attributes["objFifo_name"] = cursor.symbol()
    cursor.expect("(")
    if cursor.token.kind != "number":
        attributes["port"] = case(cursor)
        cursor.expect(",")
    attributes["size"] = number(cursor)
    cursor.expect(")")
    return attributes


@form("aie.objectfifo.acquire")
def _acquire(cursor: Cursor) -> Generic:
    attributes = _objects(cursor)
    cursor.expect(":")
    types = cursor.types()
    return Generic([], types if cursor.results or len(types) == 1 else [], attributes)


@form("aie.objectfifo.release")
def _release(cursor: Cursor) -> Generic:
    return Generic(attributes=_objects(cursor))


@form("aie.objectfifo.subview.access")
def _access(cursor: Cursor) -> Generic:
    subview = cursor.value()
    cursor.expect("[")
    attributes = {"index": number(cursor)}
    cursor.expect("]")
    attributes |= cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    cursor.expect("->")
    return Generic([(subview, type)], [cursor.type()], attributes)
