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
  %58 = "arith.constant"() <{value = 2 : index}> : () -> index
  %59 = "arith.muli"(%52, %58) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %60 = "arith.floordivsi"(%59, %0) : (index, index) -> index
  %61 = "arith.remsi"(%59, %0) : (index, index) -> index
  %62 = "arith.cmpi"(%61, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %63 = "arith.addi"(%61, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %64 = "arith.select"(%62, %63, %61) : (i1, index, index) -> index
  %65 = "arith.divsi"(%64, %3) : (index, index) -> index
  %66 = "arith.remsi"(%59, %3) : (index, index) -> index
  %67 = "arith.cmpi"(%66, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %68 = "arith.addi"(%66, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %69 = "arith.select"(%67, %68, %66) : (i1, index, index) -> index
  %70 = "arith.addi"(%43, %60) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %71 = "arith.addi"(%48, %65) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %72 = "vector.load"(%16, %70, %71, %69) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %73 = "arith.floordivsi"(%53, %0) : (index, index) -> index
  %74 = "arith.remsi"(%53, %0) : (index, index) -> index
  %75 = "arith.cmpi"(%74, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %76 = "arith.addi"(%74, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %77 = "arith.select"(%75, %76, %74) : (i1, index, index) -> index
  %78 = "arith.divsi"(%77, %3) : (index, index) -> index
  %79 = "arith.remsi"(%53, %3) : (index, index) -> index
  %80 = "arith.cmpi"(%79, %10) <{predicate = 2 : i64}> : (index, index) -> i1
  %81 = "arith.addi"(%79, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %82 = "arith.select"(%80, %81, %79) : (i1, index, index) -> index
  %83 = "vector.load"(%18, %73, %78, %82, %57) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%72, %13, %43, %48, %59) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%83, %12, %53, %57) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %84 = "arith.addi"(%40, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %85 = "arith.addi"(%40, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %86 = "arith.addi"(%40, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %87 = "scf.for"(%10, %8, %9, %11) ({
  ^bb0(%arg0: index, %arg1: vector<4xf32>):
    %115 = "arith.addi"(%arg0, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %116 = "arith.constant"() <{value = 16 : index}> : () -> index
    %117 = "arith.muli"(%115, %116) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %118 = "arith.addi"(%59, %117) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %119 = "arith.floordivsi"(%118, %0) : (index, index) -> index
    %120 = "arith.remsi"(%118, %0) : (index, index) -> index
    %121 = "arith.cmpi"(%120, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %122 = "arith.addi"(%120, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %123 = "arith.select"(%121, %122, %120) : (i1, index, index) -> index
    %124 = "arith.divsi"(%123, %3) : (index, index) -> index
    %125 = "arith.remsi"(%118, %3) : (index, index) -> index
    %126 = "arith.cmpi"(%125, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %127 = "arith.addi"(%125, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %128 = "arith.select"(%126, %127, %125) : (i1, index, index) -> index
    %129 = "arith.addi"(%43, %119) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %130 = "arith.addi"(%48, %124) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %131 = "vector.load"(%16, %129, %130, %128) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %132 = "arith.addi"(%53, %117) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %133 = "arith.floordivsi"(%132, %0) : (index, index) -> index
    %134 = "arith.remsi"(%132, %0) : (index, index) -> index
    %135 = "arith.cmpi"(%134, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %136 = "arith.addi"(%134, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %137 = "arith.select"(%135, %136, %134) : (i1, index, index) -> index
    %138 = "arith.divsi"(%137, %3) : (index, index) -> index
    %139 = "arith.remsi"(%132, %3) : (index, index) -> index
    %140 = "arith.cmpi"(%139, %10) <{predicate = 2 : i64}> : (index, index) -> i1
    %141 = "arith.addi"(%139, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %142 = "arith.select"(%140, %141, %139) : (i1, index, index) -> index
    %143 = "vector.load"(%18, %133, %138, %142, %57) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %144 = "vector.load"(%13, %21, %39, %40) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %145 = "vector.load"(%12, %40, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %146 = "vector.load"(%12, %84, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %147 = "vector.load"(%12, %85, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %148 = "vector.load"(%12, %86, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %149 = "vector.extract"(%145) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %150 = "vector.extract"(%146) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %151 = "vector.extract"(%147) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %152 = "vector.extract"(%148) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %153 = "vector.from_elements"(%149, %150, %151, %152) : (f16, f16, f16, f16) -> vector<4xf16>
    %154 = "amdgpu.mfma"(%144, %153, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%131, %13, %43, %48, %59) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%143, %12, %53, %57) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%154) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %88 = "vector.load"(%13, %21, %39, %40) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %89 = "vector.load"(%12, %40, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %90 = "vector.load"(%12, %84, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.load"(%12, %85, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "vector.load"(%12, %86, %42) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %93 = "vector.extract"(%89) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %94 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %95 = "vector.extract"(%91) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %96 = "vector.extract"(%92) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %97 = "vector.from_elements"(%93, %94, %95, %96) : (f16, f16, f16, f16) -> vector<4xf16>
  %98 = "amdgpu.mfma"(%88, %97, %87) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %99 = "vector.extract"(%98) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %100 = "vector.broadcast"(%99) : (f32) -> vector<1xf32>
  %101 = "vector.extract"(%98) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %102 = "vector.broadcast"(%101) : (f32) -> vector<1xf32>
  %103 = "vector.extract"(%98) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %104 = "vector.broadcast"(%103) : (f32) -> vector<1xf32>
  %105 = "vector.extract"(%98) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %106 = "vector.broadcast"(%105) : (f32) -> vector<1xf32>
  "vector.store"(%100, %20, %21, %40, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%102, %20, %21, %84, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%104, %20, %21, %85, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%106, %20, %21, %86, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %107 = "memref.load"(%20, %21, %40, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %108 = "vector.broadcast"(%107) : (f32) -> vector<1xf32>
  %109 = "memref.load"(%20, %21, %84, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %110 = "vector.broadcast"(%109) : (f32) -> vector<1xf32>
  %111 = "memref.load"(%20, %21, %85, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %112 = "vector.broadcast"(%111) : (f32) -> vector<1xf32>
  %113 = "memref.load"(%20, %21, %86, %42) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %114 = "vector.broadcast"(%113) : (f32) -> vector<1xf32>
  "vector.store"(%108, %20, %21, %40, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%110, %20, %21, %84, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%112, %20, %21, %85, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%114, %20, %21, %86, %42) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
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
