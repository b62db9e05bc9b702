"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %3 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %5 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %6 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %7 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf16>
  %8 = "arith.constant"() <{value = 1 : index}> : () -> index
  %9 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %10 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %11 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %12 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %13 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %14 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %15 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %16 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %17 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %18 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %19 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %20 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
  %21 = "arith.constant"() <{value = 0 : index}> : () -> index
  %22 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %23 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %24 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %25 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %26 = "hal.interface.binding.subspan"(%21) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %27 = "memref.assume_alignment"(%26) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %28 = "hal.interface.binding.subspan"(%21) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %29 = "memref.assume_alignment"(%28) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %30 = "hal.interface.binding.subspan"(%21) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %31 = "memref.assume_alignment"(%30) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %32 = "hal.interface.binding.subspan"(%21) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %33 = "memref.assume_alignment"(%32) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %34:2 = "affine.delinearize_index"(%25) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %35:2 = "affine.delinearize_index"(%25) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %36 = "affine.apply"(%35#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %37 = "affine.apply"(%35#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %38:3 = "affine.delinearize_index"(%34#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %39 = "affine.linearize_index"(%38#1, %21) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %40 = "vector.load"(%27, %35#0, %36) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%40, %24, %35#0, %36) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %41 = "vector.load"(%29, %35#0, %37) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%41, %23, %35#0, %37) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %42 = "affine.linearize_index"(%21, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %43 = "affine.linearize_index"(%21, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %44 = "vector.load"(%24, %42, %43) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %45 = "affine.linearize_index"(%21, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %46 = "affine.linearize_index"(%8, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %47 = "vector.load"(%24, %45, %46) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %48 = "affine.linearize_index"(%8, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %49 = "affine.linearize_index"(%21, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %50 = "vector.load"(%24, %48, %49) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %51 = "affine.linearize_index"(%8, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %52 = "affine.linearize_index"(%8, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %53 = "vector.load"(%24, %51, %52) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %54 = "affine.linearize_index"(%21, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %55 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %56 = "vector.load"(%23, %54, %55) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %57 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %58 = "affine.linearize_index"(%21, %57) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %59 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %60 = "vector.load"(%23, %58, %59) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %61 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %62 = "affine.linearize_index"(%21, %61) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %63 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %64 = "vector.load"(%23, %62, %63) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %66 = "affine.linearize_index"(%21, %65) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %67 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %68 = "vector.load"(%23, %66, %67) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "affine.linearize_index"(%8, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %70 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %71 = "vector.load"(%23, %69, %70) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %72 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %73 = "affine.linearize_index"(%8, %72) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %74 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %75 = "vector.load"(%23, %73, %74) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %76 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %77 = "affine.linearize_index"(%8, %76) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %78 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %79 = "vector.load"(%23, %77, %78) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %80 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %81 = "affine.linearize_index"(%8, %80) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %82 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %83 = "vector.load"(%23, %81, %82) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %84 = "vector.to_elements"(%56) : (vector<1xf16>) -> f16
  %85 = "vector.to_elements"(%60) : (vector<1xf16>) -> f16
  %86 = "vector.to_elements"(%64) : (vector<1xf16>) -> f16
  %87 = "vector.to_elements"(%68) : (vector<1xf16>) -> f16
  %88 = "vector.to_elements"(%71) : (vector<1xf16>) -> f16
  %89 = "vector.to_elements"(%75) : (vector<1xf16>) -> f16
  %90 = "vector.to_elements"(%79) : (vector<1xf16>) -> f16
  %91 = "vector.to_elements"(%83) : (vector<1xf16>) -> f16
  %92 = "vector.from_elements"(%84, %85, %86, %87) : (f16, f16, f16, f16) -> vector<4xf16>
  %93 = "vector.from_elements"(%88, %89, %90, %91) : (f16, f16, f16, f16) -> vector<4xf16>
  %94 = "amdgpu.mfma"(%44, %92, %22) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %95 = "amdgpu.mfma"(%50, %92, %22) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %96 = "amdgpu.mfma"(%47, %93, %94) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %97 = "amdgpu.mfma"(%53, %93, %95) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %98 = "vector.extract"(%96) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %99 = "vector.insert"(%98, %9) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %100 = "vector.extract"(%96) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %101 = "vector.insert"(%100, %10) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %102 = "vector.extract"(%96) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %103 = "vector.insert"(%102, %11) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %104 = "vector.extract"(%96) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %105 = "vector.insert"(%104, %12) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %106 = "vector.extract"(%97) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %107 = "vector.insert"(%106, %9) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %108 = "vector.extract"(%97) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %109 = "vector.insert"(%108, %10) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %110 = "vector.extract"(%97) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %111 = "vector.insert"(%110, %11) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %112 = "vector.extract"(%97) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %113 = "vector.insert"(%112, %12) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %114 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %115 = "vector.load"(%31, %114) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %116 = "vector.extract"(%115) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %117 = "vector.broadcast"(%116) : (f32) -> vector<1xf32>
  %118 = "arith.addf"(%99, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %119 = "arith.addf"(%101, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %120 = "arith.addf"(%103, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %121 = "arith.addf"(%105, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %122 = "arith.addf"(%107, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %123 = "arith.addf"(%109, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %124 = "arith.addf"(%111, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %125 = "arith.addf"(%113, %117) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %126 = "affine.linearize_index"(%21, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %127 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%118, %33, %126, %127) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %128 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %129 = "affine.linearize_index"(%21, %128) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %130 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%119, %33, %129, %130) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %131 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %132 = "affine.linearize_index"(%21, %131) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %133 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%120, %33, %132, %133) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %134 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %135 = "affine.linearize_index"(%21, %134) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %136 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%121, %33, %135, %136) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %137 = "affine.linearize_index"(%8, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %138 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%122, %33, %137, %138) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %139 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %140 = "affine.linearize_index"(%8, %139) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %141 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%123, %33, %140, %141) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %142 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %143 = "affine.linearize_index"(%8, %142) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %144 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%124, %33, %143, %144) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %145 = "affine.apply"(%39) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %146 = "affine.linearize_index"(%8, %145) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %147 = "affine.linearize_index"(%34#0, %38#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%125, %33, %146, %147) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%24) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%23) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
