"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> f16
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
    %9 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
    %10 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
    %12 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
    %14 = "memref.collapse_shape"(%13) <{reassociation = [[0, 1, 2], [3]]}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<144x32xf16, #gpu.address_space<global>>
    %15 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
    %17 = "memref.subview"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 16, 16>, static_strides = array<i64: 1, 1, 1>}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>
    %18 = "memref.subview"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 32>, static_strides = array<i64: 1, 1>}> : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
    %19:3 = "affine.delinearize_index"(%9) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
    %20 = "memref.expand_shape"(%16) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 2, 16>}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x1x16x2x16xf32, #gpu.address_space<global>>
    %21:3 = "affine.delinearize_index"(%19#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
    %22 = "affine.linearize_index"(%21#1, %4) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
    %23 = "memref.subview"(%20, %19#0, %22, %19#1, %21#2) <{operandSegmentSizes = array<i32: 1, 4, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 1, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (memref<4x1x16x2x16xf32, #gpu.address_space<global>>, index, index, index, index) -> memref<1x1x4x1x1xf32, strided<[512, 512, 32, 16, 1], offset: ?>, #gpu.address_space<global>>
    %24 = "affine.linearize_index"(%19#1, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %25:3 = "affine.delinearize_index"(%9) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
    %26:2 = "affine.delinearize_index"(%9) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
    %27 = "memref.expand_shape"(%18) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 16, 2, 16>}> : (memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
    %28 = "memref.expand_shape"(%17) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 1, 16>}> : (memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>) -> memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>
    %29 = "affine.apply"(%25#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
    %30:3 = "affine.delinearize_index"(%29) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %31 = "affine.apply"(%25#0, %30#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %32 = "affine.apply"(%25#1, %30#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %33 = "memref.collapse_shape"(%23) <{reassociation = [[0], [1, 2], [3, 4]]}> : (memref<1x1x4x1x1xf32, strided<[512, 512, 32, 16, 1], offset: ?>, #gpu.address_space<global>>) -> memref<1x4x1xf32, strided<[512, 32, 16], offset: ?>, #gpu.address_space<global>>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %34 = "vector.transfer_read"(%11, %31, %32, %30#2, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index, f16) -> vector<2xf16>
    %35 = "vector.transfer_read"(%14, %26#0, %26#1, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<1xf16>
    "vector.transfer_write"(%34, %8, %25#0, %25#1, %29) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.transfer_write"(%35, %7, %26#0, %26#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %36 = "scf.for"(%4, %1, %3, %6) ({
    ^bb0(%arg1: index, %arg2: vector<4xf32>):
      %43 = "arith.addi"(%arg1, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %44 = "affine.apply"(%43, %25#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
      %45:3 = "affine.delinearize_index"(%44) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
      %46 = "affine.apply"(%45#0, %25#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %47 = "affine.apply"(%45#1, %25#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %48 = "vector.transfer_read"(%11, %46, %47, %45#2, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index, f16) -> vector<2xf16>
      %49 = "affine.apply"(%43, %26#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
      %50 = "vector.transfer_read"(%14, %49, %26#1, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<1xf16>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      %51 = "vector.transfer_read"(%28, %19#0, %4, %21#2, %4, %22, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<4xf16>
      %52 = "vector.transfer_read"(%27, %4, %22, %19#1, %21#2, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<4x1x1xf16>
      %53 = "vector.shape_cast"(%52) : (vector<4x1x1xf16>) -> vector<4xf16>
      %54 = "amdgpu.mfma"(%51, %53, %arg2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
      "vector.transfer_write"(%48, %8, %25#0, %25#1, %29) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
      "vector.transfer_write"(%50, %7, %26#0, %26#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
      "scf.yield"(%54) : (vector<4xf32>) -> ()
    }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %37 = "vector.transfer_read"(%28, %19#0, %4, %21#2, %4, %22, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<4xf16>
    %38 = "vector.transfer_read"(%27, %4, %22, %19#1, %21#2, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<4x1x1xf16>
    %39 = "vector.shape_cast"(%38) : (vector<4x1x1xf16>) -> vector<4xf16>
    %40 = "amdgpu.mfma"(%37, %39, %36) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %41 = "vector.shape_cast"(%40) : (vector<4xf32>) -> vector<4x1x1xf32>
    "vector.transfer_write"(%41, %20, %19#0, %4, %22, %19#1, %21#2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 5, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>}> : (vector<4x1x1xf32>, memref<4x1x16x2x16xf32, #gpu.address_space<global>>, index, index, index, index, index) -> ()
    %42 = "vector.transfer_read"(%33, %4, %4, %4, %5) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (memref<1x4x1xf32, strided<[512, 32, 16], offset: ?>, #gpu.address_space<global>>, index, index, index, f32) -> vector<4x1xf32>
    "vector.transfer_write"(%42, %16, %19#0, %22, %24) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (vector<4x1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "memref.dealloc"(%8) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
    "memref.dealloc"(%7) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
