"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = 0xFFC00000 : f32}> : () -> f32
  %2 = "arith.constant"() <{value = 0 : index}> : () -> index
  %3 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<12x32xf32>>
  %4 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<12x32xf32>>
  %5 = "iree_tensor_ext.dispatch.tensor.load"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 12, 32>, static_strides = array<i64: 1, 1>}> : (!iree_tensor_ext.dispatch.tensor<readonly:tensor<12x32xf32>>) -> tensor<12x32xf32>
  %6 = "tensor.empty"() : () -> tensor<12x32xf32>
  %7 = "tensor.empty"() : () -> tensor<12xf32>
  %8 = "linalg.fill"(%1, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg11: f32, %arg12: f32):
    "linalg.yield"(%arg11) : (f32) -> ()
  }) : (f32, tensor<12xf32>) -> tensor<12xf32>
  %9 = "linalg.generic"(%5, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg9: f32, %arg10: f32):
    %19 = "arith.maxnumf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%19) : (f32) -> ()
  }) : (tensor<12x32xf32>, tensor<12xf32>) -> tensor<12xf32>
  %10 = "linalg.fill"(%0, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg7: f32, %arg8: f32):
    "linalg.yield"(%arg7) : (f32) -> ()
  }) : (f32, tensor<12xf32>) -> tensor<12xf32>
  %11 = "linalg.generic"(%5, %9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
    %16 = "arith.subf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %17 = "math.exp"(%16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %18 = "arith.addf"(%17, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%18) : (f32) -> ()
  }) : (tensor<12x32xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %12 = "linalg.generic"(%5, %9, %11, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32):
    %13 = "arith.subf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %14 = "math.exp"(%13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %15 = "arith.divf"(%14, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%15) : (f32) -> ()
  }) : (tensor<12x32xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x32xf32>) -> tensor<12x32xf32>
  "iree_tensor_ext.dispatch.tensor.store"(%12, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 12, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, !iree_tensor_ext.dispatch.tensor<writeonly:tensor<12x32xf32>>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
