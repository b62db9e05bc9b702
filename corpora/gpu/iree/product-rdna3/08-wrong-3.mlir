"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : vector<2x1x8x1x1xf32>}> : () -> vector<2x1x8x1x1xf32>
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> f16
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
    %10 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
    %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #hal.descriptor_type<storage_buffer>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<32x32xf16, #hal.descriptor_type<storage_buffer>>) -> memref<32x32xf16, #hal.descriptor_type<storage_buffer>>
    %13 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #hal.descriptor_type<storage_buffer>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<32x64xf16, #hal.descriptor_type<storage_buffer>>) -> memref<32x64xf16, #hal.descriptor_type<storage_buffer>>
    %15 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<64xf32, #hal.descriptor_type<storage_buffer>>) -> memref<64xf32, #hal.descriptor_type<storage_buffer>>
    %17 = "memref.expand_shape"(%16) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 16>}> : (memref<64xf32, #hal.descriptor_type<storage_buffer>>) -> memref<4x16xf32, #hal.descriptor_type<storage_buffer>>
    %18 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #hal.descriptor_type<storage_buffer>>
    %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<32x64xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x64xf32, #hal.descriptor_type<storage_buffer>>
    %20 = "memref.subview"(%9) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 32>, static_strides = array<i64: 1, 1>}> : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> memref<32x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>
    %21 = "memref.subview"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 32, 64>, static_strides = array<i64: 1, 1>}> : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> memref<32x64xf16, strided<[68, 1]>, #gpu.address_space<workgroup>>
    %22 = "memref.expand_shape"(%19) <{reassociation = [[0, 1, 2], [3, 4]], static_output_shape = array<i64: 2, 8, 2, 4, 16>}> : (memref<32x64xf32, #hal.descriptor_type<storage_buffer>>) -> memref<2x8x2x4x16xf32, #hal.descriptor_type<storage_buffer>>
    %23:2 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
    %24:2 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
    %25 = "affine.apply"(%24#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
    %26:2 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
    %27 = "affine.apply"(%26#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
    %28 = "affine.apply"(%10) <{map = affine_map<()[s0] -> (s0 + 128)>}> : (index) -> index
    %29:2 = "affine.delinearize_index"(%28) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
    %30 = "affine.apply"(%29#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
    %31:2 = "affine.delinearize_index"(%23#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
    %32 = "memref.expand_shape"(%21) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 4, 16>}> : (memref<32x64xf16, strided<[68, 1]>, #gpu.address_space<workgroup>>) -> memref<2x16x4x16xf16, strided<[1088, 68, 16, 1]>, #gpu.address_space<workgroup>>
    %33 = "memref.expand_shape"(%20) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 16, 2, 16>}> : (memref<32x32xf16, strided<[36, 1]>, #gpu.address_space<workgroup>>) -> memref<2x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>
    %34:3 = "affine.delinearize_index"(%23#1) <{static_basis = array<i64: 1, 16>}> : (index) -> (index, index, index)
    %35 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %36 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %37 = "vector.transfer_read"(%12, %24#0, %25, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x32xf16, #hal.descriptor_type<storage_buffer>>, index, index, f16) -> vector<8xf16>
    "vector.transfer_write"(%37, %9, %24#0, %25) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %38 = "vector.transfer_read"(%14, %26#0, %27, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x64xf16, #hal.descriptor_type<storage_buffer>>, index, index, f16) -> vector<8xf16>
    "vector.transfer_write"(%38, %8, %26#0, %27) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %39 = "vector.transfer_read"(%14, %29#0, %30, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x64xf16, #hal.descriptor_type<storage_buffer>>, index, index, f16) -> vector<8xf16>
    "vector.transfer_write"(%39, %8, %29#0, %30) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %40 = "vector.transfer_read"(%33, %6, %31#1, %6, %6, %5) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (memref<2x16x2x16xf16, strided<[576, 36, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<2x1x2x16xf16>
    %41 = "vector.transpose"(%40) <{permutation = array<i64: 0, 2, 1, 3>}> : (vector<2x1x2x16xf16>) -> vector<2x2x1x16xf16>
    %42 = "vector.transfer_read"(%32, %6, %6, %23#0, %31#1, %5) <{in_bounds = [true, true, true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}> : (memref<2x16x4x16xf16, strided<[1088, 68, 16, 1]>, #gpu.address_space<workgroup>>, index, index, index, index, f16) -> vector<2x16x1x1xf16>
    %43 = "vector.transpose"(%42) <{permutation = array<i64: 0, 2, 3, 1>}> : (vector<2x16x1x1xf16>) -> vector<2x1x1x16xf16>
    %44 = "vector.extract"(%41) <{static_position = array<i64: 0, 0>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
    %45 = "vector.extract"(%43) <{static_position = array<i64: 0, 0>}> : (vector<2x1x1x16xf16>) -> vector<1x16xf16>
    %46 = "vector.shape_cast"(%44) : (vector<1x16xf16>) -> vector<16xf16>
    %47 = "vector.shape_cast"(%45) : (vector<1x16xf16>) -> vector<16xf16>
    %48 = "amdgpu.wmma"(%46, %47, %7) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %49 = "vector.extract"(%41) <{static_position = array<i64: 1, 0>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
    %50 = "vector.shape_cast"(%49) : (vector<1x16xf16>) -> vector<16xf16>
    %51 = "amdgpu.wmma"(%50, %47, %7) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %52 = "vector.extract"(%41) <{static_position = array<i64: 0, 1>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
    %53 = "vector.extract"(%43) <{static_position = array<i64: 1, 0>}> : (vector<2x1x1x16xf16>) -> vector<1x16xf16>
    %54 = "vector.shape_cast"(%52) : (vector<1x16xf16>) -> vector<16xf16>
    %55 = "vector.shape_cast"(%53) : (vector<1x16xf16>) -> vector<16xf16>
    %56 = "amdgpu.wmma"(%54, %55, %48) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %57 = "vector.extract"(%41) <{static_position = array<i64: 1, 1>}> : (vector<2x2x1x16xf16>) -> vector<1x16xf16>
    %58 = "vector.shape_cast"(%57) : (vector<1x16xf16>) -> vector<16xf16>
    %59 = "amdgpu.wmma"(%58, %55, %51) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %60 = "vector.shape_cast"(%56) : (vector<8xf32>) -> vector<8x1x1xf32>
    %61 = "vector.insert_strided_slice"(%60, %3) <{offsets = [0, 0, 0, 0, 0], strides = [1, 1, 1]}> : (vector<8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
    %62 = "vector.shape_cast"(%59) : (vector<8xf32>) -> vector<8x1x1xf32>
    %63 = "vector.insert_strided_slice"(%62, %61) <{offsets = [1, 0, 0, 0, 0], strides = [1, 1, 1]}> : (vector<8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
    %64 = "vector.transfer_read"(%17, %23#0, %34#2, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x16xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<1xf32>
    %65 = "vector.broadcast"(%64) : (vector<1xf32>) -> vector<2x1x8x1x1xf32>
    %66 = "arith.addf"(%63, %65) <{fastmath = #arith.fastmath<none>}> : (vector<2x1x8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
    %67 = "vector.transpose"(%66) <{permutation = array<i64: 0, 2, 3, 1, 4>}> : (vector<2x1x8x1x1xf32>) -> vector<2x8x1x1x1xf32>
    "vector.transfer_write"(%67, %22, %6, %6, %34#1, %23#0, %34#2) <{in_bounds = [true, true, true, true, true], operandSegmentSizes = array<i32: 1, 1, 5, 0>, permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>}> : (vector<2x8x1x1x1xf32>, memref<2x8x2x4x16xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "memref.dealloc"(%9) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
    "memref.dealloc"(%8) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
