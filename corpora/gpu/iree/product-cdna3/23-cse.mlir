"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 19 : index}> : () -> index
  %1 = "arith.constant"() <{value = 18 : index}> : () -> index
  %2 = "arith.constant"() <{value = 17 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = 2 : index}> : () -> index
  %5 = "arith.constant"() <{value = 1 : index}> : () -> index
  %6 = "arith.constant"() <{value = 16 : index}> : () -> index
  %7 = "arith.constant"() <{value = 0 : index}> : () -> index
  %8 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %11 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %12 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %14 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %16 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %18 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %20:2 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %21:2 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %22 = "affine.apply"(%21#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %23 = "affine.apply"(%21#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %24:3 = "affine.delinearize_index"(%20#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %25 = "affine.linearize_index"(%24#1, %7) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %26 = "vector.load"(%13, %21#0, %22) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%26, %10, %21#0, %22) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %27 = "vector.load"(%15, %21#0, %23) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%27, %9, %21#0, %23) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %28 = "vector.load"(%10, %24#2, %25) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %29 = "affine.linearize_index"(%7, %25) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %30 = "arith.addi"(%29, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %31 = "vector.load"(%10, %24#2, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %32 = "affine.linearize_index"(%7, %24#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %33 = "arith.addi"(%32, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %34 = "vector.load"(%10, %33, %25) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %35 = "vector.load"(%10, %33, %30) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %36 = "affine.linearize_index"(%20#0, %24#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %37 = "vector.load"(%9, %25, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %38 = "arith.addi"(%25, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %39 = "vector.load"(%9, %38, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %40 = "arith.addi"(%25, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %41 = "vector.load"(%9, %40, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %42 = "arith.addi"(%25, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %43 = "vector.load"(%9, %42, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %44 = "vector.load"(%9, %30, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %45 = "arith.addi"(%29, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %46 = "vector.load"(%9, %45, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %47 = "arith.addi"(%29, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %48 = "vector.load"(%9, %47, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %49 = "arith.addi"(%29, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %50 = "vector.load"(%9, %49, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %51 = "vector.to_elements"(%37) : (vector<1xf16>) -> f16
  %52 = "vector.to_elements"(%39) : (vector<1xf16>) -> f16
  %53 = "vector.to_elements"(%41) : (vector<1xf16>) -> f16
  %54 = "vector.to_elements"(%43) : (vector<1xf16>) -> f16
  %55 = "vector.to_elements"(%44) : (vector<1xf16>) -> f16
  %56 = "vector.to_elements"(%46) : (vector<1xf16>) -> f16
  %57 = "vector.to_elements"(%48) : (vector<1xf16>) -> f16
  %58 = "vector.to_elements"(%50) : (vector<1xf16>) -> f16
  %59 = "vector.from_elements"(%51, %52, %53, %54) : (f16, f16, f16, f16) -> vector<4xf16>
  %60 = "vector.from_elements"(%55, %56, %57, %58) : (f16, f16, f16, f16) -> vector<4xf16>
  %61 = "amdgpu.mfma"(%28, %59, %8) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %62 = "amdgpu.mfma"(%34, %59, %8) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %63 = "amdgpu.mfma"(%31, %60, %61) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %64 = "amdgpu.mfma"(%35, %60, %62) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %65 = "vector.extract"(%63) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %66 = "vector.broadcast"(%65) : (f32) -> vector<1xf32>
  %67 = "vector.extract"(%63) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %68 = "vector.broadcast"(%67) : (f32) -> vector<1xf32>
  %69 = "vector.extract"(%63) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %70 = "vector.broadcast"(%69) : (f32) -> vector<1xf32>
  %71 = "vector.extract"(%63) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %72 = "vector.broadcast"(%71) : (f32) -> vector<1xf32>
  %73 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %74 = "vector.broadcast"(%73) : (f32) -> vector<1xf32>
  %75 = "vector.extract"(%64) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %76 = "vector.broadcast"(%75) : (f32) -> vector<1xf32>
  %77 = "vector.extract"(%64) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %78 = "vector.broadcast"(%77) : (f32) -> vector<1xf32>
  %79 = "vector.extract"(%64) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %80 = "vector.broadcast"(%79) : (f32) -> vector<1xf32>
  %81 = "vector.load"(%17, %36) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %82 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %83 = "vector.broadcast"(%82) : (f32) -> vector<1xf32>
  %84 = "arith.addf"(%66, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %85 = "arith.addf"(%68, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %86 = "arith.addf"(%70, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %87 = "arith.addf"(%72, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %88 = "arith.addf"(%74, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %89 = "arith.addf"(%76, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %90 = "arith.addf"(%78, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %91 = "arith.addf"(%80, %83) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%84, %19, %25, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%85, %19, %38, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%86, %19, %40, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%87, %19, %42, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%88, %19, %30, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%89, %19, %45, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%90, %19, %47, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%91, %19, %49, %36) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%10) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%9) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
