"""The custom form of the air dialect, as `air-opt` prints and reads it.

Attributes and operand segments are those of the dialect's generic form, with offsets, sizes and strides as one array of
known numbers and the values for the others among them (`static_src_offsets` and so on)."""

from __future__ import annotations

from frontends.mlir.core.dynamic import DYNAMIC
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic, Scope, form
from frontends.mlir.core.syntax.functions import symbol_name

_TOKEN = "!air.async.token"
Operands = list[tuple[str, str]]


def _segments(*groups: list[tuple[str, str]]) -> str:
    return f"array<i32: {', '.join(str(len(group)) for group in groups)}>"


def _asynchronous(cursor: Cursor) -> tuple[list[str], Operands]:
    """`async [%a, %b]`, both parts optional: the type of the token and what is waited for."""
    if cursor.at("async") and not cursor.results:
        cursor.expected("a name for the token of an 'async' operation in front of it")
    results = [_TOKEN] if cursor.accept("async") else []
    return results, _dependencies(cursor)


def _dependencies(cursor: Cursor) -> Operands:
    return [(name, _TOKEN) for name in cursor.values()] if cursor.at("[") else []


# -- hierarchy ---------------------------------------------------------------------------------------------------------


def _hierarchy(cursor: Cursor, kind: str) -> Generic:
    """`rank`, `launch`, `segment` and `herd`: ids, then sizes, then what is passed on are the arguments of the body."""
    symbol = cursor.optional_symbol()
    results, dependencies = _asynchronous(cursor)
    universe: Operands = []
    if kind == "rank" and cursor.accept("universe"):
        cursor.enclosed("(", lambda: universe.append((cursor.value(), "!air.universe")))
    ids: list[Argument] = []
    sizes: list[Argument] = []
    operands: Operands = []
    passed: list[Argument] = []
    word = {"segment": "unroll", "herd": "tile"}.get(kind, "")
    if kind != "segment" or cursor.at(word):
        if word:
            cursor.expect(word)
        cursor.enclosed("(", lambda: ids.append(cursor.argument("index")))
        cursor.expect("in")
        cursor.enclosed("(", lambda: _bound(cursor, sizes, operands, "index"))
        if len(ids) != len(sizes):
            cursor.expected(f"{len(ids)} sizes, one for each id, before this")
    size_operands, operands = operands, []
    if cursor.accept("args"):
        cursor.enclosed("(", lambda: _bound(cursor, passed, operands, ""))
        if passed:
            cursor.expect(":")
            types = cursor.types()
            if len(types) != len(passed):
                cursor.expected(f"{len(passed)} types, one for each of 'args'")
            operands = [(name, type) for (name, _), type in zip(operands, types, strict=True)]
            passed = [Argument(each.name, type, each.offset) for each, type in zip(passed, types, strict=True)]
    attributes = cursor.attributes_clause()
    if symbol is not None:
        attributes["sym_name"] = symbol_name(symbol)
    groups = [dependencies, *([universe] if kind == "rank" else []), size_operands, operands]
    attributes["operandSegmentSizes"] = _segments(*groups)
    regions = []
    if cursor.at("{"):
        regions.append(cursor.region((*ids, *sizes, *passed), f"air.{kind}_terminator"))
    elif "sym_name" not in attributes:
        cursor.expected("'{' and the body")
    return Generic([each for group in groups for each in group], results, attributes, regions)


def _bound(cursor: Cursor, names: list[Argument], operands: Operands, type: str) -> None:
    """`%inside = %outside`"""
    names.append(cursor.argument(type))
    cursor.expect("=")
    operands.append((cursor.value(), type))


@form("air.rank", scope=Scope.FUNCTION)
def _rank(cursor: Cursor) -> Generic:
    return _hierarchy(cursor, "rank")


@form("air.launch", scope=Scope.FUNCTION)
def _launch(cursor: Cursor) -> Generic:
    return _hierarchy(cursor, "launch")


@form("air.segment", scope=Scope.FUNCTION)
def _segment(cursor: Cursor) -> Generic:
    return _hierarchy(cursor, "segment")


@form("air.herd", scope=Scope.FUNCTION)
def _herd(cursor: Cursor) -> Generic:
    return _hierarchy(cursor, "herd")


@form("air.rank_terminator", "air.launch_terminator", "air.segment_terminator", "air.herd_terminator")
def _terminator(cursor: Cursor) -> Generic:
    return Generic(attributes=cursor.optional_dictionary())


# -- data movement -----------------------------------------------------------------------------------------------------


def _mixed(cursor: Cursor) -> tuple[Operands, str]:
    """`[1, %a, 4]`: the values among them, and all as an array."""
    values: Operands = []
    numbers: list[int] = []

    def element() -> None:
        if cursor.token.kind == "value":
            values.append((cursor.value(), "index"))
            numbers.append(DYNAMIC)
        elif cursor.token.kind == "number":
            numbers.append(cursor.integer())
        else:
            cursor.expected("a value or an integer")

    cursor.enclosed("[", element)
    return values, f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"


def _access(cursor: Cursor, side: str) -> tuple[str, list[Operands], dict[str, str]]:
    """`%memref[offsets] [sizes] [strides]`; `side` is `src` or `dst`."""
    memref = cursor.value()
    groups, attributes = [], {}
    for what in ("offsets", "sizes", "strides"):
        values, array = _mixed(cursor)
        groups.append(values)
        attributes[f"static_{side}_{what}"] = array
    return memref, groups, attributes


@form("air.dma_memcpy_nd")
def _dma(cursor: Cursor) -> Generic:
    results, dependencies = _asynchronous(cursor)
    cursor.expect("(")
    target, target_groups, attributes = _access(cursor, "dst")
    cursor.expect(",")
    source, source_groups, more = _access(cursor, "src")
    cursor.expect(")")
    attributes |= more | cursor.optional_dictionary()
    cursor.expect(":")
    cursor.expect("(")
    target_type = cursor.type()
    cursor.expect(",")
    source_type = cursor.type()
    cursor.expect(")")
    groups = [dependencies, [(target, target_type)], *target_groups, [(source, source_type)], *source_groups]
    attributes["operandSegmentSizes"] = _segments(*groups)
    return Generic([each for group in groups for each in group], results, attributes)


@form("air.channel")
def _channel(cursor: Cursor) -> Generic:
    symbol = cursor.symbol()
    size = cursor.attribute() if cursor.at("[") else "[]"
    attributes = {"sym_name": symbol_name(symbol), "size": size}
    return Generic(attributes=attributes | cursor.optional_dictionary())


@form("air.channel.put")
def _put(cursor: Cursor) -> Generic:
    return _transfer(cursor, "src")


@form("air.channel.get")
def _get(cursor: Cursor) -> Generic:
    return _transfer(cursor, "dst")


def _transfer(cursor: Cursor, side: str) -> Generic:
    results, dependencies = _asynchronous(cursor)
    attributes = {"chan_name": cursor.symbol()}
    indices = [(name, "index") for name in cursor.values()]
    cursor.expect("(")
    memref, access, more = _access(cursor, side)
    cursor.expect(")")
    destination: Operands = []
    if side == "src" and cursor.accept("dest"):
        cursor.expect("(")
        destination.append((cursor.value(), "index"))
        cursor.expect(")")
    attributes |= more | cursor.optional_dictionary()
    cursor.expect(":")
    cursor.expect("(")
    groups = [dependencies, indices, [(memref, cursor.type())], *access]
    cursor.expect(")")
    if side == "src":
        groups.append(destination)
    attributes["operandSegmentSizes"] = _segments(*groups)
    return Generic([each for group in groups for each in group], results, attributes)


# -- tokens ------------------------------------------------------------------------------------------------------------


@form("air.wait_all")
def _wait_all(cursor: Cursor) -> Generic:
    results, dependencies = _asynchronous(cursor)
    return Generic(dependencies, results, cursor.optional_dictionary())


@form("air.execute")
def _execute(cursor: Cursor) -> Generic:
    dependencies = _dependencies(cursor)
    types = cursor.type_list() if cursor.accept("->") else []
    region = cursor.region(terminator="air.execute_terminator")
    return Generic(dependencies, [_TOKEN, *types], cursor.optional_dictionary(), [region])


@form("air.execute_terminator")
def _execute_terminator(cursor: Cursor) -> Generic:
    attributes = cursor.optional_dictionary()
    operands: Operands = []
    if cursor.token.kind == "value":
        names = [cursor.value()]
        while cursor.accept(","):
            names.append(cursor.value())
        cursor.expect(":")
        types = cursor.types()
        if len(types) != len(names):
            cursor.expected(f"{len(names)} types, one for each value")
        operands = list(zip(names, types, strict=True))
    return Generic(operands, [], attributes)
