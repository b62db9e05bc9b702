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
  %25 = "arith.remui"(%22, %10) : (i32, i32) -> i32
  %26 = "arith.divui"(%25, %8) : (i32, i32) -> i32
  %27 = "arith.remui"(%22, %8) : (i32, i32) -> i32
  %28 = "arith.divui"(%27, %7) : (i32, i32) -> i32
  %29 = "arith.remui"(%27, %7) : (i32, i32) -> i32
  %30 = "arith.index_castui"(%29) : (i32) -> index
  %31 = "arith.muli"(%28, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %32 = "arith.index_castui"(%31) : (i32) -> index
  %33 = "arith.muli"(%26, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %34 = "arith.addi"(%33, %29) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %35 = "arith.index_castui"(%34) : (i32) -> index
  %36 = "arith.divui"(%25, %6) : (i32, i32) -> i32
  %37 = "arith.index_castui"(%36) : (i32) -> index
  %38 = "arith.remui"(%22, %6) : (i32, i32) -> i32
  %39 = "arith.divui"(%22, %5) : (i32, i32) -> i32
  %40 = "arith.index_castui"(%39) : (i32) -> index
  %41 = "arith.remui"(%22, %5) : (i32, i32) -> i32
  %42 = "arith.index_castui"(%41) : (i32) -> index
  %43 = "arith.muli"(%38, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %44 = "arith.index_castui"(%43) : (i32) -> index
  %45 = "vector.load"(%17, %24, %37, %44) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %46 = "vector.load"(%19, %11, %11, %40, %42) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%45, %14, %24, %37, %44) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%46, %13, %40, %42) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %47 = "arith.addi"(%31, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %48 = "arith.index_castui"(%47) : (i32) -> index
  %49 = "arith.addi"(%31, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %50 = "arith.index_castui"(%49) : (i32) -> index
  %51 = "arith.addi"(%31, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %52 = "arith.index_castui"(%51) : (i32) -> index
  %53 = "scf.for"(%9, %6, %4, %12) ({
  ^bb0(%arg0: i32, %arg1: vector<4xf32>):
    %81 = "arith.addi"(%arg0, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %82 = "arith.muli"(%81, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %83 = "arith.addi"(%43, %82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %84 = "arith.divui"(%83, %1) : (i32, i32) -> i32
    %85 = "arith.remui"(%83, %1) : (i32, i32) -> i32
    %86 = "arith.divui"(%85, %7) : (i32, i32) -> i32
    %87 = "arith.remui"(%83, %7) : (i32, i32) -> i32
    %88 = "arith.index_castui"(%87) : (i32) -> index
    %89 = "arith.addi"(%23, %84) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %90 = "arith.index_castui"(%89) : (i32) -> index
    %91 = "arith.addi"(%36, %86) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %92 = "arith.index_castui"(%91) : (i32) -> index
    %93 = "vector.load"(%17, %90, %92, %88) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %94 = "arith.addi"(%39, %82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %95 = "arith.divui"(%94, %1) : (i32, i32) -> i32
    %96 = "arith.index_castui"(%95) : (i32) -> index
    %97 = "arith.remui"(%94, %1) : (i32, i32) -> i32
    %98 = "arith.divui"(%97, %7) : (i32, i32) -> i32
    %99 = "arith.index_castui"(%98) : (i32) -> index
    %100 = "arith.remui"(%94, %7) : (i32, i32) -> i32
    %101 = "arith.index_castui"(%100) : (i32) -> index
    %102 = "vector.load"(%19, %96, %99, %101, %42) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %103 = "vector.load"(%14, %24, %30, %32) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %104 = "vector.load"(%13, %32, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %105 = "vector.load"(%13, %48, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %106 = "vector.load"(%13, %50, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %107 = "vector.load"(%13, %52, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %108 = "vector.extract"(%104) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %109 = "vector.extract"(%105) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %110 = "vector.extract"(%106) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %111 = "vector.extract"(%107) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %112 = "vector.from_elements"(%108, %109, %110, %111) : (f16, f16, f16, f16) -> vector<4xf16>
    %113 = "amdgpu.mfma"(%103, %112, %arg1) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%93, %14, %24, %37, %44) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%102, %13, %40, %42) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%113) : (vector<4xf32>) -> ()
  }) : (i32, i32, i32, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %54 = "vector.load"(%14, %24, %30, %32) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %55 = "vector.load"(%13, %32, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %56 = "vector.load"(%13, %48, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %57 = "vector.load"(%13, %50, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %58 = "vector.load"(%13, %52, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %59 = "vector.extract"(%55) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %60 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %61 = "vector.extract"(%57) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %62 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %63 = "vector.from_elements"(%59, %60, %61, %62) : (f16, f16, f16, f16) -> vector<4xf16>
  %64 = "amdgpu.mfma"(%54, %63, %53) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %65 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %66 = "vector.broadcast"(%65) : (f32) -> vector<1xf32>
  %67 = "vector.extract"(%64) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %68 = "vector.broadcast"(%67) : (f32) -> vector<1xf32>
  %69 = "vector.extract"(%64) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %70 = "vector.broadcast"(%69) : (f32) -> vector<1xf32>
  %71 = "vector.extract"(%64) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %72 = "vector.broadcast"(%71) : (f32) -> vector<1xf32>
  "vector.store"(%66, %21, %24, %32, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%68, %21, %24, %48, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%70, %21, %24, %50, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%72, %21, %24, %52, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %73 = "memref.load"(%21, %24, %32, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %74 = "vector.broadcast"(%73) : (f32) -> vector<1xf32>
  %75 = "memref.load"(%21, %24, %48, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %76 = "vector.broadcast"(%75) : (f32) -> vector<1xf32>
  %77 = "memref.load"(%21, %24, %50, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %78 = "vector.broadcast"(%77) : (f32) -> vector<1xf32>
  %79 = "memref.load"(%21, %24, %52, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %80 = "vector.broadcast"(%79) : (f32) -> vector<1xf32>
  "vector.store"(%74, %21, %24, %32, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%76, %21, %24, %48, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%78, %21, %24, %50, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%80, %21, %24, %52, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
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
