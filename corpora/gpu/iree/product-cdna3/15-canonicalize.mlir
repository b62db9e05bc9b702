"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<2x1x4x1xf32>}> : () -> vector<2x1x4x1xf32>
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> f16
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
    %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
    %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
    %11 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
    %13 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
    %15 = "memref.expand_shape"(%14) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 16>}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<4x16xf32, #gpu.address_space<global>>
    %16 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
    %18 = "memref.subview"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 32>, static_strides = array<i64: 1, 1>}> : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> memref<32x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
    %19 = "memref.subview"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 64>, static_strides = array<i64: 1, 1>}> : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> memref<32x64xf16, strided<[68, 1]>, #gpu.address_space<workgroup>>
    %20 = "memref.expand_shape"(%17) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 4, 16>}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<2x16x4x16xf32, #gpu.address_space<global>>
    %21:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
    %22:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
    %23 = "affine.apply"(%22#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
    %24 = "affine.apply"(%22#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
    %25:3 = "affine.delinearize_index"(%21#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
    %26 = "affine.linearize_index"(%25#1, %4) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
    %27 = "memref.expand_shape"(%19) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 4, 16>}> : (memref<32x64xf16, strided<[68, 1]>, #gpu.address_space<workgroup>>) -> memref<2x16x4x16xf16, strided<[1088, 68, 16, 1]>, #gpu.address_space<workgroup>>
    %28 = "memref.expand_shape"(%18) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 2, 16>}> : (memref<32x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<2x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %29 = "vector.transfer_read"(%10, %22#0, %23, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<4xf16>
    "vector.transfer_write"(%29, %7, %22#0, %23) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %30 = "vector.transfer_read"(%12, %22#0, %24, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index, f16) -> vector<8xf16>
    "vector.transfer_write"(%30, %6, %22#0, %24) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %31 = "vector.transfer_read"(%28, %4, %25#2, %4, %26, %3) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (memref<2x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<2x1x2x4xf16>
    %32 = "vector.transpose"(%31) <{permutation = array<i64: 0, 2, 1, 3>}> : (vector<2x1x2x4xf16>) -> vector<2x2x1x4xf16>
    %33 = "vector.transfer_read"(%27, %4, %26, %21#0, %25#2, %3) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (memref<2x16x4x16xf16, strided<[1088, 68, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<2x4x1x1xf16>
    %34 = "vector.transpose"(%33) <{permutation = array<i64: 0, 2, 3, 1>}> : (vector<2x4x1x1xf16>) -> vector<2x1x1x4xf16>
    %35 = "vector.extract"(%32) <{static_position = array<i64: 0, 0>}> : (vector<2x2x1x4xf16>) -> vector<1x4xf16>
    %36 = "vector.extract"(%34) <{static_position = array<i64: 0, 0>}> : (vector<2x1x1x4xf16>) -> vector<1x4xf16>
    %37 = "vector.shape_cast"(%35) : (vector<1x4xf16>) -> vector<4xf16>
    %38 = "vector.shape_cast"(%36) : (vector<1x4xf16>) -> vector<4xf16>
    %39 = "amdgpu.mfma"(%37, %38, %5) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %40 = "vector.extract"(%32) <{static_position = array<i64: 1, 0>}> : (vector<2x2x1x4xf16>) -> vector<1x4xf16>
    %41 = "vector.shape_cast"(%40) : (vector<1x4xf16>) -> vector<4xf16>
    %42 = "amdgpu.mfma"(%41, %38, %5) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %43 = "vector.extract"(%32) <{static_position = array<i64: 0, 1>}> : (vector<2x2x1x4xf16>) -> vector<1x4xf16>
    %44 = "vector.extract"(%34) <{static_position = array<i64: 1, 0>}> : (vector<2x1x1x4xf16>) -> vector<1x4xf16>
    %45 = "vector.shape_cast"(%43) : (vector<1x4xf16>) -> vector<4xf16>
    %46 = "vector.shape_cast"(%44) : (vector<1x4xf16>) -> vector<4xf16>
    %47 = "amdgpu.mfma"(%45, %46, %39) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %48 = "vector.extract"(%32) <{static_position = array<i64: 1, 1>}> : (vector<2x2x1x4xf16>) -> vector<1x4xf16>
    %49 = "vector.shape_cast"(%48) : (vector<1x4xf16>) -> vector<4xf16>
    %50 = "amdgpu.mfma"(%49, %46, %42) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %51 = "vector.shape_cast"(%47) : (vector<4xf32>) -> vector<4x1xf32>
    %52 = "vector.insert_strided_slice"(%51, %1) <{offsets = [0, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xf32>, vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32>
    %53 = "vector.shape_cast"(%50) : (vector<4xf32>) -> vector<4x1xf32>
    %54 = "vector.insert_strided_slice"(%53, %52) <{offsets = [1, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xf32>, vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32>
    %55 = "vector.transfer_read"(%15, %21#0, %25#2, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x16xf32, #gpu.address_space<global>>, index, index, f32) -> vector<1xf32>
    %56 = "vector.broadcast"(%55) : (vector<1xf32>) -> vector<2x1x4x1xf32>
    %57 = "arith.addf"(%54, %56) <{fastmath = #arith.fastmath<none>}> : (vector<2x1x4x1xf32>, vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32>
    %58 = "vector.transpose"(%57) <{permutation = array<i64: 0, 2, 1, 3>}> : (vector<2x1x4x1xf32>) -> vector<2x4x1x1xf32>
    "vector.transfer_write"(%58, %20, %4, %26, %21#0, %25#2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 1, 4, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (vector<2x4x1x1xf32>, memref<2x16x4x16xf32, #gpu.address_space<global>>, index, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "memref.dealloc"(%7) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
    "memref.dealloc"(%6) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
