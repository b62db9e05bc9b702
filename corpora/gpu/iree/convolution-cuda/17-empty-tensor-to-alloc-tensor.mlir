"func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1x1xf32>}> : () -> vector<1x1x1xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "iree_codegen.load_from_buffer"(%5) : (memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<10x10x4xf32>
  %10 = "iree_codegen.load_from_buffer"(%6) : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<3x3x4x8xf32>
  %11 = "iree_codegen.load_from_buffer"(%7) : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<8xf32>
  %12 = "iree_codegen.load_from_buffer"(%8) : (memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<8x8x8xf32>
  %13 = "scf.forall"(%12) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 8, 2>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<8x8x8xf32>):
    %14 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 * 4)>}> : (index) -> index
    %15 = "tensor.extract_slice"(%arg2, %arg0, %14) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x8x8xf32>, index, index) -> tensor<1x4x8xf32>
    %16 = "scf.forall"(%15) <{mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0, 0>, staticStep = array<i64: 1, 1, 1>, staticUpperBound = array<i64: 1, 4, 8>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: tensor<1x4x8xf32>):
      %17 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<1x1x1xf32>
      %18 = "tensor.extract_slice"(%arg6, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x8xf32>, index, index) -> tensor<1x1x1xf32>
      %19 = "vector.transfer_write"(%0, %17, %4, %4, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (vector<1x1x1xf32>, tensor<1x1x1xf32>, index, index, index) -> tensor<1x1x1xf32>
      %20 = "affine.apply"(%arg1, %arg4) <{map = affine_map<(d0)[s0] -> (d0 * 4 + s0)>}> : (index, index) -> index
      %21 = "tensor.extract_slice"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
      %22 = "scf.for"(%4, %3, %2, %21) ({
      ^bb0(%arg7: index, %arg8: tensor<1x1xf32>):
        %30 = "affine.apply"(%arg7, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
        %31 = "tensor.extract_slice"(%9, %30, %20) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<10x10x4xf32>, index, index) -> tensor<1x3x4xf32>
        %32 = "tensor.extract_slice"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
        %33 = "tensor.extract_slice"(%10, %arg7, %arg5) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x8xf32>, index, index) -> tensor<1x3x4x1xf32>
        %34 = "tensor.extract_slice"(%33) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x4x1xf32>) -> tensor<3x4x1xf32>
        %35 = "linalg.generic"(%32, %34, %arg8) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
          %36 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %37 = "arith.addf"(%arg11, %36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%37) : (f32) -> ()
        }) : (tensor<3x4xf32>, tensor<3x4x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        "scf.yield"(%35) : (tensor<1x1xf32>) -> ()
      }) : (index, index, index, tensor<1x1xf32>) -> tensor<1x1xf32>
      %23 = "tensor.insert_slice"(%22, %19) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %24 = "vector.transfer_read"(%23, %4, %4, %4, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (tensor<1x1x1xf32>, index, index, index, f32) -> vector<1x1x1xf32>
      %25 = "vector.transfer_read"(%11, %arg5, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<8xf32>, index, f32) -> vector<1xf32>
      %26 = "vector.shape_cast"(%25) : (vector<1xf32>) -> vector<1x1x1xf32>
      %27 = "arith.addf"(%24, %26) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
      %28 = "arith.maximumf"(%27, %0) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
      %29 = "vector.transfer_write"(%28, %18, %4, %4, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (vector<1x1x1xf32>, tensor<1x1x1xf32>, index, index, index) -> tensor<1x1x1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%29, %arg6, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<1x4x8xf32>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%16, %arg2, %arg0, %14) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x8xf32>, tensor<8x8x8xf32>, index, index) -> ()
    }) : () -> ()
  }) : (tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
  "iree_codegen.store_to_buffer"(%13, %8) : (tensor<8x8x8xf32>, memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 32, 1, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
