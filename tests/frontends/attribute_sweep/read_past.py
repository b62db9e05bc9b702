"""Why attributes may be read past: each that the sweep finds so has a reason, as a pattern of its handler and name.

A pattern is that of `fnmatch`, on the handler or operation and the attribute with a blank between."""

from __future__ import annotations

from fnmatch import fnmatchcase

REASONS: dict[str, tuple[str, ...]] = {
    "a claim that is held against the whole text of the program (tests/pairs/attributes/claims)": (
        *("* access_groups", "*:_call alias_scopes", "*:_call noalias_scopes", "*:_call will_return"),
        "*.intrinsics:_scope scope",
    ),
    "an order of accesses to no storage class, which orders none (SPIR-V Specification 1.6, 3.25)": (
        "*.spirv.atomics:* semantics",
    ),
    "a statement to which the target is held (equiv/pairing/statements.py)": (
        *("*:_structured library_call", "* convergent"),
    ),
    "where the parts of tensors are, of which the verdict states that it is nothing of their elements": (
        *("*.shard:_sharding split_axes", "*.shard:_shard annotate_for_users", "shard.grid shape"),
    ),
    "said of what is called, too, or of nothing": ("*:_call arg_attrs", "* res_attrs", "llvm.func arg_attrs"),
    "how fast a program is, where its code comes from, or what compiled it": (
        "*:_structured sorted",
        *("*:_prefetch* *", "*:_expect prob", "* nontemporal", "*:_load isVolatile", "*:_async_copy isVolatile"),
        "* cache_control",
        *("*nvvm.matrices:_copy modifier", "*nvgpu.operations:_copy bypassL1", "* CConv"),
        *("* no_inline", "* noinline", "* no_unwind", "* target_cpu", "llvm.* linkage", "* visibility_"),
        *("* sym_visibility", "* unnamed_addr", "*:_call TailCallKind", "gpu.module targets", "* llvm.target_triple"),
        *("* llvm.data_layout", "* loop.cluster", "* loop.stage", "* tt.latency", "* amd.pipeliner_part"),
        "* tt.self_latency",
        *("llvm.func gpu.*", "llvm.func nvvm.*"),
        *("* burst_length", "* axcache", "* priority_route", "*_to_layout layout", "* *_reuse", "* support_compress"),
        *("* do_winograd", "* use_3ic_optimize", "* cal_i8", "* SCFToGPU_visited", "* calyx.unroll"),
        *("* calyx.entrypoint", "* transform.with_named_sequence", "* gpu.container_module", "*:_structured cast"),
        *("*annotation:_mark *", "*:_call branch_weights", "* do_not_inline"),
    ),
    "a name, or a number that stands for one": (
        *("* sym_name", "* instanceName", "* inner_sym", "* sv.namehint", "* argNames", "* resNames", "* metadata"),
        "* metadataArray",
        *("* id", "* task_id", "* comment", "* result_locs", "* per_port_attrs", "* chan_name", "* segment_name"),
        *("*:_herd link_with", "* toplevel", "* external"),
    ),
    "where in a device something is, which decides no value; what a place holds is looked at": (
        *("* x_loc", "* y_loc", "* x_size", "* y_size", "* loc_x", "* loc_y", "* size_x", "* size_y", "* col", "* x"),
        *("* y", "* air.shim_col", "*:_wire *"),
        *("aie.device device", "* air.*dma_channel*", "* air.shared_resident_ring"),
        *("*:_channel buffer_resources", "*:_channel channel_type", "*:_lock lockID"),
        "aie.fifos:_allocate objFifo_name",
    ),
    "what a simulator of speed counts by": ("equeue.* banks", "equeue.* data_bit", "equeue.* shape", "equeue.* type",
                                             "equeue.* *bank"),
    "that no bit is unknown, which is so of all bits here": ("* twoState",),
    "how an operand was loaded, which its load says (MLIR's GPU dialect, `gpu.subgroup_mma_compute`)": (
        *("*gpu.matrices:_compute a_transpose", "*gpu.matrices:_compute b_transpose"),
    ),
    "what a profiler records, which no program reads (`ProtonOps.td`)": ("triton.profiling:* *",),
    "the same values in a vector and in an accumulator, and the default said or left out (`AIEVecOps.td`)": (
        *("aie.vectors:_cast isResAcc", "aie.vectors:_shift isAcc", "aie.vectors:_shift_round_saturate sign"),
    ),
    "what a trace records, which no program reads (`AIETraceOps.td`)": (
        *("aie.trace.* text", "aie.traces:_start text", "aie.traces:_trace *", "aie.traces:_host *"),
    ),
    "that what was marked is waited for, where nothing is (AIRRtToNpu warns of it)": (
        "*:_dma_memcpy_nd air.await_appends",
    ),
    "that a padding of nothing stays where it is (MLIR's tensor dialect, `tensor.pad`)": ("*:_pad nofold",),
    "how many threads a tile is dealt out to": ("builtin.module ttg.*", "builtin.module ttng.*"),
    "what others are told, and what is done does not depend on": (
        *("* air.launch_end", "* air.segment_end", "* air.preserve_shim_dma_order", "* async_front"),
        *("* air.shim_dma_tile_sizes", "air.hierarchy:_* resource_type", "air.hierarchy:_* size_?"),
        "air.copies:_dma broadcast",
        "mlir.dialects.memref.buffers:_alloc sym_name",
        *("* unrolled_iteration", "* broadcast_set", "* channel", "* channel_indices", "* issue_token"),
    ),
    "the default of MLIR-AIE's `AIEOps.td` and `AIEXOps.td`, said or left out, or what the other numbers say too": (
        *("aie.* plio", "aie.* init", "aie.*:_use_lock value", "aie.* dst_offsets", "aie.* src_offsets"),
        *("aie.* dimensions*Stream*", "aie.* padValue", "aie.* repeat_count", "aie.* len", "aie.* offset"),
        *("aie.* packet", "aie.* static_offset*", "aie.* static_len", "aie.* static_sizes", "aie.* static_strides"),
    ),
    "of what a program that stops before it, waits for ever, or is undefined in any case does at that place": (
        *("aie.host:_start_chain alloc", "aie.host:_start_chain direction", "aie.first_generation:_upd index"),
    ),
    "the number of a descriptor, which is told apart by it and held to its tile": ("aie.* bd_id",),
    "of a field of a descriptor that its other fields leave without use (AM020, \"Buffer Descriptors\")": (
        *("*:_writebd *_zero_*", "*:_writebd buffer_offset", "*:_writebd d?_size", "*:_writebd iteration_*"),
        *("*:_writebd lock_*", "*:_writebd next_bd", "*:_writebd packet_*"),
    ),
    "the default of MLIR-AIR's `AIR.td`, said or left out": (
        *("air.* size", "air.* static_*_offsets"),
    ),
    "a list that the types of a component's or an instance's ports say too (CIRCT's `CalyxStructure.td`, `HWOps.td`)": (
        *("calyx.* function_type", "calyx.* inputNames", "calyx.* portDirections", "hw.* parameters"),
    ),
    "how many cycles a component takes by its own word, which the verdict repeats": ("calyx.component static",),
    "of a memory whose size in bits is that of its addresses (CIRCT's `CalyxPrimitives.td`)": ("calyx.* addrSizes",),
    "which instructions the compiler's scheduler may move over it (LLVM's User Guide for AMDGPU, `sched.barrier`)": (
        "mlir.dialects.*:_scheduling *",
    ),
    "how much an elastic channel holds, of which a proof is for much and little (equiv/proving/channel_capacity.py)": (
        *("handshake.* bufferType", "handshake.* slots", "handshake.* numSlots", "handshake.* dvLatency"),
    ),
    "the block of the program that an operation was made of, which tells memories their accesses' order "
    "(Dynamatic's `HandshakeAttributes.td`); memories of it are not modelled": (
        *("handshake.* handshake.bb", "circt.handshake.dynamatic:* handshake.bb"),
    ),
    "by which algorithm coordinates are sorted, of a tensor that is taken for its elements (`SparseTensorOps.td`)": (
        "mlir.dialects.sparse_tensor.elements:_reorder algorithm",
    ),
    "which registers a tile is, of a value that no operation takes (`ArmSMEOps.td`, `GetTileOp`)": (
        "mlir.dialects.arm_sme:_get_tile tile_id",
    ),
    "how a memory is built, behind the same ports (CIRCT's `HandshakeOps.td`)": ("handshake.* lsq",),
    "how many workgroups there may be, of a kernel whose configuration says it (IREE's `IREECodegenOps.td`)": (
        "iree.operations:_workgroup_count_hint *",
    ),
    "by which instruction a product of whole matrices of these sizes will be made (IREE's `IREEGPUAttrs.td`)": (
        "iree.inner_tiles:_inner_tiled kind",
    ),
    "how a number varies among lanes, of which it says nothing else (IREE's `IREECodegenOps.td`)": (
        "iree.operations:_index_hint hint",
    ),
    "how a binding is reached, not what is in it (IREE's `HALAttrs.td`)": (
        *("iree.* descriptor_flags", "iree.* layout"),
    ),
    "how wide a subgroup is to be, of code without lanes": ("iree_codegen.* subgroup_size",),
    "of a workgroup of one thread, as one that does not say its size has": ("iree_codegen.* workgroup_size",),
    "a dimension in which there is one group, or one block of a cluster": (
        *("iree.* dimension", "*gpu.kernel:_cluster_dim dimension"),
    ),
    "what the back end is told of code that is made here (LLVM's reference, \"Function Attributes\")": (
        "llvm.func passthrough",
    ),
    "a flag that promises of floats or integers no more than holds anyway, or `none` (LLVM's reference)": (
        *("mlir.dialects.* fastmath*", "mlir.dialects.* overflowFlags"),
    ),
    "an alignment that the access has by its type, or that the allocation promises (LLVM's reference, \"load\")": (
        *("*:_alloca alignment", "*:_atomicrmw alignment", "*:_cmpxchg alignment", "*:_masked_* alignment"),
        *("*:_store alignment", "*:_load alignment"),
    ),
    "the default of upstream's operation (`LinalgStructuredOps.td`, `VectorOps.td`, `TosaOps.td`), said or left out": (
        *("*linalg.* dilations", "*linalg.* strides", "*linalg.* indexing_maps", "*linalg.* kind", "*vector.* kind"),
        *("*tosa.* allow_broadcast", "*tosa.* axis"),
    ),
    "of integers, among which there is no NaN (TOSA's specification, \"NaN propagation\")": ("*tosa.* nan_mode",),
    "of products of floats, or the one that PTX has for these types (PTX, `mma`)": (
        *("* intOverflowBehavior", "* multiplicand?PtxType"),
    ),
    "how a reduction's variable is handed over (OpenMP dialect, `byref`)": ("*omp* reduction_byref",),
    "the default of tpu-mlir's `TpuOps.td`, which is asked for, or of numbers that are not quantized": (
        *("tpu.* do_relu", "tpu.* dynweight_reorderd", "tpu.* relu_limit", "tpu.* is_scalar", "tpu.* is_reverse"),
        *("tpu.* keep_dims", "tpu.* *transpose", "tpu.* hdim_is_batch", "tpu.* is_lora", "tpu.* q_group_size"),
        *("tpu.* dq_type", "tpu.* fuse_rq", "tpu.* *_zp", "tpu.* quant_mode", "tpu.* beta", "tpu.* log"),
        *("tpu.* multiplier*", "tpu.* rshift*", "tpu.* f8_scale", "tpu.* coeff_merged", "tpu.* with_bias"),
        *("tpu.* do_preprocess", "tpu.* weight_is_coeff", "tpu.* pads", "tpu.* round_mode", "tpu.* with_scale"),
        *("tpu.* dilations",),
    ),
    "how many elements lie side by side, for the width of an access (Triton's `TritonAMDGPUOps.td`)": (
        "triton.* contiguity",
    ),
    "the precision of products of f32 alone, of other types; and of f8 on Hopper (`TritonOps.td`)": (
        *("triton.* inputPrecision", "triton.* maxNumImpreciseAcc"),
    ),
    "an access that is made once in any case": ("triton.* isVolatile",),
    "which warps a later pass gives an operation to, of a program that does all of them in order (Triton's "
    "`Partitioning.h`, `PartitionAttrs.h`)": (
        *("* ttg.partition", "* ttg.warp_specialize.tag"),
    ),
    "a script that a compiler ran: what it made of the program is at hand": ("transform.*",),
    "where a processor keeps what it computes, or which passes may change it": (
        *("tpu.* store_mode", "tpu.* support_permute_fuse", "*:_tile allocation_scheme", "*:_logical_tile *"),
        *("*:_buffer aligned", "*:_buffer mem_bank", "* dma_allocations", "*:_objectfifo *_dma_channel*"),
        *("*:_objectfifo via_DMA", "*_alloc_tensor memory_space", "*:_local_alloc alignment", "*:_forall mapping"),
        *("triton.tensor_memory:_alloc *", "triton.partitions:_warp_specialize *"),
    ),
    "a cache's policy": ("triton.* cache", "triton.* evict", "triton.data_movers:_prefetch speculative"),
    "which warps do it, of which a program here has one (`TritonAMDGPUOps.td`)": (
        "triton.data_movers:_cop*_to_shared warp_used_hint*",
    ),
    "how many arrivals a barrier expects at which none is modelled": ("triton.data_movers:_init_barrier count",),
    "of pointers to blocks alone (`boundaryCheck`, `padding`), which are refused": (
        *("triton.* boundaryCheck", "triton.* padding"),
    ),
    "how a core is compiled and linked; what it calls is known by its name": (
        *("*:_core dynamic_objfifo_lowering", "*:_core link_*", "*:_core measured_stack_size", "*:_core stack_size"),
        *("*:_launch link_with", "*:_segment link_with"),
    ),
    "of what nothing uses in these programs": (
        *("*:_shim_dma_allocation allocation", "*:_shim_dma_allocation channel_*", "*:_tile controller_id"),
        *("*:_objectfifo disable_synchronization", "*:_objectfifo elemNumber", "*:_objectfifo pad_value"),
        *("equeue.*:_create data", "equeue.*:_create bandwidth", "equeue.*:_alloc data", "llvm.comdat_selector comdat"),
        *("fsm.machine calyx.*", "*:_buffer core_data"),
    ),
    "without a stage to pad, nothing is padded; padding is refused": ("*:_dma_memcpy_nd d?_zero_*",),
    "a number that an operand stands for": ("*:_rtp_write value",),
    "which of two ends waits, for passes that split a program": (
        *("air.* async_back", "air.* producer", "air.* consumer"),
    ),
    "empty where it is left out": (
        *("air.* static_???_sizes", "air.* static_???_strides", "calyx.invoke portNames", "calyx.invoke refCellsMap"),
    ),
    "of another operation of this handler, which CIRCT's verifier does not let stand here": (
        *("circt.hw.combinational:_combinational *",),
    ),
    "of another operation of this handler, which MLIR's verifier does not let stand here": (
        *("*:_structured dimensions", "*:_structured input_precison", "*:_structured iterator_types"),
        *("*:_structured permutation", "*:_launch function", "*:_launch module"),
    ),
    "as many bits of fraction as the format has, or more (StableHLO's specification, `reduce_precision`)": (
        "stablehlo.* mantissa_bits",
    ),
    "a word for readers": (
        *("*:_structured doc", "*:_structured fun", "* error", "equeue.* name"),
    ),
    "when things happen, which decides no value where both orders are held": (
        *("calyx.cycle start", "calyx.static_group latency", "handshake.buffer initValues"),
    ),
    "how two buffers of the host lie, which are held apart": ("aie.*:_external_buffer address",),
    "marks and words for those who trace or schedule the device (MLIR-AIE's `AIEOps.td`, `AIEXOps.td`)": (
        *("aie.core:_event val", "aie.host:_preempt level"),
    ),
    "where the firmware finds a configuration, which is the device's own (MLIR-AIE's `AIEX.td`, `npu.load_pdi`)": (
        *("aie.host:_load_pdi address", "aie.host:_load_pdi expand_mode", "aie.host:_load_pdi size"),
    ),
    "the type of packets, which are led by their ids alone (AM020, \"Packet-Switched Streams\")": (
        "aie.transfers:_dma_bd_packet packet_type",
    ),
    "who else may read the memory (`gpu.alloc`)": ("*gpu.host:_alloc hostShared",),
    "how many registers or blocks a processor keeps ready": (
        *("gpu.func nvvm.maxnreg", "gpu.func nvvm.minctasm", "gpu.func rocdl.waves_per_eu"),
    ),
    "how a loop is compiled, or that it ends, which it does where the source is defined": (
        *("*:_br loop_annotation", "*:_cond_br loop_annotation", "*:_for tt.scheduled_max_stage"),
        *("*:_if hivm.unlikely_condition", "*:_parallel proc_bind_kind"),
    ),
    "how code is emitted and found by debuggers and linkers": (
        *("llvm.func alignment", "llvm.func dso_local", "llvm.func frame_pointer", "llvm.func section"),
        *("llvm.func target_features", "llvm.func tune_cpu", "llvm.func uwtable_kind", "llvm.mlir.global dso_local"),
        *("llvm.mlir.global_ctors priorities", "llvm.module_flags flags"),
    ),
    "that a function ends, which holds of one that the machine runs to its end": ("llvm.func will_return",),
    "no more than what holds anyway: an alignment of 1, an access that is not invariant": (
        *("*:_alloc alignment", "*:_realloc alignment", "*memref.buffers:_load invariant", "*_expand_load alignment"),
        "*:_to_tensor writable",
    ),
    "that all threads come to it, which is asked of them in any case": (
        *("*gpu.subgroup:* uniform", "*nvvm.operations:_barrier* aligned", "*gpu.kernel:_barrier address_spaces"),
    ),
    "a bound on errors that TOSA's conformance tests ask for": ("*tosa.* local_bound",),
    "dimensions of size 1, in which every index is the same": (
        *("*memref.transfers:_start dst_map", "*memref.transfers:_start tag_map"),
    ),
    "of a fragment whose other shape has the same elements": ("*nvvm.wmma:_load *", "*nvvm.wmma:_store k"),
    "of what is no negative number": ("*llvm.scalars:_operation nonNeg",),
    "of programs of one block, in which there is none beside": (
        *("triton.barriers:_fence bCluster", "*:_copy_to_shared multicast", "triton.barriers:_cluster_barrier relaxed"),
    ),
    "how layouts are converted, or of which memory a barrier of one agent is": (
        *("*:_convert_layout force_warp_shuffle", "triton.shared:_barrier addrSpace", "iree.operations:_to_layout *"),
    ),
    "1, or true, which goes without saying": (
        *("tpu.convolution:_convolution group", "*:_use_lock acq_en", "*:_use_lock blocking"),
        "triton.tensor_memory:_subslice dim",
    ),
    "of a pool whose padding is none, which is asked, and whose shape is held to its type": (
        *("tpu.pooling:_max_pool auto_pad", "tpu.pooling:_max_pool ceil_mode", "tpu.pooling:_max_pool pad_value"),
        *("tpu.pooling:_max_pool keepdims", "tpu.pooling:_max_pool pool_mode", "tpu.pooling:_max_pool is_adaptive"),
    ),
    "of means, and not of the largest numbers": (
        *("tpu.pooling:_max_pool count_include_pad", "tpu.pooling:_max_pool first_round_mode"),
    ),
    "the nearest, the even one of two, which goes without saying": ("triton.scalars:_fp_to_fp rounding",),
    "what an operation of another name said, and this one has not": ("triton.descriptors:_make order",),
    "how layouts are chosen": ("triton.tiles:_gather efficient_layout", "triton.tiles:_reshape efficient_layout"),
    "what a type says too, which decides": ("*:_reshape shape", "*:_reshape flatten_start_dim", "tpu.*:_reshape axes"),
    "numbers of operands, which are held against them": ("* operandSegmentSizes",),
    "numbers of results, whose types tell them apart": ("*tensor_memory:_load resultSegmentSizes",),
    "how many references there are beyond the one that each use takes, which is looked at": ("*handles:_count count",),
    "what goes on beside the program in any case, since it has a barrier": ("*products:_tc_gen5_mma is_async",),
    "taken for granted, as the verdict says": (
        *("* memory_effects", "* arg_attrs", "* res_attrs", "* restrict"),
    ),
}  # fmt: skip


# Why no program has an attribute that some handler understands.
UNREACHED = {
    "of an operation that is refused, whatever it says": ("triton.barriers:_arrive_after_copies *",),
    "of copies to several blocks of a cluster, of which a program here has one (`TritonNvidiaGPUOps.td`)": (
        "triton.descriptors:_gather_to_shared multicast",
    ),
}  # fmt: skip


def reasons_of(owner: str, attribute: str) -> list[str]:
    name = f"{owner} {attribute}"
    return [reason for reason, patterns in REASONS.items() if any(fnmatchcase(name, each) for each in patterns)]
