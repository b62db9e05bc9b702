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
  %29 = "vector.load"(%3, %28, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %30 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %31 = "vector.load"(%3, %30, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %32 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %33 = "vector.load"(%3, %32, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %34 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 4)>}> : (index) -> index
  %35 = "vector.load"(%3, %34, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %36 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 5)>}> : (index) -> index
  %37 = "vector.load"(%3, %36, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %38 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 6)>}> : (index) -> index
  %39 = "vector.load"(%3, %38, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %40 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 7)>}> : (index) -> index
  %41 = "vector.load"(%3, %40, %26) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %42 = "vector.extract"(%27) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %43 = "vector.extract"(%29) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %44 = "vector.extract"(%31) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %45 = "vector.extract"(%33) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %46 = "vector.extract"(%35) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %47 = "vector.extract"(%37) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %48 = "vector.extract"(%39) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %49 = "vector.extract"(%41) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %50 = "vector.from_elements"(%42, %43, %44, %45, %46, %47, %48, %49) : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %51 = "amdgpu.mfma"(%23, %50, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %52 = "amdgpu.mfma"(%25, %50, %2) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %53 = "vector.extract"(%51) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %54 = "vector.broadcast"(%53) : (i32) -> vector<1xi32>
  %55 = "vector.extract"(%51) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %56 = "vector.broadcast"(%55) : (i32) -> vector<1xi32>
  %57 = "vector.extract"(%51) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %58 = "vector.broadcast"(%57) : (i32) -> vector<1xi32>
  %59 = "vector.extract"(%51) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %60 = "vector.broadcast"(%59) : (i32) -> vector<1xi32>
  %61 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %62 = "vector.broadcast"(%61) : (i32) -> vector<1xi32>
  %63 = "vector.extract"(%52) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %64 = "vector.broadcast"(%63) : (i32) -> vector<1xi32>
  %65 = "vector.extract"(%52) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %66 = "vector.broadcast"(%65) : (i32) -> vector<1xi32>
  %67 = "vector.extract"(%52) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %68 = "vector.broadcast"(%67) : (i32) -> vector<1xi32>
  %69 = "vector.load"(%11, %26) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %70 = "vector.extract"(%69) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %71 = "vector.broadcast"(%70) : (i32) -> vector<1xi32>
  %72 = "arith.addi"(%54, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %73 = "arith.addi"(%56, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %74 = "arith.addi"(%58, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %75 = "arith.addi"(%60, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %76 = "arith.addi"(%62, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %77 = "arith.addi"(%64, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %78 = "arith.addi"(%66, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %79 = "arith.addi"(%68, %71) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  "vector.store"(%72, %13, %20, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %80 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%73, %13, %80, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %81 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%74, %13, %81, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %82 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%75, %13, %82, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %83 = "affine.linearize_index"(%0, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%76, %13, %83, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %84 = "affine.linearize_index"(%0, %80) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%77, %13, %84, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %85 = "affine.linearize_index"(%0, %81) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%78, %13, %85, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %86 = "affine.linearize_index"(%0, %82) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%79, %13, %86, %26) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
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
