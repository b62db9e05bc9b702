"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %4 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "iree_codegen.load_from_buffer"(%2) : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<6x48xf32>
  %6 = "iree_codegen.load_from_buffer"(%3) : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<48x6xf32>
  %7 = "tensor.empty"() : () -> tensor<6x48xf32>
  %8 = "scf.forall"(%7) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 3, 3>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<6x48xf32>):
    %9 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
    %10 = "affine.apply"(%arg0) <{map = affine_map<(d0) -> (d0 * 2)>}> : (index) -> index
    %11 = "tensor.extract_slice"(%arg2, %10, %9) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 16>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, index, index) -> tensor<2x16xf32>
    %12 = "scf.forall"(%11) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 2, 16>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: tensor<2x16xf32>):
      %13 = "affine.apply"(%arg0, %arg3) <{map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>}> : (index, index) -> index
      %14 = "tensor.extract_slice"(%arg5, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x16xf32>, index, index) -> tensor<1x1xf32>
      %15 = "affine.apply"(%arg1, %arg4) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
      %16 = "tensor.extract_slice"(%6, %15, %13) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<48x6xf32>, index, index) -> tensor<1x1xf32>
      %17 = "tensor.extract_slice"(%5, %13, %15) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, index, index) -> tensor<1x1xf32>
      %18 = "vector.transfer_read"(%17, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x1xf32>, index, index, f32) -> vector<1x1xf32>
      %19 = "vector.transfer_read"(%16, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<1x1xf32>, index, index, f32) -> vector<1x1xf32>
      %20 = "arith.mulf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (vector<1x1xf32>, vector<1x1xf32>) -> vector<1x1xf32>
      %21 = "arith.addf"(%20, %18) <{fastmath = #arith.fastmath<none>}> : (vector<1x1xf32>, vector<1x1xf32>) -> vector<1x1xf32>
      %22 = "vector.transfer_write"(%21, %14, %1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x1xf32>, tensor<1x1xf32>, index, index) -> tensor<1x1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%22, %arg5, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<2x16xf32>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<2x16xf32>) -> tensor<2x16xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%12, %arg2, %10, %9) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 16>, static_strides = array<i64: 1, 1>}> : (tensor<2x16xf32>, tensor<6x48xf32>, index, index) -> ()
    }) : () -> ()
  }) : (tensor<6x48xf32>) -> tensor<6x48xf32>
  "iree_codegen.store_to_buffer"(%8, %4) : (tensor<6x48xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 32, 1, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
