"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> f16
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
    %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
    %13 = "memref.collapse_shape"(%12) <{reassociation = [[0, 1, 2], [3]]}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<144x32xf16, #gpu.address_space<global>>
    %14 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
    %16 = "memref.subview"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 16, 16>, static_strides = array<i64: 1, 1, 1>}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>
    %17 = "memref.subview"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 32>, static_strides = array<i64: 1, 1>}> : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
    %18 = "memref.expand_shape"(%15) <{reassociation = [[0], [1, 2, 3], [4, 5]], static_output_shape = array<i64: 4, 1, 8, 2, 2, 16>}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x1x8x2x2x16xf32, #gpu.address_space<global>>
    %19:3 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 2, 32>}> : (index) -> (index, index, index)
    %20:3 = "affine.delinearize_index"(%19#2) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
    %21:3 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 16, 4>}> : (index) -> (index, index, index)
    %22:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 16, 16>}> : (index) -> (index, index)
    %23:2 = "affine.delinearize_index"(%19#2) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
    %24 = "memref.expand_shape"(%17) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 16, 2, 16>}> : (memref<16x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
    %25 = "memref.expand_shape"(%16) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 1, 16>}> : (memref<4x16x16xf16, strided<[320, 20, 1]>, #gpu.address_space<workgroup>>) -> memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>
    %26 = "affine.apply"(%21#2) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
    %27:3 = "affine.delinearize_index"(%26) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %28 = "affine.apply"(%21#0, %27#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %29 = "affine.apply"(%21#1, %27#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %30 = "affine.apply"(%22#1) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %31 = "vector.transfer_read"(%10, %28, %29, %27#2, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index, f16) -> vector<4xf16>
    %32 = "vector.transfer_read"(%13, %22#0, %30, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<2xf16>
    "vector.transfer_write"(%31, %7, %21#0, %21#1, %26) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.transfer_write"(%32, %6, %22#0, %30) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %33 = "scf.for"(%4, %1, %3, %5) ({
    ^bb0(%arg1: index, %arg2: vector<8xf32>):
      %39 = "arith.addi"(%arg1, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %40 = "affine.apply"(%39, %21#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 4)>}> : (index, index) -> index
      %41:3 = "affine.delinearize_index"(%40) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
      %42 = "affine.apply"(%41#0, %21#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %43 = "affine.apply"(%41#1, %21#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
      %44 = "vector.transfer_read"(%10, %42, %43, %41#2, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index, f16) -> vector<4xf16>
      %45 = "affine.apply"(%39, %22#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
      %46 = "vector.transfer_read"(%13, %45, %30, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<144x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<2xf16>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      %47 = "vector.transfer_read"(%25, %19#0, %4, %23#1, %4, %4, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<16xf16>
      %48 = "vector.transfer_read"(%24, %4, %4, %19#1, %23#1, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<16x1x1xf16>
      %49 = "vector.shape_cast"(%48) : (vector<16x1x1xf16>) -> vector<16xf16>
      %50 = "amdgpu.wmma"(%47, %49, %arg2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
      "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
      "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
      "vector.transfer_write"(%44, %7, %21#0, %21#1, %26) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
      "vector.transfer_write"(%46, %6, %22#0, %30) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
      "scf.yield"(%50) : (vector<8xf32>) -> ()
    }) : (index, index, index, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %34 = "vector.transfer_read"(%25, %19#0, %4, %23#1, %4, %4, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 5, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>}> : (memref<4x1x16x1x16xf16, strided<[320, 320, 20, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, index, f16) -> vector<16xf16>
    %35 = "vector.transfer_read"(%24, %4, %4, %19#1, %23#1, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<16x1x1xf16>
    %36 = "vector.shape_cast"(%35) : (vector<16x1x1xf16>) -> vector<16xf16>
    %37 = "amdgpu.wmma"(%34, %36, %33) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %38 = "vector.shape_cast"(%37) : (vector<8xf32>) -> vector<8x1x1x1xf32>
    "vector.transfer_write"(%38, %18, %19#0, %4, %4, %20#1, %19#1, %20#2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 1, 6, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d5)>}> : (vector<8x1x1x1xf32>, memref<4x1x8x2x2x16xf32, #gpu.address_space<global>>, index, index, index, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "memref.dealloc"(%7) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
    "memref.dealloc"(%6) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
