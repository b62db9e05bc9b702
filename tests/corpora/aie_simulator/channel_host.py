"""What the host does beside a device before it is a runtime sequence: by puts and gets of MLIR-AIR's channels, each of
which an attribute ties to DMA channels of shims, and by airrt's copies. It is written from the documentation of the
dialects: an operation with a token goes on beside what comes after it, one without is waited for; what begins in a
launch has ended when it ends. Herds are what the device has: loading one gives its cores numbers, and starts them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct
from torch_mlir import ir

from tests.simulation.writing import affine, segments

Steps = Generator[Callable[[], bool], None, None]
_DYNAMIC = -(1 << 63)
_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.muli": lambda a, b: a * b,
    "arith.subi": lambda a, b: a - b,
}


class Move(Struct, eq=False):
    """Elements that a channel moves, after others have been moved."""

    port: Any
    buffer: list[Any]
    places: list[int]
    after: list[Move]
    done: bool = False


class Host:
    """A function of the host. `submit` gives a move to its channel, `allocations` are ports by name, and `start` starts
    the herd of an operation with numbers."""

    def __init__(
        self,
        values: dict[Any, Any],
        allocations: dict[str, Any],
        submit: Callable[[Move], None],
        start: Callable[[Any, Sequence[int]], None],
    ) -> None:
        self._values, self._allocations, self._submit, self._start = values, allocations, submit, start
        self._begun: list[Move] = []
        self._channels: dict[str, list[int]] = {}

    def run(self, function: Any, channels: Sequence[Any]) -> Steps:
        """Raises `NotImplementedError` for an operation that has no meaning here."""
        self._channels = {_name(each, "sym_name"): [int(at) for at in each.attributes["size"]] for each in channels}
        yield from self._block(function.regions[0].blocks[0])

    def _block(self, block: Any) -> Generator[Callable[[], bool], None, list[Any]]:
        for view in block.operations:
            each = view.operation
            yield _always
            if each.name.endswith((".yield", ".return", "_terminator", ".reduce")):
                return [self._values[operand] for operand in each.operands]
            results = yield from self._operation(each)
            for result, value in zip(each.results, results, strict=True):
                self._values[result] = value
        return []

    def _operation(self, operation: Any) -> Generator[Callable[[], bool], None, list[Any]]:
        operands = [self._values.get(each) for each in operation.operands]
        match operation.name:
            case "arith.constant":
                return [operation.attributes["value"].value]
            case "arith.index_cast":
                return operands
            case name if name in _ARITHMETIC:
                return [_ARITHMETIC[name](*operands)]
            case "affine.apply":
                return [_computed(operation.attributes["map"], operands)]
            case "affine.for" | "scf.for" | "scf.parallel":
                return (yield from self._loop(operation, operands))
            case "airrt.segment_load":
                return [0]
            case "airrt.herd_load":
                self._start(operation, operands)
                return [0]
            case "air.herd":
                return [[] for _ in operation.results]
            case "air.launch" | "air.segment":
                return (yield from self._launch(operation))
            case "air.wait_all" | "airrt.wait_all":
                moves = [move for each in operands for move in each]
                if not operation.results:
                    yield lambda: all(each.done for each in moves)
                return [moves for _ in operation.results]
            case "airrt.dma_memcpy_nd" | "air.channel.put" | "air.channel.get":
                move = self._copied(operation) if operation.name.startswith("airrt") else self._moved(operation)
                self._begun.append(move)
                self._submit(move)
                if not operation.results:
                    yield lambda: move.done
                return [[move] for _ in operation.results]
        raise NotImplementedError(operation.name)

    def _loop(self, operation: Any, operands: list[Any]) -> Generator[Callable[[], bool], None, list[Any]]:
        block = operation.regions[0].blocks[0]
        if operation.name == "affine.for":
            low, high = (_computed(operation.attributes[f"{end}BoundMap"], []) for end in ("lower", "upper"))
            step, carried = int(operation.attributes["step"].value), operands
        else:
            low, high, step, *carried = operands
        if len(block.arguments) != 1 + len(carried) * (operation.name != "scf.parallel"):
            raise NotImplementedError(f"{operation.name} with more than one index")
        found: list[list[Any]] = []
        for at in range(low, high, step):
            given = [at] if operation.name == "scf.parallel" else [at, *carried]
            self._values |= dict(zip(block.arguments, given, strict=True))
            handed = yield from self._block(block)
            found.append(handed)
            carried = carried if operation.name == "scf.parallel" else handed
        if operation.name == "scf.parallel":  # tokens alone are reduced here
            return [
                [*first, *(move for each in found for move in each[number])] for number, first in enumerate(carried)
            ]
        return carried

    def _launch(self, operation: Any) -> Generator[Callable[[], bool], None, list[Any]]:
        parts = [[self._values[each] for each in part] for part in segments(operation)] if (
            "operandSegmentSizes" in operation.attributes
        ) else [[], [], [self._values[each] for each in operation.operands]]  # fmt: skip
        after, sizes, given = parts
        yield lambda: all(move.done for each in after for move in each)
        (inner,) = operation.regions[0].blocks[0].operations
        block = inner.operation.regions[0].blocks[0]
        for index in np.ndindex(*sizes):
            begun, self._begun = self._begun, []
            self._values |= dict(zip(block.arguments, [*map(int, index), *sizes, *given], strict=True))
            yield from self._block(block)
            moves, self._begun = self._begun, begun
            yield lambda moves=moves: all(each.done for each in moves)
        return [[] for _ in operation.results]

    def _copied(self, operation: Any) -> Move:
        """Of `airrt.dma_memcpy_nd`: four offsets and sizes, the last ones of neighbours, and four strides or three."""
        *_, (memref,), offsets, sizes, strides = segments(operation)
        starts, counts, steps = (
            self._numbers(operation, f"static_{name}", part)
            for name, part in (("offsets", offsets), ("sizes", sizes), ("strides", strides))
        )
        port = self._allocations[str(operation.attributes["metadata"].value)]
        steps += [1] * (len(counts) - len(steps))
        return Move(port, self._values[memref], list(_places(starts, counts, steps)), [])

    def _moved(self, operation: Any) -> Move:
        """Of a put or a get: of the whole memory where there are no sizes."""
        end = "src" if operation.name.endswith("put") else "dst"
        after, indices, (memref,), *dynamic = segments(operation)
        parts = [
            self._numbers(operation, f"static_{end}_{name}", values)
            for name, values in zip(("offsets", "sizes", "strides"), dynamic[:3], strict=True)
        ]
        if any(dynamic[3:]):
            raise NotImplementedError("padding")
        count = prod(ir.MemRefType(memref.type).shape)
        offsets, sizes, strides = parts if parts[1] else ([0], [count], [1])
        number, shape = 0, self._channels.get(str(operation.attributes["chan_name"].value), [])
        for index, size in zip(indices, shape, strict=bool(indices)):  # one of one needs no index
            number = number * size + self._values[index]
        (base,) = (
            str(each["base"].value)
            for each in operation.attributes["metadataArray"]
            if int(each["index"].value) == number
        )
        moves = [move for each in after for move in self._values[each]]
        return Move(self._allocations[base], self._values[memref], list(_places(offsets, sizes, strides)), moves)

    def _numbers(self, operation: Any, name: str, dynamic: Sequence[Any]) -> list[int]:
        """Those of an attribute, or of operands where it has none or is not there."""
        left = iter(self._values[each] for each in dynamic)
        static = operation.attributes[name] if name in operation.attributes else [_DYNAMIC] * len(dynamic)
        return [int(next(left)) if int(at) == _DYNAMIC else int(at) for at in static]


def _places(offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]) -> Iterator[int]:
    start = sum(offset * stride for offset, stride in zip(offsets, strides, strict=True))
    for index in np.ndindex(*sizes):
        yield start + sum(place * stride for place, stride in zip(index, strides, strict=True))


def _computed(map_: Any, operands: Sequence[Any]) -> int:
    (found,) = affine(map_, [str(each) for each in operands])
    return int(eval(found, {"__builtins__": {}}))


def _name(operation: Any, attribute: str) -> str:
    return str(operation.attributes[attribute].value)


def _always() -> bool:
    return True
