"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<2x1x8x1x1xf32>}> : () -> vector<2x1x8x1x1xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> f16
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %7 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %8 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %10 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %12 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %14 = "memref.expand_shape"(%13) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 16>}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<4x16xf32, #gpu.address_space<global>>
  %15 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %17 = "memref.subview"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 32>, static_strides = array<i64: 1, 1>}> : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> memref<32x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
  %18 = "memref.subview"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 64>, static_strides = array<i64: 1, 1>}> : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> memref<32x64xf16, strided<[68, 1]>, #gpu.address_space<workgroup>>
  %19 = "memref.expand_shape"(%16) <{reassociation = [[0, 1, 2], [3, 4]], static_output_shape = array<i64: 2, 8, 2, 4, 16>}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<2x8x2x4x16xf32, #gpu.address_space<global>>
  %20:2 = "affine.delinearize_index"(%7) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
  %21:2 = "affine.delinearize_index"(%7) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
  %22 = "affine.apply"(%21#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %23:2 = "affine.delinearize_index"(%7) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %24 = "affine.apply"(%23#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %25 = "affine.apply"(%7) <{map = affine_map<()[s0] -> (s0 + 128)>}> : (index) -> index
  %26:2 = "affine.delinearize_index"(%25) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %27 = "affine.apply"(%26#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %28:2 = "affine.delinearize_index"(%20#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %29 = "memref.expand_shape"(%18) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 4, 16>}> : (memref<32x64xf16, strided<[68, 1]>, #gpu.address_space<workgroup>>) -> memref<2x16x4x16xf16, strided<[1088, 68, 16, 1]>, #gpu.address_space<workgroup>>
  %30 = "memref.expand_shape"(%17) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 2, 16>}> : (memref<32x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<2x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
  %31:3 = "affine.delinearize_index"(%20#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %32 = "vector.transfer_read"(%9, %21#0, %22, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index, f16) -> vector<8xf16>
  "vector.transfer_write"(%32, %6, %21#0, %22) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %33 = "vector.transfer_read"(%11, %23#0, %24, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index, f16) -> vector<8xf16>
  "vector.transfer_write"(%33, %5, %23#0, %24) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %34 = "vector.transfer_read"(%11, %26#0, %27, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index, f16) -> vector<8xf16>
  "vector.transfer_write"(%34, %5, %26#0, %27) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %35 = "vector.transfer_read"(%30, %3, %28#1, %3, %3, %2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (memref<2x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<2x1x2x16xf16>
  %36 = "vector.transpose"(%35) <{permutation = array<i64: 0, 2, 1, 3>}> : (vector<2x1x2x16xf16>) -> vector<2x2x1x16xf16>
  %37 = "vector.transfer_read"(%29, %3, %3, %20#0, %28#1, %2) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (memref<2x16x4x16xf16, strided<[1088, 68, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<2x16x1x1xf16>
  %38 = "vector.transpose"(%37) <{permutation = array<i64: 0, 2, 3, 1>}> : (vector<2x16x1x1xf16>) -> vector<2x1x1x16xf16>
  %39 = "vector.extract"(%36) <{static_position = array<i64: 0, 0>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
  %40 = "vector.extract"(%38) <{static_position = array<i64: 0, 0>}> : (vector<2x1x1x16xf16>) -> vector<1x16xf16>
  %41 = "vector.shape_cast"(%39) : (vector<1x16xf16>) -> vector<16xf16>
  %42 = "vector.shape_cast"(%40) : (vector<1x16xf16>) -> vector<16xf16>
  %43 = "amdgpu.wmma"(%41, %42, %4) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %44 = "vector.extract"(%36) <{static_position = array<i64: 1, 0>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
  %45 = "vector.shape_cast"(%44) : (vector<1x16xf16>) -> vector<16xf16>
  %46 = "amdgpu.wmma"(%45, %42, %4) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %47 = "vector.extract"(%36) <{static_position = array<i64: 0, 1>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
  %48 = "vector.extract"(%38) <{static_position = array<i64: 1, 0>}> : (vector<2x1x1x16xf16>) -> vector<1x16xf16>
  %49 = "vector.shape_cast"(%47) : (vector<1x16xf16>) -> vector<16xf16>
  %50 = "vector.shape_cast"(%48) : (vector<1x16xf16>) -> vector<16xf16>
  %51 = "amdgpu.wmma"(%49, %50, %43) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %52 = "vector.extract"(%36) <{static_position = array<i64: 1, 1>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
  %53 = "vector.shape_cast"(%52) : (vector<1x16xf16>) -> vector<16xf16>
  %54 = "amdgpu.wmma"(%53, %50, %46) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %55 = "vector.shape_cast"(%51) : (vector<8xf32>) -> vector<8x1x1xf32>
  %56 = "vector.insert_strided_slice"(%55, %0) <{offsets = [0, 0, 0, 0, 0], strides = [1, 1, 1]}> : (vector<8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
  %57 = "vector.shape_cast"(%54) : (vector<8xf32>) -> vector<8x1x1xf32>
  %58 = "vector.insert_strided_slice"(%57, %56) <{offsets = [1, 0, 0, 0, 0], strides = [1, 1, 1]}> : (vector<8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
  %59 = "vector.transfer_read"(%14, %20#0, %31#2, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x16xf32, #gpu.address_space<global>>, index, index, f32) -> vector<1xf32>
  %60 = "vector.broadcast"(%59) : (vector<1xf32>) -> vector<2x1x8x1x1xf32>
  %61 = "arith.addf"(%58, %60) <{fastmath = #arith.fastmath<none>}> : (vector<2x1x8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
  %62 = "vector.transpose"(%61) <{permutation = array<i64: 0, 2, 3, 1, 4>}> : (vector<2x1x8x1x1xf32>) -> vector<2x8x1x1x1xf32>
  "vector.transfer_write"(%62, %19, %3, %3, %31#1, %20#0, %31#2) <{in_bounds = [true, true, true, true, true], operandSegmentSizes = array<i32: 1, 1, 5, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>}> : (vector<2x8x1x1x1xf32>, memref<2x8x2x4x16xf32, #gpu.address_space<global>>, index, index, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%6) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%5) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
