"""Views and the accesses through them, as pointers with masks."""

from __future__ import annotations

import re
from itertools import permutations

from frontends.tileir.statements import Statement, split
from frontends.tileir.types import NARROW_FLOATS, PartitionView, TensorView, Tile, partition, special_number, tile
from frontends.tileir.writer import OPERAND_SEGMENTS, Value, Writer

_NAME = re.compile(r"%[\w#-]+")
_LISTS = re.compile(r"(%[\w#-]+), shape = \[(.*?)\], strides = \[(.*?)\]")
_VIEW_ELEMENT = re.compile(r"tensor_view<(?:[?\d]+x)*(\w+)[,>]")
_INDICES = re.compile(r"(%[\w#-]+)\[(.*?)\]")
_PADDING = {
    "zero": ("0", "0.0"),
    "neg_zero": ("0", "-0.0"),
    "pos_inf": ("", "inf"),
    "neg_inf": ("", "-inf"),
    "nan": ("", "nan"),
}
_MOST_ORDERED = 3  # dimensions whose strides are tried in every order
_LESS, _AT_MOST, _AT_LEAST = 2, 3, 5  # signed predicates of arith.cmpi


def tensor_view(writer: Writer, statement: Statement) -> None:
    """A view of memory with a shape and strides."""
    found = _LISTS.fullmatch(statement.rest.strip())
    element = _VIEW_ELEMENT.match(statement.types.rpartition("-> ")[2])
    if found is None or element is None:
        raise writer.unsupported("a view that is not given by a shape and strides")
    sizes, strides = (tuple(_size(each) for each in split(text)) for text in (found[2], found[3]))
    for size in sizes:
        if isinstance(size, str):
            number = writer.number(size)
            writer.require(writer.compare(_AT_LEAST, number, writer.number(0)), "sizes are not negative")
    writer.views[statement.results[0]] = TensorView(found[1], element[1], sizes, strides, "")


def _size(text: str) -> str | int:
    return text if text.startswith("%") else int(text)


def partition_view(writer: Writer, statement: Statement) -> None:
    """A view of a tensor in tiles."""
    view = writer.views.get(statement.operands[0])
    found = partition(statement.types, view) if isinstance(view, TensorView) else None
    if found is None:
        raise writer.unsupported(f"type {statement.types}")
    writer.views[statement.results[0]] = found


def index_space(writer: Writer, statement: Statement) -> None:
    """How many tiles a partition has along each of its dimensions."""
    view = _partition_of(writer, statement.operands[0])
    for name, size, dimension in zip(statement.results, view.shape, view.dimensions, strict=True):
        whole = writer.number(view.view.sizes[dimension])
        count = writer.op("arith.ceildivsi", [whole, writer.number(size)], whole[1])
        wanted = Tile((), "i64" if "i64" in statement.types.rpartition("->")[2] else "i32")
        writer.bind(name, count if wanted.element == "i64" else writer.op("arith.trunci", [count], wanted))


def _partition_of(writer: Writer, name: str) -> PartitionView:
    view = writer.views.get(name)
    if not isinstance(view, PartitionView):
        raise writer.unsupported("a view that is not a partition view")
    return view


def access(writer: Writer, statement: Statement) -> tuple[PartitionView, list[str]]:
    """The partition that a statement loads from or stores to, and the indices of the tile."""
    view, indices = indexed(writer, statement)
    return _partition_of(writer, view), indices


def indexed(writer: Writer, statement: Statement) -> tuple[str, list[str]]:
    """What a statement names with indices in brackets behind it, and these."""
    found = _INDICES.search(statement.rest)
    if found is None:
        raise writer.unsupported("an access without indices")
    return found[1], split(found[2])


def load_view(writer: Writer, statement: Statement) -> None:
    """A tile of a partition, by its indices."""
    _require_weak(writer, statement, 2)
    view, indices = access(writer, statement)
    pointers, mask = elements(writer, view, indices)
    type = Tile(view.shape, view.view.element)
    operands, segments = [pointers, mask], "1, 1, 0"
    if view.padding:
        operands.append(writer.constant(_padding(writer, view, type), type))
        segments = "1, 1, 1"
    result = writer.op("tt.load", operands, type, f"isVolatile = false, {OPERAND_SEGMENTS} = array<i32: {segments}>")
    writer.bind(statement.results[0], result)


def store_view(writer: Writer, statement: Statement) -> None:
    """Writes a tile of a partition, by its indices."""
    _require_weak(writer, statement, 1)
    view, indices = access(writer, statement)
    value = writer.value(statement.operands[0])
    promise_apart(writer, view.view)
    pointers, mask = elements(writer, view, indices)
    writer.op("tt.store", [pointers, value, mask], None)


def promise_apart(writer: Writer, array: TensorView) -> None:
    """That no two elements of an array that is stored to are one: which of them is stored last, nothing says. It is so
    where each stride steps over all that lies within the smaller ones, in the order of the dimensions or in another
    one."""
    sizes, strides = ([writer.number(each) for each in numbers] for numbers in (array.sizes, array.strides))
    one, never = writer.number(1), writer.constant("false", Tile((), "i1"))
    inward = range(len(sizes))
    found = never
    for order in permutations(inward) if len(sizes) <= _MOST_ORDERED else (inward, inward[::-1]):
        holds, least = writer.constant("true", Tile((), "i1")), one
        for at in order:
            steps = writer.compare(_AT_LEAST, strides[at], least)
            single = writer.compare(_AT_MOST, sizes[at], one)
            wide = writer.op("arith.ori", [steps, single], steps[1])
            holds = writer.op("arith.andi", [holds, wide], wide[1])
            last = writer.op("arith.maxsi", [writer.arithmetic("subi", sizes[at], one), writer.number(0)], one[1])
            least = writer.arithmetic("addi", least, writer.arithmetic("muli", last, strides[at]))
        found = writer.op("arith.ori", [found, holds], holds[1])
    writer.promise(found, "no two elements of an array that is stored to share an address")


def _padding(writer: Writer, view: PartitionView, type: Tile) -> str:
    integer, number = _PADDING.get(view.padding, ("", ""))
    if type.element in NARROW_FLOATS and view.padding != "zero":
        raise writer.unsupported(f"padding with {view.padding} in {type.element}")
    text = (special_number(type.element, number) or number) if type.is_float else integer
    if not text or text in ("inf", "-inf", "nan"):
        raise writer.unsupported(f"padding with {view.padding} in {type.element}")
    return text


def elements(writer: Writer, view: PartitionView, indices: list[str]) -> tuple[Value, Value]:
    """The pointers to a tile's elements, and which of them lie in the array. A tile with no element in there is
    undefined behaviour."""
    array, shape = view.view, view.shape
    if len(indices) != len(shape):
        raise writer.unsupported("a tile whose number of indices differs from its rank")
    offsets: Value | None = None
    mask: Value | None = None
    for at, (name, size, dimension) in enumerate(zip(indices, shape, view.dimensions, strict=True)):
        index, whole = writer.widened(writer.value(name)), writer.number(array.sizes[dimension])
        start = writer.arithmetic("muli", index, writer.number(size))
        writer.require(writer.compare(_AT_LEAST, index, writer.number(0)), "tiles lie in the array")
        writer.require(writer.compare(_LESS, start, whole), "tiles lie in the array")
        line = Tile((size,), "i32")
        steps = writer.widened(writer.op("tt.make_range", [], line, f"end = {size} : i32, start = 0 : i32"))
        places = writer.arithmetic("addi", writer.splat(start, (size,)), steps)
        inside = writer.compare(_LESS, places, writer.splat(whole, (size,)))
        stride = writer.splat(writer.number(array.strides[dimension]), (size,))
        distance = writer.spread(writer.arithmetic("muli", places, stride), at, shape)
        inside = writer.spread(inside, at, shape)
        offsets = distance if offsets is None else writer.arithmetic("addi", offsets, distance)
        mask = inside if mask is None else writer.op("arith.andi", [mask, inside], mask[1])
    if offsets is None or mask is None:
        raise writer.unsupported("a tile without dimensions")
    pointer = writer.splat(writer.value(array.pointer), shape)
    return writer.op("tt.addptr", [pointer, offsets], pointer[1]), mask


# -- pointers ----------------------------------------------------------------------------------------------------------


def load_pointer(writer: Writer, statement: Statement) -> None:
    """A load through a tile of pointers, with a mask and what stands where it is false."""
    _require_weak(writer, statement, 2)
    operands = [writer.value(each) for each in before_token(statement)]
    type = tile(split(statement.types.rpartition("-> ")[2])[0])
    if type is None or not 1 <= len(operands) <= 3:
        raise writer.unsupported(f"type {statement.types}")
    counts = ", ".join("1" if at < len(operands) else "0" for at in range(3))
    result = writer.op("tt.load", operands, type, f"isVolatile = false, {OPERAND_SEGMENTS} = array<i32: {counts}>")
    writer.bind(statement.results[0], result)


def store_pointer(writer: Writer, statement: Statement) -> None:
    """A store through a tile of pointers, with a mask."""
    _require_weak(writer, statement, 1)
    writer.op("tt.store", [writer.value(each) for each in before_token(statement)], None)


def before_token(statement: Statement) -> list[str]:
    """The names in a statement, but for its token."""
    return _NAME.findall(statement.rest.partition("token")[0])


def _require_weak(writer: Writer, statement: Statement, results: int) -> None:
    if not statement.rest.strip().startswith("weak ") or len(statement.results) != results:
        raise writer.unsupported("a memory ordering other than weak")
