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
    %11 = "tensor.extract_slice"(%8, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %12 = "tensor.empty"() : () -> tensor<1xf32>
    %13 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %14 = "tensor.extract_slice"(%8, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %15 = "tensor.empty"() : () -> tensor<1xf32>
    %16 = "vector.transfer_write"(%1, %15, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xf32>, tensor<1xf32>, index) -> tensor<1xf32>
    %17 = "scf.for"(%5, %4, %3, %16) ({
    ^bb0(%arg8: index, %arg9: tensor<1xf32>):
      %53 = "tensor.extract_slice"(%14, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %54 = "vector.transfer_read"(%53, %5, %5, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x8xf32>, index, index, f32) -> vector<1x8xf32>
      %55 = "vector.transfer_read"(%arg9, %5, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xf32>, index, f32) -> vector<1xf32>
      %56 = "vector.multi_reduction"(%54, %55) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      %57 = "vector.transfer_write"(%56, %arg9, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xf32>, tensor<1xf32>, index) -> tensor<1xf32>
      "scf.yield"(%57) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %18 = "vector.transfer_write"(%0, %12, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xf32>, tensor<1xf32>, index) -> tensor<1xf32>
    %19 = "scf.for"(%5, %4, %3, %18) ({
    ^bb0(%arg6: index, %arg7: tensor<1xf32>):
      %43 = "tensor.extract_slice"(%8, %arg0, %arg6) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index, index) -> tensor<1x8xf32>
      %44 = "vector.transfer_read"(%43, %5, %5, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x8xf32>, index, index, f32) -> vector<1x8xf32>
      %45 = "vector.transfer_read"(%17, %5, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xf32>, index, f32) -> vector<1xf32>
      %46 = "vector.broadcast"(%45) : (vector<1xf32>) -> vector<8x1xf32>
      %47 = "vector.transpose"(%46) <{permutation = array<i64: 1, 0>}> : (vector<8x1xf32>) -> vector<1x8xf32>
      %48 = "vector.transfer_read"(%arg7, %5, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xf32>, index, f32) -> vector<1xf32>
      %49 = "arith.subf"(%44, %47) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %50 = "math.exp"(%49) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %51 = "vector.multi_reduction"(%50, %48) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      %52 = "vector.transfer_write"(%51, %arg7, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xf32>, tensor<1xf32>, index) -> tensor<1xf32>
      "scf.yield"(%52) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %20 = "tensor.empty"() : () -> tensor<1xf32>
    %21 = "vector.transfer_write"(%1, %20, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xf32>, tensor<1xf32>, index) -> tensor<1xf32>
    %22 = "scf.for"(%5, %4, %3, %21) ({
    ^bb0(%arg4: index, %arg5: tensor<1xf32>):
      %38 = "tensor.extract_slice"(%11, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %39 = "vector.transfer_read"(%38, %5, %5, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x8xf32>, index, index, f32) -> vector<1x8xf32>
      %40 = "vector.transfer_read"(%arg5, %5, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xf32>, index, f32) -> vector<1xf32>
      %41 = "vector.multi_reduction"(%39, %40) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      %42 = "vector.transfer_write"(%41, %arg5, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<1xf32>, tensor<1xf32>, index) -> tensor<1xf32>
      "scf.yield"(%42) : (tensor<1xf32>) -> ()
    }) : (index, index, index, tensor<1xf32>) -> tensor<1xf32>
    %23 = "scf.for"(%5, %4, %3, %13) ({
    ^bb0(%arg2: index, %arg3: tensor<1x32xf32>):
      %24 = "tensor.extract_slice"(%8, %arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index, index) -> tensor<1x8xf32>
      %25 = "tensor.extract_slice"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x8xf32>
      %26 = "vector.transfer_read"(%24, %5, %5, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x8xf32>, index, index, f32) -> vector<1x8xf32>
      %27 = "vector.transfer_read"(%22, %5, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xf32>, index, f32) -> vector<1xf32>
      %28 = "vector.broadcast"(%27) : (vector<1xf32>) -> vector<8x1xf32>
      %29 = "vector.transpose"(%28) <{permutation = array<i64: 1, 0>}> : (vector<8x1xf32>) -> vector<1x8xf32>
      %30 = "vector.transfer_read"(%19, %5, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xf32>, index, f32) -> vector<1xf32>
      %31 = "vector.broadcast"(%30) : (vector<1xf32>) -> vector<8x1xf32>
      %32 = "vector.transpose"(%31) <{permutation = array<i64: 1, 0>}> : (vector<8x1xf32>) -> vector<1x8xf32>
      %33 = "arith.subf"(%26, %29) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %34 = "math.exp"(%33) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %35 = "arith.divf"(%34, %32) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %36 = "vector.transfer_write"(%35, %25, %5, %5) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x8xf32>, tensor<1x8xf32>, index, index) -> tensor<1x8xf32>
      %37 = "tensor.insert_slice"(%36, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x8xf32>, tensor<1x32xf32>, index) -> tensor<1x32xf32>
      "scf.yield"(%37) : (tensor<1x32xf32>) -> ()
    }) : (index, index, index, tensor<1x32xf32>) -> tensor<1x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%23, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, tensor<12x32xf32>, index) -> ()
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
