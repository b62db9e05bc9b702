"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xi32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<8xi8>
  %3 = "arith.constant"() <{value = 0 : index}> : () -> index
  %4 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x72xi8, #gpu.address_space<workgroup>>
  %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x40xi8, #gpu.address_space<workgroup>>
  %7 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %8 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #gpu.address_space<global>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<32x32xi8, #gpu.address_space<global>>) -> memref<32x32xi8, #gpu.address_space<global>>
  %10 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #gpu.address_space<global>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<32x64xi8, #gpu.address_space<global>>) -> memref<32x64xi8, #gpu.address_space<global>>
  %12 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #gpu.address_space<global>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<64xi32, #gpu.address_space<global>>) -> memref<64xi32, #gpu.address_space<global>>
  %14 = "hal.interface.binding.subspan"(%3) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #gpu.address_space<global>>
  %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<32x64xi32, #gpu.address_space<global>>) -> memref<32x64xi32, #gpu.address_space<global>>
  %16:2 = "affine.delinearize_index"(%7) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %17:2 = "affine.delinearize_index"(%7) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %18 = "affine.apply"(%17#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %19 = "affine.apply"(%17#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %20:3 = "affine.delinearize_index"(%16#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %21 = "affine.linearize_index"(%20#1, %3) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 8>}> : (index, index) -> index
  %22 = "affine.linearize_index"(%20#1, %3) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %23 = "vector.load"(%9, %17#0, %18) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%23, %6, %17#0, %18) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %24 = "vector.load"(%11, %17#0, %19) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%24, %5, %17#0, %19) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %25 = "affine.linearize_index"(%3, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %26 = "affine.linearize_index"(%3, %21) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %27 = "vector.load"(%6, %25, %26) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %28 = "affine.linearize_index"(%0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %29 = "affine.linearize_index"(%3, %21) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %30 = "vector.load"(%6, %28, %29) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %31 = "affine.linearize_index"(%3, %21) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %32 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %33 = "vector.load"(%5, %31, %32) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %34 = "affine.apply"(%21) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %35 = "affine.linearize_index"(%3, %34) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %36 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %37 = "vector.load"(%5, %35, %36) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %38 = "affine.apply"(%21) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %39 = "affine.linearize_index"(%3, %38) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %40 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %41 = "vector.load"(%5, %39, %40) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %42 = "affine.apply"(%21) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %43 = "affine.linearize_index"(%3, %42) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %44 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %45 = "vector.load"(%5, %43, %44) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %46 = "affine.apply"(%21) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
  %47 = "affine.linearize_index"(%3, %46) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %48 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %49 = "vector.load"(%5, %47, %48) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %50 = "affine.apply"(%21) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
  %51 = "affine.linearize_index"(%3, %50) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %52 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %53 = "vector.load"(%5, %51, %52) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %54 = "affine.apply"(%21) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
  %55 = "affine.linearize_index"(%3, %54) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %56 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %57 = "vector.load"(%5, %55, %56) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %58 = "affine.apply"(%21) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
  %59 = "affine.linearize_index"(%3, %58) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %60 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %61 = "vector.load"(%5, %59, %60) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %62 = "vector.extract"(%33) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %63 = "vector.insert"(%62, %2) <{static_position = array<i64: 0>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %64 = "vector.extract"(%37) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %65 = "vector.insert"(%64, %63) <{static_position = array<i64: 1>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %66 = "vector.extract"(%41) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %67 = "vector.insert"(%66, %65) <{static_position = array<i64: 2>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %68 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %69 = "vector.insert"(%68, %67) <{static_position = array<i64: 3>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %70 = "vector.extract"(%49) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %71 = "vector.insert"(%70, %69) <{static_position = array<i64: 4>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %72 = "vector.extract"(%53) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %73 = "vector.insert"(%72, %71) <{static_position = array<i64: 5>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %74 = "vector.extract"(%57) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %75 = "vector.insert"(%74, %73) <{static_position = array<i64: 6>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %76 = "vector.extract"(%61) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %77 = "vector.insert"(%76, %75) <{static_position = array<i64: 7>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %78 = "amdgpu.mfma"(%27, %77, %4) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %79 = "amdgpu.mfma"(%30, %77, %4) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %80 = "vector.extract"(%78) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %81 = "vector.insert"(%80, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %82 = "vector.extract"(%78) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %83 = "vector.insert"(%82, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %84 = "vector.extract"(%78) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %85 = "vector.insert"(%84, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %86 = "vector.extract"(%78) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %87 = "vector.insert"(%86, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %88 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %89 = "vector.insert"(%88, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %90 = "vector.extract"(%79) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %91 = "vector.insert"(%90, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %92 = "vector.extract"(%79) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %93 = "vector.insert"(%92, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %94 = "vector.extract"(%79) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %95 = "vector.insert"(%94, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %96 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %97 = "vector.load"(%13, %96) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %98 = "vector.extract"(%97) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %99 = "vector.broadcast"(%98) : (i32) -> vector<1xi32>
  %100 = "arith.addi"(%81, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %101 = "arith.addi"(%83, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %102 = "arith.addi"(%85, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %103 = "arith.addi"(%87, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %104 = "arith.addi"(%89, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %105 = "arith.addi"(%91, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %106 = "arith.addi"(%93, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %107 = "arith.addi"(%95, %99) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %108 = "affine.linearize_index"(%3, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %109 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%100, %15, %108, %109) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %110 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %111 = "affine.linearize_index"(%3, %110) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %112 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%101, %15, %111, %112) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %113 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %114 = "affine.linearize_index"(%3, %113) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %115 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%102, %15, %114, %115) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %116 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %117 = "affine.linearize_index"(%3, %116) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %118 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%103, %15, %117, %118) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %119 = "affine.linearize_index"(%0, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %120 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%104, %15, %119, %120) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %121 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %122 = "affine.linearize_index"(%0, %121) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %123 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%105, %15, %122, %123) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %124 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %125 = "affine.linearize_index"(%0, %124) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %126 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%106, %15, %125, %126) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %127 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %128 = "affine.linearize_index"(%0, %127) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %129 = "affine.linearize_index"(%16#0, %20#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%107, %15, %128, %129) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%6) : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%5) : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
