"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 1 : index}> : () -> index
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
  %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x72xi8, #gpu.address_space<workgroup>>
  %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x40xi8, #gpu.address_space<workgroup>>
  %5 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xi8, #gpu.address_space<global>>
  %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<32x32xi8, #gpu.address_space<global>>) -> memref<32x32xi8, #gpu.address_space<global>>
  %8 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi8, #gpu.address_space<global>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<32x64xi8, #gpu.address_space<global>>) -> memref<32x64xi8, #gpu.address_space<global>>
  %10 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xi32, #gpu.address_space<global>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<64xi32, #gpu.address_space<global>>) -> memref<64xi32, #gpu.address_space<global>>
  %12 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xi32, #gpu.address_space<global>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<32x64xi32, #gpu.address_space<global>>) -> memref<32x64xi32, #gpu.address_space<global>>
  %14:2 = "affine.delinearize_index"(%5) <{static_basis = array<i64: 4, 64>}> : (index) -> (index, index)
  %15:2 = "affine.delinearize_index"(%5) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %16 = "affine.apply"(%15#1) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %17 = "affine.apply"(%15#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %18:3 = "affine.delinearize_index"(%14#1) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %19 = "affine.linearize_index"(%18#1, %1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 8>}> : (index, index) -> index
  %20 = "affine.linearize_index"(%18#1, %1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %21 = "vector.load"(%7, %15#0, %16) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%21, %4, %15#0, %16) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %22 = "vector.load"(%9, %15#0, %17) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%22, %3, %15#0, %17) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %23 = "vector.load"(%4, %18#2, %19) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %24 = "affine.linearize_index"(%0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %25 = "vector.load"(%4, %24, %19) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %26 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %27 = "vector.load"(%3, %19, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %28 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %29 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %30 = "vector.load"(%3, %28, %29) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %31 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %32 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %33 = "vector.load"(%3, %31, %32) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %34 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %35 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %36 = "vector.load"(%3, %34, %35) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %37 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
  %38 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %39 = "vector.load"(%3, %37, %38) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %40 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
  %41 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %42 = "vector.load"(%3, %40, %41) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %43 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
  %44 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %45 = "vector.load"(%3, %43, %44) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %46 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
  %47 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %48 = "vector.load"(%3, %46, %47) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %49 = "vector.extract"(%27) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %50 = "vector.extract"(%30) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %51 = "vector.extract"(%33) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %52 = "vector.extract"(%36) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %53 = "vector.extract"(%39) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %54 = "vector.extract"(%42) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %55 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %56 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %57 = "vector.from_elements"(%49, %50, %51, %52, %53, %54, %55, %56) : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %58 = "amdgpu.mfma"(%23, %57, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %59 = "amdgpu.mfma"(%25, %57, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %60 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %61 = "vector.broadcast"(%60) : (i32) -> vector<1xi32>
  %62 = "vector.extract"(%58) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %63 = "vector.broadcast"(%62) : (i32) -> vector<1xi32>
  %64 = "vector.extract"(%58) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %65 = "vector.broadcast"(%64) : (i32) -> vector<1xi32>
  %66 = "vector.extract"(%58) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %67 = "vector.broadcast"(%66) : (i32) -> vector<1xi32>
  %68 = "vector.extract"(%59) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %69 = "vector.broadcast"(%68) : (i32) -> vector<1xi32>
  %70 = "vector.extract"(%59) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %71 = "vector.broadcast"(%70) : (i32) -> vector<1xi32>
  %72 = "vector.extract"(%59) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %73 = "vector.broadcast"(%72) : (i32) -> vector<1xi32>
  %74 = "vector.extract"(%59) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %75 = "vector.broadcast"(%74) : (i32) -> vector<1xi32>
  %76 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %77 = "vector.load"(%11, %76) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %78 = "vector.extract"(%77) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %79 = "vector.broadcast"(%78) : (i32) -> vector<1xi32>
  %80 = "arith.addi"(%61, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %81 = "arith.addi"(%63, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %82 = "arith.addi"(%65, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %83 = "arith.addi"(%67, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %84 = "arith.addi"(%69, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %85 = "arith.addi"(%71, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %86 = "arith.addi"(%73, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %87 = "arith.addi"(%75, %79) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %88 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%80, %13, %20, %88) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %89 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %90 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%81, %13, %89, %90) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %91 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %92 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%82, %13, %91, %92) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %93 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %94 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%83, %13, %93, %94) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %95 = "affine.linearize_index"(%0, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %96 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%84, %13, %95, %96) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %97 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %98 = "affine.linearize_index"(%0, %97) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %99 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%85, %13, %98, %99) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %100 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %101 = "affine.linearize_index"(%0, %100) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %102 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%86, %13, %101, %102) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %103 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %104 = "affine.linearize_index"(%0, %103) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %105 = "affine.linearize_index"(%14#0, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%87, %13, %104, %105) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%4) : (memref<32x40xi8, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%3) : (memref<32x72xi8, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_i8xi8xi32, subgroup_size = 64 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
