"""Kernels of Tile IR as functions of Triton's dialects: entries, control, and the operations on tiles."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import sha256

from msgspec import Struct

from frontends.errors import InputProblem, Unsupported
from frontends.mlir.core.dynamic import DYNAMIC
from frontends.mlir.core.syntax.forms import REFUSED
from frontends.text.rewritten import Rewritten
from frontends.tileir import atomics, combinations, memory
from frontends.tileir.control import Control, Ends
from frontends.tileir.elementwise import ELEMENTWISE
from frontends.tileir.narrow_floats import pattern
from frontends.tileir.statements import DIALECT, Head, Program, Statement
from frontends.tileir.tokens import TokenOrder
from frontends.tileir.types import NARROW_FLOATS, TOKEN, PartitionView, TensorView, Tile, given_view, tile
from frontends.tileir.unused import drop_unused
from frontends.tileir.writer import I32, Value, Writer
from frontends.triton.attributes import ORDERED_BY_TOKENS
from interp.ir import Place
from interp.text.source import Source

_DENSE = re.compile(r"dense<(.*)>\s*:\s*!?(?:cuda_tile\.)?tile<[^<>]*>", re.DOTALL)
_NUMBER = re.compile(r"[^\s,\[\]]+")
_BOUNDED = re.compile(r"bounded<(\?|-?\d+), ?(\?|-?\d+)>")
_DIVISIBLE = re.compile(r"div_by<(\d+)(?:, ?every (\d+) along (\d+))?>")
_SAME = re.compile(r"same_elements<\[([\d, ]*)\]>")
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
    writer.line(f"}}) {{{ORDERED_BY_TOKENS}}} : () -> ()")
    rewritten = writer.finished()
    rewritten.refused = refused
    return rewritten


def _entry(writer: Writer, entry: Head, program: Program, refused: dict[Place, InputProblem], text: str) -> None:
    for name in entry.attributes:
        if name not in _SPECIFIC:
            raise Unsupported(f"{DIALECT}entry", entry.place, f"the attribute '{name}'")
    if "[{" in (said := entry.attributes.get("arg_attrs", "")) and set(said) - set("[{}], "):
        raise Unsupported(f"{DIALECT}entry", entry.place, f"attributes of arguments: {said}")
    parameters = [
        _parameter(name, type, offset, entry)
        for (name, type), offset in zip(entry.arguments, entry.places, strict=True)
    ]
    results = [_of_signature(each, entry) for each in entry.results]
    mark = writer.mark()
    try:
        body = program.body(entry)
        drop_unused(body)
        TokenOrder(body)
        _begin(writer, entry, parameters, results)
        control = Control(writer, _HANDLERS)
        ends = Ends({"return": control.given(results)}, [each for each in results if each != TOKEN])
        writer.op("tt.return", control.sequence(body.statements, ends, "return"), None)
        writer.line("}) : () -> ()")
    except Unsupported as problem:
        writer.undo(mark)
        _refuse(writer, entry, text, parameters, results)
        refused[entry.place] = problem


def _begin(writer: Writer, entry: Head, parameters: list[_Parameter], results: list[Tile]) -> None:
    """Writes the head of an entry. What stands for a parameter comes from where the text has its name."""
    writer.names, writer.views = {}, {}
    writer.stand(entry.place)
    inputs = ", ".join(type.mlir for each in parameters for _, type in each.values)
    outputs = ", ".join(type.mlir for type in results if type != TOKEN)
    writer.origin(entry.offset)
    writer.line(f'"tt.func"() <{{function_type = ({inputs}) -> ({outputs}), sym_name = "{entry.name}"}}> ({{')
    writer.write("^bb0(")
    separator = ""
    for parameter in parameters:
        for name, type in parameter.values:
            new = writer.fresh()
            writer.bind(name, (new, type))
            writer.write(separator)
            separator = ", "
            writer.origin(parameter.offset)
            writer.write(f"{new}: {type.mlir}")
        if parameter.view is not None:
            writer.views[parameter.name] = parameter.view
        elif not parameter.values:  # nothing is before a token
            writer.bind(parameter.name, ("", TOKEN))
    writer.origin(entry.offset)
    writer.line("):")
    for view in writer.views.values():
        memory.promise_sizes(writer, view)


def _refuse(writer: Writer, entry: Head, text: str, parameters: list[_Parameter], results: list[Tile]) -> None:
    """Writes an entry whose body is not known: only in the same file it is the same."""
    digest = sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
    _begin(writer, entry, parameters, results)
    writer.line(f'"{REFUSED}"() {{file = "{digest}"}} : () -> ()')
    writer.line("}) : () -> ()")


class _Parameter(Struct, frozen=True):
    """`values` are those that stand for it, with their names: itself, none for a token, and what a `view` is made
    of. `offset` is where the text has its name."""

    name: str
    offset: int
    values: list[tuple[str, Tile]]
    view: TensorView | PartitionView | None = None


def _parameter(name: str, text: str, offset: int, entry: Head) -> _Parameter:
    if (given := given_view(text, name)) is not None:
        return _Parameter(name, offset, given[1], given[0])
    type = _of_signature(text, entry)
    return _Parameter(name, offset, [] if type == TOKEN else [(name, type)])


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
    value = value.strip()
    if type.element in NARROW_FLOATS:
        name, _ = writer.constant(
            _NUMBER.sub(lambda found: _pattern(writer, found[0], type), value), type.of(type.scalar)
        )
        writer.bind(statement.results[0], (name, type))
        return
    writer.bind(statement.results[0], writer.constant(value, type))


def _pattern(writer: Writer, number: str, type: Tile) -> str:
    """The integer that a number of a narrow format is here."""
    if number.lower().startswith("0x"):
        found: int | None = int(number, 16)
    else:
        try:
            found = pattern(float(number), type.element)
        except ValueError:
            found = None
    if found is None or found >= 1 << type.width:
        raise writer.unsupported(f"the value {number} in {type.element}")
    return str(found)


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
    found = _slice(writer, value, [DYNAMIC] * len(offsets), type.shape, [1] * len(offsets), offsets)
    writer.bind(statement.results[0], found)


def _slice(
    writer: Writer,
    value: Value,
    starts: list[int],
    sizes: tuple[int, ...],
    strides: list[int],
    offsets: Sequence[Value] = (),
) -> Value:
    """A part of a tile, from `starts`, or `offsets` where these are dynamic."""

    def array(numbers: Sequence[int]) -> str:
        return f"array<i64: {', '.join(str(each) for each in numbers)}>"

    properties = (
        f"operandSegmentSizes = array<i32: 1, {len(offsets)}, 0, 0>, static_offsets = {array(starts)}, "
        f"static_sizes = {array(sizes)}, static_strides = {array(strides)}"
    )
    return writer.op("tensor.extract_slice", [value, *offsets], Tile(sizes, value[1].element), properties)


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
    predicate = " ".join(writer.attributes("predicate").get("predicate", "").split())
    bounded, divisible, same = (each.fullmatch(predicate) for each in (_BOUNDED, _DIVISIBLE, _SAME))
    (name,) = statement.operands
    if (view := writer.views.get(name)) is not None:
        if divisible is None or divisible[2]:
            raise writer.unsupported(f"'{predicate}' of a view")
        writer.views[statement.results[0]] = view
        return
    value = writer.value(name)
    type = value[1]
    writer.bind(statement.results[0], value)
    if type.pointee:
        if type.shape or divisible is None:
            raise writer.unsupported("of several pointers")
        return
    if type.is_float or (bounded, divisible, same) == (None, None, None):
        raise writer.unsupported(f"'{predicate}'")
    if bounded is not None:
        for bound, limit in zip(bounded.groups(), (5, 3), strict=True):
            if bound != "?":
                writer.require(writer.compare(limit, value, writer.constant(bound, type)), f"bounded by {bound}")
    if same is not None:
        groups = [int(each) for each in same[1].split(",") if each.strip()]
        if len(groups) != len(type.shape):
            raise writer.wrong(f"{len(groups)} groups of a tile of {len(type.shape)} dimensions")
        if type.shape:
            writer.require(writer.compare(0, value, _firsts(writer, value, groups)), "elements of groups are the same")
    if divisible is not None:
        divisor, every, along = (int(each or 0) for each in divisible.groups())
        if divisor & (divisor - 1):  # which numbers are multiples would depend on whether they have a sign
            raise writer.unsupported(f"'{predicate}', by no power of two")
        if every > 1:
            # Each element of a group is one more than the one before: without the steps they are the same.
            if along >= len(type.shape):
                raise writer.wrong(f"there is no dimension {along}")
            groups = [every if at == along else 1 for at in range(len(type.shape))]
            value = writer.arithmetic("subi", value, _steps(writer, type, along, every))
            writer.require(writer.compare(0, value, _firsts(writer, value, groups)), "elements of groups are in steps")
        if divisor > 1 << (type.width - 1):  # of which 0 is the only multiple
            writer.require(writer.compare(0, value, writer.constant("0", type)), f"a multiple of {divisor}")
            return
        if not 0 < divisor < 1 << (type.width - 1):
            raise writer.unsupported(f"'{predicate}'")
        rest = writer.op("arith.remsi", [value, writer.constant(str(divisor), type)], type)
        writer.require(writer.compare(0, rest, writer.constant("0", type)), f"a multiple of {divisor}")


def _firsts(writer: Writer, value: Value, groups: list[int]) -> Value:
    """The first element of each group in the place of all that are in it."""
    type = value[1]
    groups = [min(group, size) for group, size in zip(groups, type.shape, strict=True)]
    if any(group < 1 or size % group for group, size in zip(groups, type.shape, strict=True)):
        raise writer.unsupported(f"groups of {groups} in a tile of {list(type.shape)}")
    few = tuple(size // group for group, size in zip(groups, type.shape, strict=True))
    value = _slice(writer, value, [0] * len(few), few, groups)
    apart = [each for size in few for each in (size, 1)]
    within = [each for pair in zip(few, groups, strict=True) for each in pair]
    value = writer.op("tt.reshape", [value], Tile(tuple(apart), type.element))
    value = writer.op("tt.broadcast", [value], Tile(tuple(within), type.element))
    return writer.op("tt.reshape", [value], type)


def _steps(writer: Writer, type: Tile, along: int, every: int) -> Value:
    """How far each element is behind the first of its group."""
    size = type.shape[along]
    numbers = ", ".join(str(at % every) for at in range(size))
    if every > 1 << (type.width - 1):
        raise writer.unsupported(f"groups of {every} numbers of type {type.element}")
    return writer.spread(writer.constant(f"[{numbers}]", Tile((size,), type.element)), along, type.shape)


def _assert(writer: Writer, statement: Statement) -> None:
    """All elements must be true."""
    message = writer.attributes("message").get("message", '""')
    writer.op("tt.assert", [writer.value(statement.operands[0])], None, f"message = {message}")


def _print(writer: Writer, statement: Statement) -> None:
    """The types of the operands say how the format shows them."""
    text = writer.attributes("str").get("str", "")
    shown = text.removesuffix('"') + "".join(f" : {each}" for each in statement.operand_types) + '"'
    values = [writer.value(each) for each in statement.groups[0]]
    writer.op("tt.print", values, None, f"prefix = {shown}, hex = false, isSigned = array<i32>")
    for result in statement.results:
        writer.bind(result, ("", TOKEN))


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
    "mmaf_scaled": combinations.product_of_scaled,
    "mmai": combinations.product_of_integers,
    "offset": _offset,
    "permute": _permute,
    "print_tko": _print,
    "reduce": _combination,
    "reshape": _reshape,
    "scan": _combination,
    "select": _select,
    "store_ptr_tko": _with_token(memory.store_pointer),
    "store_view_tko": _with_token(memory.store_view),
}
