"""Kernels of Tile IR as functions of Triton's dialects: entries, control, and the operations on tiles."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256

from frontends.errors import InputProblem, Unsupported
from frontends.mlir.core.dynamic import DYNAMIC
from frontends.mlir.core.syntax.forms import REFUSED
from frontends.text.rewritten import Rewritten
from frontends.tileir import atomics, combinations, memory
from frontends.tileir.control import Control, Ends
from frontends.tileir.elementwise import ELEMENTWISE
from frontends.tileir.statements import DIALECT, Head, Program, Statement
from frontends.tileir.tokens import TokenOrder
from frontends.tileir.types import TOKEN, Tile, tile
from frontends.tileir.writer import I32, Writer
from interp.ir import Place
from interp.text.source import Source

_DENSE = re.compile(r"dense<(.*)>\s*:\s*!?(?:cuda_tile\.)?tile<[^<>]*>", re.DOTALL)
_ASSUMED = re.compile(r"bounded<(\?|-?\d+), ?(\?|-?\d+)>|div_by<(\d+)(?:, ?every \d+ along \d+)?>")
# `cuda_tile.loop_split` tells the pass of that name what to split.
_SPECIFIC = frozenset(("sym_name", "optimization_hints", "arg_attrs", "cuda_tile.loop_split"))


def translate(text: str, file: str) -> Rewritten:
    """What is not modelled in an entry costs that entry alone. Raises `SyntaxProblem`, and `Unsupported` for what
    stands beside the entries."""
    program = Program(text, file)
    writer = Writer(Source(text, file))
    refused: dict[Place, InputProblem] = {}
    writer.line('"builtin.module"() ({')
    writer.line("^bb0:")
    seen: set[str] = set()
    for entry in program.entries:
        if entry.name in seen:
            raise Unsupported(f"{DIALECT}entry", entry.place, f"a second entry '{entry.name}'")
        seen.add(entry.name)
        try:
            _entry(writer, entry, program, refused, text)
        except Unsupported as problem:  # not even the parameters are known
            writer.origin(entry.offset)
            _refuse(writer, entry, text, [], [])
            refused[entry.place] = problem
    writer.line("}) : () -> ()")
    rewritten = writer.finished()
    rewritten.refused = refused
    return rewritten


def _entry(writer: Writer, entry: Head, program: Program, refused: dict[Place, InputProblem], text: str) -> None:
    for name in entry.attributes:
        if name not in _SPECIFIC:
            raise Unsupported(f"{DIALECT}entry", entry.place, f"the attribute '{name}'")
    if "[{" in (said := entry.attributes.get("arg_attrs", "")) and set(said) - set("[{}], "):
        raise Unsupported(f"{DIALECT}entry", entry.place, f"attributes of arguments: {said}")
    types = [_of_signature(each, entry) for _, each in entry.arguments]
    results = [_of_signature(each, entry) for each in entry.results]
    mark = writer.mark()
    try:
        body = program.body(entry)
        TokenOrder(body)
        _begin(writer, entry, types, results)
        control = Control(writer, _HANDLERS)
        ends = Ends({"return": control.given(results)}, [each for each in results if each != TOKEN])
        writer.op("tt.return", control.sequence(body.statements, ends, "return"), None)
        writer.line("}) : () -> ()")
    except Unsupported as problem:
        writer.undo(mark)
        _refuse(writer, entry, text, types, results)
        refused[entry.place] = problem


def _begin(writer: Writer, entry: Head, types: list[Tile], results: list[Tile]) -> None:
    """Writes the head of an entry. What stands for a parameter comes from where the text has its name."""
    writer.names, writer.views = {}, {}
    writer.stand(entry.place)
    inputs, outputs = (", ".join(type.mlir for type in each if type != TOKEN) for each in (types, results))
    writer.origin(entry.offset)
    writer.line(f'"tt.func"() <{{function_type = ({inputs}) -> ({outputs}), sym_name = "{entry.name}"}}> ({{')
    writer.write("^bb0(")
    separator = ""
    for (name, _), type, offset in zip(entry.arguments, types, entry.places, strict=False):
        if type == TOKEN:  # nothing is before it
            writer.bind(name, ("", TOKEN))
            continue
        new = writer.fresh()
        writer.bind(name, (new, type))
        writer.write(separator)
        separator = ", "
        writer.origin(offset)
        writer.write(f"{new}: {type.mlir}")
    writer.origin(entry.offset)
    writer.line("):")


def _refuse(writer: Writer, entry: Head, text: str, types: list[Tile], results: list[Tile]) -> None:
    """Writes an entry whose body is not known: only in the same file it is the same."""
    digest = sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
    _begin(writer, entry, types, results)
    writer.line(f'"{REFUSED}"() {{file = "{digest}"}} : () -> ()')
    writer.line("}) : () -> ()")


def _of_signature(text: str, entry: Head) -> Tile:
    type = tile(text)
    if type is None:
        raise Unsupported(f"{DIALECT}entry", entry.place, f"an argument or result of type {text}")
    return type


def _combination(writer: Writer, statement: Statement) -> None:
    found = combinations.combination(writer, statement)
    (region,) = statement.regions
    name = f"tt.{statement.name}"
    to, element = writer.fresh(), Tile((), found.type.element)
    reverse = f", reverse = {str(found.reverse).lower()}" if statement.name == "scan" else ""
    writer.line(f'{to} = "{name}"({found.value[0]}) <{{axis = {found.dimension} : i32{reverse}}}> ({{')
    names = [writer.fresh() for _ in region.arguments]
    writer.line(f"^bb0({', '.join(f'{each}: {element.mlir}' for each in names)}):")
    for (argument, type), each in zip(region.arguments, names, strict=True):
        if tile(type) != element:
            raise writer.wrong(f"an argument of type {type} of a combination of {element.mlir}")
        writer.bind(argument, (each, element))
    control = Control(writer, ELEMENTWISE)
    ends = Ends({"yield": control.given([element])}, [element])
    writer.op(f"{name}.return", control.sequence(region.statements, ends, "yield"), None)
    writer.line(f"}}) : ({found.value[1].mlir}) -> ({found.type.mlir})")
    writer.bind(statement.results[0], (to, found.type))


# -- tiles -------------------------------------------------------------------------------------------------------------


def _constant(writer: Writer, statement: Statement) -> None:
    text = writer.attributes("value").get("value", "")
    type = writer.tile(statement.types[0])
    if (dense := _DENSE.fullmatch(text)) is not None:
        value = dense[1]
    else:
        element, _, value = text.removeprefix("<").removesuffix(">").partition(":")
        if element.strip() != type.element:
            raise writer.wrong(f"a constant of {element.strip()} in {statement.types[0]}")
    writer.bind(statement.results[0], writer.constant(value.strip(), type))


def _iota(writer: Writer, statement: Statement) -> None:
    type = _to_type(writer, statement)
    if len(type.shape) != 1 or type.is_float or type.pointee:
        raise writer.unsupported(f"type {statement.types[0]}")
    value = writer.op("tt.make_range", [], type.of("i32"), f"end = {type.shape[0]} : i32, start = 0 : i32")
    if type.width > 32:
        value = writer.op("arith.extui", [value], type)
    elif type.width < 32:
        value = writer.op("arith.trunci", [value], type)
    writer.bind(statement.results[0], value)


def _to_type(writer: Writer, statement: Statement) -> Tile:
    return writer.tile(statement.types[0])


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
    text = writer.attributes("permutation").get("permutation", "")
    order = ", ".join(re.findall(r"\d+", text.partition(":")[2] or text))
    value = writer.value(statement.operands[0])
    result = writer.op("tt.trans", [value], _to_type(writer, statement), f"order = array<i32: {order}>")
    writer.bind(statement.results[0], result)


def _extract(writer: Writer, statement: Statement) -> None:
    """One of the parts that a tile is divided into; the indices are unsigned."""
    name, *indices = statement.operands
    value, type = writer.value(name), _to_type(writer, statement)
    if not len(indices) == len(value[1].shape) == len(type.shape):
        raise writer.wrong("a part with another number of dimensions or indices")
    if not type.shape:
        writer.bind(statement.results[0], value)
        return
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
    dimension = writer.attributes("dim").get("dim", "").partition(":")[0].strip()
    operands = [writer.value(each) for each in statement.operands]
    type = _to_type(writer, statement)
    axis = int(dimension) if dimension.isdigit() else -1
    shapes = [each.shape for _, each in operands]
    if not 0 <= axis < len(type.shape) or any(len(each) != len(type.shape) for each in shapes):
        raise writer.wrong(f"there is no dimension {dimension}")
    joined = tuple(sum(sizes) if at == axis else sizes[0] for at, sizes in enumerate(zip(*shapes, strict=True)))
    if joined != type.shape or any(
        size != type.shape[at] for each in shapes for at, size in enumerate(each) if at != axis
    ):
        raise writer.wrong(f"tiles of {shapes} side by side in one of {type.shape}")
    writer.bind(statement.results[0], writer.op("tensor.concat", operands, type, f"dim = {dimension} : i64"))


def _select(writer: Writer, statement: Statement) -> None:
    operands = [writer.value(each) for each in statement.operands]
    writer.bind(statement.results[0], writer.op("arith.select", operands, operands[1][1]))


def _offset(writer: Writer, statement: Statement) -> None:
    pointer, distance = (writer.value(each) for each in statement.operands)
    writer.bind(statement.results[0], writer.op("tt.addptr", [pointer, distance], pointer[1]))


def _assume(writer: Writer, statement: Statement) -> None:
    """What is assumed must hold. Where a buffer lies shows nowhere."""
    predicate = writer.attributes("predicate").get("predicate", "")
    found = _ASSUMED.fullmatch(" ".join(predicate.split()))
    if found is None:
        raise writer.unsupported(f"'{predicate}'")
    low, high, divisor = found.groups()
    value = writer.value(statement.operands[0])
    writer.bind(statement.results[0], value)
    if value[1].pointee and (value[1].shape or divisor is None):
        raise writer.unsupported("of several pointers")
    if value[1].pointee:
        return
    if divisor is not None:
        rest = writer.op("arith.remsi", [value, writer.constant(divisor, value[1])], value[1])
        writer.require(writer.compare(0, rest, writer.constant("0", value[1])), f"a multiple of {divisor}")
    for bound, limit in ((low, 5), (high, 3)):
        if bound not in (None, "?"):
            writer.require(writer.compare(limit, value, writer.constant(bound, value[1])), f"bounded by {bound}")


def _assert(writer: Writer, statement: Statement) -> None:
    """All elements must be true."""
    message = writer.attributes("message").get("message", '""')
    writer.op("tt.assert", [writer.value(statement.operands[0])], None, f"message = {message}")


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
    "assert": _assert,
    "assume": _assume,
    "atomic_cas_tko": _with_token(atomics.atomic_cas),
    "atomic_red_view_tko": _with_token(atomics.atomic_red_view),
    "atomic_rmw_tko": _with_token(atomics.atomic_rmw),
    "broadcast": _broadcast,
    "cat": _cat,
    "constant": _constant,
    "extract": _extract,
    "get_index_space_shape": memory.index_space,
    "get_tensor_shape": memory.sizes,
    "get_num_tile_blocks": _of_grid("tt.get_num_programs"),
    "get_tile_block_id": _of_grid("tt.get_program_id"),
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
