"""Views and the accesses through them, as pointers with masks."""

from __future__ import annotations

import re
from itertools import permutations

from frontends.tileir.statements import Statement
from frontends.tileir.types import (
    NARROW_FLOATS,
    PartitionView,
    TensorView,
    Tile,
    is_partition,
    partition,
    special_number,
    tensor,
)
from frontends.tileir.writer import OPERAND_SEGMENTS, Value, Writer

_NUMBERS = re.compile(r"\?|-?\d+")
_PADDING = {
    "zero": ("0", "0.0"),
    "neg_zero": ("0", "-0.0"),
    "pos_inf": ("", "inf"),
    "neg_inf": ("", "-inf"),
    "nan": ("", "nan"),
}
_MOST_ORDERED = 3  # dimensions whose strides are tried in every order
_LESS, _AT_MOST, _AT_LEAST = 2, 3, 5  # signed predicates of arith.cmpi
_NOT_NEGATIVE = "sizes are not negative"
ORDERING = ("memory_ordering_semantics", "memory_scope")


def tensor_view(writer: Writer, statement: Statement) -> None:
    """A view of memory with a shape and strides, which are in its type where they are numbers."""
    attributes = writer.attributes("spelled_shape", "spelled_strides")
    type = tensor(statement.types[0])
    if type is None or len(statement.groups) != 3 or len(statement.groups[0]) != 1:
        raise writer.unsupported(f"type {statement.types[0]}")
    element, *lists = type
    given: list[tuple[str | int, ...]] = []
    for word, numbers, values in zip(("shape", "strides"), lists, statement.groups[1:], strict=True):
        spelled = attributes.get(f"spelled_{word}")
        said = [None if each == "?" else int(each) for each in _NUMBERS.findall(spelled)] if spelled else numbers
        if said != numbers or numbers.count(None) != len(values):
            raise writer.wrong(f"the {word} is not that of the type {statement.types[0]}")
        names = iter(values)
        given.append(tuple(next(names) if each is None else each for each in numbers))
    sizes, strides = given
    for condition in _sizes_hold(writer, sizes):
        writer.require(condition, _NOT_NEGATIVE)
    pointer = writer.value(statement.operands[0])
    if pointer[1].shape or pointer[1].pointee != element:
        raise writer.wrong(f"a view of {element} behind a pointer of another type")
    writer.views[statement.results[0]] = TensorView(statement.operands[0], element, sizes, strides)


def promise_sizes(writer: Writer, view: TensorView | PartitionView) -> None:
    """That a view which a caller gives is one."""
    array = view if isinstance(view, TensorView) else view.view
    for condition in _sizes_hold(writer, array.sizes):
        writer.promise(condition, _NOT_NEGATIVE)


def _sizes_hold(writer: Writer, sizes: tuple[str | int, ...]) -> list[Value]:
    values = [writer.number(each) for each in sizes if isinstance(each, str)]
    return [writer.compare(_AT_LEAST, each, writer.number(0)) for each in values]


def partition_view(writer: Writer, statement: Statement) -> None:
    """A view of a tensor in tiles."""
    view = writer.views.get(statement.operands[0])
    found = partition(statement.types[0], view) if isinstance(view, TensorView) else None
    if found is None or not is_partition(found):
        raise writer.unsupported(f"type {statement.types[0]}")
    writer.views[statement.results[0]] = found


def sizes(writer: Writer, statement: Statement) -> None:
    """The sizes of a tensor view."""
    view = writer.views.get(statement.operands[0])
    if not isinstance(view, TensorView) or len(view.sizes) != len(statement.results):
        raise writer.unsupported("a view that is not a tensor view")
    for name, type, size in zip(statement.results, statement.types, view.sizes, strict=True):
        writer.bind(name, _in_type(writer, writer.number(size), writer.tile(type)))


def _in_type(writer: Writer, number: Value, type: Tile) -> Value:
    """A number of 64 bits in a type of integers, whose lowest bits it is."""
    return number if type.width >= number[1].width else writer.op("arith.trunci", [number], type)


def index_space(writer: Writer, statement: Statement) -> None:
    """How many tiles a partition has along each of its dimensions."""
    view = partition_of(writer, statement.operands[0])
    if len(view.shape) != len(statement.results):
        raise writer.wrong(f"{len(statement.results)} numbers of tiles in {len(view.shape)} dimensions")
    for name, type, size, dimension in zip(
        statement.results, statement.types, view.shape, view.dimensions, strict=True
    ):
        whole = writer.number(view.view.sizes[dimension])
        count = writer.op("arith.ceildivsi", [whole, writer.number(size)], whole[1])
        writer.bind(name, _in_type(writer, count, writer.tile(type)))


def partition_of(writer: Writer, name: str) -> PartitionView:
    """A partition that is accessed. Raises `Unsupported` for a view of another kind."""
    view = writer.views.get(name)
    if not isinstance(view, PartitionView):
        raise writer.unsupported("a view that is not a partition view")
    return view


def load_view(writer: Writer, statement: Statement) -> None:
    """A tile of a partition, by its indices."""
    _require_weak(writer)
    (name,), indices, _ = statement.groups
    view = partition_of(writer, name)
    pointers, mask = elements(writer, view, indices)
    type = Tile(view.shape, view.view.element)
    if writer.tile(statement.types[0]) != type:
        raise writer.wrong(f"a tile of type {statement.types[0]} of a view of {type.mlir}")
    operands, segments = [pointers, mask], "1, 1, 0"
    if view.padding:
        operands.append(writer.constant(_padding(writer, view, type), type))
        segments = "1, 1, 1"
    result = writer.op("tt.load", operands, type, f"isVolatile = false, {OPERAND_SEGMENTS} = array<i32: {segments}>")
    writer.bind(statement.results[0], result)


def store_view(writer: Writer, statement: Statement) -> None:
    """Writes a tile of a partition, by its indices."""
    _require_weak(writer)
    (stored,), (name,), indices, _ = statement.groups
    view, value = partition_of(writer, name), writer.value(stored)
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
    _require_weak(writer)
    operands = [writer.value(each) for group in statement.groups[:3] for each in group]
    counts = ", ".join(str(len(each)) for each in statement.groups[:3])
    properties = f"isVolatile = false, {OPERAND_SEGMENTS} = array<i32: {counts}>"
    writer.bind(statement.results[0], writer.op("tt.load", operands, writer.tile(statement.types[0]), properties))


def store_pointer(writer: Writer, statement: Statement) -> None:
    """A store through a tile of pointers, with a mask."""
    _require_weak(writer)
    writer.op("tt.store", [writer.value(each) for group in statement.groups[:3] for each in group], None)


def _require_weak(writer: Writer) -> None:
    attributes = writer.attributes(*ORDERING)
    if attributes.get(ORDERING[0]) != "weak" or attributes.get(ORDERING[1]):
        raise writer.unsupported("a memory ordering other than weak")
