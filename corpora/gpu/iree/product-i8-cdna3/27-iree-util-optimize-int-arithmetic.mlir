"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_i8xi8xi32"}> ({
  %0 = "arith.constant"() <{value = 19 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 18 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 17 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 16 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %5 = "arith.constant"() <{value = 6 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 5 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %9 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %10 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %11 = "arith.constant"() <{value = 8 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 64 : i32}> : () -> i32
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
  %26 = "arith.index_castui"(%17) : (index) -> i32
  %27 = "arith.divui"(%26, %12) : (i32, i32) -> i32
  %28 = "arith.index_castui"(%17) : (index) -> i32
  %29 = "arith.remui"(%28, %12) : (i32, i32) -> i32
  %30 = "arith.index_castui"(%17) : (index) -> i32
  %31 = "arith.divui"(%30, %11) : (i32, i32) -> i32
  %32 = "arith.index_castui"(%31) : (i32) -> index
  %33 = "arith.index_castui"(%17) : (index) -> i32
  %34 = "arith.remui"(%33, %11) : (i32, i32) -> i32
  %35 = "arith.muli"(%34, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %36 = "arith.index_castui"(%35) : (i32) -> index
  %37 = "arith.muli"(%34, %11) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %38 = "arith.index_castui"(%37) : (i32) -> index
  %39 = "arith.divui"(%29, %3) : (i32, i32) -> i32
  %40 = "arith.remui"(%29, %3) : (i32, i32) -> i32
  %41 = "arith.index_castui"(%40) : (i32) -> index
  %42 = "arith.muli"(%39, %11) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %43 = "arith.index_castui"(%42) : (i32) -> index
  %44 = "arith.muli"(%39, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %45 = "arith.index_castui"(%44) : (i32) -> index
  %46 = "vector.load"(%19, %32, %36) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%46, %16, %32, %36) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %47 = "vector.load"(%21, %32, %38) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%47, %15, %32, %38) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %48 = "vector.load"(%16, %41, %43) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %49 = "arith.addi"(%40, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %50 = "arith.index_castui"(%49) : (i32) -> index
  %51 = "vector.load"(%16, %50, %43) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %52 = "arith.muli"(%27, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %53 = "arith.addi"(%52, %40) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %54 = "arith.index_castui"(%53) : (i32) -> index
  %55 = "vector.load"(%15, %43, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %56 = "arith.addi"(%42, %10) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %57 = "arith.index_castui"(%56) : (i32) -> index
  %58 = "vector.load"(%15, %57, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %59 = "arith.addi"(%42, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %60 = "arith.index_castui"(%59) : (i32) -> index
  %61 = "vector.load"(%15, %60, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %62 = "arith.addi"(%42, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %63 = "arith.index_castui"(%62) : (i32) -> index
  %64 = "vector.load"(%15, %63, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %65 = "arith.addi"(%42, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %66 = "arith.index_castui"(%65) : (i32) -> index
  %67 = "vector.load"(%15, %66, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %68 = "arith.addi"(%42, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %69 = "arith.index_castui"(%68) : (i32) -> index
  %70 = "vector.load"(%15, %69, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %71 = "arith.addi"(%42, %5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %72 = "arith.index_castui"(%71) : (i32) -> index
  %73 = "vector.load"(%15, %72, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %74 = "arith.addi"(%42, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %75 = "arith.index_castui"(%74) : (i32) -> index
  %76 = "vector.load"(%15, %75, %54) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %77 = "vector.extract"(%55) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %78 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %79 = "vector.extract"(%61) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %80 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %81 = "vector.extract"(%67) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %82 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %83 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %84 = "vector.extract"(%76) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %85 = "vector.from_elements"(%77, %78, %79, %80, %81, %82, %83, %84) : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %86 = "amdgpu.mfma"(%48, %85, %14) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %87 = "amdgpu.mfma"(%51, %85, %14) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %88 = "vector.extract"(%86) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %89 = "vector.broadcast"(%88) : (i32) -> vector<1xi32>
  %90 = "vector.extract"(%86) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %91 = "vector.broadcast"(%90) : (i32) -> vector<1xi32>
  %92 = "vector.extract"(%86) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %93 = "vector.broadcast"(%92) : (i32) -> vector<1xi32>
  %94 = "vector.extract"(%86) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %95 = "vector.broadcast"(%94) : (i32) -> vector<1xi32>
  %96 = "vector.extract"(%87) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %97 = "vector.broadcast"(%96) : (i32) -> vector<1xi32>
  %98 = "vector.extract"(%87) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %99 = "vector.broadcast"(%98) : (i32) -> vector<1xi32>
  %100 = "vector.extract"(%87) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %101 = "vector.broadcast"(%100) : (i32) -> vector<1xi32>
  %102 = "vector.extract"(%87) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %103 = "vector.broadcast"(%102) : (i32) -> vector<1xi32>
  %104 = "vector.load"(%23, %54) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %105 = "vector.extract"(%104) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %106 = "vector.broadcast"(%105) : (i32) -> vector<1xi32>
  %107 = "arith.addi"(%89, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %108 = "arith.addi"(%91, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %109 = "arith.addi"(%93, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %110 = "arith.addi"(%95, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %111 = "arith.addi"(%97, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %112 = "arith.addi"(%99, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %113 = "arith.addi"(%101, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %114 = "arith.addi"(%103, %106) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  "vector.store"(%107, %25, %45, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %115 = "arith.addi"(%44, %10) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %116 = "arith.index_castui"(%115) : (i32) -> index
  "vector.store"(%108, %25, %116, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %117 = "arith.addi"(%44, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %118 = "arith.index_castui"(%117) : (i32) -> index
  "vector.store"(%109, %25, %118, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %119 = "arith.addi"(%44, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %120 = "arith.index_castui"(%119) : (i32) -> index
  "vector.store"(%110, %25, %120, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %121 = "arith.addi"(%44, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %122 = "arith.index_castui"(%121) : (i32) -> index
  "vector.store"(%111, %25, %122, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %123 = "arith.addi"(%44, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %124 = "arith.index_castui"(%123) : (i32) -> index
  "vector.store"(%112, %25, %124, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %125 = "arith.addi"(%44, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %126 = "arith.index_castui"(%125) : (i32) -> index
  "vector.store"(%113, %25, %126, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %127 = "arith.addi"(%44, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %128 = "arith.index_castui"(%127) : (i32) -> index
  "vector.store"(%114, %25, %128, %54) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
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
