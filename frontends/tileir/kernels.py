"""Kernels of Tile IR as functions of Triton's dialects: entries, control, and the operations on tiles."""

from __future__ import annotations

import re
from collections.abc import Callable

from frontends.mlir.core.dynamic import DYNAMIC
from frontends.text.rewritten import Rewritten
from frontends.tileir import atomics, combinations, memory
from frontends.tileir.elementwise import ELEMENTWISE
from frontends.tileir.statements import Region, Statement, parse, split
from frontends.tileir.tokens import TokenOrder
from frontends.tileir.types import TOKEN, Tile, tile
from frontends.tileir.writer import I32, Writer
from interp.text.source import Source

_ENTRY = re.compile(r"\s*@(\w+)\((.*)\)\s*")
_CONSTANT = re.compile(r"\s*<(\w+): (.*)>\s*")
_LOOP = re.compile(r"\s*(%[\w-]+) in \((%[\w#-]+) to (%[\w#-]+), step (%[\w#-]+)\) : tile<\w+>\s*")
_CARRIED = re.compile(r"(%[\w-]+) = (%[\w#-]+)")
_RESULT_TYPES = re.compile(r"-> \((.*)\)$")
_ASSUMED = re.compile(r"\s*(?:bounded<(\?|-?\d+), (\?|-?\d+)>|div_by<(\d+)[^>]*>), (%[\w#-]+)")
_DIMENSION = re.compile(r"\bdim ?= ?(\d+)")
_ORDER = re.compile(r"\[([\d, ]+)\]")


def translate(text: str, file: str) -> Rewritten:
    """Raises `SyntaxProblem` and `Unsupported`."""
    writer = Writer(Source(text, file))
    writer.line('"builtin.module"() ({')
    for statement in parse(text, file):
        writer.at(statement)
        if statement.name != "entry":
            raise writer.unsupported("outside of an entry")
        TokenOrder(statement)
        _entry(writer, statement)
    writer.line("}) : () -> ()")
    return writer.finished()


def _entry(writer: Writer, statement: Statement) -> None:
    found = _ENTRY.fullmatch(statement.rest)
    if found is None:
        raise writer.wrong("expected an entry of Tile IR")
    writer.names, writer.views = {}, {}
    arguments = []
    for each in split(found[2]):
        name, _, text = each.partition(":")
        type = tile(text.strip())
        if type is None or type.shape or type == TOKEN:
            raise writer.unsupported(f"an argument of type {text.strip()}")
        arguments.append((name.strip(), type))
        writer.bind(name.strip(), arguments[-1])
    types = ", ".join(type.mlir for _, type in arguments)
    writer.line(f'"tt.func"() <{{function_type = ({types}) -> (), sym_name = "{found[1]}"}}> ({{')
    writer.line(f"^bb0({', '.join(f'{name}: {type.mlir}' for name, type in arguments)}):")
    _region(writer, statement.regions[0], "tt.return")
    writer.line("}) : () -> ()")


def _region(writer: Writer, region: Region, end: str) -> None:
    """The statements of a region; `end` is what ends it, with the tiles that the text hands on there."""
    handed: list[tuple[str, Tile]] = []
    for statement in region.statements:
        writer.at(statement)
        if statement.name in ("continue", "yield", "return"):
            handed = [writer.value(each) for each in statement.operands if writer.names[each][1] != TOKEN]
            break
        handler = _HANDLERS.get(statement.name)
        if handler is None:
            raise writer.unsupported()
        handler(writer, statement)
    writer.op(end, handed, None)


# -- control -----------------------------------------------------------------------------------------------------------


def _for(writer: Writer, statement: Statement) -> None:
    head, _, rest = statement.rest.partition("iter_values")
    found = _LOOP.fullmatch(head)
    if found is None:
        raise writer.unsupported("a loop of this form")
    counter, *bounds = found.groups()
    numbers = [writer.value(each) for each in bounds]
    carried = _CARRIED.findall(rest.partition("->")[0])
    initial = [writer.value(each) for _, each in carried]
    kept = [at for at, (_, type) in enumerate(initial) if type != TOKEN]
    arguments = [(counter, numbers[0][1])]
    for at, (name, _) in enumerate(carried):
        writer.bind(name, (name, initial[at][1]))
        if at in kept:
            arguments.append((name, initial[at][1]))
    writer.bind(counter, arguments[0])
    results = _new_results(writer, statement.results, [type for _, type in initial])
    operands = [*numbers, *(initial[at] for at in kept)]
    writer.line(f'{results}"scf.for"({", ".join(value for value, _ in operands)}) ({{')
    writer.line(f"^bb0({', '.join(f'{name}: {type.mlir}' for name, type in arguments)}):")
    _region(writer, statement.regions[0], "scf.yield")
    types = ", ".join(type.mlir for _, type in operands)
    writer.line(f"}}) : ({types}) -> ({', '.join(initial[at][1].mlir for at in kept)})")


def _if(writer: Writer, statement: Statement) -> None:
    text = _RESULT_TYPES.search(f"{statement.rest} {statement.types}".strip())
    types = [tile(each) for each in split(text[1])] if text else []
    if None in types or len(statement.operands) != 1:
        raise writer.unsupported("a branch of this form")
    known = [each for each in types if each is not None]
    condition = writer.value(statement.operands[0])
    results = _new_results(writer, statement.results, known)
    writer.line(f'{results}"scf.if"({condition[0]}) ({{')
    _region(writer, statement.regions[0], "scf.yield")
    writer.line("}, {")
    if len(statement.regions) > 1:
        _region(writer, statement.regions[1], "scf.yield")
    writer.line(f"}}) : (i1) -> ({', '.join(each.mlir for each in known if each != TOKEN)})")


def _new_results(writer: Writer, names: list[str], types: list[Tile]) -> str:
    """Binds the results of a statement, and gives what stands before the operation: tokens are left out."""
    kept = [name for name, type in zip(names, types, strict=True) if type != TOKEN]
    base = writer.fresh()
    for name, type in zip(names, types, strict=True):
        own = f"{base}#{kept.index(name)}" if len(kept) > 1 and type != TOKEN else base
        writer.bind(name, (own, type))
    return "" if not kept else f"{base}{f':{len(kept)}' if len(kept) > 1 else ''} = "


def _combination(writer: Writer, statement: Statement) -> None:
    value, type, axis, reverse = combinations.combination(writer, statement)
    region, name = statement.regions[0], f"tt.{statement.name}"
    to = writer.fresh()
    properties = f"axis = {axis} : i32" + (f", reverse = {reverse}" if statement.name == "scan" else "")
    writer.line(f'{to} = "{name}"({value[0]}) <{{{properties}}}> ({{')
    writer.line(f"^bb0({', '.join(f'{name}: {type.of(type.element).scalar}' for name, _ in region.arguments)}):")
    _region(writer, region, f"{name}.return")
    writer.line(f"}}) : ({value[1].mlir}) -> {type.mlir}")
    writer.bind(statement.results[0], (to, type))


# -- tiles -------------------------------------------------------------------------------------------------------------


def _constant(writer: Writer, statement: Statement) -> None:
    found, type = _CONSTANT.fullmatch(statement.rest), tile(statement.types)
    if found is None or type is None:
        raise writer.unsupported(f"the value {statement.rest.strip()}")
    writer.bind(statement.results[0], writer.constant(found[2], type))


def _iota(writer: Writer, statement: Statement) -> None:
    type = tile(statement.types)
    if type is None or len(type.shape) != 1:
        raise writer.unsupported(f"type {statement.types}")
    value = writer.op("tt.make_range", [], type.of("i32"), f"end = {type.shape[0]} : i32, start = 0 : i32")
    if type.width > 32:
        value = writer.op("arith.extui", [value], type)
    elif type.width < 32:
        value = writer.op("arith.trunci", [value], type)
    writer.bind(statement.results[0], value)


def _to_type(writer: Writer, statement: Statement) -> Tile:
    type = tile(statement.types.rpartition("-> ")[2].strip())
    if type is None:
        raise writer.unsupported(f"type {statement.types}")
    return type


def _reshape(writer: Writer, statement: Statement) -> None:
    value, type = writer.value(statement.operands[0]), _to_type(writer, statement)
    if value[1].shape == type.shape:
        writer.bind(statement.results[0], value)
        return
    name = "tt.splat" if not value[1].shape else "tt.unsplat" if not type.shape else "tt.reshape"
    writer.bind(statement.results[0], writer.op(name, [value], type))


def _broadcast(writer: Writer, statement: Statement) -> None:
    value, type = writer.value(statement.operands[0]), _to_type(writer, statement)
    if len(value[1].shape) != len(type.shape):
        raise writer.unsupported("a broadcast to more dimensions")
    writer.bind(statement.results[0], writer.op("tt.broadcast", [value], type))


def _permute(writer: Writer, statement: Statement) -> None:
    order = _ORDER.search(statement.rest)
    if order is None:
        raise writer.unsupported("an order of this form")
    value = writer.value(statement.operands[0])
    result = writer.op("tt.trans", [value], _to_type(writer, statement), f"order = array<i32: {order[1]}>")
    writer.bind(statement.results[0], result)


def _extract(writer: Writer, statement: Statement) -> None:
    """One of the parts that a tile is divided into; the indices are unsigned."""
    name, indices = memory.indexed(writer, statement)
    value, type = writer.value(name), _to_type(writer, statement)
    offsets = []
    for index, whole, part in zip(indices, value[1].shape, type.shape, strict=True):
        number = writer.widened(writer.value(index))
        writer.require(writer.compare(5, number, writer.number(0)), "a part of the tile")
        writer.require(writer.compare(2, number, writer.number(whole // part)), "a part of the tile")
        start = writer.arithmetic("muli", number, writer.number(part))
        offsets.append(writer.op("arith.index_cast", [start], Tile((), "index")))
    count = len(offsets)
    properties = (
        f"operandSegmentSizes = array<i32: 1, {count}, 0, 0>, "
        f"static_offsets = array<i64: {', '.join(str(DYNAMIC) for _ in offsets)}>, "
        f"static_sizes = array<i64: {', '.join(str(each) for each in type.shape)}>, "
        f"static_strides = array<i64: {', '.join('1' for _ in offsets)}>"
    )
    writer.bind(statement.results[0], writer.op("tensor.extract_slice", [value, *offsets], type, properties))


def _cat(writer: Writer, statement: Statement) -> None:
    found = _DIMENSION.search(statement.rest)
    if found is None:
        raise writer.unsupported("a concatenation without a dimension")
    operands = [writer.value(each) for each in statement.operands]
    type = _to_type(writer, statement)
    writer.bind(statement.results[0], writer.op("tensor.concat", operands, type, f"dim = {found[1]} : i64"))


def _select(writer: Writer, statement: Statement) -> None:
    operands = [writer.value(each) for each in statement.operands]
    writer.bind(statement.results[0], writer.op("arith.select", operands, operands[1][1]))


def _offset(writer: Writer, statement: Statement) -> None:
    pointer, distance = (writer.value(each) for each in statement.operands)
    writer.bind(statement.results[0], writer.op("tt.addptr", [pointer, distance], pointer[1]))


def _assume(writer: Writer, statement: Statement) -> None:
    """What is assumed must hold. Where a buffer lies shows nowhere."""
    found = _ASSUMED.fullmatch(statement.rest)
    if found is None:
        raise writer.unsupported(f"'{statement.modifiers}'")
    low, high, divisor, name = found.groups()
    value = writer.value(name)
    writer.bind(statement.results[0], value)
    if value[1].shape or (value[1].pointee and divisor is None):
        raise writer.unsupported("of a tile of several elements")
    if value[1].pointee:
        return
    if divisor is not None:
        rest = writer.op("arith.remsi", [value, writer.constant(divisor, value[1])], value[1])
        writer.require(writer.compare(0, rest, writer.constant("0", value[1])), f"a multiple of {divisor}")
    for bound, predicate in ((low, 5), (high, 3)):
        if bound not in (None, "?"):
            writer.require(writer.compare(predicate, value, writer.constant(bound, value[1])), f"bounded by {bound}")


def _of_grid(name: str) -> Callable[[Writer, Statement], None]:
    def handler(writer: Writer, statement: Statement) -> None:
        for axis, result in enumerate(statement.results):
            writer.bind(result, writer.op(name, [], I32, f"axis = {axis} : i32"))

    return handler


def _token(writer: Writer, statement: Statement) -> None:
    writer.bind(statement.results[0], ("", TOKEN))


def _with_token(handler: Callable[[Writer, Statement], None]) -> Callable[[Writer, Statement], None]:
    def both(writer: Writer, statement: Statement) -> None:
        handler(writer, statement)
        writer.bind(statement.results[-1], ("", TOKEN))

    return both


_HANDLERS: dict[str, Callable[[Writer, Statement], None]] = {
    **ELEMENTWISE,
    "assume": _assume,
    "atomic_cas_tko": _with_token(atomics.atomic_cas),
    "atomic_red_view_tko": _with_token(atomics.atomic_red_view),
    "atomic_rmw_tko": _with_token(atomics.atomic_rmw),
    "broadcast": _broadcast,
    "cat": _cat,
    "constant": _constant,
    "extract": _extract,
    "for": _for,
    "get_index_space_shape": memory.index_space,
    "get_num_tile_blocks": _of_grid("tt.get_num_programs"),
    "get_tile_block_id": _of_grid("tt.get_program_id"),
    "if": _if,
    "iota": _iota,
    "join_tokens": _token,
    "load_ptr_tko": _with_token(memory.load_pointer),
    "load_view_tko": _with_token(memory.load_view),
    "make_partition_view": memory.partition_view,
    "make_tensor_view": memory.tensor_view,
    "make_token": _token,
    "mmaf": combinations.product_of_floats,
    "mmai": combinations.product_of_integers,
    "offset": _offset,
    "permute": _permute,
    "reduce": _combination,
    "reshape": _reshape,
    "scan": _combination,
    "select": _select,
    "store_ptr_tko": _with_token(memory.store_pointer),
    "store_view_tko": _with_token(memory.store_view),
}
SUPPORTED = frozenset(_HANDLERS)
