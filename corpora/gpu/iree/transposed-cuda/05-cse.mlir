"func.func"() <{function_type = () -> (), sym_name = "transposed_dispatch_0_elementwise_transpose_6x48_f32"}> ({
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "hal.interface.binding.subspan"(%0) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %2 = "hal.interface.binding.subspan"(%0) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<48x6xf32, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%0) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x48xf32, #hal.descriptor_type<storage_buffer>>
  %4 = "iree_codegen.load_from_buffer"(%1) : (memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<6x48xf32>
  %5 = "iree_codegen.load_from_buffer"(%2) : (memref<48x6xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<48x6xf32>
  %6 = "tensor.empty"() : () -> tensor<6x48xf32>
  %7 = "scf.forall"(%6) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 2, 16>, staticUpperBound = array<i64: 6, 48>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<6x48xf32>):
    %8 = "tensor.extract_slice"(%arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 16>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, index, index) -> tensor<2x16xf32>
    %9 = "scf.forall"(%8) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 2, 16>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: tensor<2x16xf32>):
      %10 = "affine.apply"(%arg3, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
      %11 = "affine.apply"(%arg4, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
      %12 = "tensor.extract_slice"(%4, %10, %11) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<6x48xf32>, index, index) -> tensor<1x1xf32>
      %13 = "tensor.extract_slice"(%5, %11, %10) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<48x6xf32>, index, index) -> tensor<1x1xf32>
      %14 = "tensor.extract_slice"(%arg5, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x16xf32>, index, index) -> tensor<1x1xf32>
      %15 = "linalg.generic"(%12, %13, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
        %16 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %17 = "arith.addf"(%16, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%17) : (f32) -> ()
      }) {lowering_config = #iree_gpu.lowering_config<{thread = [1, 1], workgroup = [2, 16]}>} : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%15, %arg5, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<2x16xf32>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<2x16xf32>) -> tensor<2x16xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%9, %arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 16>, static_strides = array<i64: 1, 1>}> : (tensor<2x16xf32>, tensor<6x48xf32>, index, index) -> ()
    }) : () -> ()
  }) : (tensor<6x48xf32>) -> tensor<6x48xf32>
  "iree_codegen.store_to_buffer"(%7, %3) : (tensor<6x48xf32>, memref<6x48xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
