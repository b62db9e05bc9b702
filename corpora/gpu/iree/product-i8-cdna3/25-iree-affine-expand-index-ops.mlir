"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 8 : index}> : () -> index
  %1 = "arith.constant"() <{value = 64 : index}> : () -> index
  %2 = "arith.constant"() <{value = 19 : index}> : () -> index
  %3 = "arith.constant"() <{value = 18 : index}> : () -> index
  %4 = "arith.constant"() <{value = 17 : index}> : () -> index
  %5 = "arith.constant"() <{value = 7 : index}> : () -> index
  %6 = "arith.constant"() <{value = 6 : index}> : () -> index
  %7 = "arith.constant"() <{value = 5 : index}> : () -> index
  %8 = "arith.constant"() <{value = 4 : index}> : () -> index
  %9 = "arith.constant"() <{value = 3 : index}> : () -> index
  %10 = "arith.constant"() <{value = 2 : index}> : () -> index
  %11 = "arith.constant"() <{value = 1 : index}> : () -> index
  %12 = "arith.constant"() <{value = 16 : index}> : () -> index
  %13 = "arith.constant"() <{value = 0 : index}> : () -> index
  %14 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x72xi8, #gpu.address_space<workgroup>>
  %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x40xi8, #gpu.address_space<workgroup>>
  %17 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %18 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #gpu.address_space<global>>
  %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<32x32xi8, #gpu.address_space<global>>) -> memref<32x32xi8, #gpu.address_space<global>>
  %20 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #gpu.address_space<global>>
  %21 = "memref.assume_alignment"(%20) <{alignment = 64 : i32}> : (memref<32x64xi8, #gpu.address_space<global>>) -> memref<32x64xi8, #gpu.address_space<global>>
  %22 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #gpu.address_space<global>>
  %23 = "memref.assume_alignment"(%22) <{alignment = 64 : i32}> : (memref<64xi32, #gpu.address_space<global>>) -> memref<64xi32, #gpu.address_space<global>>
  %24 = "hal.interface.binding.subspan"(%13) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #gpu.address_space<global>>
  %25 = "memref.assume_alignment"(%24) <{alignment = 64 : i32}> : (memref<32x64xi32, #gpu.address_space<global>>) -> memref<32x64xi32, #gpu.address_space<global>>
  %26 = "arith.floordivsi"(%17, %1) : (index, index) -> index
  %27 = "arith.remsi"(%17, %1) : (index, index) -> index
  %28 = "arith.cmpi"(%27, %13) <{predicate = 2 : i64}> : (index, index) -> i1
  %29 = "arith.addi"(%27, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %30 = "arith.select"(%28, %29, %27) : (i1, index, index) -> index
  %31 = "arith.floordivsi"(%17, %0) : (index, index) -> index
  %32 = "arith.remsi"(%17, %0) : (index, index) -> index
  %33 = "arith.cmpi"(%32, %13) <{predicate = 2 : i64}> : (index, index) -> i1
  %34 = "arith.addi"(%32, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %35 = "arith.select"(%33, %34, %32) : (i1, index, index) -> index
  %36 = "affine.apply"(%35) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %37 = "affine.apply"(%35) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %38 = "arith.remsi"(%30, %1) : (index, index) -> index
  %39 = "arith.cmpi"(%38, %13) <{predicate = 2 : i64}> : (index, index) -> i1
  %40 = "arith.addi"(%38, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %41 = "arith.select"(%39, %40, %38) : (i1, index, index) -> index
  %42 = "arith.divsi"(%41, %12) : (index, index) -> index
  %43 = "arith.remsi"(%30, %12) : (index, index) -> index
  %44 = "arith.cmpi"(%43, %13) <{predicate = 2 : i64}> : (index, index) -> i1
  %45 = "arith.addi"(%43, %12) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %46 = "arith.select"(%44, %45, %43) : (i1, index, index) -> index
  %47 = "arith.muli"(%42, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %48 = "arith.muli"(%42, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %49 = "vector.load"(%19, %31, %36) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%49, %16, %31, %36) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %50 = "vector.load"(%21, %31, %37) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%50, %15, %31, %37) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %51 = "vector.load"(%16, %46, %47) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %52 = "arith.addi"(%46, %12) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %53 = "vector.load"(%16, %52, %47) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %54 = "arith.muli"(%26, %12) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %55 = "arith.addi"(%54, %46) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %56 = "vector.load"(%15, %47, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %57 = "arith.addi"(%47, %11) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %58 = "vector.load"(%15, %57, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %59 = "arith.addi"(%47, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %60 = "vector.load"(%15, %59, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %61 = "arith.addi"(%47, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %62 = "vector.load"(%15, %61, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %63 = "arith.addi"(%47, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %64 = "vector.load"(%15, %63, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %65 = "arith.addi"(%47, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %66 = "vector.load"(%15, %65, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %67 = "arith.addi"(%47, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %68 = "vector.load"(%15, %67, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %69 = "arith.addi"(%47, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %70 = "vector.load"(%15, %69, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %71 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %72 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %73 = "vector.extract"(%60) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %74 = "vector.extract"(%62) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %75 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %76 = "vector.extract"(%66) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %77 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %78 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %79 = "vector.from_elements"(%71, %72, %73, %74, %75, %76, %77, %78) : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %80 = "amdgpu.mfma"(%51, %79, %14) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %81 = "amdgpu.mfma"(%53, %79, %14) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %82 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %83 = "vector.broadcast"(%82) : (i32) -> vector<1xi32>
  %84 = "vector.extract"(%80) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %85 = "vector.broadcast"(%84) : (i32) -> vector<1xi32>
  %86 = "vector.extract"(%80) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %87 = "vector.broadcast"(%86) : (i32) -> vector<1xi32>
  %88 = "vector.extract"(%80) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %89 = "vector.broadcast"(%88) : (i32) -> vector<1xi32>
  %90 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %91 = "vector.broadcast"(%90) : (i32) -> vector<1xi32>
  %92 = "vector.extract"(%81) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %93 = "vector.broadcast"(%92) : (i32) -> vector<1xi32>
  %94 = "vector.extract"(%81) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %95 = "vector.broadcast"(%94) : (i32) -> vector<1xi32>
  %96 = "vector.extract"(%81) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %97 = "vector.broadcast"(%96) : (i32) -> vector<1xi32>
  %98 = "vector.load"(%23, %55) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %99 = "vector.extract"(%98) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %100 = "vector.broadcast"(%99) : (i32) -> vector<1xi32>
  %101 = "arith.addi"(%83, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %102 = "arith.addi"(%85, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %103 = "arith.addi"(%87, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %104 = "arith.addi"(%89, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %105 = "arith.addi"(%91, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %106 = "arith.addi"(%93, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %107 = "arith.addi"(%95, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %108 = "arith.addi"(%97, %100) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  "vector.store"(%101, %25, %48, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %109 = "arith.addi"(%48, %11) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%102, %25, %109, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %110 = "arith.addi"(%48, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%103, %25, %110, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %111 = "arith.addi"(%48, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%104, %25, %111, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %112 = "arith.addi"(%48, %12) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%105, %25, %112, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %113 = "arith.addi"(%48, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%106, %25, %113, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %114 = "arith.addi"(%48, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%107, %25, %114, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %115 = "arith.addi"(%48, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%108, %25, %115, %55) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%16) : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%15) : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
