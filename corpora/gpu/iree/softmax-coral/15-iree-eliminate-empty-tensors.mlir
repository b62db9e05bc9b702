"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %1 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %3 = "arith.constant"() <{value = 8 : index}> : () -> index
  %4 = "arith.constant"() <{value = 32 : index}> : () -> index
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%6) : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<12x32xf32>
  %9 = "iree_codegen.load_from_buffer"(%7) : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<12x32xf32>
  %10 = "tensor.empty"() : () -> tensor<12x32xf32>
  %11 = "scf.forall"(%9) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 12>}> ({
  ^bb0(%arg0: index, %arg1: tensor<12x32xf32>):
    %12 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %13 = "scf.for"(%5, %4, %3, %1) ({
    ^bb0(%arg6: index, %arg7: vector<1xf32>):
      %27 = "vector.transfer_read"(%8, %arg0, %arg6, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x8xf32>
      %28 = "vector.multi_reduction"(%27, %arg7) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      "scf.yield"(%28) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %14 = "vector.broadcast"(%13) : (vector<1xf32>) -> vector<1x8xf32>
    %15 = "scf.for"(%5, %4, %3, %0) ({
    ^bb0(%arg4: index, %arg5: vector<1xf32>):
      %23 = "vector.transfer_read"(%8, %arg0, %arg4, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x8xf32>
      %24 = "arith.subf"(%23, %14) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %25 = "math.exp"(%24) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %26 = "vector.multi_reduction"(%25, %arg5) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      "scf.yield"(%26) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %16 = "vector.broadcast"(%15) : (vector<1xf32>) -> vector<1x8xf32>
    %17 = "scf.for"(%5, %4, %3, %12) ({
    ^bb0(%arg2: index, %arg3: tensor<1x32xf32>):
      %18 = "vector.transfer_read"(%8, %arg0, %arg2, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x8xf32>
      %19 = "arith.subf"(%18, %14) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %20 = "math.exp"(%19) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %21 = "arith.divf"(%20, %16) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %22 = "vector.transfer_write"(%21, %arg3, %5, %arg2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x8xf32>, tensor<1x32xf32>, index, index) -> tensor<1x32xf32>
      "scf.yield"(%22) : (tensor<1x32xf32>) -> ()
    }) : (index, index, index, tensor<1x32xf32>) -> tensor<1x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%17, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, tensor<12x32xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<12x32xf32>) -> tensor<12x32xf32>
  "iree_codegen.store_to_buffer"(%11, %7) : (tensor<12x32xf32>, memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
