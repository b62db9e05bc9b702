"""Atomic updates through pointers and views, as those of Triton's dialect."""

from __future__ import annotations

import re

from frontends.tileir import memory
from frontends.tileir.statements import Statement, split
from frontends.tileir.types import tile
from frontends.tileir.writer import Value, Writer

_HEAD = re.compile(r"\s*(\w+) (\w+) ")
_MODE = re.compile(r",\s*([a-z]+)\b")
# By tt.RMWOp, tt.MemSemantic and tt.MemSyncScope.
_MODES = {
    "and": 1,
    "or": 2,
    "xor": 3,
    "add": 4,
    "addf": 5,
    "max": 6,
    "min": 7,
    "umax": 8,
    "umin": 9,
    "xchg": 10,
}
_ORDERINGS = {"relaxed": 1, "acquire": 2, "release": 3, "acq_rel": 4}
_SCOPES = {"device": 1, "sys": 3}


def atomic_rmw(writer: Writer, statement: Statement) -> None:
    """An atomic update of a tile of pointers, which gives what was there."""
    properties = f"atomic_rmw_op = {_mode(writer, statement)} : i32, {_ordering(writer, statement)}"
    _update(writer, statement, "tt.atomic_rmw", properties)


def atomic_cas(writer: Writer, statement: Statement) -> None:
    """A compare-and-swap of a tile of pointers, which gives what was there."""
    _update(writer, statement, "tt.atomic_cas", _ordering(writer, statement))


def _update(writer: Writer, statement: Statement, name: str, properties: str) -> None:
    operands = [writer.value(each) for each in memory.before_token(statement)]
    type = tile(split(statement.types.rpartition("-> ")[2])[0])
    if type is None or len(statement.results) != 2:
        raise writer.unsupported(f"type {statement.types}")
    writer.bind(statement.results[0], writer.op(name, operands, type, properties))


def atomic_red_view(writer: Writer, statement: Statement) -> None:
    """An update of a tile of a view, whose elements before it nobody asks for."""
    properties = f"atomic_rmw_op = {_mode(writer, statement)} : i32, {_ordering(writer, statement)}"
    view, indices = memory.access(writer, statement)
    if view.padding:
        raise writer.unsupported("an update of a view with padding")
    pointers, mask = memory.elements(writer, view, indices)
    value: Value = writer.value(memory.before_token(statement)[-1])
    writer.op("tt.atomic_rmw", [pointers, value, mask], value[1], properties)


def _ordering(writer: Writer, statement: Statement) -> str:
    found = _HEAD.match(statement.rest)
    ordering, scope = found.groups() if found else ("", "")
    if ordering not in _ORDERINGS or scope not in _SCOPES:
        raise writer.unsupported(f"the ordering '{ordering} {scope}'")
    return f"scope = {_SCOPES[scope]} : i32, sem = {_ORDERINGS[ordering]} : i32"


def _mode(writer: Writer, statement: Statement) -> int:
    mode = mode_of(statement)
    if mode not in _MODES:
        raise writer.unsupported(f"the update '{mode}'")
    return _MODES[mode]


def mode_of(statement: Statement) -> str:
    """What an update does; empty for an exchange where another value is expected."""
    found = _MODE.search(statement.rest)
    return found[1] if found else ""
