"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> f16
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
    %10 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
    %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>) -> memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>
    %13 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>) -> memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>
    %15 = "memref.collapse_shape"(%14) <{reassociation = [[0, 1, 2], [3]]}> : (memref<3x3x16x32xf16, #hal.descriptor_type<storage_buffer>>) -> memref<144x32xf16, #hal.descriptor_type<storage_buffer>>
    %16 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>
    %18 = "memref.subview"(%9) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 16, 16>, static_strides = array<i64: 1, 1, 1>}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>
    %19 = "memref.subview"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 32>, static_strides = array<i64: 1, 1>}> : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
    %20 = "memref.expand_shape"(%17) <{reassociation = [[0], [1, 2, 3], [4, 5]], static_output_shape = array<i64: 4, 1, 8, 2, 2, 16>}> : (memref<4x16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<4x1x8x2x2x16xf32, #hal.descriptor_type<storage_buffer>>
    %21:3 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 4, 2, 32>}> : (index) -> (index, index, index)
    %22:3 = "affine.delinearize_index"(%21#2) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
    %23:3 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 4, 16, 4>}> : (index) -> (index, index, index)
    %24:2 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 16, 16>}> : (index) -> (index, index)
    %25:2 = "affine.delinearize_index"(%21#2) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
    %26 = "memref.expand_shape"(%19) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 16, 2, 16>}> : (memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
    %27 = "memref.expand_shape"(%18) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 1, 16>}> : (memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>) -> memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>
    %28 = "affine.apply"(%23#2) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
    %29:3 = "affine.delinearize_index"(%28) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %30 = "affine.apply"(%23#0, %29#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %31 = "affine.apply"(%23#1, %29#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %32 = "affine.apply"(%24#1) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
    %33 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %34 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %35 = "vector.transfer_read"(%12, %30, %31, %29#2, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>, index, index, index, f16) -> vector<4xf16>
    %36 = "vector.transfer_read"(%15, %24#0, %32, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #hal.descriptor_type<storage_buffer>>, index, index, f16) -> vector<2xf16>
    "vector.transfer_write"(%35, %9, %23#0, %23#1, %28) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.transfer_write"(%36, %8, %24#0, %32) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %37 = "scf.for"(%6, %3, %5, %7) ({
    ^bb0(%arg1: index, %arg2: vector<8xf32>):
      %43 = "arith.addi"(%arg1, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %44 = "affine.apply"(%43, %23#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 4)>}> : (index, index) -> index
      %45:3 = "affine.delinearize_index"(%44) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
      %46 = "affine.apply"(%45#0, %23#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %47 = "affine.apply"(%45#1, %23#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %48 = "vector.transfer_read"(%12, %46, %47, %45#2, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #hal.descriptor_type<storage_buffer>>, index, index, index, f16) -> vector<4xf16>
      %49 = "affine.apply"(%43, %24#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
      %50 = "vector.transfer_read"(%15, %49, %32, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #hal.descriptor_type<storage_buffer>>, index, index, f16) -> vector<2xf16>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      %51 = "vector.transfer_read"(%27, %21#0, %6, %25#1, %6, %6, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<16xf16>
      %52 = "vector.transfer_read"(%26, %6, %6, %21#1, %25#1, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<16x1x1xf16>
      %53 = "vector.shape_cast"(%52) : (vector<16x1x1xf16>) -> vector<16xf16>
      %54 = "amdgpu.wmma"(%51, %53, %arg2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
      "vector.transfer_write"(%48, %9, %23#0, %23#1, %28) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
      "vector.transfer_write"(%50, %8, %24#0, %32) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
      "scf.yield"(%54) : (vector<8xf32>) -> ()
    }) : (index, index, index, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %38 = "vector.transfer_read"(%27, %21#0, %6, %25#1, %6, %6, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<16xf16>
    %39 = "vector.transfer_read"(%26, %6, %6, %21#1, %25#1, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<16x1x1xf16>
    %40 = "vector.shape_cast"(%39) : (vector<16x1x1xf16>) -> vector<16xf16>
    %41 = "amdgpu.wmma"(%38, %40, %37) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %42 = "vector.shape_cast"(%41) : (vector<8xf32>) -> vector<8x1x1x1xf32>
    "vector.transfer_write"(%42, %20, %21#0, %6, %6, %22#1, %21#1, %22#2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 1, 6, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d5)>}> : (vector<8x1x1x1xf32>, memref<4x1x8x2x2x16xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "memref.dealloc"(%9) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
    "memref.dealloc"(%8) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
