"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x12xf32>}> : () -> vector<4x12xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 32 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "iree_codegen.load_from_buffer"(%5) : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<16x32xf32>
  %10 = "iree_codegen.load_from_buffer"(%6) : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<32x24xf32>
  %11 = "iree_codegen.load_from_buffer"(%7) : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<24xf32>
  %12 = "iree_codegen.load_from_buffer"(%8) : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<16x24xf32>
  %13 = "tensor.empty"() : () -> tensor<16x24xf32>
  %14 = "scf.forall"(%12) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 4, 12>, staticUpperBound = array<i64: 16, 24>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<16x24xf32>):
    %15 = "tensor.extract_slice"(%arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (tensor<16x24xf32>, index, index) -> tensor<4x12xf32>
    %16 = "scf.for"(%4, %3, %2, %0) ({
    ^bb0(%arg3: index, %arg4: vector<4x12xf32>):
      %21 = "vector.transfer_read"(%9, %arg0, %arg3, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<16x32xf32>, index, index, f32) -> vector<4x1xf32>
      %22 = "vector.transfer_read"(%10, %arg3, %arg1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (tensor<32x24xf32>, index, index, f32) -> vector<1x12xf32>
      %23 = "vector.contract"(%21, %22, %arg4) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x1xf32>, vector<1x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
      "scf.yield"(%23) : (vector<4x12xf32>) -> ()
    }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
    %17 = "vector.transfer_read"(%11, %arg1, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<24xf32>, index, f32) -> vector<12xf32>
    %18 = "vector.broadcast"(%17) : (vector<12xf32>) -> vector<4x12xf32>
    %19 = "arith.addf"(%16, %18) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
    %20 = "vector.transfer_write"(%19, %15, %4, %4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<4x12xf32>, tensor<4x12xf32>, index, index) -> tensor<4x12xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%20, %arg2, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (tensor<4x12xf32>, tensor<16x24xf32>, index, index) -> ()
    }) : () -> ()
  }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
  "iree_codegen.store_to_buffer"(%14, %8) : (tensor<16x24xf32>, memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>, {enable_loop_peeling}>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
