"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 19 : index}> : () -> index
  %1 = "arith.constant"() <{value = 18 : index}> : () -> index
  %2 = "arith.constant"() <{value = 17 : index}> : () -> index
  %3 = "arith.constant"() <{value = 7 : index}> : () -> index
  %4 = "arith.constant"() <{value = 6 : index}> : () -> index
  %5 = "arith.constant"() <{value = 5 : index}> : () -> index
  %6 = "arith.constant"() <{value = 4 : index}> : () -> index
  %7 = "arith.constant"() <{value = 3 : index}> : () -> index
  %8 = "arith.constant"() <{value = 2 : index}> : () -> index
  %9 = "arith.constant"() <{value = 1 : index}> : () -> index
  %10 = "arith.constant"() <{value = 16 : index}> : () -> index
  %11 = "arith.constant"() <{value = 0 : index}> : () -> index
  %12 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x72xi8, #gpu.address_space<workgroup>>
  %14 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x40xi8, #gpu.address_space<workgroup>>
  %15 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %16 = "hal.interface.binding.subspan"(%11) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #gpu.address_space<global>>
  %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<32x32xi8, #gpu.address_space<global>>) -> memref<32x32xi8, #gpu.address_space<global>>
  %18 = "hal.interface.binding.subspan"(%11) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #gpu.address_space<global>>
  %19 = "memref.assume_alignment"(%18) <{alignment = 64 : i32}> : (memref<32x64xi8, #gpu.address_space<global>>) -> memref<32x64xi8, #gpu.address_space<global>>
  %20 = "hal.interface.binding.subspan"(%11) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #gpu.address_space<global>>
  %21 = "memref.assume_alignment"(%20) <{alignment = 64 : i32}> : (memref<64xi32, #gpu.address_space<global>>) -> memref<64xi32, #gpu.address_space<global>>
  %22 = "hal.interface.binding.subspan"(%11) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #gpu.address_space<global>>
  %23 = "memref.assume_alignment"(%22) <{alignment = 64 : i32}> : (memref<32x64xi32, #gpu.address_space<global>>) -> memref<32x64xi32, #gpu.address_space<global>>
  %24:2 = "affine.delinearize_index"(%15) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %25:2 = "affine.delinearize_index"(%15) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %26 = "affine.apply"(%25#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %27 = "affine.apply"(%25#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %28:3 = "affine.delinearize_index"(%24#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %29 = "affine.linearize_index"(%28#1, %11) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 8>}> : (index, index) -> index
  %30 = "affine.linearize_index"(%28#1, %11) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %31 = "vector.load"(%17, %25#0, %26) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%31, %14, %25#0, %26) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %32 = "vector.load"(%19, %25#0, %27) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%32, %13, %25#0, %27) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %33 = "vector.load"(%14, %28#2, %29) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %34 = "affine.linearize_index"(%11, %28#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %35 = "arith.addi"(%34, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %36 = "vector.load"(%14, %35, %29) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %37 = "affine.linearize_index"(%24#0, %28#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %38 = "vector.load"(%13, %29, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %39 = "arith.addi"(%29, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %40 = "vector.load"(%13, %39, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %41 = "arith.addi"(%29, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %42 = "vector.load"(%13, %41, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %43 = "arith.addi"(%29, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %44 = "vector.load"(%13, %43, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %45 = "arith.addi"(%29, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %46 = "vector.load"(%13, %45, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %47 = "arith.addi"(%29, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %48 = "vector.load"(%13, %47, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %49 = "arith.addi"(%29, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %50 = "vector.load"(%13, %49, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %51 = "arith.addi"(%29, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %52 = "vector.load"(%13, %51, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %53 = "vector.extract"(%38) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %54 = "vector.extract"(%40) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %55 = "vector.extract"(%42) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %56 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %57 = "vector.extract"(%46) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %58 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %59 = "vector.extract"(%50) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %60 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %61 = "vector.from_elements"(%53, %54, %55, %56, %57, %58, %59, %60) : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %62 = "amdgpu.mfma"(%33, %61, %12) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %63 = "amdgpu.mfma"(%36, %61, %12) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %64 = "vector.extract"(%62) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %65 = "vector.broadcast"(%64) : (i32) -> vector<1xi32>
  %66 = "vector.extract"(%62) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %67 = "vector.broadcast"(%66) : (i32) -> vector<1xi32>
  %68 = "vector.extract"(%62) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %69 = "vector.broadcast"(%68) : (i32) -> vector<1xi32>
  %70 = "vector.extract"(%62) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %71 = "vector.broadcast"(%70) : (i32) -> vector<1xi32>
  %72 = "vector.extract"(%63) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %73 = "vector.broadcast"(%72) : (i32) -> vector<1xi32>
  %74 = "vector.extract"(%63) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %75 = "vector.broadcast"(%74) : (i32) -> vector<1xi32>
  %76 = "vector.extract"(%63) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %77 = "vector.broadcast"(%76) : (i32) -> vector<1xi32>
  %78 = "vector.extract"(%63) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %79 = "vector.broadcast"(%78) : (i32) -> vector<1xi32>
  %80 = "vector.load"(%21, %37) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %81 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %82 = "vector.broadcast"(%81) : (i32) -> vector<1xi32>
  %83 = "arith.addi"(%65, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %84 = "arith.addi"(%67, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %85 = "arith.addi"(%69, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %86 = "arith.addi"(%71, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %87 = "arith.addi"(%73, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %88 = "arith.addi"(%75, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %89 = "arith.addi"(%77, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %90 = "arith.addi"(%79, %82) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  "vector.store"(%83, %23, %30, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %91 = "arith.addi"(%30, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%84, %23, %91, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %92 = "arith.addi"(%30, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%85, %23, %92, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %93 = "arith.addi"(%30, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%86, %23, %93, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %94 = "affine.linearize_index"(%11, %30) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %95 = "arith.addi"(%94, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%87, %23, %95, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %96 = "arith.addi"(%94, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%88, %23, %96, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %97 = "arith.addi"(%94, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%89, %23, %97, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %98 = "arith.addi"(%94, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%90, %23, %98, %37) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%14) : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%13) : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
