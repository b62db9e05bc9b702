"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4x1xi32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<8xi8>
  %3 = "arith.constant"() <{value = dense<0> : vector<2x1x4x1xi32>}> : () -> vector<2x1x4x1xi32>
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x72xi8, #gpu.address_space<workgroup>>
  %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x40xi8, #gpu.address_space<workgroup>>
  %8 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #gpu.address_space<global>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<32x32xi8, #gpu.address_space<global>>) -> memref<32x32xi8, #gpu.address_space<global>>
  %11 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #gpu.address_space<global>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<32x64xi8, #gpu.address_space<global>>) -> memref<32x64xi8, #gpu.address_space<global>>
  %13 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #gpu.address_space<global>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<64xi32, #gpu.address_space<global>>) -> memref<64xi32, #gpu.address_space<global>>
  %15 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #gpu.address_space<global>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<32x64xi32, #gpu.address_space<global>>) -> memref<32x64xi32, #gpu.address_space<global>>
  %17:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %18:2 = "affine.delinearize_index"(%8) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %19 = "affine.apply"(%18#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %20 = "affine.apply"(%18#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %21:3 = "affine.delinearize_index"(%17#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %22 = "affine.linearize_index"(%21#1, %4) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 8>}> : (index, index) -> index
  %23 = "affine.linearize_index"(%21#1, %4) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %24 = "vector.load"(%10, %18#0, %19) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%24, %7, %18#0, %19) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %25 = "vector.load"(%12, %18#0, %20) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%25, %6, %18#0, %20) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %26 = "affine.linearize_index"(%4, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %27 = "affine.linearize_index"(%4, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %28 = "vector.load"(%7, %26, %27) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %29 = "affine.linearize_index"(%0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %30 = "affine.linearize_index"(%4, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %31 = "vector.load"(%7, %29, %30) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %32 = "affine.linearize_index"(%4, %22) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %33 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %34 = "vector.load"(%6, %32, %33) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %35 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %36 = "affine.linearize_index"(%4, %35) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %37 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %38 = "vector.load"(%6, %36, %37) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %39 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %40 = "affine.linearize_index"(%4, %39) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %41 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %42 = "vector.load"(%6, %40, %41) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %43 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %44 = "affine.linearize_index"(%4, %43) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %45 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %46 = "vector.load"(%6, %44, %45) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %47 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
  %48 = "affine.linearize_index"(%4, %47) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %49 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %50 = "vector.load"(%6, %48, %49) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %51 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
  %52 = "affine.linearize_index"(%4, %51) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %53 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %54 = "vector.load"(%6, %52, %53) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %55 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
  %56 = "affine.linearize_index"(%4, %55) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %57 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %58 = "vector.load"(%6, %56, %57) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %59 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
  %60 = "affine.linearize_index"(%4, %59) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 32>}> : (index, index) -> index
  %61 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %62 = "vector.load"(%6, %60, %61) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %63 = "vector.extract"(%34) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %64 = "vector.insert"(%63, %2) <{static_position = array<i64: 0>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %65 = "vector.extract"(%38) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %66 = "vector.insert"(%65, %64) <{static_position = array<i64: 1>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %67 = "vector.extract"(%42) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %68 = "vector.insert"(%67, %66) <{static_position = array<i64: 2>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %69 = "vector.extract"(%46) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %70 = "vector.insert"(%69, %68) <{static_position = array<i64: 3>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %71 = "vector.extract"(%50) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %72 = "vector.insert"(%71, %70) <{static_position = array<i64: 4>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %73 = "vector.extract"(%54) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %74 = "vector.insert"(%73, %72) <{static_position = array<i64: 5>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %75 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %76 = "vector.insert"(%75, %74) <{static_position = array<i64: 6>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %77 = "vector.extract"(%62) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %78 = "vector.insert"(%77, %76) <{static_position = array<i64: 7>}> : (i8, vector<8xi8>) -> vector<8xi8>
  %79 = "amdgpu.mfma"(%28, %78, %5) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %80 = "amdgpu.mfma"(%31, %78, %5) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %81 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %82 = "vector.insert"(%81, %1) <{static_position = array<i64: 0, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %83 = "vector.extract"(%79) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %84 = "vector.insert"(%83, %82) <{static_position = array<i64: 1, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %85 = "vector.extract"(%79) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %86 = "vector.insert"(%85, %84) <{static_position = array<i64: 2, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %87 = "vector.extract"(%79) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %88 = "vector.insert"(%87, %86) <{static_position = array<i64: 3, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %89 = "vector.insert_strided_slice"(%88, %3) <{offsets = [0, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xi32>, vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32>
  %90 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %91 = "vector.insert"(%90, %1) <{static_position = array<i64: 0, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %92 = "vector.extract"(%80) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %93 = "vector.insert"(%92, %91) <{static_position = array<i64: 1, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %94 = "vector.extract"(%80) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %95 = "vector.insert"(%94, %93) <{static_position = array<i64: 2, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %96 = "vector.extract"(%80) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %97 = "vector.insert"(%96, %95) <{static_position = array<i64: 3, 0>}> : (i32, vector<4x1xi32>) -> vector<4x1xi32>
  %98 = "vector.insert_strided_slice"(%97, %89) <{offsets = [1, 0, 0, 0], strides = [1, 1]}> : (vector<4x1xi32>, vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32>
  %99 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %100 = "vector.load"(%14, %99) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %101 = "vector.extract"(%100) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %102 = "vector.broadcast"(%101) : (i32) -> vector<2x1x4x1xi32>
  %103 = "arith.addi"(%98, %102) <{overflowFlags = #arith.overflow<none>}> : (vector<2x1x4x1xi32>, vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32>
  %104 = "vector.extract"(%103) <{static_position = array<i64: 0, 0, 0>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %105 = "affine.linearize_index"(%4, %23) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %106 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%104, %16, %105, %106) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %107 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %108 = "vector.extract"(%103) <{static_position = array<i64: 0, 0, 1>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %109 = "affine.linearize_index"(%4, %107) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %110 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%108, %16, %109, %110) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %111 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %112 = "vector.extract"(%103) <{static_position = array<i64: 0, 0, 2>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %113 = "affine.linearize_index"(%4, %111) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %114 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%112, %16, %113, %114) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %115 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %116 = "vector.extract"(%103) <{static_position = array<i64: 0, 0, 3>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %117 = "affine.linearize_index"(%4, %115) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %118 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%116, %16, %117, %118) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %119 = "vector.extract"(%103) <{static_position = array<i64: 1, 0, 0>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %120 = "affine.linearize_index"(%0, %23) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %121 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%119, %16, %120, %121) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %122 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %123 = "vector.extract"(%103) <{static_position = array<i64: 1, 0, 1>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %124 = "affine.linearize_index"(%0, %122) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %125 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%123, %16, %124, %125) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %126 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %127 = "vector.extract"(%103) <{static_position = array<i64: 1, 0, 2>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %128 = "affine.linearize_index"(%0, %126) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %129 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%127, %16, %128, %129) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %130 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %131 = "vector.extract"(%103) <{static_position = array<i64: 1, 0, 3>}> : (vector<2x1x4x1xi32>) -> vector<1xi32>
  %132 = "affine.linearize_index"(%0, %130) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %133 = "affine.linearize_index"(%17#0, %21#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%131, %16, %132, %133) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%7) : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%6) : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
