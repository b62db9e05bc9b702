"""A second meaning of CUDA Tile IR on numpy arrays, written from the documentation of the language (the sections on
operations, views and the memory model), which reads the text of kernels by itself.

The tile blocks of a grid run one after the other, in an order drawn at random. The language gives no order to accesses
to memory but that of their tokens, and none at all to those of two blocks: an access to an element that another one of
the same block has written, or that it writes after another one, has to be behind it by tokens, and one of another block
is a race unless both are atomic. What a view does not hold and no padding replaces is drawn at random, as is memory
that a mask leaves out without another value."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from msgspec import Struct, field

from tests.corpora.tile_emulator import Fault
from tests.frontends.narrow_floats import from_narrow, to_narrow

_NAME = re.compile(r"%[\w#-]+")
_TILE = re.compile(r"tile<((?:\d+x)*)(ptr<\w+>|\w+)>")
_INTEGERS: dict[str, Any] = {"i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}
_COMPARED: dict[str, Callable[[Any, Any], Any]] = {
    "equal": np.equal,
    "not_equal": np.not_equal,
    "less_than": np.less,
    "less_than_or_equal": np.less_equal,
    "greater_than": np.greater,
    "greater_than_or_equal": np.greater_equal,
}
_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "addi": np.add,
    "subi": np.subtract,
    "muli": np.multiply,
    "andi": np.bitwise_and,
    "xori": np.bitwise_xor,
    "shri": np.right_shift,
    "remi": np.fmod,
    "maxi": np.maximum,
    "addf": np.add,
    "subf": np.subtract,
    "mulf": np.multiply,
    "divf": np.divide,
    "maxf": np.fmax,
}
_UNARY: dict[str, Callable[[Any], Any]] = {
    "exp": np.exp,
    "sqrt": np.sqrt,
    "tanh": np.tanh,
    "sin": np.sin,
    "negf": np.negative,
}
_UPDATES: dict[str, Callable[[Any, Any], Any]] = {
    "add": np.add,
    "addf": np.add,
    "max": np.maximum,
    "umax": lambda a, b: np.maximum(a.view(f"u{a.itemsize}"), b.view(f"u{b.itemsize}")).view(a.dtype),
    "xchg": lambda _, new: new,
}


def to_type(numbers: Any, element: str) -> Any:
    """Numbers as those of a type: what has less than 32 bits and is no f16 is kept as an f32 of that value."""
    if element in _INTEGERS:
        return np.asarray(numbers).astype(_INTEGERS[element])
    if element == "f16":
        return np.asarray(numbers).astype(np.float16)
    singles = np.asarray(numbers).astype(np.float32)
    if element == "f32":
        return singles
    if element == "bf16":
        bits = singles.view(np.uint32)
        rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)
        return np.where(np.isnan(singles), singles, rounded.astype(np.uint32).view(np.float32))
    return from_narrow(to_narrow(singles, element), element)


class Operation(Struct):
    """One operation: `said` is all that follows its name."""

    name: str
    results: list[str]
    said: str
    blocks: list[Block] = field(default_factory=list)

    @property
    def operands(self) -> list[str]:
        return _NAME.findall(self.said)

    @property
    def types(self) -> str:
        return self.said.rpartition(" -> ")[2] if " -> " in self.said else self.said.rpartition(" : ")[2]

    @property
    def type(self) -> tuple[tuple[int, ...], str]:
        """The shape and the element of its first result."""
        return _tile(self.types)

    def number(self, name: str) -> int:
        found = re.search(rf"\b{name} ?= ?(\d+)", self.said)
        if found is None:
            raise ValueError(f"{self.name} without '{name}'")
        return int(found[1])


class Block(Struct):
    """Operations of a region, and the names of what it is given."""

    arguments: list[str]
    operations: list[Operation]


class Kernel(Struct):
    """An entry: the types of its parameters are tiles without dimensions."""

    parameters: list[tuple[str, str]]
    body: Block


def parse(text: str) -> Kernel:
    """The one entry of a module in text. Raises `ValueError` for what it does not understand."""
    lines = iter([line.strip() for line in text.splitlines() if line.strip()])
    head = next(lines)
    if not head.startswith("entry @"):
        raise ValueError(f"not understood: {head}")
    parameters = re.findall(r"(%\w+): tile<(ptr<\w+>|\w+)>", head)
    body, end = _block(lines, [name for name, _ in parameters])
    if end != "}":
        raise ValueError(f"not understood: {end}")
    return Kernel(parameters, body)


def _block(lines: Iterator[str], arguments: list[str]) -> tuple[Block, str]:
    operations = []
    for line in lines:
        if line.startswith("}"):
            return Block(arguments, operations), line
        match = re.match(r"(?:(%[^=]*?) = )?(\w+)(.*)", line)
        if match is None:
            raise ValueError(f"not understood: {line}")
        results = [each.strip().partition(":")[0] for each in (match[1] or "").split(",") if each.strip()]
        operation = Operation(match[2], results, match[3].removesuffix("{"))
        operations.append(operation)
        if operation.name in ("reduce", "scan"):
            inner = _block(lines, re.findall(r"(%\w+): ", next(lines)))[0]
            operation.blocks.append(inner)
        elif operation.name == "for":
            index = _NAME.findall(operation.said)[0]
            carried = re.findall(r"(%\w+) = %", operation.said)
            operation.blocks.append(_block(lines, [index, *carried])[0])
        elif operation.name == "if":
            taken, end = _block(lines, [])
            operation.blocks.append(taken)
            operation.blocks.append(_block(lines, [])[0] if "else" in end else Block([], []))
    raise ValueError("a region without an end")


class Array(Struct, eq=False):
    """Memory of the device."""

    flat: Any
    element: str


class Pointer(Struct, eq=False):
    """Elements of an array, by their numbers."""

    array: Array
    at: Any

    @property
    def shape(self) -> tuple[int, ...]:
        return np.shape(self.at)


class View(Struct, eq=False):
    """A tensor in memory, or tiles of it: `tile`, what its dimensions are in the tensor, and what is beyond it."""

    pointer: Pointer
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    tile: tuple[int, ...] = ()
    dimensions: tuple[int, ...] = ()
    padding: str = ""

    def places(self, index: Sequence[int]) -> tuple[Any, Any]:
        """Where the elements of the tile at an index are, and which of them the tensor holds."""
        at, inside = np.asarray(self.pointer.at), np.asarray(True)
        for axis, (size, dimension) in enumerate(zip(self.tile, self.dimensions, strict=True)):
            along = index[axis] * size + np.arange(size, dtype=np.int64)
            along = along.reshape([size if other == axis else 1 for other in range(len(self.tile))])
            inside = inside & (along >= 0) & (along < self.shape[dimension])
            at = at + along * self.strides[dimension]
        return np.broadcast_to(at, self.tile), np.broadcast_to(inside, self.tile)


class Access(Struct, eq=False):
    """What one block did to an element: `number` counts the accesses of a block."""

    block: int
    number: int
    writes: bool
    atomic: bool


class Grid:
    """All tile blocks of a launch, on memory that they share."""

    def __init__(self, kernel: Kernel, size: tuple[int, ...], draw: np.random.Generator) -> None:
        self._kernel, self._size, self._draw = kernel, size, draw
        self.accesses: dict[tuple[int, int], list[Access]] = {}

    def run(self, arguments: Sequence[Any]) -> None:
        """`arguments` are arrays and integers. Raises `Fault`."""
        blocks = list(np.ndindex(*self._size))
        given = {
            name: Pointer(each, np.int64(0)) if isinstance(each, Array) else to_type(each, type_)
            for (name, type_), each in zip(self._kernel.parameters, arguments, strict=True)
        }
        for number in self._draw.permutation(len(blocks)):
            _Run(self, int(number), blocks[number], self._draw).run(self._kernel.body, given)

    def note(self, array: Array, places: Any, access: Access, after: frozenset[int]) -> None:
        """Raises `Fault` for an access without an order that has to have one."""
        for place in np.unique(places):
            if not 0 <= place < len(array.flat):
                raise Fault("an access out of bounds")
            known = self.accesses.setdefault((id(array), int(place)), [])
            for each in known:
                if not (each.writes or access.writes) or (each.atomic and access.atomic):
                    continue
                if each.block != access.block:
                    raise Fault("a race")
                if each.number not in after:
                    raise Fault("two accesses without an order")
            known.append(access)


class _Run:
    """One tile block."""

    def __init__(self, grid: Grid, number: int, ids: tuple[int, ...], draw: np.random.Generator) -> None:
        self._grid, self._number, self._ids, self._draw = grid, number, ids, draw
        self._count = 0

    def run(self, block: Block, values: dict[str, Any]) -> list[Any]:
        """What the block hands on. Names of outer blocks are seen by inner ones."""
        values = dict(values)
        for each in block.operations:
            if each.name in ("continue", "yield", "return"):
                before = each.said.rpartition(" : ")[0]
                return [_value(values, name) for name in _NAME.findall(before)]
            results = self._operation(each, values)
            for name, one in zip(each.results, results, strict=False):
                values[name] = one
            for at, one in enumerate(results if len(each.results) == 1 else []):
                values[f"{each.results[0]}#{at}"] = one
        return []

    def _operation(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        name = operation.name
        found = getattr(self, f"_{name}", None)
        if found is not None:
            results: list[Any] = found(operation, values)
            return results
        operands = [_value(values, each) for each in operation.operands]
        shape, element = operation.type
        if name in _BINARY:
            _only(operation, "signed")
            return [to_type(_BINARY[name](*operands), element)]
        if name in _UNARY:
            _only(operation)
            return [to_type(_UNARY[name](np.asarray(operands[0], np.float64)), element)]
        if name == "fma":
            left, right, added = (np.asarray(each, np.float64) for each in operands)
            return [to_type(left * right + added, element)]
        if name in ("itof", "ftof", "exti"):
            _only(operation, "signed")
            return [to_type(operands[0], element)]
        if name in ("reshape", "broadcast"):
            change = np.reshape if name == "reshape" else np.broadcast_to
            moved = operands[0]
            if isinstance(moved, Pointer):
                return [Pointer(moved.array, change(moved.at, shape))]
            return [change(moved, shape)]
        raise ValueError(f"'{name}' is not emulated")

    # -- values --------------------------------------------------------------------------------------------------------

    def _constant(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        written = re.match(r" <(\w+): ([^>]+)>", operation.said)
        assert written is not None
        shape, element = operation.type
        return [np.full(shape, _literal(written[2], element))]

    def _assume(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        (name,) = operation.operands
        bounds = re.match(r" bounded<(-?\d+), \?>", operation.said)
        assert bounds is not None
        value = _value(values, name)
        if value < int(bounds[1]):
            raise Fault("what is assumed does not hold")
        return [value]

    def _iota(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        (size,), element = operation.type
        return [to_type(np.arange(size), element)]

    def _get_tile_block_id(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        return [np.asarray(each, np.int32) for each in self._ids]

    def _make_token(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        return [frozenset()]

    def _divi(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        left, right = (_value(values, each) for each in operation.operands)
        rounding = re.search(r"signed rounding<(\w+)>", operation.said)
        to = {"positive_inf": math.ceil, "negative_inf": math.floor}[rounding[1]] if rounding else math.trunc
        if not left.shape == right.shape == () or right == 0:
            raise ValueError("only quotients of scalars are emulated")
        down, rest = divmod(int(left), int(right))
        whole = down if to is math.floor or not rest or (to is math.trunc and down >= 0) else down + 1
        return [to_type(whole, operation.type[1])]

    def _cmpi(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        left, right = (_value(values, each) for each in operation.operands)
        predicate = operation.said.split()[0]
        if re.search(r", unsigned\b", operation.said):
            left, right = (each.view(f"u{each.itemsize}") for each in (left, right))
        return [_COMPARED[predicate](left, right)]

    def _select(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        return [np.where(*(_value(values, each) for each in operation.operands))]

    def _permute(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        order = re.search(r"\[([\d, ]+)\]", operation.said)
        assert order is not None
        return [np.transpose(_value(values, operation.operands[0]), [int(each) for each in order[1].split(",")])]

    def _cat(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        return [np.concatenate([_value(values, each) for each in operation.operands], operation.number("dim"))]

    def _extract(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        """Indices count slices of the size of the result."""
        tile, *index = (_value(values, each) for each in operation.operands)
        shape, _ = operation.type
        return [tile[tuple(slice(int(at) * size, (int(at) + 1) * size) for at, size in zip(index, shape, strict=True))]]

    def _mmaf(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        left, right, sums = (np.asarray(_value(values, each), np.float64) for each in operation.operands)
        return [to_type(left @ right + sums, operation.said.rpartition("x")[2].rstrip(">"))]

    def _mmai(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        if "signed signed" not in operation.said:
            raise ValueError("only products of signed integers are emulated")
        left, right, sums = (np.asarray(_value(values, each), np.int64) for each in operation.operands)
        return [to_type(left @ right + sums, "i32")]

    def _reduce(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        return [self._folded(operation, values)[-1]]

    def _scan(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        parts = self._folded(operation, values)
        axis = operation.number("dim")
        return [np.stack(parts[::-1] if "reverse=true" in operation.said else parts, axis)]

    def _folded(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        tile, axis = _value(values, operation.operands[0]), operation.number("dim")
        identity = re.search(r"identities=\[(\S+) : (\w+)\]", operation.said)
        assert identity is not None
        parts = [np.take(tile, at, axis) for at in range(tile.shape[axis])]
        if "reverse=true" in operation.said:
            parts.reverse()
        total, found = np.full(parts[0].shape, _literal(identity[1], identity[2])), []
        (block,) = operation.blocks
        for each in parts:
            (total,) = self.run(block, values | dict(zip(block.arguments, [total, each], strict=True)))
            found.append(total)
        return found

    # -- control -------------------------------------------------------------------------------------------------------

    def _for(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        bounds = re.search(r"\((%[\w#-]+) to (%[\w#-]+), step (%[\w#-]+)\)", operation.said)
        assert bounds is not None
        carried = [_value(values, each) for each in re.findall(r"%\w+ = (%[\w#-]+)", operation.said)]
        (block,) = operation.blocks
        for at in range(*(int(_value(values, each)) for each in bounds.groups())):
            given = dict(zip(block.arguments, [np.asarray(at, np.int32), *carried], strict=True))
            carried = self.run(block, values | given)
        return carried

    def _if(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        taken = _value(values, operation.operands[0])
        return self.run(operation.blocks[0 if taken else 1], values)

    # -- memory --------------------------------------------------------------------------------------------------------

    def _offset(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        pointer, by = (_value(values, each) for each in operation.operands)
        return [Pointer(pointer.array, pointer.at + by.astype(np.int64))]

    def _make_tensor_view(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        written = re.match(r" (%\w+), shape = \[([^]]*)\], strides = \[([^]]*)\]", operation.said)
        assert written is not None
        shape, strides = (
            tuple(int(_value(values, each.strip()) if "%" in each else each) for each in numbers.split(","))
            for numbers in written.groups()[1:]
        )
        return [View(_value(values, written[1]), shape, strides)]

    def _make_partition_view(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        view: View = _value(values, operation.operands[0])
        tile = re.search(r"tile=\(([\dx]+)\)", operation.said)
        assert tile is not None
        sizes = tuple(int(each) for each in tile[1].split("x"))
        dimensions = re.search(r"dim_map=\[([\d, ]+)\]", operation.said)
        padding = re.search(r"padding_value = (\w+)", operation.said)
        order = tuple(int(each) for each in dimensions[1].split(",")) if dimensions else tuple(range(len(sizes)))
        return [View(view.pointer, view.shape, view.strides, sizes, order, padding[1] if padding else "")]

    def _load_view_tko(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        view, index, token = _indexed(operation, values)
        places, inside = view.places(index)
        tile = self._read(view.pointer.array, places, inside, token)
        if view.padding:
            tile = np.where(inside, tile, {"zero": 0, "neg_inf": -np.inf}[view.padding]).astype(tile.dtype)
        return [tile, self._token(token)]

    def _store_view_tko(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        tile = _value(values, operation.operands[0])
        view, index, token = _indexed(operation, values, 1)
        places, inside = view.places(index)
        self._write(view.pointer.array, places, inside, tile, token)
        return [self._token(token)]

    def _load_ptr_tko(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        pointer, operands, token = _pointed(operation, values)
        mask = np.broadcast_to(operands[0] if operands else True, pointer.shape)
        tile = self._read(pointer.array, pointer.at, mask, token)
        if len(operands) > 1:
            tile = np.where(mask, tile, operands[1]).astype(tile.dtype)
        return [tile, self._token(token)]

    def _store_ptr_tko(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        pointer, operands, token = _pointed(operation, values)
        mask = np.broadcast_to(operands[1] if len(operands) > 1 else True, pointer.shape)
        self._write(pointer.array, pointer.at, mask, operands[0], token)
        return [self._token(token)]

    def _atomic_rmw_tko(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        mode = re.match(r" relaxed device %\w+, (\w+),", operation.said)
        assert mode is not None
        pointer, operands, token = _pointed(operation, values)
        mask = np.broadcast_to(operands[1] if len(operands) > 1 else True, pointer.shape)
        old = self._update(pointer.array, np.asarray(pointer.at), mask, operands[0], mode[1], token)
        return [old, self._token(token)]

    def _atomic_red_view_tko(self, operation: Operation, values: dict[str, Any]) -> list[Any]:
        mode = re.match(r" relaxed device %\w+\[[^]]*\], (\w+), (%[\w#-]+) token", operation.said)
        assert mode is not None
        view, index, token = _indexed(operation, values)
        places, inside = view.places(index)
        self._update(view.pointer.array, places, inside, _value(values, mode[2]), mode[1], token)
        return [self._token(token)]

    def _note(self, array: Array, places: Any, writes: bool, atomic: bool, token: frozenset[int]) -> None:
        self._grid.note(array, places, Access(self._number, self._count, writes, atomic), token)

    def _token(self, token: frozenset[int]) -> frozenset[int]:
        """That of an access after others."""
        self._count += 1
        return token | {self._count - 1}

    def _read(self, array: Array, places: Any, mask: Any, token: frozenset[int]) -> Any:
        places = np.asarray(places)
        self._note(array, places[mask], False, False, token)
        beyond = to_type(self._draw.integers(-99, 99, places.shape), array.element)
        return np.where(mask, array.flat[np.where(mask, places, 0)], beyond).astype(array.flat.dtype)

    def _write(self, array: Array, places: Any, mask: Any, tile: Any, token: frozenset[int]) -> None:
        """Of two lanes at one element, one drawn at random is the last: no order is said."""
        places = np.asarray(places)
        self._note(array, places[mask], True, False, token)
        order = self._draw.permutation(int(mask.sum()))
        array.flat[places[mask][order]] = np.broadcast_to(tile, places.shape)[mask][order]

    def _update(self, array: Array, places: Any, mask: Any, tile: Any, mode: str, token: frozenset[int]) -> Any:
        self._note(array, places[mask], True, True, token)
        old = np.array(array.flat[np.where(mask, places, 0)])
        lanes = np.argwhere(mask)
        for lane in self._draw.permutation(lanes) if len(lanes) else []:
            at = tuple(lane)
            old[at] = array.flat[places[at]]
            array.flat[places[at]] = to_type(_UPDATES[mode](old[at], np.asarray(tile)[at]), array.element)
        return old


def _only(operation: Operation, *known: str) -> None:
    """Raises `ValueError` for an operation with more said than its operands, `known` and its type."""
    rest = re.sub(r"%[\w#-]+,?", "", operation.said.partition(" : ")[0]).split()
    if not set(rest) <= set(known):
        raise ValueError(f"'{operation.name}' with {rest} is not emulated")


def _value(values: dict[str, Any], name: str) -> Any:
    return values[name]


def _indexed(operation: Operation, values: dict[str, Any], skip: int = 0) -> tuple[View, list[int], frozenset[int]]:
    """The tiles of an access, its index and its token."""
    written = re.search(r"(%[\w#-]+)\[([^]]*)\].* token = (%[\w#-]+) :", operation.said)
    assert written is not None
    index = [int(_value(values, each.strip())) for each in written[2].split(",")]
    return _value(values, written[1]), index, _value(values, written[3])


def _pointed(operation: Operation, values: dict[str, Any]) -> tuple[Pointer, list[Any], frozenset[int]]:
    """The pointers of an access, its further operands and its token."""
    pointer, *operands, token = (_value(values, each) for each in operation.operands)
    if "token=" not in operation.said:
        raise ValueError(f"'{operation.name}' without a token is not emulated")
    return pointer, operands, token


def _tile(type_: str) -> tuple[tuple[int, ...], str]:
    found = _TILE.search(type_)
    if found is None:
        return (), ""
    return tuple(int(each) for each in found[1].split("x") if each), found[2]


def _literal(text: str, element: str) -> Any:
    if element == "i1":
        return np.bool_(text == "true")
    if element.startswith("i"):
        return to_type(int(text), element)
    if text.startswith("0x"):
        bits: Any = {"f32": np.uint32, "f16": np.uint16}[element]
        return bits(int(text, 16)).view({"f32": np.float32, "f16": np.float16}[element])
    return to_type(float(text), element)
