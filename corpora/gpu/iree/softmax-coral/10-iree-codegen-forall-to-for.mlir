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
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %16 = "scf.for"(%4, %1, %0, %15) ({
    ^bb0(%arg21: index, %arg22: tensor<1xf32>):
      %41 = "tensor.extract_slice"(%13, %arg21) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %42 = "linalg.generic"(%41, %arg22) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg23: f32, %arg24: f32):
        %43 = "arith.maxnumf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%43) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x8xf32>, tensor<1xf32>) -> tensor<1xf32>
      "scf.yield"(%42) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %17 = "linalg.fill"(%2, %11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %18 = "scf.for"(%4, %1, %0, %17) ({
    ^bb0(%arg14: index, %arg15: tensor<1xf32>):
      %36 = "tensor.extract_slice"(%7, %arg0, %arg14) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index, index) -> tensor<1x8xf32>
      %37 = "linalg.generic"(%36, %16, %arg15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
        %38 = "arith.subf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %39 = "math.exp"(%38) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        %40 = "arith.addf"(%39, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%40) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<distribution = [1, 0], vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      "scf.yield"(%37) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %19 = "tensor.empty"() : () -> tensor<1xf32>
    %20 = "linalg.fill"(%3, %19) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1]>} : (f32, tensor<1xf32>) -> tensor<1xf32>
    %21 = "scf.for"(%4, %1, %0, %20) ({
    ^bb0(%arg8: index, %arg9: tensor<1xf32>):
      %33 = "tensor.extract_slice"(%10, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %34 = "linalg.generic"(%33, %arg9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %35 = "arith.maxnumf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%35) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_reduction = [0, 8]>} : (tensor<1x8xf32>, tensor<1xf32>) -> tensor<1xf32>
      "scf.yield"(%34) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %22 = "arith.constant"() <{value = 0 : index}> : () -> index
    %23 = "arith.constant"() <{value = 32 : index}> : () -> index
    %24 = "arith.constant"() <{value = 8 : index}> : () -> index
    %25 = "scf.for"(%22, %23, %24, %12) ({
    ^bb0(%arg2: index, %arg3: tensor<1x32xf32>):
      %26 = "tensor.extract_slice"(%7, %arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index, index) -> tensor<1x8xf32>
      %27 = "tensor.extract_slice"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %28 = "linalg.generic"(%26, %21, %18, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
      ^bb0(%arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32):
        %30 = "arith.subf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %31 = "math.exp"(%30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        %32 = "arith.divf"(%31, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%32) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [1, 0], vector_inner_parallel = [0, 8]>} : (tensor<1x8xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
      %29 = "tensor.insert_slice"(%28, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x8xf32>, tensor<1x32xf32>, index) -> tensor<1x32xf32>
      "scf.yield"(%29) : (tensor<1x32xf32>) -> ()
    }) : (index, index, index, tensor<1x32xf32>) -> tensor<1x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%25, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, tensor<12x32xf32>, index) -> ()
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
