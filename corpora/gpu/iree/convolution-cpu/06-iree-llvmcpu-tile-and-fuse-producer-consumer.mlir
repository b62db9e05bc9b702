"func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "arith.constant"() <{value = 3 : index}> : () -> index
  %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%5) : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<3x3x4x8xf32>
  %9 = "iree_codegen.load_from_buffer"(%6) : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<8xf32>
  %10 = "iree_codegen.load_from_buffer"(%4) : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<1x10x10x4xf32>
  %11 = "tensor.empty"() : () -> tensor<1x8x8x8xf32>
  %12 = "scf.forall"(%11) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
  ^bb0(%arg0: index, %arg1: tensor<1x8x8x8xf32>):
    %13 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x8x8xf32>, index) -> tensor<1x1x8x8xf32>
    %14 = "scf.forall"(%13) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 4, 4>, staticUpperBound = array<i64: 8, 8>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<1x1x8x8xf32>):
      %15 = "tensor.empty"() : () -> tensor<1x1x4x4xf32>
      %16 = "linalg.fill"(%2, %15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg15: f32, %arg16: f32):
        "linalg.yield"(%arg15) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 1, 4, 4]>} : (f32, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
      %17 = "scf.for"(%3, %1, %0, %16) ({
      ^bb0(%arg8: index, %arg9: tensor<1x1x4x4xf32>):
        %23 = "scf.for"(%3, %1, %0, %arg9) ({
        ^bb0(%arg10: index, %arg11: tensor<1x1x4x4xf32>):
          %24 = "affine.apply"(%arg8, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
          %25 = "affine.apply"(%arg10, %arg2) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
          %26 = "tensor.extract_slice"(%10, %24, %25) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x10x10x4xf32>, index, index) -> tensor<1x1x4x4xf32>
          %27 = "tensor.extract_slice"(%8, %arg8, %arg10, %arg3) <{operandSegmentSizes = array<i32: 1, 3, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x8xf32>, index, index, index) -> tensor<1x1x4x4xf32>
          %28 = "linalg.generic"(%26, %27, %arg11) <{indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
            %29 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            %30 = "arith.addf"(%arg14, %29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            "linalg.yield"(%30) : (f32) -> ()
          }) {lowering_config = #iree_cpu.lowering_config<distribution = [0, 1, 8, 8, 0, 0, 0], vector_common_parallel = [1, 1, 4, 4, 0, 0, 0], vector_reduction = [0, 0, 0, 0, 1, 1, 4]>} : (tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
          "scf.yield"(%28) : (tensor<1x1x4x4xf32>) -> ()
        }) : (index, index, index, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
        "scf.yield"(%23) : (tensor<1x1x4x4xf32>) -> ()
      }) : (index, index, index, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
      %18 = "tensor.extract_slice"(%9, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<4xf32>
      %19 = "tensor.extract_slice"(%arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x8x8xf32>, index, index) -> tensor<1x1x4x4xf32>
      %20 = "linalg.generic"(%17, %18, %19) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
        %21 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %22 = "arith.maximumf"(%21, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%22) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 1, 4, 4]>} : (tensor<1x1x4x4xf32>, tensor<4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%20, %arg4, %3, %3, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 4, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x4xf32>, tensor<1x1x8x8xf32>, index, index, index, index) -> ()
      }) : () -> ()
    }) : (tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%14, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x8x8xf32>, tensor<1x8x8x8xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  "iree_codegen.store_to_buffer"(%12, %7) : (tensor<1x8x8x8xf32>, memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<ConvTileAndDecomposeExpert>>} : () -> ()
