"""Atomic updates through pointers and views, as those of Triton's dialect."""

from __future__ import annotations

from frontends.tileir import memory
from frontends.tileir.statements import Statement
from frontends.tileir.writer import Value, Writer

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
    _update(writer, statement, "tt.atomic_rmw", f"atomic_rmw_op = {_mode(writer)} : i32, {_ordering(writer)}")


def atomic_cas(writer: Writer, statement: Statement) -> None:
    """A compare-and-swap of a tile of pointers, which gives what was there."""
    if statement.optional(3) is not None:
        raise writer.unsupported("with a mask")
    _update(writer, statement, "tt.atomic_cas", _ordering(writer))


def _update(writer: Writer, statement: Statement, name: str, properties: str) -> None:
    operands = [writer.value(each) for group in statement.groups[:-1] for each in group]
    writer.bind(statement.results[0], writer.op(name, operands, writer.tile(statement.types[0]), properties))


def atomic_red_view(writer: Writer, statement: Statement) -> None:
    """An update of a tile of a view, whose elements before it nobody asks for."""
    properties = f"atomic_rmw_op = {_mode(writer)} : i32, {_ordering(writer)}"
    (name,), indices, (updating,), _ = statement.groups
    view = memory.partition_of(writer, name)
    if view.padding:
        raise writer.unsupported("an update of a view with padding")
    pointers, mask = memory.elements(writer, view, indices)
    value: Value = writer.value(updating)
    writer.op("tt.atomic_rmw", [pointers, value, mask], value[1], properties)


def _ordering(writer: Writer) -> str:
    attributes = writer.attributes("mode", *memory.ORDERING)
    ordering, scope = (attributes.get(each, "") for each in memory.ORDERING)
    if ordering not in _ORDERINGS or scope not in _SCOPES:
        raise writer.unsupported(f"the ordering '{ordering} {scope}'")
    return f"scope = {_SCOPES[scope]} : i32, sem = {_ORDERINGS[ordering]} : i32"


def _mode(writer: Writer) -> int:
    mode = writer.attributes("mode", *memory.ORDERING).get("mode", "")
    if mode not in _MODES:
        raise writer.unsupported(f"the update '{mode}'")
    return _MODES[mode]
