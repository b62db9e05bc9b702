"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 48 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %5 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 8 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 16 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 64 : i32}> : () -> i32
  %9 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %10 = "arith.constant"() <{value = 128 : i32}> : () -> i32
  %11 = "arith.constant"() <{value = 0 : index}> : () -> index
  %12 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %15 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %16 = "hal.interface.binding.subspan"(%11) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %18 = "hal.interface.binding.subspan"(%11) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %20 = "hal.interface.binding.subspan"(%11) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %21 = "memref.assume_alignment"(%20) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %22 = "arith.index_castui"(%15) : (index) -> i32
  %23 = "arith.divui"(%22, %10) : (i32, i32) -> i32
  %24 = "arith.index_castui"(%23) : (i32) -> index
  %25 = "arith.index_castui"(%15) : (index) -> i32
  %26 = "arith.remui"(%25, %10) : (i32, i32) -> i32
  %27 = "arith.divui"(%26, %8) : (i32, i32) -> i32
  %28 = "arith.index_castui"(%15) : (index) -> i32
  %29 = "arith.remui"(%28, %8) : (i32, i32) -> i32
  %30 = "arith.divui"(%29, %7) : (i32, i32) -> i32
  %31 = "arith.remui"(%29, %7) : (i32, i32) -> i32
  %32 = "arith.index_castui"(%31) : (i32) -> index
  %33 = "arith.muli"(%30, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %34 = "arith.index_castui"(%33) : (i32) -> index
  %35 = "arith.muli"(%27, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %36 = "arith.addi"(%35, %31) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %37 = "arith.index_castui"(%36) : (i32) -> index
  %38 = "arith.index_castui"(%15) : (index) -> i32
  %39 = "arith.divui"(%38, %10) : (i32, i32) -> i32
  %40 = "arith.index_castui"(%39) : (i32) -> index
  %41 = "arith.index_castui"(%15) : (index) -> i32
  %42 = "arith.remui"(%41, %10) : (i32, i32) -> i32
  %43 = "arith.divui"(%42, %6) : (i32, i32) -> i32
  %44 = "arith.index_castui"(%43) : (i32) -> index
  %45 = "arith.index_castui"(%15) : (index) -> i32
  %46 = "arith.remui"(%45, %6) : (i32, i32) -> i32
  %47 = "arith.index_castui"(%15) : (index) -> i32
  %48 = "arith.divui"(%47, %5) : (i32, i32) -> i32
  %49 = "arith.index_castui"(%48) : (i32) -> index
  %50 = "arith.index_castui"(%15) : (index) -> i32
  %51 = "arith.remui"(%50, %5) : (i32, i32) -> i32
  %52 = "arith.index_castui"(%51) : (i32) -> index
  %53 = "arith.muli"(%46, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %54 = "arith.index_castui"(%53) : (i32) -> index
  %55 = "arith.index_castui"(%53) : (i32) -> index
  %56 = "vector.load"(%17, %40, %44, %55) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %57 = "arith.index_castui"(%48) : (i32) -> index
  %58 = "vector.load"(%19, %11, %11, %57, %52) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%56, %14, %40, %44, %54) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%58, %13, %49, %52) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %59 = "arith.addi"(%33, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %60 = "arith.index_castui"(%59) : (i32) -> index
  %61 = "arith.addi"(%33, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %62 = "arith.index_castui"(%61) : (i32) -> index
  %63 = "arith.addi"(%33, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %64 = "arith.index_castui"(%63) : (i32) -> index
  %65 = "scf.for"(%9, %6, %4, %12) ({
  ^bb0(%arg0: i32, %arg1: vector<4xf32>):
    %93 = "arith.addi"(%arg0, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %94 = "arith.muli"(%93, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %95 = "arith.addi"(%53, %94) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %96 = "arith.divui"(%95, %1) : (i32, i32) -> i32
    %97 = "arith.remui"(%95, %1) : (i32, i32) -> i32
    %98 = "arith.divui"(%97, %7) : (i32, i32) -> i32
    %99 = "arith.remui"(%95, %7) : (i32, i32) -> i32
    %100 = "arith.index_castui"(%99) : (i32) -> index
    %101 = "arith.addi"(%39, %96) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %102 = "arith.index_castui"(%101) : (i32) -> index
    %103 = "arith.addi"(%43, %98) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %104 = "arith.index_castui"(%103) : (i32) -> index
    %105 = "vector.load"(%17, %102, %104, %100) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %106 = "arith.addi"(%48, %94) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %107 = "arith.divui"(%106, %1) : (i32, i32) -> i32
    %108 = "arith.index_castui"(%107) : (i32) -> index
    %109 = "arith.remui"(%106, %1) : (i32, i32) -> i32
    %110 = "arith.divui"(%109, %7) : (i32, i32) -> i32
    %111 = "arith.index_castui"(%110) : (i32) -> index
    %112 = "arith.remui"(%106, %7) : (i32, i32) -> i32
    %113 = "arith.index_castui"(%112) : (i32) -> index
    %114 = "vector.load"(%19, %108, %111, %113, %52) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %115 = "vector.load"(%14, %24, %32, %34) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %116 = "vector.load"(%13, %34, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %117 = "vector.load"(%13, %60, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %118 = "vector.load"(%13, %62, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %119 = "vector.load"(%13, %64, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %120 = "vector.extract"(%116) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %121 = "vector.extract"(%117) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %122 = "vector.extract"(%118) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %123 = "vector.extract"(%119) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %124 = "vector.from_elements"(%120, %121, %122, %123) : (f16, f16, f16, f16) -> vector<4xf16>
    %125 = "amdgpu.mfma"(%115, %124, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%105, %14, %40, %44, %54) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%114, %13, %49, %52) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%125) : (vector<4xf32>) -> ()
  }) : (i32, i32, i32, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %66 = "vector.load"(%14, %24, %32, %34) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %67 = "vector.load"(%13, %34, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "vector.load"(%13, %60, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "vector.load"(%13, %62, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %70 = "vector.load"(%13, %64, %37) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "vector.extract"(%67) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %72 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %73 = "vector.extract"(%69) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %74 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %75 = "vector.from_elements"(%71, %72, %73, %74) : (f16, f16, f16, f16) -> vector<4xf16>
  %76 = "amdgpu.mfma"(%66, %75, %65) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %77 = "vector.extract"(%76) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %78 = "vector.broadcast"(%77) : (f32) -> vector<1xf32>
  %79 = "vector.extract"(%76) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %80 = "vector.broadcast"(%79) : (f32) -> vector<1xf32>
  %81 = "vector.extract"(%76) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %82 = "vector.broadcast"(%81) : (f32) -> vector<1xf32>
  %83 = "vector.extract"(%76) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %84 = "vector.broadcast"(%83) : (f32) -> vector<1xf32>
  "vector.store"(%78, %21, %24, %34, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%80, %21, %24, %60, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%82, %21, %24, %62, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%84, %21, %24, %64, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %85 = "memref.load"(%21, %24, %34, %37) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %86 = "vector.broadcast"(%85) : (f32) -> vector<1xf32>
  %87 = "memref.load"(%21, %24, %60, %37) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %88 = "vector.broadcast"(%87) : (f32) -> vector<1xf32>
  %89 = "memref.load"(%21, %24, %62, %37) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %90 = "vector.broadcast"(%89) : (f32) -> vector<1xf32>
  %91 = "memref.load"(%21, %24, %64, %37) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %92 = "vector.broadcast"(%91) : (f32) -> vector<1xf32>
  "vector.store"(%86, %21, %24, %34, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%88, %21, %24, %60, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%90, %21, %24, %62, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%92, %21, %24, %64, %37) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%14) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%13) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
