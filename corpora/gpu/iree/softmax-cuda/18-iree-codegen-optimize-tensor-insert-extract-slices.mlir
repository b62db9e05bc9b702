"func.func"() <{function_type = () -> (), sym_name = "softmax_dispatch_0_softmax_12x32xf32_dispatch_tensor_store"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x32xf32>}> : () -> vector<1x32xf32>
  %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %2 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1x32xf32>}> : () -> vector<1x32xf32>
  %3 = "arith.constant"() <{value = dense<0xFFC00000> : vector<1xf32>}> : () -> vector<1xf32>
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<12x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%6) : (memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<12x32xf32>
  %9 = "tensor.empty"() : () -> tensor<12x32xf32>
  %10 = "scf.forall"(%9) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 12>}> ({
  ^bb0(%arg0: index, %arg1: tensor<12x32xf32>):
    %11 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<12x32xf32>, index) -> tensor<1x32xf32>
    %12 = "vector.transfer_read"(%8, %arg0, %5, %4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<12x32xf32>, index, index, f32) -> vector<1x32xf32>
    %13 = "iree_vector_ext.to_layout"(%12) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 32], element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [0, 1]>}> : (vector<1x32xf32>) -> vector<1x32xf32>
    %14 = "iree_vector_ext.to_layout"(%2) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 32], element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [0, 1]>}> : (vector<1x32xf32>) -> vector<1x32xf32>
    %15 = "arith.maxnumf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (vector<1x32xf32>, vector<1x32xf32>) -> vector<1x32xf32>
    %16 = "iree_vector_ext.to_layout"(%15) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 32], element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [0, 1]>}> : (vector<1x32xf32>) -> vector<1x32xf32>
    %17 = "vector.multi_reduction"(%16, %3) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 1>}> : (vector<1x32xf32>, vector<1xf32>) -> vector<1xf32>
    %18 = "iree_vector_ext.to_layout"(%17) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1], thread_tile = [1], element_tile = [1], subgroup_strides = [0], thread_strides = [0]>}> : (vector<1xf32>) -> vector<1xf32>
    %19 = "iree_vector_ext.to_layout"(%0) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 32], element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [0, 1]>}> : (vector<1x32xf32>) -> vector<1x32xf32>
    %20 = "vector.broadcast"(%18) : (vector<1xf32>) -> vector<1x32xf32>
    %21 = "arith.subf"(%13, %20) <{fastmath = #arith.fastmath<none>}> : (vector<1x32xf32>, vector<1x32xf32>) -> vector<1x32xf32>
    %22 = "math.exp"(%21) <{fastmath = #arith.fastmath<none>}> : (vector<1x32xf32>) -> vector<1x32xf32>
    %23 = "arith.addf"(%22, %19) <{fastmath = #arith.fastmath<none>}> : (vector<1x32xf32>, vector<1x32xf32>) -> vector<1x32xf32>
    %24 = "iree_vector_ext.to_layout"(%23) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 32], element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [0, 1]>}> : (vector<1x32xf32>) -> vector<1x32xf32>
    %25 = "vector.multi_reduction"(%24, %1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<1x32xf32>, vector<1xf32>) -> vector<1xf32>
    %26 = "iree_vector_ext.to_layout"(%25) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1], thread_tile = [1], element_tile = [1], subgroup_strides = [0], thread_strides = [0]>}> : (vector<1xf32>) -> vector<1xf32>
    %27 = "vector.broadcast"(%26) : (vector<1xf32>) -> vector<1x32xf32>
    %28 = "arith.divf"(%22, %27) <{fastmath = #arith.fastmath<none>}> : (vector<1x32xf32>, vector<1x32xf32>) -> vector<1x32xf32>
    %29 = "iree_vector_ext.to_layout"(%28) <{layout = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 32], element_tile = [1, 1], subgroup_strides = [0, 0], thread_strides = [0, 1]>}> : (vector<1x32xf32>) -> vector<1x32xf32>
    %30 = "vector.transfer_write"(%29, %11, %5, %5) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x32xf32>, tensor<1x32xf32>, index, index) -> tensor<1x32xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%30, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, tensor<12x32xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<12x32xf32>) -> tensor<12x32xf32>
  "iree_codegen.store_to_buffer"(%10, %7) : (tensor<12x32xf32>, memref<12x32xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<VectorDistribute> workgroup_size = [32, 1, 1] subgroup_size = 32, {gpu_pipeline_options = #iree_gpu.pipeline_options<no_reduce_shared_memory_bank_conflicts = false, use_igemm_convolution = false>}>} : () -> ()
