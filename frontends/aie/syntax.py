"""The custom forms of the aie dialect, those that `aie-opt` prints today and those of earlier releases.

Attributes have the names of the dialect's generic form; enumerations are given by the names of their cases, and lists
of dimensions by their text."""

from __future__ import annotations

from frontends.mlir.core.dynamic import DYNAMIC
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic, Scope, form

Operands = list[tuple[str, str]]


def quoted(text: str) -> str:
    """Text as a string attribute."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def case(cursor: Cursor) -> str:
    """A case of an enumeration as a string attribute; earlier releases have it in quotes."""
    return cursor.string() if cursor.token.kind == "string" else quoted(cursor.word("a word"))


def number(cursor: Cursor, type: str = "i32") -> str:
    """An integer attribute."""
    value = cursor.integer()
    if cursor.accept(":"):
        type = cursor.type()
    return f"{value} : {type}"


def symbol_name(symbol: str) -> str:
    """The name of a symbol as a string attribute."""
    return symbol[1:] if symbol[1] == '"' else f'"{symbol[1:]}"'


def bracketed(cursor: Cursor) -> str:
    """The text of a list in brackets as a string attribute."""
    return quoted(cursor.attribute())


def angled(cursor: Cursor) -> str:
    """The text of an attribute of the dialect, with its name or without it, as a string attribute."""
    if cursor.token.kind == "alias":
        return quoted(cursor.attribute())
    return quoted(cursor.angles())


def mixed(cursor: Cursor, type: str) -> tuple[Operands, list[int]]:
    """`[1, %a, 4]`: the values among them, and all as numbers."""
    values: Operands = []
    numbers: list[int] = []

    def element() -> None:
        if cursor.token.kind == "value":
            values.append((cursor.value(), type))
            numbers.append(DYNAMIC)
        else:
            numbers.append(cursor.integer())

    cursor.enclosed("[", element)
    return values, numbers


def array(numbers: list[int], type: str = "i64") -> str:
    return f"array<{type}: {', '.join(map(str, numbers))}>" if numbers else f"array<{type}>"


def _results(cursor: Cursor, type: str = "index") -> list[str]:
    """The results of an operation whose result has no use but a name."""
    return [type] * min(cursor.results, 1)


# -- the device --------------------------------------------------------------------------------------------------------


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
    cursor.expect("(")
    tile = cursor.value()
    cursor.expect(")")
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    if cursor.accept("="):
        attributes["initial_value"] = _contents(cursor, type)
    return Generic([(tile, "index")], [type], attributes)


def _contents(cursor: Cursor, type: str) -> str:
    """The elements of a buffer: those of a memref are given as a tensor's."""
    elements = cursor.attribute()
    if " : " not in elements:
        return f"{elements} : {_as_tensor(type)}"
    given, _, spelled = elements.rpartition(" : ")
    return f"{given} : {_as_tensor(spelled)}"


def _as_tensor(type: str) -> str:
    return f"{type.replace('memref<', 'tensor<', 1).split(',')[0].rstrip('>')}>"


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
    cursor.expect("(")
    tile = cursor.value()
    cursor.expect(")")
    region = cursor.region()
    return Generic([(tile, "index")], _results(cursor), cursor.optional_dictionary(), [region])


@form("aie.end")
def _end(cursor: Cursor) -> Generic:
    return Generic(attributes=cursor.optional_dictionary())


@form("aie.event")
def _event(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"val": number(cursor)}
    cursor.expect(")")
    return Generic(attributes=attributes | cursor.optional_dictionary())


# -- streams -----------------------------------------------------------------------------------------------------------


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
    cursor.expect("(")
    tile = cursor.value()
    cursor.expect(")")
    region = cursor.region(terminator="aie.end")
    return Generic([(tile, "index")], _results(cursor), cursor.optional_dictionary(), [region])


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


# -- DMAs --------------------------------------------------------------------------------------------------------------


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
    return Generic([], _results(cursor, "i1"), attributes | cursor.optional_dictionary(), successors=successors)


@form("aie.dma")
def _dma(cursor: Cursor) -> Generic:
    cursor.expect("(")
    attributes = {"channel_dir": case(cursor)}
    cursor.expect(",")
    attributes["channel_index"] = number(cursor)
    cursor.expect(")")
    generic = Generic([], _results(cursor, "i1"), attributes | cursor.optional_dictionary())
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


# -- object fifos ------------------------------------------------------------------------------------------------------


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
        cursor.enclosed("[", lambda: contents.append(_contents(cursor, object)))
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
    cursor.expect("(")
    tile = cursor.value()
    cursor.expect(")")
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


# -- sequences ---------------------------------------------------------------------------------------------------------


@form("aie.runtime_sequence", "aiex.runtime_sequence")
def _runtime_sequence(cursor: Cursor) -> Generic:
    symbol = cursor.optional_symbol()
    attributes = {} if symbol is None else {"sym_name": symbol_name(symbol)}
    arguments: list[Argument] = []

    def argument() -> None:
        named = cursor.argument()
        cursor.expect(":")
        arguments.append(Argument(named.name, cursor.type(), named.offset))

    cursor.enclosed("(", argument)
    attributes |= cursor.attributes_clause()
    region = cursor.region(tuple(arguments))
    return Generic([], [], attributes | cursor.optional_dictionary(), [region])
