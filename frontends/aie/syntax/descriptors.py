"""DMAs and their buffer descriptors."""

from __future__ import annotations

from frontends.aie.syntax.attributes import (
    Operands,
    array,
    bracketed,
    case,
    mixed,
    number,
    results,
)
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form


@form("aie.dma_start")
def _dma_start(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"channel_dir": case(cursor)}
    cursor.expect(",")
    attributes["channel_index"] = number(cursor)
    cursor.expect(",")
    successors = [cursor.block()]
    cursor.expect(",")
    successors.append(cursor.block())
    if cursor.accept(","):
        cursor.expect("repeat_count")
        cursor.expect("=")
        attributes["repeat_count"] = number(cursor)
    cursor.expect(")")
    return Generic([], results(cursor, "i1"), attributes | cursor.optional_dictionary(), successors=successors)


@form("aie.dma")
def _dma(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"channel_dir": case(cursor)}
    cursor.expect(",")
    attributes["channel_index"] = number(cursor)
    cursor.expect(")")
    generic = Generic([], results(cursor, "i1"), attributes | cursor.optional_dictionary())
    cursor.enclosed("[", lambda: generic.regions.append(cursor.region()))
    return generic


@form("aie.dma_bd_packet")
def _dma_bd_packet(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"packet_type": number(cursor)}
    cursor.expect(",")
    attributes["packet_id"] = number(cursor)
    cursor.expect(")")
    return Generic(attributes=attributes | cursor.optional_dictionary())


@form("aie.next_bd")
def _next_bd(cursor: Cursor) -> Generic:
    successor = cursor.block()
    return Generic(attributes=cursor.optional_dictionary(), successors=[successor])


@form("aie.dma_bd")
def _dma_bd(cursor: Cursor) -> Generic:
    """`(%b : T offset = o len = n sizes = [...] strides = [...] pad [...])`, or `(%b : T, o, n, [<size, stride>])`"""
    cursor.expect("(")
    buffer = cursor.value()
    cursor.expect(":")
    groups: list[Operands] = [[(buffer, cursor.type())], [], [], [], [], []]
    attributes: dict[str, str] = {}
    if cursor.at(","):
        _positional(cursor, attributes)
        cursor.expect(")")
        return Generic(groups[0], [], attributes | cursor.optional_dictionary())
    for at, name in enumerate(("offset", "len"), 1):
        if cursor.accept(name):
            cursor.expect("=")
            if cursor.token.kind == "value":
                groups[at].append((cursor.value(), "i32"))
            else:
                attributes[f"static_{name}"] = number(cursor)
    for at, name in enumerate(("sizes", "strides"), 3):
        if cursor.accept(name):
            cursor.expect("=")
            groups[at], numbers = mixed(cursor, "i64")
            attributes[f"static_{name}"] = array(numbers)
    if cursor.accept("pad"):
        attributes["pad_dimensions"] = bracketed(cursor)
    cursor.expect(")")
    while cursor.at("bd_id_val") or cursor.at("iteration_size_val") or cursor.at("iteration_stride_val"):
        cursor.word()
        value = cursor.value()
        cursor.expect(":")
        groups[5].append((value, cursor.type()))
    attributes |= cursor.optional_dictionary()
    if "len" in attributes or "offset" in attributes:
        return Generic(groups[0], [], attributes)  # of an earlier release, which has these among the attributes
    attributes["operandSegmentSizes"] = array([len(group) for group in groups], "i32")
    return Generic([each for group in groups for each in group], [], attributes)


def _positional(cursor: Cursor, attributes: dict[str, str]) -> None:
    for name in ("offset", "len"):
        if cursor.accept(","):
            attributes[name] = number(cursor)
    for name in ("dimensions", "pad_dimensions"):
        if cursor.accept(","):
            attributes[name] = bracketed(cursor)
