"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %2 = "arith.constant"() <{value = 0 : index}> : () -> index
  %3 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %6 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %7 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %9 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %11 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %13 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %15:2 = "affine.delinearize_index"(%6) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %16:2 = "affine.delinearize_index"(%6) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %17 = "affine.apply"(%16#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %18 = "affine.apply"(%16#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %19:3 = "affine.delinearize_index"(%15#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %20 = "affine.linearize_index"(%19#1, %2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %21 = "vector.load"(%8, %16#0, %17) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%21, %5, %16#0, %17) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %22 = "vector.load"(%10, %16#0, %18) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%22, %4, %16#0, %18) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %23 = "affine.linearize_index"(%2, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %24 = "affine.linearize_index"(%2, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %25 = "vector.load"(%5, %23, %24) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %26 = "affine.linearize_index"(%2, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %27 = "affine.linearize_index"(%0, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %28 = "vector.load"(%5, %26, %27) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %29 = "affine.linearize_index"(%0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %30 = "affine.linearize_index"(%2, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %31 = "vector.load"(%5, %29, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %32 = "affine.linearize_index"(%0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %33 = "affine.linearize_index"(%0, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %34 = "vector.load"(%5, %32, %33) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %35 = "affine.linearize_index"(%2, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %36 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %37 = "vector.load"(%4, %35, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %38 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %39 = "affine.linearize_index"(%2, %38) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %40 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %41 = "vector.load"(%4, %39, %40) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %42 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %43 = "affine.linearize_index"(%2, %42) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %44 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %45 = "vector.load"(%4, %43, %44) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %46 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %47 = "affine.linearize_index"(%2, %46) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %48 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %49 = "vector.load"(%4, %47, %48) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %50 = "affine.linearize_index"(%0, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %51 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %52 = "vector.load"(%4, %50, %51) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %53 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %54 = "affine.linearize_index"(%0, %53) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %55 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %56 = "vector.load"(%4, %54, %55) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %57 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %58 = "affine.linearize_index"(%0, %57) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %59 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %60 = "vector.load"(%4, %58, %59) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %61 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %62 = "affine.linearize_index"(%0, %61) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %63 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %64 = "vector.load"(%4, %62, %63) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "vector.to_elements"(%37) : (vector<1xf16>) -> f16
  %66 = "vector.to_elements"(%41) : (vector<1xf16>) -> f16
  %67 = "vector.to_elements"(%45) : (vector<1xf16>) -> f16
  %68 = "vector.to_elements"(%49) : (vector<1xf16>) -> f16
  %69 = "vector.to_elements"(%52) : (vector<1xf16>) -> f16
  %70 = "vector.to_elements"(%56) : (vector<1xf16>) -> f16
  %71 = "vector.to_elements"(%60) : (vector<1xf16>) -> f16
  %72 = "vector.to_elements"(%64) : (vector<1xf16>) -> f16
  %73 = "vector.from_elements"(%65, %66, %67, %68) : (f16, f16, f16, f16) -> vector<4xf16>
  %74 = "vector.from_elements"(%69, %70, %71, %72) : (f16, f16, f16, f16) -> vector<4xf16>
  %75 = "amdgpu.mfma"(%25, %73, %3) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %76 = "amdgpu.mfma"(%31, %73, %3) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %77 = "amdgpu.mfma"(%28, %74, %75) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %78 = "amdgpu.mfma"(%34, %74, %76) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %79 = "vector.extract"(%77) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %80 = "vector.insert"(%79, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %81 = "vector.extract"(%77) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %82 = "vector.insert"(%81, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %83 = "vector.extract"(%77) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %84 = "vector.insert"(%83, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %85 = "vector.extract"(%77) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %86 = "vector.insert"(%85, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %87 = "vector.extract"(%78) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %88 = "vector.insert"(%87, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %89 = "vector.extract"(%78) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %90 = "vector.insert"(%89, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %91 = "vector.extract"(%78) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %92 = "vector.insert"(%91, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %93 = "vector.extract"(%78) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %94 = "vector.insert"(%93, %1) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %95 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %96 = "vector.load"(%12, %95) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %97 = "vector.extract"(%96) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %98 = "vector.broadcast"(%97) : (f32) -> vector<1xf32>
  %99 = "arith.addf"(%80, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %100 = "arith.addf"(%82, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %101 = "arith.addf"(%84, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %102 = "arith.addf"(%86, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %103 = "arith.addf"(%88, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %104 = "arith.addf"(%90, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %105 = "arith.addf"(%92, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %106 = "arith.addf"(%94, %98) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %107 = "affine.linearize_index"(%2, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %108 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%99, %14, %107, %108) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %109 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %110 = "affine.linearize_index"(%2, %109) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %111 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%100, %14, %110, %111) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %112 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %113 = "affine.linearize_index"(%2, %112) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %114 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%101, %14, %113, %114) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %115 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %116 = "affine.linearize_index"(%2, %115) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %117 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%102, %14, %116, %117) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %118 = "affine.linearize_index"(%0, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %119 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%103, %14, %118, %119) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %120 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %121 = "affine.linearize_index"(%0, %120) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %122 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%104, %14, %121, %122) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %123 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %124 = "affine.linearize_index"(%0, %123) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %125 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%105, %14, %124, %125) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %126 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %127 = "affine.linearize_index"(%0, %126) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %128 = "affine.linearize_index"(%15#0, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%106, %14, %127, %128) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%5) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%4) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
