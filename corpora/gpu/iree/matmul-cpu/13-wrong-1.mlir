"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x4xf32>}> : () -> vector<8x4xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 24 : index}> : () -> index
  %3 = "arith.constant"() <{value = 4 : index}> : () -> index
  %4 = "arith.constant"() <{value = 32 : index}> : () -> index
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 8>, staticUpperBound = array<i64: 16>}> ({
  ^bb0(%arg0: index):
    %14 = "memref.subview"(%13, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 8, 24>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%5, %2, %3) ({
    ^bb0(%arg3: index):
      %16 = "scf.for"(%5, %4, %3, %0) ({
      ^bb0(%arg4: index, %arg5: vector<8x4xf32>):
        %20 = "vector.transfer_read"(%7, %arg0, %arg4, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<8x4xf32>
        %21 = "vector.transfer_read"(%9, %arg4, %arg3, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<4x4xf32>
        %22 = "vector.contract"(%20, %21, %arg5) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<8x4xf32>, vector<4x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
        "scf.yield"(%22) : (vector<8x4xf32>) -> ()
      }) : (index, index, index, vector<8x4xf32>) -> vector<8x4xf32>
      %17 = "vector.transfer_read"(%11, %arg3, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<4xf32>
      %18 = "vector.broadcast"(%17) : (vector<4xf32>) -> vector<8x4xf32>
      %19 = "arith.addf"(%16, %18) <{fastmath = #arith.fastmath<none>}> : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
      "vector.transfer_write"(%19, %14, %5, %arg3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<8x4xf32>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %15 = "memref.subview"(%13, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 8, 24>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "linalg.generic"(%14, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<8x24xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>, {enable_loop_peeling}>} : () -> ()
