"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "reduction_dispatch_0_reduction_24x40_i32"}> ({
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24x40xi32, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xi32, #hal.descriptor_type<storage_buffer>>
  %4 = "iree_codegen.load_from_buffer"(%2) : (memref<24x40xi32, #hal.descriptor_type<storage_buffer>>) -> tensor<24x40xi32>
  %5 = "tensor.empty"() : () -> tensor<24xi32>
  %6 = "scf.forall"(%5) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 24>}> ({
  ^bb0(%arg0: index, %arg1: tensor<24xi32>):
    %7 = "tensor.extract_slice"(%4, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 40>, static_strides = array<i64: 1, 1>}> : (tensor<24x40xi32>, index) -> tensor<2x40xi32>
    %8 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<24xi32>, index) -> tensor<2xi32>
    %9 = "linalg.fill"(%0, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      "linalg.yield"(%arg4) : (i32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<vector_common_parallel = [2]>} : (i32, tensor<2xi32>) -> tensor<2xi32>
    %10 = "linalg.generic"(%7, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %11 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.addi"(%11, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%12) : (i32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<distribution = [2, 0], vector_common_parallel = [2, 0], vector_reduction = [0, 8]>} : (tensor<2x40xi32>, tensor<2xi32>) -> tensor<2xi32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%10, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<24xi32>, index) -> ()
    }) : () -> ()
  }) : (tensor<24xi32>) -> tensor<24xi32>
  "iree_codegen.store_to_buffer"(%6, %3) : (tensor<24xi32>, memref<24xi32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @reduction_dispatch_0_reduction_24x40_i32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
