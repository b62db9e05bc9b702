"""What traces of NVDLA compute, in numpy: written from its documentation, apart from the frontend, to test that.

Operations are done when their interrupt is waited for, in the order of the trace, or as late as can be: what one stores
is then seen by the units that have waited for its interrupt, and by the others when the trace has ended. Of the units'
registers only the fields that the corpus makes use of are known."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
_COMMAND = re.compile(r"^(\w+)\((.*)\);$", re.MULTILINE)
_ATOM = 8


class Model:
    """The memory of a trace after it was played. Files are given by name, as signed bytes or words; `arguments` are the
    names of those that are loaded or checked, in the order in which their memory was set up."""

    def __init__(self, text: str, files: dict[str, Array], late: bool = False) -> None:
        self._memory: dict[int, Array] = {}
        self._late, self._stores = late, list[tuple[str, Callable[[dict[int, Array]], None]]]()
        self._waited: dict[str, set[str]] = {}
        self._names: dict[int, str] = {}
        self._registers: dict[str, list[dict[str, int]]] = {}
        self._producers: dict[str, int] = {}
        self._enabled: list[tuple[str, dict[str, int]]] = []
        for name, given in _COMMAND.findall(text):
            words = [each.strip() for each in given.split(",")]
            if name == "mem_init":
                self._memory[int(words[1], 16)] = np.zeros(int(words[2], 16), np.int8)
            elif name == "mem_load":
                self._load(int(words[1], 16), words[2].strip('"').removesuffix(".dat"), files)
            elif name == "reg_write":
                block, register = words[0].removesuffix("_0").split(".")
                self._write(block, register, int(words[1], 16))
            elif name == "intr_notify":
                self._run(words[1])
            elif name == "sync_wait":
                self._waited.setdefault(words[0].removeprefix("NVDLA_"), set()).add(words[1])
            elif name == "check_file":
                self._names.setdefault(int(words[2], 16), words[4].strip('"').removesuffix(".dat"))
        for _, store in self._stores:
            store(self._memory)

    @property
    def arguments(self) -> list[str]:
        return [self._names[base] for base in self._memory if base in self._names]

    def content(self, name: str, element: type) -> Array:
        base = next(base for base, known in self._names.items() if known == name)
        return self._memory[base].view(element)

    def _load(self, base: int, name: str, files: dict[str, Array]) -> None:
        self._names[base] = name
        if name in files:
            content = files[name].view(np.int8)
            self._memory[base][: content.size] = content

    def _write(self, unit: str, register: str, value: int) -> None:
        groups = self._registers.setdefault(unit, [{}, {}])
        if register == "S_POINTER":
            self._producers[unit] = value
        elif register == "D_OP_ENABLE":
            self._enabled.append((unit, dict(groups[self._producers[unit]])))
        else:
            groups[self._producers[unit]][register] = value

    # -- operations ----------------------------------------------------------------------------------------------------

    def _run(self, event: str) -> None:
        units = {unit.removeprefix("NVDLA_"): registers for unit, registers in self._enabled}
        self._enabled.clear()
        value = None
        if "CSC" in units:
            value = self._convolve(units["CDMA"], units["CSC"], units["CACC"])
        if "SDP" in units:
            value = self._process(value, units["SDP"], units.get("SDP_RDMA", {}), event)
        if "PDP" in units:
            self._pool(value, units["PDP"], units.get("PDP_RDMA", {}), event)

    def _bytes(self, address: int, unit: str) -> Array:
        """Memory from an address on, as a unit sees it."""
        memory = self._memory
        if any(event in self._waited.get(unit, ()) for event, _ in self._stores):
            memory = {base: content.copy() for base, content in memory.items()}
            for event, store in self._stores:
                if event in self._waited[unit]:
                    store(memory)
        return _from(memory, address)

    def _read(self, address: int, sizes: tuple[int, int, int], line: int, surface: int, unit: str) -> Array:
        atoms = _cube(self._bytes(address, unit), sizes, line, surface)
        return atoms.transpose(0, 3, 1, 2).reshape(-1, sizes[1], sizes[2])[: sizes[0]].astype(np.int64)

    def _store(self, value: Array, unit: dict[str, int], event: str) -> None:
        address, line, surface = (unit[f"D_DST_{each}"] for each in ("BASE_ADDR_LOW", "LINE_STRIDE", "SURFACE_STRIDE"))
        channels, height, width = value.shape
        full = np.zeros((-(-channels // _ATOM) * _ATOM, height, width), np.int8)
        full[:channels] = value

        def store(memory: dict[int, Array]) -> None:
            target = _cube(_from(memory, address), (channels, height, width), line, surface)
            target[:] = full.reshape(-1, _ATOM, height, width).transpose(0, 2, 3, 1)

        if self._late:
            self._stores.append((event, store))
        else:
            store(self._memory)

    def _convolve(self, cdma: dict[str, int], csc: dict[str, int], cacc: dict[str, int]) -> Array:
        height, width = _halves(cdma["D_DATAIN_SIZE_0"])
        channels = cdma["D_DATAIN_SIZE_1"] + 1
        strides = cdma["D_LINE_STRIDE"], cdma["D_SURF_STRIDE"]
        features = self._read(cdma["D_DAIN_ADDR_LOW_0"], (channels, height, width), *strides, "CDMA")
        kernels = (csc["D_WEIGHT_SIZE_EXT_1"] >> 16) + 1
        rows, columns = _halves(csc["D_WEIGHT_SIZE_EXT_0"])
        weights = _unpacked(self._bytes(cdma["D_WEIGHT_ADDR_LOW"], "CDMA"), kernels, channels, rows, columns)
        border = np.uint8(csc["D_ZERO_PADDING_VALUE"] & 0xFF).astype(np.int8)
        padding = cdma["D_ZERO_PADDING"]
        around = ((0, 0), (padding >> 16 & 31, padding >> 24 & 63), (padding & 31, padding >> 8 & 63))
        padded = np.pad(features, around, constant_values=int(border))
        step_y, step_x = _halves(csc["D_CONV_STRIDE_EXT"])
        across_y, across_x = _halves(csc["D_DILATION_EXT"])
        out_height, out_width = _halves(csc["D_DATAOUT_SIZE_0"])
        total = np.zeros((kernels, out_height, out_width), np.int64)
        for row in range(rows):
            for column in range(columns):
                lines = slice(row * across_y, row * across_y + (out_height - 1) * step_y + 1, step_y)
                places = slice(column * across_x, column * across_x + (out_width - 1) * step_x + 1, step_x)
                total += np.einsum("kc,chw->khw", weights[:, :, row, column], padded[:, lines, places])
        return _truncated(total, cacc["D_CLIP_CFG"])

    def _process(self, value: Array | None, sdp: dict[str, int], rdma: dict[str, int], event: str) -> Array | None:
        sizes = (sdp["D_DATA_CUBE_CHANNEL"] + 1, sdp["D_DATA_CUBE_HEIGHT"] + 1, sdp["D_DATA_CUBE_WIDTH"] + 1)
        if value is None:
            value = self._read_operand(rdma, "SRC", sizes, "SDP_RDMA")
        for name, reader in (("BS", "BRDMA"), ("BN", "NRDMA")):
            flags = sdp[f"D_DP_{name}_CFG"]
            if flags & 1:
                continue
            if not flags & 2:
                assert flags >> 2 & 3 == 2, "sums alone"
                add = self._operand(sdp, rdma, name, "ALU", reader, sizes)
                value = value + (add << (sdp[f"D_DP_{name}_ALU_CFG"] >> 8))
            if not flags & 16:
                value = value * self._operand(sdp, rdma, name, "MUL", reader, sizes)
            value = _truncated(value, sdp[f"D_DP_{name}_MUL_CFG"] >> 8).clip(-(1 << 31), (1 << 31) - 1)
            if not flags & 64:
                value = value.clip(0)
        moved = value - int(np.uint32(sdp["D_CVT_OFFSET"]).astype(np.int32))
        scaled = moved * int(np.uint16(sdp["D_CVT_SCALE"]).astype(np.int16))
        value = _truncated(scaled, sdp["D_CVT_SHIFT"]).clip(-128, 127)
        if sdp["D_FEATURE_MODE_CFG"] & 2:
            return value
        self._store(value, sdp, event)
        return None

    def _read_operand(self, rdma: dict[str, int], name: str, sizes: tuple[int, int, int], unit: str) -> Array:
        registers = (rdma[f"D_{name}_{each}"] for each in ("BASE_ADDR_LOW", "LINE_STRIDE", "SURFACE_STRIDE"))
        address, line, surface = registers
        return self._read(address, sizes, line, surface, unit)

    def _operand(
        self, sdp: dict[str, int], rdma: dict[str, int], name: str, part: str, reader: str, sizes: tuple[int, int, int]
    ) -> Array | int:
        if not sdp[f"D_DP_{name}_{part}_CFG"] & 1:
            return int(np.uint16(sdp[f"D_DP_{name}_{part}_SRC_VALUE"]).astype(np.int16))
        flags = rdma[f"D_{reader}_CFG"]
        if flags >> 4 & 1:
            return self._read_operand(rdma, name, sizes, "SDP_RDMA")
        memory = self._bytes(rdma[f"D_{name}_BASE_ADDR_LOW"], "SDP_RDMA")
        element = np.int16 if flags >> 3 & 1 else np.int8
        found = memory[: sizes[0] * np.dtype(element).itemsize].view(element)
        return found.astype(np.int64)[:, None, None]

    def _pool(self, value: Array | None, pdp: dict[str, int], rdma: dict[str, int], event: str) -> None:
        names = ("CHANNEL", "HEIGHT", "WIDTH")
        channels, height, width = (pdp[f"D_DATA_CUBE_IN_{name}"] + 1 for name in names)
        if value is None:
            value = self._read_operand(rdma, "SRC", (channels, height, width), "PDP_RDMA")
        window, border = pdp["D_POOLING_KERNEL_CFG"], pdp["D_POOLING_PADDING_CFG"]
        rows, columns = (window >> 8 & 15) + 1, (window & 15) + 1
        step_y, step_x = (window >> 20 & 15) + 1, (window >> 16 & 15) + 1
        out_height, out_width = pdp["D_DATA_CUBE_OUT_HEIGHT"] + 1, pdp["D_DATA_CUBE_OUT_WIDTH"] + 1
        result = np.zeros((channels, out_height, out_width), np.int64)
        choose = {1: np.max, 2: np.min}[pdp["D_OPERATION_MODE_CFG"] & 3]
        for row in range(out_height):
            for column in range(out_width):
                first_y, first_x = row * step_y - (border >> 4 & 7), column * step_x - (border & 7)
                lines, places = slice(max(first_y, 0), first_y + rows), slice(max(first_x, 0), first_x + columns)
                result[:, row, column] = choose(value[:, lines, places], axis=(1, 2))
        self._store(result, pdp, event)


def _from(memory: dict[int, Array], address: int) -> Array:
    for base, content in memory.items():
        if base <= address < base + content.size:
            return content[address - base :]
    raise ValueError(f"no memory at {address:#x}")


def _cube(memory: Array, sizes: tuple[int, int, int], line: int, surface: int) -> Array:
    """A view of a cube, with all channels of its last atoms. Raises `ValueError` where it ends beyond the memory."""
    channels, height, width = sizes
    shape = (-(-channels // _ATOM), height, width, _ATOM)
    if (shape[0] - 1) * surface + (height - 1) * line + width * _ATOM > memory.size:
        raise ValueError("a cube that ends beyond its memory")
    return np.lib.stride_tricks.as_strided(memory, shape, (surface, line, _ATOM, 1))


def _halves(value: int) -> tuple[int, int]:
    """Height and width of a register that holds both less one."""
    return (value >> 16 & 0x1FFF) + 1, (value & 0x1FFF) + 1


def _truncated(value: Array, shift: int) -> Array:
    """Rounded half away from zero."""
    half = 1 << shift >> 1
    return np.sign(value) * (np.abs(value) + half >> shift)


def _unpacked(memory: Array, kernels: int, channels: int, rows: int, columns: int) -> Array:
    """Weights one after the other, as the convolution takes them."""
    weights, stream = np.zeros((kernels, channels, rows, columns), np.int64), iter(memory.tolist())
    for group in range(0, kernels, _ATOM):
        for block in range(0, channels, _ATOM):
            for row in range(rows):
                for column in range(columns):
                    for kernel in range(group, min(group + _ATOM, kernels)):
                        for channel in range(block, min(block + _ATOM, channels)):
                            weights[kernel, channel, row, column] = next(stream)
    return weights
