"""The convolution pipeline: CDMA reads features and weights, CSC deals them out, CMAC multiplies, CACC adds up.

Features are a cube with a border of one value; weights lie in groups of eight kernels, in each by eights of channels,
height, width, kernel and channel, with nothing between them ("Basic Weight for Direct Convolution")."""

from __future__ import annotations

from msgspec import Struct

from frontends.nvdla.arithmetic import Arithmetic, Number, fits
from frontends.nvdla.memory import ATOM, Cube, Memory, Stretch
from frontends.nvdla.operations import Operation
from frontends.nvdla.writer import Writer

UNITS = ("NVDLA_CDMA", "NVDLA_CSC", "NVDLA_CMAC_A", "NVDLA_CMAC_B", "NVDLA_CACC")
_ALIGNMENT = 128  # of the bytes of all weights
# Of the convolution buffer of nv_small, which features and weights share (its CBUF_BANK_NUMBER, _DEPTH and _WIDTH).
_BANKS, _BYTES_OF_BANK = 32, 512 * 8
_FEATURE_REGISTERS = ("D_DAIN_ADDR_LOW_0", "D_DAIN_ADDR_HIGH_0", "D_LINE_STRIDE", "D_SURF_STRIDE")


class Convolution(Struct, frozen=True):
    """One operation of the pipeline. `features` and `weights` name the buffers of its own that the reading fills."""

    cube: Cube
    weights_at: Stretch
    kernels: int
    filter: tuple[int, int]
    output: tuple[int, int]
    strides: tuple[int, int]
    dilations: tuple[int, int]
    padding: tuple[int, int]
    padding_value: int
    truncation: int
    features: str
    weights: str

    @property
    def border(self) -> tuple[int, int]:
        """Height and width of what the filter passes over and what it leaves out behind."""
        reached = [
            (count - 1) * stride + (size - 1) * dilation + 1
            for count, stride, size, dilation in zip(
                self.output, self.strides, self.filter, self.dilations, strict=True
            )
        ]
        height, width = self.padding[0] + self.cube.height, self.padding[1] + self.cube.width
        return max(reached[0], height), max(reached[1], width)

    @property
    def features_type(self) -> str:
        """Of the padded features: channels, rows, columns."""
        height, width = self.border
        return f"memref<{self.cube.channels}x{height}x{width}xi8>"

    @property
    def weights_type(self) -> str:
        return f"memref<{self.kernels}x{self.cube.channels}x{self.filter[0]}x{self.filter[1]}xi8>"

    @property
    def reads(self) -> tuple[Stretch, ...]:
        return self.cube.stretch, self.weights_at

    def write_buffers(self, writer: Writer) -> None:
        """Writes the memory that the stage needs."""
        writer.line(f"{self.features} = memref.alloc() : {self.features_type}")
        writer.line(f"{self.weights} = memref.alloc() : {self.weights_type}")

    def write_reading(self, writer: Writer) -> None:
        """Writes how features and weights are read, with padding around the features."""
        cube, (top, left) = self.cube, self.padding
        if self.border != (cube.height, cube.width):
            value = writer.constant(self.padding_value, "i8")
            with writer.loops(cube.channels, *self.border) as (c, h, w):
                writer.line(f"affine.store {value}, {self.features}[{c}, {h}, {w}] : {self.features_type}")
        with writer.loops(cube.channels, cube.height, cube.width) as (c, h, w):
            value = cube.load(writer, c, h, w)
            at = f"{c}, {h} + {top}, {w} + {left}"
            writer.line(f"affine.store {value}, {self.features}[{at}] : {self.features_type}")
        self._write_weights(writer)

    def _write_weights(self, writer: Writer) -> None:
        surface, (rows, columns) = self.weights_at.surface, self.filter
        start = self.weights_at.start
        for group in range(0, self.kernels, ATOM):
            kernels = min(ATOM, self.kernels - group)
            for block in range(0, self.cube.channels, ATOM):
                channels = min(ATOM, self.cube.channels - block)
                with writer.loops(rows, columns, kernels, channels) as (r, s, k, c):
                    place = f"(({r} * {columns} + {s}) * {kernels} + {k}) * {channels} + {c}"
                    value = writer.op(f"affine.load {surface.value}[{start} + {place}] : {surface.type}")
                    at = f"{k} + {group}, {c} + {block}, {r}, {s}"
                    writer.line(f"affine.store {value}, {self.weights}[{at}] : {self.weights_type}")
                start += rows * columns * kernels * channels

    def write_sum(self, writer: Writer, k: str, h: str, w: str) -> Number:
        """The sum for one element of the output, as CACC hands it on."""
        arithmetic, (rows, columns) = Arithmetic(writer), self.filter
        most = self.cube.channels * rows * columns << 14
        zero = writer.constant(0, "i32")
        with writer.folds(zero, "i32", self.cube.channels, rows, columns) as fold:
            c, r, s = fold.counters
            row = f"{h} * {self.strides[0]} + {r} * {self.dilations[0]}"
            column = f"{w} * {self.strides[1]} + {s} * {self.dilations[1]}"
            feature = writer.op(f"affine.load {self.features}[{c}, {row}, {column}] : {self.features_type}")
            weight = writer.op(f"affine.load {self.weights}[{k}, {c}, {r}, {s}] : {self.weights_type}")
            product = arithmetic.multiply(arithmetic.extended(feature, 8), arithmetic.extended(weight, 8))
            fold.result = writer.op(f"arith.addi {fold.carried}, {product.name} : i32")
        return arithmetic.truncate(Number(fold.result, 32, -most, most), self.truncation)


def read_convolution(memory: Memory, operations: dict[str, Operation]) -> Convolution:
    """The convolution that one operation of each unit of the pipeline make. Raises `Unsupported`."""
    cdma, csc, cacc = operations["NVDLA_CDMA"], operations["NVDLA_CSC"], operations["NVDLA_CACC"]
    _require_modelled(operations)
    height, width = cdma.get("D_DATAIN_SIZE_0", "HEIGHT") + 1, cdma.get("D_DATAIN_SIZE_0", "WIDTH") + 1
    channels = cdma.get("D_DATAIN_SIZE_1", "CHANNEL") + 1
    rows = csc.get("D_WEIGHT_SIZE_EXT_0", "HEIGHT") + 1
    columns = csc.get("D_WEIGHT_SIZE_EXT_0", "WIDTH") + 1
    kernels = csc.get("D_WEIGHT_SIZE_EXT_1", "KERNEL") + 1
    size = rows * columns * channels
    if not fits(-(size << 14), size << 14, 32):
        raise csc.unsupported("D_WEIGHT_SIZE_EXT_1", f"sums of {size} products, which may be saturated on the way")
    csc.agree("D_DATAIN_SIZE_EXT_0", "HEIGHT", height - 1)
    csc.agree("D_DATAIN_SIZE_EXT_0", "WIDTH", width - 1)
    csc.agree("D_DATAIN_SIZE_EXT_1", "CHANNEL", channels - 1)
    csc.agree("D_WEIGHT_SIZE_EXT_1", "CHANNEL", channels - 1)
    cdma.agree("D_WEIGHT_SIZE_0", "BYTES_OF_KERNEL", size - 1)
    cdma.agree("D_WEIGHT_SIZE_1", "KERNEL", kernels - 1)
    for unit in (cdma, csc):
        unit.agree("D_WEIGHT_BYTES", "VALUE", -(-size * kernels // _ALIGNMENT) * _ALIGNMENT)
        unit.agree("D_ENTRY_PER_SLICE", "VALUE", width * -(-channels // ATOM) - 1)
    csc.agree("D_RELEASE", "SLICES", height - 1)
    _require_room(cdma, csc, width * -(-channels // ATOM) * height * ATOM, size * kernels)
    cube = memory.cube(cdma, "", (channels, height, width), _FEATURE_REGISTERS)
    _require_packed(cdma, cube)
    start = cdma.get("D_WEIGHT_ADDR_LOW") + (cdma.get("D_WEIGHT_ADDR_HIGH") << 32)
    number = cdma.number
    convolution = Convolution(
        cube=cube,
        weights_at=memory.stretch(cdma, "D_WEIGHT_ADDR_LOW", start, size * kernels),
        kernels=kernels,
        filter=(rows, columns),
        output=(csc.get("D_DATAOUT_SIZE_0", "HEIGHT") + 1, csc.get("D_DATAOUT_SIZE_0", "WIDTH") + 1),
        strides=(csc.get("D_CONV_STRIDE_EXT", "Y") + 1, csc.get("D_CONV_STRIDE_EXT", "X") + 1),
        dilations=(csc.get("D_DILATION_EXT", "Y") + 1, csc.get("D_DILATION_EXT", "X") + 1),
        padding=(csc.get("D_ZERO_PADDING", "TOP"), csc.get("D_ZERO_PADDING", "LEFT")),
        padding_value=csc.signed("D_ZERO_PADDING_VALUE"),
        truncation=cacc.get("D_CLIP_CFG", "TRUNCATE"),
        features=f"%features.{number}",
        weights=f"%weights.{number}",
    )
    _require_sizes(convolution, cdma, csc, cacc)
    return convolution


def _require_modelled(operations: dict[str, Operation]) -> None:
    for unit, operation in operations.items():
        operation.require("D_MISC_CFG", "CONV_MODE", 0, "Winograd's convolution")
        operation.require("D_MISC_CFG", "PROC", 0, "a precision other than bytes")
        if unit in ("NVDLA_CDMA", "NVDLA_CSC"):
            operation.require("D_MISC_CFG", "IN", 0, "a precision other than bytes")
            operation.require("D_MISC_CFG", "REUSE", 0, "data or weights that stay in the buffer")
            operation.require("D_DATAIN_FORMAT", "PIXEL", 0, "an image")
            operation.require("D_WEIGHT_FORMAT", "COMPRESSED", 0, "compressed weights")
        if unit in ("NVDLA_CDMA", "NVDLA_CSC", "NVDLA_CACC"):
            operation.require("D_BATCH_NUMBER", "VALUE", 0, "a batch")
    cdma, csc = operations["NVDLA_CDMA"], operations["NVDLA_CSC"]
    cdma.require("D_CVT_CFG", "ENABLE", 0, "a conversion of features")
    cdma.require("D_DAIN_RAM_TYPE", "PRIMARY", 1, "another memory than the primary one")
    cdma.require("D_WEIGHT_RAM_TYPE", "PRIMARY", 1, "another memory than the primary one")
    csc.require("D_POST_Y_EXTENSION", "VALUE", 0, "an extension of channels")
    cacc = operations["NVDLA_CACC"]
    if cacc.get("D_CLIP_CFG", "TRUNCATE") > 16:
        raise cacc.unsupported("D_CLIP_CFG", "a truncation of more than 16 bits")


def _require_room(cdma: Operation, csc: Operation, features: int, weights: int) -> None:
    """Both units look for features and weights in the same banks of the buffer, which hold all of them: how a part
    makes room for the next one is not modelled, and where there is none the pipeline waits for ever."""
    banks = []
    for kind, size in (("DATA", features), ("WEIGHT", weights)):
        number = cdma.get("D_BANK", kind)
        csc.agree("D_BANK", kind, number)
        banks.append(number + 1)
        if size > banks[-1] * _BYTES_OF_BANK:
            raise cdma.unsupported("D_BANK", f"{size} bytes in {banks[-1]} banks of {_BYTES_OF_BANK}")
    if sum(banks) > _BANKS:
        raise cdma.unsupported("D_BANK", f"{sum(banks)} banks of {_BANKS}")


def _require_packed(cdma: Operation, cube: Cube) -> None:
    if cdma.get("D_DAIN_MAP", "LINE") and cube.line_stride != cube.width * ATOM:
        raise cdma.unsupported("D_DAIN_MAP", "lines said to be packed that are not")
    if cdma.get("D_DAIN_MAP", "SURFACE") and cube.surface_stride != cube.line_stride * cube.height:
        raise cdma.unsupported("D_DAIN_MAP", "surfaces said to be packed that are not")


def _require_sizes(convolution: Convolution, cdma: Operation, csc: Operation, cacc: Operation) -> None:
    """The sizes of the output follow from the others, and units must be told the same ones."""
    (top, left), (height, width) = convolution.padding, convolution.output
    cdma.agree("D_ZERO_PADDING", "TOP", top)
    cdma.agree("D_ZERO_PADDING", "LEFT", left)
    padded = (
        top + convolution.cube.height + cdma.get("D_ZERO_PADDING", "BOTTOM"),
        left + convolution.cube.width + cdma.get("D_ZERO_PADDING", "RIGHT"),
    )
    for name, axis in (("HEIGHT", 0), ("WIDTH", 1)):
        reach = (convolution.filter[axis] - 1) * convolution.dilations[axis] + 1
        csc.agree("D_DATAOUT_SIZE_0", name, (padded[axis] - reach) // convolution.strides[axis])
    csc.agree("D_DATAOUT_SIZE_1", "CHANNEL", convolution.kernels - 1)
    csc.agree("D_ATOMICS", "VALUE", height * width - 1)
    cacc.agree("D_DATAOUT_SIZE_0", "HEIGHT", height - 1)
    cacc.agree("D_DATAOUT_SIZE_0", "WIDTH", width - 1)
    cacc.agree("D_DATAOUT_SIZE_1", "CHANNEL", convolution.kernels - 1)
