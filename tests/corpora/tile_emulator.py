"""A second meaning of TritonGPU's tiles for Hopper and Blackwell, written from the documentation of the dialects and of
PTX alone, on numpy arrays.

A program is an agent, as is each partition of a `ttg.warp_specialize`, each copy of a box and each asynchronous
product. Agents take turns drawn at random, by weights drawn anew for each run, so that copies are late in one and early
in another. Barriers are those of the PTX ISA ("Parallel Synchronization and Communication Instructions: mbarrier"): a
phase ends when no arrival and no byte is missing, and who waits for a parity goes on when the phase of that parity has
ended. Products of `tcgen05` and their commits end in the order of their issue, a commit by its arrival: that two
commits arrive in order is not said, and is what programs rely on that wait for the last one and end all barriers.
Groups of copies end in the order of their commits ("Async-group mechanism": "All async-groups committed by an executing
thread always complete in the order in which they were committed"), copies within a group in no order.
Memory begins as NaN. What a layout places where does not show in what a tile holds, so that layouts are not read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from msgspec import Struct, field

_OPERATION = re.compile(r'\s*(?:(%[\w#:, %]+?) = )?"([\w.]+)"\(([^)]*)\)\s*(.*)')
_ARGUMENT = re.compile(r"(%\w+):")
_SHAPE = re.compile(r"<((?:\d+x)*)(\w+)")
_ELEMENTS = {"f16": np.float16, "f32": np.float32}
_PREDICATES: dict[int, Callable[[int, int], bool]] = {
    0: lambda a, b: a == b,
    1: lambda a, b: a != b,
    2: lambda a, b: a < b,
    3: lambda a, b: a <= b,
    4: lambda a, b: a > b,
    5: lambda a, b: a >= b,
}
_ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "addi": lambda a, b: a + b,
    "subi": lambda a, b: a - b,
    "muli": lambda a, b: a * b,
    "andi": lambda a, b: a & b,
    "xori": lambda a, b: a ^ b,
}

Agent = Iterator[Callable[[], bool] | None]
"""Stops before what others may see, and says what it waits for, if anything."""


class Fault(Exception):
    """The program does what has no meaning, or waits for ever."""


class Operation(Struct):
    """One operation of the generic form: `said` is all that follows the operands, but for the regions."""

    name: str
    results: list[str]
    operands: list[str]
    said: str
    regions: list[Block] = field(default_factory=list)

    def integer(self, name: str) -> int:
        found = re.search(rf"\b{name} = (-?\d+|true|false)", self.said)
        if found is None:
            raise Fault(f"{self.name} without '{name}'")
        return int(found[1] == "true") if found[1] in ("true", "false") else int(found[1])

    @property
    def types(self) -> str:
        return self.said.rpartition(" -> ")[2]


class Block(Struct):
    """The first block of a region; others of these programs are never reached."""

    arguments: list[str]
    operations: list[Operation]


class Function(Struct):
    """A function and its body."""

    name: str
    body: Block


def parse(text: str) -> list[Function]:
    """The functions of a module in generic form, the entry first."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    module, _ = _operation(lines, 0)
    found = []
    for each in module.regions[0].operations:
        name = re.search(r'sym_name = "([^"]+)"', each.said)
        assert name is not None
        found.append(Function(name[1], each.regions[0]))
    return found


def _operation(lines: Sequence[str], at: int) -> tuple[Operation, int]:
    match = _OPERATION.match(lines[at])
    if match is None:
        raise ValueError(f"not understood: {lines[at]}")
    written, name, operands, said = match.groups()
    results = [each.strip().partition(":")[0] for each in (written or "").split(",") if each.strip()]
    operation = Operation(name, results, [each.strip() for each in operands.split(",") if each.strip()], said)
    if not said.endswith("({"):
        return operation, at + 1
    while True:
        block, at = _region(lines, at + 1)
        operation.regions.append(block)
        if not lines[at].strip().startswith("}, {"):
            operation.said = operation.said.removesuffix("({") + lines[at].strip()[2:]
            return operation, at + 1


def _region(lines: Sequence[str], at: int) -> tuple[Block, int]:
    blocks = [Block([], [])]
    while not lines[at].strip().startswith("}"):
        line = lines[at].strip()
        if line.startswith("^"):
            if blocks[-1].operations or blocks[-1].arguments:
                blocks.append(Block([], []))
            blocks[-1].arguments = _ARGUMENT.findall(line)
            at += 1
            continue
        operation, at = _operation(lines, at)
        blocks[-1].operations.append(operation)
    return blocks[0], at


class Barrier(Struct, eq=False):
    """`missing` are the arrivals and `bytes` the bytes that its phase waits for; `usable` from `init` to `inval`."""

    count: int = 0
    missing: int = 0
    bytes: int = 0
    phase: int = 0
    usable: bool = False

    def arrive(self, count: int = 1) -> None:
        if not self.usable or self.missing < count:
            raise Fault("an arrival at a barrier that expects none")
        self.missing -= count
        self.advance()

    def advance(self) -> None:
        if self.usable and self.missing == 0 and self.bytes == 0:
            self.phase += 1
            self.missing = self.count

    def has_ended(self, parity: int) -> bool:
        return self.phase % 2 != parity


class Memory(Struct, eq=False):
    """A tile in memory; `alive` is shared by all parts of an allocation."""

    tile: Any
    alive: list[bool]

    def part(self, at: int) -> Memory:
        if not 0 <= at < len(self.tile):
            raise Fault("a part beyond an allocation")
        return Memory(self.tile[at], self.alive)

    def used(self) -> Any:
        if not self.alive[0]:
            raise Fault("memory after its end")
        return self.tile


class Descriptor(Struct, eq=False):
    """A tensor in the memory of the device, of which boxes are copied."""

    flat: Any
    shape: tuple[int, int]
    stride: int
    box: tuple[int, int]

    def _elements(self, row: int, column: int) -> tuple[Any, Any]:
        """Where the elements of a box are, and which of them are in the tensor."""
        rows, columns = np.arange(row, row + self.box[0])[:, None], np.arange(column, column + self.box[1])[None]
        inside = (rows >= 0) & (rows < self.shape[0]) & (columns >= 0) & (columns < self.shape[1])
        return rows * self.stride + columns, inside

    def read(self, row: int, column: int) -> Any:
        """A box, with zeros where it is outside of the tensor."""
        places, inside = self._elements(row, column)
        return np.where(inside, self.flat[np.where(inside, places, 0)], self.flat.dtype.type(0))

    def write(self, row: int, column: int, tile: Any) -> None:
        """What of a box is inside of the tensor."""
        places, inside = self._elements(row, column)
        self.flat[places[inside]] = tile[inside]


class Pending(Struct, eq=False):
    """A product that is not known before it is waited for."""

    sums: Any
    done: bool = False


class Program:
    """One program of the grid, on memory that all of them share."""

    def __init__(self, functions: Sequence[Function], ids: tuple[int, int, int], draw: random.Random) -> None:
        self._functions = {each.name: each for each in functions}
        self._ids = ids
        self._draw = draw
        self._agents: list[tuple[float, Agent]] = []
        self._waits: dict[int, Callable[[], bool]] = {}
        self._issued: list[Pending] = []  # products and commits of tcgen05, in order

    def run(self, arguments: Sequence[Any]) -> None:
        """Raises `Fault`."""
        entry = next(iter(self._functions.values())).body
        self._start(self._body(entry, dict(zip(entry.arguments, ([each] for each in arguments), strict=True)), []))
        while self._agents:
            ready = [each for each in self._agents if self._waits.get(id(each[1]), _at_once)()]
            if not ready:
                raise Fault("all wait for ever")
            chosen = self._draw.choices(ready, [weight for weight, _ in ready])[0]
            self._waits.pop(id(chosen[1]), None)
            try:
                wait = next(chosen[1])
            except StopIteration:
                self._agents.remove(chosen)
                continue
            if wait is not None:
                self._waits[id(chosen[1])] = wait

    def _start(self, agent: Agent) -> None:
        self._agents.append((10.0 ** self._draw.uniform(-2, 2), agent))

    def _body(self, block: Block, values: dict[str, list[Any]], ended: list[Any]) -> Agent:
        """Runs the block of an agent. `ended` has an element when it has come to its end."""
        dots: list[Pending] = []
        yield from self._block(block, values, ended, dots)
        ended.append(None)

    def _block(self, block: Block, values: dict[str, list[Any]], handed: list[Any], dots: list[Pending]) -> Agent:
        def value(name: str) -> Any:
            base, _, number = name.partition("#")
            return values[base][int(number or 0)]

        for each in block.operations:
            operands = [value(name) for name in each.operands]
            dialect, _, kind = each.name.partition(".")
            if kind in ("yield", "return", "warp_yield", "warp_return"):
                handed += operands
                return
            results: list[Any]
            if dialect in ("arith", "ub"):
                results = [self._arithmetic(each, kind, operands)]
            elif each.name == "scf.for":
                results = operands[3:]
                for at in range(*operands[:3]):
                    values |= {name: [one] for name, one in zip(each.regions[0].arguments, [at, *results], strict=True)}
                    results = []
                    yield from self._block(each.regions[0], values, results, dots)
            elif each.name == "tt.call":
                callee = re.search(r"callee = @([\w.]+)", each.said)
                assert callee is not None
                results = []
                yield from self._block(self._functions[callee[1]].body, {}, results, dots)
            elif each.name == "ttg.warp_specialize":
                yield from self._partitions(each, values)
                results = []
            else:
                yield None
                found = getattr(self, f"_{kind}")(each, operands, dots)
                results = (yield from found) if hasattr(found, "__next__") else found
            # One name for several results; several names for one each is not how the generic form is printed.
            if each.results:
                values[each.results[0]] = results

    def _partitions(self, operation: Operation, values: dict[str, list[Any]]) -> Agent:
        default, rest = operation.regions
        (partitions,) = rest.operations
        given = [values[name.partition("#")[0]][int(name.partition("#")[2] or 0)] for name in partitions.operands]
        ends: list[list[Any]] = [[] for _ in (default, *partitions.regions)]
        self._start(self._body(default, values, ends[0]))
        for region, ended in zip(partitions.regions, ends[1:], strict=True):
            inner = dict(zip(region.arguments, ([each] for each in given), strict=True))
            self._start(self._body(region, inner, ended))
        yield lambda: all(ends)

    # -- scalars and tiles ---------------------------------------------------------------------------------------------

    def _arithmetic(self, operation: Operation, kind: str, operands: list[Any]) -> Any:
        match kind:
            case "constant":
                return _constant(operation)
            case "poison":
                return None
            case "cmpi":
                return int(_PREDICATES[operation.integer("predicate")](*operands))
            case "select":
                return operands[1] if operands[0] else operands[2]
            case "extsi" | "bitcast":
                return operands[0]
            case "truncf":
                return _known(operands[0]).astype(np.float16)
        return _ARITHMETIC[kind](*operands)

    def _get_program_id(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        return [self._ids[operation.integer("axis")]]

    def _convert_layout(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        return [_known(operands[0])]

    def _make_tensor_descriptor(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        flat, rows, columns, stride, inner = operands
        if inner != 1 or operation.integer("padding") != 1:
            raise ValueError("only rows of neighbours, padded by zeros, are emulated")
        box, _ = _shape(operation.types)
        return [Descriptor(flat, (rows, columns), stride, (box[0], box[1]))]

    def _descriptor_load(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        return [operands[0].read(*operands[1:])]

    def _descriptor_store(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        operands[0].write(operands[2], operands[3], _known(operands[1]))
        return []

    def _dot(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        left, right, sums = map(_known, operands)
        return [_product(left, right, sums)]

    # -- memory --------------------------------------------------------------------------------------------------------

    def _local_alloc(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        shape, element = _shape(operation.types)
        if element == "i64":
            tile = np.empty(shape, object)
            for at in np.ndindex(*shape):
                tile[at] = Barrier()
        else:
            tile = np.full(shape, np.nan, _ELEMENTS[element])
        if operands:
            tile[...] = _known(operands[0])
        return [Memory(tile, [True]), None]

    _tmem_alloc = _local_alloc

    def _local_dealloc(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        operands[0].used()
        operands[0].alive[0] = False
        return []

    def _memdesc_index(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        return [operands[0].part(operands[1])]

    def _tmem_store(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        if operands[-1]:
            operands[0].used()[...] = _known(operands[-2])
        return [None]

    def _tmem_load(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        return [operands[0].used().copy(), None]

    # -- barriers ------------------------------------------------------------------------------------------------------

    def _init_barrier(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        count = operation.integer("count")
        operands[0].used()[0] = Barrier(count, count, usable=True)
        return []

    def _inval_barrier(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        operands[0].used()[0].usable = False
        return []

    def _barrier_expect(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        """`mbarrier.arrive.expect_tx`."""
        if operands[1]:
            barrier = _barrier(operands[0])
            barrier.bytes += operation.integer("size")
            barrier.arrive()
        return []

    def _arrive_barrier(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        _barrier(operands[0]).arrive(operation.integer("count"))
        return []

    def _wait_barrier(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> Any:
        if len(operands) > 2 and not operands[2]:
            return []
        barrier, parity = _barrier(operands[0]), operands[1]
        return _after(lambda: barrier.has_ended(parity), [])

    # -- what goes on beside -------------------------------------------------------------------------------------------

    def _async_tma_copy_global_to_local(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> Any:
        origin, row, column, barrier, target, wanted = operands
        if wanted:
            self._start(self._copy(origin, row, column, _barrier(barrier), target))
        return []

    def _copy(self, origin: Descriptor, row: int, column: int, barrier: Barrier, target: Memory) -> Agent:
        half = origin.box[0] // 2
        for rows in (slice(half), slice(half, None)):
            yield None
            target.used()[rows] = origin.read(row, column)[rows]
        yield None
        if not barrier.usable:
            raise Fault("bytes for a barrier that there is no more")
        barrier.bytes -= target.tile.nbytes
        barrier.advance()

    def _warp_group_dot(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        left, right, sums = operands
        if not operation.integer("isAsync"):
            return [_product(left.used(), right.used(), _known(sums))]
        result = Pending(None)
        self._start(self._multiply(left, right, sums, result, list(dots)))
        dots.append(result)
        return [result]

    def _multiply(self, left: Memory, right: Memory, sums: Any, result: Pending, before: list[Pending]) -> Agent:
        yield lambda: all(each.done for each in before)
        start = sums.sums if isinstance(sums, Pending) else sums
        half = left.tile.shape[1] // 2
        for inner in (slice(half), slice(half, None)):
            yield None
            start = _product(left.used()[:, inner], right.used()[inner], start)
        result.sums, result.done = start, True

    def _warp_group_dot_wait(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> Any:
        pendings = operation.integer("pendings")
        ended = dots[: len(dots) - pendings]

        def wait() -> Iterator[Callable[[], bool] | None]:
            yield lambda: all(each.done for each in ended)
            return [each.sums if isinstance(each, Pending) and each in ended else each for each in operands]

        return wait()

    def _tc_gen5_mma(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> Any:
        left, right, sums, *_, adds, wanted = operands
        if not wanted:
            return [None]
        result = Pending(None)
        self._start(self._accumulate(left, right, sums, adds, result, list(self._issued)))
        self._issued.append(result)
        return [None] if "is_async" in operation.said else _after(lambda: result.done, [None])

    def _accumulate(
        self, left: Memory, right: Memory, sums: Memory, adds: int, result: Pending, before: list[Pending]
    ) -> Agent:
        yield lambda: all(each.done for each in before)
        half = left.tile.shape[1] // 2
        for inner in (slice(half), slice(half, None)):
            yield None
            start = sums.used() if adds or inner.start else np.zeros_like(sums.tile)
            sums.used()[...] = _product(left.used()[:, inner], right.used()[inner], start)
        result.done = True

    def _tc_gen5_commit(self, operation: Operation, operands: list[Any], dots: list[Pending]) -> list[Any]:
        end = Pending(None)
        self._start(self._commit(_barrier(operands[0]), end, list(self._issued)))
        self._issued.append(end)
        return []

    def _commit(self, barrier: Barrier, end: Pending, before: list[Pending]) -> Agent:
        yield lambda: all(each.done for each in before)
        barrier.arrive()
        end.done = True


def _at_once() -> bool:
    return True


def _after(ready: Callable[[], bool], results: list[Any]) -> Any:
    yield ready
    return results


def _barrier(memory: Memory) -> Barrier:
    barrier: Barrier = memory.used()[0]
    if not barrier.usable:
        raise Fault("a barrier before its beginning or after its end")
    return barrier


def _known(tile: Any) -> Any:
    if isinstance(tile, Pending):
        raise Fault("a product that nobody waited for")
    return tile


def _product(left: Any, right: Any, sums: Any) -> Any:
    return left.astype(np.float32) @ right.astype(np.float32) + sums


def _shape(type_: str) -> tuple[tuple[int, ...], str]:
    found = _SHAPE.search(type_)
    assert found is not None
    return tuple(int(each) for each in found[1].split("x") if each), found[2]


def _constant(operation: Operation) -> Any:
    dense = re.search(r"dense<([^>]*)>", operation.said)
    if dense is not None:
        shape, element = _shape(operation.types)
        return np.full(shape, float(dense[1]), _ELEMENTS[element])
    written = re.search(r"value = (\S+?)[ }]", operation.said)
    assert written is not None
    if written[1] in ("true", "false"):
        return int(written[1] == "true")
    return float(written[1]) if "." in written[1] else int(written[1])


def run(text: str, sizes: tuple[int, int, int], grid: tuple[int, int, int], seed: int) -> tuple[Any, Any]:
    """What a product of tiles leaves in its result for matrices of M, N and K, and what it should. Raises `Fault`."""
    rows, columns, inner = sizes
    draw, numbers = random.Random(seed), np.random.default_rng(seed)
    left = numbers.integers(-4, 5, (rows, inner)).astype(np.float16)
    right = numbers.integers(-4, 5, (inner, columns)).astype(np.float16)
    result = np.full(rows * columns, np.nan, np.float16)
    functions = parse(text)
    ids = list(np.ndindex(*grid))
    draw.shuffle(ids)
    for each in ids:
        x, y, z = each
        arguments = [left.reshape(-1), right.reshape(-1), result, rows, columns, inner]
        Program(functions, (x, y, z), draw).run(arguments)
    # Sums of so small integers are exact in any order.
    return result.reshape(rows, columns), (left.astype(np.float32) @ right.astype(np.float32)).astype(np.float16)
