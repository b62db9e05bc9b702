"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 31 : index}> : () -> index
  %1 = "arith.constant"() <{value = 30 : index}> : () -> index
  %2 = "arith.constant"() <{value = 29 : index}> : () -> index
  %3 = "arith.constant"() <{value = 28 : index}> : () -> index
  %4 = "arith.constant"() <{value = 27 : index}> : () -> index
  %5 = "arith.constant"() <{value = 26 : index}> : () -> index
  %6 = "arith.constant"() <{value = 25 : index}> : () -> index
  %7 = "arith.constant"() <{value = 24 : index}> : () -> index
  %8 = "arith.constant"() <{value = 23 : index}> : () -> index
  %9 = "arith.constant"() <{value = 22 : index}> : () -> index
  %10 = "arith.constant"() <{value = 21 : index}> : () -> index
  %11 = "arith.constant"() <{value = 20 : index}> : () -> index
  %12 = "arith.constant"() <{value = 19 : index}> : () -> index
  %13 = "arith.constant"() <{value = 18 : index}> : () -> index
  %14 = "arith.constant"() <{value = 17 : index}> : () -> index
  %15 = "arith.constant"() <{value = 15 : index}> : () -> index
  %16 = "arith.constant"() <{value = 14 : index}> : () -> index
  %17 = "arith.constant"() <{value = 13 : index}> : () -> index
  %18 = "arith.constant"() <{value = 12 : index}> : () -> index
  %19 = "arith.constant"() <{value = 11 : index}> : () -> index
  %20 = "arith.constant"() <{value = 10 : index}> : () -> index
  %21 = "arith.constant"() <{value = 9 : index}> : () -> index
  %22 = "arith.constant"() <{value = 8 : index}> : () -> index
  %23 = "arith.constant"() <{value = 7 : index}> : () -> index
  %24 = "arith.constant"() <{value = 6 : index}> : () -> index
  %25 = "arith.constant"() <{value = 5 : index}> : () -> index
  %26 = "arith.constant"() <{value = 4 : index}> : () -> index
  %27 = "arith.constant"() <{value = 3 : index}> : () -> index
  %28 = "arith.constant"() <{value = 2 : index}> : () -> index
  %29 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2x16x1x1xf16>
  %30 = "arith.constant"() <{value = 1 : index}> : () -> index
  %31 = "arith.constant"() <{value = 16 : index}> : () -> index
  %32 = "ub.poison"() <{value = #ub.poison}> : () -> vector<8x1x1xf32>
  %33 = "arith.constant"() <{value = dense<0.000000e+00> : vector<2x1x8x1x1xf32>}> : () -> vector<2x1x8x1x1xf32>
  %34 = "arith.constant"() <{value = 0 : index}> : () -> index
  %35 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %36 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x68xf16, #gpu.address_space<workgroup>>
  %37 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x36xf16, #gpu.address_space<workgroup>>
  %38 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 128 : index}> : () -> index
  %39 = "hal.interface.binding.subspan"(%34) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x32xf16, #gpu.address_space<global>>
  %40 = "memref.assume_alignment"(%39) <{alignment = 64 : i32}> : (memref<32x32xf16, #gpu.address_space<global>>) -> memref<32x32xf16, #gpu.address_space<global>>
  %41 = "hal.interface.binding.subspan"(%34) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf16, #gpu.address_space<global>>
  %42 = "memref.assume_alignment"(%41) <{alignment = 64 : i32}> : (memref<32x64xf16, #gpu.address_space<global>>) -> memref<32x64xf16, #gpu.address_space<global>>
  %43 = "hal.interface.binding.subspan"(%34) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<64xf32, #gpu.address_space<global>>
  %44 = "memref.assume_alignment"(%43) <{alignment = 64 : i32}> : (memref<64xf32, #gpu.address_space<global>>) -> memref<64xf32, #gpu.address_space<global>>
  %45 = "hal.interface.binding.subspan"(%34) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x64xf32, #gpu.address_space<global>>
  %46 = "memref.assume_alignment"(%45) <{alignment = 64 : i32}> : (memref<32x64xf32, #gpu.address_space<global>>) -> memref<32x64xf32, #gpu.address_space<global>>
  %47:2 = "affine.delinearize_index"(%38) <{static_basis = array<i64: 4, 32>}> : (index) -> (index, index)
  %48:2 = "affine.delinearize_index"(%38) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
  %49 = "affine.apply"(%48#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %50:2 = "affine.delinearize_index"(%38) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %51 = "affine.apply"(%50#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %52 = "affine.apply"(%38) <{map = affine_map<()[s0] -> (s0 + 128)>}> : (index) -> index
  %53:2 = "affine.delinearize_index"(%52) <{static_basis = array<i64: 32, 8>}> : (index) -> (index, index)
  %54 = "affine.apply"(%53#1) <{map = affine_map<()[s0] -> (s0 * 8)>}> : (index) -> index
  %55:2 = "affine.delinearize_index"(%47#1) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %56:3 = "affine.delinearize_index"(%47#1) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %57 = "vector.load"(%40, %48#0, %49) <{nontemporal = false}> : (memref<32x32xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%57, %37, %48#0, %49) <{nontemporal = false}> : (vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %58 = "vector.load"(%42, %50#0, %51) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%58, %36, %50#0, %51) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %59 = "vector.load"(%42, %53#0, %54) <{nontemporal = false}> : (memref<32x64xf16, #gpu.address_space<global>>, index, index) -> vector<8xf16>
  "vector.store"(%59, %36, %53#0, %54) <{nontemporal = false}> : (vector<8xf16>, memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %60 = "affine.linearize_index"(%34, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %61 = "vector.load"(%37, %60, %34) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %62 = "affine.linearize_index"(%34, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %63 = "vector.load"(%37, %62, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %64 = "affine.linearize_index"(%30, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %65 = "vector.load"(%37, %64, %34) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %66 = "affine.linearize_index"(%30, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %67 = "vector.load"(%37, %66, %31) <{nontemporal = false}> : (memref<32x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<16xf16>
  %68 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %69 = "vector.load"(%36, %34, %68) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %70 = "vector.insert"(%69, %29) <{static_position = array<i64: 0, 0, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %71 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %72 = "vector.load"(%36, %30, %71) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %73 = "vector.insert"(%72, %70) <{static_position = array<i64: 0, 1, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %74 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %75 = "vector.load"(%36, %28, %74) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %76 = "vector.insert"(%75, %73) <{static_position = array<i64: 0, 2, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %77 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %78 = "vector.load"(%36, %27, %77) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %79 = "vector.insert"(%78, %76) <{static_position = array<i64: 0, 3, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %80 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %81 = "vector.load"(%36, %26, %80) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %82 = "vector.insert"(%81, %79) <{static_position = array<i64: 0, 4, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %83 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %84 = "vector.load"(%36, %25, %83) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %85 = "vector.insert"(%84, %82) <{static_position = array<i64: 0, 5, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %86 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %87 = "vector.load"(%36, %24, %86) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %88 = "vector.insert"(%87, %85) <{static_position = array<i64: 0, 6, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %89 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %90 = "vector.load"(%36, %23, %89) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.insert"(%90, %88) <{static_position = array<i64: 0, 7, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %92 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %93 = "vector.load"(%36, %22, %92) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "vector.insert"(%93, %91) <{static_position = array<i64: 0, 8, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %95 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %96 = "vector.load"(%36, %21, %95) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %97 = "vector.insert"(%96, %94) <{static_position = array<i64: 0, 9, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %98 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %99 = "vector.load"(%36, %20, %98) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %100 = "vector.insert"(%99, %97) <{static_position = array<i64: 0, 10, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %101 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %102 = "vector.load"(%36, %19, %101) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %103 = "vector.insert"(%102, %100) <{static_position = array<i64: 0, 11, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %104 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %105 = "vector.load"(%36, %18, %104) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "vector.insert"(%105, %103) <{static_position = array<i64: 0, 12, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %107 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %108 = "vector.load"(%36, %17, %107) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %109 = "vector.insert"(%108, %106) <{static_position = array<i64: 0, 13, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %110 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %111 = "vector.load"(%36, %16, %110) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %112 = "vector.insert"(%111, %109) <{static_position = array<i64: 0, 14, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %113 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %114 = "vector.load"(%36, %15, %113) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %115 = "vector.insert"(%114, %112) <{static_position = array<i64: 0, 15, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %116 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %117 = "vector.load"(%36, %31, %116) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %118 = "vector.insert"(%117, %115) <{static_position = array<i64: 1, 0, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %119 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %120 = "vector.load"(%36, %14, %119) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %121 = "vector.insert"(%120, %118) <{static_position = array<i64: 1, 1, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %122 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %123 = "vector.load"(%36, %13, %122) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %124 = "vector.insert"(%123, %121) <{static_position = array<i64: 1, 2, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %125 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %126 = "vector.load"(%36, %12, %125) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %127 = "vector.insert"(%126, %124) <{static_position = array<i64: 1, 3, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %128 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %129 = "vector.load"(%36, %11, %128) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %130 = "vector.insert"(%129, %127) <{static_position = array<i64: 1, 4, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %131 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %132 = "vector.load"(%36, %10, %131) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %133 = "vector.insert"(%132, %130) <{static_position = array<i64: 1, 5, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %134 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %135 = "vector.load"(%36, %9, %134) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %136 = "vector.insert"(%135, %133) <{static_position = array<i64: 1, 6, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %137 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %138 = "vector.load"(%36, %8, %137) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %139 = "vector.insert"(%138, %136) <{static_position = array<i64: 1, 7, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %140 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %141 = "vector.load"(%36, %7, %140) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %142 = "vector.insert"(%141, %139) <{static_position = array<i64: 1, 8, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %143 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %144 = "vector.load"(%36, %6, %143) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %145 = "vector.insert"(%144, %142) <{static_position = array<i64: 1, 9, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %146 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %147 = "vector.load"(%36, %5, %146) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %148 = "vector.insert"(%147, %145) <{static_position = array<i64: 1, 10, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %149 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %150 = "vector.load"(%36, %4, %149) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %151 = "vector.insert"(%150, %148) <{static_position = array<i64: 1, 11, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %152 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %153 = "vector.load"(%36, %3, %152) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %154 = "vector.insert"(%153, %151) <{static_position = array<i64: 1, 12, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %155 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %156 = "vector.load"(%36, %2, %155) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %157 = "vector.insert"(%156, %154) <{static_position = array<i64: 1, 13, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %158 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %159 = "vector.load"(%36, %1, %158) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %160 = "vector.insert"(%159, %157) <{static_position = array<i64: 1, 14, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %161 = "affine.linearize_index"(%47#0, %55#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %162 = "vector.load"(%36, %0, %161) <{nontemporal = false}> : (memref<32x68xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %163 = "vector.insert"(%162, %160) <{static_position = array<i64: 1, 15, 0>}> : (vector<1xf16>, vector<2x16x1x1xf16>) -> vector<2x16x1x1xf16>
  %164 = "vector.transpose"(%163) <{permutation = array<i64: 0, 2, 3, 1>}> : (vector<2x16x1x1xf16>) -> vector<2x1x1x16xf16>
  %165 = "vector.extract"(%164) <{static_position = array<i64: 0, 0, 0>}> : (vector<2x1x1x16xf16>) -> vector<16xf16>
  %166 = "amdgpu.wmma"(%61, %165, %35) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %167 = "amdgpu.wmma"(%65, %165, %35) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %168 = "vector.extract"(%164) <{static_position = array<i64: 1, 0, 0>}> : (vector<2x1x1x16xf16>) -> vector<16xf16>
  %169 = "amdgpu.wmma"(%63, %168, %166) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %170 = "amdgpu.wmma"(%67, %168, %167) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %171 = "vector.extract"(%169) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %172 = "vector.insert"(%171, %32) <{static_position = array<i64: 0, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %173 = "vector.extract"(%169) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %174 = "vector.insert"(%173, %172) <{static_position = array<i64: 1, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %175 = "vector.extract"(%169) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %176 = "vector.insert"(%175, %174) <{static_position = array<i64: 2, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %177 = "vector.extract"(%169) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %178 = "vector.insert"(%177, %176) <{static_position = array<i64: 3, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %179 = "vector.extract"(%169) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %180 = "vector.insert"(%179, %178) <{static_position = array<i64: 4, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %181 = "vector.extract"(%169) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %182 = "vector.insert"(%181, %180) <{static_position = array<i64: 5, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %183 = "vector.extract"(%169) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %184 = "vector.insert"(%183, %182) <{static_position = array<i64: 6, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %185 = "vector.extract"(%169) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %186 = "vector.insert"(%185, %184) <{static_position = array<i64: 7, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %187 = "vector.insert_strided_slice"(%186, %33) <{offsets = [0, 0, 0, 0, 0], strides = [1, 1, 1]}> : (vector<8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
  %188 = "vector.extract"(%170) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %189 = "vector.insert"(%188, %32) <{static_position = array<i64: 0, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %190 = "vector.extract"(%170) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %191 = "vector.insert"(%190, %189) <{static_position = array<i64: 1, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %192 = "vector.extract"(%170) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %193 = "vector.insert"(%192, %191) <{static_position = array<i64: 2, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %194 = "vector.extract"(%170) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %195 = "vector.insert"(%194, %193) <{static_position = array<i64: 3, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %196 = "vector.extract"(%170) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %197 = "vector.insert"(%196, %195) <{static_position = array<i64: 4, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %198 = "vector.extract"(%170) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %199 = "vector.insert"(%198, %197) <{static_position = array<i64: 5, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %200 = "vector.extract"(%170) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %201 = "vector.insert"(%200, %199) <{static_position = array<i64: 6, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %202 = "vector.extract"(%170) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %203 = "vector.insert"(%202, %201) <{static_position = array<i64: 7, 0, 0>}> : (f32, vector<8x1x1xf32>) -> vector<8x1x1xf32>
  %204 = "vector.insert_strided_slice"(%203, %187) <{offsets = [1, 0, 0, 0, 0], strides = [1, 1, 1]}> : (vector<8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
  %205 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  %206 = "vector.load"(%44, %205) <{nontemporal = false}> : (memref<64xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
  %207 = "vector.extract"(%206) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
  %208 = "vector.broadcast"(%207) : (f32) -> vector<2x1x8x1x1xf32>
  %209 = "arith.addf"(%204, %208) <{fastmath = #arith.fastmath<none>}> : (vector<2x1x8x1x1xf32>, vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32>
  %210 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 0, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %211 = "affine.linearize_index"(%34, %34, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %212 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%210, %46, %211, %212) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %213 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 1, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %214 = "affine.linearize_index"(%34, %30, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %215 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%213, %46, %214, %215) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %216 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 2, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %217 = "affine.linearize_index"(%34, %28, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %218 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%216, %46, %217, %218) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %219 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 3, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %220 = "affine.linearize_index"(%34, %27, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %221 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%219, %46, %220, %221) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %222 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 4, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %223 = "affine.linearize_index"(%34, %26, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %224 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%222, %46, %223, %224) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %225 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 5, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %226 = "affine.linearize_index"(%34, %25, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %227 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%225, %46, %226, %227) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %228 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 6, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %229 = "affine.linearize_index"(%34, %24, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %230 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%228, %46, %229, %230) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %231 = "vector.extract"(%209) <{static_position = array<i64: 0, 0, 7, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %232 = "affine.linearize_index"(%34, %23, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %233 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%231, %46, %232, %233) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %234 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 0, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %235 = "affine.linearize_index"(%30, %34, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %236 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%234, %46, %235, %236) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %237 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 1, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %238 = "affine.linearize_index"(%30, %30, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %239 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%237, %46, %238, %239) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %240 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 2, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %241 = "affine.linearize_index"(%30, %28, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %242 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%240, %46, %241, %242) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %243 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 3, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %244 = "affine.linearize_index"(%30, %27, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %245 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%243, %46, %244, %245) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %246 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 4, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %247 = "affine.linearize_index"(%30, %26, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %248 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%246, %46, %247, %248) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %249 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 5, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %250 = "affine.linearize_index"(%30, %25, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %251 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%249, %46, %250, %251) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %252 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 6, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %253 = "affine.linearize_index"(%30, %24, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %254 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%252, %46, %253, %254) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  %255 = "vector.extract"(%209) <{static_position = array<i64: 1, 0, 7, 0>}> : (vector<2x1x8x1x1xf32>) -> vector<1xf32>
  %256 = "affine.linearize_index"(%30, %23, %56#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 8, 2>}> : (index, index, index) -> index
  %257 = "affine.linearize_index"(%47#0, %56#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 16>}> : (index, index) -> index
  "vector.store"(%255, %46, %256, %257) <{nontemporal = false}> : (vector<1xf32>, memref<32x64xf32, #gpu.address_space<global>>, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%37) : (memref<32x36xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%36) : (memref<32x68xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
