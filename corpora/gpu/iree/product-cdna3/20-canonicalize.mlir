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
  %27 = "affine.linearize_index"(%0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %28 = "affine.linearize_index"(%0, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %29 = "vector.load"(%4, %27, %28) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %30 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %31 = "vector.load"(%3, %19, %30) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %32 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %33 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %34 = "vector.load"(%3, %32, %33) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %35 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %36 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %37 = "vector.load"(%3, %35, %36) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %38 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %39 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %40 = "vector.load"(%3, %38, %39) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %41 = "affine.linearize_index"(%0, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %42 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %43 = "vector.load"(%3, %41, %42) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %44 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %45 = "affine.linearize_index"(%0, %44) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %46 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %47 = "vector.load"(%3, %45, %46) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %48 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %49 = "affine.linearize_index"(%0, %48) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %50 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %51 = "vector.load"(%3, %49, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %52 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %53 = "affine.linearize_index"(%0, %52) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %54 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %55 = "vector.load"(%3, %53, %54) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %56 = "vector.to_elements"(%31) : (vector<1xf16>) -> f16
  %57 = "vector.to_elements"(%34) : (vector<1xf16>) -> f16
  %58 = "vector.to_elements"(%37) : (vector<1xf16>) -> f16
  %59 = "vector.to_elements"(%40) : (vector<1xf16>) -> f16
  %60 = "vector.to_elements"(%43) : (vector<1xf16>) -> f16
  %61 = "vector.to_elements"(%47) : (vector<1xf16>) -> f16
  %62 = "vector.to_elements"(%51) : (vector<1xf16>) -> f16
  %63 = "vector.to_elements"(%55) : (vector<1xf16>) -> f16
  %64 = "vector.from_elements"(%56, %57, %58, %59) : (f16, f16, f16, f16) -> vector<4xf16>
  %65 = "vector.from_elements"(%60, %61, %62, %63) : (f16, f16, f16, f16) -> vector<4xf16>
  %66 = "amdgpu.mfma"(%22, %64, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %67 = "amdgpu.mfma"(%26, %64, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %68 = "amdgpu.mfma"(%24, %65, %66) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %69 = "amdgpu.mfma"(%29, %65, %67) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %70 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %71 = "vector.broadcast"(%70) : (f32) -> vector<1xf32>
  %72 = "vector.extract"(%68) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %73 = "vector.broadcast"(%72) : (f32) -> vector<1xf32>
  %74 = "vector.extract"(%68) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %75 = "vector.broadcast"(%74) : (f32) -> vector<1xf32>
  %76 = "vector.extract"(%68) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %77 = "vector.broadcast"(%76) : (f32) -> vector<1xf32>
  %78 = "vector.extract"(%69) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %79 = "vector.broadcast"(%78) : (f32) -> vector<1xf32>
  %80 = "vector.extract"(%69) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %81 = "vector.broadcast"(%80) : (f32) -> vector<1xf32>
  %82 = "vector.extract"(%69) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %83 = "vector.broadcast"(%82) : (f32) -> vector<1xf32>
  %84 = "vector.extract"(%69) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %85 = "vector.broadcast"(%84) : (f32) -> vector<1xf32>
  %86 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %87 = "vector.load"(%11, %86) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %88 = "vector.extract"(%87) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %89 = "vector.broadcast"(%88) : (f32) -> vector<1xf32>
  %90 = "arith.addf"(%71, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %91 = "arith.addf"(%73, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %92 = "arith.addf"(%75, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %93 = "arith.addf"(%77, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %94 = "arith.addf"(%79, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %95 = "arith.addf"(%81, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %96 = "arith.addf"(%83, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %97 = "arith.addf"(%85, %89) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  %98 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%90, %13, %19, %98) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %99 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %100 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%91, %13, %99, %100) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %101 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %102 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%92, %13, %101, %102) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %103 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %104 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%93, %13, %103, %104) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %105 = "affine.linearize_index"(%0, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %106 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%94, %13, %105, %106) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %107 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %108 = "affine.linearize_index"(%0, %107) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %109 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%95, %13, %108, %109) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %110 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %111 = "affine.linearize_index"(%0, %110) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %112 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%96, %13, %111, %112) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %113 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %114 = "affine.linearize_index"(%0, %113) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %115 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%97, %13, %114, %115) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
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
