"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>
  %4 = "memref.collapse_shape"(%3) <{reassociation = [[0, 1, 2], [3]]}> : (memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>) -> memref<144x32xf16, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "iree_codegen.load_from_buffer"(%2) : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>) -> tensor<6x18x16xf16>
  %7 = "iree_codegen.load_from_buffer"(%4) : (memref<144x32xf16, #hal.descriptor_type<storage_buffer>>) -> tensor<144x32xf16>
  %8 = "tensor.empty"() : () -> tensor<4x16x32xf32>
  %9 = "scf.forall"(%8) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 4>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%arg0: index, %arg1: tensor<4x16x32xf32>):
    %10 = "tensor.empty"() : () -> tensor<4x16x144xf16>
    %11 = "iree_linalg_ext.im2col"(%6, %10, %1) <{batch_pos = array<i64>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 2>, m_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64>, static_input_pad_low = array<i64>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_output_pad_high = array<i64>, static_output_pad_low = array<i64>, static_output_sizes = [array<i64: 4>, array<i64: 16>, array<i64: 3, 3, 16>], strides = array<i64: 1, 1>}> : (tensor<6x18x16xf16>, tensor<4x16x144xf16>, index) -> tensor<4x16x144xf16>
    %12 = "linalg.fill"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %13 = "linalg.generic"(%11, %7, %12) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f16, %arg3: f16, %arg4: f32):
      %14 = "arith.extf"(%arg2) : (f16) -> f32
      %15 = "arith.extf"(%arg3) : (f16) -> f32
      %16 = "arith.mulf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %17 = "arith.addf"(%16, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, promote_operands = [0, 1], reduction = [0, 0, 0, 1], subgroup = [1, 1, 1, 0], workgroup = [4, 16, 32, 0]}>} : (tensor<4x16x144xf16>, tensor<144x32xf16>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%13, %arg1, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 4, 16, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x16x32xf32>, tensor<4x16x32xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
  "iree_codegen.store_to_buffer"(%9, %5) : (tensor<4x16x32xf32>, memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [512, 1, 1] subgroup_size = 64, {gpu_pipeline_options = #iree_gpu.pipeline_options<prefetch_num_stages = 2, no_reduce_shared_memory_bank_conflicts = false, use_igemm_convolution = true>}>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
