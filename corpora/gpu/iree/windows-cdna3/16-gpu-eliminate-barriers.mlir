"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 8 : index}> : () -> index
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f16
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %9 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %11 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %13 = "memref.collapse_shape"(%12) <{reassociation = [[0, 1, 2], [3]]}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<144x32xf16, #gpu.address_space<global>>
  %14 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %16 = "memref.subview"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 16, 16>, static_strides = array<i64: 1, 1, 1>}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>
  %17 = "memref.subview"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 32>, static_strides = array<i64: 1, 1>}> : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
  %18:3 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
  %19 = "memref.expand_shape"(%15) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 2, 16>}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x1x16x2x16xf32, #gpu.address_space<global>>
  %20:3 = "affine.delinearize_index"(%18#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %21 = "affine.linearize_index"(%20#1, %3) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %22 = "memref.subview"(%19, %18#0, %21, %18#1, %20#2) <{operandSegmentSizes = array<i32: 1, 4, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 1, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (memref<4x1x16x2x16xf32, #gpu.address_space<global>>, index, index, index, index) -> memref<1x1x4x1x1xf32, strided<[512, 512, 32, 16, 1], offset: ?>, #gpu.address_space<global>>
  %23 = "affine.linearize_index"(%18#1, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %24:3 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
  %25:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
  %26 = "memref.expand_shape"(%17) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 16, 2, 16>}> : (memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
  %27 = "memref.expand_shape"(%16) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 1, 16>}> : (memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>) -> memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>
  %28 = "affine.apply"(%24#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %29:3 = "affine.delinearize_index"(%28) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %30 = "affine.apply"(%24#0, %29#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %31 = "affine.apply"(%24#1, %29#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %32 = "memref.collapse_shape"(%22) <{reassociation = [[0], [1, 2], [3, 4]]}> : (memref<1x1x4x1x1xf32, strided<[512, 512, 32, 16, 1], offset: ?>, #gpu.address_space<global>>) -> memref<1x4x1xf32, strided<[512, 32, 16], offset: ?>, #gpu.address_space<global>>
  %33 = "vector.transfer_read"(%10, %30, %31, %29#2, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index, f16) -> vector<2xf16>
  %34 = "vector.transfer_read"(%13, %25#0, %25#1, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<1xf16>
  "vector.transfer_write"(%33, %7, %24#0, %24#1, %28) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.transfer_write"(%34, %6, %25#0, %25#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %35 = "scf.for"(%3, %0, %2, %5) ({
  ^bb0(%arg0: index, %arg1: vector<4xf32>):
    %42 = "arith.addi"(%arg0, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %43 = "affine.apply"(%42, %24#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
    %44:3 = "affine.delinearize_index"(%43) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %45 = "affine.apply"(%44#0, %24#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %46 = "affine.apply"(%44#1, %24#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %47 = "vector.transfer_read"(%10, %45, %46, %44#2, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index, f16) -> vector<2xf16>
    %48 = "affine.apply"(%42, %25#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %49 = "vector.transfer_read"(%13, %48, %25#1, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %50 = "vector.transfer_read"(%27, %18#0, %3, %20#2, %3, %21, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<4xf16>
    %51 = "vector.transfer_read"(%26, %3, %21, %18#1, %20#2, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<4x1x1xf16>
    %52 = "vector.shape_cast"(%51) : (vector<4x1x1xf16>) -> vector<4xf16>
    %53 = "amdgpu.mfma"(%50, %52, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.transfer_write"(%47, %7, %24#0, %24#1, %28) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.transfer_write"(%49, %6, %25#0, %25#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%53) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %36 = "vector.transfer_read"(%27, %18#0, %3, %20#2, %3, %21, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<4xf16>
  %37 = "vector.transfer_read"(%26, %3, %21, %18#1, %20#2, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<4x1x1xf16>
  %38 = "vector.shape_cast"(%37) : (vector<4x1x1xf16>) -> vector<4xf16>
  %39 = "amdgpu.mfma"(%36, %38, %35) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %40 = "vector.shape_cast"(%39) : (vector<4xf32>) -> vector<4x1x1xf32>
  "vector.transfer_write"(%40, %19, %18#0, %3, %21, %18#1, %20#2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 5, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>}> : (vector<4x1x1xf32>, memref<4x1x16x2x16xf32, #gpu.address_space<global>>, index, index, index, index, index) -> ()
  %41 = "vector.transfer_read"(%32, %3, %3, %3, %4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (memref<1x4x1xf32, strided<[512, 32, 16], offset: ?>, #gpu.address_space<global>>, index, index, index, f32) -> vector<4x1xf32>
  "vector.transfer_write"(%41, %15, %18#0, %21, %23) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (vector<4x1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%7) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%6) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
