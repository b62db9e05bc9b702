"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "arith.constant"() <{value = 32 : index}> : () -> index
  %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "iree_codegen.load_from_buffer"(%4) : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<16x32xf32>
  %9 = "iree_codegen.load_from_buffer"(%5) : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<32x24xf32>
  %10 = "iree_codegen.load_from_buffer"(%6) : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<24xf32>
  %11 = "tensor.empty"() : () -> tensor<16x24xf32>
  %12 = "scf.forall"(%11) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 4, 12>, staticUpperBound = array<i64: 16, 24>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<16x24xf32>):
    %13 = "tensor.extract_slice"(%10, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 12>, static_strides = array<i64: 1>}> : (tensor<24xf32>, index) -> tensor<12xf32>
    %14 = "tensor.extract_slice"(%arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (tensor<16x24xf32>, index, index) -> tensor<4x12xf32>
    %15 = "tensor.empty"() : () -> tensor<4x12xf32>
    %16 = "linalg.fill"(%2, %15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<cache_parallel = [4, 12], vector_common_parallel = [7, 16]>} : (f32, tensor<4x12xf32>) -> tensor<4x12xf32>
    %17 = "scf.for"(%3, %1, %0, %16) ({
    ^bb0(%arg6: index, %arg7: tensor<4x12xf32>):
      %20 = "tensor.extract_slice"(%8, %arg0, %arg6) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<16x32xf32>, index, index) -> tensor<4x1xf32>
      %21 = "tensor.extract_slice"(%9, %arg6, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 12>, static_strides = array<i64: 1, 1>}> : (tensor<32x24xf32>, index, index) -> tensor<1x12xf32>
      %22 = "linalg.matmul"(%20, %21, %arg7) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
        %23 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %24 = "arith.addf"(%arg10, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%24) : (f32) -> ()
      }) {lowering_config = #iree_cpu.lowering_config<cache_parallel = [4, 12, 0], distribution = [4, 12, 0], vector_common_parallel = [7, 16, 0], vector_reduction = [0, 0, 1]>} : (tensor<4x1xf32>, tensor<1x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
      "scf.yield"(%22) : (tensor<4x12xf32>) -> ()
    }) : (index, index, index, tensor<4x12xf32>) -> tensor<4x12xf32>
    %18 = "linalg.generic"(%17, %13, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %19 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) {lowering_config = #iree_cpu.lowering_config<cache_parallel = [4, 12], vector_common_parallel = [7, 16]>} : (tensor<4x12xf32>, tensor<12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%18, %arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (tensor<4x12xf32>, tensor<16x24xf32>, index, index) -> ()
    }) : () -> ()
  }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
  "iree_codegen.store_to_buffer"(%12, %7) : (tensor<16x24xf32>, memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>, {enable_loop_peeling}>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
