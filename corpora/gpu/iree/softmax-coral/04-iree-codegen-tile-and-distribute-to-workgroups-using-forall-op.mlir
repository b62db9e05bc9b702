"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = 0xFFC00000 : f32}> : () -> f32
  %2 = "arith.constant"() <{value = 0 : index}> : () -> index
  %3 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %4 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "iree_codegen.load_from_buffer"(%3) : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<12x32xf32>
  %6 = "tensor.empty"() : () -> tensor<12x32xf32>
  %7 = "scf.forall"(%6) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 12>}> ({
  ^bb0(%arg0: index, %arg1: tensor<12x32xf32>):
    %8 = "tensor.extract_slice"(%5, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %9 = "tensor.extract_slice"(%5, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %10 = "tensor.empty"() : () -> tensor<1xf32>
    %11 = "linalg.fill"(%1, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %12 = "linalg.generic"(%9, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %25 = "arith.maxnumf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x32xf32>, tensor<1xf32>) -> tensor<1xf32>
    %13 = "tensor.empty"() : () -> tensor<1xf32>
    %14 = "linalg.fill"(%0, %13) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %15 = "linalg.generic"(%8, %12, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %22 = "arith.subf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %23 = "math.exp"(%22) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %24 = "arith.addf"(%23, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<distribution = [1, 0], vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %16 = "tensor.extract_slice"(%5, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %17 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %18 = "linalg.generic"(%16, %12, %15, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32):
      %19 = "arith.subf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %20 = "math.exp"(%19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %21 = "arith.divf"(%20, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_inner_parallel = [0, 8]>} : (tensor<1x32xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x32xf32>) -> tensor<1x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%18, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, tensor<12x32xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<12x32xf32>) -> tensor<12x32xf32>
  "iree_codegen.store_to_buffer"(%7, %4) : (tensor<12x32xf32>, memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
