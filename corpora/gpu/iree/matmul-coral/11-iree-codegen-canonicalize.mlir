"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x12xf32>}> : () -> vector<4x12xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 32 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "memref.assume_alignment"(%5) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 4, 12>, staticUpperBound = array<i64: 16, 24>}> ({
  ^bb0(%arg0: index, %arg1: index):
    %13 = "memref.subview"(%12, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %14 = "scf.for"(%4, %3, %2, %0) ({
    ^bb0(%arg4: index, %arg5: vector<4x12xf32>):
      %19 = "vector.transfer_read"(%6, %arg0, %arg4, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<4x1xf32>
      %20 = "vector.transfer_read"(%8, %arg4, %arg1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1x12xf32>
      %21 = "vector.contract"(%19, %20, %arg5) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x1xf32>, vector<1x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
      "scf.yield"(%21) : (vector<4x12xf32>) -> ()
    }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
    %15 = "vector.transfer_read"(%10, %arg1, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<12xf32>
    %16 = "vector.broadcast"(%15) : (vector<12xf32>) -> vector<4x12xf32>
    %17 = "arith.addf"(%14, %16) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
    "vector.transfer_write"(%17, %13, %4, %4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<4x12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %18 = "memref.subview"(%12, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "linalg.generic"(%13, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>, {enable_loop_peeling}>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
