"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> f16
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %8 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
    %11 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
    %12 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>) -> memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>
    %14 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>) -> memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.collapse_shape"(%15) <{reassociation = [[0, 1, 2], [3]]}> : (memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>) -> memref<144x32xf16, #hal.descriptor_type<storage_buffer>>
    %17 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>
    %18 = "memref.assume_alignment"(%17) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>
    %19 = "memref.subview"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 16, 16>, static_strides = array<i64: 1, 1, 1>}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>
    %20 = "memref.subview"(%9) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 32>, static_strides = array<i64: 1, 1>}> : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
    %21:3 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
    %22 = "memref.expand_shape"(%18) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 2, 16>}> : (memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<4x1x16x2x16xf32, #hal.descriptor_type<storage_buffer>>
    %23:3 = "affine.delinearize_index"(%21#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
    %24 = "affine.linearize_index"(%23#1, %6) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
    %25 = "memref.subview"(%22, %21#0, %24, %21#1, %23#2) <{operandSegmentSizes = array<i32: 1, 4, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 4, 1, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (memref<4x1x16x2x16xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> memref<1x1x4x1x1xf32, strided<[512, 512, 32, 16, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %26 = "affine.linearize_index"(%21#1, %23#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %27:3 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
    %28:2 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
    %29 = "memref.expand_shape"(%20) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 16, 2, 16>}> : (memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
    %30 = "memref.expand_shape"(%19) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 1, 16>}> : (memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>) -> memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>
    %31 = "affine.apply"(%27#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
    %32:3 = "affine.delinearize_index"(%31) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %33 = "affine.apply"(%27#0, %32#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %34 = "affine.apply"(%27#1, %32#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %35 = "memref.collapse_shape"(%25) <{reassociation = [[0], [1, 2], [3, 4]]}> : (memref<1x1x4x1x1xf32, strided<[512, 512, 32, 16, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x4x1xf32, strided<[512, 32, 16], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %36 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %37 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %38 = "vector.transfer_read"(%13, %33, %34, %32#2, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>, index, index, index, f16) -> vector<2xf16>
    %39 = "vector.transfer_read"(%16, %28#0, %28#1, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #hal.descriptor_type<storage_buffer>>, index, index, f16) -> vector<1xf16>
    "vector.transfer_write"(%38, %10, %27#0, %27#1, %31) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.transfer_write"(%39, %9, %28#0, %28#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %40 = "scf.for"(%6, %3, %5, %8) ({
    ^bb0(%arg1: index, %arg2: vector<4xf32>):
      %47 = "arith.addi"(%arg1, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %48 = "affine.apply"(%47, %27#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
      %49:3 = "affine.delinearize_index"(%48) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
      %50 = "affine.apply"(%49#0, %27#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %51 = "affine.apply"(%49#1, %27#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %52 = "vector.transfer_read"(%13, %50, %51, %49#2, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>, index, index, index, f16) -> vector<2xf16>
      %53 = "affine.apply"(%47, %28#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
      %54 = "vector.transfer_read"(%16, %53, %28#1, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #hal.descriptor_type<storage_buffer>>, index, index, f16) -> vector<1xf16>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      %55 = "vector.transfer_read"(%30, %21#0, %6, %23#2, %6, %24, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<4xf16>
      %56 = "vector.transfer_read"(%29, %6, %24, %21#1, %23#2, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<4x1x1xf16>
      %57 = "vector.shape_cast"(%56) : (vector<4x1x1xf16>) -> vector<4xf16>
      %58 = "amdgpu.mfma"(%55, %57, %arg2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
      "vector.transfer_write"(%52, %10, %27#0, %27#1, %31) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
      "vector.transfer_write"(%54, %9, %28#0, %28#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
      "scf.yield"(%58) : (vector<4xf32>) -> ()
    }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %41 = "vector.transfer_read"(%30, %21#0, %6, %23#2, %6, %24, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<4xf16>
    %42 = "vector.transfer_read"(%29, %6, %24, %21#1, %23#2, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<4x1x1xf16>
    %43 = "vector.shape_cast"(%42) : (vector<4x1x1xf16>) -> vector<4xf16>
    %44 = "amdgpu.mfma"(%41, %43, %40) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %45 = "vector.shape_cast"(%44) : (vector<4xf32>) -> vector<4x1x1xf32>
    "vector.transfer_write"(%45, %22, %21#0, %6, %24, %21#1, %23#2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 5, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>}> : (vector<4x1x1xf32>, memref<4x1x16x2x16xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index, index) -> ()
    %46 = "vector.transfer_read"(%35, %6, %6, %6, %7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (memref<1x4x1xf32, strided<[512, 32, 16], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, f32) -> vector<4x1xf32>
    "vector.transfer_write"(%46, %18, %21#0, %24, %26) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (vector<4x1xf32>, memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "memref.dealloc"(%10) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
    "memref.dealloc"(%9) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
