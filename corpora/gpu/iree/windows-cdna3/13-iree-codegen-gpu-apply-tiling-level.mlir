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
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (f32, tensor<4x1x2x16x16xf32>) -> tensor<4x1x2x16x16xf32>
    %14 = "scf.for"(%3, %0, %1, %13) ({
    ^bb0(%arg6: index, %arg7: tensor<4x1x2x16x16xf32>):
      %20 = "tensor.empty"() : () -> tensor<4x16x16xf16>
      %21 = "scf.forall"(%20) <{mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0, 0>, staticStep = array<i64: 1, 1, 1>, staticUpperBound = array<i64: 4, 16, 8>}> ({
      ^bb0(%arg21: index, %arg22: index, %arg23: index, %arg24: tensor<4x16x16xf16>):
        %39 = "affine.apply"(%arg23) <{map = affine_map<(d0) -> (d0 * 2)>}> : (index) -> index
        %40 = "tensor.extract_slice"(%arg24, %arg21, %arg22, %39) <{operandSegmentSizes = array<i32: 1, 3, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x16x16xf16>, index, index, index) -> tensor<1x1x2xf16>
        %41 = "affine.apply"(%arg6, %arg23) <{map = affine_map<(d0, d1) -> (d0 * 16 + d1 * 2)>}> : (index, index) -> index
        %42 = "iree_linalg_ext.im2col"(%8, %40, %arg21, %arg22, %41) <{batch_pos = array<i64>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 2>, m_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 3, 0, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64>, static_input_pad_low = array<i64>, static_kernel_size = array<i64: 3, 3>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_output_pad_high = array<i64>, static_output_pad_low = array<i64>, static_output_sizes = [array<i64: 4>, array<i64: 16>, array<i64: 3, 3, 16>], strides = array<i64: 1, 1>}> {lowering_config = #iree_gpu.derived_thread_config} : (tensor<6x18x16xf16>, tensor<1x1x2xf16>, index, index, index) -> tensor<1x1x2xf16>
        "scf.forall.in_parallel"() ({
          "tensor.parallel_insert_slice"(%42, %arg24, %arg21, %arg22, %39) <{operandSegmentSizes = array<i32: 1, 1, 3, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 2>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1x2xf16>, tensor<4x16x16xf16>, index, index, index) -> ()
        }) : () -> ()
      }) : (tensor<4x16x16xf16>) -> tensor<4x16x16xf16>
      %22 = "tensor.expand_shape"(%21) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 1, 16>}> : (tensor<4x16x16xf16>) -> tensor<4x1x16x1x16xf16>
      %23 = "tensor.empty"() : () -> tensor<16x32xf16>
      %24 = "scf.forall"(%23) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 16, 32>}> ({
      ^bb0(%arg16: index, %arg17: index, %arg18: tensor<16x32xf16>):
        %35 = "affine.apply"(%arg6, %arg16) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
        %36 = "tensor.extract_slice"(%9, %35, %arg17) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<144x32xf16>, index, index) -> tensor<1x1xf16>
        %37 = "tensor.extract_slice"(%arg18, %arg16, %arg17) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<16x32xf16>, index, index) -> tensor<1x1xf16>
        %38 = "linalg.copy"(%36, %37) <{operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg19: f16, %arg20: f16):
          "linalg.yield"(%arg19) : (f16) -> ()
        }) {lowering_config = #iree_gpu.derived_thread_config} : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
        "scf.forall.in_parallel"() ({
          "tensor.parallel_insert_slice"(%38, %arg18, %arg16, %arg17) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf16>, tensor<16x32xf16>, index, index) -> ()
        }) : () -> ()
      }) : (tensor<16x32xf16>) -> tensor<16x32xf16>
      %25 = "tensor.expand_shape"(%24) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 16, 2, 16>}> : (tensor<16x32xf16>) -> tensor<1x16x2x16xf16>
      %26 = "scf.forall"(%3, %3, %3, %arg7) <{mapping = [#gpu.warp<linear_dim_2>, #gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>], operandSegmentSizes = array<i32: 3, 0, 0, 1>, staticLowerBound = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, staticStep = array<i64: 1, 1, 1>, staticUpperBound = array<i64: 4, 1, 2>}> ({
      ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: tensor<4x1x2x16x16xf32>):
        %27 = "tensor.extract_slice"(%22, %arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0, 0, 0>, static_sizes = array<i64: 1, 1, 16, 1, 16>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<4x1x16x1x16xf16>, index, index) -> tensor<1x1x16x1x16xf16>
        %28 = "tensor.empty"() : () -> tensor<1x1x1x16x16xf16>
        %29 = "linalg.transpose"(%27, %28) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
        ^bb0(%arg14: f16, %arg15: f16):
          "linalg.yield"(%arg14) : (f16) -> ()
        }) : (tensor<1x1x16x1x16xf16>, tensor<1x1x1x16x16xf16>) -> tensor<1x1x1x16x16xf16>
        %30 = "tensor.extract_slice"(%25, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 16, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x16x2x16xf16>, index) -> tensor<1x16x1x16xf16>
        %31 = "tensor.empty"() : () -> tensor<1x1x16x16xf16>
        %32 = "linalg.transpose"(%30, %31) <{permutation = array<i64: 0, 2, 3, 1>}> ({
        ^bb0(%arg12: f16, %arg13: f16):
          "linalg.yield"(%arg12) : (f16) -> ()
        }) : (tensor<1x16x1x16xf16>, tensor<1x1x16x16xf16>) -> tensor<1x1x16x16xf16>
        %33 = "tensor.extract_slice"(%arg11, %arg8, %arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 3, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 1, 16, 16>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<4x1x2x16x16xf32>, index, index, index) -> tensor<1x1x1x16x16xf32>
        %34 = "iree_codegen.inner_tiled"(%29, %32, %33) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, operandSegmentSizes = array<i32: 2, 1>, permutations = [array<i64: 0, 1>, array<i64: 1, 0>, array<i64: 0, 1>], semantics = #iree_gpu.mma_semantics<distributed = false, opaque = true>}> {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, promote_operands = [0, 1], reduction = [0, 0, 0, 1], subgroup = [1, 1, 1, 0], workgroup = [4, 16, 32, 0]}>} : (tensor<1x1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x1x16x16xf32>) -> tensor<1x1x1x16x16xf32>
        "scf.forall.in_parallel"() ({
          "tensor.parallel_insert_slice"(%34, %arg11, %arg8, %arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 3, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 1, 16, 16>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x1x16x16xf32>, tensor<4x1x2x16x16xf32>, index, index, index) -> ()
        }) : () -> ()
      }) : (index, index, index, tensor<4x1x2x16x16xf32>) -> tensor<4x1x2x16x16xf32>
      "scf.yield"(%26) : (tensor<4x1x2x16x16xf32>) -> ()
    }) : (index, index, index, tensor<4x1x2x16x16xf32>) -> tensor<4x1x2x16x16xf32>
    %15 = "tensor.empty"() : () -> tensor<4x1x16x2x16xf32>
    %16 = "linalg.transpose"(%14, %15) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<4x1x2x16x16xf32>, tensor<4x1x16x2x16xf32>) -> tensor<4x1x16x2x16xf32>
    %17 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 2, 16>}> : (tensor<4x16x32xf32>) -> tensor<4x1x16x2x16xf32>
    %18 = "linalg.copy"(%16, %17) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4x1x16x2x16xf32>, tensor<4x1x16x2x16xf32>) -> tensor<4x1x16x2x16xf32>
    %19 = "tensor.collapse_shape"(%18) <{reassociation = [[0], [1, 2], [3, 4]]}> : (tensor<4x1x16x2x16xf32>) -> tensor<4x16x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%19, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 16, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> ()
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
