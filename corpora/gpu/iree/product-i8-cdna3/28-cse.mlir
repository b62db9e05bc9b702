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
  %28 = "arith.remui"(%26, %12) : (i32, i32) -> i32
  %29 = "arith.divui"(%26, %11) : (i32, i32) -> i32
  %30 = "arith.index_castui"(%29) : (i32) -> index
  %31 = "arith.remui"(%26, %11) : (i32, i32) -> i32
  %32 = "arith.muli"(%31, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %33 = "arith.index_castui"(%32) : (i32) -> index
  %34 = "arith.muli"(%31, %11) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %35 = "arith.index_castui"(%34) : (i32) -> index
  %36 = "arith.divui"(%28, %3) : (i32, i32) -> i32
  %37 = "arith.remui"(%28, %3) : (i32, i32) -> i32
  %38 = "arith.index_castui"(%37) : (i32) -> index
  %39 = "arith.muli"(%36, %11) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %40 = "arith.index_castui"(%39) : (i32) -> index
  %41 = "arith.muli"(%36, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %42 = "arith.index_castui"(%41) : (i32) -> index
  %43 = "vector.load"(%19, %30, %33) <{nontemporal = false}> : (memref<32x32xi8, #gpu.address_space<global>>, index, index) -> vector<4xi8>
  "vector.store"(%43, %16, %30, %33) <{nontemporal = false}> : (vector<4xi8>, memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  %44 = "vector.load"(%21, %30, %35) <{nontemporal = false}> : (memref<32x64xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>
  "vector.store"(%44, %15, %30, %35) <{nontemporal = false}> : (vector<8xi8>, memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %45 = "vector.load"(%16, %38, %40) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %46 = "arith.addi"(%37, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %47 = "arith.index_castui"(%46) : (i32) -> index
  %48 = "vector.load"(%16, %47, %40) <{nontemporal = false}> : (memref<32x40xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>
  %49 = "arith.muli"(%27, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %50 = "arith.addi"(%49, %37) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %51 = "arith.index_castui"(%50) : (i32) -> index
  %52 = "vector.load"(%15, %40, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %53 = "arith.addi"(%39, %10) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %54 = "arith.index_castui"(%53) : (i32) -> index
  %55 = "vector.load"(%15, %54, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %56 = "arith.addi"(%39, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %57 = "arith.index_castui"(%56) : (i32) -> index
  %58 = "vector.load"(%15, %57, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %59 = "arith.addi"(%39, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %60 = "arith.index_castui"(%59) : (i32) -> index
  %61 = "vector.load"(%15, %60, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %62 = "arith.addi"(%39, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %63 = "arith.index_castui"(%62) : (i32) -> index
  %64 = "vector.load"(%15, %63, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %65 = "arith.addi"(%39, %6) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %66 = "arith.index_castui"(%65) : (i32) -> index
  %67 = "vector.load"(%15, %66, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %68 = "arith.addi"(%39, %5) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %69 = "arith.index_castui"(%68) : (i32) -> index
  %70 = "vector.load"(%15, %69, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %71 = "arith.addi"(%39, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %72 = "arith.index_castui"(%71) : (i32) -> index
  %73 = "vector.load"(%15, %72, %51) <{nontemporal = false}> : (memref<32x72xi8, #gpu.address_space<workgroup>>, index, index) -> vector<1xi8>
  %74 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %75 = "vector.extract"(%55) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %76 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %77 = "vector.extract"(%61) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %78 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %79 = "vector.extract"(%67) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %80 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %81 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
  %82 = "vector.from_elements"(%74, %75, %76, %77, %78, %79, %80, %81) : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %83 = "amdgpu.mfma"(%45, %82, %14) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %84 = "amdgpu.mfma"(%48, %82, %14) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
  %85 = "vector.extract"(%83) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %86 = "vector.broadcast"(%85) : (i32) -> vector<1xi32>
  %87 = "vector.extract"(%83) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %88 = "vector.broadcast"(%87) : (i32) -> vector<1xi32>
  %89 = "vector.extract"(%83) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %90 = "vector.broadcast"(%89) : (i32) -> vector<1xi32>
  %91 = "vector.extract"(%83) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %92 = "vector.broadcast"(%91) : (i32) -> vector<1xi32>
  %93 = "vector.extract"(%84) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
  %94 = "vector.broadcast"(%93) : (i32) -> vector<1xi32>
  %95 = "vector.extract"(%84) <{static_position = array<i64: 1>}> : (vector<4xi32>) -> i32
  %96 = "vector.broadcast"(%95) : (i32) -> vector<1xi32>
  %97 = "vector.extract"(%84) <{static_position = array<i64: 2>}> : (vector<4xi32>) -> i32
  %98 = "vector.broadcast"(%97) : (i32) -> vector<1xi32>
  %99 = "vector.extract"(%84) <{static_position = array<i64: 3>}> : (vector<4xi32>) -> i32
  %100 = "vector.broadcast"(%99) : (i32) -> vector<1xi32>
  %101 = "vector.load"(%23, %51) <{nontemporal = false}> : (memref<64xi32, #gpu.address_space<global>>, index) -> vector<1xi32>
  %102 = "vector.extract"(%101) <{static_position = array<i64: 0>}> : (vector<1xi32>) -> i32
  %103 = "vector.broadcast"(%102) : (i32) -> vector<1xi32>
  %104 = "arith.addi"(%86, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %105 = "arith.addi"(%88, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %106 = "arith.addi"(%90, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %107 = "arith.addi"(%92, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %108 = "arith.addi"(%94, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %109 = "arith.addi"(%96, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %110 = "arith.addi"(%98, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  %111 = "arith.addi"(%100, %103) <{overflowFlags = #arith.overflow<none>}> : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  "vector.store"(%104, %25, %42, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %112 = "arith.addi"(%41, %10) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %113 = "arith.index_castui"(%112) : (i32) -> index
  "vector.store"(%105, %25, %113, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %114 = "arith.addi"(%41, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %115 = "arith.index_castui"(%114) : (i32) -> index
  "vector.store"(%106, %25, %115, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %116 = "arith.addi"(%41, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %117 = "arith.index_castui"(%116) : (i32) -> index
  "vector.store"(%107, %25, %117, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %118 = "arith.addi"(%41, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %119 = "arith.index_castui"(%118) : (i32) -> index
  "vector.store"(%108, %25, %119, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %120 = "arith.addi"(%41, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %121 = "arith.index_castui"(%120) : (i32) -> index
  "vector.store"(%109, %25, %121, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %122 = "arith.addi"(%41, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %123 = "arith.index_castui"(%122) : (i32) -> index
  "vector.store"(%110, %25, %123, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
  %124 = "arith.addi"(%41, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %125 = "arith.index_castui"(%124) : (i32) -> index
  "vector.store"(%111, %25, %125, %51) <{nontemporal = false}> : (vector<1xi32>, memref<32x64xi32, #gpu.address_space<global>>, index, index) -> ()
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
