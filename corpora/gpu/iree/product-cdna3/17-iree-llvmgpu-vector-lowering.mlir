"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2x4x1x1xf16>
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4x1xf32>
  %3 = "arith.constant"() <{value = dense<0.000000e+00> : vector<2x1x4x1xf32>}> : () -> vector<2x1x4x1xf32>
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
  %15 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %17:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %18:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %19 = "affine.apply"(%18#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %20 = "affine.apply"(%18#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %21:3 = "affine.delinearize_index"(%17#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %22 = "affine.linearize_index"(%21#1, %4) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %23 = "vector.load"(%10, %18#0, %19) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%23, %7, %18#0, %19) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %24 = "vector.load"(%12, %18#0, %20) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%24, %6, %18#0, %20) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %25 = "affine.linearize_index"(%4, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %26 = "affine.linearize_index"(%4, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %27 = "vector.load"(%7, %25, %26) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %28 = "affine.linearize_index"(%4, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %29 = "affine.linearize_index"(%1, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %30 = "vector.load"(%7, %28, %29) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %31 = "affine.linearize_index"(%1, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %32 = "affine.linearize_index"(%4, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %33 = "vector.load"(%7, %31, %32) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %34 = "affine.linearize_index"(%1, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %35 = "affine.linearize_index"(%1, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %36 = "vector.load"(%7, %34, %35) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %37 = "affine.linearize_index"(%4, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %38 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %39 = "vector.load"(%6, %37, %38) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %40 = "vector.insert"(%39, %0) <{static_position = array<i64: 0, 0, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %41 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %42 = "affine.linearize_index"(%4, %41) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %43 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %44 = "vector.load"(%6, %42, %43) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %45 = "vector.insert"(%44, %40) <{static_position = array<i64: 0, 1, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %46 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %47 = "affine.linearize_index"(%4, %46) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %48 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %49 = "vector.load"(%6, %47, %48) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %50 = "vector.insert"(%49, %45) <{static_position = array<i64: 0, 2, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %51 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %52 = "affine.linearize_index"(%4, %51) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %53 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %54 = "vector.load"(%6, %52, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %55 = "vector.insert"(%54, %50) <{static_position = array<i64: 0, 3, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %56 = "affine.linearize_index"(%1, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %57 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %58 = "vector.load"(%6, %56, %57) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %59 = "vector.insert"(%58, %55) <{static_position = array<i64: 1, 0, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %60 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %61 = "affine.linearize_index"(%1, %60) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %62 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %63 = "vector.load"(%6, %61, %62) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %64 = "vector.insert"(%63, %59) <{static_position = array<i64: 1, 1, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %65 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %66 = "affine.linearize_index"(%1, %65) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %67 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %68 = "vector.load"(%6, %66, %67) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "vector.insert"(%68, %64) <{static_position = array<i64: 1, 2, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %70 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %71 = "affine.linearize_index"(%1, %70) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %72 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %73 = "vector.load"(%6, %71, %72) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %74 = "vector.insert"(%73, %69) <{static_position = array<i64: 1, 3, 0>}> : (vector<1xf16>, vector<2x4x1x1xf16>) -> vector<2x4x1x1xf16>
  %75 = "vector.transpose"(%74) <{permutation = array<i64: 0, 2, 3, 1>}> : (vector<2x4x1x1xf16>) -> vector<2x1x1x4xf16>
  %76 = "vector.extract"(%75) <{static_position = array<i64: 0, 0, 0>}> : (vector<2x1x1x4xf16>) -> vector<4xf16>
  %77 = "amdgpu.mfma"(%27, %76, %5) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %78 = "amdgpu.mfma"(%33, %76, %5) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %79 = "vector.extract"(%75) <{static_position = array<i64: 1, 0, 0>}> : (vector<2x1x1x4xf16>) -> vector<4xf16>
  %80 = "amdgpu.mfma"(%30, %79, %77) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %81 = "amdgpu.mfma"(%36, %79, %78) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %82 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %83 = "vector.insert"(%82, %2) <{static_position = array<i64: 0, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %84 = "vector.extract"(%80) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %85 = "vector.insert"(%84, %83) <{static_position = array<i64: 1, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %86 = "vector.extract"(%80) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %87 = "vector.insert"(%86, %85) <{static_position = array<i64: 2, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %88 = "vector.extract"(%80) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %89 = "vector.insert"(%88, %87) <{static_position = array<i64: 3, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %90 = "vector.insert_strided_slice"(%89, %3) <{offsets = [0, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xf32>, vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32>
  %91 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %92 = "vector.insert"(%91, %2) <{static_position = array<i64: 0, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %93 = "vector.extract"(%81) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %94 = "vector.insert"(%93, %92) <{static_position = array<i64: 1, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %95 = "vector.extract"(%81) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %96 = "vector.insert"(%95, %94) <{static_position = array<i64: 2, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %97 = "vector.extract"(%81) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %98 = "vector.insert"(%97, %96) <{static_position = array<i64: 3, 0>}> : (f32, vector<4x1xf32>) -> vector<4x1xf32>
  %99 = "vector.insert_strided_slice"(%98, %90) <{offsets = [1, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xf32>, vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32>
  %100 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %101 = "vector.load"(%14, %100) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %102 = "vector.extract"(%101) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %103 = "vector.broadcast"(%102) : (f32) -> vector<2x1x4x1xf32>
  %104 = "arith.addf"(%99, %103) <{fastmath = #arith.fastmath<none>}> : (vector<2x1x4x1xf32>, vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32>
  %105 = "vector.extract"(%104) <{static_position = array<i64: 0, 0, 0>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %106 = "affine.linearize_index"(%4, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %107 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%105, %16, %106, %107) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %108 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %109 = "vector.extract"(%104) <{static_position = array<i64: 0, 0, 1>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %110 = "affine.linearize_index"(%4, %108) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %111 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%109, %16, %110, %111) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %112 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %113 = "vector.extract"(%104) <{static_position = array<i64: 0, 0, 2>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %114 = "affine.linearize_index"(%4, %112) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %115 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%113, %16, %114, %115) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %116 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %117 = "vector.extract"(%104) <{static_position = array<i64: 0, 0, 3>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %118 = "affine.linearize_index"(%4, %116) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %119 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%117, %16, %118, %119) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %120 = "vector.extract"(%104) <{static_position = array<i64: 1, 0, 0>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %121 = "affine.linearize_index"(%1, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %122 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%120, %16, %121, %122) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %123 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %124 = "vector.extract"(%104) <{static_position = array<i64: 1, 0, 1>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %125 = "affine.linearize_index"(%1, %123) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %126 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%124, %16, %125, %126) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %127 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %128 = "vector.extract"(%104) <{static_position = array<i64: 1, 0, 2>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %129 = "affine.linearize_index"(%1, %127) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %130 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%128, %16, %129, %130) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %131 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %132 = "vector.extract"(%104) <{static_position = array<i64: 1, 0, 3>}> : (vector<2x1x4x1xf32>) -> vector<1xf32>
  %133 = "affine.linearize_index"(%1, %131) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %134 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%132, %16, %133, %134) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
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
