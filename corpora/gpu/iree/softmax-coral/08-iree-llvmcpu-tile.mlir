"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = 8 : index}> : () -> index
  %1 = "arith.constant"() <{value = 32 : index}> : () -> index
  %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %3 = "arith.constant"() <{value = 0xFFC00000 : f32}> : () -> f32
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "iree_codegen.load_from_buffer"(%5) : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<12x32xf32>
  %8 = "tensor.empty"() : () -> tensor<12x32xf32>
  %9 = "scf.forall"(%8) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 12>}> ({
  ^bb0(%arg0: index, %arg1: tensor<12x32xf32>):
    %10 = "tensor.extract_slice"(%7, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %11 = "tensor.empty"() : () -> tensor<1xf32>
    %12 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %13 = "tensor.extract_slice"(%7, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %14 = "tensor.empty"() : () -> tensor<1xf32>
    %15 = "linalg.fill"(%3, %14) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %16 = "scf.for"(%4, %1, %0, %15) ({
    ^bb0(%arg19: index, %arg20: tensor<1xf32>):
      %34 = "tensor.extract_slice"(%13, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %35 = "linalg.generic"(%34, %arg20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg21: f32, %arg22: f32):
        %36 = "arith.maxnumf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%36) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x8xf32>, tensor<1xf32>) -> tensor<1xf32>
      "scf.yield"(%35) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %17 = "linalg.fill"(%2, %11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %18 = "scf.for"(%4, %1, %0, %17) ({
    ^bb0(%arg12: index, %arg13: tensor<1xf32>):
      %29 = "tensor.extract_slice"(%7, %arg0, %arg12) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index, index) -> tensor<1x8xf32>
      %30 = "linalg.generic"(%29, %16, %arg13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
        %31 = "arith.subf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %32 = "math.exp"(%31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        %33 = "arith.addf"(%32, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%33) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<distribution = [1, 0], vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      "scf.yield"(%30) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %19 = "tensor.empty"() : () -> tensor<1xf32>
    %20 = "linalg.fill"(%3, %19) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %21 = "scf.for"(%4, %1, %0, %20) ({
    ^bb0(%arg6: index, %arg7: tensor<1xf32>):
      %26 = "tensor.extract_slice"(%10, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %27 = "linalg.generic"(%26, %arg7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg8: f32, %arg9: f32):
        %28 = "arith.maxnumf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%28) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x8xf32>, tensor<1xf32>) -> tensor<1xf32>
      "scf.yield"(%27) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %22 = "linalg.generic"(%10, %21, %18, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32):
      %23 = "arith.subf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %24 = "math.exp"(%23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %25 = "arith.divf"(%24, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_inner_parallel = [0, 8]>} : (tensor<1x32xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x32xf32>) -> tensor<1x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%22, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, tensor<12x32xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<12x32xf32>) -> tensor<12x32xf32>
  "iree_codegen.store_to_buffer"(%9, %6) : (tensor<12x32xf32>, memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
