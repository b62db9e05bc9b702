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
  %9 = "tensor.empty"() : () -> tensor<12x32xf32>
  %10 = "scf.forall"(%9) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 12>}> ({
  ^bb0(%arg0: index, %arg1: tensor<12x32xf32>):
    %11 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %12 = "scf.for"(%5, %4, %3, %1) ({
    ^bb0(%arg8: index, %arg9: vector<1xf32>):
      %33 = "vector.transfer_read"(%8, %arg0, %arg8, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x8xf32>
      %34 = "vector.multi_reduction"(%33, %arg9) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      "scf.yield"(%34) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %13 = "vector.broadcast"(%12) : (vector<1xf32>) -> vector<8x1xf32>
    %14 = "vector.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (vector<8x1xf32>) -> vector<1x8xf32>
    %15 = "scf.for"(%5, %4, %3, %0) ({
    ^bb0(%arg6: index, %arg7: vector<1xf32>):
      %29 = "vector.transfer_read"(%8, %arg0, %arg6, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x8xf32>
      %30 = "arith.subf"(%29, %14) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %31 = "math.exp"(%30) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %32 = "vector.multi_reduction"(%31, %arg7) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      "scf.yield"(%32) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %16 = "scf.for"(%5, %4, %3, %1) ({
    ^bb0(%arg4: index, %arg5: vector<1xf32>):
      %27 = "vector.transfer_read"(%8, %arg0, %arg4, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x8xf32>
      %28 = "vector.multi_reduction"(%27, %arg5) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      "scf.yield"(%28) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %17 = "vector.broadcast"(%16) : (vector<1xf32>) -> vector<8x1xf32>
    %18 = "vector.transpose"(%17) <{permutation = array<i64: 1, 0>}> : (vector<8x1xf32>) -> vector<1x8xf32>
    %19 = "vector.broadcast"(%15) : (vector<1xf32>) -> vector<8x1xf32>
    %20 = "vector.transpose"(%19) <{permutation = array<i64: 1, 0>}> : (vector<8x1xf32>) -> vector<1x8xf32>
    %21 = "scf.for"(%5, %4, %3, %11) ({
    ^bb0(%arg2: index, %arg3: tensor<1x32xf32>):
      %22 = "vector.transfer_read"(%8, %arg0, %arg2, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x8xf32>
      %23 = "arith.subf"(%22, %18) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %24 = "math.exp"(%23) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %25 = "arith.divf"(%24, %20) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %26 = "vector.transfer_write"(%25, %arg3, %5, %arg2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x8xf32>, tensor<1x32xf32>, index, index) -> tensor<1x32xf32>
      "scf.yield"(%26) : (tensor<1x32xf32>) -> ()
    }) : (index, index, index, tensor<1x32xf32>) -> tensor<1x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%21, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, tensor<12x32xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<12x32xf32>) -> tensor<12x32xf32>
  "iree_codegen.store_to_buffer"(%10, %7) : (tensor<12x32xf32>, memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
