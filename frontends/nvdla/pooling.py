"""The planar processor: the largest or smallest element of each window, those beyond the border left out."""

from __future__ import annotations

from msgspec import Struct

from frontends.nvdla.memory import Cube, Memory
from frontends.nvdla.operations import Operation
from frontends.nvdla.processing import Operand, Processing, write_rest
from frontends.nvdla.writer import Writer

_METHODS = {1: ("arith.maxsi", -128), 2: ("arith.minsi", 127)}


class Pooling(Struct, frozen=True):
    """One operation, on what another processor passes on or on a cube in memory, `main`."""

    source: Processing | None
    main: Operand | None
    method: int
    window: tuple[int, int]
    strides: tuple[int, int]
    padding: tuple[int, int]
    target: Cube

    @property
    def sizes(self) -> tuple[int, ...]:
        return self.main.sizes if self.main is not None else self._source.sizes

    @property
    def _source(self) -> Processing:
        assert self.source is not None
        return self.source

    def write_buffers(self, writer: Writer) -> None:
        """Writes the memory that the stage needs."""
        if self.main is not None:
            writer.line(f"{self.main.buffer} = memref.alloc() : {self.main.type}")

    def write_reading(self, writer: Writer) -> None:
        """Writes how the input is read from memory, where no stage before hands it over."""
        if self.main is not None:
            self.main.write_reading(writer)

    def write(self, writer: Writer) -> None:
        buffer = self.main.buffer if self.main is not None else self._source.passed
        type = self.main.type if self.main is not None else self._source.passed_type
        operation, neutral = _METHODS[self.method]
        # A border of what changes nothing, so that no window looks beyond it.
        channels, *size = self.sizes
        counts = (self.target.height, self.target.width)
        reached = [
            (count - 1) * stride + window
            for count, stride, window in zip(counts, self.strides, self.window, strict=True)
        ]
        height, width = (max(most, pad + each) for most, pad, each in zip(reached, self.padding, size, strict=True))
        padded, padded_type = writer.fresh(), f"memref<{channels}x{height}x{width}xi8>"
        writer.line(f"{padded} = memref.alloc() : {padded_type}")
        value = writer.constant(neutral, "i8")
        with writer.loops(channels, height, width) as (c, h, w):
            writer.line(f"affine.store {value}, {padded}[{c}, {h}, {w}] : {padded_type}")
        with writer.loops(channels, *size) as (c, h, w):
            loaded = writer.op(f"affine.load {buffer}[{c}, {h}, {w}] : {type}")
            at = f"{c}, {h} + {self.padding[0]}, {w} + {self.padding[1]}"
            writer.line(f"affine.store {loaded}, {padded}[{at}] : {padded_type}")
        with writer.loops(channels, *counts) as (c, h, w):
            first = writer.constant(neutral, "i8")
            with writer.folds(first, "i8", *self.window) as fold:
                r, s = fold.counters
                at = f"{c}, {h} * {self.strides[0]} + {r}, {w} * {self.strides[1]} + {s}"
                loaded = writer.op(f"affine.load {padded}[{at}] : {padded_type}")
                fold.result = writer.op(f"{operation} {fold.carried}, {loaded} : i8")
            self.target.store(writer, fold.result, c, h, w)
        write_rest(writer, self.target)


def read_pooling(
    memory: Memory, pdp: Operation, rdma: Operation | None, source: Processing | None, number: int
) -> Pooling:
    """Raises `Unsupported`."""
    pdp.require("D_OPERATION_MODE_CFG", "SPLIT", 0, "a cube that is split")
    pdp.require("D_DATA_FORMAT", "IN", 0, "a precision other than bytes")
    pdp.require("D_DST_RAM_CFG", "PRIMARY", 1, "another memory than the primary one")
    method = pdp.get("D_OPERATION_MODE_CFG", "METHOD")
    if method not in _METHODS:
        raise pdp.unsupported("D_OPERATION_MODE_CFG", "a method other than the maximum and the minimum")
    names = ("CHANNEL", "HEIGHT", "WIDTH")
    channels, height, width = (pdp.get(f"D_DATA_CUBE_IN_{name}") + 1 for name in names)
    given = (channels, height, width)
    main = None
    if source is not None:
        for name, size in zip(names, source.sizes, strict=True):
            pdp.agree(f"D_DATA_CUBE_IN_{name}", "VALUE", size - 1)
    else:
        assert rdma is not None
        for name, size in zip(names, given, strict=True):
            rdma.agree(f"D_DATA_CUBE_IN_{name}", "VALUE", size - 1)
        rdma.agree("D_FLYING_MODE", "OFF_FLYING", 1)
        rdma.require("D_OPERATION_MODE_CFG", "SPLIT", 0, "a cube that is split")
        rdma.require("D_DATA_FORMAT", "IN", 0, "a precision other than bytes")
        rdma.require("D_SRC_RAM_CFG", "PRIMARY", 1, "another memory than the primary one")
        main = Operand(buffer=f"%pooled.{number}", cube=memory.cube(rdma, "D_SRC", given), bits=8, sizes=given)
    kernel, border = "D_POOLING_KERNEL_CFG", "D_POOLING_PADDING_CFG"
    window = (pdp.get(kernel, "HEIGHT") + 1, pdp.get(kernel, "WIDTH") + 1)
    strides = (pdp.get(kernel, "STRIDE_Y") + 1, pdp.get(kernel, "STRIDE_X") + 1)
    before = (pdp.get(border, "TOP"), pdp.get(border, "LEFT"))
    behind = (pdp.get(border, "BOTTOM"), pdp.get(border, "RIGHT"))
    for axis, name in enumerate(("HEIGHT", "WIDTH")):
        padded = before[axis] + given[axis + 1] + behind[axis]
        pdp.agree(f"D_DATA_CUBE_OUT_{name}", "VALUE", (padded - window[axis]) // strides[axis])
        if max(before[axis], behind[axis]) >= window[axis]:
            raise pdp.unsupported(border, "windows without elements")
    pdp.agree("D_DATA_CUBE_OUT_CHANNEL", "VALUE", channels - 1)
    sizes = (channels, pdp.get("D_DATA_CUBE_OUT_HEIGHT") + 1, pdp.get("D_DATA_CUBE_OUT_WIDTH") + 1)
    return Pooling(source, main, method, window, strides, before, memory.cube(pdp, "D_DST", sizes))
