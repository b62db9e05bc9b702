"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %4 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 3, 3>}> ({
  ^bb0(%arg0: index, %arg1: index):
    %5 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
    %6 = "affine.apply"(%arg0) <{map = affine_map<(d0) -> (d0 * 2)>}> : (index) -> index
    %7 = "memref.subview"(%4, %6, %5) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 16>, static_strides = array<i64: 1, 1>}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<2x16xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.forall"() <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 2, 16>}> ({
    ^bb0(%arg2: index, %arg3: index):
      %9 = "affine.apply"(%arg0, %arg2) <{map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>}> : (index, index) -> index
      %10 = "memref.subview"(%7, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<2x16xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<1x1xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      %11 = "affine.apply"(%arg1, %arg3) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
      %12 = "vector.transfer_read"(%2, %9, %11, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x1xf32>
      %13 = "vector.transfer_read"(%3, %11, %9, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x1xf32>
      %14 = "arith.mulf"(%12, %13) <{fastmath = #arith.fastmath<none>}> : (vector<1x1xf32>, vector<1x1xf32>) -> vector<1x1xf32>
      %15 = "arith.addf"(%14, %12) <{fastmath = #arith.fastmath<none>}> : (vector<1x1xf32>, vector<1x1xf32>) -> vector<1x1xf32>
      "vector.transfer_write"(%15, %10, %1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<1x1xf32>, memref<1x1xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      %16 = "memref.subview"(%7, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<2x16xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<1x1xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      "memref.copy"(%10, %16) : (memref<1x1xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<1x1xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    %8 = "memref.subview"(%4, %6, %5) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 16>, static_strides = array<i64: 1, 1>}> : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<2x16xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "memref.copy"(%7, %8) : (memref<2x16xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<2x16xf32, strided<[48, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "memref.copy"(%4, %4) : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 32, 1, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
