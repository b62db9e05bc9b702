"""The registers of NVDLA's units: where the fields lie that say what is computed, what registers hold after a reset,
and which ones have no part in it. The definition is NVDLA's register specification, `spec/manual`."""

from __future__ import annotations

from collections.abc import Mapping

Layout = Mapping[str, tuple[int, int]]
"""The first and the last bit of each field."""

_WORD: Layout = {"VALUE": (0, 31)}
_SIZE: Layout = {"VALUE": (0, 12)}
_PACKED: Layout = {"LINE": (0, 0), "SURFACE": (16, 16)}
_DATA_MODE: Layout = {"CONV_MODE": (0, 0), "IN": (8, 9), "PROC": (12, 13), "REUSE": (16, 28)}
_PIXELS: Layout = {"PIXEL": (0, 0)}
_WIDTH_HEIGHT: Layout = {"WIDTH": (0, 12), "HEIGHT": (16, 28)}
_STRIDE: Layout = {"X": (0, 2), "Y": (16, 18)}
_OPERANDS: Layout = {"DISABLE": (0, 0), "USE": (1, 2), "TWO_BYTES": (3, 3), "PER_ELEMENT": (4, 4), "PRIMARY": (5, 5)}
_STAGE: Layout = {
    "BYPASS": (0, 0),
    "ALU_BYPASS": (1, 1),
    "ALGORITHM": (2, 3),
    "MUL_BYPASS": (4, 4),
    "PRELU": (5, 5),
    "RELU_BYPASS": (6, 6),
}
_ALU: Layout = {"FROM_MEMORY": (0, 0), "SHIFT": (8, 13)}
_MUL: Layout = {"FROM_MEMORY": (0, 0), "SHIFT": (8, 15)}
_OPERAND: Layout = {"VALUE": (0, 15)}
_PRIMARY: Layout = {"PRIMARY": (0, 0)}
_BATCHES: Layout = {"VALUE": (0, 4)}
_BANKS: Layout = {"DATA": (0, 4), "WEIGHT": (16, 20)}
_PRECISION: Layout = {"IN": (0, 1), "OUT": (2, 3)}


def _cube(prefix: str) -> dict[str, Layout]:
    names = ("BASE_ADDR_LOW", "BASE_ADDR_HIGH", "LINE_STRIDE", "SURFACE_STRIDE")
    return {f"D_{prefix}_{name}": _WORD for name in names}


def _sizes(prefix: str) -> dict[str, Layout]:
    return {f"D_{prefix}_{name}": _SIZE for name in ("WIDTH", "HEIGHT", "CHANNEL")}


_COMMON: dict[str, Layout] = {"S_POINTER": {"PRODUCER": (0, 0)}, "D_OP_ENABLE": {"ENABLE": (0, 0)}}

FIELDS: Mapping[str, Mapping[str, Layout]] = {
    "NVDLA_GLB": {"S_INTR_MASK": {"SDP_0": (0, 0), "SDP_1": (1, 1), "PDP_0": (4, 4), "PDP_1": (5, 5)}},
    "NVDLA_CDMA": {
        **_COMMON,
        "D_MISC_CFG": _DATA_MODE,
        "D_DATAIN_FORMAT": _PIXELS,
        "D_DATAIN_SIZE_0": _WIDTH_HEIGHT,
        "D_DATAIN_SIZE_1": {"CHANNEL": (0, 12)},
        "D_DAIN_RAM_TYPE": _PRIMARY,
        "D_DAIN_ADDR_HIGH_0": _WORD,
        "D_DAIN_ADDR_LOW_0": _WORD,
        "D_LINE_STRIDE": _WORD,
        "D_SURF_STRIDE": _WORD,
        "D_DAIN_MAP": _PACKED,
        "D_BATCH_NUMBER": _BATCHES,
        "D_ENTRY_PER_SLICE": {"VALUE": (0, 13)},
        "D_BANK": _BANKS,
        "D_WEIGHT_FORMAT": {"COMPRESSED": (0, 0)},
        "D_WEIGHT_SIZE_0": {"BYTES_OF_KERNEL": (0, 17)},
        "D_WEIGHT_SIZE_1": {"KERNEL": (0, 12)},
        "D_WEIGHT_RAM_TYPE": _PRIMARY,
        "D_WEIGHT_ADDR_HIGH": _WORD,
        "D_WEIGHT_ADDR_LOW": _WORD,
        "D_WEIGHT_BYTES": _WORD,
        "D_CVT_CFG": {"ENABLE": (0, 0)},
        "D_ZERO_PADDING": {"LEFT": (0, 4), "RIGHT": (8, 13), "TOP": (16, 20), "BOTTOM": (24, 29)},
    },
    "NVDLA_CSC": {
        **_COMMON,
        "D_MISC_CFG": _DATA_MODE,
        "D_DATAIN_FORMAT": _PIXELS,
        "D_DATAIN_SIZE_EXT_0": _WIDTH_HEIGHT,
        "D_DATAIN_SIZE_EXT_1": {"CHANNEL": (0, 12)},
        "D_BATCH_NUMBER": _BATCHES,
        "D_POST_Y_EXTENSION": {"VALUE": (0, 1)},
        "D_ENTRY_PER_SLICE": {"VALUE": (0, 13)},
        "D_BANK": _BANKS,
        "D_WEIGHT_FORMAT": {"COMPRESSED": (0, 0)},
        "D_WEIGHT_SIZE_EXT_0": {"WIDTH": (0, 4), "HEIGHT": (16, 20)},
        "D_WEIGHT_SIZE_EXT_1": {"CHANNEL": (0, 12), "KERNEL": (16, 28)},
        "D_WEIGHT_BYTES": _WORD,
        "D_DATAOUT_SIZE_0": _WIDTH_HEIGHT,
        "D_DATAOUT_SIZE_1": {"CHANNEL": (0, 12)},
        "D_ATOMICS": {"VALUE": (0, 20)},
        "D_CONV_STRIDE_EXT": _STRIDE,
        "D_RELEASE": {"SLICES": (0, 11)},
        "D_DILATION_EXT": {"X": (0, 4), "Y": (16, 20)},
        "D_ZERO_PADDING": {"LEFT": (0, 4), "TOP": (16, 20)},
        "D_ZERO_PADDING_VALUE": {"VALUE": (0, 7)},
    },
    "NVDLA_CMAC_A": {**_COMMON, "D_MISC_CFG": _DATA_MODE},
    "NVDLA_CMAC_B": {**_COMMON, "D_MISC_CFG": _DATA_MODE},
    "NVDLA_CACC": {
        **_COMMON,
        "D_MISC_CFG": _DATA_MODE,
        "D_DATAOUT_SIZE_0": _WIDTH_HEIGHT,
        "D_DATAOUT_SIZE_1": {"CHANNEL": (0, 12)},
        "D_BATCH_NUMBER": _BATCHES,
        "D_CLIP_CFG": {"TRUNCATE": (0, 4)},
    },
    "NVDLA_SDP": {
        **_COMMON,
        **_sizes("DATA_CUBE"),
        **_cube("DST"),
        "D_DP_BS_CFG": _STAGE,
        "D_DP_BS_ALU_CFG": _ALU,
        "D_DP_BS_ALU_SRC_VALUE": _OPERAND,
        "D_DP_BS_MUL_CFG": _MUL,
        "D_DP_BS_MUL_SRC_VALUE": _OPERAND,
        "D_DP_BN_CFG": _STAGE,
        "D_DP_BN_ALU_CFG": _ALU,
        "D_DP_BN_ALU_SRC_VALUE": _OPERAND,
        "D_DP_BN_MUL_CFG": _MUL,
        "D_DP_BN_MUL_SRC_VALUE": _OPERAND,
        "D_DP_EW_CFG": {"BYPASS": (0, 0)},
        "D_FEATURE_MODE_CFG": {"FLYING": (0, 0), "TO_PDP": (1, 1), "WINOGRAD": (2, 2), "BATCHES": (8, 12)},
        "D_DST_DMA_CFG": _PRIMARY,
        "D_DATA_FORMAT": _PRECISION,
        "D_CVT_OFFSET": _WORD,
        "D_CVT_SCALE": _OPERAND,
        "D_CVT_SHIFT": {"VALUE": (0, 5)},
    },
    "NVDLA_SDP_RDMA": {
        **_COMMON,
        **_sizes("DATA_CUBE"),
        **_cube("SRC"),
        **_cube("BS"),
        **_cube("BN"),
        "D_BRDMA_CFG": _OPERANDS,
        "D_NRDMA_CFG": _OPERANDS,
        "D_ERDMA_CFG": {"DISABLE": (0, 0)},
        "D_FEATURE_MODE_CFG": {
            "FLYING": (0, 0),
            "WINOGRAD": (1, 1),
            "IN": (2, 3),
            "PROC": (4, 5),
            "OUT": (6, 7),
            "BATCHES": (8, 12),
        },
        "D_SRC_DMA_CFG": _PRIMARY,
    },
    "NVDLA_PDP": {
        **_COMMON,
        **_sizes("DATA_CUBE_IN"),
        **_sizes("DATA_CUBE_OUT"),
        **_cube("DST"),
        "D_OPERATION_MODE_CFG": {"METHOD": (0, 1), "OFF_FLYING": (4, 4), "SPLIT": (8, 15)},
        "D_POOLING_KERNEL_CFG": {"WIDTH": (0, 3), "HEIGHT": (8, 11), "STRIDE_X": (16, 19), "STRIDE_Y": (20, 23)},
        "D_POOLING_PADDING_CFG": {"LEFT": (0, 2), "TOP": (4, 6), "RIGHT": (8, 10), "BOTTOM": (12, 14)},
        "D_DST_RAM_CFG": _PRIMARY,
        "D_DATA_FORMAT": {"IN": (0, 1)},
    },
    "NVDLA_PDP_RDMA": {
        **_COMMON,
        **_sizes("DATA_CUBE_IN"),
        **_cube("SRC"),
        "D_FLYING_MODE": {"OFF_FLYING": (0, 0)},
        "D_SRC_RAM_CFG": _PRIMARY,
        "D_DATA_FORMAT": {"IN": (0, 1)},
        "D_OPERATION_MODE_CFG": {"SPLIT": (0, 7)},
    },
}

RESETS: Mapping[str, Mapping[str, int]] = {
    "NVDLA_CDMA": {"D_MISC_CFG": 0x1100},
    "NVDLA_CSC": {"D_MISC_CFG": 0x1100, "D_ATOMICS": 1},
    "NVDLA_CMAC_A": {"D_MISC_CFG": 0x1000},
    "NVDLA_CMAC_B": {"D_MISC_CFG": 0x1000},
    "NVDLA_CACC": {"D_MISC_CFG": 0x1000},
    "NVDLA_SDP": {"D_DP_BS_CFG": 0x73, "D_DP_BN_CFG": 0x53, "D_DP_EW_CFG": 0x53},
    "NVDLA_SDP_RDMA": {"D_BRDMA_CFG": 1, "D_NRDMA_CFG": 1, "D_ERDMA_CFG": 1, "D_FEATURE_MODE_CFG": 0x14},
}
"""What registers with a part in the computation hold after a reset, where that is not zero."""

_STATES = ("S_STATUS", "D_PERF_ENABLE", "D_CYA")
_OF_LUT = (
    *("S_LUT_ACCESS_CFG", "S_LUT_ACCESS_DATA", "S_LUT_CFG", "S_LUT_INFO", "S_LUT_LE_START", "S_LUT_LE_END"),
    *("S_LUT_LO_START", "S_LUT_LO_END", "S_LUT_LE_SLOPE_SCALE", "S_LUT_LE_SLOPE_SHIFT", "S_LUT_LO_SLOPE_SCALE"),
    "S_LUT_LO_SLOPE_SHIFT",
)

WITHOUT_PART: Mapping[str, frozenset[str]] = {
    "NVDLA_GLB": frozenset(("S_NVDLA_HW_VERSION", "S_INTR_SET", "S_INTR_STATUS")),
    "NVDLA_CDMA": frozenset(
        (
            *_STATES,
            # of Winograd's convolution, images, batches and compressed weights
            *("D_DATAIN_SIZE_EXT_0", "D_PIXEL_OFFSET", "D_DAIN_ADDR_HIGH_1", "D_DAIN_ADDR_LOW_1", "D_LINE_UV_STRIDE"),
            *("D_RESERVED_X_CFG", "D_RESERVED_Y_CFG", "D_BATCH_STRIDE", "D_WGS_ADDR_HIGH", "D_WGS_ADDR_LOW"),
            *("D_WMB_ADDR_HIGH", "D_WMB_ADDR_LOW", "D_WMB_BYTES", "D_MEAN_FORMAT", "D_MEAN_GLOBAL_0"),
            *("D_MEAN_GLOBAL_1", "D_CVT_OFFSET", "D_CVT_SCALE", "D_CONV_STRIDE", "D_ZERO_PADDING_VALUE"),
            # of how the buffer is shared, and of what is counted
            *("S_ARBITER", "S_CBUF_FLUSH_STATUS", "D_FETCH_GRAIN", "D_NAN_FLUSH_TO_ZERO"),
            *("D_NAN_INPUT_DATA_NUM", "D_NAN_INPUT_WEIGHT_NUM", "D_INF_INPUT_DATA_NUM", "D_INF_INPUT_WEIGHT_NUM"),
            *("D_PERF_DAT_READ_STALL", "D_PERF_WT_READ_STALL", "D_PERF_DAT_READ_LATENCY", "D_PERF_WT_READ_LATENCY"),
        )
    ),
    "NVDLA_CSC": frozenset((*_STATES, "D_WMB_BYTES", "D_PRA_CFG")),
    "NVDLA_CMAC_A": frozenset(_STATES),
    "NVDLA_CMAC_B": frozenset(_STATES),
    "NVDLA_CACC": frozenset(
        (*_STATES, "D_DATAOUT_ADDR", "D_LINE_STRIDE", "D_SURF_STRIDE", "D_DATAOUT_MAP", "D_OUT_SATURATION")
    ),
    "NVDLA_SDP": frozenset(
        (
            *_STATES,
            *_OF_LUT,
            # of the third stage, which this configuration lacks
            *("D_DP_EW_ALU_CFG", "D_DP_EW_ALU_SRC_VALUE", "D_DP_EW_ALU_CVT_OFFSET_VALUE", "D_DP_EW_MUL_CFG"),
            *("D_DP_EW_ALU_CVT_SCALE_VALUE", "D_DP_EW_ALU_CVT_TRUNCATE_VALUE", "D_DP_EW_MUL_SRC_VALUE"),
            *("D_DP_EW_MUL_CVT_OFFSET_VALUE", "D_DP_EW_MUL_CVT_SCALE_VALUE", "D_DP_EW_MUL_CVT_TRUNCATE_VALUE"),
            *("D_DP_EW_TRUNCATE_VALUE", "D_DST_BATCH_STRIDE"),
            *("D_STATUS", "D_STATUS_NAN_INPUT_NUM", "D_STATUS_INF_INPUT_NUM", "D_STATUS_NAN_OUTPUT_NUM"),
            *("D_PERF_WDMA_WRITE_STALL", "D_PERF_LUT_UFLOW", "D_PERF_LUT_OFLOW", "D_PERF_OUT_SATURATION"),
            *("D_PERF_LUT_HYBRID", "D_PERF_LUT_LE_HIT", "D_PERF_LUT_LO_HIT"),
        )
    ),
    "NVDLA_SDP_RDMA": frozenset(
        (
            *_STATES,
            *("D_BS_BATCH_STRIDE", "D_BN_BATCH_STRIDE", "D_EW_BASE_ADDR_LOW", "D_EW_BASE_ADDR_HIGH"),
            *("D_EW_LINE_STRIDE", "D_EW_SURFACE_STRIDE", "D_EW_BATCH_STRIDE"),
            *("D_STATUS_NAN_INPUT_NUM", "D_STATUS_INF_INPUT_NUM", "D_PERF_MRDMA_READ_STALL"),
            *("D_PERF_BRDMA_READ_STALL", "D_PERF_NRDMA_READ_STALL", "D_PERF_ERDMA_READ_STALL"),
        )
    ),
    "NVDLA_PDP": frozenset(
        (
            *_STATES,
            # of averages, of cubes in parts, and of what is read by the unit's own reader
            *("D_RECIP_KERNEL_WIDTH", "D_RECIP_KERNEL_HEIGHT", "D_PARTIAL_WIDTH_IN", "D_PARTIAL_WIDTH_OUT"),
            *(f"D_POOLING_PADDING_VALUE_{number}_CFG" for number in range(1, 8)),
            *("D_SRC_BASE_ADDR_LOW", "D_SRC_BASE_ADDR_HIGH", "D_SRC_LINE_STRIDE", "D_SRC_SURFACE_STRIDE"),
            *("D_NAN_FLUSH_TO_ZERO", "D_INF_INPUT_NUM", "D_NAN_INPUT_NUM", "D_NAN_OUTPUT_NUM", "D_PERF_WRITE_STALL"),
        )
    ),
    "NVDLA_PDP_RDMA": frozenset(
        (*_STATES, "D_POOLING_KERNEL_CFG", "D_POOLING_PADDING_CFG", "D_PARTIAL_WIDTH_IN", "D_PERF_READ_STALL")
    ),
}
"""Registers that nothing of what is modelled depends on."""
