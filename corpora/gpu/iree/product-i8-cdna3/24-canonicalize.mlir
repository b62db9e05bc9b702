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
  %34 = "arith.addi"(%28#2, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %35 = "vector.load"(%14, %34, %29) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %36 = "affine.linearize_index"(%24#0, %28#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %37 = "vector.load"(%13, %29, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %38 = "arith.addi"(%29, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %39 = "vector.load"(%13, %38, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %40 = "arith.addi"(%29, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %41 = "vector.load"(%13, %40, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %42 = "arith.addi"(%29, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %43 = "vector.load"(%13, %42, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %44 = "arith.addi"(%29, %6) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %45 = "vector.load"(%13, %44, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %46 = "arith.addi"(%29, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %47 = "vector.load"(%13, %46, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %48 = "arith.addi"(%29, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %49 = "vector.load"(%13, %48, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %50 = "arith.addi"(%29, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %51 = "vector.load"(%13, %50, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %52 = "vector.extract"(%37) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %53 = "vector.extract"(%39) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %54 = "vector.extract"(%41) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %55 = "vector.extract"(%43) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %56 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %57 = "vector.extract"(%47) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %58 = "vector.extract"(%49) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %59 = "vector.extract"(%51) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %60 = "vector.from_elements"(%52, %53, %54, %55, %56, %57, %58, %59) : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %61 = "amdgpu.mfma"(%33, %60, %12) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %62 = "amdgpu.mfma"(%35, %60, %12) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %63 = "vector.extract"(%61) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %64 = "vector.broadcast"(%63) : (i32) -> vector<1xi32>
  %65 = "vector.extract"(%61) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %66 = "vector.broadcast"(%65) : (i32) -> vector<1xi32>
  %67 = "vector.extract"(%61) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %68 = "vector.broadcast"(%67) : (i32) -> vector<1xi32>
  %69 = "vector.extract"(%61) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %70 = "vector.broadcast"(%69) : (i32) -> vector<1xi32>
  %71 = "vector.extract"(%62) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %72 = "vector.broadcast"(%71) : (i32) -> vector<1xi32>
  %73 = "vector.extract"(%62) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %74 = "vector.broadcast"(%73) : (i32) -> vector<1xi32>
  %75 = "vector.extract"(%62) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %76 = "vector.broadcast"(%75) : (i32) -> vector<1xi32>
  %77 = "vector.extract"(%62) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %78 = "vector.broadcast"(%77) : (i32) -> vector<1xi32>
  %79 = "vector.load"(%21, %36) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %80 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %81 = "vector.broadcast"(%80) : (i32) -> vector<1xi32>
  %82 = "arith.addi"(%64, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %83 = "arith.addi"(%66, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %84 = "arith.addi"(%68, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %85 = "arith.addi"(%70, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %86 = "arith.addi"(%72, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %87 = "arith.addi"(%74, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %88 = "arith.addi"(%76, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %89 = "arith.addi"(%78, %81) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  "vector.store"(%82, %23, %30, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %90 = "arith.addi"(%30, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%83, %23, %90, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %91 = "arith.addi"(%30, %8) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%84, %23, %91, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %92 = "arith.addi"(%30, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%85, %23, %92, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %93 = "arith.addi"(%30, %10) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%86, %23, %93, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %94 = "arith.addi"(%30, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%87, %23, %94, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %95 = "arith.addi"(%30, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%88, %23, %95, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %96 = "arith.addi"(%30, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%89, %23, %96, %36) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
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
