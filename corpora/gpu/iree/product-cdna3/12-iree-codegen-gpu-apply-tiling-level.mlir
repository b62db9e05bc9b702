"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #hal.descriptor_type<storage_buffer>>
  %4 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "memref.expand_shape"(%4) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 16>}> : (memref<64xf32, #hal.descriptor_type<storage_buffer>>) -> memref<4x16xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "iree_codegen.load_from_buffer"(%5) : (memref<4x16xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<4x16xf32>
  %7 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%2) : (memref<32x32xf16, #hal.descriptor_type<storage_buffer>>) -> tensor<32x32xf16>
  %9 = "iree_codegen.load_from_buffer"(%3) : (memref<32x64xf16, #hal.descriptor_type<storage_buffer>>) -> tensor<32x64xf16>
  %10 = "tensor.empty"() : () -> tensor<32x64xf32>
  %11 = "scf.forall"(%10) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 32>, staticUpperBound = array<i64: 32>}> ({
  ^bb0(%arg0: index, %arg1: tensor<32x64xf32>):
    %12 = "tensor.empty"() : () -> tensor<2x4x16x16xf32>
    %13 = "linalg.fill"(%0, %12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (f32, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %14 = "tensor.empty"() : () -> tensor<32x32xf16>
    %15 = "scf.forall"(%14) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 4>, staticUpperBound = array<i64: 32, 32>}> ({
    ^bb0(%arg18: index, %arg19: index, %arg20: tensor<32x32xf16>):
      %35 = "tensor.extract_slice"(%8, %arg18, %arg19) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<32x32xf16>, index, index) -> tensor<1x4xf16>
      %36 = "tensor.extract_slice"(%arg20, %arg18, %arg19) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<32x32xf16>, index, index) -> tensor<1x4xf16>
      %37 = "linalg.copy"(%35, %36) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg21: f16, %arg22: f16):
        "linalg.yield"(%arg21) : (f16) -> ()
      }) {lowering_config = #iree_gpu.derived_thread_config} : (tensor<1x4xf16>, tensor<1x4xf16>) -> tensor<1x4xf16>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%37, %arg20, %arg18, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<1x4xf16>, tensor<32x32xf16>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<32x32xf16>) -> tensor<32x32xf16>
    %16 = "tensor.empty"() : () -> tensor<2x2x16x16xf16>
    %17 = "tensor.expand_shape"(%15) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 2, 16>}> : (tensor<32x32xf16>) -> tensor<2x16x2x16xf16>
    %18 = "linalg.transpose"(%17, %16) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg16: f16, %arg17: f16):
      "linalg.yield"(%arg16) : (f16) -> ()
    }) : (tensor<2x16x2x16xf16>, tensor<2x2x16x16xf16>) -> tensor<2x2x16x16xf16>
    %19 = "tensor.empty"() : () -> tensor<32x64xf16>
    %20 = "scf.forall"(%19) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 8>, staticUpperBound = array<i64: 32, 64>}> ({
    ^bb0(%arg11: index, %arg12: index, %arg13: tensor<32x64xf16>):
      %32 = "tensor.extract_slice"(%9, %arg11, %arg12) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<32x64xf16>, index, index) -> tensor<1x8xf16>
      %33 = "tensor.extract_slice"(%arg13, %arg11, %arg12) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<32x64xf16>, index, index) -> tensor<1x8xf16>
      %34 = "linalg.copy"(%32, %33) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg14: f16, %arg15: f16):
        "linalg.yield"(%arg14) : (f16) -> ()
      }) {lowering_config = #iree_gpu.derived_thread_config} : (tensor<1x8xf16>, tensor<1x8xf16>) -> tensor<1x8xf16>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%34, %arg13, %arg11, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x8xf16>, tensor<32x64xf16>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<32x64xf16>) -> tensor<32x64xf16>
    %21 = "tensor.empty"() : () -> tensor<2x4x16x16xf16>
    %22 = "tensor.expand_shape"(%20) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 4, 16>}> : (tensor<32x64xf16>) -> tensor<2x16x4x16xf16>
    %23 = "linalg.transpose"(%22, %21) <{permutation = array<i64: 0, 2, 3, 1>}> ({
    ^bb0(%arg9: f16, %arg10: f16):
      "linalg.yield"(%arg9) : (f16) -> ()
    }) : (tensor<2x16x4x16xf16>, tensor<2x4x16x16xf16>) -> tensor<2x4x16x16xf16>
    %24 = "iree_codegen.inner_tiled"(%18, %23, %13) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, operandSegmentSizes = array<i32: 2, 1>, permutations = [array<i64: 0, 1>, array<i64: 1, 0>, array<i64: 0, 1>], semantics = #iree_gpu.mma_semantics<distributed = false, opaque = true>}> {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, promote_operands = [0, 1], reduction = [0, 0, 2], subgroup = [2, 1, 0], workgroup = [32, 64, 0]}>} : (tensor<2x2x16x16xf16>, tensor<2x4x16x16xf16>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %25 = "linalg.generic"(%24, %6, %12) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %31 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<2x4x16x16xf32>, tensor<4x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %26 = "tensor.empty"() : () -> tensor<2x16x4x16xf32>
    %27 = "linalg.transpose"(%25, %26) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<2x4x16x16xf32>, tensor<2x16x4x16xf32>) -> tensor<2x16x4x16xf32>
    %28 = "tensor.expand_shape"(%arg1) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 4, 16>}> : (tensor<32x64xf32>) -> tensor<2x16x4x16xf32>
    %29 = "linalg.copy"(%27, %28) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<2x16x4x16xf32>, tensor<2x16x4x16xf32>) -> tensor<2x16x4x16xf32>
    %30 = "tensor.collapse_shape"(%29) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x16x4x16xf32>) -> tensor<32x64xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%30, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 64>, static_strides = array<i64: 1, 1>}> : (tensor<32x64xf32>, tensor<32x64xf32>) -> ()
    }) : () -> ()
  }) : (tensor<32x64xf32>) -> tensor<32x64xf32>
  "iree_codegen.store_to_buffer"(%11, %7) : (tensor<32x64xf32>, memref<32x64xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [256, 1, 1] subgroup_size = 64, {gpu_pipeline_options = #iree_gpu.pipeline_options<prefetch_num_stages = 2, no_reduce_shared_memory_bank_conflicts = false, use_igemm_convolution = false>}>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
