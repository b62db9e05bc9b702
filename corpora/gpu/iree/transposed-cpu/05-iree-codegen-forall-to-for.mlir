"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "hal.interface.binding.subspan"(%0) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %2 = "hal.interface.binding.subspan"(%0) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%0) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %4 = "iree_codegen.load_from_buffer"(%1) : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<6x48xf32>
  %5 = "iree_codegen.load_from_buffer"(%2) : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<48x6xf32>
  %6 = "tensor.empty"() : () -> tensor<6x48xf32>
  %7 = "scf.forall"(%6) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 6>, staticUpperBound = array<i64: 6>}> ({
  ^bb0(%arg0: index, %arg1: tensor<6x48xf32>):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 6 : index}> : () -> index
    %11 = "arith.constant"() <{value = 48 : index}> : () -> index
    %12 = "arith.constant"() <{value = 1 : index}> : () -> index
    %13 = "arith.constant"() <{value = 4 : index}> : () -> index
    %14 = "scf.for"(%8, %10, %12, %arg1) ({
    ^bb0(%arg2: index, %arg3: tensor<6x48xf32>):
      %15 = "scf.for"(%9, %11, %13, %arg3) ({
      ^bb0(%arg4: index, %arg5: tensor<6x48xf32>):
        %16 = "tensor.extract_slice"(%4, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, index, index) -> tensor<1x4xf32>
        %17 = "tensor.extract_slice"(%5, %arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<48x6xf32>, index, index) -> tensor<4x1xf32>
        %18 = "tensor.extract_slice"(%arg5, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, index, index) -> tensor<1x4xf32>
        %19 = "linalg.generic"(%16, %17, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
          %21 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %22 = "arith.addf"(%21, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%22) : (f32) -> ()
        }) {lowering_config = #iree_cpu.lowering_config<distribution = [6, 48], vector_common_parallel = [1, 4]>} : (tensor<1x4xf32>, tensor<4x1xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
        %20 = "tensor.insert_slice"(%19, %arg5, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<6x48xf32>, index, index) -> tensor<6x48xf32>
        "scf.yield"(%20) : (tensor<6x48xf32>) -> ()
      }) : (index, index, index, tensor<6x48xf32>) -> tensor<6x48xf32>
      "scf.yield"(%15) : (tensor<6x48xf32>) -> ()
    }) : (index, index, index, tensor<6x48xf32>) -> tensor<6x48xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%14, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 6, 48>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, tensor<6x48xf32>) -> ()
    }) : () -> ()
  }) : (tensor<6x48xf32>) -> tensor<6x48xf32>
  "iree_codegen.store_to_buffer"(%7, %3) : (tensor<6x48xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
