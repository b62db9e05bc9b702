"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 4 : index}> : () -> index
  %1 = "arith.constant"() <{value = 40 : index}> : () -> index
  %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %6 = "iree_codegen.load_from_buffer"(%4) : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> tensor<24x40xi32>
  %7 = "tensor.empty"() : () -> tensor<24xi32>
  %8 = "scf.forall"(%7) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 1>}> ({
  ^bb0(%arg0: index, %arg1: tensor<24xi32>):
    %9 = "affine.apply"(%arg0) <{map = affine_map<(d0) -> (d0 * 32)>}> : (index) -> index
    %10 = "linalg.fill"(%2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: i32, %arg9: i32):
      "linalg.yield"(%arg8) : (i32) -> ()
    }) : (i32, tensor<24xi32>) -> tensor<24xi32>
    %11 = "scf.for"(%3, %1, %0, %10) ({
    ^bb0(%arg2: index, %arg3: tensor<24xi32>):
      %12 = "scf.forall"(%arg3) <{mapping = [#gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 24>}> ({
      ^bb0(%arg4: index, %arg5: tensor<24xi32>):
        %13 = "tensor.extract_slice"(%6, %arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<24x40xi32>, index, index) -> tensor<1x4xi32>
        %14 = "tensor.extract_slice"(%arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<24xi32>, index) -> tensor<1xi32>
        %15 = "linalg.generic"(%13, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg6: i32, %arg7: i32):
          %16 = "arith.muli"(%arg6, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %17 = "arith.addi"(%16, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "linalg.yield"(%17) : (i32) -> ()
        }) {lowering_config = #iree_gpu.lowering_config<{reduction = [0, 4], thread = [1, 0], workgroup = [32, 0]}>} : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<1xi32>
        "scf.forall.in_parallel"() ({
          "tensor.parallel_insert_slice"(%15, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<24xi32>, index) -> ()
        }) : () -> ()
      }) : (tensor<24xi32>) -> tensor<24xi32>
      "scf.yield"(%12) : (tensor<24xi32>) -> ()
    }) : (index, index, index, tensor<24xi32>) -> tensor<24xi32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%11, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 24>, static_strides = array<i64: 1>}> : (tensor<24xi32>, tensor<24xi32>) -> ()
    }) : () -> ()
  }) : (tensor<24xi32>) -> tensor<24xi32>
  "iree_codegen.store_to_buffer"(%8, %5) : (tensor<24xi32>, memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
