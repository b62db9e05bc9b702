"""Why attributes may be read past: each that the sweep finds so has a reason, as a pattern of its handler and name.

A pattern is that of `fnmatch`, on the handler or operation and the attribute with a blank between."""

from __future__ import annotations

from fnmatch import fnmatchcase

REASONS: dict[str, tuple[str, ...]] = {
    "a claim that is held against the whole text of the program (tests/pairs/attributes/claims)": (
        *("* access_groups", "*:_call alias_scopes", "*:_call noalias_scopes", "*:_call will_return"),
    ),
    "said of what is called, too, or of nothing": ("*:_call arg_attrs", "* res_attrs", "llvm.func arg_attrs"),
    "how fast a program is, where its code comes from, or what compiled it": (
        *("*:_prefetch *", "*:_expect prob", "* nontemporal", "*:_load isVolatile", "*:_async_copy isVolatile"),
        *("*nvvm.matrices:_copy modifier", "*nvgpu.operations:_copy bypassL1", "* CConv", "* convergent"),
        *("* no_inline", "* noinline", "* no_unwind", "* target_cpu", "llvm.* linkage", "* visibility_"),
        *("* sym_visibility", "* unnamed_addr", "*:_call TailCallKind", "gpu.module targets", "* llvm.target_triple"),
        *("* llvm.data_layout", "* loop.cluster", "* loop.stage", "* tt.latency", "* amd.pipeliner_part"),
        *("llvm.func gpu.*", "llvm.func nvvm.*"),
        *("* burst_length", "* axcache", "* priority_route", "*_to_layout layout", "* *_reuse", "* support_compress"),
        *("* do_winograd", "* use_3ic_optimize", "* cal_i8", "* SCFToGPU_visited", "* calyx.unroll"),
        *("* calyx.entrypoint", "* transform.with_named_sequence", "* gpu.container_module", "*:_structured cast"),
        *("*annotation:_mark *", "*:_call branch_weights"),
    ),
    "a name, or a number that stands for one": (
        *("* sym_name", "* instanceName", "* inner_sym", "* sv.namehint", "* argNames", "* resNames", "* metadata"),
        *("* id", "* task_id", "* comment", "* result_locs", "* per_port_attrs", "* chan_name", "* segment_name"),
        *("*:_herd link_with", "* toplevel", "* external", "* __*", "func.func x.y"),
        *("* unheard_of", "* some.thing", "* phism.tag"),
    ),
    "where in a device something is, which decides no value; what a place holds is looked at": (
        *("* x_loc", "* y_loc", "* x_size", "* y_size", "* loc_x", "* loc_y", "* size_x", "* size_y", "* col", "* x"),
        *("* y", "* air.shim_col", "*:_wire *"),
        *("aie.device device", "* air.*dma_channel*", "* air.shared_resident_ring"),
        *("*:_channel buffer_resources", "*:_channel channel_type", "*:_lock lockID"),
    ),
    "what a simulator of speed counts by": ("equeue.* banks", "equeue.* data_bit", "equeue.* shape", "equeue.* type",
                                             "equeue.* bank"),
    "that no bit is unknown, which is so of all bits here": ("* twoState",),
    "how many threads a tile is dealt out to": ("builtin.module ttg.*", "builtin.module ttng.*"),
    "what others are told, and what is done does not depend on": (
        *("* air.launch_end", "* air.segment_end", "* air.preserve_shim_dma_order", "* async_front"),
        *("* unrolled_iteration", "* broadcast_set", "* channel", "* channel_indices", "* issue_token"),
    ),
    "the same program: without it, or with that value, it says what goes without saying": (
        *("* fastmath*", "* overflowFlags", "* noWrapFlags", "* ordering", "* addr_space", "* relaxed", "* scope"),
        *("*:_writebd *_zero_*", "*:_writebd buffer_offset", "*:_writebd d?_size", "*:_writebd iteration_*"),
        *("*:_writebd lock_*", "*:_writebd next_bd", "*:_writebd packet_*"),
        *("* plio", "* init", "*:_use_lock value", "* dst_offsets", "* src_offsets", "* dimensions*Stream*"),
        *("* padValue", "* repeat_count", "* len", "* offset"),
        *("* packet", "* static_offset*", "* static_len", "* size"),
        *("* static_*_offsets", "* keep_pkt_header", "* next_bd_id"),
        *("* mask", "* known_*_size", "* mode", "* isCTAOnly"),
        *("* do_relu", "* dynweight_reorderd", "* relu_limit"),
        *("* is_scalar", "* is_reverse", "* keep_dims", "* *transpose"),
        *("* hdim_is_batch", "* is_lora", "* q_group_size", "* dq_type"),
        *("* fuse_rq", "* *_zp", "* quant_mode", "* beta"),
        *("* log", "* multiplier*", "* rshift*", "* f8_scale", "* coeff_merged", "* with_bias", "* do_preprocess"),
        *("* weight_is_coeff", "* pads", "* punctuation", "* lsq", "* parameters", "* inputNames", "* function_type"),
        *("* portDirections", "* addrSizes", "* tls_mode"),
        *("* disjoint", "* isVolatile", "*_barrier scope", "* hdim*"),
        *("*:_alloca alignment", "*:_atomicrmw alignment", "*:_cmpxchg alignment"),
        *("*:_masked_* alignment", "*:_store alignment", "*:_load alignment", "* maxNumImpreciseAcc", "* nan_mode"),
        *("* reduction_byref", "* kind", "* dimension"),
        *("*:_poison value", "* pad_dimensions", "* bd_id", "* iteration"),
        *("* static_sizes", "* static_strides", "* static_basis"),
        *("* map", "* axis", "* allow_broadcast", "* subgroup_size"),
        *("* descriptor_flags", "*:_subspan layout"),
        *("* intOverflowBehavior", "* multiplicand?PtxType", "* indexing_maps"),
        *("* inputPrecision", "* round_mode", "* with_scale", "llvm.func passthrough"),
        *("* dilations", "* strides", "* bufferType"),
        *("* slots", "* *memoized*", "triton.* contiguity"),
        "*:_make_range end",
    ),
    "what a type says too, which decides": ("*:_reshape shape", "*:_reshape flatten_start_dim"),
    "numbers of operands, which are held against them": ("* operandSegmentSizes",),
    "numbers of results, whose types tell them apart": ("*tensor_memory:_load resultSegmentSizes",),
    "what goes on beside the program in any case, since it has a barrier": ("*products:_tc_gen5_mma is_async",),
    "taken for granted, as the verdict says": (
        *("* memory_effects", "* arg_attrs", "* res_attrs", "* restrict"),
    ),
}  # fmt: skip


def reasons_of(owner: str, attribute: str) -> list[str]:
    name = f"{owner} {attribute}"
    return [reason for reason, patterns in REASONS.items() if any(fnmatchcase(name, each) for each in patterns)]
