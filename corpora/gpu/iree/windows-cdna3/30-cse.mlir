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
  "cf.br"(%9, %12)[^bb1] : (i32, vector<4xf32>) -> ()
^bb1(%53: i32, %54: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
  %55 = "arith.cmpi"(%53, %6) <{predicate = 2 : i64}> : (i32, i32) -> i1
  "cf.cond_br"(%55)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:  // pred: ^bb1
  %56 = "arith.addi"(%53, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %57 = "arith.muli"(%56, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %58 = "arith.addi"(%43, %57) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %59 = "arith.divui"(%58, %1) : (i32, i32) -> i32
  %60 = "arith.remui"(%58, %1) : (i32, i32) -> i32
  %61 = "arith.divui"(%60, %7) : (i32, i32) -> i32
  %62 = "arith.remui"(%58, %7) : (i32, i32) -> i32
  %63 = "arith.index_castui"(%62) : (i32) -> index
  %64 = "arith.addi"(%23, %59) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %65 = "arith.index_castui"(%64) : (i32) -> index
  %66 = "arith.addi"(%36, %61) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %67 = "arith.index_castui"(%66) : (i32) -> index
  %68 = "vector.load"(%17, %65, %67, %63) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %69 = "arith.addi"(%39, %57) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %70 = "arith.divui"(%69, %1) : (i32, i32) -> i32
  %71 = "arith.index_castui"(%70) : (i32) -> index
  %72 = "arith.remui"(%69, %1) : (i32, i32) -> i32
  %73 = "arith.divui"(%72, %7) : (i32, i32) -> i32
  %74 = "arith.index_castui"(%73) : (i32) -> index
  %75 = "arith.remui"(%69, %7) : (i32, i32) -> i32
  %76 = "arith.index_castui"(%75) : (i32) -> index
  %77 = "vector.load"(%19, %71, %74, %76, %42) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %78 = "vector.load"(%14, %24, %30, %32) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %79 = "vector.load"(%13, %32, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %80 = "vector.load"(%13, %48, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %81 = "vector.load"(%13, %50, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %82 = "vector.load"(%13, %52, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %83 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %84 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %85 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %86 = "vector.extract"(%82) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %87 = "vector.from_elements"(%83, %84, %85, %86) : (f16, f16, f16, f16) -> vector<4xf16>
  %88 = "amdgpu.mfma"(%78, %87, %54) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
  "vector.store"(%68, %14, %24, %37, %44) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%77, %13, %40, %42) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "cf.br"(%56, %88)[^bb1] : (i32, vector<4xf32>) -> ()
^bb3:  // pred: ^bb1
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %89 = "vector.load"(%14, %24, %30, %32) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %90 = "vector.load"(%13, %32, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.load"(%13, %48, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "vector.load"(%13, %50, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %93 = "vector.load"(%13, %52, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %95 = "vector.extract"(%91) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %96 = "vector.extract"(%92) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %97 = "vector.extract"(%93) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %98 = "vector.from_elements"(%94, %95, %96, %97) : (f16, f16, f16, f16) -> vector<4xf16>
  %99 = "amdgpu.mfma"(%89, %98, %54) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %100 = "vector.extract"(%99) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %101 = "vector.broadcast"(%100) : (f32) -> vector<1xf32>
  %102 = "vector.extract"(%99) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %103 = "vector.broadcast"(%102) : (f32) -> vector<1xf32>
  %104 = "vector.extract"(%99) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %105 = "vector.broadcast"(%104) : (f32) -> vector<1xf32>
  %106 = "vector.extract"(%99) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %107 = "vector.broadcast"(%106) : (f32) -> vector<1xf32>
  "vector.store"(%101, %21, %24, %32, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%103, %21, %24, %48, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%105, %21, %24, %50, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%107, %21, %24, %52, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %108 = "memref.load"(%21, %24, %32, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %109 = "vector.broadcast"(%108) : (f32) -> vector<1xf32>
  %110 = "memref.load"(%21, %24, %48, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %111 = "vector.broadcast"(%110) : (f32) -> vector<1xf32>
  %112 = "memref.load"(%21, %24, %50, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %113 = "vector.broadcast"(%112) : (f32) -> vector<1xf32>
  %114 = "memref.load"(%21, %24, %52, %35) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
  %115 = "vector.broadcast"(%114) : (f32) -> vector<1xf32>
  "vector.store"(%109, %21, %24, %32, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%111, %21, %24, %48, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%113, %21, %24, %50, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "vector.store"(%115, %21, %24, %52, %35) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
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
