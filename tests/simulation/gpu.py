"""GPU kernels: blocks of threads that all run side by side, memory that a block shares, and barriers.

Source: the pages of the gpu, nvgpu, nvvm and rocdl dialects, and PTX's of `mbarrier` and of the fragments of
`mma.sync`. A barrier is passed when all threads of a block have come to it. An `mbarrier` counts arrivals and the bytes
that copies bring; when neither is missing, its phase ends, and it begins the next one, of the other parity. What a
fragment of `wmma` holds is nobody's to know: each of its parts stands for the whole matrix here."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from typing import Any

import numpy as np
from torch_mlir import ir

from tests.simulation.memory import View, allocate, known
from tests.simulation.schedules import Agent, Schedule, Undefined, wait
from tests.simulation.writing import Writer, attribution, byte_size, emits, number, runtime, segments, symbol

_WARP = 32


class Block:
    """The threads of a block, and what they share."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._memory: dict[Any, View] = {}
        self._arrived, self._phase = 0, 0
        self.posted: dict[tuple[int, int], dict[int, Any]] = {}

    def shared(self, key: Any, shape: Sequence[int], size: int) -> View:
        if key not in self._memory:
            self._memory[key] = allocate(shape, size)
        return self._memory[key]

    def barrier(self) -> Agent:
        phase = self._phase
        self._arrived += 1
        if self._arrived == self.threads:
            self._arrived, self._phase = 0, phase + 1
        yield lambda: self._phase != phase


class Thread:
    """Its place in its block, and its block's in the grid."""

    def __init__(self, block: Block, ids: Sequence[Sequence[int]]) -> None:
        self.block = block
        self.block_id, self.thread_id, self.grid_dim, self.block_dim = ids
        x, y, _ = self.block_dim
        self.number = self.thread_id[0] + x * (self.thread_id[1] + y * self.thread_id[2])
        self._rounds = 0

    def of_lanes(self, value: Any, width: int = _WARP) -> Any:
        """What each lane of the warp, of `width` threads, has in the place of `value`."""
        warp, lane = divmod(self.number, width)
        posted = self.block.posted.setdefault((warp, self._rounds), {})
        self._rounds += 1
        posted[lane] = value
        lanes = min(width, self.block.threads - warp * width)
        yield lambda: len(posted) == lanes
        return posted


@runtime
def launched(machine: Schedule, grid: Sequence[int], block: Sequence[int], kernel: Callable[[Thread], Agent]) -> Agent:
    running = []
    for at in product(*map(range, reversed(grid))):
        shared = Block(prod(block))
        for inner in product(*map(range, reversed(block))):
            thread = Thread(shared, [at[::-1], inner[::-1], grid, block])
            running.append(machine.spawn(kernel(thread)))
    yield from wait(*running)


@emits("gpu.launch")
def _launch(writer: Writer, operation: Any) -> None:
    deps, *sizes = segments(operation)
    assert not deps and not any(sizes[6:])
    extents = [writer.use(each[0]) for each in sizes[:6]]
    grid, threads = f"[{', '.join(extents[:3])}]", f"[{', '.join(extents[3:])}]"
    body = operation.regions[0].blocks[0]
    arguments = list(body.arguments)
    assert len(operation.regions[0].blocks) == 1
    function, taken = writer.agent(body, arguments)
    taken[1] = "of"
    ids = "*of.block_id, *of.thread_id, *of.grid_dim, *of.block_dim"
    shared = "".join(f", {attribution(each, at)}" for at, each in enumerate(arguments[12:]))
    call = f"{function}({', '.join(taken)}, {ids}{shared})".replace("thread.", "of.")
    writer.write(f"yield from launched(machine, {grid}, {threads}, lambda of: {call})")


@emits("gpu.launch_func")
def _launch_func(writer: Writer, operation: Any) -> None:
    deps, *sizes, dynamic, arguments, made = segments(operation)
    assert not deps and not any(sizes[6:]) and not dynamic and not made
    extents = [writer.use(each[0]) for each in sizes[:6]]
    name = symbol(operation.attributes["kernel"])
    kernel = writer.symbols[name]
    handed = writer.uses(arguments)
    if kernel.name == "llvm.func":
        handed = [
            f"*flat(as_descriptor({value}))" if isinstance(each.type, ir.MemRefType) else value
            for value, each in zip(handed, arguments, strict=True)
        ]
    call = f"function_{name}({', '.join(['machine', 'of', *handed])})"
    grid, threads = f"[{', '.join(extents[:3])}]", f"[{', '.join(extents[3:])}]"
    writer.write(f"yield from launched(machine, {grid}, {threads}, lambda of: {call})")


@emits("gpu.thread_id", "gpu.block_id", "gpu.block_dim", "gpu.grid_dim")
def _id(writer: Writer, operation: Any) -> None:
    axis = "xyz".index(str(operation.attributes["dimension"])[-2])
    writer.define(operation.results[0], f"thread.{operation.name.partition('.')[2]}[{axis}]")


def _registers() -> dict[str, str]:
    names = {
        "nvvm.read.ptx.sreg.tid": "thread_id",
        "nvvm.read.ptx.sreg.ctaid": "block_id",
        "nvvm.read.ptx.sreg.ntid": "block_dim",
        "nvvm.read.ptx.sreg.nctaid": "grid_dim",
        "rocdl.workitem.id": "thread_id",
        "rocdl.workgroup.id": "block_id",
        "rocdl.workgroup.dim": "block_dim",
        "rocdl.grid.dim": "grid_dim",
    }
    return {f"{name}.{axis}": f"thread.{field}[{at}]" for name, field in names.items() for at, axis in enumerate("xyz")}


_REGISTERS = _registers()


@emits(*_REGISTERS)
def _register(writer: Writer, operation: Any) -> None:
    writer.define(operation.results[0], _REGISTERS[operation.name])


@emits("gpu.barrier", "nvvm.barrier", "rocdl.s.barrier", "rocdl.barrier")
def _barrier(writer: Writer, operation: Any) -> None:
    assert not len(operation.operands)
    writer.write("yield from thread.block.barrier()")


@emits("memref.get_global")
def _global(writer: Writer, operation: Any) -> None:
    type = ir.MemRefType(operation.results[0].type)
    name = symbol(operation.attributes["name"])
    size = byte_size(type.element_type)
    if "workgroup" not in str(type.memory_space) and not str(type.memory_space).startswith("3"):
        known = writer.symbols[name].attributes
        assert "constant" in known, "memory of the host that changes"
        dense = ir.DenseElementsAttr(known["initial_value"])
        if re.fullmatch(r"i(?!(1|8|16|32|64)$)\d+", str(type.element_type)):  # not read by the bindings
            values = [
                int(each) for each in re.findall(r"-?\d+", str(dense).partition("dense<")[2].rpartition("> :")[0])
            ]
            assert len(values) == int(np.prod(type.shape))
        else:
            values = np.array(dense).reshape(-1).tolist()
        writer.define(operation.results[0], f"allocate({list(type.shape)}, {size}, {values})")
        return
    writer.define(operation.results[0], f"thread.block.shared({name!r}, {list(type.shape)}, {size})")


@emits("memref.alloc")
def _alloc(writer: Writer, operation: Any) -> None:
    """All threads of a block have the same buffer, where it is one of the block's."""
    type = ir.MemRefType(operation.results[0].type)
    around = operation.parent
    while around is not None and around.name not in ("gpu.launch", "gpu.func"):
        around = around.operation.parent
    shape, size = list(type.shape), byte_size(type.element_type)
    made = f"allocate({shape}, {size})"
    if around is not None and "workgroup" in str(type.memory_space):
        made = f"thread.block.shared({writer.fresh('buffer')!r}, {shape}, {size})"
    writer.define(operation.results[0], made)


@emits("memref.view")
def _view(writer: Writer, operation: Any) -> None:
    source, shift, *sizes = writer.uses(operation.operands)
    type = ir.MemRefType(operation.results[0].type)
    dynamic = iter(sizes)
    shape = ", ".join(next(dynamic) if type.is_dynamic_dim(at) else str(type.shape[at]) for at in range(type.rank))
    writer.define(operation.results[0], f"of_bytes({source}, {shift}, [{shape}], {byte_size(type.element_type)})")


@runtime
def of_bytes(source: View, shift: int, shape: Sequence[int], size: int) -> View:
    """Bytes as elements, which nobody uses as bytes."""
    buffer = source.buffer
    if buffer.size == 1:
        assert all(each is None for each in buffer.values) and size > 1
        buffer.values, buffer.size = [None] * (len(buffer.values) // size), size
    assert buffer.size == size and shift % size == 0
    found = allocate(shape, size)
    return View(buffer, shift // size, shape, found.strides)


# -- barriers that count -----------------------------------------------------------------------------------------------


class Split:
    """An mbarrier."""

    def __init__(self, count: int) -> None:
        self._count, self._pending, self._bytes, self.parity = count, count, 0, 0

    def arrive(self, expected: int = 0) -> None:
        self._bytes += expected
        self._pending -= 1
        if self._pending < 0:
            raise Undefined("more arrivals than a barrier counts")
        self._settle()

    def came(self, bytes: int) -> None:
        self._bytes -= bytes
        self._settle()

    def _settle(self) -> None:
        if self._pending == 0 and self._bytes == 0:
            self._pending, self.parity = self._count, 1 - self.parity


@emits("nvgpu.mbarrier.create")
def _create(writer: Writer, operation: Any) -> None:
    count = str(operation.results[0].type).partition("num_barriers = ")[2].partition(">")[0].partition(",")[0] or 1
    key = writer.fresh("barriers")
    writer.define(operation.results[0], f"thread.block.shared({key!r}, [{count}], 8)")


@emits("nvgpu.mbarrier.init")
def _init(writer: Writer, operation: Any) -> None:
    barriers, count, at, *predicate = writer.uses(operation.operands)
    writer.write("yield")
    with writer.indented(f"if {predicate[0] if predicate else 1}:"):
        writer.write(f"store(Split({count}), {barriers}, {at})")


@emits("nvgpu.mbarrier.arrive", "nvgpu.mbarrier.arrive.expect_tx")
def _arrive(writer: Writer, operation: Any) -> None:
    barriers, *expected, at = writer.uses(operation.operands)
    writer.write("yield")
    writer.write(f"load({barriers}, {at}).arrive({', '.join(expected)})")


@emits("nvgpu.mbarrier.try_wait.parity")
def _wait(writer: Writer, operation: Any) -> None:
    barriers, parity, _, at = writer.uses(operation.operands)
    writer.write("yield")
    writer.write(f"yield from passed(load({barriers}, {at}), {parity})")


@runtime
def passed(barrier: Split, parity: int) -> Agent:
    """Waits for the end of the phase of this parity."""
    yield lambda: barrier.parity != parity


runtime(Split)


@emits("nvvm.mbarrier.init")
def _init_at(writer: Writer, operation: Any) -> None:
    pointer, count, *predicate = writer.uses(operation.operands)
    writer.write("yield")
    with writer.indented(f"if {predicate[0] if predicate else 1}:"):
        writer.write(f"store_at(Split({count}), {pointer}, 8)")


@emits("nvvm.mbarrier.arrive")
def _arrive_at(writer: Writer, operation: Any) -> None:
    writer.write("yield")
    writer.write(f"load_at({writer.use(operation.operands[0])}, 8).arrive()")
    if len(operation.results):
        writer.define(operation.results[0], "None")


@emits("nvvm.mbarrier.try_wait.parity")
def _wait_at(writer: Writer, operation: Any) -> None:
    pointer, parity, _ = writer.uses(operation.operands)
    writer.write("yield")
    writer.write(f"yield from passed(load_at({pointer}, 8), {parity})")


@emits("nvgpu.tma.create.descriptor")
def _descriptor(writer: Writer, operation: Any) -> None:
    tensor, *box = writer.uses(operation.operands)
    text = str(operation.results[0].type)
    assert all(each in text for each in ("swizzle = none", "oob = zero", "interleave = none")), text
    writer.define(operation.results[0], f"({tensor}, [{', '.join(box)}])")


@emits("nvgpu.tma.async.load")
def _load_box(writer: Writer, operation: Any) -> None:
    (target,), (barriers,), (descriptor,), coordinates, (at,), *others = segments(operation)
    predicate = writer.uses(others[1]) if len(others) > 1 else []
    assert not others[0]
    place = ", ".join(writer.uses(reversed(list(coordinates))))
    names = ", ".join(writer.uses([target, descriptor, barriers, at]))
    with writer.indented(f"if {predicate[0] if predicate else 1}:"):
        writer.write(f"machine.spawn(boxed({names}, [{place}]))")


@runtime
def boxed(target: View, descriptor: Any, barriers: View, at: int, corner: Sequence[int]) -> Agent:
    """A box of a tensor comes to the memory of a block, zeros where it reaches beyond."""
    tensor, box = descriptor
    barrier = known(barriers.buffer.values[barriers.position([at])])
    for inner, place in zip(product(*map(range, box)), target.positions(), strict=True):
        yield
        point = [first + index for first, index in zip(corner, inner, strict=True)]
        inside = all(0 <= index < size for index, size in zip(point, tensor.sizes, strict=True))
        target.buffer.values[place] = tensor.buffer.values[tensor.position(point)] if inside else np.float32(0)
    barrier.came(prod(box) * target.buffer.size)


# -- matrices of a warp ------------------------------------------------------------------------------------------------


@emits("gpu.subgroup_mma_load_matrix")
def _load_matrix(writer: Writer, operation: Any) -> None:
    view, *indices = writer.uses(operation.operands)
    assert "transpose" not in operation.attributes
    rows, columns = str(operation.results[0].type).partition("<")[2].split("x")[:2]
    stride = number(operation, "leadDimension")
    writer.write("yield")
    at = f"{view}.position([{', '.join(indices)}])"
    writer.define(operation.results[0], f"matrix({view}.buffer, {at}, {stride}, {rows}, {columns})")


@runtime
def matrix(buffer: Any, at: int, stride: int, rows: int, columns: int) -> list[list[Any]]:
    found = []
    for row in range(rows):
        places = range(at + row * stride, at + row * stride + columns)
        for place in places:
            buffer.check(place)
        found.append([known(buffer.values[place]) for place in places])
    return found


@emits("gpu.subgroup_mma_compute")
def _compute(writer: Writer, operation: Any) -> None:
    a, b, c = writer.uses(operation.operands)
    assert "a_transpose" not in operation.attributes and "b_transpose" not in operation.attributes
    writer.define(operation.results[0], f"product_of({a}, {b}, {c})")


@runtime
def product_of(a: Any, b: Any, c: Any) -> list[list[Any]]:
    kind = type(c[0][0])
    total = np.array(c, np.float64) + np.array(a, np.float64) @ np.array(b, np.float64)
    return [[kind(each) for each in row] for row in total]


@emits("gpu.subgroup_mma_store_matrix")
def _store_matrix(writer: Writer, operation: Any) -> None:
    source, view, *indices = writer.uses(operation.operands)
    stride = number(operation, "leadDimension")
    writer.write("yield")
    at = f"{view}.position([{', '.join(indices)}])"
    writer.write(f"scattered(thread, {source}, {view}.buffer, {at}, {stride})")


@runtime
def scattered(thread: Thread, values: Any, buffer: Any, at: int, stride: int) -> None:
    """Each lane writes some of the elements."""
    elements = [(row, column) for row in range(len(values)) for column in range(len(values[0]))]
    for row, column in elements[thread.number % _WARP :: _WARP]:
        place = at + row * stride + column
        buffer.check(place)
        buffer.values[place] = values[row][column]


@emits("nvvm.wmma.load")
def _load_fragment(writer: Writer, operation: Any) -> None:
    pointer, stride = writer.uses(operation.operands)
    fragment = str(operation.attributes["frag"]).rpartition(" ")[2].strip("<>")[-1]
    rows, columns = {
        "a": (number(operation, "m"), number(operation, "k")),
        "b": (number(operation, "k"), number(operation, "n")),
        "c": (number(operation, "m"), number(operation, "n")),
    }[fragment]
    size = 2 if "f16" in str(operation.attributes["eltype"]) else 4
    assert "row" in str(operation.attributes["layout"])
    writer.write("yield")
    writer.define(
        operation.results[0], f"[matrix({pointer}.buffer, {pointer}.position({size}), {stride}, {rows}, {columns})] * 8"
    )


@emits("nvvm.wmma.mma")
def _multiply_fragments(writer: Writer, operation: Any) -> None:
    operands = writer.uses(operation.operands)
    assert len(operands) == 24
    assert all("row" in str(operation.attributes[f"layout{side}"]) for side in "AB")
    parts = [f"whole([{', '.join(operands[at : at + 8])}])" for at in (0, 8, 16)]
    writer.define(operation.results[0], f"[product_of({', '.join(parts)})] * 8")


@runtime
def whole(parts: Sequence[Any]) -> Any:
    assert all(each is parts[0] for each in parts), "parts of one matrix"
    return parts[0]


@emits("nvvm.wmma.store")
def _store_fragment(writer: Writer, operation: Any) -> None:
    pointer, *parts, stride = writer.uses(operation.operands)
    size = 2 if "f16" in str(operation.attributes["eltype"]) else 4
    writer.write("yield")
    writer.write(
        f"scattered(thread, whole([{', '.join(parts)}]), {pointer}.buffer, {pointer}.position({size}), {stride})"
    )


@emits("nvgpu.mma.sync", "nvvm.mma.sync")
def _multiply(writer: Writer, operation: Any) -> None:
    operands = writer.uses(operation.operands)
    if operation.name == "nvvm.mma.sync":
        assert "m = 16, n = 8, k = 16" in str(operation.attributes["shape"])
        operands = [f"[{', '.join(operands[first:end])}]" for first, end in ((0, 4), (4, 6), (6, 8))]
    else:
        assert [int(each.value) for each in operation.attributes["mmaShape"]] == [16, 8, 16]
    writer.define(operation.results[0], f"yield from of_fragments(thread, {', '.join(operands)})")


@runtime
def of_fragments(thread: Thread, a: Any, b: Any, c: Any) -> Any:
    """The m16n8k16 of f16, by the places of its elements in the lanes that PTX says."""
    lanes = yield from thread.of_lanes((a, b))
    left, right = np.zeros((16, 16)), np.zeros((16, 8))
    for lane, (of_a, of_b) in lanes.items():
        group, within = divmod(lane, 4)
        for register, pair in product(range(4), range(2)):
            left[group + register % 2 * 8, within * 2 + pair + register // 2 * 8] = of_a[register][pair]
        for register, pair in product(range(2), range(2)):
            right[within * 2 + pair + register * 8, group] = of_b[register][pair]
    total, (group, within) = left @ right, divmod(thread.number % _WARP, 4)
    return [
        [np.float16(float(c[register][pair]) + total[group + register * 8, within * 2 + pair]) for pair in range(2)]
        for register in range(2)
    ]
