"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
    %3 = "arith.constant"() <{value = dense<0> : vector<2x1x4x1xi32>}> : () -> vector<2x1x4x1xi32>
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> i8
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x72xi8, #gpu.address_space<workgroup>>
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x40xi8, #gpu.address_space<workgroup>>
    %10 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
    %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #hal.descriptor_type<storage_buffer>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<32x32xi8, #hal.descriptor_type<storage_buffer>>) -> memref<32x32xi8, #hal.descriptor_type<storage_buffer>>
    %13 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #hal.descriptor_type<storage_buffer>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<32x64xi8, #hal.descriptor_type<storage_buffer>>) -> memref<32x64xi8, #hal.descriptor_type<storage_buffer>>
    %15 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<64xi32, #hal.descriptor_type<storage_buffer>>) -> memref<64xi32, #hal.descriptor_type<storage_buffer>>
    %17 = "memref.expand_shape"(%16) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 16>}> : (memref<64xi32, #hal.descriptor_type<storage_buffer>>) -> memref<4x16xi32, #hal.descriptor_type<storage_buffer>>
    %18 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #hal.descriptor_type<storage_buffer>>
    %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<32x64xi32, #hal.descriptor_type<storage_buffer>>) -> memref<32x64xi32, #hal.descriptor_type<storage_buffer>>
    %20 = "memref.subview"(%9) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 32>, static_strides = array<i64: 1, 1>}> : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> memref<32x32xi8, strided<[40, 1]>, #gpu.address_space<workgroup>>
    %21 = "memref.subview"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 64>, static_strides = array<i64: 1, 1>}> : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> memref<32x64xi8, strided<[72, 1]>, #gpu.address_space<workgroup>>
    %22 = "memref.expand_shape"(%19) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 4, 16>}> : (memref<32x64xi32, #hal.descriptor_type<storage_buffer>>) -> memref<2x16x4x16xi32, #hal.descriptor_type<storage_buffer>>
    %23:2 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
    %24:2 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
    %25 = "affine.apply"(%24#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
    %26 = "affine.apply"(%24#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
    %27:3 = "affine.delinearize_index"(%23#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
    %28 = "affine.linearize_index"(%27#1, %6) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 8>}> : (index, index) -> index
    %29 = "memref.expand_shape"(%21) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 32, 4, 16>}> : (memref<32x64xi8, strided<[72, 1]>, #gpu.address_space<workgroup>>) -> memref<1x32x4x16xi8, strided<[2304, 72, 16, 1]>, #gpu.address_space<workgroup>>
    %30 = "memref.expand_shape"(%20) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 1, 32>}> : (memref<32x32xi8, strided<[40, 1]>, #gpu.address_space<workgroup>>) -> memref<2x16x1x32xi8, strided<[640, 40, 32, 1]>, #gpu.address_space<workgroup>>
    %31 = "affine.linearize_index"(%27#1, %6) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
    %32 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %33 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %34 = "vector.transfer_read"(%12, %24#0, %25, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x32xi8, #hal.descriptor_type<storage_buffer>>, index, index, i8) -> vector<4xi8>
    "vector.transfer_write"(%34, %9, %24#0, %25) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
    %35 = "vector.transfer_read"(%14, %24#0, %26, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x64xi8, #hal.descriptor_type<storage_buffer>>, index, index, i8) -> vector<8xi8>
    "vector.transfer_write"(%35, %8, %24#0, %26) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %36 = "vector.transfer_read"(%30, %6, %27#2, %6, %28, %5) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (memref<2x16x1x32xi8, strided<[640, 40, 32, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, i8) -> vector<2x1x1x8xi8>
    %37 = "vector.transfer_read"(%29, %6, %28, %23#0, %27#2, %5) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (memref<1x32x4x16xi8, strided<[2304, 72, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, i8) -> vector<8x1x1xi8>
    %38 = "vector.extract"(%36) <{static_position = array<i64: 0, 0>}> : (vector<2x1x1x8xi8>) -> vector<1x8xi8>
    %39 = "vector.shape_cast"(%38) : (vector<1x8xi8>) -> vector<8xi8>
    %40 = "vector.shape_cast"(%37) : (vector<8x1x1xi8>) -> vector<8xi8>
    %41 = "amdgpu.mfma"(%39, %40, %7) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
    %42 = "vector.extract"(%36) <{static_position = array<i64: 1, 0>}> : (vector<2x1x1x8xi8>) -> vector<1x8xi8>
    %43 = "vector.shape_cast"(%42) : (vector<1x8xi8>) -> vector<8xi8>
    %44 = "amdgpu.mfma"(%43, %40, %7) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
    %45 = "vector.shape_cast"(%41) : (vector<4xi32>) -> vector<4x1xi32>
    %46 = "vector.insert_strided_slice"(%45, %3) <{offsets = [0, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xi32>, vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32>
    %47 = "vector.shape_cast"(%44) : (vector<4xi32>) -> vector<4x1xi32>
    %48 = "vector.insert_strided_slice"(%47, %46) <{offsets = [1, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xi32>, vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32>
    %49 = "vector.transfer_read"(%17, %23#0, %27#2, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x16xi32, #hal.descriptor_type<storage_buffer>>, index, index, i32) -> vector<1xi32>
    %50 = "vector.broadcast"(%49) : (vector<1xi32>) -> vector<2x1x4x1xi32>
    %51 = "arith.addi"(%48, %50) <{overflowFlags = #arith.overflow<none>}> : (vector<2x1x4x1xi32>, vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32>
    %52 = "vector.transpose"(%51) <{permutation = array<i64: 0, 2, 1, 3>}> : (vector<2x1x4x1xi32>) -> vector<2x4x1x1xi32>
    "vector.transfer_write"(%52, %22, %6, %31, %23#0, %27#2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 1, 4, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (vector<2x4x1x1xi32>, memref<2x16x4x16xi32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "memref.dealloc"(%9) : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> ()
    "memref.dealloc"(%8) : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
