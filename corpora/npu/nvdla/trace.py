"""Writes traces of NVDLA (nv_small) as its trace generator does: memory, the registers of each unit, and what waits for
what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

ATOM = 8
PRIMARY = 1


@dataclass(frozen=True, slots=True)
class Cube:
    """`channels` by `height` by `width` bytes at an address; strides in bytes, 0 for packed ones."""

    address: int
    channels: int
    height: int
    width: int
    line: int = 0
    surface: int = 0

    @property
    def line_stride(self) -> int:
        return self.line or self.width * ATOM

    @property
    def surface_stride(self) -> int:
        return self.surface or self.line_stride * self.height

    @property
    def atoms(self) -> int:
        return -(-self.channels // ATOM)

    @property
    def size(self) -> int:
        return self.surface_stride * self.atoms


@dataclass(frozen=True, slots=True)
class Filter:
    """Weights at an address; `padding` is top, bottom, left, right."""

    address: int
    rows: int
    columns: int
    strides: tuple[int, int] = (1, 1)
    dilations: tuple[int, int] = (1, 1)
    padding: tuple[int, int, int, int] = (0, 0, 0, 0)
    padding_value: int = 0
    truncation: int = 0

    def weight_bytes(self, channels: int, kernels: int) -> int:
        return -(-self.rows * self.columns * channels * kernels // 128) * 128


@dataclass(frozen=True, slots=True)
class Operands:
    """Operands of a stage in memory, one or two bytes for each channel, or a cube."""

    address: int = 0
    two_bytes: bool = False
    cube: Cube | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """What a stage adds and multiplies with: a number, or operands in memory."""

    add: int | Operands | None = None
    add_shift: int = 0
    multiply: int | Operands | None = None
    truncation: int = 0
    relu: bool = False


@dataclass(frozen=True, slots=True)
class Converter:
    offset: int = 0
    scale: int = 1
    shift: int = 0


UNCHANGED = Converter()


@dataclass(frozen=True, slots=True)
class Pool:
    """The largest element of each window; `padding` is top, bottom, left, right."""

    window: tuple[int, int]
    strides: tuple[int, int]
    padding: tuple[int, int, int, int] = (0, 0, 0, 0)


_BYPASSED_EXTRA = 0x53


@dataclass(slots=True)
class Trace:
    """Lines of a trace, and how many operations each unit has been given."""

    lines: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    waits: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    # -- memory --------------------------------------------------------------------------------------------------------

    def memory(self, address: int, size: int, file: str = "") -> None:
        self.lines.append(f"mem_init(pri_mem, {address:#x}, {size:#x}, ALL_ZERO);")
        if file:
            self.lines.append(f'mem_load(pri_mem, {address:#x}, "{file}");')

    def check(self, event: str, address: int, size: int, file: str) -> None:
        self.lines.append(f'check_file({event}, {PRIMARY}, {address:#x}, {size:#x}, "{file}");')

    # -- operations ----------------------------------------------------------------------------------------------------

    def convolution(self, source: Cube, filter: Filter, target: Cube) -> None:
        """An operation of CDMA, CSC, CMAC and CACC, whose result SDP takes. Only the sizes of `target` matter."""
        top, bottom, left, right = filter.padding
        kernels, size = target.channels, filter.rows * filter.columns * source.channels
        bytes_ = filter.weight_bytes(source.channels, kernels)
        entries = source.width * source.atoms - 1
        given = (source.height - 1) << 16 | source.width - 1
        output = (target.height - 1) << 16 | target.width - 1
        strides = (filter.strides[0] - 1) << 16 | filter.strides[1] - 1
        packed = int(source.line == 0) | int(source.surface == 0) << 16
        self._unit(
            "NVDLA_CDMA",
            D_MISC_CFG=0,
            D_DATAIN_FORMAT=0,
            D_DATAIN_SIZE_0=given,
            D_DATAIN_SIZE_1=source.channels - 1,
            D_DAIN_RAM_TYPE=PRIMARY,
            D_DAIN_ADDR_HIGH_0=0,
            D_DAIN_ADDR_LOW_0=source.address,
            D_LINE_STRIDE=source.line_stride,
            D_SURF_STRIDE=source.surface_stride,
            D_DAIN_MAP=packed,
            D_BATCH_NUMBER=0,
            D_ENTRY_PER_SLICE=entries,
            D_FETCH_GRAIN=0,
            D_WEIGHT_FORMAT=0,
            D_WEIGHT_SIZE_0=size - 1,
            D_WEIGHT_SIZE_1=kernels - 1,
            D_WEIGHT_RAM_TYPE=PRIMARY,
            D_WEIGHT_ADDR_HIGH=0,
            D_WEIGHT_ADDR_LOW=filter.address,
            D_WEIGHT_BYTES=bytes_,
            D_CVT_CFG=0,
            D_CONV_STRIDE=strides,
            D_ZERO_PADDING=bottom << 24 | top << 16 | right << 8 | left,
            D_ZERO_PADDING_VALUE=filter.padding_value & 0xFFFF,
            D_BANK=0xF000F,
        )
        self._unit(
            "NVDLA_CSC",
            D_MISC_CFG=0,
            D_DATAIN_FORMAT=0,
            D_DATAIN_SIZE_EXT_0=given,
            D_DATAIN_SIZE_EXT_1=source.channels - 1,
            D_BATCH_NUMBER=0,
            D_POST_Y_EXTENSION=0,
            D_ENTRY_PER_SLICE=entries,
            D_WEIGHT_FORMAT=0,
            D_WEIGHT_SIZE_EXT_0=(filter.rows - 1) << 16 | filter.columns - 1,
            D_WEIGHT_SIZE_EXT_1=(kernels - 1) << 16 | source.channels - 1,
            D_WEIGHT_BYTES=bytes_,
            D_DATAOUT_SIZE_0=output,
            D_DATAOUT_SIZE_1=kernels - 1,
            D_ATOMICS=target.height * target.width - 1,
            D_RELEASE=source.height - 1,
            D_CONV_STRIDE_EXT=strides,
            D_DILATION_EXT=(filter.dilations[0] - 1) << 16 | filter.dilations[1] - 1,
            D_ZERO_PADDING=top << 16 | left,
            D_ZERO_PADDING_VALUE=filter.padding_value & 0xFFFF,
            D_BANK=0xF000F,
            D_PRA_CFG=0,
        )
        for unit in ("NVDLA_CMAC_A", "NVDLA_CMAC_B"):
            self._unit(unit, D_MISC_CFG=0)
        self._unit(
            "NVDLA_CACC",
            D_MISC_CFG=0,
            D_DATAOUT_SIZE_0=output,
            D_DATAOUT_SIZE_1=kernels - 1,
            D_BATCH_NUMBER=0,
            D_CLIP_CFG=filter.truncation,
        )

    def processing(
        self,
        target: Cube,
        stages: Sequence[Stage] = (),
        converter: Converter = UNCHANGED,
        source: Cube | None = None,
        to_pdp: bool = False,
    ) -> None:
        """An operation of SDP on a convolution's result, or on a cube; to memory or to PDP."""
        operands = [each for stage in stages for each in (stage.add, stage.multiply) if isinstance(each, Operands)]
        if operands or source is not None:
            self._reader(target, stages, source)
        values: dict[str, int] = {
            "D_DATA_CUBE_WIDTH": target.width - 1,
            "D_DATA_CUBE_HEIGHT": target.height - 1,
            "D_DATA_CUBE_CHANNEL": target.channels - 1,
            "D_DST_BASE_ADDR_LOW": target.address,
            "D_DST_BASE_ADDR_HIGH": 0,
            "D_DST_LINE_STRIDE": target.line_stride,
            "D_DST_SURFACE_STRIDE": target.surface_stride,
        }
        for name, stage in zip(("BS", "BN"), (*stages, None, None), strict=False):
            values |= _stage(name, stage)
        values |= {
            "D_DP_EW_CFG": _BYPASSED_EXTRA,
            "D_FEATURE_MODE_CFG": int(source is None) | int(to_pdp) << 1,
            "D_DST_DMA_CFG": PRIMARY,
            "D_DATA_FORMAT": 0,
            "D_CVT_OFFSET": converter.offset & 0xFFFFFFFF,
            "D_CVT_SCALE": converter.scale & 0xFFFF,
            "D_CVT_SHIFT": converter.shift,
        }
        self._unit("NVDLA_SDP", **values)

    def _reader(self, target: Cube, stages: Sequence[Stage], source: Cube | None) -> None:
        main = source or Cube(0, target.channels, target.height, target.width)
        values = {
            "D_DATA_CUBE_WIDTH": target.width - 1,
            "D_DATA_CUBE_HEIGHT": target.height - 1,
            "D_DATA_CUBE_CHANNEL": target.channels - 1,
            "D_SRC_BASE_ADDR_LOW": main.address,
            "D_SRC_BASE_ADDR_HIGH": 0,
            "D_SRC_LINE_STRIDE": main.line_stride,
            "D_SRC_SURFACE_STRIDE": main.surface_stride,
        }
        for name, reader, stage in zip(("BS", "BN"), ("BRDMA", "NRDMA"), (*stages, None, None), strict=False):
            values |= _operands(name, reader, stage)
        values |= {"D_ERDMA_CFG": 1, "D_FEATURE_MODE_CFG": int(source is None), "D_SRC_DMA_CFG": PRIMARY}
        self._unit("NVDLA_SDP_RDMA", **values)

    def pooling(self, given: Cube, pool: Pool, target: Cube, from_memory: bool = False) -> None:
        """An operation of PDP on what SDP passes on, or on a cube."""
        top, bottom, left, right = pool.padding
        sizes = {
            "D_DATA_CUBE_IN_WIDTH": given.width - 1,
            "D_DATA_CUBE_IN_HEIGHT": given.height - 1,
            "D_DATA_CUBE_IN_CHANNEL": given.channels - 1,
        }
        self._unit(
            "NVDLA_PDP",
            **sizes,
            D_DATA_CUBE_OUT_WIDTH=target.width - 1,
            D_DATA_CUBE_OUT_HEIGHT=target.height - 1,
            D_DATA_CUBE_OUT_CHANNEL=target.channels - 1,
            D_OPERATION_MODE_CFG=1 | int(from_memory) << 4,
            D_POOLING_KERNEL_CFG=(pool.strides[0] - 1) << 20
            | (pool.strides[1] - 1) << 16
            | (pool.window[0] - 1) << 8
            | pool.window[1] - 1,
            D_POOLING_PADDING_CFG=bottom << 12 | right << 8 | top << 4 | left,
            D_DST_BASE_ADDR_LOW=target.address,
            D_DST_BASE_ADDR_HIGH=0,
            D_DST_LINE_STRIDE=target.line_stride,
            D_DST_SURFACE_STRIDE=target.surface_stride,
            D_DST_RAM_CFG=PRIMARY,
            D_DATA_FORMAT=0,
        )
        if from_memory:
            self._unit(
                "NVDLA_PDP_RDMA",
                **sizes,
                D_FLYING_MODE=1,
                D_SRC_BASE_ADDR_LOW=given.address,
                D_SRC_BASE_ADDR_HIGH=0,
                D_SRC_LINE_STRIDE=given.line_stride,
                D_SRC_SURFACE_STRIDE=given.surface_stride,
                D_SRC_RAM_CFG=PRIMARY,
                D_DATA_FORMAT=0,
                D_OPERATION_MODE_CFG=0,
            )

    # -- order ---------------------------------------------------------------------------------------------------------

    def enable(self, *units: str) -> None:
        for unit in units:
            self.lines.append(f"reg_write({unit}.D_OP_ENABLE_0, 0x1);")
            self.counts[unit] = self.counts.get(unit, 0) + 1

    def enable_convolution(self, *others: str) -> None:
        self.lines.append("poll_reg_equal(NVDLA_CDMA.S_CBUF_FLUSH_STATUS_0, 0x1);")
        self.enable(*others, "NVDLA_CACC", "NVDLA_CMAC_A", "NVDLA_CMAC_B", "NVDLA_CSC", "NVDLA_CDMA")

    def notify(self, unit: str, event: str) -> None:
        """An event at the end of the operation that a unit was given last."""
        group = (self.counts[f"NVDLA_{unit}"] - 1) % 2
        self.lines.append(f"intr_notify({unit}_{group}, {event});")

    def wait(self, event: str, *units: str) -> None:
        self.lines += [f"sync_wait({unit}, {event});" for unit in units]

    def _unit(self, unit: str, **values: int) -> None:
        """Writes registers of the group whose turn it is."""
        self.lines.append(f"reg_write({unit}.S_POINTER_0, {self.counts.get(unit, 0) % 2:#x});")
        self.lines += [f"reg_write({unit}.{name}_0, {value:#x});" for name, value in values.items()]


def _stage(name: str, stage: Stage | None) -> dict[str, int]:
    if stage is None:
        return {f"D_DP_{name}_CFG": 0x53}
    adds, multiplies = stage.add is not None, stage.multiply is not None
    flags = int(not adds) << 1 | 2 << 2 | int(not multiplies) << 4 | int(not stage.relu) << 6
    return {
        f"D_DP_{name}_CFG": flags,
        f"D_DP_{name}_ALU_CFG": int(isinstance(stage.add, Operands)) | stage.add_shift << 8,
        f"D_DP_{name}_ALU_SRC_VALUE": stage.add & 0xFFFF if isinstance(stage.add, int) else 0,
        f"D_DP_{name}_MUL_CFG": int(isinstance(stage.multiply, Operands)) | stage.truncation << 8,
        f"D_DP_{name}_MUL_SRC_VALUE": stage.multiply & 0xFFFF if isinstance(stage.multiply, int) else 0,
    }


def _operands(name: str, reader: str, stage: Stage | None) -> dict[str, int]:
    found = [each for each in ((stage.add, stage.multiply) if stage else ()) if isinstance(each, Operands)]
    if stage is None or not found:
        return {f"D_{reader}_CFG": 1}
    operands = found[0]
    added = operands is stage.add
    cube = operands.cube
    flags = int(added) << 1 | int(operands.two_bytes) << 3 | int(cube is not None) << 4 | PRIMARY << 5
    size = ATOM * (1 + operands.two_bytes)
    return {
        f"D_{reader}_CFG": flags,
        f"D_{name}_BASE_ADDR_LOW": cube.address if cube else operands.address,
        f"D_{name}_BASE_ADDR_HIGH": 0,
        f"D_{name}_LINE_STRIDE": cube.line_stride if cube else size,
        f"D_{name}_SURFACE_STRIDE": cube.surface_stride if cube else size,
    }
