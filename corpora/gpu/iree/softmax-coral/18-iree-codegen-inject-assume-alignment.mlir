"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %1 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %3 = "arith.constant"() <{value = 8 : index}> : () -> index
  %4 = "arith.constant"() <{value = 32 : index}> : () -> index
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 12>}> ({
  ^bb0(%arg2: index):
    %10 = "memref.subview"(%9, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %11 = "scf.for"(%5, %4, %3, %1) ({
    ^bb0(%arg9: index, %arg10: vector<1xf32>):
      %25 = "vector.transfer_read"(%7, %arg2, %arg9, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x8xf32>
      %26 = "vector.multi_reduction"(%25, %arg10) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      "scf.yield"(%26) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %12 = "vector.broadcast"(%11) : (vector<1xf32>) -> vector<1x8xf32>
    %13 = "scf.for"(%5, %4, %3, %0) ({
    ^bb0(%arg7: index, %arg8: vector<1xf32>):
      %21 = "vector.transfer_read"(%7, %arg2, %arg7, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x8xf32>
      %22 = "arith.subf"(%21, %12) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %23 = "math.exp"(%22) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %24 = "vector.multi_reduction"(%23, %arg8) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<1x8xf32>, vector<1xf32>) -> vector<1xf32>
      "scf.yield"(%24) : (vector<1xf32>) -> ()
    }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
    %14 = "vector.broadcast"(%13) : (vector<1xf32>) -> vector<1x8xf32>
    %15 = "scf.for"(%5, %4, %3, %10) ({
    ^bb0(%arg5: index, %arg6: memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>):
      %17 = "vector.transfer_read"(%7, %arg2, %arg5, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x8xf32>
      %18 = "arith.subf"(%17, %12) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      %19 = "math.exp"(%18) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>) -> vector<1x8xf32>
      %20 = "arith.divf"(%19, %14) <{fastmath = #arith.fastmath<none>}> : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
      "vector.transfer_write"(%20, %arg6, %5, %arg5) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x8xf32>, memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      "scf.yield"(%arg6) : (memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    }) : (index, index, index, memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.subview"(%9, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "linalg.generic"(%15, %16) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<1x32xf32, strided<[32, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "linalg.generic"(%9, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    "linalg.yield"(%arg0) : (f32) -> ()
  }) : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>, memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
