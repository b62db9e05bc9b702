"func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "arith.constant"() <{value = 3 : index}> : () -> index
  %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%4) : (memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<10x10x4xf32>
  %9 = "iree_codegen.load_from_buffer"(%5) : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<3x3x4x8xf32>
  %10 = "iree_codegen.load_from_buffer"(%6) : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<8xf32>
  %11 = "tensor.empty"() : () -> tensor<8x8x8xf32>
  %12 = "scf.forall"(%11) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 8, 2>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<8x8x8xf32>):
    %13 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 * 4)>}> : (index) -> index
    %14 = "tensor.extract_slice"(%arg2, %arg0, %13) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x8x8xf32>, index, index) -> tensor<1x4x8xf32>
    %15 = "scf.forall"(%14) <{mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0, 0>, staticStep = array<i64: 1, 1, 1>, staticUpperBound = array<i64: 1, 4, 8>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: tensor<1x4x8xf32>):
      %16 = "tensor.empty"() : () -> tensor<1x1x1xf32>
      %17 = "linalg.fill"(%2, %16) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg15: f32, %arg16: f32):
        "linalg.yield"(%arg15) : (f32) -> ()
      }) : (f32, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %18 = "affine.apply"(%arg1, %arg4) <{map = affine_map<(d0)[s0] -> (d0 * 4 + s0)>}> : (index, index) -> index
      %19 = "scf.for"(%3, %1, %0, %17) ({
      ^bb0(%arg10: index, %arg11: tensor<1x1x1xf32>):
        %25 = "affine.apply"(%arg10, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
        %26 = "tensor.extract_slice"(%9, %arg10, %arg5) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x8xf32>, index, index) -> tensor<1x3x4x1xf32>
        %27 = "tensor.extract_slice"(%8, %25, %18) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<10x10x4xf32>, index, index) -> tensor<1x3x4xf32>
        %28 = "tensor.extract_slice"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
        %29 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x4x1xf32>) -> tensor<3x4x1xf32>
        %30 = "tensor.extract_slice"(%arg11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
        %31 = "linalg.generic"(%28, %29, %30) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
          %33 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %34 = "arith.addf"(%arg14, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%34) : (f32) -> ()
        }) : (tensor<3x4xf32>, tensor<3x4x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %32 = "tensor.insert_slice"(%31, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        "scf.yield"(%32) : (tensor<1x1x1xf32>) -> ()
      }) : (index, index, index, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %20 = "tensor.extract_slice"(%10, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<1xf32>
      %21 = "tensor.extract_slice"(%arg6, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x8xf32>, index, index) -> tensor<1x1x1xf32>
      %22 = "linalg.generic"(%19, %20, %21) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
        %23 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %24 = "arith.maximumf"(%23, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%24) : (f32) -> ()
      }) : (tensor<1x1x1xf32>, tensor<1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%22, %arg6, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<1x4x8xf32>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%15, %arg2, %arg0, %13) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x8xf32>, tensor<8x8x8xf32>, index, index) -> ()
    }) : () -> ()
  }) : (tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
  "iree_codegen.store_to_buffer"(%12, %7) : (tensor<8x8x8xf32>, memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 32, 1, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
