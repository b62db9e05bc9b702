"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 5 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "arith.constant"() <{value = 2 : index}> : () -> index
  %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %7 = "iree_codegen.load_from_buffer"(%5) : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> tensor<24x40xi32>
  %8 = "tensor.empty"() : () -> tensor<24xi32>
  %9 = "scf.forall"(%8) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 24>}> ({
  ^bb0(%arg0: index, %arg1: tensor<24xi32>):
    %10 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<24xi32>, index) -> tensor<2xi32>
    %11 = "tensor.extract_slice"(%7, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (tensor<24x40xi32>, index) -> tensor<2x40xi32>
    %12 = "linalg.fill"(%3, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: i32, %arg13: i32):
      "linalg.yield"(%arg12) : (i32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [2]>} : (i32, tensor<2xi32>) -> tensor<2xi32>
    %13 = "scf.for"(%4, %2, %1, %12) ({
    ^bb0(%arg2: index, %arg3: tensor<2xi32>):
      %14 = "tensor.extract_slice"(%11, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 40>, static_strides = array<i64: 1, 1>}> : (tensor<2x40xi32>, index) -> tensor<1x40xi32>
      %15 = "tensor.extract_slice"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<2xi32>, index) -> tensor<1xi32>
      %16 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 8>}> : (tensor<1x40xi32>) -> tensor<1x5x8xi32>
      %17 = "tensor.empty"() : () -> tensor<1x8xi32>
      %18 = "linalg.fill"(%3, %17) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg10: i32, %arg11: i32):
        "linalg.yield"(%arg10) : (i32) -> ()
      }) : (i32, tensor<1x8xi32>) -> tensor<1x8xi32>
      %19 = "scf.for"(%4, %0, %1, %18) ({
      ^bb0(%arg6: index, %arg7: tensor<1x8xi32>):
        %23 = "tensor.extract_slice"(%16, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 1, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x5x8xi32>, index) -> tensor<1x1x8xi32>
        %24 = "linalg.generic"(%23, %arg7) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg8: i32, %arg9: i32):
          %25 = "arith.muli"(%arg8, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %26 = "arith.addi"(%25, %arg9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "linalg.yield"(%26) : (i32) -> ()
        }) : (tensor<1x1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi32>
        "scf.yield"(%24) : (tensor<1x8xi32>) -> ()
      }) : (index, index, index, tensor<1x8xi32>) -> tensor<1x8xi32>
      %20 = "linalg.generic"(%19, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg4: i32, %arg5: i32):
        %22 = "arith.addi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "linalg.yield"(%22) : (i32) -> ()
      }) : (tensor<1x8xi32>, tensor<1xi32>) -> tensor<1xi32>
      %21 = "tensor.insert_slice"(%20, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<2xi32>, index) -> tensor<2xi32>
      "scf.yield"(%21) : (tensor<2xi32>) -> ()
    }) : (index, index, index, tensor<2xi32>) -> tensor<2xi32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%13, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<24xi32>, index) -> ()
    }) : () -> ()
  }) : (tensor<24xi32>) -> tensor<24xi32>
  "iree_codegen.store_to_buffer"(%9, %6) : (tensor<24xi32>, memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
