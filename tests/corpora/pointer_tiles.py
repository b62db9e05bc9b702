"""A second meaning of Triton's tiles of pointers, on numpy arrays, written from the documentation of the tt, ttg and
amdg dialects: what `tests.corpora.tile_emulator` is for descriptors.

Programs of the grid run in an order drawn at random, each from its first operation to its last. A copy that goes on
beside its program happens at once, as late as a wait allows, or after an operation drawn at random; groups of copies
are waited for in the order of their commits (PTX ISA, "Async-group mechanism"). Memory of a program begins as NaN, and
so does what a load leaves out without another value. Layouts are not read: what they place where does not show in a
tile."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from tests.corpora.tile_emulator import Block, Fault, Function, Memory, Operation

_SHAPE = re.compile(r"(?:tensor|memdesc)<((?:\d+x)*)(!tt\.ptr<\w+>|\w+)")
_ELEMENTS: dict[str, Any] = {"f16": np.float16, "f32": np.float32, "i1": np.bool_, "i8": np.int8}
_LOST = -(2**40)  # an integer that nobody wrote
_COMPARED: list[Callable[[Any, Any], Any]] = [
    *(np.equal, np.not_equal, np.less, np.less_equal, np.greater, np.greater_equal),
    *(np.less, np.less_equal, np.greater, np.greater_equal),  # without signs: of numbers that are not negative
]
_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "addi": np.add,
    "subi": np.subtract,
    "muli": np.multiply,
    "andi": np.bitwise_and,
    "ori": np.bitwise_or,
    "shrsi": np.right_shift,
    "divsi": lambda a, b: np.trunc(np.divide(a, b)).astype(np.int64),
    "remsi": np.fmod,
    "maxsi": np.maximum,
    "minsi": np.minimum,
    "addf": np.add,
    "subf": np.subtract,
    "mulf": np.multiply,
    "divf": np.divide,
    "maxnumf": np.fmax,
}
_UNARY: dict[str, Callable[[Any], Any]] = {"exp": np.exp, "sqrt": np.sqrt}
_RMW: dict[int, Callable[[Any, Any], Any]] = {4: np.add, 5: np.add, 6: np.maximum, 10: lambda _, new: new}


class Pointer(Struct, eq=False):
    """Places in the memory of the device: an array, and numbers of its elements."""

    flat: Any
    at: Any = 0

    def places(self, mask: Any, shape: tuple[int, ...]) -> Any:
        """The numbers of the elements that a mask lets through, zeros where not."""
        inside = np.where(np.broadcast_to(mask, shape), np.broadcast_to(self.at, shape), 0)
        if inside.size and (inside.min() < 0 or inside.max() >= len(self.flat)):
            raise Fault("an access out of bounds")
        return inside


class Copy(Struct, eq=False):
    """A copy that goes on beside its program."""

    perform: Callable[[], None]
    done: bool = False

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.perform()


class Tiles:
    """One program of the grid. `haste` says when copies happen: 0 as late as may be, 1 at once, between them by
    chance."""

    def __init__(self, functions: Sequence[Function], ids: tuple[int, ...], draw: random.Random, haste: float) -> None:
        self._functions = {each.name: each.body for each in functions}
        self._ids, self._draw, self._haste = ids, draw, haste
        self._open: list[Copy] = []
        self._groups: list[list[Copy]] = []

    def run(self, name: str, arguments: Sequence[Any]) -> None:
        """Raises `Fault`."""
        self._block(self._functions[name], {}, arguments)
        for each in [*self._open, *(copy for group in self._groups for copy in group)]:
            each.finish()

    def _block(self, block: Block, outer: dict[str, list[Any]], given: Sequence[Any]) -> list[Any]:
        values = outer | {name: [one] for name, one in zip(block.arguments, given, strict=True)}

        def value(name: str) -> Any:
            base, _, number = name.partition("#")
            return values[base][int(number or 0)]

        for each in block.operations:
            operands = [value(name) for name in each.operands]
            if each.name.endswith((".yield", ".return")):
                return operands
            results = self._operation(each, operands, values)
            if each.results:
                values[each.results[0]] = results
            pending = [copy for group in [self._open, *self._groups] for copy in group if not copy.done]
            if pending and self._draw.random() < self._haste:
                self._draw.choice(pending).finish()
        return []

    def _operation(self, operation: Operation, operands: list[Any], values: dict[str, list[Any]]) -> list[Any]:
        dialect, _, kind = operation.name.partition(".")
        if operation.name == "scf.for":
            carried = operands[3:]
            for at in range(*(int(each) for each in operands[:3])):
                carried = self._block(operation.regions[0], values, [np.int64(at), *carried])
            return carried
        if operation.name == "scf.if":
            return self._block(operation.regions[0 if operands[0] else 1], values, [])
        if operation.name == "tt.call":
            callee = re.search(r"callee = @([\w.]+)", operation.said)
            assert callee is not None
            return self._block(self._functions[callee[1]], {}, operands)
        if operation.name in ("tt.reduce", "tt.scan"):
            return [self._folded(operation, operands[0], values, operation.name == "tt.scan")]
        if dialect in ("arith", "math", "ub"):
            return [self._arithmetic(operation, kind, operands)]
        found: list[Any] = getattr(self, f"_{kind}")(operation, operands)
        return found

    def _folded(self, operation: Operation, tile: Any, values: dict[str, list[Any]], scan: bool) -> Any:
        axis = operation.integer("axis")
        parts = [np.take(tile, at, axis) for at in range(tile.shape[axis])]
        backward = scan and bool(operation.integer("reverse"))
        if backward:
            parts.reverse()
        total, found = parts[0], [parts[0]]
        for each in parts[1:]:
            (total,) = self._block(operation.regions[0], values, [total, each])
            found.append(total)
        return np.stack(found[::-1] if backward else found, axis) if scan else total

    def _arithmetic(self, operation: Operation, kind: str, operands: list[Any]) -> Any:
        if kind == "constant":
            return _constant(operation)
        if kind == "poison":
            return None
        if kind == "cmpi":
            return _COMPARED[operation.integer("predicate")](*operands)
        if kind == "select":
            return np.where(*operands) if np.ndim(operands[0]) else operands[1] if operands[0] else operands[2]
        if kind == "truncf":
            return operands[0].astype(np.float16)
        if kind == "sitofp":
            return np.asarray(operands[0]).astype(_ELEMENTS[_typed(operation.types)[1]])[()]
        if kind in ("extsi", "bitcast"):
            return operands[0]
        return _UNARY[kind](*operands) if kind in _UNARY else _BINARY[kind](*operands)

    # -- tiles ---------------------------------------------------------------------------------------------------------

    def _get_program_id(self, operation: Operation, operands: list[Any]) -> list[Any]:
        return [np.int64(self._ids[operation.integer("axis")])]

    def _make_range(self, operation: Operation, operands: list[Any]) -> list[Any]:
        return [np.arange(operation.integer("start"), operation.integer("end"), dtype=np.int64)]

    def _splat(self, operation: Operation, operands: list[Any]) -> list[Any]:
        shape, _ = _typed(operation.types)
        return [_moved(operands[0], lambda at: np.broadcast_to(at, shape))]

    _broadcast = _splat

    def _expand_dims(self, operation: Operation, operands: list[Any]) -> list[Any]:
        axis = operation.integer("axis")
        return [_moved(operands[0], lambda at: np.expand_dims(at, axis))]

    def _trans(self, operation: Operation, operands: list[Any]) -> list[Any]:
        assert "order = array<i32: 1, 0>" in operation.said
        return [_moved(operands[0], np.transpose)]

    def _convert_layout(self, operation: Operation, operands: list[Any]) -> list[Any]:
        return operands

    def _addptr(self, operation: Operation, operands: list[Any]) -> list[Any]:
        pointer, by = operands
        return [Pointer(pointer.flat, np.add(pointer.at, by))]

    def _dot(self, operation: Operation, operands: list[Any]) -> list[Any]:
        left, right, sums = operands
        return [left.astype(np.float32) @ right.astype(np.float32) + sums]

    # -- memory of the device ------------------------------------------------------------------------------------------

    def _load(self, operation: Operation, operands: list[Any]) -> list[Any]:
        pointer, *rest = operands
        mask = rest[0] if rest else True
        return [_read(pointer, mask, rest[1] if len(rest) > 1 else None)]

    def _store(self, operation: Operation, operands: list[Any]) -> list[Any]:
        pointer, tile, *rest = operands
        _write(pointer, tile, rest[0] if rest else True)
        return []

    def _atomic_rmw(self, operation: Operation, operands: list[Any]) -> list[Any]:
        pointer, tile, mask = operands
        change = _RMW[operation.integer("atomic_rmw_op")]
        places = pointer.places(mask, np.shape(pointer.at))
        old = pointer.flat[places]
        for at in np.argwhere(np.broadcast_to(mask, places.shape)):
            place = places[tuple(at)]
            pointer.flat[place] = change(pointer.flat[place], np.broadcast_to(tile, places.shape)[tuple(at)])
        return [old]

    def _buffer_load(self, operation: Operation, operands: list[Any]) -> list[Any]:
        (pointer,), (by,), stride, mask, other = _segments(operation, operands)
        assert not stride
        # Lanes that are masked off read beyond the buffer, which gives zero by the range checking of buffers: Triton
        # leaves out another value where it is zero.
        return [_read(Pointer(pointer.flat, pointer.at + by), mask[0] if mask else True, other[0] if other else 0)]

    def _buffer_store(self, operation: Operation, operands: list[Any]) -> list[Any]:
        (tile,), (pointer,), (by,), stride, mask = _segments(operation, operands)
        assert not stride
        _write(Pointer(pointer.flat, pointer.at + by), tile, mask[0] if mask else True)
        return []

    def _buffer_atomic_rmw(self, operation: Operation, operands: list[Any]) -> list[Any]:
        (pointer,), (by,), (tile,), stride, (mask,) = _segments(operation, operands)
        assert not stride
        return self._atomic_rmw(operation, [Pointer(pointer.flat, pointer.at + by), tile, mask])

    # -- memory of a program -------------------------------------------------------------------------------------------

    def _local_alloc(self, operation: Operation, operands: list[Any]) -> list[Any]:
        shape, element = _typed(operation.types)
        tile = np.full(shape, np.nan if element[0] == "f" else _LOST, _ELEMENTS.get(element, np.int64))
        if operands:
            tile[...] = operands[0]
        return [Memory(tile, [True])]

    def _local_dealloc(self, operation: Operation, operands: list[Any]) -> list[Any]:
        operands[0].used()
        operands[0].alive[0] = False
        return []

    def _local_load(self, operation: Operation, operands: list[Any]) -> list[Any]:
        return [operands[0].used().copy()]

    def _memdesc_index(self, operation: Operation, operands: list[Any]) -> list[Any]:
        return [operands[0].part(int(operands[1]))]

    def _memdesc_subslice(self, operation: Operation, operands: list[Any]) -> list[Any]:
        offsets = re.search(r"offsets = array<i32: ([\d, ]+)>", operation.said)
        assert offsets is not None
        shape, _ = _typed(operation.types)
        starts = [int(each) for each in offsets[1].split(",")]
        part = tuple(slice(start, start + size) for start, size in zip(starts, shape, strict=True))
        return [Memory(operands[0].tile[part], operands[0].alive)]

    def _async_copy_global_to_local(self, operation: Operation, operands: list[Any]) -> list[Any]:
        (pointer,), (target,), mask, other = _segments(operation, operands)

        def perform() -> None:
            target.used()[...] = _read(pointer, mask[0] if mask else True, other[0] if other else None)

        self._open.append(Copy(perform))
        return [None]

    def _async_commit_group(self, operation: Operation, operands: list[Any]) -> list[Any]:
        self._groups.append(self._open)
        self._open = []
        return [None]

    def _async_wait(self, operation: Operation, operands: list[Any]) -> list[Any]:
        left = operation.integer("num")
        for group in self._groups[: len(self._groups) - left]:
            for each in group:
                each.finish()
        return [None]


def _moved(value: Any, by: Callable[[Any], Any]) -> Any:
    return Pointer(value.flat, by(value.at)) if isinstance(value, Pointer) else by(value)


def _read(pointer: Pointer, mask: Any, other: Any) -> Any:
    shape = np.shape(pointer.at)
    found = pointer.flat[pointer.places(mask, shape)]
    lost = np.nan if found.dtype.kind == "f" else _LOST
    if found.dtype.kind != "f":
        found = found.astype(np.int64)
    return np.where(np.broadcast_to(mask, shape), found, lost if other is None else other).astype(found.dtype)[()]


def _write(pointer: Pointer, tile: Any, mask: Any) -> None:
    shape = np.shape(pointer.at)
    places, inside = pointer.places(mask, shape), np.broadcast_to(mask, shape)
    pointer.flat[places[inside]] = np.broadcast_to(tile, shape)[inside]


def _segments(operation: Operation, operands: list[Any]) -> list[list[Any]]:
    sizes = re.search(r"operandSegmentSizes = array<i32: ([\d, ]+)>", operation.said)
    assert sizes is not None
    found, rest = [], list(operands)
    for size in map(int, sizes[1].split(",")):
        found.append(rest[:size])
        rest = rest[size:]
    return found


def _typed(type_: str) -> tuple[tuple[int, ...], str]:
    found = _SHAPE.search(type_)
    if found is None:
        return (), type_.strip()
    return tuple(int(each) for each in found[1].split("x") if each), found[2]


def _constant(operation: Operation) -> Any:
    shape, element = _typed(operation.types)
    written = re.search(r"dense<([^>]*)>" if shape else r"value = (\S+?)[ }>]", operation.said)
    assert written is not None
    text = written[1]
    number: Any
    if text in ("true", "false"):
        number = text == "true"
    elif element[0] == "f":
        bits: Any = {"f32": np.uint32, "f16": np.uint16}[element]
        kind = _ELEMENTS[element]
        number = bits(int(text, 16)).view(kind) if text.startswith("0x") else kind(float(text))
    else:
        number = np.int64(int(text))
    return np.full(shape, number) if shape else number
