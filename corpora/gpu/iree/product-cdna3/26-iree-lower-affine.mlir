"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 4 : index}> : () -> index
  %1 = "arith.constant"() <{value = 8 : index}> : () -> index
  %2 = "arith.constant"() <{value = 64 : index}> : () -> index
  %3 = "arith.constant"() <{value = 19 : index}> : () -> index
  %4 = "arith.constant"() <{value = 18 : index}> : () -> index
  %5 = "arith.constant"() <{value = 17 : index}> : () -> index
  %6 = "arith.constant"() <{value = 3 : index}> : () -> index
  %7 = "arith.constant"() <{value = 2 : index}> : () -> index
  %8 = "arith.constant"() <{value = 1 : index}> : () -> index
  %9 = "arith.constant"() <{value = 16 : index}> : () -> index
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
  %23 = "arith.floordivsi"(%14, %2) : (index, index) -> index
  %24 = "arith.remsi"(%14, %2) : (index, index) -> index
  %25 = "arith.cmpi"(%24, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %26 = "arith.addi"(%24, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %27 = "arith.select"(%25, %26, %24) : (i1, index, index) -> index
  %28 = "arith.floordivsi"(%14, %1) : (index, index) -> index
  %29 = "arith.remsi"(%14, %1) : (index, index) -> index
  %30 = "arith.cmpi"(%29, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %31 = "arith.addi"(%29, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %32 = "arith.select"(%30, %31, %29) : (i1, index, index) -> index
  %33 = "arith.constant"() <{value = 4 : index}> : () -> index
  %34 = "arith.muli"(%32, %33) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %35 = "arith.constant"() <{value = 8 : index}> : () -> index
  %36 = "arith.muli"(%32, %35) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %37 = "arith.remsi"(%27, %2) : (index, index) -> index
  %38 = "arith.cmpi"(%37, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %39 = "arith.addi"(%37, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %40 = "arith.select"(%38, %39, %37) : (i1, index, index) -> index
  %41 = "arith.divsi"(%40, %9) : (index, index) -> index
  %42 = "arith.remsi"(%27, %9) : (index, index) -> index
  %43 = "arith.cmpi"(%42, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %44 = "arith.addi"(%42, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %45 = "arith.select"(%43, %44, %42) : (i1, index, index) -> index
  %46 = "arith.muli"(%41, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %47 = "vector.load"(%16, %28, %34) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%47, %13, %28, %34) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %48 = "vector.load"(%18, %28, %36) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%48, %12, %28, %36) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %49 = "vector.load"(%13, %45, %46) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %50 = "arith.addi"(%46, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %51 = "vector.load"(%13, %45, %50) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %52 = "arith.addi"(%45, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %53 = "vector.load"(%13, %52, %46) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %54 = "vector.load"(%13, %52, %50) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %55 = "arith.muli"(%23, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %56 = "arith.addi"(%55, %45) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %57 = "vector.load"(%12, %46, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %58 = "arith.addi"(%46, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %59 = "vector.load"(%12, %58, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %60 = "arith.addi"(%46, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %61 = "vector.load"(%12, %60, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %62 = "arith.addi"(%46, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %63 = "vector.load"(%12, %62, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %64 = "vector.load"(%12, %50, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "arith.addi"(%46, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %66 = "vector.load"(%12, %65, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %67 = "arith.addi"(%46, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %68 = "vector.load"(%12, %67, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "arith.addi"(%46, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %70 = "vector.load"(%12, %69, %56) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "vector.to_elements"(%57) : (vector<1xf16>) -> f16
  %72 = "vector.to_elements"(%59) : (vector<1xf16>) -> f16
  %73 = "vector.to_elements"(%61) : (vector<1xf16>) -> f16
  %74 = "vector.to_elements"(%63) : (vector<1xf16>) -> f16
  %75 = "vector.to_elements"(%64) : (vector<1xf16>) -> f16
  %76 = "vector.to_elements"(%66) : (vector<1xf16>) -> f16
  %77 = "vector.to_elements"(%68) : (vector<1xf16>) -> f16
  %78 = "vector.to_elements"(%70) : (vector<1xf16>) -> f16
  %79 = "vector.from_elements"(%71, %72, %73, %74) : (f16, f16, f16, f16) -> vector<4xf16>
  %80 = "vector.from_elements"(%75, %76, %77, %78) : (f16, f16, f16, f16) -> vector<4xf16>
  %81 = "amdgpu.mfma"(%49, %79, %11) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %82 = "amdgpu.mfma"(%53, %79, %11) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %83 = "amdgpu.mfma"(%51, %80, %81) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %84 = "amdgpu.mfma"(%54, %80, %82) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %85 = "vector.extract"(%83) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %86 = "vector.broadcast"(%85) : (f32) -> vector<1xf32>
  %87 = "vector.extract"(%83) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %88 = "vector.broadcast"(%87) : (f32) -> vector<1xf32>
  %89 = "vector.extract"(%83) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %90 = "vector.broadcast"(%89) : (f32) -> vector<1xf32>
  %91 = "vector.extract"(%83) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %92 = "vector.broadcast"(%91) : (f32) -> vector<1xf32>
  %93 = "vector.extract"(%84) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %94 = "vector.broadcast"(%93) : (f32) -> vector<1xf32>
  %95 = "vector.extract"(%84) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %96 = "vector.broadcast"(%95) : (f32) -> vector<1xf32>
  %97 = "vector.extract"(%84) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %98 = "vector.broadcast"(%97) : (f32) -> vector<1xf32>
  %99 = "vector.extract"(%84) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %100 = "vector.broadcast"(%99) : (f32) -> vector<1xf32>
  %101 = "vector.load"(%20, %56) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %102 = "vector.extract"(%101) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %103 = "vector.broadcast"(%102) : (f32) -> vector<1xf32>
  %104 = "arith.addf"(%86, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %105 = "arith.addf"(%88, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %106 = "arith.addf"(%90, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %107 = "arith.addf"(%92, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %108 = "arith.addf"(%94, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %109 = "arith.addf"(%96, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %110 = "arith.addf"(%98, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %111 = "arith.addf"(%100, %103) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%104, %22, %46, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%105, %22, %58, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%106, %22, %60, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%107, %22, %62, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%108, %22, %50, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%109, %22, %65, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%110, %22, %67, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%111, %22, %69, %56) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
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
