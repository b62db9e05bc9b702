"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 3 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1x1xf32, #gpu.address_space<private>>
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %9 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<10x10x4xf32, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<10x10x4xf32, #gpu.address_space<global>>) -> memref<10x10x4xf32, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #gpu.address_space<global>>) -> memref<3x3x4x8xf32, #gpu.address_space<global>>
    %13 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #gpu.address_space<global>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<8xf32, #gpu.address_space<global>>) -> memref<8xf32, #gpu.address_space<global>>
    %15 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x8x8xf32, #gpu.address_space<global>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<8x8x8xf32, #gpu.address_space<global>>) -> memref<8x8x8xf32, #gpu.address_space<global>>
    %17:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 8>}> : (index) -> (index, index)
    %18 = "memref.subview"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<1x1x1xf32, #gpu.address_space<private>>) -> memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>
    %19 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %20:2 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 8, 2>}> : (index) -> (index, index)
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "vector.transfer_write"(%2, %7, %6, %6, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<1xf32>, memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index) -> ()
    %21 = "affine.apply"(%17#0, %20#1) <{map = affine_map<()[s0, s1] -> (s0 + s1 * 4)>}> : (index, index) -> index
    "scf.for"(%6, %5, %4) ({
    ^bb0(%arg1: index):
      %26 = "affine.apply"(%arg1, %20#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
      %27 = "memref.subview"(%10, %26, %21) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (memref<10x10x4xf32, #gpu.address_space<global>>, index, index) -> memref<3x4xf32, strided<[4, 1], offset: ?>, #gpu.address_space<global>>
      %28 = "memref.subview"(%12, %arg1, %17#1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<3x3x4x8xf32, #gpu.address_space<global>>, index, index) -> memref<3x4x1xf32, strided<[32, 8, 1], offset: ?>, #gpu.address_space<global>>
      "linalg.generic"(%27, %28, %18) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
        %29 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %30 = "arith.addf"(%arg4, %29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%30) : (f32) -> ()
      }) : (memref<3x4xf32, strided<[4, 1], offset: ?>, #gpu.address_space<global>>, memref<3x4x1xf32, strided<[32, 8, 1], offset: ?>, #gpu.address_space<global>>, memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %22 = "vector.transfer_read"(%7, %6, %6, %6, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index, f32) -> vector<1xf32>
    %23 = "vector.transfer_read"(%14, %17#1, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xf32, #gpu.address_space<global>>, index, f32) -> vector<1xf32>
    %24 = "arith.addf"(%22, %23) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %25 = "arith.maximumf"(%24, %2) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    "vector.transfer_write"(%25, %16, %20#0, %21, %17#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<1xf32>, memref<8x8x8xf32, #gpu.address_space<global>>, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
