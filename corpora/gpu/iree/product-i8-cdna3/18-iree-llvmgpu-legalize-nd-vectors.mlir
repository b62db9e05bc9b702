"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xi32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xi32>
  %3 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xi32>
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xi32>
  %5 = "ub.poison"() <{value = #ub.poison}> : () -> vector<8xi8>
  %6 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %7 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %8 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %9 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %10 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %11 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %12 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %13 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
  %14 = "arith.constant"() <{value = 0 : index}> : () -> index
  %15 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x72xi8, #gpu.address_space<workgroup>>
  %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x40xi8, #gpu.address_space<workgroup>>
  %18 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %19 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #gpu.address_space<global>>
  %20 = "memref.assume_alignment"(%19) <{alignment = 64 : i32}> : (memref<32x32xi8, #gpu.address_space<global>>) -> memref<32x32xi8, #gpu.address_space<global>>
  %21 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #gpu.address_space<global>>
  %22 = "memref.assume_alignment"(%21) <{alignment = 64 : i32}> : (memref<32x64xi8, #gpu.address_space<global>>) -> memref<32x64xi8, #gpu.address_space<global>>
  %23 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #gpu.address_space<global>>
  %24 = "memref.assume_alignment"(%23) <{alignment = 64 : i32}> : (memref<64xi32, #gpu.address_space<global>>) -> memref<64xi32, #gpu.address_space<global>>
  %25 = "hal.interface.binding.subspan"(%14) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #gpu.address_space<global>>
  %26 = "memref.assume_alignment"(%25) <{alignment = 64 : i32}> : (memref<32x64xi32, #gpu.address_space<global>>) -> memref<32x64xi32, #gpu.address_space<global>>
  %27:2 = "affine.delinearize_index"(%18) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %28:2 = "affine.delinearize_index"(%18) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %29 = "affine.apply"(%28#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %30 = "affine.apply"(%28#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %31:3 = "affine.delinearize_index"(%27#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %32 = "affine.linearize_index"(%31#1, %14) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 8>}> : (index, index) -> index
  %33 = "affine.linearize_index"(%31#1, %14) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %34 = "vector.load"(%20, %28#0, %29) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%34, %17, %28#0, %29) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %35 = "vector.load"(%22, %28#0, %30) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%35, %16, %28#0, %30) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %36 = "affine.linearize_index"(%14, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %37 = "affine.linearize_index"(%14, %32) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %38 = "vector.load"(%17, %36, %37) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %39 = "affine.linearize_index"(%0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %40 = "affine.linearize_index"(%14, %32) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %41 = "vector.load"(%17, %39, %40) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %42 = "affine.linearize_index"(%14, %32) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %43 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %44 = "vector.load"(%16, %42, %43) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %45 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %46 = "affine.linearize_index"(%14, %45) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %47 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %48 = "vector.load"(%16, %46, %47) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %49 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %50 = "affine.linearize_index"(%14, %49) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %51 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %52 = "vector.load"(%16, %50, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %53 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %54 = "affine.linearize_index"(%14, %53) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %55 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %56 = "vector.load"(%16, %54, %55) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %57 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
  %58 = "affine.linearize_index"(%14, %57) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %59 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %60 = "vector.load"(%16, %58, %59) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %61 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
  %62 = "affine.linearize_index"(%14, %61) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %63 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %64 = "vector.load"(%16, %62, %63) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %65 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
  %66 = "affine.linearize_index"(%14, %65) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %67 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %68 = "vector.load"(%16, %66, %67) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %69 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
  %70 = "affine.linearize_index"(%14, %69) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %71 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %72 = "vector.load"(%16, %70, %71) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %73 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %74 = "vector.insert"(%73, %5) <{static_position = array<i64: 0>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %75 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %76 = "vector.insert"(%75, %74) <{static_position = array<i64: 1>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %77 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %78 = "vector.insert"(%77, %76) <{static_position = array<i64: 2>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %79 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %80 = "vector.insert"(%79, %78) <{static_position = array<i64: 3>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %81 = "vector.extract"(%60) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %82 = "vector.insert"(%81, %80) <{static_position = array<i64: 4>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %83 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %84 = "vector.insert"(%83, %82) <{static_position = array<i64: 5>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %85 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %86 = "vector.insert"(%85, %84) <{static_position = array<i64: 6>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %87 = "vector.extract"(%72) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %88 = "vector.insert"(%87, %86) <{static_position = array<i64: 7>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %89 = "amdgpu.mfma"(%38, %88, %15) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %90 = "amdgpu.mfma"(%41, %88, %15) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %91 = "vector.extract"(%89) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %92 = "vector.insert"(%91, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %93 = "vector.extract"(%89) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %94 = "vector.insert"(%93, %2) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %95 = "vector.extract"(%89) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %96 = "vector.insert"(%95, %3) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %97 = "vector.extract"(%89) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %98 = "vector.insert"(%97, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %99 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %100 = "vector.insert"(%99, %1) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %101 = "vector.extract"(%90) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %102 = "vector.insert"(%101, %2) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %103 = "vector.extract"(%90) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %104 = "vector.insert"(%103, %3) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %105 = "vector.extract"(%90) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %106 = "vector.insert"(%105, %4) <{static_position = array<i64: 0>}> : (i32, vector<1xi32>) -> vector<1xi32>
  %107 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %108 = "vector.load"(%24, %107) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %109 = "vector.extract"(%108) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %110 = "vector.broadcast"(%109) : (i32) -> vector<1xi32>
  %111 = "arith.addi"(%92, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %112 = "arith.addi"(%94, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %113 = "arith.addi"(%96, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %114 = "arith.addi"(%98, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %115 = "arith.addi"(%100, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %116 = "arith.addi"(%102, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %117 = "arith.addi"(%104, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %118 = "arith.addi"(%106, %110) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %119 = "affine.linearize_index"(%14, %33) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %120 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%111, %26, %119, %120) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %121 = "affine.apply"(%33) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %122 = "affine.linearize_index"(%14, %121) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %123 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%112, %26, %122, %123) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %124 = "affine.apply"(%33) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %125 = "affine.linearize_index"(%14, %124) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %126 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%113, %26, %125, %126) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %127 = "affine.apply"(%33) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %128 = "affine.linearize_index"(%14, %127) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %129 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%114, %26, %128, %129) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %130 = "affine.linearize_index"(%0, %33) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %131 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%115, %26, %130, %131) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %132 = "affine.apply"(%33) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %133 = "affine.linearize_index"(%0, %132) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %134 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%116, %26, %133, %134) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %135 = "affine.apply"(%33) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %136 = "affine.linearize_index"(%0, %135) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %137 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%117, %26, %136, %137) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %138 = "affine.apply"(%33) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %139 = "affine.linearize_index"(%0, %138) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %140 = "affine.linearize_index"(%27#0, %31#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%118, %26, %139, %140) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%17) : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%16) : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
