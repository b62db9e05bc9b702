"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 19 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 18 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 17 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 16 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 8 : i32}> : () -> i32
  %9 = "arith.constant"() <{value = 64 : i32}> : () -> i32
  %10 = "arith.constant"() <{value = 0 : index}> : () -> index
  %11 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %14 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %15 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %17 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %18 = "memref.assume_alignment"(%17) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %19 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %20 = "memref.assume_alignment"(%19) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %21 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %22 = "memref.assume_alignment"(%21) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %23 = "arith.index_castui"(%14) : (index) -> i32
  %24 = "arith.divui"(%23, %9) : (i32, i32) -> i32
  %25 = "arith.index_castui"(%14) : (index) -> i32
  %26 = "arith.remui"(%25, %9) : (i32, i32) -> i32
  %27 = "arith.index_castui"(%14) : (index) -> i32
  %28 = "arith.divui"(%27, %8) : (i32, i32) -> i32
  %29 = "arith.index_castui"(%28) : (i32) -> index
  %30 = "arith.index_castui"(%14) : (index) -> i32
  %31 = "arith.remui"(%30, %8) : (i32, i32) -> i32
  %32 = "arith.muli"(%31, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %33 = "arith.index_castui"(%32) : (i32) -> index
  %34 = "arith.muli"(%31, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %35 = "arith.index_castui"(%34) : (i32) -> index
  %36 = "arith.divui"(%26, %7) : (i32, i32) -> i32
  %37 = "arith.remui"(%26, %7) : (i32, i32) -> i32
  %38 = "arith.index_castui"(%37) : (i32) -> index
  %39 = "arith.muli"(%36, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %40 = "arith.index_castui"(%39) : (i32) -> index
  %41 = "vector.load"(%16, %29, %33) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%41, %13, %29, %33) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %42 = "vector.load"(%18, %29, %35) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%42, %12, %29, %35) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %43 = "vector.load"(%13, %38, %40) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %44 = "arith.addi"(%39, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %45 = "arith.index_castui"(%44) : (i32) -> index
  %46 = "vector.load"(%13, %38, %45) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %47 = "arith.addi"(%37, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %48 = "arith.index_castui"(%47) : (i32) -> index
  %49 = "vector.load"(%13, %48, %40) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %50 = "vector.load"(%13, %48, %45) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %51 = "arith.muli"(%24, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %52 = "arith.addi"(%51, %37) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %53 = "arith.index_castui"(%52) : (i32) -> index
  %54 = "vector.load"(%12, %40, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %55 = "arith.addi"(%39, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %56 = "arith.index_castui"(%55) : (i32) -> index
  %57 = "vector.load"(%12, %56, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %58 = "arith.addi"(%39, %5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %59 = "arith.index_castui"(%58) : (i32) -> index
  %60 = "vector.load"(%12, %59, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %61 = "arith.addi"(%39, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %62 = "arith.index_castui"(%61) : (i32) -> index
  %63 = "vector.load"(%12, %62, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %64 = "vector.load"(%12, %45, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "arith.addi"(%39, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %66 = "arith.index_castui"(%65) : (i32) -> index
  %67 = "vector.load"(%12, %66, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "arith.addi"(%39, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %69 = "arith.index_castui"(%68) : (i32) -> index
  %70 = "vector.load"(%12, %69, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "arith.addi"(%39, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %72 = "arith.index_castui"(%71) : (i32) -> index
  %73 = "vector.load"(%12, %72, %53) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %74 = "vector.to_elements"(%54) : (vector<1xf16>) -> f16
  %75 = "vector.to_elements"(%57) : (vector<1xf16>) -> f16
  %76 = "vector.to_elements"(%60) : (vector<1xf16>) -> f16
  %77 = "vector.to_elements"(%63) : (vector<1xf16>) -> f16
  %78 = "vector.to_elements"(%64) : (vector<1xf16>) -> f16
  %79 = "vector.to_elements"(%67) : (vector<1xf16>) -> f16
  %80 = "vector.to_elements"(%70) : (vector<1xf16>) -> f16
  %81 = "vector.to_elements"(%73) : (vector<1xf16>) -> f16
  %82 = "vector.from_elements"(%74, %75, %76, %77) : (f16, f16, f16, f16) -> vector<4xf16>
  %83 = "vector.from_elements"(%78, %79, %80, %81) : (f16, f16, f16, f16) -> vector<4xf16>
  %84 = "amdgpu.mfma"(%43, %82, %11) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %85 = "amdgpu.mfma"(%49, %82, %11) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %86 = "amdgpu.mfma"(%46, %83, %84) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %87 = "amdgpu.mfma"(%50, %83, %85) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %88 = "vector.extract"(%86) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %89 = "vector.broadcast"(%88) : (f32) -> vector<1xf32>
  %90 = "vector.extract"(%86) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %91 = "vector.broadcast"(%90) : (f32) -> vector<1xf32>
  %92 = "vector.extract"(%86) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %93 = "vector.broadcast"(%92) : (f32) -> vector<1xf32>
  %94 = "vector.extract"(%86) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %95 = "vector.broadcast"(%94) : (f32) -> vector<1xf32>
  %96 = "vector.extract"(%87) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %97 = "vector.broadcast"(%96) : (f32) -> vector<1xf32>
  %98 = "vector.extract"(%87) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %99 = "vector.broadcast"(%98) : (f32) -> vector<1xf32>
  %100 = "vector.extract"(%87) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %101 = "vector.broadcast"(%100) : (f32) -> vector<1xf32>
  %102 = "vector.extract"(%87) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %103 = "vector.broadcast"(%102) : (f32) -> vector<1xf32>
  %104 = "vector.load"(%20, %53) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %105 = "vector.extract"(%104) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %106 = "vector.broadcast"(%105) : (f32) -> vector<1xf32>
  %107 = "arith.addf"(%89, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %108 = "arith.addf"(%91, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %109 = "arith.addf"(%93, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %110 = "arith.addf"(%95, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %111 = "arith.addf"(%97, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %112 = "arith.addf"(%99, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %113 = "arith.addf"(%101, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %114 = "arith.addf"(%103, %106) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%107, %22, %40, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%108, %22, %56, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%109, %22, %59, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%110, %22, %62, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%111, %22, %45, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%112, %22, %66, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%113, %22, %69, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%114, %22, %72, %53) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%13) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%12) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
