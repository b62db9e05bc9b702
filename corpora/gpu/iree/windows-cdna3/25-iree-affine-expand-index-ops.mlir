"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 48 : index}> : () -> index
  %1 = "arith.constant"() <{value = 32 : index}> : () -> index
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 16 : index}> : () -> index
  %4 = "arith.constant"() <{value = 128 : index}> : () -> index
  %5 = "arith.constant"() <{value = 64 : index}> : () -> index
  %6 = "arith.constant"() <{value = 3 : index}> : () -> index
  %7 = "arith.constant"() <{value = 2 : index}> : () -> index
  %8 = "arith.constant"() <{value = 8 : index}> : () -> index
  %9 = "arith.constant"() <{value = 1 : index}> : () -> index
  %10 = "arith.constant"() <{value = 0 : index}> : () -> index
  %11 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %14 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %15 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %17 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %18 = "memref.assume_alignment"(%17) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %19 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %20 = "memref.assume_alignment"(%19) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %21 = "arith.floordivsi"(%14, %4) : (index, index) -> index
  %22 = "arith.remsi"(%14, %4) : (index, index) -> index
  %23 = "arith.cmpi"(%22, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %24 = "arith.addi"(%22, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %25 = "arith.select"(%23, %24, %22) : (i1, index, index) -> index
  %26 = "arith.divsi"(%25, %5) : (index, index) -> index
  %27 = "arith.remsi"(%14, %5) : (index, index) -> index
  %28 = "arith.cmpi"(%27, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %29 = "arith.addi"(%27, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %30 = "arith.select"(%28, %29, %27) : (i1, index, index) -> index
  %31 = "arith.remsi"(%30, %5) : (index, index) -> index
  %32 = "arith.cmpi"(%31, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %33 = "arith.addi"(%31, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %34 = "arith.select"(%32, %33, %31) : (i1, index, index) -> index
  %35 = "arith.divsi"(%34, %3) : (index, index) -> index
  %36 = "arith.remsi"(%30, %3) : (index, index) -> index
  %37 = "arith.cmpi"(%36, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %38 = "arith.addi"(%36, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %39 = "arith.select"(%37, %38, %36) : (i1, index, index) -> index
  %40 = "arith.muli"(%35, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %41 = "arith.muli"(%26, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %42 = "arith.addi"(%41, %39) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %43 = "arith.floordivsi"(%14, %4) : (index, index) -> index
  %44 = "arith.remsi"(%14, %4) : (index, index) -> index
  %45 = "arith.cmpi"(%44, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %46 = "arith.addi"(%44, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %47 = "arith.select"(%45, %46, %44) : (i1, index, index) -> index
  %48 = "arith.divsi"(%47, %8) : (index, index) -> index
  %49 = "arith.remsi"(%14, %8) : (index, index) -> index
  %50 = "arith.cmpi"(%49, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %51 = "arith.addi"(%49, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %52 = "arith.select"(%50, %51, %49) : (i1, index, index) -> index
  %53 = "arith.floordivsi"(%14, %1) : (index, index) -> index
  %54 = "arith.remsi"(%14, %1) : (index, index) -> index
  %55 = "arith.cmpi"(%54, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %56 = "arith.addi"(%54, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %57 = "arith.select"(%55, %56, %54) : (i1, index, index) -> index
  %58 = "affine.apply"(%52) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %59 = "arith.floordivsi"(%58, %0) : (index, index) -> index
  %60 = "arith.remsi"(%58, %0) : (index, index) -> index
  %61 = "arith.cmpi"(%60, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %62 = "arith.addi"(%60, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %63 = "arith.select"(%61, %62, %60) : (i1, index, index) -> index
  %64 = "arith.divsi"(%63, %3) : (index, index) -> index
  %65 = "arith.remsi"(%58, %3) : (index, index) -> index
  %66 = "arith.cmpi"(%65, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %67 = "arith.addi"(%65, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %68 = "arith.select"(%66, %67, %65) : (i1, index, index) -> index
  %69 = "affine.apply"(%43, %59) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %70 = "affine.apply"(%48, %64) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %71 = "vector.load"(%16, %69, %70, %68) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %72 = "arith.floordivsi"(%53, %0) : (index, index) -> index
  %73 = "arith.remsi"(%53, %0) : (index, index) -> index
  %74 = "arith.cmpi"(%73, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %75 = "arith.addi"(%73, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %76 = "arith.select"(%74, %75, %73) : (i1, index, index) -> index
  %77 = "arith.divsi"(%76, %3) : (index, index) -> index
  %78 = "arith.remsi"(%53, %3) : (index, index) -> index
  %79 = "arith.cmpi"(%78, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %80 = "arith.addi"(%78, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %81 = "arith.select"(%79, %80, %78) : (i1, index, index) -> index
  %82 = "vector.load"(%18, %72, %77, %81, %57) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%71, %13, %43, %48, %58) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%82, %12, %53, %57) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %83 = "arith.addi"(%40, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %84 = "arith.addi"(%40, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %85 = "arith.addi"(%40, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %86 = "scf.for"(%10, %8, %9, %11) ({
  ^bb0(%arg0: index, %arg1: vector<4xf32>):
    %114 = "arith.addi"(%arg0, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %115 = "affine.apply"(%114) <{map = affine_map<()[s0] -> (s0 * 16)>}> : (index) -> index
    %116 = "affine.apply"(%58, %115) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %117 = "arith.floordivsi"(%116, %0) : (index, index) -> index
    %118 = "arith.remsi"(%116, %0) : (index, index) -> index
    %119 = "arith.cmpi"(%118, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %120 = "arith.addi"(%118, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %121 = "arith.select"(%119, %120, %118) : (i1, index, index) -> index
    %122 = "arith.divsi"(%121, %3) : (index, index) -> index
    %123 = "arith.remsi"(%116, %3) : (index, index) -> index
    %124 = "arith.cmpi"(%123, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %125 = "arith.addi"(%123, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %126 = "arith.select"(%124, %125, %123) : (i1, index, index) -> index
    %127 = "affine.apply"(%43, %117) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %128 = "affine.apply"(%48, %122) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %129 = "vector.load"(%16, %127, %128, %126) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %130 = "affine.apply"(%53, %115) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %131 = "arith.floordivsi"(%130, %0) : (index, index) -> index
    %132 = "arith.remsi"(%130, %0) : (index, index) -> index
    %133 = "arith.cmpi"(%132, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %134 = "arith.addi"(%132, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %135 = "arith.select"(%133, %134, %132) : (i1, index, index) -> index
    %136 = "arith.divsi"(%135, %3) : (index, index) -> index
    %137 = "arith.remsi"(%130, %3) : (index, index) -> index
    %138 = "arith.cmpi"(%137, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %139 = "arith.addi"(%137, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %140 = "arith.select"(%138, %139, %137) : (i1, index, index) -> index
    %141 = "vector.load"(%18, %131, %136, %140, %57) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %142 = "vector.load"(%13, %21, %39, %40) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %143 = "vector.load"(%12, %40, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %144 = "vector.load"(%12, %83, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %145 = "vector.load"(%12, %84, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %146 = "vector.load"(%12, %85, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %147 = "vector.extract"(%143) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %148 = "vector.extract"(%144) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %149 = "vector.extract"(%145) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %150 = "vector.extract"(%146) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %151 = "vector.from_elements"(%147, %148, %149, %150) : (f16, f16, f16, f16) -> vector<4xf16>
    %152 = "amdgpu.mfma"(%142, %151, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%129, %13, %43, %48, %58) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%141, %12, %53, %57) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%152) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %87 = "vector.load"(%13, %21, %39, %40) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %88 = "vector.load"(%12, %40, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %89 = "vector.load"(%12, %83, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %90 = "vector.load"(%12, %84, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.load"(%12, %85, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "vector.extract"(%88) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %93 = "vector.extract"(%89) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %94 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %95 = "vector.extract"(%91) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %96 = "vector.from_elements"(%92, %93, %94, %95) : (f16, f16, f16, f16) -> vector<4xf16>
  %97 = "amdgpu.mfma"(%87, %96, %86) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %98 = "vector.extract"(%97) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %99 = "vector.broadcast"(%98) : (f32) -> vector<1xf32>
  %100 = "vector.extract"(%97) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %101 = "vector.broadcast"(%100) : (f32) -> vector<1xf32>
  %102 = "vector.extract"(%97) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %103 = "vector.broadcast"(%102) : (f32) -> vector<1xf32>
  %104 = "vector.extract"(%97) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %105 = "vector.broadcast"(%104) : (f32) -> vector<1xf32>
  "vector.store"(%99, %20, %21, %40, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%101, %20, %21, %83, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%103, %20, %21, %84, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%105, %20, %21, %85, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %106 = "memref.load"(%20, %21, %40, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %107 = "vector.broadcast"(%106) : (f32) -> vector<1xf32>
  %108 = "memref.load"(%20, %21, %83, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %109 = "vector.broadcast"(%108) : (f32) -> vector<1xf32>
  %110 = "memref.load"(%20, %21, %84, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %111 = "vector.broadcast"(%110) : (f32) -> vector<1xf32>
  %112 = "memref.load"(%20, %21, %85, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %113 = "vector.broadcast"(%112) : (f32) -> vector<1xf32>
  "vector.store"(%107, %20, %21, %40, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%109, %20, %21, %83, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%111, %20, %21, %84, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%113, %20, %21, %85, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%13) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%12) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
