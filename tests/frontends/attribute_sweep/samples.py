"""Values of attributes that no program of the repository has, by their names."""

from __future__ import annotations

_NUMBER = "1 : i32", "2 : i32"
_FLAG = "true", "false", "unit"
_LIST = ("array<i32: 1>",)

SAMPLES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            *("acq_en", "measured_stack_size", "burst_length", "axcache", "bandwidth", "level", "num_inst", "id"),
            *("evict", "cache", "padding", "reduction_ordering", "tensor_memory_row_offset", "prod_dma_channel"),
            *("tensor_memory_col_offset", "noIncrement", "address", "fieldIndex", "val", "packet_id", "packet_type"),
            *(
                "allocation.offset",
                "offset",
                "dim",
                "axis",
                "kind",
                "scope",
                "sem",
                "atomic_rmw_op",
                "warp_size",
                "bit",
            ),
        ),
        _NUMBER,
    ),
    **dict.fromkeys(
        (
            *("disable_synchronization", "dynamic_objfifo_lowering", "is_unsigned", "keep_pkt_header", "local_bound"),
            *("multicast", "nofold", "plio", "priority_route", "tf32Enabled", "two_ctas", "unique", "via_DMA"),
            *("via_shared_mem", "warpGroupLocal", "shared_memory_conversion", "force_warp_shuffle", "relaxed"),
            *("bCluster", "allow_reorder", "efficient_layout", "hostShared", "no_inline", "inverse", "unsignedCmp"),
            *(
                "is_adaptive",
                "count_include_pad",
                "transpose",
                "writable",
                "ceil_mode",
                "expand_mode",
                "a_transpose",
                "b_transpose",
                "blocking",
            ),
        ),
        _FLAG,
    ),
    **dict.fromkeys(
        (
            *("actualRegisters", "requestedRegisters", "warpGroupStartIds", "boundaryCheck", "order"),
            *("cons_dma_channels", "producer", "consumer", "static_sizes"),
        ),
        _LIST,
    ),
    "upper_bound": ("64 : index", "4 : index"),
    "range": ("#llvm.constant_range<i32, 0, 2>", "#llvm.constant_range<i32, 0, 64>"),
    **dict.fromkeys(
        (
            *("elf_file", "doc", "fun", "library_call", "store_mode", "support_permute_fuse", "stringLiteral"),
            *("allocation_scheme", "transport", "message", "error"),
        ),
        ('"a"',),
    ),
    **dict.fromkeys(("function", "kernelFunc", "kernelModule", "module", "core_data", "objFifo_name"), ("@a",)),
    **dict.fromkeys(("link_files", "link_merge_files"), ('["a.o"]',)),
    **dict.fromkeys(("negateA", "negateC", "reducePrecision"), ("unit",)),
    "opsel": ("true", "unit"),
    "max_workgroup_parallel_dims": ("1 : index", "2 : index", "1 : i64"),
    "lookupTable": ("[false, true]",),
    "mma_kind": ("#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>",),
    "hint": ("#iree_gpu.lane_increment<16>", "#iree_gpu.lane_constant<8>"),
    "padValue": ("1.000000e+00 : f32",),
    "proc_bind_kind": ("#omp<procbindkind close>",),
    "fastmath": ("#arith.fastmath<nnan>",),
}
