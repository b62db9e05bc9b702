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
  %25 = "arith.remui"(%23, %9) : (i32, i32) -> i32
  %26 = "arith.divui"(%23, %8) : (i32, i32) -> i32
  %27 = "arith.index_castui"(%26) : (i32) -> index
  %28 = "arith.remui"(%23, %8) : (i32, i32) -> i32
  %29 = "arith.muli"(%28, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %30 = "arith.index_castui"(%29) : (i32) -> index
  %31 = "arith.muli"(%28, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %32 = "arith.index_castui"(%31) : (i32) -> index
  %33 = "arith.divui"(%25, %7) : (i32, i32) -> i32
  %34 = "arith.remui"(%25, %7) : (i32, i32) -> i32
  %35 = "arith.index_castui"(%34) : (i32) -> index
  %36 = "arith.muli"(%33, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %37 = "arith.index_castui"(%36) : (i32) -> index
  %38 = "vector.load"(%16, %27, %30) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<4xf16>
  "vector.store"(%38, %13, %27, %30) <{nontemporal = false}> : (vector<4xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %39 = "vector.load"(%18, %27, %32) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%39, %12, %27, %32) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %40 = "vector.load"(%13, %35, %37) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %41 = "arith.addi"(%36, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %42 = "arith.index_castui"(%41) : (i32) -> index
  %43 = "vector.load"(%13, %35, %42) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %44 = "arith.addi"(%34, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %45 = "arith.index_castui"(%44) : (i32) -> index
  %46 = "vector.load"(%13, %45, %37) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %47 = "vector.load"(%13, %45, %42) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %48 = "arith.muli"(%24, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %49 = "arith.addi"(%48, %34) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %50 = "arith.index_castui"(%49) : (i32) -> index
  %51 = "vector.load"(%12, %37, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %52 = "arith.addi"(%36, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %53 = "arith.index_castui"(%52) : (i32) -> index
  %54 = "vector.load"(%12, %53, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %55 = "arith.addi"(%36, %5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %56 = "arith.index_castui"(%55) : (i32) -> index
  %57 = "vector.load"(%12, %56, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %58 = "arith.addi"(%36, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %59 = "arith.index_castui"(%58) : (i32) -> index
  %60 = "vector.load"(%12, %59, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %61 = "vector.load"(%12, %42, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %62 = "arith.addi"(%36, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %63 = "arith.index_castui"(%62) : (i32) -> index
  %64 = "vector.load"(%12, %63, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "arith.addi"(%36, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %66 = "arith.index_castui"(%65) : (i32) -> index
  %67 = "vector.load"(%12, %66, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "arith.addi"(%36, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %69 = "arith.index_castui"(%68) : (i32) -> index
  %70 = "vector.load"(%12, %69, %50) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "vector.to_elements"(%51) : (vector<1xf16>) -> f16
  %72 = "vector.to_elements"(%54) : (vector<1xf16>) -> f16
  %73 = "vector.to_elements"(%57) : (vector<1xf16>) -> f16
  %74 = "vector.to_elements"(%60) : (vector<1xf16>) -> f16
  %75 = "vector.to_elements"(%61) : (vector<1xf16>) -> f16
  %76 = "vector.to_elements"(%64) : (vector<1xf16>) -> f16
  %77 = "vector.to_elements"(%67) : (vector<1xf16>) -> f16
  %78 = "vector.to_elements"(%70) : (vector<1xf16>) -> f16
  %79 = "vector.from_elements"(%71, %72, %73, %74) : (f16, f16, f16, f16) -> vector<4xf16>
  %80 = "vector.from_elements"(%75, %76, %77, %78) : (f16, f16, f16, f16) -> vector<4xf16>
  %81 = "amdgpu.mfma"(%40, %79, %11) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %82 = "amdgpu.mfma"(%46, %79, %11) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %83 = "amdgpu.mfma"(%43, %80, %81) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %84 = "amdgpu.mfma"(%47, %80, %82) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %85 = "vector.extract"(%83) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %86 = "vector.extract"(%83) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %87 = "vector.extract"(%83) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %88 = "vector.extract"(%83) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %89 = "vector.extract"(%84) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %90 = "vector.extract"(%84) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %91 = "vector.extract"(%84) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %92 = "vector.extract"(%84) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %93 = "vector.load"(%20, %50) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %94 = "vector.extract"(%93) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %95 = "arith.addf"(%85, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %96 = "vector.broadcast"(%95) : (f32) -> vector<1xf32>
  %97 = "arith.addf"(%86, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %98 = "vector.broadcast"(%97) : (f32) -> vector<1xf32>
  %99 = "arith.addf"(%87, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %100 = "vector.broadcast"(%99) : (f32) -> vector<1xf32>
  %101 = "arith.addf"(%88, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %102 = "vector.broadcast"(%101) : (f32) -> vector<1xf32>
  %103 = "arith.addf"(%89, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %104 = "vector.broadcast"(%103) : (f32) -> vector<1xf32>
  %105 = "arith.addf"(%90, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %106 = "vector.broadcast"(%105) : (f32) -> vector<1xf32>
  %107 = "arith.addf"(%91, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %108 = "vector.broadcast"(%107) : (f32) -> vector<1xf32>
  %109 = "arith.addf"(%92, %94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %110 = "vector.broadcast"(%109) : (f32) -> vector<1xf32>
  "vector.store"(%96, %22, %37, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%98, %22, %53, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%100, %22, %56, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%102, %22, %59, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%104, %22, %42, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%106, %22, %63, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%108, %22, %66, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "vector.store"(%110, %22, %69, %50) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
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
