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
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "arith.constant"() <{value = 0 : index}> : () -> index
    %16 = "arith.constant"() <{value = 8 : index}> : () -> index
    %17 = "arith.constant"() <{value = 8 : index}> : () -> index
    %18 = "arith.constant"() <{value = 4 : index}> : () -> index
    %19 = "arith.constant"() <{value = 4 : index}> : () -> index
    %20 = "scf.for"(%14, %16, %18, %13) ({
    ^bb0(%arg2: index, %arg3: tensor<1x1x8x8xf32>):
      %21 = "scf.for"(%15, %17, %19, %arg3) ({
      ^bb0(%arg4: index, %arg5: tensor<1x1x8x8xf32>):
        %22 = "tensor.empty"() : () -> tensor<1x1x4x4xf32>
        %23 = "linalg.fill"(%2, %22) <{operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg16: f32, %arg17: f32):
          "linalg.yield"(%arg16) : (f32) -> ()
        }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 1, 4, 4]>} : (f32, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
        %24 = "scf.for"(%3, %1, %0, %23) ({
        ^bb0(%arg9: index, %arg10: tensor<1x1x4x4xf32>):
          %31 = "scf.for"(%3, %1, %0, %arg10) ({
          ^bb0(%arg11: index, %arg12: tensor<1x1x4x4xf32>):
            %32 = "affine.apply"(%arg9, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %33 = "affine.apply"(%arg11, %arg2) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %34 = "tensor.extract_slice"(%10, %32, %33) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x10x10x4xf32>, index, index) -> tensor<1x1x4x4xf32>
            %35 = "tensor.extract_slice"(%8, %arg9, %arg11, %arg4) <{operandSegmentSizes = array<i32: 1, 3, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x3x4x8xf32>, index, index, index) -> tensor<1x1x4x4xf32>
            %36 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
            %37 = "tensor.extract_slice"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
            %38 = "tensor.extract_slice"(%arg12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
            %39 = "linalg.generic"(%36, %37, %38) <{indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
            ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
              %41 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
              %42 = "arith.addf"(%arg15, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
              "linalg.yield"(%42) : (f32) -> ()
            }) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
            %40 = "tensor.insert_slice"(%39, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
            "scf.yield"(%40) : (tensor<1x1x4x4xf32>) -> ()
          }) : (index, index, index, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
          "scf.yield"(%31) : (tensor<1x1x4x4xf32>) -> ()
        }) : (index, index, index, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
        %25 = "tensor.extract_slice"(%9, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<4xf32>
        %26 = "tensor.extract_slice"(%arg5, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x8x8xf32>, index, index) -> tensor<1x1x4x4xf32>
        %27 = "linalg.generic"(%24, %25, %26) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
          %29 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %30 = "arith.maximumf"(%29, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%30) : (f32) -> ()
        }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 1, 4, 4]>} : (tensor<1x1x4x4xf32>, tensor<4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
        %28 = "tensor.insert_slice"(%27, %arg5, %3, %3, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 4, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x4xf32>, tensor<1x1x8x8xf32>, index, index, index, index) -> tensor<1x1x8x8xf32>
        "scf.yield"(%28) : (tensor<1x1x8x8xf32>) -> ()
      }) : (index, index, index, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
      "scf.yield"(%21) : (tensor<1x1x8x8xf32>) -> ()
    }) : (index, index, index, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%20, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x8x8xf32>, tensor<1x8x8x8xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  "iree_codegen.store_to_buffer"(%12, %7) : (tensor<1x8x8x8xf32>, memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<ConvTileAndDecomposeExpert>>} : () -> ()
