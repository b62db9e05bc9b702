"""The custom forms of the aiex dialect, those of today and those of earlier releases. `aie` says how."""

from __future__ import annotations

from frontends.aie.syntax.attributes import angled, array, case, mixed, number
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.syntax.functions import symbol_name


def _repeat(cursor: Cursor) -> list[tuple[str, str]]:
    """`repeat %n : i32`, which may be missing."""
    if not cursor.accept("repeat"):
        return []
    value = cursor.value()
    cursor.expect(":")
    return [(value, cursor.type())]


@form("aiex.dma_configure_task_for")
def _configure_task_for(cursor: Cursor) -> Generic:
    attributes = {"alloc": cursor.attribute()}
    operands = _repeat(cursor)
    region = cursor.region()
    return Generic(operands, ["index"], attributes | cursor.optional_dictionary(), [region])


@form("aiex.dma_configure_task")
def _configure_task(cursor: Cursor) -> Generic:
    cursor.expect("(")
    tile = [(cursor.value(), "index")]
    cursor.expect(",")
    attributes = {"direction": case(cursor)}
    cursor.expect(",")
    attributes["channel"] = number(cursor)
    if cursor.accept(","):
        attributes["packet"] = angled(cursor)
    cursor.expect(")")
    repeat = _repeat(cursor)
    numbers = []
    if cursor.accept("bd_id"):
        value = cursor.value()
        cursor.expect(":")
        numbers.append((value, cursor.type()))
    region = cursor.region()
    attributes["operandSegmentSizes"] = array([1, len(repeat), len(numbers)], "i32")
    return Generic([*tile, *repeat, *numbers], ["index"], attributes | cursor.optional_dictionary(), [region])


@form("aiex.dma_start_task", "aiex.dma_await_task", "aiex.dma_free_task")
def _of_task(cursor: Cursor) -> Generic:
    task = cursor.value_in_parentheses()
    return Generic([(task, "index")], [], cursor.optional_dictionary())


@form("aiex.npu.dma_memcpy_nd")
def _dma_memcpy_nd(cursor: Cursor) -> Generic:
    """`(%a[offsets][sizes][strides])`; earlier releases have two coordinates first."""
    attributes: dict[str, str] = {}
    cursor.expect("(")
    if cursor.token.kind == "number":
        for name in ("x", "y"):
            attributes[name] = number(cursor, "i64")
            cursor.expect(",")
    memref = cursor.value()
    groups = []
    for name in ("offsets", "sizes", "strides"):
        values, numbers = mixed(cursor, "i64")
        groups.append(values)
        attributes[f"static_{name}"] = array(numbers)
    if cursor.accept(","):
        cursor.expect("packet")
        cursor.expect("=")
        attributes["packet"] = angled(cursor)
    cursor.expect(")")
    attributes |= cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    attributes["operandSegmentSizes"] = array([1, *(len(group) for group in groups)], "i32")
    return Generic([(memref, type), *(each for group in groups for each in group)], [], attributes)


@form("aiex.npu.blockwrite")
def _blockwrite(cursor: Cursor) -> Generic:
    """`(%words) {address = ...} : memref<8xi32>`"""
    value = cursor.value_in_parentheses()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    return Generic([(value, cursor.type())], [], attributes)


@form("aiex.npu.push_queue")
def _push_queue(cursor: Cursor) -> Generic:
    """`(column, row, direction : channel)`"""
    attributes: dict[str, str] = {}
    cursor.expect("(")
    for name in ("column", "row"):
        attributes[name] = number(cursor)
        cursor.expect(",")
    attributes["direction"] = case(cursor)
    cursor.expect(":")
    attributes["channel"] = number(cursor)
    cursor.expect(")")
    return Generic([], [], attributes | cursor.optional_dictionary())


@form("aiex.npu.writebd", "aiex.npu.dma_wait", "aiex.npu.load_pdi", "aiex.npu.preempt")
def _attributes_alone(cursor: Cursor) -> Generic:
    return Generic(attributes=cursor.optional_dictionary())


@form("aiex.npu.sync", "aiex.npu.write32", "aiex.npu.maskwrite32", "aiex.npu.address_patch")
def _numbers(cursor: Cursor) -> Generic:
    """Numbers as attributes, or `(%a, %b) : i32, i32`."""
    if not cursor.at("("):
        return Generic(attributes=cursor.optional_dictionary())
    values = cursor.values("(")
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    types = cursor.types()
    if len(types) != len(values):
        cursor.expected(f"{len(values)} types")
    return Generic(list(zip(values, types, strict=True)), [], attributes)


@form("aiex.npu.rtp_write")
def _rtp_write(cursor: Cursor) -> Generic:
    """`(@buffer, 0, %value) : i32`; earlier releases have a number, or the buffer's name in quotes."""
    cursor.expect("(")
    symbol = cursor.optional_symbol()
    attributes = {"buffer": symbol_name(symbol) if symbol is not None else cursor.string()}
    cursor.expect(",")
    attributes["index"] = number(cursor, "ui32")
    cursor.expect(",")
    operands = []
    if cursor.token.kind == "value":
        operands = [(cursor.value(), "i32")]
    else:
        attributes["value"] = number(cursor)
    cursor.expect(")")
    attributes |= cursor.optional_dictionary()
    if cursor.accept(":"):
        cursor.type()
    return Generic(operands, [], attributes)


@form("aiex.set_lock")
def _set_lock(cursor: Cursor) -> Generic:
    cursor.expect("(")
    lock = cursor.value()
    cursor.expect(",")
    attributes = {"value": number(cursor)}
    cursor.expect(")")
    return Generic([(lock, "index")], [], attributes | cursor.optional_dictionary())


@form("aiex.configure")
def _configure(cursor: Cursor) -> Generic:
    """`@device {...}`"""
    attributes = {"symbol": cursor.symbol()}
    region = cursor.region()
    return Generic([], [], attributes | cursor.optional_dictionary(), [region])


@form("aiex.run")
def _run(cursor: Cursor) -> Generic:
    """`@sequence(%a, %b) : (...)`"""
    attributes = {"runtime_sequence_symbol": cursor.symbol()}
    values = cursor.values("(")
    attributes |= cursor.optional_dictionary()
    cursor.expect(":")
    types = cursor.type_list()
    if len(types) != len(values):
        cursor.expected(f"{len(values)} types before this")
    return Generic(list(zip(values, types, strict=True)), [], attributes)
