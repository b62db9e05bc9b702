"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %5 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %8 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %10 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %12 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %14:2 = "affine.delinearize_index"(%5) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %15:2 = "affine.delinearize_index"(%5) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %16 = "affine.apply"(%15#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %17 = "affine.apply"(%15#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %18:3 = "affine.delinearize_index"(%14#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %19 = "affine.linearize_index"(%18#1, %1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %20 = "vector.load"(%7, %15#0, %16) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%20, %4, %15#0, %16) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %21 = "vector.load"(%9, %15#0, %17) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%21, %3, %15#0, %17) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %22 = "vector.load"(%4, %18#2, %19) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %23 = "affine.linearize_index"(%0, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %24 = "vector.load"(%4, %18#2, %23) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %25 = "affine.linearize_index"(%0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %26 = "vector.load"(%4, %25, %19) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %27 = "vector.load"(%4, %25, %23) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %28 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %29 = "vector.load"(%3, %19, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %30 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %31 = "vector.load"(%3, %30, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %32 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %33 = "vector.load"(%3, %32, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %34 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %35 = "vector.load"(%3, %34, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %36 = "vector.load"(%3, %23, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %37 = "affine.linearize_index"(%0, %30) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %38 = "vector.load"(%3, %37, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %39 = "affine.linearize_index"(%0, %32) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %40 = "vector.load"(%3, %39, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %41 = "affine.linearize_index"(%0, %34) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %42 = "vector.load"(%3, %41, %28) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %43 = "vector.to_elements"(%29) : (vector<1xf16>) -> f16
  %44 = "vector.to_elements"(%31) : (vector<1xf16>) -> f16
  %45 = "vector.to_elements"(%33) : (vector<1xf16>) -> f16
  %46 = "vector.to_elements"(%35) : (vector<1xf16>) -> f16
  %47 = "vector.to_elements"(%36) : (vector<1xf16>) -> f16
  %48 = "vector.to_elements"(%38) : (vector<1xf16>) -> f16
  %49 = "vector.to_elements"(%40) : (vector<1xf16>) -> f16
  %50 = "vector.to_elements"(%42) : (vector<1xf16>) -> f16
  %51 = "vector.from_elements"(%43, %44, %45, %46) : (f16, f16, f16, f16) -> vector<4xf16>
  %52 = "vector.from_elements"(%47, %48, %49, %50) : (f16, f16, f16, f16) -> vector<4xf16>
  %53 = "amdgpu.mfma"(%22, %51, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %54 = "amdgpu.mfma"(%26, %51, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %55 = "amdgpu.mfma"(%24, %52, %53) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %56 = "amdgpu.mfma"(%27, %52, %54) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %57 = "vector.extract"(%55) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %58 = "vector.broadcast"(%57) : (f32) -> vector<1xf32>
  %59 = "vector.extract"(%55) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %60 = "vector.broadcast"(%59) : (f32) -> vector<1xf32>
  %61 = "vector.extract"(%55) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %62 = "vector.broadcast"(%61) : (f32) -> vector<1xf32>
  %63 = "vector.extract"(%55) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %64 = "vector.broadcast"(%63) : (f32) -> vector<1xf32>
  %65 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %66 = "vector.broadcast"(%65) : (f32) -> vector<1xf32>
  %67 = "vector.extract"(%56) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %68 = "vector.broadcast"(%67) : (f32) -> vector<1xf32>
  %69 = "vector.extract"(%56) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %70 = "vector.broadcast"(%69) : (f32) -> vector<1xf32>
  %71 = "vector.extract"(%56) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %72 = "vector.broadcast"(%71) : (f32) -> vector<1xf32>
  %73 = "vector.load"(%11, %28) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %74 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %75 = "vector.broadcast"(%74) : (f32) -> vector<1xf32>
  %76 = "arith.addf"(%58, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %77 = "arith.addf"(%60, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %78 = "arith.addf"(%62, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %79 = "arith.addf"(%64, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %80 = "arith.addf"(%66, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %81 = "arith.addf"(%68, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %82 = "arith.addf"(%70, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %83 = "arith.addf"(%72, %75) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%76, %13, %19, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%77, %13, %30, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%78, %13, %32, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%79, %13, %34, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%80, %13, %23, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%81, %13, %37, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%82, %13, %39, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%83, %13, %41, %28) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%4) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%3) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
