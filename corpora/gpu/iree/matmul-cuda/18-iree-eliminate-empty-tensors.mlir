"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1xf32>}> : () -> vector<1x1xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%4) : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<16x32xf32>
  %9 = "iree_codegen.load_from_buffer"(%5) : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<32x24xf32>
  %10 = "iree_codegen.load_from_buffer"(%6) : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<24xf32>
  %11 = "iree_codegen.load_from_buffer"(%7) : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<16x24xf32>
  %12 = "tensor.empty"() : () -> tensor<16x24xf32>
  %13 = "scf.forall"(%11) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, 1>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<16x24xf32>):
    %14 = "scf.forall"(%arg2) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 16, 2>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: tensor<16x24xf32>):
      %15 = "affine.apply"(%arg4) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
      %16 = "affine.min"(%arg4) <{map = affine_map<(d0) -> (d0 * -16 + 24, 16)>}> : (index) -> index
      %17 = "tensor.extract_slice"(%arg5, %arg3, %15, %16) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<16x24xf32>, index, index, index) -> tensor<1x?xf32>
      %18 = "tensor.empty"(%16) : (index) -> tensor<1x?xf32>
      %19 = "scf.for"(%3, %16, %2, %18) ({
      ^bb0(%arg8: index, %arg9: tensor<1x?xf32>):
        %29 = "vector.transfer_read"(%8, %arg3, %3, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<16x32xf32>, index, index, f32) -> vector<1x32xf32>
        %30 = "arith.addi"(%arg8, %15) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %31 = "vector.transfer_read"(%9, %3, %30, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<32x24xf32>, index, index, f32) -> vector<32x1xf32>
        %32 = "vector.contract"(%29, %31, %0) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<1x32xf32>, vector<32x1xf32>, vector<1x1xf32>) -> vector<1x1xf32>
        %33 = "vector.transfer_write"(%32, %arg9, %3, %arg8) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x1xf32>, tensor<1x?xf32>, index, index) -> tensor<1x?xf32>
        "scf.yield"(%33) : (tensor<1x?xf32>) -> ()
      }) : (index, index, index, tensor<1x?xf32>) -> tensor<1x?xf32>
      %20 = "tensor.dim"(%19, %2) : (tensor<1x?xf32>, index) -> index
      %21 = "scf.for"(%3, %20, %2, %17) ({
      ^bb0(%arg6: index, %arg7: tensor<1x?xf32>):
        %22 = "vector.transfer_read"(%8, %arg3, %3, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<16x32xf32>, index, index, f32) -> vector<1x32xf32>
        %23 = "arith.addi"(%arg6, %15) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %24 = "vector.transfer_read"(%9, %3, %23, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<32x24xf32>, index, index, f32) -> vector<32x1xf32>
        %25 = "vector.transfer_read"(%10, %23, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<24xf32>, index, f32) -> vector<1xf32>
        %26 = "vector.shape_cast"(%25) : (vector<1xf32>) -> vector<1x1xf32>
        %27 = "vector.contract"(%22, %24, %26) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<1x32xf32>, vector<32x1xf32>, vector<1x1xf32>) -> vector<1x1xf32>
        %28 = "vector.transfer_write"(%27, %arg7, %3, %arg6) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x1xf32>, tensor<1x?xf32>, index, index) -> tensor<1x?xf32>
        "scf.yield"(%28) : (tensor<1x?xf32>) -> ()
      }) : (index, index, index, tensor<1x?xf32>) -> tensor<1x?xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%21, %arg5, %arg3, %15, %16) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, tensor<16x24xf32>, index, index, index) -> ()
      }) : () -> ()
    }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%14, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 24>, static_strides = array<i64: 1, 1>}> : (tensor<16x24xf32>, tensor<16x24xf32>) -> ()
    }) : () -> ()
  }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
  "iree_codegen.store_to_buffer"(%13, %7) : (tensor<16x24xf32>, memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 32, 8, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 8, 1] subgroup_size = 32, {gpu_pipeline_options = #iree_gpu.pipeline_options<no_reduce_shared_memory_bank_conflicts = true, use_igemm_convolution = false>}>} : () -> ()
