"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 9 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>
  %6 = "memref.collapse_shape"(%5) <{reassociation = [[0, 1, 2], [3]]}> : (memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>) -> memref<144x32xf16, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%4) : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>) -> tensor<6x18x16xf16>
  %9 = "iree_codegen.load_from_buffer"(%6) : (memref<144x32xf16, #hal.descriptor_type<storage_buffer>>) -> tensor<144x32xf16>
  %10 = "tensor.empty"() : () -> tensor<4x16x32xf32>
  %11 = "scf.forall"(%10) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 1>}> ({
  ^bb0(%arg0: index, %arg1: tensor<4x16x32xf32>):
    %12 = "tensor.empty"() : () -> tensor<4x1x2x16x16xf32>
    %13 = "linalg.fill"(%2, %12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (f32, tensor<4x1x2x16x16xf32>) -> tensor<4x1x2x16x16xf32>
    %14 = "scf.for"(%3, %0, %1, %13) ({
    ^bb0(%arg6: index, %arg7: tensor<4x1x2x16x16xf32>):
      %19 = "tensor.empty"() : () -> tensor<4x16x16xf16>
      %20 = "affine.apply"(%arg6) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
      %21 = "iree_linalg_ext.im2col"(%8, %19, %20) <{batch_pos = array<i64>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 2>, m_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64>, static_input_pad_low = array<i64>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: 0, 0, -9223372036854775808>, static_output_pad_high = array<i64>, static_output_pad_low = array<i64>, static_output_sizes = [array<i64: 4>, array<i64: 16>, array<i64: 3, 3, 16>], strides = array<i64: 1, 1>}> {lowering_config = #iree_gpu.derived_thread_config} : (tensor<6x18x16xf16>, tensor<4x16x16xf16>, index) -> tensor<4x16x16xf16>
      %22 = "tensor.empty"() : () -> tensor<4x1x1x16x16xf16>
      %23 = "tensor.expand_shape"(%21) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 1, 16>}> : (tensor<4x16x16xf16>) -> tensor<4x1x16x1x16xf16>
      %24 = "linalg.transpose"(%23, %22) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
      ^bb0(%arg12: f16, %arg13: f16):
        "linalg.yield"(%arg12) : (f16) -> ()
      }) : (tensor<4x1x16x1x16xf16>, tensor<4x1x1x16x16xf16>) -> tensor<4x1x1x16x16xf16>
      %25 = "tensor.extract_slice"(%9, %20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 16, 32>, static_strides = array<i64: 1, 1>}> : (tensor<144x32xf16>, index) -> tensor<16x32xf16>
      %26 = "tensor.empty"() : () -> tensor<16x32xf16>
      %27 = "linalg.copy"(%25, %26) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg10: f16, %arg11: f16):
        "linalg.yield"(%arg10) : (f16) -> ()
      }) {lowering_config = #iree_gpu.derived_thread_config} : (tensor<16x32xf16>, tensor<16x32xf16>) -> tensor<16x32xf16>
      %28 = "tensor.empty"() : () -> tensor<1x2x16x16xf16>
      %29 = "tensor.expand_shape"(%27) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 16, 2, 16>}> : (tensor<16x32xf16>) -> tensor<1x16x2x16xf16>
      %30 = "linalg.transpose"(%29, %28) <{permutation = array<i64: 0, 2, 3, 1>}> ({
      ^bb0(%arg8: f16, %arg9: f16):
        "linalg.yield"(%arg8) : (f16) -> ()
      }) : (tensor<1x16x2x16xf16>, tensor<1x2x16x16xf16>) -> tensor<1x2x16x16xf16>
      %31 = "iree_codegen.inner_tiled"(%24, %30, %arg7) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, operandSegmentSizes = array<i32: 2, 1>, permutations = [array<i64: 0, 1>, array<i64: 1, 0>, array<i64: 0, 1>], semantics = #iree_gpu.mma_semantics<distributed = false, opaque = true>}> {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, promote_operands = [0, 1], reduction = [0, 0, 0, 1], subgroup = [1, 1, 1, 0], workgroup = [4, 16, 32, 0]}>} : (tensor<4x1x1x16x16xf16>, tensor<1x2x16x16xf16>, tensor<4x1x2x16x16xf32>) -> tensor<4x1x2x16x16xf32>
      "scf.yield"(%31) : (tensor<4x1x2x16x16xf32>) -> ()
    }) : (index, index, index, tensor<4x1x2x16x16xf32>) -> tensor<4x1x2x16x16xf32>
    %15 = "tensor.empty"() : () -> tensor<4x1x16x2x16xf32>
    %16 = "linalg.transpose"(%14, %15) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<4x1x2x16x16xf32>, tensor<4x1x16x2x16xf32>) -> tensor<4x1x16x2x16xf32>
    %17 = "tensor.collapse_shape"(%16) <{reassociation = [[0], [1, 2], [3, 4]]}> : (tensor<4x1x16x2x16xf32>) -> tensor<4x16x32xf32>
    %18 = "linalg.copy"(%17, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%18, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 16, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> ()
    }) : () -> ()
  }) : (tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
  "iree_codegen.store_to_buffer"(%11, %7) : (tensor<4x16x32xf32>, memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [512, 1, 1] subgroup_size = 64, {gpu_pipeline_options = #iree_gpu.pipeline_options<prefetch_num_stages = 2, no_reduce_shared_memory_bank_conflicts = false, use_igemm_convolution = true>}>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
