"""The single point processor: SDP_RDMA reads, two stages X1 and X2 add, multiply and rectify, a converter makes bytes.

The definition is the C model's `sdp_x.cpp` and `sdp_c.cpp`: a stage adds (or takes the larger or smaller of) an operand
that was shifted left, multiplies by another, truncates to 32 bits, and cuts off what is negative."""

from __future__ import annotations

from msgspec import Struct

from frontends.nvdla.arithmetic import Arithmetic, Number
from frontends.nvdla.convolution import Convolution
from frontends.nvdla.memory import ATOM, Cube, Memory, Stretch
from frontends.nvdla.operations import Operation
from frontends.nvdla.writer import Writer

_USE_MUL, _USE_ALU = 0, 1
_MOST_SHIFT = 16  # by which an operand of 16 bits cannot leave its 32 bits
_STAGES = (("BS", "BRDMA"), ("BN", "NRDMA"))
_ALGORITHMS = {0: Arithmetic.maximum, 1: Arithmetic.minimum, 2: Arithmetic.add}


class Operand(Struct, frozen=True):
    """An operand of a stage: one in a register, or those in memory, one for each channel or each element, which the
    reading puts into `buffer`."""

    value: int = 0
    buffer: str = ""
    cube: Cube | None = None
    channels: Stretch | None = None
    bits: int = 16
    sizes: tuple[int, ...] = ()

    @property
    def type(self) -> str:
        return f"memref<{''.join(f'{size}x' for size in self.sizes)}i{self.bits}>"

    @property
    def reads(self) -> tuple[Stretch, ...]:
        return tuple(each for each in (self.cube.stretch if self.cube else None, self.channels) if each is not None)

    def write_reading(self, writer: Writer) -> None:
        """Writes how a second operand is read, into a buffer of its own."""
        with writer.loops(*self.sizes) as counters:
            if self.cube is not None:
                value = self.cube.load(writer, counters[0], counters[1], counters[2])
            else:
                assert self.channels is not None
                surface = self.channels.surface
                start = self.channels.start // surface.element_bytes
                value = writer.op(f"affine.load {surface.value}[{start} + {counters[0]}] : {surface.type}")
            writer.line(f"affine.store {value}, {self.buffer}[{', '.join(counters)}] : {self.type}")

    def write(self, writer: Writer, k: str, h: str, w: str) -> Number:
        arithmetic = Arithmetic(writer)
        if not self.buffer:
            return arithmetic.constant(self.value)
        at = f"{k}, {h}, {w}" if self.cube is not None else k
        return arithmetic.extended(writer.op(f"affine.load {self.buffer}[{at}] : {self.type}"), self.bits)


class Stage(Struct, frozen=True):
    """`algorithm` is None where nothing is added; `factor` None where nothing is multiplied."""

    algorithm: int | None
    addend: Operand
    addend_shift: int
    factor: Operand | None
    truncation: int
    rectifies: bool

    @property
    def operands(self) -> list[Operand]:
        return [each for each in (self.addend, self.factor) if each is not None and each.buffer]

    def write(self, writer: Writer, value: Number, k: str, h: str, w: str) -> Number:
        arithmetic = Arithmetic(writer)
        if self.algorithm is not None:
            operand = arithmetic.shift_left(self.addend.write(writer, k, h, w), self.addend_shift)
            value = _ALGORITHMS[self.algorithm](arithmetic, value, operand)
        if self.factor is not None:
            value = arithmetic.scale(value, self.factor.write(writer, k, h, w))
        value = arithmetic.saturate(arithmetic.truncate(value, self.truncation), 32)
        return arithmetic.maximum(value, arithmetic.constant(0)) if self.rectifies else value


class Processing(Struct, frozen=True):
    """One operation of the processor, on the sums of a convolution or on a cube in memory, `main`. What comes out goes
    to memory, or to the pooling processor through `passed`."""

    source: Convolution | None
    main: Operand | None
    stages: tuple[Stage, ...]
    sizes: tuple[int, int, int]
    offset: int
    scale: int
    truncation: int
    target: Cube | None
    passed: str

    @property
    def operands(self) -> list[Operand]:
        return [*([self.main] if self.main else []), *(each for stage in self.stages for each in stage.operands)]

    @property
    def passed_type(self) -> str:
        return f"memref<{'x'.join(map(str, self.sizes))}xi8>"

    def write_buffers(self, writer: Writer) -> None:
        """Writes the memory that the stage needs."""
        for operand in self.operands:
            writer.line(f"{operand.buffer} = memref.alloc() : {operand.type}")
        if self.target is None:
            writer.line(f"{self.passed} = memref.alloc() : {self.passed_type}")

    def write_reading(self, writer: Writer) -> None:
        """Writes how all second operands are read."""
        for operand in self.operands:
            operand.write_reading(writer)

    def write(self, writer: Writer) -> None:
        arithmetic = Arithmetic(writer)
        with writer.loops(*self.sizes) as (k, h, w):
            if self.source is not None:
                value = arithmetic.saturate(self.source.write_sum(writer, k, h, w), 32)
            else:
                assert self.main is not None
                value = self.main.write(writer, k, h, w)
            for stage in self.stages:
                value = stage.write(writer, value, k, h, w)
            if self.offset:
                value = arithmetic.subtract(value, arithmetic.constant(self.offset))
            if self.scale != 1:
                value = arithmetic.scale(value, arithmetic.constant(self.scale))
            value = arithmetic.saturate(arithmetic.truncate(value, self.truncation), 8)
            result = arithmetic.narrowed(value, 8)
            if self.target is None:
                writer.line(f"affine.store {result}, {self.passed}[{k}, {h}, {w}] : {self.passed_type}")
            else:
                self.target.store(writer, result, k, h, w)
        if self.target is not None:
            write_rest(writer, self.target)


def write_rest(writer: Writer, cube: Cube) -> None:
    """Whatever is written to the last atoms of a cube behind its last channel."""
    rest = -cube.channels % ATOM
    if rest:
        value = writer.op("ub.poison : i8")
        with writer.loops(rest, cube.height, cube.width) as (k, h, w):
            cube.store(writer, value, f"({k} + {cube.channels})", h, w)


def read_processing(
    memory: Memory, sdp: Operation, rdma: Operation | None, source: Convolution | None, number: int
) -> Processing:
    """Raises `Unsupported`."""
    _require_modelled(sdp)
    sizes = (
        sdp.get("D_DATA_CUBE_CHANNEL") + 1,
        sdp.get("D_DATA_CUBE_HEIGHT") + 1,
        sdp.get("D_DATA_CUBE_WIDTH") + 1,
    )
    if source is not None:
        for name, size in zip(("CHANNEL", "HEIGHT", "WIDTH"), (source.kernels, *source.output), strict=True):
            sdp.agree(f"D_DATA_CUBE_{name}", "VALUE", size - 1)
    if rdma is not None:
        _require_reading(rdma, sizes, flying=source is not None)
    main = None
    if source is None:
        assert rdma is not None
        main = Operand(buffer=f"%main.{number}", cube=memory.cube(rdma, "D_SRC", sizes), bits=8, sizes=sizes)
    to_pdp = sdp.get("D_FEATURE_MODE_CFG", "TO_PDP")
    return Processing(
        source=source,
        main=main,
        stages=tuple(
            _read_stage(memory, sdp, rdma, name, reader, sizes, number)
            for name, reader in _STAGES
            if not sdp.get(f"D_DP_{name}_CFG", "BYPASS")
        ),
        sizes=sizes,
        offset=sdp.signed("D_CVT_OFFSET"),
        scale=sdp.signed("D_CVT_SCALE"),
        truncation=sdp.get("D_CVT_SHIFT"),
        target=None if to_pdp else memory.cube(sdp, "D_DST", sizes),
        passed=f"%passed.{number}",
    )


def needs_reader(sdp: Operation) -> bool:
    """Whether an operation takes anything from memory."""
    if not sdp.get("D_FEATURE_MODE_CFG", "FLYING"):
        return True
    return any(
        not sdp.get(f"D_DP_{name}_CFG", "BYPASS")
        and (
            (not sdp.get(f"D_DP_{name}_CFG", "ALU_BYPASS") and sdp.get(f"D_DP_{name}_ALU_CFG", "FROM_MEMORY"))
            or (not sdp.get(f"D_DP_{name}_CFG", "MUL_BYPASS") and sdp.get(f"D_DP_{name}_MUL_CFG", "FROM_MEMORY"))
        )
        for name, _ in _STAGES
    )


def _require_modelled(sdp: Operation) -> None:
    sdp.require("D_DP_EW_CFG", "BYPASS", 1, "the third stage, which this configuration lacks")
    sdp.require("D_FEATURE_MODE_CFG", "WINOGRAD", 0, "Winograd's convolution")
    sdp.require("D_FEATURE_MODE_CFG", "BATCHES", 0, "a batch")
    sdp.require("D_DATA_FORMAT", "IN", 0, "a precision other than bytes")
    sdp.require("D_DATA_FORMAT", "OUT", 0, "a precision other than bytes")
    if not sdp.get("D_FEATURE_MODE_CFG", "TO_PDP"):
        sdp.require("D_DST_DMA_CFG", "PRIMARY", 1, "another memory than the primary one")


def _require_reading(rdma: Operation, sizes: tuple[int, int, int], flying: bool) -> None:
    for name, size in zip(("CHANNEL", "HEIGHT", "WIDTH"), sizes, strict=True):
        rdma.agree(f"D_DATA_CUBE_{name}", "VALUE", size - 1)
    rdma.agree("D_FEATURE_MODE_CFG", "FLYING", int(flying))
    rdma.require("D_FEATURE_MODE_CFG", "WINOGRAD", 0, "Winograd's convolution")
    rdma.require("D_FEATURE_MODE_CFG", "BATCHES", 0, "a batch")
    for field in ("IN", "PROC", "OUT"):
        rdma.require("D_FEATURE_MODE_CFG", field, 0, "a precision other than bytes")
    rdma.require("D_ERDMA_CFG", "DISABLE", 1, "operands of the third stage, which this configuration lacks")
    if not flying:
        rdma.require("D_SRC_DMA_CFG", "PRIMARY", 1, "another memory than the primary one")


def _read_stage(
    memory: Memory,
    sdp: Operation,
    rdma: Operation | None,
    name: str,
    reader: str,
    sizes: tuple[int, int, int],
    number: int,
) -> Stage:
    configuration = f"D_DP_{name}_CFG"
    adds = not sdp.get(configuration, "ALU_BYPASS")
    multiplies = not sdp.get(configuration, "MUL_BYPASS")
    algorithm = sdp.get(configuration, "ALGORITHM")
    shift, truncation = sdp.get(f"D_DP_{name}_ALU_CFG", "SHIFT"), sdp.get(f"D_DP_{name}_MUL_CFG", "SHIFT")
    if adds and algorithm not in _ALGORITHMS:
        raise sdp.unsupported(configuration, f"the algorithm {algorithm}")
    if adds and shift > _MOST_SHIFT:
        raise sdp.unsupported(f"D_DP_{name}_ALU_CFG", f"an operand shifted by more than {_MOST_SHIFT}")
    if multiplies and sdp.get(configuration, "PRELU"):
        raise sdp.unsupported(configuration, "a factor for negative values alone")
    if not multiplies and truncation:
        raise sdp.unsupported(f"D_DP_{name}_MUL_CFG", "a truncation where nothing is multiplied")
    if truncation >= 1 << 6:
        raise sdp.unsupported(f"D_DP_{name}_MUL_CFG", "a truncation of more than 63 bits")
    operands = []
    for used, part in ((adds, "ALU"), (multiplies, "MUL")):
        if used and sdp.get(f"D_DP_{name}_{part}_CFG", "FROM_MEMORY"):
            assert rdma is not None
            use = _USE_ALU if part == "ALU" else _USE_MUL
            operands.append(_read_operand(memory, rdma, name, reader, use, sizes, f"%{part.lower()}.{name}.{number}"))
        else:
            operands.append(Operand(value=sdp.signed(f"D_DP_{name}_{part}_SRC_VALUE")))
    return Stage(
        algorithm=algorithm if adds else None,
        addend=operands[0],
        addend_shift=shift,
        factor=operands[1] if multiplies else None,
        truncation=truncation,
        rectifies=not sdp.get(configuration, "RELU_BYPASS"),
    )


def _read_operand(
    memory: Memory, rdma: Operation, name: str, reader: str, use: int, sizes: tuple[int, int, int], buffer: str
) -> Operand:
    """Operands for each channel lie one behind the other, those for each element as a cube of bytes does."""
    configuration = f"D_{reader}_CFG"
    rdma.require(configuration, "DISABLE", 0, "a stage whose reader of operands is disabled")
    rdma.require(configuration, "USE", use, "two kinds of operands, or the other one")
    rdma.require(configuration, "PRIMARY", 1, "another memory than the primary one")
    two_bytes = rdma.get(configuration, "TWO_BYTES")
    if rdma.get(configuration, "PER_ELEMENT"):
        rdma.require(configuration, "TWO_BYTES", 0, "words for each element")
        return Operand(buffer=buffer, cube=memory.cube(rdma, f"D_{name}", sizes), bits=8, sizes=sizes)
    start = rdma.get(f"D_{name}_BASE_ADDR_LOW") + (rdma.get(f"D_{name}_BASE_ADDR_HIGH") << 32)
    size = 1 + two_bytes
    if sizes[0] > ATOM:
        rdma.agree(f"D_{name}_SURFACE_STRIDE", "VALUE", ATOM * size)
    stretch = memory.stretch(rdma, f"D_{name}_BASE_ADDR_LOW", start, sizes[0] * size, size)
    return Operand(buffer=buffer, channels=stretch, bits=8 * size, sizes=sizes[:1])
